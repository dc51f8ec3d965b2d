"""Every tile does what the sheet says: each planet is settled, fills and scores; each power works by itself."""

import pytest
from tests.games.frontiers.scene import Scene, tile
from tests.games.frontiers.sheet import HOMES, PLANETS, TECHNOLOGIES, TILES, Power, Tile

from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.opening import take_home

# Colonies whose only use is to hold a good of their kind.
CARRIERS = {
    "novelty": ["artist_settlement", "devolved_uplift_race", "gem_world", "imperium_survey_hq"],
    "rare": ["volcanic_world", "asteroid_belt", "radioactive_world", "destroyed_world"],
    "genes": ["pre_sentient_race", "avian_uplift_race", "insect_uplift_race"],
    "alien": ["alien_robotic_factory", "deserted_alien_outpost", "alien_robot_sentry"],
}
WINDFALLS = {
    "novelty": "devolved_uplift_race",
    "rare": "asteroid_belt",
    "genes": "pre_sentient_race",
    "alien": "deserted_alien_outpost",
}
PRICES = {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}
# Technologies that together give every military strength from 0 to 9.
ARMS = {"drop_ships": 3, "space_marines": 2, "new_galactic_order": 2, "expeditionary_force": 1}
POWERS = [(t, p) for t in TILES.values() for p in t.powers]


def arm(scene: Scene, seat: int, strength: int) -> None:
    """Exactly this military."""
    if strength > sum(ARMS.values()):
        scene.home(seat, "new_sparta")
        strength -= 2
    for name, n in ARMS.items():
        if n <= strength:
            scene.own(seat, name)
            strength -= n
    assert strength == 0


def view_of(scene: Scene, seat: int, planet: str) -> dict[str, int]:
    players = GAME.view(scene.state, seat)["players"]
    assert isinstance(players, list)
    return next(one for one in players[seat]["explored"] if one["id"] == planet)


# --- planets as such ---


@pytest.mark.parametrize("planet", PLANETS, ids=[p.id for p in PLANETS])
def test_a_planet_is_settled_for_exactly_what_it_asks(planet: Tile) -> None:
    offer = f"conquer {planet.id}" if planet.military else f"pay {planet.id}"
    for missing in ("nothing", "strength", "people"):
        if missing == "strength" and planet.cost == 0:
            continue
        scene = Scene(homes=("abandoned_mine_squatters", "ancient_race"))
        scene.explore(0, planet.id)
        scene.people(0, planet.colonists - (missing == "people"))
        needed = planet.cost - (missing == "strength")
        if planet.military:
            arm(scene, 0, needed)
        else:
            scene.player(0).credits = needed
        scene.choose(1, "settle")
        scene.play("colonists")
        if missing != "nothing":
            assert offer not in scene.offers()
            continue
        scene.play(offer)
        if planet.kind == "any":
            scene.play("kind genes")
        assert scene.colonies(0)[-1] == planet.id
        assert (scene.player(0).credits, scene.player(0).colonists) == (0, 0)
        kind = "genes" if planet.kind == "any" else planet.kind
        assert scene.good_on(0, planet.id) == (kind if planet.good == "windfall" else "")


@pytest.mark.parametrize("planet", PLANETS, ids=[p.id for p in PLANETS])
def test_a_colony_produces_as_its_sort_says_and_gives_its_points(planet: Tile) -> None:
    scene = Scene(homes=("abandoned_mine_squatters", "ancient_race"))
    scene.own(0, planet.id)
    scene.choose(1, "produce")
    scene.play_out()
    assert scene.good_on(0, planet.id) == (planet.kind if planet.good == "production" else "")
    scene.end()
    if planet.points != "?":
        assert scene.sources(0).get("colonies", 0) == int(planet.points)


@pytest.mark.parametrize("home", HOMES, ids=[h.id for h in HOMES])
def test_a_home_colony_starts_and_scores_as_printed(home: Tile) -> None:
    scene = Scene(homes=("abandoned_mine_squatters", "rebel_mutineers"))
    p = scene.player(0)
    pool = scene.state.colonist_pool + 1
    scene.state.colonist_pool = pool
    p.board = int(home.place[0])
    take_home(scene.state, 0, "AB".index(home.place[1]) + 1, scene.table)
    assert scene.colonies(0) == [home.id]
    assert scene.state.colonist_pool == pool - 1
    assert scene.good_on(0, home.id) == (home.kind if home.good == "windfall" else "")
    scene.end()
    assert scene.sources(0).get("colonies", 0) == int(home.points)


