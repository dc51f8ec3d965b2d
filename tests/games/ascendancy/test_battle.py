"""Space Battles (R115–R134)."""

from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene, attack, front

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids

HIT, MISS = 6, 1


def test_R115_a_command_attacks_one_sector_next_to_own_ships_or_with_them() -> None:
    scene = front(FEDERATION, 1, KLINGONS, 1)
    scene.ships(ROMULANS, "ardana", 1)
    scene.ships(ROMULANS, "L2.2", 1)
    scene.command(FEDERATION)
    attacks = [text for text in scene.legal() if text.startswith("attack")]
    assert attacks == ["attack ardana", "attack L1.2"]
    scene.roll(MISS, MISS)
    scene.play("attack ardana")
    assert scene.player(FEDERATION).ready == 4


def test_R115_the_attacker_chooses_which_sectors_join() -> None:
    scene = front(FEDERATION, 2, KLINGONS, 1)
    scene.ships(FEDERATION, "L1.1", 1)
    scene.command(FEDERATION)
    scene.play("attack L1.2")
    assert scene.legal() == ["from ardana", "from L1.1"]
    scene.roll(MISS, MISS)
    scene.play("from L1.1", "done")
    assert [event.c for event in scene.events(c.E_ROLLED)] == [0, 0]
    assert not scene.table.script


def test_R115_third_players_in_own_sectors_are_not_involved() -> None:
    scene = front(FEDERATION, 1, KLINGONS, 1)
    scene.ships(ROMULANS, "ardana", 5)
    attack(scene, FEDERATION, MISS, MISS)
    assert not scene.table.script
    assert scene.events(c.E_BATTLE)[0].b == 1 << KLINGONS


def test_R116_everybody_else_there_defends_also_peaceful_players() -> None:
    scene = front(FEDERATION, 2, KLINGONS, 1)
    scene.ships(ROMULANS, "L1.2", 1)
    scene.agree(ROMULANS, 1, FEDERATION, ready=False)
    scene.command(FEDERATION)
    scene.play("attack L1.2")
    assert scene.events(c.E_BATTLE)[0].b == 1 << KLINGONS | 1 << ROMULANS
    assert scene.holder(ROMULANS, 1) == -1


def test_R117_shields_raise_what_a_die_needs_and_above_six_nothing_hits() -> None:
    scene = front(FEDERATION, 2, ROMULANS, 4)
    scene.player(ROMULANS).shields = 1
    attack(scene, FEDERATION, 5, 6, 1, 1, 1, 1)
    assert scene.count(ROMULANS, "L1.2") == 3
    scene = front(FEDERATION, 2, ROMULANS, 4)
    scene.player(ROMULANS).shields = 2
    attack(scene, FEDERATION, 6, 6, 1, 1, 1, 1)
    assert scene.count(ROMULANS, "L1.2") == 4


def test_R118_one_die_a_ship_and_one_for_a_starbase_with_ships() -> None:
    scene = front(FEDERATION, 2, KLINGONS, 1)
    scene.control(FEDERATION, "ardana")
    scene.base(FEDERATION, "ardana")
    attack(scene, FEDERATION, MISS, MISS, MISS, MISS)
    assert not scene.table.script
    scene = front(FEDERATION, 2, KLINGONS, 1)
    scene.control(KLINGONS, "ardana")
    scene.base(KLINGONS, "ardana")
    attack(scene, FEDERATION, MISS, MISS, MISS)
    assert not scene.table.script


def test_R119_dice_are_allotted_to_defenders_before_rolling() -> None:
    scene = front(FEDERATION, 0, KLINGONS, 2)
    scene.fleet(FEDERATION, 1, "a", 3, "ardana")
    scene.ships(FEDERATION, "ardana", 2)
    scene.ships(ROMULANS, "L1.2", 2)
    scene.command(FEDERATION)
    scene.play("attack L1.2")
    assert (scene.question, scene.legal()) == ("allot", ["x0", "x1", "x2", "x3"])
    scene.play("x3")
    assert scene.legal() == ["x0", "x1", "x2"]
    scene.roll(HIT, HIT, HIT, MISS, MISS, MISS, MISS, MISS, MISS)
    scene.play("x1")
    assert scene.count(KLINGONS, "L1.2") == 0
    assert scene.count(ROMULANS, "L1.2") == 2


