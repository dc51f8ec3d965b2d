"""Countdown: a game of a few lines for testing the tools, with every fault that the fuzzer must find.

Players take 1 to 3 from a heap of 150 in turn; who takes the last one wins. Each holds a secret number.
"""

from galaktyka.core.game import Answer, Game, Setting
from galaktyka.core.state import Broken, Pack, State
from galaktyka.core.table import Event, LiveTable, Table
from galaktyka.core.words import Text

TURN = 0
HEAP = 150
FAULTY_AT = 100
"""The faults show once the heap is this low."""

FAULTS = [
    "invariant",
    "exception",
    "dead_end",
    "duplicate_answers",
    "clone",
    "pack",
    "redaction",
    "notation",
    "runaway",
    "words",
]


class CountdownState(State):
    def __init__(self, seats: int, fault: str) -> None:
        super().__init__(seats)
        self.fault = fault
        self.heap = [HEAP]
        self.secrets = [0] * seats
        self.points = [0] * seats

    def faulty(self, fault: str) -> bool:
        return self.fault == fault and self.heap[0] <= FAULTY_AT

    def clone(self) -> "CountdownState":
        new = CountdownState(self.seats, self.fault)
        new.copy_base(self)
        new.heap = self.heap if self.fault == "clone" else self.heap[:]
        new.secrets = self.secrets[:]
        new.points = self.points[:]
        return new

    def transfer(self, pack: Pack) -> None:
        super().transfer(pack)
        self.heap = pack.numbers(self.heap)
        self.secrets = pack.numbers(self.secrets)
        if not (pack.reading and self.fault == "pack"):
            self.points = pack.numbers(self.points)

    def advance(self, table: Table) -> bool:
        if not self.heap[0]:
            self.pop()
            return False
        return True

    def legal(self) -> list[int]:
        if self.faulty("dead_end"):
            return []
        offered = [n - 1 for n in (1, 2, 3) if n <= self.heap[0]]
        return [*offered, offered[0]] if self.faulty("duplicate_answers") else offered

    def act(self, answer: int, table: Table) -> None:
        table.rule("C1")
        if self.faulty("exception"):
            raise ZeroDivisionError("a fault on purpose")
        seat = self.frames[-5]
        if not self.faulty("runaway"):
            self.heap[0] -= answer + 1
        self.points[seat] += answer + 1
        table.tell(1, seat, answer + 1)
        self.frames[-5] = (seat + 1) % self.seats


class Countdown(Game):
    def __init__(self, fault: str = "") -> None:
        super().__init__("countdown", 1, (2, 4))
        self.add_kind("take", 3)
        self.fault = fault

    def new_state(self, setting: Setting, table: Table) -> CountdownState:
        state = CountdownState(setting.seats, self.fault)
        state.secrets = [table.draw(1, 1000) for _ in range(setting.seats)]
        state.push(TURN, table.draw(0, setting.seats))
        return state

    def restore(self, setting: Setting, packed: list[int]) -> CountdownState:
        state = CountdownState(setting.seats, self.fault)
        state.transfer(Pack(packed, True))
        return state

    def question(self, state: State) -> str:
        return "take"

    def prompt(self, state: State, seat: int) -> Text:
        return Text("countdown-take")

    def notation(self, state: State, answer: int) -> str:
        assert isinstance(state, CountdownState)
        return "take" if state.faulty("notation") else f"take {answer + 1}"

    def candidates(self, state: State) -> list[int]:
        return [0, 1, 2]

    def why_not(self, state: State, seat: int, answer: int) -> Text:
        return Text("countdown-too-many")

    def describe(self, state: State, seat: int, answer: int) -> Answer:
        return Answer(answer, self.notation(state, answer), Text("countdown-answer"))

    def event_text(self, state: State, event: Event) -> Text:
        assert isinstance(state, CountdownState)
        if state.faulty("words"):
            raise KeyError("no words for this event")
        return Text("countdown-taken", {"seat": event.seat, "n": event.a})

    def view(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, CountdownState)
        shown = state.secrets if state.faulty("redaction") else state.secrets[seat : seat + 1]
        return {"heap": state.heap[0], "points": state.points, "secrets": shown}

    def resample(self, state: State, seat: int, table: Table) -> CountdownState:
        assert isinstance(state, CountdownState)
        new = state.clone()
        for other in range(new.seats):
            if other != seat:
                new.secrets[other] = table.draw(1, 1000)
        return new

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, CountdownState)
        return state.points

    def rounds(self, state: State) -> int:
        return 1

    def check(self, state: State) -> None:
        assert isinstance(state, CountdownState)
        if state.faulty("invariant"):
            raise Broken("the heap is haunted")


def opening(game: Countdown, seats: int) -> tuple[CountdownState, LiveTable]:
    table = LiveTable(1)
    state = game.new_state(game.setting(seats, 1, {}), table)
    state.settle(table)
    return state, table
