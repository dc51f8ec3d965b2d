"""New Frontiers in a terminal: every part in words, within the width, with what can be chosen pointed out."""

import pytest
from tests.games.frontiers.saying import FRONTIERS, GAMES, decisions
from tests.games.frontiers.scene import Scene
from tests.games.screens import check_parts, lines

from galaktyka.core.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("index", range(len(GAMES)))
def test_every_part_is_drawn_in_words_with_known_styles(index: int, language: str) -> None:
    seats, options = GAMES[index]
    for number, (state, _) in enumerate(decisions(seats, 4, **options)):
        if number % 25 == 0 or state.over:
            check_parts(FRONTIERS, state, 0, language)


def test_the_table_tells_order_actions_ends_and_planets() -> None:
    scene = Scene(3)
    scene.draws("gem_world", "rebel_miners", "comet_zone")
    scene.play("isolation", "explore")
    told = lines(FRONTIERS, scene.state, "map", ["planet-gem_world"])
    assert told[0].startswith("Round 1")
    assert "Priority A✓ B✓ >C" in told[0]
    text = "\n".join(told)
    assert "x Isolation" in text
    assert "o Settle" in text
    assert "Colonists in the pool 33 (<5)" in text
    assert any(line.startswith("* Gem World: cost 2") for line in told)
    assert any(line.startswith("  Rebel Miners [REBEL]: defence 2") for line in told)


def test_empires_tell_what_a_player_has() -> None:
    scene = Scene(2, goals="true")
    scene.own(0, "space_marines", "gem_world")
    scene.good(0, "gem_world")
    scene.explore(0, "rebel_warrior_race", "volcanic_world")
    scene.player(0).stored_credits = 3
    text = "\n".join(lines(FRONTIERS, scene.state, "mats", ["good-gem_world", "planet-volcanic_world"]))
    assert "* ●N Gem World 1  N " in text
    assert "  ? ○G Rebel Warrior Race 2  military 2/3" in text
    assert "* ? ●R Volcanic World 1  credits 2" in text
    assert "Space Marines: Settle: +2 military." in text
    assert "Stockpile mat N 0 R 0 G 0 A 0  credits 3" in text


def test_what_a_planet_asks_for_is_never_cut_off() -> None:
    scene = Scene(2)
    scene.own(0, "contact_specialist", "improved_logistics")
    scene.explore(0, "rebel_sympathizers", "imperium_blaster_gem_depot", "artist_settlement")
    text = "\n".join(lines(FRONTIERS, scene.state, "mats", []))
    assert "military 0/5  credits 4  colonists 1" in text
    assert text.count("colonists 1") == len(scene.explored(0))


def test_technologies_tell_price_and_copies() -> None:
    scene = Scene(3)
    scene.own(1, "space_marines", "investment_credits")
    scene.player(0).credits = 5
    scene.choose(0, "develop")
    told = lines(FRONTIERS, scene.state, "technologies", ["tech-drop_ships"])
    assert any(line.startswith("  1×  1 Space Marines: Settle") for line in told)
    assert any(line.startswith("* 2×  4 Drop Ships") for line in told)


def test_goals_tell_how_everybody_stands() -> None:
    scene = Scene(2, goals="true")
    scene.goal_up("draft")
    scene.goal_down(0, "sales_tax")
    scene.people(1, 5)
    text = "\n".join(lines(FRONTIERS, scene.state, "goals", ["goal-sales_tax"]))
    assert "Draft: Unused colonists on your board. 3+ → 2 VP" in text
    assert "B 5 (+5)" in text
    assert "Hidden goal of A" in text
    assert "* Sales Tax" in text
    assert lines(FRONTIERS, Scene(2).state, "goals", []) == ["This game is played without goals."]
