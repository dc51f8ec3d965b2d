"""A faction of its own on a map of its own, for the tests of single factions."""

from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import INSTITUTE, LOST_MINE, MINE, TRADING_STATION
from galaktyka.games.gaia.rules.ground import settle_on

Place = tuple[int, int]
SEVEN: dict[Place, int] = {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION}
"""A cluster of power value 7."""
HOMES = {
    **dict.fromkeys(["terrans", "lantids"], "r"),
    **dict.fromkeys(["hadsch_hallas", "ivits"], "o"),
    **dict.fromkeys(["geodens", "bal_taks"], "v"),
    **dict.fromkeys(["xenos", "gleens"], "d"),
    **dict.fromkeys(["taklons", "ambas"], "s"),
    **dict.fromkeys(["firaks", "bescods"], "t"),
    **dict.fromkeys(["nevlas", "itars"], "i"),
}


def realm(
    faction: str,
    structures: dict[Place, int],
    more: dict[Place, str] | None = None,
    tile: str = "rs_big_1",
    **options: str,
) -> Scene:
    """Seat 0 with these structures on home planets, `more` planets, and an opponent far from everything."""
    other = "xenos" if HOMES[faction] != "d" else "terrans"
    board = galaxy(dict.fromkeys(structures, HOMES[faction]) | (more or {}) | {(6, -4): HOMES[other]})
    scene = Scene(faction, other, empty_map=False, round_tile=tile, board=board, **options)
    for place, kind in structures.items():
        scene.put(0, kind, place)
    scene.put(1, MINE, (6, -4))
    return scene


def lost_planet(scene: Scene, seat: int, place: Place) -> None:
    hex_ = scene.hex(place)
    scene.state.place_lost_planet(hex_)
    scene.player(seat).lost = hex_
    settle_on(scene.state, seat, hex_, LOST_MINE, False, scene.table)


def federate(scene: Scene) -> None:
    """Form the first federation on offer, up to the choice of its token."""
    scene.play("federation")
    while scene.question() in ("link", "satellites"):
        scene.play("done" if "done" in scene.offers() else scene.offers()[0])