def test_R119_the_largest_battle_has_room_for_all_its_dice() -> None:
    scene = front(FEDERATION, 27, KLINGONS, 27)
    scene.ships(ROMULANS, "L1.2", 27)
    scene.teach(ROMULANS, "superior_targeting_array")
    scene.command(FEDERATION)
    scene.play("attack L1.2")
    scene.roll(*[MISS] * 81)
    scene.play("x13")
    assert (scene.question, scene.seat) == ("reroll", ROMULANS)
    assert scene.legal() == ["reroll 55 array", "done"]
    scene.roll(HIT)
    scene.play("reroll 55 array")
    assert scene.count(FEDERATION, "ardana") == 26


def test_R120_the_one_who_scored_chooses_and_excess_hits_are_lost() -> None:
    scene = front(FEDERATION, 3, ROMULANS, 1)
    scene.fleet(ROMULANS, 1, "b", 3, "L1.2")
    attack(scene, FEDERATION, HIT, HIT, MISS, *[MISS] * 4)
    assert (scene.question, scene.seat) == ("hits", FEDERATION)
    scene.play("hit L1.2")
    assert scene.fleet_size(ROMULANS, 1) == 0
    assert scene.count(ROMULANS, "L1.2") == 2
    scene = front(FEDERATION, 3, ROMULANS, 1)
    attack(scene, FEDERATION, HIT, HIT, HIT, MISS)
    assert scene.count(ROMULANS, "L1.2") == 0


def test_R121_all_defenders_hit_the_attacker() -> None:
    scene = front(FEDERATION, 4, KLINGONS, 1)
    scene.ships(ROMULANS, "L1.2", 1)
    scene.command(FEDERATION)
    scene.play("attack L1.2")
    scene.roll(MISS, MISS, MISS, MISS, HIT, HIT)
    scene.play("x2")
    assert scene.count(FEDERATION, "ardana") == 2


def test_R122_the_side_without_first_strike_suffers_before_it_rolls() -> None:
    scene = front(ROMULANS, 2, FEDERATION, 2)
    attack(scene, ROMULANS, HIT, HIT)
    assert scene.count(FEDERATION, "L1.2") == 0
    assert scene.count(ROMULANS, "ardana") == 2


def test_R122_only_in_the_first_round_and_only_in_the_own_turn() -> None:
    scene = front(ROMULANS, 1, FEDERATION, 1)
    attack(scene, ROMULANS, MISS, MISS)
    scene.roll(HIT, HIT)
    scene.play("fight on", "fight on")
    assert scene.count(ROMULANS, "ardana") == 0
    assert scene.count(FEDERATION, "L1.2") == 0
    scene = front(FEDERATION, 1, ROMULANS, 1)
    attack(scene, FEDERATION, HIT, HIT)
    assert scene.count(FEDERATION, "ardana") == 0


def test_R123_fleets_below_three_disband_before_a_later_roll() -> None:
    scene = front(ROMULANS, 2, FEDERATION, 0)
    scene.fleet(KLINGONS, 1, "a", 4, "L1.2")
    scene.command(ROMULANS)
    scene.roll(HIT, HIT, 1, 1)
    scene.play("attack L1.2")
    assert scene.fleet_at(KLINGONS, 1) == ""
    assert scene.question == "retreat"


