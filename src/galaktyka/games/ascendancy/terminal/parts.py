"""The screens: the map with who is where, the systems, the consoles, the table."""

from typing import Final

from galaktyka.core.glance import flag, grid, number, numbers, table, tables, word, words
from galaktyka.core.screen import Line, fill, flow, wrap
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Param, Speaker, Text
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.components import Box, standard_box
from galaktyka.games.ascendancy.drawing.pieces import fleet_title
from galaktyka.games.ascendancy.drawing.scene import Scene
from galaktyka.games.ascendancy.drawing.starmap import disc_title
from galaktyka.games.ascendancy.glances import phase_text
from galaktyka.games.ascendancy.speech.phrases import (
    advancement_effect,
    agreement_name,
    exploration_effect,
    special_text,
)
from galaktyka.games.ascendancy.terminal.starmap import map_lines

PARTS: Final = ["map", "systems", "mats", "table"]
MARK: Final = "* "
MAT_WIDTH: Final = 64
WIDE_SCREEN: Final = 110
COLOURS: Final = {"production": "orange", "research": "blue", "culture": "purple"}


def screen(
    view: dict[str, object],
    speaker: Speaker,
    part: str,
    width: int,
    marked: list[str],
    box: Box | None = None,
) -> list[Line]:
    scene = Scene(view, speaker, box if box is not None else standard_box())
    if part == "map":
        page = [*_status(scene, width), *map_lines(view, speaker, width, marked)]
        page.extend(wrap(speaker.word("ascendancy-screen-legend"), width, 0, "dim"))
        return [*page, *_moving(scene, width, marked)]
    if part == "systems":
        return _systems(scene, width, marked)
    if part == "mats":
        return _mats(scene, width, marked)
    if part == "table":
        return _table(scene, width, marked)
    return []


def _mark(id_: str, marked: list[str]) -> str:
    """What answers aim at begins with a star."""
    return MARK if id_ in marked else ""


def _status(scene: Scene, width: int) -> list[Line]:
    """Round, phase, turn order, Ascendancy."""
    view = scene.view
    rounds = scene.tell("ascendancy-screen-round", {"n": number(view, "round")})
    entries = [Line(rounds, "title"), Line(scene.speak(phase_text(view)))]
    order = Line(scene.say("ascendancy-screen-order") + " ", "dim")
    asked = numbers(view, "asked")
    for seat in numbers(view, "order"):
        order.add(f"{OWNER_LETTERS[seat]}{'>' if seat in asked else ''} ", f"seat{seat}")
    stand = Line(scene.say("ascendancy-gauge-ascendancy") + " ", "dim")
    for player in scene.players:
        seat = number(player, "seat")
        stand.add(f"{OWNER_LETTERS[seat]} {number(player, 'ascendancy')}  ", f"seat{seat}")
    return fill([*entries, order, stand], width, 2)


# --- who is where ---


def _moving(scene: Scene, width: int, marked: list[str]) -> list[Line]:
    """Ships, fleets and units in warp, one entry each."""
    page: list[Line] = []
    for ships in tables(scene.view, "ships"):
        seat, place = number(ships, "seat"), word(ships, "place")
        id_ = f"ship-{seat}-{place.replace('.', '-')}"
        params: dict[str, Param] = {
            "owner": OWNER_LETTERS[seat],
            "ships": Text("ascendancy-amount-ships", {"n": number(ships, "count")}),
            "place": scene.place(place),
        }
        told = scene.tell("ascendancy-picture-ships", params)
        page.extend(wrap(f"{_mark(id_, marked)}{told}", width, 4, f"seat{seat}"))
    for fleet in tables(scene.view, "fleets"):
        seat = number(fleet, "seat")
        id_ = f"fleet-{seat}-{number(fleet, 'number')}"
        page.extend(wrap(f"{_mark(id_, marked)}{fleet_title(scene, fleet)}", width, 4, f"seat{seat}"))
    for unit in tables(scene.view, "warp"):
        page.extend(_warp(scene, unit, width, marked))
    return page


def _warp(scene: Scene, unit: dict[str, object], width: int, marked: list[str]) -> list[Line]:
    seat = number(unit, "seat")
    params: dict[str, Param] = {
        "owner": OWNER_LETTERS[seat],
        "ships": Text("ascendancy-amount-ships", {"n": number(unit, "size")}),
        "tokens": Text("ascendancy-amount-tokens", {"n": number(unit, "tokens")}),
        "place": scene.place(word(unit, "place")),
    }
    id_ = f"warp-{seat}-{number(unit, 'number')}"
    told = scene.tell("ascendancy-picture-warp", params)
    return wrap(f"{_mark(id_, marked)}{told}", width, 4, f"seat{seat}")


# --- systems ---


