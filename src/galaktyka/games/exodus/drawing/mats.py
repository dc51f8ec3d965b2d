"""A player's mat: stocks, blueprints with their parts, action cards, technologies, kept Centaurian cards."""

from typing import Final

from galaktyka.core.glance import as_number, as_numbers, flag, number, table, tables, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.exodus.drawing.scene import Scene, folded
from galaktyka.games.exodus.drawing.symbols import DEFINITIONS
from galaktyka.games.exodus.ids import (
    ACTION_CARD_IDS,
    ACTION_IDS,
    CENTAURIAN_IDS,
    COLOUR_IDS,
    KIND_IDS,
    PART_KINDS,
    RESOURCE_IDS,
    TECH_IDS,
    UPGRADE_IDS,
)
from galaktyka.games.exodus.speech.phrases import LEVELS, card_name, centaurian_name, centaurian_text

WIDTH: Final = 390
LEFT: Final = 12
BLUEPRINT_WIDTH: Final = 180
BLUEPRINT_HEIGHT: Final = 112
CARD_WIDTH: Final = 119
CARD_HEIGHT: Final = 44
PER_ROW: Final = 3


class _Mat:
    """One mat being drawn: `y` is how far down it has come."""

    __slots__ = ("d", "player", "scene", "seat", "y")

    def __init__(self, scene: Scene, player: dict[str, object]) -> None:
        self.scene = scene
        self.player = player
        self.seat = number(player, "seat")
        self.d = Drawing()
        self.y = 0


def mat_panel(scene: Scene, player: dict[str, object]) -> Panel:
    mat = _Mat(scene, player)
    _header(mat)
    _stocks(mat)
    _blueprints(mat)
    _cards(mat)
    _technologies(mat)
    _kept(mat)
    height = mat.y + 6
    title = scene.tell("exodus-picture-mat", {"owner": scene.owners[mat.seat]})
    still = Drawing()
    still.begin(f"mat-{mat.seat}", "mat", title)
    still.rect(0, 0, WIDTH, height, 12, "card")
    still.end()
    return Panel(f"mat-{mat.seat}", title, WIDTH, height, still.text(), mat.d.text(), DEFINITIONS)


def _header(mat: _Mat) -> None:
    d, scene, player = mat.d, mat.scene, mat.player
    d.owner(mat.seat, 30, 28, 36)
    d.words(58, 26, scene.hex_name(word(player, "home")), "t18 b", 200, 18)
    d.words(58, 44, scene.title_of(player), "t11 mut", 200, 11)
    score = number(player, "prospect")
    params: dict[str, Param] = {"n": score, "vp": number(player, "vp")}
    d.begin(f"vp-{mat.seat}", "vp", scene.tell("exodus-picture-points", params))
    d.words(346, 30, str(score), "t22 b end")
    d.words(350, 30, scene.say("exodus-picture-vp-unit"), "mut")
    d.words(370, 46, scene.tell("exodus-picture-scored", {"vp": number(player, "vp")}), "t11 mut end")
    d.end()
    mat.y = 58


def _stocks(mat: _Mat) -> None:
    """Resources, the pool, and the tax that a unit costs."""
    stocks = [*RESOURCE_IDS, "pool", "tax"]
    for k in range(len(stocks)):
        name = stocks[k]
        n = number(mat.player, name)
        x = LEFT + 74 * k
        title = mat.scene.tell("exodus-picture-stock-" + name, {"n": n})
        if name in RESOURCE_IDS:
            title += ". " + mat.scene.say(f"exodus-resource-{name}.description")
        mat.d.begin(f"stock-{mat.seat}-{name}", "stock", title)
        mat.d.use("sign-population" if name == "pool" else "sign-" + name, x + 13, mat.y + 14, 24)
        mat.d.words(x + 30, mat.y + 20, str(n), "t18 b")
        mat.d.end()
    mat.y += 36


# --- blueprints ---


