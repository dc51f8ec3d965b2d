"""The pictures of New Frontiers: complete, named in both languages, the same on every machine.

`python -m tests.games.frontiers.test_picture` prints the digests anew after the pictures were meant to change.
"""

from itertools import islice

import pytest
from tests.games.frontiers.saying import FRONTIERS, GAMES, decisions, start
from tests.games.pictures import (
    SVG,
    View,
    check_colours,
    check_documents,
    check_ids_are_unique,
    check_legible,
    check_redrawing,
    check_symbols,
    check_targets,
    check_titles,
    digest,
    elements,
    title,
)

from galaktyka.core import svg
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Speaker
from galaktyka.games.frontiers.choices import F_CHOOSE, F_DEVELOP, F_EXPLORE, F_SETTLE
from galaktyka.games.frontiers.components import standard_box
from galaktyka.games.frontiers.drawing import symbols
from galaktyka.games.frontiers.drawing.powers import condition_signs, power_signs
from galaktyka.games.frontiers.drawing.signs import Signs, arrange
from galaktyka.games.frontiers.drawing.tiles import PLANET_WIDTH, SIGN, lines_of
from galaktyka.games.frontiers.flow import Position
from galaktyka.games.frontiers.ids import (
    ACTION_IDS,
    CIVIL_SERVICES,
    COLONY_TILES,
    DIPLOMATS,
    DRAFT,
    EXPLORE_TILE,
    FIRST_TECH,
    GOAL_IDS,
    NO_GOOD,
    PLANETS,
    SALES_TAX,
    TILE_IDS,
    TILES,
)
from galaktyka.games.frontiers.picture import panels

FIRST_SIDES = 0x55555555FF  # eight technologies, then every second one


def tile(name: str) -> int:
    return TILE_IDS.index(name)


# --- positions by hand, so that pictures depend on the drawing alone ---


def settle_down(
    state: Position, seat: int, home: str, colonies: list[tuple[str, int]], explored: str
) -> None:
    """An empire: its home, its colonies with their goods, its explored planets."""
    p = state.players[seat]
    p.board = 1 + (tile(home) - PLANETS) // 2
    p.colonies = [tile(home), *(tile(name) for name, _ in colonies)]
    p.goods = [NO_GOOD, *(good for _, good in colonies)]
    p.explored = [tile(name) for name in explored.split()]
    p.working = len(p.colonies)
    p.credits, p.colonists, p.vp = 3 + seat, 1 + seat, 4 * seat


def late_state(goals: bool) -> Position:
    """Four empires of different sorts; the planets of an Explore lie open."""
    state, _ = start(4, 1, **({"goals": "true"} if goals else {"setup": "first_game"}))
    first = [("comet_zone", 1), ("alien_oort_cloud_refinery", 2), ("rebel_base", NO_GOOD)]
    settle_down(state, 0, "old_earth", first, "")
    settle_down(state, 1, "alpha_centauri", [("rebel_miners", NO_GOOD)], "volcanic_world rebel_homeworld")
    settle_down(state, 2, "new_sparta", [("avian_uplift_race", 2)], "alien_sentinels gem_world")
    settle_down(state, 3, "uplift_researchers", [], "spice_world")
    for seat, techs in enumerate(("space_marines", "new_economy drop_ships", "", "imperium_arms_factory")):
        state.players[seat].techs = [tile(name) for name in techs.split()]
        state.players[seat].spaces = len(techs.split())
    state.middle = [tile(name) for name in ("asteroid_belt", "alien_monolith", "imperium_capital")]
    gone = {planet for p in state.players for planet in p.colonies + p.explored} | set(state.middle)
    state.bag = [planet for planet in range(PLANETS) if planet not in gone]
    state.supply = [18, 15, 12, 11]
    state.stacks = [2 if n < 24 else 1 for n in range(len(state.stacks))]
    state.stacks[0] = 0
    state.in_play = FIRST_SIDES
    state.order, state.chosen = [2, 0, 1, 3], [1, 1, 0, 0]
    state.tiles_used = 1 << EXPLORE_TILE | 1 << DIPLOMATS
    state.left_credits, state.round, state.colonist_pool, state.vp_pool = 3, 7, 9, 20
    if goals:
        state.goals_up, state.goal_down, state.goal_owner = [CIVIL_SERVICES, SALES_TAX], DRAFT, 0
        state.goal_deck = [-1, 3, 4]
        state.players[1].stored_credits, state.players[1].stored_planets = 5, [tile("rebel_outpost")]
    state.derive()
    return state


