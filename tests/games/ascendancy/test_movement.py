"""Commands and movement (R75–R86)."""

from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids


def road(*stops: str, length: int = 2) -> Scene:
    """Earth and these systems in a row."""
    scene = Scene()
    last = "earth"
    for stop in stops:
        scene.link(last, stop, length)
        last = stop
    return scene


def test_R75_every_command_exhausts_a_token_and_free_actions_do_not() -> None:
    scene = road("ardana")
    scene.give(0, culture=5)
    scene.command(0)
    scene.play("ascend")
    assert scene.player(0).ready == 5
    scene.play("ship earth", "warp")
    assert (scene.player(0).ready, scene.player(0).spent) == (4, 1)
    scene.player(0).ready, scene.player(0).spent = 0, 5
    assert scene.legal() == ["end turn"]


def test_R76_one_unit_a_command_and_again_if_wanted() -> None:
    scene = road("ardana")
    scene.command(0)
    scene.play("ship earth", "impulse", "go L1.2", "ship L1.2", "impulse", "go ardana", "stop")
    assert scene.count(0, "ardana") == 1
    assert scene.player(0).ready == 3
    scene.fleet(0, 1, "b", 3, "earth")
    scene.play("order federation-1", "impulse", "go L1.2")
    assert scene.fleet_at(0, 1) == "L1.2"


def test_R77_two_sectors_at_impulse_lanes_and_discs_count() -> None:
    scene = road("ardana")
    scene.command(0)
    scene.play("ship earth", "impulse")
    assert [text for text in scene.legal() if text.startswith("go")] == ["go L1.1", "go L1.2"]
    assert "stop" not in scene.legal()
    scene.play("go L1.1", "stop")
    assert scene.count(0, "L1.1") == 1


def test_R77_a_ship_may_turn_round_within_the_move() -> None:
    scene = road("ardana")
    scene.command(0)
    scene.play("ship earth", "impulse", "go L1.1", "go earth")
    assert scene.count(0, "earth") == 3
    assert scene.player(0).ready == 4


def test_R78_a_discovery_ends_the_move() -> None:
    scene = Scene()
    lane = scene.open("earth")
    scene.ships(0, f"{lane}.2", 1)
    scene.table.discs, scene.table.cards = ["ardana"], ["virgin_world"]
    scene.command(0)
    scene.play(f"ship {lane}.2", "impulse", "discover")
    scene.play(scene.legal()[0])
    assert (scene.question, scene.count(0, "ardana")) == ("command", 1)


def test_R79_entering_warp_leaves_the_board_with_one_token() -> None:
    scene = road("ardana")
    scene.command(0)
    scene.play("ship earth", "warp")
    assert scene.state.warp == [0, ids.EARTH, 1, c.SINGLE]
    assert scene.count(0, "earth") == 2


def test_R80_a_command_adds_a_token() -> None:
    scene = road("ardana")
    scene.warp(0, "earth")
    scene.command(0)
    scene.play("warp 1", "token")
    assert scene.state.warp[2] == 2
    assert scene.player(0).ready == 4


def test_R81_as_many_discs_as_tokens_and_icons() -> None:
    scene = road("ardana", "risa", "lytasia")
    scene.warp(0, "earth", 1)
    scene.command(0)
    scene.play("warp 1", "exit")
    assert {"go ardana", "go L1.1", "go L1.2"} <= set(scene.legal())
    assert "go risa" not in scene.legal()
    assert "go L2.1" not in scene.legal()
    scene = road("ardana", "risa", "lytasia")
    scene.teach(0, "warp_core_refit")
    scene.warp(0, "earth", 1)
    scene.command(0)
    scene.play("warp 1", "exit")
    assert {"go risa", "go L2.2"} <= set(scene.legal())
    assert "go L3.1" not in scene.legal()


def test_R81_the_disc_it_started_from_does_not_count_but_counts_when_entered_again() -> None:
    scene = road("ardana")
    scene.warp(0, "earth", 2)
    scene.command(0)
    scene.play("warp 1", "exit", "go ardana", "go earth")
    assert (scene.question, scene.count(0, "earth")) == ("command", 4)


def test_R81_a_unit_may_stop_in_a_lane() -> None:
    scene = road("ardana", length=4)
    scene.warp(0, "earth", 1)
    scene.command(0)
    scene.play("warp 1", "exit", "go L1.3", "stop")
    assert scene.count(0, "L1.3") == 1


