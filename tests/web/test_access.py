"""Everybody can use every screen: axe finds nothing serious, nothing runs out of the window, nothing is mute."""

import random
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.playing import bot, me, new_table, sit_down, step_by_mouse, wait_until_ready
from tests.web.screens import DIALOGS, SCREENS, open_chat, table_of
from tests.web.serving import Server
from tests.web.visitor import PHONE, WIDE

from galaktyka.games import GAMES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
Theme = Literal["light", "dark"]
LOOKS: tuple[tuple[tuple[int, int], tuple[Theme, Theme]], ...] = (
    (WIDE, ("light", "dark")),
    (PHONE, ("dark", "light")),
)
SMALLEST_TARGET = 24
TOO_SMALL = """(all, least) => all.filter(one => {
    const box = one.getBoundingClientRect();
    return Math.min(box.width, box.height) < least && getComputedStyle(one).display !== 'inline';
}).map(one => one.outerHTML.slice(0, 120))"""
USED_UP = ".picture .off"
"""What is out of play is faded on purpose; the guidelines excuse inactive things from contrast."""
EXCUSED = {("label-content-name-mismatch", "<g ")}
"""A thing on the board is named in words; the signs printed on it are not what a voice would call it by."""


@cache
def axe_source() -> str:
    return AXE.read_text("utf-8")


def violations(page: Page, within: str = "body", rules: list[str] | None = None) -> list[str]:
    """What axe finds, as `rule: element`. Run from outside of the page, whose policy allows no foreign script."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source() + "; undefined")
    found = page.evaluate(
        """([within, used, rules]) => axe.run(
            {include: [within], exclude: [used]},
            {resultTypes: ['violations'], ...(rules ? {runOnly: {type: 'rule', values: rules}} : {})},
        )""",
        [within, USED_UP, rules],
    )
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"][:3]
        if (one["id"], node["html"][:3]) not in EXCUSED
    ]


def check_everywhere(page: Page, within: str = "body") -> None:
    """Wide and on a phone, light and dark. Of a second theme only colours can be wrong."""
    for size, themes in LOOKS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme, rules in zip(themes, (None, ["color-contrast"]), strict=True):
            page.emulate_media(color_scheme=theme)
            assert not violations(page, within, rules), (size, theme)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], "the page scrolls sideways"
        small = page.locator("main button:visible, main a:visible").evaluate_all(TOO_SMALL, SMALLEST_TARGET)
        assert not small, size


@pytest.mark.parametrize("game", GAMES)
def test_no_table_shuts_anybody_out(visit: Visit, server: Server, game: str) -> None:
    visitor = visit()
    table_of(visitor, server, game)
    check_everywhere(visitor.page)


@pytest.mark.parametrize("screen", [screen for screen in SCREENS if screen not in ("table", "table-dialogs")])
def test_no_screen_shuts_anybody_out(
    visit: Visit, server: Server, finished: dict[str, Any], screen: str
) -> None:
    visitor = visit()
    SCREENS[screen](visitor, server, finished)
    over = visitor.page.locator("dialog").count() > 0  # what lies beneath is a screen of its own
    check_everywhere(visitor.page, "dialog" if over else "body")


def test_nothing_over_a_table_shuts_anybody_out(visit: Visit, server: Server) -> None:
    """The dialogs and the chat, at one table whose player has answers and others that are refused."""
    visitor = visit()
    page = sit_down(visitor, new_table(server, [me(), bot()], options={"setup": "first_game"}, seed=2))
    chance = random.Random(2)
    while wait_until_ready(page) != "answers" or not page.locator("#decision .answer.off").count():
        step_by_mouse(page, chance)
    for show in DIALOGS.values():
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        show(page)
        check_everywhere(page, "dialog")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    open_chat(page)
    check_everywhere(page, "#log")
