"""What was found out about a position and handed on to its clones: never out of date, and used where it can be."""

import pytest
from tests.games.ascendancy.saying import decisions, war
from tests.games.ascendancy.scene import Scene

from galaktyka.bots.lookahead import Search
from galaktyka.core.chance import Stream
from galaktyka.core.table import SearchTable
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.goals import Posture, posture_of
from galaktyka.games.ascendancy.judge import SOBER, holdings, judge, judge_soberly
from galaktyka.games.ascendancy.prospects import HUNDRED
from galaktyka.games.ascendancy.rules.movement import Course

LEFT = 6  # rounds


def unread(state: Position) -> Position:
    """The same position, with nothing found out about it."""
    found = state.clone()
    found.forget()
    return found


def compare(state: Position) -> None:
    fresh = unread(state)
    for judged in (judge, judge_soberly):
        for seat in range(state.seats):
            assert judged(state, seat) == judged(fresh, seat)
    if state.frames:
        assert state.legal() == unread(state).legal()


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4)])
def test_wherever_a_search_goes_the_judge_says_the_same_as_at_first_sight(seats: int, seed: int) -> None:
    lines = 0
    for number, (state, _) in enumerate(decisions(seats, seed)):
        if number % 25 or not state.frames:
            continue
        judge(state, state.actor())
        for line in Search(GAME, state.actor(), Stream(seed), 3, 60).turns(state.clone(), 3):
            assert isinstance(line.state, Position)
            compare(line.state)
            lines += 1
    assert lines > 100


def test_in_a_war_what_was_found_out_changes_with_the_ships() -> None:
    for seed in (1, 2):
        for state, _ in war(seed):
            compare(state)


def posture(state: Position) -> Posture:
    found = posture_of(state, 0, LEFT, HUNDRED)
    assert isinstance(found, Posture)
    return found


def at_command() -> Position:
    made = Scene()
    made.link("earth", "ardana")
    made.give(0, 2, 2, 5)
    made.ships(0, "ardana", 2)
    made.command(0)
    return made.state


def test_clones_take_over_what_still_holds() -> None:
    state = at_command()
    known, held = posture(state), holdings(state)
    clone = state.clone()
    clone.players[0].goods[ids.PRODUCTION] += 1
    assert posture(clone) is known
    assert holdings(clone) is held


@pytest.mark.parametrize("field", ["ships", "warp", "fleet_size", "fleet_place", "holder"])
def test_what_ships_stand_for_is_worked_out_anew_and_the_goals_are_kept(field: str) -> None:
    state = at_command()
    known = posture(state)
    setattr(state, field, getattr(state, field)[:])
    again = posture(state)
    assert again is not known
    assert again.outlook is known.outlook


@pytest.mark.parametrize(
    "field", ["control", "nodes", "base", "level", "prewarp", "token", "lying", "known", "power"]
)
def test_goals_are_worked_out_anew_when_the_systems_have_changed(field: str) -> None:
    state = at_command()
    known = posture(state)
    setattr(state, field, getattr(state, field)[:])
    assert posture(state).outlook is not known.outlook


@pytest.mark.parametrize("field", ["ascendancy", "weapons", "shields"])
@pytest.mark.parametrize("seat", [0, 1])
def test_goals_are_worked_out_anew_when_somebody_has_become_stronger(field: str, seat: int) -> None:
    state = at_command()
    known = posture(state)
    setattr(state.players[seat], field, getattr(state.players[seat], field) + 1)
    assert posture(state).outlook is not known.outlook


def test_much_ascendancy_of_one_seat_is_not_taken_for_strength_of_another() -> None:
    """R4 Nobody is limited to five tokens."""
    state = at_command()
    state.players[1].ascendancy = 0
    known = posture(state)
    state.players[1].ascendancy = 16
    much = posture(state)
    state.players[1].ascendancy = 0
    state.players[0].shields += 1
    assert posture(state).outlook.strengths not in (known.outlook.strengths, much.outlook.strengths)


def test_goals_are_worked_out_anew_when_the_map_or_the_time_has_changed() -> None:
    state = at_command()
    known = posture(state)
    assert posture_of(state, 0, LEFT - 1, HUNDRED).outlook is not known.outlook
    state = at_command()
    known = posture(state)
    state.chart = state.chart.clone()
    assert posture(state).outlook is not known.outlook
    state.stack &= state.stack - 1
    assert posture(state).outlook.stack == state.stack


def test_what_ships_stand_for_depends_on_how_much_hopes_count() -> None:
    state = at_command()
    known = posture(state)
    sober = posture_of(state, 0, LEFT, SOBER)
    assert sober is not known
    assert sober.outlook is known.outlook
    assert sober.goals < known.goals


def test_the_means_to_persuade_a_system_count() -> None:
    state = at_command()
    known = posture(state)
    state.players[0].goods[ids.CULTURE] = 0
    assert posture(state) is not known
    assert posture(state).outlook is known.outlook


def test_nothing_is_handed_on_to_a_position_that_a_seat_could_be_in() -> None:
    """The lists that it depends on are those of the true position."""
    state = moving()
    posture(state)
    holdings(state)
    guess = GAME.resample(state, 0, SearchTable(Stream(1)))
    assert guess.course is None
    assert guess.holdings is None
    assert guess.postures == [None, None]


def moving() -> Position:
    """A game in which a unit is on its way and may go on to several sectors."""
    for state, _ in decisions(2, 3):
        if state.frames and len(state.legal()) > 2 and isinstance(state.course, Course):
            if state.course.holds(state, state.actor()):
                return state.clone()
    raise AssertionError("nobody moved")


@pytest.mark.parametrize("field", ["ships", "control", "holder", "power", "card_at", "card_of"])
def test_the_way_of_a_unit_is_looked_for_anew_when_something_on_it_has_changed(field: str) -> None:
    state = moving()
    known = state.course
    state.legal()
    assert state.course is known
    setattr(state, field, getattr(state, field)[:])
    state.legal()
    assert state.course is not known


def test_the_way_of_a_unit_is_that_of_one_seat_from_one_place() -> None:
    state = moving()
    known = state.course
    assert isinstance(known, Course)
    assert not known.holds(state, 1 - state.actor())
    for argument in (1, 2, 3):
        other = state.clone()
        other.set_arg(argument, other.arg(argument) + 1)
        assert not known.holds(other, other.actor())
