"""Ascendancy in a terminal: every part in words, within the width, with what can be chosen pointed out."""

import pytest
from tests.games.ascendancy.saying import GAMES, decisions, war
from tests.games.ascendancy.scene import Scene
from tests.games.screens import check_parts, lines

from galaktyka.core.text import LANGUAGES
from galaktyka.games.ascendancy.game import GAME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("index", range(len(GAMES)))
def test_every_part_is_drawn_in_words_with_known_styles(index: int, language: str) -> None:
    seats, options = GAMES[index]
    for number, (state, _) in enumerate(decisions(seats, 4, **options)):
        if number % 60 == 0 or state.over:
            check_parts(GAME, state, 0, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_wars_fit_on_the_screen(language: str) -> None:
    for number, (state, _) in enumerate(war(3)):
        if number % 40 == 0 and state.frames:
            check_parts(GAME, state, state.actor(), language)


def settled() -> Scene:
    scene = Scene()
    scene.discover("earth", "ardana", 3)
    scene.control(0, "ardana", "PR")
    scene.ships(0, "ardana", 2)
    scene.ships(0, "L1.2", 1)
    scene.fleet(0, 1, "a", 4, "earth")
    scene.agree(1, 2, 0)
    scene.project(0, "warp_core_refit", 2)
    scene.give(0, 4, 3, 2)
    scene.command(0)
    return scene


def test_the_map_tells_systems_lanes_and_ships() -> None:
    text = "\n".join(lines(GAME, settled().state, "map", ["disc-ardana"]))
    assert "*Ardana" in text
    assert "Aprc A7" in text  # Earth: controller, nodes, single ships and the fleet
    assert "Round 1" in text
    assert "Science Fleet 1 of Federation (A) at Earth: 4 ships" in text
    assert "A at lane Earth–Ardana, sector 2: 1 ship" in text


def test_systems_tell_all_that_is_there() -> None:
    text = " ".join(lines(GAME, settled().state, "systems", []))
    assert "Ardana, planet, controlled by Federation (A). Nodes: 1 Production, 1 Research." in text
    assert "Lanes: 1 of 3." in text


def test_consoles_tell_stocks_cards_and_agreements() -> None:
    text = "\n".join(lines(GAME, settled().state, "mats", ["card-warp_core_refit"]))
    assert "United Federation of Planets  1/5" in text
    assert "4 Production +4" in text  # two nodes and an agreement
    assert "* Warp Core Refit, 2 of 4 Research" in text
    assert "Klingon agreement 2 (+2 Production): held" in text


def test_the_table_tells_order_and_decks() -> None:
    text = "\n".join(lines(GAME, settled().state, "table", []))
    assert "Federation (A): Turn Order card 1" in text
    assert "Systems not discovered: 26" in text
