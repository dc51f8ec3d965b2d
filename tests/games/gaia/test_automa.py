"""A1–A7, A15–A18 The Automa's seat, deck, turn, pass and final count."""

from fractions import Fraction

import pytest
from tests.games.gaia.automa_scene import (
    AUTOMA_SEAT,
    HUMAN,
    Cell,
    Ear,
    at,
    go_to_round,
    opened,
    play,
    put,
    scene,
    script_for,
    structures,
    turn,
    vp,
)

from galaktyka.core.chance import Stream
from galaktyka.core.table import LiveTable, ScriptedTable, SearchTable, Table
from galaktyka.games.gaia.automa_cards import DIFFICULTY_IDS
from galaktyka.games.gaia.choices import (
    A_BOOSTER,
    A_FACTION,
    A_HEX,
    CARD_AS_ACTION,
    CARD_AS_SUPPORT,
    CARD_IN_SETUP,
    CHARGE_PLAIN,
    E_CARD,
    E_MINE,
    E_PASS,
    F_CHARGE,
    F_FACTION,
    F_FIRST_BOOSTER,
    F_FIRST_MINE,
    F_OFFERS,
    F_TURN,
)
from galaktyka.games.gaia.flow import Position
from galaktyka.games.gaia.game import GAME
from galaktyka.games.gaia.ids import (
    FACTION_IDS,
    FINAL_FEDERATION_STRUCTURES,
    FINAL_GAIA_PLANETS,
    FINAL_PLANET_TYPES,
    FINAL_SATELLITES,
    FINAL_SECTORS,
    FINAL_STRUCTURES,
    GLEENS,
    INSTITUTE,
    MINE,
    TRADING_STATION,
    XENOS,
)
from galaktyka.games.gaia.rules.automa import turn_up
from galaktyka.games.gaia.rules.automa_moves import cards_of
from galaktyka.games.gaia.rules.rounds import clean_up
from galaktyka.games.gaia.rules.upgrades import upgrade_price
from galaktyka.games.gaia.scoring import final_count, participant_counts, score_game
from galaktyka.games.gaia.state import FROM_CARDS, FROM_FINAL_1, FROM_GOODS, FROM_RESEARCH, FROM_ROUND_1

SWAMP: Cell = (-3, -2)
OXIDE_NEAR: Cell = (-1, -3)
FAR_AWAY: Cell = (1, 5)


def answered(s: Position, table: Table, *cells: Cell) -> None:
    for cell in cells:
        s.apply(A_HEX + at(s, cell), table)


# --- A1, A3, A4 ---


def test_A1_two_tokens_of_a_kind_five_boosters_the_small_board() -> None:
    for seed in range(20):
        s = GAME.new_state(GAME.setting(1, seed, {}), LiveTable(seed))
        tokens = s.tokens_left[:6]
        tokens[s.terraforming_token] += 1
        assert tokens == [2] * 6
        assert s.tokens_left[6] == 0
        assert len(s.boosters) == 5
        assert len(s.board.slots) == 7
        assert s.turn_order == [HUMAN, AUTOMA_SEAT]
        assert len(participant_counts(s, s.final_tiles[0])) == 3


STARTS = {
    "terrans": [0, 0, 0, 1, 0, 0],
    "geodens": [1, 0, 0, 0, 0, 0],
    "hadsch_hallas": [0, 0, 0, 0, 1, 0],
    "xenos": [0, 0, 1, 0, 0, 0],
    "itars": [0] * 6,
    "taklons": [0] * 6,
    "firaks": [0] * 6,
}


@pytest.mark.parametrize("faction", STARTS)
def test_A3_the_automa_takes_a_faction_with_its_research(faction: str) -> None:
    s = opened(automa=faction, human="nevlas" if faction != "itars" else "lantids")
    p = s.players[AUTOMA_SEAT]
    assert FACTION_IDS[p.faction] == faction
    assert p.research == STARTS[faction]
    assert sum(p.built) == 0
    assert [final_count(s, AUTOMA_SEAT, tile) for tile in range(6)] == [0] * 6
    GAME.check(s)


