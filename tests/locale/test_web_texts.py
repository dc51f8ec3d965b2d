"""The words of the web client: there in both languages, each of them used, none of them missing."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import galaktyka

LANGUAGES = ("en", "pl")
FILES = ("web.ftl", "web-pages.ftl")
LOCALE = Path(galaktyka.__file__).parent / "locale"
PAGES = Path(__file__).parents[2] / "web" / "src"
PREFIXES = ("web", "lobby", "join", "waiting", "replay", "ending", "settings", "page")
QUOTED = re.compile(rf"'((?:{'|'.join(PREFIXES)})-[a-z0-9-]+)'")
COMPUTED = re.compile(rf"`((?:{'|'.join(PREFIXES)})-[a-z0-9-]*)\$\{{")
POLISH_FORMS = {"one", "few", "other"}
OTHERS_SAY = {"log-sealed"}
"""Keys that the server sends, not the page."""


class Contents(visitor.Visitor):
    """The variables of a message and the forms of each number in it.

    A choice that does not show the number it chooses by is one between words: it needs no forms.
    """

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        chosen_by, shown = Contents(), Contents()
        chosen_by.visit(node.selector)
        for variant in node.variants:
            shown.visit(variant.value)
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if chosen_by.variables <= shown.variables and keys & POLISH_FORMS:
            self.forms.append(keys)
        self.generic_visit(node)


@cache
def messages(language: str, file: str) -> dict[str, Contents]:
    found: dict[str, Contents] = {}
    for entry in FluentParser().parse((LOCALE / language / file).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            contents = Contents()
            contents.visit(entry)
            found[entry.id.name] = contents
    return found


def all_keys() -> set[str]:
    return {key for file in FILES for key in messages("en", file)}


@cache
def sources() -> str:
    files = [*PAGES.rglob("*.svelte"), *PAGES.rglob("*.ts")]
    assert len(files) > 20
    return "\n".join(path.read_text("utf-8") for path in sorted(files) if ".test." not in path.name)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_things(file: str) -> None:
    english, polish = messages("en", file), messages("pl", file)
    assert list(english) == list(polish)
    assert {key: found.variables for key, found in english.items()} == {
        key: found.variables for key, found in polish.items()
    }


@pytest.mark.parametrize("file", FILES)
def test_polish_numbers_have_all_their_forms(file: str) -> None:
    counted = [(key, forms) for key, found in messages("pl", file).items() for forms in found.forms]
    assert counted
    assert not [key for key, forms in counted if forms != POLISH_FORMS]


def test_every_word_of_the_pages_exists() -> None:
    assert not set(QUOTED.findall(sources())) - all_keys()


def test_every_computed_word_begins_like_one_that_exists() -> None:
    starts = set(COMPUTED.findall(sources()))
    assert not [start for start in starts if not any(key.startswith(start) for key in all_keys())]


def test_no_word_lies_about_unused() -> None:
    used = set(QUOTED.findall(sources()))
    starts = tuple(set(COMPUTED.findall(sources())))
    assert not [
        key for key in sorted(all_keys()) if key not in used | OTHERS_SAY and not key.startswith(starts)
    ]
