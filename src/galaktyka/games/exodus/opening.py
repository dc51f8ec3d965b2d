"""Setting up: the map and its planets, the players' start, the decks, the first turn order."""

from galaktyka.core.game import Setting
from galaktyka.core.table import Table
from galaktyka.core.words import refuse
from galaktyka.games.exodus.choices import CHANCE_ORDER, CHANCE_PLANETS, E_PLANET, F_GAME, STEP_SETUP
from galaktyka.games.exodus.components import Box
from galaktyka.games.exodus.ids import (
    CENTAURIAN_CARDS,
    FIRST_HOME,
    PARTS,
    POLITICAL_CARDS,
    RESOURCE_IDS,
    START_IDS,
)
from galaktyka.games.exodus.rules.cards import WHOLE_HAND
from galaktyka.games.exodus.rules.works import launch
from galaktyka.games.exodus.state import ExodusState, Variant

BY_VARIANT = "by_variant"
MOST_TURNS = 9


def map_name(setting: Setting, box: Box) -> str:
    """The map of a setting: the one that goes with the variant, or another size if the table wants it."""
    size = setting.option("map")
    if size == BY_VARIANT:
        size = box.starts[START_IDS.index(setting.option("variant"))].map
    return f"{size}_{setting.seats}"


def variant_of(setting: Setting, box: Box) -> Variant:
    variant = Variant()
    variant.start = START_IDS.index(setting.option("variant"))
    turns = setting.option("turns")
    variant.turns = int(turns) if turns else box.starts[variant.start].turns
    variant.dice = setting.option("dice") == "true"
    variant.few_windows = setting.option("windows") == "few"
    variant.open_moves = setting.option("open_moves") == "true"
    variant.radar_own_hex = setting.option("radar") == "own_hex"
    variant.recloak_next_turn = setting.option("recloak") == "next_turn"
    variant.vp_marker = setting.option("vp_marker") == "true"
    return variant


def check_turns(setting: Setting) -> None:
    """Only the short game leaves its length to the table."""
    turns = setting.option("turns")
    if not turns:
        return
    if not (turns.isascii() and turns.isdigit() and 1 <= int(turns) <= MOST_TURNS and len(turns) == 1):
        raise refuse("refusal-option-value", {"option": "turns", "value": turns, "choices": "1 … 9"})
    if setting.option("variant") != "short":
        raise refuse("exodus-refusal-turns")


def set_up(s: ExodusState, table: Table) -> None:
    lay_out(s, table)
    order = list(range(s.seats))
    table.shuffle(CHANCE_ORDER, order)
    s.order = order
    s.deck = (1 << POLITICAL_CARDS) - 1
    for card in range(CENTAURIAN_CARDS):
        s.decks[s.box.centaurian_level[card] - 1] |= 1 << card
    s.push(F_GAME, -1, STEP_SETUP)
    for seat in range(s.seats):
        equip(s, seat, table)


def lay_out(s: ExodusState, table: Table) -> None:
    """Planets drawn by resource, shuffled together, face up on the slots; a marker on each."""
    box, board = s.box, s.board
    draw = box.layouts[board.name].draw
    drawn: list[int] = []
    for resource in range(len(RESOURCE_IDS)):
        pile = [p for p in range(FIRST_HOME) if box.planet_resource[p] == resource]
        table.shuffle(CHANCE_PLANETS, pile)
        drawn += pile[: draw[resource]]
    table.shuffle(CHANCE_PLANETS, drawn)
    first = 1 + s.seats
    planets = s.planet[:]
    for seat in range(s.seats):
        planets[s.home(seat)] = FIRST_HOME + seat
    for i in range(len(drawn)):
        planets[first + i] = drawn[i]
    s.planet = planets
    s.centaurian = board.guards[:]
    for hex_ in range(1, board.grid.size):
        s.marker[hex_] = box.planet_value[planets[hex_]]
        table.tell(E_PLANET, -1, hex_, planets[hex_])


def equip(s: ExodusState, seat: int, table: Table) -> None:
    """What every player begins with."""
    box = s.box
    start = box.starts[s.variant.start]
    player = s.players[seat]
    player.cp, player.axinium, player.phasium = start.cp, start.axinium, start.phasium
    player.pool = box.population - box.population_at_home - (1 if s.variant.vp_marker else 0)
    player.hand = WHOLE_HAND
    s.settle_people(s.home(seat), seat, box.population_at_home)
    for type_ in start.ships:
        launch(s, seat, type_, table)
    for type_ in range(len(box.fitted)):
        for part in box.fitted[type_]:
            player.fitted[type_ * PARTS + part] += 1
            s.supply[part] -= 1
