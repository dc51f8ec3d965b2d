"""A battle under way shows everybody what was rolled, by whom, and who retreats: view, picture and terminal."""

import pytest
from tests.games.eclipse.warzone import War
from tests.games.pictures import elements
from tests.games.screens import lines

from galaktyka.core.text import speaker
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import DICE_IDS
from galaktyka.games.eclipse.picture import panels
from galaktyka.games.eclipse.targeting import FACE_NAMES


def die(color: str, face: str) -> int:
    return DICE_IDS.index(color) * 6 + FACE_NAMES.index(face)


def front() -> War:
    """Seat 0 with a way home and two types against a slower one of seat 1, which came later."""
    war = War("terran_directorate", "hydran_progress")
    war.lay("106", 0, -1)
    war.ships(0, "cruiser", 1, "106")
    war.ships(0, "interceptor", 2, "106")
    war.ships(1, "dreadnought", 1, "106")
    war.design(0, "interceptor", initiative=5, cannons="yellow")
    war.design(0, "cruiser", initiative=4, cannons="yellow orange", hull=3)
    war.design(1, "dreadnought", initiative=3, missiles="red", cannons="yellow", hull=9)
    return war


def shown(war: War, seat: int = -1) -> dict[str, object]:
    battle = GAME.view(war.s, seat)["battle"]
    assert isinstance(battle, dict)
    return battle


def test_R50_the_missile_step_and_the_rounds_are_told_apart() -> None:
    war = front().begin("blank")
    battle = shown(war)
    assert (battle["sector"], battle["attacker"], battle["defender"]) == ("106", 1, 0)
    assert battle["round"] == 1
    missiles = {"owner": 1, "kind": "dreadnought", "round": 0, "dice": [die("red", "blank")]}
    assert battle["volleys"] == [missiles]
    assert battle["retreats"] == []
    assert battle["acting"] is None


def test_R52_every_type_shows_its_last_dice_to_everybody() -> None:
    war = front().begin("blank")
    war.more("2 3 4 5 3").answer("attack")
    war.answer("attack")
    dice = {
        "interceptor": [die("yellow", "2"), die("yellow", "3")],
        "cruiser": [die("orange", "4"), die("yellow", "5")],
        "dreadnought": [die("yellow", "3")],
    }
    for seat in (0, 1, -1):
        volleys = shown(war, seat)["volleys"]
        assert isinstance(volleys, list)
        assert {volley["kind"]: volley["dice"] for volley in volleys} == dice
        assert [volley["round"] for volley in volleys] == [1, 1, 1]
    assert shown(war)["round"] == 2
    war.more("blank blank").answer("attack")
    again = shown(war)["volleys"]
    assert isinstance(again, list)
    assert again[-1] == {"owner": 0, "kind": "interceptor", "round": 2, "dice": [die("yellow", "blank")] * 2}
    assert len(again) == 3


def test_R52_the_type_whose_dice_wait_for_a_target_is_named() -> None:
    war = front()
    war.begin("burst")
    assert war.asked() == ("die", 1)
    assert shown(war)["acting"] == {"owner": 1, "kind": "dreadnought"}
    assert GAME.view(war.s, 0)["dice"] == [die("red", "burst")]


def test_R56_a_retreat_is_shown_with_its_sector_until_it_is_done() -> None:
    war = front().begin("blank")
    war.answer("221")
    assert shown(war)["retreats"] == [{"owner": 0, "kind": "interceptor", "sector": "221"}]
    war.more("blank blank blank").answer("attack")
    assert shown(war)["round"] == 2
    assert shown(war)["retreats"] == []


def test_dice_of_nobody_s_ships_lie_on_the_table_too() -> None:
    war = War("terran_directorate", "hydran_progress")
    war.lay("106", 0, -1)
    war.ships(0, "cruiser", 1, "106")
    war.npcs("ancient", 1, "106")
    war.design(0, "cruiser", initiative=1, cannons="yellow", hull=3)
    war.begin("2 3")
    volley = {"owner": -1, "kind": "ancient", "round": 1, "dice": [die("yellow", "2"), die("yellow", "3")]}
    assert shown(war)["volleys"] == [volley]


@pytest.mark.parametrize(
    ("language", "rolled", "retreat"),
    [
        ("en", "Missiles: blank", "Retreating to Procyon (221)"),
        ("pl", "Rakiety: pusta", "Ucieczka do: Procyon (221)"),
    ],
)
def test_the_picture_shows_rolls_and_retreats(language: str, rolled: str, retreat: str) -> None:
    war = front().begin("blank")
    war.answer("221")
    found = elements(panels(GAME.view(war.s, 1), speaker(language)))
    assert rolled in "".join(found["wing-1-dreadnought"].itertext())
    assert retreat in "".join(found["wing-0-interceptor"].itertext())
    assert retreat not in "".join(found["wing-0-cruiser"].itertext())


def test_many_dice_stay_on_the_picture() -> None:
    war = front()
    war.ships(0, "interceptor", 6, "106")
    war.design(0, "interceptor", initiative=9, missiles="yellow yellow yellow")
    war.ships(1, "cruiser", 1, "106")
    war.design(1, "cruiser", hull=9)
    war.begin(" ".join(["burst"] * 24))
    assert war.asked() == ("die", 0)
    panel = next(panel for panel in panels(GAME.view(war.s, 0), speaker("en")) if panel.id == "battle")
    for rect in elements([panel])["die-24"].iter("{http://www.w3.org/2000/svg}rect"):
        x, y, side = (int(rect.attrib[name]) for name in ("x", "y", "width"))
        assert x + side <= panel.width
        assert y + side <= panel.height


def test_the_terminal_tells_rolls_and_retreats() -> None:
    war = front().begin("blank")
    war.answer("221")
    text = "\n".join(lines(GAME, war.s, "map", []))
    assert "Battle 106: B → A  Round 1" in text
    assert "B dreadnoughts (Missiles): [R-]" in text
    assert "A interceptors: Retreating to Procyon (221)" in text
