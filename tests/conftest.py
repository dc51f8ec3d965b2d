"""What every test shares: how Hypothesis searches, and which flavour of the package the report is about."""

import signal

import hypothesis
import pytest

import galaktyka

# Shared machines stall at random, so no example has a time limit, and the examples are the same everywhere.
hypothesis.settings.register_profile("galaktyka", deadline=None, derandomize=True)
hypothesis.settings.load_profile("galaktyka")

# A shell lets what it starts in the background ignore Ctrl-C, and so would every program that a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Checks that the games share say as much when they fail as those in the test files.
pytest.register_assert_rewrite("tests.games", "tests.locale")


def pytest_report_header(config: pytest.Config) -> str:
    flavour = "compiled" if galaktyka.COMPILED else "interpreted"
    return f"galaktyka {galaktyka.__version__}, {flavour}: {galaktyka.__file__}"
