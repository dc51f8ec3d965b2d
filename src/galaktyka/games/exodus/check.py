"""Invariants of a position: nothing appears from nowhere, nothing is lost."""

from galaktyka.core.state import FRAME, Broken
from galaktyka.games.exodus.choices import F_GAME, FRAME_KINDS
from galaktyka.games.exodus.ids import (
    CENTAURIAN_CARDS,
    LEVELS,
    PART_KINDS,
    PARTS,
    ROCKETS,
    SHIP_TYPES,
    SHIPS,
    UPGRADES,
)
from galaktyka.games.exodus.state import COUNCIL, NO_CARD, NOWHERE, ExodusState


def ensure(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_state(s: ExodusState) -> None:
    """Raise `Broken` when the position cannot be."""
    check_frames(s)
    for seat in range(s.seats):
        check_goods(s, seat)
        check_population(s, seat)
        check_ships(s, seat)
    check_upgrades(s)
    check_planets(s)
    check_cards(s)


def check_frames(s: ExodusState) -> None:
    ensure(len(s.frames) % FRAME == 0, "the stack of frames is torn")
    if s.frames:
        ensure(s.frames[0] == F_GAME, "the bottom frame is not the game's")
        for i in range(0, len(s.frames), FRAME):
            ensure(F_GAME <= s.frames[i] < FRAME_KINDS, "unknown frame")
    ensure(sorted(s.order) == list(range(s.seats)), "a turn-order card is lost")
    if not s.asked:
        ensure(not any(player.secret for player in s.players), "a secret answer was forgotten")


def check_goods(s: ExodusState, seat: int) -> None:
    player = s.players[seat]
    ensure(player.cp >= 0, f"CP {player.cp}")
    ensure(0 <= player.axinium <= s.box.axinium_cap, f"axinium {player.axinium}")
    ensure(0 <= player.phasium <= s.box.phasium_cap, f"phasium {player.phasium}")
    ensure(player.vp == sum(player.sources), f"VP {player.vp} do not come from {player.sources}")


def check_population(s: ExodusState, seat: int) -> None:
    """R6 All markers of a player are in the pool, on planets, ships, technologies, the market or a card."""
    player = s.players[seat]
    on_planets = sum(s.population[seat :: s.seats])
    on_ships = sum(s.cargo[seat * SHIPS : (seat + 1) * SHIPS])
    on_market = s.market.count(seat)
    total = player.pool + on_planets + on_ships + player.techs.bit_count() + on_market + player.on_card
    total += 1 if s.variant.vp_marker else 0
    ensure(total == s.box.population, f"seat {seat} has {total} population markers")
    ensure(min(player.pool, player.on_card, *s.population, *s.cargo) >= 0, "fewer markers than none")


def check_ships(s: ExodusState, seat: int) -> None:
    for type_ in range(SHIP_TYPES):
        for kind in range(PART_KINDS):
            ensure(s.free_slots(seat, type_, kind) >= 0, "more parts than slots")
        for ship in range(seat * SHIPS + type_ * 2, seat * SHIPS + type_ * 2 + 2):
            if s.place[ship] == NOWHERE:
                ensure(s.damage[ship] == 0 and s.cargo[ship] == 0, "something lies on a ship in the stock")
            else:
                ensure(0 <= s.place[ship] < s.board.grid.size, "a ship off the map")
                ensure(0 <= s.cargo[ship] <= s.box.ship_capacity[type_], "more load than capacity")
                broken = s.damage[ship] > s.shield_of(seat, type_)
                ensure(not broken or len(s.fire) > 0, "a broken ship flies on")


def check_upgrades(s: ExodusState) -> None:
    """R3 Every upgrade token is in the supply, on a blueprint or on a planet."""
    for upgrade in range(UPGRADES):
        total = s.supply[upgrade]
        if upgrade < PARTS:
            for player in s.players:
                total += sum(player.fitted[upgrade::PARTS])
        else:
            total += sum(s.rockets[upgrade - PARTS :: ROCKETS])
        ensure(total == s.box.upgrade_supply[upgrade], f"{total} tokens of upgrade {upgrade}")
        ensure(s.supply[upgrade] >= 0, "less than no supply")


def check_planets(s: ExodusState) -> None:
    ensure(s.planet[COUNCIL] < 0 and s.marker[COUNCIL] == 0, "a planet on the council hex")
    for hex_ in range(s.board.grid.size):
        if s.has_planet(hex_):
            ensure(0 <= s.marker[hex_] <= s.box.planet_value[s.planet[hex_]], "a marker out of bounds")
        else:
            there = sum(s.population[hex_ * s.seats : (hex_ + 1) * s.seats])
            left = there + s.marker[hex_] + sum(s.rockets[hex_ * ROCKETS : (hex_ + 1) * ROCKETS])
            ensure(left == 0, "something lies where no planet is")
        ensure(s.destroyed >> hex_ & 1 == 0 or not s.is_home(hex_), "a home planet was destroyed")


def check_cards(s: ExodusState) -> None:
    """Action cards are in the hand or face up, Centaurian cards in one place at most."""
    for player in s.players:
        ensure(player.face == NO_CARD or 0 <= player.face < 6, "an unknown card")
    seen = 0
    fresh = s.decks[0] | s.decks[1] | s.decks[2]
    for player in s.players:
        ensure(player.kept & (seen | fresh) == 0, "a Centaurian card twice")
        seen |= player.kept
    for card in s.bottom:
        ensure((seen | fresh) >> card & 1 == 0, "a Centaurian card twice")
        seen |= 1 << card
    ensure((seen | fresh) >> CENTAURIAN_CARDS == 0, "an unknown Centaurian card")
    for level in range(1, LEVELS + 1):
        tokens = s.centaurian.count(level)
        ensure(tokens <= s.board.guards.count(level), "a Centaurian from nowhere")
    revealed = 0
    for card in [*s.agenda, *s.in_force]:
        ensure((revealed | s.deck) >> card & 1 == 0, "a political card twice")
        revealed |= 1 << card
