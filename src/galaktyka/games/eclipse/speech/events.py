"""What happened, as sentences of the log. Keys only, no language."""

from typing import Final

from galaktyka.core.table import Event
from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.choices import (
    CUBE_DIES,
    CUBE_RETURNS,
    E_ABANDONED,
    E_ACTION,
    E_BATTLE,
    E_BOMBED,
    E_BROKEN,
    E_BUILT,
    E_COMBAT,
    E_CONTROL,
    E_CUBE,
    E_DESTROYED,
    E_DISCARDED,
    E_DISCOVERY,
    E_DISCS,
    E_DRAWN_SECTOR,
    E_ELIMINATED,
    E_GAIN,
    E_HIT,
    E_INCOME,
    E_KEPT,
    E_LEFT,
    E_MOVED,
    E_OFFER,
    E_PART,
    E_PASS,
    E_PLACED,
    E_POINTS,
    E_PORTAL,
    E_REFRESHED,
    E_REFUSED,
    E_RELATIONS,
    E_REPAIRED,
    E_REPUTATION,
    E_REPUTATION_BACK,
    E_REPUTATION_SEEN,
    E_RESHUFFLED,
    E_RETREAT,
    E_RETURNED,
    E_ROLL,
    E_ROUND,
    E_SETTLED,
    E_SPECIES,
    E_STALEMATE,
    E_START,
    E_STORED,
    E_TECH,
    E_TECH_TILES,
    E_TRADE,
    E_TRAITOR,
    E_USED,
)
from galaktyka.games.eclipse.ids import RING_IDS, SQUARES
from galaktyka.games.eclipse.speech.effects import found_name
from galaktyka.games.eclipse.speech.phrases import (
    ACCUSATIVE,
    PLURAL,
    action_name,
    amount,
    built_name,
    change,
    die_name,
    face_name,
    goods,
    goods_list,
    kind_name,
    letter_of,
    part_name,
    player_name,
    resource_name,
    sector_name,
    ship_name,
    species_name,
    square_name,
    tech_name,
    track_name,
)
from galaktyka.games.eclipse.state import SOURCES, EclipseState

# Events about one sector, one player, one tile or one part: the tail of their key.
SECTOR_EVENTS: Final[dict[int, str]] = {
    E_DRAWN_SECTOR: "drawn-sector",
    E_PLACED: "placed",
    E_DISCARDED: "discarded",
    E_CONTROL: "control",
    E_LEFT: "left",
    E_PORTAL: "portal",
    E_ABANDONED: "abandoned",
    E_STALEMATE: "stalemate",
}
PARTNER_EVENTS: Final[dict[int, str]] = {
    E_OFFER: "offer",
    E_REFUSED: "refused",
    E_RELATIONS: "relations",
    E_BROKEN: "broken",
}
FOUND_EVENTS: Final[dict[int, str]] = {E_DISCOVERY: "discovery", E_KEPT: "kept", E_USED: "used"}
PLAIN_EVENTS: Final[dict[int, str]] = {
    E_START: "start",
    E_REFRESHED: "refreshed",
    E_TRAITOR: "traitor",
    E_REPUTATION_BACK: "reputation-back",
    E_ELIMINATED: "eliminated",
}


def event_text(s: EclipseState, event: Event) -> Text:
    """An event as one sentence; the player is `$seat` (from 1) and `$letter`."""
    kind = event.kind
    if event.seat < 0:
        return table_event(event)
    params: dict[str, Param] = {"seat": event.seat + 1, "letter": letter_of(event.seat)}
    if kind in SECTOR_EVENTS:
        params["sector"] = sector_name(event.a)
        return Text("eclipse-event-" + SECTOR_EVENTS[kind], params)
    if kind in PARTNER_EVENTS:
        params["partner"] = player_name(s, event.a)
        return Text("eclipse-event-" + PARTNER_EVENTS[kind], params)
    if kind in FOUND_EVENTS:
        params["tile"] = found_name(s.box, event.a)
        return Text("eclipse-event-" + FOUND_EVENTS[kind], params)
    if kind in PLAIN_EVENTS:
        return Text("eclipse-event-" + PLAIN_EVENTS[kind], params)
    if kind in (E_PART, E_RETURNED, E_STORED):
        return part_event(event, params)
    if kind in (E_BATTLE, E_ROLL, E_HIT, E_DESTROYED, E_RETREAT, E_BOMBED):
        return combat_event(s, event, params)
    if kind in (E_CUBE, E_SETTLED, E_TRADE, E_GAIN, E_DISCS, E_INCOME):
        return economy_event(s, event, params)
    return turn_event(event, params)


def table_event(event: Event) -> Text:
    """What happens to the table and to no player."""
    kind = event.kind
    if kind == E_ROUND:
        return Text("eclipse-event-round", {"n": event.a})
    if kind == E_TECH_TILES:
        return Text("eclipse-event-tech-tile", {"tech": tech_name(event.a)})
    if kind == E_RESHUFFLED:
        return Text("eclipse-event-reshuffled", {"ring": Text("eclipse-ring-" + RING_IDS[event.a])})
    assert kind in (E_COMBAT, E_REPAIRED)
    return Text("eclipse-event-combat" if kind == E_COMBAT else "eclipse-event-repaired")


