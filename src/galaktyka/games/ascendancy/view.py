"""What each seat, and a spectator, may see: everything but cards that nobody, or only others, have looked at."""

from galaktyka.core.state import FRAME
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.choices import (
    F_ANGLE,
    F_PEEK,
    F_PLACE,
    F_SEARCH,
    F_SLIDE,
    F_START,
    F_TURN,
    PHASE_IDS,
    QUESTIONS,
    STEP_TURNS,
    STEP_WINDOWS,
    TURN_COMMAND,
)
from galaktyka.games.ascendancy.combat import (
    DIE_FACE,
    DIE_GROUP,
    DIE_INTS,
    DIE_TARGET,
    Combat,
)
from galaktyka.games.ascendancy.geometry.hexmap import HexGround
from galaktyka.games.ascendancy.geometry.layout import SIDE_A
from galaktyka.games.ascendancy.geometry.polar import PolarGround
from galaktyka.games.ascendancy.places import lane_word, place_word, spot_notation
from galaktyka.games.ascendancy.players import Player
from galaktyka.games.ascendancy.rules.deck import deck_size
from galaktyka.games.ascendancy.spots import all_spots, marked_spots
from galaktyka.games.ascendancy.state import (
    DONE,
    EXHAUSTED,
    FACE_DOWN,
    IN_DECK,
    IN_WARP,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PROJECT,
    UNDER,
    WARP,
    AscendancyState,
)

HIDDEN = "hidden"  # a card that lies face down


def view(s: AscendancyState, seat: int) -> dict[str, object]:
    """The whole table as this seat (-1: a spectator) sees it."""
    return {
        "game": "ascendancy",
        "overlay": s.box.overlay,
        "seat": seat,
        "round": s.round,
        "cap": s.variant.round_cap,
        "mystery": s.variant.mystery_order,
        "phase": phase(s),
        "question": QUESTIONS[s.top()] if s.frames else "",
        "asked": s.actors(),
        "active": s.active,
        "order": order(s),
        "contact": [contacts(s, i) for i in range(s.seats)],
        "stack": s.stack.bit_count(),
        "deck": deck_size(s),
        "peeked": [ids.EXPLORATION_IDS[card] for card in s.top_cards] if knows(s.top_known, seat) else [],
        "discards": {ids.EXPLORATION_IDS[c]: s.explored[c] for c in range(ids.EXPLORATIONS) if s.explored[c]},
        "map": map_view(s, seat),
        "ships": ships(s),
        "fleets": fleets(s),
        "warp": warp(s),
        "players": [player_view(s, i, seat) for i in range(s.seats)],
        "combat": combat_view(s, s.combat) if s.combat is not None else None,
        "choice": choice(s, seat),
        "winners": [i for i in range(s.seats) if s.winners >> i & 1],
    }


def knows(mask: int, seat: int) -> bool:
    return seat >= 0 and mask >> seat & 1 == 1


def phase(s: AscendancyState) -> str:
    """The step of the round; within a turn what the active player is at."""
    if not s.frames:
        return "over"
    step = s.frames[2]
    if step < STEP_TURNS:
        return PHASE_IDS[step]
    if step > STEP_TURNS:
        return "trade" if step == STEP_WINDOWS else "recharge"
    for at in range(0, len(s.frames), FRAME):
        if s.frames[at] == F_TURN:
            return "command" if s.frames[at + 2] >= TURN_COMMAND else "building"
    return "building"


def is_shown(s: AscendancyState, other: int) -> bool:
    """Whether everybody knows a seat's turn-order card."""
    return not s.variant.mystery_order or s.shown >> other & 1 == 1


def order(s: AscendancyState) -> list[int]:
    """Seats in turn order, as far as it is known."""
    return [other for other in s.order if is_shown(s, other)]


def contacts(s: AscendancyState, seat: int) -> list[int]:
    if s.players[seat].civ < 0:
        return []
    return [
        other
        for other in range(s.seats)
        if other != seat and s.players[other].civ >= 0 and s.in_contact(seat, other)
    ]


# --- the map ---


