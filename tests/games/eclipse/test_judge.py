"""The quick evaluation: it agrees with the count at the end, and knows what is worth having before it."""

import pytest
from tests.games.eclipse.saying import GAMES, decisions
from tests.games.eclipse.scene import Scene

from galaktyka.games.eclipse.choices import F_ACCEPT, F_AMBASSADOR, F_PLACE
from galaktyka.games.eclipse.fleets import winning
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import DESIGN
from galaktyka.games.eclipse.judge import judge, useful_stock
from galaktyka.games.eclipse.judge_map import frontier_worth
from galaktyka.games.eclipse.strength import strength_of
from galaktyka.games.eclipse.weights import NAMES, WEIGHTS


def scene() -> Scene:
    found = Scene("mechanema", "hydran_progress")
    found.sector("106", (0, -1))
    return found


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_at_the_end_it_is_the_score(index: int) -> None:
    seats, options = GAMES[index]
    for state, _ in decisions(seats, 9, **options):
        if state.over:
            assert [judge(state, seat) for seat in range(seats)] == [100 * n for n in GAME.scores(state)]


def test_it_changes_nothing() -> None:
    for number, (state, _) in enumerate(decisions(3, 2)):
        if number % 25 == 0:
            before = state.packed()
            for seat in range(3):
                judge(state, seat)
            assert state.packed() == before


def test_income_is_worth_the_rounds_in_which_it_can_be_spent() -> None:
    gains = []
    for round_ in (1, 7, 8):
        before = scene()
        before.state.round = round_
        richer = scene()
        richer.state.round = round_
        richer.player(0).cubes[1] -= 2
        gains.append(judge(richer.state, 0) - judge(before.state, 0))
    assert gains[0] > 3 * gains[1] > 0
    assert gains[2] == 0


def test_debt_at_the_coming_upkeep_is_dear() -> None:
    calm, broke = scene(), scene()
    for found in (calm, broke):
        found.player(0).resources = [0, 0, 3]
        found.player(0).passed = True
    broke.player(0).discs -= 8
    broke.player(0).action_discs[0] += 8
    assert judge(calm.state, 0) - judge(broke.state, 0) > 300


def test_a_fleet_is_worth_more_where_it_is_needed() -> None:
    gains = []
    for threatened in (False, True):
        before = scene()
        before.control(0, "106")
        if threatened:
            before.ship(1, "dreadnought", "106", 2)
            before.ship(0, "interceptor", "106")
        base = judge(before.state, 0)
        before.ship(0, "dreadnought", "106", 2)
        gains.append(judge(before.state, 0) - base)
    assert gains[1] > gains[0] > 0


def test_stronger_neighbours_endanger_a_sector() -> None:
    quiet, beside, within = scene(), scene(), scene()
    for found in (quiet, beside, within):
        found.control(0, "106")
        found.sector("107", (1, -1))
        found.no_ships(0)
        found.no_ships(1)
    within.ship(1, "cruiser", "106", 2)
    neighbour = next(
        sector for sector in beside.state.placed if beside.state.full[beside.number("106")] >> sector & 1
    )
    beside.state.put_ship(18 + 8, neighbour)
    beside.state.put_ship(18 + 9, neighbour)
    values = [judge(found.state, 0) for found in (quiet, beside, within)]
    assert values[0] > values[1] > values[2]


def test_better_parts_make_stronger_ships() -> None:
    found = scene()
    design = found.player(0).design
    damage = found.state.box.die_damage
    strengths = [strength_of(design, damage, kind * DESIGN) for kind in range(3)]
    assert strengths == sorted(strengths)
    before = strengths[1]
    found.part(0, "plasma_cannon", "cruiser", 6)
    assert strength_of(found.player(0).design, damage, DESIGN) > before


def test_technologies_open_advanced_squares() -> None:
    before, after = scene(), scene()
    after.tech(0, "advanced_mining")
    assert judge(after.state, 0) > judge(before.state, 0) + 30


def test_every_weight_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(WEIGHTS) == len(set(NAMES))


def test_the_stronger_side_is_likelier_to_win() -> None:
    chances = [winning(own, 60) for own in (0, 30, 60, 90, 200)]
    assert chances == sorted(chances)
    assert chances[0] == 0
    assert chances[2] == 500
    assert winning(1, 0) == 1000


def test_a_battle_that_will_be_won_is_better_than_one_that_will_be_lost() -> None:
    values = []
    for dreadnoughts, cruisers in ((2, 1), (1, 4)):
        found = scene()
        found.ship(0, "dreadnought", "106", dreadnoughts)
        found.ship(1, "cruiser", "106", cruisers)
        apart = scene()
        apart.ship(0, "dreadnought", apart.home(0), dreadnoughts)
        apart.ship(1, "cruiser", apart.home(1), cruisers)
        values.append(judge(found.state, 0) - judge(apart.state, 0))
    assert values[0] > values[1]


def test_passing_by_itself_costs_nothing() -> None:
    waiting, passed = scene(), scene()
    passed.player(0).passed = True
    assert judge(passed.state, 0) >= judge(waiting.state, 0)


def test_a_drawn_sector_with_points_promises_something() -> None:
    found = scene()
    found.turn(0)
    before = judge(found.state, 0)
    found.state.push(F_PLACE, 0, found.number("309"), -1, 0)
    assert judge(found.state, 0) > before + 50


def test_zones_to_explore_are_worth_keeping_while_there_is_time() -> None:
    found = scene()
    state, player = found.state, found.player(0)
    several = frontier_worth(state, player, 5)
    assert several > frontier_worth(state, player, 1) > frontier_worth(state, player, 0) == 0
    state.stacks = [0, 0, 0, 0]
    assert frontier_worth(state, player, 5) == 0


def test_goods_beyond_what_can_be_spent_hardly_count() -> None:
    steps = [useful_stock(n + 1, 9) - useful_stock(n, 9) for n in range(30)]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] == 4 * steps[-1] * 2


def test_a_fleet_is_worth_more_with_a_target_that_it_can_beat() -> None:
    gains = []
    for guarded in (False, True):
        found = Scene("mechanema", "hydran_progress")
        found.sector("101", (0, -1), 1, bare=not guarded)
        before = judge(found.state, 0)
        found.ship(0, "cruiser", found.home(0), 3)
        gains.append(judge(found.state, 0) - before)
    assert gains[1] > gains[0]


@pytest.mark.parametrize(
    ("kind", "asked", "about"), [(F_ACCEPT, 1, 0), (F_AMBASSADOR, 0, 1), (F_AMBASSADOR, 1, 0)]
)
def test_relations_on_offer_promise_points(kind: int, asked: int, about: int) -> None:
    found = scene()
    found.turn(0)
    before = judge(found.state, 0)
    found.state.push(kind, asked, about)
    assert judge(found.state, 0) > before
