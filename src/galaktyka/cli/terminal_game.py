"""A game in the terminal: shows, asks, tells what the others do, and saves when one leaves."""

import os
import sys
import time

from rich.console import Console
from rich.table import Table
from rich.text import Text as RichText

from galaktyka.bots import Seated, level_named, thinks_ahead
from galaktyka.cli.common import VOICE, say
from galaktyka.cli.styles import player_name, print_lines, result_table, rich_text, screen_width, seat_name
from galaktyka.cli.terminal_commands import LeaveGame, command_words, find_command, show_part
from galaktyka.core.game import Answer
from galaktyka.core.match import Match
from galaktyka.core.screen import Line, fill
from galaktyka.core.words import Illegal, Param, Text

YOU = "you"
END = "end"
"""How games write the answer that ends a turn."""

LONG_LIST = 18
"""From so many answers on they are listed side by side."""

FEW_ANSWERS = 3
"""A question with so few answers interrupts somebody's turn; the board is not shown again for it."""


class TerminalGame:
    """The person's side of a match. Words that are no answers are looked up in `terminal_commands`."""

    def __init__(self, match: Match, who: list[str], out: Console, path: str) -> None:
        self.match = match
        self.game = match.game
        self.out = out
        self.path = path
        self.bots: dict[int, Seated] = {}
        for seat, name in enumerate(who):
            if name != YOU:
                ahead = thinks_ahead(level_named(name))
                seed = match.setting.seed
                self.bots[seat] = Seated(name, match.game, match.setting, seat, seed, apart=ahead)
        self.told = 0
        self.turn_from = len(match.record.entries)
        self.board_at = -1
        self.pondered_at = -1  # the turn during which bots were let to think ahead
        self.listed_at: tuple[int, int] | None = None  # the question whose answers are on the screen
        self.confirms = True
        self.started = time.monotonic() - max([entry.time for entry in match.record.entries], default=0)

    # --- the course of the game ---

    def run(self) -> None:
        """Play until the game is over or the person leaves; saves either way."""
        self._use_readline()
        self.print(say("play-welcome"), "dim")
        try:
            while not self.match.over:
                self._one_answer()
            self._finish()
        except (LeaveGame, EOFError, KeyboardInterrupt):
            self.out.print()
        finally:
            for bot in self.bots.values():
                bot.leave()
            self.save()

    def _one_answer(self) -> None:
        actors = self.match.state.actors()
        bots = [seat for seat in actors if seat in self.bots]
        if bots:
            if self._turn_is_confirmed():
                self._let_bot_answer(bots[0])
        else:
            self._ask(actors[0])

    def _let_bot_answer(self, seat: int) -> None:
        bot = self.bots[seat]
        failed = len(bot.failures)
        answer = bot.answer(self.match.state)
        for failure in bot.failures[failed:]:
            params: dict[str, Param] = {
                "bot": failure.bot,
                "stand_in": failure.stand_in,
                "detail": failure.detail,
            }
            params["why"] = Text(f"bot-failed-{failure.kind}")
            self.print(say("play-bot-failed", {**params, "seat": seat_name(seat)}), "bold red")
            self.match.record.bots[seat] = failure.stand_in
        self.match.answer(answer, seat, self.clock())
        self.match.commit()  # a bot does not take back, and nobody takes back for it
        self.turn_from = len(self.match.record.entries)

    def _turn_is_confirmed(self) -> bool:
        """Before undo is lost to another's answer one may think again.

        A single answer is final at once, and so is a turn that was ended in so many words.
        """
        given = [entry for entry in self.match.record.entries[self.turn_from :] if not entry.auto]
        if not self.confirms or not self.match.can_undo or len(given) < 2 or given[-1].answer == END:
            return True
        self.tell_events(given[-1].seat)
        before = len(self.match.record.entries)
        line = self.read(say("play-confirm"))
        if line:
            self.obey(line, given[-1].seat)
        return not line and len(self.match.record.entries) == before

    def _ask(self, seat: int) -> None:
        self.tell_events(seat)
        if self.pondered_at != self.turn_from:
            self.pondered_at = self.turn_from
            for bot in self.bots.values():
                bot.ponder(self.match.state)
        answers = self.match.answers(seat)
        if len(answers) > FEW_ANSWERS and self.board_at < self.turn_from:
            self.board_at = self.turn_from
            self.show_board(seat, answers)
        here = (seat, len(self.match.record.entries))
        if self.listed_at != here:
            self.print_answers(seat, answers)
            self.listed_at = here
        line = self.read(f"{seat_name(seat)}> ")
        if line:
            self.obey(line, seat)
        else:
            self.listed_at = None

    def obey(self, line: str, seat: int) -> None:
        """A line that somebody typed: a number, notation, or a command."""
        try:
            is_answer = self._begins_an_answer(line, seat)
            command, rest = find_command(line, is_answer)
            if command is not None:
                command(self, rest, seat)
            elif not is_answer and show_part(self, line, seat):
                return
            elif line.isascii() and line.isdigit():
                self._answer_number(int(line[:9]), seat)
            else:
                self.match.answer(line, seat, self.clock())
        except Illegal as refusal:
            self.print(VOICE.speaker.say(refusal.reason), "bold red")

    def _begins_an_answer(self, line: str, seat: int) -> bool:
        if seat not in self.match.state.actors():
            return False
        words = " ".join(line.split())
        state = self.match.state
        texts = [self.game.notation(state, answer) for answer in state.allowed(seat)]
        return any(words == text or words.startswith(text + " ") for text in texts)

    def _answer_number(self, number: int, seat: int) -> None:
        answers = self.match.state.allowed(seat) if seat in self.match.state.actors() else []
        if not 1 <= number <= len(answers):
            self.print(say("play-no-such-number", {"number": number, "most": len(answers)}), "bold red")
        else:
            self.match.answer(answers[number - 1], seat, self.clock())

    def _finish(self) -> None:
        self.tell_events(-1)
        winners = [seat_name(seat) for seat, rank in enumerate(self.match.ranks) if rank == 1]
        self.print(say("play-over", {"count": len(winners), "winners": ", ".join(winners)}), "bold")
        self.out.print(result_table(self.match))

    def save(self) -> None:
        """Write the record; the file was free when the game began."""
        try:
            self.match.save(self.path)
        except Illegal as refusal:
            self.print(VOICE.speaker.say(refusal.reason), "bold red")
            sys.stdout.write(self.match.dumps() + "\n")
        else:
            self.print(say("play-saved", {"path": os.path.normpath(self.path)}))

    # --- showing ---

    def print(self, words: str, style: str = "") -> None:
        self.out.print(RichText(words, style))

    def show(self, part: str, seat: int, marked: list[str] | None = None) -> None:
        view = self.match.view(seat)
        width = screen_width(self.out)
        print_lines(self.out, self.game.screen(view, VOICE.speaker, part, width, marked or []))

    def show_board(self, seat: int, answers: list[Answer]) -> None:
        """The map and the mats: what one looks at before every turn."""
        targets = [answer.target for answer in answers if answer.target]
        for part in self.game.screen_parts()[:2]:
            self.out.print()
            self.show(part, seat, targets)

    def tell_events(self, seat: int) -> None:
        """What has happened since it was last told, as far as the seat may hear it."""
        events = self.match.table.events
        self.told = min(self.told, len(events))
        for event in self.match.events(seat, self.told):
            self.print("  " + VOICE.speaker.say(self.game.event_text(self.match.state, event)), "")
        self.told = len(events)

    def print_answers(self, seat: int, answers: list[Answer]) -> None:
        prompt = VOICE.speaker.say(self.game.prompt(self.match.state, seat))
        rule = self.game.rule_of(self.match.state)
        heading = RichText("\n") + player_name(self.match, seat)
        heading.append(f"  {prompt}", "bold")
        heading.append(f"  {rule}" if rule else "", "dim")
        self.out.print(heading)
        lines = [self._answer_line(answer) for answer in answers]
        if len(answers) < LONG_LIST:
            listing = Table.grid(padding=(0, 1))
            for number, line in enumerate(lines):
                listing.add_row(f"{number + 1:>3}", rich_text(line))
            self.out.print(listing)
            return
        width = max(line.width() for line in lines)
        cells = [Line(f"{number + 1:>3} ", "strong").append(line) for number, line in enumerate(lines)]
        print_lines(self.out, fill([cell.pad(width + 4) for cell in cells], screen_width(self.out), 2))

    def _answer_line(self, answer: Answer) -> Line:
        label = VOICE.speaker.say(answer.label)
        line = Line(label)
        if answer.notation not in label:
            line.add(f"  {answer.notation}", "dim")
        if answer.cost is not None:
            line.add(f"  ({VOICE.speaker.say(answer.cost)})")
        for warning in answer.warnings:
            line.add(f"  ! {VOICE.speaker.say(warning)}", "bad")
        return line

    # --- reading ---

    def clock(self) -> int:
        return int(time.monotonic() - self.started)

    def read(self, prompt: str) -> str:
        line = input(prompt)
        if not sys.stdin.isatty():
            self.out.print(RichText(line))
        return line.strip()

    def _use_readline(self) -> None:
        """Arrow keys and Tab where the terminal can: Tab completes answers and commands."""
        if not sys.stdin.isatty():
            return
        try:
            import readline
        except ImportError:
            return
        readline.set_completer(self._complete)
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")

    def _complete(self, start: str, index: int) -> str | None:
        state = self.match.state
        texts = [self.game.notation(state, answer) for answer in state.legal()] if not state.over else []
        found = [text for text in [*texts, *command_words()] if text.startswith(start)]
        return found[index] if index < len(found) else None
