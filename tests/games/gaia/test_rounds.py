"""The frame of a round: sheet section 4.2, rules R10–R17."""

import pytest
from tests.games.gaia.scene import Scene, galaxy, opened, position

from galaktyka.core.hexes import Axial
from galaktyka.core.match import Match
from galaktyka.core.words import Illegal
from galaktyka.games.gaia.choices import E_GAIA_PLANET, E_INCOME, E_ROUND
from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    FACTION_IDS,
    GAIA,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    MINE,
    TRADING_STATION,
    TRANSDIM,
)
from galaktyka.games.gaia.state import BRAIN_BOWL_1, BRAIN_GAIA

HOMES: list[Axial] = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2), (-1, 0), (-2, 0)]
MAP = galaxy(
    dict.fromkeys(HOMES, "r") | {(0, -1): "m", (1, -1): "m", (2, -1): "d", (0, -2): "d", (-1, 2): "s"}
)


def idle(faction: str = "terrans", other: str = "xenos", booster: str = "booster_02") -> Scene:
    """A player with nothing at all on the map and no goods; the booster gives two credits and a QIC."""
    scene = Scene(faction, other, board=MAP)
    scene.booster(0, booster)
    p = scene.player(0)
    p.credits, p.ore, p.knowledge, p.qic = 0, 0, 0, 0
    p.research = [0, 0, 0, 0, 0, 0]
    scene.bowl(0, 9, 0, 0)
    return scene


def started() -> Match:
    """A game of two in which both have chosen everything: round 1, first turn."""
    tiles = "custom:0.1|0.1.2.3.4.5.6.7.8|0.1.2.3.4.5|1|9.8.7.6.5.4|2.4|1.0.3.4.5"
    match = opened(2, factions="terrans,xenos", tiles=tiles)
    while position(match).round == 0 or match.decision is None or match.decision.kind != "turn":
        assert match.decision is not None
        match.answer(match.decision.answers[0])
    return match


def all_pass(match: Match) -> None:
    """Everybody passes once; whoever is asked something else takes the first answer."""
    before = position(match).round
    while not match.over and position(match).round == before:
        decision = match.decision
        assert decision is not None
        match.answer("pass" if decision.kind == "turn" else decision.answers[0])
    while not match.over and match.decision is not None and match.decision.kind != "turn":
        match.answer(match.decision.answers[0])


# --- R10 ---


def test_R10_six_rounds_and_then_the_end() -> None:
    match = started()
    for round_ in range(1, 7):
        assert position(match).round == round_
        all_pass(match)
    assert match.over
    assert [e.a for e in match.table.events if e.kind == E_ROUND] == [1, 2, 3, 4, 5, 6]


def test_R10_income_then_gaia_phase_then_actions() -> None:
    """Power of the income is charged before tokens come back from the Gaia area."""
    scene = idle("bal_taks", booster="booster_05")
    scene.put(0, MINE, (0, 1))
    scene.put(0, GAIAFORMER, (0, -1))
    scene.bowl(0, 1, 0, 0)
    scene.player(0).gaia_tokens = 6
    scene.income_phase()
    assert scene.bowls(0) == [6, 0, 1]
    kinds = [e.kind for e in scene.table.events if e.kind in (E_INCOME, E_GAIA_PLANET)]
    assert kinds == [E_INCOME, E_INCOME, E_GAIA_PLANET]
    assert (scene.question(), scene.asked()) == ("turn", 0)


def test_R10_the_last_round_has_no_clean_up() -> None:
    scene = idle()
    scene.put(0, MINE, (0, 0))
    scene.put(1, MINE, (2, -1))
    scene.state.round = 6
    scene.bowl(0, 0, 0, 9)
    scene.play("power 7c end pass pass")
    assert scene.match.over
    assert scene.state.actions_used != 0
    assert scene.state.scored


