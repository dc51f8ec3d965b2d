"""What holds for every game in a terminal: words within the width, in known styles."""

from collections.abc import Sequence

from galaktyka.cli.styles import STYLES
from galaktyka.core.game import Game
from galaktyka.core.screen import Line
from galaktyka.core.state import State
from galaktyka.core.text import speaker

WIDTHS = (72, 130)


def lines(game: Game, state: State, part: str, marked: list[str], width: int = 100) -> list[str]:
    """What the first seat reads."""
    drawn = game.screen(game.view(state, 0), speaker("en"), part, width, marked)
    return [line.plain() for line in drawn]


def check_line(line: Line, game_id: str, width: int) -> None:
    assert line.width() <= width, line.plain()
    assert f"{game_id}-" not in line.plain(), line.plain()
    for span in line.spans:
        assert all(style in STYLES for style in span.style.split()), span.style


def check_parts(game: Game, state: State, seat: int, language: str, marked: Sequence[str] = ()) -> None:
    """Every part of the screen, narrow and wide."""
    view = game.view(state, seat)
    for part in game.screen_parts():
        for width in WIDTHS:
            for line in game.screen(view, speaker(language), part, width, list(marked)):
                check_line(line, game.id, width)
