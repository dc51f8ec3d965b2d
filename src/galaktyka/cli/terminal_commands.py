"""What one can type in a terminal game besides answers.

Each command has an English word and one in the language of the game.
"""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from rich.table import Table

from galaktyka.bots import Budget, sight_of
from galaktyka.bots.advice import UNKNOWN, advise
from galaktyka.cli.catalogue import find_rule, rule_ids, rule_title
from galaktyka.cli.common import VOICE, say, write_text
from galaktyka.cli.styles import print_lines, screen_width, seat_name
from galaktyka.core.chance import Stream
from galaktyka.core.screen import Line, fill, wrap
from galaktyka.core.text import speaker
from galaktyka.core.words import refuse

if TYPE_CHECKING:
    from galaktyka.cli.terminal_game import TerminalGame

Command: TypeAlias = "Callable[[TerminalGame, str, int], None]"
SHORT_LOG: Final = 20


class LeaveGame(Exception):
    """The person wants to stop."""


def undo(game: "TerminalGame", rest: str, seat: int) -> None:
    game.match.undo()
    game.listed_at = None
    game.print(say("play-undone"), "dim")


def redo(game: "TerminalGame", rest: str, seat: int) -> None:
    game.match.redo()


def reset(game: "TerminalGame", rest: str, seat: int) -> None:
    game.match.reset()
    game.listed_at = None
    game.print(say("play-undone"), "dim")


def commit(game: "TerminalGame", rest: str, seat: int) -> None:
    game.match.commit()
    game.turn_from = len(game.match.record.entries)


def why(game: "TerminalGame", rest: str, seat: int) -> None:
    if not rest:
        raise refuse("play-why-what")
    game.print(VOICE.speaker.say(game.match.why_not(rest, seat)))


def hint(game: "TerminalGame", rest: str, seat: int) -> None:
    """What the bots would do here, with their reasons."""
    match = game.match
    stream = Stream(len(match.record.entries))
    for advice in advise(sight_of(match.game, match.state, seat, stream, Budget()), stream):
        plan = " → ".join(VOICE.speaker.say(step) for step in advice.plan)
        because = "; ".join(VOICE.speaker.say(reason) for reason in advice.because)
        game.print(f"  {match.game.notation(match.state, advice.answer)}", "bold")
        game.print(f"    {plan}")
        if because:
            game.print(f"    {because}")
        expected = say("play-hint-points", {"points": round(advice.points / 100)})
        if advice.share != UNKNOWN:
            expected += say("play-hint-share", {"share": round(100 * advice.share)})
        game.print(f"    {expected}", "dim")


def log(game: "TerminalGame", rest: str, seat: int) -> None:
    events = game.match.events(seat)
    for event in events[-_how_many(rest, len(events)) :]:
        game.print("  " + VOICE.speaker.say(game.game.event_text(game.match.state, event)))


def moves(game: "TerminalGame", rest: str, seat: int) -> None:
    """Everybody's answers in notation, one line for answers of one seat in a row."""
    lines: list[tuple[int, list[str]]] = []
    for entry in game.match.history(seat):
        if not lines or lines[-1][0] != entry.seat:
            lines.append((entry.seat, []))
        lines[-1][1].append(entry.answer or "…")
    for who, answers in lines[-_how_many(rest, len(lines)) :]:
        game.print(f"  {seat_name(who)}  {' '.join(answers)}")


def _how_many(rest: str, everything: int) -> int:
    if rest.isascii() and rest.isdigit():
        return max(1, int(rest[:9]))
    return max(1, everything if rest else min(everything, SHORT_LOG))


def rules(game: "TerminalGame", rest: str, seat: int) -> None:
    """One rule; without an id the rule that asks now; `rules all` lists them."""
    id_ = game.game.id
    width = screen_width(game.out)
    if rest in ("all", say("play-all")):
        entries = [Line(f"{rule} {rule_title(id_, rule)}") for rule in rule_ids(VOICE.speaker, id_)]
        print_lines(game.out, fill(entries, width, 3))
        return
    asked = rest or game.game.rule_of(game.match.state)
    found = find_rule(VOICE.speaker, id_, asked)
    game.print(f"{found}  {rule_title(id_, found)}", "bold")
    print_lines(game.out, wrap(say(f"{id_}-rule-{found}"), width))