def test_R10_in_the_last_round_no_booster_is_taken() -> None:
    scene = idle()
    scene.put(0, MINE, (0, 0))
    scene.put(1, MINE, (2, -1))
    scene.state.round = 6
    held, left = scene.player(0).booster, scene.state.boosters[:]
    scene.play("pass")
    assert (scene.question(), scene.asked()) == ("turn", 1)
    assert scene.player(0).booster == held
    assert scene.state.boosters == left


# --- R11 ---


@pytest.mark.parametrize(("mines", "ore"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7)])
def test_R11_ore_of_the_mines(mines: int, ore: int) -> None:
    scene = idle()
    scene.put(0, MINE, *HOMES[:mines])
    scene.income_phase()
    assert scene.player(0).ore == 1 + ore


@pytest.mark.parametrize(("stations", "credits"), [(1, 3), (2, 7), (3, 11), (4, 16)])
def test_R11_credits_of_the_trading_stations(stations: int, credits: int) -> None:
    scene = idle()
    scene.put(0, TRADING_STATION, *HOMES[:stations])
    scene.income_phase()
    assert scene.player(0).credits == 2 + credits


@pytest.mark.parametrize(
    ("faction", "labs", "credits", "knowledge", "power"),
    [
        ("terrans", 1, 0, 1, 0),
        ("terrans", 3, 0, 3, 0),
        ("bescods", 1, 3, -1, 0),
        ("bescods", 3, 12, -1, 0),
        ("nevlas", 1, 0, 0, 2),
        ("nevlas", 3, 0, 0, 6),
    ],
)
def test_R11_what_labs_give(faction: str, labs: int, credits: int, knowledge: int, power: int) -> None:
    scene = idle(faction)
    scene.put(0, LAB, *HOMES[:labs])
    scene.income_phase()
    assert scene.player(0).credits == 2 + credits
    assert scene.player(0).knowledge == 1 + knowledge
    assert scene.bowls(0) == [9 - power, power, 0]


def test_R11_stations_of_the_bescods_give_knowledge() -> None:
    scene = idle("bescods")
    scene.put(0, TRADING_STATION, *HOMES[:4])
    scene.income_phase()
    assert scene.goods(0) == [2, 1, 4, 1]


@pytest.mark.parametrize(
    ("faction", "qic", "ore", "tokens"),
    [
        ("terrans", 0, 0, 1),
        ("lantids", 0, 0, 0),
        ("hadsch_hallas", 0, 0, 1),
        ("ivits", 1, 0, 1),
        ("geodens", 0, 0, 1),
        ("bal_taks", 0, 0, 1),
        ("xenos", 1, 0, 0),
        ("ambas", 0, 1, 2),
        ("firaks", 0, 0, 1),
        ("bescods", 0, 0, 2),
        ("nevlas", 0, 0, 1),
        ("itars", 0, 0, 2),
    ],
)
def test_R11_what_institutes_give(faction: str, qic: int, ore: int, tokens: int) -> None:
    """The always-field is in it: one ore (Ambas two), and a QIC of the Ivits or a token of the Itars."""
    scene = idle(faction, "ambas" if faction == "xenos" else "xenos")
    scene.put(0, INSTITUTE, (0, 0))
    scene.income_phase()
    assert scene.player(0).qic == 1 + qic
    assert scene.player(0).ore == 1 + ore
    assert scene.bowls(0) == [9 - 4 + tokens, 4, 0]


def test_R11_the_institute_of_the_gleens_gives_ore() -> None:
    """Their booster's QIC is ore, too."""
    scene = idle("gleens", "terrans")
    scene.put(0, INSTITUTE, (0, 0))
    scene.income_phase()
    assert scene.goods(0) == [2, 1 + 1 + 1, 1, 0]
    assert scene.bowls(0) == [5, 4, 0]


def test_R11_the_institute_of_the_taklons() -> None:
    scene = idle("taklons")
    scene.put(0, INSTITUTE, (0, 0))
    scene.income_phase()
    assert scene.question() == "brain-charge"
    scene.play("brainstone 1")
    assert scene.bowls(0) == [6, 4, 0]


