"""The pictures of Ascendancy: complete, named in both languages, the same on every machine.

`python -m tests.games.ascendancy.test_picture` prints the digests anew after the pictures were meant to change.
"""

import re
from itertools import islice

import pytest
from tests.games.ascendancy.saying import GAMES, decisions, war
from tests.games.ascendancy.scene import Scene
from tests.games.pictures import (
    SVG,
    View,
    check_colours,
    check_documents,
    check_ids_are_unique,
    check_legible,
    check_no_other_colours,
    check_redrawing,
    check_symbols,
    check_targets,
    check_titles,
    check_whole_coordinates,
    digest,
    elements,
    title,
)

from galaktyka.core import svg
from galaktyka.core.glance import as_numbers, table
from galaktyka.core.svg import Panel, theme
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Speaker
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.drawing import symbols
from galaktyka.games.ascendancy.drawing.ground import DISC
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.state import EXHAUSTED, FACE_DOWN

# --- positions by hand, so that pictures depend on the drawing alone ---


def settled(map_model: str = "polar") -> Scene:
    """Three empires with something of everything on the map and on the consoles."""
    scene = Scene(map_model=map_model)
    scene.discover("earth", "ardana", 3)
    scene.discover("earth", "murasaki_312", 2)
    scene.discover("qonos", "rura_penthe", 4)
    scene.discover("romulus", "delta_iv", 2)
    scene.discover("romulus", "risa", 3)
    scene.state.token[ids.MURASAKI_312] = 1
    scene.control(0, "ardana", "PR", "C")
    scene.base(0, "ardana")
    scene.independent("delta_iv", 2, "R", "P")
    scene.state.prewarp[ids.RISA] = 2
    scene.state.lying[ids.RURA_PENTHE] = FACE_DOWN
    scene.ships(0, "ardana", 2)
    scene.ships(1, "L3.2", 3)
    scene.ships(2, "delta_iv", 1)
    scene.open("qonos", 2)
    scene.ships(1, "L6.1", 1)
    scene.fleet(1, 2, "a", 4, "qonos")
    scene.warp(2, "romulus", 2)
    scene.teach(0, "cochrane_institute", "starfleet_academy")
    scene.state.card_at[ids.COCHRANE_INSTITUTE] = EXHAUSTED
    scene.state.derive_power(0)
    scene.project(1, "mass_fire_tactics", 2)
    scene.agree(0, 2, 1)
    scene.agree(1, 3, 0, ready=False)
    for seat in range(3):
        scene.give(seat, 3 + seat, 2, 4)
    scene.state.explored[ids.TRIBBLES], scene.state.bag[ids.TRIBBLES] = 1, 0
    return scene


def plain_view() -> View:
    scene = settled()
    scene.command(0)
    return GAME.view(scene.state, 0)


def hex_view() -> View:
    scene = settled("hex")
    scene.command(0)
    return GAME.view(scene.state, 0)


def placing_view() -> View:
    """A lane of three sectors is being laid from Ardana."""
    scene = settled()
    scene.command(0)
    scene.state.push(c.F_PLACE, 0, ids.ARDANA, 3)
    return GAME.view(scene.state, 0)


def battle_view() -> View:
    scene = settled()
    scene.ships(0, "L3.2", 3)
    scene.command(0)
    scene.roll(1, 3, 5, 2, 6, 4)
    scene.play("attack L3.2")
    return GAME.view(scene.state, 0)


def start_view() -> View:
    """Civilizations are being chosen."""
    state = GAME.empty_state(GAME.setting(3, 1, {"civilizations": "choose"}))
    state.push(c.F_GAME, -1, c.STEP_CIVS)
    state.players[0].civ = 1
    state.push(c.F_CIV, 1)
    return GAME.view(state, 1)


