"""The technology tree: four colours of seven, the price for whoever looks, and who owns what."""

from typing import Final

from galaktyka.core.glance import as_number, number, table, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.exodus.drawing.boards import NARROW, board
from galaktyka.games.exodus.drawing.scene import Scene, folded
from galaktyka.games.exodus.ids import COLOUR_IDS, TECH_IDS, TYPE_IDS

COLUMN: Final = 186
ROW: Final = 54
ROWS: Final = 7
BLOCK: Final = ROW * ROWS + 6
"""Two colours side by side, the other two below them: so the names can be read on a narrow page."""


def technology_panel(scene: Scene) -> Panel:
    seat = max(0, number(scene.view, "seat"))
    prices = table(scene.players[seat], "technology_prices")
    owners: dict[str, list[int]] = {id_: [] for id_ in TECH_IDS}
    for player in scene.players:
        for id_ in words(player, "technologies"):
            owners[id_].append(number(player, "seat"))
    d = Drawing()
    for technology in range(len(TECH_IDS)):
        id_ = TECH_IDS[technology]
        price = as_number(prices[id_]) if id_ in prices else -1
        _technology(d, scene, technology, price, owners[id_])
    title = scene.tell("exodus-picture-technologies", {"owner": scene.owners[seat]})
    return board("technologies", title, NARROW, 8 + 2 * BLOCK, Drawing(), d)


def _technology(d: Drawing, scene: Scene, technology: int, price: int, owners: list[int]) -> None:
    """A cell: colour and types at the left, the name, the price or a tick, the owners below."""
    id_ = TECH_IDS[technology]
    colour, row = divmod(technology, ROWS)
    x = 12 + COLUMN * (colour % 2)
    y = 10 + BLOCK * (colour // 2) + ROW * row
    key = "exodus-technology-" + id_
    d.begin("tech-" + id_, "tech", _title(scene, technology, price))
    d.rect(x, y, COLUMN - 6, ROW - 5, 7, "tile known" if price < 0 else "tile")
    d.rect(x, y, 9, ROW - 5, 4, "tech-" + COLOUR_IDS[scene.box.technology_colour[technology]])
    lines = folded(scene.say(key), 12, COLUMN - 62, 2)
    for k in range(len(lines)):
        d.words(x + 16, y + 16 + 14 * k, lines[k], "s", COLUMN - 60, 12)
    if price < 0:
        d.words(x + COLUMN - 22, y + 21, "✓", "t18 b mid go")
    else:
        d.counter("sign-cp", str(price), x + COLUMN - 22, y + 16, 27)
    types = scene.box.technology_types[technology]
    letters = [scene.say("exodus-picture-type-" + TYPE_IDS[i]) for i in range(3) if types >> i & 1]
    d.words(x + 16, y + 43, "·".join(letters), "t11 s mut")
    for k in range(len(owners)):
        d.owner(owners[k], x + COLUMN - 18 - 18 * (len(owners) - 1 - k), y + 38, 17)
    d.end()


def _title(scene: Scene, technology: int, price: int) -> str:
    key = "exodus-technology-" + TECH_IDS[technology]
    types = scene.box.technology_types[technology]
    kinds = ", ".join([scene.say("exodus-type-" + TYPE_IDS[i]) for i in range(3) if types >> i & 1])
    params: dict[str, Param] = {
        "technology": Text(key),
        "effect": Text(key + ".description"),
        "colour": Text("exodus-colour-" + COLOUR_IDS[scene.box.technology_colour[technology]]),
        "types": kinds,
        "base": scene.box.technology_cp[technology],
        "price": price,
    }
    return scene.tell(
        "exodus-picture-technology" if price >= 0 else "exodus-picture-technology-owned", params
    )
