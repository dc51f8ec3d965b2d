"""The end of the game (R71, R72)."""

from tests.games.eclipse.scene import Scene

from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import DISCOVERY_IDS
from galaktyka.games.eclipse.state import HAS_ANCIENT_PORTAL, HAS_MONOLITH, HAS_PORTAL_TILE


def test_R71_points_by_source() -> None:
    scene = Scene("mechanema", "planta", "hydran_progress", "eridani_empire", warp_portals="true")
    assert GAME.by_source(scene.state)[0] == {"sectors": 3}
    scene.sector("107", (0, -1))
    scene.sector("109", (1, -1))
    scene.control(0, "107", "109")
    scene.mark("107", HAS_MONOLITH)
    scene.mark("107", HAS_PORTAL_TILE)
    scene.mark("109", HAS_ANCIENT_PORTAL)
    scene.reputation(0, 2, 4)
    scene.allies(0, 1)
    scene.player(0).kept = [DISCOVERY_IDS.index("gain_money")] * 2
    scene.state.traitor = 0
    scene.tech(0, "nanorobots", "fusion_drive", "orbital", "advanced_robotics")
    assert GAME.by_source(scene.state)[0] == {
        "reputation": 6,
        "ambassadors": 1,
        "sectors": 10,
        "monoliths": 3,
        "discoveries": 4,
        "traitor": -2,
        "technologies": 1,
        "warp_portals": 3,
    }


def test_R71_technology_tracks() -> None:
    scene = Scene("mechanema", "planta")
    points = []
    for size in range(8):
        scene.player(0).track_sizes = [0, 0, size]
        points.append(scene.points(0, "technologies"))
    assert points == [0, 0, 0, 0, 1, 2, 3, 5]


def test_R71_planta_count_sectors_and_draco_counts_ancients() -> None:
    scene = Scene("planta", "descendants_of_draco")
    scene.sector("102", (0, -1))
    scene.control(0, "102")
    assert scene.points(0, "species") == 2
    assert scene.points(1, "species") == 0
    scene.sector("104", (0, 1), bare=False)
    scene.sector("301", (0, 3), bare=False)
    assert scene.points(1, "species") == 4
    assert scene.points(0, "species") == 2


def test_R71_structures_count_for_the_controller_only() -> None:
    scene = Scene("mechanema", "planta")
    scene.sector("102", (0, -1))
    scene.mark("102", HAS_MONOLITH)
    scene.ship(0, "cruiser", "102")
    assert scene.points(0, "monoliths") == 0


def test_R72_resources_break_ties_and_the_rest_is_shared() -> None:
    scene = Scene("mechanema", "hydran_progress", "orion_hegemony")
    assert GAME.scores(scene.state) == [3, 3, 3]
    for seat, stock in enumerate(([1, 2, 3], [6, 0, 0], [7, 0, 0])):
        scene.player(seat).resources = stock
    assert GAME.ranks(scene.state) == [2, 2, 1]
    scene.player(2).eliminated = True
    scene.player(2).final = [0, 0, 3, 0, 0, 0, 0, 0, 0]
    assert GAME.ranks(scene.state) == [1, 1, 3], "nothing counts for the eliminated"


def test_T24_a_draco_game() -> None:
    scene = Scene("descendants_of_draco", "planta", "hydran_progress", "eridani_empire")
    scene.reputation(0, 1, 1, 4)
    scene.allies(0, 1)
    for name, at in (
        ("107", (0, -1)),
        ("202", (1, -2)),
        ("207", (-1, -1)),
        ("109", (1, -1)),
        ("304", (0, -3)),
    ):
        scene.sector(name, at)
    scene.play("influence 228 track done")
    scene.control(0, "107", "202", "207", "109")
    scene.sector("306", (1, -3))
    scene.control(0, "306")
    assert scene.points(0, "sectors") == 3 + 2 + 2 + 4 + 1
    scene.mark("107", HAS_MONOLITH)
    scene.player(0).kept = [0, 1]
    scene.state.traitor = 0
    scene.player(0).track_sizes = [4, 5, 0]
    scene.sector("104", (-1, 0))
    ship = scene.state.seats * 18
    for npc in (ship + 2, ship + 3):
        scene.state.put_ship(npc, scene.number("104"))
    assert GAME.scores(scene.state)[0] == 29
