"""The log: every event as one sentence; a player is `$letter`."""

from typing import Final

from galaktyka.core.table import Event
from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy.rules.hits import SIDES
from galaktyka.games.ascendancy.speech.phrases import (
    LETTERS,
    agreement_name,
    amount,
    card_name,
    civ_name,
    exploration_name,
    former_fleet,
    goods,
    node_name,
    place_text,
    side_name,
    system_name,
    thing_name,
    unit_text,
)
from galaktyka.games.ascendancy.state import NOBODY, AscendancyState

# Events of a number; of a place; of a place and a number; of a card.
NUMBERS: Final = [c.E_ROUND, c.E_BID, c.E_ORDER, c.E_TURN, c.E_ASCENDANCY, c.E_RECHARGE]
PLACES: Final = [
    *[c.E_COLONIZED, c.E_DISCOVERED, c.E_GAVE_UP, c.E_FACE_DOWN, c.E_DESTROYED, c.E_NOBODY, c.E_STALEMATE],
    *[c.E_BATTLE_ENDED, c.E_ANNIHILATED, c.E_REPULSED, c.E_WITHDRAWN, c.E_RELEASED, c.E_HEGEMONY_WON],
    *[c.E_HEGEMONY_FAILED, c.E_STARBASE],
]
NUMBERED_PLACES: Final = [c.E_LANE_DIE, c.E_PREWARP, c.E_BATTLE_ROUND, c.E_WON]
CARDS: Final = [c.E_COMPLETED, c.E_DREW, c.E_PROJECT, c.E_USED, c.E_EXHAUSTED]
JOURNEYS: Final = [c.E_ESCAPED, c.E_RETREATED, c.E_MANOEUVRED]
VICTORIES: Final = ["ascendancy", "supremacy", "last", "cap"]
DICE_BITS: Final = 6


def event_text(s: AscendancyState, event: Event) -> Text:
    kind = event.kind
    key = "ascendancy-event-" + c.EVENT_IDS[kind]
    params: dict[str, Param] = {}
    if event.seat >= 0:
        params["letter"] = LETTERS[event.seat]
    if kind in NUMBERS:
        params["n"] = event.a
        return Text(key, params)
    if kind in PLACES or kind in NUMBERED_PLACES:
        params["place"] = place_text(s.chart, event.a)
        if kind in NUMBERED_PLACES:
            params["n"] = event.b
        return Text(key, params)
    if kind in CARDS:
        params["card"] = card_name(event.a)
        return Text(key, params)
    if kind in JOURNEYS or kind in (c.E_DISPLACED, c.E_REPOINTED):
        return journey_event(s, event, key, params)
    if kind <= c.E_UPGRADE:
        return building_event(s, event, key, params)
    if kind <= c.E_WARP_OUT:
        return unit_event(s, event, key, params)
    if kind <= c.E_LEVEL:
        return map_event(s, event, key, params)
    if c.E_OFFER <= kind <= c.E_BETRAYED:
        return trade_event(s, event, key, params)
    if kind <= c.E_SHIELDED:
        return battle_event(s, event, key, params)
    return late_event(s, event, key, params)