@pytest.mark.parametrize(("faction", "knowledge"), [("terrans", 2), ("itars", 3)])
def test_R11_academies(faction: str, knowledge: int) -> None:
    scene = idle(faction)
    scene.put(0, ACADEMY_QIC, (1, 0))
    scene.income_phase()
    assert scene.player(0).knowledge == 1
    scene = idle(faction)
    scene.put(0, ACADEMY_KNOWLEDGE, (0, 0))
    scene.income_phase()
    assert scene.player(0).knowledge == 1 + knowledge


ALWAYS = {
    "hadsch_hallas": [3, 1, 1, 0],
    "ivits": [0, 1, 1, 1],
    "ambas": [0, 2, 1, 0],
    "firaks": [0, 1, 2, 0],
    "bescods": [0, 1, 0, 0],
}


@pytest.mark.parametrize("faction", FACTION_IDS)
def test_R11_the_open_field_of_each_board(faction: str) -> None:
    scene = idle(faction, "ambas" if faction in ("xenos", "gleens") else "xenos", booster="booster_07")
    scene.income_phase()
    expected = ALWAYS.get(faction, [0, 1, 1, 0])[:]
    expected[2] += 1  # the booster's knowledge
    assert scene.goods(0) == expected
    assert scene.bowls(0) == [9 + (1 if faction == "itars" else 0), 0, 0]


BOOSTERS = [
    ("booster_01", [0, 1, 1, 0], 0, 0),
    ("booster_02", [2, 0, 0, 1], 0, 0),
    ("booster_03", [0, 1, 0, 0], 2, 0),
    ("booster_04", [2, 0, 0, 0], 0, 0),
    ("booster_05", [0, 0, 0, 0], 0, 2),
    ("booster_06", [0, 1, 0, 0], 0, 0),
    ("booster_07", [0, 0, 1, 0], 0, 0),
    ("booster_08", [0, 1, 0, 0], 0, 0),
    ("booster_09", [0, 0, 0, 0], 0, 4),
    ("booster_10", [4, 0, 0, 0], 0, 0),
]


@pytest.mark.parametrize(("booster", "goods", "tokens", "power"), BOOSTERS)
def test_R11_the_income_of_the_boosters(booster: str, goods: list[int], tokens: int, power: int) -> None:
    scene = idle(booster=booster)
    scene.income_phase()
    assert scene.goods(0) == [goods[0], goods[1] + 1, goods[2] + 1, goods[3]]
    assert scene.bowls(0) == [9 + tokens - power, power, 0]


def test_T13_booster_02_gives_two_credits_and_a_QIC() -> None:
    scene = idle()
    scene.income_phase()
    assert scene.player(0).credits == 2
    assert scene.player(0).qic == 1


def test_R11_every_player_has_income() -> None:
    scene = idle()
    scene.put(1, MINE, (2, -1))
    before = scene.goods(1)
    scene.income_phase()
    assert scene.player(1).ore == before[1] + 2


# --- R12 ---


def with_institute(one: int, two: int, three: int, booster: str = "booster_02") -> Scene:
    scene = idle(booster=booster)
    scene.put(0, INSTITUTE, (0, 0))
    scene.bowl(0, one, two, three)
    scene.income_phase()
    return scene


def test_T14_power_first_or_token_first() -> None:
    scene = with_institute(0, 1, 3)
    assert scene.question() == "income"
    assert scene.offers() == ["income 1t", "income 4pw"]
    scene.play("income 4pw")
    assert scene.bowls(0) == [1, 0, 4]
    scene = with_institute(0, 1, 3)
    scene.play("income 1t")
    assert scene.bowls(0) == [0, 0, 5]


def test_R12_each_symbol_is_taken_as_a_whole_in_any_order() -> None:
    """Four power of the institute, its token, two power of the booster."""
    scene = with_institute(0, 1, 0, "booster_05")
    assert scene.offers() == ["income 1t", "income 2pw", "income 4pw"]
    scene.play("income 2pw")
    assert scene.bowls(0) == [0, 0, 1]
    assert scene.offers() == ["income 1t", "income 4pw"]
    scene.play("income 1t")
    assert scene.bowls(0) == [0, 0, 2]


