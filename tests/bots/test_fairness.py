"""Bots know what their seat may know: whatever they can reach, and whatever they choose, depends on nothing else."""

import pickle
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

import pytest
from tests.bots.positions import UNMISTAKABLE_SEED, Asked, every_game, hidden_positions, random_positions

from galaktyka.bots import BOTS, Budget, Seated, level_named, sight_of
from galaktyka.bots.question import Question
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game, Setting
from galaktyka.core.match import Match
from galaktyka.core.record import Record
from galaktyka.core.table import LiveTable, SearchTable

GAMES = every_game()
SECRETIVE = [game for game in GAMES if game.id != "gaia"]
NOT_DATA = (FunctionType, BuiltinFunctionType, MethodType, ModuleType, type)
FEW_NODES = Budget(nodes=40)


def names(game: Game) -> str:
    return game.id


def reachable(start: object) -> list[object]:
    """Everything that can be reached by attributes, items and keys, each thing once, in a fixed order."""
    found: list[object] = []
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, (int, float, str, bytes, bool)) or thing is None:
            found.append(thing)
            continue
        if id(thing) in seen or isinstance(thing, NOT_DATA):
            continue
        seen.add(id(thing))
        found.append(thing)
        if isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, (list, tuple)):
            waiting += thing
        elif isinstance(thing, (set, frozenset)):
            waiting += sorted(thing, key=repr)
        else:
            fields = [name for name in dir(thing) if not name.startswith("__")]
            values = [getattr(thing, name, None) for name in fields]
            waiting += [value for value in values if not callable(value)]
    return found


def plain(things: list[object]) -> list[object]:
    return [thing for thing in things if isinstance(thing, (int, str)) and not isinstance(thing, bool)]


def sight_dump(asked: Asked, hidden: int) -> list[object]:
    """All that a bot can find in its sight, the clock left out: its times differ from call to call."""
    truth = asked.state if hidden < 0 else asked.permuted(hidden)
    sight = sight_of(asked.game, truth, asked.seat, Stream(3), Budget())
    found = reachable(
        [sight.legal, sight.seat, sight.view(), sight.resample(), sight._possible, sight._stream]
    )
    return [*found, *reachable(sight.game)]


@pytest.mark.parametrize("game", SECRETIVE, ids=names)
def test_a_sight_is_the_same_whatever_the_truth_is(game: Game) -> None:
    """The cheat: walk from the sight through every attribute and look for something that the truth decided."""
    positions = hidden_positions(game, 6)
    assert len(positions) == 6
    for asked in positions:
        dumps = [sight_dump(asked, hidden) for hidden in (-1, 1, 2)]
        assert UNMISTAKABLE_SEED not in dumps[0]
        for thing in dumps[0]:
            assert not isinstance(thing, (Setting, LiveTable, Match, Record))
            assert thing is not asked.state
        assert plain(dumps[0]) == plain(dumps[1]) == plain(dumps[2])


def test_the_walk_finds_what_a_careless_sight_would_show() -> None:
    """The same walk, started from the truth itself, does see the difference: so the test above can fail."""
    asked = hidden_positions(SECRETIVE[0], 3)[0]
    dumps = [plain(reachable(state)) for state in (asked.state, *(asked.permuted(k) for k in range(5)))]
    assert any(dump != dumps[0] for dump in dumps)


@pytest.mark.parametrize("game", SECRETIVE, ids=names)
def test_a_question_to_another_process_holds_no_secret(game: Game) -> None:
    for asked in hidden_positions(game, 6):
        sent = [
            pickle.dumps(
                Question(game, asked.setting, state, asked.seat, level_named("easy"), 5, Stream(9)),
                protocol=4,
            )
            for state in (asked.state, asked.permuted(1), asked.permuted(2))
        ]
        assert sent[0] == sent[1] == sent[2]
        restored = reachable(pickle.loads(sent[0]))
        assert not {asked.setting.seed, UNMISTAKABLE_SEED} & {x for x in restored if isinstance(x, int)}


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_what_is_drawn_for_a_seat_depends_on_what_it_sees_alone(game: Game) -> None:
    """The same stream draws the same position from every truth that looks the same to the seat."""
    for n, asked in enumerate(random_positions(game, game.fewest_seats, 11)):
        if n % 5 == 0:
            drawn = [
                game.resample(state, asked.seat, SearchTable(Stream(n))).digest()
                for state in (asked.state, asked.permuted(n + 1), asked.permuted(n + 2))
            ]
            assert drawn[0] == drawn[1] == drawn[2]


@pytest.mark.parametrize("level", [level.name for level in BOTS])
@pytest.mark.parametrize("game", SECRETIVE, ids=names)
def test_what_a_seat_cannot_see_does_not_change_its_answer(game: Game, level: str) -> None:
    """Given its own generator, a bot answers the same in every truth that looks the same to it."""
    for asked in hidden_positions(game, 4):
        answers = [
            Seated(level, game, asked.setting, asked.seat, 7, FEW_NODES).answer(state)
            for state in (asked.state, asked.permuted(1), asked.permuted(2))
        ]
        assert answers[0] == answers[1] == answers[2]
        assert answers[0] in asked.state.legal_for(asked.seat)


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_a_sight_offers_what_the_seat_may_answer(game: Game) -> None:
    for n, asked in enumerate(random_positions(game, game.most_seats, 12)):
        if n % 7 == 0:
            sight = sight_of(game, asked.state, asked.seat, Stream(n), Budget())
            assert sight.legal == asked.state.legal_for(asked.seat)
            assert sight.view() == game.view(asked.state, asked.seat)
            assert sight.resample().legal_for(asked.seat) == sight.legal
