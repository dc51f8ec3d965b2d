"""What to think of before an answer: debts, battles, broken relations, and what would be lost or wasted."""

from galaktyka.core.table import LiveTable
from galaktyka.core.words import Text
from galaktyka.games.eclipse.choices import (
    A_PROPOSE,
    A_SPECIES,
    COLONY_VERB,
    DONE_VERB,
    F_INFLUENCE,
    PART_FROM_TILE,
    TRADE_VERB,
)
from galaktyka.games.eclipse.ids import EMPTY, FROM_ANCIENTS, MONEY, RESOURCES, SQUARES
from galaktyka.games.eclipse.rules.discs import upkeep_of
from galaktyka.games.eclipse.rules.ground import opponents
from galaktyka.games.eclipse.rules.turns import begin_action
from galaktyka.games.eclipse.rules.upkeep import balance
from galaktyka.games.eclipse.speech.phrases import amount, goods, part_name, player_name
from galaktyka.games.eclipse.state import EclipseState


def action_warnings(s: EclipseState, seat: int, action: int) -> list[Text]:
    """R13 An action that can do nothing, or a disc that the money does not carry."""
    after = s.clone()
    assert isinstance(after, EclipseState)
    begin_action(after, seat, action, LiveTable(0))
    found: list[Text] = []
    legal = after.legal()
    if not beyond_free(legal):
        found.append(Text("eclipse-warning-idle" if legal == [DONE_VERB] else "eclipse-warning-idle-rest"))
    return found + debt_warnings(after, seat)


def beyond_free(legal: list[int]) -> list[int]:
    """The answers that belong to the action itself and not to what is free in every action."""
    free = (DONE_VERB, COLONY_VERB, TRADE_VERB)
    return [a for a in legal if a not in free and not A_PROPOSE <= a < A_SPECIES]


def debt_warnings(after: EclipseState, seat: int) -> list[Text]:
    """R67 The money that would be missing at the end of the round."""
    left = balance(after, after.players[seat])
    return [Text("eclipse-warning-debt", {"money": goods(MONEY, -left)})] if left < 0 else []


def without_disc(s: EclipseState, seat: int) -> EclipseState:
    """R5 The position with one more disc away from the track."""
    after = s.clone()
    assert isinstance(after, EclipseState)
    after.players[seat].discs -= 1
    return after


def dearer(s: EclipseState, seat: int) -> int:
    """R5 What one more disc away from the track adds to the upkeep."""
    after = without_disc(s, seat)
    return upkeep_of(after, after.players[seat]) - upkeep_of(s, s.players[seat])


def claim_warnings(s: EclipseState, seat: int) -> list[Text]:
    return debt_warnings(without_disc(s, seat), seat)


def step_warnings(s: EclipseState, seat: int, sector: int) -> list[Text]:
    """R31, R44, R46 Whom a ship meets where it goes."""
    found: list[Text] = []
    p = s.players[seat]
    if opponents(s, seat, sector):
        found.append(Text("eclipse-warning-battle"))
    for other in range(s.seats):
        partner = s.players[other]
        if p.allies >> other & 1 and (partner.fleet | partner.sectors) >> sector & 1:
            found.append(Text("eclipse-warning-traitor", {"player": player_name(s, other)}))
    return found


def leave_warnings(s: EclipseState, sector: int) -> list[Text]:
    """R40 The cubes of a sector that loses its disc."""
    cubes = sum([s.cubes_on[sector] >> place & 1 for place in range(SQUARES)])
    return [Text("eclipse-warning-cubes", {"cubes": amount("cube", cubes)})] if cubes else []


def tile_warnings(s: EclipseState, seat: int, place: int) -> list[Text]:
    """R28d An Ancient part that leaves a blueprint leaves the game."""
    part = s.players[seat].tiles[place]
    if part == EMPTY or s.box.part_origin[part] != FROM_ANCIENTS:
        return []
    return [Text("eclipse-warning-lost", {"part": part_name(part)})]


def space_warnings(s: EclipseState, seat: int, place: int) -> list[Text]:
    return tile_warnings(s, seat, place) if s.arg(1) == PART_FROM_TILE else []


def done_warnings(s: EclipseState, seat: int) -> list[Text]:
    """R16 Activations that would be given away while something could be done with them."""
    left = s.arg(0)
    if not beyond_free(s.legal()) or (not left and s.top() != F_INFLUENCE):
        return []
    if not left:
        return [Text("eclipse-warning-flips")]
    return [Text("eclipse-warning-activations", {"n": amount("activation", left)})]


def upkeep_warnings(s: EclipseState, seat: int) -> list[Text]:
    ships = amount("colony_ship", s.players[seat].colony_ready)
    return [Text("eclipse-warning-colony-ships", {"ships": ships})]


def empty_track_warnings(s: EclipseState, seat: int, track: int) -> list[Text]:
    """R43 A cube for the ambassador from a track that has few: its income does not grow any more."""
    assert 0 <= track < RESOURCES
    p = s.players[seat]
    if p.cubes[track] == 1:
        return [Text("eclipse-warning-last-cube")]
    return []
