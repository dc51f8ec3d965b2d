"""Why something on the map is not on offer: sectors, colonies, attacks, invasions, hegemony, starbases."""

from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.control import can_take
from galaktyka.games.ascendancy.rules.paths import CLOSED, entry
from galaktyka.games.ascendancy.speech.phrases import goods, place_text, system_name
from galaktyka.games.ascendancy.state import FACE_UP, FIRST_LANE, NO_CARD, NOBODY, AscendancyState

MOVES = [c.F_MOVE, c.F_RETREAT, c.F_GROUP, c.F_MANOEUVRE, c.F_WITHDRAW]


def on_the_map(s: AscendancyState, sector: int) -> bool:
    """Whether a sector exists: a system that was found, or a sector of a lane that lies."""
    if sector < ids.SYSTEMS:
        return s.is_placed(sector)
    lane, place = divmod(sector - FIRST_LANE, ids.LONGEST_LANE)
    return lane < len(s.chart.lane_length) and place < s.chart.lane_length[lane]


def sector_reason(s: AscendancyState, seat: int, kind: int, sector: int) -> Text:
    place: dict[str, Param] = {"place": place_text(s.chart, sector)}
    if sector < ids.SYSTEMS and not s.is_placed(sector):
        return Text("ascendancy-refusal-no-system", place)
    if not on_the_map(s, sector):
        return Text("ascendancy-refusal-no-sector")
    if kind in (c.F_SOURCES, c.F_RECLAIM, c.F_SETTLERS):
        return Text("ascendancy-refusal-no-ships-there", place)
    if kind in (c.F_HITS, c.F_MARTYR):
        return Text("ascendancy-refusal-not-target")
    if kind in MOVES:
        if entry(s, seat, sector, 0) == CLOSED:
            return Text("ascendancy-refusal-hostile", place)
        if sector in s.closed:
            return Text("ascendancy-refusal-denied", place)
        if kind == c.F_MOVE and not s.arg(2):
            return Text("ascendancy-refusal-no-movement")
        return Text("ascendancy-refusal-too-far", place)
    return Text("ascendancy-refusal-no-way")


def attack_reason(s: AscendancyState, seat: int, kind: int, sector: int) -> Text:
    place: dict[str, Param] = {"place": place_text(s.chart, sector)}
    if sector < ids.SYSTEMS and not s.is_placed(sector):
        return Text("ascendancy-refusal-no-system", place)
    if not on_the_map(s, sector):
        return Text("ascendancy-refusal-no-sector")
    if not [1 for other in range(s.seats) if other != seat and s.ships_in(sector, other)]:
        return Text("ascendancy-refusal-no-rivals-there", place)
    if not [1 for there in [sector, *s.chart.neighbours(sector)] if s.ships_in(there, seat)]:
        return Text("ascendancy-refusal-nobody-near", place)
    return Text("ascendancy-refusal-no-command")


# --- laying and turning ---


def laying_reason(s: AscendancyState, kind: int, answer: int) -> Text:
    if answer < c.A_CONNECT:
        return Text("ascendancy-refusal-direction")
    if answer < c.A_SLIDE:
        return Text("ascendancy-refusal-connection")
    return Text("ascendancy-refusal-not-turnable")


def unit_verb_reason(s: AscendancyState, seat: int, kind: int, answer: int) -> Text:
    """What a unit cannot do where it is."""
    if answer == c.GIVE_UP_VERB:
        return Text("ascendancy-refusal-something-fits")
    if answer == c.NEW_LANE_VERB:
        return Text("ascendancy-refusal-lanes", {"place": place_text(s.chart, s.arg(1))})
    if answer == c.DISCOVER_VERB:
        return Text("ascendancy-refusal-open-end")
    if answer == c.STOP_VERB:
        return Text("ascendancy-refusal-not-now")
    if answer in (c.BRAVE_VERB, c.FREE_BRAVE_VERB):
        return Text("ascendancy-refusal-not-phenomenon")
    if answer == c.MINE_VERB:
        return Text("ascendancy-refusal-mining")
    in_warp = kind == c.F_UNIT and s.arg(2) == 1
    if answer in (c.ADD_TOKEN_VERB, c.EXIT_WARP_VERB) and not in_warp:
        return Text("ascendancy-refusal-not-in-warp")
    if in_warp:
        return Text("ascendancy-refusal-in-warp")
    if answer == c.BOOST_VERB:
        return Text("ascendancy-refusal-no-use")
    if not s.players[seat].ready:
        return Text("ascendancy-refusal-no-command")
    return Text("ascendancy-refusal-no-way")


