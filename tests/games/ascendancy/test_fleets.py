"""Starbases and fleets (R165–R175), and what each kind of fleet does."""

from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.games.ascendancy import ids

HIT, MISS = 6, 1


def test_R165_a_starbase_in_a_controlled_system_as_many_as_ascendancy() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.control(0, "ardana")
    scene.command(0)
    assert {"starbase earth", "starbase ardana"} <= set(scene.legal())
    scene.play("starbase ardana")
    assert not [text for text in scene.legal() if text.startswith("starbase")]
    scene.player(0).ascendancy = 2
    assert [text for text in scene.legal() if text.startswith("starbase")] == ["starbase earth"]


def test_R165_captured_starbases_do_not_count_and_three_are_all() -> None:
    scene = Scene()
    for word in ("ardana", "risa", "lytasia", "capella"):
        scene.link("earth", word)
        scene.control(0, word)
    scene.base(1, "ardana")
    scene.player(0).ascendancy = 9
    scene.player(0).ready = 9
    scene.state.box.commands = 9 - 1
    try:
        for player in scene.state.players[1:]:
            player.ready += 3
        scene.command(0)
        scene.play("starbase risa", "starbase lytasia", "starbase capella")
        assert not [text for text in scene.legal() if text.startswith("starbase")]
    finally:
        scene.state.box.commands = 5


def test_R166_a_starbase_gives_a_command_and_a_place_to_build_and_form() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.control(0, "ardana")
    scene.base(0, "ardana")
    scene.ships(0, "ardana", 3)
    scene.give(0, 1)
    scene.build(0)
    assert "build ardana" in scene.legal()
    scene.play("done")
    assert "fleet ardana" in scene.legal()
    assert scene.player(0).ready == 6


def test_R170_a_fleet_of_three_ships_at_home_for_a_command() -> None:
    scene = Scene()
    scene.command(0)
    scene.play("fleet earth")
    assert scene.legal() == [f"card federation-{n} {side}" for n in (1, 2, 3) for side in "ab"]
    scene.play("card federation-2 b", "x3")
    assert scene.fleet_size(0, 2) == 3
    assert scene.player(0).ready == 4
    assert scene.singles(0, "earth") == 0


def test_R171_never_more_fleets_than_ascendancy() -> None:
    scene = Scene()
    scene.ships(0, "earth", 9)
    scene.fleet(0, 1, "a", 3, "earth")
    scene.command(0)
    assert "fleet earth" not in scene.legal()
    scene.player(0).ascendancy = 2
    assert "fleet earth" in scene.legal()


def test_R172_between_three_ships_and_the_sides_maximum() -> None:
    scene = Scene()
    scene.ships(0, "earth", 9)
    scene.command(0)
    scene.play("fleet earth", "card federation-1 a")
    assert scene.legal() == ["x3", "x4"]


def test_R173_ships_join_or_leave_between_commands_once() -> None:
    scene = Scene()
    scene.fleet(0, 1, "b", 3, "earth")
    scene.command(0)
    scene.play("resize federation-1")
    assert scene.legal() == ["x4", "x5", "x6"]
    scene.play("x5")
    assert scene.singles(0, "earth") == 1
    assert scene.player(0).ready == 5
    assert "resize federation-1" not in scene.legal()
    scene.play("ship earth", "warp", "resize federation-1", "x3")
    assert scene.fleet_size(0, 1) == 3


def test_R174_disbanding_is_free_anywhere_but_in_warp() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.fleet(0, 1, "b", 4, "L1.1")
    scene.build(0)
    scene.play("disband federation-1")
    assert (scene.fleet_at(0, 1), scene.singles(0, "L1.1")) == ("", 4)
    scene = Scene()
    scene.fleet(0, 1, "b", 4, "earth")
    scene.command(0)
    scene.play("order federation-1", "warp")
    assert "disband federation-1" not in scene.legal()


def test_R175_the_other_side_needs_a_new_fleet() -> None:
    scene = Scene()
    scene.fleet(0, 1, "a", 3, "earth")
    scene.command(0)
    scene.play("disband federation-1", "fleet earth", "card federation-1 b", "x6")
    assert scene.state.fleet_side[0] == 1
    assert scene.player(0).ready == 4


