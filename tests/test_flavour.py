"""A run that means to test one flavour of the package must not quietly test the other."""

import os
from pathlib import Path

import galaktyka

SOURCES = Path(__file__).parents[1] / "src"
EXPECT_COMPILED = os.environ.get("GALAKTYKA_EXPECT_COMPILED", "0") == "1"


def test_the_flavour_under_test_is_the_one_asked_for() -> None:
    assert galaktyka.COMPILED == EXPECT_COMPILED, "GALAKTYKA_EXPECT_COMPILED says what this run should test"


def test_the_sources_are_imported_exactly_when_the_interpreted_flavour_is_tested() -> None:
    assert Path(galaktyka.__file__).is_relative_to(SOURCES) == (not EXPECT_COMPILED)
