"""Ships, fleets and units in warp, each where it stands or where its Warp token points."""

from typing import Final

from galaktyka.core.glance import number, tables, word
from galaktyka.core.svg import OWNER_LETTERS, Drawing
from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy.drawing.ground import DISC, Ground
from galaktyka.games.ascendancy.drawing.scene import Scene

PLATE: Final = 34  # width of a fleet
SHIP: Final = 28


def draw_pieces(d: Drawing, scene: Scene, ground: Ground) -> None:
    """Everything in a sector side by side: single ships by owner, then fleets, then units in warp."""
    groups: dict[str, list[dict[str, object]]] = {}
    for ships in tables(scene.view, "ships"):
        groups.setdefault(word(ships, "place"), []).append(ships)
    for fleet in tables(scene.view, "fleets"):
        if word(fleet, "place"):
            groups.setdefault(word(fleet, "place"), []).append(fleet)
    for place, things in groups.items():
        spots = spread(ground, place, [PLATE if "card" in thing else SHIP for thing in things])
        for k in range(len(things)):
            x, y = spots[k]
            if "card" in things[k]:
                _fleet(d, scene, things[k], x, y)
            else:
                _ships(d, scene, things[k], x, y)
    _warp(d, scene, ground)


def spread(ground: Ground, place: str, widths: list[int]) -> list[tuple[int, int]]:
    """Middles for things of these widths: in rows below the slots of a system, or across a lane."""
    x, y = ground.point(place)
    if "." in place:
        return across(ground, place, len(widths))
    found: list[tuple[int, int]] = []
    row: list[int] = []
    rows: list[list[int]] = []
    for width in widths:
        if row and sum(row) + width > 2 * DISC - 8:
            rows.append(row)
            row = []
        row.append(width)
    rows.append(row)
    for k in range(len(rows)):
        left = x - sum(rows[k]) // 2
        for width in rows[k]:
            found.append((left + width // 2, y + 20 + 24 * k))
            left += width
    return found


def across(ground: Ground, place: str, count: int) -> list[tuple[int, int]]:
    """Beside one another across a lane, about its middle."""
    x, y = ground.point(place)
    if ground.hexes:
        return [(x, y + 22 * k - 11 * (count - 1)) for k in range(count)]
    dx, dy = ground.across[place]
    steps = [23 * (2 * k - count + 1) // 2 for k in range(count)]
    return [(x + dx * step // 100, y + dy * step // 100) for step in steps]


def _ships(d: Drawing, scene: Scene, ships: dict[str, object], x: int, y: int) -> None:
    seat, count, place = number(ships, "seat"), number(ships, "count"), word(ships, "place")
    params: dict[str, Param] = {
        "owner": scene.owner(seat),
        "ships": Text("ascendancy-amount-ships", {"n": count}),
        "place": scene.place(place),
    }
    id_ = f"ship-{seat}-{place.replace('.', '-')}"
    d.begin(id_, "ship", scene.tell("ascendancy-picture-ships", params))
    d.use("piece-" + scene.civ_of(seat), x, y, SHIP - 1, f"piece seat-{seat}")
    d.parts.append(
        f'<text x="{x}" y="{y + 4}" class="b mid ink" style="font-size:10px">{OWNER_LETTERS[seat]}</text>'
    )
    if count > 1:
        d.disc(x + 10, y + 9, 7, "slotbox")
        d.words(x + 10, y + 13, str(count), "t11 b mid")
    d.end()


def _fleet(d: Drawing, scene: Scene, fleet: dict[str, object], x: int, y: int) -> None:
    seat, n, size = number(fleet, "seat"), number(fleet, "number"), number(fleet, "size")
    d.begin(f"fleet-{seat}-{n}", "fleet", fleet_title(scene, fleet))
    d.rect(x - PLATE // 2 + 1, y - 11, PLATE - 2, 21, 6, f"fleetplate seat-{seat}")
    d.words(x, y + 4, f"{OWNER_LETTERS[seat]}{n}×{size}", "t11 b mid ink", PLATE - 4, 11)
    d.end()


def fleet_title(scene: Scene, fleet: dict[str, object]) -> str:
    params: dict[str, Param] = {
        "owner": scene.owner(number(fleet, "seat")),
        "n": number(fleet, "number"),
        "type": Text("ascendancy-fleet-" + word(fleet, "type")),
        "ships": Text("ascendancy-amount-ships", {"n": number(fleet, "size")}),
    }
    if not word(fleet, "place"):
        return scene.tell("ascendancy-picture-fleet-warp", params)
    params["place"] = scene.place(word(fleet, "place"))
    return scene.tell("ascendancy-picture-fleet", params)


def _warp(d: Drawing, scene: Scene, ground: Ground) -> None:
    """Units in warp hover beside the sector that they entered from."""
    waiting: dict[str, int] = {}
    for unit in tables(scene.view, "warp"):
        place = word(unit, "place")
        k = waiting.get(place, 0)
        waiting[place] = k + 1
        x, y = ground.point(place)
        if "." in place:
            x, y = x + 24, y - 20 - 20 * k
        else:
            x, y = x + 20 + 40 * k - 20 * (k // 2), y - DISC - 12
        _unit(d, scene, unit, x, y)


def _unit(d: Drawing, scene: Scene, unit: dict[str, object], x: int, y: int) -> None:
    seat, tokens, size = number(unit, "seat"), number(unit, "tokens"), number(unit, "size")
    params: dict[str, Param] = {
        "owner": scene.owner(seat),
        "ships": Text("ascendancy-amount-ships", {"n": size}),
        "tokens": Text("ascendancy-amount-tokens", {"n": tokens}),
        "place": scene.place(word(unit, "place")),
    }
    d.begin(f"warp-{seat}-{number(unit, 'number')}", "inwarp", scene.tell("ascendancy-picture-warp", params))
    d.rect(x - 19, y - 10, 39, 20, 10, f"fleetplate seat-{seat}")
    ships = f"×{size}" if size > 1 else ""
    d.words(x, y + 4, f"{OWNER_LETTERS[seat]}{ships} »{tokens}", "t11 b mid ink", 34, 11)
    d.end()
