"""The pages before a game: putting a table together, coming back to it, inviting others, opening records."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.finished import finished_match
from tests.web.playing import bot, me, new_table, offered, open_lobby, wait_until_ready
from tests.web.serving import Server
from tests.web.visitor import PHONE, WIDE


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_newcomer_starts_a_game_by_clicking(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).page
    open_lobby(page)
    page.get_by_label("Name on seat A").fill("Ada")
    page.get_by_role("radio", name="3 players", exact=True).check()
    expect(page.get_by_role("group", name="Seat C")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile(r"/table/[a-z0-9]{12}$"))
    assert wait_until_ready(page) == "answers"
    assert any(notation.startswith("faction ") for notation in offered(page))
    expect(page.get_by_text("Ada", exact=True).first).to_be_visible()


def test_options_are_explained_and_reach_the_table(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = visitor.page
    open_lobby(page)
    page.locator("summary", has_text="Options").click()
    page.get_by_label("Set-up", exact=True).select_option("first_game")
    expect(page.get_by_text("Fixed factions for the number of players")).to_be_visible()
    expect(page.locator("summary", has_text="Options")).to_contain_text("1 changed")
    page.locator("summary", has_text="The table").click()
    page.get_by_label("Seed", exact=True).fill("many")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("whole number")
    page.get_by_label("Seed", exact=True).fill("12")
    page.get_by_label("Name of the table").fill("Friday evening")
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile(r"/table/"))
    table = page.url.rsplit("/", 1)[1]
    info = server.get(f"/tables/{table}", visitor.saved("galaktyka.tables")[table]["key"])
    assert info["options"]["setup"] == "first_game"
    assert info["name"] == "Friday evening"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]


def test_a_refused_wish_is_said_in_words(visit: Visit) -> None:
    visitor = visit()
    visitor.expected_statuses = {400, 422}
    page = visitor.page
    open_lobby(page)
    page.locator("summary", has_text="Options").click()
    page.get_by_label("Factions", exact=True).fill("martians,terrans")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("martians")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_a_game_is_continued_and_forgotten(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = visitor.page
    made = new_table(server, [me(), bot()], name="Evening game")
    page.goto(f"/table/{made['table']}#key={made['key']}")
    wait_until_ready(page)
    assert made["key"] not in page.url
    page.goto("/")
    entry = page.get_by_role("listitem").filter(has_text="Evening game")
    entry.get_by_role("link", name="Continue").click()
    assert wait_until_ready(page) == "answers"
    page.goto("/")
    entry.get_by_role("button", name="Forget").click()
    expect(entry.get_by_role("alert")).to_contain_text("Its key is kept only in this browser")
    entry.get_by_role("button", name="Forget", exact=True).last.click()
    expect(entry).to_have_count(0)
    assert made["table"] not in visitor.saved("galaktyka.tables")


def test_friends_join_by_a_link_that_was_copied(visit: Visit) -> None:
    host, guest = visit(), visit(size=PHONE)
    open_lobby(host.page)
    host.page.get_by_label("Name on seat A").fill("Ada")
    host.page.get_by_label("Who sits on seat B").select_option("open")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    host.page.get_by_role("button", name="Copy the link").first.click()
    link = host.page.evaluate("navigator.clipboard.readText()")
    assert "#invite=" in link

    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name="You are invited")).to_be_visible()
    guest.page.get_by_label("Your name at the table").fill("Bo")
    guest.page.get_by_role("button", name="Sit down").click()
    for visitor in (host, guest):
        expect(visitor.page.locator("#decision")).to_be_visible()
        expect(visitor.page.get_by_text("Bo", exact=True).first).to_be_visible()
    assert "invite" not in guest.page.url


def test_the_owner_fills_free_seats_with_bots(visit: Visit) -> None:
    page = visit().page
    open_lobby(page)
    page.get_by_role("radio", name="3 players", exact=True).check()
    page.get_by_label("Who sits on seat B").select_option("open")
    page.get_by_label("Who sits on seat C").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Put a bot here (Seat C)").click()
    expect(page.get_by_role("button", name="Open again (Seat C)")).to_be_visible()
    page.get_by_role("button", name="Start now").click()
    assert wait_until_ready(page) == "answers"


def test_a_stranger_takes_a_seat_at_a_public_table(visit: Visit, server: Server) -> None:
    new_table(server, [me(), {"kind": "open"}], name="Open evening", public=True)
    page = visit().page
    page.goto("/")
    entry = page.get_by_role("listitem").filter(has_text="Open evening")
    expect(entry).to_contain_text("1 free seat")
    entry.get_by_role("link", name="Take a seat").click()
    page.get_by_label("Your name at the table").fill("Cy")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#decision")).to_be_visible()


def test_a_record_is_opened_and_a_broken_one_refused_with_its_reason(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.expected_statuses = {400, 422}
    page = visitor.page
    good = finished_match().dumps()
    document = json.loads(good)
    document["entries"][5]["answer"] = "research nav"
    files = {"cut.json": good[:-200], "edited.json": json.dumps(document), "whole.json": good}
    for name, content in files.items():
        (tmp_path / name).write_text(content, "utf-8")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "cut.json")
    expect(page.get_by_role("alert")).to_contain_text("cut.json cannot be opened. This is not a whole record")
    page.locator("input[type=file]").set_input_files(tmp_path / "edited.json")
    expect(page.get_by_role("alert")).to_contain_text("Entry 6 (“research nav”) does not fit the rules")
    page.locator("input[type=file]").set_input_files(tmp_path / "whole.json")
    expect(page).to_have_url(re.compile(r"/replay/[a-z0-9]{12}"))
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()


def test_settings_are_kept_and_change_the_page_at_once(visit: Visit) -> None:
    page = visit(theme="light").page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name="Polski").check()
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Rozpocznij grę")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.reload()
    expect(page.get_by_role("button", name="Rozpocznij grę")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_table_that_is_not_there_is_said_so(visit: Visit) -> None:
    visitor = visit()
    visitor.expected_statuses = {404}
    for page_name in ("ending", "replay"):
        visitor.page.goto(f"/{page_name}/abcdefabcdef")
        expect(visitor.page.get_by_role("alert")).to_contain_text("There is no such table")
