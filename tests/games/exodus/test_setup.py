"""Setting up: maps, planets, players, decks, options."""

import pytest

from galaktyka.core.table import LiveTable
from galaktyka.core.words import Illegal
from galaktyka.games.exodus.box_checks import PLANETS_A_PLAYER, PRINTED_MAPS
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import EM_SHIELD, FIRST_HOME, SHIPS, SIZE_IDS, START_IDS
from galaktyka.games.exodus.notation import ship_word
from galaktyka.games.exodus.state import COUNCIL, NOWHERE

COUNTS = range(2, 7)


def table(seats: int, seed: int = 1, **options: str) -> Position:
    return GAME.new_state(GAME.setting(seats, seed, options), LiveTable(seed))


def counted(s: Position) -> list[int]:
    """Planets of each resource and Centaurians of each level."""
    planets = [p for p in s.planet if 0 <= p < FIRST_HOME]
    resources = [s.box.planet_resource[p] for p in planets]
    return [resources.count(r) for r in range(3)] + [s.centaurian.count(level) for level in (1, 2, 3)]


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("size", SIZE_IDS)
def test_every_map_is_laid_out_as_listed(size: str, seats: int) -> None:
    s = table(seats, map=size)
    name = f"{size}_{seats}"
    assert s.board.name == name
    counts = counted(s)
    assert counts == PRINTED_MAPS.get(name, counts)
    assert sum(counts[:3]) == seats * PLANETS_A_PLAYER[SIZE_IDS.index(size)]
    assert s.board.grid.size == 1 + seats + sum(counts[:3])
    assert s.board.grid.cells[COUNCIL] == (0, 0)
    planets = [p for p in s.planet if p >= 0]
    assert len(set(planets)) == len(planets)
    for hex_ in range(1, s.board.grid.size):
        assert s.marker[hex_] == s.box.planet_value[s.planet[hex_]]


def test_planets_and_turn_order_are_drawn_at_random() -> None:
    tables = [table(4, seed) for seed in range(20)]
    assert len({tuple(s.planet) for s in tables}) == 20
    assert len({tuple(s.order) for s in tables}) > 5
    assert all(sorted(s.order) == [0, 1, 2, 3] for s in tables)
    drawn = {p for s in tables for p in s.planet}
    assert len(drawn) > 1 + 4 + 30


@pytest.mark.parametrize(
    ("variant", "cp", "axinium", "ships", "size", "turns"),
    [
        ("normal", 5, 2, ["raider1", "cruiser1"], "normal", 7),
        ("long", 2, 0, ["raider1", "cruiser1"], "long", 9),
        ("heavy_combat", 10, 2, ["raider1", "cruiser1", "transporter1"], "minimal", 5),
        ("short", 5, 2, ["raider1", "cruiser1"], "normal", 7),
    ],
)
def test_what_a_player_begins_with(
    variant: str, cp: int, axinium: int, ships: list[str], size: str, turns: int
) -> None:
    s = table(3, variant=variant)
    assert s.board.name == f"{size}_3"
    assert s.variant.turns == turns
    for seat in range(3):
        player = s.players[seat]
        assert (player.cp, player.axinium, player.phasium, player.vp) == (cp, axinium, 0, 0)
        assert (player.pool, s.people(s.home(seat), seat)) == (27, 3)
        here = [ship for ship in range(SHIPS) if s.place[seat * SHIPS + ship] != NOWHERE]
        assert [ship_word(ship) for ship in here] == ships
        assert {s.place[seat * SHIPS + ship] for ship in here} == {s.home(seat)}
        assert (player.techs, player.kept, player.hand) == (0, 0, 63)
        assert [s.shield_of(seat, type_) for type_ in range(4)] == [0, 0, 1, 0]
    assert s.supply[EM_SHIELD] == 16 - 3


def test_decks_hold_all_cards() -> None:
    s = table(2)
    assert s.deck.bit_count() == 30
    assert [deck.bit_count() for deck in s.decks] == [8, 8, 8]


def test_the_marker_by_the_point_track_may_come_from_the_pool() -> None:
    s = table(2, vp_marker="true")
    assert s.players[0].pool == 26
    GAME.check(s)


def test_a_map_of_another_size_can_be_chosen() -> None:
    assert table(2, variant="long", map="minimal").board.name == "minimal_2"


def test_only_the_short_game_has_an_agreed_length() -> None:
    assert table(2, variant="short", turns="3").variant.turns == 3
    for options in ({"turns": "3"}, {"variant": "short", "turns": "x"}, {"variant": "short", "turns": "0"}):
        with pytest.raises(Illegal):
            GAME.setting(2, 1, options)


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(Illegal):
        GAME.setting(seats, 1, {})


def test_the_same_seed_gives_the_same_table() -> None:
    for variant in START_IDS:
        assert table(4, 9, variant=variant).digest() == table(4, 9, variant=variant).digest()
