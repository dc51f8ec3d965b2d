"""The Explore action (R17–R24)."""

from tests.games.eclipse.scene import Scene, zones_of

from galaktyka.games.eclipse.choices import E_DISCARDED, E_RESHUFFLED
from galaktyka.games.eclipse.ids import INNER, MIDDLE, OUTER, SECTORS
from galaktyka.games.eclipse.state import DISCARDED, HAS_DISCOVERY, IN_STACK, OUT

HOME_ZONES = {(0, -1), (-1, -1), (0, -3), (1, -3)}
"""What a player on zone 0 can explore at the start: through the wormholes of his home sector."""


def empty_stack(scene: Scene, ring: int) -> None:
    """All sectors of a ring are gone."""
    states, stacks = scene.state.sector_state[:], scene.state.stacks[:]
    for sector in range(SECTORS):
        if scene.state.box.sector_ring[sector] == ring and states[sector] in (IN_STACK, DISCARDED):
            states[sector] = OUT
    stacks[ring] = 0
    scene.state.sector_state, scene.state.stacks = states, stacks


def test_R17_zones_beside_controlled_sectors_across_a_wormhole() -> None:
    scene = Scene("mechanema", "hydran_progress")
    assert zones_of(scene.after("explore")) == HOME_ZONES
    scene.sector("102", (0, -1))
    assert zones_of(scene.after("explore")) == HOME_ZONES - {(0, -1)}
    scene.control(0, "102")  # wormholes 0, 2, 3, 5
    assert zones_of(scene.after("explore")) == HOME_ZONES - {(0, -1)} | {(1, -1)}


def test_R17_a_ship_is_enough_unless_it_is_pinned() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.sector("102", (0, -1))
    scene.ship(0, "interceptor", "102")
    assert (1, -1) in zones_of(scene.after("explore"))
    scene.ship(1, "interceptor", "102")
    assert (1, -1) not in zones_of(scene.after("explore"))
    scene.ship(0, "interceptor", "102")
    assert (1, -1) in zones_of(scene.after("explore"))
    assert not zones_of(scene.after("explore")) & {(0, 1)}


def test_R17_the_generator_explores_across_any_edge() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.tech(0, "wormhole_generator")
    assert zones_of(scene.after("explore")) == HOME_ZONES | {(1, -2), (-1, -2)}


def test_R17_one_activation_and_planta_two() -> None:
    scene = Scene("mechanema", "planta")
    scene.chance(scene.draws_sector("102"))
    scene.play("explore zone 0,-1 discard")
    assert not zones_of(scene.offers())
    scene.turn(1)
    scene.chance(scene.draws_sector("103"))
    scene.play("explore zone 0,1 discard")
    assert zones_of(scene.offers())


def test_R18_an_empty_ring_is_not_offered_and_discards_are_shuffled_when_needed() -> None:
    scene = Scene("mechanema", "hydran_progress")
    empty_stack(scene, INNER)
    assert (0, -1) not in zones_of(scene.after("explore"))
    scene.state.set_sector_state(scene.number("103"), DISCARDED)
    scene.state.set_sector_state(scene.number("106"), DISCARDED)
    assert (0, -1) in zones_of(scene.after("explore"))
    scene.chance(1)
    scene.play("explore zone 0,-1")
    assert scene.state.frames[-4] == scene.number("106")
    assert scene.state.stacks[INNER] == 1
    assert len(scene.events(E_RESHUFFLED)) == 1
    scene.check()


def test_R18_a_last_tile_that_is_discarded_takes_part_in_the_next_shuffle() -> None:
    scene = Scene("planta", "hydran_progress")
    stacks = scene.state.stacks[:]
    stacks[MIDDLE] = 1
    states = scene.state.sector_state[:]
    for name in ("202", "203", "204", "205", "206", "207", "208", "209", "210", "211", "214"):
        states[scene.number(name)] = DISCARDED
    scene.state.sector_state, scene.state.stacks = states, stacks
    scene.chance(0)
    scene.play("explore zone -1,-1 discard")
    scene.chance(scene.number("201") - scene.number("201"))
    scene.play("zone -1,-1")
    assert scene.state.frames[-4] == scene.number("201"), "the one just discarded, lowest of the pile"
    assert scene.state.stacks[MIDDLE] == 11


