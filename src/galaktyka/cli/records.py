"""`galaktyka replay` and `galaktyka show`: what a record holds."""

from typing import Annotated

import typer

from galaktyka.cli.common import (
    VOICE,
    AsJson,
    Bar,
    Components,
    Language,
    console,
    print_json,
    say,
    write_text,
)
from galaktyka.cli.styles import print_lines, result_table, screen_width
from galaktyka.core.match import Match
from galaktyka.core.record import Record, load
from galaktyka.core.replaying import replay as replay_record
from galaktyka.core.words import refuse
from galaktyka.games import game as find_game

SPECTATOR = -1

RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A record that a game left.")]
At = Annotated[
    int | None,
    typer.Option("--at", metavar="N", min=0, help="Stop after entry N; 0 is the opening position."),
]


def replay(
    file: RecordFile,
    *,
    at: At = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Replay the whole record and compare every stored hash.")
    ] = False,
    components: Components = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play a record through the rules and show where it leads.

    Every answer must be legal and every chance outcome and stored hash must fit; the first misfit is named.
    """
    record = load(file)
    if verify:
        replay_at(record, None, components, as_json)
    match = replay_at(record, at, components, as_json)
    if as_json:
        print_json(_document(record, match, verify))
        return
    entries = len(record.entries)
    if verify:
        console().print(say("cli-verified", {"entries": entries, "hashes": len(record.hashes)}))
    else:
        console().print(say("cli-replayed", {"entries": len(match.record.entries)}))
    if at is not None:
        _print_position(match, record, SPECTATOR)
    console().print(result_table(match))


def replay_at(record: Record, at: int | None, components: str, quiet: bool = True) -> Match:
    with Bar(say("cli-replaying"), 1, quiet) as bar:
        match = replay_record(find_game(record.game), record, -1 if at is None else at, components)
        bar.done(1)
    return match


def _document(record: Record, match: Match, verified: bool) -> dict[str, object]:
    return {
        "game": record.game,
        "entries": len(record.entries),
        "at": len(match.record.entries),
        "verified": verified,
        "hashes": len(record.hashes),
        "over": match.over,
        "hash": match.state.digest(),
        "final": {"scores": match.scores, "ranks": match.ranks},
    }


def show(
    file: RecordFile,
    *,
    at: At = None,
    seat: Annotated[
        str,
        typer.Option(
            "--seat", metavar="K", help="Show what this seat sees: 0, 1, … or A, B, …; or spectator."
        ),
    ] = "spectator",
    svg: Annotated[
        str, typer.Option("--svg", metavar="OUT", help="Draw it into this SVG file instead.")
    ] = "",
    components: Components = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Show a position of a record as text or as an SVG picture, as a seat sees it; --json gives the view."""
    record = load(file)
    viewer = seat_number(seat, record.players)
    match = replay_at(record, at, components, as_json)
    if svg:
        from galaktyka.core.svg import combine

        write_text(svg, combine(match.game.panels(match.view(viewer), VOICE.speaker)))
        console().print(say("cli-written", {"path": svg}))
    elif as_json:
        print_json(match.view(viewer))
    else:
        _print_position(match, record, viewer)


def seat_number(text: str, seats: int) -> int:
    """0, 1, … or A, B, … as a seat; -1 for a spectator."""
    if text.lower() == "spectator":
        return SPECTATOR
    letters = "ABCDEFGH"[:seats]
    if len(text) == 1 and text.upper() in letters:
        return letters.index(text.upper())
    if text.isascii() and text.isdigit() and int(text[:9]) < seats:
        return int(text)
    raise refuse("cli-seat-not-known", {"seat": text, "known": ", ".join(str(k) for k in range(seats))})


def _print_position(match: Match, record: Record, viewer: int) -> None:
    game = match.game
    out = console()
    out.print(
        say("cli-position", {"at": len(match.record.entries), "entries": len(record.entries)}), style="bold"
    )
    view = match.view(viewer)
    for part in game.screen_parts():
        print_lines(out, game.screen(view, VOICE.speaker, part, screen_width(out), []))
        out.print()
