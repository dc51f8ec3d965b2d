"""State: everything that lies on a table, as plain data."""

from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

from galaktyka.core.table import Table

FRAME: Final = 6
"""Ints a frame: its kind, its seat, and four arguments."""

UNSEALED: Final = -1


class Broken(Exception):
    """An invariant of a game does not hold; always a bug of ours."""


class Pack:
    """Moves a state's fields to or from one flat list of ints.

    A state lists its fields once, in `transfer`; the same list then serves the canonical hash and snapshots
    (`packed`, `unpack`), which also carry a state to another process. While writing, each call appends the
    value and gives it back; while reading, it gives the next one.
    """

    __slots__ = ("data", "position", "reading")

    def __init__(self, data: list[int], reading: bool) -> None:
        self.data = data
        self.reading = reading
        self.position = 0

    def number(self, value: int) -> int:
        if self.reading:
            value = self.data[self.position]
            self.position += 1
        else:
            self.data.append(value)
        return value

    def flag(self, value: bool) -> bool:
        return self.number(1 if value else 0) != 0

    def numbers(self, values: list[int]) -> list[int]:
        n = self.number(len(values))
        if not self.reading:
            self.data.extend(values)
            return values
        start = self.position
        self.position = start + n
        return self.data[start : start + n]


def changed(numbers: list[int], place: int, number: int) -> list[int]:
    """A list with one number changed: for lists that are shared by clones, which nothing changes in place."""
    numbers = numbers[:]
    numbers[place] = number
    return numbers


def raised(numbers: list[int], place: int, by: int) -> list[int]:
    """The same with something added to the number."""
    numbers = numbers[:]
    numbers[place] += by
    return numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: typed plain fields, changed in place, cloned cheaply.

    What is in progress is a stack of frames, kept flat in one list: FRAME ints each (kind, seat, a, b, c, d).
    The kernel runs automatic frames until the top one needs an answer. A game ends when the stack is empty.

    A simultaneous secret question sets `asked` to the bit mask of the seats that owe an answer; the answers
    wait in `sealed` until the last one is in, then `reveal` resolves them together.

    A game overrides: `clone`, `advance`, `legal`, `act`, `transfer`, and for simultaneous questions
    `legal_for` and `reveal`; its `legal` then gives `legal_for(actor())` while such a question waits.
    A game in which a seat answers such a question in several steps keeps the first ones by itself
    (`seal`) and counts them in `given`.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.frames: list[int] = []
        self.asked = 0
        self.sealed: list[int] = []

    # --- frames ---

    def push(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        frames = self.frames  # six appends: compiled, they need no tuple or list to be made and thrown away
        frames.append(kind)
        frames.append(seat)
        frames.append(a)
        frames.append(b)
        frames.append(c)
        frames.append(d)

    def pop(self) -> None:
        del self.frames[-FRAME:]

    def top(self) -> int:
        """Kind of the top frame; -1 when the game is over."""
        frames = self.frames
        return frames[-6] if frames else -1

    def arg(self, i: int) -> int:
        """The i-th argument (0 … 3) of the top frame."""
        return self.frames[i - 4]

    def set_arg(self, i: int, value: int) -> None:
        self.frames[i - 4] = value

    @property
    def over(self) -> bool:
        return not self.frames

    # --- who decides ---

    def actor(self) -> int:
        """The seat that decides; of several, the lowest that has not answered; -1 when the game is over."""
        if self.asked:
            seat = 0
            while not self.asked >> seat & 1:
                seat += 1
            return seat
        frames = self.frames
        return frames[-5] if frames else -1

    def actors(self) -> list[int]:
        if self.asked:
            return [seat for seat in range(self.seats) if self.asked >> seat & 1]
        return [self.frames[-5]] if self.frames else []

    def ask_all(self, mask: int) -> None:
        """Begin a simultaneous secret question to the seats of the mask."""
        self.asked = mask
        self.sealed = [UNSEALED] * self.seats

    def given(self, seat: int) -> int:
        """Answers of a seat to the pending secret question, which nobody else may read yet."""
        return 1 if self.asked and self.sealed[seat] >= 0 else 0

    def all_given(self) -> int:
        return sum([self.given(seat) for seat in range(self.seats)])

    # --- what a game defines ---

    def clone(self) -> "State":
        raise NotImplementedError

    def advance(self, table: Table) -> bool:
        """Do the automatic work of the top frame; True when it needs an answer instead."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The answers offered to the actor, in a stable order; never empty while the game runs."""
        raise NotImplementedError

    def act(self, answer: int, table: Table) -> None:
        """Carry out a legal answer to the top frame."""
        raise NotImplementedError

    def legal_for(self, seat: int) -> list[int]:
        """The answers offered to one of several seats."""
        return self.legal()

    def further(self, seat: int) -> list[int]:
        """Legal answers that `legal_for` leaves out to stay short, such as every degree of an angle.

        People may give them; bots choose from the bounded list.
        """
        return []

    def allowed(self, seat: int) -> list[int]:
        """Everything that a seat may answer, the bounded list first."""
        return self.legal_for(seat) + self.further(seat)

    def reveal(self, table: Table) -> None:
        """Resolve a simultaneous question once every sealed answer is in."""
        raise NotImplementedError

    def transfer(self, pack: Pack) -> None:
        """Pass every field through the pack, in a fixed order; a game calls this base part first."""
        self.seats = pack.number(self.seats)
        self.frames = pack.numbers(self.frames)
        self.asked = pack.number(self.asked)
        self.sealed = pack.numbers(self.sealed)

    # --- the kernel's loop ---

    def settle(self, table: Table) -> None:
        """Run automatic frames until somebody must answer or the game is over."""
        while self.frames and not self.asked:
            if self.advance(table):
                return

    def apply(self, answer: int, table: Table) -> None:
        """The actor gives a legal answer. Trusts the caller: `Match.answer` is the guarded door."""
        if self.asked:
            self.seal(self.actor(), answer, table)
            return
        self.act(answer, table)
        while self.frames and not self.asked:
            if self.advance(table):
                return

    def seal(self, seat: int, answer: int, table: Table) -> None:
        """One seat's answer to a simultaneous question; the last one opens them all."""
        self.sealed[seat] = answer
        self.asked &= ~(1 << seat)
        if not self.asked:
            table.reveal()
            self.reveal(table)
            if not self.asked:  # else the answers led to another round of secret questions
                self.sealed = []
            self.settle(table)

    # --- identity ---

    def packed(self) -> list[int]:
        pack = Pack([], False)
        self.transfer(pack)
        return pack.data

    def unpack(self, packed: list[int]) -> None:
        """Take every field from what `packed` gave; refuses a list that is too short or too long."""
        pack = Pack(packed, True)
        try:
            self.transfer(pack)
        except IndexError:
            raise Broken("a packed state is cut") from None
        if pack.position != len(packed):
            raise Broken("a packed state does not have the length that its fields say")

    def digest(self) -> str:
        """Canonical hash: equal for equal positions, on every machine, interpreted or compiled."""
        text = ",".join([str(int(x)) for x in self.packed()])  # int: a bool among them must not write "True"
        return blake2b(text.encode("ascii"), digest_size=8).hexdigest()

    def copy_base(self, source: "State") -> None:
        """The kernel's share of a clone."""
        self.seats = source.seats
        self.frames = source.frames[:]
        self.asked = source.asked
        self.sealed = source.sealed[:]
