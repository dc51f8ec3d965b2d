"""The galaxy: sectors with their wormholes and squares below; discs, cubes and ships above."""

from typing import Final

from galaktyka.core.glance import flag, number, numbers, tables, word
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.drawing.hexes import Layout
from galaktyka.games.eclipse.drawing.scene import Scene
from galaktyka.games.eclipse.drawing.symbols import DEFINITIONS
from galaktyka.games.eclipse.elements import ship_id, square_id, zone_id
from galaktyka.games.eclipse.ids import ORBITAL_SQUARE, SECTOR_IDS, SHIP_IDS, SQUARES, STEP_Q, STEP_R

SIDE: Final = 100
HALF: Final = 87
RIM: Final = 12
HOLE: Final = 130
HEAD_AT: Final = -56
SQUARES_AT: Final = -21
MARKS_AT: Final = 10
MARK: Final = 23
MARK_PITCH: Final = 27
BADGE: Final = 19
# Ways to set up ships below the middle: their size, and for each row how far down it is and how many it holds.
FORMATIONS: Final = [
    (33, [(48, 3)]),
    (29, [(47, 4)]),
    (25, [(36, 5), (61, 4)]),
    (17, [(32, 8), (48, 7), (64, 6)]),
    (13, [(29, 11), (42, 10), (55, 9), (68, 7)]),
]


def map_panel(scene: Scene) -> Panel:
    sectors = tables(scene.view, "sectors")
    zones = tables(scene.view, "zones")
    columns = [number(place, "q") for place in sectors + zones]
    heights = [2 * number(place, "r") + number(place, "q") for place in sectors + zones]
    left = RIM + SIDE - SIDE * 3 * min(columns) // 2
    layout = Layout(SIDE, left, RIM + HALF - HALF * min(heights))
    width = 2 * RIM + 2 * SIDE + SIDE * 3 * (max(columns) - min(columns)) // 2
    height = 2 * RIM + HALF * (max(heights) - min(heights) + 2)
    still = Drawing()
    for zone in zones:
        _zone(still, scene, layout, zone)
    for sector in sectors:
        _sector(still, scene, layout, sector)
    moving = Drawing()
    _exploring(moving, scene, layout)
    for sector in sectors:
        _claim(moving, scene, layout, sector)
    _holes(moving, layout, sectors)
    _links(moving, layout, sectors)
    for sector in sectors:
        _cubes(moving, scene, layout, sector)
        _ships(moving, scene, layout, sector)
    title = scene.say("eclipse-picture-map")
    return Panel("map", title, width, height, still.text(), moving.text(), DEFINITIONS, scene.style)


# --- zones ---


def _zone(d: Drawing, scene: Scene, layout: Layout, zone: dict[str, object]) -> None:
    q, r = number(zone, "q"), number(zone, "r")
    x, y = layout.x(q), layout.y(q, r)
    ring = word(zone, "ring")
    params: dict[str, Param] = {"place": f"{q},{r}", "ring": Text("eclipse-ring-" + ring)}
    d.begin(zone_id(q, r), "zone", scene.tell("eclipse-picture-zone", params))
    d.path(layout.polygon(x, y, 6), "zone-hex")
    d.words(x, y + 4, f"{q},{r}", "t13 mid mut")
    d.end()


def _exploring(d: Drawing, scene: Scene, layout: Layout) -> None:
    place = scene.view["exploring"]
    if place is None:
        return
    assert isinstance(place, dict)
    q, r = number(place, "q"), number(place, "r")
    d.begin("exploring", "on-map", scene.say("eclipse-picture-exploring"))
    d.path(layout.polygon(layout.x(q), layout.y(q, r), 5), "zone-now")
    d.use("sign-explore", layout.x(q), layout.y(q, r), 44)
    d.end()


# --- sectors ---


def _sector(d: Drawing, scene: Scene, layout: Layout, sector: dict[str, object]) -> None:
    """What is printed on a sector and what stays there."""
    x, y = layout.x(number(sector, "q")), layout.y(number(sector, "q"), number(sector, "r"))
    d.begin("sector-" + word(sector, "id"), "place", _title(scene, sector))
    d.path(layout.polygon(x, y, 1), "sector-hex")
    d.words(x - 37, y + HEAD_AT + 5, word(sector, "id"), "t13 s mid mut")
    d.disc(x, y + HEAD_AT, 13, "slot")
    if number(sector, "vp"):
        d.counter("good-vp", str(number(sector, "vp")), x + 37, y + HEAD_AT, 24)
    draw_squares(d, scene, sector, x, y + SQUARES_AT, pitch_of(len(tables(sector, "squares"))), True)
    _marks(d, scene, sector, x, y + MARKS_AT)
    d.end()