def part_event(event: Event, params: dict[str, Param]) -> Text:
    params["part"] = part_name(event.a)
    if event.kind == E_STORED:
        return Text("eclipse-event-stored", params)
    params["ship"] = kind_name(event.b)
    if event.kind == E_RETURNED:
        return Text("eclipse-event-returned", params)
    return Text("eclipse-event-part" if event.c >= 0 else "eclipse-event-part-beside", params)


def combat_event(s: EclipseState, event: Event, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == E_BATTLE:
        params["sector"] = sector_name(event.a)
        params["attacker"] = player_name(s, event.b)
        params["defender"] = player_name(s, event.c)
        return Text("eclipse-event-battle", params)
    if kind == E_ROLL:
        params["ship"] = kind_name(event.a)
        params["die"] = die_name(event.b)
        params["face"] = face_name(event.b)
        return Text("eclipse-event-missile" if event.c else "eclipse-event-roll", params)
    if kind == E_HIT:
        params["ship"] = ship_name(s, event.a)
        params["damage"] = amount("damage", event.b, ACCUSATIVE)
        return Text("eclipse-event-hit", params)
    if kind == E_DESTROYED:
        params["ship"] = ship_name(s, event.a)
        params["sector"] = sector_name(event.b)
        return Text("eclipse-event-destroyed", params)
    if kind == E_BOMBED:
        params["sector"] = sector_name(event.a)
        params["owner"] = player_name(s, event.b)
        params["cubes"] = amount("cube", event.c)
        return Text("eclipse-event-bombed", params)
    params["ships"] = kind_name(event.a, PLURAL)
    params["sector"] = sector_name(event.b)
    return Text("eclipse-event-retreated" if event.c else "eclipse-event-retreat", params)


def economy_event(s: EclipseState, event: Event, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == E_CUBE:
        params["track"] = resource_name(event.a)
        if event.b == CUBE_RETURNS:
            return Text("eclipse-event-cube-returns", params)
        return Text(
            "eclipse-event-cube-dies" if event.b == CUBE_DIES else "eclipse-event-cube-abroad", params
        )
    if kind == E_SETTLED:
        params["sector"] = sector_name(event.a)
        params["square"] = square_name(s, event.a * SQUARES + event.b)
        params["track"] = resource_name(event.c)
        return Text("eclipse-event-settled", params)
    if kind == E_TRADE:
        params["paid"] = goods(event.a, event.c, ACCUSATIVE)
        params["got"] = goods(event.b, 1, ACCUSATIVE)
        return Text("eclipse-event-trade", params)
    if kind == E_GAIN:
        params["gain"] = goods_list([event.a, event.b, event.c], ACCUSATIVE)
        return Text("eclipse-event-gain", params)
    if kind == E_DISCS:
        params["discs"] = amount("disc", event.a, ACCUSATIVE)
        return Text("eclipse-event-discs", params)
    params["money"] = change(event.a)
    params["materials"] = event.b
    params["science"] = event.c
    return Text("eclipse-event-income", params)


def turn_event(event: Event, params: dict[str, Param]) -> Text:
    """The action phase, reputation and points."""
    kind = event.kind
    if kind == E_ACTION:
        params["action"] = action_name(event.a)
        return Text("eclipse-event-reaction" if event.b else "eclipse-event-action", params)
    if kind == E_PASS:
        return Text("eclipse-event-pass-first" if event.a else "eclipse-event-pass", params)
    if kind == E_SPECIES:
        params["species"] = species_name(event.a)
        return Text("eclipse-event-species", params)
    if kind == E_TECH:
        params["tech"] = tech_name(event.a)
        params["science"] = amount("science", event.b, ACCUSATIVE)
        params["track"] = track_name(event.c)
        return Text("eclipse-event-tech" if event.b else "eclipse-event-tech-free", params)
    if kind == E_BUILT:
        params["what"] = built_name(event.a, ACCUSATIVE)
        params["sector"] = sector_name(event.b)
        return Text("eclipse-event-built", params)
    if kind == E_MOVED:
        params["ship"] = kind_name(event.a)
        params["start"] = sector_name(event.b)
        params["sector"] = sector_name(event.c)
        return Text("eclipse-event-moved", params)
    return reward_event(event, params)


def reward_event(event: Event, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == E_REPUTATION:
        params["tiles"] = amount("reputation", event.a, ACCUSATIVE)
        return Text("eclipse-event-reputation" if event.b else "eclipse-event-reputation-none", params)
    if kind == E_REPUTATION_SEEN:
        params["n"] = event.a
        return Text("eclipse-event-reputation-seen", params)
    assert kind == E_POINTS
    params["vp"] = amount("vp", event.a)
    params["source"] = Text("eclipse-source-" + SOURCES[event.b])
    return Text("eclipse-event-points", params)