def test_A3_points_at_the_start_by_difficulty() -> None:
    assert [vp(opened(difficulty=difficulty)) for difficulty in DIFFICULTY_IDS] == [0, 10, 10, 10, 10]


def test_A3_the_human_chooses_another_colour() -> None:
    table = LiveTable(1)
    s = GAME.new_state(GAME.setting(1, 1, {"automa": "xenos"}), table)
    s.settle(table)
    assert s.top() == F_FACTION
    assert [answer - A_FACTION for answer in s.legal()] == [f for f in range(14) if f not in (XENOS, GLEENS)]


@pytest.mark.parametrize(("card", "second"), [(1, (6, -3)), (4, (-6, 3))])
def test_A4_the_home_planets_nearest_to_the_centre(card: int, second: Cell) -> None:
    s = opened()
    table = Ear([card - 1])
    s.settle(table)
    assert s.top() == F_FIRST_MINE
    answered(s, table, OXIDE_NEAR)
    assert list(structures(s)) == [SWAMP, second]  # only the second needed a card
    assert table.told(E_CARD) == [(AUTOMA_SEAT, card, CARD_IN_SETUP)]
    assert "A4" in table.rules
    assert s.top() == F_FIRST_MINE
    GAME.check(s)


@pytest.mark.parametrize("card", [2, 3, 4, 5, 6])
def test_A4_the_booster_in_the_place_that_a_card_shows(card: int) -> None:
    s = opened()
    table = Ear([0, card - 2])  # card 1 breaks the tie of the mines and is out of the deck
    s.settle(table)
    answered(s, table, OXIDE_NEAR, (3, -2))
    place = {2: 1, 3: 2, 4: 3, 5: 4, 6: 0}[card]
    assert s.players[AUTOMA_SEAT].booster == place
    assert s.top() == F_FIRST_BOOSTER
    row = [booster for booster in range(5) if booster != place]
    assert s.legal() == [A_BOOSTER + booster for booster in row]
    s.apply(A_BOOSTER + row[1], table)
    assert s.boosters == [row[0], row[2], row[3]]
    assert cards_of(s).deck == [1, 2, 4, 5, 7, 13]  # the drawn cards are back


def test_A4_the_xenos_automa_places_a_third_mine() -> None:
    s = opened(automa="xenos")
    table = Ear([0])
    s.settle(table)
    answered(s, table, OXIDE_NEAR, (3, -2))
    assert list(structures(s)) == [(-2, 0), (2, -3), (6, -4)]
    assert [seat for seat, _, _ in table.told(E_MINE)] == [0, 1, 1, 0, 1]


def test_A4_the_ivits_place_their_institute_last() -> None:
    s = opened(human="ivits")
    table = Ear([0, 0])
    s.settle(table)
    assert [seat for seat, _, _ in table.told(E_MINE)] == [1, 1]
    answered(s, table, OXIDE_NEAR)
    assert structures(s, HUMAN) == {OXIDE_NEAR: INSTITUTE}
    assert s.top() == F_FIRST_BOOSTER


def test_A4_in_the_first_game_factions_and_mines_are_fixed() -> None:
    s = opened(setup="first_game")
    table = Ear([0])
    s.settle(table)
    assert [FACTION_IDS[answer - A_FACTION] for answer in s.legal()] == ["hadsch_hallas"]
    s.apply(s.legal()[0], table)
    assert structures(s, HUMAN) == {(3, -2): MINE, OXIDE_NEAR: MINE}
    assert structures(s) == {SWAMP: MINE, (6, -3): MINE}
    assert s.top() == F_FIRST_BOOSTER


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_of_more_players_has_its_mines_ready(seats: int) -> None:
    table = LiveTable(seats)
    s = GAME.new_state(GAME.setting(seats, seats, {"setup": "first_game"}), table)
    s.settle(table)
    while s.top() == F_FACTION:
        s.apply(s.legal()[0], table)
    assert s.top() == F_FIRST_BOOSTER
    for p in s.players:
        assert p.built[MINE] == s.box.factions[p.faction].starting_mines
    GAME.check(s)