def test_R18_sectors_cut_from_the_outer_stack_never_come_in() -> None:
    scene = Scene("planta", "hydran_progress")
    stacks = scene.state.stacks[:]
    stacks[OUTER] = 1
    scene.state.stacks = stacks
    scene.chance(scene.draws_sector("304"))
    scene.play("explore zone 0,-3 discard")
    outer = [n for n in range(SECTORS) if scene.state.box.sector_ring[n] == OUTER]
    assert {scene.state.sector_state[n] for n in outer if n != scene.number("304")} == {OUT}
    scene.chance(0)
    scene.play("zone 0,-3")
    assert scene.state.frames[-4] == scene.number("304")


def test_R19_the_tile_must_connect_with_a_base_or_is_discarded() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.chance(scene.draws_sector("304"))  # wormholes 0 and 3
    scene.play("explore zone 0,-3")
    assert scene.offers() == ["304 turn 0", "discard"], "turned by 3 it looks the same"
    scene.turn(0)
    scene.state.set_sector_state(scene.number("304"), IN_STACK)
    scene.chance(scene.draws_sector("305"))  # wormholes 0, 1, 3
    scene.play("explore zone 0,-3")
    assert scene.offers() == ["305 turn 0", "305 turn 2", "305 turn 3", "discard"]


def test_R19_a_connection_with_another_base_will_do() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.sector("102", (0, -1))  # open to 0, 2, 3, 5
    scene.control(0, "102")
    scene.chance(scene.draws_sector("106"))  # wormholes 0, 1, 2, 3
    scene.play("explore zone 1,-1")
    assert [offer for offer in scene.offers() if offer.startswith("106")] == [
        "106 turn 2",
        "106 turn 3",
        "106 turn 4",
        "106 turn 5",
    ], "edge 5 towards 102 must be open"


def test_R19_discarding_is_open_and_ends_the_activation() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.chance(scene.draws_sector("106"))
    scene.play("explore zone 0,-1 discard")
    assert scene.state.sector_state[scene.number("106")] == DISCARDED
    assert [event.a for event in scene.events(E_DISCARDED)] == [scene.number("106")]
    assert scene.question() == "explore"
    assert not zones_of(scene.offers())


def test_R20_discovery_tiles_and_ancients_arrive_with_the_sector() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.chance(scene.draws_sector("104"))
    scene.play("explore zone 0,-1 104 turn 0")
    sector = scene.number("104")
    assert scene.state.ancients(sector) == 2
    assert scene.state.marks[sector] & HAS_DISCOVERY
    scene.check()


def test_R21_an_unguarded_tile_is_taken_before_control_is_decided() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.chance(scene.draws_sector("110"))
    scene.match.answer("explore")
    scene.match.answer("zone 0,-1")
    scene.chance(scene.draws_discovery("gain_money"))
    scene.match.answer("110 turn 0")
    assert scene.question() == "discovery"
    scene.match.answer("use")
    assert scene.question() == "claim"
    assert scene.stock(0) == [4, 3, 11]
    assert not scene.state.marks[scene.number("110")] & HAS_DISCOVERY


def test_R22_control_needs_a_disc_and_no_ancients() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.chance(scene.draws_sector("101"))
    scene.play("explore zone 0,-1 101 turn 1")
    assert scene.question() == "explore", "an Ancient is there: no control"
    scene.turn(0)
    scene.chance(scene.draws_sector("304"))
    scene.play("explore zone 0,-3 304 turn 0 claim")
    assert scene.owner("304") == 0
    assert scene.player(0).discs == 9
    scene.turn(0)
    p = scene.player(0)
    p.spare, p.discs = p.spare + p.discs - 1, 1
    scene.chance(scene.draws_sector("306"))
    scene.play("explore zone 1,-3 306 turn 1")
    assert scene.question() == "explore", "the last disc lies on the action"


def test_R22_a_disc_that_the_discovery_brings_may_take_control() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.tray("advanced_robotics")
    p = scene.player(0)
    p.spare, p.discs = p.spare + p.discs - 1, 1
    scene.chance(scene.draws_sector("110"), scene.draws_discovery("ancient_tech"))
    scene.play("explore zone 0,-1 110 turn 0 use advanced_robotics")
    assert scene.question() == "claim", "the last disc lies on the action, but a spare one has come"
    scene.play("claim")
    assert scene.owner("110") == 0
    assert p.discs == 0
    scene.check()


def test_R22_the_offer_may_be_declined() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.chance(scene.draws_sector("304"))
    scene.play("explore zone 0,-3 304 turn 0 decline")
    assert scene.owner("304") == -1


