"""Invariants of a position: nothing appears from nowhere, nothing is lost, everything derived is right."""

from galaktyka.core.state import FRAME, Broken
from galaktyka.games.gaia.choices import F_GAME, F_LATE_TOKEN, PHASE_SETUP
from galaktyka.games.gaia.ids import (
    ACADEMY_QIC,
    FED_GLEENS,
    GAIA,
    GAIAFORMER,
    LOST_MINE,
    MINE,
    SPACE,
    STATION,
)
from galaktyka.games.gaia.rules.automa import starting_cards
from galaktyka.games.gaia.rules.federations import satellites_payable, search_least
from galaktyka.games.gaia.state import (
    BRAIN_GONE,
    BRAIN_NONE,
    NOT_KNOWN,
    TOKEN_KINDS,
    GaiaState,
    Player,
)


def ensure(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_state(s: GaiaState) -> None:
    """Raise `Broken` when the position cannot be."""
    check_frames(s)
    for seat in range(len(s.players)):
        p = s.players[seat]
        if p.faction >= 0:
            check_goods(s, seat, p)
            check_pieces(s, seat, p)
            check_tiles(s, p)
            check_derived(s, seat, p)
    check_map(s)
    check_supply(s)
    check_automa(s)


def check_frames(s: GaiaState) -> None:
    ensure(len(s.frames) % FRAME == 0, "the stack of frames is torn")
    if s.frames:
        ensure(s.frames[0] == F_GAME, "the bottom frame is not the game's")
        for i in range(0, len(s.frames), FRAME):
            ensure(F_GAME <= s.frames[i] <= F_LATE_TOKEN, "unknown frame")


def check_goods(s: GaiaState, seat: int, p: Player) -> None:
    box = s.box
    ensure(0 <= p.credits <= box.cap_credits, f"credits {p.credits}")
    ensure(0 <= p.ore <= box.cap_ore, f"ore {p.ore}")
    ensure(0 <= p.knowledge <= box.cap_knowledge, f"knowledge {p.knowledge}")
    ensure(p.qic >= 0, f"QIC {p.qic}")
    ensure(p.vp >= 0, f"VP {p.vp}")
    ensure(sum(p.sources) == p.vp, f"VP {p.vp} do not come from {p.sources}")
    ensure(min(p.bowl1, p.bowl2, p.bowl3, p.gaia_tokens) >= 0, "a bowl holds less than nothing")
    ensure(BRAIN_NONE <= p.brain <= BRAIN_GONE, "the Brainstone is nowhere")
    if box.factions[p.faction].brainstone and seat < s.seats:
        ensure(p.brain != BRAIN_NONE, "the Brainstone vanished")


def check_pieces(s: GaiaState, seat: int, p: Player) -> None:
    found = [0] * len(p.built)
    for hex_ in range(s.board.grid.size):
        if s.owner[hex_] == seat:
            found[s.structure[hex_]] += 1
    found[MINE] += len(p.shared)
    for kind in range(MINE, ACADEMY_QIC + 1):
        ensure(
            found[kind] == p.built[kind], f"{found[kind]} structures {kind} on the map, {p.built[kind]} noted"
        )
        ensure(p.built[kind] <= s.box.pieces[kind], f"too many structures {kind}")
    ensure(found[STATION] == p.built[STATION] == len(p.station_hexes), "stations")
    ensure(found[LOST_MINE] == (1 if p.lost >= 0 else 0), "Lost Planet")
    ensure(p.gaiaformers == p.gaiaformers_ready + p.gaiaformers_away + found[GAIAFORMER], "gaiaformers")
    placed = sum([1 for hex_ in range(s.board.grid.size) if s.satellites[hex_] >> seat & 1])
    ensure(placed == (p.satellites if seat < s.seats else 0), "satellites")
    ensure(0 <= p.satellites <= s.box.satellites, "more satellites than pieces")
    for hex_ in p.shared:
        ensure(hex_ in p.planets and s.owner[hex_] != seat, "a shared mine without a host")


def check_tiles(s: GaiaState, p: Player) -> None:
    ensure(p.covered & ~p.techs == 0, "a covered tile that is not owned")
    ensure(
        p.covered.bit_count() == p.advanced.bit_count() == len(p.covers) // 2, "covered and advanced tiles"
    )
    for token in p.tokens:
        ensure(0 <= token >> 1 < TOKEN_KINDS, "federation token")
        ensure(token & 1 <= s.box.token_green[token >> 1], "a green token without a green side")
    for track in range(6):
        ensure(0 <= p.research[track] <= 5, "research level")
    for other in s.players:
        if other is not p:
            ensure(other.advanced & p.advanced == 0, "an advanced tile twice")
            for track in range(6):
                ensure(p.research[track] < 5 or other.research[track] < 5, "two players on level 5")


def check_derived(s: GaiaState, seat: int, p: Player) -> None:
    types = 0
    sectors = 0
    gaia = 0
    for hex_ in p.planets:
        sectors |= 1 << s.board.sector_of[hex_]
        if hex_ not in p.shared:
            types |= 1 << s.planet[hex_]
            gaia += 1 if s.planet[hex_] == GAIA else 0
    ensure(types == p.planet_types, "planet types")
    ensure(sectors == p.sectors, "sectors")
    ensure(gaia == p.gaia_planets, "Gaia planets")
    bases = p.planets + p.station_hexes
    if bases:
        rows = [s.board.grid.distances[base] for base in bases]
        reach = [min([row[hex_] for row in rows]) for hex_ in s.board.planet_hexes]
        ensure(reach == p.reach, "reach")
    if p.least_satellites != NOT_KNOWN and seat < s.seats:
        known, budget = p.least_satellites, p.link_budget
        limit = min(budget, satellites_payable(s, seat))
        fresh = p.clone()
        found = search_least(s, seat, limit)
        p.least_satellites, p.link_budget = fresh.least_satellites, fresh.link_budget
        ensure(
            found == known or (known > limit and found > limit), f"least satellites {known}, found {found}"
        )


def check_map(s: GaiaState) -> None:
    for hex_ in range(s.board.grid.size):
        kind = s.structure[hex_]
        ensure((kind == 0) == (s.owner[hex_] < 0), "a structure without an owner")
        if kind == STATION:
            ensure(s.planet[hex_] == SPACE, "a station on a planet")
        elif kind:
            ensure(s.planet[hex_] != SPACE, "a structure in empty space")
        if s.satellites[hex_]:
            ensure(s.planet[hex_] == SPACE, "a satellite on a planet")
            ensure(s.satellites[hex_] & ~s.federated[hex_] == 0, "a satellite outside federations")


def check_supply(s: GaiaState) -> None:
    """Every federation token and booster is in exactly one place."""
    if s.frames and s.frames[2] == PHASE_SETUP:
        return
    for kind in range(TOKEN_KINDS):
        total = s.tokens_left[kind] + (1 if s.terraforming_token == kind else 0)
        for p in s.players:
            total += sum([1 for token in p.tokens if token >> 1 == kind])
        limit = min(2, s.box.token_count[kind]) if s.variant.solo else s.box.token_count[kind]
        if kind == FED_GLEENS:
            ensure(total <= 1, "Gleens token")
        else:
            ensure(total == limit, f"federation tokens of kind {kind}")
    held = s.boosters + [p.booster for p in s.players if p.booster >= 0]
    ensure(len(set(held)) == len(held) == len(s.players) + 3, "boosters")


def check_automa(s: GaiaState) -> None:
    """A5, A6 Every card is in one place, as many in use as the round says; the Automa owns no goods."""
    automa = s.automa
    if automa is None:
        return
    p = s.players[s.seats]
    goods = p.credits + p.ore + p.knowledge + p.qic + p.power_tokens() + p.gaia_tokens + p.gaiaformers
    ensure(goods == 0 and p.brain == BRAIN_NONE, "the Automa owns goods")
    ensure(p.techs == 0 and not p.tokens and p.lost < 0, "the Automa owns tiles")
    cards = sorted(automa.deck + automa.unseen + automa.seen)
    ensure(cards == [card.number for card in s.box.automa_cards], "an Automa card is missing or twice there")
    for hidden in (automa.deck, automa.unseen):
        ensure(hidden == sorted(hidden), "the order of the cards not turned up tells something")
    ensure(0 <= automa.unknown <= len(automa.unseen), "unseen cards in the Automa's deck")
    if s.round:
        in_use = automa.cards_left() + len(automa.seen)
        ensure(in_use == min(len(cards), len(starting_cards(s)) + s.round), "size of the Automa's deck")
    for number in (automa.support, automa.action):
        ensure(number == 0 or number in automa.seen, "a card in play that was not turned up")
