"""M7 to M14 in play, and R83, R110, R111: lanes that are laid, turned, joined, abandoned and cut."""

import pytest
from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.geometry.chart import Chart
from galaktyka.games.ascendancy.state import FACE_DOWN, NOBODY, WARP


def opens(texts: list[str]) -> list[str]:
    return [text for text in texts if text.startswith("open")]


def announced(length: int = 2, ships: int = 1) -> Scene:
    """A ship over Earth has announced a lane of this length."""
    scene = Scene()
    scene.ships(0, "earth", ships)
    scene.table.lengths = [length]
    scene.command(0)
    scene.play("ship earth", "impulse", "new lane")
    return scene


# --- slides ---


def test_M7_a_slide_is_free_and_once_a_turn_for_each_thing() -> None:
    scene = Scene()
    scene.discover("earth", "ardana", 2, 90)
    scene.discover("qonos", "risa", 2, 270)
    scene.ships(KLINGONS, "risa", 2)
    scene.command(0)
    ready = scene.player(0).ready
    assert {"slide ardana", "slide risa"} <= set(scene.legal() + scene.further())
    scene.play("slide risa", "to 200")
    chart = scene.state.chart
    assert (chart.x[ids.RISA], chart.y[ids.RISA]) == scene.state.box.polar.at(29000, 27527, 6000, 200)
    assert scene.count(KLINGONS, "risa") == 2  # ships go with their disc
    assert scene.player(0).ready == ready
    assert "slide risa" not in scene.legal() + scene.further()
    assert "slide ardana" in scene.legal() + scene.further()
    scene.command(KLINGONS)
    assert "slide risa" in scene.legal() + scene.further()  # in the next turn again


def test_M7_an_open_lane_turns_with_its_ships() -> None:
    scene = Scene()
    lane = scene.open("earth", 3, 90)
    scene.ships(KLINGONS, f"{lane}.2", 1)
    scene.command(0)
    scene.play(f"slide {lane}", "to 45")
    assert scene.state.chart.spot[0] == 45
    assert scene.count(KLINGONS, f"{lane}.2") == 1


def test_M7_a_slide_must_stay_in_the_arc() -> None:
    scene = Scene()
    scene.discover("earth", "ardana", 4, 90)
    for spot in (30, 150):
        lane = scene.open("earth", 4, spot)
        scene.ships(0, f"{lane}.1", 1)
    scene.command(0)
    scene.play("slide ardana")
    spots = [int(text.split()[1]) for text in scene.legal() + scene.further()]
    assert 90 in spots
    assert min(spots) > 30
    assert max(spots) < 150


def test_M7_inside_a_placement_each_thing_turns_once_more() -> None:
    scene = Scene()
    scene.discover("earth", "ardana", 2, 90)
    scene.ships(0, "earth", 1)
    scene.table.lengths = [2]
    scene.command(0)
    scene.play("slide ardana", "to 100", "ship earth", "impulse", "new lane")
    assert "slide ardana" in scene.further()
    scene.play("slide ardana", "to 120")
    assert "slide ardana" not in scene.legal() + scene.further()
    assert scene.question == "place"
    scene.play("open 90")
    assert scene.count(0, "L2.1") == 1


# --- new lanes ---


def test_M8_the_length_is_rolled_and_people_may_choose_any_degree() -> None:
    scene = announced(3)
    assert scene.question == "place"
    assert [(event.a, event.b) for event in scene.events(c.E_LANE_DIE)] == [(ids.EARTH, 3)]
    listed = opens(scene.legal())
    every = listed + opens(scene.further())
    assert len(every) == len(set(every)) == 360
    assert len(listed) < 60
    scene.play("open 137")
    chart = scene.state.chart
    assert (chart.lane_length[0], chart.spot[0], chart.lane_a[0], chart.lane_b[0]) == (3, 137, 0, -1)


def test_M8_not_from_a_disc_whose_lane_places_are_taken() -> None:
    scene = Scene()
    for spot in range(0, 360, 72):
        lane = scene.open("earth", 2, spot)
        scene.ships(0, f"{lane}.1", 1)
    scene.ships(0, "earth", 1)
    scene.command(0)
    scene.play("ship earth", "impulse")
    assert "new lane" not in scene.legal()


