"""The end of the game: points by source, ties (R101–R112)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import E_POINTS
from galaktyka.games.exodus.ids import CENTAURIAN_CARDS, SHIPS
from galaktyka.games.exodus.state import (
    COUNCIL,
    FROM_CENTAURIANS,
    FROM_COUNCIL,
    FROM_PLANETS,
    FROM_SHIPS,
    FROM_TITLE,
    NOWHERE,
    ExodusState,
)


def score_game(s: ExodusState, table: Table) -> None:
    """R101 After the last conquest phase all points are counted that have not been scored in battles (R102)."""
    table.rule("R101")
    for seat in range(s.seats):
        points = final_points(s, seat)
        player = s.players[seat]
        for source in range(len(points)):
            if points[source]:
                player.sources[source] += points[source]
                player.vp += points[source]
                table.tell(E_POINTS, seat, points[source], source)


def final_points(s: ExodusState, seat: int) -> list[int]:
    """What the seat would score if the game ended now, by source: titles (R109) last.

    Goods and technologies count nothing (R112).
    """
    points = [0] * len(s.players[seat].sources)
    points[FROM_PLANETS] = planet_points(s, seat)
    hexes = ship_hexes(s, seat)
    points[FROM_SHIPS] = s.box.hex_vp * hexes.bit_count()
    points[FROM_COUNCIL] = s.box.council_vp if hexes >> COUNCIL & 1 else 0
    points[FROM_CENTAURIANS] = card_points(s, seat)
    points[FROM_TITLE] = s.box.title_vp[s.order.index(seat)]
    return points


def planet_points(s: ExodusState, seat: int) -> int:
    """R103 Each planet, homes included, for whoever has most population on it."""
    points = 0
    for hex_ in range(1, s.board.grid.size):
        if s.people(hex_, seat) and s.has_planet(hex_):
            points += share(s, seat, hex_)
    return points


def share(s: ExodusState, seat: int, hex_: int) -> int:
    """R104 Those who tie for most share the points; R108 what is not whole is lost."""
    own = s.people(hex_, seat)
    tied = 0
    for other in range(s.seats):
        people = s.people(hex_, other)
        if people > own:
            return 0
        if people == own:
            tied += 1
    return s.box.planet_vp[s.planet[hex_]] // tied


def ship_hexes(s: ExodusState, seat: int) -> int:
    """R105 Mask of the hexes with an own ship, whatever else is there (R111); R106 the council is one."""
    mask = 0
    for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
        if s.place[ship] != NOWHERE:
            mask |= 1 << s.place[ship]
    return mask


def card_points(s: ExodusState, seat: int) -> int:
    """R107 The points printed on Centaurian cards that were kept."""
    kept = s.players[seat].kept
    points = 0
    if kept:
        for card in range(CENTAURIAN_CARDS):
            if kept >> card & 1:
                points += s.box.centaurian_vp[card]
    return points


def ranks(s: ExodusState) -> list[int]:
    """R110 Most points win; a tie goes to the lower turn-order card."""
    standing: list[int] = []
    for seat in range(s.seats):
        better = 0
        for other in range(s.seats):
            ahead = s.players[other].vp - s.players[seat].vp
            if ahead > 0 or (ahead == 0 and s.order.index(other) < s.order.index(seat)):
                better += 1
        standing.append(1 + better)
    return standing
