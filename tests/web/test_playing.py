"""Games at the table, through the page: alone, against each other, by keyboard, with changes of mind."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.playing import (
    ANSWERS,
    COMMIT,
    REDO,
    UNDO,
    answer,
    bot,
    me,
    new_table,
    offered,
    open_lobby,
    play_to_the_end,
    sit_down,
    step_by_keyboard,
    step_by_mouse,
    wait_until_ready,
)
from tests.web.serving import Server
from tests.web.visitor import PHONE, WIDE, Visitor

from galaktyka.games import GAMES

FIRST_GAME = {"setup": "first_game"}


def shown_scores(page: Page) -> list[int]:
    """The points of the result, in the order of seats."""
    rows = page.locator("[data-points]")
    expect(rows.first).to_be_visible()
    pairs = rows.evaluate_all("all => all.map(one => [Number(one.dataset.seat), Number(one.dataset.points)])")
    return [int(points) for _, points in sorted(pairs)]


def verified(record: Path) -> Any:
    """What the engine itself makes of a record: `galaktyka replay --verify`."""
    command = [sys.executable, "-m", "galaktyka", "replay", str(record), "--verify", "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return json.loads(ran.stdout)


def saved_record(visitor: Visitor) -> Path:
    with visitor.page.expect_download() as waiting:
        visitor.page.get_by_role("button", name="Record (JSON)").click()
    path = visitor.folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_end_as_the_engine_says(visit: Visit, server: Server, game: str) -> None:
    seed = GAMES.index(game) + 1
    visitor = visit(size=WIDE if seed % 2 else PHONE)
    page = sit_down(visitor, new_table(server, [me(), bot()], game=game, seed=seed))
    assert play_to_the_end(page, seed) > 10
    expect(page.get_by_role("dialog")).to_be_visible()
    scores = shown_scores(page)
    final = verified(saved_record(visitor))["final"]
    assert scores == final["scores"]
    winner = ["Ada", "Bot"][final["ranks"].index(1)]
    if final["ranks"].count(1) == 1:
        expect(page.get_by_text(f"{winner} wins")).to_be_visible()


def test_a_game_from_the_lobby_to_its_end_by_clicking(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_lobby(page)
    page.locator("summary", has_text="Options").click()
    page.get_by_label("Set-up", exact=True).select_option("first_game")
    page.get_by_role("button", name="Start the game").click()
    play_to_the_end(page, 5)
    assert shown_scores(page) == verified(saved_record(visitor))["final"]["scores"]
    page.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(re.compile(r"/replay/"))


def test_two_browsers_play_each_other_to_the_end(visit: Visit, server: Server) -> None:
    """A whole game of New Frontiers: both pages end with the same scores, which are the engine's."""
    made = new_table(server, [me("Ada"), {"kind": "open"}], game="frontiers", seed=2)
    joined = server.post(f"/tables/{made['table']}/join", {"invitation": made["invitation"], "name": "Bo"})
    ada, bo = visit(), visit(size=PHONE, theme="light")
    pages = [sit_down(ada, made), sit_down(bo, {"table": made["table"], "key": joined["key"]})]
    for page in pages:
        expect(page.get_by_text("Bo", exact=True).first).to_be_visible()
    steps = in_turn(pages, random.Random(2))
    assert min(steps) > 10, "one of them hardly played"
    final = verified(saved_record(ada))["final"]
    assert [shown_scores(page) for page in pages] == [final["scores"]] * 2
    assert saved_record(bo).read_bytes() == saved_record(ada).read_bytes()
    log = server.get(f"/tables/{made['table']}/state?seat=0", made["key"])["log"]["lines"]
    assert {line["seat"] for line in log} == {0, 1}


IS_ASKED = """() => Boolean(document.querySelector(
    '#decision .answer[data-notation]:not(:disabled), #decision button[aria-keyshortcuts="c"]:not(:disabled)'
))"""
IS_OVER = "() => Boolean(document.querySelector('#decision .controls.over'))"