# --- A5 ---

DECKS = {
    "automalein": ([1, 4, 5, 7, 13], [6, 7, 8, 9, 10, 11]),
    "automa": ([1, 2, 4, 5, 7, 13], [7, 8, 9, 10, 11, 12]),
    "automaechtig": ([1, 2, 4, 5, 7, 9, 13], [8, 9, 10, 11, 12, 13]),
    "ultoma": ([1, 2, 4, 5, 7, 9, 13, 15], [9, 10, 11, 12, 13, 14]),
    "alptrauma": ([1, 2, 4, 5, 7, 9, 13, 15], [9, 10, 11, 12, 13, 14]),
}


@pytest.mark.parametrize("difficulty", DECKS)
def test_A5_the_deck_grows_by_a_card_a_round(difficulty: str) -> None:
    s = scene([SWAMP], [FAR_AWAY], difficulty=difficulty)
    cards, sizes = DECKS[difficulty]
    assert cards_of(s).deck == cards
    assert sorted(cards + cards_of(s).unseen) == list(range(1, 18))
    found: list[int] = []
    for number in range(1, 7):
        go_to_round(s, number)
        found.append(cards_of(s).cards_left())
        GAME.check(s)
    assert found == sizes


def test_A5_a_card_once_seen_stays_in_use() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    turn(s, [7, 6])
    go_to_round(s, 2)
    assert cards_of(s).deck == [1, 2, 4, 5, 6, 7, 13]
    assert cards_of(s).unknown == 1
    assert 6 not in cards_of(s).unseen
    assert (cards_of(s).support, cards_of(s).seen) == (0, [])


def chances(s: Position) -> dict[int, Fraction]:
    """How likely each card is to be turned up next, from every way that chance could go."""
    weights: dict[int, Fraction] = {}
    automa = cards_of(s)
    for first in range(automa.cards_left()):
        known = first < len(automa.deck)
        faces = [[first]] if known else [[first, face] for face in range(len(automa.unseen))]
        for script in faces:
            card = turn_up(s.clone(), CARD_AS_ACTION, ScriptedTable(script)).number
            share = Fraction(1, automa.cards_left() * len(faces))
            weights[card] = weights.get(card, Fraction(0)) + share
    return weights


def test_A5_cards_come_as_from_a_shuffled_deck_with_an_unknown_reserve() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    # One of seven cards is one of the eleven of the reserve.
    expected = {card: Fraction(1, 7) for card in (1, 2, 4, 5, 7, 13)}
    expected |= {card: Fraction(1, 77) for card in (3, 6, 8, 9, 10, 11, 12, 14, 15, 16, 17)}
    assert chances(s) == expected
    turn(s, [7, 6])
    go_to_round(s, 3)
    # Card 6 is known now; two of nine cards are unknown, of the ten never seen.
    expected = {card: Fraction(1, 9) for card in (1, 2, 4, 5, 6, 7, 13)}
    expected |= {card: Fraction(2, 90) for card in (3, 8, 9, 10, 11, 12, 14, 15, 16, 17)}
    assert chances(s) == expected


def test_A5_nothing_in_a_position_is_hidden() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    turn(s, [7, 6])
    other = GAME.resample(s, HUMAN, SearchTable(Stream(5)))
    assert other.digest() == s.digest()
    assert other is not s
    shown = GAME.view(s, HUMAN)["automa"]
    assert shown == {
        "faction": "taklons",
        "difficulty": "automa",
        "vp": vp(s),
        "support": 7,
        "action": 6,
        "deck_left": 5,
        "deck_known": [1, 2, 4, 5, 13],
        "seen": [7, 6],
        "reserve_left": 10,
        "unseen": [3, 8, 9, 10, 11, 12, 14, 15, 16, 17],
    }


