"""Upgrading structures (R40–R44), the Ambas' swap and the Firaks' downgrade (R125, R126)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import A_HEX, A_UPGRADE, E_DOWNGRADE, E_SWAP, E_UPGRADE, F_ADVANCE, F_TILE
from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    BESCODS,
    FED_GLEENS,
    GLEENS,
    INSTITUTE,
    LAB,
    MINE,
    ON_BIG,
    ON_TRADING_STATION,
    TRADING_STATION,
)
from galaktyka.games.gaia.rules.federations import take_token
from galaktyka.games.gaia.rules.gains import trigger
from galaktyka.games.gaia.rules.ground import exchange_structure, opponent_near
from galaktyka.games.gaia.rules.tiles import any_tile
from galaktyka.games.gaia.state import NOT_KNOWN, GaiaState, Player


def upgrade_from(s: GaiaState, p: Player, kind: int) -> int:
    """R40, R127 The structure that this one replaces."""
    return s.box.bescods_upgraded_from[kind] if p.faction == BESCODS else s.box.upgraded_from[kind]


def upgrade_price(s: GaiaState, seat: int, hex_: int, kind: int) -> tuple[int, int]:
    """R40, R41 Credits and ore; a trading station is cheaper near an opponent."""
    if kind == TRADING_STATION and opponent_near(s, seat, hex_):
        return s.box.near_trading_credits, s.box.near_trading_ore
    return s.box.cost_credits[kind], s.box.cost_ore[kind]


def upgrade_targets(s: GaiaState, seat: int, kind: int, only_first: bool) -> list[int]:
    """R40–R43 Own structures that can become this one now."""
    p = s.players[seat]
    box = s.box
    found: list[int] = []
    if p.built[kind] >= box.pieces[kind]:
        return found
    old = upgrade_from(s, p, kind)
    if p.built[old] == 0:
        return found
    affordable = p.credits >= box.cost_credits[kind] and p.ore >= box.cost_ore[kind]
    near = affordable
    if kind == TRADING_STATION:
        near = p.credits >= box.near_trading_credits and p.ore >= box.near_trading_ore
    if not affordable and not near:
        return found
    for hex_ in p.planets:
        if s.structure[hex_] == old and s.owner[hex_] == seat and may_pay(s, seat, hex_, affordable, near):
            found.append(hex_)
            if only_first:
                break
    return found


def may_pay(s: GaiaState, seat: int, hex_: int, affordable: bool, near: bool) -> bool:
    """R41 Whether the price that holds on this hex, beside an opponent or not, can be paid."""
    if affordable == near:
        return affordable
    return opponent_near(s, seat, hex_) == near


def upgrade_kinds(s: GaiaState, seat: int) -> list[int]:
    """The upgrades that are possible somewhere."""
    answers: list[int] = []
    for kind in range(TRADING_STATION, ACADEMY_QIC + 1):
        if upgrade_targets(s, seat, kind, True):
            answers.append(A_UPGRADE + kind - TRADING_STATION)
    return answers


def upgrade_answers(s: GaiaState, seat: int) -> list[int]:
    return [A_HEX + hex_ for hex_ in upgrade_targets(s, seat, s.arg(0), False)]


def upgrade(s: GaiaState, seat: int, hex_: int, kind: int, table: Table) -> None:
    """R40 Replace a structure by the next one; R44 with all it sets off."""
    table.rule("R40")
    p = s.players[seat]
    credits, ore = upgrade_price(s, seat, hex_, kind)
    if credits < s.box.cost_credits[kind]:
        table.rule("R41")
    if kind == TRADING_STATION and (p.shared or p.lost >= 0):
        table.rule("R43")
    elif kind > INSTITUTE:
        table.rule("R42")
    p.credits -= credits
    p.ore -= ore
    table.tell(E_UPGRADE, seat, hex_, kind)
    replace(s, seat, hex_, kind, table)
    if kind == INSTITUTE and p.faction == GLEENS:
        table.rule("R122")
        take_token(s, seat, FED_GLEENS, table)
    if kind in (LAB, ACADEMY_KNOWLEDGE, ACADEMY_QIC) and any_tile(s, seat):
        s.push(F_TILE, seat)


def replace(s: GaiaState, seat: int, hex_: int, kind: int, table: Table) -> None:
    """R44 A new structure stands where an own one stood: triggers, then neighbours may charge."""
    table.rule("R44")
    p = s.players[seat]
    exchange_structure(s, seat, hex_, kind)
    if kind == INSTITUTE:
        table.rule("R128" if p.faction == BESCODS else "R110")
    if kind == TRADING_STATION:
        trigger(s, seat, ON_TRADING_STATION, 1, table)
    elif kind != LAB:
        trigger(s, seat, ON_BIG, 1, table)


def swap_targets(s: GaiaState, seat: int) -> list[int]:
    """R125 Own mines that can change places with the institute; not the Lost Planet, not a shared planet."""
    return [hex_ for hex_ in s.players[seat].planets if s.structure[hex_] == MINE and s.owner[hex_] == seat]


def swap_institute(s: GaiaState, seat: int, hex_: int, table: Table) -> None:
    """R125 The institute and a mine change places; nothing is triggered."""
    table.rule("R125")
    for other in s.players[seat].planets:
        if s.structure[other] == INSTITUTE and s.owner[other] == seat:
            s.structure[other] = MINE
            break
    s.structure[hex_] = INSTITUTE
    s.players[seat].least_satellites = NOT_KNOWN
    table.tell(E_SWAP, seat, hex_)


def downgrade_targets(s: GaiaState, seat: int) -> list[int]:
    """R126 Labs that can become trading stations."""
    p = s.players[seat]
    if p.built[TRADING_STATION] >= s.box.pieces[TRADING_STATION]:
        return []
    return [hex_ for hex_ in p.planets if s.structure[hex_] == LAB and s.owner[hex_] == seat]


def downgrade(s: GaiaState, seat: int, hex_: int, table: Table) -> None:
    """R126 A lab becomes a trading station, then the player may advance in any area."""
    table.rule("R126")
    table.tell(E_DOWNGRADE, seat, hex_)
    replace(s, seat, hex_, TRADING_STATION, table)
    s.push(F_ADVANCE, seat, -1)