def test_R12_the_tokens_of_a_booster_and_of_the_institute_are_two_symbols() -> None:
    scene = with_institute(0, 0, 0, "booster_03")
    assert scene.offers() == ["income 2t", "income 1t", "income 4pw"]
    scene.play("income 1t income 4pw")
    assert scene.bowls(0) == [2, 0, 1]


def test_R12_an_economy_level_is_one_symbol() -> None:
    scene = idle(booster="booster_03")
    scene.level(0, "economy", 3)
    scene.bowl(0, 0, 0, 0)
    scene.income_phase()
    assert scene.offers() == ["income 2t", "income 3pw"]
    assert scene.goods(0) == [3, 3, 1, 0]


def test_R12_nothing_is_asked_where_the_order_makes_no_difference() -> None:
    scene = with_institute(4, 0, 0)
    assert scene.question() == "turn"
    assert scene.bowls(0) == [1, 4, 0]
    scene = with_institute(3, 0, 0)
    assert scene.question() == "income"
    scene = idle(booster="booster_09")
    scene.bowl(0, 0, 2, 0)
    scene.income_phase()
    assert scene.question() == "turn"
    assert scene.bowls(0) == [0, 0, 2]


# --- R13 ---


def test_R13_no_free_actions_in_the_income_phase() -> None:
    scene = with_institute(0, 1, 3)
    scene.player(0).ore = 9
    assert scene.offers() == ["income 1t", "income 4pw"]
    scene.refuses("1o>1c", because="refusal-notation")


def test_R13_no_free_actions_in_the_gaia_phase() -> None:
    scene = idle("itars")
    scene.put(0, INSTITUTE, (0, 0))
    scene.rich(0)
    scene.player(0).gaia_tokens = 4
    scene.gaia_phase()
    assert scene.offers() == ["take", "done"]


def test_R13_no_free_actions_in_another_turn() -> None:
    scene = idle()
    scene.put(0, MINE, (0, 0))
    scene.put(1, MINE, (2, -1))
    scene.rich(0)
    scene.rich(1)
    scene.bowl(1, 1, 0, 5)
    with pytest.raises(Illegal) as caught:
        scene.match.answer("1o>1c", seat=1)
    assert caught.value.reason.key == "refusal-wrong-seat"
    scene.state = position(scene.match)
    scene.play("build mine", (1, 0), "end")
    assert scene.question() == "charge"
    assert scene.offers() == ["charge", "decline"]


def test_R13_no_free_actions_after_passing() -> None:
    scene = idle()
    scene.put(0, MINE, (0, 0))
    scene.put(1, MINE, (2, -1))
    scene.rich(0)
    scene.play("pass")
    assert all(offer.startswith("booster") for offer in scene.offers())
    scene.play(scene.offers()[0])
    assert scene.asked() == 1
    with pytest.raises(Illegal):
        scene.match.answer("1o>1c", seat=0)


# --- R14, R14a ---


def test_T15_a_planet_with_a_gaiaformer_becomes_a_gaia_planet() -> None:
    scene = idle()
    scene.put(0, GAIAFORMER, (0, -1))
    scene.put(1, GAIAFORMER, (1, -1))
    scene.gaia_phase()
    for place in ((0, -1), (1, -1)):
        assert scene.state.planet[scene.hex(place)] == GAIA
        assert scene.state.structure[scene.hex(place)] == GAIAFORMER
    assert scene.state.owner[scene.hex((0, -1))] == 0


def test_R14_other_transdim_planets_stay() -> None:
    scene = idle()
    scene.put(0, GAIAFORMER, (0, -1))
    scene.gaia_phase()
    assert scene.state.planet[scene.hex((1, -1))] == TRANSDIM


@pytest.mark.parametrize(("faction", "after"), [("terrans", [1, 7, 3]), ("ambas", [6, 2, 3])])
def test_R14_tokens_leave_the_gaia_area(faction: str, after: list[int]) -> None:
    scene = idle(faction)
    scene.bowl(0, 1, 2, 3)
    scene.player(0).gaia_tokens = 5
    scene.gaia_phase()
    assert scene.bowls(0) == after
    assert scene.player(0).gaia_tokens == 0


