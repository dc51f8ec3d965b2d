"""The level that looks beyond its turn: legal, bounded, the same every time, and better than `normal`."""

import pytest
from tests.bots.positions import every_game, random_positions
from tests.bots.test_normal import begin, in_round_one

from galaktyka.arena.playing import play_game
from galaktyka.bots import Bot, Budget, make_bot, sight_of
from galaktyka.bots.hard import AGAIN_MS, THINKS_MS
from galaktyka.bots.lookahead import answer_in
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import Table
from galaktyka.games import game as find_game

GAMES = every_game()
ONE_LOOK = 400
"""More nodes than any single list of answers: what may be spent beyond the budget before the clock is read."""

ENOUGH = 20_000
"""Nodes with which a search of Gaia Project looks as far as it should."""


def names(game: Game) -> str:
    return game.id


def decide(bot: Bot, game: Game, state: State, nodes: int) -> tuple[int, int]:
    """Its answer, and the nodes that it took."""
    sight = sight_of(game, state, bot.seat, Stream(5), Budget(nodes=nodes))
    return bot.decide(sight), sight.clock.nodes


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_answers_are_legal_bounded_and_the_same_every_time(game: Game) -> None:
    for number, asked in enumerate(random_positions(game, min(3, game.most_seats), 4)):
        if number % 25 == 0:
            found = [decide(make_bot("hard", game, asked.seat, 3), game, asked.state, 300) for _ in range(2)]
            assert found[0] == found[1]
            assert found[0][0] in asked.state.legal_for(asked.seat)
            assert found[0][1] <= 300 + ONE_LOOK


def test_more_nodes_look_further() -> None:
    game = find_game("frontiers")
    state, _ = begin(game, 2, 1)
    seat = state.actor()
    spent = [decide(make_bot("hard", game, seat, 3), game, state, nodes)[1] for nodes in (50, 2000)]
    assert spent[0] < spent[1]


def test_whole_games_end_without_a_failure() -> None:
    game = find_game("gaia")
    outcome = play_game(game, game.setting(2, 3, {}), ["hard", "random"], Budget(nodes=60), check=True)
    assert outcome.finished
    assert outcome.failures == []


def planned_by(bot: Bot) -> list[int]:
    found = getattr(bot, "planned", None)
    assert isinstance(found, list)
    return found[:]


def test_second_thoughts_about_a_turn_are_brief_unless_somebody_gave_it_a_budget() -> None:
    game = find_game("gaia")
    state, table = in_round_one(game, 2, 5)
    seat = state.actor()
    own, given = make_bot("hard", game, seat, 1), make_bot("hard", game, seat, 1, Budget(ms=700))
    assert own.budget.ms == THINKS_MS
    answers = [decide(bot, game, state, ENOUGH)[0] for bot in (own, given)]
    assert answers[0] == answers[1]
    assert planned_by(own)
    assert (own.budget.ms, given.budget.ms) == (AGAIN_MS, 700)
    while planned_by(own):
        state.apply(answers[0], table)
        answers[0] = decide(own, game, state, 1)[0]
    assert own.budget.ms == THINKS_MS


def test_it_keeps_to_what_it_planned_unless_it_finds_better() -> None:
    """Each further answer of a turn is thought over again, and the plan is what there is when no time is left."""
    game = find_game("gaia")
    state, table = in_round_one(game, 2, 5)
    seat = state.actor()
    hasty, thorough = [make_bot("hard", game, seat, 1) for _ in range(2)]
    first = [decide(bot, game, state, ENOUGH)[0] for bot in (hasty, thorough)]
    assert first[0] == first[1]
    rest = planned_by(hasty)
    assert rest
    state.apply(first[0], table)
    assert state.actor() == seat
    assert decide(hasty, game, state, 1)[0] == rest[0]
    assert planned_by(hasty) == rest[1:]
    answer, spent = decide(thorough, game, state, ENOUGH)
    assert answer in state.legal()
    assert spent > 100


def test_it_carries_out_what_it_could_not_plan_thoroughly() -> None:
    """Where the time is too short to look far, the second answer of a turn comes without another search."""
    game = find_game("eclipse")
    state, table = in_round_one(game, 6, 5)
    bot, rest = half_way_through_a_turn(game, state, table)
    assert decide(bot, game, state, 1000) == (rest[0], 0)


def test_a_long_turn_is_thought_over_again_anyway() -> None:
    game = find_game("ascendancy")
    state, table = in_round_one(game, 3, 5)
    bot, _ = half_way_through_a_turn(game, state, table)
    answer, spent = decide(bot, game, state, 1000)
    assert answer in state.legal()
    assert spent > 100


def half_way_through_a_turn(game: Game, state: State, table: Table) -> tuple[Bot, list[int]]:
    """A bot after the first answer of a turn, with little time, and what it planned to answer next."""
    seat = state.actor()
    bot = make_bot("hard", game, seat, 1)
    first, spent = decide(bot, game, state, 1000)
    assert spent > 100
    rest = planned_by(bot)
    assert rest
    state.apply(first, table)
    assert state.actor() == seat
    return bot, rest


def test_it_thinks_while_others_think() -> None:
    """What it planned for the likeliest answer of the other is used when that comes, and only then."""
    game = find_game("gaia")
    state, table = in_round_one(game, 2, 5)
    other = state.actor()
    seat = 1 - other
    bot = make_bot("hard", game, seat, 1)
    sight = sight_of(game, state, seat, Stream(5), Budget(nodes=900))
    assert sight.legal == []
    bot.ponder(sight)
    foreseen = foreseen_by(bot)
    assert foreseen is not None
    assert foreseen.actor() == seat
    planned = planned_by(bot)
    assert decide(bot, game, foreseen, 1)[0] == planned[0]
    assert planned_by(bot) == planned[1:]
    bot.ponder(sight)
    while state.actor() != seat or len(state.legal()) == 1:
        legal = state.legal_for(state.actor())
        answer_in(state, state.actor(), legal[-1], table)
    assert state.digest() != foreseen.digest()
    answer, _ = decide(bot, game, state, 900)
    assert answer in state.legal()
    assert planned_by(bot) != planned[1:]


def foreseen_by(bot: Bot) -> State | None:
    found = getattr(bot, "foreseen", None)
    assert found is None or isinstance(found, State)
    return found.clone() if found is not None else None


def test_it_beats_normal() -> None:
    """One `hard` among three, from every seat; with nodes, so that every machine sees the same games."""
    game = find_game("frontiers")
    own = others = 0
    for seat in range(4):
        levels = ["normal"] * 4
        levels[seat] = "hard"
        outcome = play_game(game, game.setting(4, 1, {}), levels, Budget(nodes=2000))
        assert outcome.failures == []
        own += outcome.scores[seat]
        others += sum(outcome.scores) - outcome.scores[seat]
    assert 3 * own > others