# --- A6 ---


def test_A6_the_automa_owns_nothing_and_gains_nothing_from_levels() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    p = s.players[AUTOMA_SEAT]
    for _ in range(4):
        play(s, 7, 7)  # up to level 4 of the Gaia project, with all its gaiaformers
    assert p.research == [0, 0, 0, 4, 0, 0]
    assert vp(s) == 10
    assert p.credits + p.ore + p.knowledge + p.qic + p.power_tokens() + p.gaiaformers == 0


def test_A6_no_income_and_no_gaia_phase() -> None:
    s = opened()
    table = Ear([0, 0])
    s.settle(table)
    answered(s, table, OXIDE_NEAR, (3, -2))
    s.apply(s.legal()[0], table)
    assert s.top() == F_TURN
    assert s.round == 1
    assert "A6" in table.rules
    GAME.check(s)


def test_A6_the_automa_is_never_asked_to_charge() -> None:
    s = scene([SWAMP], [OXIDE_NEAR])
    s.triggers = [at(s, OXIDE_NEAR)]
    s.push(F_OFFERS, HUMAN)
    s.advance(Ear([]))
    s.advance(Ear([]))
    assert s.top() != F_CHARGE
    assert s.players[AUTOMA_SEAT].power_tokens() == 0


# --- A7 ---


def test_A7_the_action_card_is_the_next_support_card() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    table = turn(s, [7, 5])
    assert table.told(E_CARD) == [(AUTOMA_SEAT, 7, CARD_AS_SUPPORT), (AUTOMA_SEAT, 5, CARD_AS_ACTION)]
    assert s.actions_used == 1 << 3  # fourth from the left, as card 7 says
    assert (cards_of(s).support, cards_of(s).action) == (7, 5)
    table = turn(s, [12])
    assert table.told(E_CARD) == [(AUTOMA_SEAT, 12, CARD_AS_ACTION)]
    assert s.actions_used == 1 << 3 | 1 << 5  # fifth from the right of the other nine, as card 5 says
    assert cards_of(s).support == 5
    assert vp(s) == 10 + 1 + 3
    assert "A7" in table.rules


def test_A7_without_a_red_x_among_the_last_three_it_acts_six_times() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    p = s.players[AUTOMA_SEAT]
    for cards in ([4, 1], [2], [5], [7], [13], [6]):  # 1, 2 and 5 show the X, but too early
        turn(s, cards)
        assert not p.passed
    assert p.sources[FROM_CARDS] == 1 + 1 + 1 + 0 + 2 + 3
    turn(s, [])
    assert p.passed
    assert cards_of(s).support == 6


@pytest.mark.parametrize("others", [[], [7], [7, 13]])
def test_A7_a_red_x_among_the_last_three_is_a_pass(others: list[int]) -> None:
    s = scene([SWAMP], [FAR_AWAY])
    turn(s, [4, 2])
    for card in [5, 6, *others]:
        turn(s, [card])
    before = structures(s)
    sources = s.players[AUTOMA_SEAT].sources[FROM_CARDS]
    turn(s, [1])
    assert s.players[AUTOMA_SEAT].passed
    assert structures(s) == before
    assert s.players[AUTOMA_SEAT].sources[FROM_CARDS] == sources


def test_A7_no_red_x_counts_while_more_than_three_cards_are_left() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    turn(s, [4, 7])
    turn(s, [13])
    turn(s, [1])  # the fourth card: three are left below it
    assert not s.players[AUTOMA_SEAT].passed


# --- A15 ---

EARLY = [4, 2, 4, 0, 3, 3, 2, 2, 0, 0]  # by round tile
LATE = [6, 4, 6, 5, 6, 6, 2, 2, 5, 5]


