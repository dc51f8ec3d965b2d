"""Standing and ranks (R200–R204)."""

from galaktyka.games.ascendancy.rules.recharge import standing
from galaktyka.games.ascendancy.state import AscendancyState


def scores(s: AscendancyState) -> list[int]:
    """Ascendancy, the measure that the game is played for."""
    return [player.ascendancy for player in s.players]


def ranks(s: AscendancyState) -> list[int]:
    """R202 R204 Winners first, the others by standing; who is out comes last."""
    values = [value_of(s, seat) for seat in range(s.seats)]
    return [1 + len([other for other in values if other > value]) for value in values]


def value_of(s: AscendancyState, seat: int) -> int:
    if s.winners >> seat & 1:
        return 2**60
    if not s.players[seat].alive:
        return -1
    return standing(s, seat)


def sources(s: AscendancyState, seat: int) -> dict[str, int]:
    """What the standing is made of."""
    player = s.players[seat]
    found = {"ascendancy": player.ascendancy}
    return {name: value for name, value in found.items() if value}
