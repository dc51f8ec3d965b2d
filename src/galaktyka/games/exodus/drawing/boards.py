"""The common boards: the council with its cards and titles, the market, the upgrades, the Centaurian decks."""

from typing import Final

from galaktyka.core.glance import as_number, as_numbers, number, numbers, table, tables, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.exodus.drawing.scene import Scene, folded
from galaktyka.games.exodus.drawing.symbols import DEFINITIONS
from galaktyka.games.exodus.ids import BONUS_CARD_IDS, KIND_IDS, POLITICAL_IDS, UPGRADE_IDS
from galaktyka.games.exodus.speech.phrases import (
    LEVELS,
    effect_text,
    political_effect,
    political_kind,
    political_name,
    upgrade_effect,
)

WIDE: Final = 796
NARROW: Final = 390
CARD_WIDTH: Final = 250
CARD_HEIGHT: Final = 104
LAW_HEIGHT: Final = 40
LETTERS_OF_CARDS: Final = "ABC"


def board(id_: str, title: str, width: int, height: int, still: Drawing, moving: Drawing) -> Panel:
    ground = Drawing()
    ground.rect(0, 0, width, height, 12, "card")
    return Panel(id_, title, width, height, ground.text() + still.text(), moving.text(), DEFINITIONS)


# --- the council ---


