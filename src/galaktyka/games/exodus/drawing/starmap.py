"""The map: hexes and planets below; population, rockets, Centaurians, ships and own orders above."""

from typing import Final

from galaktyka.core.glance import as_number, flag, number, numbers, table, tables, word, words
from galaktyka.core.svg import OWNER_LETTERS, Drawing, HexMap, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.exodus.drawing.scene import Scene
from galaktyka.games.exodus.drawing.symbols import DEFINITIONS
from galaktyka.games.exodus.ids import CENTAURIAN_IDS, UPGRADE_IDS
from galaktyka.games.exodus.speech.phrases import LEVELS, centaurian_text

SIDE: Final = 42
HALF: Final = 73
RIM: Final = 10
PLANET: Final = 54
# From the middle of a hex: the planet, its points, its moons, the Centaurian.
PLANET_X: Final = -40
PLANET_Y: Final = -18
# Ships: size, columns and their places, by how many there are.
FEW: Final = 6
MANY: Final = 12
ROCKET_IDS: Final = UPGRADE_IDS[8:]


class _Hexes:
    """The hexes of the view by field; `x` and `y` are their middles."""

    __slots__ = ("at", "ids", "place", "rows", "x", "y")

    def __init__(self, rows: list[dict[str, object]], place: HexMap) -> None:
        self.rows = rows
        self.place = place
        self.ids: list[str] = [word(row, "id") for row in rows]
        self.x: list[int] = [place.x(number(row, "q")) for row in rows]
        self.y: list[int] = [place.y(height_of(row), number(row, "q")) for row in rows]
        self.at: dict[str, int] = {self.ids[i]: i for i in range(len(rows))}

    def polygon(self, i: int) -> str:
        return self.place.polygon(height_of(self.rows[i]), number(self.rows[i], "q"))


def height_of(row: dict[str, object]) -> int:
    """The kernel's hexes count upwards, those of this game downwards."""
    return -number(row, "q") - number(row, "r")


def map_panel(scene: Scene, still: str = "") -> Panel:
    """The map; `still` is its still layer where that is known already."""
    rows = tables(table(scene.view, "map"), "hexes")
    columns = [number(row, "q") for row in rows]
    heights = [2 * height_of(row) + number(row, "q") for row in rows]
    place = HexMap(SIDE, HALF, RIM + 2 * SIDE - 3 * SIDE * min(columns), RIM + HALF * (max(heights) + 1))
    width = 2 * RIM + 4 * SIDE + 3 * SIDE * (max(columns) - min(columns))
    height = 2 * RIM + HALF * (max(heights) - min(heights) + 2)
    hexes = _Hexes(rows, place)
    title = scene.say("exodus-picture-map")
    below = still if still else _still(scene, hexes)
    return Panel("map", title, width, height, below, _moving(scene, hexes), DEFINITIONS)


# --- what rarely changes ---


def _still(scene: Scene, hexes: _Hexes) -> str:
    d = Drawing()
    for i in range(len(hexes.ids)):
        _hex(d, scene, hexes, i)
    return d.text()


def _hex(d: Drawing, scene: Scene, hexes: _Hexes, i: int) -> None:
    row, x, y = hexes.rows[i], hexes.x[i], hexes.y[i]
    d.begin("hex-" + hexes.ids[i], "place", _hex_title(scene, row))
    outline = hexes.polygon(i)
    d.path(outline, "hex")
    if number(row, "ruler") >= 0:
        d.path(outline, f"ruled seat-{number(row, 'ruler')}")
    if number(row, "home") >= 0:
        d.path(
            hexes.place.outline([(height_of(row), number(row, "q"))], 3),
            f"homeland stroke-{number(row, 'home')}",
        )
    d.words(x, y - 53, scene.hex_name(hexes.ids[i]), "t13 s mid", 100, 13)
    if not word(row, "planet"):
        d.use("sign-council", x + PLANET_X, y + PLANET_Y, PLANET)
        points = scene.box.council_vp + scene.box.hex_vp
        d.counter("sign-vp", str(points), x + PLANET_X, y + 22, 24)
    elif flag(row, "destroyed"):
        d.use("sign-ruin", x + PLANET_X, y + PLANET_Y, PLANET)
    else:
        _planet(d, row, x + PLANET_X, y + PLANET_Y)
    d.end()


