"""A match: rules, a state, a table and the record, behind one guarded door."""

from galaktyka.core.game import Answer, Game, Setting, no_such_answer
from galaktyka.core.record import Entry, Record
from galaktyka.core.state import State
from galaktyka.core.table import ChanceError, Event, LiveTable, ReplayTable
from galaktyka.core.words import Illegal, Text, refuse

HASH_EVERY = 50
"""Entries between two state hashes in a record: often enough to find where an edited record goes wrong."""


class Decision:
    """A question that waits: who answers, its kind, and what is on offer."""

    __slots__ = ("answers", "kind", "seats")

    def __init__(self, seats: list[int], kind: str, answers: list[int]) -> None:
        self.seats = seats
        self.kind = kind
        self.answers = answers  # of the first seat, where several are asked at once


class Snapshot:
    """What undo restores."""

    __slots__ = ("answer", "counters", "entries", "events", "seat", "state")

    def __init__(self, seat: int, answer: int, state: State, table: LiveTable, entries: int) -> None:
        self.seat = seat
        self.answer = answer
        self.state = state
        self.counters = table.counters[:]
        self.events = len(table.events)
        self.entries = entries


class Match:
    """One game being played.

    `answer` takes an int or notation and refuses with a reason. `undo` goes back to the last barrier: chance
    was drawn, something hidden was shown, or another seat acted. With `explicit_commit` the next seat may answer
    only after `commit`. Forced answers and the seats' policies are applied by themselves and recorded as
    automatic; `automate=False` switches that off.
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
        self.policies: list[dict[str, str]] = [{} for _ in range(setting.seats)]
        self.record = Record(game.id, game.rules_version, setting.seats, setting.seed)
        self.record.options = setting.options
        self.state = game.new_state(setting, self.table)
        self.state.settle(self.table)
        self.record.overlay = setting.overlay
        self.record.opening = self.table.take_outcomes()
        self.record.hashes[0] = self.state.digest()
        self._past: list[Snapshot] = []
        self._undone: list[Snapshot] = []
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

    def answers(self, seat: int) -> list[Answer]:
        """The seat's answers as a person sees them; empty when it is not asked."""
        if seat not in self.state.actors():
            return []
        return [self.game.describe(self.state, seat, answer) for answer in self.state.legal_for(seat)]

    def view(self, seat: int) -> dict[str, object]:
        return self.game.view(self.state, seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        return [event for event in self.table.events[since:] if event.seen_by(seat)]

    def history(self, seat: int) -> list[Entry]:
        """The entries as this seat (-1: a spectator) may read them: others' sealed answers stay closed."""
        entries = self.record.entries[:]
        if self.state.asked:
            waiting = sum([1 for answer in self.state.sealed if answer >= 0])
            for i in range(len(entries) - waiting, len(entries)):
                if entries[i].seat != seat:
                    entries[i] = Entry(entries[i].seat, "", [], entries[i].auto, entries[i].time)
        return entries

    # --- answering ---

    def answer(self, answer: int | str, seat: int = -1, time: int = -1) -> None:
        """Give an answer, or several in one line of notation. A refused line changes nothing at all."""
        self._clock = time
        if isinstance(answer, str):
            self._answer_line(answer, seat)
            return
        seat = self._acting_seat(seat)
        if answer not in self.state.legal_for(seat):
            raise Illegal(self.why_not(answer, seat))
        self._remember(seat, answer)
        self._undone = []
        self._enter(seat, answer, False)
        self._after(seat)

    def why_not(self, answer: int | str, seat: int = -1) -> Text:
        """The reason why something is not on offer."""
        seat = self._acting_seat(seat)
        if isinstance(answer, str):
            answer = self._find(answer, seat)
        if answer in self.state.legal_for(seat):
            return Text("refusal-none")
        if answer not in self.game.candidates(self.state):
            self.game.kind_of(answer)
            return Text("refusal-other-question")
        return self.game.why_not(self.state, seat, answer)

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
        if self.explicit_commit and self._past and self._past[-1].seat != seat:
            raise refuse("refusal-not-committed", {"seat": self._past[-1].seat + 1})
        return seat

    def _find(self, text: str, seat: int) -> int:
        """The candidate written like this; refuses unknown notation."""
        wanted = " ".join(text.split())
        for answers in (self.state.legal_for(seat), self.game.candidates(self.state)):
            for answer in answers:
                if self.game.notation(self.state, answer) == wanted:
                    return answer
        raise no_such_answer(wanted, self._offered(seat))

    def _answer_line(self, line: str, seat: int) -> None:
        before = len(self.record.entries)
        snapshot = Snapshot(-1, -1, self.state.clone(), self.table, before)
        past, undone, hashes = self._past[:], self._undone, dict(self.record.hashes)
        rest = " ".join(line.split())
        try:
            if not rest:
                raise no_such_answer(rest, self._offered(self._acting_seat(seat)))
            while rest:
                seat_now = self._acting_seat(seat)
                answer, rest = self._next_in_line(rest, seat_now)
                self._remember(seat_now, answer)
                self._enter(seat_now, answer, False)
                first_auto = len(self.record.entries)
                self._after(seat_now)
                rest = self._skip_automatic(rest, first_auto)
            self._undone = []
        except Illegal:
            self._restore(snapshot)
            self._past, self._undone, self.record.hashes = past, undone, hashes
            raise

    def _offered(self, seat: int) -> list[str]:
        return [self.game.notation(self.state, answer) for answer in self.state.legal_for(seat)]

    def _next_in_line(self, rest: str, seat: int) -> tuple[int, str]:
        """The longest legal answer that the line begins with, and what remains of the line."""
        best, length = -1, 0
        for answer in self.state.legal_for(seat):
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
        """A line may spell out answers that were forced and so already given."""
        for entry in self.record.entries[first:]:
            if rest and _begins(rest, entry.answer):
                rest = rest[len(entry.answer) :].strip()
        return rest

    def _remember(self, seat: int, answer: int) -> None:
        if self._past and self._past[-1].seat != seat:
            self._past = []
        self._past.append(Snapshot(seat, answer, self.state.clone(), self.table, len(self.record.entries)))

    def _enter(self, seat: int, answer: int, auto: bool) -> None:
        notation = self.game.notation(self.state, answer)
        if self.state.asked:
            self.state.seal(seat, answer, self.table)
        else:
            self.state.apply(answer, self.table)
        chance = self.table.take_outcomes()
        self.record.entries.append(Entry(seat, notation, chance, auto, self._clock))
        at = len(self.record.entries)
        if at % HASH_EVERY == 0 or self.state.over:
            self.record.hashes[at] = self.state.digest()
        if chance or self._table_revealed():
            self._past = []
        if self.state.over:
            self.record.scores = self.scores
            self.record.ranks = self.ranks
            self.record.by_source = self.game.by_source(self.state)

    def _table_revealed(self) -> bool:
        revealed = self.table.revealed
        self.table.revealed = False
        return revealed

    def _after(self, seat: int) -> None:
        if self.automate:
            self._run_automatic()

    def _run_automatic(self) -> None:
        while not self.state.over:
            given = False
            for seat in self.state.actors():
                answer = self._automatic_answer(seat)
                if answer >= 0:
                    self._enter(seat, answer, True)
                    given = True
                    break
            if not given:
                return

    def _automatic_answer(self, seat: int) -> int:
        legal = self.state.legal_for(seat)
        if len(legal) == 1:
            return legal[0]
        policies = self.policies[seat]
        if policies:
            answer = self.game.automatic(self.state, seat, policies)
            if answer in legal:
                return answer
        return -1

    # --- taking back ---

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        """Take back the last answer of the acting person, with whatever followed by itself."""
        if not self._past:
            raise refuse("refusal-undo-barrier")
        snapshot = self._past.pop()
        self._undone.append(snapshot)
        self._restore(snapshot)

    def redo(self) -> None:
        if not self._undone:
            raise refuse("refusal-redo")
        undone = self._undone[:]
        snapshot = undone.pop()
        self.answer(snapshot.answer, snapshot.seat)
        self._undone = undone

    def reset(self) -> None:
        """Take back everything since the last barrier."""
        if not self._past:
            raise refuse("refusal-undo-barrier")
        while self._past:
            self.undo()

    def commit(self) -> None:
        """Make what was answered final; the next seat may go on."""
        self._past = []
        self._undone = []

    def _restore(self, snapshot: Snapshot) -> None:
        self.state = snapshot.state.clone()
        self.table.counters = snapshot.counters[:]
        self.table.take_outcomes()
        del self.table.events[snapshot.events :]
        del self.record.entries[snapshot.entries :]
        self.record.hashes = {at: h for at, h in self.record.hashes.items() if at <= snapshot.entries}
        self.record.scores, self.record.ranks, self.record.by_source = [], [], []

    # --- saving ---

    def save(self, path: str) -> None:
        """Write the record, with a hash of the position where it stands."""
        self.record.hashes[len(self.record.entries)] = self.state.digest()
        self.record.save(path)

    def dumps(self) -> str:
        self.record.hashes[len(self.record.entries)] = self.state.digest()
        return self.record.dumps()


def _begins(line: str, text: str) -> bool:
    return line == text or line.startswith(text + " ")


def replay(game: Game, record: Record, at: int = -1, overlay_file: str = "") -> Match:
    """Play a record through the rules, checking every answer, outcome and stored hash on the way.

    Stops after entry `at`, or plays all; the match can then be continued.
    """
    if record.game != game.id:
        raise refuse("refusal-record-game", {"found": record.game, "game": game.id})
    if record.rules_version != game.rules_version:
        raise refuse(
            "refusal-record-version", {"found": str(record.rules_version), "known": str(game.rules_version)}
        )
    if at > len(record.entries):
        raise refuse("refusal-record-position", {"at": at, "entries": len(record.entries)})
    setting = game.setting(record.players, record.seed, record.options, overlay_file)
    if setting.overlay != record.overlay:
        raise refuse("refusal-record-overlay", {"hash": record.overlay[:12] or "—"})
    table = ReplayTable(record.seed)
    table.expect(record.opening)
    try:
        match = Match(game, setting, automate=False, table=table)
    except ChanceError as error:
        raise refuse("refusal-record-chance", {"entry": 0, "why": str(error)}) from None
    match.record.names, match.record.bots = record.names[:], record.bots[:]
    _check_hash(record, match, 0)
    last = len(record.entries) if at < 0 else at
    for i in range(last):
        _replay_entry(match, table, record.entries[i], i)
        _check_hash(record, match, i + 1)
    if last == len(record.entries) and record.scores and match.over and record.scores != match.scores:
        raise refuse("refusal-record-result")
    match.automate = True
    match.table = table.continue_live()
    match.commit()
    return match


def _replay_entry(match: Match, table: ReplayTable, entry: Entry, index: int) -> None:
    table.expect(entry.chance)
    try:
        seat = match._acting_seat(entry.seat)
        answer = match._find(entry.answer, seat)
        if answer not in match.state.legal_for(seat):
            raise Illegal(match.why_not(answer, seat))
        match._clock = entry.time
        match._enter(seat, answer, entry.auto)
        match._past = []
    except Illegal as refusal:
        raise refuse(
            "refusal-record-entry", {"entry": index + 1, "answer": entry.answer, "why": refusal.reason}
        ) from None
    except ChanceError as error:
        raise refuse("refusal-record-chance", {"entry": index + 1, "why": str(error)}) from None
    if table.unread():
        raise refuse("refusal-record-chance", {"entry": index + 1, "why": "more outcomes than the rules draw"})


def _check_hash(record: Record, match: Match, at: int) -> None:
    stored = record.hashes.get(at)
    if stored is not None and stored != match.state.digest():
        raise refuse("refusal-record-hash", {"entry": at})
