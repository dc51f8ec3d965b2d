"""What Exodus says to people: the questions and the log. Keys only, no language."""

from typing import Final

from galaktyka.core.table import Event
from galaktyka.core.words import Param, Text
from galaktyka.games.exodus import choices as c
from galaktyka.games.exodus.choices import FRAME_KINDS, LETTER_NONE, LETTER_WORDS, QUESTIONS
from galaktyka.games.exodus.ids import BANKING, CP, PARTS, SHIPS, TITLE_IDS
from galaktyka.games.exodus.rules.laws import speed, tax_rate
from galaktyka.games.exodus.rules.movement import ships_to_order
from galaktyka.games.exodus.rules.trade import rates, trade_area
from galaktyka.games.exodus.speech.phrases import (
    LETTERS,
    action_name,
    amount,
    bonus_name,
    centaurian_bonus,
    centaurian_name,
    goods,
    hex_text,
    platinum,
    political_name,
    resource_name,
    ship_name,
    technology_name,
    type_name,
    upgrade_name,
)
from galaktyka.games.exodus.state import SOURCES, ExodusState

# The rule behind each question, in the order of QUESTIONS.
RULES: Final = [
    *["R1", "R38", "R15", "R31", "R64", "R76", "R82", "R59", "R34"],
    *["R43", "R22", "R30", "R33", "R68"],
    *["R50", "R26", "R100", "R29", "R29", "R31", "R43", "R47", "R48", "R46", "R54"],
    *["R53", "R53", "R35", "R49", "R86", "R50", "R60", "R63"],
    *["R67", "R67", "R67", "R66", "R66", "R71", "R70"],
    *["R72", "R72", "R78", "R78", "R87", "R87"],
]
RULES_OF_CARDS: Final = ["R33", "R39", "R41"]
# Questions about one ship, a hex, or nothing at all.
OF_A_SHIP: Final = [c.F_LOAD_COUNT, c.F_DEPLOY_COUNT]
OF_A_HEX: Final = [c.F_MINE_COUNT, c.F_VICTIM, c.F_DECLOAK]


# --- questions ---


def rule_of(s: ExodusState) -> str:
    """The rule behind the pending question; action cards and the hits of a Centaurian have their own."""
    kind = s.top()
    if kind == c.F_CARD:
        return RULES_OF_CARDS[s.arg(0) - 1]
    return "R83" if kind == c.F_HITS and s.arg(3) else RULES[kind]


def prompt(s: ExodusState, seat: int) -> Text:
    """The pending question as a sentence."""
    kind = s.top()
    if kind < 0:
        return Text("exodus-ask-none")
    key = "exodus-ask-" + QUESTIONS[kind]
    if s.asked:
        return secret_prompt(s, seat, kind, key)
    if kind in OF_A_SHIP:
        return Text(key, {"ship": ship_name(s.arg(0))})
    if kind in OF_A_HEX:
        return Text(key, {"hex": hex_text(s, s.arg(0))})
    if c.F_RESEARCH <= kind <= c.F_SHIFT:
        return action_prompt(s, seat, kind, key)
    if kind < c.F_RESEARCH:
        return council_prompt(s, seat, kind, key)
    return conquest_prompt(s, seat, kind, key)


def secret_prompt(s: ExodusState, seat: int, kind: int, key: str) -> Text:
    p = s.players[seat]
    given = len(p.secret)
    if kind == c.F_CARD:
        return Text(f"{key}-{s.arg(0)}")
    if kind == c.F_BALLOT and given:
        return Text(key + "-letter", {"cp": platinum(p.secret[0] - c.A_BID)})
    if kind == c.F_ORDERS:
        return order_prompt(s, seat, ships_to_order(s, seat)[given:], key)
    if kind == c.F_PICKS:
        start = s.box.starts[s.variant.start]
        spent = sum([s.box.technology_cp[answer - c.A_TECH] for answer in p.secret])
        left = platinum(start.technologies_cost - spent)
        return Text(key, {"left": start.technologies - given, "cp": left})
    return Text(key, {"cp": platinum(p.cp)})


