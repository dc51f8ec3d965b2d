"""What the server takes for granted about every game's pictures."""

from types import SimpleNamespace

import pytest

import galaktyka
from galaktyka.core.chance import Stream
from galaktyka.core.svg import Panel
from galaktyka.core.text import speaker
from galaktyka.games import GAMES
from galaktyka.games import game as find_game
from galaktyka.server.asking import dimmed
from galaktyka.server.room import Header, Room
from galaktyka.server.showing import Drawn, marks_of, redraw, view_key


def looks(panel: Panel) -> tuple[object, ...]:
    return panel.id, panel.title, panel.width, panel.height, panel.still, panel.moving, panel.style


@pytest.mark.parametrize("name", GAMES)
def test_whose_view_it_is_makes_no_difference_by_itself(name: str) -> None:
    """Seats whose views differ in nothing but the seat are drawn once, where a game says so."""
    game = find_game(name)
    view = galaktyka.new_match(name, players=max(2, game.fewest_seats), seed=3, options={}).view(0)
    assert (view_key(game, view) == view_key(game, {**view, "seat": 1})) == game.one_picture
    if not game.one_picture:
        return
    match = galaktyka.new_match(name, players=max(2, game.fewest_seats), seed=3, options={})
    stream = Stream(5)
    for _ in range(20):
        legal = match.state.legal()
        match.answer(legal[stream.below(len(legal))])
        view = match.view(0)
        other = {**view, "seat": 1} if "seat" in view else view
        drawn = [looks(panel) for panel in game.panels(view, speaker("en"))]
        assert drawn == [looks(panel) for panel in game.panels(other, speaker("en"))]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_again_is_what_changed(name: str) -> None:
    """With marks in place of drawings, as the server keeps them."""
    game = find_game(name)
    match = galaktyka.new_match(name, players=max(2, game.fewest_seats), seed=4, options={})
    stream = Stream(6)
    words = speaker("pl")
    view = match.view(-1)
    panels = {panel.id: panel for panel in game.panels(view, words)}
    drawn = Drawn(view_key(game, view), marks_of(list(panels.values())), next(iter(panels.values())).style)
    while not match.over and len(match.record.entries) < 60:
        legal = match.state.legal()
        match.answer(legal[stream.below(len(legal))])
        view = match.view(-1)
        change = redraw(game, view, view_key(game, view), words, drawn)
        drawn = change.drawn
        now = {panel.id: panel for panel in game.panels(view, words)}
        sent = {panel["id"]: panel for panel in change.panels}
        for id_, panel in now.items():
            for layer in ("still", "moving"):
                was = getattr(panels[id_], layer) if id_ in panels else None
                assert sent.get(id_, {}).get(layer, was) == getattr(panel, layer)
        assert (change.order or list(panels)) == list(now)
        panels = now


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_on_offer_is_told_in_words(name: str) -> None:
    """A game may have no words for what it does not offer; then it is not listed, least of all by its notation."""
    players = max(2, find_game(name).fewest_seats)
    match = galaktyka.new_match(name, players=players, seed=4, options={})
    flags = {"explicit_commit": False, "public": False, "spectators": False}
    row = {"id": "t", "game": name, "name": "", "seed": 4, "options": "{}", "players": players, "created": 0}
    room = Room(Header(SimpleNamespace(**row, **flags)))
    room.match = match
    stream = Stream(8)
    listed = 0
    while not match.over and len(match.record.entries) < 60:
        reasons = dimmed(room, match.state.actor())
        listed += len(reasons)
        assert all(reason["label"]["k"] != "server-answer" for reason in reasons)
        legal = match.state.legal()
        match.answer(legal[stream.below(len(legal))])
    assert listed
