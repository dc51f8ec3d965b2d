"""Every screen of the client and how one gets there: what accessibility, words and pictures are checked on."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.playing import bot, me, new_table, sit_down, step_by_mouse, wait_until_ready
from tests.web.serving import Server
from tests.web.visitor import Visitor

Screen = Callable[[Visitor, Server, dict[str, Any]], None]
EARLY_STEPS = 12


def settled(page: Page) -> None:
    """Nothing is being loaded any more."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("main [role=status]")).to_have_count(0)


def lobby(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    visitor.page.goto("/")
    expect(visitor.page.locator("form [type=submit]")).to_be_visible()
    for summary in visitor.page.locator("main summary").all():
        summary.click()
    settled(visitor.page)


def settings(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    visitor.page.goto("/")
    expect(visitor.page.locator("form [type=submit]")).to_be_visible()
    visitor.page.locator("header button.icon").click()
    expect(visitor.page.locator("dialog")).to_be_visible()


def joining(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    made = new_table(server, [me(), {"kind": "open"}])
    visitor.page.goto(f"/table/{made['table']}#invite={made['invitation']}")
    expect(visitor.page.locator("#join-name")).to_be_visible()


def waiting(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    made = new_table(server, [me(), {"kind": "open"}])
    visitor.page.goto(f"/table/{made['table']}#key={made['key']}")
    expect(visitor.page.locator("#waiting-seats")).to_be_visible()
    settled(visitor.page)


def table(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    page = sit_down(visitor, new_table(server, [me(), bot()], seed=4))
    chance = random.Random(4)
    for _ in range(EARLY_STEPS):
        step_by_mouse(page, chance)
    wait_until_ready(page)
    page.mouse.move(1, 1)


def table_dialogs(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    page = sit_down(visitor, new_table(server, [me(), bot()], seed=4))
    wait_until_ready(page)
    page.locator("#decision .rule").click()
    expect(page.locator("dialog")).to_be_visible()


def table_over(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    visitor.page.goto(f"/table/{finished['table']}#key={finished['key']}")
    visitor.page.locator("#decision .controls.over .primary").click()
    expect(visitor.page.locator("dialog .chart").first).to_be_visible()


def ending(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    visitor.page.goto(f"/ending/{finished['table']}#key={finished['key']}")
    expect(visitor.page.locator(".chart").first).to_be_visible()
    for summary in visitor.page.locator("main summary").all():
        summary.click()


def replay(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    visitor.page.goto(f"/replay/{finished['table']}#key={finished['key']}&at=40")
    expect(visitor.page.locator('[data-panel="map"] .still > *').first).to_be_attached()
    visitor.page.locator(".player button").first.click()
    settled(visitor.page)


def replay_fork(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    replay(visitor, server, finished)
    visitor.page.keyboard.press("f")
    expect(visitor.page.locator("dialog select").first).to_be_visible()


def nowhere(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    visitor.page.goto("/no/such/page")
    expect(visitor.page.locator("h1")).to_be_visible()


SCREENS: dict[str, Screen] = {
    "lobby": lobby,
    "settings": settings,
    "joining": joining,
    "waiting": waiting,
    "table": table,
    "table-dialogs": table_dialogs,
    "table-over": table_over,
    "ending": ending,
    "replay": replay,
    "replay-fork": replay_fork,
    "nowhere": nowhere,
}