def test_R124_the_attacker_decides_first_then_the_defenders_in_turn_order() -> None:
    scene = front(ROMULANS, 1, FEDERATION, 1)
    attack(scene, ROMULANS, MISS, MISS)
    assert (scene.question, scene.seat) == ("retreat", ROMULANS)
    scene.play("fight on")
    assert (scene.question, scene.seat) == ("retreat", FEDERATION)
    scene.play("retreat L1.1")
    assert scene.events(c.E_WON)[0].seat == ROMULANS


def test_R125_one_or_two_sectors_all_ships_to_one_sector() -> None:
    scene = front(FEDERATION, 2, ROMULANS, 2)
    scene.ships(FEDERATION, "L1.1", 1)
    scene.command(FEDERATION)
    scene.roll(*[MISS] * 5)
    scene.play("attack L1.2", "from ardana", "from L1.1")
    assert scene.legal() == ["fight on", "yes"]
    scene.play("yes")
    assert (scene.question, "retreat L2.1" in scene.legal()) == ("group", True)
    scene.play("retreat L2.1")
    scene.play("retreat earth")
    assert scene.count(FEDERATION, "L2.1") == 2
    assert scene.count(FEDERATION, "earth") == 4
    assert scene.events(c.E_WON)[0].seat == ROMULANS


def test_R125_groups_with_a_common_sector_go_there() -> None:
    scene = front(FEDERATION, 1, ROMULANS, 0)
    scene.ships(FEDERATION, "L2.1", 1)
    scene.link("ardana", "lytasia")
    scene.ships(ROMULANS, "ardana", 1)
    scene.command(FEDERATION)
    scene.roll(MISS, MISS, MISS)
    scene.play("attack ardana", "from ardana", "from L2.1")
    assert scene.legal() == ["fight on", "retreat L2.2"]
    scene.play("retreat L2.2")
    assert scene.count(FEDERATION, "L2.2") == 2


def test_R125_refused_passage_closes_that_sector_only() -> None:
    scene = front(FEDERATION, 1, KLINGONS, 1)
    scene.ships(ROMULANS, "L2.1", 1)
    scene.link("ardana", "lytasia")
    scene.agree(ROMULANS, 1, FEDERATION)
    attack(scene, FEDERATION, MISS, MISS)
    assert "retreat L2.1" in scene.legal()
    scene.play("retreat L2.1")
    assert (scene.question, scene.seat) == ("passage", ROMULANS)
    scene.play("refuse")
    assert (scene.question, scene.seat) == ("retreat", FEDERATION)
    assert "retreat L2.1" not in scene.legal()
    scene.play("retreat L3.1")
    assert scene.count(FEDERATION, "L3.1") == 1


def test_R125_an_option_keeps_retreats_clear_of_enemies() -> None:
    for option, offered in (("false", True), ("true", False)):
        scene = Scene(retreat_clear=option)
        scene.link("earth", "ardana")
        scene.link("ardana", "risa")
        scene.ships(FEDERATION, "ardana", 1)
        scene.ships(ROMULANS, "L1.2", 1)
        scene.ships(ROMULANS, "risa", 1)
        scene.command(FEDERATION)
        scene.roll(MISS, MISS)
        scene.play("attack L1.2")
        assert scene.question == "retreat"
        assert ("retreat L2.2" in scene.legal()) == offered


def test_R126_klingons_never_retreat() -> None:
    scene = front(KLINGONS, 1, FEDERATION, 1)
    attack(scene, KLINGONS, MISS, MISS)
    assert (scene.question, scene.seat) == ("retreat", FEDERATION)


def test_R127_nobody_retreats_another_round_without_a_command() -> None:
    scene = front(ROMULANS, 1, FEDERATION, 1)
    attack(scene, ROMULANS, MISS, MISS)
    scene.roll(MISS, MISS)
    scene.play("fight on", "fight on")
    assert scene.player(ROMULANS).ready == 4
    assert len(scene.events(c.E_BATTLE_ROUND)) == 2


