"""Trade and Consume: the sale, the mandatory consumption in any order, the second sale."""

from tests.games.frontiers.scene import Scene

from galaktyka.games.frontiers.choices import END_POINTS


def before_consuming(*tiles: str, goods: tuple[str, ...] = (), home: str = "ancient_race") -> Scene:
    """Seat 0 owns these, with goods on some, sells nothing and begins to consume; seat 1 chose."""
    scene = Scene(2, homes=(home, "rebel_mutineers"))
    scene.own(0, *tiles)
    scene.good(0, *goods)
    scene.choose(1, "trade_consume")
    if scene.question() == "sell":
        scene.play("no sale")
    return scene


def test_R70_the_choosers_point_comes_first() -> None:
    scene = Scene(2)
    scene.own(0, "gem_world")
    scene.good(0, "gem_world")
    scene.choose(0, "trade_consume")
    assert scene.player(0).vp == 1
    assert scene.question() == "sell"


def test_R71_each_player_sells_and_consumes_before_the_next() -> None:
    scene = Scene(2)
    for seat, world in ((0, "prosperous_world"), (1, "terraformed_world")):
        scene.own(seat, world)
    scene.own(1, "volcanic_world")
    scene.good(0, "prosperous_world")
    scene.good(1, "volcanic_world")
    scene.choose(0, "trade_consume")
    asked = []
    while scene.question() != "choose":
        asked.append((scene.asked, scene.question()))
        scene.play(scene.offers()[0])
    assert asked == [(0, "sell"), (0, "consume"), (1, "sell"), (1, "consume")]


def test_R72_one_good_may_be_sold_for_its_price_and_all_bonuses() -> None:
    scene = Scene(2, homes=("industrial_robots", "ancient_race"))
    scene.own(0, "export_duties", "space_port", "volcanic_world", "pre_sentient_race")
    scene.good(0, "volcanic_world", "pre_sentient_race")
    scene.choose(1, "trade_consume")
    assert scene.offers() == ["no sale", "sell volcanic_world", "sell pre_sentient_race"]
    scene.play("sell volcanic_world")
    assert scene.player(0).credits == 2 + 1 + 1 + 2
    assert scene.goods(0) == ["genes"]
    assert scene.question() == "choose", "only one"


def test_R72_the_refinerys_good_is_not_for_sale_and_bonuses_need_a_sale() -> None:
    scene = Scene(2, homes=("industrial_robots", "ancient_race"))
    scene.own(0, "export_duties", "alien_oort_cloud_refinery")
    scene.good(0, "alien_oort_cloud_refinery", kind="rare")
    scene.choose(1, "trade_consume")
    assert scene.question() == "choose"
    assert scene.player(0).credits == 0


def test_R73_powers_that_can_work_must_in_the_players_order() -> None:
    tiles = ("new_vinland", "prosperous_world", "volcanic_world")
    scene = before_consuming(*tiles, goods=("volcanic_world",))
    assert scene.offers() == ["use new_vinland", "use prosperous_world"]
    scene.play("use prosperous_world")
    assert (scene.player(0).vp, scene.player(0).credits) == (1, 0)
    assert scene.question() == "choose", "the other power has nothing left to work on"


def test_R73_a_bad_order_may_leave_goods_over() -> None:
    tiles = ("galactic_news_hub", "secluded_world", "gem_world", "volcanic_world")
    goods = ("gem_world", "galactic_news_hub", "volcanic_world")
    wise = before_consuming(*tiles, goods=goods)
    wise.play("use galactic_news_hub", "use secluded_world")
    assert (wise.player(0).vp, wise.player(0).credits, wise.goods(0)) == (3, 1, [])
    careless = before_consuming(*tiles, goods=goods)
    careless.play("use secluded_world", "spend gem_world")
    assert (careless.player(0).vp, careless.player(0).credits) == (0, 1)
    assert sorted(careless.goods(0)) == ["novelty", "rare"]
    assert careless.question() == "choose"


def test_R73_each_power_works_once() -> None:
    scene = before_consuming("prosperous_world", "gem_world", goods=("prosperous_world", "gem_world"))
    scene.play("use prosperous_world", "spend gem_world")
    assert scene.question() == "choose"
    assert scene.goods(0) == ["novelty"]


def test_R74_up_to_means_as_many_as_possible_of_the_players_choice() -> None:
    tiles = ("mining_conglomerate", "volcanic_world", "asteroid_belt", "radioactive_world")
    scene = before_consuming(*tiles, goods=tiles[1:])
    scene.play("use mining_conglomerate", "spend volcanic_world", "spend radioactive_world")
    assert scene.player(0).vp == 2
    assert scene.good_on(0, "asteroid_belt") == "rare"


