"""The game of known odds, for as long as a test runs."""

from collections.abc import Iterator

import pytest
from tests.arena import toss


@pytest.fixture
def odds_game() -> Iterator[None]:
    toss.register()
    yield
    toss.unregister()
