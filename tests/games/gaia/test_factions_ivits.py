"""R116–R117 Ivits: one growing federation, space stations."""

from tests.games.gaia.realm import SEVEN, federate, realm
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    INSTITUTE,
    LAB,
    MINE,
    STATION,
    TRADING_STATION,
)


def test_R116_ivits_extend_one_federation_seven_by_seven() -> None:
    scene = realm("ivits", SEVEN | {(1, 1): LAB, (2, 0): LAB, (2, 1): TRADING_STATION})
    assert scene.player(0).tokens_formed == 0
    federate(scene)  # one cluster worth 13
    scene.play("token 12vp end")
    scene.turn(0)
    scene.refuses("federation")
    scene.put(0, MINE, (-1, 1))
    federate(scene)
    assert scene.question() == "token"
    assert scene.player(0).tokens_formed == 2
    scene.play("token 12vp end")
    scene.turn(0)
    scene.refuses("federation")


def test_R116_new_satellites_cost_a_qic_each_and_the_old_federation_is_linked() -> None:
    scene = realm("ivits", SEVEN | {(-2, 0): LAB, (-4, 0): LAB, (-4, 1): TRADING_STATION, (-4, 2): MINE})
    scene.player(0).qic = 0
    federate(scene)
    scene.play("token 12vp end")
    scene.turn(0)
    assert scene.player(0).satellites == 0
    scene.refuses("federation")  # worth 14, but the satellites cannot be paid
    scene.player(0).qic = 2
    tokens = scene.player(0).power_tokens()
    federate(scene)
    assert (scene.player(0).qic, scene.player(0).satellites) == (0, 2)
    assert scene.player(0).power_tokens() == tokens
    assert (
        scene.state.federated[scene.hex((-1, 0))] == 1
    )  # beside the old federation, as R64 allows Ivits alone


def test_R116_the_first_federation_is_paid_in_qic_too() -> None:
    scene = realm("ivits", {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 0): LAB})
    scene.player(0).qic = 0
    scene.refuses("federation")
    scene.player(0).qic = 1
    federate(scene)
    assert (scene.player(0).qic, scene.player(0).satellites) == (0, 1)


def test_R116_what_is_not_linked_to_the_old_federation_brings_no_token() -> None:
    far = {(-4, 0): LAB, (-4, 1): LAB, (-5, 1): LAB, (-5, 2): TRADING_STATION, (-5, 3): TRADING_STATION}
    scene = realm("ivits", SEVEN | far)
    scene.put(0, ACADEMY_KNOWLEDGE, (-4, 2))
    scene.put(0, ACADEMY_QIC, (-4, 3))
    scene.state.federated[scene.hex((0, 0))] = 1
    scene.state.federated[scene.hex((1, 0))] = scene.state.federated[scene.hex((0, 1))] = 1
    scene.player(0).tokens_formed = 1
    scene.player(0).qic = 0
    scene.refuses("federation")  # the others alone are worth 16
    scene.player(0).qic = 3
    assert "federation" in scene.offers()


def test_R116_needless_planets_are_refused_when_extending() -> None:
    scene = realm(
        "ivits", SEVEN | {(1, 1): LAB, (2, 0): LAB, (2, 1): TRADING_STATION, (-2, 0): MINE, (0, -2): MINE}
    )
    scene.player(0).qic = 9
    federate(scene)
    scene.play("token 12vp end")
    scene.turn(0)
    scene.play("federation")
    old = next(offer for offer in scene.offers() if offer not in (scene.name((-2, 0)), scene.name((0, -2))))
    scene.play(old, (-2, 0))
    assert scene.offers() == ["done"]  # either mine makes it 14, both need a second satellite
    scene.play("done", (-1, 0))
    assert scene.player(0).qic == 8


def test_T40_the_third_token_needs_twenty_one() -> None:
    scene = realm("ivits", SEVEN)
    p = scene.player(0)
    p.tokens_formed, p.qic = 2, 1
    for place in SEVEN:
        scene.state.federated[scene.hex(place)] = 1
    more = [(1, 1), (2, 0), (2, 1), (3, 0), (3, -1)]
    scene.put(0, LAB, *more[:3])
    scene.put(0, TRADING_STATION, *more[3:])
    scene.put(0, MINE, (2, -1), (-1, 1))  # 7 + 6 + 4 + 2 = 19
    scene.put(0, MINE, (-3, 2))
    assert "federation" not in scene.offers()
    scene.put(0, MINE, (-3, 3))
    assert "federation" in scene.offers()  # 21 with one satellite
    federate(scene)
    assert (scene.player(0).qic, scene.player(0).tokens_formed) == (0, 3)


def test_T51_growth_brings_the_second_token_and_the_terraforming_token_does_not_count() -> None:
    scene = realm("ivits", SEVEN | {(1, 1): LAB, (2, 0): LAB, (2, 1): TRADING_STATION}, {(-1, 1): "o"})
    federate(scene)
    scene.play("token 12vp end")
    p = scene.rich(0)
    p.qic, p.research[0] = 0, 4
    scene.token(0, "fed_8vp_2t")
    scene.turn(0)
    scene.play("research terra end")
    assert (len(scene.player(0).tokens), scene.player(0).tokens_formed) == (3, 1)
    scene.turn(0)
    scene.refuses("federation")
    scene.play("build mine", (-1, 1), "end")
    scene.turn(0)
    qic = scene.player(0).qic
    federate(scene)
    assert (scene.question(), scene.player(0).qic, scene.player(0).satellites) == ("token", qic, 0)


