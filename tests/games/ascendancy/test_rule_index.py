"""Every rule of Ascendancy has a test named after it and a function that names it; every worked example too."""

import ast
import re
from pathlib import Path

from scripts import rule_index
from scripts.rule_index import document, document_path, examples, index, rule_sections, untested

SOURCES = Path(__file__).parents[3] / "src" / "galaktyka" / "games" / "ascendancy"
LAST_EXAMPLE = 28
# What no function need do by itself: the table, the data or the kernel does.
WITHOUT_A_FUNCTION = {"U9", "R1", "R9", "R26", "R150", "R175"}


def rules() -> set[str]:
    return {rule.id for section in rule_sections("ascendancy") for rule in section.rules}


def named_in_sources() -> set[str]:
    """Rules in the docstrings of modules, functions and classes, ranges such as R92–R97 among them."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found |= set(re.findall(r"\b[URMH]\d+[a-z]?\b", ast.get_docstring(node) or ""))
    return found


def test_every_rule_and_every_worked_example_has_a_test() -> None:
    sections, _ = index("ascendancy")
    without = untested(sections)
    assert not without, f"no test is named after {', '.join(without)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    _, strays = index("ascendancy")
    assert not strays, f"unknown rules in {[f'{test.path}: {test.name}' for test in strays]}"


def test_every_rule_is_named_by_the_function_that_serves_it() -> None:
    missing = sorted(rules() - named_in_sources() - WITHOUT_A_FUNCTION)
    assert not missing, f"no function names {', '.join(missing)}"


def test_the_worked_examples_are_all_listed() -> None:
    listed = [rule.id for rule in examples("ascendancy").rules]
    assert listed == [f"T{n}" for n in range(1, LAST_EXAMPLE + 1)]
    tested = {id_ for test in rule_index.tests_of("ascendancy") for id_ in test.rules()}
    assert set(listed) <= tested


def test_the_rule_index_is_up_to_date() -> None:
    """`make golden` writes it."""
    sections, _ = index("ascendancy")
    written = document_path("ascendancy").read_text("utf-8").splitlines()
    assert written == document("ascendancy", sections).splitlines(), (
        "docs/rules/ascendancy.md is old: make golden"
    )