def _planet(d: Drawing, row: dict[str, object], x: int, y: int) -> None:
    """The ball of its resource, the marker over its maximum, the points, the moons."""
    marker = number(row, "marker")
    if flag(row, "moons"):
        d.use("sign-moons", x - 21, y - 21, 24)
    d.use("planet-" + word(row, "resource"), x, y, PLANET, "" if marker else "spent")
    d.words(x, y + 6, f"{marker}/{number(row, 'value')}", "t15 b mid ink" if marker else "t15 b mid")
    if number(row, "vp"):
        d.counter("sign-vp", str(number(row, "vp")), x + 24, y - 19, 22)


def _hex_title(scene: Scene, row: dict[str, object]) -> str:
    name = scene.hex_name(word(row, "id"))
    if not word(row, "planet"):
        return scene.tell("exodus-picture-council-hex", {"hex": name, "n": scene.box.council_vp})
    if flag(row, "destroyed"):
        return scene.tell("exodus-picture-ruin", {"hex": name})
    params: dict[str, Param] = {
        "hex": name,
        "resource": Text("exodus-resource-" + word(row, "resource")),
        "marker": number(row, "marker"),
        "value": number(row, "value"),
        "vp": number(row, "vp"),
    }
    if number(row, "home") >= 0:
        params["owner"] = scene.owners[number(row, "home")]
        return scene.tell("exodus-picture-home", params)
    return scene.tell(
        "exodus-picture-planet-moons" if flag(row, "moons") else "exodus-picture-planet", params
    )


# --- what moves ---


def _moving(scene: Scene, hexes: _Hexes) -> str:
    d = Drawing()
    for i in range(len(hexes.ids)):
        _people(d, scene, hexes, i)
        _rockets(d, scene, hexes, i)
        _centaurian(d, scene, hexes, i)
    _battle(d, scene, hexes)
    places = _ship_places(scene, hexes)
    _routes(d, scene, hexes, places)
    _flights(d, scene, hexes)
    for player in scene.players:
        for ship in tables(player, "ships"):
            if word(ship, "place"):
                _ship(d, scene, player, ship, places)
    return d.text()


