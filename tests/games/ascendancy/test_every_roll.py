"""The engine against the oracle: every roll of a first round, tables of bids, planets and resistances."""

import pytest
from tests.games.ascendancy.oracle import (
    Side,
    battle_rounds,
    invasion_rounds,
    native_nodes,
    picking_order,
    spread,
)
from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene, front

from galaktyka.core.table import ScriptedTable
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.odds import Force
from galaktyka.games.ascendancy.rules.exploration import settle_natives
from galaktyka.games.ascendancy.rules.hegemony import modifier, resistance

BATTLES = [
    pytest.param(ROMULANS, Side(2), FEDERATION, Side(2), id="first-strike"),
    pytest.param(
        ROMULANS, Side(2, weapon=3), KLINGONS, Side(1, shield=2, six_always_hits=True), id="shields"
    ),
    pytest.param(FEDERATION, Side(1, shield=2), KLINGONS, Side(2, six_always_hits=True), id="disruptors"),
    pytest.param(
        KLINGONS, Side(3, doubles_hit=True, six_always_hits=True), ROMULANS, Side(1), id="mass-fire"
    ),
    pytest.param(FEDERATION, Side(2, more_dice=1), ROMULANS, Side(1, weapon=4), id="starbase"),
]


def play(state: Position, answer: str, faces: tuple[int, ...]) -> Position:
    """A copy of the position after an answer and these dice; whatever comes next may need more dice."""
    after = state.clone()
    table = ScriptedTable([face - 1 for face in faces])
    found = [a for a in after.legal() if GAME.notation(after, a) == answer]
    after.apply(found[0], table)
    assert not table.script, f"{faces} were not all rolled"
    return after


def arm(scene: Scene, seat: int, side: Side) -> None:
    scene.player(seat).weapons = 5 - side.weapon
    scene.player(seat).shields = side.shield
    if side.doubles_hit:
        scene.teach(seat, "mass_fire_tactics")


@pytest.mark.parametrize(("attacker", "mine", "defender", "theirs"), BATTLES)
def test_R119_every_first_round_of_a_battle(attacker: int, mine: Side, defender: int, theirs: Side) -> None:
    scene = front(attacker, mine.pieces, defender, theirs.pieces)
    arm(scene, attacker, mine)
    arm(scene, defender, theirs)
    if mine.more_dice:
        scene.control(attacker, "ardana")
        scene.base(attacker, "ardana")
    scene.command(attacker)
    here, there = ids.ARDANA, scene.sector("L1.2")
    strikes = attacker == ROMULANS
    for faces, (own, left) in battle_rounds(mine, theirs, strikes).items():
        after = play(scene.state, "attack L1.2", faces)
        assert (after.ships_in(here, attacker), after.ships_in(there, defender)) == (own, left), faces


SIEGES = [
    pytest.param(Side(2, weapon=4), Side(2), "P", id="control-and-node"),
    pytest.param(Side(3, weapon=4), Side(1), "", id="control-alone"),
    pytest.param(Side(2, weapon=2, more_dice=1), Side(1, shield=2), "", id="assault-troops"),
]


@pytest.mark.parametrize(("mine", "planet", "nodes"), SIEGES)
def test_R140_every_first_round_of_an_invasion(mine: Side, planet: Side, nodes: str) -> None:
    scene = Scene()
    scene.link("romulus", "coridan")
    scene.control(FEDERATION, "coridan", nodes)
    scene.ships(ROMULANS, "coridan", mine.pieces)
    arm(scene, ROMULANS, mine)
    arm(scene, FEDERATION, planet)
    if mine.more_dice:
        scene.teach(ROMULANS, "assault_troops")
    scene.command(ROMULANS)
    owners = {"taken": ROMULANS, "annihilated": -1, "held": FEDERATION}
    for faces, (own, end, left) in invasion_rounds(mine, planet).items():
        after = play(scene.state, "invade coridan", faces)
        assert after.ships_in(ids.CORIDAN, ROMULANS) == own, faces
        assert after.control[ids.CORIDAN] == owners[end], faces
        assert after.count_nodes(ids.CORIDAN) == left, faces


