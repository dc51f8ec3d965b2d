"""Every rule of Exodus has a test named after it and a function that names it; every worked example too."""

import ast
import re
from pathlib import Path

from scripts import rule_index

SOURCES = Path(__file__).parents[3] / "src" / "galaktyka" / "games" / "exodus"
RULES = {*[f"R{n}" for n in range(1, 113)], "R49a", "R100a"}
EXAMPLES = {f"T{n}" for n in range(1, 15)}
# What the rules module need not do by itself: the table, the data or the kernel does.
WITHOUT_A_FUNCTION = {"R4", "R7", "R91"}


def rules_with_a_test() -> set[str]:
    return {rule for test in rule_index.tests_of("exodus") for rule in test.rules()}


def named_in_sources() -> set[str]:
    """Rules in the docstrings of functions and classes, ranges such as R92–R97 among them."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                text = ast.get_docstring(node) or ""
                found |= set(re.findall(r"R\d+[a-z]?\b", text))
    return found


def test_every_rule_and_every_worked_example_has_a_test() -> None:
    missing = sorted((RULES | EXAMPLES) - rules_with_a_test())
    assert not missing, f"no test is named after {', '.join(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert rules_with_a_test() <= RULES | EXAMPLES


def test_every_rule_is_named_by_the_function_that_serves_it() -> None:
    missing = sorted(RULES - named_in_sources() - WITHOUT_A_FUNCTION)
    assert not missing, f"no function names {', '.join(missing)}"


def test_the_worked_examples_are_all_listed() -> None:
    assert {rule.id for rule in rule_index.examples("exodus").rules} == EXAMPLES


def test_the_rule_index_is_up_to_date() -> None:
    """`make golden` writes it."""
    sections, _ = rule_index.index("exodus")
    written = rule_index.document_path("exodus").read_text("utf-8").splitlines()
    assert written == rule_index.document("exodus", sections).splitlines(), (
        "docs/rules/exodus.md is old: make golden"
    )
