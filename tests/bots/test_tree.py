"""The tree of `hard`: what is on offer in which world, how the list widens, and how turns are compared."""

import pytest
from tests.bots.test_normal import in_round_one
from tests.core.tiny_game import COMET
from tests.games.ascendancy.scene import Scene

from galaktyka.bots import Budget, Clock
from galaktyka.bots.lookahead import Line, Search, without_detours
from galaktyka.bots.planning import MOST_STEPS, Planner, varied
from galaktyka.bots.tree import Contest, Node, Turn, widened
from galaktyka.core.chance import Stream
from galaktyka.core.table import LiveTable, SearchTable
from galaktyka.games import game as find_game


def turn(answer: int, prior: int = 0, values: tuple[int, ...] = ()) -> Turn:
    made = Turn([answer], prior, 2, 1)
    made.values = list(values)
    return made


def follow(node: Node, world: int, worth: dict[int, int], open_from: int = 1) -> int:
    """One visit in which each turn is worth what is said of it; gives the answer that was tried."""
    taken = node.choose(world, 100.0, open_from)
    taken.visits += 1
    taken.totals[node.seat] += worth[taken.answers[0]]
    return taken.answers[0]


@pytest.mark.parametrize(
    ("visits", "allowed"), [(0, 1), (5, 1), (6, 2), (23, 2), (24, 3), (54, 4), (10_000, 5)]
)
def test_the_list_of_turns_widens_with_the_visits(visits: int, allowed: int) -> None:
    assert widened(visits, 6, 5) == allowed


def test_the_first_offer_is_followed_until_the_list_widens() -> None:
    node = Node(0, 1)
    node.offers[0] = [node.turn_of([answer], 0, 2) for answer in (1, 2)]
    tried = [follow(node, 0, {1: 0, 2: 900}, open_from=3) for _ in range(8)]
    assert tried == [1, 1, 1, 2, 2, 2, 2, 2]


def test_a_turn_is_taken_only_where_it_is_on_offer() -> None:
    """Turn 3 is the best by far, and legal in the second world alone."""
    node = Node(1, 2)
    both = node.turn_of([1], 0, 2)
    node.offers[0] = [both]
    node.offers[1] = [node.turn_of([3], 0, 2), node.turn_of([1], 0, 2)]
    tried = [follow(node, visit % 2, {1: 0, 3: 900}) for visit in range(10)]
    assert tried[0::2] == [1] * 5
    assert tried[1] == 3
    assert node.turns[1].answers == [3]
    assert (both.offered, node.turns[1].offered) == (10, 5)


def test_statistics_of_a_turn_are_shared_by_the_worlds() -> None:
    node = Node(0, 2)
    assert node.turn_of([4, 5], 0, 2) is node.turn_of([4, 5], 7, 2)
    assert node.turn_of([4], 0, 2) is not node.turn_of([4, 5], 0, 2)


def test_who_moves_chooses_for_itself() -> None:
    node = Node(1, 1)
    good, bad = node.turn_of([1], 0, 2), node.turn_of([2], 0, 2)
    node.offers[0] = [good, bad]
    good.visits = bad.visits = 50
    good.totals, bad.totals = [-9000, 9000], [9000, -9000]
    node.visits = 100
    assert node.choose(0, 10.0, 1) is good


def test_turns_are_compared_on_the_same_occasions() -> None:
    """The second did better on both occasions, although its mean is lower."""
    first = turn(1, 0, (0, 100, 5000, 5000))
    second = turn(2, 0, (60, 160))
    contest = Contest([first, second])
    assert contest.lead(second) == 40
    assert contest.lead(first) == 0


def test_the_beam_is_followed_where_a_lead_may_be_chance() -> None:
    first = turn(1, 0, (0,))
    other = turn(2, 0, (120,))
    contest = Contest([first, other])
    assert contest.winner(0.0) is other
    assert contest.winner(1.0) is first
    first.values, other.values = [0] * 9, [120] * 9
    assert contest.winner(1.0) is other


def test_a_contest_ends_when_it_is_settled() -> None:
    assert Contest([turn(1, 0), turn(2, -5000)]).settled()
    assert not Contest([turn(1, 0), turn(2, -50)]).settled()


def test_the_yardstick_has_seen_every_occasion() -> None:
    turns = [turn(answer, -20 * answer) for answer in range(4)]
    contest = Contest(turns)
    for _ in range(60):
        chosen = contest.choose()
        contest.note(chosen, 300 if chosen is turns[2] else 0)
        assert all(len(other.values) <= len(turns[0].values) for other in turns)
    assert len(turns[2].values) > len(turns[1].values)
    assert contest.winner(1.0) is turns[2]


