"""The odds of battles: the exact chain against dice, hand-made cases and the battles on the table."""

import pytest
from tests.games.exodus.scene import Scene

from galaktyka.core.chance import Stream
from galaktyka.core.odds import Case
from galaktyka.core.table import SearchTable
from galaktyka.core.words import Illegal
from galaktyka.games.exodus.choices import F_HITS, FOCUS_VERB, STEP_BATTLES
from galaktyka.games.exodus.ids import SHIPS
from galaktyka.games.exodus.odds import Fight, odds
from galaktyka.games.exodus.state import NOWHERE

Ship = dict[str, int]


def ship(dice: int, shield: int = 0, damage: int = 0) -> Ship:
    return {"dice": dice, "shield": shield, "damage": damage}


def ask(*sides: list[Ship], samples: int = 0) -> dict[str, object]:
    return odds(Case({"id": "x", "sides_in_turn_order": list(sides)}, ""), True, samples, 1)


def numbers(value: object) -> list[float]:
    assert isinstance(value, list)
    return [float(part) for part in value]


def test_one_die_against_one_die() -> None:
    answer = ask([ship(1)], [ship(1)])
    assert numbers(answer["p_win"]) == pytest.approx([2 / 5, 2 / 5])
    assert answer["p_nobody_survives"] == pytest.approx(1 / 5)
    assert answer["expected_rounds"] == pytest.approx(9 / 5)
    assert answer["expected_surviving_ships"] == pytest.approx([2 / 5, 2 / 5])
    assert answer["method"] == "exact"


def test_R80_without_dice_a_stand_off() -> None:
    answer = ask([ship(0)], [ship(0), ship(0)])
    assert (answer["p_stalemate"], answer["expected_rounds"]) == (1.0, 0.0)
    assert answer["expected_surviving_ships"] == [1.0, 2.0]


def test_an_unarmed_side_always_loses_and_a_stand_off_may_come_late() -> None:
    assert numbers(ask([ship(2)], [ship(0)])["p_win"]) == pytest.approx([1, 0])
    late = ask([ship(1), ship(0)], [ship(1), ship(0)])
    assert late["p_stalemate"] == pytest.approx(1 / 5)  # both guns fall in the same round


def test_a_shield_and_damage_count() -> None:
    worn, fresh = ask([ship(1, 1, 1)], [ship(1)]), ask([ship(1)], [ship(1)])
    assert worn["p_win"] == fresh["p_win"]
    # One die with a shield of one against a die: it wins unless two hits come before its own one.
    p = 1 / 5  # of the rounds with a hit, both hit in one of five and each alone in two
    alone = 2 / 5
    shielded = ask([ship(1, 1)], [ship(1)])
    win = alone + p + alone * alone  # it hits, both hit, or it is hit and then wins alone
    assert numbers(shielded["p_win"])[0] == pytest.approx(win)
    assert shielded["p_nobody_survives"] == pytest.approx(alone * p)


CASES = [
    [[ship(4, 6)], [ship(6, 4), ship(6, 4)]],
    [[ship(1), ship(2, 1)], [ship(3, 2, 1)]],
    [[ship(2, 1), ship(1)], [ship(2), ship(1, 2)], [ship(3, 1, 1)]],
    [[ship(1), ship(0, 1)], [ship(1), ship(0, 1)], [ship(1)]],
]


@pytest.mark.parametrize("sides", CASES)
def test_the_chain_agrees_with_dice(sides: list[list[Ship]]) -> None:
    exact, sampled = ask(*sides), ask(*sides, samples=4000)
    assert (exact["method"], sampled["method"]) == ("exact", "sampled")
    chances = [*numbers(exact["p_win"]), exact["p_nobody_survives"], exact["p_stalemate"]]
    assert sum(float(str(chance)) for chance in chances) == pytest.approx(1)
    for field in ("p_win", "expected_surviving_ships"):
        assert numbers(sampled[field]) == pytest.approx(numbers(exact[field]), abs=0.04)
    assert sampled["expected_rounds"] == pytest.approx(exact["expected_rounds"], abs=0.12)


def fought(sides: list[list[Ship]], games: int) -> list[float]:
    """Shares of wins on the table, where the same ships fight under the standard allocation."""
    types = ["dark_raider", "fighter", "battle_cruiser"]
    words = ["raider1", "fighter1", "cruiser1"]
    wins = [0.0] * len(sides)
    stream = Stream(5)
    for _ in range(games):
        scene = Scene(len(sides))
        for seat, fleet in enumerate(sides):
            for i, given in enumerate(fleet):
                if given["shield"]:
                    scene.fit(seat, types[i], ["em_shield", "mpg_shield", "qgp_shield"][given["shield"] - 1])
                if given["dice"] > 1:
                    scene.fit(seat, types[i], "ssl_cannon" if given["dice"] == 2 else "plasma_cannon")
                scene.fly(seat, words[i], "council", damage=given["damage"])
        table = SearchTable(stream)
        state = scene.state
        state.frames = [0, -1, STEP_BATTLES, 0, 0, 0]
        state.settle(table)
        while state.top() == F_HITS:
            state.apply(FOCUS_VERB, table)
        left = [seat for seat in range(len(sides)) if any_left(state.place, seat)]
        if len(left) == 1:
            wins[left[0]] += 1
    return [n / games for n in wins]


def any_left(place: list[int], seat: int) -> bool:
    return any(at != NOWHERE for at in place[seat * SHIPS : (seat + 1) * SHIPS])


@pytest.mark.parametrize("sides", CASES[1:3])
def test_battles_on_the_table_end_as_the_odds_say(sides: list[list[Ship]]) -> None:
    assert fought(sides, 300) == pytest.approx(numbers(ask(*sides)["p_win"]), abs=0.08)


def test_a_battle_that_is_too_large_is_sampled() -> None:
    fleet = [ship(5, 6) for _ in range(8)]
    assert Fight([[[5, 6, 0]] * 8, [[5, 6, 0]] * 8], 5).exact(1000) is None
    answer = odds(Case({"sides_in_turn_order": [fleet, fleet, fleet]}, ""), False, 50, 1)
    assert (answer["method"], answer["samples"]) == ("sampled", 50)
    assert Fight([[[1, 300, 0]], [[1, 300, 0]]], 5).exact(10**9) is None  # too deep


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"sides_in_turn_order": 3},
        {"sides_in_turn_order": [[ship(1)]]},
        {"sides_in_turn_order": [[ship(1)], []]},
        {"sides_in_turn_order": [[ship(1)], 7]},
        {"sides_in_turn_order": [[ship(1)], [{"dice": 1, "hull": 2}]]},
        {"sides_in_turn_order": [[ship(1)], [{"shield": 2}]]},
        {"sides_in_turn_order": [[ship(1)], [ship(1, 1, 2)]]},
        {"sides_in_turn_order": [[ship(-1)], [ship(1)]]},
        {"sides": [[ship(1)], [ship(1)]]},
    ],
)
def test_impossible_cases_are_refused(document: dict[str, object]) -> None:
    with pytest.raises(Illegal):
        odds(Case(document, ""), False, 0, 1)