def _blueprints(mat: _Mat) -> None:
    prices = table(table(mat.scene.view, "prices"), "ships")
    blueprints = tables(mat.player, "blueprints")
    for k in range(len(blueprints)):
        x = LEFT + (BLUEPRINT_WIDTH + 6) * (k % 2)
        y = mat.y + (BLUEPRINT_HEIGHT + 6) * (k // 2)
        _blueprint(mat, blueprints[k], as_numbers(prices[word(blueprints[k], "type")]), x, y)
    mat.y += 2 * (BLUEPRINT_HEIGHT + 6)


def _blueprint(mat: _Mat, blueprint: dict[str, object], price: list[int], x: int, y: int) -> None:
    d, scene = mat.d, mat.scene
    type_ = word(blueprint, "type")
    out = 0
    for ship in tables(mat.player, "ships"):
        if word(ship, "type") == type_ and word(ship, "place"):
            out += 1
    params: dict[str, Param] = {
        "ship": Text("exodus-ship-" + type_),
        "speed": number(blueprint, "speed"),
        "dice": number(blueprint, "dice"),
        "shield": number(blueprint, "shield"),
        "capacity": number(blueprint, "capacity"),
        "vp": number(blueprint, "vp"),
        "out": out,
    }
    about = scene.say(f"exodus-ship-{type_}.description")
    title = f"{scene.tell('exodus-picture-blueprint', params)}. {about}"
    d.begin(f"blueprint-{mat.seat}-{type_}", "blueprint", title)
    d.rect(x, y, BLUEPRINT_WIDTH, BLUEPRINT_HEIGHT, 8, "tile")
    for copy in range(2):
        classes = f"piece seat-{mat.seat}" if copy < out else f"piece off seat-{mat.seat}"
        d.use("piece-" + type_, x + 17 + 20 * copy, y + 18, 24, classes)
    d.words(x + 52, y + 17, scene.say("exodus-ship-" + type_), "s", BLUEPRINT_WIDTH - 58, 12)
    d.counter("sign-cp", str(price[0]), x + 62, y + 33, 20)
    d.counter("sign-axinium", str(price[1]), x + 86, y + 33, 20)
    d.counter("sign-vp", str(number(blueprint, "vp")), x + BLUEPRINT_WIDTH - 16, y + 33, 20)
    values = (("drive", "speed"), ("cannon", "dice"), ("shield", "shield"), ("cargo", "capacity"))
    for k in range(len(values)):
        sign, field = values[k]
        d.use("sign-" + sign, x + 15 + 42 * k, y + 58, 18)
        d.words(x + 27 + 42 * k, y + 63, str(number(blueprint, field)), "t13 b")
    _slots(mat, blueprint, x + 8, y + 76)
    d.end()


def _slots(mat: _Mat, blueprint: dict[str, object], x: int, y: int) -> None:
    """The slots by kind; a filled one shows its strength, an empty one is dashed."""
    d, box = mat.d, mat.scene.box
    slots = table(blueprint, "slots")
    parts = [UPGRADE_IDS.index(id_) for id_ in words(blueprint, "parts")]
    for kind in range(PART_KINDS):
        fitted = [part for part in parts if box.upgrade_kind[part] == kind]
        for k in range(as_number(slots[KIND_IDS[kind]])):
            if k < len(fitted):
                d.rect(x, y, 26, 28, 5, "part")
                d.use("sign-" + KIND_IDS[kind], x + 9, y + 14, 13)
                d.words(x + 20, y + 19, str(box.upgrade_strength[fitted[k]]), "t13 b mid")
            else:
                d.rect(x, y, 26, 28, 5, "slot")
                d.use("sign-" + KIND_IDS[kind], x + 13, y + 14, 13, "spent")
            x += 28


# --- cards ---


def _cards(mat: _Mat) -> None:
    """The six action cards: in hand, face up, or played before."""
    hand = words(mat.player, "hand")
    face = word(mat.player, "face")
    own = own_card(mat.scene, mat.seat)
    for k in range(len(ACTION_CARD_IDS)):
        id_ = ACTION_CARD_IDS[k]
        x = LEFT + (CARD_WIDTH + 4) * (k % PER_ROW)
        y = mat.y + (CARD_HEIGHT + 4) * (k // PER_ROW)
        state = "face" if id_ == face else "own" if id_ == own else "hand" if id_ in hand else "played"
        _card(mat, k, state, x, y)
    mat.y += 2 * (CARD_HEIGHT + 4) + 4


def own_card(scene: Scene, seat: int) -> str:
    """The card that the viewer has laid in secret, if any: only the own answers are in the view."""
    secret = words(scene.view, "secret")
    if number(scene.view, "seat") != seat or word(scene.view, "question") != "card" or not secret:
        return ""
    return "card_" + secret[0].removeprefix("card ")


def _card(mat: _Mat, card: int, state: str, x: int, y: int) -> None:
    d, scene, box = mat.d, mat.scene, mat.scene.box
    name = scene.speak(card_name(box, card))
    title = scene.tell("exodus-picture-card-" + state, {"card": name})
    used = state == "face" and flag(mat.player, "reacted")
    classes = "action-card off" if state == "played" else "action-card"
    d.begin(f"card-{mat.seat}-{ACTION_CARD_IDS[card]}", classes, title)
    d.rect(x, y, CARD_WIDTH, CARD_HEIGHT, 7, "chosen" if state in ("face", "own") else "tile")
    action = scene.say("exodus-action-" + ACTION_IDS[box.card_action[card]])
    reaction = scene.say("exodus-action-" + ACTION_IDS[box.card_reaction[card]])
    d.words(x + 7, y + 18, action, "b" if state in ("face", "own") else "s", CARD_WIDTH - 14, 12)
    d.words(x + 7, y + 35, f"↳ {reaction}", "t11 mut", CARD_WIDTH - 14, 11)
    if used:
        d.cross(x + CARD_WIDTH - 12, y + 31, 24)
    d.end()


def _technologies(mat: _Mat) -> None:
    """Owned technologies as small plates in their colours."""
    techs = words(mat.player, "technologies")
    if not techs:
        return
    scene = mat.scene
    for k in range(len(techs)):
        technology = TECH_IDS.index(techs[k])
        x = LEFT + (BLUEPRINT_WIDTH + 6) * (k % 2)
        y = mat.y + 25 * (k // 2)
        key = "exodus-technology-" + techs[k]
        name = scene.say(key)
        mat.d.begin(f"owned-{mat.seat}-{techs[k]}", "owned", f"{name}. {scene.say(key + '.description')}")
        mat.d.rect(x, y, BLUEPRINT_WIDTH, 21, 5, "tile")
        mat.d.rect(x, y, 7, 21, 3, "tech-" + COLOUR_IDS[scene.box.technology_colour[technology]])
        mat.d.words(x + 12, y + 15, name, "t11", BLUEPRINT_WIDTH - 18, 11)
        mat.d.end()
    mat.y += 25 * ((len(techs) + 1) // 2) + 4


def _kept(mat: _Mat) -> None:
    """Centaurian cards: worth points when kept, a bonus when spent."""
    scene, d = mat.scene, mat.d
    for id_ in words(mat.player, "kept"):
        card = CENTAURIAN_IDS.index(id_)
        told = scene.speak(centaurian_text(scene.box, card))
        d.begin("centaurian-" + id_, "kept", f"{scene.speak(centaurian_name(scene.box, card))}. {told}")
        lines = folded(told, 11, WIDTH - 2 * LEFT - 90, 2)
        d.rect(LEFT, mat.y, WIDTH - 2 * LEFT, 40, 7, "tile")
        d.use("piece-centaurian", LEFT + 22, mat.y + 20, 30)
        d.words(LEFT + 22, mat.y + 25, LEVELS[scene.box.centaurian_level[card]], "t11 b mid ink")
        d.counter("sign-vp", str(scene.box.centaurian_vp[card]), LEFT + 56, mat.y + 20, 26)
        for k in range(len(lines)):
            d.words(LEFT + 78, mat.y + 17 + 14 * k, lines[k], "t11", WIDTH - 2 * LEFT - 86, 11)
        d.end()
        mat.y += 44