def in_turn(pages: list[Page], chance: random.Random) -> list[int]:
    """Everybody clicks when asked, until every page shows the end; gives how often each did."""
    steps = [0] * len(pages)
    while not all(page.evaluate(IS_OVER) for page in pages):
        for i, page in enumerate(pages):
            if page.evaluate(IS_ASKED):
                step_by_mouse(page, chance)
                steps[i] += 1
        assert sum(steps) < 1500, "the game does not end"
    return steps


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    """From the lobby to the result without a pointer: Tab, arrows, letters, notation, Enter, Escape."""
    page = visit().page
    page.goto("/")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type === 'submit'"):
            break
    page.keyboard.press("Enter")
    assert wait_until_ready(page) == "answers"
    assert play_to_the_end(page, 3, step_by_keyboard) > 10
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


PLACE_IN_FOCUS = "document.activeElement.dataset.of ?? document.activeElement.id"


def test_the_map_is_walked_by_arrows_and_chosen_by_enter(visit: Visit, server: Server) -> None:
    page = sit_down(visit(), new_table(server, [me(), bot()], seed=6))
    chance = random.Random(1)
    while wait_until_ready(page) != "answers" or not page.locator('[data-panel="map"] .choice').count():
        step_by_mouse(page, chance)
    page.locator('[data-panel="map"] [tabindex="0"]').focus()
    page.keyboard.press("PageDown")
    first = page.evaluate(PLACE_IN_FOCUS)
    assert first.startswith("hex-")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "button"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(PLACE_IN_FOCUS) != first
    page.keyboard.press("PageDown")
    chosen = page.evaluate(PLACE_IN_FOCUS)
    before = page.locator("#log .line").count()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => document.querySelectorAll('#log .line').length > before || document.querySelector('dialog')",
        arg=before,
    )
    assert chosen.startswith("hex-")


def test_a_turn_is_taken_back_done_again_and_committed(visit: Visit, server: Server) -> None:
    made = new_table(server, [me(), bot()], options=FIRST_GAME, seed=2)
    page = sit_down(visit(), made)
    chance = random.Random(2)
    while "research" not in (offered(page) if wait_until_ready(page) == "answers" else []):
        step_by_mouse(page, chance)
    before = entries(server, made)
    question = offered(page)
    answer(page, "research")
    expect(page.locator(UNDO)).to_be_enabled()
    assert wait_until_ready(page) == "answers"
    assert offered(page) != question
    page.locator(UNDO).click()
    expect(page.locator(f'{ANSWERS}[data-notation="research"]')).to_be_visible()
    assert offered(page) == question
    assert entries(server, made) == before
    page.locator(REDO).click()
    expect(page.locator(f'{ANSWERS}[data-notation="research"]')).to_have_count(0)
    while wait_until_ready(page) == "answers":
        answer(page, offered(page)[0])
    page.locator(COMMIT).click()
    expect(page.locator(COMMIT)).to_be_disabled()
    page.wait_for_function("document.querySelector('#decision') !== null")
    assert len(entries(server, made)) > len(before)


def entries(server: Server, made: dict[str, Any]) -> list[str]:
    """The notation of everything entered so far, as the player's seat sees it."""
    log = server.get(f"/tables/{made['table']}/state?seat=0", made["key"])["log"]["lines"]
    return [line["notation"] for line in log]


def test_a_reload_in_the_middle_of_a_choice_loses_nothing(visit: Visit, server: Server) -> None:
    made = new_table(server, [me(), bot()], options=FIRST_GAME, seed=2)
    page = sit_down(visit(), made)
    chance = random.Random(2)
    while "research" not in (offered(page) if wait_until_ready(page) == "answers" else []):
        step_by_mouse(page, chance)
    answer(page, "research")
    expect(page.locator(f'{ANSWERS}[data-notation="research"]')).to_have_count(0)
    wait_until_ready(page)
    halfway, prompt = offered(page), page.locator("#decision .prompt").inner_text()
    page.reload()
    expect(page.locator("#decision")).to_be_visible()
    assert wait_until_ready(page) == "answers"
    assert offered(page) == halfway
    assert page.locator("#decision .prompt").inner_text() == prompt
    expect(page.locator(UNDO)).to_be_enabled()


def test_somebody_without_a_key_watches_and_cannot_act(visit: Visit, server: Server) -> None:
    made = new_table(server, [me(), bot()], options=FIRST_GAME)
    page = visit().page
    page.goto(f"/table/{made['table']}")
    expect(page.locator("#decision")).to_be_visible()
    expect(page.locator(ANSWERS)).to_have_count(0)
    expect(page.locator(COMMIT)).to_have_count(0)
