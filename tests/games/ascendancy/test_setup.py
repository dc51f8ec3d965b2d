"""The set-up and its options (U1–U9)."""

import pytest
from tests.games.ascendancy.scene import Scene

from galaktyka.core.match import Match
from galaktyka.core.table import LiveTable
from galaktyka.core.words import Illegal
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.rules.deck import draw_disc
from galaktyka.games.ascendancy.state import DONE, IN_DECK, PROJECT


def start(seats: int = 3, seed: int = 1, **options: str) -> Position:
    state = Match(GAME, GAME.setting(seats, seed, options), automate=False).state
    assert isinstance(state, Position)
    return state


def test_U1_each_civilization_is_played_once_and_seats_are_drawn() -> None:
    seen = set()
    for seed in range(12):
        civs = tuple(player.civ for player in start(seed=seed).players)
        assert sorted(civs) == [0, 1, 2]
        seen.add(civs)
    assert len(seen) > 2


def test_U1_civilizations_may_be_chosen_in_the_order_of_seats() -> None:
    match = Match(GAME, GAME.setting(3, 1, {"civilizations": "choose"}), automate=False)
    assert match.decision is not None
    assert [GAME.notation(match.state, a) for a in match.decision.answers] == ids.CIV_IDS
    match.answer("romulans", 0)
    match.answer("federation", 1)
    match.answer("klingons", 2)
    state = match.state
    assert isinstance(state, Position)
    assert [player.civ for player in state.players] == [ids.ROMULANS, ids.FEDERATION, ids.KLINGONS]


def test_U2_homes_have_a_node_of_each_kind_a_control_node_and_three_ships() -> None:
    state = start()
    for seat in range(3):
        home = state.home(seat)
        assert state.control[home] == seat
        assert state.nodes[home * 6 : home * 6 + 6] == [1, 1, 1, 0, 0, 0]
        assert state.ships_in(home, seat) == 3
        assert state.players[seat].pool == 27


def test_U3_three_of_each_resource_one_ascendancy_five_commands() -> None:
    state = start()
    for seat, player in enumerate(state.players):
        assert player.goods == [3, 3, 3]
        assert (player.ascendancy, player.ready, player.spent) == (1, 5, 0)
        assert state.box.weapons[player.civ][player.weapons] == 5
        assert state.box.shields[player.civ][player.shields] == 0
        assert not [
            card for card in range(45) if state.card_of[card] == seat and state.card_at[card] == PROJECT
        ]


def test_U4_the_starting_card_is_complete_and_fourteen_are_the_deck() -> None:
    state = start()
    for seat, player in enumerate(state.players):
        own = range(player.civ * 15, player.civ * 15 + 15)
        assert [card for card in own if state.card_at[card] == DONE] == [state.box.civ_starting[player.civ]]
        assert len([card for card in own if state.card_at[card] == IN_DECK]) == 14
        assert state.card_of[state.box.civ_starting[player.civ]] == seat


def drawn(scene: Scene, count: int) -> list[int]:
    table = LiveTable(7)
    return [draw_disc(scene.state, table) for _ in range(count)]


def test_U5_planets_on_top_of_the_stack() -> None:
    scene = Scene()
    scene.state.starters = 6
    discs = drawn(scene, 27)
    assert all(disc < ids.FIRST_PHENOMENON for disc in discs[:6])
    assert sorted(discs) == list(range(3, 30))
    assert start().starters == 6
    assert start(2).starters == 4


def test_U5_an_option_says_how_many_planets() -> None:
    assert start(starting_planets_per_player="0").starters == 0
    assert start(starting_planets_per_player="7").starters == 21
    with pytest.raises(Illegal):
        GAME.setting(3, 1, {"starting_planets_per_player": "8"})


def test_U6_thirty_exploration_cards_and_random_turn_order_cards() -> None:
    state = start()
    assert sum(state.bag) == 30
    assert sorted(player.card for player in state.players) == [1, 2, 3]
    orders = {tuple(start(seed=seed).order) for seed in range(12)}
    assert len(orders) > 2


def test_U7_more_resources_and_humble_beginnings() -> None:
    assert start(more_starting_resources="true").players[0].goods == [8, 6, 4]
    humble = start(humble_beginnings="true").players[0]
    assert (humble.goods, humble.ascendancy) == ([0, 0, 0], 0)
    with pytest.raises(Illegal):
        GAME.setting(3, 1, {"more_starting_resources": "true", "humble_beginnings": "true"})


def test_U7_humble_players_form_no_fleet_and_no_starbase() -> None:
    scene = Scene(humble_beginnings="true")
    scene.command(0)
    assert not [text for text in scene.legal() if text.startswith(("fleet", "starbase"))]
    scene.player(0).ascendancy = 1
    assert {"fleet earth", "starbase earth"} <= set(scene.legal())


def test_U7_a_starting_project_at_random_or_chosen() -> None:
    state = start(starting_project="random")
    for seat in range(3):
        assert len([k for k in range(45) if state.card_of[k] == seat and state.card_at[k] == PROJECT]) == 1
    match = Match(GAME, GAME.setting(3, 1, {"starting_project": "choose"}), automate=False)
    asked = match.state.actor()
    assert match.decision is not None
    assert len(match.decision.answers) == 14
    chosen = match.decision.answers[3] - c.A_CARD
    match.answer(match.decision.answers[3])
    after = match.state
    assert isinstance(after, Position)
    assert (after.card_at[chosen], after.card_of[chosen]) == (PROJECT, asked)


