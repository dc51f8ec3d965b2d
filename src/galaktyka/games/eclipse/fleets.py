"""The fleets as the quick evaluation sees them: how strong they are, what they may win and what they protect.

The chance to win a battle grows with the fourth power of a side's strength (`strength.py`).
"""

from typing import Final

from galaktyka.games.eclipse.ids import ANCIENT, NPC, SHIP_KINDS, SHIPS_EACH, STARBASE
from galaktyka.games.eclipse.rules.ground import links, opponents, peaceful
from galaktyka.games.eclipse.state import EclipseState

OWNERS: Final = 8  # places a sector in a list of strengths


def winning(own: int, foe: int) -> int:
    """The chance of a side to win, in thousandths."""
    if foe <= 0:
        return 1000
    own *= own
    foe *= foe
    return 1000 * own * own // (own * own + foe * foe)


class Fleets:
    """Strengths of all ships on the board, by sector and owner, and what one seat makes of them."""

    __slots__ = ("bargain", "bases", "force", "here", "seat", "tame")

    def __init__(self, s: EclipseState, seat: int) -> None:
        self.seat = seat
        self.here: list[int] = [0] * (len(s.owner) * OWNERS)  # by sector * 8 + owner
        self.force = 0  # of all own ships that can move
        self.bases = 0
        self.tame = peaceful(s, seat)
        self.bargain = 0  # strength for a hundred materials, of the ship that gives most
        player = s.players[seat]
        cost = s.box.build_cost[s.box.species[player.species].costs]
        for kind in range(STARBASE):
            self.bargain = max(self.bargain, 100 * player.strengths[kind] // max(1, cost[kind]))
        for owner in range(s.seats):
            if s.players[owner].fleet:
                self.add_ships(s, owner)
        self.add_guards(s)

    def add_ships(self, s: EclipseState, owner: int) -> None:
        strengths = s.players[owner].strengths
        first = owner * SHIPS_EACH
        for place in range(SHIPS_EACH):
            sector = s.ship_at[first + place]
            if sector < 0:
                continue
            kind = SHIP_KINDS[place]
            strength = strengths[kind]
            self.here[sector * OWNERS + owner] += strength
            if owner == self.seat:
                if kind == STARBASE:
                    self.bases += strength
                else:
                    self.force += strength

    def add_guards(self, s: EclipseState) -> None:
        first = s.seats * SHIPS_EACH
        kinds = s.box.npc_kind
        for place in range(len(kinds)):
            sector = s.ship_at[first + place]
            if sector >= 0:
                row = kinds[place] - ANCIENT
                self.here[sector * OWNERS + NPC] += s.box.npc_strength[2 * row + s.npc_variants[row]]

    def own(self, sector: int) -> int:
        return self.here[sector * OWNERS + self.seat]

    def guards(self, s: EclipseState, sector: int) -> int:
        """Strength of the ships of nobody that oppose the seat."""
        found = self.here[sector * OWNERS + NPC]
        if found and self.tame and s.npcs(sector) == s.ancients(sector):
            return 0
        return found

    def rivals(self, s: EclipseState, sector: int) -> int:
        """Strength of other players in a sector."""
        found = 0
        for other in range(s.seats):
            if other != self.seat:
                found += self.here[sector * OWNERS + other]
        return found

    def reach(self, s: EclipseState) -> int:
        """Mask of the sectors next to own ones and to own ships, these included."""
        p = s.players[self.seat]
        places = p.sectors | p.fleet
        mask = places
        for sector in s.placed:
            if places >> sector & 1:
                mask |= links(s, self.seat, sector)
        return mask

    def beyond(self, s: EclipseState, near: int) -> int:
        """Mask of the sectors that are one step further, those before included."""
        mask = near
        for sector in s.placed:
            if near >> sector & 1:
                mask |= links(s, self.seat, sector)
        return mask

    def fighting(self, s: EclipseState, sector: int) -> bool:
        return self.own(sector) > 0 and opponents(s, self.seat, sector) > 0

    def near(self, s: EclipseState, sector: int) -> int:
        """Strength of the strongest fleet of one other player, not an ally, next to a sector."""
        allies = s.players[self.seat].allies
        strongest = 0
        for other in range(s.seats):
            if other == self.seat or allies >> other & 1 or not s.players[other].fleet:
                continue
            close = links(s, other, sector) & s.players[other].fleet
            if close:
                for place in s.placed:
                    if close >> place & 1:
                        strongest = max(strongest, self.here[place * OWNERS + other])
        return strongest
