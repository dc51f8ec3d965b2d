"""Setting up, for every number of players and both sorts of game."""

import pytest
from tests.games.frontiers.sheet import TECHNOLOGIES, TILES

from galaktyka.core.match import Match
from galaktyka.core.words import Illegal
from galaktyka.games.frontiers.choices import CHANCE_BOARDS, CHANCE_ORDER, CHANCE_SIDES
from galaktyka.games.frontiers.flow import Position
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.ids import PLANETS, TECH_IDS, TECHS, TILE_IDS
from galaktyka.games.frontiers.state import UNSEEN


def opened(seats: int, seed: int = 3, **options: str) -> Position:
    match = Match(GAME, GAME.setting(seats, seed, options), automate=False)
    assert isinstance(match.state, Position)
    return match.state


def sides_in(s: Position) -> dict[str, str]:
    found = {}
    for tech in range(TECHS):
        if s.in_play >> tech & 1:
            slot, side = TILES[TECH_IDS[tech]].place.split()
            found[slot] = side
    return found


@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_S1_first_game_sides_and_copies_by_number_of_players(seats: int, copies: int) -> None:
    s = opened(seats, setup="first_game")
    assert set(sides_in(s).values()) == {"fixed", "A"}
    assert len(sides_in(s)) == 24
    for tech in range(TECHS):
        tile = TILES[TECH_IDS[tech]]
        there = 0 if tile.place.endswith("B") else 1 if tile.cost == 9 else copies
        assert s.stacks[tech] == there


def test_S1_later_games_turn_every_two_sided_slot_by_its_own_coin() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(40):
        sides = sides_in(opened(3, seed))
        assert len(sides) == 24
        for slot, side in sides.items():
            seen.setdefault(slot, set()).add(side)
    two_sided = {tile.place.split()[0] for tile in TECHNOLOGIES if not tile.place.endswith("fixed")}
    assert len(two_sided) == 16
    assert {slot for slot, found in seen.items() if found == {"A", "B"}} == two_sided
    combinations = {tuple(sides_in(opened(3, seed)).values()) for seed in range(40)}
    assert len(combinations) == 40


def test_S2_isolation_without_goals_and_the_review_with_them() -> None:
    for goals, here, away in (("false", "isolation", "review_goals"), ("true", "review_goals", "isolation")):
        view = GAME.view(opened(4, goals=goals), 0)
        actions = view["actions"]
        assert isinstance(actions, list)
        ids = [action["id"] for action in actions]
        assert len(ids) == 7
        assert here in ids
        assert away not in ids


@pytest.mark.parametrize(("seats", "pool"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_S3_pools_of_twelve_a_player(seats: int, pool: int) -> None:
    s = opened(seats, setup="first_game")
    assert s.vp_pool == pool
    assert s.colonist_pool == pool - seats


def test_S4_all_planets_are_in_the_bag() -> None:
    assert opened(5).bag == list(range(PLANETS))


def test_S5_the_order_is_drawn_and_two_players_have_two_pawns_in_turns() -> None:
    orders = {tuple(opened(3, seed).order) for seed in range(40)}
    assert len(orders) == 6
    two = opened(2)
    assert two.order[:2] == two.order[2:]
    assert sorted(two.order) == [0, 0, 1, 1]
    assert len({CHANCE_ORDER, CHANCE_SIDES, CHANCE_BOARDS}) == 3


@pytest.mark.parametrize(
    ("seats", "credits"), [(2, [3, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 4]), (5, [3, 3, 3, 4, 4])]
)
def test_S6_credits_by_place_in_the_order(seats: int, credits: list[int]) -> None:
    for seed in range(5):
        s = opened(seats, seed)
        assert [s.players[seat].credits for seat in s.order[:seats]] == credits


def test_S7_boards_are_dealt_and_sides_chosen_in_priority_order() -> None:
    match = Match(GAME, GAME.setting(4, 11, {}), automate=False)
    s = match.state
    assert isinstance(s, Position)
    boards = [p.board for p in s.players]
    assert len(set(boards)) == 4
    for seat, side in zip(s.order, "ABBA", strict=True):
        assert (s.actor(), GAME.question(s)) == (seat, "side")
        match.answer(f"side {side}")
        home = TILE_IDS[s.players[seat].colonies[0]]
        assert TILES[home].place == f"{s.players[seat].board}{side}"
    assert GAME.question(s) == "choose"


def test_S7_a_first_game_uses_the_sides_with_the_white_square() -> None:
    s = opened(5, setup="first_game")
    assert {TILES[TILE_IDS[p.colonies[0]]].place[1] for p in s.players} == {"A"}
    assert GAME.question(s) == "choose"


def test_S7_every_board_is_dealt_now_and_then() -> None:
    assert {p.board for seed in range(30) for p in opened(2, seed).players} == set(range(1, 9))


def test_S8_a_colonist_on_each_home_and_a_good_where_there_is_a_halo() -> None:
    for seed in range(12):
        s = opened(5, seed, setup="first_game")
        for p in s.players:
            home = TILES[TILE_IDS[p.colonies[0]]]
            assert (p.goods[0] >= 0) == (home.good == "windfall")
        assert s.colonist_pool == 60 - 5
        assert sum(s.supply) == 60 - sum([p.goods_count() for p in s.players])


def test_S9_goals_form_a_deck_and_a_first_game_has_none() -> None:
    assert opened(2, goals="true").goal_deck == [UNSEEN] * 8
    assert opened(2).goal_deck == []
    with pytest.raises(Illegal) as refusal:
        GAME.setting(3, 1, {"setup": "first_game", "goals": "true"})
    assert refusal.value.reason.key == "frontiers-refusal-first-game-goals"


def test_T23_four_players_begin() -> None:
    s = opened(4, setup="first_game")
    assert [s.players[seat].credits for seat in s.order] == [3, 3, 4, 4]
    assert max(s.stacks) == 2
    assert (s.colonist_pool, s.vp_pool) == (44, 48)


@pytest.mark.parametrize("seats", [1, 6])
def test_only_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(Illegal):
        GAME.setting(seats, 1, {})
