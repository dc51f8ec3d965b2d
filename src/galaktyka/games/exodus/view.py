"""What each seat, and a spectator, may see: everything but the others' answers to a secret question."""

from galaktyka.games.exodus.choices import (
    F_BATTLE,
    F_BONUS,
    F_FIGHT,
    F_OFFER,
    LETTER_WORDS,
    PHASE_IDS,
    PHASE_OF_STEP,
    QUESTIONS,
)
from galaktyka.games.exodus.ids import (
    ACTION_CARD_IDS,
    ACTION_CARDS,
    BONUS_CARD_IDS,
    BONUS_CARDS,
    CENTAURIAN_CARDS,
    CENTAURIAN_IDS,
    CLOAKING,
    FIRST_HOME,
    HOME_IDS,
    KIND_IDS,
    LEVELS,
    PART_KINDS,
    PARTS,
    PLANET_IDS,
    POLITICAL_CARDS,
    POLITICAL_IDS,
    RESOURCE_IDS,
    ROCKETS,
    SHIP_IDS,
    SHIP_TYPES,
    SHIPS,
    START_IDS,
    TECH_IDS,
    TECHNOLOGIES,
    UPGRADE_IDS,
    UPGRADES,
)
from galaktyka.games.exodus.notation import ship_word, write
from galaktyka.games.exodus.rules.council import totals_of
from galaktyka.games.exodus.rules.laws import ship_cost, speed, tax_rate, upgrade_cp
from galaktyka.games.exodus.rules.parts import ruler
from galaktyka.games.exodus.rules.research import price
from galaktyka.games.exodus.rules.stealth import last_conquest, visible
from galaktyka.games.exodus.scoring import final_points
from galaktyka.games.exodus.state import NO_CARD, NOWHERE, SOURCES, ExodusState

FRAME_INTS = 6  # kind, seat, four arguments


def view(s: ExodusState, seat: int) -> dict[str, object]:
    """The whole table as this seat (-1: a spectator) sees it."""
    return {
        "game": "exodus",
        "overlay": s.box.overlay,
        "seat": seat,
        "variant": START_IDS[s.variant.start],
        "dice": s.variant.dice,
        "turn": s.turn,
        "turns": s.variant.turns,
        "phase": phase(s),
        "conquest": s.conquest,
        "conquests": s.conquests,
        "last_conquest": last_conquest(s),
        "question": QUESTIONS[s.top()] if s.frames else "",
        "asked": s.actors(),
        "active": s.actor(),
        "order": s.order[:],
        "ranking": s.ranking[:],
        "bids": s.bids[:],
        "map": {"name": s.board.name, "hexes": [hex_view(s, h) for h in range(s.board.grid.size)]},
        "market": market_view(s),
        "council": council_view(s),
        "supply": {UPGRADE_IDS[u]: s.supply[u] for u in range(UPGRADES)},
        "prices": prices(s),
        "centaurians": centaurian_view(s),
        "launches": launches(s),
        "battle": battle(s),
        "players": [player_view(s, i) for i in range(s.seats)],
        "secret": secret(s, seat),
    }


def phase(s: ExodusState) -> str:
    return PHASE_IDS[PHASE_OF_STEP[s.frames[2]]] if s.frames else PHASE_IDS[-1]


def planet_name(planet: int) -> str:
    if planet < 0:
        return ""
    return PLANET_IDS[planet] if planet < FIRST_HOME else HOME_IDS[planet - FIRST_HOME]


