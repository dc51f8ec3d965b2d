"""What a game gives to the kernel: its questions, its notation, its views and its count."""

from mypy_extensions import mypyc_attr

from galaktyka.core.chance import LARGEST_SEED, Stream
from galaktyka.core.data import Document
from galaktyka.core.screen import Line
from galaktyka.core.state import State
from galaktyka.core.svg import Panel
from galaktyka.core.table import Event, Table
from galaktyka.core.words import Illegal, Param, Speaker, Text, refuse


class Kind:
    """A kind of answer: `size` arguments from `base` on in the game's one space of answers."""

    __slots__ = ("base", "name", "size")

    def __init__(self, name: str, base: int, size: int) -> None:
        self.name = name
        self.base = base
        self.size = size


class Option:
    """A variant that a table can choose. Words: `<game>-option-<name>` and `…-<choice>` in the Fluent files.

    An option with no `choices` takes free text, which the game checks in `check_setting`.
    """

    __slots__ = ("choices", "default", "name")

    def __init__(self, name: str, default: str, choices: list[str]) -> None:
        self.name = name
        self.default = default
        self.choices = choices


class Setting:
    """How a match is set up: everything that the header of its record repeats."""

    __slots__ = ("options", "overlay", "overlay_file", "seats", "seed")

    def __init__(self, seats: int, seed: int, options: dict[str, str], overlay_file: str = "") -> None:
        self.seats = seats
        self.seed = seed
        self.options = options
        self.overlay_file = overlay_file
        self.overlay = ""  # hash of the overlay's content, filled in by the game

    def option(self, name: str) -> str:
        return self.options[name]


class Answer:
    """One answer as a person sees it: made only for people, never for bots."""

    __slots__ = ("answer", "cost", "label", "notation", "rule", "target", "warnings")

    def __init__(
        self,
        answer: int,
        notation: str,
        label: Text,
        target: str = "",
        cost: Text | None = None,
        warnings: list[Text] | None = None,
        rule: str = "",
    ) -> None:
        self.answer = answer
        self.notation = notation
        self.label = label
        self.target = target  # id of the picture's element that it points at
        self.cost = cost
        self.warnings = warnings if warnings is not None else []
        self.rule = rule


class Policy:
    """An automation that a seat may switch on. Words: `<game>-policy-<name>` and `…-<choice>`."""

    __slots__ = ("choices", "default", "name")

    def __init__(self, name: str, default: str, choices: list[str]) -> None:
        self.name = name
        self.default = default
        self.choices = choices


class Gauge:
    """A number that says how a seat stands: points, a stock. Words: `<game>-gauge-<name>`.

    Shown on the cards of the players and drawn over time after the end. The seat's points come first.
    """

    __slots__ = ("gain", "name", "symbol", "value")

    def __init__(self, name: str, value: int, gain: int = 0, symbol: str = "") -> None:
        self.name = name
        self.value = value
        self.gain = gain  # what the next income adds, as far as it is certain
        self.symbol = symbol  # of the game's `Panel.defs`


