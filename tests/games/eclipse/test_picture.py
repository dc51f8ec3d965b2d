"""The pictures of Eclipse: complete, named in both languages, the same on every machine.

`python -m tests.games.eclipse.test_picture` prints the digests anew after the pictures were meant to change.
"""

import re
from collections import Counter
from collections.abc import Callable
from itertools import islice

import pytest
from tests.games.eclipse.saying import GAMES, decisions, start
from tests.games.eclipse.scene import Scene
from tests.games.eclipse.warzone import War
from tests.games.pictures import (
    SVG,
    View,
    check_colours,
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
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Speaker
from galaktyka.games.eclipse.choices import F_DISCOVERY, F_KEEP, F_PLACE
from galaktyka.games.eclipse.drawing import symbols
from galaktyka.games.eclipse.drawing.hexes import Layout
from galaktyka.games.eclipse.drawing.scene import lines_of
from galaktyka.games.eclipse.elements import ship_id
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import (
    ACTION_IDS,
    BUILD_IDS,
    DISCOVERY_IDS,
    PART_IDS,
    RESOURCE_IDS,
    SECTOR_IDS,
    SHIP_IDS,
    SPECIES_IDS,
    TECH_IDS,
    TRACK_IDS,
)
from galaktyka.games.eclipse.picture import panels
from galaktyka.games.eclipse.state import HAS_MONOLITH, HAS_ORBITAL

# --- positions by hand, so that pictures depend on the drawing alone ---


def late_scene() -> Scene:
    """Four civilizations: discs, cubes, structures, ships of two owners in one sector, relations."""
    scene = Scene("planta", "mechanema", "hydran_progress", "orion_hegemony")
    scene.sector("106", (0, -1))
    scene.sector("101", (1, -1), bare=False)
    scene.sector("304", (0, -3))
    scene.control(0, "106", "304")
    scene.cube(0, "106", 1)
    scene.mark("106", HAS_MONOLITH | HAS_ORBITAL)
    scene.discovery("304")
    scene.ship(0, "cruiser", "106", 2)
    scene.ship(1, "interceptor", "106", 3)
    scene.state.damage[18] = 1
    scene.tech(0, "plasma_cannon", "orbital", "monolith", "gauss_shield")
    scene.part(0, "plasma_cannon", "cruiser", 2)
    scene.part(1, "shard_hull", "dreadnought", 4)
    scene.store(0, "ion_missile", "muon_source")
    scene.player(1).muon = 0
    scene.reputation(0, 4, 2)
    scene.reputation(1, 3)
    scene.allies(0, 2)
    scene.tray("improved_hull", "starbase", "conifold_field", "fusion_drive")
    scene.player(0).kept = [DISCOVERY_IDS.index("gain_money")]
    scene.player(3).passed = True
    scene.player(2).graveyard = [1, 0, 2]
    scene.state.traitor = 3
    return scene


def late_view() -> View:
    return GAME.view(late_scene().state, 0)


def placing_view() -> View:
    scene = Scene("descendants_of_draco", "mechanema")
    zone = SECTOR_IDS.index(scene.home(0)) * 6
    place = scene.state.zone_of[zone]
    scene.state.push(F_PLACE, 0, SECTOR_IDS.index("305"), SECTOR_IDS.index("316"), place)
    return GAME.view(scene.state, 0)


def battle_view() -> View:
    war = War("terran_directorate", "hydran_progress")
    war.lay("106", 0, -1)
    war.ships(0, "interceptor", 6, "106")
    war.ships(0, "cruiser", 2, "106")
    war.ships(1, "dreadnought", 2, "106")
    war.design(1, "dreadnought", cannons="red orange", computer=1, initiative=9, hull=6)
    war.begin("burst 2 5 blank")
    war.s.damage[12 + 18] = 3
    return GAME.view(war.s, 1)


def found_view() -> View:
    scene = Scene("eridani_empire", "planta")
    scene.state.push(F_DISCOVERY, 0, DISCOVERY_IDS.index("gain_mixed"), SECTOR_IDS.index(scene.home(0)))
    scene.state.drawn = [3, 1]
    scene.state.push(F_KEEP, 0)
    return GAME.view(scene.state, 0)


def species_view() -> View:
    state, _ = start(3, 1)
    return GAME.view(state, state.actor())


VIEWS: dict[str, Callable[[], View]] = {
    "late": late_view,
    "placing": placing_view,
    "battle": battle_view,
    "found": found_view,
    "species": species_view,
}
DIGESTS = {
    "late": "8967e8f476177126ed05de7cc67eca741e5b619912f747c438060d748f69dbf7",
    "placing": "9e42579d37abc3e23f31b8cdbb48b62675ff3626db2daece88ae5ff3f103de36",
    "battle": "1ddb5f8ef6bf3774e0f771f9e97225a846d38f2cc00d776b6407f62b53507caf",
    "found": "050be22c0b48494356c3635f5bac970547818c4496cc73a4785ee8cd3656941f",
    "species": "edc682223c5d6b93306a86192999c3113f95b5f81364fa649005310b168f8c86",
}


@pytest.mark.parametrize("name", VIEWS)
def test_pictures_are_the_same_everywhere(name: str) -> None:
    assert digest(panels(VIEWS[name](), Speaker())) == DIGESTS[name]


@pytest.mark.parametrize("name", VIEWS)
def test_ids_are_unique_on_a_page(name: str) -> None:
    check_ids_are_unique(panels(VIEWS[name](), speaker("en")))


@pytest.mark.parametrize("name", VIEWS)
def test_every_symbol_and_colour_used_is_defined(name: str) -> None:
    drawn = panels(VIEWS[name](), speaker("en"))
    check_symbols(drawn)
    check_colours(drawn, symbols.COLOURS)


def test_no_colour_outside_the_theme() -> None:
    check_no_other_colours(panels(late_view(), speaker("en")), svg.theme(symbols.COLOURS))


@pytest.mark.parametrize("name", VIEWS)
def test_coordinates_are_whole_numbers(name: str) -> None:
    check_whole_coordinates(panels(VIEWS[name](), Speaker()))


def test_panels_and_their_order() -> None:
    common, mats = ["tray", "parts", "supply"], [f"mat-{seat}" for seat in range(4)]
    assert [p.id for p in panels(late_view(), Speaker())] == ["map", *common, *mats]
    assert [p.id for p in panels(placing_view(), Speaker())] == ["map", "placing", *common, *mats[:2]]
    assert [p.id for p in panels(battle_view(), Speaker())] == ["map", "battle", *common, *mats[:2]]
    assert [p.id for p in panels(found_view(), Speaker())] == ["map", "found", "drawn", *common, *mats[:2]]
    assert [p.id for p in panels(species_view(), Speaker())] == ["map", "species", *common, *mats[:3]]


def test_everything_on_the_table_has_its_element() -> None:
    found = elements(panels(late_view(), speaker("en")))
    expected = ["sector-106", "sector-304", "disc-106", "cube-106-1", "square-106-1", "square-106-orbital"]
    expected += ["ship-0-9", "ship-0-10", "ship-1-1", "ship-1-2", "ship-1-3", "ship-npc-1"]
    expected += [
        "tech-improved_hull",
        "tech-conifold_field",
        "part-hull",
        "part-plasma_cannon",
        "stack-outer",
    ]
    for seat in range(4):
        expected += [f"mat-{seat}", f"influence-{seat}", f"colony-{seat}", f"trade-{seat}", f"summary-{seat}"]
        expected += [f"action-{seat}-{action}" for action in ACTION_IDS]
        expected += [f"stock-{seat}-{resource}" for resource in RESOURCE_IDS]
        expected += [f"population-{seat}-{resource}" for resource in RESOURCE_IDS]
        expected += [f"track-{seat}-{track}" for track in TRACK_IDS]
        expected += [f"blueprint-{seat}-{kind}" for kind in SHIP_IDS[:4]]
        expected += [f"build-{seat}-{what}" for what in BUILD_IDS[4:]]
    expected += ["stored-0-ion_missile", "stored-0-muon_source", "reputation-0-1", "reputation-0-2"]
    expected += ["ambassador-0-2", "ambassador-2-0", "kept-0", "graveyard-2", "traitor-3", "start-0"]
    assert [id_ for id_ in expected if id_ not in found] == []
    assert "off" in found["part-improved_hull"].attrib["class"]
    assert "off" not in found["part-plasma_cannon"].attrib["class"]


def test_only_the_own_reputation_is_face_up() -> None:
    state = late_scene().state
    own = elements(panels(GAME.view(state, 0), speaker("en")))
    assert title(own["reputation-0-1"]) == "Reputation tile 1: 4 VP"
    assert title(own["reputation-1-1"]) == "Reputation tile 1"
    for watcher in (1, 2, 3, -1):
        others = elements(panels(GAME.view(state, watcher), speaker("en")))
        assert title(others["reputation-0-1"]) == "Reputation tile 1"
        assert not list(others["reputation-0-1"].iter(SVG + "text"))


def test_drawn_tiles_are_face_up_for_the_one_who_drew() -> None:
    scene = Scene("eridani_empire", "planta")
    scene.state.drawn = [3, 1]
    scene.state.push(F_KEEP, 0)
    mine = elements(panels(GAME.view(scene.state, 0), speaker("en")))
    theirs = elements(panels(GAME.view(scene.state, 1), speaker("en")))
    assert title(mine["drawn-1"]) == "Reputation tile 1: 3 VP"
    assert title(theirs["drawn-1"]) == "Reputation tile 1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_every_thing_has_a_title_in_the_language(name: str, language: str) -> None:
    check_titles(panels(VIEWS[name](), speaker(language)), "eclipse")


def test_ships_keep_their_ids_and_travel() -> None:
    scene = late_scene()
    before = ship_place(scene, "ship-0-9")
    scene.state.move_ship(8, SECTOR_IDS.index("304"))
    assert ship_place(scene, "ship-0-9") != before


def ship_place(scene: Scene, id_: str) -> tuple[str, str]:
    use = elements(panels(GAME.view(scene.state, 0), Speaker()))[id_].find(SVG + "use")
    assert use is not None
    return use.attrib["x"], use.attrib["y"]


def test_many_ships_find_room_in_a_sector() -> None:
    scene = late_scene()
    for seat in range(4):
        scene.ship(seat, "interceptor", "304", 4)
        scene.ship(seat, "cruiser", "304", 1)
    found = elements(panels(GAME.view(scene.state, 0), Speaker()))
    ships = [ship for ship, sector in enumerate(scene.state.ship_at) if sector == SECTOR_IDS.index("304")]
    places = [ship_place(scene, ship_id(ship, 4)) for ship in ships]
    assert len(ships) == len(set(places)) == 20
    assert {ship_id(ship, 4) for ship in ships} <= found.keys()


def test_a_move_leaves_the_still_layer_alone() -> None:
    scene = late_scene()
    before = panels(GAME.view(scene.state, 0), Speaker())[0]
    scene.state.move_ship(8, SECTOR_IDS.index("304"))
    after = panels(GAME.view(scene.state, 0), Speaker())[0]
    assert before.still == after.still
    assert before.moving != after.moving


def test_owners_take_the_colour_of_their_board() -> None:
    style = panels(late_view(), Speaker())[0].style
    assert "--seat-0:var(--color-green)" in style
    assert "--seat-3:var(--color-black)" in style


def test_wormholes_that_meet_are_joined() -> None:
    drawn = panels(late_view(), Speaker())[0].moving
    state = late_scene().state
    joined = sum(bin(state.full[sector]).count("1") for sector in state.placed) // 2
    assert drawn.count('class="link"') == joined > 0


def test_each_turn_of_a_drawn_sector_is_shown_once() -> None:
    found = elements(panels(placing_view(), speaker("en")))
    turns = sorted(id_ for id_ in found if id_.startswith("turn-305"))
    assert turns == [f"turn-305-{rotation}" for rotation in range(len(turns))]
    assert "exploring" in found


def test_a_battle_shows_parties_dice_and_damage() -> None:
    found = elements(panels(battle_view(), speaker("en")))
    assert {"wing-0-interceptor", "wing-0-cruiser", "wing-1-dreadnought", "die-1"} <= found.keys()
    assert len([id_ for id_ in found if id_.startswith("fighter-0-")]) == 8
    hurt = [rect for rect in found["fighter-1-13"].iter(SVG + "rect") if rect.attrib["class"] == "hurt"]
    assert len(hurt) == 3


def test_every_species_part_and_technology_can_be_pointed_at() -> None:
    found = elements(panels(species_view(), speaker("pl")))
    assert {f"species-{species}" for species in SPECIES_IDS} <= found.keys()
    scene = late_scene()
    scene.tray(
        *[
            tech
            for tech in TECH_IDS
            if scene.state.box.tech_copies[TECH_IDS.index(tech)] and tech != "warp_portal"
        ]
    )
    shown = elements(panels(GAME.view(scene.state, 0), speaker("pl")))
    assert len([id_ for id_ in shown if id_.startswith("tech-") and not id_[5].isdigit()]) >= 36
    assert len([id_ for id_ in shown if id_.startswith("part-")]) == len(PART_IDS) - 15


@pytest.mark.parametrize("pair", [*svg.TEXT_PAIRS, *symbols.TEXT_PAIRS])
def test_text_can_be_read_on_its_ground(pair: tuple[str, str]) -> None:
    check_legible(pair, symbols.COLOURS)


def test_hexes_touch_without_gaps() -> None:
    layout = Layout(100, 0, 0)
    assert (layout.x(1), layout.y(0, 1)) == (150, 173)
    assert layout.edge_y(0, 0) == -87
    assert abs(layout.edge_x(0, 1) * 2 - layout.x(1)) <= 1


@pytest.mark.parametrize("edge", range(6))
def test_wormholes_are_half_circles_on_every_edge(edge: int) -> None:
    """The ends are at least two radii apart, so that viewers widen the arc to half a circle."""
    path = Layout(100, 0, 0).hole(0, 0, edge, 130)
    x, y, end_x, end_y, radius = (int(n) for n in re.findall(r"-?\d+", path)[:5])
    assert (end_x - x) ** 2 + (end_y - y) ** 2 >= (2 * radius) ** 2


def test_long_words_are_broken_into_lines() -> None:
    assert lines_of("Wormhole Generator", 11, 60, 2) == ["Wormhole", "Generator"]
    assert lines_of("one two three", 11, 10, 2) == ["one", "two three"]
    assert lines_of("", 11, 10, 2) == []


# --- along whole games ---


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_every_target_of_an_answer_is_drawn(index: int) -> None:
    seats, options = GAMES[index]
    pointed: set[str] = set()
    asked: Counter[int] = Counter()
    for state, _ in decisions(seats, 6, **options):
        if state.over:
            break
        asked[state.top()] += 1
        if asked[state.top()] > 4 and asked[state.top()] % 15:
            continue
        pointed |= check_targets(GAME, state)
    assert {"action", "zone", "sector", "part", "space", "ship", "blueprint", "tech"} <= pointed


@pytest.mark.parametrize("index", [1, 2])
def test_redrawing_gives_the_same_picture_and_keeps_what_did_not_change(index: int) -> None:
    seats, options = GAMES[index]
    states = (state for state, _ in decisions(seats, 8, **options))
    assert check_redrawing(GAME, islice(states, 51)) > 100


if __name__ == "__main__":
    for view_name, make_view in VIEWS.items():
        print(f'    "{view_name}": "{digest(panels(make_view(), Speaker()))}",')