def order_prompt(s: ExodusState, seat: int, ships: list[int], key: str) -> Text:
    """The ship that is next; a seat that has ordered all of its ships is not asked any more."""
    if not ships:
        return Text("exodus-ask-none")
    params: dict[str, Param] = {
        "ship": ship_name(ships[0]),
        "hex": hex_text(s, s.place[seat * SHIPS + ships[0]]),
        "speed": speed(s, seat, ships[0] // 2),
    }
    return Text(key, params)


def council_prompt(s: ExodusState, seat: int, kind: int, key: str) -> Text:
    if kind == c.F_INCOME:
        if s.arg(0) == CP:
            return Text(key + "-cp")
        return Text(key, {"resource": resource_name(s.arg(0)), "cp": platinum(tax_rate(s, seat))})
    if kind == c.F_WINDOW:
        return Text(key + "-blueprints" if s.arg(0) or not s.players[seat].kept else key)
    if kind == c.F_OFFER:
        return Text(key, {"left": s.arg(1)})
    if kind == c.F_NEXT:
        tied = s.arg(0).bit_length() - 1
        return Text(key, {"cp": platinum(s.bids[tied]), "n": len(s.ranking) + 1})
    return Text(key)


def action_prompt(s: ExodusState, seat: int, kind: int, key: str) -> Text:
    p = s.players[seat]
    if kind == c.F_DICE:
        return Text(key + ("-banking" if s.arg(0) == BANKING else "-mining"))
    params: dict[str, Param] = {}
    if kind == c.F_TRADE:
        area = trade_area(s)
        sell, buy = rates(s, seat, area)
        params = {"area": area + 1, "sell": platinum(sell), "buy": platinum(buy), "left": s.arg(1)}
    elif kind == c.F_MINE:
        params = {"left": s.arg(0)}
    elif kind == c.F_REACT:
        params = {"n": s.people(s.home(seat), seat)}
    elif kind == c.F_FIT:
        params = {"upgrade": upgrade_name(s.arg(0))}
    elif kind == c.F_FREE_TECH:
        params = {"cp": platinum(s.arg(0))}
    elif kind == c.F_SHIFT:
        params = {"ship": type_name(s.arg(0)), "upgrade": upgrade_name(s.arg(1))}
    else:
        params = {"cp": platinum(p.cp)}
        if kind == c.F_BUILD:
            params["axinium"] = amount("axinium", p.axinium)
        elif kind == c.F_BUY:
            params["phasium"] = amount("phasium", p.phasium)
    return Text(key, params)


def conquest_prompt(s: ExodusState, seat: int, kind: int, key: str) -> Text:
    if kind == c.F_AIM:
        return Text(key, {"upgrade": upgrade_name(PARTS + s.arg(1)), "hex": hex_text(s, s.arg(0))})
    if kind == c.F_CIVILIAN_TO:
        return Text(key, {"hex": hex_text(s, s.arg(1))})
    if kind == c.F_CIVILIAN_COUNT:
        return Text(key, {"hex": hex_text(s, s.arg(0)), "to": hex_text(s, s.arg(1))})
    if kind == c.F_MOVE:
        return order_prompt(s, seat, [s.arg(0)], key)
    if kind == c.F_HITS:
        params: dict[str, Param] = {"hits": amount("hits", s.arg(0)), "hex": hex_text(s, s.arg(1))}
        return Text(key + "-centaurian" if s.arg(3) else key, params)
    if kind == c.F_HIT_COUNT:
        owner, ship = divmod(s.arg(0), SHIPS)
        return Text(key, {"letter": LETTERS[owner], "ship": ship_name(ship)})
    return Text(key)


# --- the log ---

# Events of one number, of one hex, and of a political card: the key of their sentence.
NUMBER_EVENTS: Final[dict[int, str]] = {c.E_TURN: "turn", c.E_CONQUEST: "conquest"}
HEX_EVENTS: Final[dict[int, str]] = {
    c.E_DESTROYED: "destroyed",
    c.E_BATTLE: "battle",
    c.E_STAND_OFF: "stand-off",
    c.E_NOBODY: "nobody",
    c.E_PLANET: "planet",
    c.E_BEATEN: "beaten",
}
CARD_EVENTS: Final[dict[int, str]] = {
    c.E_AGENDA: "agenda",
    c.E_ADOPTED: "adopted",
    c.E_EXPIRED: "expired",
    c.E_REPEALED: "repealed",
}
CP_EVENTS: Final[dict[int, str]] = {c.E_TAX: "tax", c.E_BID: "bid", c.E_BANKED: "banked"}


def event_text(s: ExodusState, event: Event) -> Text:
    """An event as one sentence; a player is `$letter`."""
    kind = event.kind
    params: dict[str, Param] = {}
    if event.seat >= 0:
        params["letter"] = LETTERS[event.seat]
    if kind in NUMBER_EVENTS:
        return Text("exodus-event-" + NUMBER_EVENTS[kind], {"n": event.a})
    if kind in HEX_EVENTS:
        params["hex"] = hex_text(s, event.a)
        return Text("exodus-event-" + HEX_EVENTS[kind], params)
    if kind in CARD_EVENTS:
        params["card"] = political_name(event.a)
        if kind == c.E_AGENDA:
            params["option"] = LETTER_WORDS[event.b]
        return Text("exodus-event-" + CARD_EVENTS[kind], params)
    if kind in CP_EVENTS:
        params["cp"] = platinum(event.a)
        return Text("exodus-event-" + CP_EVENTS[kind], params)
    if kind in (c.E_BALLOT, c.E_OFFERED, c.E_BONUS, c.E_ORDER, c.E_CARD, c.E_ACTION, c.E_REACTION):
        return card_event(s, event, params)
    if kind in (c.E_GROWTH, c.E_REPAIR, c.E_EXTRACT, c.E_MINED, c.E_GAIN, c.E_EXCHANGE, c.E_AREA, c.E_ROLL):
        return goods_event(s, event, params)
    if kind in (c.E_TECH, c.E_BUILT, c.E_UPGRADE, c.E_RETURNED, c.E_SHIFT, c.E_SPENT, c.E_KEPT):
        return tool_event(s, event, params)
    if c.E_AIM <= kind <= c.E_DRAINED or kind == c.E_MARKERS:
        return rocket_event(s, event, params)
    return fleet_event(s, event, params)


def card_event(s: ExodusState, event: Event, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == c.E_BALLOT:
        params["cp"] = platinum(event.b)
        if event.a >= LETTER_NONE:
            return Text("exodus-event-ballot-void", params)
        params["option"] = LETTER_WORDS[event.a]
        return Text("exodus-event-ballot", params)
    if kind == c.E_ORDER:
        params["n"] = event.a
        if not s.box.title_vp[event.a - 1]:
            return Text("exodus-event-order-plain", params)
        params["title"] = Text("exodus-title-" + TITLE_IDS[event.a - 1])
        return Text("exodus-event-order", params)
    if kind == c.E_REACTION:
        params["owner"] = LETTERS[event.a]
        params["markers"] = amount("markers", event.b)
        own = event.a == event.seat
        return Text("exodus-event-reaction-own" if own else "exodus-event-reaction", params)
    if kind == c.E_ACTION:
        params["action"] = action_name(event.a)
        return Text("exodus-event-action" + ["", "-reaction", "-bonus"][event.b], params)
    if event.a < 0:
        return Text("exodus-event-card-none" if kind == c.E_CARD else "exodus-event-bonus-none", params)
    if kind == c.E_CARD:
        params["n"] = event.b
        params["action"] = action_name(s.box.card_action[event.a])
        return Text("exodus-event-card", params)
    params["action"] = bonus_name(s.box, event.a)
    return Text("exodus-event-offered" if kind == c.E_OFFERED else "exodus-event-bonus", params)


def goods_event(s: ExodusState, event: Event, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == c.E_GROWTH:
        params["markers"] = amount("markers", event.a)
        return Text("exodus-event-growth", params)
    if kind == c.E_REPAIR:
        params["damage"] = amount("damage", event.a)
        return Text("exodus-event-repair", params)
    if kind == c.E_GAIN:
        params["gain"] = goods(event.a, abs(event.b))
        return Text("exodus-event-gain" if event.b >= 0 else "exodus-event-pay", params)
    if kind == c.E_EXCHANGE:
        params["goods"] = goods(1 + event.a % 2, 1)
        params["cp"] = platinum(event.b)
        return Text("exodus-event-sold" if event.a < 2 else "exodus-event-bought", params)
    if kind == c.E_AREA:
        params["n"] = event.a + 1
        return Text("exodus-event-area", params)
    if kind == c.E_ROLL:
        params["n"] = event.b
        return Text("exodus-event-roll-" + ("banking" if event.a == c.ROLL_BANKING else "mining"), params)
    params["hex"] = hex_text(s, event.a)
    if kind == c.E_MINED:
        params["units"] = amount("units", event.b, ".accusative")
        return Text("exodus-event-mined", params)
    params["gain"] = goods(event.b, event.c)
    return Text("exodus-event-extract", params)


def tool_event(s: ExodusState, event: Event, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == c.E_TECH:
        params["technology"] = technology_name(event.a)
        params["cp"] = platinum(event.b)
        return Text("exodus-event-tech" if event.b else "exodus-event-tech-free", params)
    if kind == c.E_BUILT:
        params["ship"] = ship_name(event.a)
        return Text("exodus-event-built", params)
    if kind in (c.E_SPENT, c.E_KEPT):
        params["centaurian"] = centaurian_name(s.box, event.a)
        params["bonus"] = centaurian_bonus(s.box, event.a)
        return Text("exodus-event-spent" if kind == c.E_SPENT else "exodus-event-kept", params)
    params["upgrade"] = upgrade_name(event.a)
    if kind == c.E_RETURNED:
        params["n"] = event.b
        return Text("exodus-event-returned", params)
    if kind == c.E_SHIFT:
        params["ship"] = type_name(event.b)
        params["to"] = type_name(event.c)
        return Text("exodus-event-shift", params)
    if event.b < 0:
        params["hex"] = hex_text(s, event.c)
        return Text("exodus-event-rocket-placed", params)
    params["ship"] = type_name(event.b)
    return Text("exodus-event-upgrade", params)


def rocket_event(s: ExodusState, event: Event, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind in (c.E_KILLED, c.E_DRAINED, c.E_MARKERS):
        params["hex"] = hex_text(s, event.a)
        params["markers"] = amount("markers", event.b)
        params["units"] = amount("units", event.b)
        params["n"] = event.b
        name = "killed" if kind == c.E_KILLED else "drained" if kind == c.E_DRAINED else "markers"
        return Text("exodus-event-" + name, params)
    params["upgrade"] = upgrade_name(PARTS + event.a)
    if kind == c.E_RANGE:
        params["n"] = event.b
        return Text("exodus-event-range-yes" if event.c else "exodus-event-range-no", params)
    params["hex"] = hex_text(s, event.b)
    if kind == c.E_ROCKET:
        params["hits"] = amount("hits", event.c)
        return Text("exodus-event-rocket", params)
    params["to"] = hex_text(s, event.c)
    return Text("exodus-event-aim", params)


def fleet_event(s: ExodusState, event: Event, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == c.E_POINTS:
        params["vp"] = amount("vp", event.a)
        params["source"] = Text("exodus-source-" + SOURCES[event.b])
        return Text("exodus-event-points", params)
    if kind == c.E_FIRE:
        params["dice"] = amount("dice", event.a)
        params["hits"] = amount("hits", event.b)
        return Text("exodus-event-fire" if event.seat >= 0 else "exodus-event-fire-centaurian", params)
    if kind in (c.E_TRANSFER, c.E_DECLOAKED, c.E_WON, c.E_CENTAURIAN):
        params["hex"] = hex_text(s, event.a)
        return place_event(s, event, params)
    params["ship"] = ship_name(event.a)
    if kind == c.E_MOVED:
        params["hex"] = hex_text(s, event.b)
        params["to"] = hex_text(s, event.c)
        return Text("exodus-event-moved", params)
    if kind == c.E_LOST_SHIP:
        params["hex"] = hex_text(s, event.b)
        return Text("exodus-event-lost-ship", params)
    if kind == c.E_HIT:
        params["hits"] = amount("hits", event.b)
        return Text("exodus-event-hit", params)
    if kind == c.E_LOADED:
        params["markers"] = amount("markers", event.b)
        return Text("exodus-event-loaded", params)
    assert kind == c.E_LANDED
    params["n"] = event.b
    params["all"] = event.c
    return Text("exodus-event-landed", params)


def place_event(s: ExodusState, event: Event, params: dict[str, Param]) -> Text:
    """What happens to somebody in a hex."""
    kind = event.kind
    if kind == c.E_TRANSFER:
        params["to"] = hex_text(s, event.b)
        params["markers"] = amount("markers", event.c)
        return Text("exodus-event-transfer", params)
    if kind == c.E_WON:
        params["vp"] = amount("vp", event.b)
        return Text("exodus-event-won", params)
    if kind == c.E_CENTAURIAN:
        params["centaurian"] = centaurian_name(s.box, event.b)
        params["dice"] = amount("dice", s.box.centaurian_firepower[event.b])
        params["shield"] = s.box.centaurian_shield[event.b]
        return Text("exodus-event-centaurian", params)
    if event.b < 0:
        return Text("exodus-event-decloaked", params)
    params["owner"] = LETTERS[event.b]
    return Text("exodus-event-decloaked-forced", params)


assert len(RULES) == len(QUESTIONS) == FRAME_KINDS