class Stage:
    """A step of the game's course: a round, a phase. `when` is -1 for past, 0 for now, 1 for to come."""

    __slots__ = ("label", "note", "when")

    def __init__(self, label: str, when: int, note: Text | None = None) -> None:
        self.label = label
        self.when = when
        self.note = note  # what matters in it: what a round scores, say


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, without a position: a position is a `State`.

    A game fills in the fields below in `__init__` and overrides the methods that follow `check_setting`.
    """

    def __init__(self, id_: str, rules_version: int, seats: tuple[int, int]) -> None:
        self.id = id_
        self.rules_version = rules_version
        self.fewest_seats = seats[0]
        self.most_seats = seats[1]
        self.kinds: list[Kind] = []
        self.options: list[Option] = []
        self.policies: list[Policy] = []
        self.modes: list[str] = []
        self.one_picture = False  # seats whose views differ only in the seat's number get the same panels
        self.slip = 200  # hundredths of a point by which a guess in haste is off; less where points are few
        self.long_turns = False  # a turn is many moves, and what the first ones are for shows at its end
        self.duel = 100  # percent at which, between two, the other's points count against one's own
        self.contested = False  # among more, bots count chances to win, not points
        self.aspects: list[str] = []  # what the judge adds up, by name; an empty name is not told to people
        self.action_space = 0

    def add_kind(self, name: str, size: int) -> int:
        """Declare a kind of answer; gives the base of its range."""
        base = self.action_space
        self.kinds.append(Kind(name, base, size))
        self.action_space = base + size
        return base

    def kind_of(self, answer: int) -> Kind:
        for kind in self.kinds:
            if kind.base <= answer < kind.base + kind.size:
                return kind
        raise refuse("refusal-answer-out-of-range", {"answer": answer, "size": self.action_space})

    # --- setting up ---

    def setting(self, seats: int, seed: int, options: dict[str, str], overlay_file: str = "") -> Setting:
        """Check what somebody asks for and fill in the defaults; raises `Illegal` with the reason."""
        if not self.fewest_seats <= seats <= self.most_seats:
            params: dict[str, Param] = {"fewest": self.fewest_seats, "most": self.most_seats, "seats": seats}
            raise refuse("refusal-player-count", params)
        if not 0 <= seed <= LARGEST_SEED:
            raise refuse("refusal-seed", {"seed": str(seed), "largest": str(LARGEST_SEED)})
        chosen: dict[str, str] = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            if option.choices and value not in option.choices:
                raise refuse(
                    "refusal-option-value",
                    {"option": option.name, "value": value, "choices": ", ".join(option.choices)},
                )
            chosen[option.name] = value
        for name in options:
            if name not in chosen:
                known = ", ".join([option.name for option in self.options])
                raise refuse("refusal-unknown-option", {"option": name, "known": known})
        setting = Setting(seats, seed, chosen, overlay_file)
        self.check_setting(setting)
        return setting

    def check_setting(self, setting: Setting) -> None:
        """Refuse combinations and free texts that the choices alone cannot rule out."""

    def new_state(self, setting: Setting, table: Table) -> State:
        """The position before the first answer; not yet settled."""
        raise NotImplementedError

    def restore(self, setting: Setting, packed: list[int]) -> State:
        """The state that `State.packed` described."""
        raise NotImplementedError

    def components(self, overlay_file: str) -> Document:
        """What is in the box, with an owner's values on top where a file is given."""
        raise NotImplementedError

    # --- words for people ---

    def question(self, state: State) -> str:
        """Name of the pending question, stable across versions."""
        raise NotImplementedError

    def prompt(self, state: State, seat: int) -> Text:
        raise NotImplementedError

    def rule_of(self, state: State) -> str:
        """The rule that asks."""
        return ""

    def notation(self, state: State, answer: int) -> str:
        """Short stable text of an answer; the legal answers of one decision all differ."""
        raise NotImplementedError

    def candidates(self, state: State) -> list[int]:
        """All answers that the pending question could ever offer, legal now or not."""
        raise NotImplementedError

    def why_not(self, state: State, seat: int, answer: int) -> Text:
        """Why a candidate is not legal now."""
        raise NotImplementedError

    def describe(self, state: State, seat: int, answer: int) -> Answer:
        raise NotImplementedError

    def event_text(self, state: State, event: Event) -> Text:
        raise NotImplementedError

    # --- fairness ---

    def view(self, state: State, seat: int) -> dict[str, object]:
        """Everything that this seat (-1: a spectator) may see, and nothing else, ready for JSON."""
        raise NotImplementedError

    def resample(self, state: State, seat: int, table: Table) -> State:
        """A full state that this seat could be in, hidden things drawn anew."""
        raise NotImplementedError

    def automatic(self, state: State, seat: int, policies: dict[str, str]) -> int:
        """The answer that the seat's policies give by themselves; -1 to ask the person."""
        return -1

    # --- pictures ---

    def panels(self, view: dict[str, object], speaker: Speaker) -> list[Panel]:
        """The view drawn as SVG panels, the map first."""
        raise NotImplementedError

    def redraw(
        self, view: dict[str, object], speaker: Speaker, before: dict[str, object], drawn: list[Panel]
    ) -> list[Panel]:
        """What `panels` gives, from what it gave for an earlier view of the same match and seat.

        A game that can tell which panels a change leaves alone hands those out again.
        """
        return self.panels(view, speaker)

    def gauges(self, view: dict[str, object], seat: int) -> list[Gauge]:
        """How a seat stands, as far as the view tells."""
        return []

    def stages(self, view: dict[str, object]) -> list[Stage]:
        """The course of the game, with where it stands."""
        return []

    def preview(self, state: State, seat: int, answer: int) -> list[Text]:
        """What a legal answer would lead to, such as the odds of a battle, from what the seat may know.

        May take a few milliseconds; asked for one answer at a time.
        """
        return []

    # --- for bots ---

    def judge(self, state: State, seat: int) -> int:
        """About how many points the seat will end with, in hundredths: the quick guess that bots search by.

        Given states that the seat could be in (`resample`), so it may read all of one.
        """
        return 100 * self.scores(state)[seat]

    def judge_soberly(self, state: State, seat: int) -> int:
        """The same for those who look for what fulfils a hope, and not only at how near it is.

        Where hoping counts for about as much as having, they would go on hoping.
        """
        return self.judge(state, seat)

    def judge_aspects(self, state: State, seat: int) -> list[int]:
        """What `judge_soberly` adds up, in the order of `aspects`; of a game that is over perhaps the first alone.

        Advice tells people by these what an answer is good for. Words: `<game>-aspect-<name>`.
        """
        return []

    def part_of_turn(self, state: State) -> int:
        """A number for the part of a turn that the position is in, where a turn has parts that are played apart.

        A careful look ends with the part. Of a longer one it would see the end only where that comes soonest.
        """
        return 0

    # --- text for terminals ---

    def screen_parts(self) -> list[str]:
        """What `screen` can show, the map first. Words: `<game>-screen-<part>`."""
        return []

    def screen(
        self, view: dict[str, object], speaker: Speaker, part: str, width: int, marked: list[str]
    ) -> list[Line]:
        """A part of the view as styled lines, no wider than `width` where that is possible.

        `marked` are the ids of the picture's elements to point out: those that answers aim at.
        """
        raise NotImplementedError

    # --- the end, and the guard ---

    def scores(self, state: State) -> list[int]:
        raise NotImplementedError

    def ranks(self, state: State) -> list[int]:
        """1 for the winner or winners, by score; a game with tie-breakers overrides this."""
        scores = self.scores(state)
        return [1 + sum([1 for other in scores if other > score]) for score in scores]

    def by_source(self, state: State) -> list[dict[str, int]]:
        """Each seat's points by where they came from."""
        return [{} for _ in range(state.seats)]

    def rounds(self, state: State) -> int:
        """Rounds begun so far."""
        return 0

    def check(self, state: State) -> None:
        """Raise `Broken` when an invariant does not hold."""
        raise NotImplementedError

    def fuzz_options(self, stream: Stream) -> dict[str, str]:
        """Random values for the options that take free text; the fuzzer draws the others by itself."""
        return {}

    def scramble_hidden(self, state: State, seat: int, table: Table) -> State:
        """A state that differs only in what the seat cannot see; for the redaction tests."""
        return self.resample(state, seat, table)


def no_such_answer(text: str, offered: list[str]) -> Illegal:
    shown = ", ".join(offered[:8]) + (", …" if len(offered) > 8 else "")
    return refuse("refusal-notation", {"text": text, "offered": shown})