def council_panel(scene: Scene) -> Panel:
    """Titles on top, then the cards to vote on, those in force, and the bonus actions."""
    d = Drawing()
    council = table(scene.view, "council")
    _seats(d, scene)
    y = 76
    agenda = words(council, "agenda")
    if agenda:
        for k in range(len(agenda)):
            _political(d, scene, agenda[k], LETTERS_OF_CARDS[k], 12 + (CARD_WIDTH + 11) * k, y, CARD_HEIGHT)
        y += CARD_HEIGHT + 4
        _ballot(d, scene, y)
        y += 26
    d.words(14, y + 14, scene.say("exodus-picture-in-force"), "t11 s mut")
    y += 22
    laws = words(council, "in_force")
    if not laws:
        d.words(14, y + 13, scene.say("exodus-picture-none"), "mut")
        y += 22
    for k in range(len(laws)):
        _political(d, scene, laws[k], "", 12 + 391 * (k % 2), y + (LAW_HEIGHT + 6) * (k // 2), LAW_HEIGHT)
    y += (LAW_HEIGHT + 6) * ((len(laws) + 1) // 2) + 4
    d.words(14, y + 12, scene.say("exodus-picture-bonus"), "t11 s mut")
    _bonus(d, scene, [*words(council, "offered"), word(council, "bonus")], y + 18)
    title = scene.say("exodus-picture-council")
    return board("council", title, WIDE, y + 62, Drawing(), d)


def _seats(d: Drawing, scene: Scene) -> None:
    """The turn-order cards from left to right; open bids while ties are decided."""
    order = numbers(scene.view, "order")
    bids = numbers(scene.view, "bids")
    room = (WIDE - 24) // len(order)
    for k in range(len(order)):
        seat = order[k]
        x = 12 + room * k
        name = scene.title_of(scene.players[seat])
        params: dict[str, Param] = {"owner": scene.owners[seat], "title": name, "n": k + 1}
        d.begin(f"seat-{seat}", "seat", scene.tell("exodus-picture-seat", params))
        d.rect(x, 10, room - 6, 54, 8, "tile")
        d.owner(seat, x + 24, 37, 34)
        d.words(x + 46, 33, f"{k + 1}", "t15 b")
        d.words(x + 46, 52, name, "t11 mut", room - 58, 11)
        if bids:
            d.use("sign-cp", x + room - 46, 28, 18)
            d.words(x + room - 33, 33, str(bids[seat]), "t13 b")
        d.end()


def _political(d: Drawing, scene: Scene, id_: str, letter: str, x: int, y: int, height: int) -> None:
    """A card on the agenda with its letter, or one in force as a flat strip."""
    card = POLITICAL_IDS.index(id_)
    name = scene.speak(political_name(card))
    kind = scene.speak(political_kind(scene.box, card))
    effect = scene.speak(political_effect(scene.box, card))
    width = CARD_WIDTH if letter else 381
    lasting = scene.say(political_kind(scene.box, card).key + ".description")
    d.begin("political-" + id_, "political", f"{name}: {effect}. {kind}: {lasting}")
    d.rect(x, y, width, height, 8, "tile")
    left = x + 10
    if letter:
        d.disc(x + 22, y + 22, 14, "strong")
        d.words(x + 22, y + 28, letter, "t15 b mid inverse")
        left = x + 44
    d.words(left, y + 17, name, "t13 b", width - (left - x) - 10, 13)
    if letter:
        d.words(left, y + 33, kind, "t11 mut", width - 54, 11)
        lines = folded(effect, 12, width - 24, 4)
        for k in range(len(lines)):
            d.words(x + 10, y + 52 + 15 * k, lines[k], "", width - 20, 12)
    else:
        now = scene.speak(effect_text(scene.box.political_effect[card]))  # what was done at once is past
        d.words(left, y + 33, f"{kind}: {now}", "t11 mut", width - 20, 11)
    d.end()


def _ballot(d: Drawing, scene: Scene, y: int) -> None:
    """The viewer's own ballot as far as it is given; nobody else's is in the view."""
    secret = words(scene.view, "secret")
    if word(scene.view, "question") != "ballot" or not secret:
        d.words(14, y + 15, scene.say("exodus-picture-vote"), "t11 mut")
        return
    cp = secret[0].removeprefix("bid ")
    option = secret[1].removeprefix("vote ") if len(secret) > 1 else "?"
    params: dict[str, Param] = {"cp": cp, "option": option if option in "ABC?" else "–"}
    d.begin("ballot", "ballot", scene.tell("exodus-picture-ballot", params))
    d.words(14, y + 15, scene.tell("exodus-picture-ballot", params), "t13 s")
    d.end()


def _bonus(d: Drawing, scene: Scene, chosen: list[str], y: int) -> None:
    """The six bonus cards; those on offer, then the one that was taken, stand out."""
    for k in range(len(BONUS_CARD_IDS)):
        id_ = BONUS_CARD_IDS[k]
        x = 12 + 129 * k
        action = scene.speaker.say(Text("exodus-action-" + _action_of(id_)))
        told = scene.say("exodus-action-" + _action_of(id_) + ".description")
        d.begin("bonus-" + id_, "bonus", f"{action}. {told}")
        d.rect(x, y, 123, 32, 8, "chosen" if id_ in chosen else "tile")
        d.words(x + 61, y + 20, action, "b mid" if id_ in chosen else "mid", 113, 12)
        d.end()


def _action_of(bonus: str) -> str:
    name = bonus.removeprefix("bonus_")
    return "extra_conquest_phase" if name == "movement" else name


# --- the market ---


def market_panel(scene: Scene) -> Panel:
    d = Drawing()
    areas = tables(scene.view, "market")
    d.words(66, 22, scene.say("exodus-picture-white"), "t11 s mut", 140, 11)
    d.words(216, 22, scene.say("exodus-picture-red"), "t11 s red", 160, 11)
    for k in range(len(areas)):
        _area(d, scene, areas[k], 30 + 40 * k)
    title = scene.say("exodus-picture-market")
    return board("market", title, NARROW, 36 + 40 * len(areas), Drawing(), d)


def _area(d: Drawing, scene: Scene, area: dict[str, object], y: int) -> None:
    n = number(area, "area")
    owner = number(area, "owner")
    white, red = table(area, "white"), table(area, "red")
    params: dict[str, Param] = {
        "n": n,
        "white_sell": as_number(white["sell"]),
        "white_buy": as_number(white["buy"]),
        "red_sell": as_number(red["sell"]),
        "red_buy": as_number(red["buy"]),
    }
    d.begin(f"area-{n}", "area", scene.tell("exodus-picture-area", params))
    d.rect(12, y, NARROW - 24, 34, 8, "tile")
    if owner >= 0:
        d.owner(owner, 34, y + 17, 26)
    else:
        d.words(34, y + 22, str(n), "t15 b mid mut")
    for x, rates, colour in ((66, white, ""), (216, red, " red")):
        sell, buy = str(as_number(rates["sell"])), str(as_number(rates["buy"]))
        d.words(
            x,
            y + 22,
            scene.tell("exodus-picture-rates", {"sell": sell, "buy": buy}),
            "t13 s" + colour,
            140,
            13,
        )
    d.end()


# --- upgrades and Centaurians ---


def supply_panel(scene: Scene) -> Panel:
    """What can be bought, with the price now and how many are left; below the Centaurian decks."""
    d = Drawing()
    prices = table(table(scene.view, "prices"), "upgrades")
    supply = table(scene.view, "supply")
    for k in range(len(UPGRADE_IDS)):
        price = as_numbers(prices[UPGRADE_IDS[k]])
        _upgrade(d, scene, k, price, as_number(supply[UPGRADE_IDS[k]]), 10 + 33 * k)
    y = 10 + 33 * len(UPGRADE_IDS) + 6
    for deck in tables(scene.view, "centaurians"):
        level = number(deck, "level")
        x = 12 + 124 * (level - 1)
        left = len(words(deck, "unseen")) + len(words(deck, "bottom"))
        params: dict[str, Param] = {"level": LEVELS[level], "n": left}
        d.begin(f"deck-{level}", "deck", scene.tell("exodus-picture-deck", params))
        d.rect(x, y, 118, 38, 8, "tile")
        d.use("piece-centaurian", x + 24, y + 19, 32)
        d.words(x + 24, y + 24, LEVELS[level], "t11 b mid ink")
        d.words(x + 48, y + 25, f"× {left}", "t15 b")
        d.end()
    title = scene.say("exodus-picture-supply")
    return board("supply", title, NARROW, y + 50, Drawing(), d)


def _upgrade(d: Drawing, scene: Scene, upgrade: int, price: list[int], left: int, y: int) -> None:
    id_ = UPGRADE_IDS[upgrade]
    kind = KIND_IDS[scene.box.upgrade_kind[upgrade]]
    name = scene.say("exodus-upgrade-" + id_)
    effect = scene.speak(upgrade_effect(scene.box, upgrade))
    params: dict[str, Param] = {
        "upgrade": name,
        "effect": effect,
        "cp": price[0],
        "phasium": price[1],
        "n": left,
    }
    d.begin(
        "upgrade-" + id_, "upgrade" if left else "upgrade off", scene.tell("exodus-picture-upgrade", params)
    )
    d.rect(12, y, NARROW - 24, 29, 7, "tile")
    d.use("piece-" + id_ if kind == "rocket" else "sign-" + kind, 30, y + 14, 22)
    d.words(45, y + 20, str(scene.box.upgrade_strength[upgrade]), "t15 b")
    d.words(62, y + 19, name, "s", 178, 12)
    d.counter("sign-cp", str(price[0]), 268, y + 14, 24)
    d.counter("sign-phasium", str(price[1]), 298, y + 14, 24)
    d.words(366, y + 20, f"× {left}", "t13 s end")
    d.end()