def walled_in(card: str = "rura_penthe") -> Scene:
    """A disc whose surroundings leave room for a lane of two only."""
    scene = Scene()
    scene.link("earth", card)
    chart = scene.state.chart.clone()
    disc = ids.SYSTEM_IDS.index(card)
    chart.put_disc(disc, 18000, 18000)
    chart.put_segment(0, 1000, 35000, 3000, 35000)
    for step in range(9):
        chart.put_disc(ids.RISA + step, *scene.state.box.polar.at(18000, 18000, 6400, 40 * step))
    scene.use(chart)
    scene.state.stack &= ~chart.placed
    return scene


def test_M8_with_no_place_for_the_rolled_length_the_unit_gives_up() -> None:
    scene = walled_in()
    chart = scene.state.chart
    disc = ids.RURA_PENTHE
    assert chart.open_spots(disc, 2) != []
    assert chart.open_spots(disc, 4) == []
    assert chart.connections(disc, 4) == []
    scene.ships(0, "rura_penthe", 1)
    scene.table.lengths = [4]
    scene.command(0)
    ready = scene.player(0).ready
    scene.play("ship rura_penthe", "impulse", "new lane")
    assert scene.legal() == ["give up"]
    scene.play("give up")
    assert scene.count(0, "rura_penthe") == 1
    assert scene.player(0).ready == ready - 1
    assert scene.events(c.E_HAZARD) == []  # the whole move was spent there
    assert scene.question == "command"


def test_M8_who_came_from_elsewhere_and_gives_up_braves_the_disc() -> None:
    scene = walled_in()
    scene.ships(0, "L1.2", 1)
    scene.table.lengths = [4]
    scene.command(0)
    scene.play("ship L1.2", "impulse", "go rura_penthe", "new lane")
    scene.roll(5)
    scene.play("give up")
    assert [(event.b, event.c) for event in scene.events(c.E_HAZARD)] == [(5, 5)]
    assert scene.count(0, "rura_penthe") == 0


def test_M8a_the_unit_is_in_the_first_sector_and_goes_on() -> None:
    scene = announced(2)
    scene.play(opens(scene.legal())[0])
    assert scene.count(0, "L1.1") == 1
    assert scene.question == "move"
    scene.play("go L1.2")  # its second sector, and the end of its impulse
    assert scene.count(0, "L1.2") == 1
    assert scene.question == "command"


def test_M8a_out_of_warp_sectors_of_lanes_cost_nothing() -> None:
    scene = Scene()
    scene.warp(0, "earth", 1)
    scene.table.lengths = [4]
    scene.table.discs, scene.table.cards = ["organia"], ["virgin_world"]
    scene.command(0)
    scene.play("warp 1", "exit", "new lane")
    scene.play(opens(scene.legal())[0])
    scene.play("go L1.4", "discover")
    scene.play(scene.legal()[0])
    assert scene.count(0, "organia") == 1


# --- new discs ---


def test_M9_the_angle_is_chosen_before_the_disc_is_drawn() -> None:
    scene = Scene()
    lane = scene.open("earth", 3, 90)
    scene.ships(0, f"{lane}.3", 1)
    scene.table.discs, scene.table.cards = ["organia"], ["virgin_world"]
    scene.command(0)
    scene.play(f"ship {lane}.3", "impulse", "discover")
    assert scene.question == "angle"
    assert scene.state.stack >> ids.ORGANIA & 1
    assert scene.legal() == ["at 90"]
    assert "at 100" in scene.further()
    scene.play("at 100")
    chart = scene.state.chart
    assert (chart.x[ids.ORGANIA], chart.y[ids.ORGANIA]) == (16784, 15368)
    assert not scene.state.stack >> ids.ORGANIA & 1


