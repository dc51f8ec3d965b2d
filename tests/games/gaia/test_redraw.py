"""Drawing only what changed gives the same pictures as drawing everything."""

import pytest
from tests.games.pictures import shown

import galaktyka
from galaktyka.core.chance import Stream
from galaktyka.core.match import Match
from galaktyka.core.svg import Panel
from galaktyka.core.text import speaker
from galaktyka.games import game as find_game

TABLES = [
    (1, 3, {}),
    (2, 5, {}),
    (2, 6, {"board": "last_player_rotates", "turn_order": "passing"}),
    (3, 7, {"setup": "first_game"}),
    (4, 8, {"board": "random"}),
]
KEPT = "kept"


def table(players: int, seed: int, options: dict[str, str]) -> Match:
    return galaktyka.new_match("gaia", players=players, seed=seed, options=options)


@pytest.mark.parametrize(("players", "seed", "options"), TABLES)
def test_a_redrawn_table_looks_like_one_drawn_anew(players: int, seed: int, options: dict[str, str]) -> None:
    game = find_game("gaia")
    words = speaker("en")
    stream = Stream(seed)
    match = table(players, seed, options)
    before = match.view(-1)
    drawn = game.panels(before, words)
    while not match.over:
        seat = match.state.actor()
        legal = match.state.legal_for(seat)
        match.answer(legal[stream.below(len(legal))], seat)
        view = match.view(-1)
        drawn = game.redraw(view, words, before, drawn)
        assert [shown(panel) for panel in drawn] == [shown(panel) for panel in game.panels(view, words)]
        before = view


def test_layers_that_did_not_change_are_handed_out_again() -> None:
    """A server keeps no drawings, only marks: what comes back as it was given needs no sending."""
    game = find_game("gaia")
    words = speaker("pl")
    match = table(2, 11, {"factions": "terrans,xenos"})
    before = match.view(0)
    marks = [
        Panel(panel.id, panel.title, panel.width, panel.height, KEPT, KEPT, KEPT, panel.style)
        for panel in game.panels(before, words)
    ]
    match.answer(match.state.legal()[0])  # the first mine on the map
    redrawn = {panel.id: panel for panel in game.redraw(match.view(0), words, before, marks)}
    assert redrawn["map"].still == KEPT
    assert redrawn["map"].moving != KEPT
    assert redrawn["research"] is marks[1]
    assert redrawn["supply"] is marks[3]


def test_pictures_do_not_depend_on_whose_view_is_drawn() -> None:
    """Seats that see the same share a drawing: `seat` of a view must make no difference by itself."""
    game = find_game("gaia")
    words = speaker("en")
    match = table(3, 4, {})
    for _ in range(12):
        match.answer(match.state.legal()[-1])
    own, others = match.view(0), {**match.view(1), "seat": 0}
    assert own == others
    assert [shown(p) for p in game.panels(match.view(0), words)] == [
        shown(p) for p in game.panels(match.view(1), words)
    ]
