"""Why a hex or a ship is not on offer."""

from galaktyka.core.words import Text
from galaktyka.games.exodus import choices as c
from galaktyka.games.exodus.ids import CP, SHIPS
from galaktyka.games.exodus.rules.laws import speed, tax_rate
from galaktyka.games.exodus.rules.movement import ships_to_order
from galaktyka.games.exodus.rules.upkeep import has_refinery, room
from galaktyka.games.exodus.speech.phrases import goods, hex_text, resource_name
from galaktyka.games.exodus.state import NOWHERE, ExodusState


def hex_reason(s: ExodusState, seat: int, kind: int, hex_: int) -> Text:
    there = hex_text(s, hex_)
    if kind in (c.F_MOVE, c.F_ORDERS):
        ship = s.arg(0) if kind == c.F_MOVE else ships_to_order(s, seat)[len(s.players[seat].secret)]
        return Text("exodus-refusal-speed", {"hex": there, "n": speed(s, seat, ship // 2)})
    if kind in (c.F_CIVILIAN, c.F_CIVILIAN_TO):
        return transfer_reason(s, kind, hex_)
    if not s.has_planet(hex_):
        return Text("exodus-refusal-no-planet", {"hex": there})
    if kind == c.F_AIM:
        return aim_reason(s, hex_)
    if kind == c.F_FIT:
        return Text("exodus-refusal-majority", {"hex": there})
    if not s.people(hex_, seat):
        return Text("exodus-refusal-no-people", {"hex": there})
    if kind == c.F_INCOME:
        return income_reason(s, seat, hex_)
    if s.arg(1) >> hex_ & 1:
        return Text("exodus-refusal-mined", {"hex": there})
    return Text("exodus-refusal-full", {"hex": there, "n": s.box.planet_value[s.planet[hex_]]})


def transfer_reason(s: ExodusState, kind: int, hex_: int) -> Text:
    there = hex_text(s, hex_)
    if s.arg(0) >> hex_ & 1 == 0:
        return Text("exodus-refusal-not-settled", {"hex": there})
    if kind == c.F_CIVILIAN_TO:
        return Text("exodus-refusal-same-hex")
    return Text("exodus-refusal-nobody-left", {"hex": there})


def aim_reason(s: ExodusState, hex_: int) -> Text:
    if s.is_home(hex_):
        return Text("exodus-refusal-home-target")
    if hex_ == s.arg(0):
        return Text("exodus-refusal-own-planet")
    distance = s.board.grid.distances[s.arg(0)][hex_]
    return Text(
        "exodus-refusal-range", {"hex": hex_text(s, hex_), "need": distance, "have": s.box.rocket_range}
    )


def income_reason(s: ExodusState, seat: int, hex_: int) -> Text:
    resource = s.arg(0)
    there = hex_text(s, hex_)
    own = s.box.planet_resource[s.planet[hex_]]
    if own != resource:
        return Text("exodus-refusal-other-resource", {"hex": there, "resource": resource_name(own)})
    if not s.marker[hex_]:
        return Text("exodus-refusal-exhausted", {"hex": there})
    tapped = s.arg(1) >> hex_ & 1 == 1
    again = has_refinery(s.players[seat], resource) and s.arg(2) >> hex_ & 1 == 0
    if tapped and not again:
        return Text("exodus-refusal-tapped", {"hex": there})
    units = s.box.extraction[resource]
    if resource != CP and room(s, seat, resource) < units:
        return Text("exodus-refusal-cap", {"resource": resource_name(resource)})
    tax = units * tax_rate(s, seat)
    have = s.players[seat].cp
    return Text("exodus-refusal-needs", {"need": goods(CP, tax), "have": goods(CP, have)})


def ship_reason(s: ExodusState, seat: int, kind: int, answer: int) -> Text:
    if answer >= c.A_TARGET:
        return Text("exodus-refusal-not-target")
    ship = answer - c.A_SHIP
    at = seat * SHIPS + ship
    if s.place[at] == NOWHERE:
        return Text("exodus-refusal-stock")
    if kind == c.F_OPEN or s.arg(0) >> ship & 1:
        return Text("exodus-refusal-ship-done")
    if kind == c.F_LOAD:
        return Text("exodus-refusal-no-load")
    if not s.cargo[at]:
        return Text("exodus-refusal-no-cargo")
    return Text("exodus-refusal-no-planet", {"hex": hex_text(s, s.place[at])})