def about_to_discover() -> Scene:
    """A ship at the end of an open lane, and beside it a floating system that could give way."""
    scene = Scene()
    scene.discover("earth", "ardana", 2, 90)
    lane = scene.open("earth", 3, 30)
    scene.ships(0, f"{lane}.3", 1)
    scene.table.discs, scene.table.cards = ["organia"], ["virgin_world"]
    scene.command(0)
    scene.play(f"ship {lane}.3", "impulse", "discover")
    return scene


def test_M9_other_things_slide_before_a_new_disc_is_placed() -> None:
    scene = about_to_discover()
    assert scene.legal() == ["at 30"]
    assert "slide ardana" in scene.further()
    assert "slide L2" not in scene.further()  # the lane itself turns with the disc
    assert "at 90" not in scene.further()
    scene.play("slide ardana", "to 150")
    assert scene.question == "angle"
    assert "slide ardana" not in scene.further()  # once in a placement
    assert "at 90" in scene.further()  # it has made room
    scene.play("at 90")
    assert scene.state.chart.is_placed(ids.ORGANIA)


def test_M9_each_discovery_is_a_placement_of_its_own() -> None:
    scene = about_to_discover()
    scene.play("slide ardana", "to 100", "at 30")
    assert scene.state.placing == [ids.ARDANA]
    lane = scene.open("earth", 2, 300)
    scene.ships(0, f"{lane}.2", 1)
    scene.table.discs, scene.table.cards = ["risa"], ["virgin_world"]
    scene.play(f"ship {lane}.2", "impulse", "discover")
    assert "slide ardana" in scene.further()


def test_M9_when_a_slide_leaves_no_room_the_unit_is_back_on_its_way() -> None:
    scene = Scene()
    lane = scene.open("earth", 3, 90)
    scene.ships(0, f"{lane}.3", 1)
    scene.discover("qonos", "risa", 2, 270)
    scene.command(0)
    scene.play(f"ship {lane}.3", "impulse", "discover", "slide risa")
    crowd_the_end(scene, lane)
    scene.play("to 270")
    assert scene.question == "move"
    assert "discover" not in scene.legal()
    assert f"go {lane}.2" in scene.legal()


def crowd_the_end(scene: Scene, lane: str) -> None:
    """Put discs around the end of a lane, as if they had swung there, so that nothing more fits."""
    chart = scene.state.chart
    number = int(lane[1:]) - 1
    spare = [disc for disc in range(ids.FIRST_PLANET, ids.FIRST_PHENOMENON) if not chart.is_placed(disc)]
    while chart.discover_spots(number, 1):
        x, y = chart.box.polar.at(*home_of(chart), 7000, chart.discover_spots(number, 1)[0])
        chart.x[spare[0]], chart.y[spare[0]] = x, y
        chart.placed |= 1 << spare[0]
        scene.state.stack &= ~(1 << spare.pop(0))
        chart.touch()


def home_of(chart: Chart) -> tuple[int, int]:
    return chart.x[ids.EARTH], chart.y[ids.EARTH]


def test_M9_with_an_empty_stack_nothing_is_discovered() -> None:
    scene = Scene()
    lane = scene.open("earth", 3, 90)
    scene.ships(0, f"{lane}.3", 1)
    scene.state.stack = 0
    scene.command(0)
    scene.play(f"ship {lane}.3", "impulse")
    assert "discover" not in scene.legal()
    assert f"go {lane}.2" in scene.legal()


# --- connections ---


def near_qonos() -> Scene:
    """Risa turns about Qo'noS, Ardana is within reach of it."""
    scene = Scene()
    chart = scene.state.chart.clone()
    chart.put_disc(ids.EARTH, 10000, 10000)
    chart.put_disc(ids.QONOS, 18000, 14000)
    scene.use(chart)
    scene.discover("earth", "ardana", 3, 60)
    return scene


def test_M10_M11_a_connection_moves_the_disc_and_the_unit_goes_on() -> None:
    scene = near_qonos()
    scene.ships(KLINGONS, "qonos", 1)
    scene.table.lengths = [2]
    scene.command(KLINGONS)
    scene.play("ship qonos", "impulse", "new lane")
    assert {"join ardana", "join ardana 2"} <= set(scene.legal())
    scene.play("join ardana")
    chart = scene.state.chart
    assert (chart.x[ids.ARDANA], chart.y[ids.ARDANA]) == (12554, 16518)
    assert scene.count(KLINGONS, "L2.1") == 1
    scene.play("go L2.2")
    assert scene.question == "command"
    assert chart.fixed(ids.ARDANA)