# --- kinds of fleets ---


def test_fleets_have_the_sizes_and_rules_of_their_cards() -> None:
    scene = Scene()
    for seat in range(3):
        for number in (1, 2, 3):
            for side in "ab":
                other = Scene()
                card = other.fleet(seat, number, side, 3, "earth")
                kind = other.state.fleet_type(card)
                assert other.state.box.fleet_civ[kind] == seat
                assert 3 <= other.state.box.fleet_most[kind] <= 10
    assert scene.state.box.fleet_most[ids.KLI_REGULAR] == 10


def test_battle_groups_reroll_ones_in_space_only() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.link("ardana", "risa")
    scene.fleet(FEDERATION, 1, "b", 3, "ardana")
    scene.ships(ROMULANS, "L1.2", 3)
    scene.command(FEDERATION)
    scene.roll(1, 2, 1, MISS, MISS, MISS)
    scene.play("attack L1.2")
    assert scene.legal() == ["reroll 1 fleet", "done"]
    scene.roll(6)
    scene.play("reroll 1 fleet", "done")
    assert scene.count(ROMULANS, "L1.2") == 2


def test_assault_fleets_reroll_ones_in_invasions_only() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.fleet(KLINGONS, 3, "a", 3, "ardana")
    scene.control(FEDERATION, "ardana")
    scene.command(KLINGONS)
    scene.roll(1, 1, 1, MISS)
    scene.play("invade ardana")
    assert scene.question == "reroll"
    scene.roll(6)
    scene.play("reroll 1 fleet")
    scene.roll(6)
    scene.play("reroll 2 fleet", "done")
    assert scene.controller("ardana") == KLINGONS


def test_a_science_fleet_braves_with_one_die_and_once_without_a_command() -> None:
    scene = Scene()
    scene.link("earth", "pulsar")
    scene.fleet(FEDERATION, 1, "a", 4, "L1.2")
    scene.command(FEDERATION)
    scene.roll(6)
    scene.play("order federation-1", "impulse", "go pulsar", "stop")
    assert scene.fleet_size(FEDERATION, 1) == 3
    scene.state.token[ids.PULSAR] = 1
    scene.player(0).ready, scene.player(0).spent = 0, 5
    scene.command(FEDERATION)
    scene.roll(1)
    scene.play("order federation-1", "brave free")
    assert scene.goods(FEDERATION)[1] == 1
    assert "order federation-1" not in scene.legal()


def test_a_colonization_fleet_colonizes_without_culture_in_either_phase() -> None:
    for phase in ("build", "command"):
        scene = Scene()
        scene.link("earth", "ardana")
        scene.fleet(FEDERATION, 2, "a", 3, "ardana")
        if phase == "build":
            scene.build(FEDERATION)
        else:
            scene.command(FEDERATION)
        scene.play("settle federation-2")
        assert scene.controller("ardana") == FEDERATION
        assert (scene.fleet_at(FEDERATION, 2), scene.singles(FEDERATION, "ardana")) == ("", 2)


def test_a_diplomatic_fleet_rerolls_the_hegemony_die_once() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.fleet(FEDERATION, 3, "a", 3, "ardana")
    scene.control(KLINGONS, "ardana", "P")
    scene.give(FEDERATION, culture=2)
    scene.command(FEDERATION)
    scene.roll(1)
    scene.play("hegemony ardana")
    assert scene.question == "insist"
    scene.roll(5)
    scene.play("yes")
    assert scene.question == "annex"


def test_a_mining_fleet_takes_production_for_a_command_once_a_turn() -> None:
    scene = Scene()
    scene.link("romulus", "pulsar")
    scene.fleet(ROMULANS, 3, "a", 3, "pulsar")
    scene.command(ROMULANS)
    scene.play("order romulans-3", "mine")
    assert scene.goods(ROMULANS)[0] == 2
    assert scene.player(ROMULANS).ready == 4
    scene.play("order romulans-3")
    assert "mine" not in scene.legal()
