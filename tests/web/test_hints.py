"""Hints at the table and the evaluation of a replay."""

import re
from typing import Any

from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.playing import bot, me, new_table, sit_down, wait_until_ready
from tests.web.serving import Server
from tests.web.test_replay import ENTRIES, open_replay, slider


def test_a_hint_is_asked_for_and_followed_by_keyboard(visit: Visit, server: Server) -> None:
    made = new_table(server, [me(), bot()])
    page = sit_down(visit(), made)
    wait_until_ready(page)
    path = f"/tables/{made['table']}/state?seat=0"
    before = server.get(path, made["key"])["seq"]
    page.keyboard.press("h")
    dialog = page.get_by_role("dialog", name="What the bots would do")
    first = dialog.get_by_role("listitem").first
    expect(first).to_contain_text(re.compile(r"About \d+ points at the end"))
    expect(first.locator(".gain, .loss").first).to_have_text(re.compile(r" [+−]\d+\.\d$"))
    expect(dialog.get_by_role("button", name="Do this")).to_have_count(3)
    button = first.get_by_role("button", name="Do this")
    notation = button.get_attribute("data-notation")
    button.focus()
    page.keyboard.press("Enter")
    wait_until_ready(page)
    state = server.get(path, made["key"])
    assert state["seq"] > before
    assert notation in [line["notation"] for line in state["log"]["lines"]]


def test_a_replay_shows_how_everybody_stood(visit: Visit, finished: dict[str, Any]) -> None:
    page = open_replay(visit(), finished, at=ENTRIES)
    course = page.get_by_role("region", name="As the bots see it")
    shares = course.locator("li b")
    expect(shares).to_have_text([re.compile(r"^(0|100|50) %$")] * shares.count())
    page.get_by_role("button", name="One turn back").click()
    page.get_by_role("slider").fill(str(ENTRIES // 3))
    expect(slider(page)).to_have_value(str(ENTRIES // 3))
    expect(shares.first).to_have_text(re.compile(r"^\d+ %$"))
    course.get_by_role("button", name=re.compile("Turning point")).click()
    at = int(slider(page).input_value())
    assert 0 < at <= ENTRIES
