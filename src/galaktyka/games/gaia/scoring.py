"""The end: final scoring tiles, research, left-over goods, ranks (R150–R156)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import E_FINAL
from galaktyka.games.gaia.ids import (
    FINAL_FEDERATION_STRUCTURES,
    FINAL_GAIA_PLANETS,
    FINAL_PLANET_TYPES,
    FINAL_SECTORS,
    FINAL_STRUCTURES,
)
from galaktyka.games.gaia.rules.automa_moves import award
from galaktyka.games.gaia.rules.gains import gain_points
from galaktyka.games.gaia.rules.power import spendable
from galaktyka.games.gaia.state import (
    BRAIN_BOWL_1,
    BRAIN_BOWL_2,
    BRAIN_BOWL_3,
    FROM_FINAL_1,
    FROM_GOODS,
    FROM_RESEARCH,
    GaiaState,
    Player,
)

GOODS_A_POINT = 3
NEUTRAL_UP_TO = 2


def final_count(s: GaiaState, seat: int, tile: int) -> int:
    """R153 What a final scoring tile counts."""
    p = s.players[seat]
    if tile == FINAL_FEDERATION_STRUCTURES:
        if seat >= s.seats:
            return max(0, len(p.planets) - 1)  # A17
        return sum([1 for hex_ in p.planets if s.federated[hex_] >> seat & 1])
    if tile == FINAL_STRUCTURES:
        return len(p.planets)
    if tile == FINAL_PLANET_TYPES:
        return p.planet_types.bit_count()
    if tile == FINAL_GAIA_PLANETS:
        return p.gaia_planets
    if tile == FINAL_SECTORS:
        return p.sectors.bit_count()
    return p.satellites + len(p.station_hexes)


def participant_counts(s: GaiaState, tile: int) -> list[int]:
    """R151 The counts of all players, then of the neutral player in games of one or two."""
    counts = [final_count(s, seat, tile) for seat in range(len(s.players))]
    if s.seats <= NEUTRAL_UP_TO:
        counts.append(s.box.final_neutral[tile])
    return counts


def tile_points(places: list[int], counts: list[int]) -> list[int]:
    """R151 Points by rank, ties sharing their places; R152 nothing for a count of zero."""
    points: list[int] = []
    for mine in counts:
        above = sum([1 for other in counts if other > mine])
        level = sum([1 for other in counts if other == mine])
        shared = sum(places[above : above + level])
        points.append(shared // level if mine > 0 else 0)
    return points


def research_points(s: GaiaState, p: Player) -> int:
    """R154"""
    levels = 0
    for level in p.research:
        levels += max(0, level - s.box.research_vp_from + 1)
    return levels * s.box.research_vp


def final_exchange(s: GaiaState, p: Player) -> int:
    """R155 Burn bowl II, turn power into credits and QIC into ore; gives the points for what is then held."""
    if p.brain == BRAIN_BOWL_2 and p.bowl2:
        p.brain = BRAIN_BOWL_3
        p.bowl2 -= 1
    p.bowl3 += p.bowl2 // 2
    p.bowl2 %= 2
    credits = p.credits + spendable(p)
    ore = p.ore + p.qic
    p.bowl1 += p.bowl3
    p.bowl3 = 0
    p.qic = 0
    if p.brain == BRAIN_BOWL_3:
        p.brain = BRAIN_BOWL_1
    p.credits = min(credits, s.box.cap_credits)
    p.ore = min(ore, s.box.cap_ore)
    if s.variant.strict_caps:
        return (p.credits + p.ore + p.knowledge) // GOODS_A_POINT
    return (credits + ore + p.knowledge) // GOODS_A_POINT


def gain_final_points(s: GaiaState, seat: int, n: int, source: int, table: Table) -> None:
    if seat >= s.seats:
        table.rule("A17")
        award(s, seat, n, source, table)
    else:
        gain_points(s, seat, n, source, table)


def score_final_tiles(s: GaiaState, table: Table) -> None:
    for i in range(len(s.final_tiles)):
        counts = participant_counts(s, s.final_tiles[i])
        points = tile_points(s.box.final_vp, counts)
        table.rule("R151")
        table.rule("R153")
        if s.seats <= NEUTRAL_UP_TO:
            table.rule("S11")
        for seat in range(len(s.players)):
            if not counts[seat]:
                table.rule("R152")
            table.tell(E_FINAL, seat, i, counts[seat], points[seat])
            gain_final_points(s, seat, points[seat], FROM_FINAL_1 + i, table)


def score_game(s: GaiaState, table: Table) -> None:
    """R150 After the last round."""
    table.rule("R150")
    score_final_tiles(s, table)
    for seat in range(len(s.players)):
        p = s.players[seat]
        table.rule("R154")
        gain_final_points(s, seat, research_points(s, p), FROM_RESEARCH, table)
        if seat < s.seats:
            table.rule("R155")
            gain_points(s, seat, final_exchange(s, p), FROM_GOODS, table)
    table.rule("R156")
    s.scored = True