def late_view() -> View:
    return FRONTIERS.view(late_state(False), 0)


def goals_view() -> View:
    return FRONTIERS.view(late_state(True), 0)


def setup_view() -> View:
    """Two players choose the sides of their boards."""
    state, _ = start(2, 1)
    state.players[0].board, state.players[1].board = 3, 6
    state.players[0].credits, state.players[1].credits = 3, 4
    state.in_play, state.order = FIRST_SIDES, [0, 1, 0, 1]
    state.stacks = [1] * len(state.stacks)
    return FRONTIERS.view(state, 0)


VIEWS = {"late": late_view, "goals": goals_view, "setup": setup_view}
DIGESTS = {
    "late": "15d85e4dd2e11b2c1ce2e65dcb039856b807c8e8e89b06baace9e576bd869b89",
    "goals": "3b7243c56520d4f8f09020946462d0d854e13a8380e7854b0b137af05859841b",
    "setup": "25a6acc825a2d9beb8fa7da87db636f1a917ef8e4a18048d8f0066aabf522655",
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


def test_panels_and_their_order() -> None:
    boards = ["map", "technologies", "large-technologies"]
    mats = ["mat-0", "mat-1", "mat-2", "mat-3"]
    assert [p.id for p in panels(late_view(), Speaker())] == [*boards, *mats, "legend"]
    assert [p.id for p in panels(goals_view(), Speaker())] == [*boards, "goals", *mats, "legend"]


def test_everything_on_the_table_has_its_element() -> None:
    state = late_state(True)
    found = elements(panels(FRONTIERS.view(state, 0), speaker("en")))
    expected = [f"action-{id_}" for id_ in ACTION_IDS if id_ != "isolation"]
    expected += [f"planet-{TILE_IDS[planet]}" for planet in state.middle]
    for seat, p in enumerate(state.players):
        expected += [f"planet-{TILE_IDS[planet]}" for planet in p.colonies + p.explored]
        expected += [f"good-{TILE_IDS[t]}" for t, g in zip(p.colonies, p.goods, strict=True) if g != NO_GOOD]
        expected += [f"owned-{seat}-{TILE_IDS[tech]}" for tech in p.techs]
        expected += [f"mat-{seat}", f"pawn-{seat}-1", f"stock-{seat}", f"vp-{seat}", f"credits-{seat}"]
    expected += [f"tech-{TILE_IDS[FIRST_TECH + n]}" for n in range(40) if state.in_play >> n & 1]
    expected += ["goal-civil_services", "goal-sales_tax", "goal-draft", "goal-deck", "bag", "track"]
    expected += ["pool-vp", "pool-colonists", "most-colonies", "most-spaces"]
    assert [id_ for id_ in expected if id_ not in found] == []
    assert "off" in found["tech-space_marines"].attrib["class"]
    assert "off" not in found["tech-public_works"].attrib["class"]


def test_a_hidden_goal_has_its_face_for_its_owner_only() -> None:
    state = late_state(True)
    own = elements(panels(FRONTIERS.view(state, 0), speaker("en")))
    assert "goal-draft" in own
    for watcher in (1, 2, 3, -1):
        drawn = panels(FRONTIERS.view(state, watcher), speaker("en"))
        assert "goal-down" in elements(drawn)
        shown = "".join(panel.still + panel.moving for panel in drawn)
        assert "goal-draft" not in shown
        assert speaker("en").word("frontiers-goal-draft") not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_every_thing_has_a_title_in_the_language(name: str, language: str) -> None:
    check_titles(panels(VIEWS[name](), speaker(language)), "frontiers")


def test_chosen_tiles_are_slid_down_and_the_pawn_at_work_stands_halfway() -> None:
    state = late_state(False)
    assert tops(state)["action-explore"] == tops(state)["action-diplomats"] > tops(state)["action-develop"]
    state.tiles_used = 0
    assert tops(state)["action-explore"] == tops(state)["action-develop"]
    places = {seat: pawn_place(state, seat) for seat in range(4)}
    assert places[2] < places[0] < places[1] < places[3]
    assert places[1] - places[0] == 2 * (places[3] - places[1])  # one place is empty between them


def tops(state: Position) -> dict[str, int]:
    found = elements(panels(FRONTIERS.view(state, 0), Speaker()))
    rects = {id_: element.find(SVG + "rect") for id_, element in found.items() if id_.startswith("action-")}
    return {id_: int(rect.attrib["y"]) for id_, rect in rects.items() if rect is not None}


def pawn_place(state: Position, seat: int) -> int:
    pawn = elements(panels(FRONTIERS.view(state, 0), Speaker()))[f"pawn-{seat}-1"].find(SVG + "use")
    assert pawn is not None
    return int(pawn.attrib["x"])


@pytest.mark.parametrize("pair", [*svg.TEXT_PAIRS, *symbols.TEXT_PAIRS])
def test_text_can_be_read_on_its_ground(pair: tuple[str, str]) -> None:
    check_legible(pair, symbols.COLOURS)


def test_every_tile_has_signs_that_fit_its_card() -> None:
    box = standard_box()
    for number in range(TILES):
        lines: list[Signs] = [power_signs(power) for power in box.powers[number]]
        assert all(line.names[0].startswith("phase-") and len(line.names) > 1 for line in lines)
        if number < COLONY_TILES:
            lines += [condition_signs(condition, "") for condition in box.scoring[number]]
            assert all(line.width(SIGN) <= PLANET_WIDTH - 8 for line in lines), TILE_IDS[number]
            assert len(arrange(lines, PLANET_WIDTH - 10, SIGN)) <= 3, TILE_IDS[number]


def test_long_names_take_two_lines() -> None:
    assert lines_of("Gem World", 11, 107) == ("Gem World", "")
    assert lines_of("Lost Alien Battle Fleet", 11, 107) == ("Lost Alien Battle", "Fleet")
    assert lines_of("Sterraformowany", 11, 20) == ("Sterraformowany", "")


@pytest.mark.parametrize("name", VIEWS)
def test_every_panel_is_a_document_of_its_own(name: str) -> None:
    check_documents(panels(VIEWS[name](), speaker("pl")))


# --- along whole games ---


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_every_target_of_an_answer_is_drawn(index: int) -> None:
    seats, options = GAMES[index]
    pointed: set[str] = set()
    for number, (state, _) in enumerate(decisions(seats, 6, **options)):
        often = state.top() in (F_CHOOSE, F_EXPLORE, F_DEVELOP, F_SETTLE)
        if state.over or (often and number % 7):
            continue
        pointed |= check_targets(FRONTIERS, state)
    assert {"action", "tech", "pool"} <= pointed


@pytest.mark.parametrize("index", [1, 3])
def test_redrawing_gives_the_same_picture_and_keeps_what_did_not_change(index: int) -> None:
    seats, options = GAMES[index]
    states = (state for state, _ in decisions(seats, 8, **options))
    assert check_redrawing(FRONTIERS, islice(states, 61)) > 150


def test_goals_have_names_in_the_picture() -> None:
    state = late_state(True)
    state.goals_up = list(range(len(GOAL_IDS) - 1))
    found = elements(panels(FRONTIERS.view(state, 0), speaker("pl")))
    for goal in GOAL_IDS:
        assert speaker("pl").word("frontiers-goal-" + goal) in title(found["goal-" + goal])


if __name__ == "__main__":
    for view_name, make_view in VIEWS.items():
        print(f'    "{view_name}": "{digest(panels(make_view(), Speaker()))}",')
