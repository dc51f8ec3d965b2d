"""H1 to H8 in play: the option of a hex map."""

import pytest
from tests.games.ascendancy.scene import KLINGONS, Scene

from galaktyka.core.chance import Stream
from galaktyka.core.match import Match
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.choices import DISCOVER_VERB, END_VERB, NEW_LANE_VERB, STOP_VERB
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.game import GAME


def scene_on_hexes() -> Scene:
    return Scene(map_model="hex")


def cell(scene: Scene, q: int, r: int) -> int:
    found = scene.state.box.hex.board().grid.find(q, r)
    assert found >= 0
    return found


def test_H1_homes_on_the_board() -> None:
    chart = scene_on_hexes().state.chart
    assert [(chart.x[home], chart.y[home]) for home in range(3)] == [(0, -6), (6, 0), (-6, 6)]


def test_H4_H8_open_lanes_are_chosen_by_hexes_and_all_are_listed() -> None:
    scene = scene_on_hexes()
    scene.ships(0, "earth", 1)
    scene.table.lengths = [3]
    scene.command(0)
    scene.play("ship earth", "impulse", "new lane")
    spots = [int(text.split()[1]) for text in scene.legal()]
    assert sorted(spots) == scene.state.chart.open_spots(ids.EARTH, 3)
    assert not [text for text in scene.further() if text.startswith("open")]
    scene.play(f"open {cell(scene, 0, -2)}")
    assert scene.state.chart.segment(0) == [0, -5, 0, -4, 0, -3]


def test_H6_a_lane_is_laid_anew_when_a_disc_is_discovered() -> None:
    scene = scene_on_hexes()
    lane = scene.open("earth", 2, cell(scene, 0, -3))
    scene.ships(0, f"{lane}.2", 1)
    scene.table.discs, scene.table.cards = ["organia"], ["virgin_world"]
    scene.command(0)
    scene.play(f"ship {lane}.2", "impulse", "discover")
    assert scene.legal() == [f"at {cell(scene, 0, -3)}"]
    scene.play(f"at {cell(scene, 3, -6)}")
    chart = scene.state.chart
    assert (chart.x[ids.ORGANIA], chart.y[ids.ORGANIA]) == (3, -6)
    assert chart.segment(0) == [1, -6, 2, -6]


def test_H6_a_mobile_disc_slides_in_play() -> None:
    scene = scene_on_hexes()
    scene.discover("earth", "ardana", 2, cell(scene, 0, -3))
    scene.command(0)
    scene.play("slide ardana", f"to {cell(scene, 3, -6)}")
    chart = scene.state.chart
    assert (chart.x[ids.ARDANA], chart.y[ids.ARDANA]) == (3, -6)


def test_H7_a_slide_makes_a_connection_possible() -> None:
    scene = scene_on_hexes()
    scene.discover("earth", "ardana", 2, cell(scene, 0, -3))
    scene.discover("ardana", "terra_nova", 2, cell(scene, 0, 0))
    scene.discover("qonos", "capella", 2, cell(scene, 3, 0))
    scene.ships(KLINGONS, "capella", 1)
    scene.table.lengths = [4]
    scene.command(KLINGONS)
    scene.play("ship capella", "impulse", "new lane")
    assert "join terra_nova" not in scene.legal()
    turns = [text for text in scene.legal() if text.startswith("turn")]
    assert turns
    for _ in range(2):
        if not [text for text in scene.legal() if text.startswith("join")]:
            scene.play([text for text in scene.legal() if text.startswith("turn")][-1])
    joins = [text for text in scene.legal() if text.startswith("join")]
    assert joins
    scene.play(joins[0])
    assert scene.question == "move"
    assert scene.state.chart.lane_length[3] == 4


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 5)])
def test_games_on_hexes_are_played_to_the_end(seats: int, seed: int) -> None:
    setting = GAME.setting(seats, seed, {"map_model": "hex", "round_cap": "6"})
    match = Match(GAME, setting, automate=False)
    stream = Stream(seed)
    while not match.over:
        seat = match.state.actor()
        offered = match.state.legal_for(seat)
        answers = [answer for answer in offered if answer not in (END_VERB, STOP_VERB)] or offered
        answers = [answer for answer in offered if answer in (NEW_LANE_VERB, DISCOVER_VERB)] or answers
        match.answer(answers[int(stream.below(len(answers)))], seat)
        GAME.check(match.state)
    assert isinstance(match.state, Position)
    assert match.state.chart.placed.bit_count() > seats + 3
