"""R10 Settle, Produce and Trade may be played at the same time: then the order must not matter."""

from itertools import permutations

import pytest
from tests.games.frontiers.scene import Scene

from galaktyka.games.frontiers.components import standard_box

HOMES = ("galactic_scavengers", "old_earth", "epsilon_eridani")
EMPIRES = (
    (
        "trade_league",
        "gem_world",
        "asteroid_belt",
        "prosperous_world",
        "space_marines",
        "mining_conglomerate",
    ),
    ("new_economy", "volcanic_world", "new_vinland", "genetics_lab", "pre_sentient_race", "drop_ships"),
    (
        "terraforming_engineers",
        "comet_zone",
        "deserted_alien_outpost",
        "consumer_markets",
        "contact_specialist",
    ),
)
EXPLORED = (
    ("artist_settlement", "avian_uplift_race"),
    ("information_hub", "space_port"),
    ("new_earth", "rebel_warrior_race"),
)


def table_for_three() -> Scene:
    scene = Scene(3, homes=HOMES)
    for seat in range(3):
        scene.own(seat, *EMPIRES[seat])
        scene.explore(seat, *EXPLORED[seat])
        scene.people(seat, 2)
        scene.player(seat).credits = 3
    scene.good(0, "gem_world", "asteroid_belt")
    scene.good(1, "volcanic_world", "pre_sentient_race")
    scene.good(2, "comet_zone")
    return scene


def choice(offers: list[str], seat: int, turn: int) -> str:
    """What this seat does at this step of its turn, whoever went before."""
    return offers[(3 * seat + 5 * turn + 1) % len(offers)]


def outcome(action: str, order: tuple[int, ...]) -> list[object]:
    """Everything about the three empires after the action; the bonus is taken away, it goes with the order."""
    scene = table_for_three()
    scene.state.order = list(order)
    scene.choose(order[0], action)
    turns = [0, 0, 0]
    while scene.question() != "choose":
        seat = scene.asked
        if scene.question() == "place" and scene.state.arg(0) < 0:
            scene.play(scene.offers()[0])
            continue
        scene.play(choice(scene.offers(), seat, turns[seat]))
        turns[seat] += 1
    found: list[object] = []
    for seat in range(3):
        p = scene.player(seat)
        found.append((p.credits, p.vp, p.colonists, p.colonies, p.goods, sorted(p.explored), p.techs))
    return found


def without_bonus(action: str, order: tuple[int, ...]) -> list[object]:
    box = standard_box()
    kept = box.settle_bonus, box.trade_vp, box.produce_windfalls
    box.settle_bonus = box.trade_vp = box.produce_windfalls = 0
    try:
        return outcome(action, order)
    finally:
        box.settle_bonus, box.trade_vp, box.produce_windfalls = kept


@pytest.mark.parametrize("action", ["settle", "produce", "trade_consume"])
def test_R10_the_order_does_not_matter_where_all_may_act_at_once(action: str) -> None:
    results = [without_bonus(action, order) for order in permutations(range(3))]
    assert all(result == results[0] for result in results)
    assert results[0] != [
        (3, 0, 2, p.colonies, p.goods, p.explored, p.techs) for p in table_for_three().state.players
    ]


def test_R10_the_engine_resolves_in_order_all_the_same() -> None:
    scene = table_for_three()
    scene.state.order = [1, 2, 0]
    scene.choose(1, "settle")
    asked = []
    while scene.question() == "settle":
        asked.append(scene.asked)
        scene.play("colonists" if "colonists" in scene.offers() else "done")
    assert list(dict.fromkeys(asked)) == [1, 2, 0]