def building_event(s: AscendancyState, event: Event, key: str, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == c.E_CIV:
        params["civ"] = civ_name(event.a)
    elif kind == c.E_START_CARD:
        params["card"] = card_name(event.a)
        return Text("ascendancy-event-start-" + ("advancement" if event.b else "project"), params)
    elif kind == c.E_CONTACT:
        params["other"] = LETTERS[event.a]
        return Text(key if event.b else key + "-lost", params)
    elif kind == c.E_PHASE:
        return Text(key + ("-command" if event.a else "-building"), params)
    elif kind in (c.E_GAIN, c.E_PAID):
        params["gain"] = goods(event.a, event.b)
        if kind == c.E_GAIN:
            params["why"] = Text("ascendancy-why-" + c.WHY_IDS[event.c])
    elif kind == c.E_BUILT:
        params["place"] = place_text(s.chart, event.a)
        params["ships"] = amount("ships", event.b)
    elif kind == c.E_NODE:
        params["place"] = system_name(event.a)
        params["node"] = node_name(event.b)
    elif kind == c.E_RESEARCHED:
        params["card"] = card_name(event.a)
        params["n"] = event.b
        params["cost"] = s.box.advancement_cost[event.a]
    else:
        params["n"] = event.b
        return Text(key + ("-shields" if event.a else "-weapons"), params)
    return Text(key, params)


def unit_event(s: AscendancyState, event: Event, key: str, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == c.E_FLEET:
        params["fleet"] = side_name(s.box, event.a)
        params["place"] = place_text(s.chart, event.b)
        params["ships"] = amount("ships", event.c)
    elif kind == c.E_FLEET_SIZE:
        params["fleet"] = former_fleet(s, event.a)
        params["ships"] = amount("ships", event.b)
    elif kind == c.E_FLEET_ENDED:
        params["fleet"] = former_fleet(s, event.a)
        params["place"] = place_text(s.chart, event.b)
    elif kind == c.E_MOVED:
        params["from"] = place_text(s.chart, event.a)
        params["to"] = place_text(s.chart, event.b)
        params["unit"] = moved_unit(s, event.c)
    else:
        params["place"] = place_text(s.chart, event.a)
        params["unit"] = moved_unit(s, event.c)
        if kind == c.E_WARP_OUT:
            params["n"] = event.b
        else:
            params["tokens"] = amount("tokens", event.b)
    return Text(key, params)


def moved_unit(s: AscendancyState, card: int) -> Text:
    return unit_text(s, card) if card == NOBODY else former_fleet(s, card)


def map_event(s: AscendancyState, event: Event, key: str, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == c.E_LANE:
        params["a"] = system_name(event.b)
        if event.c >= 0:
            params["b"] = system_name(event.c)
            return Text(key + "-joined", params)
    elif kind == c.E_LANE_GONE:
        if event.b < 0:
            return Text(key + "-adrift")
        return Text(key, {"a": system_name(event.b)})
    elif kind == c.E_SLID:
        params["thing"] = thing_name(s.chart, event.a)
    elif kind == c.E_PASSAGE:
        params["other"] = LETTERS[event.a]
        params["place"] = place_text(s.chart, event.b)
        return Text(key if event.c else key + "-refused", params)
    elif kind == c.E_COMMANDS:
        params["commands"] = amount("commands", event.a)
    else:
        return system_event(s, event, key, params)
    return Text(key, params)


def system_event(s: AscendancyState, event: Event, key: str, params: dict[str, Param]) -> Text:
    """What happens in a system that ships come to."""
    kind = event.kind
    params["place"] = place_text(s.chart, event.a)
    if kind == c.E_HAZARD:
        params["n"] = event.b
        params["die"] = event.c
        return Text(key + ("-lost" if event.c >= event.b else "-safe"), params)
    if kind == c.E_LOST:
        params["ships"] = amount("ships", event.b)
    elif kind == c.E_LEVEL:
        params["n"] = event.b
        params["nodes"] = amount("nodes", event.c)
    elif event.b < 0:
        return Text("ascendancy-event-card-gone-hidden", params)
    else:
        params["card"] = exploration_name(event.b)
    return Text(key, params)


def journey_event(s: AscendancyState, event: Event, key: str, params: dict[str, Param]) -> Text:
    params["from"] = place_text(s.chart, event.a)
    params["to"] = place_text(s.chart, event.b)
    if event.kind in JOURNEYS:
        params["ships"] = amount("ships", event.c)
    return Text(key, params)


def trade_event(s: AscendancyState, event: Event, key: str, params: dict[str, Param]) -> Text:
    kind = event.kind
    params["other"] = LETTERS[event.a]
    if kind == c.E_OFFER:
        params["give"] = offered(s, event.b)
        params["take"] = offered(s, event.c)
    elif kind == c.E_SWAPPED:
        params["old"] = agreement_name(s.box, event.b)
        params["agreement"] = agreement_name(s.box, event.c)
    elif kind != c.E_DECLINED:
        params["agreement"] = agreement_name(s.box, event.b)
    return Text(key, params)


def offered(s: AscendancyState, agreement: int) -> Text:
    return Text("ascendancy-nothing") if agreement == NOBODY else agreement_name(s.box, agreement)


def battle_event(s: AscendancyState, event: Event, key: str, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == c.E_BATTLE:
        params["place"] = place_text(s.chart, event.a)
        params["owners"] = ", ".join([LETTERS[seat] for seat in range(s.seats) if event.b >> seat & 1])
    elif kind == c.E_ROLLED:
        params["faces"] = faces(event.b)
        params["hits"] = amount("hits", event.c)
        if event.a < 0:
            return Text(key + "-planet", params)
        params["other"] = LETTERS[event.a]
        if event.seat < 0:
            return Text(key + "-world", params)
    elif kind == c.E_REROLLED:
        params["old"] = event.a
        params["n"] = event.b
    elif kind == c.E_SACRIFICED:
        params["ships"] = amount("ships", event.a)
    else:
        params["fleet"] = former_fleet(s, event.a)
    return Text(key, params)


def faces(packed: int) -> str:
    """Dice by face, six bits for each count: `1 1 4 6`."""
    shown: list[str] = []
    for face in range(1, SIDES + 1):
        shown += [str(face)] * (packed >> DICE_BITS * (face - 1) & (1 << DICE_BITS) - 1)
    return " ".join(shown) if shown else "–"


def late_event(s: AscendancyState, event: Event, key: str, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == c.E_VICTORY:
        return Text(f"{key}-{VICTORIES[event.a]}", params)
    if kind == c.E_ELIMINATED:
        return Text(key, params)
    if kind == c.E_LAUNCHED:
        params["cards"] = amount("cards", event.a)
        return Text(key, params)
    if kind == c.E_REFRESHED:
        params["commands"] = amount("commands", event.a)
        return Text(key, params)
    if kind in (c.E_DISCARDED, c.E_GIVEN, c.E_STOLE):
        return given_event(event, key, params)
    if kind == c.E_PEEKED:
        params["card"] = exploration_name(event.a)
        return Text(key, params)
    params["place"] = place_text(s.chart, event.a)
    if kind == c.E_NODE_LOST:
        params["node"] = node_name(event.b)
    elif kind == c.E_HEGEMONY:
        params["die"] = event.b
        params["n"] = event.c
    elif kind == c.E_INVASION:
        if event.b < 0:
            return Text(key + "-free", params)
        params["other"] = LETTERS[event.b]
    elif kind == c.E_SURRENDERED:
        params["other"] = LETTERS[event.b]
    elif event.b >= 0:
        params["other"] = LETTERS[event.b]
        return Text(key + "-from", params)
    return Text(key, params)


def given_event(event: Event, key: str, params: dict[str, Param]) -> Text:
    if event.a == NOBODY:
        return Text(key + "-unseen", params)
    params["card"] = card_name(event.a)
    if event.kind == c.E_GIVEN:
        params["other"] = LETTERS[event.b]
    elif event.kind == c.E_STOLE:
        params["n"] = event.b
    return Text(key, params)


assert len(c.EVENT_IDS) == c.E_REFRESHED + 1
