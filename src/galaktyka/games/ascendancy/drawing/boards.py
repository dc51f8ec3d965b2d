"""The common boards: turn order and decks, the battle that is fought, cards that somebody looks through."""

from typing import Final

from galaktyka.core.glance import as_number, flag, number, numbers, table, tables, word, words
from galaktyka.core.svg import Drawing, Panel, width_of
from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.drawing.scene import Scene
from galaktyka.games.ascendancy.drawing.symbols import DEFINITIONS
from galaktyka.games.ascendancy.speech.phrases import (
    advancement_effect,
    exploration_effect,
    special_text,
)

WIDTH: Final = 390
LEFT: Final = 12
ROOM: Final = WIDTH - 2 * LEFT
DICE_A_ROW: Final = 13


def board(scene: Scene, id_: str, title: str, height: int, content: Drawing) -> Panel:
    """A panel on a card of its own."""
    still = Drawing()
    still.rect(0, 0, WIDTH, height, 12, "card")
    return Panel(id_, title, WIDTH, height, still.text(), content.text(), DEFINITIONS, scene.style)


# --- turn order and decks ---


def table_panel(scene: Scene) -> Panel:
    d = Drawing()
    y = _order(d, scene, 12)
    y = _decks(d, scene, y)
    y = _discards(d, scene, y)
    return board(scene, "table", scene.say("ascendancy-picture-table"), y, d)


def _order(d: Drawing, scene: Scene, y: int) -> int:
    """The Turn Order cards with their holders; cards that may be taken stand empty."""
    seats = len(scene.players)
    by_card = {number(player, "card"): player for player in scene.players if number(player, "card")}
    hidden = [player for player in scene.players if flag(player, "alive") and not number(player, "card")]
    width = (ROOM - 2 * 8) // 3
    last = max([seats, *by_card])
    shown = sorted(by_card) if flag(scene.view, "mystery") else list(range(1, last + 1))
    x = LEFT
    for n in shown:
        _turn_card(d, scene, n, by_card.get(n), x, y, width)
        x += width + 8
    if flag(scene.view, "mystery"):
        for player in hidden:
            _hidden_card(d, scene, player, x, y, width)
            x += width + 8
    return y + 50


def _turn_card(
    d: Drawing, scene: Scene, n: int, player: dict[str, object] | None, x: int, y: int, width: int
) -> None:
    if player is None:
        d.begin(f"turn-card-{n}", "turncard", scene.tell("ascendancy-picture-pick", {"n": n}))
        d.rect(x, y, width, 40, 7, "slot")
        d.words(x + 12, y + 27, str(n), "t18 b mut")
        d.end()
        return
    seat = number(player, "seat")
    title = scene.tell("ascendancy-picture-order", {"owner": scene.owners[seat], "n": n})
    bid = number(player, "bid")
    if bid > 0:
        title += ", " + scene.tell("ascendancy-picture-bid", {"n": bid})
    d.begin(f"turn-card-{n}", "turncard", title)
    d.rect(x, y, width, 40, 7, "tile")
    if number(scene.view, "active") == seat:
        d.rect(x, y, width, 40, 7, "current")
    d.words(x + 12, y + 27, str(n), "t18 b")
    d.owner(seat, x + 44, y + 20, 26)
    d.words(x + 62, y + 25, scene.say("ascendancy-civ-" + scene.civ_of(seat)), "t11", width - 66, 11)
    d.end()


def _hidden_card(d: Drawing, scene: Scene, player: dict[str, object], x: int, y: int, width: int) -> None:
    seat = number(player, "seat")
    title = scene.tell("ascendancy-picture-order-hidden", {"owner": scene.owners[seat]})
    d.begin(f"turn-hidden-{seat}", "turncard", title)
    d.rect(x, y, width, 40, 7, "slot")
    d.words(x + 12, y + 27, "?", "t18 b mut")
    d.owner(seat, x + 44, y + 20, 26)
    d.end()


def _decks(d: Drawing, scene: Scene, y: int) -> int:
    for k, (name, sign) in enumerate((("stack", "sign-system"), ("deck", "sign-cards"))):
        n = number(scene.view, name)
        key = "ascendancy-picture-systems-left" if name == "stack" else "ascendancy-picture-deck"
        x = LEFT + 190 * k
        d.begin("pile-" + name, "pile", scene.tell(key, {"n": n}))
        d.use(sign, x + 12, y + 13, 22)
        d.words(x + 30, y + 18, scene.tell(key, {"n": n}), "t11", 150, 11)
        d.end()
    y += 30
    peeked = [scene.say("ascendancy-exploration-" + id_) for id_ in words(scene.view, "peeked")]
    if peeked:
        told = scene.tell("ascendancy-picture-peeked", {"cards": ", ".join(peeked)})
        d.words(LEFT, y + 12, told, "t11 go", ROOM, 11)
        y += 20
    return y