VIEWS = {
    "plain": plain_view,
    "hex": hex_view,
    "placing": placing_view,
    "battle": battle_view,
    "start": start_view,
}
DIGESTS = {
    "plain": "227eef1ca9c3edf89b316e38bc8f524d29d698ca4df104578a00c698c6e91649",
    "hex": "16cd194fd0effd92538fb847204b670a1daff8294c08e52bd8bc4cf8e6135066",
    "placing": "f0536f9414a0beaf8d3f2c4ab9cb144ff1c8808e8a68e752c29e5193398985e4",
    "battle": "9ff5a8131f10fa854e99ebc512089f2f57164c81c52e8dfc20317ac15704ee26",
    "start": "230b6bc384cee532046000cf6bff6c35be445d9cdbb44c6e1e0ef72fe7857931",
}


def drawn(name: str, language: str = "") -> list[Panel]:
    return GAME.panels(VIEWS[name](), speaker(language) if language else Speaker())


@pytest.mark.parametrize("name", VIEWS)
def test_pictures_are_the_same_everywhere(name: str) -> None:
    assert digest(drawn(name)) == DIGESTS[name]


def test_the_arc_of_directions_tells_a_page_all_that_a_dial_needs() -> None:
    placing = table(table(placing_view(), "map"), "placing")
    picture = drawn("placing", "pl")[0].layers()
    arc = picture[picture.index("data-dial") :].split("/>")[0]
    data = dict(re.findall(r'data-([a-z]+)="([^"]*)"', arc))
    spots = placing["spots"]
    assert isinstance(spots, list)
    degrees = [as_numbers(spot)[0] for spot in spots]
    runs = [[int(end) for end in run.split("-")] for run in data["runs"].split()]
    assert [n for first, last in runs for n in range(first, last + 1)] == degrees
    assert data["dial"] == "open #"
    assert data["label"] == "Kierunek w stopniach"
    assert 0 < int(data["inner"]) < int(data["radius"])


@pytest.mark.parametrize("name", VIEWS)
def test_every_picture_is_whole(name: str) -> None:
    panels = drawn(name, "en")
    check_ids_are_unique(panels)
    check_documents(panels)
    check_symbols(panels)
    check_colours(panels, symbols.COLOURS)
    check_no_other_colours(panels, theme(symbols.COLOURS))
    check_whole_coordinates(panels)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_every_thing_has_a_title_in_the_language(name: str, language: str) -> None:
    check_titles(drawn(name, language), "ascendancy")


@pytest.mark.parametrize("pair", [*svg.TEXT_PAIRS, *symbols.TEXT_PAIRS])
def test_text_can_be_read_on_its_ground(pair: tuple[str, str]) -> None:
    check_legible(pair, symbols.COLOURS)


def test_panels_and_their_order() -> None:
    mats = ["mat-0", "mat-1", "mat-2"]
    assert [panel.id for panel in drawn("plain")] == ["map", "table", *mats]
    assert [panel.id for panel in drawn("battle")] == ["map", "combat", "table", *mats]
    assert [panel.id for panel in drawn("start")] == ["map", "civs", "table", *mats]


def test_everything_on_the_table_has_its_element() -> None:
    found = elements(drawn("plain", "en"))
    expected = ["disc-earth", "disc-ardana", "sector-L1-1", "sector-L1-3", "lane-L1", "base-ardana"]
    expected += ["ship-0-ardana", "ship-1-L3-2", "fleet-1-2", "warp-2-1", "level-delta_iv", "prewarp-risa"]
    expected += ["lying-rura_penthe", "token-murasaki_312", "control-ardana", "node-ardana-2"]
    expected += ["card-mass_fire_tactics", "card-cochrane_institute", "agreement-kli_trade_3"]
    expected += ["given-fed_trade_2", "agreement-fed_trade_2", "track-0-weapons", "fleetcard-1-2"]
    expected += ["turn-card-1", "pile-stack", "pile-deck", "discard-tribbles", "stock-2-culture"]
    assert [id_ for id_ in expected if id_ not in found] == []
    assert "tired" in found["card-cochrane_institute"].attrib["class"]
    assert title(found["fleet-1-2"]) == "Marauders 2 of Klingons (B) at Qo’noS: 4 ships"
    assert title(found["disc-delta_iv"]).startswith("Delta IV, planet. Nodes: 1 Production, 1 Research.")


