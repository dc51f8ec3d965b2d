"""The common boards: the technology tray, the ship parts, the stacks and the ships that nobody plays."""

from typing import Final

from galaktyka.core.glance import count, number, table, tables, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.drawing.blueprints import explain_part
from galaktyka.games.eclipse.drawing.parts import TILE, design_signs, draw_design, draw_part, part_signs
from galaktyka.games.eclipse.drawing.scene import WIDTH, Scene, lines_of
from galaktyka.games.eclipse.drawing.symbols import DEFINITIONS
from galaktyka.games.eclipse.elements import part_id
from galaktyka.games.eclipse.ids import (
    CATEGORY_IDS,
    FROM_ANCIENTS,
    FROM_TECH,
    INNER,
    OUTER,
    PART_IDS,
    RING_IDS,
    TECH_IDS,
    TRACK_IDS,
)
from galaktyka.games.eclipse.speech.effects import tech_text
from galaktyka.games.eclipse.speech.phrases import tech_name

TECH: Final = 120
TECH_HEIGHT: Final = 54
COLUMNS: Final = 3
LABEL: Final = 24
HEAP: Final = (WIDTH - 16) // COLUMNS
NPC_AT: Final = 140
NPC_HEIGHT: Final = 56


# --- technologies ---


def tray_panel(scene: Scene) -> Panel:
    """R25 The tiles on offer by category, with the price for whoever looks."""
    tray = tables(scene.view, "tray")
    prices: dict[str, object] = {}
    if scene.seat >= 0 and word(scene.players[scene.seat], "species"):
        prices = table(scene.players[scene.seat], "prices")
    d = Drawing()
    y = 8
    for category, name in enumerate(CATEGORY_IDS):
        tiles = [
            tile for tile in tray if scene.box.tech_category[TECH_IDS.index(word(tile, "id"))] == category
        ]
        rows = max(1, (len(tiles) + COLUMNS - 1) // COLUMNS)
        height = LABEL + rows * (TECH_HEIGHT + 4) + 2
        d.rect(4, y, WIDTH - 8, height, 8, "card")
        d.rect(4, y, 8, height, 4, "band-" + name)
        d.words(20, y + 17, scene.say("eclipse-category-" + name), "t13 s", WIDTH - 40, 13)
        for i, tile in enumerate(tiles):
            x = 16 + (TECH + 3) * (i % COLUMNS)
            _tech(d, scene, tile, prices, x, y + LABEL + (TECH_HEIGHT + 4) * (i // COLUMNS))
        y += height + 6
    title = scene.say("eclipse-picture-tray")
    return Panel("tray", title, WIDTH, y + 2, "", d.text(), DEFINITIONS, scene.style)


def _tech(
    d: Drawing, scene: Scene, tile: dict[str, object], prices: dict[str, object], x: int, y: int
) -> None:
    id_ = word(tile, "id")
    tech = TECH_IDS.index(id_)
    cost = scene.box.tech_cost[tech]
    price = count(prices, id_) if id_ in prices else cost
    mine = bool(prices) and id_ not in prices
    params: dict[str, Param] = {
        "tech": scene.about(tech_name(tech), tech_text(scene.box, tech)),
        "cost": cost,
        "least": scene.box.tech_least[tech],
        "n": number(tile, "count"),
    }
    d.begin("tech-" + id_, "place off" if mine else "place", scene.tell("eclipse-picture-tech", params))
    d.rect(x, y, TECH, TECH_HEIGHT, 6, "tile")
    lines = lines_of(scene.say("eclipse-tech-" + id_), 11, TECH - 10, 2)
    for i, line in enumerate(lines):
        d.words(x + 6, y + 14 + 12 * i, line, "t11 s", TECH - 12, 11)
    d.counter("good-science", str(price), x + 17, y + 39, 29 if price > 9 else 24)
    if price < cost:
        d.words(x + 34, y + 44, str(cost), "t11 mut")
    if number(tile, "count") > 1:
        d.words(x + TECH - 6, y + 45, f"×{number(tile, 'count')}", "t13 b end")
    d.end()


# --- parts ---


def parts_panel(scene: Scene) -> Panel:
    """R28 The parts of the supply; those that the onlooker may not place are dimmed."""
    owned: list[str] = []
    if scene.seat >= 0 and word(scene.players[scene.seat], "species"):
        techs = table(scene.players[scene.seat], "techs")
        for track in TRACK_IDS:
            owned.extend(words(techs, track))
    d = Drawing()
    wide = (WIDTH - 8) // COLUMNS
    place = 0
    for part in range(len(PART_IDS)):
        origin = scene.box.part_origin[part]
        if origin == FROM_ANCIENTS:
            continue
        x, y = 4 + wide * (place % COLUMNS), 8 + 46 * (place // COLUMNS)
        place += 1
        out = origin == FROM_TECH and scene.seat >= 0 and PART_IDS[part] not in owned
        key = "eclipse-part-" + PART_IDS[part]
        d.begin(part_id(part), "place off" if out else "place", explain_part(scene, part))
        d.rect(x, y, TILE, TILE, 5, "placed")
        draw_part(d, part_signs(scene.box.part_design[part], scene.box.die_damage), x, y)
        for i, line in enumerate(lines_of(scene.say(key), 11, wide - TILE - 10, 3)):
            d.words(x + TILE + 5, y + 12 + 12 * i, line, "t11", wide - TILE - 8, 11)
        d.end()
    height = 12 + 46 * ((place + COLUMNS - 1) // COLUMNS)
    title = scene.say("eclipse-picture-parts")
    return Panel("parts", title, WIDTH, height, "", d.text(), DEFINITIONS, scene.style)


# --- the rest of the table ---


def supply_panel(scene: Scene) -> Panel:
    """Stacks, bags, and the blueprints of the ships that nobody plays."""
    d = Drawing()
    stacks, discards = table(scene.view, "stacks"), table(scene.view, "discards")
    for i, ring in enumerate(RING_IDS[INNER : OUTER + 1]):
        gone = words(discards, ring)
        params: dict[str, Param] = {
            "ring": Text("eclipse-ring-" + ring),
            "n": number(stacks, ring),
            "discards": ", ".join(gone) if gone else "–",
        }
        _heap(
            d,
            "stack-" + ring,
            "sign-stack",
            scene.tell("eclipse-picture-stack", params),
            number(stacks, ring),
            i,
        )
        _below(d, scene.say("eclipse-ring-" + ring), i)
    heaps = [
        ("tech_bag", "sign-research"),
        ("discoveries_left", "sign-discovery"),
        ("reputation_left", "sign-bag"),
    ]
    for i, (name, sign) in enumerate(heaps):
        title = scene.say("eclipse-picture-" + name.replace("_", "-"))
        _heap(d, name.replace("_", "-"), sign, title, number(scene.view, name), 3 + i)
        _below(d, title, 3 + i)
    for i, npc in enumerate(tables(scene.view, "npc")):
        _npc(d, scene, npc, NPC_AT + (NPC_HEIGHT + 6) * i)
    title = scene.say("eclipse-picture-supply")
    height = NPC_AT + (NPC_HEIGHT + 6) * len(tables(scene.view, "npc"))
    return Panel("supply", title, WIDTH, height, "", d.text(), DEFINITIONS, scene.style)


def _heap(d: Drawing, id_: str, sign: str, title: str, n: int, place: int) -> None:
    x, y = 8 + HEAP * (place % COLUMNS), 64 * (place // COLUMNS)
    d.begin(id_, "heap", title)
    d.use(sign, x + 40, y + 28, 32)
    d.words(x + 62, y + 34, str(n), "t18 b")
    d.end()


def _below(d: Drawing, title: str, place: int) -> None:
    """The name of a heap under it."""
    x, y = 8 + HEAP * (place % COLUMNS), 64 * (place // COLUMNS)
    d.words(x + HEAP // 2, y + 60, title, "t11 mid mut", HEAP - 6, 11)


def _npc(d: Drawing, scene: Scene, npc: dict[str, object], y: int) -> None:
    kind = word(npc, "id")
    variant = scene.say("eclipse-variant-" + word(npc, "variant"))
    d.begin("npc-" + kind, "card", scene.explain("eclipse-ship-" + kind))
    d.rect(4, y, WIDTH - 8, NPC_HEIGHT, 8, "card")
    d.use("piece-" + kind, 32, y + 28, 40, "piece nobody")
    d.words(62, y + 24, scene.say("eclipse-ship-" + kind), "t15 s", 120, 15)
    d.words(62, y + 42, variant, "t11 mut", 120, 11)
    draw_design(d, design_signs(table(npc, "design"), scene.box.die_damage, False), 190, y + 18, 16)
    d.end()
