"""What must come out right in every box of Gaia Project, ours or an owner's.

The tables may be corrected value by value; these checks keep such a correction from leaving a box that
no game can be played with: a board with too few planets, a row with more pieces than fields, a card twice.
"""

from typing import Final

from galaktyka.core.data import Document, Item, Limits

LIMITS: Final[Limits] = {
    "sector.number": (1, 10),
    "layout.slots": (-20, 20),
    "first_game.mines": (-20, 20),
    "structure.power_value": (0, 9),
    "level.step_cost": (1, 9),
    "level.reach": (1, 9),
    "research.vp_from": (1, 5),
    "faction.research": (0, 1),
    "faction.starting_mines": (0, 3),
    "exchange.pay": (1, 30),
    "exchange.gain": (1, 1),
    "free_action.discard": (1, 1),
    "round_tile.vp": (1, 20),
    "automa_faction.research": (0, 1),
    "automa_card.reach": (1, 9),
    "automa_card.number": (1, 5),
    "automa_card.booster_start": (1, 5),
    "ability.amount": (1, 30),
    "starter.cards": (1, 17),
    "difficulty.removed": (1, 17),
    "difficulty.added": (1, 17),
}

# The 19 hexes (q, r) of an unrotated sector: outer ring clockwise from the top, inner ring, centre.
RING: Final[tuple[tuple[int, int], ...]] = (
    (2, 0),
    (1, 1),
    (0, 2),
    (-1, 2),
    (-2, 2),
    (-2, 1),
    (-2, 0),
    (-1, -1),
    (0, -2),
    (1, -2),
    (2, -2),
    (2, -1),
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (0, -1),
    (1, -1),
    (0, 0),
)
HOME_TYPES: Final = 7
# Four round tiles are single, the other three events have a pair each.
SINGLE_EVENTS: Final = ("mine", "research", "terraform_step", "federation")
PAIRED_EVENTS: Final = ("trading_station", "gaia_mine", "big")
# Fields that mean something on some items of their section only.
ONLY_ON: Final[dict[str, tuple[str, ...]]] = {
    "structure.credits": ("mine", "trading_station", "research_lab", "planetary_institute", "academy"),
    "structure.ore": ("mine", "trading_station", "research_lab", "planetary_institute", "academy"),
    "structure.near_credits": ("trading_station",),
    "structure.near_ore": ("trading_station",),
    "faction.brainstone": ("taklons",),
    "level.step_cost": ("terraforming_",),
    "level.reach": ("navigation_",),
    "level.gaiaformers": ("gaia_project_",),
    "level.project_tokens": ("gaia_project_",),
    "board_action.steps": ("power_1step", "power_2step"),
    "board_action.gain": ("power_3k", "power_2o", "power_7c", "power_2k", "power_2t", "qic_vp"),
    "free_action.discard": ("burn",),
    "free_action.reach": ("q_range",),
    "free_action.gain": ("bal_taks_gaiaformer", "nevlas_token"),
    "tech.big_value": ("tech_big_value4",),
}


def check_box(document: Document) -> None:
    check_meaning(document)
    check_wheel(document)
    check_pieces(document)
    check_factions(document)
    check_supply(document)
    check_boards(document)
    check_first_games(document)
    check_actions(document)
    check_scoring(document)
    check_automa(document)


def check_meaning(document: Document) -> None:
    """An owner's value must not be accepted and then have no effect."""
    for name, prefixes in ONLY_ON.items():
        section, field = name.split(".")
        for item in document.section(section):
            if field in item.values and not item.id.startswith(prefixes):
                raise item.wrong(field, f"this item cannot have it, only {', '.join(prefixes)} can")


def check_wheel(document: Document) -> None:
    """The numbering of planet types follows the wheel, so neither can be overlaid."""
    for number, item in enumerate(document.section("planet")):
        if item.flag("home") != (number < HOME_TYPES):
            raise item.wrong("home", f"the first {HOME_TYPES} types, and no others, are home types")
    home = document.ids("planet")[:HOME_TYPES]
    wheel = document.item("wheel", "wheel")
    if wheel.words("planets") != home:
        raise wheel.wrong("planets", f"the wheel must be {', '.join(home)}")


