"""How the style names of `core.screen` look on a terminal, and the tables that several commands print."""

from typing import Final

from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text as RichText

from galaktyka.cli.common import VOICE, say, table
from galaktyka.core.match import Match
from galaktyka.core.screen import Line

SEAT_LETTERS: Final = "ABCDEF"
NARROWEST: Final = 40

# Colours of 256 that keep their contrast on dark and on light grounds; owners are told apart by letter too.
STYLES: Final = {
    "title": "bold",
    "strong": "bold",
    "dim": "color(244)",
    "good": "green",
    "bad": "bold red",
    "seat0": "bold color(39)",
    "seat1": "bold color(208)",
    "seat2": "bold color(170)",
    "seat3": "bold color(70)",
    "seat4": "bold color(44)",
    "seat5": "bold color(178)",
    "blue": "color(33)",
    "red": "color(160)",
    "orange": "color(208)",
    "yellow": "color(178)",
    "brown": "color(137)",
    "grey": "color(245)",
    "white": "color(252)",
    "green": "color(34)",
    "purple": "color(134)",
    "on-blue": "color(16) on color(75)",
    "on-red": "color(231) on color(160)",
    "on-orange": "color(16) on color(208)",
    "on-yellow": "color(16) on color(220)",
    "on-brown": "color(231) on color(94)",
    "on-grey": "color(16) on color(246)",
    "on-white": "color(16) on color(255)",
    "on-green": "color(16) on color(71)",
    "on-purple": "color(231) on color(91)",
    "shade0": "color(246) on color(233)",
    "shade1": "color(246) on color(235)",
    "shade2": "color(248) on color(237)",
    "marked": "reverse bold",
}


def _style(names: str) -> Style:
    made = Style()
    for name in names.split():
        made += Style.parse(STYLES.get(name, ""))
    return made


def rich_text(line: Line) -> RichText:
    text = RichText()
    for span in line.spans:
        text.append(span.text, _style(span.style))
    return text


def print_lines(out: Console, lines: list[Line]) -> None:
    for line in lines:
        out.print(rich_text(line), soft_wrap=True)


def screen_width(out: Console) -> int:
    return max(NARROWEST, out.width)


def seat_name(seat: int) -> str:
    return SEAT_LETTERS[seat] if 0 <= seat < len(SEAT_LETTERS) else "–"


def result_table(match: Match) -> Table:
    """Places and points by source."""
    by_source = match.game.by_source(match.state)
    sources = list(dict.fromkeys(name for points in by_source for name in points))
    words = [_source_words(match.game.id, name) for name in sources]
    listing = table(say("cli-rank"), say("cli-player"), say("cli-score"), *words)
    for column in listing.columns[2:]:
        column.justify = "right"
    ranks, scores = match.ranks, match.scores
    for seat in sorted(range(len(scores)), key=lambda k: (ranks[k], k)):
        points = by_source[seat] if seat < len(by_source) else {}
        cells = [str(points.get(name, 0)) for name in sources]
        listing.add_row(str(ranks[seat]), player_name(match, seat), str(scores[seat]), *cells)
    return listing


def _source_words(game: str, source: str) -> str:
    key = f"{game}-source-{source}"
    return say(key) if VOICE.speaker.knows(key) else source


def player_name(match: Match, seat: int) -> RichText:
    """The letter of a seat in its colour, with the name that the record gives it."""
    names = match.record.names
    name = names[seat] if seat < len(names) and names[seat] else ""
    return RichText(f"{seat_name(seat)} {name}".strip(), _style(f"seat{seat}"))
