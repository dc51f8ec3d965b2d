"""What a move would lead to: the odds before a battle is fought."""

from pathlib import Path

import pytest
from tests.games.eclipse.warzone import War, sector_of

from galaktyka.core.text import speaker
from galaktyka.core.words import Text
from galaktyka.games.eclipse.choices import A_SECTOR, ATTACK_VERB, DECLINE_VERB, F_STEP
from galaktyka.games.eclipse.components import BOXES
from galaktyka.games.eclipse.preview import preview, wings_of

TERRAN, HYDRAN, DRACO = "terran_directorate", "hydran_progress", "descendants_of_draco"


def war_at_106(first: str = TERRAN) -> War:
    """Seat 0 is about to move an interceptor from its home to 106."""
    war = War(first, HYDRAN)
    war.lay("106", 0, -1)
    war.ships(0, "interceptor", 1, "221" if first == TERRAN else "228")
    war.s.push(F_STEP, 0, 0, 1)
    return war


def step(war: War) -> list[Text]:
    return preview(war.s, 0, A_SECTOR + sector_of("106"))


def test_moving_to_an_ancient_tells_the_odds() -> None:
    war = war_at_106()
    war.npcs("ancient", 1, "106")
    texts = step(war)
    assert texts[0].params["win"] == 3
    assert texts[0].params["lose"] == 97
    words = [speaker("en").say(text) for text in texts]
    assert words == [
        "Battle in sector 106 against Ancients: you win 3 %, lose 97 %, stalemate 0 %, if nobody retreats.",
        "Your losses on average: Interceptor 1.0 of 1",
        "Enemy losses on average: Ancient 0.0 of 1",
    ]
    assert [speaker("pl").say(text) for text in texts] == [
        "Bitwa w Sektorze 106, przeciwnik: Starożytni. "
        "Jeśli nikt nie ucieka: wygrana 3 %, przegrana 97 %, pat 0 %.",
        "Twoje średnie straty: Myśliwiec 1,0 z 1",
        "Średnie straty przeciwnika: Starożytny 0,0 z 1",
    ]


def test_ships_already_there_fight_along() -> None:
    war = war_at_106()
    war.npcs("ancient", 1, "106")
    war.ships(0, "dreadnought", 2, "106")
    assert int(str(step(war)[0].params["win"])) > 50


def test_moving_where_nobody_fights_tells_nothing() -> None:
    assert step(war_at_106()) == []
    war = war_at_106(DRACO)
    war.npcs("ancient", 1, "106")
    assert step(war) == []
    assert preview(war.s, 0, DECLINE_VERB) == []


def test_a_look_ahead_changes_nothing() -> None:
    war = war_at_106()
    war.ships(1, "cruiser", 1, "106")
    before = war.s.digest()
    assert step(war)
    assert war.s.digest() == before


def test_a_battle_between_two_others_is_not_ours() -> None:
    """The controller waits until the others have fought."""
    war = War(TERRAN, HYDRAN, "planta")
    war.lay("106", 0, -1)
    war.control(0, "106")
    war.ships(0, "interceptor", 1, "221")
    war.ships(1, "interceptor", 1, "106")
    war.ships(2, "interceptor", 1, "106")
    war.s.push(F_STEP, 0, 0, 1)
    assert step(war) == []


def test_a_battle_under_way_counts_damage_and_whose_turn_it_is() -> None:
    war = War(TERRAN, HYDRAN)
    war.lay("106", 0, -1)
    war.ships(0, "interceptor", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.design(0, "interceptor", initiative=3, missiles="red", cannons="yellow", computer=2)
    war.design(1, "interceptor", initiative=1, cannons="yellow", computer=2, hull=1)
    war.begin("blank")
    assert war.asked() == ("engage", 0)
    war.s.damage[18] = 1
    (text, *_) = preview(war.s, 0, ATTACK_VERB)
    hit = 1 / 2  # 4, 5 or burst
    assert text.params["win"] == round(100 * hit / (1 - (1 - hit) ** 2))
    assert wings_of(war.s, 1, sector_of("106"))[0].damage == [1]


@pytest.mark.parametrize("initiative", [0, 9])
def test_a_battle_under_way_begins_with_the_type_that_acts(initiative: int) -> None:
    """Whatever was faster has had its turn in this round."""
    war = War(TERRAN, HYDRAN)
    war.lay("106", 0, -1)
    war.ships(0, "interceptor", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.design(0, "interceptor", initiative=3, cannons="yellow", computer=4)
    war.design(1, "interceptor", initiative=initiative, cannons="yellow", computer=4)
    war.begin("blank")
    assert war.asked() == ("engage", 0)
    (text, *_) = preview(war.s, 0, ATTACK_VERB)
    assert text.params["win"] == 86  # 5/6 now, or both miss and it begins anew


def test_an_owner_s_dice_count_in_the_odds(tmp_path: Path) -> None:
    """Yellow dice that do two points destroy a ship with one point of hull at a stroke."""
    file = tmp_path / "my-box.toml"
    file.write_text('die = [{ id = "yellow", damage = 2 }]', "utf-8")
    war = war_at_106()
    war.npcs("ancient", 1, "106")
    before = step(war)[0].params["win"]
    war.s.box = BOXES.box(str(file))
    assert wings_of(war.s, 0, sector_of("221"))[0].cannons == [0, 1, 0, 0]
    after = step(war)[0].params["win"]
    assert int(str(after)) > int(str(before)) + 5


def test_odds_that_were_sampled_say_how_sure_they_are() -> None:
    """Two dice of each colour a ship fall in too many ways for the time that a preview has."""
    war = war_at_106()
    war.ships(0, "dreadnought", 2, "106")
    war.ships(1, "dreadnought", 2, "106")
    war.ships(1, "cruiser", 2, "106")
    war.ships(1, "interceptor", 2, "106")
    colours = "yellow yellow orange orange blue blue red red"
    war.design(0, "dreadnought", hull=9, computer=2, cannons=colours)
    war.design(1, "dreadnought", hull=9, shield=2, cannons="yellow")
    war.design(1, "cruiser", hull=9, shield=1, cannons="yellow")
    told = step(war)[-1]
    assert told == Text("eclipse-preview-sampled", {"fights": 2000, "margin": told.params["margin"]})
    assert 1 <= int(str(told.params["margin"])) <= 3
    told.params["margin"] = 3
    assert speaker("en").say(told) == (
        "Estimated from 2,000 trial fights: every share is most likely right to within 3 percentage points."
    )
    assert speaker("pl").say(told) == (
        "Oszacowano na podstawie 2\N{NO-BREAK SPACE}000 próbnych walk: "
        "każda z szans jest najpewniej dokładna do 3 punktów procentowych."
    )
