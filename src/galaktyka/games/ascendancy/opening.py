"""Laying out the table of Ascendancy (U1–U9)."""

from galaktyka.core.game import Setting
from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.core.words import refuse
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.geometry.chart import Chart
from galaktyka.games.ascendancy.players import Variant
from galaktyka.games.ascendancy.state import DONE, IN_DECK, AscendancyState

MOST_ROUNDS = 1000
MOST_PLANETS = 7
CARD_CHOICES = ["none", "random", "choose"]
ROUND_CHOICES = ["0", "1", "2"]


def variant_of(setting: Setting) -> Variant:
    """U7 The options of a table; U9 all are off unless chosen, and any combination may be."""
    v = Variant()
    v.choose_civilizations = setting.option("civilizations") == "choose"
    v.map_model = ids.MAP_MODEL_IDS.index(setting.option("map_model"))
    if setting.option("more_starting_resources") == "true":
        v.start = ids.MORE_STARTING_RESOURCES
    elif setting.option("humble_beginnings") == "true":
        v.start = ids.HUMBLE_BEGINNINGS
    v.simultaneous = ROUND_CHOICES.index(setting.option("simultaneous_first_turns"))
    v.starting_project = CARD_CHOICES.index(setting.option("starting_project"))
    v.extra_advancement = CARD_CHOICES.index(setting.option("extra_starting_advancement"))
    v.random_order = setting.option("random_turn_order") == "true"
    v.mystery_order = setting.option("mystery_turn_order") == "true"
    v.wild_culture = setting.option("wild_culture") == "true"
    v.easier_ascendancy = setting.option("easier_ascendancy") == "true"
    v.random_galaxy = setting.option("random_galaxy") == "true"
    v.unrestricted_routes = setting.option("unrestricted_trade_routes") == "true"
    v.focused_research = setting.option("focused_research") == "true"
    v.fielded = setting.option("ever_victorious") == "fielded"
    v.retreat_clear = setting.option("retreat_clear") == "true"
    v.round_cap = round_cap(setting)
    v.starting_planets = starting_planets(setting)
    return v


def round_cap(setting: Setting) -> int:
    """R204 A limit of rounds for simulations; 0 for none."""
    text = setting.option("round_cap")
    if not text:
        return 0
    if not is_number(text, MOST_ROUNDS):
        raise refuse("ascendancy-refusal-round-cap", {"value": text, "most": MOST_ROUNDS})
    return int(text)


def starting_planets(setting: Setting) -> int:
    """U5 Planets on top of the stack for each player; -1: as the box says."""
    text = setting.option("starting_planets_per_player")
    if not text:
        return -1
    if not is_number(text, MOST_PLANETS):
        raise refuse("ascendancy-refusal-planets", {"value": text, "most": MOST_PLANETS})
    return int(text)


def is_number(text: str, most: int) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6 and int(text) <= most


def check_options(setting: Setting) -> None:
    """Combinations that contradict each other."""
    round_cap(setting)
    starting_planets(setting)
    for one, other in (
        ("more_starting_resources", "humble_beginnings"),
        ("random_turn_order", "mystery_turn_order"),
    ):
        if setting.option(one) == "true" and setting.option(other) == "true":
            raise refuse("ascendancy-refusal-options", {"one": one, "other": other})


# --- the table ---


def set_up(s: AscendancyState, table: Table) -> None:
    """U1 Civilizations at random or chosen; the rest of the table when they are known."""
    s.push(c.F_GAME, -1, c.STEP_CIVS)
    if not s.variant.choose_civilizations:
        table.rule("U1")
        civs = list(range(ids.CIVILIZATIONS))
        table.shuffle(c.CHANCE_CIVS, civs)
        for seat in range(s.seats):
            s.players[seat].civ = civs[seat]


def free_civs(s: AscendancyState) -> list[int]:
    taken = [player.civ for player in s.players]
    return [civ for civ in range(ids.CIVILIZATIONS) if civ not in taken]


def lay_table(s: AscendancyState, table: Table) -> None:
    """U2–U6 Homes, reserves, decks and stacks; U8 with two players on other places of the table."""
    for rule in ("U2", "U3", "U4", "U5", "U6", "U8" if s.seats == 2 else "U1"):
        table.rule(rule)
    box = s.box
    homes = [s.home(seat) for seat in range(s.seats)]
    s.chart = Chart(box, s.variant.map_model, s.seats, homes)
    if s.variant.simultaneous:
        s.chart.forbid_contact(True)
    for seat in range(s.seats):
        settle_home(s, seat, homes[seat])
        deal_cards(s, seat)
        table.tell(c.E_CIV, seat, s.players[seat].civ)
    for disc in range(ids.FIRST_PLANET, ids.SYSTEMS):
        s.stack |= 1 << disc
    planets = box.starting_planets if s.variant.starting_planets < 0 else s.variant.starting_planets
    s.starters = 0 if s.variant.random_galaxy else planets * s.seats
    s.bag = [box.exploration[card].count for card in range(ids.EXPLORATIONS)]


def settle_home(s: AscendancyState, seat: int, home: int) -> None:
    """U2 The home with its nodes and ships; U3 what a player begins with."""
    box, player = s.box, s.players[seat]
    start = box.starts[s.variant.start]
    s.control = changed(s.control, home, seat)
    for resource in range(ids.RESOURCES):
        s.nodes = changed(s.nodes, home * 6 + resource, box.home_nodes)
    s.put(home, seat, box.ships_at_home)
    player.pool = box.ships - box.ships_at_home
    player.goods = start.resources[:]
    player.ascendancy = start.ascendancy
    player.ready = box.commands
    player.bases = box.starbases


def deal_cards(s: AscendancyState, seat: int) -> None:
    """U4 The starting card is completed, the others are the deck."""
    civ = s.players[seat].civ
    for card in range(ids.ADVANCEMENTS):
        if s.box.advancement_civ[card] == civ:
            s.card_at = changed(s.card_at, card, IN_DECK)
    starting = s.box.civ_starting[civ]
    s.card_at = changed(s.card_at, starting, DONE)
    s.card_of = changed(s.card_of, starting, seat)
    s.derive_power(seat)
