"""Gaining goods, tokens and victory points; counting what gains depend on (R1, R2, R7, R54, R121)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import E_POINTS
from galaktyka.games.gaia.components import Effect
from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    CREDITS,
    GAIA,
    GLEENS,
    INSTITUTE,
    KNOWLEDGE,
    LAB,
    MINE,
    ORE,
    PER_BIG,
    PER_FEDERATION,
    PER_GAIA_PLANET,
    PER_LAB,
    PER_MINE,
    PER_NOTHING,
    PER_PLANET_TYPE,
    PER_SECTOR,
    PER_TRADING_STATION,
    POWER,
    QIC,
    TOKENS,
    TRADING_STATION,
    VP,
)
from galaktyka.games.gaia.rules.power import charge
from galaktyka.games.gaia.state import FROM_ADVANCED, FROM_ROUND_1, FROM_TECH, GaiaState, Player


def gain_credits(s: GaiaState, p: Player, n: int) -> None:
    """R1 Goods over the cap are lost."""
    p.credits = min(s.box.cap_credits, p.credits + n)


def gain_ore(s: GaiaState, p: Player, n: int) -> None:
    p.ore = min(s.box.cap_ore, p.ore + n)


def gain_knowledge(s: GaiaState, p: Player, n: int) -> None:
    p.knowledge = min(s.box.cap_knowledge, p.knowledge + n)


def gain_qic(s: GaiaState, p: Player, n: int, table: Table) -> None:
    """R121 Gleens without the QIC academy get ore instead."""
    if p.faction == GLEENS and not p.built[ACADEMY_QIC]:
        table.rule("R121")
        gain_ore(s, p, n)
    else:
        p.qic += n


def gain_tokens(p: Player, n: int) -> None:
    """R2 New tokens enter bowl I."""
    p.bowl1 += n


def gain_points(s: GaiaState, seat: int, n: int, source: int, table: Table) -> None:
    """R7 Points never drop below zero."""
    if n == 0:
        return
    p = s.players[seat]
    if p.vp + n <= 0:
        table.rule("R7")
    if p.vp + n < 0:
        n = -p.vp
    p.vp += n
    p.sources[source] += n
    table.tell(E_POINTS, seat, n, source)


def gain(s: GaiaState, seat: int, goods: list[int], source: int, table: Table) -> None:
    """Gain goods by resource; tokens before power, as nowhere both come from one source."""
    p = s.players[seat]
    if goods[CREDITS]:
        gain_credits(s, p, goods[CREDITS])
    if goods[ORE]:
        gain_ore(s, p, goods[ORE])
    if goods[KNOWLEDGE]:
        gain_knowledge(s, p, goods[KNOWLEDGE])
    if p.credits == s.box.cap_credits or p.ore == s.box.cap_ore or p.knowledge == s.box.cap_knowledge:
        table.rule("R1")
    if goods[QIC]:
        gain_qic(s, p, goods[QIC], table)
    if goods[TOKENS]:
        table.rule("R2")
        gain_tokens(p, goods[TOKENS])
    if goods[POWER]:
        charge(s, seat, goods[POWER], table)
    if goods[VP]:
        gain_points(s, seat, goods[VP], source, table)


def gain_resource(s: GaiaState, seat: int, resource: int, n: int, source: int, table: Table) -> None:
    goods = [0, 0, 0, 0, 0, 0, 0]
    goods[resource] = n
    gain(s, seat, goods, source, table)


def gain_effect(s: GaiaState, seat: int, effect: Effect, source: int, table: Table) -> None:
    """An effect of a tile, level or action: fixed goods, and so much for each counted thing."""
    gain(s, seat, effect.gain, source, table)
    if effect.per_count != PER_NOTHING:
        table.rule("R54a")
        if effect.per_count == PER_PLANET_TYPE:
            table.rule("R54")
        n = count(s, seat, effect.per_count) * effect.per_amount
        if n:
            gain_resource(s, seat, effect.per_resource, n, source, table)


def count(s: GaiaState, seat: int, what: int) -> int:
    """R54a What "per …" counts, at this moment."""
    p = s.players[seat]
    if what == PER_MINE:
        return p.built[MINE] + (1 if p.lost >= 0 else 0)
    if what == PER_TRADING_STATION:
        return p.built[TRADING_STATION]
    if what == PER_LAB:
        return p.built[LAB]
    if what == PER_BIG:
        return big_structures(p)
    if what == PER_GAIA_PLANET:
        return p.gaia_planets + (shared_gaia_planets(s, p) if s.variant.lantid_shared_counts else 0)
    if what == PER_PLANET_TYPE:
        types = p.planet_types | (shared_types(s, p) if s.variant.lantid_shared_counts else 0)
        return types.bit_count()
    if what == PER_SECTOR:
        return p.sectors.bit_count()
    if what == PER_FEDERATION:
        return len(p.tokens)
    return 0


def big_structures(p: Player) -> int:
    return p.built[INSTITUTE] + p.built[ACADEMY_KNOWLEDGE] + p.built[ACADEMY_QIC]


def shared_types(s: GaiaState, p: Player) -> int:
    """R113a Planet types under Lantid mines that share a planet, by the letter of the rulebook."""
    types = 0
    for hex_ in p.shared:
        types |= 1 << s.planet[hex_]
    return types


def shared_gaia_planets(s: GaiaState, p: Player) -> int:
    return sum([1 for hex_ in p.shared if s.planet[hex_] == GAIA])


def trigger(s: GaiaState, seat: int, event: int, times: int, table: Table) -> None:
    """R26, R44, R73 Points for an event: the round's tile, then own tiles."""
    p = s.players[seat]
    box = s.box
    if s.round > 0 and s.round <= 6:
        tile = s.round_tiles[s.round - 1]
        if box.round_trigger[tile] == event:
            gain_points(s, seat, times * box.round_vp[tile], FROM_ROUND_1 + s.round - 1, table)
    working = p.techs & ~p.covered
    tile = 0
    while working:
        if working & 1 and box.tech_trigger[tile] == event:
            gain_points(s, seat, times * box.tech_trigger_vp[tile], FROM_TECH, table)
        working >>= 1
        tile += 1
    working = p.advanced
    tile = 0
    while working:
        if working & 1 and box.advanced_trigger[tile] == event:
            gain_points(s, seat, times * box.advanced_trigger_vp[tile], FROM_ADVANCED, table)
        working >>= 1
        tile += 1
