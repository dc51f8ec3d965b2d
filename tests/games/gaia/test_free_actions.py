"""R95–R97 Free actions: exchanges and burning, before and after the main action."""

import pytest
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import MINE
from galaktyka.games.gaia.state import Player


def quiet() -> Scene:
    """Terrans with one mine, nothing in hand and nothing in the bowls."""
    scene = Scene("terrans", "xenos", board=galaxy({(0, 0): "r", (1, 0): "r", (5, 0): "r"}))
    scene.put(0, MINE, (0, 0))
    p = scene.player(0)
    p.credits = p.ore = p.knowledge = p.qic = 0
    scene.bowl(0, 0, 0, 0)
    return scene


def everything(p: Player) -> list[int]:
    return [p.credits, p.ore, p.knowledge, p.qic, p.bowl1, p.bowl2, p.bowl3]


def hold(p: Player, holding: list[int]) -> None:
    p.credits, p.ore, p.knowledge, p.qic, p.bowl1, p.bowl2, p.bowl3 = holding


# Credits, ore, knowledge, QIC, bowls I, II, III: the least that is needed, and what is left of it.
EXCHANGES = [
    ("4pw>1q", [0, 0, 0, 0, 0, 0, 4], [0, 0, 0, 1, 4, 0, 0]),
    ("3pw>1o", [0, 0, 0, 0, 0, 0, 3], [0, 1, 0, 0, 3, 0, 0]),
    ("4pw>1k", [0, 0, 0, 0, 0, 0, 4], [0, 0, 1, 0, 4, 0, 0]),
    ("1pw>1c", [0, 0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 1, 0, 0]),
    ("1k>1c", [0, 0, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0]),
    ("1o>1c", [0, 1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0]),
    ("1o>1t", [0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0]),
    ("1q>1o", [0, 0, 0, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0]),
    ("burn", [0, 0, 0, 0, 0, 2, 0], [0, 0, 0, 0, 0, 0, 1]),
]


@pytest.mark.parametrize(("line", "before", "after"), EXCHANGES)
def test_R95_an_exchange_takes_its_price_and_gives_one(
    line: str, before: list[int], after: list[int]
) -> None:
    scene = quiet()
    hold(scene.player(0), before)
    scene.play(line)
    assert everything(scene.player(0)) == after
    assert scene.question() == "turn"
    assert scene.asked() == 0


@pytest.mark.parametrize(("line", "before", "after"), EXCHANGES)
def test_R95_an_exchange_that_cannot_be_paid_is_refused(
    line: str, before: list[int], after: list[int]
) -> None:
    scene = quiet()
    full = [20, 10, 10, 10, 6, 1, 9]
    missing = next(i for i in range(7) if before[i])
    full[missing] = before[missing] - 1
    hold(scene.player(0), full)
    scene.refuses(line)


def test_R95_nothing_in_hand_leaves_no_free_action() -> None:
    scene = quiet()
    assert scene.offers() == ["pass"]


def test_R95_the_list_holds_for_every_faction_and_no_more() -> None:
    scene = quiet()
    hold(scene.player(0), [20, 10, 10, 10, 6, 4, 9])
    free = [offer for offer in scene.offers() if ">" in offer or offer == "burn"]
    assert sorted(free) == sorted([line for line, _, _ in EXCHANGES])


def test_R96_burning_needs_two_tokens_in_bowl_two_and_gives_one_up() -> None:
    scene = quiet()
    scene.bowl(0, 5, 1, 5)
    scene.refuses("burn")
    scene.bowl(0, 5, 4, 0)
    scene.play("burn burn")
    assert scene.bowls(0) == [5, 0, 2]
    assert scene.player(0).gaia_tokens == 0


def test_R97_free_actions_come_before_and_after_the_main_action_in_any_number() -> None:
    scene = quiet()
    p = scene.player(0)
    p.ore, p.qic = 4, 1
    scene.refuses("build mine", (1, 0))
    scene.play("1o>1c 1o>1c 1q>1o build mine", (1, 0), "1o>1c 1o>1t end")
    p = scene.player(0)
    assert everything(p) == [1, 0, 0, 0, 1, 0, 0]
    assert p.built[MINE] == 2


def test_R97_no_free_action_interrupts_a_main_action() -> None:
    scene = quiet()
    scene.rich(0)
    scene.play("build mine")
    assert not [offer for offer in scene.offers() if ">" in offer or offer == "burn"]


def test_R97_results_obey_the_caps_and_a_wasteful_exchange_is_legal() -> None:
    scene = quiet()
    hold(scene.player(0), [30, 15, 15, 1, 0, 0, 5])
    scene.play("1k>1c 1o>1c")
    assert everything(scene.player(0)) == [30, 14, 14, 1, 0, 0, 5]
    scene.player(0).ore = scene.player(0).knowledge = 15
    scene.play("1q>1o 4pw>1k 1pw>1c")
    assert everything(scene.player(0)) == [30, 15, 15, 0, 5, 0, 0]


def test_R97_qic_for_the_range_are_paid_with_the_action_they_serve() -> None:
    scene = quiet()
    hold(scene.player(0), [2, 1, 0, 2, 0, 0, 0])
    scene.play("build mine", (5, 0))
    assert everything(scene.player(0)) == [0, 0, 0, 0, 0, 0, 0]


def test_R97_each_exchange_is_paid_in_full() -> None:
    scene = quiet()
    scene.bowl(0, 0, 0, 5)
    scene.play("3pw>1o")
    scene.refuses("3pw>1o")
    assert scene.bowls(0) == [3, 0, 2]