def hex_view(s: ExodusState, h: int) -> dict[str, object]:
    q, r = s.board.grid.cells[h]
    planet = s.planet[h]
    known = planet >= 0
    return {
        "id": s.hex_name(h),
        "q": q,
        "r": r,
        "home": h - 1 if s.is_home(h) else -1,
        "planet": planet_name(planet),
        "destroyed": s.destroyed >> h & 1 == 1,
        "resource": RESOURCE_IDS[s.box.planet_resource[planet]] if known else "",
        "value": s.box.planet_value[planet] if known else 0,
        "vp": s.box.planet_vp[planet] if known else 0,
        "moons": known and s.box.planet_moons[planet] == 1,
        "marker": s.marker[h],
        "population": s.population[h * s.seats : (h + 1) * s.seats],
        "ruler": ruler(s, h) if known else -1,
        "rockets": {UPGRADE_IDS[PARTS + k]: s.rockets[h * ROCKETS + k] for k in range(ROCKETS)},
        "centaurian": s.centaurian[h],
    }


def market_view(s: ExodusState) -> list[dict[str, object]]:
    box = s.box
    return [
        {
            "area": area + 1,
            "owner": s.market[area],
            "white": {"sell": box.white_sell[area], "buy": box.white_buy[area]},
            "red": {"sell": box.red_sell[area], "buy": box.red_buy[area]},
        }
        for area in range(s.seats)
    ]


def council_view(s: ExodusState) -> dict[str, object]:
    return {
        "agenda": [POLITICAL_IDS[card] for card in s.agenda],
        "in_force": [POLITICAL_IDS[card] for card in s.in_force],
        "deck": [POLITICAL_IDS[card] for card in range(POLITICAL_CARDS) if s.deck >> card & 1],
        "offered": offered(s),
        "bonus": BONUS_CARD_IDS[s.bonus] if s.bonus != NO_CARD else "",
        "vote": vote(s),
    }


