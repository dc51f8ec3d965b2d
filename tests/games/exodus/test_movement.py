"""Conquest: civilian ships, loading, orders, moves."""

from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import (
    E_MOVED,
    STEP_CIVILIAN,
    STEP_CONQUEST,
    STEP_LOAD,
    STEP_OPEN,
    STEP_ORDERS,
)
from galaktyka.games.exodus.rules.movement import destinations
from galaktyka.games.exodus.state import COUNCIL


def test_R66_population_boards_ships_in_the_same_hex_up_to_their_capacity() -> None:
    scene = Scene(2)
    scene.settle(0, "sol", 3)
    scene.fly(0, "cruiser1", "sol")
    scene.fly(0, "fighter1", "sol")
    scene.fly(0, "transporter1", "sol", cargo=3)
    scene.fly(0, "raider1", "lyra")
    scene.begin(STEP_LOAD)
    assert scene.legal() == ["load cruiser1", "load transporter1", "done"]
    scene.play("load cruiser1")
    assert scene.legal() == ["x2", "x1"]
    scene.play("x2")
    scene.play("load transporter1")
    assert scene.people("sol", 0) == 0
    assert (scene.cargo(0, "cruiser1"), scene.cargo(0, "transporter1")) == (2, 4)


def test_R66_what_is_aboard_already_takes_its_room() -> None:
    scene = Scene(2)
    scene.settle(0, "sol", 5)
    scene.fly(0, "transporter1", "sol", cargo=2)
    scene.fly(0, "cruiser1", "sol", cargo=2)
    scene.begin(STEP_LOAD)
    assert scene.legal() == ["load transporter1", "done"]
    scene.play("load transporter1")
    assert scene.legal() == ["x2", "x1"]


def test_R66_also_from_a_foreign_home() -> None:
    scene = Scene(2)
    scene.settle(0, "home 1", 1)
    scene.fly(0, "raider1", "home 1")
    scene.begin(STEP_LOAD)
    scene.play("load raider1")
    assert (scene.people("home 1", 0), scene.cargo(0, "raider1")) == (0, 1)


def test_R67_civilian_ships_redistribute_population_in_reverse_turn_order() -> None:
    scene = Scene(2)
    for seat in (0, 1):
        scene.teach(seat, "civilian_ships")
        scene.settle(seat, "sol", 2)
    scene.settle(1, "lyra", 1)
    scene.begin(STEP_CIVILIAN)
    assert (scene.question, scene.seat) == ("civilian", 1)
    scene.play("from sol")
    home = scene.name(scene.hex("home 1"))
    assert sorted(scene.legal()) == sorted([f"to {home}", "to lyra"])  # others that hold own population
    scene.play_all("to lyra", "x2")
    assert (scene.people("sol", 1), scene.people("lyra", 1)) == (0, 3)
    assert "from sol" not in scene.legal()
    scene.play("done")
    assert scene.seat == 0


def test_R67_transfers_come_before_loading_and_end_by_themselves() -> None:
    scene = Scene(2)
    scene.teach(0, "civilian_ships")
    scene.settle(0, "sol", 1)
    scene.fly(0, "raider1", "sol")
    scene.begin(STEP_CIVILIAN)
    home = scene.name(scene.hex("home 0"))
    scene.play_all("from sol", f"to {home}", f"from {home}", "to sol", "x4")
    assert (scene.question, scene.people("sol", 0)) == ("load", 4)


def test_R68_each_ship_gets_a_secret_order_within_its_speed() -> None:
    scene = Scene(2)
    scene.fit(0, "battle_cruiser", "fusion_drive")
    scene.fly(0, "cruiser1", "home 0")
    scene.fly(0, "raider1", "home 0")
    scene.fly(1, "raider1", "home 1")
    scene.begin(STEP_ORDERS)
    assert scene.state.actors() == [0, 1]
    home = scene.hex("home 0")
    reach = scene.state.board.reach
    assert scene.legal(0) == [f"go {scene.name(h)}" for h in reach[1][home]]  # the raider comes first
    scene.play(scene.legal(0)[1], seat=0)
    assert scene.legal(0) == [f"go {scene.name(h)}" for h in reach[2][home]]
    assert scene.legal(0)[0] == f"go {scene.name(home)}"  # no step at all
    assert scene.where(0, "raider1") == home


def test_R68_ships_of_a_type_move_separately() -> None:
    scene = Scene(2)
    scene.fly(0, "raider1", "home 0")
    scene.fly(0, "raider2", "home 0")
    scene.begin(STEP_ORDERS)
    stay, go = scene.legal(0)[:2]
    scene.play_all(go, stay, seat=0)
    assert scene.where(0, "raider1") != scene.where(0, "raider2") == scene.hex("home 0")


def test_R69_directions_are_the_same_everywhere_and_paths_stay_on_the_map() -> None:
    scene = Scene(6)
    s = scene.state
    steps = [s.board.grid.cells[s.board.steps[COUNCIL * 6 + way]] for way in range(6)]
    assert steps == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    corner = scene.hex("home 0")
    assert [way + 1 for way in range(6) if s.board.steps[corner * 6 + way] < 0] == [1, 2, 6]


