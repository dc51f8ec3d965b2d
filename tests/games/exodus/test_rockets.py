"""Phase IV: weapons of mass destruction."""

from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import E_AIM, E_DRAINED, E_RANGE, E_ROCKET, STEP_AIMS
from galaktyka.games.exodus.ids import GRAVITON_ROCKET, PARTS, ROCKETS

HYPERSONIC, BIOCHEMICAL, GRAVITON = "hypersonic_rocket", "biochemical_rocket", "graviton_rocket"
HIT, MISS = 5, 1


def next_to(scene: Scene, name: str) -> str:
    """A planet beside another one, other than homes."""
    row = scene.state.board.grid.distances[scene.hex(name)]
    first = 1 + scene.state.seats
    return scene.name(next(h for h in range(first, len(row)) if row[h] == 1))


def armed(kind: str = HYPERSONIC, count: int = 1, seats: int = 2) -> tuple[Scene, str]:
    """Seat 0 with rockets on Sol, and a planet beside it; a ship far away lets the turn stop at its orders."""
    scene = Scene(seats)
    scene.hex("lyra")
    scene.fly(1, "raider2", "council")
    scene.settle(0, "sol", 1)
    scene.rocket("sol", kind, count)
    return scene, next_to(scene, "sol")


def rockets_on(scene: Scene, name: str) -> int:
    at = scene.hex(name) * ROCKETS
    return sum(scene.state.rockets[at : at + ROCKETS])


def test_R58_the_majority_controls_a_rocket_whoever_bought_it() -> None:
    scene, _ = armed()
    scene.settle(1, "sol", 2)
    scene.begin(STEP_AIMS)
    assert (scene.question, scene.seat) == ("aim", 1)
    tied, _ = armed()
    tied.settle(1, "sol", 1)
    tied.begin(STEP_AIMS)
    assert tied.question != "aim"
    assert rockets_on(tied, "sol") == 1


def test_R59_in_reverse_turn_order_a_target_or_nothing_for_each_rocket() -> None:
    scene, target = armed(count=2)
    scene.settle(1, "lyra", 1)
    scene.rocket("lyra", BIOCHEMICAL)
    scene.begin(STEP_AIMS)
    assert scene.seat == 1
    scene.play("hold")
    assert scene.seat == 0
    scene.roll(1, 1)
    scene.play_all(f"aim {target}", f"aim {target}")
    assert [(event.seat, scene.name(event.c)) for event in scene.events(E_AIM)] == [(0, target)] * 2


def test_R60_targets_are_planets_within_six_hexes_except_homes_ruins_and_its_own() -> None:
    scene, target = armed()
    other = next(name for name in ("lyra", "charun", "agni") if name != target)
    scene.state.destroyed = 1 << scene.hex(other)
    scene.exhaust(other)
    scene.begin(STEP_AIMS)
    offered = {answer.removeprefix("aim ") for answer in scene.legal()} - {"hold"}
    assert other not in offered
    assert "sol" not in offered
    assert not [name for name in offered if name.startswith("home") or name == "council"]
    row = scene.state.board.grid.distances[scene.hex("sol")]
    slots = range(3, scene.state.board.grid.size)
    reachable = {scene.name(h) for h in slots if row[h] <= 6} - {"sol", other}
    assert offered == reachable


def test_R60_no_target_is_further_than_six_hexes() -> None:
    """On the largest map a home planet is seven hexes from the far rim."""
    scene = Scene(6, variant="long")
    scene.rocket("home 0", HYPERSONIC)
    row = scene.state.board.grid.distances[scene.hex("home 0")]
    planets = range(1 + scene.state.seats, len(row))
    assert max(row[h] for h in planets) == 7
    scene.begin(STEP_AIMS)
    assert scene.legal() == [*(f"aim {scene.name(h)}" for h in planets if row[h] <= 6), "hold"]


def test_R61_the_die_must_be_greater_than_the_distance() -> None:
    for face, arrives in ((1, False), (2, True)):
        scene, target = armed()
        scene.begin(STEP_AIMS)
        scene.roll(face, *([MISS] * 5 if arrives else []))
        scene.play(f"aim {target}")
        assert scene.events(E_RANGE)[0].c == (1 if arrives else 0)