def test_U7_a_starting_advancement_counts_with_its_icons() -> None:
    match = Match(
        GAME,
        GAME.setting(3, 1, {"extra_starting_advancement": "choose", "civilizations": "choose"}),
        automate=False,
    )
    for word in ("federation", "klingons", "romulans"):
        match.answer(word)
    match.answer("begin starfleet_academy")
    state = match.state
    assert isinstance(state, Position)
    assert (state.players[0].ready, state.players[0].spent) == (6, 0)


def test_U7_random_turn_order_asks_for_no_commitment() -> None:
    for scene in (Scene(random_turn_order="true"), Scene(mystery_turn_order="true")):
        scene.link("earth", "qonos")
        scene.give(0, 5)
        scene.begin(c.STEP_BIDS)
        assert scene.question == "build"


def test_U7_wild_culture_pays_production_and_research() -> None:
    scene = Scene(wild_culture="true")
    scene.give(0, 1, 0, 4)
    scene.build(0)
    scene.play("build earth")
    assert scene.question == "pay"
    assert scene.legal() == ["x0", "x1"]
    scene.play("x1")
    assert scene.goods(0) == (1, 0, 3)
    scene.give(0, 0, 0, 4)
    scene.play("weapons")
    assert scene.goods(0) == (0, 0, 0)


def test_U7_easier_ascendancy_costs_four() -> None:
    scene = Scene(easier_ascendancy="true")
    scene.give(0, culture=4)
    scene.build(0)
    scene.play("ascend")
    assert scene.player(0).ascendancy == 2


def test_U7_mystery_turn_order_is_seen_only_by_its_owner() -> None:
    scene = Scene(mystery_turn_order="true")
    scene.begin(c.STEP_ROUND)
    state = scene.state
    cards = [player.card for player in state.players]
    assert len(set(cards)) == 3
    assert max(cards) <= 6
    acting = state.actor()
    assert cards[acting] == min(cards)
    others = [seat for seat in range(3) if seat != acting]
    for seat in others:
        players = GAME.view(state, seat)["players"]
        assert isinstance(players, list)
        assert players[seat]["card"] == cards[seat]
        assert players[acting]["card"] == cards[acting]
        assert [players[other]["card"] for other in others if other != seat] == [0]


def test_U7_a_random_galaxy_has_no_planets_on_top() -> None:
    assert start(random_galaxy="true").starters == 0


def test_U7_unrestricted_routes_need_no_permission() -> None:
    scene = Scene(unrestricted_trade_routes="true")
    scene.link("earth", "ardana")
    scene.ships(1, "L1.1", 1)
    scene.agree(1, 1, 0)
    scene.command(0)
    scene.play("ship earth", "impulse", "go L1.2")
    assert scene.question == "command"


def test_U7_unrestricted_routes_let_agreements_be_cancelled_in_the_own_turn_only() -> None:
    scene = Scene(unrestricted_trade_routes="true")
    scene.link("earth", "ardana")
    scene.ships(0, "L1.1", 1)
    scene.ships(1, "L1.2", 1)
    scene.agree(0, 1, 1)
    scene.command(1)
    scene.roll(1, 1)
    scene.play("attack L1.1")
    assert scene.question == "retreat"
    scene = Scene(unrestricted_trade_routes="true")
    scene.agree(0, 1, 1)
    scene.command(0)
    scene.play("trade 2")
    assert "cancel" in scene.legal()


def test_U7_focused_research_takes_a_card_of_choice() -> None:
    scene = Scene(focused_research="true")
    scene.command(0)
    scene.play("search", "take terraforming")
    assert (scene.owner("terraforming"), scene.card_at("terraforming")) == (0, PROJECT)
    assert scene.player(0).ready == 4


def test_U7_simultaneous_turns_forbid_contact_while_they_last() -> None:
    scene = Scene(simultaneous_first_turns="2")
    assert scene.state.chart.no_contact
    scene.state.round = 1
    scene.begin(c.STEP_ROUND)
    assert scene.state.chart.no_contact
    scene.begin(c.STEP_ROUND)
    assert scene.state.round == 3
    assert not scene.state.chart.no_contact


def test_U8_two_players_have_two_homes_far_apart_and_win_with_both() -> None:
    state = start(2)
    homes = [state.home(seat) for seat in range(2)]
    assert [(state.chart.x[home], state.chart.y[home]) for home in homes] == [(18000, 7000), (18000, 29000)]
    assert sorted(player.card for player in state.players) == [1, 2]
    scene = Scene(2)
    scene.control(0, "qonos")
    scene.begin(c.STEP_RECHARGE)
    assert scene.state.over
    assert scene.state.winners == 1


def test_U9_all_options_of_the_rules_are_off_at_first() -> None:
    state = start()
    v = state.variant
    assert (v.start, v.map_model, v.simultaneous, v.round_cap) == (ids.STANDARD, ids.POLAR, 0, 0)
    switches = [v.random_order, v.mystery_order, v.wild_culture, v.easier_ascendancy, v.random_galaxy]
    switches += [v.unrestricted_routes, v.focused_research, v.retreat_clear, v.fielded]
    assert not any(switches)
