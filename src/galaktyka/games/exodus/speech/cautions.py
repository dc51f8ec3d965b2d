"""What to think of before an answer is given: warnings, never refusals."""

from typing import Final

from galaktyka.core.words import Text
from galaktyka.games.exodus.ids import (
    BUILD_SHIPS,
    BUY_UPGRADES,
    CLOAKING,
    HYPERSONIC_ROCKET,
    LANDING_MANEUVER,
    MINING,
    PARTS,
    RESEARCH,
    SHIELD,
    SHIP_TYPES,
    SHIPS,
    TECHNOLOGIES,
    TRADE,
    UPGRADES,
)
from galaktyka.games.exodus.rules.laws import landing_from
from galaktyka.games.exodus.rules.parts import may_buy
from galaktyka.games.exodus.rules.research import may_research
from galaktyka.games.exodus.rules.stealth import visible_group
from galaktyka.games.exodus.rules.trade import free_area
from galaktyka.games.exodus.rules.works import can_mine, may_build
from galaktyka.games.exodus.speech.phrases import LETTERS, LEVELS, amount, ship_name
from galaktyka.games.exodus.state import NOWHERE, ExodusState

EARLY_TURNS: Final = 2
EARLY_SPENDING: Final = 5  # more than this is a lot in the first turns


def bid_warnings(s: ExodusState, seat: int, cp: int) -> list[Text]:
    """The rulebook's advice: less than five CP for the council in the first turns."""
    found: list[Text] = []
    if cp and cp == s.players[seat].cp:
        found.append(Text("exodus-warning-all-cp"))
    if cp >= EARLY_SPENDING and s.turn <= EARLY_TURNS:
        found.append(Text("exodus-warning-much"))
    return found


def action_warnings(s: ExodusState, seat: int, action: int) -> list[Text]:
    """An action that would do nothing as things stand."""
    if action == RESEARCH and not can_research(s, seat):
        return [Text("exodus-warning-no-research")]
    if action == BUILD_SHIPS and not any(may_build(s, seat, type_) for type_ in range(SHIP_TYPES)):
        return [Text("exodus-warning-no-build")]
    if action == BUY_UPGRADES and not any(may_buy(s, seat, upgrade) for upgrade in range(UPGRADES)):
        return [Text("exodus-warning-no-buy")]
    if action == TRADE and (free_area(s) < 0 or not s.players[seat].pool):
        return [Text("exodus-warning-no-trade")]
    if action == MINING and not any(can_mine(s, seat, h) for h in range(1, s.board.grid.size)):
        return [Text("exodus-warning-no-mining")]
    return []


def can_research(s: ExodusState, seat: int) -> bool:
    return any(may_research(s, seat, technology) for technology in range(TECHNOLOGIES))


def pool_warnings(s: ExodusState, seat: int) -> list[Text]:
    return [Text("exodus-warning-pool")] if s.players[seat].pool == 1 else []


def flight_warnings(s: ExodusState, seat: int, hex_: int) -> list[Text]:
    """Whom a ship would meet, as far as they are there now; cloaked ships need not fight."""
    found: list[Text] = []
    if s.players[seat].has(CLOAKING):
        return found
    for other in range(s.seats):
        if other != seat and visible_group(s, other, hex_):
            found.append(Text("exodus-warning-enemy", {"letter": LETTERS[other]}))
    if s.centaurian[hex_]:
        found.append(Text("exodus-warning-centaurian", {"level": LEVELS[s.centaurian[hex_]]}))
    return found


def aim_warnings(s: ExodusState, seat: int, kind: int, hex_: int, percent: int) -> list[Text]:
    found: list[Text] = []
    if not percent:
        found.append(Text("exodus-warning-never"))
    if PARTS + kind != HYPERSONIC_ROCKET and s.people(hex_, seat):
        found.append(Text("exodus-warning-own-people"))
    return found


def spend_warnings(s: ExodusState, card: int) -> list[Text]:
    return [Text("exodus-warning-points", {"vp": amount("vp", s.box.centaurian_vp[card])})]


def shield_warnings(s: ExodusState, seat: int, type_: int, lost: int, won: int) -> list[Text]:
    """R51 Damaged ships of a type that would not survive another shield (-1: no part)."""
    change = 0
    for part, sign in ((lost, -1), (won, 1)):
        if part >= 0 and s.box.upgrade_kind[part] == SHIELD:
            change += sign * s.box.upgrade_strength[part]
    shield = s.shield_of(seat, type_) + change
    found: list[Text] = []
    for ship in range(type_ * 2, type_ * 2 + 2):
        at = seat * SHIPS + ship
        if s.place[at] != NOWHERE and s.damage[at] > shield:
            found.append(Text("exodus-warning-breaks", {"ship": ship_name(ship)}))
    return found


def landing_warnings(s: ExodusState, seat: int, hex_: int) -> list[Text]:
    if s.box.planet_moons[s.planet[hex_]] and not s.players[seat].has(LANDING_MANEUVER):
        return [Text("exodus-warning-moons", {"n": landing_from(s)})]
    return []
