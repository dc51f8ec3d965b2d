"""A player's empire: stocks, colonies with their goods, explored planets, technologies, the stockpile."""

from typing import Final

from galaktyka.core.glance import as_number, number, table, tables, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Text
from galaktyka.games.frontiers.drawing.scene import Scene
from galaktyka.games.frontiers.drawing.symbols import DEFINITIONS
from galaktyka.games.frontiers.drawing.tiles import (
    PLANET_HEIGHT,
    PLANET_WIDTH,
    good_cube,
    planet_card,
    planet_height,
    tech_card,
    tech_height,
)
from galaktyka.games.frontiers.ids import KIND_IDS, KINDS, TILE_IDS

WIDTH: Final = 390
LEFT: Final = 12
TECH_WIDTH: Final = 180


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
    if tables(player, "colonies"):
        _stocks(mat)
        _limits(mat)
        _planets(mat)
    else:
        _sides(mat)
    _technologies(mat)
    if scene.view["goals"] is not None:
        _stockpile(mat)
    height = mat.y + 6
    title = scene.tell("frontiers-picture-mat", {"owner": scene.owners[mat.seat]})
    still = Drawing()
    still.begin(f"mat-{mat.seat}", "mat", title)
    still.rect(0, 0, WIDTH, height, 12, "card")
    still.end()
    return Panel(f"mat-{mat.seat}", title, WIDTH, height, still.text(), mat.d.text(), DEFINITIONS)


def _header(mat: _Mat) -> None:
    d = mat.d
    scene = mat.scene
    player = mat.player
    d.owner(mat.seat, 30, 28, 36)
    home = word(player, "home")
    name = scene.say("frontiers-tile-" + home) if home else scene.owners[mat.seat]
    d.words(58, 26, name, "t18 b", 212, 18)
    board = scene.tell("frontiers-picture-board", {"n": number(player, "board")})
    d.words(58, 44, board, "t11 mut", 200, 11)
    score = number(player, "score")
    points = table(player, "points")
    parts = ", ".join(
        [f"{scene.say('frontiers-source-' + source)} {as_number(points[source])}" for source in points]
    )
    d.begin(f"vp-{mat.seat}", "vp", scene.tell("frontiers-picture-score", {"n": score, "parts": parts}))
    d.words(352, 28, str(score), "t22 b end")
    d.words(356, 28, scene.say("frontiers-picture-vp-unit"), "mut")
    d.counter("sign-vp", str(number(player, "vp")), 346, 44, 20)
    d.end()
    mat.y = 60


def _stocks(mat: _Mat) -> None:
    goods = 0
    for colony in tables(mat.player, "colonies"):
        if word(colony, "good"):
            goods += 1
    stocks = (
        ("credits", number(mat.player, "credits")),
        ("colonist", number(mat.player, "colonists")),
        ("military", number(mat.player, "military")),
        ("good", goods),
    )
    for place, (name, n) in enumerate(stocks):
        x = LEFT + 94 * place
        title = mat.scene.tell("frontiers-picture-stock-" + name, {"n": n})
        mat.d.begin(f"{name}-{mat.seat}", "stock", title)
        mat.d.use("sign-" + name, x + 13, mat.y + 13, 26)
        mat.d.words(x + 32, mat.y + 20, str(n), "t18 b")
        mat.d.end()
    mat.y += 34


def _limits(mat: _Mat) -> None:
    """Colonies and technology spaces, each with the zone that ends the game."""
    limits = table(mat.scene.view, "limits")
    box = mat.scene.box
    most = as_number(limits["colonies"])
    spaces = as_number(limits["spaces"])
    colonies = len(tables(mat.player, "colonies"))
    covered = number(mat.player, "spaces")
    _pips(mat, f"colonies-{mat.seat}", "colonies", LEFT, colonies, most, 1)
    _pips(mat, f"spaces-{mat.seat}", "spaces", LEFT + 170, covered, spaces, box.red_spaces)
    mat.y += 38


def _pips(mat: _Mat, id_: str, name: str, x: int, covered: int, most: int, zone: int) -> None:
    """A row of boxes: covered ones are filled, those of the zone at the end are tinted."""
    scene = mat.scene
    params = {"n": covered, "end": most + 1}
    mat.d.begin(id_, "pips", scene.speaker.say(Text("frontiers-picture-" + name, dict(params))))
    mat.d.words(x + 2, mat.y + 11, scene.say(f"frontiers-picture-{name}-name"), "t11 s mut", 150, 11)
    for place in range(most + zone):
        ground = "covered" if place < covered else ("zone" if place >= most else "track")
        mat.d.rect(x + 16 * place, mat.y + 16, 14, 12, 3, ground)
    mat.d.end()


