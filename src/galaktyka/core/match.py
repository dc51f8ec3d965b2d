"""A match: rules, a state, a table and the record, behind one guarded door."""

from typing import Final

from mypy_extensions import mypyc_attr

from galaktyka.core.game import Answer, Game, Setting, no_such_answer
from galaktyka.core.record import Entry, Record
from galaktyka.core.state import State
from galaktyka.core.svg import combine
from galaktyka.core.table import Event, LiveTable, ReplayTable
from galaktyka.core.words import Illegal, Param, Text, refuse

HASH_EVERY: Final = 50
"""Entries between two state hashes in a record: often enough to find where an edited record goes wrong."""


class Decision:
    """A question that waits: who answers, its kind, and what is on offer."""

    __slots__ = ("answers", "kind", "seats")

    def __init__(self, seats: list[int], kind: str, answers: list[int]) -> None:
        self.seats = seats
        self.kind = kind
        self.answers = answers  # of the first seat, where several are asked at once


class Snapshot:
    """The match before an answer: what undo, or a refusal half-way through a line, goes back to."""

    __slots__ = ("answer", "counters", "entries", "events", "holder", "seat", "state", "time")

    def __init__(self, seat: int, answer: int, match: "Match") -> None:
        self.seat = seat
        self.answer = answer
        self.time = match._clock
        self.state = match.state.clone()
        self.counters = match.table.counters[:]
        self.events = len(match.table.events)
        self.entries = len(match.record.entries)
        self.holder = match._holder


@mypyc_attr(allow_interpreted_subclasses=True)
class Scribe:
    """Hears of every entry as it is made, forced ones too: whoever keeps a log for people derives from it.

    An undo takes entries away without a word; its caller knows.
    """

    def before(self, match: "Match", seat: int, answer: int, auto: bool) -> None:
        """The answer is about to be given; the match still stands as the seat saw it."""

    def after(self, match: "Match", entry: Entry, events: list[Event]) -> None:
        """The entry is made; these are the events that it brought about, for whatever eyes."""