def _title(scene: Scene, sector: dict[str, object]) -> str:
    params: dict[str, Param] = {
        "sector": Text("eclipse-sector-" + word(sector, "id")),
        "number": word(sector, "id"),
        "ring": Text("eclipse-ring-" + word(sector, "ring")),
        "vp": number(sector, "vp"),
    }
    if number(sector, "owner") < 0:
        return scene.tell("eclipse-picture-sector", params)
    params["owner"] = scene.owner(number(sector, "owner"))
    return scene.tell("eclipse-picture-sector-owned", params)


def pitch_of(squares: int) -> int:
    """How far apart the squares of a sector stand."""
    return 33 if squares < 5 else 146 // squares


def draw_squares(
    d: Drawing, scene: Scene, sector: dict[str, object], x: int, y: int, pitch: int, named: bool
) -> None:
    """The population squares in a row about x; on the map each has an id of its own."""
    squares = tables(sector, "squares")
    number_ = SECTOR_IDS.index(word(sector, "id"))
    left = x - (len(squares) - 1) * pitch // 2
    for i, square in enumerate(squares):
        key = word(square, "resource") + ("-advanced" if flag(square, "advanced") else "")
        if named:
            d.begin(square_id(number_ * SQUARES + i), "square", scene.say("eclipse-square-" + key))
        d.use("square-" + key, left + pitch * i, y, pitch - 1)
        if named:
            d.end()


def _marks(d: Drawing, scene: Scene, sector: dict[str, object], x: int, y: int) -> None:
    """Structures, artifact, portal, discovery tile in a row."""
    found: list[str] = []
    if flag(sector, "artifact"):
        found.append("artifact")
    if flag(sector, "portal"):
        found.append("portal")
    if flag(sector, "monolith"):
        found.append("monolith")
    if flag(sector, "orbital"):
        found.append("orbital")
    if flag(sector, "discovery"):
        found.append("discovery")
    left = x - (len(found) - 1) * MARK_PITCH // 2
    number_ = SECTOR_IDS.index(word(sector, "id"))
    for i, mark in enumerate(found):
        if mark == "orbital":
            d.begin(
                square_id(number_ * SQUARES + ORBITAL_SQUARE), "square", scene.say("eclipse-square-orbital")
            )
        else:
            d.begin("", "mark", scene.say("eclipse-picture-" + mark))
        d.use("sign-" + mark, left + MARK_PITCH * i, y, MARK)
        d.end()


def _holes(d: Drawing, layout: Layout, sectors: list[dict[str, object]]) -> None:
    """Wormholes lie above the borders of their controllers."""
    for sector in sectors:
        x, y = layout.x(number(sector, "q")), layout.y(number(sector, "q"), number(sector, "r"))
        for edge in numbers(sector, "wormholes"):
            d.path(layout.hole(x, y, edge, HOLE), "hole")


def _links(d: Drawing, layout: Layout, sectors: list[dict[str, object]]) -> None:
    """R10 Where two wormholes meet, a whole disc lies on the edge."""
    holes: dict[tuple[int, int], list[int]] = {}
    for sector in sectors:
        holes[(number(sector, "q"), number(sector, "r"))] = numbers(sector, "wormholes")
    for (q, r), open_edges in holes.items():
        for edge in (0, 1, 2):
            there = holes.get((q + STEP_Q[edge], r + STEP_R[edge]))
            if edge in open_edges and there is not None and edge + 3 in there:
                x, y = layout.edge_x(layout.x(q), edge), layout.edge_y(layout.y(q, r), edge)
                d.disc(x, y, layout.part(HOLE), "link")
                d.disc(x, y, 4, "strong")


# --- pieces ---


def _claim(d: Drawing, scene: Scene, layout: Layout, sector: dict[str, object]) -> None:
    """The disc of the controller, and a border in its colour."""
    owner = number(sector, "owner")
    if owner < 0:
        return
    x, y = layout.x(number(sector, "q")), layout.y(number(sector, "q"), number(sector, "r"))
    params: dict[str, Param] = {"owner": scene.owner(owner), "number": word(sector, "id")}
    d.begin("disc-" + word(sector, "id"), "on-map", scene.tell("eclipse-picture-disc", params))
    border = layout.polygon(x, y, 6)
    d.path(border, "casing")
    d.path(border, f"group claimed seat-{owner}")
    d.owner(owner, x, y + HEAD_AT, 28)
    d.end()