def _planets(mat: _Mat) -> None:
    """Colonies first, then explored planets: three in a row, each row as high as it needs to be."""
    colonies = tables(mat.player, "colonies")
    planets = colonies + tables(mat.player, "explored")
    for start in range(0, len(planets), 3):
        row = planets[start : start + 3]
        height = max([planet_height(mat.scene, TILE_IDS.index(word(planet, "id"))) for planet in row])
        for place, planet in enumerate(row):
            x = LEFT + (PLANET_WIDTH + 4) * place
            if start + place < len(colonies):
                _colony(mat, planet, x, height)
            else:
                _explored(mat, planet, x, height)
        mat.y += height + 4
    mat.y += 4


def _colony(mat: _Mat, colony: dict[str, object], x: int, height: int) -> None:
    scene = mat.scene
    id_ = word(colony, "id")
    tile = TILE_IDS.index(id_)
    y = mat.y
    mat.d.begin("planet-" + id_, "planet", scene.explain(tile))
    planet_card(mat.d, scene, tile, x, y, height, True)
    mat.d.end()
    good = word(colony, "good")
    if good:
        kind = KIND_IDS.index(good)
        name = scene.say("frontiers-kind-" + good)
        title = scene.tell("frontiers-picture-good", {"kind": name, "tile": scene.name(tile)})
        mat.d.begin("good-" + id_, "good", title)
        good_cube(mat.d, scene, kind, x + 22, y + 45, 26)
        mat.d.end()


def _explored(mat: _Mat, planet: dict[str, object], x: int, height: int) -> None:
    """An explored planet, with the price that its owner would pay or the military against it."""
    scene = mat.scene
    id_ = word(planet, "id")
    tile = TILE_IDS.index(id_)
    y = mat.y
    mat.d.begin("planet-" + id_, "planet", scene.explain(tile))
    planet_card(mat.d, scene, tile, x, y, height, False)
    cost = number(planet, "cost")
    price = number(planet, "price")
    right = x + PLANET_WIDTH - 5
    if scene.box.face[tile].military > 0:
        force = number(planet, "strength") + number(planet, "reserve")
        mat.d.use("sign-military", right - 7, y + 61, 14)
        mat.d.words(
            right - 17, y + 65, f"{force}/{cost}", "t11 s go end" if force >= cost else "t11 s mut end"
        )
    elif price < cost:
        mat.d.use("sign-credits", right - 7, y + 61, 14)
        mat.d.words(right - 17, y + 65, str(price), "t11 s go end")
    mat.d.end()


def _sides(mat: _Mat) -> None:
    """Before the game: both sides of the board, to choose from."""
    for place, id_ in enumerate(words(mat.player, "sides")):
        tile = TILE_IDS.index(id_)
        mat.d.begin("planet-" + id_, "planet", mat.scene.explain(tile))
        planet_card(mat.d, mat.scene, tile, LEFT + (PLANET_WIDTH + 4) * place, mat.y, PLANET_HEIGHT, False)
        mat.d.end()
    mat.y += PLANET_HEIGHT + 6


def _technologies(mat: _Mat) -> None:
    techs = [TILE_IDS.index(id_) for id_ in words(mat.player, "techs")]
    for start in range(0, len(techs), 2):
        row = techs[start : start + 2]
        height = max([tech_height(mat.scene, tile, TECH_WIDTH) for tile in row])
        for place, tile in enumerate(row):
            mat.d.begin(f"owned-{mat.seat}-{TILE_IDS[tile]}", "tech", mat.scene.explain(tile))
            tech_card(mat.d, mat.scene, tile, LEFT + (TECH_WIDTH + 6) * place, mat.y, TECH_WIDTH, height)
            mat.d.end()
        mat.y += height + 5


def _stockpile(mat: _Mat) -> None:
    """What was put onto the mat: it stays there and counts for goals only."""
    scene = mat.scene
    stored = table(mat.player, "stored")
    goods = table(stored, "goods")
    d = mat.d
    d.begin(f"stock-{mat.seat}", "stockpile", scene.say("frontiers-picture-stockpile"))
    d.rect(LEFT, mat.y, WIDTH - 2 * LEFT, 34, 8, "back")
    d.use("sign-mat", LEFT + 19, mat.y + 17, 22)
    x = LEFT + 42
    for kind in range(KINDS):
        good_cube(d, scene, kind, x + 10, mat.y + 17, 22)
        d.words(x + 24, mat.y + 22, str(as_number(goods[KIND_IDS[kind]])), "t13 s")
        x += 46
    d.use("sign-credits", x + 14, mat.y + 17, 22)
    d.words(x + 29, mat.y + 22, str(number(stored, "credits")), "t13 s")
    d.use("sign-planet", x + 68, mat.y + 17, 22)
    d.words(x + 83, mat.y + 22, str(len(words(stored, "planets"))), "t13 s")
    d.end()
    mat.y += 40