def test_M10_a_connection_that_links_homes_is_first_contact() -> None:
    scene = near_qonos()
    scene.ships(KLINGONS, "qonos", 1)
    scene.table.lengths = [2]
    scene.command(KLINGONS)
    scene.play("ship qonos", "impulse", "new lane", "join ardana 2", "stop")
    assert scene.state.in_contact(FEDERATION, KLINGONS)
    assert [(event.a, event.b) for event in scene.events(c.E_CONTACT)] != []


def test_M10_with_two_mobile_ends_the_near_one_may_turn_first() -> None:
    scene = Scene()
    scene.discover("earth", "ardana", 2, 45)
    scene.discover("earth", "capella", 2, 135)
    scene.discover("ardana", "terra_nova", 2, 20)
    scene.discover("capella", "delta_iv", 2, 160)
    scene.ships(0, "terra_nova", 1)
    scene.table.lengths = [2]
    scene.command(0)
    scene.play("ship terra_nova", "impulse", "new lane")
    turns = [text for text in scene.legal() if text.startswith("turn terra_nova")]
    assert turns
    assert "join delta_iv" not in scene.legal()
    scene.play(turns[0])
    assert scene.question == "place"
    assert not [text for text in scene.legal() if text.startswith("turn terra_nova")]
    joins = [text for text in scene.legal() if text.startswith("join delta_iv")]
    scene.play(joins[0])
    assert scene.state.chart.joined(ids.TERRA_NOVA, ids.DELTA_IV)


# --- abandoned lanes ---


def test_M12_a_lane_goes_when_its_last_ship_leaves() -> None:
    scene = Scene()
    lane = scene.open("earth", 3, 90)
    scene.ships(0, f"{lane}.1", 2)
    scene.command(0)
    scene.play(f"ship {lane}.1", "impulse", "go earth", "stop")
    assert scene.lanes() == 1
    scene.play(f"ship {lane}.1", "impulse", "go earth")
    assert scene.lanes() == 0  # in the middle of the move
    assert scene.question == "move"


def test_M12_a_warp_token_that_pointed_at_the_lane_points_at_its_disc() -> None:
    scene = Scene()
    lane = scene.open("earth", 3, 90)
    scene.ships(0, f"{lane}.2", 1)
    scene.command(0)
    scene.play(f"ship {lane}.2", "warp")
    assert scene.lanes() == 0
    assert scene.state.warp[:WARP] == [0, ids.EARTH, 1, c.SINGLE]


def test_M12_destroyed_ships_leave_no_lane_behind() -> None:
    scene = Scene()
    lane = scene.open("earth", 2, 90)
    scene.ships(KLINGONS, f"{lane}.1", 1)
    scene.ships(0, "earth", 3)
    scene.command(0)
    scene.roll(6, 6, 6, 1)
    scene.play(f"attack {lane}.1")
    while scene.question not in ("command", ""):
        scene.play(scene.legal()[0])
    assert scene.count(KLINGONS, "L1.1") == 0
    assert scene.lanes() == 0


def test_M13_the_map_can_be_measured_before_the_announcement() -> None:
    scene = Scene()
    scene.ships(0, "earth", 1)
    scene.command(0)
    before = scene.state.digest()
    for length in (2, 3, 4):
        assert scene.state.chart.open_spots(ids.EARTH, length)
    assert scene.state.digest() == before


def test_M14_what_bots_are_offered_is_allowed_to_people() -> None:
    scene = announced(2)
    offered = scene.state.legal()
    allowed = scene.state.allowed(0)
    assert set(offered) <= set(allowed)
    assert len(offered) < len(allowed)


# --- destroyed systems ---


