"""R110–R115 Boards, Terrans, Lantids, Hadsch Hallas."""

import pytest
from tests.games.gaia.realm import SEVEN, Place, federate, lost_planet, realm
from tests.games.gaia.scene import Scene

from galaktyka.games.gaia.ids import ACADEMY_KNOWLEDGE, GAIAFORMER, INSTITUTE, LAB, MINE, TRADING_STATION
from galaktyka.games.gaia.state import BRAIN_GONE

# Credits, ore, knowledge, QIC, tokens, power: the always-field, a trading station, a lab, the institute.
INCOME = [
    ("terrans", [3, 1, 2, 0, 1, 4]),
    ("lantids", [3, 1, 2, 0, 0, 4]),
    ("hadsch_hallas", [6, 1, 2, 0, 1, 4]),
    ("ivits", [3, 1, 2, 1, 1, 4]),
    ("geodens", [3, 1, 2, 0, 1, 4]),
    ("bal_taks", [3, 1, 2, 0, 1, 4]),
    ("xenos", [3, 1, 2, 1, 0, 4]),
    ("gleens", [3, 2, 2, 0, 0, 4]),
    ("taklons", [3, 1, 2, 0, 1, 4]),
    ("ambas", [3, 2, 2, 0, 2, 4]),
    ("firaks", [3, 1, 3, 0, 1, 4]),
    ("bescods", [3, 1, 1, 0, 2, 4]),
    ("nevlas", [3, 1, 1, 0, 1, 6]),
    ("itars", [3, 1, 2, 0, 2, 4]),
]


@pytest.mark.parametrize(("faction", "gains"), INCOME)
def test_every_faction_board_has_its_own_income(faction: str, gains: list[int]) -> None:
    scene = realm(faction, {(0, 0): TRADING_STATION, (2, 0): LAB, (0, 2): INSTITUTE})
    p = scene.player(0)
    p.research, p.booster, p.brain = [0] * 6, -1, BRAIN_GONE if p.brain else 0
    p.credits = p.ore = p.knowledge = p.qic = 0
    scene.bowl(0, 9, 0, 0)
    scene.income_phase()
    assert [*scene.goods(0), p.bowl1 + p.bowl2 - 9, p.bowl2] == gains


@pytest.mark.parametrize(("faction", "knowledge"), [("terrans", 3), ("itars", 4), ("bescods", 2)])
def test_the_knowledge_academy_gives_two_and_the_itars_three(faction: str, knowledge: int) -> None:
    scene = realm(faction, {(0, 0): ACADEMY_KNOWLEDGE})
    p = scene.player(0)
    p.research, p.booster, p.knowledge = [0] * 6, -1, 0
    scene.income_phase()
    assert p.knowledge == knowledge


def test_R110_an_institute_works_from_the_moment_it_stands() -> None:
    scene = realm("hadsch_hallas", {(0, 0): TRADING_STATION})
    scene.rich(0)
    scene.refuses("3c>1o")
    scene.play("upgrade institute", (0, 0))
    assert scene.player(0).ore == 11
    scene.play("3c>1o")
    assert scene.player(0).ore == 12


def test_R110_abilities_of_the_board_need_no_institute() -> None:
    scene = realm("bescods", {(0, 0): MINE})
    assert "special faction" in scene.offers()


# --- Terrans ---


@pytest.mark.parametrize(("faction", "bowls"), [("terrans", [1, 5, 0]), ("xenos", [5, 1, 0])])
def test_R111_tokens_return_from_the_gaia_area_to_bowl_two(faction: str, bowls: list[int]) -> None:
    scene = realm(faction, {(0, 0): MINE})
    scene.player(0).gaia_tokens = 4
    scene.bowl(0, 1, 1, 0)
    scene.gaia_phase()
    assert (scene.bowls(0), scene.player(0).gaia_tokens, scene.question()) == (bowls, 0, "turn")


def test_T38_four_returning_tokens_are_worth_an_ore_and_a_credit() -> None:
    scene = realm("terrans", {(0, 0): INSTITUTE})
    scene.player(0).gaia_tokens = 4
    scene.bowl(0, 0, 0, 0)
    before = scene.goods(0)
    scene.gaia_phase()
    assert scene.offers() == ["4pw>1q", "3pw>1o", "4pw>1k", "1pw>1c", "done"]
    scene.play("3pw>1o")
    assert scene.offers() == ["1pw>1c", "done"]
    scene.play("1pw>1c")
    assert scene.goods(0) == [before[0] + 1, before[1] + 1, before[2], before[3]]
    assert (scene.bowls(0), scene.question()) == ([0, 4, 0], "turn")


def test_R112_terrans_may_take_less_and_no_more_than_the_tokens_are_worth() -> None:
    scene = realm("terrans", {(0, 0): INSTITUTE})
    scene.player(0).gaia_tokens = 3
    scene.bowl(0, 0, 0, 9)  # power in the bowls buys nothing here
    before = scene.goods(0)
    scene.gaia_phase()
    scene.refuses("4pw>1q")
    scene.play("1pw>1c done")
    assert scene.goods(0) == [before[0] + 1, *before[1:]]
    assert (scene.bowls(0), scene.question()) == ([0, 3, 9], "turn")


