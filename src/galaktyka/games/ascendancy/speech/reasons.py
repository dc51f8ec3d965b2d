"""Why an answer is not on offer: every candidate of a question has its own true reason."""

from galaktyka.core.words import Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.building import ascendancy_cost, node_cost, upgrade_cost, yards
from galaktyka.games.ascendancy.rules.common import can_pay, fleets_in_play, is_in_warp
from galaktyka.games.ascendancy.rules.projects import whole_deck
from galaktyka.games.ascendancy.speech.phrases import goods, place_text, system_name
from galaktyka.games.ascendancy.speech.reasons_cards import card_reason, trade_reason
from galaktyka.games.ascendancy.speech.reasons_map import (
    attack_reason,
    colony_reason,
    hegemony_reason,
    invasion_reason,
    laying_reason,
    sector_reason,
    starbase_reason,
    unit_verb_reason,
)
from galaktyka.games.ascendancy.state import NOBODY, NOWHERE, AscendancyState

BUILDING = 15  # answers of A_NODE a disc
BUILD_ONLY = [c.WEAPONS_VERB, c.SHIELDS_VERB]
COMMAND_ONLY = [c.LAUNCH_VERB, c.FOCUS_VERB]


def why_not(s: AscendancyState, seat: int, answer: int) -> Text:
    """The reason for a candidate of the pending question."""
    kind = s.top()
    if answer < c.A_SHIP:
        return sector_reason(s, seat, kind, answer - c.A_SECTOR)
    if answer < c.A_ANGLE:
        return unit_reason(s, seat, kind, answer)
    if answer < c.A_BUILD:
        return laying_reason(s, kind, answer)
    if answer < c.A_FORM:
        return building_reason(s, seat, kind, answer)
    if answer < c.A_INVADE:
        return fleet_reason(s, seat, kind, answer)
    if answer < c.A_RESEARCH:
        return system_reason(s, seat, kind, answer)
    if answer < c.A_SEAT:
        return card_reason(s, seat, kind, answer)
    if answer < c.A_COUNT:
        return trade_reason(s, seat, kind, answer)
    if answer < c.A_VERB:
        return number_reason(s, seat, kind, answer)
    return verb_reason(s, seat, kind, answer)


def needs(s: AscendancyState, seat: int, resource: int, need: int) -> Text:
    have = s.players[seat].goods[resource]
    return Text("ascendancy-refusal-needs", {"need": goods(resource, need), "have": goods(resource, have)})


# --- units ---


def unit_reason(s: AscendancyState, seat: int, kind: int, answer: int) -> Text:
    if answer < c.A_ATTACK:
        sector = answer - c.A_SHIP
        if sector >= len(s.ships) // s.seats or not s.singles_in(sector, seat):
            return Text("ascendancy-refusal-no-ships-there", {"place": place_text(s.chart, sector)})
        return Text("ascendancy-refusal-no-command")
    if answer < c.A_FLEET:
        return attack_reason(s, seat, kind, answer - c.A_ATTACK)
    if answer < c.A_WARP:
        card = answer - c.A_FLEET
        if kind in (c.F_HITS, c.F_MARTYR):
            return Text("ascendancy-refusal-not-target")
        if s.fleet_owner(card) != seat or s.fleet_place[card] == NOWHERE:
            return Text("ascendancy-refusal-no-fleet")
        if is_in_warp(s, card):
            return Text("ascendancy-refusal-in-warp")
        return Text("ascendancy-refusal-no-command" if kind == c.F_COMMAND else "ascendancy-refusal-not-here")
    if not s.players[seat].ready:
        return Text("ascendancy-refusal-no-command")
    return Text("ascendancy-refusal-not-in-warp")


# --- building ---


def building_reason(s: AscendancyState, seat: int, kind: int, answer: int) -> Text:
    if kind == c.F_COMMAND:
        return Text("ascendancy-refusal-building")
    if answer >= c.A_NODE:
        return node_reason(s, seat, kind, answer - c.A_NODE)
    if answer >= c.A_COLONIZE:
        return colony_reason(s, seat, answer - c.A_COLONIZE)
    disc = answer - (c.A_BUILD if answer < c.A_YARD else c.A_YARD)
    if not s.is_placed(disc):
        return Text("ascendancy-refusal-no-system", {"place": system_name(disc)})
    if disc not in yards(s, seat):
        return Text("ascendancy-refusal-no-yard")
    if answer >= c.A_YARD:
        return Text("ascendancy-refusal-no-free-ship", {"place": system_name(disc)})
    return needs(s, seat, ids.PRODUCTION, s.box.ship_cost)


def node_reason(s: AscendancyState, seat: int, kind: int, code: int) -> Text:
    disc, rest = divmod(code, BUILDING)
    resource = rest // c.NODE_SLOTS
    if not s.is_placed(disc):
        return Text("ascendancy-refusal-no-system", {"place": system_name(disc)})
    if s.control[disc] != seat:
        return Text("ascendancy-refusal-not-controlled", {"place": system_name(disc)})
    cost = node_cost(s, seat, resource)
    if kind == c.F_BUILD and not can_pay(s, seat, resource, cost):
        return needs(s, seat, resource, cost)
    return Text("ascendancy-refusal-no-slot", {"place": system_name(disc)})


# --- fleets ---


