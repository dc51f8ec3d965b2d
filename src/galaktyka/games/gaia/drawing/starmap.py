"""The galaxy: hexes, planets and sectors below; structures, satellites and federations above."""

from typing import Final

from galaktyka.core.glance import number, numbers, table, tables, word
from galaktyka.core.hexes import Axial
from galaktyka.core.svg import Drawing, HexMap, Panel
from galaktyka.core.words import Text
from galaktyka.games.gaia.drawing.scene import Scene
from galaktyka.games.gaia.drawing.symbols import DEFINITIONS
from galaktyka.games.gaia.ids import PLANET_IDS

SIDE: Final = 20
HALF: Final = 35
RIM: Final = 10
PLANET: Final = 63
GROUND: Final = 21  # radius of the plain ground that a structure stands on, within the planet
BADGE: Final = 25
BIG: Final = ("planetary_institute", "academy_knowledge", "academy_qic")


class _Hexes:
    """The hexes of the view by field, so that the loops below read lists of ints and words."""

    __slots__ = ("ids", "planets", "q", "r", "rows", "sector")

    def __init__(self, rows: list[dict[str, object]]) -> None:
        self.rows = rows
        self.ids: list[str] = [word(row, "id") for row in rows]
        self.q: list[int] = [number(row, "q") for row in rows]
        self.r: list[int] = [number(row, "r") for row in rows]
        self.sector: list[int] = [number(row, "sector") for row in rows]
        self.planets: list[str] = [word(row, "planet") for row in rows]


def map_panel(scene: Scene, style: str, still: str = "") -> Panel:
    """The map; `still` is the still layer from before where it has not changed."""
    view = table(scene.view, "map")
    hexes = _Hexes(tables(view, "hexes"))
    columns = hexes.r
    heights = [2 * hexes.q[i] + hexes.r[i] for i in range(len(hexes.q))]
    place = HexMap(SIDE, HALF, RIM + 2 * SIDE - 3 * SIDE * min(columns), RIM + HALF * (max(heights) + 1))
    width = 2 * RIM + 4 * SIDE + 3 * SIDE * (max(columns) - min(columns))
    height = 2 * RIM + HALF * (max(heights) - min(heights) + 2)
    if not still:
        still = _still(scene, tables(view, "sectors"), hexes, place)
    moving = _moving(scene, hexes, place)
    return Panel("map", scene.say("gaia-picture-map"), width, height, still, moving, DEFINITIONS, style)


def _still(scene: Scene, sectors: list[dict[str, object]], hexes: _Hexes, place: HexMap) -> str:
    d = Drawing()
    names = {planet: scene.say("gaia-planet-" + planet) for planet in PLANET_IDS}
    names[""] = scene.say("gaia-place-space")
    letters = {planet: scene.say("gaia-picture-letter-" + planet) for planet in PLANET_IDS}
    for i in range(len(hexes.ids)):
        _hex(d, hexes, i, place, names, letters)
    cells: list[list[Axial]] = [[] for _ in sectors]
    for i, sector_index in enumerate(hexes.sector):
        cells[sector_index].append((hexes.q[i], hexes.r[i]))
    for index, sector in enumerate(sectors):
        q = number(sector, "q")
        r = number(sector, "r")
        title = scene.tell("gaia-picture-sector", {"number": word(sector, "number")})
        d.begin("sector-" + word(sector, "number"), "sector", title)
        d.path(place.outline(cells[index], 0), "region")
        if _is_space(hexes, q, r):
            d.words(place.x(r), place.y(q, r) + 6, word(sector, "number"), "t18 s mid mut")
        d.end()
    return d.text()


def _is_space(hexes: _Hexes, q: int, r: int) -> bool:
    for i in range(len(hexes.ids)):
        if hexes.q[i] == q and hexes.r[i] == r:
            return hexes.planets[i] == ""
    return False


