"""Answers as people see them: what they do, what they cost, where they point, and what to think of before."""

from galaktyka.core.game import Answer
from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.combat import DIE_FACE, DIE_INTS
from galaktyka.games.ascendancy.geometry.hexmap import HexGround
from galaktyka.games.ascendancy.notation import write
from galaktyka.games.ascendancy.places import lane_word, place_id, place_word
from galaktyka.games.ascendancy.rules.building import node_cost
from galaktyka.games.ascendancy.rules.hits import SIDES
from galaktyka.games.ascendancy.speech.answers_cards import card_answer, trade_answer
from galaktyka.games.ascendancy.speech.answers_verbs import verb_answer
from galaktyka.games.ascendancy.speech.cautions import (
    arrival_warnings,
    attack_warnings,
    colony_warnings,
    connection_warnings,
    hegemony_warnings,
    invasion_warnings,
    settle_warnings,
)
from galaktyka.games.ascendancy.speech.forecasts import hegemony_needs
from galaktyka.games.ascendancy.speech.phrases import (
    LETTERS,
    amount,
    choice_text,
    fleet_rule,
    goods,
    node_name,
    place_text,
    side_name,
    system_name,
    thing_name,
    together,
    unit_text,
)
from galaktyka.games.ascendancy.speech.words import RULES, warp_unit
from galaktyka.games.ascendancy.spots import nearest_mark
from galaktyka.games.ascendancy.state import AscendancyState

BUILDING = 15  # answers of A_NODE a disc


def describe(s: AscendancyState, seat: int, answer: int) -> Answer:
    """A legal answer with its label, cost, target, warnings and rule."""
    kind = s.top()
    made = Answer(answer, write(s, answer), Text("ascendancy-do-done"), rule=RULES[kind])
    if answer < c.A_SHIP:
        sector_answer(s, seat, kind, answer - c.A_SECTOR, made)
    elif answer < c.A_ANGLE:
        unit_answer(s, seat, kind, answer, made)
    elif answer < c.A_BUILD:
        laying_answer(s, seat, answer, made)
    elif answer < c.A_FORM:
        building_answer(s, seat, kind, answer, made)
    elif answer < c.A_INVADE:
        fleet_answer(s, seat, kind, answer, made)
    elif answer < c.A_RESEARCH:
        system_answer(s, seat, kind, answer, made)
    elif answer < c.A_SEAT:
        card_answer(s, seat, kind, answer, made)
    elif answer < c.A_COUNT:
        trade_answer(s, seat, kind, answer, made)
    elif answer < c.A_VERB:
        number_answer(s, seat, kind, answer, made)
    else:
        verb_answer(s, seat, kind, answer, made)
    return made


# --- where answers point ---


def ship_id(seat: int, sector: int) -> str:
    return f"ship-{seat}-{place_word(sector).replace('.', '-')}"


def fleet_id(s: AscendancyState, card: int) -> str:
    """A fleet on the map, or among its owner's units in warp."""
    owner, n = s.fleet_owner(card), card % ids.FLEETS_A_CIV + 1
    if s.fleet_place[card] >= 0:
        return f"fleet-{owner}-{n}"
    return f"fleetcard-{owner}-{n}"


def command_cost() -> Text:
    return Text("ascendancy-cost-command")


# --- sectors and units ---


def sector_answer(s: AscendancyState, seat: int, kind: int, sector: int, made: Answer) -> None:
    there = place_text(s.chart, sector)
    made.target = place_id(sector)
    if kind == c.F_SOURCES:
        ships = amount("ships", s.ships_in(sector, seat))
        made.label = Text("ascendancy-do-source", {"place": there, "ships": ships})
    elif kind == c.F_HITS:
        owner = s.arg(1)
        params: dict[str, Param] = {
            "letter": LETTERS[owner],
            "place": there,
            "ships": amount("ships", s.singles_in(sector, owner)),
        }
        made.label = Text("ascendancy-do-ships-at", params)
        made.target = ship_id(owner, sector)
    elif kind in (c.F_MARTYR, c.F_RECLAIM, c.F_SETTLERS):
        made.label = Text("ascendancy-do-own-ship", {"place": there})
        made.target = ship_id(seat, sector)
    elif kind in (c.F_RETREAT, c.F_GROUP, c.F_WITHDRAW):
        made.label = Text("ascendancy-do-retreat", {"place": there})
        made.warnings = arrival_warnings(s, seat, sector)
    elif kind == c.F_ESCAPE:
        made.label = Text("ascendancy-do-flee", {"place": there})
    elif kind == c.F_MOVE and sector == s.arg(1):
        made.label = Text("ascendancy-do-stop-warp", {"place": there})
        made.warnings = arrival_warnings(s, seat, sector)
        made.rule = "R82"
    else:
        made.label = Text("ascendancy-do-go", {"place": there})
        made.warnings = arrival_warnings(s, seat, sector)


