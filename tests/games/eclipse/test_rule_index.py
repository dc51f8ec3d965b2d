"""Every rule and every worked example of Eclipse has a test, and the rule index says so."""

import re

from scripts.rule_index import document, document_path, examples, index, rule_sections, untested

LAST_EXAMPLE = 32


def test_every_rule_and_every_worked_example_has_a_test() -> None:
    sections, _ = index("eclipse")
    without = untested(sections)
    assert not without, f"no test is named after {', '.join(without)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    _, strays = index("eclipse")
    assert not strays, f"unknown rules in {[f'{test.path}: {test.name}' for test in strays]}"


def test_the_worked_examples_are_all_listed() -> None:
    listed = [rule.id for rule in examples("eclipse").rules]
    assert [id_ for id_ in listed if id_ != "T7b"] == [f"T{n}" for n in range(1, LAST_EXAMPLE + 1)]


def test_no_rule_is_listed_twice_and_each_has_a_title_and_a_text() -> None:
    rules = [rule for section in rule_sections("eclipse") for rule in section.rules]
    ids = [rule.id for rule in rules]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[RS]\d+[a-d]?", id_) for id_ in ids)
    assert all(rule.title and rule.text for rule in rules)


def test_the_rule_index_is_up_to_date() -> None:
    """`make golden` writes it."""
    sections, _ = index("eclipse")
    written = document_path("eclipse").read_text("utf-8").splitlines()
    assert written == document("eclipse", sections).splitlines(), "docs/rules/eclipse.md is old: make golden"
