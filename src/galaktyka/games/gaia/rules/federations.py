"""Forming federations and gaining their tokens (R60–R69, R74, R81, R116)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import (
    A_HEX,
    A_TOKEN,
    DECLINE_VERB,
    DONE_VERB,
    E_FEDERATION,
    E_RESCORE,
    E_TOKEN,
    F_LINK,
    F_SATELLITES,
    F_TOKEN,
    TO_SUPPLY,
)
from galaktyka.games.gaia.ids import INSTITUTE, IVITS, ON_FEDERATION, SPACE, XENOS
from galaktyka.games.gaia.rules.federation_links import IMPOSSIBLE, FederationProblem
from galaktyka.games.gaia.rules.federation_search import (
    least_satellites,
    legal_sets,
    link_hexes,
    satellites_for,
)
from galaktyka.games.gaia.rules.gains import gain, trigger
from galaktyka.games.gaia.rules.ground import cluster_at, power_value
from galaktyka.games.gaia.rules.loose_links import linked, loose_hexes, loose_set
from galaktyka.games.gaia.rules.power import take_tokens
from galaktyka.games.gaia.state import FROM_ACTION, FROM_FEDERATION, NOT_KNOWN, TOKEN_KINDS, GaiaState


def need(s: GaiaState, seat: int) -> int:
    """R60, R116, R120 The power value that the next federation needs."""
    p = s.players[seat]
    if p.faction == IVITS:
        return s.box.federation_value * (p.tokens_formed + 1)
    if p.faction == XENOS and p.built[INSTITUTE]:
        return s.box.xenos_federation_value
    return s.box.federation_value


def satellites_payable(s: GaiaState, seat: int) -> int:
    """R65 Satellites that the player could pay and place; R116 Ivits pay with QIC."""
    p = s.players[seat]
    money = p.qic if p.faction == IVITS else p.power_tokens()
    return min(money, s.box.satellites - p.satellites)


def clusters(s: GaiaState, seat: int) -> list[list[int]]:
    """R61 Own planets and stations outside federations, grouped by adjacency."""
    p = s.players[seat]
    bit = 1 << seat
    seen: list[int] = []
    groups: list[list[int]] = []
    for hex_ in p.planets + p.station_hexes:
        if not s.federated[hex_] & bit and hex_ not in seen:
            group = cluster_at(s, seat, hex_)
            seen.extend(group)
            groups.append(group)
    return groups


def total_value(s: GaiaState, seat: int, hexes: list[int]) -> int:
    p = s.players[seat]
    value = 0
    for hex_ in hexes:
        value += power_value(s, p, hex_)
    return value


def federation_hexes(s: GaiaState, seat: int) -> list[int]:
    bit = 1 << seat
    return [hex_ for hex_ in range(s.board.grid.size) if s.federated[hex_] & bit]


def problem(s: GaiaState, seat: int, budget: int) -> FederationProblem:
    """R68 The player's map for the search of federations."""
    p = s.players[seat]
    ivits = p.faction == IVITS
    groups = clusters(s, seat)
    values = [total_value(s, seat, group) for group in groups]
    required = 0
    if ivits and p.tokens_formed:
        own = federation_hexes(s, seat)
        members = [hex_ for hex_ in p.planets + p.station_hexes if s.federated[hex_] >> seat & 1]
        groups.insert(0, own)
        values.insert(0, total_value(s, seat, members))
        required = 1
    return FederationProblem(
        s.board.grid.neighbours, usable_hexes(s, seat), groups, values, need(s, seat), budget, required
    )


def usable_hexes(s: GaiaState, seat: int) -> list[int]:
    """R61, R64 Empty hexes for satellites: not in or next to an own federation (Ivits: only not in it)."""
    bit = 1 << seat
    ivits = s.players[seat].faction == IVITS
    federated = s.federated
    owner = s.owner
    usable = [1 if planet == SPACE else 0 for planet in s.planet]
    for hex_ in range(len(usable)):
        if federated[hex_] & bit:
            usable[hex_] = 0
            if not ivits:
                for other in s.board.grid.neighbours[hex_]:
                    usable[other] = 0
        elif owner[hex_] == seat:
            usable[hex_] = 0
    return usable


def may_federate(s: GaiaState, seat: int) -> bool:
    """R60–R66 Whether some federation can be formed now."""
    p = s.players[seat]
    budget = satellites_payable(s, seat)
    known = p.least_satellites
    if known == NOT_KNOWN or (known == IMPOSSIBLE and budget > p.link_budget):
        known = search_least(s, seat, budget)
    return known <= budget and tokens_on_offer(s)


def search_least(s: GaiaState, seat: int, budget: int) -> int:
    p = s.players[seat]
    bit = 1 << seat
    value = 0
    for hex_ in p.planets:
        if p.faction == IVITS or not s.federated[hex_] & bit:
            value += power_value(s, p, hex_)
    value += len(p.station_hexes)
    known = IMPOSSIBLE
    if value >= need(s, seat):
        known = least_satellites(problem(s, seat, budget))
    else:
        budget = IMPOSSIBLE
    p.least_satellites = known
    p.link_budget = budget
    return known


def tokens_on_offer(s: GaiaState) -> bool:
    for kind in range(TOKEN_KINDS - 1):
        if s.tokens_left[kind]:
            return True
    return False


def begin_federation(s: GaiaState, seat: int, table: Table) -> None:
    """R69 Planets first, then satellites one by one, then the token."""
    if s.players[seat].faction == XENOS:
        table.rule("R120")
    if not s.variant.loose_federations:
        table.rule("R63")
        table.rule("R64")
        s.link_sets = legal_sets(problem(s, seat, satellites_payable(s, seat)))
    s.link_hexes = []
    s.push(F_LINK, seat, 0)


