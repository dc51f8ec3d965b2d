"""What to think of before an answer is given: warnings, never refusals."""

from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.hits import SIDES
from galaktyka.games.ascendancy.speech.forecasts import (
    battle_odds,
    card_level,
    danger_level,
    hegemony_needs,
    invasion_odds,
    mines_level,
    percent,
    ships_near,
)
from galaktyka.games.ascendancy.speech.phrases import LETTERS, exploration_name
from galaktyka.games.ascendancy.state import FIRST_LANE, AscendancyState

EVEN = 50


def arrival_warnings(s: AscendancyState, seat: int, sector: int) -> list[Text]:
    """Hazards, mines and cards that ships face who end a move here."""
    found: list[Text] = []
    if sector >= FIRST_LANE:
        return found
    level = danger_level(s, seat, sector)
    if 0 < level <= SIDES:
        found.append(Text("ascendancy-warning-hazard", {"n": level}))
    level = card_level(s, seat, sector)
    if 0 < level <= SIDES:
        params: dict[str, Param] = {"n": level, "card": exploration_name(s.lying[sector])}
        found.append(Text("ascendancy-warning-card-hazard", params))
    level = mines_level(s, seat, sector)
    if 0 < level <= SIDES:
        found.append(Text("ascendancy-warning-mines", {"n": level}))
    return found


def connection_warnings(s: AscendancyState, seat: int, code: int) -> list[Text]:
    """R10 Whose home a connection would join to the own one."""
    if code not in s.chart.connections(s.arg(0), s.arg(1)):
        return []  # not on offer: there is nothing to lay
    trial = s.chart.clone()
    trial.connect(s.arg(0), s.arg(1), code // 2, code % 2)
    found: list[Text] = []
    for other in range(s.seats):
        if other != seat and not s.in_contact(seat, other) and trial.linked(s.home(seat), s.home(other)):
            found.append(Text("ascendancy-warning-contact", {"letter": LETTERS[other]}))
    return found


def betrayal_warnings(s: AscendancyState, seat: int, rivals: list[int]) -> list[Text]:
    """R24 Whose agreement would go back."""
    return [
        Text("ascendancy-warning-betrayal", {"letter": LETTERS[other]})
        for other in rivals
        if s.at_peace(seat, other)
    ]


def attack_warnings(s: AscendancyState, seat: int, sector: int, rivals: list[int]) -> list[Text]:
    found = betrayal_warnings(s, seat, rivals)
    won = percent(battle_odds(s, seat, sector, ships_near(s, seat, sector), True)[0])
    if won < EVEN:
        found.append(Text("ascendancy-warning-odds", {"percent": won}))
    return found


def invasion_warnings(s: AscendancyState, seat: int, disc: int) -> list[Text]:
    owner = s.control[disc]
    found = betrayal_warnings(s, seat, [owner] if owner >= 0 else [])
    taken = percent(invasion_odds(s, seat, disc)[0])
    if taken < EVEN:
        found.append(Text("ascendancy-warning-capture", {"percent": taken}))
    return found


def hegemony_warnings(s: AscendancyState, seat: int, disc: int) -> list[Text]:
    found: list[Text] = []
    if hegemony_needs(s, seat, disc) > SIDES:
        found.append(Text("ascendancy-warning-vain"))
    needed = s.box.hegemony_attempt_cost + s.box.hegemony_control_cost
    if s.players[seat].goods[ids.CULTURE] < needed:
        found.append(Text("ascendancy-warning-second-culture"))
    return found


def colony_warnings(s: AscendancyState, seat: int, disc: int) -> list[Text]:
    """A fleet of the smallest size that gives a ship for a colony is no fleet any more."""
    if s.singles_in(disc, seat):
        return []
    sizes = [s.fleet_size[card] for card in s.fleets_in(disc, seat)]
    return [Text("ascendancy-warning-disbands")] if max(sizes, default=0) <= s.box.fleet_minimum else []


def settle_warnings(s: AscendancyState, seat: int, disc: int) -> list[Text]:
    return [Text("ascendancy-warning-disbands")]


def end_warnings(s: AscendancyState, seat: int) -> list[Text]:
    """Commands left, and a home that lies open."""
    found: list[Text] = []
    ready = s.players[seat].ready
    if ready:
        found.append(Text("ascendancy-warning-commands", {"n": ready}))
    home = s.home(seat)
    if s.control[home] == seat and not s.ships_in(home, seat) and threatened(s, seat, home):
        found.append(Text("ascendancy-warning-home-bare"))
    return found


def threatened(s: AscendancyState, seat: int, disc: int) -> bool:
    """Rival ships within two steps of a system."""
    near = s.chart.neighbours(disc)
    around = [*near, *[there for sector in near for there in s.chart.neighbours(sector)]]
    for sector in around:
        for other in range(s.seats):
            if other != seat and s.ships_in(sector, other):
                return True
    return False
