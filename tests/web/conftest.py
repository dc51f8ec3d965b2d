"""Tests in a real browser against a real server: see `serving.py` and `visitor.py`."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from scripts.need import chromium
from tests.web.finished import bring_record, finished_match
from tests.web.serving import Server, serving
from tests.web.visitor import FLAGS, PATIENCE_MS, Visitor

expect.set_options(timeout=PATIENCE_MS)

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def finished(server: Server) -> dict[str, Any]:
    """A table whose game is over: `table`, `key`."""
    return bring_record(server, finished_match())


@pytest.fixture
def visit(server: Server, browser: Browser, tmp_path: Path) -> Iterator[Visit]:
    """Opens browsers of their own, and after the test looks at what went wrong in any of them."""
    visitors: list[Visitor] = []

    def enter(**manner: Any) -> Visitor:
        visitors.append(Visitor(browser, server, tmp_path, **manner))
        return visitors[-1]

    yield enter
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.close()
    assert not troubles
