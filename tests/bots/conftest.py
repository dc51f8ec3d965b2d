"""Bots of other people, for as long as a test runs."""

from collections.abc import Iterator

import pytest
from tests.bots import user_bots

from galaktyka.bots.hosting import stop_hosts


@pytest.fixture
def others_bots() -> Iterator[None]:
    user_bots.register()
    yield
    stop_hosts()
    user_bots.unregister()
