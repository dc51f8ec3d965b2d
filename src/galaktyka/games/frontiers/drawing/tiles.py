"""Tiles: planets, colonies, technologies and goals, wherever they lie."""

from typing import Final

from galaktyka.core.svg import Drawing, width_of
from galaktyka.games.frontiers.drawing.powers import condition_signs, power_signs
from galaktyka.games.frontiers.drawing.scene import Scene
from galaktyka.games.frontiers.drawing.signs import Signs, arrange, draw_rows
from galaktyka.games.frontiers.ids import GRAY, KEYWORD_IDS, KIND_WORDS, WINDFALL
from galaktyka.games.frontiers.powers import Condition

PLANET_WIDTH: Final = 119
PLANET_HEIGHT: Final = 118
SIGN: Final = 17


def planet_face(d: Drawing, scene: Scene, tile: int, x: int, y: int, size: int) -> None:
    """The ball of a planet: filled where it produces, a halo where it has a windfall, gray where it has no good."""
    kind = scene.box.kind[tile]
    if kind == GRAY:
        d.use("planet-none", x, y, size)
        return
    name = KIND_WORDS[kind]
    d.use(("halo-" if scene.box.face[tile].good == WINDFALL else "planet-") + name, x, y, size)


def good_cube(d: Drawing, scene: Scene, kind: int, x: int, y: int, size: int) -> None:
    """A good: colour, size and letter."""
    d.use("good-" + KIND_WORDS[kind], x, y, size)
    d.words(x, y + 4, scene.letter(kind), "t11 b mid ink")


def planet_height(scene: Scene, tile: int) -> int:
    """How high the card of a planet must be for its rows of signs."""
    rows = len(arrange(_tile_lines(scene, tile), PLANET_WIDTH - 10, SIGN))
    return 68 + (SIGN + 1) * rows if rows else 72


def planet_card(d: Drawing, scene: Scene, tile: int, x: int, y: int, height: int, settled: bool) -> None:
    """A planet as it lies on the table: explored with what it needs, or a colony with its colonists."""
    box = scene.box
    military = box.face[tile].military > 0
    ground = "colony" if settled else "explored"
    d.rect(x, y, PLANET_WIDTH, height, 8, ground + " foe" if military else ground)
    _name(d, scene.name(tile), x + 6, y)
    planet_face(d, scene, tile, x + 22, y + 45, 32)
    at = x + 44
    if not settled or military:
        d.disc(at + 10, y + 39, 10, "defence" if military else "price")
        d.words(at + 10, y + 44, str(box.cost[tile]), "t13 b mid foe" if military else "t13 b mid")
        at += 23
    for colonist in range(box.colonists[tile]):
        d.use("sign-colonist", at + 6 + 11 * colonist, y + 39, 14, "" if settled else "off")
    d.counter("sign-vp", scene.points(tile), x + PLANET_WIDTH - 15, y + 42, 22)
    _keywords(d, scene, tile, x + 48, y + 57)
    draw_rows(d, arrange(_tile_lines(scene, tile), PLANET_WIDTH - 10, SIGN), x + 6, y + 73, SIGN)


def lines_of(words: str, size: int, room: int) -> tuple[str, str]:
    """Words on one line, or on two where one has no room; the second line may still be too long."""
    if width_of(words, size) * 9 // 8 <= room or " " not in words:
        return words, ""
    parts = words.split(" ")
    first = parts[0]
    taken = 1
    while taken < len(parts) - 1 and width_of(f"{first} {parts[taken]}", size) * 9 // 8 <= room:
        first = f"{first} {parts[taken]}"
        taken += 1
    return first, " ".join(parts[taken:])


def _name(d: Drawing, name: str, x: int, y: int) -> None:
    room = PLANET_WIDTH - 12
    first, second = lines_of(name, 11, room)
    d.words(x, y + (13 if second else 14), first, "t11 s", room, 11)
    if second:
        d.words(x, y + 25, second, "t11 s", room, 11)


def _keywords(d: Drawing, scene: Scene, tile: int, x: int, y: int) -> None:
    mask = scene.box.face[tile].keywords
    for keyword in range(len(KEYWORD_IDS)):
        if mask >> keyword & 1:
            d.use("keyword-" + KEYWORD_IDS[keyword], x, y, 13)
            x += 16


def _tile_lines(scene: Scene, tile: int) -> list[Signs]:
    lines = [power_signs(power) for power in scene.box.powers[tile]]
    lines.extend([_condition(scene, condition) for condition in scene.box.scoring[tile]])
    return lines


def _condition(scene: Scene, condition: Condition) -> Signs:
    named = scene.name(condition.filter.tile) if condition.filter.tile >= 0 else ""
    return condition_signs(condition, named)


def tech_height(scene: Scene, tile: int, width: int) -> int:
    """How high the card of a technology must be: one row of signs, or more."""
    rows = len(arrange(_tile_lines(scene, tile), width - 12, SIGN))
    return 34 + (SIGN + 1) * max(1, rows)


def tech_card(d: Drawing, scene: Scene, tile: int, x: int, y: int, width: int, height: int) -> None:
    """A technology: price in a rhombus, name, points, powers and what its question mark counts."""
    d.rect(x, y, width, height, 8, "colony")
    d.use("sign-technology", x + 17, y + 17, 26)
    d.words(x + 17, y + 22, str(scene.box.cost[tile]), "t13 b mid")
    keyed = scene.box.face[tile].keywords != 0
    d.words(x + 34, y + 20, scene.name(tile), "s", width - 34 - (44 if keyed else 30), 12)
    d.counter("sign-vp", scene.points(tile), x + width - 15, y + 16, 22)
    _keywords(d, scene, tile, x + width - 35, y + 16)
    draw_rows(d, arrange(_tile_lines(scene, tile), width - 12, SIGN), x + 8, y + 41, SIGN)