def test_R74_different_kinds_one_good_of_each() -> None:
    tiles = ("diversified_economy", "volcanic_world", "asteroid_belt", "pre_sentient_race", "gem_world")
    scene = before_consuming(*tiles, goods=tiles[1:])
    scene.play("use diversified_economy", "spend asteroid_belt")
    assert scene.question() == "choose", "of the other kinds there was one good each"
    assert scene.player(0).vp == 3
    assert scene.goods(0) == ["rare"]


def test_R75_a_good_is_consumed_under_its_own_colour() -> None:
    scene = before_consuming("consumer_markets", "alien_oort_cloud_refinery")
    scene.good(0, "alien_oort_cloud_refinery", kind="novelty")
    scene.choose(1, "trade_consume")
    scene.play("use consumer_markets")
    assert (scene.player(0).vp, scene.player(0).credits) == (1, 1)


def test_R76_powers_without_goods_always_work() -> None:
    scene = before_consuming("galactic_salon", "new_economy")
    assert scene.player(0).vp == 1 + 1, "the salon, and the economy's point for owning it"
    alone = before_consuming("new_economy")
    assert alone.player(0).vp == 0


def test_R77_goods_that_are_sold_are_not_consumed() -> None:
    scene = Scene(2, homes=("ancient_race", "rebel_mutineers"))
    scene.own(0, "new_economy", "trade_league", "prosperous_world", "volcanic_world", "gem_world")
    scene.good(0, "volcanic_world", "gem_world", "prosperous_world")
    scene.choose(1, "trade_consume")
    scene.play("sell volcanic_world", "use trade_league", "sell gem_world", "use prosperous_world")
    assert scene.player(0).vp == 1 + 1, "one good consumed"
    assert scene.player(0).credits == (2 + 1) + (1 + 1)


def test_R78_the_second_sale_is_optional_at_any_moment() -> None:
    tiles = ("trade_league", "prosperous_world", "gem_world", "volcanic_world")
    scene = before_consuming(*tiles, goods=("gem_world", "volcanic_world"))
    assert scene.offers() == ["use prosperous_world", "use trade_league"], "one cannot decline yet"
    scene.play("use prosperous_world", "spend gem_world")
    assert scene.offers() == ["use trade_league", "done"]
    scene.play("use trade_league", "sell volcanic_world")
    assert scene.player(0).credits == 3
    declined = before_consuming(*tiles, goods=("volcanic_world",))
    declined.play("use trade_league", "sell volcanic_world")
    assert declined.player(0).vp == 0, "sold before it could be consumed"
    without = before_consuming("trade_league", "volcanic_world", goods=("volcanic_world",))
    without.play("done")
    assert without.goods(0) == ["rare"]
    assert without.question() == "choose"


def test_R78_works_also_when_nothing_was_sold_and_not_without_goods_to_sell() -> None:
    scene = before_consuming("trade_league", "volcanic_world", goods=("volcanic_world",))
    assert scene.question() == "consume"
    empty = before_consuming("trade_league", "alien_oort_cloud_refinery")
    empty.good(0, "alien_oort_cloud_refinery", kind="rare")
    empty.choose(1, "trade_consume")
    assert empty.question() == "choose"


def test_R79_points_are_paid_in_full_and_an_empty_pool_ends_the_game() -> None:
    scene = Scene(2, homes=("old_earth", "ancient_race"))
    scene.own(0, "volcanic_world", "asteroid_belt")
    scene.good(0, "volcanic_world", "asteroid_belt")
    scene.player(1).vp, scene.state.vp_pool = 22, 2
    scene.choose(1, "trade_consume")
    assert scene.state.vp_pool == 1
    scene.play("no sale", "use old_earth")
    assert scene.player(0).vp == 3
    assert scene.state.vp_pool == 0
    assert scene.state.ending == 1 << END_POINTS


def test_T4_four_tiles_in_one_consumption() -> None:
    tiles = ("new_vinland", "galactic_salon", "new_economy", "volcanic_world", "asteroid_belt")
    scene = before_consuming(
        *tiles, goods=("new_vinland", "volcanic_world", "asteroid_belt"), home="old_earth"
    )
    scene.play("use new_vinland", "spend new_vinland", "use old_earth")
    assert scene.player(0).credits == 2
    assert scene.player(0).vp == 3 + 1 + (3 + 1)


def test_T14_up_to_three_means_as_many_as_there_are() -> None:
    scene = before_consuming(
        "consumer_markets", "gem_world", "artist_settlement", goods=("gem_world", "artist_settlement")
    )
    scene.play("use consumer_markets")
    assert (scene.player(0).vp, scene.player(0).credits, scene.goods(0)) == (2, 2, [])


def test_T15_two_goods_for_three_points_need_two_goods() -> None:
    scene = before_consuming("gem_world", goods=("gem_world",), home="old_earth")
    assert scene.question() == "choose"
    assert scene.goods(0) == ["novelty"]