def at_distance(steps: int, *known: str) -> tuple[Scene, str]:
    scene = Scene(6)
    board = scene.state.board.grid
    pairs = [(a, b) for a in range(7, board.size) for b in range(7, board.size)]
    start, end = next(pair for pair in pairs if board.distances[pair[0]][pair[1]] == steps)
    scene.teach(0, *known)
    scene.state.settle_people(start, 0, 1)
    scene.player(0).pool -= 1
    scene.state.rockets[start * ROCKETS] = 1
    scene.state.supply[PARTS] -= 1
    scene.begin(STEP_AIMS)
    return scene, f"aim {scene.name(end)}"


def test_T8_range() -> None:
    for steps, known, face, arrives in (
        (4, (), 4, False),
        (4, ("radar",), 4, True),
        (6, (), 6, False),
        (6, ("radar",), 6, True),
        (6, ("radar",), 5, False),
    ):
        scene, aim = at_distance(steps, *known)
        scene.roll(face, *([MISS] * 5 if arrives else []))
        scene.play(aim)
        assert scene.events(E_RANGE)[0].c == (1 if arrives else 0)


def test_R62_five_three_and_two_dice_and_each_five_or_six_is_a_hit() -> None:
    for kind, faces, hits in (
        (HYPERSONIC, [1, 2, 4, 6, 6], 2),
        (BIOCHEMICAL, [5, 4, 6], 2),
        (GRAVITON, [4, 4], 0),
    ):
        scene, target = armed(kind)
        scene.begin(STEP_AIMS)
        scene.roll(6, *faces)
        scene.play(f"aim {target}")
        assert scene.events(E_ROCKET)[0].c == hits
        assert not scene.table.script
        assert scene.state.destroyed == 0


def test_R63_hypersonic_rockets_lower_the_marker_while_it_lasts() -> None:
    scene, target = armed(HYPERSONIC)
    scene.state.marker[scene.hex("sol")] = 4
    hex_ = next(h for h in range(scene.state.board.grid.size) if scene.name(h) == target)
    scene.state.marker[hex_] = 2
    scene.begin(STEP_AIMS)
    scene.roll(6, HIT, HIT, HIT, MISS, MISS)
    scene.play(f"aim {target}")
    assert scene.state.marker[hex_] == 0
    assert scene.events(E_DRAINED)[0].b == 2


def test_R63_biochemical_rockets_kill_and_the_one_who_fires_chooses_whom() -> None:
    scene, target = armed(BIOCHEMICAL)
    hex_ = next(h for h in range(scene.state.board.grid.size) if scene.name(h) == target)
    scene.settle(0, hex_, 1)
    scene.settle(1, hex_, 2)
    pools = [scene.player(seat).pool for seat in (0, 1)]
    scene.begin(STEP_AIMS)
    scene.roll(6, HIT, HIT, HIT)
    scene.play(f"aim {target}")
    assert (scene.question, scene.seat, scene.legal()) == ("victim", 0, ["kill 1", "kill 2"])
    scene.play("kill 2")
    scene.play("kill 1")  # the third hit has only one owner left
    assert [scene.people(hex_, seat) for seat in (0, 1)] == [0, 0]
    assert [scene.player(seat).pool for seat in (0, 1)] == [pools[0] + 1, pools[1] + 2]


def test_R63_graviton_rockets_destroy_the_planet_and_leave_ships_unharmed() -> None:
    scene, target = armed(GRAVITON)
    hex_ = next(h for h in range(scene.state.board.grid.size) if scene.name(h) == target)
    scene.settle(1, hex_, 3)
    scene.fly(1, "raider1", hex_)
    scene.state.centaurian[hex_] = 1
    pool = scene.player(1).pool
    scene.begin(STEP_AIMS)
    scene.roll(6, HIT, HIT)
    scene.play(f"aim {target}")
    assert scene.state.destroyed >> hex_ & 1
    assert (scene.state.marker[hex_], scene.people(hex_, 1), scene.player(1).pool) == (0, 0, pool + 3)
    assert scene.where(1, "raider1") == hex_
    assert scene.state.centaurian[hex_] == 1


