"""Eclipse in a terminal: every part in words, within the width, with what can be chosen pointed out."""

import pytest
from tests.games.eclipse.saying import GAMES, decisions
from tests.games.eclipse.scene import Scene
from tests.games.screens import check_parts, lines

from galaktyka.core.text import LANGUAGES
from galaktyka.games.eclipse.game import GAME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("index", range(len(GAMES)))
def test_every_part_is_drawn_in_words_with_known_styles(index: int, language: str) -> None:
    seats, options = GAMES[index]
    for number, (state, _) in enumerate(decisions(seats, 4, **options)):
        if number % 40 == 0 or state.over:
            seat = state.actor() if not state.over else -1
            marked = [] if state.over else [GAME.describe(state, seat, a).target for a in state.legal()]
            check_parts(GAME, state, seat, language, marked)


def test_the_map_tells_sectors_squares_wormholes_and_ships() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("106", (0, -1))
    scene.control(0, "106")
    scene.cube(0, "106", 1)
    scene.ship(0, "cruiser", "106", 2)
    scene.ship(1, "interceptor", "106")
    text = "\n".join(lines(GAME, scene.state, "map", ["sector-106", "zone-1_-1"]))
    assert text.startswith("Round 1/8 Action phase")
    assert "*106 A 2" in text
    assert "M•S" in text
    assert "A2cB1i" in text
    assert "*1,-1" in text
    assert "!1X" in text
    assert "*1,-1" not in "\n".join(lines(GAME, scene.state, "map", []))


def test_sectors_touch_as_on_the_board() -> None:
    """Two lines lower for half a hex, a column further for each q."""
    scene = Scene("planta", "mechanema")
    page = lines(GAME, scene.state, "map", [])
    places = {
        id_: next((y, line.index(f" {id_} ")) for y, line in enumerate(page) if f" {id_} " in line)
        for id_ in ("001", scene.home(0))
    }
    home, center = places[scene.home(0)], places["001"]
    number = scene.number(scene.home(0))
    half_steps = 2 * scene.state.r(number) + scene.state.q(number)
    assert home[0] - center[0] == 2 * half_steps
    assert (home[1] - center[1]) * scene.state.q(number) >= 0


def test_players_tell_what_they_have() -> None:
    scene = Scene("planta", "mechanema")
    scene.tech(0, "gauss_shield")
    scene.reputation(0, 3)
    scene.reputation(1, 4)
    scene.store(0, "ion_missile")
    text = "\n".join(lines(GAME, scene.state, "mats", []))
    assert "A Planta" in text
    assert "Grid (1): Gauss Shield" in text
    assert "Reputation 3" in text
    assert "Reputation ?" in text
    assert "Reputation 4" not in text
    assert "Ion Missile" in text


def test_blueprints_and_technologies_tell_parts_and_prices() -> None:
    scene = Scene("mechanema", "planta")
    scene.part(0, "hull", "cruiser", 6)
    scene.tray("improved_hull", "starbase", "starbase")
    text = "\n".join(lines(GAME, scene.state, "blueprints", ["part-hull", "space-0-cruiser-2"]))
    assert "6 Hull!" in text
    assert "*2 Ion Cannon" in text
    assert "* Hull: Hull 1." in text
    assert text.index("Mechanema") < text.index("Planta")
    tray = "\n".join(lines(GAME, scene.state, "technologies", ["tech-improved_hull"]))
    assert "* " in tray
    assert "×2" in tray