def link_answers(s: GaiaState, seat: int) -> list[int]:
    """R69 Clusters, named by their first hex, that can still complete a legal set; done when one is complete."""
    chosen = s.arg(0)
    open_clusters = 0
    answers: list[int] = []
    for mask in s.link_sets:
        if mask & chosen == chosen:
            open_clusters |= mask
            if mask == chosen:
                answers.append(DONE_VERB)
    this = problem(s, seat, satellites_payable(s, seat))
    groups = this.clusters
    if s.variant.loose_federations:
        open_clusters = (1 << len(groups)) - 1
        answers.append(DECLINE_VERB)  # such a federation may turn out to be out of reach
        if loose_set(this, chosen):
            answers.append(DONE_VERB)
    for i in range(len(groups)):
        if open_clusters >> i & 1 and not chosen >> i & 1:
            answers.append(A_HEX + min(groups[i]))
    return answers


def choose_cluster(s: GaiaState, seat: int, hex_: int) -> None:
    groups = problem(s, seat, 0).clusters
    for i in range(len(groups)):
        if hex_ in groups[i]:
            s.set_arg(0, s.arg(0) | 1 << i)


def give_up_link(s: GaiaState) -> None:
    """Back to the turn as if no federation had been begun; only where their minimality is not tested."""
    s.pop()
    s.link_hexes = []
    s.link_next = []
    s.set_arg(0, 0)


def finish_link(s: GaiaState, seat: int) -> None:
    """R69 The planets are chosen; so many satellites link them at the least."""
    chosen = s.arg(0)
    s.pop()
    s.link_sets = []
    least = satellites_for(problem(s, seat, satellites_payable(s, seat)), chosen)
    s.push(F_SATELLITES, seat, chosen, least)


def run_satellites(s: GaiaState, table: Table) -> bool:
    """R69 True while satellites must still be chosen; finds where the next one may lie."""
    seat = s.actor()
    chosen, least = s.arg(0), s.arg(1)
    this = problem(s, seat, satellites_payable(s, seat))
    if s.variant.loose_federations:
        s.link_next = []
        if len(linked(this, chosen, s.link_hexes)) > 1:
            s.link_next = loose_hexes(this, chosen, s.link_hexes)
            return True
    elif len(s.link_hexes) < least:
        if not s.link_next:
            s.link_next = link_hexes(this, chosen, s.link_hexes, least)
        table.rule("R62")
        table.rule("R69")
        return True
    s.pop()
    s.link_next = []
    form_federation(s, seat, chosen, table)
    return False


def satellite_answers(s: GaiaState) -> list[int]:
    """R69 Where the next satellite may lie; where only one way is left, their order is no choice."""
    hexes = s.link_next[:1] if only_way_left(s) else s.link_next
    answers = [A_HEX + hex_ for hex_ in hexes]
    return [*answers, DECLINE_VERB] if s.variant.loose_federations else answers


def only_way_left(s: GaiaState) -> bool:
    return not s.variant.loose_federations and len(s.link_hexes) + len(s.link_next) == s.arg(1)


def choose_satellite(s: GaiaState, hex_: int) -> None:
    if only_way_left(s):
        s.link_next.remove(hex_)
    else:
        s.link_next = []
    s.link_hexes.append(hex_)


def form_federation(s: GaiaState, seat: int, chosen: int, table: Table) -> None:
    """R65 Place and pay the satellites; R66 then take a token."""
    p = s.players[seat]
    bit = 1 << seat
    groups = problem(s, seat, 0).clusters
    for i in range(len(groups)):
        if chosen >> i & 1:
            for hex_ in groups[i]:
                s.federated[hex_] |= bit
    placed = s.link_hexes
    s.link_hexes = []
    for hex_ in placed:
        s.satellites[hex_] |= bit
        s.federated[hex_] |= bit
    p.satellites += len(placed)
    p.tokens_formed += 1
    p.least_satellites = NOT_KNOWN
    table.rule("R60")
    table.rule("R61")
    table.rule("R65")
    table.rule("R68")
    table.tell(E_FEDERATION, seat, len(placed))
    s.push(F_TOKEN, seat)
    if p.faction == IVITS:
        table.rule("R116")
        p.qic -= len(placed)
    elif placed:
        table.rule("R5")
        take_tokens(s, seat, len(placed), TO_SUPPLY)


def token_answers(s: GaiaState) -> list[int]:
    return [A_TOKEN + kind for kind in range(TOKEN_KINDS - 1) if s.tokens_left[kind]]


def take_token(s: GaiaState, seat: int, kind: int, table: Table) -> None:
    """R66, R74, R122 Gain a federation token, its goods and points."""
    table.rule("R66")
    p = s.players[seat]
    p.tokens.append(2 * kind + s.box.token_green[kind])
    table.tell(E_TOKEN, seat, kind)
    gain(s, seat, s.box.token_gain[kind], FROM_FEDERATION, table)
    trigger(s, seat, ON_FEDERATION, 1, table)


def choose_token(s: GaiaState, seat: int, kind: int, table: Table) -> None:
    s.tokens_left[kind] -= 1
    take_token(s, seat, kind, table)


def rescore_answers(s: GaiaState, seat: int) -> list[int]:
    """R81 Any own token, green or grey."""
    kinds = [token >> 1 for token in s.players[seat].tokens]
    return [A_TOKEN + kind for kind in range(TOKEN_KINDS) if kind in kinds]


def rescore(s: GaiaState, seat: int, kind: int, table: Table) -> None:
    """R81 Gain a token's goods and points again; it is not a new token."""
    table.rule("R81")
    table.tell(E_RESCORE, seat, kind)
    gain(s, seat, s.box.token_gain[kind], FROM_ACTION, table)
