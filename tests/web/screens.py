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
    table_of(visitor, server, "gaia")


def table_of(visitor: Visitor, server: Server, game: str) -> None:
    """A table of any game, a few random answers on."""
    page = sit_down(visitor, new_table(server, [me(), bot()], game=game, seed=4))
    chance = random.Random(4)
    for _ in range(EARLY_STEPS):
        step_by_mouse(page, chance)
    wait_until_ready(page)
    page.mouse.move(1, 1)


def table_dialogs(visitor: Visitor, server: Server, finished: dict[str, Any]) -> None:
    page = sit_down(visitor, new_table(server, [me(), bot()], seed=4))
    wait_until_ready(page)
    open_rule(page)


# What lies over a table, or beside it: each opens from a table whose player is asked.


def open_rule(page: Page) -> None:
    page.locator("#decision .rule").click()
    expect(page.locator("dialog .content")).not_to_be_empty()


def open_rules(page: Page) -> None:
    page.locator("header nav button.wide").first.click()
    expect(page.locator("dialog .content")).not_to_be_empty()


def open_hints(page: Page) -> None:
    page.locator('#decision button[aria-keyshortcuts="h"]').click()
    expect(page.locator("dialog ol li").first).to_be_visible()


def open_why(page: Page) -> None:
    page.locator("#decision .answer.off").first.click(force=True)  # it is not on offer, and tells why
    expect(page.locator("dialog dd").first).to_be_visible()


def open_settings(page: Page) -> None:
    page.locator("header nav button.icon.wide").click()
    expect(page.locator("dialog #settings-sound")).to_be_visible()


def open_policies(page: Page) -> None:
    page.locator("header nav button.wide").nth(1).click()
    expect(page.locator("dialog .content")).not_to_be_empty()


def open_menu(page: Page) -> None:
    page.locator("header nav button.icon").last.click()
    expect(page.locator("dialog ul li").first).to_be_visible()


def open_keys(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator("dialog kbd").first).to_be_visible()


def open_chat(page: Page) -> None:
    page.locator("#log .switch button").last.click()
    page.locator("#log form input").fill("…")
    page.locator("#log form button").click()
    expect(page.locator("#log li p").first).to_be_visible()


DIALOGS: dict[str, Callable[[Page], None]] = {
    "rule": open_rule,
    "rules": open_rules,
    "hints": open_hints,
    "why": open_why,
    "settings": open_settings,
    "policies": open_policies,
    "menu": open_menu,
    "keys": open_keys,
}


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
    expect(visitor.page.locator("#replay-evaluation")).to_be_visible()
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
