"""The odds of battles, invasions, hazards and hegemony: exact chains against fractions and against dice."""

from fractions import Fraction
from functools import cache
from math import comb

import pytest

from galaktyka.core.odds import Case
from galaktyka.core.words import Illegal
from galaktyka.games.ascendancy.odds import FIGHT_NAMES, Fight, Force, Siege, hazard, hegemony, odds
from galaktyka.games.ascendancy.rules.hits import face_to_hit, hazard_level, hegemony_face, hits

PLAIN: dict[str, object] = {
    "id": "x",
    "attacker_ships": 1,
    "defender_ships": 1,
    "attacker_weapon": 5,
    "defender_weapon": 5,
    "attacker_shield": 0,
    "defender_shield": 0,
    "first_strike": "none",
    "attacker_starbase_dice": 0,
    "defender_starbase_dice": 0,
    "attacker_six_always_hits": False,
    "defender_six_always_hits": False,
}


def ask(fields: dict[str, object], samples: int = 0) -> dict[str, object]:
    return odds(Case(fields, ""), True, samples, 1)


def number(value: object) -> float:
    assert isinstance(value, float)
    return value


# --- single dice ---


def test_R117_a_shield_raises_the_face_and_six_may_always_hit() -> None:
    assert [face_to_hit(5, shield, False) for shield in range(3)] == [5, 6, 7]
    assert [face_to_hit(5, shield, True) for shield in range(3)] == [5, 6, 6]
    assert hits(4, 3, 1, False)
    assert not hits(3, 3, 1, False)
    assert not hits(6, 5, 2, False)
    assert hits(6, 5, 2, True)
    assert not hits(5, 5, 2, True)


def test_R87_shields_and_cards_raise_the_level_of_a_hazard() -> None:
    """T3 Hazard 4 with one shield: a ship is lost on 5 and 6."""
    assert hazard_level(4, 1, 0, False) == 5
    assert hazard_level(4, 1, 1, False) == 6
    assert hazard_level(5, 3, 1, True) == 6
    assert hazard(1, hazard_level(4, 1, 0, False), False) == pytest.approx([2 / 3, 1 / 3])
    assert hazard(3, 7, False) == [1.0, 0.0, 0.0, 0.0]


def test_R157_the_die_with_the_modifier_must_exceed_the_resistance() -> None:
    """T12, T13, T20 The faces that succeed in the worked attempts."""
    assert hegemony_face(4, 2) == 3
    assert hegemony_face(6, 2) == 5
    assert hegemony_face(9, 2) == 8
    assert hegemony_face(1, 5) == 1
    assert hegemony(hegemony_face(6, 2), False) == pytest.approx(1 / 3)
    assert hegemony(hegemony_face(6, 2), True) == pytest.approx(5 / 9)
    assert hegemony(8, True) == 0.0


# --- battles ---


def test_one_ship_against_one() -> None:
    answer = ask(PLAIN)
    assert answer["attacker_wins"] == pytest.approx(2 / 5)
    assert answer["defender_wins"] == pytest.approx(2 / 5)
    assert answer["mutual_destruction"] == pytest.approx(1 / 5)
    assert answer["expected_attacker_ships_left"] == pytest.approx(2 / 5)
    assert answer["expected_defender_ships_left"] == pytest.approx(2 / 5)
    assert answer["expected_rounds"] == pytest.approx(9 / 5)
    assert answer["method"] == "exact"


def test_R122_first_strike_of_one_side_and_of_both() -> None:
    """One ship each: the striker wins at once on a hit, else the other answers."""
    p = Fraction(1, 3)
    later = (1 - p) * (1 - p)  # nobody hit in the first round
    attacker = float(p + later * Fraction(2, 5))
    struck = ask({**PLAIN, "first_strike": "attacker"})
    assert struck["attacker_wins"] == pytest.approx(attacker)
    assert struck["mutual_destruction"] == pytest.approx(float(later / 5))
    mirrored = ask({**PLAIN, "first_strike": "defender"})
    assert mirrored["defender_wins"] == pytest.approx(attacker)
    assert ask({**PLAIN, "first_strike": "both"}) == ask(PLAIN)


def test_R118_a_starbase_adds_a_die_and_cannot_be_hit() -> None:
    helped = ask({**PLAIN, "defender_starbase_dice": 1})
    q = 1 - Fraction(2, 3) ** 2  # one of two dice hits
    stay = Fraction(2, 3) * (1 - q)
    assert helped["defender_wins"] == pytest.approx(float(q * Fraction(2, 3) / (1 - stay)))
    assert helped["mutual_destruction"] == pytest.approx(float(q * Fraction(1, 3) / (1 - stay)))


