"""Calling somebody back to the table: a sound and a notification, both silent until they are switched on."""

import random
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.playing import bot, me, new_table, sit_down, step_by_mouse, wait_until_ready
from tests.web.serving import Server
from tests.web.visitor import Visitor

LISTEN = """() => {
    window.told = [];
    window.tones = 0;
    window.away = false;
    Object.defineProperty(document, 'hidden', { get: () => window.away });
    window.Notification = class extends Notification {
        constructor(title, options) {
            super(title, options);
            window.told.push({ title, body: options.body, tag: options.tag });
        }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.tones += 1;
        return start.apply(this, when);
    };
}"""
"""Notes every notification and every tone that the browser is really asked for; `away` hides the page."""


def listening(visitor: Visitor, server: Server) -> tuple[Page, dict[str, Any]]:
    visitor.page.add_init_script(f"({LISTEN})()")
    made = new_table(server, [me(), bot()], options={"setup": "first_game"}, seed=2)
    return sit_down(visitor, made), made


def until_asked_again(page: Page, chance: random.Random) -> None:
    """End this turn, and wait until the bot has made its own."""
    while step_by_mouse(page, chance) != "commit":
        pass
    wait_until_ready(page)


def switch(page: Page, *names: str) -> None:
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    for name in names:
        dialog.get_by_role("checkbox", name=name).check()
        expect(dialog.get_by_role("checkbox", name=name)).to_be_checked()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_nobody_is_called_who_did_not_ask(visit: Visit, server: Server) -> None:
    page, _ = listening(visit(allowed=("notifications",)), server)
    page.evaluate("window.away = true")
    until_asked_again(page, random.Random(3))
    assert page.evaluate("[window.told.length, window.tones]") == [0, 0]


def test_a_hidden_page_calls_when_it_is_ones_turn(visit: Visit, server: Server) -> None:
    page, made = listening(visit(allowed=("notifications",)), server)
    chance = random.Random(3)
    wait_until_ready(page)
    switch(page, "Sound when it is my turn", "Notification when it is my turn")
    until_asked_again(page, chance)
    page.wait_for_function("window.tones === 2")
    assert page.evaluate("window.told") == [], "whoever looks at the page needs no notification"
    page.evaluate("window.away = true")
    until_asked_again(page, chance)
    page.wait_for_function("window.told.length === 1")
    told = page.evaluate("window.told[0]")
    assert told["title"] == "Gaia Project"
    assert told["body"]
    assert page.locator("#decision .prompt").inner_text().strip().startswith(told["body"])
    assert told["tag"] == f"galaktyka-{made['table']}"
    assert page.evaluate("window.tones") == 4


def test_what_the_browser_forbids_stays_off_and_says_so(visit: Visit, server: Server) -> None:
    visitor = visit()
    page, _ = listening(visitor, server)
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_role("checkbox", name="Notification")
    box.click()
    expect(page.get_by_text("Your browser does not allow")).to_be_visible()
    expect(box).not_to_be_checked()
    assert not (visitor.saved("galaktyka.settings") or {}).get("notify")
