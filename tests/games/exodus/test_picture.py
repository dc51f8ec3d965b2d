"""The pictures of Exodus: complete, named in both languages, silent about what the viewer may not see."""

from collections import Counter
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from tests.games.exodus.saying import GAMES, decisions, start
from tests.games.exodus.scene import Scene, elected, voted
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
    elements,
    title,
)

from galaktyka.core import svg
from galaktyka.core.table import LiveTable
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Speaker
from galaktyka.games.exodus.choices import (
    A_BID,
    A_LETTER,
    F_BALLOT,
    F_CARD,
    F_ORDERS,
    STEP_BATTLES,
    STEP_FIGHTS,
)
from galaktyka.games.exodus.drawing import symbols
from galaktyka.games.exodus.drawing.scene import folded
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import (
    ACTION_CARD_IDS,
    BONUS_CARD_IDS,
    SHIP_IDS,
    TECH_IDS,
    UPGRADE_IDS,
)

# --- positions ---


def crowded() -> Position:
    """A hex with everything in it, a destroyed planet, an exhausted one, kept cards and laws."""
    scene = Scene(5)
    for seat in range(5):
        scene.settle(seat, "sol", 1 + seat)
    scene.fly(0, "cruiser1", "sol", damage=1, cargo=2)
    scene.fly(1, "raider1", "sol")
    scene.fly(2, "transporter1", "sol", cargo=4)
    for word in ("raider1", "raider2", "fighter1", "fighter2", "cruiser1", "cruiser2", "transporter2"):
        scene.fly(3, word, "sol")
    scene.fly(4, "fighter1", "council")
    scene.fit(0, "battle_cruiser", "plasma_cannon", "mpg_shield", "fusion_drive")
    for rocket in ("hypersonic_rocket", "biochemical_rocket", "graviton_rocket"):
        scene.rocket("sol", rocket, 2)
    scene.teach(0, "radar", "cloaking", "basic_research")
    scene.teach(1, "radar")
    scene.keep(0, "c2_1")
    scene.keep(1, "c3_6")
    scene.hold("law_military_technologies", "res_ceasefire", "law_wmd_ban")
    state = scene.state
    state.centaurian[scene.hex("sol")] = 3
    state.destroyed |= 1 << scene.hex("lyra")
    state.marker[scene.hex("lyra")] = state.marker[scene.hex("agni")] = 0
    state.launches = [0, scene.hex("sol"), 0, scene.hex("agni"), -1]
    scene.begin(STEP_BATTLES, roll=[1] * 200)
    return state


@cache
def pictured(name: str) -> View:
    """Views of different games and moments."""
    if name == "crowded":
        return GAME.view(crowded(), 0)
    seats, seed, options = {
        "two": (2, 4, {}),
        "six": (6, 2, {"variant": "long"}),
        "short": (3, 5, {"variant": "short", "turns": "3"}),
    }[name]
    last: View = {}
    for number, (state, _) in enumerate(decisions(seats, seed, **options)):
        if number == 240 or state.over:
            last = GAME.view(state, 0)
            break
    return last


VIEWS = ["two", "six", "short", "crowded"]


# --- every picture ---


@pytest.mark.parametrize("name", VIEWS)
def test_every_panel_is_a_document_with_ids_of_its_own(name: str) -> None:
    drawn = GAME.panels(pictured(name), speaker("pl"))
    assert [panel.id for panel in drawn[:5]] == ["map", "council", "technologies", "market", "supply"]
    assert [panel.id for panel in drawn[5:]] == [f"mat-{seat}" for seat in range(len(drawn) - 5)]
    check_documents(drawn)
    check_ids_are_unique(drawn)
    check_symbols(drawn)
    check_whole_coordinates(drawn)