def test_R112_goods_of_any_mix_obey_the_caps() -> None:
    scene = realm("terrans", {(0, 0): INSTITUTE})
    scene.player(0).gaia_tokens = 12
    scene.player(0).ore, scene.player(0).knowledge, scene.player(0).qic = 15, 3, 1
    scene.gaia_phase()
    scene.play("3pw>1o 4pw>1k 4pw>1q 1pw>1c")
    assert scene.goods(0) == [16, 15, 4, 2]


def test_R112_without_the_institute_or_without_tokens_nothing_is_asked() -> None:
    scene = realm("terrans", {(0, 0): TRADING_STATION})
    scene.player(0).gaia_tokens = 6
    scene.gaia_phase()
    assert scene.question() == "turn"
    scene = realm("terrans", {(0, 0): INSTITUTE})
    scene.gaia_phase()
    assert scene.question() == "turn"


# --- Lantids ---


def lantids(
    host: int = MINE, planet: str = "d", tile: str = "rs_big_1", shared_counts: str = "false"
) -> Scene:
    """Lantids at (0, 0), the Xenos' host structure at (1, 0) on a planet of this type."""
    more = {(1, 0): planet, (4, 0): "d", (2, 0): "r"}
    scene = realm("lantids", {(0, 0): MINE}, more, tile, lantid_shared_counts=shared_counts)
    scene.put(1, host, (1, 0))
    scene.put(1, MINE, (4, 0))
    scene.player(0).qic = 0
    return scene


def test_R113_a_shared_mine_costs_an_ore_and_two_credits_and_no_terraforming() -> None:
    scene = lantids(INSTITUTE)
    p = scene.player(0)
    p.ore, p.credits = 1, 2
    scene.play("build mine", (1, 0))
    assert (p.ore, p.credits, p.qic, p.built[MINE], p.shared) == (0, 0, 0, 2, [scene.hex((1, 0))])
    assert scene.state.structure[scene.hex((1, 0))] == INSTITUTE
    assert scene.player(1).built[INSTITUTE] == 1
    scene.check()


def test_R113_a_shared_mine_needs_range_and_other_factions_cannot_share() -> None:
    scene = lantids()
    scene.refuses("build mine", (4, 0))
    scene.player(0).qic = 2
    scene.play("build mine", (4, 0), "end")
    assert scene.player(0).qic == 0
    scene = lantids()
    scene.turn(1)
    scene.rich(1)
    scene.play("build mine")
    assert (0, 0) not in scene.offered_places()


def test_R113_one_lantid_mine_a_planet_and_none_beside_a_lone_gaiaformer() -> None:
    scene = lantids()
    scene.rich(0)
    scene.play("build mine", (1, 0), "end decline")
    scene.turn(0)
    scene.refuses("build mine", (1, 0))
    scene = realm("lantids", {(0, 0): MINE}, {(1, 0): "m", (0, 1): "g", (0, -1): "r"})
    scene.put(1, GAIAFORMER, (1, 0))
    scene.put(1, GAIAFORMER, (0, 1))
    scene.rich(0)
    scene.play("build mine")
    assert (0, -1) in scene.offered_places()
    assert scene.offered_places().isdisjoint({(1, 0), (0, 1)})


def test_R113_free_steps_do_not_build_a_shared_mine_but_a_longer_range_does() -> None:
    scene = lantids()
    scene.rich(0).qic = 0
    scene.booster(0, "booster_04")
    scene.refuses("special booster", (1, 0))
    scene.booster(0, "booster_05")
    scene.play("special booster", (4, 0))
    assert scene.player(0).shared == [scene.hex((4, 0))]


def test_R113_the_lost_planet_can_be_shared() -> None:
    scene = lantids()
    lost_planet(scene, 1, (0, 1))
    scene.play("build mine", (0, 1))
    assert scene.player(0).shared == [scene.hex((0, 1))]
    scene.check()


def test_R113_a_shared_mine_is_a_normal_mine_for_range_sectors_federations_and_income() -> None:
    scene = lantids(tile="rs_mine")
    scene.rich(0).qic = 0
    scene.play("build mine", (1, 0), "end")
    assert scene.points(0, "round_1") == 2
    assert (scene.asked(), scene.question()) == (1, "charge")  # distance 0 is near
    scene.play("decline")
    scene.turn(0)
    assert (2, 0) in scene.places("build mine")
    assert scene.player(0).sectors.bit_count() == 1
    scene.bowl(0, 0, 0, 0)  # no satellite can be paid: what counts must hang together
    scene.put(0, TRADING_STATION, (0, 1), (0, -1))
    assert "federation" not in scene.offers()
    scene.put(0, LAB, (2, 0))
    assert "federation" in scene.offers()  # 1 + 2 + 2 and, over the shared mine, 1 + 2
    scene.player(0).booster = -1
    scene.player(0).ore = 0
    scene.income_phase()
    assert scene.player(0).ore == 3  # always 1, two mines