# --- systems ---


def standing_reason(s: AscendancyState, seat: int, disc: int) -> Text | None:
    """What keeps ships from acting on somebody else's nodes in a system."""
    place: dict[str, Param] = {"place": system_name(disc)}
    if not s.is_placed(disc):
        return Text("ascendancy-refusal-no-system", place)
    if s.control[disc] == seat:
        return Text("ascendancy-refusal-controlled", place)
    if not s.ships_in(disc, seat):
        return Text("ascendancy-refusal-no-ships-there", place)
    if not s.is_developed(disc):
        return Text("ascendancy-refusal-undeveloped", place)
    if not s.occupies(disc, seat):
        return Text("ascendancy-refusal-not-occupied", place)
    return None


def invasion_reason(s: AscendancyState, seat: int, disc: int) -> Text | None:
    if s.special(seat, ids.NO_INVASION):
        return Text("ascendancy-refusal-no-invasion")
    return standing_reason(s, seat, disc)


def hegemony_reason(s: AscendancyState, seat: int, disc: int) -> Text | None:
    found = standing_reason(s, seat, disc)
    if found is not None:
        return found
    need, have = s.box.hegemony_attempt_cost, s.players[seat].goods[ids.CULTURE]
    if have < need:
        params: dict[str, Param] = {"need": goods(ids.CULTURE, need), "have": goods(ids.CULTURE, have)}
        return Text("ascendancy-refusal-needs", params)
    return None


def starbase_reason(s: AscendancyState, seat: int, disc: int) -> Text | None:
    place: dict[str, Param] = {"place": system_name(disc)}
    if not s.is_placed(disc):
        return Text("ascendancy-refusal-no-system", place)
    if s.control[disc] != seat:
        return Text("ascendancy-refusal-not-controlled", place)
    if s.base[disc] != NOBODY:
        return Text("ascendancy-refusal-starbase-there", place)
    player = s.players[seat]
    if not player.bases or s.box.starbases - player.bases >= player.ascendancy:
        return Text("ascendancy-refusal-starbases", {"n": s.box.starbases})
    return None


def colony_reason(s: AscendancyState, seat: int, disc: int) -> Text:
    place: dict[str, Param] = {"place": system_name(disc)}
    if not s.is_placed(disc):
        return Text("ascendancy-refusal-no-system", place)
    if s.control[disc] == seat:
        return Text("ascendancy-refusal-controlled", place)
    if s.box.system_kind[disc] == ids.PHENOMENON:
        return Text("ascendancy-refusal-phenomenon", place)
    if s.is_developed(disc):
        return Text("ascendancy-refusal-developed", place)
    if not s.ships_in(disc, seat):
        return Text("ascendancy-refusal-no-ships-there", place)
    if not s.occupies(disc, seat):
        return Text("ascendancy-refusal-not-occupied", place)
    if s.lying[disc] != NO_CARD and s.known[disc] != FACE_UP:
        return Text("ascendancy-refusal-face-down", place)
    if s.prewarp[disc] and s.special(seat, ids.NO_COLONIZE_PREWARP):
        return Text("ascendancy-refusal-prime-directive", place)
    if not can_take(s, seat):
        return Text("ascendancy-refusal-no-control-node")
    need, have = s.box.colony_cost, s.players[seat].goods[ids.CULTURE]
    params: dict[str, Param] = {"need": goods(ids.CULTURE, need), "have": goods(ids.CULTURE, have)}
    return Text("ascendancy-refusal-needs", params)
