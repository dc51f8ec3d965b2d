"""The pictures of Gaia Project: complete, named in both languages, the same on every machine.

`python -m tests.games.gaia.test_picture` prints the digests anew after the pictures were meant to change.
"""

import re
from importlib.resources import files

import pytest
from tests.games.pictures import (
    View,
    check_colours,
    check_ids_are_unique,
    check_legible,
    check_no_other_colours,
    check_symbols,
    check_titles,
    check_whole_coordinates,
    digest,
    elements,
    title,
)

import galaktyka
from galaktyka.core import svg
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Speaker
from galaktyka.games.gaia.components import standard_box
from galaktyka.games.gaia.drawing import symbols
from galaktyka.games.gaia.drawing.mats import special_key
from galaktyka.games.gaia.ids import (
    BOARD_ACTION_IDS,
    FACTION_IDS,
    LAYOUT_3_4,
    PLANET_IDS,
    SECTOR_IDS,
    SECTOR_RING,
    TRACK_IDS,
)
from galaktyka.games.gaia.picture import panels

SECTORS = (
    "sector_10", "sector_01", "sector_05a", "sector_09", "sector_02", "sector_03", "sector_06a", "sector_08",
    "sector_04", "sector_07a",
)  # fmt: skip

# hex: structure, owner
STRUCTURES = {
    "3A7": ("planetary_institute", 0), "1B1": ("research_lab", 0), "4A4": ("mine", 0), "8A0": ("mine", 0),
    "9A2": ("mine", 0), "5B5": ("mine", 0), "2B1": ("trading_station", 0), "3B5": ("mine", 0),
    "3B2": ("academy_knowledge", 0), "6A5": ("gaiaformer", 0),
    "1A6": ("trading_station", 1), "2A7": ("mine", 1), "10A7": ("research_lab", 1), "4B0": ("academy_qic", 1),
    "7B0": ("planetary_institute", 1), "5A3": ("mine", 1), "10A2": ("gaiaformer", 1), "8B0": ("mine", 1),
    "2A3": ("planetary_institute", 2), "3A6": ("mine", 2), "1A9": ("trading_station", 2), "5A6": ("mine", 2),
    "6A4": ("research_lab", 2), "10B5": ("mine", 2), "7B4": ("mine", 2), "9B2": ("mine", 2),
    "2B4": ("academy_qic", 3), "4B2": ("mine", 3), "1B5": ("research_lab", 3), "7A1": ("trading_station", 3),
    "6B5": ("mine", 3), "9A8": ("mine", 3), "9B4": ("planetary_institute", 3), "6B3": ("mine", 3),
    "8A10": ("lost_planet_mine", 3), "4A11": ("space_station", 1),
}  # fmt: skip
SATELLITES = {
    "3A8": [0], "3A9": [0], "3B4": [0, 2], "1B2": [0], "1A4": [0, 1], "2A2": [2], "1A7": [2, 3], "1A8": [2],
    "4B5": [1], "4A11": [1], "9B3": [3], "9A7": [3], "9C": [3], "7A11": [1, 3],
}  # fmt: skip
FEDERATIONS = {
    0: ["3A7", "3A8", "3A9", "3B5", "3B4", "1B1", "1B2", "1A4", "3B2"],
    1: ["1A6", "4B0", "4B5", "4A11", "1A4"],
    2: ["2A3", "2A2", "1A9", "1A8", "1A7", "3B4", "3A6"],
    3: ["9B4", "9A8", "9B3", "9C"],
}


def _hex_id(number: str, place: int) -> str:
    if place < 12:
        return f"{number}A{place}"
    return f"{number}B{place - 12}" if place < 18 else f"{number}C"


def _map() -> View:
    box = standard_box()
    sectors: list[View] = []
    hexes: list[View] = []
    for index, ((q, r), name) in enumerate(zip(box.layout_slots(LAYOUT_3_4), SECTORS, strict=True)):
        face = SECTOR_IDS.index(name)
        number = box.sector_numbers[face]
        sectors.append({"id": name, "number": number, "q": q, "r": r, "rotation": 0})
        for place, (dq, dr) in enumerate(SECTOR_RING):
            id_ = _hex_id(number, place)
            planet = box.sector_planets[face][place]
            structure, owner = STRUCTURES.get(id_, ("", -1))
            kind = PLANET_IDS[planet] if planet >= 0 else ""
            hexes.append({
                "id": id_, "q": q + dq, "r": r + dr, "sector": index,
                "planet": "lost" if structure == "lost_planet_mine" else kind,
                "structure": structure, "owner": owner, "shared": 2 if id_ == "8A0" else -1,
                "satellites": SATELLITES.get(id_, []),
                "federations": [seat for seat, cells in FEDERATIONS.items() if id_ in cells],
            })  # fmt: skip
    return {"sectors": sectors, "hexes": hexes}