def check_pieces(document: Document) -> None:
    for name, count in (("planetary_institute", 1), ("academy", 2), ("lost_planet_mine", 1)):
        item = document.item("structure", name)
        if item.number("pieces") != count:
            raise item.wrong("pieces", f"there must be {count}")
    gaiaformers = document.item("structure", "gaiaformer").number("pieces")
    for item in document.section("level"):
        if item.number("gaiaformers") > gaiaformers:
            raise item.wrong("gaiaformers", f"a colour has only {gaiaformers}")


def check_factions(document: Document) -> None:
    rows = (("mines", "mine"), ("trading_stations", "trading_station"), ("labs", "research_lab"))
    for item in document.section("faction"):
        for field, structure in rows:
            pieces = document.item("structure", structure).number("pieces")
            _length(item, field, pieces)
        _length(item, "bowls", 3)
        partner = document.section("faction")[item.place("partner", document.ids("faction"))]
        if partner.word("partner") != item.id or partner.id == item.id:
            raise item.wrong("partner", f"the other side of {partner.id} is {partner.word('partner')}")
        if partner.word("home") != item.word("home"):
            raise item.wrong("home", f"both sides of a board share a home type, {partner.id} has another")
    for item in document.section("planet"):
        inhabitants = [one for one in document.section("faction") if one.word("home") == item.id]
        if len(inhabitants) != (2 if item.flag("home") else 0):
            raise item.wrong("home", f"{len(inhabitants)} factions live there")


