"""The client in Polish: no key shows through, and no English sentence is left."""

import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from playwright.sync_api import Page
from tests.web.conftest import Visit
from tests.web.screens import SCREENS
from tests.web.serving import Server

READABLE = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        if (!walk.currentNode.parentElement.closest('style, script')) found.push(walk.currentNode.textContent);
    }
    for (const one of document.querySelectorAll('*')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']) {
            if (one.hasAttribute(name)) found.push(one.getAttribute(name));
        }
    }
    found.push(document.title);
    return found.map(words => words.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""
LONGEST_SHARED = 6
"""Shorter words may be the same by chance: Start, Bot, Map."""


def bundle(language: str) -> tuple[FluentBundle, set[str]]:
    made = FluentBundle([language], use_isolating=False)
    keys: set[str] = set()
    for file in (files("galaktyka") / "locale" / language).iterdir():
        if file.name.endswith(".ftl"):
            text = file.read_text("utf-8")
            made.add_resource(FluentResource(text))
            keys |= {entry.id.name for entry in parse(text).body if isinstance(entry, ast.Message)}
    return made, keys


@cache
def every_key() -> frozenset[str]:
    return frozenset(bundle("pl")[1])


@cache
def said_in(language: str) -> dict[str, str]:
    """Messages that need no parameter, by key."""
    made, keys = bundle(language)
    found: dict[str, str] = {}
    for key in keys:
        value = made.get_message(key).value
        if value is not None:
            words, problems = made.format_pattern(value, {})
            if not problems:
                found[key] = str(words)
    return found


@cache
def english_only() -> frozenset[str]:
    """English messages that Polish puts differently everywhere."""
    polish = set(said_in("pl").values())
    return frozenset(
        words for words in said_in("en").values() if len(words) > LONGEST_SHARED and words not in polish
    )


def readable(page: Page) -> list[str]:
    return [str(words) for words in page.evaluate(READABLE)]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_speaks_polish(
    visit: Visit, server: Server, finished: dict[str, Any], screen: str
) -> None:
    visitor = visit(language="pl")
    SCREENS[screen](visitor, server, finished)
    shown = readable(visitor.page)
    assert len(shown) > 2
    assert visitor.page.locator("html").get_attribute("lang") == "pl"
    tokens = {token for words in shown for token in re.findall(r"[a-z0-9_]+(?:-[a-z0-9_]+)+", words)}
    assert not tokens & every_key(), "a key shows through"
    assert not set(shown) & english_only(), "an English sentence is left"
