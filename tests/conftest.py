"""What every test shares: how Hypothesis searches, and which flavour of the package the report is about."""

import hypothesis
import pytest

import galaktyka

# Shared machines stall at random, so no example has a time limit, and the examples are the same everywhere.
hypothesis.settings.register_profile("galaktyka", deadline=None, derandomize=True)
hypothesis.settings.load_profile("galaktyka")

# Checks that the games share say as much when they fail as those in the test files.
pytest.register_assert_rewrite("tests.games", "tests.locale")


def pytest_report_header(config: pytest.Config) -> str:
    flavour = "compiled" if galaktyka.COMPILED else "interpreted"
    return f"galaktyka {galaktyka.__version__}, {flavour}: {galaktyka.__file__}"