def test_R14_the_brainstone_returns_to_bowl_one() -> None:
    scene = idle("taklons")
    scene.player(0).brain = BRAIN_GAIA
    scene.gaia_phase()
    assert scene.player(0).brain == BRAIN_BOWL_1


def test_R14_gaiaformers_of_the_bal_taks_return() -> None:
    scene = idle("bal_taks")
    p = scene.player(0)
    p.gaiaformers, p.gaiaformers_ready, p.gaiaformers_away = 3, 1, 2
    scene.gaia_phase()
    assert scene.player(0).gaiaformers_ready == 3
    assert scene.player(0).gaiaformers_away == 0


def test_R14_a_project_of_this_round_is_ready_in_the_next() -> None:
    scene = idle()
    scene.level(0, "gaia_project", 1)
    scene.put(0, MINE, (0, 0))
    scene.put(1, MINE, (2, -1))
    scene.play("project", (0, -1), "end pass")
    assert scene.state.planet[scene.hex((0, -1))] == TRANSDIM
    scene.play(scene.offers()[0], "pass", "booster 5")
    assert scene.state.round == 2
    assert scene.state.planet[scene.hex((0, -1))] == GAIA


@pytest.mark.parametrize("first", [0, 1])
def test_R14a_decisions_of_the_income_phase_in_turn_order(first: int) -> None:
    scene = Scene("terrans", "ambas", board=MAP)
    scene.state.turn_order = [first, 1 - first]
    for seat in (0, 1):
        scene.put(seat, INSTITUTE, (seat, 0))
        scene.bowl(seat, 0, 1, 3)
    scene.income_phase()
    assert (scene.question(), scene.asked()) == ("income", first)
    scene.play("income 4pw")
    assert (scene.question(), scene.asked()) == ("income", 1 - first)


def itars_before_terrans() -> Scene:
    """Phase II of round 1 begins: Itars could buy a tile, Terrans exchange power."""
    scene = Scene("itars", "terrans", board=MAP, round_tile="rs_research")
    scene.put(0, INSTITUTE, (0, 0))
    scene.put(1, INSTITUTE, (2, 0))
    for seat in (0, 1):
        scene.player(seat).gaia_tokens = 4
    scene.bowl(1, 9, 0, 0)
    return scene


@pytest.mark.parametrize(("first", "question"), [(0, "itars"), (1, "terrans")])
def test_R14a_decisions_of_the_gaia_phase_in_turn_order(first: int, question: str) -> None:
    scene = itars_before_terrans()
    scene.state.turn_order = [first, 1 - first]
    scene.gaia_phase()
    assert (scene.question(), scene.asked()) == (question, first)


def test_R14a_levels_of_the_itars_score_the_new_round() -> None:
    scene = itars_before_terrans()
    scene.gaia_phase()
    scene.play("take tile eco eco")
    assert scene.points(0, "round_1") == 2
    assert scene.question() == "terrans"


@pytest.mark.parametrize(("place", "near"), [((1, -2), False), ((3, -1), True)])
def test_R14a_a_lost_planet_of_phase_two_is_offered_at_once(place: Axial, near: bool) -> None:
    """The Terrans charge beside (3, -1) before their own tokens return."""
    scene = itars_before_terrans()
    scene.level(0, "navigation", 4)
    scene.token(0, "fed_7vp_2o")
    scene.gaia_phase()
    scene.play("take tile nav nav", place)
    if near:
        assert (scene.question(), scene.asked()) == ("charge", 1)
        assert scene.player(1).gaia_tokens == 4
        scene.play("charge")
    assert (scene.question(), scene.asked()) == ("terrans", 1)
    assert scene.bowls(1) == ([6, 7, 0] if near else [9, 4, 0])


# --- R15 ---


