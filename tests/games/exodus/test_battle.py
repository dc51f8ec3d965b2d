"""Conquest: battles between players and with Hostile Centaurians."""

from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import (
    E_BATTLE,
    E_BEATEN,
    E_CENTAURIAN,
    E_FIRE,
    E_NOBODY,
    E_STAND_OFF,
    E_WON,
    STEP_BATTLES,
    STEP_FIGHTS,
)
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import CENTAURIAN_IDS
from galaktyka.games.exodus.rules.salvo import focus
from galaktyka.games.exodus.state import FROM_BATTLES, NOWHERE

HIT, MISS = 5, 1


def duel(seats: int = 2) -> Scene:
    """A raider each over Sol; one ship far away lets the turn stop at the next orders."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.fly(seat, "raider1", "sol")
    scene.fly(0, "transporter2", "home 0")
    return scene


def test_R76_a_battle_wherever_visible_ships_of_two_players_are() -> None:
    scene = duel()
    scene.fly(0, "fighter1", "lyra")
    scene.fly(1, "fighter1", "charun")
    scene.begin(STEP_BATTLES, roll=[HIT, MISS])
    assert [event.a for event in scene.events(E_BATTLE)] == [scene.hex("sol")]


def test_R76_hexes_follow_the_council_the_homes_and_the_slots() -> None:
    scene = Scene(2)
    for name in ("lyra", "council", "home 1"):
        number = {"lyra": 1, "council": 2}.get(name, 1)
        kind = {"lyra": "raider", "council": "raider", "home 1": "fighter"}[name]
        for seat in (0, 1):
            scene.fly(seat, f"{kind}{number}", name)
    scene.fly(0, "transporter2", "home 0")
    scene.begin(STEP_BATTLES, roll=[HIT, MISS] * 3)
    order = [scene.hex("council"), scene.hex("home 1"), scene.hex("lyra")]
    assert [event.a for event in scene.events(E_BATTLE)] == order


def test_R76_nobody_retreats_rounds_follow_until_one_side_is_left() -> None:
    scene = duel()
    scene.begin(STEP_BATTLES, roll=[MISS, MISS, 4, 4, MISS, HIT])
    assert (scene.where(0, "raider1"), scene.where(1, "raider1")) == (NOWHERE, scene.hex("sol"))
    assert not scene.table.script


def test_R77_a_side_rolls_the_dice_of_all_its_ships() -> None:
    scene = duel()
    scene.fit(0, "fighter", "ssl_cannon", "plasma_cannon")
    scene.fly(0, "fighter1", "sol")
    scene.fly(0, "transporter1", "sol")
    scene.begin(STEP_BATTLES, roll=[1, 2, 3, 4, 4, 6, MISS])
    assert [(event.seat, event.a, event.b) for event in scene.events(E_FIRE)] == [(0, 6, 1), (1, 1, 0)]


def test_R78_a_side_gives_its_hits_as_it_likes() -> None:
    scene = Scene(2)
    scene.fly(0, "transporter2", "home 0")
    scene.fit(0, "battle_cruiser", "plasma_cannon")
    scene.fly(0, "cruiser1", "sol")
    scene.fit(1, "fighter", "mpg_shield")
    scene.fly(1, "fighter1", "sol")
    scene.fly(1, "raider1", "sol")
    scene.begin(STEP_BATTLES, roll=[HIT, HIT, HIT, MISS, MISS])
    assert (scene.question, scene.seat) == ("hits", 0)
    assert scene.legal() == ["hit 2:raider1", "hit 2:fighter1", "focus"]
    scene.play("hit 2:fighter1")
    assert scene.legal() == ["x1", "x2", "x3"]
    scene.roll(MISS, MISS, HIT, MISS)
    scene.play("x3")  # the raider survives this round, the fighter does not
    assert scene.where(1, "fighter1") == NOWHERE


def test_R78_the_last_ship_takes_the_hits_that_are_left() -> None:
    scene = Scene(2)
    scene.fly(0, "transporter2", "home 0")
    scene.fit(0, "battle_cruiser", "plasma_cannon")
    scene.fly(0, "cruiser1", "sol")
    for ship in ("fighter1", "fighter2"):
        scene.fly(1, ship, "sol")
    scene.begin(STEP_BATTLES, roll=[HIT, HIT, HIT, MISS, MISS])
    scene.play_all("hit 2:fighter2", "x1")
    assert scene.where(1, "fighter1") == scene.where(1, "fighter2") == NOWHERE


def test_R78_with_three_sides_hits_are_given_in_reverse_turn_order() -> None:
    scene = duel(3)
    scene.state.order = [2, 0, 1]
    scene.begin(STEP_BATTLES, roll=[HIT, HIT, HIT])
    assert [event.seat for event in scene.events(E_FIRE)] == [2, 0, 1]
    assert scene.seat == 1
    scene.play("hit 3:raider1")
    assert scene.seat == 0
    assert scene.damage(2, "raider1") == 1  # open to all who follow
    scene.play("hit 3:raider1")
    assert scene.seat == 2
    scene.play("hit 1:raider1")
    assert [scene.where(seat, "raider1") for seat in range(3)] == [NOWHERE, scene.hex("sol"), NOWHERE]
    assert scene.player(1).vp == 2


def test_R79_damage_above_the_shield_destroys_and_survivors_keep_theirs() -> None:
    scene = Scene(2)
    scene.fly(0, "transporter2", "home 0")
    scene.fit(0, "fighter", "em_shield")
    scene.fly(0, "fighter1", "sol")
    scene.fly(1, "raider1", "sol", cargo=1)
    pool = scene.player(1).pool
    scene.begin(STEP_BATTLES, roll=[HIT, HIT])
    assert (scene.where(0, "fighter1"), scene.damage(0, "fighter1")) == (scene.hex("sol"), 1)
    assert (scene.where(1, "raider1"), scene.player(1).pool) == (NOWHERE, pool + 1)


def test_R80_without_a_die_on_any_side_the_battle_is_a_stand_off() -> None:
    scene = Scene(2)
    for seat in (0, 1):
        scene.fly(seat, "transporter1", "sol")
    scene.begin(STEP_BATTLES)
    assert len(scene.events(E_STAND_OFF)) == 1
    assert scene.where(0, "transporter1") == scene.where(1, "transporter1") == scene.hex("sol")
    assert [p.vp for p in scene.state.players] == [0, 0]


def test_R81_the_winner_scores_all_ships_that_others_lost_whoever_hit_them() -> None:
    scene = Scene(3)
    scene.fly(0, "transporter2", "home 0")
    scene.fit(2, "battle_cruiser", "qgp_shield")
    scene.fly(0, "fighter1", "sol")
    scene.fly(1, "raider1", "sol")
    scene.fly(2, "cruiser1", "sol")
    scene.fly(2, "raider1", "sol")
    scene.begin(STEP_BATTLES, roll=[HIT, HIT, MISS, MISS])
    scene.play("hit 3:raider1")  # seat 1 gives first
    scene.roll(MISS, HIT)
    scene.play("hit 2:raider1")
    assert [p.vp for p in scene.state.players] == [0, 0, 2 + 1]
    assert scene.player(2).sources[FROM_BATTLES] == 3
    assert [(event.seat, event.b) for event in scene.events(E_WON)] == [(2, 3)]


def test_R81_without_a_survivor_nobody_scores() -> None:
    scene = duel()
    scene.begin(STEP_BATTLES, roll=[HIT, HIT])
    assert [p.vp for p in scene.state.players] == [0, 0]
    assert len(scene.events(E_NOBODY)) == 1


# --- Centaurians ---


def hunt(card: str, *ships: str, seats: int = 2) -> Scene:
    scene = Scene(seats)
    for ship in ships:
        scene.fly(0, ship, "sol")
    scene.fly(1, "transporter2", "home 1")
    number = CENTAURIAN_IDS.index(card)
    scene.state.centaurian[scene.hex("sol")] = scene.state.box.centaurian_level[number]
    scene.meet_next(card)
    return scene


def test_R82_a_centaurian_fights_the_only_visible_player_in_its_hex() -> None:
    scene = hunt("c1_1", "raider1")
    scene.begin(STEP_FIGHTS, roll=[HIT, MISS])
    event = scene.events(E_CENTAURIAN)[0]
    assert (event.seat, event.a, CENTAURIAN_IDS[event.b]) == (0, scene.hex("sol"), "c1_1")
    crowd = hunt("c1_1", "transporter1")
    crowd.fly(1, "transporter1", "sol")
    crowd.table.script = []
    crowd.begin(STEP_BATTLES)  # a stand-off: two players stay
    assert not crowd.events(E_CENTAURIAN)


def test_R82_the_top_card_is_one_never_seen_until_the_deck_comes_round() -> None:
    scene = hunt("c1_1", "raider1")
    scene.table.script = []
    first, second = CENTAURIAN_IDS.index("c1_2"), CENTAURIAN_IDS.index("c1_3")
    scene.state.decks[0] = 0
    scene.state.bottom = [second, first]
    scene.begin(STEP_FIGHTS, roll=[MISS, HIT])
    assert scene.events(E_CENTAURIAN)[0].b == second
    assert scene.state.bottom == [first, second]


def test_R83_the_left_neighbour_gives_the_centaurians_hits() -> None:
    scene = hunt("c2_1", "raider1", "fighter1", seats=3)
    scene.begin(STEP_FIGHTS, roll=[MISS, MISS, HIT, MISS, MISS])
    assert (scene.question, scene.seat) == ("hits", 1)
    assert GAME.rule_of(scene.state) == "R83"
    assert scene.legal() == ["hit 1:raider1", "hit 1:fighter1", "focus"]
    scene.roll(MISS, HIT, MISS, MISS)
    scene.play("hit 1:fighter1")
    assert scene.where(0, "fighter1") == NOWHERE


def test_R83_an_unarmed_group_fights_until_it_is_destroyed() -> None:
    scene = hunt("c1_1", "transporter1")
    scene.begin(STEP_FIGHTS, roll=[MISS, MISS, MISS, HIT])
    assert scene.where(0, "transporter1") == NOWHERE


def test_R83_damage_from_a_battle_stays_for_the_fight_that_follows() -> None:
    scene = hunt("c1_1", "fighter1")
    scene.fit(0, "fighter", "em_shield")
    scene.fly(1, "raider1", "sol")
    script = scene.table.script
    scene.table.script = []
    scene.roll(HIT, HIT)
    scene.table.script += script
    scene.begin(STEP_BATTLES, roll=[MISS, HIT])
    assert scene.where(0, "fighter1") == NOWHERE  # two damage against a shield of one


def test_R84_the_winner_keeps_the_card_and_the_token_goes() -> None:
    scene = hunt("c1_1", "raider1")
    scene.begin(STEP_FIGHTS, roll=[HIT, MISS])
    assert scene.player(0).kept == 1 << CENTAURIAN_IDS.index("c1_1")
    assert scene.state.centaurian[scene.hex("sol")] == 0
    assert scene.player(0).vp == 0  # the card counts at the end only


def test_R84_after_a_defeat_the_card_goes_under_its_deck_and_the_token_stays() -> None:
    scene = hunt("c1_3", "raider1")
    scene.begin(STEP_FIGHTS, roll=[HIT, HIT])
    assert scene.state.bottom == [CENTAURIAN_IDS.index("c1_3")]
    assert scene.state.centaurian[scene.hex("sol")] == 1
    assert len(scene.events(E_BEATEN)) == 1


def test_R85_when_both_are_destroyed_the_token_goes_and_nobody_gets_the_card() -> None:
    scene = hunt("c1_1", "raider1")
    scene.begin(STEP_FIGHTS, roll=[HIT, HIT])
    assert scene.state.centaurian[scene.hex("sol")] == 0
    assert scene.state.bottom == [CENTAURIAN_IDS.index("c1_1")]
    assert scene.player(0).kept == 0


def test_T10_battle() -> None:
    scene = Scene(3)
    scene.fly(0, "transporter2", "home 0")
    scene.fit(1, "fighter", "ssl_cannon", "ssl_cannon", "qgp_shield", "qgp_shield")
    scene.fit(2, "battle_cruiser", "plasma_cannon", "plasma_cannon", "mpg_shield", "mpg_shield")
    scene.fly(1, "fighter1", "sol")
    scene.fly(2, "cruiser1", "sol", cargo=1)
    scene.fly(2, "cruiser2", "sol")
    pool = scene.player(2).pool
    scene.begin(STEP_BATTLES, roll=[1, 1, 5, 6, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4, 5, 6])
    assert (scene.question, scene.seat) == ("hits", 1)
    assert scene.damage(1, "fighter1") == 2  # one target: given by itself
    scene.play("hit 3:cruiser1")
    scene.roll(2, 5, 5, 5, 1, 1, 2, 3, 3, 3, 4, 5, 5, 5, 6, 6)
    scene.play("x2")
    assert scene.damage(2, "cruiser1") == 2
    scene.play_all("hit 3:cruiser1", "x3")
    assert scene.where(2, "cruiser1") == NOWHERE
    assert scene.player(2).pool == pool + 1
    assert scene.where(1, "fighter1") == NOWHERE
    assert [p.vp for p in scene.state.players] == [0, 0, 2]


def test_T11_centaurian() -> None:
    scene = Scene(3)
    scene.fly(0, "transporter2", "home 0")
    scene.fit(2, "battle_cruiser", "plasma_cannon", "plasma_cannon", "mpg_shield", "mpg_shield")
    scene.fly(2, "cruiser2", "sol")
    scene.state.centaurian[scene.hex("sol")] = 2
    scene.meet_next("c2_1")
    scene.begin(STEP_FIGHTS, roll=[2, 3, 4, 4, 5, 6, 1, 1, 2, 1, 2, 2, 3, 4, 5, 1, 2, 6])
    assert scene.player(2).kept == 1 << CENTAURIAN_IDS.index("c2_1")
    assert (scene.where(2, "cruiser2"), scene.damage(2, "cruiser2")) == (scene.hex("sol"), 1)


def test_focus_finishes_the_ship_that_needs_fewest_hits() -> None:
    assert focus(3, [0, 1, 0], [1, 1, 0]) == [1, 1, 1]
    assert focus(2, [0, 0], [1, 1]) == [2, 0]
    assert focus(5, [0, 3], [0, 2]) == [1, 0]  # the second is doomed already, the rest is lost
    assert focus(1, [0, 0], [2, 1]) == [0, 1]


def test_focus_on_the_table_is_the_standard_allocation() -> None:
    scene = Scene(2)
    scene.fly(0, "transporter2", "home 0")
    scene.fit(0, "battle_cruiser", "plasma_cannon")
    scene.fly(0, "cruiser1", "sol")
    scene.fit(1, "fighter", "em_shield")
    scene.fly(1, "fighter1", "sol")
    scene.fly(1, "fighter2", "sol", damage=1)
    scene.begin(STEP_BATTLES, roll=[HIT, HIT, MISS, MISS, MISS])
    scene.roll(HIT, MISS, MISS, MISS)
    scene.play("focus")
    assert not scene.table.script  # it took a second round
    assert scene.where(1, "fighter2") == NOWHERE
    assert scene.where(1, "fighter1") == NOWHERE
