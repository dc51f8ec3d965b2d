"""What a seat may know: everything but the reputation tiles of others."""

import json

from tests.games.eclipse.scene import Scene

from galaktyka.core.chance import Stream
from galaktyka.core.table import SearchTable
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.state import EclipseState


def player_of(view: dict[str, object], seat: int) -> dict[str, object]:
    players = view["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


def test_reputation_is_shown_to_its_owner_only() -> None:
    scene = Scene("planta", "mechanema", "hydran_progress")
    scene.reputation(1, 4, 2)
    for seat in (-1, 0, 2):
        shown = player_of(GAME.view(scene.state, seat), 1)
        assert shown["reputation"] == []
        assert shown["reputation_count"] == 2
        assert shown["points"] == 3
    own = player_of(GAME.view(scene.state, 1), 1)
    assert own["reputation"] == [4, 2]
    assert own["points"] == 9


def test_another_seat_could_hold_other_tiles() -> None:
    scene = Scene("planta", "mechanema", "hydran_progress")
    scene.reputation(1, 4, 4)
    scene.reputation(0, 1)
    found = set()
    for seed in range(30):
        other = GAME.resample(scene.state, 0, SearchTable(Stream(seed)))
        GAME.check(other)
        assert GAME.view(other, 0) == GAME.view(scene.state, 0)
        assert other.players[0].reputation == [1]
        found.add(tuple(other.players[1].reputation))
    assert len(found) > 5


def test_the_owner_keeps_what_he_knows() -> None:
    scene = Scene("planta", "mechanema", "hydran_progress")
    scene.reputation(1, 4, 4)
    other = GAME.resample(scene.state, 1, SearchTable(Stream(3)))
    assert other.players[1].reputation == [4, 4]


def test_drawn_tiles_are_shown_to_the_one_who_draws() -> None:
    scene = Scene("planta", "mechanema")
    bag = scene.state.reputation_bag[:]
    bag[3] -= 1
    scene.state.reputation_bag = bag
    scene.state.drawn = [3]
    assert GAME.view(scene.state, 0)["drawn"] == [3]
    assert GAME.view(scene.state, 1)["drawn"] == []
    assert GAME.view(scene.state, 1)["drawn_count"] == 1
    assert {GAME.resample(scene.state, 1, SearchTable(Stream(seed))).drawn[0] for seed in range(20)} > {1, 2}
    assert GAME.resample(scene.state, 0, SearchTable(Stream(3))).drawn == [3]


def test_everything_lies_open_at_the_end() -> None:
    scene = Scene("planta", "mechanema")
    scene.reputation(1, 4)
    scene.state.frames = []
    assert player_of(GAME.view(scene.state, 0), 1)["reputation"] == [4]
    other = GAME.resample(scene.state, 0, SearchTable(Stream(3)))
    assert isinstance(other, EclipseState)
    assert other.players[1].reputation == [4]


def test_a_view_is_plain_data() -> None:
    scene = Scene("planta", "mechanema", "hydran_progress")
    for seat in (-1, 0, 1, 2):
        assert json.loads(json.dumps(GAME.view(scene.state, seat)))["game"] == "eclipse"