def test_R22_draco_may_control_beside_ancients_and_leaves_their_tile() -> None:
    scene = Scene("descendants_of_draco", "hydran_progress")
    scene.chance(scene.draws_sector("101"))
    scene.play("explore zone 0,-1 101 turn 1 claim")
    assert scene.owner("101") == 0
    assert scene.state.marks[scene.number("101")] & HAS_DISCOVERY


def test_R23_draco_flips_a_second_sector_after_seeing_the_first() -> None:
    scene = Scene("descendants_of_draco", "hydran_progress")
    scene.chance(scene.draws_sector("102"))
    scene.play("explore zone 0,-1")
    assert "flip" in scene.offers()
    scene.chance(scene.draws_sector("103"))
    scene.play("flip")
    offers = scene.offers()
    assert "flip" not in offers
    assert {offer.split()[0] for offer in offers} == {"102", "103", "discard"}
    scene.play("103 turn 0 claim")
    assert scene.owner("103") == 0
    assert scene.state.sector_state[scene.number("102")] == DISCARDED
    scene.check()


def test_R23_both_may_be_discarded_and_nobody_else_flips_twice() -> None:
    scene = Scene("descendants_of_draco", "hydran_progress")
    scene.chance(scene.draws_sector("102"))
    scene.play("explore zone 0,-1")
    scene.chance(scene.draws_sector("103"))
    scene.play("flip discard")
    assert len(scene.events(E_DISCARDED)) == 2
    other = Scene("mechanema", "hydran_progress")
    other.chance(other.draws_sector("102"))
    other.play("explore zone 0,-1")
    assert "flip" not in other.offers()


def test_R23_an_empty_stack_is_shuffled_without_the_tile_in_hand() -> None:
    scene = Scene("descendants_of_draco", "hydran_progress")
    empty_stack(scene, INNER)
    scene.state.set_sector_state(scene.number("102"), DISCARDED)
    scene.chance(0)
    scene.play("explore zone 0,-1")
    assert "flip" not in scene.offers(), "there is nothing else"
    scene.state.set_sector_state(scene.number("103"), DISCARDED)
    scene.chance(0)
    scene.play("flip")
    assert scene.state.frames[-3] == scene.number("103")


def test_R24_planta_may_build_on_the_first_sector_for_the_second() -> None:
    scene = Scene("planta", "hydran_progress")
    scene.chance(scene.draws_sector("102"))
    scene.play("explore zone 0,-1 102 turn 0 claim")
    assert (1, -1) in zones_of(scene.offers())
    scene.play("done")
    assert scene.asked() == 1, "the second activation is optional"


def test_T14_an_outer_sector_with_two_ancients() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.chance(scene.draws_sector("301"))
    scene.play("explore zone 0,-3 301 turn 0")
    sector = scene.number("301")
    assert scene.state.ancients(sector) == 2
    assert scene.state.marks[sector] & HAS_DISCOVERY
    assert scene.question() == "explore"
    assert scene.owner("301") == -1


def test_T26_the_generator_needs_a_wormhole_on_the_new_tile_only() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.tech(0, "wormhole_generator")
    scene.chance(scene.draws_sector("207"))  # wormholes 0, 1, 3
    scene.play("explore zone 1,-2")
    turns = [offer for offer in scene.offers() if offer.startswith("207")]
    assert turns == ["207 turn 2", "207 turn 4", "207 turn 5"], "an open edge 5 towards the closed home"
    scene.chance(scene.draws_discovery("gain_science"))
    scene.play("207 turn 2 keep decline done pass")
    scene.turn(0)
    assert "207" in scene.after("move", "interceptor 230"), "entered through one wormhole"
    assert "207" in scene.after("influence", "track")


def test_T27_two_explorations_of_planta() -> None:
    scene = Scene("planta", "hydran_progress", warp_portals="true")
    scene.chance(scene.draws_sector("281"))
    scene.match.answer("explore")
    scene.match.answer("zone -1,-1")
    scene.chance(scene.draws_discovery("ancient_tech"))
    scene.match.answer("281 turn 1")
    scene.play("keep claim colony 281.1 colony 281.2")
    scene.chance(scene.draws_sector("304"))
    scene.play("zone 0,-3 discard done")
    p = scene.player(0)
    assert p.discs == 10, "one on the action, one on the sector"
    assert len(p.kept) == 1
    assert scene.points(0, "discoveries") == 2
    assert scene.state.sector_state[scene.number("304")] == DISCARDED
    assert (p.colony_ready, p.colony_used) == (2, 2)
    assert p.cubes == [10, 9, 10]
    scene.check()