def _player(seat: int, faction: str, home: str, values: View) -> View:
    on_map: dict[str, int] = {}
    for structure, owner in STRUCTURES.values():
        if owner == seat:
            on_map[structure] = on_map.get(structure, 0) + 1
    player: View = {
        "seat": seat, "faction": faction, "home": home, "vp": 61 + 7 * seat, "credits": 9 + seat, "ore": 4,
        "knowledge": 3, "qic": 1 + seat, "power": [2, 4, 3, 0], "brainstone": "",
        "income": {"credits": 12, "ore": 6, "knowledge": 4, "qic": 1, "power": 5, "tokens": 1},
        "research": [2, 1, 0, 4, 3, 1], "structures": on_map,
        "supply": {"mine": 8 - on_map.get("mine", 0), "satellite": 18, "gaiaformer": 1},
        "gaiaformers": {"owned": 3, "ready": 1, "on_map": 1, "gaia_area": 1},
        "techs": [{"id": "tech_ore_qic", "covered_by": ""}], "tokens": [{"id": "fed_8vp_q", "green": True}],
        "booster": "", "specials": [], "satellites": 7, "stations": 0, "passed": False, "planet_types": 6,
        "sectors": 7, "gaia_planets": 2,
    }  # fmt: skip
    player.update(values)
    return player


def _players() -> list[View]:
    return [
        _player(0, "terrans", "terra", {
            "booster": "booster_05", "power": [3, 6, 4, 2],
            "techs": [
                {"id": "tech_ore_qic", "covered_by": ""}, {"id": "tech_inc_4c", "covered_by": "adv_act_3o"},
                {"id": "tech_act_4pw", "covered_by": ""}, {"id": "tech_types_k", "covered_by": ""},
            ],
            "tokens": [{"id": "fed_12vp", "green": False}, {"id": "fed_8vp_2t", "green": True}],
            "specials": [{"id": "booster_05", "used": False}, {"id": "adv_act_3o", "used": True},
                         {"id": "tech_act_4pw", "used": False}]}),
        _player(1, "ivits", "oxide", {
            "booster": "booster_09", "research": [0, 2, 4, 3, 2, 1], "stations": 1,
            "specials": [{"id": "ivits", "used": True}, {"id": "academy_qic", "used": False}],
            "techs": [{"id": "tech_7vp", "covered_by": ""}, {"id": "tech_big_value4", "covered_by": ""},
                      {"id": "tech_inc_o_pw", "covered_by": "adv_pass_lab"}]}),
        _player(2, "xenos", "desert", {
            "booster": "booster_07", "research": [1, 2, 5, 0, 1, 4], "passed": True,
            "gaiaformers": {"owned": 0, "ready": 0, "on_map": 0, "gaia_area": 0},
            "tokens": [{"id": "fed_6vp_2k", "green": False}, {"id": "fed_7vp_6c", "green": True}]}),
        _player(3, "taklons", "swamp", {
            "booster": "booster_04", "brainstone": "3", "research": [3, 5, 1, 0, 3, 2], "power": [0, 2, 2, 0],
            "specials": [{"id": "booster_04", "used": True}, {"id": "academy_qic", "used": True}],
            "techs": [{"id": "tech_inc_k_c", "covered_by": ""}, {"id": "tech_gaia_3vp", "covered_by": ""}]}),
    ]  # fmt: skip


def late_view() -> View:
    used = ("power_2o", "power_7c", "qic_vp")
    actions = ("power_3k", "power_2step", "power_2o", "power_7c", "power_2k", "power_1step", "power_2t",
               "qic_tech", "qic_fed", "qic_vp")  # fmt: skip
    return {
        "game": "gaia", "seat": 0, "round": 4, "phase": "actions", "active": 0, "turn_order": [1, 2, 3, 0],
        "next_order": [2], "options": {}, "map": _map(),
        "research": {
            "under": [
                "tech_inc_4c", "tech_types_k", "tech_7vp", "tech_act_4pw", "tech_inc_o_pw", "tech_ore_qic",
            ],
            "free": ["tech_gaia_3vp", "tech_big_value4", "tech_inc_k_c"],
            "advanced": [
                "adv_pass_fed", "adv_trig_mine", "", "adv_act_q_5c", "adv_once_sector_o", "adv_once_fed",
            ],
            "terraforming_token": "fed_7vp_2o", "lost_planet": False,
        },
        "actions": [{"id": action, "used": action in used} for action in actions],
        "boosters": ["booster_01", "booster_03", "booster_10"],
        "round_tiles": ["rs_terraform", "rs_mine", "rs_gaia_3", "rs_trading_4", "rs_big_1", "rs_federation"],
        "final_tiles": ["fs_federation_structures", "fs_satellites"],
        "final_counts": [[5, 4, 6, 4], [7, 6, 7, 5]], "neutral": [],
        "tokens_left": {"fed_12vp": 2, "fed_8vp_q": 0, "fed_8vp_2t": 2, "fed_7vp_2o": 2, "fed_7vp_6c": 2,
                        "fed_6vp_2k": 2},
        "players": _players(), "automa": None,
    }  # fmt: skip