def board(game: "TerminalGame", rest: str, seat: int) -> None:
    for part in game.game.screen_parts():
        game.show(part, seat)
        game.out.print()


def answers(game: "TerminalGame", rest: str, seat: int) -> None:
    """The question and its answers once more."""
    game.listed_at = None


def auto(game: "TerminalGame", rest: str, seat: int) -> None:
    """`auto` shows the automations, `auto NAME VALUE` sets one."""
    words = rest.split()
    chosen = game.match.policies[seat]
    if words and len(words) != 2:
        known = [policy.name for policy in game.game.policies]
        raise refuse("play-auto-form", {"known": ", ".join(known)})
    if words:
        game.match.set_policy(seat, words[0], words[1])
    for policy in game.game.policies:
        key = f"{game.game.id}-policy-{policy.name}"
        meaning = f"  {say(key)}" if VOICE.speaker.knows(key) else ""
        value = chosen.get(policy.name, policy.default)
        game.print(f"  {policy.name} = {value}  ({', '.join(policy.choices)}){meaning}")


def confirm(game: "TerminalGame", rest: str, seat: int) -> None:
    game.confirms = not game.confirms
    game.print(say("play-confirm-on" if game.confirms else "play-confirm-off"), "dim")


def lang(game: "TerminalGame", rest: str, seat: int) -> None:
    chosen = rest or ("pl" if VOICE.language == "en" else "en")
    speaker(chosen)
    VOICE.language = chosen
    game.listed_at = None


def save(game: "TerminalGame", rest: str, seat: int) -> None:
    """Save now, to the game's file or as a copy under another name."""
    if not rest:
        game.save()
        return
    if os.path.exists(rest):
        raise refuse("cli-file-exists", {"path": rest})
    write_text(rest, game.match.dumps())
    game.print(say("play-saved", {"path": rest}))


def leave(game: "TerminalGame", rest: str, seat: int) -> None:
    raise LeaveGame


def help_(game: "TerminalGame", rest: str, seat: int) -> None:
    game.print(say("play-help"))
    listing = Table(box=None, show_header=False)
    for name in COMMANDS:
        local = say(f"play-command-{name}")
        listing.add_row(name if local == name else f"{name}, {local}", say(f"play-help-{name}"))
    game.out.print(listing)
    parts = ", ".join(f"{part} ({say(f'{game.game.id}-screen-{part}')})" for part in game.game.screen_parts())
    print_lines(game.out, wrap(say("play-help-parts", {"parts": parts}), screen_width(game.out), 2))


COMMANDS: Final[dict[str, Command]] = {
    "undo": undo,
    "redo": redo,
    "reset": reset,
    "commit": commit,
    "why": why,
    "hint": hint,
    "log": log,
    "moves": moves,
    "rules": rules,
    "board": board,
    "answers": answers,
    "auto": auto,
    "confirm": confirm,
    "lang": lang,
    "save": save,
    "quit": leave,
    "help": help_,
}


def command_words() -> list[str]:
    """Every word that is a command in the language of now."""
    return list(dict.fromkeys([*COMMANDS, *[say(f"play-command-{name}") for name in COMMANDS]]))


def find_command(line: str, is_answer: bool) -> "tuple[Command | None, str]":
    """The command that a line begins with; an answer of the same name goes first, unless after a slash."""
    forced = line.startswith("/")
    first, _, rest = line.removeprefix("/").partition(" ")
    if is_answer and not forced:
        return None, line
    for name, command in COMMANDS.items():
        if first.lower() in (name, say(f"play-command-{name}")):
            return command, rest.strip()
    return None, line


def show_part(game: "TerminalGame", line: str, seat: int) -> bool:
    """Whether the line names a part of the board, such as `map full`; shows it if so."""
    words = line.removeprefix("/").lower().split()
    for part in game.game.screen_parts():
        if words and words[0] in (part, say(f"{game.game.id}-screen-{part}").lower()):
            targets = [answer.target for answer in game.match.answers(seat) if answer.target]
            game.show(" ".join([part, *words[1:]]), seat, targets)
            return True
    return False