def three() -> Scene:
    scene = Scene("terrans", "xenos", "taklons", board=MAP)
    scene.put(0, MINE, (0, 0))
    scene.put(1, MINE, (2, -1))
    scene.put(2, MINE, (-1, 2))
    for seat in range(3):
        scene.rich(seat)
    return scene


def test_R15_turns_go_clockwise_and_passed_players_are_skipped() -> None:
    scene = three()
    order: list[int] = []
    for answer in ["1o>1c", "research eco end", "pass booster 4", "research eco end", "research eco end",
                   "research sci end", "pass booster 5", "research sci end", "qic vp end"]:  # fmt: skip
        order.append(scene.asked())
        scene.play(answer)
    assert order == [0, 0, 1, 2, 0, 2, 0, 2, 2]
    assert scene.asked() == 2


def test_R15_one_main_action_with_free_actions_before_and_after() -> None:
    scene = three()
    mains = ["build mine", "upgrade station", "research", "power 2t", "qic vp", "pass"]
    frees = ["burn", "4pw>1q", "3pw>1o", "1o>1t", "1k>1c"]
    assert set(mains + frees) <= set(scene.offers())
    scene.play("1o>1t burn")
    assert set(mains + frees) <= set(scene.offers())
    scene.play("research eco")
    offers = scene.offers()
    assert "end" in offers
    assert not set(mains) & set(offers)
    assert set(frees) <= set(offers)
    scene.play("1o>1t 1k>1c end")
    assert scene.asked() == 1


def test_R15_no_end_without_a_main_action() -> None:
    scene = three()
    scene.play("1o>1t")
    scene.refuses("end", because="refusal-notation")


def test_R15_no_free_action_inside_the_main_action() -> None:
    scene = three()
    scene.play("build mine")
    assert not [offer for offer in scene.offers() if ">" in offer or offer == "burn"]
    scene.refuses("1o>1t", because="refusal-notation")


def test_R15_who_can_do_nothing_else_passes() -> None:
    scene = three()
    p = scene.player(0)
    p.credits, p.ore, p.knowledge, p.qic = 0, 0, 0, 0
    scene.bowl(0, 0, 0, 0)
    assert scene.offers() == ["pass"]


def test_R15_passing_ends_the_round_of_a_player() -> None:
    scene = three()
    scene.play("pass booster 4")
    assert scene.player(0).passed
    assert scene.asked() == 1


# --- R16, R17 ---


def test_R16_a_main_action_may_be_repeated_in_a_later_turn() -> None:
    scene = three()
    scene.play("build mine", (1, 0), "end")
    while scene.question() == "charge":
        scene.play("decline")
    scene.play("research eco end research eco end")
    scene.play("build mine", (2, 0), "end")
    assert scene.player(0).built[MINE] == 3


def test_R16_a_special_action_once_a_round_for_its_owner() -> None:
    scene = three()
    for seat in (0, 1):
        scene.tech(seat, "tech_act_4pw")
    scene.play("special tech end")
    assert scene.asked() == 1
    scene.play("special tech end research eco end")
    assert scene.asked() == 0
    assert "special tech" not in scene.offers()


def test_R16_a_board_action_once_a_round_for_all() -> None:
    scene = three()
    scene.play("qic vp end")
    for _ in range(3):
        assert "qic vp" not in scene.offers()
        scene.play("research eco end")


def test_R17_clean_up_frees_actions_and_turns_the_tile_over() -> None:
    scene = three()
    scene.round_tile("rs_research", 2)
    scene.state.round = 1
    scene.tech(0, "tech_act_4pw")
    scene.play("special tech end qic vp end")
    scene.play("pass booster 4 pass booster 5 pass booster 6")
    assert scene.state.round == 2
    assert scene.state.actions_used == 0
    assert not [p for p in scene.state.players if p.passed or p.specials_used]
    assert scene.state.passing == []
    assert scene.asked() == 2
    scene.play("research sci")
    assert scene.points(2, "round_2") == 2


def test_R17_the_whole_of_a_round_leaves_a_sound_position() -> None:
    match = started()
    for _ in range(3):
        all_pass(match)
        match.game.check(match.state)
