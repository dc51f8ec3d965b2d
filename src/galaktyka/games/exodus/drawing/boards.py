"""The common boards: what they share, the market, the upgrades, the Centaurian decks."""

from typing import Final

from galaktyka.core.glance import as_number, as_numbers, number, table, tables, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param
from galaktyka.games.exodus.drawing.scene import Scene
from galaktyka.games.exodus.drawing.symbols import DEFINITIONS
from galaktyka.games.exodus.ids import KIND_IDS, UPGRADE_IDS
from galaktyka.games.exodus.speech.phrases import LEVELS, upgrade_effect

NARROW: Final = 390


def board(id_: str, title: str, width: int, height: int, still: Drawing, moving: Drawing) -> Panel:
    ground = Drawing()
    ground.rect(0, 0, width, height, 12, "card")
    return Panel(id_, title, width, height, ground.text() + still.text(), moving.text(), DEFINITIONS)


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