class Match:
    """One game being played.

    `answer` takes an int or notation and refuses with a reason. `undo` goes back to the last barrier: chance
    was drawn, something hidden was shown, or another seat acted. Forced answers and the seats' policies are
    applied by themselves and recorded as automatic; `automate=False` switches that off.

    With `explicit_commit` a seat that has answered holds the table until `commit`: nobody else may answer,
    and what others would answer by themselves waits too, so that nothing is learnt from a turn that is taken
    back. For the same reason others go on seeing the position before that turn. Secret answers to a
    simultaneous question need no commit: no seat waits for another there.
    """

    def __init__(
        self,
        game: Game,
        setting: Setting,
        *,
        automate: bool = True,
        explicit_commit: bool = False,
        table: LiveTable | None = None,
    ) -> None:
        self.game = game
        self.setting = setting
        self.automate = automate
        self.explicit_commit = explicit_commit
        self.table = table if table is not None else LiveTable(setting.seed)
        self.policies = [{p.name: p.default for p in game.policies} for _ in range(setting.seats)]
        self.record = Record(game.id, game.rules_version, setting.seats, setting.seed)
        self.record.options = dict(setting.options)
        self.state = game.new_state(setting, self.table)
        self.state.settle(self.table)
        self.record.overlay = setting.overlay
        self.record.opening = self.table.take_outcomes()
        self.record.hashes[0] = self.state.digest()
        self._past: list[Snapshot] = []
        self._undone: list[Snapshot] = []
        self._holder = -1
        self.scribe: Scribe | None = None
        self._before_turn: Snapshot | None = None  # what others see while a seat holds the table
        self._barrier = -1  # entries up to the first barrier that the last answer met; -1: none
        self._clock = -1
        self._table_revealed()
        if automate and not isinstance(self.table, ReplayTable):
            self._run_automatic()

    # --- asking ---

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def decision(self) -> Decision | None:
        if self.state.over:
            return None
        seats = self.state.actors()
        return Decision(seats, self.game.question(self.state), self.state.legal_for(seats[0]))

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    @property
    def ranks(self) -> list[int]:
        return self.game.ranks(self.state)

    @property
    def prompt(self) -> Text:
        return self.game.prompt(self.state, self.state.actor())

    @property
    def holder(self) -> int:
        """The seat whose turn waits for its commit; -1 when nobody's does."""
        return self._holder

    def answers(self, seat: int) -> list[Answer]:
        """The seat's answers as a person sees them; empty when it is not asked or waits for a commit."""
        if seat not in self.state.actors() or self._holder not in (-1, seat):
            return []
        return [self.game.describe(self.state, seat, answer) for answer in self.state.allowed(seat)]

    def _waiting_for_turn(self, seat: int) -> Snapshot | None:
        """The position that this seat still sees, when another one's turn is not committed yet."""
        return None if self._holder in (-1, seat) else self._before_turn

    def state_seen_by(self, seat: int) -> State:
        """The state that this seat's view is drawn from: whole, so not for its eyes."""
        waiting = self._waiting_for_turn(seat)
        return self.state if waiting is None else waiting.state

    def view(self, seat: int) -> dict[str, object]:
        return self.game.view(self.state_seen_by(seat), seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        waiting = self._waiting_for_turn(seat)
        last = len(self.table.events) if waiting is None else waiting.events
        return [event for event in self.table.events[since:last] if event.seen_by(seat)]

    def history(self, seat: int) -> list[Entry]:
        """The entries as this seat (-1: a spectator) may read them.

        Others' sealed answers stay closed, even whether they were forced; chance is left out, since a number
        would give away what was drawn face down (events tell what everybody may know).
        """
        waiting = self._waiting_for_turn(seat)
        entries = self.record.entries if waiting is None else self.record.entries[: waiting.entries]
        state = self.state_seen_by(seat)
        sealed = state.all_given()
        shown: list[Entry] = []
        for i, entry in enumerate(entries):
            if i >= len(entries) - sealed and entry.seat != seat:
                shown.append(Entry(entry.seat, "", [], False, entry.time))
            else:
                shown.append(Entry(entry.seat, entry.answer, [], entry.auto, entry.time))
        return shown

    # --- answering ---

    def answer(self, answer: int | str, seat: int = -1, time: int = -1) -> None:
        """Give an answer, or several in one line of notation. What is refused changes nothing at all.

        A line ends where chance is drawn or something hidden is shown: a refusal after that would be a look
        into the future.
        """
        acting = self._acting_seat(seat)
        if isinstance(answer, int) and answer not in self.state.allowed(acting):
            raise Illegal(self.why_not(answer, acting))
        self._clock = time
        before = Snapshot(acting, -1, self)
        past, hashes = self._past[:], dict(self.record.hashes)
        try:
            if isinstance(answer, int):
                self._give(acting, answer)
            else:
                self._give_line(answer, seat)
        except BaseException:  # even Ctrl-C: what is saved next must not hold half an answer
            self._restore(before)
            self._past, self.record.hashes = past, hashes
            raise
        self._undone = []

    def why_not(self, answer: int | str, seat: int = -1) -> Text:
        """The reason why something is not on offer."""
        try:
            seat = self._acting_seat(seat)
            if isinstance(answer, str):
                answer = self._find(answer, seat)
            if answer in self.state.allowed(seat):
                return Text("refusal-none")
            if answer in self.game.candidates(self.state):
                return self.game.why_not(self.state, seat, answer)
            self.game.kind_of(answer)
        except Illegal as refusal:
            return refusal.reason
        return Text("refusal-other-question")

    def _acting_seat(self, seat: int) -> int:
        if self.state.over:
            raise refuse("refusal-game-over")
        actors = self.state.actors()
        if seat < 0:
            seat = actors[0]
        elif seat >= self.state.seats:
            raise refuse("refusal-no-such-seat", {"seat": seat + 1, "seats": self.state.seats})
        if seat not in actors:
            raise refuse("refusal-wrong-seat", {"seat": seat + 1, "turn": actors[0] + 1})
        if self._holder not in (-1, seat):
            raise refuse("refusal-not-committed", {"seat": self._holder + 1})
        return seat

    def _find(self, text: str, seat: int) -> int:
        """The candidate written like this; refuses unknown notation."""
        wanted = " ".join(text.split())
        for answers in (self.state.allowed(seat), self.game.candidates(self.state)):
            for answer in answers:
                if self.game.notation(self.state, answer) == wanted:
                    return answer
        raise no_such_answer(wanted, self._offered(seat))

    def _give(self, seat: int, answer: int) -> None:
        """A person's answer, and what follows by itself."""
        if self._past and self._past[-1].seat != seat:
            self._past = []
        self._past.append(Snapshot(seat, answer, self))
        if self.explicit_commit and not self.state.asked:
            if self._holder < 0:
                self._before_turn = self._past[-1]
            self._holder = seat
        self._barrier = -1
        self._enter(seat, answer, False)
        if self.automate:
            self._run_automatic()

    def _give_line(self, line: str, seat: int) -> None:
        rest = " ".join(line.split())
        if not rest:
            raise no_such_answer(rest, self._offered(self._acting_seat(seat)))
        while rest:
            acting = self._acting_seat(seat)
            answer, rest = self._next_in_line(rest, acting)
            given = len(self.record.entries) + 1
            self._give(acting, answer)
            rest = self._skip_automatic(rest, given)
            if rest and self._barrier >= 0:
                raise refuse("refusal-line-barrier", {"rest": rest})

    def _offered(self, seat: int) -> list[str]:
        return [self.game.notation(self.state, answer) for answer in self.state.legal_for(seat)]

    def _next_in_line(self, rest: str, seat: int) -> tuple[int, str]:
        """The longest legal answer that the line begins with, and what remains of the line."""
        best, length = -1, 0
        for answer in self.state.allowed(seat):
            text = self.game.notation(self.state, answer)
            if len(text) > length and _begins(rest, text):
                best, length = answer, len(text)
        if best >= 0:
            return best, rest[length:].strip()
        for answer in self.game.candidates(self.state):
            text = self.game.notation(self.state, answer)
            if len(text) > length and _begins(rest, text):
                best, length = answer, len(text)
        if best >= 0:
            raise Illegal(self.game.why_not(self.state, seat, best))
        raise no_such_answer(rest, self._offered(seat))

    def _skip_automatic(self, rest: str, first: int) -> str:
        """A line may spell out answers that were forced and so already given, up to the first barrier."""
        last = self._barrier if self._barrier >= 0 else len(self.record.entries)
        for entry in self.record.entries[first:last]:
            if rest and _begins(rest, entry.answer):
                rest = rest[len(entry.answer) :].strip()
        return rest

    def _enter(self, seat: int, answer: int, auto: bool) -> None:
        notation = self.game.notation(self.state, answer)
        told = len(self.table.events)
        if self.scribe is not None:
            self.scribe.before(self, seat, answer, auto)
        if self.state.asked:
            self.state.seal(seat, answer, self.table)
        else:
            self.state.apply(answer, self.table)
        chance = self.table.take_outcomes()
        entry = Entry(seat, notation, chance, auto, self._clock)
        self.record.entries.append(entry)
        at = len(self.record.entries)
        if self.scribe is not None:
            self.scribe.after(self, entry, self.table.events[told:])
        if at % HASH_EVERY == 0 or self.state.over:
            self.record.hashes[at] = self.state.digest()
        if self._table_revealed() or chance:
            self._past = []
            if self._barrier < 0:
                self._barrier = at
        if self.state.over:
            self.record.scores = self.scores
            self.record.ranks = self.ranks
            self.record.by_source = self.game.by_source(self.state)

    def _table_revealed(self) -> bool:
        revealed = self.table.revealed
        self.table.revealed = False
        return revealed

    # --- automation ---

    def set_policy(self, seat: int, name: str, choice: str) -> None:
        """Switch one of a seat's automations; it is at work at once if the seat is being asked."""
        if not 0 <= seat < self.state.seats:
            raise refuse("refusal-no-such-seat", {"seat": seat + 1, "seats": self.state.seats})
        for policy in self.game.policies:
            if policy.name == name:
                break
        else:
            known = ", ".join([policy.name for policy in self.game.policies])
            raise refuse("refusal-unknown-policy", {"policy": name, "known": known})
        if policy.choices and choice not in policy.choices:
            params: dict[str, Param] = {"policy": name, "value": choice, "choices": ", ".join(policy.choices)}
            raise refuse("refusal-policy-value", params)
        self.policies[seat][name] = choice
        entries = len(self.record.entries)
        if self.automate:
            self._run_automatic()
        if len(self.record.entries) > entries:
            self._undone = []
            if self._past and self._past[-1].seat != seat:  # to switch it was to act
                self._past = []

    def _run_automatic(self) -> None:
        while not self.state.over:
            for seat in self.state.actors():
                answer = self._automatic_answer(seat)
                if answer >= 0:
                    self._enter(seat, answer, True)
                    break
            else:
                return

    def _automatic_answer(self, seat: int) -> int:
        """What the seat answers by itself, or -1.

        A secret answer that was begun is left to the seat: what followed by itself would tell the others how
        it was begun.
        """
        if self._holder not in (-1, seat) or self.state.given(seat):
            return -1
        legal = self.state.legal_for(seat)
        if len(legal) == 1 and not self.state.further(seat):
            return legal[0]
        policies = self.policies[seat]
        if policies:
            answer = self.game.automatic(self.state, seat, policies)
            if answer in legal:
                return answer
        return -1

    # --- taking back (a seat that is named must be the one whose answers these are) ---

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self, seat: int = -1) -> None:
        """Take back the last answer that a person gave, with whatever followed by itself."""
        if not self._past:
            raise refuse("refusal-undo-barrier")
        self._own(seat, self._past[-1].seat)
        snapshot = self._past.pop()
        self._undone.append(snapshot)
        self._restore(snapshot)

    def redo(self, seat: int = -1) -> None:
        if not self._undone:
            raise refuse("refusal-redo")
        snapshot, undone = self._undone[-1], self._undone[:-1]
        self._own(seat, snapshot.seat)
        self.answer(snapshot.answer, snapshot.seat, snapshot.time)
        self._undone = undone

    def reset(self, seat: int = -1) -> None:
        """Take back everything since the last barrier."""
        self.undo(seat)
        while self._past:
            self.undo(seat)

    def commit(self, seat: int = -1) -> None:
        """Make what was answered final; whatever others answer by themselves follows, then the next seat."""
        if self._holder >= 0:
            self._own(seat, self._holder)
        elif self._past:
            self._own(seat, self._past[-1].seat)
        self._past = []
        self._undone = []
        self._holder = -1
        self._before_turn = None
        if self.automate:
            self._run_automatic()

    def _own(self, seat: int, owner: int) -> None:
        if seat not in (-1, owner):
            raise refuse("refusal-not-yours", {"seat": seat + 1, "owner": owner + 1})

    def _restore(self, snapshot: Snapshot) -> None:
        self.state = snapshot.state.clone()
        self.table.rewind(snapshot.counters, snapshot.events)
        del self.record.entries[snapshot.entries :]
        self.record.hashes = {at: h for at, h in self.record.hashes.items() if at <= snapshot.entries}
        self.record.scores, self.record.ranks, self.record.by_source = [], [], []
        self._holder = snapshot.holder

    # --- showing ---

    def picture(self, seat: int = -1, language: str = "en") -> str:
        """The whole table as one SVG page, as this seat (-1: a spectator) sees it."""
        from galaktyka.core.text import speaker

        return combine(self.game.panels(self.view(seat), speaker(language)))

    def _repr_svg_(self) -> str:
        """Notebooks show a match as its picture."""
        return self.picture()

    # --- saving ---

    def save(self, path: str) -> None:
        """Write the record, with a hash of the position where it stands."""
        self._hash_last()
        self.record.save(path)

    def dumps(self) -> str:
        self._hash_last()
        return self.record.dumps()

    def _hash_last(self) -> None:
        """Keep one hash for the last entry, not one for each time that the match was saved."""
        kept = {at: value for at, value in self.record.hashes.items() if at % HASH_EVERY == 0}
        kept[len(self.record.entries)] = self.state.digest()
        self.record.hashes = kept


def _begins(line: str, text: str) -> bool:
    return line == text or line.startswith(text + " ")