def eater() -> Scene:
    """Ardana lies between Earth, Risa and Organia, with a hidden Planet Eater on it."""
    scene = Scene()
    scene.link("earth", "ardana", 2)
    scene.link("ardana", "risa", 2)
    scene.link("organia", "ardana", 2)
    scene.state.lying[ids.ARDANA] = FACE_DOWN
    scene.table.cards = ["planet_eater"]
    return scene


def wake(scene: Scene, seat: int = 0) -> None:
    scene.ships(seat, "L1.1", scene.count(seat, "L1.1") + 1)
    scene.command(seat)
    scene.play("ship L1.1", "impulse", "go ardana")


def test_R110_R111_ships_choose_the_sector_of_a_lane_in_turn_order() -> None:
    scene = eater()
    scene.ships(KLINGONS, "ardana", 2)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.ships(0, "L1.1", 1)
    scene.command(0)
    scene.play("ship L1.1", "impulse", "go ardana", "allow")
    assert (scene.question, scene.seat) == ("escape", FEDERATION)
    assert scene.legal() == ["flee L1.2", "flee L2.1", "flee L3.2"]
    scene.play("flee L2.1")
    assert scene.seat == KLINGONS
    scene.play("flee L2.1")  # R111 nobody is asked, and hostile ships do not matter
    assert (scene.count(0, "L2.1"), scene.count(KLINGONS, "L2.1")) == (1, 2)
    chart = scene.state.chart
    assert not chart.is_placed(ids.ARDANA)
    assert scene.lanes() == 1
    assert (chart.lane_a[1], chart.lane_b[1]) == (-1, ids.RISA)
    assert scene.question == "command"


def test_R110_all_that_was_there_leaves() -> None:
    scene = eater()
    scene.control(KLINGONS, "ardana", "PR", "C")
    scene.base(KLINGONS, "ardana")
    scene.project(KLINGONS, "assault_troops")
    scene.project(KLINGONS, "tribute")
    tokens = scene.player(KLINGONS).ready + scene.player(KLINGONS).spent
    wake(scene)
    scene.play("flee L1.2")
    s = scene.state
    assert scene.controller("ardana") == -1
    assert scene.nodes_of("ardana") == ""
    assert s.base[ids.ARDANA] == NOBODY
    assert s.players[KLINGONS].bases == 2  # the token is out of the game
    assert s.players[KLINGONS].ready + s.players[KLINGONS].spent == tokens - 1
    assert (scene.question, scene.seat) == ("discard", KLINGONS)  # R182 a Research Node less


def test_R110_a_lane_with_ships_stays_open_and_may_find_a_new_disc_at_the_same_place() -> None:
    scene = Scene()
    lane = scene.discover("earth", "ardana", 2, 90)
    place = (scene.state.chart.x[ids.ARDANA], scene.state.chart.y[ids.ARDANA])
    scene.state.lying[ids.ARDANA] = FACE_DOWN
    scene.ships(0, f"{lane}.2", 1)
    scene.table.cards = ["planet_eater", "virgin_world"]
    scene.table.discs = ["organia"]
    scene.command(0)
    scene.play(f"ship {lane}.2", "impulse", "go ardana", "stop")
    assert scene.count(0, f"{lane}.2") == 1
    assert scene.state.chart.is_open(0)
    scene.play(f"ship {lane}.2", "impulse", "discover", "at 90")
    assert (scene.state.chart.x[ids.ORGANIA], scene.state.chart.y[ids.ORGANIA]) == place


def test_R110_ships_without_any_lane_are_lost() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.warp(0, "earth", 1)
    chart = scene.state.chart.clone()
    chart.put_disc(ids.RISA, -40_000, -40_000)
    scene.use(chart)
    scene.state.stack &= ~(1 << ids.RISA)
    scene.ships(0, "risa", 2)
    scene.fleet(KLINGONS, 1, "b", 4, "risa")
    scene.command(0)
    scene.state.push(c.F_COLLAPSE, 0, ids.RISA, 0)
    scene.state.settle(scene.table)
    assert scene.player(0).pool == 30 - 3 - 1
    assert scene.fleet_at(KLINGONS, 1) == ""
    assert scene.player(KLINGONS).pool == 30 - 3
    assert not scene.state.is_placed(ids.RISA)


