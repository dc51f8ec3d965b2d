"""Looking at finished games again, and at their figures."""

import csv
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visit
from tests.web.finished import finished_match
from tests.web.playing import wait_until_ready
from tests.web.serving import Server
from tests.web.visitor import PHONE, Visitor

import galaktyka

ENTRIES = len(finished_match().record.entries)


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Position in the game")


def open_replay(visitor: Visitor, finished: dict[str, Any], at: int = 0) -> Page:
    visitor.page.goto(f"/replay/{finished['table']}#key={finished['key']}&at={at}")
    expect(slider(visitor.page)).to_have_value(str(at))
    expect(visitor.page.locator('[data-panel="map"] .still > *').first).to_be_attached()
    return visitor.page


def shown_points(page: Page) -> list[int]:
    """The victory points on the players' cards."""
    found = page.locator(".player .points b").all_inner_texts()
    return [int(points) for points in found]


def test_positions_are_stepped_through_by_buttons(visit: Visit, finished: dict[str, Any]) -> None:
    page = open_replay(visit(), finished)
    expect(page.get_by_role("button", name="One entry back")).to_be_disabled()
    page.get_by_role("button", name="One entry forward").click()
    expect(slider(page)).to_have_value("1")
    page.get_by_role("button", name="To the end").click()
    expect(slider(page)).to_have_value(str(ENTRIES))
    expect(page.get_by_role("button", name="One turn forward")).to_be_disabled()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    expect(page.locator(".player .points b").first).to_have_text(str(finished_match().scores[0]))
    assert shown_points(page) == finished_match().scores
    page.get_by_role("button", name="One turn back").click()
    before = int(slider(page).input_value())
    assert before < ENTRIES
    seats = {entry.seat for entry in finished_match().record.entries[before:]}
    assert len(seats) == 1
    assert page.url.endswith(f"#at={before}")


def test_positions_are_stepped_through_by_keys(visit: Visit, finished: dict[str, Any]) -> None:
    page = open_replay(visit(), finished, 10)
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("11")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(slider(page)).to_have_value("9")
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(str(ENTRIES))
    page.keyboard.press("Home")
    expect(slider(page)).to_have_value("0")
    page.keyboard.press("Shift+ArrowRight")
    assert int(slider(page).input_value()) > 0
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys of the replay")
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()  # until then keys are for the dialog
    page.keyboard.press("v")
    expect(page.get_by_label("Seen by")).not_to_have_value("0")


def test_a_replay_plays_by_itself_and_stops(visit: Visit, finished: dict[str, Any]) -> None:
    page = open_replay(visit(), finished, ENTRIES - 4)
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider(page)).to_have_value(str(ENTRIES))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(slider(page)).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_log_leads_to_its_moment_and_the_slider_leads_back(
    visit: Visit, finished: dict[str, Any]
) -> None:
    page = open_replay(visit(size=PHONE), finished)
    lines = page.locator(".log .line")
    expect(lines).to_have_count(ENTRIES)
    lines.nth(20).click()
    expect(slider(page)).to_have_value("21")
    expect(page.locator(".log .now")).to_have_count(1)
    slider(page).fill("5")
    expect(slider(page)).to_have_value("5")


def test_somebody_plays_on_from_a_position(visit: Visit, server: Server, finished: dict[str, Any]) -> None:
    visitor = visit()
    page = open_replay(visitor, finished, 30)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from position 30")
    dialog.get_by_label("Name on seat A").fill("Ada")
    dialog.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile(r"/table/[a-z0-9]{12}$"))
    wait_until_ready(page)
    table = page.url.rsplit("/", 1)[1]
    state = server.get(f"/tables/{table}/state", visitor.saved("galaktyka.tables")[table]["key"])
    played = [entry.answer for entry in finished_match().record.entries[:30]]
    assert [line["notation"] for line in state["log"]["lines"]][:30] == played


def test_a_record_that_breaks_off_is_looked_at_and_played_on(visit: Visit, tmp_path: Path) -> None:
    match = galaktyka.new_match("gaia", players=2, seed=11, options={"setup": "first_game"})
    for _ in range(12):
        match.answer(match.decision.answers[0] if match.decision else 0)
    entries = len(match.record.entries)
    (tmp_path / "half.json").write_text(match.dumps(), "utf-8")
    page = visit().page
    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "half.json")
    expect(slider(page)).to_have_value("0")
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(str(entries))
    page.keyboard.press("f")
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile(r"/table/[a-z0-9]{12}$"))
    assert wait_until_ready(page) in ("answers", "commit")
    expect(page.locator("#log .line").first).to_be_visible()


def test_the_figures_of_the_end_are_those_of_the_engine(visit: Visit, finished: dict[str, Any]) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/ending/{finished['table']}#key={finished['key']}")
    match = finished_match()
    table = page.get_by_role("table", name="Points by source")
    expect(table).to_be_visible()
    assert table.locator(".total td").all_inner_texts() == [str(score) for score in match.scores]
    goods = [str(sources.get("goods", 0)) for sources in match.record.by_source]
    row = table.get_by_role("row").filter(has_text="left-over goods")
    assert row.locator("td").all_inner_texts() == goods
    expect(page.get_by_role("img", name="Points by round")).to_be_visible()
    page.locator("summary", has_text="As a table").first.click()
    expect(page.get_by_role("table", name="Points by round")).to_be_visible()

    sources = list(csv.reader(saved(visitor, "Points by source (CSV)").decode("utf-8").splitlines()))
    assert sources[-1] == ["Total", *[str(score) for score in match.scores]]
    by_seat = zip(*[[int(cell) for cell in row[1:]] for row in sources[1:-1]], strict=True)
    assert [sum(points) for points in by_seat] == match.scores
    rounds = list(csv.reader(saved(visitor, "Every round (CSV)").decode("utf-8").splitlines()))
    assert rounds[0][:2] == ["", "Round"]
    picture = ElementTree.fromstring(saved(visitor, "Final position (SVG)"))
    panels = picture.findall("{http://www.w3.org/2000/svg}svg")
    assert len(panels) > len(match.scores)


def saved(visitor: Visitor, button: str) -> bytes:
    with visitor.page.expect_download() as waiting:
        visitor.page.get_by_role("button", name=button).click()
    return waiting.value.path().read_bytes()
