"""The fleets as the quick evaluation sees them: how strong they are, what they may win and what they protect.

Strength of a ship is the root of attack times endurance, so that two ships are worth about twice one; the chance
to win a battle grows with the fourth power of it.
"""

from math import isqrt
from typing import Final

from galaktyka.games.eclipse.ids import (
    ANCIENT,
    CANNONS,
    COMPUTER,
    DESIGN,
    HULL,
    INITIATIVE,
    MISSILES,
    NPC,
    PLAYER_SHIPS,
    SHIELD,
    SHIPS_EACH,
    STARBASE,
)
from galaktyka.games.eclipse.rules.ground import links, opponents, peaceful
from galaktyka.games.eclipse.state import EclipseState

COLOURS: Final = 4
OWNERS: Final = 8  # places a sector in a list of strengths


def strength_of(design: list[int], damage_of: list[int], start: int) -> int:
    """The strength of one ship, whose values begin at `start` of a list of designs."""
    computer = min(4, design[start + COMPUTER])
    attack = 0
    for colour in range(COLOURS):
        dice = 2 * design[start + CANNONS + colour] + design[start + MISSILES + colour]
        attack += dice * damage_of[colour] * (1 + computer)
    endurance = (design[start + HULL] + 1) * (4 + design[start + SHIELD] + design[start + INITIATIVE] // 2)
    return isqrt(50 * attack * endurance)


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
        kinds: list[int] = []
        damage_of = s.box.die_damage
        for owner in range(s.seats):
            design = s.players[owner].design
            for kind in range(PLAYER_SHIPS):
                kinds.append(strength_of(design, damage_of, kind * DESIGN))
        for variant in range(3):
            kinds.append(strength_of(s.design_of(NPC, ANCIENT + variant), damage_of, 0))
        self.bargain = 0  # strength for a hundred materials, of the ship that gives most
        cost = s.box.build_cost[s.box.species[s.players[seat].species].costs]
        for kind in range(STARBASE):
            self.bargain = max(self.bargain, 100 * kinds[seat * PLAYER_SHIPS + kind] // max(1, cost[kind]))
        players = s.seats * SHIPS_EACH
        ship_at = s.ship_at
        for ship in range(len(ship_at)):
            sector = ship_at[ship]
            if sector < 0:
                continue
            kind = s.ship_kind(ship)
            if ship < players:
                owner = ship // SHIPS_EACH
                strength = kinds[owner * PLAYER_SHIPS + kind]
                self.here[sector * OWNERS + owner] += strength
                if owner == seat:
                    if kind == STARBASE:
                        self.bases += strength
                    else:
                        self.force += strength
            else:
                self.here[sector * OWNERS + NPC] += kinds[s.seats * PLAYER_SHIPS + kind - ANCIENT]

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
