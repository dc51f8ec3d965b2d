"""Powers in general, and Develop."""

import pytest
from tests.games.frontiers.scene import Scene, tile

from galaktyka.core.words import Illegal
from galaktyka.games.frontiers.choices import END_SPACES
from galaktyka.games.frontiers.ids import FIRST_TECH
from galaktyka.games.frontiers.rules.developing import tech_price

SMALL = ["space_marines", "public_works"]


def filled(spaces: int, straddle: str = "true") -> Scene:
    """Seat 0 has covered so many spaces and is about to buy, with money for everything."""
    scene = Scene(2, allow_straddle=straddle)
    scene.own(0, "mining_league", "galactic_federation", "federation_survey", "galactic_imperium")
    scene.own(0, *SMALL[: spaces - 8])
    assert scene.player(0).spaces == spaces
    scene.player(0).credits = 30
    scene.choose(0, "develop")
    return scene


def test_R12_powers_add_up_and_a_cost_never_falls_below_nothing() -> None:
    scene = Scene(2)
    scene.own(0, "investment_credits", "galactic_federation")
    scene.player(0).credits = 1
    scene.choose(0, "develop")
    assert tech_price(scene.state, 0, tile("galactic_salon") - FIRST_TECH) == 5 - 1 - 1 - 1
    assert tech_price(scene.state, 0, tile("space_marines") - FIRST_TECH) == 0
    scene.play("buy space_marines")
    assert scene.player(0).credits == 1


def test_R19_everybody_may_buy_one_and_nobody_must() -> None:
    scene = Scene(3)
    for seat in range(3):
        scene.player(seat).credits = 9
    scene.choose(1, "develop")
    scene.play("buy space_marines", "pass", "buy genetics_lab")
    assert [len(scene.player(seat).techs) for seat in range(3)] == [1, 1, 0]
    assert scene.question() == "choose"


def test_R20_the_price_is_paid_at_once_and_without_credit() -> None:
    scene = Scene(2)
    scene.player(0).credits = 2
    scene.choose(1, "develop")
    scene.play("pass")
    assert "buy public_works" not in scene.offers()
    scene.play("buy space_marines")
    assert scene.player(0).credits == 0


def test_R20a_first_credits_then_the_purchase_then_what_it_gives() -> None:
    scene = Scene(2)
    scene.own(0, "technology_investors", "public_works")
    scene.player(0).credits = 1
    scene.choose(1, "develop")
    scene.play("pass")
    assert scene.player(0).credits == 2
    scene.play("buy space_marines")
    assert scene.player(0).credits == 1, "the credit for buying comes after paying"


def test_R21_nobody_owns_a_technology_twice_and_what_is_gone_is_gone() -> None:
    scene = Scene(3)
    scene.own(0, "space_marines")
    scene.own(1, "new_economy")
    for seat in range(3):
        scene.player(seat).credits = 20
    scene.choose(0, "develop")
    assert "buy space_marines" not in scene.offers()
    assert "buy new_economy" not in scene.offers()
    scene.play("pass", "buy space_marines")
    assert "buy space_marines" not in scene.offers(), "both copies are gone"


def test_R22_credits_at_the_start_pay_for_the_purchase_credits_after_it_do_not() -> None:
    scene = Scene(2)
    scene.own(0, "technology_investors", "deep_space_symbionts")
    scene.player(0).credits = 1
    scene.choose(1, "develop")
    scene.play("pass")
    assert "buy space_marines" in scene.offers()
    assert "buy public_works" not in scene.offers()
    scene.play("pass")
    assert scene.player(0).credits == 2, "nothing was bought, so nothing comes after"


def test_R23_the_red_zone_opens_when_ten_spaces_are_full() -> None:
    for spaces in (8, 9, 10):
        offers = filled(spaces).offers()
        assert "buy homesteading_pioneers" in offers
        assert "buy new_economy" in offers
    scene = filled(9)
    scene.play("buy new_economy")
    assert scene.player(0).spaces == 11


def test_R23_nothing_is_bought_once_the_red_zone_is_entered() -> None:
    scene = Scene(2)
    scene.own(
        0, "mining_league", "galactic_federation", "federation_survey", "galactic_imperium", "new_economy"
    )
    scene.own(0, "space_marines")
    scene.player(0).credits = 30
    scene.choose(0, "develop")
    assert scene.offers() == ["pass"]


def test_R23_a_strict_table_lets_no_large_tile_lie_half_in_the_red_zone() -> None:
    strict = {spaces: filled(spaces, "false").offers() for spaces in (8, 9, 10)}
    assert ["buy new_economy" in strict[spaces] for spaces in (8, 9, 10)] == [True, False, True]
    assert all("buy homesteading_pioneers" in offers for offers in strict.values())


@pytest.mark.parametrize(
    ("spaces", "tech", "ends"), [(9, "homesteading_pioneers", False), (10, "drop_ships", True)]
)
def test_R24_more_than_ten_spaces_make_the_last_round(spaces: int, tech: str, ends: bool) -> None:
    scene = filled(spaces)
    scene.play(f"buy {tech}")
    assert scene.state.ending == 0, "the action is resolved by all first"
    scene.play_out()
    assert scene.state.ending == (1 << END_SPACES if ends else 0)


def test_T2_the_chooser_pays_one_less() -> None:
    scene = Scene(2)
    scene.player(0).credits = scene.player(1).credits = 2
    scene.choose(0, "develop")
    scene.play("buy homesteading_pioneers")
    assert scene.player(0).credits == 0
    assert "buy homesteading_pioneers" not in scene.offers()
    with pytest.raises(Illegal):
        scene.play("buy homesteading_pioneers")


def test_T3_a_price_never_falls_below_nothing() -> None:
    scene = Scene(2)
    scene.own(0, "investment_credits", "galactic_federation")
    scene.choose(0, "develop")
    scene.play("buy space_marines")
    assert scene.player(0).credits == 0


def test_T8_a_new_technology_works_from_the_next_action_on() -> None:
    scene = Scene(2)
    scene.explore(0, "avian_uplift_race")
    scene.people(0, 1)
    scene.player(0).credits = 1
    scene.choose(0, "develop")
    scene.play("buy space_marines", "pass", "settle", "colonists")
    assert "conquer avian_uplift_race" in scene.offers()
    other = Scene(2)
    other.own(0, "public_works")
    other.player(0).credits = 1
    other.choose(1, "develop")
    other.play("pass", "buy investment_credits")
    assert other.player(0).credits == 1, "1 paid in full, 1 from public works"
