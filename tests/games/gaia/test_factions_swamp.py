"""R123–R125 Taklons, Ambas."""

import pytest
from tests.games.gaia.realm import SEVEN, Place, federate, lost_planet, realm
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import FED_12VP, INSTITUTE, LAB, MINE, TRADING_STATION
from galaktyka.games.gaia.state import BRAIN_BOWL_1, BRAIN_BOWL_2, BRAIN_BOWL_3, BRAIN_GAIA, BRAIN_GONE

# --- Taklons ---


def taklons(bowls: list[int], brain: int, kind: int = MINE, **options: str) -> Scene:
    scene = realm("taklons", {(0, 0): kind}, {(1, 0): "m"}, **options)
    scene.bowl(0, *bowls)
    scene.player(0).brain = brain
    return scene


def power(scene: Scene) -> tuple[list[int], int]:
    """Plain tokens, and where the Brainstone is."""
    return scene.bowls(0), scene.player(0).brain


def test_R123_the_brainstone_starts_in_bowl_one_beside_the_tokens() -> None:
    assert power(realm("taklons", {(0, 0): MINE})) == ([2, 4, 0], BRAIN_BOWL_1)
    assert realm("taklons", {(0, 0): MINE}).player(0).power_tokens() == 7


@pytest.mark.parametrize(
    ("bowls", "brain", "places"),
    [
        ([2, 4, 0], BRAIN_BOWL_1, {3: [0, 6, 0], 2: [0, 5, 1]}),
        ([5, 0, 0], BRAIN_BOWL_1, {2: [2, 3, 0], 1: [1, 4, 0]}),
        ([0, 5, 0], BRAIN_BOWL_2, {3: [0, 2, 3], 2: [0, 1, 4]}),
        ([0, 3, 0], BRAIN_BOWL_2, {3: [0, 0, 3]}),
        ([6, 0, 0], BRAIN_BOWL_2, {2: [2, 4, 0]}),
        ([2, 3, 0], BRAIN_BOWL_3, {3: [0, 3, 2]}),
        ([2, 3, 0], BRAIN_GAIA, {BRAIN_GAIA: [0, 3, 2]}),
    ],
)
def test_R123_charging_four_the_owner_says_where_the_brainstone_goes(
    bowls: list[int], brain: int, places: dict[int, list[int]]
) -> None:
    for place, after in places.items():
        scene = taklons(bowls, brain)
        scene.tech(0, "tech_act_4pw")
        scene.play("special tech")
        if len(places) > 1:
            assert scene.offers() == [f"brainstone {bowl}" for bowl in places]
            scene.play(f"brainstone {place}")
        assert (scene.question(), power(scene)) == ("turn", (after, place))


def test_T42_the_brainstone_alone_pays_three_power() -> None:
    scene = taklons([0, 0, 0], BRAIN_BOWL_3)
    scene.play("power 2t")
    assert power(scene) == ([2, 0, 0], BRAIN_BOWL_1)


def test_R123_the_brainstone_is_used_alone_or_with_tokens_or_kept() -> None:
    scene = taklons([0, 0, 4], BRAIN_BOWL_3)
    scene.play("power 7c")
    assert scene.offers() == ["brainstone use", "brainstone keep"]
    scene.play("brainstone use")
    assert power(scene) == ([1, 0, 3], BRAIN_BOWL_1)
    scene = taklons([0, 0, 4], BRAIN_BOWL_3)
    scene.play("power 7c brainstone keep")
    assert power(scene) == ([4, 0, 0], BRAIN_BOWL_3)
    scene = taklons([0, 0, 3], BRAIN_BOWL_3)
    scene.play("power 7c")  # three tokens do not suffice: the stone and one token, no question
    assert power(scene) == ([1, 0, 2], BRAIN_BOWL_1)