def test_R64_a_rocket_on_a_planet_that_is_being_destroyed_still_flies() -> None:
    scene = Scene(2)
    scene.fly(1, "raider2", "council")
    scene.settle(0, "sol", 1)
    scene.rocket("sol", GRAVITON)
    other = next_to(scene, "sol")
    hex_ = next(h for h in range(scene.state.board.grid.size) if scene.name(h) == other)
    scene.settle(1, hex_, 1)
    scene.state.rockets[hex_ * ROCKETS] = 1
    scene.state.supply[PARTS] -= 1
    scene.begin(STEP_AIMS)
    scene.play("aim sol")  # the last in turn order aims first
    scene.roll(6, 6, HIT, HIT, MISS, MISS, MISS, HIT, HIT)
    scene.play(f"aim {other}")
    assert scene.state.destroyed >> hex_ & 1
    assert scene.marker("sol") == 4 - 2


def test_R65_rockets_stay_on_their_planets_and_those_of_ruins_return_to_the_supply() -> None:
    scene, target = armed(GRAVITON)
    hex_ = next(h for h in range(scene.state.board.grid.size) if scene.name(h) == target)
    scene.settle(1, hex_, 1)
    scene.state.rockets[hex_ * ROCKETS + 1] = 2
    scene.state.supply[PARTS + 1] -= 2
    scene.begin(STEP_AIMS)
    scene.play_all("hold", "hold")
    scene.roll(6, HIT, MISS)
    scene.play(f"aim {target}")
    assert rockets_on(scene, "sol") == 1
    assert scene.state.supply[PARTS + 1] == scene.state.box.upgrade_supply[PARTS + 1]
    assert scene.state.supply[GRAVITON_ROCKET] == scene.state.box.upgrade_supply[GRAVITON_ROCKET] - 1


def test_T7_rockets() -> None:
    scene = Scene(2)
    scene.state.order = [1, 0]  # Green aims first
    for planet in ("lyra", "sol"):
        scene.settle(0, planet, 1)
    scene.settle(1, "kuei_hsing", 2)
    scene.hex("charun")
    scene.rocket("lyra", GRAVITON)
    scene.rocket("sol", BIOCHEMICAL, 2)
    scene.rocket("kuei_hsing", HYPERSONIC)
    scene.fly(1, "fighter1", "kuei_hsing")
    scene.begin(STEP_AIMS)
    by_hex = sorted(("lyra", "sol"), key=scene.hex)
    for planet in by_hex:
        for _ in range(1 if planet == "lyra" else 2):
            scene.play("aim kuei_hsing" if planet == "lyra" else "aim charun")
    assert scene.seat == 1
    graviton, biochemical = [HIT, MISS], [MISS] * 3
    damage = [graviton if p == "lyra" else biochemical + biochemical for p in by_hex]
    scene.roll(6, 6, 6, 6, *damage[0], *damage[1], 1, 2, 4, 6, 6)
    scene.play("aim charun")
    assert scene.marker("charun") == 4 - 2
    hex_ = scene.hex("kuei_hsing")
    assert scene.state.destroyed >> hex_ & 1
    assert (scene.people(hex_, 1), rockets_on(scene, "kuei_hsing"), scene.state.marker[hex_]) == (0, 0, 0)
    assert scene.where(1, "fighter1") == hex_


def test_R8_a_ruin_cannot_be_landed_on_targeted_or_mined_but_entered() -> None:
    scene, target = armed()
    hex_ = next(h for h in range(scene.state.board.grid.size) if scene.name(h) == target)
    scene.state.destroyed = 1 << hex_
    scene.state.marker[hex_] = 0
    assert not scene.state.has_planet(hex_)
    scene.fly(0, "raider1", "sol", cargo=1)
    scene.begin(STEP_AIMS)
    assert f"aim {target}" not in scene.legal()
    scene.play("hold")
    while scene.question != "orders":
        scene.play("done")
    assert f"go {target}" in scene.legal(0)
    scene.play(f"go {target}", seat=0)
    scene.play("go council", seat=1)
    assert scene.where(0, "raider1") == hex_
    assert scene.cargo(0, "raider1") == 1