def pass_at_once(s: Position, support: int) -> Ear:
    """A pass with this support card: the deck is used up."""
    automa = cards_of(s)
    automa.seen = sorted(automa.deck + automa.unseen)
    automa.deck, automa.unseen, automa.unknown = [], [], 0
    automa.support = automa.action = support
    table = Ear([])
    s.push(F_TURN, AUTOMA_SEAT)
    s.automa_step(F_TURN, table)
    return table


@pytest.mark.parametrize("tile", range(10))
@pytest.mark.parametrize("number", range(1, 7))
def test_A15_points_of_the_round_tile(tile: int, number: int) -> None:
    others = [other for other in range(10) if other != tile][:5]
    order = [*others[: number - 1], tile, *others[number - 1 :]]
    s = scene([SWAMP], [FAR_AWAY], rounds=".".join(map(str, order)))
    go_to_round(s, number)
    table = pass_at_once(s, 1)
    points = EARLY[tile] if number <= 3 else LATE[tile]
    assert s.players[AUTOMA_SEAT].sources[FROM_ROUND_1 + number - 1] == points
    assert vp(s) == 10 + points
    assert "A15" in table.rules


# By card 1 to 17: which of the three boosters it points at.
PLACES = [0, 1, 2, 0, 1, 2, 2, 1, 2, 0, 1, 2, 2, 1, 0, 0, 0]


@pytest.mark.parametrize("support", range(1, 18))
def test_A15_the_booster_that_the_support_card_points_at(support: int) -> None:
    s = scene([SWAMP], [FAR_AWAY])
    assert s.boosters == [2, 3, 4]
    assert s.players[AUTOMA_SEAT].booster == 0
    table = pass_at_once(s, support)
    place = PLACES[support - 1]
    assert s.players[AUTOMA_SEAT].booster == [2, 3, 4][place]
    assert s.boosters == [booster for booster in (2, 3, 4) if booster != 2 + place] + [0]
    assert table.told(E_PASS) == [(AUTOMA_SEAT, 2 + place, 0)]


def test_A15_the_support_card_is_the_one_before_the_red_x() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    turn(s, [4, 2])
    for card in (5, 6, 7):
        turn(s, [card])
    turn(s, [1])  # card 1 shows left, card 7 right
    assert s.players[AUTOMA_SEAT].booster == 4
    go_to_round(s, 2)
    assert 1 in cards_of(s).deck


def test_A15_the_first_to_pass_begins_the_next_round() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    pass_at_once(s, 1)
    s.players[HUMAN].passed = True
    s.passing.append(HUMAN)
    clean_up(s, Ear([]))
    assert s.turn_order == [AUTOMA_SEAT, HUMAN]


def test_A15_no_new_booster_in_the_last_round() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    go_to_round(s, 6)
    pass_at_once(s, 1)
    assert s.players[AUTOMA_SEAT].booster == 0
    assert s.boosters == [2, 3, 4]
    assert s.players[AUTOMA_SEAT].passed


# --- A16 ---


def test_A16_alptrauma_adds_a_point_to_every_gain() -> None:
    s = scene([(3, -2)], [FAR_AWAY], automa="hadsch_hallas", human="taklons", difficulty="alptrauma")
    table = play(s, 5, 4)
    assert vp(s) == 10 + 2
    assert "A16" in table.rules
    play(s, 9, 4)  # the faction's points, and those for the trading station
    assert vp(s) == 12 + 2 + 4
    play(s, 7, 4)  # a gain of nothing
    assert vp(s) == 18
    pass_at_once(s, 1)
    assert vp(s) == 18 + 5


def test_A16_a_pass_worth_nothing_adds_nothing() -> None:
    s = scene([SWAMP], [FAR_AWAY], difficulty="alptrauma", rounds="3.0.1.2.4.5")
    pass_at_once(s, 1)
    assert vp(s) == 10


