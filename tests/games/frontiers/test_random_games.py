"""Whole games at random: they end, nothing is lost, notation is unique and found again."""

import pytest
from tests.games.frontiers.scene import Scene, position, tile

from galaktyka.core.chance import Stream
from galaktyka.core.match import Match, replay
from galaktyka.core.record import loads
from galaktyka.core.state import Broken
from galaktyka.core.words import Illegal
from galaktyka.games.frontiers.check import check_state
from galaktyka.games.frontiers.game import GAME

MANY = 4_000


def settings() -> list[tuple[int, dict[str, str]]]:
    kinds: list[dict[str, str]] = [
        {"setup": "first_game"},
        {},
        {"goals": "true"},
        {"goals": "true", "allow_straddle": "false"},
    ]
    return [(seats, options) for seats in (2, 3, 4, 5) for options in kinds]


@pytest.mark.parametrize(("seats", "options"), settings())
def test_a_random_game_ends_and_keeps_its_pieces(seats: int, options: dict[str, str]) -> None:
    match = Match(GAME, GAME.setting(seats, 5 * seats, options), automate=False)
    stream = Stream(seats)
    for _ in range(MANY):
        if match.over:
            break
        legal = match.state.legal()
        assert legal
        texts = [GAME.notation(match.state, answer) for answer in legal]
        assert len(set(texts)) == len(legal)
        assert set(legal) <= set(GAME.candidates(match.state))
        match.answer(texts[stream.below(len(texts))])
        check_state(position(match))
    assert match.over
    assert match.scores == [sum(sources.values()) for sources in GAME.by_source(match.state)]
    assert min(match.ranks) == 1
    again = replay(GAME, loads(match.dumps()))
    assert again.state.digest() == match.state.digest()


def test_a_single_answer_is_given_for_the_player() -> None:
    match = Match(GAME, GAME.setting(3, 2, {}))
    stream = Stream(1)
    while not match.over:
        legal = match.state.legal()
        assert len(legal) > 1
        match.answer(legal[stream.below(len(legal))])
    assert any(entry.auto for entry in match.record.entries)


def test_a_refused_answer_changes_nothing() -> None:
    scene = Scene(3)
    scene.choose(0, "develop")
    digest = scene.state.digest()
    for text in ("buy drop_ships", "buy nonsense", "settle", "keep 1"):
        with pytest.raises(Illegal):
            scene.play(text)
        assert scene.state.digest() == digest


def spoilt(what: str) -> Scene:
    scene = Scene(2)
    s = scene.state
    if what == "planets":
        s.bag.pop()
    elif what == "goods":
        s.supply[2] -= 1
    elif what == "colonists":
        scene.player(0).colonists += 1
    elif what == "points":
        scene.player(0).vp += 1
    elif what == "technologies":
        s.stacks[0] -= 1
    elif what == "powers":
        scene.player(0).techs.append(tile("space_marines"))
        scene.player(0).spaces += 1
        s.stacks[0] -= 1
    elif what == "pawns":
        s.order[0] = 1
    elif what == "frames":
        s.frames.append(1)
    else:
        scene.player(0).goods[0] = 0
    return scene


@pytest.mark.parametrize(
    "what",
    ["planets", "goods", "colonists", "points", "technologies", "powers", "pawns", "frames", "wrong good"],
)
def test_a_position_that_cannot_be_is_noticed(what: str) -> None:
    with pytest.raises(Broken):
        check_state(spoilt(what).state)
