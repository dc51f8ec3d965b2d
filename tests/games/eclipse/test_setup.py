"""Setting up the table (S1–S9), for every number of players, species and variant."""

import pytest
from tests.games.eclipse.scene import Scene, opened, position, zones_of

from galaktyka.core.words import Illegal
from galaktyka.games.eclipse.choices import E_REPUTATION_SEEN
from galaktyka.games.eclipse.components import standard_box
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import (
    ENERGY,
    GALACTIC_CENTER,
    GUARDED,
    INNER,
    MIDDLE,
    OUTER,
    RARE,
    SECTOR_IDS,
    SPECIES_IDS,
    TECH_IDS,
)
from galaktyka.games.eclipse.rules.discs import upkeep_of
from galaktyka.games.eclipse.rules.upkeep import income_of
from galaktyka.games.eclipse.state import HAS_DISCOVERY, IN_STACK, OUT

ALIENS = [
    "eridani_empire",
    "hydran_progress",
    "planta",
    "descendants_of_draco",
    "mechanema",
    "orion_hegemony",
]
TILES = {2: (12, 5, 5), 3: (14, 6, 8), 4: (16, 7, 14), 5: (18, 8, 16), 6: (20, 9, 18)}
GUARDIANS = {2: 4, 3: 3, 4: 2, 5: 1, 6: 0}


def ready(
    seats: int, seed: int = 1, *, warp_portals: str = "false", ancient: str = "normal", gcds: str = "normal"
) -> Scene:
    species = ALIENS[:seats]
    return Scene(*species, seed=seed, warp_portals=warp_portals, ancient=ancient, gcds=gcds)


@pytest.mark.parametrize("seats", TILES)
def test_S1_regular_tiles_are_drawn_and_rare_ones_come_on_top(seats: int) -> None:
    state = ready(seats).state
    laid = [tech for tech in range(len(TECH_IDS)) for _ in range(state.tray[tech])]
    assert len([t for t in laid if state.box.tech_category[t] != RARE]) == TILES[seats][0]
    assert len(laid) + sum(state.tech_bag) == 113
    assert (
        sum(ready(seats, warp_portals="true").state.tech_bag + ready(seats, warp_portals="true").state.tray)
        == 114
    )


def test_S1_rare_tiles_do_not_count_for_the_number() -> None:
    trays = [position(opened(2, seed, species="planta,mechanema")).tray for seed in range(1, 12)]
    rare = [sum([tray[t] for t in range(24, 39)]) for tray in trays]
    assert len(set(rare)) > 1
    assert [sum(tray) for tray in trays] == [12 + n for n in rare]


def test_S2_bags_hold_every_tile_and_each_npc_has_one_blueprint() -> None:
    state = Scene("planta", "mechanema", "orion_hegemony", "hydran_progress").state
    assert state.reputation_bag == [0, 12, 10, 7, 4]
    assert sum(state.discovery_pile) == 35
    assert sum(ready(4, warp_portals="true").state.discovery_pile) == 36
    mixed = ready(3, ancient="advanced", gcds="advanced").state
    assert mixed.npc_variants == [1, 0, 1]
    drawn = {tuple(ready(2, ancient="random", seed=seed).state.npc_variants) for seed in range(1, 9)}
    assert drawn == {(0, 0, 0), (1, 0, 0)}


def test_S3_the_centre_has_its_guard_and_a_discovery_tile() -> None:
    state = ready(2).state
    assert (state.q(GALACTIC_CENTER), state.r(GALACTIC_CENTER)) == (0, 0)
    assert state.npcs(GALACTIC_CENTER) == 1
    assert state.ancients(GALACTIC_CENTER) == 0
    assert state.marks[GALACTIC_CENTER] & HAS_DISCOVERY


@pytest.mark.parametrize("seats", TILES)
def test_S4_the_outer_stack_is_cut_and_the_module_is_all_in_or_all_out(seats: int) -> None:
    for portals, inner, middle in (("false", 10, 12), ("true", 10, 13)):
        state = ready(seats, warp_portals=portals).state
        assert state.stacks[INNER] == inner
        assert state.stacks[MIDDLE] == middle
        assert state.stacks[OUTER] == TILES[seats][2]
        expected = IN_STACK if portals == "true" else OUT
        assert {state.sector_state[SECTOR_IDS.index(name)] for name in ("281", "381", "382")} == {expected}


def test_S5_any_player_may_start() -> None:
    assert {position(opened(4, seed)).first for seed in range(1, 30)} == {0, 1, 2, 3}


def test_S6_species_are_chosen_backwards_and_the_start_player_is_last() -> None:
    match = opened(3, 7)
    first = position(match).first
    asked = []
    while GAME.question(match.state) == "species":
        asked.append(match.state.actor())
        match.answer(match.state.legal()[0])
    assert asked == [(first + 2) % 3, (first + 1) % 3, first]