def test_R123_the_surplus_of_the_brainstone_is_lost_but_three_credits_come_in_one_payment() -> None:
    scene = taklons([0, 0, 0], BRAIN_BOWL_3)
    scene.play("1pw>1c")
    assert (power(scene), scene.player(0).credits) == (([0, 0, 0], BRAIN_BOWL_1), 16)
    scene = taklons([0, 0, 2], BRAIN_BOWL_3)
    scene.play("brainstone>3c")
    assert (power(scene), scene.player(0).credits) == (([0, 0, 2], BRAIN_BOWL_1), 18)
    scene.refuses("brainstone>3c")
    scene = taklons([0, 0, 3], BRAIN_BOWL_3)
    scene.play("3pw>1o brainstone keep")
    assert power(scene) == ([3, 0, 0], BRAIN_BOWL_3)


def test_R123_below_bowl_three_the_brainstone_pays_nothing() -> None:
    scene = taklons([0, 0, 2], BRAIN_BOWL_2)
    scene.refuses("power 2t")
    scene.refuses("brainstone>3c")


def test_R123_in_burning_the_owner_says_which_piece_is_given_up() -> None:
    results = {
        "brainstone 3": ([0, 1, 0], BRAIN_BOWL_3),
        "brainstone 2": ([0, 0, 1], BRAIN_BOWL_2),
        "brainstone use": ([0, 1, 1], BRAIN_GONE),
    }
    for answer, after in results.items():
        scene = taklons([0, 2, 0], BRAIN_BOWL_2)
        scene.play("burn", answer)
        assert power(scene) == after
    scene = taklons([0, 1, 0], BRAIN_BOWL_2)
    scene.play("burn")
    assert scene.offers() == ["brainstone 3", "brainstone use"]
    scene = taklons([0, 0, 0], BRAIN_BOWL_2)
    scene.refuses("burn")


def test_R123_as_a_cost_the_brainstone_is_one_token_and_returns_from_the_gaia_area() -> None:
    scene = taklons([5, 0, 0], BRAIN_BOWL_1)
    scene.level(0, "gaia_project", 1)
    scene.play("project", (1, 0))
    assert (power(scene), scene.player(0).gaia_tokens) == (([0, 0, 0], BRAIN_GAIA), 5)
    scene.gaia_phase()
    assert power(scene) == ([5, 0, 0], BRAIN_BOWL_1)
    scene = taklons([4, 0, 0], BRAIN_BOWL_1)
    scene.level(0, "gaia_project", 1)
    scene.refuses("project")


@pytest.mark.parametrize(
    ("answer", "after"), [("use", ([1, 0, 0], BRAIN_GONE)), ("keep", ([0, 0, 0], BRAIN_BOWL_1))]
)
def test_R123_thrown_away_for_a_satellite_the_brainstone_is_gone(
    answer: str, after: tuple[list[int], int]
) -> None:
    for choice in ("ask", "automatic"):
        structures: dict[Place, int] = {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 0): LAB}
        scene = realm("taklons", structures, token_choice=choice)
        scene.bowl(0, 1, 0, 0)
        federate(scene)
        scene.play("brainstone " + answer)
        assert (power(scene), scene.question()) == (after, "token")


def beside_taklons(bowls: list[int], brain: int, kind: int) -> Scene:
    """The Terrans have just built beside the Taklons' structure, which is asked about."""
    scene = Scene("taklons", "terrans", board=galaxy({(0, 0): "s", (2, 0): "r", (3, 0): "r"}))
    scene.put(0, kind, (0, 0))
    scene.put(1, MINE, (3, 0))
    scene.bowl(0, *bowls)
    scene.player(0).brain = brain
    scene.turn(1)
    scene.play("build mine", (2, 0), "end")
    return scene


def test_T52_without_a_step_to_move_the_token_is_still_there() -> None:
    scene = beside_taklons([0, 0, 5], BRAIN_GONE, INSTITUTE)
    assert scene.offers() == ["charge token-first", "charge token-last", "decline"]
    scene.play("charge token-last")
    assert (scene.bowls(0), scene.player(0).vp) == ([1, 0, 5], 10)
    scene = beside_taklons([0, 0, 5], BRAIN_GONE, INSTITUTE)
    scene.play("charge token-first")
    assert (scene.bowls(0), scene.player(0).vp) == ([0, 0, 6], 9)