def _discards(d: Drawing, scene: Scene, y: int) -> int:
    """Exploration cards that are done with, since they tell what is still to come."""
    discards = table(scene.view, "discards")
    if not discards:
        return y + 4
    d.words(LEFT, y + 11, scene.say("ascendancy-picture-discards"), "t11 s mut")
    y += 18
    x = LEFT
    for id_ in discards:
        name = scene.say("ascendancy-exploration-" + id_)
        count = as_number(discards[id_])
        shown = f"{name} ×{count}" if count > 1 else name
        width = width_of(shown, 11) + 14
        if x + width > WIDTH - LEFT and x > LEFT:
            x, y = LEFT, y + 24
        effect = scene.speak(exploration_effect(scene.box, ids.EXPLORATION_IDS.index(id_)))
        told = scene.tell("ascendancy-picture-discarded", {"card": name, "n": count})
        d.begin("discard-" + id_, "discard", f"{told}. {effect}")
        d.rect(x, y, width, 20, 5, "tile")
        d.words(x + 7, y + 14, shown, "t11 mut", width - 12, 11)
        d.end()
        x += width + 4
    return y + 28


# --- battles ---


def combat_panel(scene: Scene, combat: dict[str, object]) -> Panel:
    d = Drawing()
    invasion = flag(combat, "invasion")
    place = scene.place(word(combat, "place"))
    key = "ascendancy-picture-invasion" if invasion else "ascendancy-picture-battle"
    d.words(LEFT, 24, scene.tell(key, {"place": place}), "t13 s danger", ROOM, 13)
    y = 36
    attacker = number(combat, "attacker")
    y = _side(d, scene, combat, attacker, y)
    for seat in numbers(combat, "defenders"):
        y = _side(d, scene, combat, seat, y)
    if invasion and not numbers(combat, "defenders"):
        y = _world(d, scene, combat, y)
    if not tables(combat, "dice"):
        d.words(LEFT, y + 12, scene.say("ascendancy-picture-no-dice"), "t11 mut", ROOM, 11)
        y += 20
    title = scene.say("ascendancy-picture-combat-invasion" if invasion else "ascendancy-picture-combat")
    return board(scene, "combat", title, y + 8, d)


def _side(d: Drawing, scene: Scene, combat: dict[str, object], seat: int, y: int) -> int:
    player = scene.players[seat]
    ships, nodes = _strength(scene, combat, seat)
    params: dict[str, Param] = {
        "owner": scene.owners[seat],
        "ships": Text("ascendancy-amount-ships", {"n": ships}),
        "nodes": Text("ascendancy-amount-nodes", {"n": nodes}),
        "n": number(player, "hit_roll"),
        "shield": number(player, "shield"),
    }
    defends = flag(combat, "invasion") and seat != number(combat, "attacker")
    key = "ascendancy-picture-side-planet" if defends else "ascendancy-picture-side"
    d.begin(f"side-{seat}", "side", scene.tell(key, params))
    d.rect(LEFT, y, ROOM, 30, 7, "tile")
    d.owner(seat, LEFT + 18, y + 15, 22)
    _values(d, nodes if defends else ships, defends, params, seat, scene, y)
    lost = numbers(combat, "lost")
    if lost and lost[seat]:
        told = scene.tell("ascendancy-picture-lost", {"n": lost[seat]})
        d.words(WIDTH - LEFT - 8, y + 20, told, "t11 danger end")
    d.end()
    return _dice(d, scene, combat, seat, y + 36)


def _values(
    d: Drawing, n: int, nodes: bool, params: dict[str, Param], seat: int, scene: Scene, y: int
) -> None:
    """How many, what they hit on, what shields them."""
    if nodes:
        d.use("sign-control", LEFT + 50, y + 15, 18)
    else:
        d.use("piece-" + scene.civ_of(seat), LEFT + 50, y + 15, 22, f"piece seat-{seat}")
    d.words(LEFT + 66, y + 20, f"×{n}", "t13 b")
    d.use("sign-weapons", LEFT + 122, y + 15, 17)
    d.words(LEFT + 136, y + 20, f"{params['n']}+", "t13 b")
    d.use("sign-shields", LEFT + 186, y + 15, 17)
    d.words(LEFT + 200, y + 20, f"{params['shield']}", "t13 b")


def _strength(scene: Scene, combat: dict[str, object], seat: int) -> tuple[int, int]:
    """Ships of a seat in the sectors of the battle, and nodes where it defends a planet."""
    places = words(combat, "sources") if seat == number(combat, "attacker") else [word(combat, "place")]
    total = 0
    for ships in tables(scene.view, "ships"):
        if number(ships, "seat") == seat and word(ships, "place") in places:
            total += number(ships, "count")
    for fleet in tables(scene.view, "fleets"):
        if number(fleet, "seat") == seat and word(fleet, "place") in places:
            total += number(fleet, "size")
    return total, _nodes(scene, word(combat, "place"))