def _systems(scene: Scene, width: int, marked: list[str]) -> list[Line]:
    page: list[Line] = []
    for disc in tables(table(scene.view, "map"), "discs"):
        control = number(disc, "control")
        text = _mark("disc-" + word(disc, "id"), marked) + disc_title(scene, disc)
        card = word(disc, "card")
        if card in ids.EXPLORATION_IDS:
            text += " " + scene.say("ascendancy-exploration-" + card) + "."
        elif card:
            text += " " + scene.say("ascendancy-picture-face-down") + "."
        page.extend(wrap(text, width, 4, f"seat{control}" if control >= 0 else ""))
    return page


# --- consoles ---


def _mats(scene: Scene, width: int, marked: list[str]) -> list[Line]:
    """Two consoles side by side where the screen is wide enough."""
    mat = min(MAT_WIDTH, (width - 2) // 2) if width >= WIDE_SCREEN else width
    return flow([_mat(scene, player, mat, marked) for player in scene.players], width, 2)


def _mat(scene: Scene, player: dict[str, object], width: int, marked: list[str]) -> list[Line]:
    seat, civ = number(player, "seat"), word(player, "civ")
    head = Line(f"{_mark(f'mat-{seat}', marked)}{OWNER_LETTERS[seat]} ", f"seat{seat}")
    if not civ:
        return [head]
    head.add(scene.say(f"ascendancy-civ-{civ}.full"), "title")
    head.add(f"  {number(player, 'ascendancy')}/{scene.box.ascendancy_to_win}", "strong")
    lines = [head.cut(width), _stocks(scene, player).cut(width), *_values(scene, player, width)]
    lines.extend(_cards(scene, player, width, marked))
    lines.extend(_agreements(scene, player, width, marked))
    number_of = ids.CIV_IDS.index(civ)
    for k in range(2):
        name = scene.say("ascendancy-special-" + ids.SPECIAL_RULE_IDS[number_of * 2 + k])
        told = scene.speak(special_text(scene.box, number_of, number_of * 2 + k))
        lines.extend(wrap(f"{name}: {told}", width, 2, "dim"))
    return lines


def _stocks(scene: Scene, player: dict[str, object]) -> Line:
    line = Line()
    income = numbers(player, "income")
    for k in range(ids.RESOURCES):
        name = ids.RESOURCE_IDS[k]
        told = scene.tell("ascendancy-amount-" + name, {"n": number(player, name)})
        line.add(f"{told} +{income[k]}  ", COLOURS[name])
    return line


def _values(scene: Scene, player: dict[str, object], width: int) -> list[Line]:
    """Commands, weapons and shields, what is left, whom the player has met."""
    ready = number(player, "ready")
    params: dict[str, Param] = {"n": ready, "all": ready + number(player, "spent")}
    parts = [scene.tell("ascendancy-picture-commands", params)]
    for name, value, cost in (("weapons", "hit_roll", "weapon_cost"), ("shields", "shield", "shield_cost")):
        params = {"n": number(player, value)}
        key = "ascendancy-picture-" + name
        if number(player, cost):
            params["cost"] = number(player, cost)
        else:
            key += "-last"
        parts.append(scene.tell(key, params))
    for name in ("systems", "pool", "controls", "bases"):
        parts.append(scene.tell("ascendancy-picture-" + name, {"n": number(player, name)}))
    met = grid(scene.view, "contact")[number(player, "seat")]
    if met:
        owners = ", ".join([OWNER_LETTERS[other] for other in met])
        parts.append(scene.tell("ascendancy-picture-contact", {"owners": owners}))
    return fill([Line(part) for part in parts if len(part) <= width], width, 2)


def _cards(scene: Scene, player: dict[str, object], width: int, marked: list[str]) -> list[Line]:
    lines: list[Line] = []
    for project in tables(player, "projects"):
        id_ = word(project, "id")
        card = ids.ADVANCEMENT_IDS.index(id_)
        params: dict[str, Param] = {
            "card": Text("ascendancy-advancement-" + id_),
            "n": number(project, "tokens"),
            "cost": scene.box.advancement_cost[card],
            "effect": advancement_effect(scene.box, card),
        }
        told = scene.tell("ascendancy-picture-project", params)
        lines.extend(wrap(_mark("card-" + id_, marked) + told, width, 2, "blue"))
    for entry in tables(player, "advancements"):
        id_ = word(entry, "id")
        ready = flag(entry, "ready")
        key = "ascendancy-picture-advancement" if ready else "ascendancy-picture-advancement-exhausted"
        effect = advancement_effect(scene.box, ids.ADVANCEMENT_IDS.index(id_))
        params = {"card": Text("ascendancy-advancement-" + id_), "effect": effect}
        told = scene.tell(key, params)
        lines.extend(wrap(_mark("card-" + id_, marked) + told, width, 2, "" if ready else "dim"))
    return lines


def _agreements(scene: Scene, player: dict[str, object], width: int, marked: list[str]) -> list[Line]:
    """Held ones, and own ones that a rival holds or that are in hand."""
    seat = number(player, "seat")
    entries: list[Line] = []
    for entry in [*tables(player, "held"), *tables(player, "own")]:
        owner, holder = number(entry, "owner"), number(entry, "holder")
        agreement = ids.TRADE_IDS.index(word(entry, "id"))
        params: dict[str, Param] = {
            "agreement": agreement_name(scene.box, agreement),
            "owner": scene.owner(holder),
        }
        if owner != seat:
            state = "held" if flag(entry, "ready") else "tired"
        else:
            state = "hand" if holder < 0 else "given"
        told = scene.tell("ascendancy-picture-agreement-" + state, params)
        lit = state != "given" and "agreement-" + word(entry, "id") in marked
        entries.append(Line((MARK if lit else "") + told, "good" if owner != seat else "dim").cut(width))
    return fill(entries, width, 2)


# --- the table ---


def _table(scene: Scene, width: int, marked: list[str]) -> list[Line]:
    """Turn order, decks, a battle, cards to choose from."""
    page: list[Line] = []
    for player in scene.players:
        seat, card = number(player, "seat"), number(player, "card")
        if card:
            told = scene.tell("ascendancy-picture-order", {"owner": scene.owners[seat], "n": card})
            page.append(Line(told, f"seat{seat}").cut(width))
    for n in range(1, len(scene.players) + 1):
        if f"turn-card-{n}" in marked:
            page.append(Line(MARK + scene.tell("ascendancy-picture-pick", {"n": n}), "good"))
    left = scene.tell("ascendancy-picture-systems-left", {"n": number(scene.view, "stack")})
    deck = scene.tell("ascendancy-picture-deck", {"n": number(scene.view, "deck")})
    page.extend(fill([Line(left), Line(deck)], width, 2))
    discards = table(scene.view, "discards")
    names = [f"{scene.say('ascendancy-exploration-' + id_)} ×{discards[id_]}" for id_ in discards]
    if names:
        page.extend(wrap(f"{scene.say('ascendancy-picture-discards')}: {', '.join(names)}", width, 2, "dim"))
    peeked = [scene.say("ascendancy-exploration-" + id_) for id_ in words(scene.view, "peeked")]
    if peeked:
        told = scene.tell("ascendancy-picture-peeked", {"cards": ", ".join(peeked)})
        page.extend(wrap(told, width, 2, "good"))
    return [
        *page,
        *_combat(scene, width, marked),
        *_choices(scene, width, marked),
        *_civs(scene, width, marked),
    ]


def _combat(scene: Scene, width: int, marked: list[str]) -> list[Line]:
    combat = scene.view["combat"]
    if not isinstance(combat, dict):
        return []
    key = "ascendancy-picture-invasion" if flag(combat, "invasion") else "ascendancy-picture-battle"
    place = scene.place(word(combat, "place"))
    page = wrap(scene.tell(key, {"place": place}), width, 2, "bad")
    rolled: dict[int, list[str]] = {}
    dice = tables(combat, "dice")
    for k in range(len(dice)):
        lit = "*" if f"die-{k}" in marked else ""
        rolled.setdefault(number(dice[k], "seat"), []).append(f"{lit}{number(dice[k], 'face')}")
    for seat, faces in rolled.items():
        owner = scene.owner(seat)
        page.extend(wrap(f"{owner}: {' '.join(faces)}", width, 2, f"seat{seat}" if seat >= 0 else ""))
    return page


def _choices(scene: Scene, width: int, marked: list[str]) -> list[Line]:
    page: list[Line] = []
    cards = words(scene.view, "choice")
    if cards:
        page.append(Line(scene.say("ascendancy-picture-choice"), "title"))
    for k in range(len(cards)):
        id_ = cards[k]
        if id_ in ids.ADVANCEMENT_IDS:
            name, element = scene.say("ascendancy-advancement-" + id_), "card-" + id_
            effect = scene.speak(advancement_effect(scene.box, ids.ADVANCEMENT_IDS.index(id_)))
        else:
            name, element = scene.say("ascendancy-exploration-" + id_), f"drawn-{k}"
            effect = scene.speak(exploration_effect(scene.box, ids.EXPLORATION_IDS.index(id_)))
        page.extend(wrap(f"{_mark(element, marked)}{name}: {effect}", width, 4))
    return page


def _civs(scene: Scene, width: int, marked: list[str]) -> list[Line]:
    """The civilizations while they are being chosen."""
    if not [1 for player in scene.players if not word(player, "civ")]:
        return []
    page: list[Line] = []
    for id_ in ids.CIV_IDS:
        about = scene.say(f"ascendancy-civ-{id_}.description")
        text = f"{_mark('civ-' + id_, marked)}{scene.say(f'ascendancy-civ-{id_}.full')}: {about}"
        page.extend(wrap(text, width, 4))
    return page
