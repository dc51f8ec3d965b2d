"""Parts of sentences: names and amounts. Keys only, no language."""

from typing import Final

from galaktyka.core.words import Text
from galaktyka.games.eclipse.choices import TRADES
from galaktyka.games.eclipse.components import ADVANCED
from galaktyka.games.eclipse.ids import (
    ACTION_IDS,
    BUILD_IDS,
    DICE_IDS,
    FIRST_SHIP,
    NPC,
    ORBITAL_SQUARE,
    PART_IDS,
    PLAYER_SHIPS,
    RESOURCE_IDS,
    SECTOR_IDS,
    SHIP_IDS,
    SHIPS_EACH,
    SPECIES_IDS,
    SQUARE_IDS,
    SQUARES,
    TECH_IDS,
    TRACK_IDS,
)
from galaktyka.games.eclipse.state import EclipseState
from galaktyka.games.eclipse.targeting import FACE_NAMES, FACES

LETTERS: Final = "ABCDEF"
ACCUSATIVE: Final = ".accusative"
GENITIVE: Final = ".genitive"
PLURAL: Final = ".plural"


def change(number: int) -> str:
    """A gain or a loss with its sign."""
    return f"−{-number}" if number < 0 else f"+{number}"


# --- names ---


def sector_name(sector: int) -> Text:
    """Its name and the number that is printed on it."""
    number = SECTOR_IDS[sector]
    return Text("eclipse-place", {"name": Text("eclipse-sector-" + number), "number": number})


def action_name(action: int) -> Text:
    return Text("eclipse-action-" + ACTION_IDS[action])


def species_name(species: int) -> Text:
    return Text("eclipse-species-" + SPECIES_IDS[species])


def tech_name(tech: int) -> Text:
    return Text("eclipse-tech-" + TECH_IDS[tech])


def track_name(track: int) -> Text:
    return Text("eclipse-category-" + TRACK_IDS[track])


def part_name(part: int) -> Text:
    return Text("eclipse-part-" + PART_IDS[part])


def resource_name(resource: int, form: str = "") -> Text:
    return Text("eclipse-resource-" + RESOURCE_IDS[resource] + form)


def kind_name(kind: int, form: str = "") -> Text:
    """A kind of ship."""
    return Text("eclipse-ship-" + SHIP_IDS[kind] + form)


def built_name(what: int, form: str = "") -> Text:
    """What can be built: a ship or a structure."""
    if what < PLAYER_SHIPS:
        return kind_name(what, form)
    return Text("eclipse-structure-" + BUILD_IDS[what] + form)


def die_name(die: int, form: str = "") -> Text:
    return Text("eclipse-die-" + DICE_IDS[die // FACES] + form)


def face_name(die: int) -> Text:
    """What a die shows: a number, nothing or a burst."""
    name = FACE_NAMES[die % FACES]
    return Text("eclipse-face", {"n": int(name)}) if name.isdigit() else Text("eclipse-face-" + name)


def step_name(round_: int) -> Text:
    """R50 Missiles come first, then the rounds are counted."""
    return Text("eclipse-picture-round", {"n": round_}) if round_ else Text("eclipse-picture-missiles")


def square_name(s: EclipseState, square: int) -> Text:
    sector, place = square // SQUARES, square % SQUARES
    if place == ORBITAL_SQUARE:
        return Text("eclipse-square-orbital")
    squares = s.box.sector_squares[sector]
    if place >= len(squares):
        return Text("eclipse-square-number", {"n": place + 1})
    tail = "-advanced" if squares[place] >= ADVANCED else ""
    return Text("eclipse-square-" + SQUARE_IDS[squares[place] % ADVANCED] + tail)


def player_name(s: EclipseState, seat: int) -> Text:
    """A player by letter and species; those that nobody plays by that."""
    if seat == NPC:
        return Text("eclipse-nobody")
    species = s.players[seat].species
    if species < 0:
        return Text("eclipse-seat", {"letter": LETTERS[seat]})
    return Text("eclipse-player", {"letter": LETTERS[seat], "species": species_name(species)})


def letter_of(seat: int) -> Text | str:
    """Who acts in a sentence of the log."""
    return Text("eclipse-nobody") if seat == NPC else LETTERS[seat]


def ship_name(s: EclipseState, ship: int) -> Text:
    """One ship by its owner, kind and number among its kind."""
    kind, owner = s.ship_kind(ship), s.ship_owner(ship)
    if owner == NPC:
        number = ship - s.seats * SHIPS_EACH
        alike = [npc for npc in range(number + 1) if s.box.npc_kind[npc] == kind]
        return Text("eclipse-ship-of-nobody", {"ship": kind_name(kind), "n": len(alike)})
    number = ship % SHIPS_EACH - FIRST_SHIP[kind] + 1
    return Text("eclipse-ship-of", {"ship": kind_name(kind), "letter": LETTERS[owner], "n": number})


# --- amounts ---


def amount(thing: str, n: int, form: str = "") -> Text:
    """So many of a resource, of ships, discs, cubes, activations …"""
    return Text("eclipse-amount-" + thing + form, {"n": n})


def goods(resource: int, n: int, form: str = "") -> Text:
    return amount(RESOURCE_IDS[resource], n, form)


def together(parts: list[Text]) -> Text:
    """One or more phrases as a list."""
    if len(parts) == 1:
        return parts[0]
    return Text("eclipse-list", {"first": parts[0], "rest": together(parts[1:])})


def goods_list(amounts: list[int], form: str = "") -> Text:
    """Resources gained; nothing at all reads as such."""
    found = [goods(i, amounts[i], form) for i in range(len(amounts)) if amounts[i]]
    return together(found) if found else Text("eclipse-nothing")


def trade_name(s: EclipseState, seat: int, i: int) -> Text:
    rate = s.box.species[s.players[seat].species].trade
    paid, got = TRADES[i]
    return Text("eclipse-do-trade", {"paid": goods(paid, rate, ACCUSATIVE), "got": goods(got, 1, ACCUSATIVE)})
