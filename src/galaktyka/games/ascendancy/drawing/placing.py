"""Where a lane or a system may be laid or turned: the arc of all spots, and marks to choose by."""

from math import isqrt
from typing import Final

from galaktyka.core.glance import as_numbers, as_table, number, numbers, table, word
from galaktyka.core.svg import Dial, Drawing
from galaktyka.core.words import Param
from galaktyka.games.ascendancy.drawing.ground import DISC, Ground
from galaktyka.games.ascendancy.drawing.scene import Scene

CIRCLE: Final = 360
MARK: Final = 23  # how wide a mark is


def draw_placing(d: Drawing, scene: Scene, ground: Ground) -> None:
    placing = table(scene.view, "map")["placing"]
    if not isinstance(placing, dict):
        return
    points: dict[int, tuple[int, int]] = {}
    for entry in placing["spots"]:
        spot, x, y = as_numbers(entry)
        points[spot] = ground.at(x, y)
    from_x, from_y = ground.at(number(placing, "x"), number(placing, "y"))
    if not ground.hexes:
        _arcs(d, scene, points, Dial(from_x, from_y, 0, word(placing, "notation")))
    taken: list[tuple[int, int]] = []
    for spot in numbers(placing, "listed"):
        if spot in points:
            at = clear_of(points[spot], (from_x, from_y), taken)
            taken.append(at)
            _mark(d, scene, ground, spot, at, (from_x, from_y))
    for entry in placing["turns"]:
        _turn(d, scene, ground, as_table(entry))
    for entry in placing["links"]:
        _link(d, scene, ground, as_table(entry))


def _arcs(d: Drawing, scene: Scene, points: dict[int, tuple[int, int]], dial: Dial) -> None:
    """A line along each run of degrees, which is also the dial to choose by."""
    spots = sorted(points)
    data = ""
    for k in range(len(spots)):
        x, y = points[spots[k]]
        begins = k == 0 or spots[k] != spots[k - 1] + 1
        data += f"{'M' if begins else 'L'}{x} {y}"
        if begins:
            dial.runs.append((spots[k], spots[k]))
        else:
            dial.runs[-1] = (dial.runs[-1][0], spots[k])
    if not data:
        return
    x, y = points[spots[0]]
    if spots[0] == 0 and spots[-1] == CIRCLE - 1:
        data += f"L{x} {y}"
    dial.radius = isqrt((x - dial.x) * (x - dial.x) + (y - dial.y) * (y - dial.y))
    dial.inner = DISC
    d.dial(data, "arc", scene.say("ascendancy-picture-dial"), dial)


def clear_of(at: tuple[int, int], origin: tuple[int, int], taken: list[tuple[int, int]]) -> tuple[int, int]:
    """A mark moves outwards where it would cover another one."""
    x, y = at
    for _ in range(len(taken)):
        near = [1 for tx, ty in taken if (tx - x) * (tx - x) + (ty - y) * (ty - y) < MARK * MARK]
        if not near:
            break
        far = max(1, isqrt((x - origin[0]) * (x - origin[0]) + (y - origin[1]) * (y - origin[1])))
        x += (x - origin[0]) * MARK // far
        y += (y - origin[1]) * MARK // far
    return x, y


def _mark(
    d: Drawing, scene: Scene, ground: Ground, spot: int, at: tuple[int, int], origin: tuple[int, int]
) -> None:
    x, y = at
    if ground.hexes:
        title = scene.say("ascendancy-picture-spot-hex")
    else:
        title = scene.tell("ascendancy-picture-spot", {"n": spot})
    if not ground.hexes:
        far = max(1, isqrt((x - origin[0]) * (x - origin[0]) + (y - origin[1]) * (y - origin[1])))
        near_x = origin[0] + (x - origin[0]) * DISC // far
        near_y = origin[1] + (y - origin[1]) * DISC // far
        d.path(f"M{near_x} {near_y}L{x} {y}", "ghostlane")
    d.begin(f"angle-{spot}", "spot", title)
    d.disc(x, y, 11, "ghost")
    d.words(x, y + 4, "" if ground.hexes else f"{spot}", "t11 mid", 20, 11)
    d.end()


def _turn(d: Drawing, scene: Scene, ground: Ground, turn: dict[str, object]) -> None:
    """Where a floating system would swing to, so that a connection fits."""
    x, y = ground.at(number(turn, "x"), number(turn, "y"))
    spot, system = number(turn, "spot"), word(turn, "system")
    params: dict[str, Param] = {"n": spot, "system": scene.system(system)}
    key = "ascendancy-picture-turn-hex" if ground.hexes else "ascendancy-picture-turn"
    d.begin(f"turn-{system}-{spot}", "spot", scene.tell(key, params))
    d.disc(x, y, 12, "ghost")
    d.use("sign-turn", x, y, 16)
    d.end()


def _link(d: Drawing, scene: Scene, ground: Ground, link: dict[str, object]) -> None:
    """A connection: where the other system, or this one, would lie, and the lane between them."""
    x, y = ground.at(number(link, "x"), number(link, "y"))
    from_x, from_y = ground.at(number(link, "from_x"), number(link, "from_y"))
    system = word(link, "system")
    title = scene.tell("ascendancy-picture-link", {"system": scene.system(system)})
    d.begin(f"link-{system}-{number(link, 'k')}", "spot", title)
    d.path(f"M{from_x} {from_y}L{x} {y}", "arc")
    d.disc((from_x + x) // 2, (from_y + y) // 2, 13, "ghost")
    d.use("sign-lanes", (from_x + x) // 2, (from_y + y) // 2, 18)
    d.end()