def test_R128_where_nobody_can_hit_the_attacker_retreats() -> None:
    answer = ask({**PLAIN, "attacker_ships": 3, "attacker_shield": 2, "defender_shield": 2})
    assert (answer["defender_wins"], answer["expected_rounds"]) == (1.0, 0.0)
    assert (answer["expected_attacker_ships_left"], answer["expected_defender_ships_left"]) == (3.0, 1.0)
    one_sided = ask({**PLAIN, "attacker_ships": 9, "defender_shield": 2})
    assert one_sided["defender_wins"] == pytest.approx(1.0)


def test_six_always_hits_whatever_the_shields() -> None:
    answer = ask({**PLAIN, "attacker_shield": 2, "defender_shield": 2, "attacker_six_always_hits": True})
    assert answer["attacker_wins"] == pytest.approx(1.0)


def test_dice_of_the_first_round_and_rerolls() -> None:
    p = Fraction(1, 3)
    reroll = 1 - (1 - p) ** 2
    stay = (1 - reroll) * (1 - p)
    helped = ask({**PLAIN, "attacker_rerolls": 1})
    assert helped["attacker_wins"] == pytest.approx(float(reroll * (1 - p) / (1 - stay)))
    ones = p + p / 6
    stay = (1 - ones) * (1 - p)
    helped = ask({**PLAIN, "attacker_rerolls_ones": True})
    assert helped["attacker_wins"] == pytest.approx(float(ones * (1 - p) / (1 - stay)))
    first = 1 - (1 - p) ** 2
    after = (1 - first) * (1 - p)
    helped = ask({**PLAIN, "attacker_first_round_dice": 1})
    assert helped["attacker_wins"] == pytest.approx(float(first * (1 - p) + after * Fraction(2, 5)))


@cache
def slow(own: int, foe: int, p: Fraction, q: Fraction, base: int) -> tuple[Fraction, Fraction]:
    """A battle by fractions: chances of the attacker and of mutual destruction."""
    if not own or not foe:
        return Fraction(int(own > 0)), Fraction(int(own == foe == 0))
    total = [Fraction(0), Fraction(0)]
    mine, theirs = spread(own, p), spread(foe + base, q)
    for hit in range(len(mine)):
        for lost in range(len(theirs)):
            if hit or lost:
                after = slow(max(own - lost, 0), max(foe - hit, 0), p, q, base)
                for place in (0, 1):
                    total[place] += mine[hit] * theirs[lost] * after[place]
    stay = mine[0] * theirs[0]
    return total[0] / (1 - stay), total[1] / (1 - stay)


def spread(dice: int, p: Fraction) -> list[Fraction]:
    return [comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(dice + 1)]


@pytest.mark.parametrize(
    ("own", "foe", "mine", "theirs", "base"),
    [(1, 1, 5, 5, 0), (3, 2, 4, 5, 1), (5, 6, 4, 5, 0), (4, 4, 2, 6, 1), (6, 3, 6, 3, 1)],
)
def test_the_chain_agrees_with_fractions(own: int, foe: int, mine: int, theirs: int, base: int) -> None:
    """T7 is the third: five Klingon dice on 4+ against 5+."""
    defender = Force(foe, theirs)
    defender.extra = base
    outcome = dict(zip(FIGHT_NAMES, Fight(Force(own, mine), defender, 0).exact(), strict=True))
    wins, mutual = slow(own, foe, Fraction(7 - mine, 6), Fraction(7 - theirs, 6), base)
    assert outcome["attacker_wins"] == pytest.approx(float(wins), abs=1e-12)
    assert outcome["mutual_destruction"] == pytest.approx(float(mutual), abs=1e-12)


CASES: list[dict[str, object]] = [
    {**PLAIN, "attacker_ships": 5, "defender_ships": 6, "attacker_weapon": 3, "defender_shield": 1},
    {**PLAIN, "attacker_ships": 6, "defender_ships": 4, "first_strike": "attacker"},
    {**PLAIN, "attacker_ships": 6, "defender_ships": 4, "first_strike": "defender", "attacker_rerolls": 2},
    {
        **PLAIN,
        "defender_ships": 3,
        "attacker_ships": 4,
        "defender_starbase_dice": 1,
        "defender_rerolls_ones": True,
    },
    {
        "kind": "invasion",
        "attacker_ships": 4,
        "defender_nodes": 3,
        "attacker_weapon": 4,
        "defender_weapon": 5,
    },
    {
        "kind": "invasion",
        "attacker_ships": 3,
        "defender_nodes": 4,
        "attacker_weapon": 5,
        "defender_weapon": 3,
        "attacker_extra_dice": 1,
        "defender_rerolls": 1,
    },
    {"kind": "hazard", "ships": 3, "hazard": 4, "shield": 1},
    {"kind": "hazard", "ships": 4, "hazard": 3, "single_die": True},
    {"kind": "hegemony", "resistance": 6, "modifier": 2, "reroll": True},
]