def map_view(s: AscendancyState, seat: int) -> dict[str, object]:
    lanes = [lane for lane in range(len(s.chart.lane_length)) if s.chart.lane_length[lane]]
    return {
        "model": ids.MAP_MODEL_IDS[s.variant.map_model],
        "size": s.box.polar.width,
        "radius": s.box.hex.radius,
        "discs": [disc_view(s, disc, seat) for disc in range(ids.SYSTEMS) if s.is_placed(disc)],
        "lanes": [lane_view(s, lane) for lane in lanes],
        "placing": placing(s),
    }


def disc_view(s: AscendancyState, disc: int, seat: int) -> dict[str, object]:
    first = disc * 6
    return {
        "id": ids.SYSTEM_IDS[disc],
        "kind": ids.SYSTEM_KIND_IDS[s.box.system_kind[disc]],
        "x": s.chart.x[disc],
        "y": s.chart.y[disc],
        "mobile": s.chart.mobile(disc),
        "home": s.seat_of(disc) if disc < ids.CIVILIZATIONS else NOBODY,
        "control": s.control[disc],
        "base": s.base[disc],
        "nodes": s.nodes[first : first + 3],
        "open_nodes": s.nodes[first + 3 : first + 6],
        "capacity": s.box.capacity[disc * ids.SLOT_KINDS : (disc + 1) * ids.SLOT_KINDS],
        "level": s.level[disc],
        "prewarp": s.prewarp[disc],
        "token": s.token[disc],
        "card": lying_card(s, disc, seat),
        "hazard": s.box.hazard[disc],
        "lanes": len(s.chart.lanes_of(disc)),
        "lane_limit": s.box.lane_limit[disc],
    }


def lying_card(s: AscendancyState, disc: int, seat: int) -> str:
    card = s.lying[disc]
    if card == NO_CARD:
        return ""
    if card == FACE_DOWN or (s.known[disc] >= 0 and not knows(s.known[disc], seat)):
        return HIDDEN
    return ids.EXPLORATION_IDS[card]


def lane_view(s: AscendancyState, lane: int) -> dict[str, object]:
    chart = s.chart
    return {
        "id": lane_word(lane),
        "a": place_word(chart.lane_a[lane]),
        "b": place_word(chart.lane_b[lane]),
        "length": chart.lane_length[lane],
        "segment": chart.segment(lane),
    }


def placing(s: AscendancyState) -> dict[str, object] | None:
    """What is being laid or turned, and where it may lie: every spot, and those that are marked."""
    kind = s.top() if s.frames else -1
    if kind == F_PLACE:
        return opening_lane(s, s.arg(0), s.arg(1))
    if kind == F_ANGLE:
        lane, end = s.arg(0), s.arg(1)
        host = s.chart.lane_b[lane] if end == SIDE_A else s.chart.lane_a[lane]
        return swinging(s, "disc", host, s.chart.lane_length[lane])
    if kind == F_SLIDE:
        thing = s.arg(0)
        if thing < ids.SYSTEMS:
            lane = s.chart.lanes_of(thing)[0]
            return swinging(s, "disc", s.chart.other(lane, thing), s.chart.lane_length[lane])
        lane = thing - ids.SYSTEMS
        return swinging(s, "lane", s.chart.host(lane), s.chart.lane_length[lane])
    return None


