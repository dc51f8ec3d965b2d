"""Every rule and every worked example of New Frontiers has a test, and the rule index says so."""

import re

from scripts.rule_index import document, document_path, examples, index, rule_sections, untested

LAST_EXAMPLE = 29
LAST_OF_SECTION = {"S": 9, "R": 105}


def test_every_rule_and_every_worked_example_has_a_test() -> None:
    sections, _ = index("frontiers")
    without = untested(sections)
    assert not without, f"no test is named after {', '.join(without)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    _, strays = index("frontiers")
    assert not strays, f"unknown rules in {[f'{test.path}: {test.name}' for test in strays]}"


def test_the_worked_examples_are_all_listed() -> None:
    listed = [rule.id for rule in examples("frontiers").rules]
    assert listed == [f"T{n}" for n in range(1, LAST_EXAMPLE + 1)]


def test_no_rule_is_listed_twice_and_each_has_a_title_and_a_text() -> None:
    rules = [rule for section in rule_sections("frontiers") for rule in section.rules]
    ids = [rule.id for rule in rules]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[RS]\d+[a-z]?", id_) for id_ in ids)
    assert all(rule.title and rule.text for rule in rules)
    for letter, last in LAST_OF_SECTION.items():
        assert max([int(id_[1:].rstrip("a")) for id_ in ids if id_.startswith(letter)]) == last


def test_the_rule_index_is_up_to_date() -> None:
    """`make golden` writes it."""
    sections, _ = index("frontiers")
    written = document_path("frontiers").read_text("utf-8").splitlines()
    assert written == document("frontiers", sections).splitlines(), (
        "docs/rules/frontiers.md is old: make golden"
    )