def check_supply(document: Document) -> None:
    """The rulebook's list of the box against what the tables add up to."""
    _supply(document, "sector_tiles", len(set(document.column("sector", "number"))))
    _supply(document, "faction_boards", len(document.ids("faction")) // 2)
    _supply(document, "round_boosters", len(document.ids("booster")))
    _supply(document, "round_scoring_tiles", len(document.ids("round_tile")))
    _supply(document, "final_scoring_tiles", len(document.ids("final_tile")))
    _supply(document, "standard_tech_tiles", sum(document.column("tech", "copies")))
    _supply(document, "advanced_tech_tiles", len(document.ids("advanced")))
    _supply(document, "federation_tokens", sum(document.column("federation", "count")))
    _supply(document, "space_stations", document.item("structure", "space_station").number("pieces"))
    _supply(document, "lost_planet", document.item("structure", "lost_planet_mine").number("pieces"))
    _supply(document, "automa_decision_cards", len(document.ids("automa_card")))
    _supply(document, "automa_faction_cards", len(document.ids("automa_faction")))


def check_boards(document: Document) -> None:
    """Planets of each default board by type, and Gaia tokens for every Transdim planet."""
    tokens = document.item("supply", "gaia_planet_tokens")
    for layout in document.section("layout"):
        slots = layout.pairs("slots")
        _length(layout, "sectors", len(slots))
        if len(set(slots)) != len(slots):
            raise layout.wrong("slots", "two sectors lie on one slot")
        numbers = [document.item("sector", name).number("number") for name in _sector_names(document, layout)]
        if len(set(numbers)) != len(numbers):
            raise layout.wrong("sectors", "a tile occurs twice")
        planets = list(planets_of(document, layout).values())
        for planet in document.section("planet"):
            found = planets.count(planet.id)
            wanted = layout.number("each_home" if planet.flag("home") else planet.id)
            if "each_home" in layout.values and found != wanted:
                raise layout.wrong("sectors", f"the board has {found} {planet.id} planets, not {wanted}")
        if planets.count("transdim") > tokens.number("count"):
            raise tokens.wrong("count", f"{layout.id} has {planets.count('transdim')} Transdim planets")


def check_first_games(document: Document) -> None:
    """Every starting mine lies on a home planet of its faction, on the default board."""
    for players, game in enumerate(document.section("first_game"), 1):
        board = planets_of(document, document.item("layout", "slots_1_2" if players < 3 else "slots_3_4"))
        factions = game.places("factions", document.ids("faction"))
        _length(game, "factions", max(players, 2))
        homes = {document.section("faction")[faction].word("home") for faction in factions}
        if len(homes) != len(factions):
            raise game.wrong("factions", "two factions share a board")
        _length(game, "mines", len(factions))
        for faction, mines in zip(factions, game.sequence("mines"), strict=True):
            owner = document.section("faction")[faction]
            places = game.as_pairs("mines", mines)
            if len(set(places)) != owner.number("starting_mines"):
                raise game.wrong("mines", f"{owner.id} starts with {owner.number('starting_mines')} mines")
            for place in places:
                if board.get(place) != owner.word("home"):
                    raise game.wrong("mines", f"{place} is not a home planet of {owner.id}")


def check_actions(document: Document) -> None:
    for item in document.section("board_action"):
        if (item.number("power") > 0) == (item.number("qic") > 0):
            raise item.wrong("power", "a board action costs either power or QIC")


def check_scoring(document: Document) -> None:
    events = [item.word("on") for item in document.section("round_tile")]
    for item in document.section("round_tile"):
        _length(item, "automa", 2)
        event = item.word("on")
        wanted = 1 if event in SINGLE_EVENTS else 2 if event in PAIRED_EVENTS else 0
        if events.count(event) != wanted:
            raise item.wrong("on", f'{events.count(event)} tiles reward "{event}", not {wanted}')
    places = document.item("final_places", "final_places")
    _length(places, "vp", 4)
    if sorted(places.numbers("vp"), reverse=True) != places.numbers("vp"):
        raise places.wrong("vp", "a lower place earns more")
    for section in ("tech", "advanced"):
        for item in document.section(section):
            if bool(item.word("on")) != (item.number("vp") > 0):
                raise item.wrong("vp", "points and the event that earns them go together")


def check_automa(document: Document) -> None:
    starter = document.item("starter", "starter")
    cards = set(starter.numbers("cards"))
    if len(cards) != len(starter.numbers("cards")):
        raise starter.wrong("cards", "a card occurs twice")
    for item in document.section("difficulty"):
        if not cards.issuperset(item.numbers("removed")):
            raise item.wrong("removed", "only starter cards can be removed")
        if cards.intersection(item.numbers("added")):
            raise item.wrong("added", "a starter card cannot be added again")
    for item in document.section("automa_upgrade"):
        _length(item, "built", len(item.words("replaced")))
    for item in document.section("automa_faction"):
        item.place("upgrades", document.ids("automa_upgrade"))


def planets_of(document: Document, layout: Item) -> dict[tuple[int, int], str]:
    """The planets of a default board by hex (q, r)."""
    found: dict[tuple[int, int], str] = {}
    types = [item.id for item in document.section("planet") if item.id != "lost"]
    for (q, r), name in zip(layout.pairs("slots"), _sector_names(document, layout), strict=True):
        sector = document.item("sector", name)
        for place, planet in sector.table("planets").items():
            ring_q, ring_r = RING[ring_place(sector, place)]
            found[(q + ring_q, r + ring_r)] = types[sector.as_place("planets", str(planet), types)]
    return found


def ring_place(sector: Item, place: str) -> int:
    if not place.isdecimal() or int(place) >= len(RING):
        raise sector.wrong("planets", f"{place} is no place on a sector, 0 to {len(RING) - 1} are")
    return int(place)


def _sector_names(document: Document, layout: Item) -> list[str]:
    names = document.ids("sector")
    return [names[place] for place in layout.places("sectors", names)]


def _length(item: Item, field: str, wanted: int) -> None:
    if len(item.sequence(field)) != wanted:
        raise item.wrong(field, f"the list must have {wanted} entries, not {len(item.sequence(field))}")


def _supply(document: Document, name: str, found: int) -> None:
    item = document.item("supply", name)
    if item.number("count") != found:
        raise item.wrong("count", f"the box holds {item.number('count')}, but the tables add up to {found}")