def test_S6_a_board_has_two_sides_and_one_owner() -> None:
    match = opened(3, 7)
    assert len(match.state.legal()) == 12
    match.answer("planta")
    offers = [GAME.notation(match.state, answer) for answer in match.state.legal()]
    assert len(offers) == 10
    assert not {"planta", "terran_union"} & set(offers)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("planta,terran_union", "eclipse-refusal-same-board"),
        ("planta", "eclipse-refusal-species-count"),
        ("planta,klingons", "eclipse-refusal-species"),
    ],
)
def test_S6_impossible_species_are_refused(text: str, key: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.setting(2, 1, {"species": text})
    assert caught.value.reason.key == key


@pytest.mark.parametrize("seats", TILES)
def test_S7_homes_and_guardians_lie_on_the_six_zones_facing_the_centre(seats: int) -> None:
    state = ready(seats).state
    zones = standard_box().player_zones[seats]
    steps = [(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)]
    for seat in range(seats):
        home = state.box.species[state.players[seat].species].home
        assert (state.q(home), state.r(home)) == steps[zones[seat]]
        assert state.open_edges(home) >> (zones[seat] + 3) % 6 & 1, "the arrow points to the centre"
    guarded = [n for n in state.placed if state.box.sector_ring[n] == GUARDED]
    assert len(guarded) == GUARDIANS[seats]
    assert all(state.npcs(n) == 1 and state.marks[n] & HAS_DISCOVERY for n in guarded)
    assert len(state.placed) == 7


def test_S7_guardian_sectors_are_drawn() -> None:
    found = set()
    for seed in range(1, 12):
        state = Scene("planta", "mechanema", "orion_hegemony", "hydran_progress", seed=seed).state
        found.add(tuple(n for n in state.placed if state.box.sector_ring[n] == GUARDED))
    assert len(found) > 3


@pytest.mark.parametrize("species", SPECIES_IDS)
def test_S8_boards_begin_with_what_is_printed(species: str) -> None:
    other = "planta" if species not in ("planta", "terran_union") else "mechanema"
    scene = Scene(species, other)
    side = scene.state.box.species[SPECIES_IDS.index(species)]
    p = scene.player(0)
    assert p.resources == side.resources
    assert p.colony_ready == side.colony_ships
    assert p.spare == 3
    assert p.discs == side.discs - 1
    assert [TECH_IDS[place // 4] for place in p.tech_places] == [TECH_IDS[tech] for tech in side.techs]
    scene.check()


@pytest.mark.parametrize(
    ("species", "resources", "colony", "trade", "activations", "spaces"),
    [
        ("eridani_empire", [4, 2, 26], 3, 3, [1, 1, 2, 2, 2, 2], [0, 4, 0]),
        ("hydran_progress", [2, 6, 2], 3, 3, [1, 2, 2, 2, 2, 2], [1, 3, 0]),
        ("planta", [4, 3, 2], 4, 3, [2, 1, 2, 2, 2, 2], [1, 3, 0]),
        ("descendants_of_draco", [3, 4, 2], 3, 3, [1, 1, 2, 2, 2, 2], [0, 4, 0]),
        ("mechanema", [4, 3, 3], 3, 3, [1, 1, 3, 3, 2, 2], [0, 4, 0]),
        ("orion_hegemony", [4, 3, 3], 3, 4, [1, 1, 2, 2, 2, 2], [0, 4, 1]),
        ("terran_alliance", [4, 3, 3], 3, 2, [1, 1, 2, 2, 3, 2], [1, 4, 0]),
    ],
)
def test_S8_the_seven_kinds_of_board(
    species: str, resources: list[int], colony: int, trade: int, activations: list[int], spaces: list[int]
) -> None:
    side = standard_box().species[SPECIES_IDS.index(species)]
    assert side.resources == resources
    assert (side.colony_ships, side.trade) == (colony, trade)
    assert side.activations == activations
    assert side.spaces == spaces


def test_S8_eridani_begin_with_two_hidden_reputation_tiles_and_two_discs_less() -> None:
    scene = Scene("eridani_empire", "planta")
    p = scene.player(0)
    assert len(p.reputation) == 2
    assert sum(scene.state.reputation_bag) == 31
    assert upkeep_of(scene.state, p) == 1
    told = opened(2, 1, species="eridani_empire,planta").table.events
    assert [event.visible for event in told if event.kind == E_REPUTATION_SEEN] == [1, 1]


def test_S9_ship_disc_and_cubes_on_plain_squares() -> None:
    scene = Scene("terran_directorate", "orion_hegemony", "hydran_progress")
    assert scene.ships_in(0, "221") == 1
    assert scene.owner("221") == 0
    assert scene.cubes_in("221") == 3
    assert scene.player(0).cubes == [10, 10, 10]
    assert [income_of(scene.state, scene.player(0), i) for i in range(3)] == [3, 3, 3]
    assert scene.state.ship_kind(next(n for n in range(18, 36) if scene.state.ship_at[n] >= 0)) == 1
    assert scene.cubes_in("224") == 2, "Hydran also settle their advanced science square"
    assert scene.player(2).cubes == [11, 10, 10]


def test_S9_orion_starts_with_a_cruiser_and_energy_to_spare() -> None:
    scene = Scene("orion_hegemony", "planta")
    assert scene.value(0, "cruiser", ENERGY) == 3
    assert scene.ships_in(0, "232") == 1


@pytest.mark.parametrize("seats", TILES)
def test_T25_everybody_can_first_explore_one_inner_one_middle_and_two_outer_zones(seats: int) -> None:
    scene = ready(seats)
    for seat in range(seats):
        scene.turn(seat)
        found = zones_of(scene.after("explore"))
        rings = sorted([min(3, (abs(q) + abs(r) + abs(q + r)) // 2) for q, r in found])
        assert rings == [1, 2, 3, 3]


def test_T1_four_missing_discs_cost_two() -> None:
    scene = Scene("planta", "mechanema")
    p = scene.player(0)
    p.discs = 9
    assert upkeep_of(scene.state, p) == 2


def test_T2_production_by_cubes_left() -> None:
    scene = Scene("planta", "mechanema")
    p = scene.player(0)
    p.cubes = [4, 2, 5]
    assert [income_of(scene.state, p, resource) for resource in range(3)] == [15, 21, 12]