def test_R110_fleets_flee_whole() -> None:
    scene = eater()
    scene.fleet(KLINGONS, 2, "b", 7, "ardana")
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.ships(0, "L1.1", 1)
    scene.command(0)
    scene.play("ship L1.1", "impulse", "go ardana", "allow", "flee L1.2", "flee L3.2")
    assert scene.fleet_at(KLINGONS, 2) == "L3.2"
    assert scene.fleet_size(KLINGONS, 2) == 7


def test_R110_cards_and_tokens_on_it_go() -> None:
    scene = eater()
    scene.state.prewarp[ids.ARDANA] = 2
    wake(scene)
    scene.play("flee L1.2")
    assert scene.state.prewarp[ids.ARDANA] == 0
    assert sum(scene.state.explored) == 0  # the card left the game
    assert sum(scene.state.bag) == 29


def test_R10_contact_is_lost_with_the_system_that_linked_two_homes() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.link("ardana", "qonos")
    scene.state.lying[ids.ARDANA] = FACE_DOWN
    scene.table.cards = ["planet_eater"]
    assert scene.state.in_contact(FEDERATION, KLINGONS)
    wake(scene)
    scene.play("flee L1.2")
    assert not scene.state.in_contact(FEDERATION, KLINGONS)
    assert [(event.a, event.b) for event in scene.events(c.E_CONTACT)] == [(KLINGONS, 0)]


def test_R83_a_token_at_a_lost_system_points_at_a_neighbour_of_the_owners_choice() -> None:
    scene = eater()
    scene.warp(ROMULANS, "ardana", 2)
    wake(scene)
    scene.play("flee L1.2")
    assert (scene.question, scene.seat) == ("repoint", ROMULANS)
    assert sorted(scene.legal()) == ["point earth", "point organia", "point risa"]
    scene.play("point risa")
    assert scene.state.warp[:WARP] == [ROMULANS, ids.RISA, 2, c.SINGLE]


def test_R83_a_token_at_a_lane_that_goes_points_at_its_other_disc() -> None:
    scene = eater()
    scene.warp(ROMULANS, "L2.1", 1)
    wake(scene)
    scene.play("flee L1.2")
    assert scene.state.warp[:WARP] == [ROMULANS, ids.RISA, 1, c.SINGLE]


def test_R83_without_a_neighbour_the_nearest_disc() -> None:
    scene = Scene()
    lane = scene.discover("earth", "ardana", 2, 90)
    scene.warp(ROMULANS, "ardana", 1)
    chart = scene.state.chart.clone()
    chart.remove_lane(int(lane[1:]) - 1)
    scene.use(chart)
    scene.command(0)
    scene.state.push(c.F_COLLAPSE, 0, ids.ARDANA, 0)
    scene.state.settle(scene.table)
    assert scene.state.warp[:WARP] == [ROMULANS, ids.EARTH, 1, c.SINGLE]


@pytest.mark.parametrize("end", [1, 3])
def test_R110_a_lane_that_lost_both_discs_can_be_continued_at_either_end(end: int) -> None:
    scene = Scene()
    scene.discover("earth", "ardana", 2, 90)
    lane = scene.open("ardana", 3, 90)
    scene.state.lying[ids.ARDANA] = FACE_DOWN
    scene.ships(0, f"{lane}.{end}", 1)
    scene.ships(KLINGONS, "L1.1", 1)
    scene.table.cards = ["planet_eater", "virgin_world"]
    scene.table.discs = ["organia"]
    scene.command(KLINGONS)
    scene.play("ship L1.1", "impulse", "go ardana", f"flee {lane}.1")
    assert scene.state.chart.is_adrift(1)
    scene.command(0)
    scene.play(f"ship {lane}.{end}", "impulse", "discover")
    scene.play(scene.legal()[0])
    assert scene.state.is_placed(ids.ORGANIA)
    assert scene.count(0, "organia") == 1
    assert scene.state.chart.is_open(1)  # with the Klingon ship on it