def setup_view() -> View:
    """Nobody but the first player has a faction; nothing stands on the map."""
    view = late_view()
    galaxy = _map()
    hexes = galaxy["hexes"]
    assert isinstance(hexes, list)
    for cell in hexes:
        cell.update({"structure": "", "owner": -1, "shared": -1, "satellites": [], "federations": []})
    players = _players()
    for player in players[1:]:
        player.update({"faction": "", "home": "", "booster": "", "tokens": [], "techs": [], "specials": []})
    players[0].update({"booster": "", "tokens": [], "techs": [], "specials": []})
    view.update({"round": 0, "phase": "setup", "map": galaxy, "players": players, "next_order": []})
    view["boosters"] = ["booster_01", "booster_02", "booster_03", "booster_04", "booster_06", "booster_07",
                        "booster_10"]  # fmt: skip
    return view


def solo_view() -> View:
    """Against the Automa: two seats, a neutral player on the final tiles."""
    view = late_view()
    galaxy = _map()
    hexes = galaxy["hexes"]
    assert isinstance(hexes, list)
    for cell in hexes:
        if cell["owner"] > 1:
            cell.update({"structure": "", "owner": -1, "shared": -1})
        cell.update({"satellites": [], "federations": [], "shared": -1})
    players = _players()[:2]
    players[1].update({"faction": "taklons", "home": "swamp", "tokens": [], "techs": [], "specials": []})
    view.update({
        "map": galaxy, "players": players, "turn_order": [1, 0], "next_order": [],
        "final_counts": [[5, 4], [7, 6]], "neutral": [10, 8],
        "automa": {"faction": "taklons", "difficulty": "automa", "vp": 30, "support": 4, "action": 7,
                   "deck_left": 5, "seen": [4, 7]},
    })  # fmt: skip
    return view


VIEWS = {"late": late_view, "setup": setup_view, "solo": solo_view}
DIGESTS = {
    "late": "d688c540d8194638bb2f01760ae5d279c4aa9e0d5d8f41315ac4ae5b912c3f07",
    "setup": "7598fef0f6faf3bbb45ea08e31ec500faf16b1fef710f508b5a6d19d248fa357",
    "solo": "c78bd773a9f4d07584491441464b1a32aa40adf546c19c5b7ba9da43f07fc5d9",
}


@pytest.mark.parametrize("name", VIEWS)
def test_pictures_are_the_same_everywhere(name: str) -> None:
    assert digest(panels(VIEWS[name](), Speaker())) == DIGESTS[name]


@pytest.mark.parametrize("name", VIEWS)
def test_ids_are_unique_on_a_page(name: str) -> None:
    check_ids_are_unique(panels(VIEWS[name](), speaker("en")))


def test_every_symbol_used_is_defined() -> None:
    for make in VIEWS.values():
        check_symbols(panels(make(), speaker("en")))


def test_every_colour_used_is_defined() -> None:
    for make in VIEWS.values():
        check_colours(panels(make(), speaker("en")), symbols.COLOURS)


def test_panels_and_their_order() -> None:
    assert [p.id for p in panels(late_view(), Speaker())] == [
        "map", "research", "scoring", "supply", "mat-0", "mat-1", "mat-2", "mat-3",
    ]  # fmt: skip
    assert "factions" in [p.id for p in panels(setup_view(), Speaker())]
    assert panels(solo_view(), Speaker())[-1].id == "automa"


def test_everything_on_the_table_has_its_element() -> None:
    view = late_view()
    found = elements(panels(view, speaker("en")))
    galaxy = view["map"]
    assert isinstance(galaxy, dict)
    expected = [f"hex-{cell['id']}" for cell in galaxy["hexes"]]
    expected += [f"piece-{id_}" for id_ in STRUCTURES]
    expected += [f"satellite-{id_}-{seat}" for id_, seats in SATELLITES.items() for seat in seats]
    expected += [f"federation-{seat}" for seat in FEDERATIONS]
    expected += [f"action-{id_}" for id_ in BOARD_ACTION_IDS]
    expected += [f"used-{id_}" for id_ in ("power_2o", "power_7c", "qic_vp")]
    for track in TRACK_IDS:
        expected += [f"track-{track}", f"tech-{track}", f"tech-adv-{track}"]
        expected += [f"level-{track}-{level}" for level in range(6)]
        expected += [f"marker-{track}-{seat}" for seat in range(4)]
    expected += ["tech-free1", "tech-free2", "tech-free3", "tracktoken-fed_7vp_2o", "round-now"]
    expected += [f"roundtile-{number}" for number in range(1, 7)] + ["finaltile-0", "finaltile-1"]
    expected += [f"booster-booster_{number:02}" for number in (1, 3, 10, 5, 9, 7, 4)]
    expected += [f"token-{id_}" for id_ in ("fed_12vp", "fed_8vp_q", "fed_8vp_2t", "fed_7vp_2o")]
    expected += [f"mat-{seat}" for seat in range(4)] + ["faction-terrans", "faction-taklons", "shared-8A0"]
    expected += ["special-0-booster_05", "special-1-ivits", "special-3-academy_qic", "sector-10", "final-0-3"]
    assert [id_ for id_ in expected if id_ not in found] == []
    assert "lost_planet" not in found
    assert len([id_ for id_ in found if id_.startswith("piece-")]) == len(STRUCTURES)