def test_A16_alptrauma_at_the_end() -> None:
    points: dict[str, list[int]] = {}
    for difficulty in ("ultoma", "alptrauma"):
        s = scene([SWAMP, (6, -3), (-6, 3)], [FAR_AWAY], difficulty=difficulty, finals="1.3")
        s.players[AUTOMA_SEAT].research = [3, 5, 0, 0, 0, 2]
        score_game(s, Ear([]))
        sources = s.players[AUTOMA_SEAT].sources
        points[difficulty] = [sources[i] for i in (FROM_FINAL_1, FROM_FINAL_1 + 1, FROM_RESEARCH)]
    assert points == {"ultoma": [12, 0, 16], "alptrauma": [13, 0, 17]}


@pytest.mark.parametrize("difficulty", ["automalein", "automa", "automaechtig", "ultoma"])
def test_A16_other_levels_add_nothing(difficulty: str) -> None:
    s = scene([SWAMP], [FAR_AWAY], difficulty=difficulty)
    before = vp(s)
    play(s, 12, 4)
    assert vp(s) == before + 3


# --- A17 ---


def test_A17_what_final_tiles_count() -> None:
    s = scene([SWAMP, (6, -3), (-6, 3), (-4, 2)], [FAR_AWAY], finals="5.0")
    play(s, 4, 4)  # on the desert planet (-2,0), apart from all others
    counts = {tile: final_count(s, AUTOMA_SEAT, tile) for tile in range(6)}
    assert counts == {
        FINAL_FEDERATION_STRUCTURES: 4,
        FINAL_STRUCTURES: 5,
        FINAL_PLANET_TYPES: 3,
        FINAL_GAIA_PLANETS: 1,
        FINAL_SECTORS: 4,
        FINAL_SATELLITES: 1,
    }


def test_A17_three_participants_and_research_but_no_goods() -> None:
    s = scene([SWAMP, (6, -3), (-6, 3)], [FAR_AWAY], finals="1.2")
    s.players[AUTOMA_SEAT].research = [4, 3, 2, 5, 0, 0]
    table = Ear([])
    score_game(s, table)
    automa, human = s.players[AUTOMA_SEAT].sources, s.players[HUMAN].sources
    assert (automa[FROM_FINAL_1], human[FROM_FINAL_1]) == (12, 6)  # the neutral player has eleven structures
    assert (automa[FROM_FINAL_1 + 1], human[FROM_FINAL_1 + 1]) == (9, 9)  # one type each
    assert automa[FROM_RESEARCH] == 4 * (2 + 1 + 3)
    assert automa[FROM_GOODS] == 0
    assert human[FROM_GOODS] > 0
    assert "A17" in table.rules


@pytest.mark.parametrize(("human", "rank"), [(50, 1), (49, 1), (48, 2)])
def test_A17_the_human_wins_or_draws_unless_the_automa_has_more(human: int, rank: int) -> None:
    s = scene([SWAMP], [FAR_AWAY])
    s.players[HUMAN].vp, s.players[AUTOMA_SEAT].vp = human, 49
    assert GAME.ranks(s) == [rank]


# --- A18 ---


def test_A18_the_human_may_charge_power_from_a_build_of_the_automa() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    put(s, HUMAN, OXIDE_NEAR, TRADING_STATION)
    table = Ear(script_for(s, [4, 1]))  # the mine two hexes away becomes a trading station
    s.push(F_TURN, AUTOMA_SEAT)
    s.settle(table)
    assert (s.top(), s.actor(), s.arg(0)) == (F_CHARGE, HUMAN, 2)
    assert "A18" in table.rules
    before = s.players[HUMAN].vp
    s.apply(CHARGE_PLAIN, table)
    assert s.players[HUMAN].vp == before - 1
    assert s.triggers == []


def test_A18_the_automa_is_a_neighbour_for_trading_stations() -> None:
    s = scene([SWAMP], [OXIDE_NEAR, FAR_AWAY])
    near = upgrade_price(s, HUMAN, at(s, OXIDE_NEAR), TRADING_STATION)
    far = upgrade_price(s, HUMAN, at(s, FAR_AWAY), TRADING_STATION)
    assert (near, far) == ((3, 2), (6, 2))