def _nodes(scene: Scene, place: str) -> int:
    for disc in tables(table(scene.view, "map"), "discs"):
        if word(disc, "id") == place:
            control = 1 if number(disc, "control") >= 0 else 0
            return sum(numbers(disc, "nodes")) + sum(numbers(disc, "open_nodes")) + control
    return 0


def _world(d: Drawing, scene: Scene, combat: dict[str, object], y: int) -> int:
    """A planet that nobody controls."""
    place = word(combat, "place")
    levels = [
        number(disc, "level")
        for disc in tables(table(scene.view, "map"), "discs")
        if word(disc, "id") == place
    ]
    level = levels[0] if levels else 0
    params: dict[str, Param] = {
        "nodes": Text("ascendancy-amount-nodes", {"n": _nodes(scene, place)}),
        "n": scene.box.level_hit_roll[level],
        "shield": scene.box.level_shield[level],
    }
    d.begin("side-world", "side", scene.tell("ascendancy-picture-side-world", params))
    d.rect(LEFT, y, ROOM, 30, 7, "tile")
    d.disc(LEFT + 18, y + 15, 11, "freeworld")
    d.words(LEFT + 18, y + 19, f"W{level}", "t11 b mid ink")
    _values(d, _nodes(scene, place), True, params, 0, scene, y)
    d.end()
    return _dice(d, scene, combat, -1, y + 36)


def _dice(d: Drawing, scene: Scene, combat: dict[str, object], seat: int, y: int) -> int:
    """The dice of one side as they lie."""
    dice = tables(combat, "dice")
    own = [k for k in range(len(dice)) if number(dice[k], "seat") == seat]
    for place, k in enumerate(own):
        face = number(dice[k], "face")
        x = LEFT + 28 * (place % DICE_A_ROW)
        top = y + 28 * (place // DICE_A_ROW)
        params: dict[str, Param] = {"k": place + 1, "owner": scene.owner(seat), "n": face}
        d.begin(f"die-{k}", "dice", scene.tell("ascendancy-picture-die", params))
        d.rect(x, top, 24, 24, 5, "die")
        d.words(x + 12, top + 17, str(face), "t15 b mid")
        d.end()
    return y + 28 * ((len(own) + DICE_A_ROW - 1) // DICE_A_ROW) + 4


# --- cards that somebody chooses from ---


def choice_panel(scene: Scene) -> Panel:
    d = Drawing()
    y = 10
    cards = words(scene.view, "choice")
    for k in range(len(cards)):
        id_ = cards[k]
        if id_ in ids.ADVANCEMENT_IDS:
            card = ids.ADVANCEMENT_IDS.index(id_)
            name = scene.say("ascendancy-advancement-" + id_)
            effect = scene.speak(advancement_effect(scene.box, card))
            cost = str(scene.box.advancement_cost[card])
            element = "card-" + id_
        else:
            name = scene.say("ascendancy-exploration-" + id_)
            effect = scene.speak(exploration_effect(scene.box, ids.EXPLORATION_IDS.index(id_)))
            cost = ""
            element = f"drawn-{k}"
        d.begin(element, "choices", f"{name}: {effect}")
        d.rect(LEFT, y, ROOM, 38, 6, "tile")
        d.words(LEFT + 8, y + 16, name, "s", ROOM - 50, 12)
        d.words(LEFT + 8, y + 31, effect, "t11 mut", ROOM - 50, 11)
        if cost:
            d.words(WIDTH - LEFT - 30, y + 24, cost, "t13 b end")
            d.use("sign-research", WIDTH - LEFT - 18, y + 19, 18)
        d.end()
        y += 42
    return board(scene, "choice", scene.say("ascendancy-picture-choice"), y + 6, d)


def civs_panel(scene: Scene) -> Panel:
    """The civilizations before all are chosen, with their special rules."""
    d = Drawing()
    y = 10
    for civ in range(ids.CIVILIZATIONS):
        id_ = ids.CIV_IDS[civ]
        seats = [number(player, "seat") for player in scene.players if word(player, "civ") == id_]
        about = scene.say(f"ascendancy-civ-{id_}.description")
        rules = " ".join([scene.speak(special_text(scene.box, civ, civ * 2 + k)) for k in range(2)])
        d.begin("civ-" + id_, "civ", f"{scene.say(f'ascendancy-civ-{id_}.full')}. {about} {rules}")
        d.rect(LEFT, y, ROOM, 44, 7, "tile")
        d.words(LEFT + 10, y + 19, scene.say(f"ascendancy-civ-{id_}.full"), "s", ROOM - 60, 12)
        d.words(LEFT + 10, y + 35, about, "t11 mut", ROOM - 60, 11)
        if seats:
            d.owner(seats[0], WIDTH - LEFT - 24, y + 22, 26)
        d.end()
        y += 50
    return board(scene, "civs", scene.say("ascendancy-picture-civs"), y + 4, d)
