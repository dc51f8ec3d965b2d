"""What waits for a ship where it is sent: the odds of the battle or of the fight, as the table looks now."""

from typing import Final

from galaktyka.core.chance import Stream
from galaktyka.core.words import Text
from galaktyka.games.exodus.choices import A_HEX, DECLOAK_VERB, F_DECLOAK, F_MOVE, F_ORDERS
from galaktyka.games.exodus.ids import CENTAURIAN_CARDS, SHIPS
from galaktyka.games.exodus.odds import Fight
from galaktyka.games.exodus.rules.battle import fleet, ship_shield
from galaktyka.games.exodus.rules.movement import ships_to_order
from galaktyka.games.exodus.rules.stealth import visible_group
from galaktyka.games.exodus.state import ExodusState

EFFORT: Final = 20_000
FIGHTS: Final = 400
"""Beyond this effort so many fights are sampled: an answer should come within milliseconds."""


def preview(s: ExodusState, seat: int, answer: int) -> list[Text]:
    kind = s.top()
    if kind == F_DECLOAK and answer == DECLOAK_VERB:
        return tell(s, seat, s.arg(0), fleet(s, seat, s.arg(0)))
    if kind == F_MOVE:
        return tell(s, seat, answer - A_HEX, arriving(s, seat, answer - A_HEX, [s.arg(0)]))
    if kind == F_ORDERS:
        ships = ships_to_order(s, seat)
        secret = s.players[seat].secret
        sent = [ships[i] for i in range(len(secret)) if secret[i] == answer]
        return tell(s, seat, answer - A_HEX, arriving(s, seat, answer - A_HEX, [*sent, ships[len(secret)]]))
    return []


def arriving(s: ExodusState, seat: int, hex_: int, sent: list[int]) -> list[int]:
    """Own ships that will be in a hex if no further order is given."""
    found = fleet(s, seat, hex_)
    for ship in sent:
        if seat * SHIPS + ship not in found:
            found.append(seat * SHIPS + ship)
    return sorted(found)


def tell(s: ExodusState, seat: int, hex_: int, own: list[int]) -> list[Text]:
    sides = [other for other in s.order if other != seat and visible_group(s, other, hex_)]
    if sides:
        order = [other for other in s.order if other == seat or other in sides]
        ships = [describe(s, own if other == seat else fleet(s, other, hex_)) for other in order]
        chance = outcome(Fight(ships, s.box.hit_from))[order.index(seat)]
        return [Text("exodus-preview-battle", {"percent": round(100 * chance)})]
    if s.centaurian[hex_]:
        chance = hunting_chance(s, describe(s, own), s.centaurian[hex_])
        return [Text("exodus-preview-centaurian", {"percent": round(100 * chance)})]
    return []


def describe(s: ExodusState, ships: list[int]) -> list[list[int]]:
    """Dice, shield and damage of each ship."""
    return [[s.dice_of(i // SHIPS, i % SHIPS // 2), ship_shield(s, i), s.damage[i]] for i in ships]


def hunting_chance(s: ExodusState, own: list[list[int]], level: int) -> float:
    """The mean over all cards that may lie on top of the deck."""
    box = s.box
    cards = [c for c in range(CENTAURIAN_CARDS) if s.decks[level - 1] >> c & 1]
    if not cards:
        cards = [c for c in s.bottom if box.centaurian_level[c] == level][:1]
    total = 0.0
    for card in cards:
        guard = [[box.centaurian_firepower[card], box.centaurian_shield[card], 0]]
        total += outcome(Fight([own, guard], box.hit_from))[0]
    return total / max(1, len(cards))


def outcome(fight: Fight) -> list[float]:
    exact = fight.exact(EFFORT)
    return exact if exact is not None else fight.sample(FIGHTS, Stream(1))