@pytest.mark.parametrize("tech", TECHNOLOGIES, ids=[t.id for t in TECHNOLOGIES])
def test_a_technology_is_bought_for_its_price_and_gives_its_points(tech: Tile) -> None:
    scene = Scene()
    scene.player(0).credits = tech.cost
    scene.player(1).credits = max(0, tech.cost - 2)
    scene.choose(1, "develop")
    assert (f"buy {tech.id}" in scene.offers()) == (tech.cost == 1), "the chooser pays one less"
    scene.play("pass", f"buy {tech.id}")
    assert scene.player(0).techs == [tile(tech.id)]
    assert scene.player(0).credits == 0
    assert scene.player(0).spaces == (2 if tech.cost == 9 else 1)
    scene.end()
    if tech.points != "?":
        assert scene.sources(0)["technologies"] == int(tech.points)


# --- powers ---


def owner_of(subject: Tile, home: str = "abandoned_mine_squatters") -> Scene:
    """Seat 0 owns the tile; seat 1 has nothing that matters."""
    scene = Scene(homes=(home, "rebel_mutineers"))
    scene.own(0, subject.id)
    return scene


def carry(scene: Scene, subject: Tile, kind: str, n: int) -> list[str]:
    """Goods of the kind on plain colonies of seat 0."""
    names = [name for name in CARRIERS[kind] if name != subject.id][:n]
    assert len(names) == n
    scene.own(0, *names)
    scene.good(0, *names)
    return names


def resolve_second(scene: Scene, action: str) -> None:
    """Seat 1 chooses and does as little as possible; seat 0 is asked or done."""
    scene.choose(1, action)
    while scene.state.frames and scene.asked == 1 and scene.question() != "choose":
        scene.play(scene.offers()[0])


def check_explore(subject: Tile, power: Power) -> None:
    scene = owner_of(subject)
    resolve_second(scene, "explore")
    scene.play(scene.offers()[0])
    if power.name == "explore.draw_bag":
        assert len(scene.explored(0)) == 1 + power.n()
    else:
        assert scene.player(0).colonists == power.n()


def check_develop(subject: Tile, power: Power) -> None:
    scene = owner_of(subject)
    if power.name == "develop.discount":
        scene.player(0).credits = 5 - power.n() - 1
        resolve_second(scene, "develop")
        assert "buy drop_ships" not in scene.offers()
        scene.player(0).credits += 1
        scene.play("buy drop_ships")
        assert scene.player(0).credits == 0
    elif power.name == "develop.gain_credits_start":
        resolve_second(scene, "develop")
        assert scene.player(0).credits == power.n()
    else:
        scene.player(0).credits = 5
        resolve_second(scene, "develop")
        scene.play("buy drop_ships")
        assert scene.player(0).credits == power.n()


NEUTRAL = {1: "new_survivalists", 2: "alien_robot_sentry", 3: "information_hub", 4: "imperium_fuel_depot"}
REBELS = {1: "rebel_sympathizers", 2: "rebel_miners", 3: "rebel_underground", 5: "rebel_outpost"}


def check_military(subject: Tile, power: Power) -> None:
    against = [p.n() for p in subject.powers if p.name == power.name and "vs" not in p.params]
    plain = sum(against)
    scene = owner_of(subject)
    scene.people(0, 2)
    if "vs" in power.params:
        assert power.filter("vs") == {"keyword": "rebel"}
        total = plain + power.n()
        scene.explore(0, REBELS[total], NEUTRAL[total])
        resolve_second(scene, "settle")
        assert scene.offers() == ["colonists", f"conquer {REBELS[total]}"]
        return
    scene.explore(0, NEUTRAL[plain], NEUTRAL[plain + 1])
    resolve_second(scene, "settle")
    assert scene.offers() == ["colonists", f"conquer {NEUTRAL[plain]}"]


FOR_SALE = {"rare": "radioactive_world", "genes": "pre_sentient_race", "alien": "deserted_alien_outpost"}
TO_CONQUER = {"rare": "rebel_miners", "genes": "avian_uplift_race", "alien": "alien_robot_sentry"}


def check_cheaper(subject: Tile, power: Power) -> None:
    """discount and cost_or_military: the right kind costs less, another does not."""
    scene = owner_of(subject)
    kind = power.word("kind")
    if kind == "any":
        scene.explore(0, "terraformed_world", "gem_world")
        assert view_of(scene, 0, "terraformed_world")["price"] == 5 - power.n()
        assert view_of(scene, 0, "gem_world")["price"] == 2 - power.n()
        return
    scene.explore(0, FOR_SALE[kind], TO_CONQUER[kind], "spice_world", "new_survivalists")
    assert view_of(scene, 0, FOR_SALE[kind])["price"] == TILES[FOR_SALE[kind]].cost - power.n()
    assert view_of(scene, 0, "spice_world")["price"] == 2
    strength = power.n() if power.name == "settle.cost_or_military" else 0
    assert view_of(scene, 0, TO_CONQUER[kind])["strength"] == strength
    assert view_of(scene, 0, "new_survivalists")["strength"] == 0


