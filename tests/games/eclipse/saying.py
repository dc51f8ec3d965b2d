"""Saying everything of Eclipse strictly, and games lively enough to have much to say."""

import re
from collections.abc import Iterator

from tests.games.eclipse.golden_games import GOLDEN
from tests.games.saying import described, new_game, refused

from galaktyka.core.chance import Stream
from galaktyka.core.game import Answer
from galaktyka.core.table import LiveTable
from galaktyka.core.words import Text
from galaktyka.games.eclipse.choices import F_TURN
from galaktyka.games.eclipse.flow import Position
from galaktyka.games.eclipse.game import GAME

# --- games ---


def start(seats: int, seed: int, **options: str) -> tuple[Position, LiveTable]:
    state, table = new_game(GAME, seats, seed, options)
    assert isinstance(state, Position)
    return state, table


def decisions(seats: int, seed: int, **options: str) -> Iterator[tuple[Position, LiveTable]]:
    """Every decision of a lively game, and at last the position at its end.

    Now and then somebody finds resources, so that the later questions come up too.
    """
    state, table = start(seats, seed, **options)
    stream = Stream(seed + 77)
    while state.frames:
        if state.top() == F_TURN and not stream.below(4):
            p = state.players[state.actor()]
            p.resources = [p.resources[i] + stream.below(9) for i in range(3)]
        yield state, table
        legal = state.legal()
        wild = not stream.below(3)
        answer = legal[stream.below(len(legal))] if wild else GOLDEN.choose(state, legal, stream)
        state.apply(answer, table)
    yield state, table


GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {"species": "orion_hegemony,eridani_empire", "ancient": "advanced"}),
    (3, {"species": "planta,descendants_of_draco,mechanema", "warp_portals": "true"}),
    (4, {}),
    (5, {"species": "hydran_progress,terran_directorate,planta,orion_hegemony,mechanema"}),
    (6, {"warp_portals": "true", "gcds": "random"}),
]
SEAT = r"[0-5]"
TARGETS = re.compile(
    rf"|sector-\d{{3}}|zone--?\d+_-?\d+|square-\d{{3}}-([1-6]|orbital)|turn-\d{{3}}-[0-5]|mat-{SEAT}"
    rf"|ship-({SEAT}|npc)-\d+|fighter-({SEAT}|npc)-\d+|wing-({SEAT}|npc)-\w+|die-1|drawn-[1-5]|found-(front|back)"
    rf"|(action|space|blueprint|build|stored|stock|population|track|reputation)-{SEAT}-[\w-]+"
    rf"|(influence|colony|trade|summary)-{SEAT}|tech-\w+|part-\w+|species-\w+"
)


def check_answer(state: Position, seat: int, answer: int) -> Answer:
    return described(GAME, TARGETS, state, seat, answer)


def check_refusal(state: Position, seat: int, answer: int) -> Text:
    reason = refused(GAME, state, seat, answer)
    assert reason.key != "eclipse-refusal-not-asked", (GAME.question(state), GAME.notation(state, answer))
    return reason