def test_factions_can_be_pointed_at_while_they_are_chosen() -> None:
    found = elements(panels(setup_view(), speaker("en")))
    assert [f for f in FACTION_IDS if f"faction-{f}" not in found] == []
    assert "off" in found["faction-lantids"].attrib["class"]
    assert "off" not in found["faction-xenos"].attrib["class"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_every_thing_has_a_title_in_the_language(name: str, language: str) -> None:
    check_titles(panels(VIEWS[name](), speaker(language)), "gaia")


def test_titles_say_what_and_whose() -> None:
    english = elements(panels(late_view(), speaker("en")))
    assert title(english["piece-3A7"]) == "3A7 · Planetary institute of Terrans (A) · Terra"
    assert title(english["hex-9C"]) == "9C · Empty space"
    polish = elements(panels(late_view(), speaker("pl")))
    assert title(polish["piece-3A7"]) == "3A7 · Instytut Planetarny – Terranie (A) · Terra"


def test_both_languages_have_the_same_messages() -> None:
    folder = files("galaktyka") / "locale"
    found = [
        re.findall(r"^[\w-]+", (folder / language / "gaia-picture.ftl").read_text("utf-8"), re.M)
        for language in LANGUAGES
    ]
    assert found[0] == found[1]
    assert len(set(found[0])) == len(found[0])


def test_letters_of_planets_differ_within_a_language() -> None:
    for language in LANGUAGES:
        letters = [speaker(language).word(f"gaia-picture-letter-{planet}") for planet in PLANET_IDS]
        assert len(set(letters)) == len(PLANET_IDS)


def test_special_actions_have_names() -> None:
    for name in (
        "academy_qic",
        "booster_04",
        "tech_act_4pw",
        "adv_act_3o",
        "bescods",
        "ambas",
        "firaks",
        "ivits",
    ):
        assert speaker("en").knows(special_key(name))


def test_no_colour_outside_the_theme() -> None:
    for make in VIEWS.values():
        check_no_other_colours(panels(make(), speaker("en")), svg.theme(symbols.COLOURS))


def test_a_move_leaves_the_still_layer_alone() -> None:
    before = panels(late_view(), speaker("en"))
    view = late_view()
    galaxy = view["map"]
    assert isinstance(galaxy, dict)
    for cell in galaxy["hexes"]:
        if cell["id"] == "10B2":
            cell.update({"structure": "mine", "owner": 0})
    after = panels(view, speaker("en"))
    assert after[0].still == before[0].still
    assert after[0].moving != before[0].moving
    assert [p.moving for p in after[1:]] == [p.moving for p in before[1:]]


def test_coordinates_are_whole_numbers() -> None:
    check_whole_coordinates(panels(late_view(), Speaker()))


def test_owners_take_the_colour_of_their_home() -> None:
    assert panels(late_view(), Speaker())[0].style == (
        "--seat-0:var(--planet-terra);--seat-1:var(--planet-oxide);"
        "--seat-2:var(--planet-desert);--seat-3:var(--planet-swamp)"
    )


@pytest.mark.parametrize(("text", "ground"), symbols.TEXT_PAIRS)
def test_text_on_coloured_things_can_be_read(text: str, ground: str) -> None:
    check_legible((text, ground), symbols.COLOURS)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_can_be_drawn(seats: int) -> None:
    match = galaktyka.new_match("gaia", players=seats, seed=seats)
    step = 0
    while not match.over:
        assert match.decision is not None
        answers = match.decision.answers
        match.answer(answers[(step * 7919 + 13) % len(answers)])
        step += 1
        if step % 25 == 1 or match.over:
            ids = elements(panels(match.view(-1), speaker("pl")))
            assert len([id_ for id_ in ids if id_.startswith("hex-")]) in (133, 190)


if __name__ == "__main__":
    for view_name, make_view in VIEWS.items():
        print(f'    "{view_name}": "{digest(panels(make_view(), Speaker()))}",')