def test_useless_answers_are_no_idea_of_their_own() -> None:
    assert without_detours([[1, 2], [1, 3], [4, 1, 2], [5], [1, 5]]) == [0, 1, 3]


def test_each_first_answer_has_its_best_turn_looked_at_before_others() -> None:
    lines = [line_of(answers, -place) for place, answers in enumerate([[1, 2], [1, 3], [1, 4], [5], [6, 7]])]
    assert [line.answers for line in varied(lines)] == [[1, 2], [5], [6, 7], [1, 3], [1, 4]]


def line_of(answers: list[int], value: int) -> Line:
    return Line(answers, COMET.new_state(COMET.setting(2, 1, {}), LiveTable(1)), value)


@pytest.mark.parametrize(
    ("name", "seats", "percent"),
    [("frontiers", 2, 100), ("gaia", 2, 50), ("frontiers", 3, 50), ("frontiers", 4, 50)],
)
def test_what_the_others_have_counts_against_a_seat_and_more_between_two(
    name: str, seats: int, percent: int
) -> None:
    game = find_game(name)
    state, _ = in_round_one(game, seats, 5)
    points = [game.judge(state, seat) for seat in range(seats)]
    planner = Planner(game, 0, Stream(1), Clock(Budget(nodes=1)), len(state.frames))
    assert len(set(points)) > 1
    for seat, worth in enumerate(planner.worth(state)):
        others = sum(points) - points[seat]
        assert worth == points[seat] - percent * others // (100 * (seats - 1))


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the judge says of three seats, in a game in which chances to win count."""
    points = [2000, 2400, 1000]
    monkeypatch.setattr(COMET, "judge", lambda state, seat: points[seat], raising=False)
    monkeypatch.setattr(COMET, "contested", True)
    return points


def contested_worth(judged: list[int], *changes: int) -> list[int]:
    """The worth of a position with other points, to a planner that began with those."""
    state = COMET.new_state(COMET.setting(3, 1, {}), LiveTable(1))
    planner = Planner(COMET, 0, Stream(1), Clock(Budget(nodes=1)), 0)
    planner.weigh_stakes(state)
    before = judged[:]
    judged[:] = [own + change for own, change in zip(judged, changes, strict=True)]
    worth = planner.worth(state)
    judged[:] = before
    return worth


def test_a_point_is_worth_a_point_where_chances_count(judged: list[int]) -> None:
    now = contested_worth(judged, 0, 0, 0)
    for seat in range(3):
        more = contested_worth(judged, *[10 if other == seat else 0 for other in range(3)])
        assert 8 <= more[seat] - now[seat] <= 12


def test_the_leader_is_the_one_to_stop(judged: list[int]) -> None:
    now = contested_worth(judged, 0, 0, 0)[0]
    leader, last = contested_worth(judged, 0, -200, 0)[0], contested_worth(judged, 0, 0, -200)[0]
    assert leader - now > 2 * (last - now) > 0


def test_who_is_behind_takes_risks_and_who_leads_does_not(judged: list[int]) -> None:
    now = contested_worth(judged, 0, 0, 0)
    lucky, unlucky = contested_worth(judged, 0, 0, 600), contested_worth(judged, 0, 0, -600)
    assert lucky[2] + unlucky[2] > 2 * now[2] + 100
    lucky, unlucky = contested_worth(judged, 0, 600, 0), contested_worth(judged, 0, -600, 0)
    assert lucky[1] + unlucky[1] < 2 * now[1] - 10


@pytest.mark.parametrize(("name", "seats", "counted"), [("eclipse", 2, 0), ("eclipse", 3, 3), ("gaia", 3, 0)])
def test_chances_count_among_several_where_the_game_says_so(name: str, seats: int, counted: int) -> None:
    game = find_game(name)
    state, _ = in_round_one(game, seats, 5)
    planner = Planner(game, 0, Stream(1), Clock(Budget(nodes=1)), len(state.frames))
    planner.weigh_stakes(state)
    assert len(planner.stakes) == counted


def test_every_world_is_visited_and_deeper_later() -> None:
    game = find_game("eclipse")
    state, _ = in_round_one(game, 2, 5)
    seat = state.actor()
    worlds = [game.resample(state, seat, SearchTable(Stream(world))) for world in range(3)]
    clock = Clock(Budget(nodes=6000))
    planner = Planner(game, seat, Stream(1), clock, len(state.frames))
    packed = [world.packed() for world in worlds]
    line = planner.best(worlds, [])
    assert line.answers[0] in state.legal()
    assert [world.packed() for world in worlds] == packed
    first = planner.contest.turns[0]
    assert first.visits == len(first.values) >= 2
    assert sum(reached is not None for reached in first.reached) == min(3, first.visits)


def test_visits_go_less_far_where_the_time_is_short() -> None:
    """Turns of Ascendancy take many steps: without the bound a single visit would use up the whole budget."""
    game = find_game("ascendancy")
    state, _ = in_round_one(game, 3, 5)
    seat = state.actor()
    reach, visits = [], []
    for nodes in (4000, 40_000):
        planner = Planner(game, seat, Stream(1), Clock(Budget(nodes=nodes)), len(state.frames))
        planner.best([game.resample(state, seat, SearchTable(Stream(world))) for world in range(2)], [])
        reach.append(planner.reach)
        visits.append(planner.contest.visits)
    assert 1 <= reach[0] < reach[1]
    assert min(visits) >= 5


def test_what_was_planned_is_the_turn_to_beat() -> None:
    game = find_game("gaia")
    state, _ = in_round_one(game, 2, 5)
    seat = state.actor()
    planner = Planner(game, seat, Stream(1), Clock(Budget(nodes=3000)), len(state.frames))
    found = planner.proposals(state.clone(), [])
    kept = found[-1].answers
    lines = planner.proposals(state.clone(), kept)
    assert lines[0].answers == kept
    assert lines[0].value == found[-1].value
    assert [line.answers for line in lines[1:]].count(kept) == 0
    over = Planner(game, seat, Stream(1), Clock(Budget(nodes=1)), len(state.frames))
    assert over.best([state], kept).answers == kept


@pytest.mark.parametrize(("name", "again"), [("eclipse", False), ("ascendancy", True)])
def test_what_was_planned_stands_where_the_time_is_short_unless_turns_are_long(
    name: str, again: bool
) -> None:
    game = find_game(name)
    state, _ = in_round_one(game, 3, 5)
    seat = state.actor()
    planner = Planner(game, seat, Stream(1), Clock(Budget(nodes=1500)), len(state.frames))
    worst = planner.proposals(state.clone(), [])[-1].answers
    planner = Planner(game, seat, Stream(1), Clock(Budget(nodes=1500)), len(state.frames))
    found = planner.best([state], worst).answers
    assert planner.reach < MOST_STEPS
    assert planner.thinks_again() == again
    if again:
        assert planner.contest.visits > 1
    else:
        assert found == worst
        assert planner.contest.visits == 1


def test_a_plan_is_followed_as_far_as_it_goes() -> None:
    game = find_game("gaia")
    state, _ = in_round_one(game, 2, 5)
    seat = state.actor()
    search = Search(game, seat, Stream(1), 3, 300)
    line = search.turns(state.clone(), 2)[0]
    impossible = next(answer for answer in range(10_000) if answer not in line.state.legal_for(seat))
    assert search.follow(state, [*line.answers, impossible]).answers == line.answers
    assert search.follow(state, line.answers).value == line.value


@pytest.mark.parametrize(("name", "several"), [("gaia", False), ("eclipse", True)])
def test_one_world_is_enough_where_nothing_is_hidden_and_nothing_left_to_chance(
    name: str, several: bool
) -> None:
    game = find_game(name)
    state, _ = in_round_one(game, 2, 5)
    seat = state.actor()
    planner = Planner(game, seat, Stream(1), Clock(Budget(nodes=6000)), len(state.frames))
    planner.best([game.resample(state, seat, SearchTable(Stream(world))) for world in range(3)], [])
    assert len(planner.contest.turns[0].reached) == (3 if several else 1)


def test_long_turns_are_planned_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has much to buy in Ascendancy buys more than four things."""
    game = find_game("ascendancy")
    made = Scene()
    made.give(0, 13, 15, 3)
    made.build(0)
    state, seat = made.state, 0
    longest = []
    for long_turns in (False, True):
        monkeypatch.setattr(game, "long_turns", long_turns)
        planner = Planner(game, seat, Stream(1), Clock(Budget(nodes=4000)), len(state.frames))
        longest.append(max(len(line.answers) for line in planner.proposals(state.clone(), [])))
    assert longest[0] < longest[1]