def _cubes(d: Drawing, scene: Scene, layout: Layout, sector: dict[str, object]) -> None:
    x, y = layout.x(number(sector, "q")), layout.y(number(sector, "q"), number(sector, "r"))
    squares = tables(sector, "squares")
    owner = number(sector, "owner")
    pitch = pitch_of(len(squares))
    left = x - (len(squares) - 1) * pitch // 2
    id_ = word(sector, "id")
    for i, square in enumerate(squares):
        if flag(square, "cube"):
            _cube(d, scene, f"cube-{id_}-{i + 1}", owner, left + pitch * i, y + SQUARES_AT, pitch * 2 // 3)
    if flag(sector, "orbital_cube"):
        marks = [flag(sector, name) for name in ("artifact", "portal", "monolith", "orbital", "discovery")]
        place = sum(marks[:3])
        at = x - (sum(marks) - 1) * MARK_PITCH // 2 + MARK_PITCH * place
        _cube(d, scene, f"cube-{id_}-orbital", owner, at, y + MARKS_AT, 18)


def _cube(d: Drawing, scene: Scene, id_: str, owner: int, x: int, y: int, size: int) -> None:
    d.begin(id_, "on-map", scene.tell("eclipse-picture-cube", {"owner": scene.owner(owner)}))
    d.use("piece-cube", x, y, size, f"piece seat-{owner}")
    d.end()


def _ships(d: Drawing, scene: Scene, layout: Layout, sector: dict[str, object]) -> None:
    """Ships in rows, a badge before those of each owner; many ships are drawn smaller."""
    ships = tables(sector, "ships")
    if not ships:
        return
    x, y = layout.x(number(sector, "q")), layout.y(number(sector, "q"), number(sector, "r"))
    size, lines = _formation(_groups(ships))
    for down, line in lines:
        left = x - (len(line) - 1) * size // 2
        for i, (owner, place) in enumerate(line):
            if place < 0:
                d.owner(owner, left + i * size, y + down, min(BADGE, size))
            else:
                _ship(d, scene, ships[place], left + i * size, y + down, size)


def _groups(ships: list[dict[str, object]]) -> list[list[tuple[int, int]]]:
    """For each owner the places of his ships, after a place -1 for his badge; large groups first."""
    found: dict[int, list[tuple[int, int]]] = {}
    for i, ship in enumerate(ships):
        owner = number(ship, "owner")
        if owner not in found:
            found[owner] = [(owner, -1)] if owner >= 0 else []
        found[owner].append((owner, i))
    return sorted(found.values(), key=len, reverse=True)


def _formation(groups: list[list[tuple[int, int]]]) -> tuple[int, list[tuple[int, list[tuple[int, int]]]]]:
    """The largest size at which all find room: a row for each owner if possible, else rows filled up."""
    everything = [item for group in groups for item in group]
    for size, rows in FORMATIONS:
        if len(groups) <= len(rows):
            if not [1 for i, group in enumerate(groups) if len(group) > rows[i][1]]:
                return size, [(rows[i][0], group) for i, group in enumerate(groups)]
        if len(everything) <= sum([fit for _, fit in rows]):
            break
    lines: list[tuple[int, list[tuple[int, int]]]] = []
    for down, fit in rows[:-1]:
        if everything:
            lines.append((down, everything[:fit]))
        everything = everything[fit:]
    if everything:
        lines.append((rows[-1][0], everything))
    return size, lines


def _ship(d: Drawing, scene: Scene, ship: dict[str, object], x: int, y: int, size: int) -> None:
    owner, kind = number(ship, "owner"), word(ship, "kind")
    d.begin(ship_id(number(ship, "id"), len(scene.players)), "on-map ship", ship_title(scene, ship))
    seat = f"seat-{owner}" if owner >= 0 else "nobody"
    d.use("piece-" + kind, x, y, size + 2, "piece " + seat)
    if number(ship, "damage"):
        d.disc(x + size // 3, y - size // 3, 8, "die-red")
        d.words(x + size // 3, y - size // 3 + 4, str(number(ship, "damage")), "t11 b mid ink")
    d.end()


def ship_title(scene: Scene, ship: dict[str, object]) -> str:
    kind = word(ship, "kind")
    assert kind in SHIP_IDS
    params: dict[str, Param] = {
        "ship": Text("eclipse-ship-" + kind),
        "owner": scene.owner(number(ship, "owner")),
        "damage": number(ship, "damage"),
    }
    return scene.tell("eclipse-picture-ship", params)