def check_temporary(subject: Tile, power: Power) -> None:
    scene = owner_of(subject)
    carry(scene, subject, power.word("good"), 1)
    scene.people(0, 1)
    scene.explore(0, NEUTRAL[power.n()], NEUTRAL[power.n() + 1])
    resolve_second(scene, "settle")
    assert scene.offers() == ["colonists", f"conquer {NEUTRAL[power.n()]}"]
    scene.play(f"conquer {NEUTRAL[power.n()]}", f"use {subject.id}", "done")
    assert scene.colonies(0)[-1] == NEUTRAL[power.n()]
    assert power.word("good") not in scene.goods(0)[:-1]


def check_after_settling(subject: Tile, power: Power) -> None:
    scene = owner_of(subject)
    scene.people(0, 1)
    scene.explore(0, "devolved_uplift_race")
    resolve_second(scene, "settle")
    scene.play("pay devolved_uplift_race")
    if power.word("gain") == "credits":
        assert scene.player(0).credits == power.n()
    else:
        assert len(scene.explored(0)) == power.n()


def check_paying(subject: Tile, power: Power) -> None:
    scene = owner_of(subject)
    scene.explore(0, "rebel_warrior_race", "alien_robot_sentry", "avian_uplift_race")
    assert view_of(scene, 0, "rebel_warrior_race")["price"] == 3 - power.n("discount")
    assert view_of(scene, 0, "alien_robot_sentry")["price"] == -1
    aimed_at_rebels = power.filter() == {"keyword": "rebel"}
    assert view_of(scene, 0, "avian_uplift_race")["price"] == (
        -1 if aimed_at_rebels else 2 - power.n("discount")
    )


def check_special_settling(subject: Tile, power: Power) -> None:
    scene = owner_of(subject, "ancient_race")
    scene.people(0, 2)
    scene.explore(
        0, "devolved_uplift_race", "artist_settlement", "deep_space_symbionts", "alien_rosetta_stone_world"
    )
    resolve_second(scene, "settle")
    if power.name == "settle.settle_second":
        scene.player(0).credits = 1
        scene.play("pay devolved_uplift_race", "pay artist_settlement")
        assert scene.colonies(0)[-2:] == ["devolved_uplift_race", "artist_settlement"]
    elif power.name == "settle.upgrade_colony":
        assert (power.n("min_diff"), power.n("max_diff")) == (0, 3)
        scene.play("upgrade ancient_race", "to deep_space_symbionts")
        assert scene.colonies(0) == ["deep_space_symbionts"]
    else:
        assert power.filter() == {"military": "false", "not_keyword": "alien"}
        swaps = [offer for offer in scene.offers() if offer.startswith("replace")]
        assert swaps == [f"replace {name}" for name in scene.explored(0)[:3]]
        scene.play("replace artist_settlement")
        assert scene.colonies(0) == ["artist_settlement"]


def check_produce_credits(subject: Tile, power: Power) -> None:
    scene = owner_of(subject)
    if power.name == "produce.gain_credits":
        resolve_second(scene, "produce")
        assert scene.player(0).credits == power.n()
        return
    if power.name == "produce.credits_per_colony":
        extra = ["alien_robot_sentry", "rebel_fuel_cache", "avian_uplift_race", "asteroid_belt"]
        scene.own(0, *[name for name in extra if name != subject.id])
        fitting = [name for name in scene.colonies(0) if TILES[name].fits(power.filter())]
        assert len(fitting) > 0
        resolve_second(scene, "produce")
        assert scene.player(0).credits == power.n() * len(fitting)
        return
    kind = power.word("kind")
    made = {"alien": "alien_robotic_factory", "rare": "volcanic_world"}[kind]
    scene.own(0, made)
    resolve_second(scene, "produce")
    assert scene.player(0).credits == power.n()
    resolve_second(scene, "produce")
    assert scene.player(0).credits == power.n(), "the good was there already"


def check_produced_here(subject: Tile, power: Power) -> None:
    scene = owner_of(subject)
    scene.choose(0, "produce")
    assert scene.good_on(0, subject.id) == subject.kind
    assert scene.player(0).credits == power.n()
    scene.choose(0, "produce")
    assert scene.player(0).credits == power.n(), "the good was there already"


def check_windfall(subject: Tile, power: Power) -> None:
    kinds = list(WINDFALLS) if power.word("kind") == "any" else [power.word("kind")]
    for kind in kinds:
        scene = owner_of(subject)
        scene.own(0, WINDFALLS[kind])
        resolve_second(scene, "produce")
        assert scene.good_on(0, WINDFALLS[kind]) == kind
    if len(kinds) == 1:
        other = "novelty" if kinds[0] != "novelty" else "rare"
        scene = owner_of(subject)
        scene.own(0, WINDFALLS[other])
        resolve_second(scene, "produce")
        assert scene.good_on(0, WINDFALLS[other]) == ""