@pytest.mark.parametrize("ones", [False, True])
@pytest.mark.parametrize("rerolls", [0, 1, 3])
@pytest.mark.parametrize("least", [2, 4, 6])
def test_R2_odds_of_dice_that_two_rules_may_roll_again(least: int, rerolls: int, ones: bool) -> None:
    for count in (1, 2, 5):
        force = Force(count, least)
        force.rerolls, force.ones = rerolls, ones
        expected = spread(count, least, rerolls, ones)
        found = force.spread(count, False, count)
        assert found == pytest.approx([float(expected.get(k, 0)) for k in range(count + 1)])


def test_R106_nodes_of_every_planet_and_level() -> None:
    for disc in range(ids.FIRST_PLANET, ids.FIRST_PHENOMENON):
        for level in (1, 2, 3):
            scene = Scene()
            slots = scene.state.box.capacity[disc * ids.SLOT_KINDS : (disc + 1) * ids.SLOT_KINDS]
            settle_natives(scene.state, disc, 0, level, scene.table)
            own, on_open = native_nodes(dict(zip("PRCO", slots, strict=True)), level)
            word = ids.SYSTEM_IDS[disc]
            assert scene.nodes_of(word) == (f"{own}+{on_open}" if on_open else own), (word, level)
            nodes = len(own + on_open)
            assert resistance(scene.state, disc) == nodes + level


@pytest.mark.parametrize("ready", [True, False])
@pytest.mark.parametrize("base", [True, False])
def test_R156_resistance_and_modifier_add_up(ready: bool, base: bool) -> None:
    """Nodes 3, Control Node 1; the starbase, Ascendancy and the arts of the Romulans on top."""
    for ascendancy in (0, 2, 5):
        scene = Scene()
        scene.link("romulus", "terra_nova")
        scene.control(ROMULANS, "terra_nova", "PRC")
        scene.player(ROMULANS).ascendancy = ascendancy
        scene.player(FEDERATION).ascendancy = ascendancy
        if base:
            scene.base(KLINGONS, "terra_nova")
        scene.teach(ROMULANS, "imperial_arts")
        if not ready:
            scene.state.card_at[ids.IMPERIAL_ARTS] += 1
            scene.state.derive_power(ROMULANS)
        assert resistance(scene.state, ids.TERRA_NOVA) == 4 + ascendancy + int(base) + int(ready)
        assert modifier(scene.state, FEDERATION) == ascendancy + 1


@pytest.mark.parametrize("bids", [(2, 1, 3), (0, 4, 1), (0, 0, 2), (5, 0, 0), (0, 0, 0), (3, 4, 5)])
def test_R36_R37_every_bid_is_spent_and_the_highest_picks_first(bids: tuple[int, int, int]) -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.link("ardana", "qonos")
    scene.link("ardana", "romulus")
    scene.state.order = [2, 0, 1]
    for seat in range(3):
        scene.give(seat, 3, 3, 3)
    scene.begin(c.STEP_ROUND)
    taken: list[int] = []
    for seat in (2, 0, 1):
        assert scene.seat == seat
        expected = [0, *[n for n in range(1, 10) if n not in taken]]
        assert scene.legal() == [f"x{n}" for n in expected]
        scene.play(f"x{bids[seat]}")
        taken.append(bids[seat])
        while scene.question == "mix":
            scene.play(scene.legal()[-1])
        assert sum(scene.goods(seat)) == 9 - bids[seat]
    order: list[int] = []
    while scene.question == "pick":
        order.append(scene.seat)
        scene.play(scene.legal()[-1])
    assert [str(seat) for seat in order] == picking_order({str(k): bids[k] for k in range(3)})
    assert sorted(scene.player(seat).card for seat in range(3)) == [1, 2, 3]
    assert [scene.player(seat).card for seat in order] == [3, 2, 1][: len(order)]
