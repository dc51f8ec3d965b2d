"""All positions that the answers to some questions lead to: what the engine allows, to compare with the rules."""

from collections.abc import Callable, Hashable
from typing import TypeVar

from tests.games.exodus.scene import Scene, SceneTable

from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME

Summary = TypeVar("Summary", bound=Hashable)


def reached(scene: Scene, questions: set[str], summary: Callable[[Position], Summary]) -> set[Summary]:
    """What every way of answering these questions ends in, as the summary tells it. No dice may fall."""
    found: set[Summary] = set()
    seen: set[tuple[int, ...]] = set()
    waiting = [scene.state.clone()]
    while waiting:
        state = waiting.pop()
        if GAME.question(state) not in questions:
            found.add(summary(state))
            continue
        for answer in state.legal():
            after = state.clone()
            after.apply(answer, SceneTable([]))
            packed = tuple(after.packed())
            if packed not in seen:
                seen.add(packed)
                waiting.append(after)
    return found


def goods(state: Position, seat: int) -> tuple[int, int, int]:
    player = state.players[seat]
    return player.cp, player.axinium, player.phasium