def ivits_with_institute() -> Scene:
    scene = realm("ivits", {(0, 0): INSTITUTE}, {(1, 0): "d", (3, -1): "o", (0, 3): "o"})
    scene.player(0).qic = 0
    return scene


def test_R117_a_station_lies_on_a_space_hex_in_range_for_nothing() -> None:
    scene = ivits_with_institute()
    before, bowls = scene.goods(0), scene.bowls(0)
    scene.play("special faction")
    assert scene.offered_places() == {(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}  # (1, 0) is a planet
    scene.play((1, -1))
    assert (scene.goods(0), scene.bowls(0)) == (before, bowls)
    assert scene.player(0).station_hexes == [scene.hex((1, -1))]
    scene.check()


def test_R117_qic_lengthen_the_range_and_a_station_is_a_starting_point() -> None:
    scene = ivits_with_institute()
    scene.refuses("special faction", (3, -2))
    scene.player(0).qic = 1
    scene.play("special faction", (2, -1), "end")
    assert scene.player(0).qic == 0
    scene.turn(0)
    assert (3, -1) in scene.places("build mine")


def test_R117_no_station_on_an_own_satellite_or_station_but_on_anothers_satellite() -> None:
    scene = ivits_with_institute()
    scene.put(0, STATION, (0, 1))
    mine, theirs = scene.hex((-1, 0)), scene.hex((0, -1))
    scene.state.satellites[mine] = scene.state.federated[mine] = 1
    scene.state.satellites[theirs] = scene.state.federated[theirs] = 2
    scene.play("special faction")
    assert {(0, 1), (-1, 0)}.isdisjoint(scene.offered_places())
    scene.play((0, -1))


def test_R117_a_station_is_worth_one_and_links_like_a_planet_but_is_no_structure() -> None:
    scene = ivits_with_institute()
    scene.put(0, TRADING_STATION, (2, 0), (0, 2))
    p = scene.player(0)
    scene.refuses("federation")
    scene.put(0, STATION, (0, 1))
    assert "federation" not in scene.offers()  # 3 + 1 + 2 in one cluster
    scene.put(0, STATION, (-1, 0))
    federate(scene)
    p = scene.player(0)
    assert (p.satellites, p.built[MINE], len(p.planets)) == (0, 0, 3)
    assert scene.state.federated[scene.hex((-1, 0))] == 1


def test_R117_a_lone_station_is_linked_by_satellites_like_a_planet() -> None:
    scene = realm("ivits", {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): MINE})
    scene.player(0).qic = 1
    scene.refuses("federation")
    scene.put(0, STATION, (-2, 0))
    federate(scene)
    assert scene.state.satellites[scene.hex((-1, 0))] == 1
    assert scene.state.federated[scene.hex((-2, 0))] == 1


def test_R117_a_station_beside_the_federation_joins_it() -> None:
    scene = realm("ivits", SEVEN)
    federate(scene)
    scene.play("token 12vp end")
    scene.turn(0)
    scene.play("special faction", (-1, 0), "end")
    assert scene.state.federated[scene.hex((-1, 0))] == 1


def test_R117_other_players_put_satellites_on_a_station() -> None:
    scene = Scene("terrans", "ivits", board=galaxy({(0, 0): "r", (1, 0): "r", (-2, 0): "r"}))
    scene.put(0, INSTITUTE, (0, 0))
    scene.put(0, TRADING_STATION, (1, 0), (-2, 0))
    scene.put(1, STATION, (-1, 0))
    scene.bowl(0, 1, 0, 0)
    federate(scene)
    assert scene.state.satellites[scene.hex((-1, 0))] == 1
    assert scene.state.structure[scene.hex((-1, 0))] == STATION


def test_R117_a_station_gives_others_no_cheap_trading_station() -> None:
    scene = Scene("terrans", "ivits", board=galaxy({(0, 0): "r", (1, 0): "r"}))
    scene.put(0, MINE, (0, 0))
    scene.put(1, STATION, (0, 1))
    before = scene.player(0).credits
    scene.play("upgrade station", (0, 0))
    assert scene.player(0).credits == before - 6


def test_R117_there_are_six_stations_and_one_a_round() -> None:
    scene = ivits_with_institute()
    scene.play("special faction", (0, 1), "end")
    scene.turn(0)
    scene.refuses("special faction")
    scene.player(0).specials_used = 0
    scene.put(0, STATION, (0, -1), (-1, 0), (1, -1), (-1, 1))
    assert "special faction" in scene.offers()
    scene.put(0, STATION, (0, -2))
    assert "special faction" not in scene.offers()


def test_R117_without_the_institute_there_are_no_stations() -> None:
    scene = realm("ivits", {(0, 0): TRADING_STATION})
    scene.refuses("special faction")