def test_R82_a_unit_may_exit_where_it_entered_and_braves_there() -> None:
    scene = Scene()
    scene.link("earth", "pulsar")
    scene.warp(0, "pulsar")
    scene.command(0)
    scene.roll(6)
    scene.play("warp 1", "exit", "go pulsar")
    assert scene.count(0, "pulsar") == 0
    assert scene.player(0).pool == 27


def test_R82_with_nowhere_to_stand_it_stays_in_warp() -> None:
    scene = road("ardana")
    scene.ships(KLINGONS, "ardana", 1)
    scene.ships(ROMULANS, "L1.2", 1)
    scene.agree(ROMULANS, 1, FEDERATION)
    scene.warp(0, "ardana")
    scene.command(0)
    scene.play("warp 1", "exit", "go L1.2", "refuse")
    assert scene.state.warp == [0, ids.ARDANA, 1, c.SINGLE]
    assert scene.player(0).ready == 4


def test_R84_hostile_ships_close_a_sector() -> None:
    scene = road("ardana")
    scene.ships(KLINGONS, "L1.1", 1)
    scene.command(0)
    scene.play("ship earth")
    assert "impulse" in scene.legal()
    scene.play("impulse")
    assert not [text for text in scene.legal() if text.startswith("go")]


def test_R84_what_the_rival_holds_does_not_matter() -> None:
    scene = road("ardana")
    scene.ships(KLINGONS, "L1.2", 1)
    scene.agree(FEDERATION, 1, KLINGONS)
    scene.command(0)
    scene.play("ship earth", "impulse")
    assert [text for text in scene.legal() if text.startswith("go")] == ["go L1.1"]


def test_R85_an_own_system_is_always_open() -> None:
    scene = road("ardana")
    scene.control(0, "ardana")
    scene.ships(KLINGONS, "ardana", 3)
    scene.ships(0, "L1.2", 1)
    scene.command(0)
    scene.play("ship L1.2", "impulse", "go ardana")
    assert scene.count(0, "ardana") == 1


def test_R86_peaceful_players_are_asked_before_their_sector_is_entered() -> None:
    scene = road("ardana")
    scene.ships(KLINGONS, "L1.2", 1)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.command(0)
    scene.play("ship earth", "impulse", "go L1.2")
    assert (scene.question, scene.seat) == ("passage", KLINGONS)
    scene.play("allow")
    assert scene.count(0, "L1.2") == 1


def test_R86_refusal_ends_the_move_in_the_sector_before() -> None:
    scene = road("ardana")
    scene.ships(KLINGONS, "L1.2", 1)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.command(0)
    scene.play("ship earth", "impulse", "go L1.2", "refuse")
    assert (scene.question, scene.count(0, "L1.1")) == ("command", 1)
    assert scene.player(0).ready == 4


def test_R86_a_unit_refused_at_its_first_step_has_not_moved() -> None:
    scene = Scene()
    scene.link("earth", "pulsar")
    scene.ships(0, "pulsar", 1)
    scene.ships(KLINGONS, "L1.2", 1)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.command(0)
    scene.play("ship pulsar", "impulse", "go L1.2", "refuse")
    assert (scene.question, scene.count(0, "pulsar")) == ("command", 1)
    scene.play("ship pulsar")
    assert "brave" in scene.legal()


def test_R86_all_of_several_must_agree_and_permission_covers_the_whole_move() -> None:
    scene = road("ardana", "risa")
    for sector in ("L1.2", "L2.1"):
        scene.ships(KLINGONS, sector, 1)
    scene.ships(ROMULANS, "L1.2", 1)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.agree(ROMULANS, 1, FEDERATION)
    scene.warp(0, "earth", 2)
    scene.command(0)
    scene.play("warp 1", "exit", "go L1.2")
    assert scene.seat == KLINGONS
    scene.play("allow")
    assert scene.seat == ROMULANS
    scene.play("allow", "go risa")
    assert (scene.question, scene.count(0, "risa")) == ("command", 1)


def test_R86_a_cancelled_agreement_closes_the_sector() -> None:
    scene = road("ardana")
    scene.ships(KLINGONS, "L1.1", 1)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.command(0)
    scene.play("ship earth", "impulse", "go L1.1", "cancel")
    assert scene.holder(KLINGONS, 1) == -1
    assert scene.count(0, "earth") == 3


def test_R86_hostile_ships_beside_peaceful_ones_keep_a_sector_closed() -> None:
    scene = road("ardana")
    scene.ships(KLINGONS, "L1.1", 1)
    scene.ships(ROMULANS, "L1.1", 1)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.command(0)
    scene.play("ship earth", "impulse")
    assert not [text for text in scene.legal() if text.startswith("go")]