def _hex(
    d: Drawing, hexes: _Hexes, i: int, place: HexMap, names: dict[str, str], letters: dict[str, str]
) -> None:
    q = hexes.q[i]
    r = hexes.r[i]
    planet = hexes.planets[i]
    d.begin("hex-" + hexes.ids[i], "place", f"{hexes.ids[i]} · {names[planet]}")
    d.path(place.polygon(q, r), "hex")
    if planet:
        x = place.x(r)
        y = place.y(q, r)
        d.use("planet-" + planet, x, y, PLANET)
        d.words(x, y + 8, letters[planet], "t22 b mid paper" if planet == "lost" else "t22 b mid ink")
    d.end()


def _moving(scene: Scene, hexes: _Hexes, place: HexMap) -> str:
    d = Drawing()
    _federations(d, scene, hexes, place)
    for i, row in enumerate(hexes.rows):
        x = place.x(hexes.r[i])
        y = place.y(hexes.q[i], hexes.r[i])
        satellites = numbers(row, "satellites")
        structure = word(row, "structure")
        if structure:
            _structure(d, scene, row, x, y)
        if satellites:
            _satellites(d, scene, hexes.ids[i], satellites, x, y, structure != "")
    return d.text()


def _federations(d: Drawing, scene: Scene, hexes: _Hexes, place: HexMap) -> None:
    """One outline for each seat; where two share hexes, the later one runs inside the earlier."""
    groups: list[list[Axial]] = [[] for _ in scene.players]
    for i, row in enumerate(hexes.rows):
        for seat in numbers(row, "federations"):
            groups[seat].append((hexes.q[i], hexes.r[i]))
    members: list[set[Axial]] = []
    for seat, cells in enumerate(groups):
        own = set(cells)
        depth = 4
        for other in members:
            if not own.isdisjoint(other):
                depth += 5
        members.append(own)
        if cells:
            d.begin(
                f"federation-{seat}",
                "federation",
                scene.tell("gaia-picture-federation", {"owner": scene.owners[seat]}),
            )
            border = place.outline(cells, depth)
            d.path(border, "casing")
            d.path(border, f"group seat-{seat}")
            d.end()


def _structure(d: Drawing, scene: Scene, row: dict[str, object], x: int, y: int) -> None:
    hex_id = word(row, "id")
    structure = word(row, "structure")
    planet = word(row, "planet")
    owner = number(row, "owner")
    shared = number(row, "shared")
    d.begin("piece-" + hex_id, "on-map", _title(scene, hex_id, structure, planet, owner))
    if planet:
        d.disc(x, y, GROUND, "ground")
        d.disc(x - 22, y + 20, 10, "tag")
        d.words(x - 22, y + 24, scene.say("gaia-picture-letter-" + planet), "b mid")
    d.use("piece-" + structure, x, y - 1, 42 if structure in BIG else 40, f"piece seat-{owner}")
    d.owner(owner, x + 23, y + 19, BADGE)
    d.end()
    if shared >= 0:
        d.begin(f"shared-{hex_id}", "on-map", _title(scene, hex_id, "mine", planet, shared))
        d.use("piece-mine", x + 13, y - 19, 28, f"piece seat-{shared}")
        d.owner(shared, x + 29, y - 10, 18)
        d.end()


def _title(scene: Scene, hex_id: str, structure: str, planet: str, owner: int) -> str:
    return scene.tell(
        "gaia-picture-piece",
        {
            "hex": hex_id,
            "structure": Text("gaia-structure-" + structure),
            "planet": Text("gaia-planet-" + planet if planet else "gaia-place-space"),
            "owner": scene.owners[owner],
        },
    )


def _satellites(
    d: Drawing, scene: Scene, hex_id: str, seats: list[int], x: int, y: int, crowded: bool
) -> None:
    """A lone satellite stands in the middle; several, or one beside a station, take its corners."""
    for seat in seats:
        dx = 0
        dy = 0
        if crowded or len(seats) > 1:
            dx = -16 if seat % 2 == 0 else 16
            dy = -15 if seat < 2 else 15
        title = scene.tell("gaia-picture-satellite", {"hex": hex_id, "owner": scene.owners[seat]})
        d.begin(f"satellite-{hex_id}-{seat}", "on-map", title)
        d.use("piece-satellite", x + dx, y + dy, 44 if dx == 0 else 34, f"piece seat-{seat}")
        d.owner(seat, x + dx, y + dy, 24 if dx == 0 else 20)
        d.end()