@pytest.mark.parametrize("case", CASES)
def test_the_chain_agrees_with_dice(case: dict[str, object]) -> None:
    exact, sampled = ask(case), ask(case, samples=6000)
    assert (exact["method"], sampled["method"], sampled["samples"]) == ("exact", "sampled", 6000)
    for name, value in exact.items():
        if name != "method":
            loose = 0.15 if name.startswith("expected") else 0.03
            assert number(sampled[name]) == pytest.approx(number(value), abs=loose)


def test_a_large_battle_adds_up() -> None:
    answer = ask({**PLAIN, "attacker_ships": 30, "defender_ships": 30, "defender_starbase_dice": 1})
    chances = [number(answer[name]) for name in FIGHT_NAMES[:3]]
    assert sum(chances) == pytest.approx(1.0, abs=1e-9)


# --- invasions, hazards ---


def test_R140_to_R144_the_ends_of_an_invasion() -> None:
    """One ship on 4+ against one node that cannot hit back: H = N annihilates, and it never takes the planet."""
    outcome = Siege(Force(1, 4), Force(1, 7)).exact()
    assert outcome[:4] == pytest.approx([0.0, 1.0, 0.0, 0.0])
    assert outcome[4:6] == pytest.approx([1.0, 0.0])
    # Two ships on every face but 1 against one node: two hits capture, one annihilates.
    p = Fraction(5, 6)
    outcome = Siege(Force(2, 2), Force(1, 7)).exact()
    some = 1 - (1 - p) ** 2
    assert outcome[0] == pytest.approx(float(p * p / some))
    assert outcome[1] == pytest.approx(float(2 * p * (1 - p) / some))
    assert outcome[5] == pytest.approx(float(p * p / some))  # a captured planet keeps its node


def test_R143_a_result_stands_though_all_attackers_fall() -> None:
    """Both sides always hit: two hits on one node take it, and the one hit back leaves one ship."""
    outcome = Siege(Force(2, 1), Force(1, 1)).exact()
    assert outcome[0] == 1.0
    assert outcome[4] == 1.0
    alone = Siege(Force(1, 1), Force(1, 1)).exact()
    assert alone[:4] == [0.0, 1.0, 0.0, 0.0]
    assert alone[4] == 0.0


def test_R144_R145_repulsed_or_without_end() -> None:
    assert Siege(Force(2, 7), Force(3, 5)).exact()[2] == pytest.approx(1.0)
    assert Siege(Force(2, 7), Force(3, 7)).exact()[3:6] == [1.0, 2.0, 3.0]


def test_R87_odds_of_a_hazard() -> None:
    answer = ask({"kind": "hazard", "ships": 2, "hazard": 5})
    assert answer["no_ship_lost"] == pytest.approx(4 / 9)
    assert answer["all_ships_lost"] == pytest.approx(1 / 9)
    assert answer["expected_ships_lost"] == pytest.approx(2 / 3)
    one_die = ask({"kind": "hazard", "ships": 4, "hazard": 5, "single_die": True})
    assert (one_die["all_ships_lost"], one_die["expected_ships_lost"]) == (0.0, pytest.approx(1 / 3))


# --- files ---


@pytest.mark.parametrize(
    "fields",
    [
        {**PLAIN, "attacker_ships": 0},
        {**PLAIN, "attacker_ships": 1000},
        {**PLAIN, "defender_weapon": 7},
        {**PLAIN, "first_strike": "maybe"},
        {**PLAIN, "attacker_weapons": 5},
        {**PLAIN, "attacker_six_always_hits": 1},
        {**PLAIN, "kind": "duel"},
        {"kind": "invasion", "attacker_ships": 2},
        {"kind": "hazard", "ships": 2, "hazard": 4, "shields": 1},
        {"kind": "hegemony", "resistance": "high"},
    ],
)
def test_a_case_that_cannot_be_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(Illegal):
        ask(fields)


def test_notes_in_a_case_are_welcome_and_defaults_are_none() -> None:
    short = {key: PLAIN[key] for key in ("id", "attacker_ships", "defender_ships")}
    full = {**short, "attacker_weapon": 5, "defender_weapon": 5, "comment": "at Khitomer"}
    assert ask(full)["attacker_wins"] == pytest.approx(2 / 5)