def test_R113_a_shared_mine_counts_for_no_type_and_no_gaia_planet_and_stays_a_mine() -> None:
    scene = lantids(planet="g", tile="rs_gaia_3")
    scene.rich(0)
    scene.tech(0, "tech_gaia_3vp")
    scene.play("build mine", (1, 0), "end")
    p = scene.player(0)
    assert (p.planet_types.bit_count(), p.gaia_planets, p.vp) == (1, 0, 10)
    scene.turn(0)
    scene.play("upgrade station")
    assert scene.offered_places() == {(0, 0)}


def test_R113_a_shared_mine_joins_a_federation_with_its_cluster() -> None:
    scene = realm("lantids", SEVEN, {(-1, 0): "r", (-2, 0): "d"})
    scene.put(1, MINE, (-2, 0))
    federate(scene)
    scene.play("token 12vp end")
    scene.put(0, MINE, (-2, 0))
    assert scene.state.federated[scene.hex((-2, 0))] == 0
    scene.turn(0)
    scene.play("build mine", (-1, 0))
    assert scene.state.federated[scene.hex((-2, 0))] == 1


def test_R113_a_shared_mine_charges_power_beside_others() -> None:
    scene = lantids()
    scene.play("build mine", (1, 0), "end decline")
    scene.rich(1)
    scene.play("upgrade station", (1, 0), "end")
    assert (scene.asked(), scene.question(), scene.state.arg(0)) == (0, "charge", 1)


@pytest.mark.parametrize(("option", "points", "types"), [("false", 0, 1), ("true", 6, 2)])
def test_R113a_by_the_letter_a_shared_mine_counts_for_types_and_gaia_planets(
    option: str, points: int, types: int
) -> None:
    scene = lantids(planet="g", tile="rs_gaia_3", shared_counts=option)
    scene.rich(0)
    scene.tech(0, "tech_gaia_3vp")
    scene.play("build mine", (1, 0), "end decline")
    assert scene.player(0).vp == 10 + points
    scene.turn(0)
    scene.play("qic vp end")
    assert scene.points(0, "actions") == 3 + types
    scene.booster(0, "booster_10")
    scene.turn(0)
    scene.play("pass")
    assert scene.points(0, "boosters") == types - 1


def test_R113a_the_final_tiles_never_count_a_shared_mine() -> None:
    scene = lantids(planet="g", shared_counts="true")
    scene.state.final_tiles = [2, 3]
    scene.play("build mine", (1, 0), "end decline")
    scene.end_phase()
    assert scene.points(0, "final_1") == 6  # one type: behind the neutral player and the Xenos' two
    assert scene.points(0, "final_2") == 0


@pytest.mark.parametrize(
    ("institute", "place", "knowledge"), [(True, (1, 0), 2), (False, (1, 0), 0), (True, (0, 1), 0)]
)
def test_R114_the_institute_gives_two_knowledge_a_shared_mine(
    institute: bool, place: Place, knowledge: int
) -> None:
    scene = realm("lantids", {(0, 0): INSTITUTE if institute else MINE}, {(1, 0): "d", (0, 1): "r"})
    scene.put(1, MINE, (1, 0))
    before = scene.player(0).knowledge
    scene.play("build mine", place)
    assert scene.player(0).knowledge == before + knowledge


# --- Hadsch Hallas ---


@pytest.mark.parametrize(("line", "price", "good"), [("4c>1q", 4, 3), ("3c>1o", 3, 1), ("4c>1k", 4, 2)])
def test_R115_credits_pay_for_exchanges_of_power(line: str, price: int, good: int) -> None:
    scene = realm("hadsch_hallas", {(0, 0): INSTITUTE})
    scene.bowl(0, 1, 1, 4)
    scene.player(0).credits = price - 1
    scene.refuses(line)
    scene.player(0).credits = price
    before = scene.goods(0)
    scene.play(line)
    before[0] = 0
    before[good] += 1
    assert (scene.goods(0), scene.bowls(0)) == (before, [1, 1, 4])
    assert "3pw>1o" in scene.offers()


def test_R115_only_with_the_institute_and_only_for_hadsch_hallas() -> None:
    for faction, kind in (("hadsch_hallas", TRADING_STATION), ("ivits", INSTITUTE)):
        scene = realm(faction, {(0, 0): kind})
        for line in ("4c>1q", "3c>1o", "4c>1k"):
            scene.refuses(line)


def test_T39_three_credits_buy_an_ore() -> None:
    scene = realm("hadsch_hallas", {(0, 0): INSTITUTE})
    scene.player(0).credits, scene.player(0).ore = 3, 0
    scene.play("3c>1o")
    assert (scene.player(0).credits, scene.player(0).ore) == (0, 1)
