"""A server for each file of tests, on a port and a database of its own."""

from collections.abc import Iterator

import pytest
from tests.server.postgres import Cluster
from tests.server.serving import Server, serving, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    started = Cluster()
    yield started
    started.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.sqlite"
    running: Cluster = request.getfixturevalue("cluster")
    return running.new_database()
