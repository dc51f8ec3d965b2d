"""Exodus in a terminal: every part in words, within the width, with what can be chosen pointed out."""

import re

import pytest
from tests.games.exodus.saying import GAMES, decisions
from tests.games.exodus.scene import Scene, elected, voted
from tests.games.screens import check_parts, lines

from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.games.exodus.game import GAME


def told_by(scene: Scene, part: str, marked: list[str], width: int = 100) -> list[str]:
    return lines(GAME, scene.state, part, marked, width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("index", range(len(GAMES)))
def test_every_part_is_drawn_in_words_with_known_styles(index: int, language: str) -> None:
    seats, options = GAMES[index]
    for number, (state, _) in enumerate(decisions(seats, 4, **options)):
        if number % 120 == 0 or state.over:
            seat = state.actor() if not state.over else -1
            marked = [] if state.over else [GAME.describe(state, seat, a).target for a in state.legal()]
            check_parts(GAME, state, seat, language, marked)


def test_the_map_tells_planets_and_who_is_there() -> None:
    scene = Scene(3)
    scene.settle(1, "sol", 2)
    scene.fly(0, "cruiser1", "sol", damage=1, cargo=2)
    scene.rocket("sol", "graviton_rocket", 2)
    scene.state.centaurian[scene.hex("sol")] = 3
    told = told_by(scene, "map", ["hex-sol", "ship-0-cruiser1"], 140)
    assert told[0].startswith("Turn 1 of 7")
    assert any("*Sol" in line for line in told)
    assert any(re.search(r"C\d/\d°?B!III", line) for line in told)
    assert "Sol: B×2, Graviton Rocket ×2, *A:cruiser1+2-1" in told


def test_the_council_tells_cards_market_and_supply() -> None:
    scene = Scene(3)
    scene.hold("law_military_technologies")
    scene.state.market[0] = 2
    told = told_by(scene, "council", ["area-2", "upgrade-em_shield"])
    assert "Military Technologies: military technologies cost 2 CP less" in told
    assert any(line.startswith("  1 C  white 6 / 6 CP  red 7 / 3 CP") for line in told)
    assert any(line.startswith("* 2 ·") for line in told)
    assert any(re.match(r"\* \d+× 1 CP \+ 1 P  EM Shield", line) for line in told)


def test_the_council_tells_how_all_voted_and_bid() -> None:
    told = told_by(voted(), "council", [])
    assert told[:5] == [
        *["How all voted", "A 3 Emergency Fund  C 2", "B 5 Free Market ✓  A 3 B 0", "C 0 Council Levy "],
        "Void D 1",
    ]
    assert "Bids D 3 C 2 A 1 B 0" in told_by(elected(), "council", [])


def test_technologies_tell_price_and_owners() -> None:
    scene = Scene(3)
    scene.teach(0, "basic_research")
    scene.teach(2, "basic_research", "radar")
    told = told_by(scene, "technologies", ["tech-radar"])
    assert any(line.startswith("* 12 CP Radar [C]:") for line in told)
    assert any(re.match(r" +✓ +Basic Research \[AC\]:", line) for line in told)


def test_mats_tell_stocks_ships_and_cards() -> None:
    scene = Scene(2)
    scene.give(0, cp=7, axinium=2)
    scene.fly(0, "fighter1", "sol")
    scene.fit(0, "fighter", "ssl_cannon", "ssl_cannon")
    scene.keep(0, "c2_1")
    text = "\n".join(told_by(scene, "mats", ["blueprint-0-fighter"]))
    assert "7 CP  2 axinium" in text
    assert "* Fighter 1/2  3 CP + 2 A  speed 1 dice 4 shield 0 load 0  SSL Cannon, SSL Cannon" in text
    assert "Hostile Centaurian II: 3 dice, shield 2, 3 VP; bonus: 8 CP" in text
    assert "Hand: Research, Build Ships" in text


def test_own_secret_answers_are_told_to_their_owner_only() -> None:
    for state, table in decisions(3, 3):
        if GAME.question(state) == "orders" and state.actor() == 0 and state.steps_left(0) > 1:
            state.apply(state.legal()[-1], table)
            break
    told = [
        "\n".join(line.plain() for line in GAME.screen(GAME.view(state, seat), speaker("en"), "map", 100, []))
        for seat in (0, 1)
    ]
    assert "Your secret answers: go " in told[0]
    assert "Your secret answers" not in told[1]
