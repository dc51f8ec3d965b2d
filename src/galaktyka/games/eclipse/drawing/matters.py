"""What is under way: drawn sectors in each turn, a discovery tile, a battle, drawn reputation, species."""

from typing import Final

from galaktyka.core.glance import as_table, number, numbers, tables, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.components import ADVANCED
from galaktyka.games.eclipse.drawing.hexes import Layout
from galaktyka.games.eclipse.drawing.scene import WIDTH, Scene, paragraph
from galaktyka.games.eclipse.drawing.starmap import draw_squares
from galaktyka.games.eclipse.drawing.symbols import DEFINITIONS
from galaktyka.games.eclipse.elements import turn_id
from galaktyka.games.eclipse.ids import (
    COLOR_IDS,
    DISCOVERY_IDS,
    EDGES,
    SECTOR_IDS,
    SPECIES_IDS,
    SQUARE_IDS,
    STEP_Q,
    STEP_R,
)
from galaktyka.games.eclipse.speech.effects import (
    back_name,
    back_text,
    found_name,
    found_text,
    species_text,
)
from galaktyka.games.eclipse.state import turned

TURN: Final = 64  # side of a sector that is shown turned
TURNS: Final = 2
TURN_WIDTH: Final = WIDTH // TURNS
TURN_HEIGHT: Final = 2 * TURN + 24


def panel(scene: Scene, id_: str, key: str, width: int, height: int, d: Drawing) -> Panel:
    return Panel(id_, scene.say(key), width, height, "", d.text(), DEFINITIONS, scene.style)


# --- drawn sectors ---