def test_R124_the_token_comes_before_or_after_charging() -> None:
    scene = beside_taklons([1, 0, 0], BRAIN_GONE, INSTITUTE)
    scene.play("charge token-last")
    assert (scene.bowls(0), scene.player(0).vp) == ([1, 0, 1], 9)
    scene = beside_taklons([1, 0, 0], BRAIN_GONE, INSTITUTE)
    scene.play("charge token-first")
    assert (scene.bowls(0), scene.player(0).vp) == ([0, 1, 1], 8)
    scene = beside_taklons([1, 0, 0], BRAIN_GONE, INSTITUTE)
    scene.play("decline")
    assert (scene.bowls(0), scene.player(0).vp) == ([1, 0, 0], 10)


def test_R124_the_late_token_waits_until_the_brainstone_has_moved() -> None:
    scene = beside_taklons([0, 3, 0], BRAIN_BOWL_2, INSTITUTE)
    scene.play("charge token-last brainstone 3")
    assert power(scene) == ([1, 1, 2], BRAIN_BOWL_3)


def test_R124_without_the_institute_there_is_no_token() -> None:
    scene = beside_taklons([1, 0, 0], BRAIN_GONE, TRADING_STATION)
    assert scene.offers() == ["charge", "decline"]
    scene.play("charge")
    assert scene.bowls(0) == [0, 0, 1]
    scene = beside_taklons([0, 0, 5], BRAIN_GONE, TRADING_STATION)
    assert scene.question() == "turn"


def test_R124_other_ways_of_charging_bring_no_token() -> None:
    scene = taklons([3, 0, 0], BRAIN_GONE, INSTITUTE)
    scene.tech(0, "tech_act_4pw")
    scene.play("special tech")
    assert scene.bowls(0) == [0, 2, 1]


# --- Ambas ---


def test_T48_swapping_the_institute_out_of_a_federation_leaves_it_as_it_is() -> None:
    scene = realm("ambas", SEVEN | {(4, 0): MINE}, {(0, -2): "d"})
    scene.put(1, MINE, (0, -2))
    federate(scene)
    scene.play("token 12vp end")
    points = scene.player(0).vp
    scene.turn(0)
    scene.play("special faction", (4, 0), "end")
    assert scene.question() == "turn"  # nobody is asked to charge
    state = scene.state
    assert state.structure[scene.hex((4, 0))] == INSTITUTE
    assert state.structure[scene.hex((0, 0))] == MINE
    assert [state.federated[scene.hex(place)] for place in ((0, 0), (4, 0))] == [1, 0]
    assert (scene.player(0).tokens, scene.player(0).vp) == ([2 * FED_12VP], points)
    scene.check()


def test_R125_any_own_mine_changes_places_but_not_the_lost_planets() -> None:
    scene = realm("ambas", {(0, 0): INSTITUTE, (4, 0): MINE, (0, 2): TRADING_STATION})
    lost_planet(scene, 0, (-3, 0))
    scene.play("special faction")
    assert scene.offered_places() == {(4, 0)}
    scene = realm("ambas", {(0, 0): INSTITUTE, (0, 2): TRADING_STATION})
    scene.refuses("special faction")


def test_R125_the_swap_sets_off_nothing_and_works_once_a_round_with_the_swapped_institute() -> None:
    scene = realm("ambas", {(0, 0): INSTITUTE, (4, 0): MINE}, tile="rs_mine")
    scene.play("special faction", (4, 0), "end")
    assert scene.player(0).vp == 10
    assert scene.player(0).built[MINE] == scene.player(0).built[INSTITUTE] == 1
    scene.turn(0)
    scene.refuses("special faction")
    scene.play("pass booster 3 pass booster 4")
    scene.turn(0)
    scene.play("special faction", (0, 0))


def test_R125_a_swapped_institute_counts_where_it_now_stands() -> None:
    scene = realm("ambas", {(0, 0): INSTITUTE, (4, 0): MINE, (4, 1): TRADING_STATION, (5, 0): LAB})
    scene.bowl(0, 0, 0, 0)
    scene.refuses("federation")
    scene.play("special faction", (4, 0), "end")
    scene.turn(0)
    assert "federation" in scene.offers()


def test_R125_without_the_institute_there_is_no_swap() -> None:
    realm("ambas", {(0, 0): TRADING_STATION, (4, 0): MINE}).refuses("special faction")