def test_R128_in_a_stalemate_the_attacker_must_retreat() -> None:
    scene = front(FEDERATION, 1, ROMULANS, 1)
    for seat in (FEDERATION, ROMULANS):
        scene.player(seat).shields = 2
    scene.command(FEDERATION)
    scene.play("attack L1.2")
    assert scene.question == "retreat"
    assert "fight on" not in scene.legal()
    scene.play("retreat L2.1")
    assert scene.events(c.E_WON)[0].seat == ROMULANS


def test_R128_without_a_way_out_nobody_wins() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(FEDERATION, "ardana", 1)
    scene.ships(ROMULANS, "L1.2", 1)
    for seat in (FEDERATION, ROMULANS):
        scene.player(seat).shields = 2
    scene.command(FEDERATION)
    scene.play("attack L1.2")
    assert (scene.question, scene.events(c.E_WON)) == ("command", [])
    assert scene.count(FEDERATION, "ardana") == 1


def test_R128_shielded_fleets_need_two_hits() -> None:
    scene = front(FEDERATION, 1, ROMULANS, 0)
    scene.fleet(ROMULANS, 1, "a", 3, "L1.2")
    scene.teach(ROMULANS, "superior_shield_harmonics")
    scene.player(FEDERATION).shields = 2
    scene.command(FEDERATION)
    scene.play("attack L1.2")
    assert len(scene.events(c.E_STALEMATE)) == 1


def test_R129_who_has_ships_while_all_opponents_are_gone_has_won() -> None:
    scene = front(FEDERATION, 1, KLINGONS, 1)
    attack(scene, FEDERATION, HIT, MISS)
    assert scene.events(c.E_WON)[0].seat == FEDERATION
    scene = front(FEDERATION, 1, KLINGONS, 1)
    attack(scene, FEDERATION, MISS, HIT)
    assert scene.events(c.E_WON)[0].seat == KLINGONS


def test_R130_the_winner_manoeuvres_with_any_of_his_ships() -> None:
    scene = front(FEDERATION, 3, KLINGONS, 1)
    attack(scene, FEDERATION, HIT, MISS, MISS, MISS)
    assert (scene.question, scene.seat) == ("manoeuvre", FEDERATION)
    scene.play("manoeuvre L1.2", "x2")
    assert scene.count(FEDERATION, "L1.2") == 2
    assert scene.count(FEDERATION, "ardana") == 1


def test_R130_a_fleet_goes_whole_and_asks_for_passage() -> None:
    scene = front(FEDERATION, 1, KLINGONS, 1)
    scene.fleet(FEDERATION, 1, "a", 3, "ardana")
    scene.ships(ROMULANS, "L1.1", 1)
    scene.agree(ROMULANS, 1, FEDERATION)
    attack(scene, FEDERATION, HIT, MISS, MISS, MISS, MISS)
    scene.play("manoeuvre L1.1")
    assert (scene.question, scene.legal()) == ("squad", ["x0", "x1"])
    scene.play("x1", "x0")
    assert (scene.question, scene.seat) == ("passage", ROMULANS)
    scene.play("allow")
    assert scene.fleet_at(FEDERATION, 1) == "L1.1"
    assert scene.singles(FEDERATION, "ardana") == 1


def test_R130_a_refused_passage_leaves_another_choice() -> None:
    scene = front(FEDERATION, 2, KLINGONS, 1)
    scene.ships(ROMULANS, "L1.1", 1)
    scene.agree(ROMULANS, 1, FEDERATION)
    attack(scene, FEDERATION, HIT, MISS, MISS)
    scene.play("manoeuvre L1.1", "x2", "refuse")
    assert scene.question == "manoeuvre"
    assert scene.legal() == ["manoeuvre L1.2", "manoeuvre L2.1", "manoeuvre L2.2", "done"]
    scene.play("manoeuvre L2.1", "x0")
    assert (scene.question, scene.count(FEDERATION, "ardana")) == ("command", 2)