def unit_answer(s: AscendancyState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer < c.A_ATTACK:
        sector = answer - c.A_SHIP
        ships = amount("ships", s.singles_in(sector, seat))
        made.label = Text("ascendancy-do-order-ship", {"place": place_text(s.chart, sector), "ships": ships})
        made.target = ship_id(seat, sector)
        made.rule = "R76"
    elif answer < c.A_FLEET:
        attack_answer(s, seat, answer - c.A_ATTACK, made)
    elif answer < c.A_WARP:
        card = answer - c.A_FLEET
        made.target = fleet_id(s, card)
        if kind == c.F_COMMAND:
            place = place_text(s.chart, s.fleet_place[card])
            made.label = Text("ascendancy-do-order-fleet", {"unit": unit_text(s, card), "place": place})
            made.rule = "R76"
        else:
            letter = LETTERS[s.fleet_owner(card)]
            made.label = Text("ascendancy-do-fleet", {"unit": unit_text(s, card), "letter": letter})
    else:
        k = answer - c.A_WARP
        _, sector, tokens, unit = warp_unit(s, seat, k)
        params: dict[str, Param] = {
            "unit": unit_text(s, unit),
            "tokens": amount("tokens", tokens),
            "place": place_text(s.chart, sector),
        }
        made.label = Text("ascendancy-do-order-warp", params)
        made.target = f"warp-{seat}-{k + 1}"
        made.rule = "R80"


def attack_answer(s: AscendancyState, seat: int, sector: int, made: Answer) -> None:
    rivals = [other for other in range(s.seats) if other != seat and s.ships_in(sector, other)]
    params: dict[str, Param] = {
        "place": place_text(s.chart, sector),
        "ships": amount("ships", sum([s.ships_in(sector, other) for other in rivals])),
        "owners": ", ".join([LETTERS[other] for other in rivals]),
    }
    made.label = Text("ascendancy-do-attack", params)
    made.cost = command_cost()
    made.target = place_id(sector)
    made.rule = "R115"
    made.warnings = attack_warnings(s, seat, sector, rivals)


# --- laying and turning ---


def spot_text(s: AscendancyState, spot: int, key: str, params: dict[str, Param]) -> Text:
    """A direction in degrees, or a hex."""
    ground = s.chart.ground
    if isinstance(ground, HexGround):
        q, r = ground.measures.board().grid.cells[spot]
        params["q"] = q
        params["r"] = r
        return Text("ascendancy-do-spot" if key == "ascendancy-do-angle" else key + "-spot", params)
    params["n"] = spot
    return Text(key, params)


def laying_answer(s: AscendancyState, seat: int, answer: int, made: Answer) -> None:
    if answer < c.A_CONNECT:
        spot = answer - c.A_ANGLE
        made.label = spot_text(s, spot, "ascendancy-do-angle", {})
        made.target = f"angle-{nearest_mark(s, spot)}"
    elif answer < c.A_TURN:
        disc, k = divmod(answer - c.A_CONNECT, 2)
        params: dict[str, Param] = {"place": system_name(disc)}
        both = [code for code in s.chart.connections(s.arg(0), s.arg(1)) if code // 2 == disc]
        key = "ascendancy-do-connect"
        if len(both) > 1:
            key += "-way"
            params["n"] = k + 1
        made.label = Text(key, params)
        made.target = f"link-{ids.SYSTEM_IDS[disc]}-{k}"
        made.rule = "M10"
        made.warnings = connection_warnings(s, seat, answer - c.A_CONNECT)
    elif answer < c.A_SLIDE:
        disc, spot = divmod(answer - c.A_TURN, ids.SPOTS)
        made.label = spot_text(s, spot, "ascendancy-do-turn", {"place": system_name(disc)})
        made.target = f"turn-{ids.SYSTEM_IDS[disc]}-{spot}"
        made.rule = "M10"
    else:
        thing = answer - c.A_SLIDE
        made.label = Text("ascendancy-do-slide", {"thing": thing_name(s.chart, thing)})
        lane = thing - ids.SYSTEMS
        made.target = f"lane-{lane_word(lane)}" if lane >= 0 else place_id(thing)
        made.rule = "M7"


# --- building ---


def building_answer(s: AscendancyState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer >= c.A_NODE:
        node_answer(s, seat, kind, answer - c.A_NODE, made)
        return
    if answer < c.A_YARD:
        disc, key, made.rule = answer - c.A_BUILD, "build", "R50"
        made.cost = goods(ids.PRODUCTION, s.box.ship_cost)
    elif answer < c.A_COLONIZE:
        disc, key, made.rule = answer - c.A_YARD, "yard", "R58"
        made.cost = Text("ascendancy-cost-free")
    else:
        disc, key, made.rule = answer - c.A_COLONIZE, "colonize", "R52"
        both: dict[str, Param] = {
            "first": goods(ids.CULTURE, s.box.colony_cost),
            "second": Text("ascendancy-cost-ship"),
        }
        made.cost = Text("ascendancy-cost-both", both)
        made.warnings = colony_warnings(s, seat, disc)
    made.label = Text("ascendancy-do-" + key, {"place": system_name(disc)})
    made.target = place_id(disc)


def node_answer(s: AscendancyState, seat: int, kind: int, code: int, made: Answer) -> None:
    disc, rest = divmod(code, BUILDING)
    resource, slot = divmod(rest, c.NODE_SLOTS)
    params: dict[str, Param] = {"node": node_name(resource), "place": system_name(disc)}
    key = "ascendancy-do-node"
    if slot == c.SLOT_OPEN:
        key += "-open"
    elif slot >= c.SLOT_REPLACE:
        key += "-replace"
        params["old"] = node_name(slot - c.SLOT_REPLACE)
    made.label = Text(key, params)
    made.target = place_id(disc)
    if kind == c.F_GIFT:
        made.cost = Text("ascendancy-cost-free")
        return
    made.cost = goods(resource, node_cost(s, seat, resource))
    made.rule = "R53"
    if slot == c.SLOT_REPLACE + ids.RESEARCH:
        left = s.research_nodes(seat) - 1
        made.warnings = [Text("ascendancy-warning-last-node", {"n": left})]


# --- fleets ---


def fleet_answer(s: AscendancyState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer < c.A_SIDE:
        disc = answer - c.A_FORM
        free = kind == c.F_BUILD
        key = "ascendancy-do-form-free" if free else "ascendancy-do-form"
        made.label = Text(key, {"place": system_name(disc)})
        made.cost = Text("ascendancy-cost-free") if free else command_cost()
        made.target = place_id(disc)
        made.rule = "R51" if free else "R170"
    elif answer < c.A_RESIZE:
        side = answer - c.A_SIDE
        made.label = side_label(s, side)
        made.target = f"fleetcard-{seat}-{side // 2 % ids.FLEETS_A_CIV + 1}"
    else:
        changing_answer(s, seat, answer, made)


def side_label(s: AscendancyState, side: int) -> Text:
    """A side of a fleet card with its sizes, or its only one."""
    type_ = s.box.card_side[side]
    least, most = s.box.fleet_least[type_], s.box.fleet_most[type_]
    params: dict[str, Param] = {"fleet": side_name(s.box, side), "rule": fleet_rule(s.box, type_)}
    if least == most:
        return Text("ascendancy-do-side-fixed", {**params, "ships": amount("ships", most)})
    return Text("ascendancy-do-side", {**params, "least": least, "most": most})


def changing_answer(s: AscendancyState, seat: int, answer: int, made: Answer) -> None:
    if answer < c.A_DISBAND:
        card, key, made.rule = answer - c.A_RESIZE, "resize", "R173"
    elif answer < c.A_SETTLE:
        card, key, made.rule = answer - c.A_DISBAND, "disband", "R174"
    else:
        card, key, made.rule = answer - c.A_SETTLE, "settle", "R52"
        made.warnings = settle_warnings(s, seat, s.fleet_place[card])
    params: dict[str, Param] = {"unit": unit_text(s, card)}
    if key == "settle":
        params["place"] = place_text(s.chart, s.fleet_place[card])
    made.label = Text("ascendancy-do-" + key, params)
    made.target = fleet_id(s, card)
    made.cost = Text("ascendancy-cost-free")


# --- systems ---


def system_answer(s: AscendancyState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer >= c.A_SYSTEM:
        disc = answer - c.A_SYSTEM
        made.label = Text("ascendancy-do-system", {"place": system_name(disc)})
        made.target = place_id(disc)
        return
    made.cost = command_cost()
    if answer < c.A_HEGEMONY:
        disc, made.rule = answer - c.A_INVADE, "R137"
        params: dict[str, Param] = {
            "place": system_name(disc),
            "ships": amount("ships", s.ships_in(disc, seat)),
            "nodes": amount("nodes", s.count_nodes(disc)),
        }
        made.label = Text("ascendancy-do-invade", params)
        made.warnings = invasion_warnings(s, seat, disc)
    elif answer < c.A_STARBASE:
        disc, made.rule = answer - c.A_HEGEMONY, "R155"
        made.label = hegemony_label(s, seat, disc)
        made.cost = together([command_cost(), goods(ids.CULTURE, s.box.hegemony_attempt_cost)])
        made.warnings = hegemony_warnings(s, seat, disc)
    else:
        disc, made.rule = answer - c.A_STARBASE, "R165"
        made.label = Text("ascendancy-do-starbase", {"place": system_name(disc)})
    made.target = place_id(disc)


def hegemony_label(s: AscendancyState, seat: int, disc: int) -> Text:
    roll = hegemony_needs(s, seat, disc)
    if roll <= 1:
        return Text("ascendancy-do-hegemony-sure", {"place": system_name(disc)})
    if roll > SIDES:
        return Text("ascendancy-do-hegemony-vain", {"place": system_name(disc)})
    return Text("ascendancy-do-hegemony", {"place": system_name(disc), "roll": roll})


# --- numbers, cards of the order, choices, dice ---


def number_answer(s: AscendancyState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer < c.A_PICK:
        made.label = Text("ascendancy-do-count", {"n": answer - c.A_COUNT})
    elif answer < c.A_CIV:
        n = answer - c.A_PICK + 1
        made.label = Text("ascendancy-do-pick", {"n": n})
        made.target = f"turn-card-{n}"
    elif answer < c.A_CHOICE:
        civ = "ascendancy-civ-" + ids.CIV_IDS[answer - c.A_CIV]
        made.label = Text("ascendancy-do-civ", {"civ": Text(civ), "effect": Text(civ + ".description")})
        made.target = "civ-" + ids.CIV_IDS[answer - c.A_CIV]
    elif answer < c.A_REROLL:
        choice = s.box.exploration[s.arg(0)].choices[answer - c.A_CHOICE]
        made.label = Text("ascendancy-do-choice", {"effect": choice_text(choice)})
    elif answer < c.A_RUIN:
        reroll_answer(s, answer - c.A_REROLL, made)
    else:
        resource, on_open = divmod(answer - c.A_RUIN, 2)
        key = "ascendancy-do-ruin-open" if on_open else "ascendancy-do-ruin"
        made.label = Text(key, {"node": node_name(resource)})
        made.target = place_id(s.arg(0))


def reroll_answer(s: AscendancyState, code: int, made: Answer) -> None:
    rule, die = divmod(code, c.MOST_DICE)
    assert s.combat is not None
    face = s.combat.dice[die * DIE_INTS + DIE_FACE]
    made.label = Text("ascendancy-do-reroll-" + c.REROLL_IDS[rule], {"n": face})
    made.target = f"die-{die}"