def fleet_reason(s: AscendancyState, seat: int, kind: int, answer: int) -> Text:
    if answer < c.A_SIDE:
        return forming_reason(s, seat, kind, answer - c.A_FORM)
    if answer < c.A_RESIZE:
        return Text("ascendancy-refusal-fleet-card")
    starts = (c.A_SETTLE, c.A_DISBAND, c.A_RESIZE)
    card = answer - max([start for start in starts if answer >= start])
    if s.fleet_owner(card) != seat or s.fleet_place[card] == NOWHERE:
        return Text("ascendancy-refusal-no-fleet")
    if is_in_warp(s, card):
        return Text("ascendancy-refusal-in-warp")
    if answer >= c.A_SETTLE:
        return Text("ascendancy-refusal-settle")
    if kind == c.F_BUILD:
        return Text("ascendancy-refusal-commanding")
    if s.resized >> card & 1:
        return Text("ascendancy-refusal-fleet-changed")
    least, most = s.box.fleet_minimum, s.box.fleet_most[s.fleet_type(card)]
    return Text("ascendancy-refusal-fleet-size", {"least": least, "most": most})


def forming_reason(s: AscendancyState, seat: int, kind: int, disc: int) -> Text:
    if not s.is_placed(disc):
        return Text("ascendancy-refusal-no-system", {"place": system_name(disc)})
    allowed = min(s.players[seat].ascendancy, ids.FLEETS_A_CIV)
    if len(fleets_in_play(s, seat)) >= allowed:
        return Text("ascendancy-refusal-fleets", {"n": allowed})
    if s.control[disc] != seat or (disc != s.home(seat) and s.base[disc] == NOBODY):
        return Text("ascendancy-refusal-no-dock")
    ships = s.built[disc] if kind == c.F_BUILD else s.singles_in(disc, seat)
    least = max(s.box.fleet_minimum, s.box.fleet_built_together) if kind == c.F_BUILD else s.box.fleet_minimum
    if ships < least:
        return Text("ascendancy-refusal-few-ships", {"n": least, "place": system_name(disc)})
    if kind == c.F_COMMAND and not s.players[seat].ready:
        return Text("ascendancy-refusal-no-command")
    return Text("ascendancy-refusal-fleet-changed")


# --- systems ---


def system_reason(s: AscendancyState, seat: int, kind: int, answer: int) -> Text:
    if answer >= c.A_SYSTEM:
        disc = answer - c.A_SYSTEM
        if not s.is_placed(disc):
            return Text("ascendancy-refusal-no-system", {"place": system_name(disc)})
        if kind == c.F_YIELD:
            return Text("ascendancy-refusal-not-controlled", {"place": system_name(disc)})
        return Text("ascendancy-refusal-no-way")
    if kind == c.F_BUILD:
        return Text("ascendancy-refusal-commanding")
    if answer < c.A_HEGEMONY:
        found = invasion_reason(s, seat, answer - c.A_INVADE)
    elif answer < c.A_STARBASE:
        found = hegemony_reason(s, seat, answer - c.A_HEGEMONY)
    else:
        found = starbase_reason(s, seat, answer - c.A_STARBASE)
    return found if found is not None else Text("ascendancy-refusal-no-command")


# --- numbers and verbs ---


def number_reason(s: AscendancyState, seat: int, kind: int, answer: int) -> Text:
    if answer >= c.A_RUIN:
        return Text("ascendancy-refusal-no-node")
    if answer >= c.A_REROLL:
        return Text("ascendancy-refusal-no-reroll")
    if answer >= c.A_CHOICE:
        return Text("ascendancy-refusal-no-choice")
    if answer >= c.A_CIV:
        return Text("ascendancy-refusal-civ-taken")
    if answer >= c.A_PICK:
        return Text("ascendancy-refusal-card-taken")
    n = answer - c.A_COUNT
    if kind == c.F_BID:
        if n <= sum(s.players[seat].goods):
            return Text("ascendancy-refusal-taken", {"n": n})
        return Text("ascendancy-refusal-too-much", {"n": sum(s.players[seat].goods)})
    offered = [other - c.A_COUNT for other in s.legal() if c.A_COUNT <= other < c.A_PICK]
    if not offered:
        return Text("ascendancy-refusal-not-asked")
    return Text("ascendancy-refusal-count", {"least": min(offered), "most": max(offered)})


def verb_reason(s: AscendancyState, seat: int, kind: int, answer: int) -> Text:
    if kind == c.F_COMMAND and answer in BUILD_ONLY:
        return Text("ascendancy-refusal-building")
    if kind == c.F_BUILD and answer in COMMAND_ONLY:
        return Text("ascendancy-refusal-commanding")
    if answer == c.ASCEND_VERB and kind in (c.F_BUILD, c.F_COMMAND):
        return needs(s, seat, ids.CULTURE, ascendancy_cost(s))
    if answer in BUILD_ONLY:
        cost = upgrade_cost(s, seat, BUILD_ONLY.index(answer))
        return Text("ascendancy-refusal-last-step") if cost < 0 else needs(s, seat, ids.RESEARCH, cost)
    if answer in COMMAND_ONLY:
        return launch_reason(s, seat, answer)
    if answer == c.CANCEL_VERB:
        return Text("ascendancy-refusal-no-agreement")
    if kind in (c.F_UNIT, c.F_MOVE, c.F_PLACE):
        return unit_verb_reason(s, seat, kind, answer)
    if kind == c.F_SOURCES:
        return Text("ascendancy-refusal-source-needed")
    return Text("ascendancy-refusal-not-now")


def launch_reason(s: AscendancyState, seat: int, answer: int) -> Text:
    if answer == c.FOCUS_VERB and not s.variant.focused_research:
        return Text("ascendancy-refusal-no-focus")
    if not whole_deck(s, seat):
        return Text("ascendancy-refusal-no-deck")
    return Text("ascendancy-refusal-no-command")