def test_R130_a_manoeuvre_is_a_move_that_ends() -> None:
    scene = Scene()
    scene.link("pulsar", "ardana")
    scene.ships(FEDERATION, "L1.2", 1)
    scene.ships(KLINGONS, "ardana", 1)
    scene.command(FEDERATION)
    scene.roll(HIT, MISS)
    scene.play("attack ardana")
    scene.roll(6)
    scene.play("manoeuvre pulsar")
    assert scene.count(FEDERATION, "pulsar") == 0


def test_R131_both_wiped_out_nobody_wins_but_klingons_are_praised() -> None:
    scene = front(KLINGONS, 3, FEDERATION, 3)
    attack(scene, KLINGONS, *[HIT] * 6)
    assert (scene.question, scene.events(c.E_WON)) == ("command", [])
    assert scene.goods(KLINGONS)[2] == 1


def test_R132_marauders_are_paid_for_their_own_kills() -> None:
    scene = front(KLINGONS, 2, FEDERATION, 4)
    scene.fleet(KLINGONS, 2, "a", 3, "ardana")
    attack(scene, KLINGONS, HIT, HIT, MISS, HIT, MISS, *[MISS] * 4)
    assert scene.goods(KLINGONS)[0] == 2
    assert scene.count(FEDERATION, "L1.2") == 1


def test_R133_a_battle_ended_by_a_card_has_no_winner() -> None:
    scene = front(KLINGONS, 3, ROMULANS, 4)
    scene.teach(ROMULANS, "advanced_romulan_cloaking_device")
    scene.command(KLINGONS)
    scene.play("attack L1.2")
    assert (scene.question, scene.seat) == ("cloak", ROMULANS)
    scene.play("yes")
    assert (scene.question, scene.events(c.E_WON)) == ("command", [])
    assert not scene.state.has(ROMULANS, ids.EXHAUST_CANCEL_BATTLE)


def test_R133_after_casualties_too_and_others_fight_on() -> None:
    scene = front(KLINGONS, 3, ROMULANS, 2)
    scene.ships(FEDERATION, "L1.2", 1)
    scene.teach(ROMULANS, "advanced_romulan_cloaking_device")
    scene.command(KLINGONS)
    scene.play("attack L1.2", "no")
    scene.roll(MISS, MISS, MISS, MISS, MISS, MISS)
    scene.play("x2")
    assert scene.question == "cloak"
    scene.play("yes")
    assert (scene.question, scene.seat) == ("retreat", FEDERATION)
    scene.roll(HIT, MISS, MISS, MISS)
    scene.play("fight on")
    assert scene.events(c.E_WON)[0].seat == KLINGONS
    assert scene.count(ROMULANS, "L1.2") == 2


def test_R134_ever_victorious_counts_all_rivals_together() -> None:
    scene = front(KLINGONS, 4, FEDERATION, 2)
    scene.ships(ROMULANS, "L1.2", 1)
    scene.command(KLINGONS)
    scene.play("attack L1.2")
    scene.roll(HIT, HIT, HIT, MISS, MISS, MISS, MISS)
    scene.play("x1" if scene.state.turn_order_from(KLINGONS)[1] == ROMULANS else "x3")
    assert scene.goods(KLINGONS)[2] == 1
    scene = front(KLINGONS, 4, FEDERATION, 2)
    attack(scene, KLINGONS, HIT, HIT, MISS, MISS, MISS, MISS)
    assert scene.goods(KLINGONS)[2] == 0


def test_R134_an_option_counts_the_ships_that_were_brought() -> None:
    for option, gained in (("destroyed", 0), ("fielded", 1)):
        scene = Scene(ever_victorious=option)
        scene.link("earth", "ardana")
        scene.ships(KLINGONS, "ardana", 2)
        scene.ships(FEDERATION, "L1.2", 3)
        attack(scene, KLINGONS, HIT, MISS, *[MISS] * 3)
        scene.play("retreat L1.1")
        assert scene.goods(KLINGONS)[2] == gained
