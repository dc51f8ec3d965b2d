"""What the tests of the texts share."""

import pytest

from galaktyka.core.text import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)