def opening_lane(s: AscendancyState, disc: int, length: int) -> dict[str, object]:
    chart = s.chart
    found = swinging(s, "lane", disc, length)
    links: list[object] = []
    for code in chart.connections(disc, length):
        trial = chart.clone()
        trial.connect(disc, length, code // 2, code % 2)
        links.append(
            {
                "system": ids.SYSTEM_IDS[code // 2],
                "k": code % 2,
                "x": trial.x[code // 2],
                "y": trial.y[code // 2],
                "from_x": trial.x[disc],
                "from_y": trial.y[disc],
            }
        )
    found["links"] = links
    found["turns"] = [
        turn_view(s, code // ids.SPOTS, code % ids.SPOTS) for code in chart.turn_list(disc, length)
    ]
    return found


def turn_view(s: AscendancyState, disc: int, spot: int) -> dict[str, object]:
    """Where a mobile disc would lie after a turn that makes a connection possible."""
    lane = s.chart.lanes_of(disc)[0]
    _, x, y = spot_view(s, s.chart.other(lane, disc), s.chart.lane_length[lane], spot)
    return {"system": ids.SYSTEM_IDS[disc], "spot": spot, "x": x, "y": y}


def swinging(s: AscendancyState, kind: str, host: int, length: int) -> dict[str, object]:
    return {
        "kind": kind,
        "from": place_word(host),
        "x": s.chart.x[host] if host >= 0 else 0,
        "y": s.chart.y[host] if host >= 0 else 0,
        "length": length,
        "notation": spot_notation(s.top(), "#"),
        "spots": [spot_view(s, host, length, spot) for spot in all_spots(s)],
        "listed": marked_spots(s),
        "links": [],
        "turns": [],
    }


def spot_view(s: AscendancyState, host: int, length: int, spot: int) -> list[int]:
    """A spot with the place of a disc there."""
    ground = s.chart.ground
    if isinstance(ground, PolarGround) and host >= 0:
        swing = ground.measures.disc_swing[length]
        return [spot, s.chart.x[host] + swing.start_x[spot], s.chart.y[host] + swing.start_y[spot]]
    if isinstance(ground, HexGround):
        q, r = ground.measures.board().grid.cells[spot]
        return [spot, q, r]
    return [spot, 0, 0]


# --- ships ---


def ships(s: AscendancyState) -> list[dict[str, object]]:
    """Single ships, by seat and sector."""
    found: list[dict[str, object]] = []
    for sector in range(len(s.ships) // s.seats):
        for seat in range(s.seats):
            if s.ships[sector * s.seats + seat]:
                singles = s.singles_in(sector, seat)
                if singles:
                    found.append({"seat": seat, "place": place_word(sector), "count": singles})
    return found


def fleets(s: AscendancyState) -> list[dict[str, object]]:
    """Fleets in play; those in warp have no place."""
    found: list[dict[str, object]] = []
    for card in range(ids.FLEET_CARDS):
        if s.fleet_place[card] == NOWHERE:
            continue
        found.append(
            {
                "seat": s.fleet_owner(card),
                "card": ids.FLEET_CARD_IDS[card],
                "number": card % ids.FLEETS_A_CIV + 1,
                "type": ids.FLEET_TYPE_IDS[s.fleet_type(card)],
                "size": s.fleet_size[card],
                "place": "" if s.fleet_place[card] == IN_WARP else place_word(s.fleet_place[card]),
            }
        )
    return found


def warp(s: AscendancyState) -> list[dict[str, object]]:
    """Units in warp: whose, where their token points, tokens, and the fleet if it is one."""
    found: list[dict[str, object]] = []
    counts = [0] * s.seats
    for at in range(0, len(s.warp), WARP):
        seat, sector, tokens, card = s.warp[at : at + WARP]
        fleet = card if card < ids.FLEET_CARDS else -1
        counts[seat] += 1
        found.append(
            {
                "seat": seat,
                "number": counts[seat],
                "place": place_word(sector),
                "tokens": tokens,
                "fleet": ids.FLEET_CARD_IDS[fleet] if fleet >= 0 else "",
                "size": s.fleet_size[fleet] if fleet >= 0 else 1,
            }
        )
    return found


# --- players ---


def player_view(s: AscendancyState, i: int, seat: int) -> dict[str, object]:
    p = s.players[i]
    known = p.civ >= 0
    found: dict[str, object] = {
        "seat": i,
        "civ": ids.CIV_IDS[p.civ] if known else "",
        "home": ids.SYSTEM_IDS[s.home(i)] if known else "",
        "alive": p.alive,
        "ascendancy": p.ascendancy,
        "ready": p.ready,
        "spent": p.spent,
        "card": p.card if is_shown(s, i) or i == seat else 0,
        "bid": p.bid,
        "pool": p.pool,
        "bases": p.bases,
        "controls": s.box.control_nodes - len(s.systems_of(i)),
        "systems": len(s.systems_of(i)),
        "ships": s.box.ships - p.pool,
        "income": income(s, i) if known else [0, 0, 0],
        "deck": cards_left(s, p),
        "project_limit": s.research_nodes(i),
    }
    for resource in range(ids.RESOURCES):
        found[ids.RESOURCE_IDS[resource]] = p.goods[resource]
    if known:
        found.update(console(s, p))
        found.update(cards(s, i, p))
    return found


def console(s: AscendancyState, p: Player) -> dict[str, object]:
    """Weapons and shields: the value now, and what the next step costs (0 at the last one)."""
    box, civ = s.box, p.civ
    last_weapon = p.weapons + 1 == len(box.weapons[civ])
    last_shield = p.shields + 1 == len(box.shields[civ])
    return {
        "weapons": p.weapons,
        "hit_roll": box.weapons[civ][p.weapons],
        "weapon_cost": 0 if last_weapon else box.weapon_costs[civ][p.weapons],
        "shields": p.shields,
        "shield": box.shields[civ][p.shields],
        "shield_cost": 0 if last_shield else box.shield_costs[civ][p.shields],
    }


def cards(s: AscendancyState, i: int, p: Player) -> dict[str, object]:
    """Projects, advancements and agreements, all of which lie open."""
    projects: list[object] = []
    advancements: list[object] = []
    for card in range(ids.ADVANCEMENTS):
        if s.card_of[card] != i:
            continue
        if s.card_at[card] == PROJECT:
            projects.append({"id": ids.ADVANCEMENT_IDS[card], "tokens": s.card_tokens[card]})
        elif s.card_at[card] in (DONE, EXHAUSTED):
            advancements.append({"id": ids.ADVANCEMENT_IDS[card], "ready": s.card_at[card] == DONE})
    own: list[object] = []
    held: list[object] = []
    for agreement in range(ids.AGREEMENTS):
        owner = s.seat_of(agreement // ids.AGREEMENTS_A_CIV)
        entry: dict[str, object] = {
            "id": ids.TRADE_IDS[agreement],
            "owner": owner,
            "holder": s.holder[agreement],
            "ready": not s.face_down >> agreement & 1,
        }
        if owner == i:
            own.append(entry)
        elif owner >= 0 and s.holder[agreement] == i:
            held.append(entry)
    return {"projects": projects, "advancements": advancements, "own": own, "held": held}


def cards_left(s: AscendancyState, p: Player) -> int:
    if p.civ < 0:
        return 0
    first = p.civ * ids.ADVANCEMENTS_A_CIV
    return len([c for c in range(first, first + ids.ADVANCEMENTS_A_CIV) if s.card_at[c] in (IN_DECK, UNDER)])


def income(s: AscendancyState, i: int) -> list[int]:
    """What the nodes and agreements would give at Generation."""
    found = [0, 0, 0]
    for disc in range(ids.SYSTEMS):
        if s.control[disc] == i:
            for resource in range(ids.RESOURCES):
                found[resource] += s.nodes_of_kind(disc, resource)
    for agreement in range(ids.AGREEMENTS):
        if s.holder[agreement] == i and not s.face_down >> agreement & 1:
            if s.seat_of(agreement // ids.AGREEMENTS_A_CIV) != i:
                found[ids.PRODUCTION] += s.box.trade_production[agreement]
    return found


# --- what is in progress ---


def combat_view(s: AscendancyState, combat: Combat) -> dict[str, object]:
    dice: list[object] = []
    for at in range(0, len(combat.dice), DIE_INTS):
        dice.append(
            {
                "seat": combat.dice[at],
                "group": combat.dice[at + DIE_GROUP],
                "target": combat.dice[at + DIE_TARGET],
                "face": combat.dice[at + DIE_FACE],
            }
        )
    return {
        "invasion": combat.invasion,
        "attacker": combat.attacker,
        "place": place_word(combat.target),
        "sources": [place_word(sector) for sector in combat.sources],
        "defenders": [i for i in range(s.seats) if combat.defenders >> i & 1],
        "dice": dice,
        "kills": combat.kills[:],
        "lost": combat.lost[:],
        "fielded": combat.fielded[:],
    }


def choice(s: AscendancyState, seat: int) -> list[str]:
    """Cards that the asked seat, and nobody else, looks through."""
    if not s.frames or s.actor() != seat:
        return []
    kind = s.top()
    if kind in (F_SEARCH, F_START):
        civ = s.players[seat].civ
        first = civ * ids.ADVANCEMENTS_A_CIV
        deck = range(first, first + ids.ADVANCEMENTS_A_CIV)
        return [ids.ADVANCEMENT_IDS[card] for card in deck if s.card_at[card] in (IN_DECK, UNDER)]
    if kind == F_PEEK:
        return [ids.EXPLORATION_IDS[card] for card in s.top_cards[: s.arg(0)]]
    return [ids.ADVANCEMENT_IDS[card] for card in s.drawn if s.card_of[card] == seat]