def _people(d: Drawing, scene: Scene, hexes: _Hexes, i: int) -> None:
    """A badge with a number for every owner of population."""
    population = numbers(hexes.rows[i], "population")
    owners = [seat for seat in range(len(population)) if population[seat]]
    crowded = len(owners) > 3
    top = hexes.y[i] + (40 if any(table(hexes.rows[i], "rockets").values()) else 26)
    for k in range(len(owners)):
        seat = owners[k]
        if crowded:
            x, y, size = hexes.x[i] - 58 + 27 * (k % 3), top + 19 * (k // 3), 17
        else:
            x, y, size = hexes.x[i] - 55 + 34 * (k % 2) + 9 * (k // 2), top + 20 * (k // 2), 21
        params: dict[str, Param] = {
            "hex": scene.hex_name(hexes.ids[i]),
            "owner": scene.owners[seat],
            "n": population[seat],
        }
        d.begin(f"people-{hexes.ids[i]}-{seat}", "people", scene.tell("exodus-picture-people", params))
        d.owner(seat, x, y, size)
        d.words(x + size // 2 + 1, y + 5, str(population[seat]), "t11 b" if crowded else "t13 b")
        d.end()


def _rockets(d: Drawing, scene: Scene, hexes: _Hexes, i: int) -> None:
    rockets = table(hexes.rows[i], "rockets")
    place = 0
    for kind in ROCKET_IDS:
        count = as_number(rockets[kind])
        if count:
            x, y = hexes.x[i] - 60 + 23 * place, hexes.y[i] + 19
            params: dict[str, Param] = {
                "hex": scene.hex_name(hexes.ids[i]),
                "upgrade": Text("exodus-upgrade-" + kind),
                "n": count,
                "range": scene.box.rocket_range,
            }
            d.begin(f"rocket-{hexes.ids[i]}-{kind}", "rocket", scene.tell("exodus-picture-rocket", params))
            d.use("piece-" + kind, x, y, 22)
            if count > 1:
                d.words(x + 6, y + 11, str(count), "t11 b")
            d.end()
            place += 1


def _centaurian(d: Drawing, scene: Scene, hexes: _Hexes, i: int) -> None:
    level = number(hexes.rows[i], "centaurian")
    if level:
        title = scene.tell("exodus-centaurian", {"level": LEVELS[level]})
        d.begin("guard-" + hexes.ids[i], "guard", title)
        d.use("piece-centaurian", hexes.x[i] + 25, hexes.y[i] + 50, 32)
        d.words(hexes.x[i] + 25, hexes.y[i] + 55, LEVELS[level], "t11 b mid ink")
        d.end()


def _battle(d: Drawing, scene: Scene, hexes: _Hexes) -> None:
    """Where a battle is being fought; against a Centaurian with its dice, shield and damage."""
    battle = table(scene.view, "battle")
    if not word(battle, "hex"):
        return
    i = hexes.at[word(battle, "hex")]
    row = hexes.rows[i]
    foe = word(battle, "centaurian")
    params: dict[str, Param] = {"hex": scene.hex_name(hexes.ids[i])}
    if foe:
        card = CENTAURIAN_IDS.index(foe)
        params["text"] = centaurian_text(scene.box, card)
        params["damage"] = number(battle, "damage")
    title = scene.tell("exodus-picture-fight" if foe else "exodus-picture-battle", params)
    d.begin("battle", "battle-site", title)
    d.path(hexes.place.outline([(height_of(row), number(row, "q"))], 6), "battle")
    if foe:
        x, y = hexes.x[i] + 25, hexes.y[i] + 50
        dice, shield = scene.box.centaurian_firepower[card], scene.box.centaurian_shield[card]
        d.rect(x - 78, y - 4, 62, 18, 6, "part")
        d.use("sign-cannon", x - 68, y + 5, 13)
        d.words(x - 59, y + 9, str(dice), "t11 b")
        d.use("sign-shield", x - 44, y + 5, 13)
        d.words(x - 35, y + 9, f"{number(battle, 'damage')}/{shield}", "t11 b")
    d.end()


# --- ships ---


def ship_id(seat: int, ship: dict[str, object]) -> str:
    return f"ship-{seat}-{word(ship, 'id')}"


def _ship_places(scene: Scene, hexes: _Hexes) -> dict[str, list[int]]:
    """Where each ship is drawn, and how large: rows right of the planet."""
    groups: dict[str, list[str]] = {}
    for player in scene.players:
        for ship in tables(player, "ships"):
            if word(ship, "place"):
                groups.setdefault(word(ship, "place"), []).append(ship_id(number(player, "seat"), ship))
    found: dict[str, list[int]] = {}
    for hex_, ships in groups.items():
        i = hexes.at[hex_]
        few = FEW if number(hexes.rows[i], "centaurian") == 0 else FEW - 2  # its token takes the last row
        columns = 2 if len(ships) <= few else 3 if len(ships) <= MANY else 4
        size = 32 if columns == 2 else 23 if columns == 3 else 17
        for k in range(len(ships)):
            x = hexes.x[i] + 66 - (columns - 1 - k % columns) * (size - 1) - size // 2
            y = hexes.y[i] - 25 + k // columns * (size - 1)
            found[ships[k]] = [x, y, size]
    return found


def _ship(
    d: Drawing,
    scene: Scene,
    player: dict[str, object],
    ship: dict[str, object],
    places: dict[str, list[int]],
) -> None:
    """All of a ship lies in one group with a lasting id, which travels when its place changes."""
    seat = number(player, "seat")
    x, y, size = places[ship_id(seat, ship)]
    damage, cargo = number(ship, "damage"), number(ship, "cargo")
    cloaked = flag(ship, "cloaked")
    d.begin(ship_id(seat, ship), "ship cloaked" if cloaked else "ship", _ship_title(scene, seat, ship))
    if cloaked:
        d.disc(x, y, size // 2, "cloak")
    d.use("piece-" + word(ship, "type"), x, y, size, f"piece seat-{seat}")
    points = 11 if size > 20 else 9
    ink = "b mid" if cloaked else "b mid ink"  # a cloaked ship lets the ground shine through
    d.parts.append(
        f'<text x="{x}" y="{y + size * 5 // 16}" class="{ink}" style="font-size:{points}px">'
        f"{OWNER_LETTERS[seat]}</text>"
    )
    edge = size // 2 - 4
    if cargo:
        d.disc(x - edge, y + edge, 6, "part")
        d.words(x - edge, y + edge + 4, str(cargo), "t11 b mid")
    if damage:
        d.disc(x + edge, y - edge, 6, "hurt")
        d.words(x + edge, y - edge + 4, str(damage), "t11 b mid inverse")
    d.end()


def _ship_title(scene: Scene, seat: int, ship: dict[str, object]) -> str:
    params: dict[str, Param] = {
        "ship": Text("exodus-ship-" + word(ship, "type")),
        "n": word(ship, "id")[-1],
        "owner": scene.owners[seat],
        "hex": scene.hex_name(word(ship, "place")),
        "damage": number(ship, "damage"),
        "cargo": number(ship, "cargo"),
    }
    return scene.tell(
        "exodus-picture-ship-cloaked" if flag(ship, "cloaked") else "exodus-picture-ship", params
    )


def _routes(d: Drawing, scene: Scene, hexes: _Hexes, places: dict[str, list[int]]) -> None:
    """The viewer's own secret orders: the n-th order is for the n-th ship that awaits one."""
    seat = number(scene.view, "seat")
    if seat < 0 or word(scene.view, "question") != "orders":
        return
    ships = [s for s in tables(scene.players[seat], "ships") if word(s, "place") and not flag(s, "moved")]
    orders = [order.removeprefix("go ") for order in words(scene.view, "secret")]
    for k in range(min(len(orders), len(ships))):
        if orders[k] == word(ships[k], "place") or orders[k] not in hexes.at:
            continue
        x, y, _ = places[ship_id(seat, ships[k])]
        i = hexes.at[orders[k]]
        params: dict[str, Param] = {
            "ship": Text("exodus-ship-" + word(ships[k], "type")),
            "n": word(ships[k], "id")[-1],
            "hex": scene.hex_name(orders[k]),
        }
        id_ = f"route-{seat}-{word(ships[k], 'id')}"
        d.begin(id_, "order", scene.tell("exodus-picture-route", params))
        line = f"M{x} {y}L{hexes.x[i]} {hexes.y[i]}"
        d.path(line, "route-edge")
        d.path(line, f"route stroke-{seat}")
        d.disc(hexes.x[i], hexes.y[i], 7, f"piece seat-{seat}")
        d.end()


def _flights(d: Drawing, scene: Scene, hexes: _Hexes) -> None:
    """Rockets that have been aimed."""
    launches = tables(scene.view, "launches")
    for k in range(len(launches)):
        launch = launches[k]
        a, b = hexes.at[word(launch, "from")], hexes.at[word(launch, "target")]
        params: dict[str, Param] = {
            "upgrade": Text("exodus-upgrade-" + word(launch, "rocket")),
            "hex": scene.hex_name(hexes.ids[a]),
            "to": scene.hex_name(hexes.ids[b]),
        }
        d.begin(f"launch-{k}", "launch", scene.tell("exodus-picture-launch", params))
        d.path(
            f"M{hexes.x[a] + PLANET_X} {hexes.y[a] + PLANET_Y}L{hexes.x[b] + PLANET_X} {hexes.y[b] + PLANET_Y}",
            "flight",
        )
        d.use(
            "piece-" + word(launch, "rocket"),
            hexes.x[b] + PLANET_X - 10 + 10 * (k % 3),
            hexes.y[b] + PLANET_Y - 20,
            24,
        )
        d.end()
