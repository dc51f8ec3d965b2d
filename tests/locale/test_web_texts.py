"""The words of the web page: both languages have the same ones, and the page uses no others."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import galaktyka

LOCALE = Path(galaktyka.__file__).parent / "locale"
SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
FILE = "web.ftl"
OTHERS_SAY = {"log-sealed"}
"""Keys of this file that the server sends, not the page."""

# Keys that the page puts together, by how they begin.
MADE_UP = re.compile(r"`(web-[a-z-]*)\$\{")
USED = re.compile(r"'(web-[a-z0-9-]+(?:\.[a-z]+)?)'")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Messages and attributes of a language, with the variables that each one uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in parse((LOCALE / language / FILE).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            for name, pattern in parts:
                variables = Variables()
                if pattern is not None:
                    variables.visit(pattern)
                found[name] = frozenset(variables.names)
    return found


def in_the_page(pattern: re.Pattern[str]) -> set[str]:
    sources = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert sources
    return {key for path in sources for key in pattern.findall(path.read_text("utf-8"))}


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("en") == messages("pl")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_uses_only_words_that_there_are(language: str) -> None:
    missing = in_the_page(USED) - set(messages(language))
    assert not missing


def test_no_word_is_left_over() -> None:
    used = in_the_page(USED)
    starts = tuple(in_the_page(MADE_UP))
    assert [
        key for key in messages("en") if key not in used | OTHERS_SAY and not key.startswith(starts)
    ] == []


def test_polish_counts_have_all_their_forms() -> None:
    """What shows the number it chooses by needs one, few and other; a choice of two words needs no few."""
    checked = 0
    for entry in parse((LOCALE / "pl" / FILE).read_text("utf-8")).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        for element in entry.value.elements:
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
                choice = element.expression
                counted = Variables()
                counted.visit(choice.selector)
                shown = Variables()
                for variant in choice.variants:
                    shown.visit(variant.value)
                if counted.names <= shown.names:
                    keys = {v.key.name for v in choice.variants if isinstance(v.key, ast.Identifier)}
                    assert keys == {"one", "few", "other"}, entry.id.name
                    checked += 1
    assert checked