def placing_panel(scene: Scene) -> Panel:
    """R19 Each drawn sector in every turn that looks different, with the wormholes around it."""
    around = _around(scene)
    d = Drawing()
    y = 0
    for id_ in words(scene.view, "drawn_sectors"):
        sector = SECTOR_IDS.index(id_)
        title = scene.tell("eclipse-place", {"name": Text("eclipse-sector-" + id_), "number": id_})
        facts = scene.tell("eclipse-picture-facts", _facts(scene, sector))
        d.words(10, y + 18, title, "t15 s")
        d.words(10, y + 36, facts, "t13 mut", WIDTH - 20, 13)
        seen: list[int] = []
        for rotation in range(EDGES):
            holes = turned(scene.box.sector_wormholes[sector], rotation)
            if holes in seen:
                continue
            x, row = len(seen) % TURNS * TURN_WIDTH, len(seen) // TURNS
            seen.append(holes)
            _turn(d, scene, sector, rotation, holes, around, x, y + 44 + row * TURN_HEIGHT)
        y += 44 + TURN_HEIGHT * ((len(seen) + TURNS - 1) // TURNS)
    return panel(scene, "placing", "eclipse-picture-placing", WIDTH, y, d)


def _around(scene: Scene) -> list[int]:
    """For each edge of the explored zone: 0 nothing, 1 a sector without a wormhole there, 2 with one."""
    place = as_table(scene.view["exploring"])
    q, r = number(place, "q"), number(place, "r")
    found = [0] * EDGES
    for sector in tables(scene.view, "sectors"):
        for edge in range(EDGES):
            if number(sector, "q") == q + STEP_Q[edge] and number(sector, "r") == r + STEP_R[edge]:
                found[edge] = 2 if (edge + 3) % EDGES in numbers(sector, "wormholes") else 1
    return found


def _facts(scene: Scene, sector: int) -> dict[str, Param]:
    return {
        "vp": scene.box.sector_vp[sector],
        "ancients": scene.box.sector_ancients[sector],
        "discoveries": 1 if scene.box.sector_discovery[sector] else 0,
        "artifacts": 1 if scene.box.sector_artifact[sector] else 0,
    }


def _turn(
    d: Drawing, scene: Scene, sector: int, rotation: int, holes: int, around: list[int], x: int, y: int
) -> None:
    cx, cy = x + TURN_WIDTH // 2, y + TURN_HEIGHT // 2
    layout = Layout(TURN, cx, cy)
    joined = sum([1 for edge in range(EDGES) if holes >> edge & 1 and around[edge] == 2])
    params: dict[str, Param] = {"degrees": 60 * rotation, "n": joined}
    d.begin(turn_id(sector, rotation), "place", scene.tell("eclipse-picture-turn", params))
    d.path(layout.polygon(cx, cy), "sector-hex")
    for edge in range(EDGES):
        ex, ey = layout.edge_x(cx, edge), layout.edge_y(cy, edge)
        if around[edge] == 1:
            d.path(layout.wall(cx, cy, edge), "region")
        elif around[edge] == 2:
            d.path(layout.hole(2 * ex - cx, 2 * ey - cy, (edge + 3) % EDGES, 160), "hole")
        if holes >> edge & 1:
            d.path(layout.hole(cx, cy, edge, 160), "hole")
            if around[edge] == 2:
                d.disc(ex, ey, 10, "link")
                d.disc(ex, ey, 3, "strong")
    d.words(cx, cy - 22, SECTOR_IDS[sector], "t13 s mid mut")
    squares: list[object] = [
        {"resource": SQUARE_IDS[kind % ADVANCED], "advanced": kind >= ADVANCED}
        for kind in scene.box.sector_squares[sector]
    ]
    tile: dict[str, object] = {"id": SECTOR_IDS[sector], "squares": squares}
    draw_squares(d, scene, tile, cx, cy, 18, False)
    _guards(d, scene, sector, cx, cy + 24)
    d.end()


def _guards(d: Drawing, scene: Scene, sector: int, x: int, y: int) -> None:
    signs = ["piece-ancient"] * scene.box.sector_ancients[sector]
    if scene.box.sector_discovery[sector]:
        signs.append("sign-discovery")
    if scene.box.sector_artifact[sector]:
        signs.append("sign-artifact")
    if scene.box.sector_portal[sector]:
        signs.append("sign-portal")
    left = x - (len(signs) - 1) * 10
    for i, sign in enumerate(signs):
        d.use(sign, left + 20 * i, y, 18, "piece nobody" if sign.startswith("piece") else "")


# --- a discovery tile ---


def found_panel(scene: Scene) -> Panel:
    """R33 Both sides of the tile."""
    tile = as_table(scene.view["discovery"])
    kind = DISCOVERY_IDS.index(word(tile, "id"))
    name, effect = found_name(scene.box, kind), found_text(scene.box, kind)
    d = Drawing()
    d.begin("found-front", "place", scene.about(name, effect))
    d.rect(4, 6, 270, 100, 8, "tile")
    d.words(16, 30, scene.speaker.say(name), "t15 s", 246, 15)
    paragraph(d, 16, 52, scene.speaker.say(effect), "mut", 246, 4)
    d.end()
    d.begin("found-back", "place", scene.about(back_name(scene.box), back_text(scene.box)))
    d.rect(280, 6, 106, 100, 8, "tile")
    d.counter("good-vp", str(scene.box.discovery_vp), 333, 56, 54)
    d.end()
    return panel(scene, "found", "eclipse-picture-found", WIDTH, 112, d)


# --- drawn reputation ---


def drawn_panel(scene: Scene) -> Panel:
    """R58 Tiles just drawn: face up for the one who drew them."""
    seen = numbers(scene.view, "drawn")
    n = number(scene.view, "drawn_count")
    d = Drawing()
    for i in range(n):
        title = scene.tell("eclipse-picture-tile", {"n": i + 1})
        if seen:
            title = scene.tell("eclipse-picture-tile-value", {"n": i + 1, "value": seen[i]})
        d.begin(f"drawn-{i + 1}", "place", title)
        d.rect(8 + 72 * i, 8, 64, 64, 8, "tile")
        if seen:
            d.counter("good-vp", str(seen[i]), 40 + 72 * i, 40, 44)
        else:
            d.use("sign-bag", 40 + 72 * i, 40, 34)
        d.end()
    return panel(scene, "drawn", "eclipse-picture-drawn", WIDTH, 80, d)


# --- species ---


CARD: Final = 192
CARD_HEIGHT: Final = 118
CARDS: Final = 2
LINES: Final = 6


def species_panel(scene: Scene) -> Panel:
    """S6 The species to choose from; the boards that somebody has are dimmed."""
    taken = [word(player, "color") for player in scene.players if word(player, "species")]
    d = Drawing()
    for i, id_ in enumerate(SPECIES_IDS):
        color = COLOR_IDS[scene.box.species[i].color]
        x, y = 4 + CARD * (i % CARDS), 4 + (CARD_HEIGHT + 6) * (i // CARDS)
        name, effect = Text("eclipse-species-" + id_), species_text(scene.box, i)
        d.begin("species-" + id_, "place off" if color in taken else "place", scene.about(name, effect))
        d.rect(x, y, CARD - 4, CARD_HEIGHT, 8, "card")
        d.rect(x, y, 8, CARD_HEIGHT, 4, "band color-" + color)
        d.words(x + 18, y + 20, scene.speaker.say(name), "t13 s", CARD - 28, 13)
        paragraph(d, x + 18, y + 38, scene.speaker.say(effect), "mut", CARD - 28, LINES)
        d.end()
    height = 4 + (CARD_HEIGHT + 6) * ((len(SPECIES_IDS) + CARDS - 1) // CARDS)
    return panel(scene, "species", "eclipse-picture-species", WIDTH, height, d)