def vote(s: ExodusState) -> dict[str, object]:
    """R23 The last vote as all saw it: the cards by letter, what each got, and every ballot."""
    ballots: list[dict[str, object]] = []
    for seat in range(len(s.ballots) // 2):
        letter, cp = s.ballots[2 * seat], s.ballots[2 * seat + 1]
        ballots.append({"seat": seat, "letter": LETTER_WORDS[letter], "cp": cp})
    return {
        "cards": [POLITICAL_IDS[card] for card in s.proposed],
        "totals": totals_of(s),
        "ballots": ballots,
        "adopted": POLITICAL_IDS[s.proposed[s.adopted]] if s.adopted >= 0 else "",
    }


def offered(s: ExodusState) -> list[str]:
    """R29 Bonus cards that the Vice-Chancellor has picked so far, while they are being chosen from."""
    picked = s.arg(0) if s.top() in (F_OFFER, F_BONUS) else 0
    return [BONUS_CARD_IDS[card] for card in range(BONUS_CARDS) if picked >> card & 1]


def prices(s: ExodusState) -> dict[str, object]:
    """What ships and upgrades cost now, with the laws in force."""
    return {
        "ships": {SHIP_IDS[t]: [ship_cost(s, t, 0), ship_cost(s, t, 1)] for t in range(SHIP_TYPES)},
        "upgrades": {UPGRADE_IDS[u]: [upgrade_cp(s, u), s.box.upgrade_phasium[u]] for u in range(UPGRADES)},
    }


def centaurian_view(s: ExodusState) -> list[dict[str, object]]:
    """For each level: cards never seen, and those known to lie under the deck."""
    found: list[dict[str, object]] = []
    for level in range(1, LEVELS + 1):
        fresh = s.decks[level - 1]
        below = [card for card in s.bottom if s.box.centaurian_level[card] == level]
        found.append(
            {
                "level": level,
                "unseen": [CENTAURIAN_IDS[c] for c in range(CENTAURIAN_CARDS) if fresh >> c & 1],
                "bottom": [CENTAURIAN_IDS[c] for c in below],
            }
        )
    return found


def launches(s: ExodusState) -> list[dict[str, object]]:
    """Rockets that have been aimed in this phase."""
    found: list[dict[str, object]] = []
    for i in range(0, len(s.launches), 5):
        owner, hex_, kind, target, hits = s.launches[i : i + 5]
        found.append(
            {
                "seat": owner,
                "from": s.hex_name(hex_),
                "rocket": UPGRADE_IDS[PARTS + kind],
                "target": s.hex_name(target),
                "hits": hits,
            }
        )
    return found


def battle(s: ExodusState) -> dict[str, object]:
    """The battle or fight that is being fought: its hex, and the Centaurian's card with its damage."""
    for i in range(len(s.frames) - FRAME_INTS, -1, -FRAME_INTS):
        kind, hex_, card, damage = s.frames[i], s.frames[i + 2], s.frames[i + 3], s.frames[i + 4]
        if kind == F_BATTLE:
            return {"hex": s.hex_name(hex_), "centaurian": "", "damage": 0}
        if kind == F_FIGHT:
            return {"hex": s.hex_name(hex_), "centaurian": CENTAURIAN_IDS[card], "damage": damage}
    return {"hex": "", "centaurian": "", "damage": 0}


def player_view(s: ExodusState, seat: int) -> dict[str, object]:
    p = s.players[seat]
    return {
        "seat": seat,
        "home": s.hex_name(s.home(seat)),
        "card": s.order.index(seat) + 1,
        "vp": p.vp,
        "cp": p.cp,
        "axinium": p.axinium,
        "phasium": p.phasium,
        "pool": p.pool,
        "tax": tax_rate(s, seat),
        "technologies": [TECH_IDS[t] for t in range(TECHNOLOGIES) if p.has(t)],
        "technology_prices": {TECH_IDS[t]: price(s, seat, t) for t in range(TECHNOLOGIES) if not p.has(t)},
        "hand": [ACTION_CARD_IDS[c] for c in range(ACTION_CARDS) if p.hand >> c & 1],
        "face": ACTION_CARD_IDS[p.face] if p.face != NO_CARD else "",
        "reacted": s.reacted >> seat & 1 == 1,
        "on_card": p.on_card,
        "kept": [CENTAURIAN_IDS[c] for c in range(CENTAURIAN_CARDS) if p.kept >> c & 1],
        "cloaking": p.has(CLOAKING),
        "blueprints": [blueprint(s, seat, type_) for type_ in range(SHIP_TYPES)],
        "ships": [ship_view(s, seat, ship) for ship in range(SHIPS)],
        "sources": {SOURCES[i]: p.sources[i] for i in range(len(SOURCES))},
        "prospect": p.vp if not s.frames else p.vp + sum(final_points(s, seat)),
    }


def blueprint(s: ExodusState, seat: int, type_: int) -> dict[str, object]:
    fitted = s.players[seat].fitted
    slots = s.box.ship_slots
    return {
        "type": SHIP_IDS[type_],
        "slots": {KIND_IDS[k]: slots[type_ * PART_KINDS + k] for k in range(PART_KINDS)},
        "parts": [UPGRADE_IDS[u] for u in range(PARTS) for _ in range(fitted[type_ * PARTS + u])],
        "speed": speed(s, seat, type_),
        "dice": s.dice_of(seat, type_),
        "shield": s.shield_of(seat, type_),
        "capacity": s.box.ship_capacity[type_],
        "vp": s.box.ship_vp[type_],
    }


def ship_view(s: ExodusState, seat: int, ship: int) -> dict[str, object]:
    at = seat * SHIPS + ship
    return {
        "id": ship_word(ship),
        "type": SHIP_IDS[ship // 2],
        "place": s.hex_name(s.place[at]) if s.place[at] != NOWHERE else "",
        "damage": s.damage[at],
        "cargo": s.cargo[at],
        "cloaked": s.place[at] != NOWHERE and not visible(s, seat, s.place[at]),
        "moved": s.moved >> at & 1 == 1,
    }


def secret(s: ExodusState, seat: int) -> list[str]:
    """The seat's own answers to a secret question that waits for others or for more of its own."""
    if not s.asked or seat < 0:
        return []
    given = s.players[seat].secret[:]
    if s.sealed[seat] >= 0:
        given.append(s.sealed[seat])
    return [write(s, answer) for answer in given]