def test_R69_a_path_leads_through_enemies_centaurians_and_the_council() -> None:
    scene = Scene(6)
    s = scene.state
    start = scene.neighbour(COUNCIL, 4)
    end = scene.neighbour(COUNCIL, 1)
    scene.fly(0, "raider1", start)
    scene.fit(0, "dark_raider", "fusion_drive")
    assert end in destinations(s, 0, 0)
    for hex_ in range(s.board.grid.size):
        if s.board.grid.distances[start][hex_] == 1:
            s.centaurian[hex_] = 3
            scene.fly(1, "cruiser1", hex_)
    assert end in destinations(s, 0, 0)


def test_R69_reach_is_counted_over_the_map_not_across_its_gaps() -> None:
    scene = Scene(2)
    board = scene.state.board
    for speed in range(4):
        for start in range(board.grid.size):
            seen = {start}
            for _ in range(speed):
                seen |= {board.steps[h * 6 + way] for h in seen for way in range(6)} - {-1}
            assert set(board.reach[speed][start]) == seen


def test_R70_all_orders_are_carried_out_together() -> None:
    scene = Scene(2)
    scene.fly(0, "raider1", "home 0")
    beside = scene.state.board.reach[1][scene.hex("home 0")][1]
    scene.fly(1, "raider1", beside)
    scene.begin(STEP_ORDERS)
    scene.play(f"go {scene.name(beside)}", seat=0)
    scene.play(f"go {scene.name(scene.hex('home 0'))}", seat=1)
    assert scene.where(0, "raider1") == beside  # they passed each other without a battle
    assert scene.where(1, "raider1") == scene.hex("home 0")
    assert len(scene.events(E_MOVED)) == 2


def test_R71_ships_may_be_moved_openly_before_orders_where_the_table_allows_it() -> None:
    scene = Scene(2, open_moves="true")
    scene.fly(0, "raider1", "home 0")
    scene.fly(0, "cruiser1", "home 0")
    scene.fly(1, "raider1", "home 1")
    scene.begin(STEP_OPEN)
    assert (scene.question, scene.legal()) == ("open", ["raider1", "cruiser1", "done"])
    scene.play("cruiser1")
    target = scene.legal()[1]
    scene.play(target)
    assert target == f"cruiser1 {scene.name(scene.where(0, 'cruiser1'))}"
    assert scene.where(0, "cruiser1") != scene.hex("home 0")
    assert scene.legal() == ["raider1", "done"]
    scene.play_all("done", "done")
    assert scene.question == "orders"
    scene.play(scene.legal(0)[0], seat=0)
    assert scene.state.actors() == [1]
    plain = Scene(2)
    plain.fly(0, "raider1", "home 0")
    plain.begin(STEP_OPEN)
    assert plain.question == "orders"


def test_the_short_game_moves_openly_in_reverse_turn_order() -> None:
    scene = Scene(2, variant="short")
    scene.fly(0, "raider1", "home 0")
    scene.fly(1, "raider1", "home 1")
    scene.fly(1, "cruiser2", "home 1")
    scene.begin(STEP_OPEN)
    assert (scene.question, scene.seat) == ("move", 1)
    assert scene.legal()[0] == f"raider1 {scene.name(scene.hex('home 1'))}"
    scene.play(scene.legal()[1])
    assert scene.where(1, "raider1") != scene.hex("home 1")
    scene.play(scene.legal()[0])
    assert scene.seat == 0


def test_T12_movement_tokens() -> None:
    scene = Scene(6)
    start = scene.neighbour(COUNCIL, 4)
    scene.fly(0, "raider1", start)
    scene.fly(1, "fighter1", scene.hex("home 1"))
    for ship in ("cruiser1", "cruiser2"):
        scene.fly(2, ship, start)
    scene.fit(2, "battle_cruiser", "fusion_drive")
    scene.begin(STEP_ORDERS)
    north_west = scene.neighbour(start, 6)
    then_north = scene.neighbour(north_west, 1)
    scene.play(f"go {scene.name(north_west)}", seat=0)
    scene.play(f"go {scene.name(scene.hex('home 1'))}", seat=1)
    scene.play_all(*[f"go {scene.name(then_north)}"] * 2, seat=2)
    assert scene.where(0, "raider1") == north_west
    assert scene.where(1, "fighter1") == scene.hex("home 1")
    assert scene.where(2, "cruiser1") == scene.where(2, "cruiser2") == then_north


def test_R47_a_new_ship_moves_in_the_next_conquest_phase() -> None:
    scene = Scene(2)
    scene.fly(0, "raider1", "home 0")
    scene.state.settle_people(scene.hex("home 0"), 0, -3)
    scene.player(0).pool += 3
    scene.begin(STEP_CONQUEST)
    assert (scene.question, len(scene.legal(0)) > 1) == ("orders", True)