def test_systems_lie_in_their_true_places() -> None:
    """Joined systems lie as far apart as their lane is long, on the picture too."""
    found = elements(drawn("plain"))
    spots: dict[str, tuple[int, int]] = {}
    for id_ in ("disc-earth", "disc-ardana", "disc-murasaki_312"):
        ball = found[id_].find(SVG + "circle")
        assert ball is not None
        spots[id_] = int(ball.attrib["cx"]), int(ball.attrib["cy"])
        assert int(ball.attrib["r"]) == DISC
    home = spots["disc-earth"]
    far, near = [
        (x - home[0]) ** 2 + (y - home[1]) ** 2 for x, y in (spots["disc-ardana"], spots["disc-murasaki_312"])
    ]
    assert abs(far**0.5 / near**0.5 - 7000 / 6000) < 0.02


def test_a_placement_shows_its_arc_and_its_marks() -> None:
    view = placing_view()
    placing = view["map"]
    assert isinstance(placing, dict)
    listed = placing["placing"]["listed"]
    found = elements(GAME.panels(view, speaker("en")))
    assert listed
    assert [f"angle-{spot}" for spot in listed if f"angle-{spot}" not in found] == []
    assert title(found[f"angle-{listed[0]}"]) == f"Direction {listed[0]}°"
    assert 'class="arc"' in GAME.panels(view, Speaker())[0].moving


def test_every_degree_points_at_a_mark_nearby() -> None:
    scene = settled()
    scene.command(0)
    scene.state.push(c.F_PLACE, 0, ids.ARDANA, 3)
    found = elements(GAME.panels(GAME.view(scene.state, 0), Speaker()))
    angles = [answer for answer in scene.state.allowed(0) if c.A_ANGLE <= answer < c.A_CONNECT]
    assert len(angles) > 40
    for answer in angles:
        target = GAME.describe(scene.state, 0, answer).target
        assert target in found
        turn = abs(int(target.removeprefix("angle-")) - (answer - c.A_ANGLE))
        assert min(turn, 360 - turn) <= 60


def test_a_hidden_card_has_its_face_for_nobody() -> None:
    scene = settled()
    scene.command(0)
    for seat in (0, 1, 2, -1):
        found = elements(GAME.panels(GAME.view(scene.state, seat), speaker("en")))
        assert title(found["lying-rura_penthe"]) == "Exploration card, face down"


# --- along whole games ---


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_every_target_of_an_answer_is_drawn(index: int) -> None:
    seats, options = GAMES[index]
    pointed: set[str] = set()
    for number, (state, _) in enumerate(decisions(seats, 6, **options)):
        if not state.over and number % 6 == 0:
            pointed |= check_targets(GAME, state)
    assert {"disc", "ship"} <= pointed


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_every_target_of_a_war_is_drawn(seed: int) -> None:
    pointed: set[str] = set()
    for number, (state, _) in enumerate(war(seed)):
        if not state.over and number % 4 == 0:
            pointed |= check_targets(GAME, state)
    assert {"disc", "fleet"} <= pointed


@pytest.mark.parametrize("index", [1, 2])
def test_redrawing_gives_the_same_picture_and_keeps_what_did_not_change(index: int) -> None:
    seats, options = GAMES[index]
    states = (state for state, _ in decisions(seats, 8, **options))
    assert check_redrawing(GAME, islice(states, 61)) > 100


if __name__ == "__main__":
    for view_name in VIEWS:
        print(f'    "{view_name}": "{digest(drawn(view_name))}",')