@pytest.mark.parametrize("name", VIEWS)
def test_every_colour_is_defined_in_the_theme_and_nowhere_else(name: str) -> None:
    drawn = GAME.panels(pictured(name), Speaker())
    check_colours(drawn, symbols.COLOURS)
    check_no_other_colours(drawn, svg.theme(symbols.COLOURS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_every_thing_has_a_title_in_the_language(name: str, language: str) -> None:
    check_titles(GAME.panels(pictured(name), speaker(language)), "exodus")


def test_common_things_are_always_drawn() -> None:
    found = elements(GAME.panels(pictured("crowded"), Speaker()))
    expected = [f"tech-{id_}" for id_ in TECH_IDS] + [f"upgrade-{id_}" for id_ in UPGRADE_IDS]
    expected += [f"bonus-{id_}" for id_ in BONUS_CARD_IDS] + [f"area-{n}" for n in range(1, 6)]
    for seat in range(5):
        expected += [f"card-{seat}-{id_}" for id_ in ACTION_CARD_IDS]
        expected += [f"blueprint-{seat}-{id_}" for id_ in SHIP_IDS]
        expected += [f"seat-{seat}", f"mat-{seat}", f"stock-{seat}-cp"]
    expected += ["hex-sol", "hex-council", "people-sol-4", "rocket-sol-graviton_rocket", "guard-sol"]
    expected += ["ship-0-cruiser1", "ship-3-transporter2", "launch-0", "centaurian-c2_1", "owned-0-radar"]
    expected += ["political-law_wmd_ban", "political-res_ceasefire"]
    assert [id_ for id_ in expected if id_ not in found] == []


def test_prices_in_the_tree_are_those_of_the_viewer() -> None:
    state = crowded()
    first, second = (elements(GAME.panels(GAME.view(state, seat), speaker("en"))) for seat in (0, 2))
    assert "owned" in title(first["tech-radar"])
    assert "Price 13 CP" in title(second["tech-radar"])


def test_a_ship_keeps_its_id_and_only_changes_its_place() -> None:
    scene = Scene(2)
    scene.fly(0, "raider1", "sol")
    before = elements(GAME.panels(GAME.view(scene.state, 0), Speaker()))["ship-0-raider1"]
    scene.fly(0, "raider1", "lyra")
    after = elements(GAME.panels(GAME.view(scene.state, 0), Speaker()))["ship-0-raider1"]
    places = [next(iter(element.iter(SVG + "use"))).attrib for element in (before, after)]
    assert (places[0]["x"], places[0]["y"]) != (places[1]["x"], places[1]["y"])
    assert places[0]["width"] == places[1]["width"]


def test_a_fight_shows_its_hex_and_the_card_of_the_centaurian() -> None:
    scene = Scene(3)
    scene.fly(0, "cruiser1", "sol")
    scene.fly(0, "raider1", "sol")
    scene.state.centaurian[scene.hex("sol")] = 2
    scene.meet_next("c2_1")
    scene.begin(STEP_FIGHTS, roll=[5, 1, 5, 1, 1])
    assert scene.question == "hits"
    for viewer in (0, 2, -1):
        found = elements(GAME.panels(GAME.view(scene.state, viewer), speaker("en")))
        assert title(found["battle"]).startswith("Fight at Sol with a Hostile Centaurian: 3 dice, shield 2")
        assert title(found["battle"]).endswith("damage 1")
    assert "battle" not in elements(GAME.panels(GAME.view(Scene(2).state, 0), Speaker()))


def test_bonus_cards_on_offer_stand_out() -> None:
    for state, _ in decisions(3, 1):
        if GAME.question(state) == "bonus":
            break
    found = elements(GAME.panels(GAME.view(state, 0), Speaker()))
    rects = {id_: found["bonus-" + id_].find(SVG + "rect") for id_ in BONUS_CARD_IDS}
    chosen = [id_ for id_, rect in rects.items() if rect is not None and rect.attrib["class"] == "chosen"]
    assert [f"bonus-{id_}" for id_ in chosen] == [
        made.target for made in (GAME.describe(state, 0, a) for a in state.legal()) if made.target
    ]


def test_an_owners_values_are_shown(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(
        'technology = [{ id = "radar", cp = 2 }]\nupgrade = [{ id = "ssl_cannon", strength = 4 }]\n', "utf-8"
    )
    setting = GAME.setting(2, 1, {}, str(path))
    view = GAME.view(GAME.new_state(setting, LiveTable(1)), 0)
    found = elements(GAME.panels(view, speaker("en")))
    assert title(found["tech-radar"]).endswith("Price 2 CP, base 2.")
    assert "dice in battle: 4" in title(found["upgrade-ssl_cannon"])
    told = "\n".join(line.plain() for line in GAME.screen(view, speaker("en"), "council", 100, []))
    assert "SSL Cannon: dice in battle: 4" in told


# --- secrets ---


def asked(kind: int, seed: int, steps: int) -> Position:
    """A position in which seat 0 has given part of its secret answers and the others none or more."""
    for state, table in decisions(3, seed):
        if state.top() == kind and state.actor() == 0 and state.turn > 1 and state.steps_left(0) > steps - 1:
            for _ in range(steps):
                state.apply(state.legal_for(0)[-1], table)
                if state.top() != kind:
                    break
            if state.top() == kind:
                return state
    raise AssertionError("no such question in this game")


def shown(state: Position, viewer: int) -> str:
    return "".join(panel.layers() for panel in GAME.panels(GAME.view(state, viewer), speaker("en")))


def test_own_orders_are_routes_that_nobody_else_sees() -> None:
    state = asked(F_ORDERS, 3, 1)
    assert 'id="route-0-' in shown(state, 0)
    for viewer in (1, 2, -1):
        assert "route-" not in shown(state, viewer)


def test_an_own_ballot_is_shown_to_its_owner_only() -> None:
    state, table = start(3, 1)
    while state.top() != F_BALLOT:
        state.apply(state.legal()[-1], table)
    state.apply(A_BID + 2, table)
    assert "Your ballot: ?, 2 CP" in shown(state, 0)
    state.apply(A_LETTER + 1, table)
    assert "Your ballot: B, 2 CP" in shown(state, 0)
    for viewer in (1, 2, -1):
        assert "Your ballot" not in shown(state, viewer)


def test_opened_ballots_and_bids_are_shown_to_all() -> None:
    scene = voted()
    for viewer in (0, 2, -1):
        found = elements(GAME.panels(GAME.view(scene.state, viewer), speaker("en")))
        assert title(found["tally-B"]) == "B, Free Market: total 5, adopted"
        assert title(found["tally-A"]) == "A, Emergency Fund: total 3"
        assert title(found["ballot-0"]).endswith("(A): B with 3 CP")
        assert title(found["ballot-3"]).endswith("(D): a void ballot, 1 CP")
        assert "bid" not in title(found["seat-3"])
    found = elements(GAME.panels(GAME.view(elected().state, 0), speaker("en")))
    assert title(found["seat-3"]).endswith("turn-order card 1, Chancellor; bid 3 CP")


def test_a_card_laid_in_secret_is_marked_for_its_owner_only() -> None:
    state = asked(F_CARD, 5, 1)
    assert "your secret choice" in shown(state, 0)
    for viewer in (1, 2, -1):
        assert "your secret choice" not in shown(state, viewer)


@pytest.mark.parametrize("kind", [F_BALLOT, F_CARD, F_ORDERS])
def test_others_secret_answers_change_nothing_in_a_picture(kind: int) -> None:
    state = asked(kind, 5, 1)
    other = state.clone()
    if other.sealed[0] >= 0:
        other.asked |= 1
        other.sealed[0] = -1
    else:
        other.players[0].secret = []
    for viewer in (1, 2, -1):
        assert shown(state, viewer) == shown(other, viewer)


# --- reading ---


@pytest.mark.parametrize("pair", [*svg.TEXT_PAIRS, *symbols.TEXT_PAIRS])
def test_text_can_be_read_on_its_ground(pair: tuple[str, str]) -> None:
    check_legible(pair, symbols.COLOURS)


def test_long_words_are_folded() -> None:
    assert folded("Radar", 12, 100, 2) == ["Radar"]
    assert folded("Tarcza Siatki Wielobiegunowej", 12, 110, 2) == ["Tarcza Siatki", "Wielobiegunowej"]
    assert folded("one two three", 12, 10, 1) == ["one two three"]


# --- along whole games ---


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_every_target_of_an_answer_is_drawn(index: int) -> None:
    seats, options = GAMES[index]
    pointed: set[str] = set()
    seen: Counter[tuple[int, int]] = Counter()
    for state, _ in decisions(seats, 6, **options):
        if state.over:
            break
        step = state.top(), len(state.players[state.actor()].secret)
        seen[step] += 1
        if seen[step] > 4 and seen[step] % 25:
            continue
        pointed |= check_targets(GAME, state)
    assert {"hex", "ship", "tech", "card", "political", "bonus", "blueprint"} <= pointed


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_redrawing_gives_the_same_picture_and_keeps_what_did_not_change(index: int) -> None:
    seats, options = GAMES[index]
    states = (state for state, _ in decisions(seats, 9, **options))
    kept = check_redrawing(GAME, islice(states, 0, 400, 4))
    assert kept > 100 * (3 + seats) // 2