def check_trade(subject: Tile, power: Power) -> None:
    for kind, price in PRICES.items():
        scene = owner_of(subject)
        (name,) = carry(scene, subject, kind, 1)
        resolve_second(scene, "trade_consume")
        scene.play(f"sell {name}")
        bonuses = [
            p.n() for p in subject.powers if p.name == "trade.bonus" and p.word("kind") in ("any", kind)
        ]
        assert scene.player(0).credits == price + sum(bonuses)
    assert power.n() > 0


def consuming(subject: Tile, goods: list[tuple[str, int]]) -> Scene:
    """Seat 0 has these goods, sells nothing, and stands before its consumption."""
    scene = owner_of(subject, "ancient_race")
    for kind, n in goods:
        carry(scene, subject, kind, n)
    resolve_second(scene, "trade_consume")
    if scene.question() == "sell" and scene.asked == 0:
        scene.play("no sale")
    return scene


def consume_all(scene: Scene) -> None:
    while scene.state.frames and scene.question() in ("consume", "goods"):
        scene.play(scene.offers()[0])


def check_consume(subject: Tile, power: Power) -> None:
    if power.name == "consume.convert":
        kind = power.word("kind") if power.word("kind") != "any" else "rare"
        scene = consuming(subject, [(kind, power.n("goods"))])
        taken, times = power.n("goods"), 1
        if power.word("kind") != "any":
            other = consuming(subject, [("genes", power.n("goods"))])
            assert other.question() != "consume"
    elif power.name == "consume.convert_each":
        scene = consuming(subject, [(power.word("kind"), power.n("max") + 1)])
        taken = times = power.n("max")
    else:
        scene = consuming(subject, [("rare", 2), ("genes", 1), ("alien", 1), ("novelty", 1)])
        taken = times = power.n("max")
    before = len(scene.goods(0))
    chips = scene.player(0).vp
    consume_all(scene)
    assert before - len(scene.goods(0)) == taken
    assert scene.player(0).vp - chips == power.n("vp") * times
    assert scene.player(0).credits == power.n("credits") * times


def check_consume_without_goods(subject: Tile, power: Power) -> None:
    if power.name == "consume.gain":
        scene = consuming(subject, [])
        assert (scene.player(0).vp, scene.player(0).credits) == (power.n("vp"), power.n("credits"))
    elif power.name == "consume.per_good_consumed":
        for salon in (0, 1):
            scene = owner_of(subject)
            scene.own(0, "terraformed_world", *([power.word("bonus_tile")] if salon else []))
            carry(scene, subject, "rare", 2)
            resolve_second(scene, "trade_consume")
            scene.play("no sale")
            consume_all(scene)
            expected = 1 + power.n("vp") + salon * (1 + power.n("bonus_vp"))
            assert scene.player(0).vp == expected, "1 of the world, 1 a good, 1 of the salon and 1 for it"
    else:
        scene = consuming(subject, [("genes", 1)])
        scene.play(f"use {subject.id}", "sell pre_sentient_race")
        assert scene.player(0).credits == 3 + 1, "its own trade bonus counts"


CHECKS = {
    "explore.draw_bag": check_explore,
    "explore.gain_colonists": check_explore,
    "develop.discount": check_develop,
    "develop.gain_credits_start": check_develop,
    "develop.gain_credits_after": check_develop,
    "settle.military": check_military,
    "settle.discount": check_cheaper,
    "settle.cost_or_military": check_cheaper,
    "settle.temp_military": check_temporary,
    "settle.after_settle": check_after_settling,
    "settle.pay_for_military": check_paying,
    "settle.settle_second": check_special_settling,
    "settle.upgrade_colony": check_special_settling,
    "settle.replace_this": check_special_settling,
    "produce.gain_credits": check_produce_credits,
    "produce.credits_per_colony": check_produce_credits,
    "produce.credits_if_produced_here": check_produced_here,
    "produce.windfall": check_windfall,
    "produce.credits_if_most": check_produce_credits,
    "produce.credits_per_good_produced": check_produce_credits,
    "trade.bonus": check_trade,
    "consume.convert": check_consume,
    "consume.convert_each": check_consume,
    "consume.convert_each_distinct": check_consume,
    "consume.gain": check_consume_without_goods,
    "consume.per_good_consumed": check_consume_without_goods,
    "consume.sell_again": check_consume_without_goods,
}


@pytest.mark.parametrize(("subject", "power"), POWERS, ids=[f"{t.id}-{p.name}" for t, p in POWERS])
def test_every_power_of_every_tile_works(subject: Tile, power: Power) -> None:
    CHECKS[power.name](subject, power)


def test_no_power_of_the_vocabulary_is_left_out() -> None:
    assert {power.name for _, power in POWERS} == set(CHECKS)
