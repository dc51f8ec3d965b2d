"""New Frontiers as the kernel sees it."""

from galaktyka.core.data import Document
from galaktyka.core.game import Answer, Game, Gauge, Option, Policy, Setting, Stage
from galaktyka.core.screen import Line
from galaktyka.core.state import State
from galaktyka.core.svg import Panel
from galaktyka.core.table import Event, Table
from galaktyka.core.words import Speaker, Text, refuse
from galaktyka.games.frontiers import glances, judge, notation, picture, scoring, view
from galaktyka.games.frontiers.check import check_state
from galaktyka.games.frontiers.choices import F_REVEAL, KINDS_OF_ANSWERS, QUESTIONS, QUIET_VERB
from galaktyka.games.frontiers.components import (
    BOXES,
)
from galaktyka.games.frontiers.flow import Position
from galaktyka.games.frontiers.opening import set_up, variant_of
from galaktyka.games.frontiers.speech import answers, reasons, words
from galaktyka.games.frontiers.state import SOURCES, FrontiersState
from galaktyka.games.frontiers.terminal import parts

RULES_VERSION = 1
YES_NO = ["false", "true"]


class NewFrontiers(Game):
    """New Frontiers by Tom Lehmann."""

    def __init__(self) -> None:
        super().__init__("frontiers", RULES_VERSION, (2, 5))
        for name, start, end in KINDS_OF_ANSWERS:
            assert self.add_kind(name, end - start) == start
        self.modes = ["hotseat"]
        self.one_picture = True
        self.aspects = judge.ASPECTS
        self.options = [
            Option("setup", "later_game", ["first_game", "later_game"]),
            Option("goals", "false", YES_NO),
            Option("allow_straddle", "true", YES_NO),
        ]
        self.policies = [Policy("reveal", "ask", ["ask", "keep"])]

    # --- setting up ---

    def check_setting(self, setting: Setting) -> None:
        if setting.option("setup") == "first_game" and setting.option("goals") == "true":
            raise refuse("frontiers-refusal-first-game-goals")
        setting.overlay = BOXES.box(setting.overlay_file).overlay

    def new_state(self, setting: Setting, table: Table) -> Position:
        state = Position(setting.seats, BOXES.box(setting.overlay_file), variant_of(setting))
        set_up(state, table)
        return state

    def restore(self, setting: Setting, packed: list[int]) -> Position:
        state = Position(setting.seats, BOXES.box(setting.overlay_file), variant_of(setting))
        state.unpack(packed)
        state.derive()
        return state

    def components(self, overlay_file: str) -> Document:
        return BOXES.document(overlay_file)

    # --- words ---

    def question(self, state: State) -> str:
        return QUESTIONS[state.top()]

    def prompt(self, state: State, seat: int) -> Text:
        assert isinstance(state, FrontiersState)
        return words.prompt(state, seat)

    def rule_of(self, state: State) -> str:
        return words.RULES[state.top()]

    def notation(self, state: State, answer: int) -> str:
        assert isinstance(state, FrontiersState)
        return notation.write(state, answer)

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, FrontiersState)
        return notation.candidates(state)

    def why_not(self, state: State, seat: int, answer: int) -> Text:
        assert isinstance(state, FrontiersState)
        return reasons.why_not(state, seat, answer)

    def describe(self, state: State, seat: int, answer: int) -> Answer:
        assert isinstance(state, FrontiersState)
        return answers.describe(state, seat, answer)

    def event_text(self, state: State, event: Event) -> Text:
        assert isinstance(state, FrontiersState)
        return words.event_text(state, event)

    # --- fairness ---

    def view(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, FrontiersState)
        return view.view(state, seat)

    def resample(self, state: State, seat: int, table: Table) -> Position:
        """Hidden are only goals: the deck, the one face down, those that somebody is looking at."""
        assert isinstance(state, Position)
        other = state.clone()
        if other.variant.goals:
            view.draw_hidden(other, seat, table)
        return other

    def automatic(self, state: State, seat: int, policies: dict[str, str]) -> int:
        """Policy: never turn a goal up before its time."""
        if state.top() == F_REVEAL and policies.get("reveal", "ask") == "keep":
            return QUIET_VERB
        return -1

    # --- pictures ---

    def panels(self, view: dict[str, object], speaker: Speaker) -> list[Panel]:
        return picture.panels(view, speaker)

    def redraw(
        self, view: dict[str, object], speaker: Speaker, before: dict[str, object], drawn: list[Panel]
    ) -> list[Panel]:
        return picture.redraw(view, speaker, before, drawn)

    def gauges(self, view: dict[str, object], seat: int) -> list[Gauge]:
        return glances.gauges(view, seat)

    def stages(self, view: dict[str, object]) -> list[Stage]:
        return glances.stages(view)

    def screen_parts(self) -> list[str]:
        return parts.PARTS

    def screen(
        self, view: dict[str, object], speaker: Speaker, part: str, width: int, marked: list[str]
    ) -> list[Line]:
        return parts.screen(view, speaker, part, width, marked)

    # --- for bots ---

    def judge(self, state: State, seat: int) -> int:
        assert isinstance(state, FrontiersState)
        return judge.judge(state, seat)

    def judge_aspects(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, FrontiersState)
        return judge.aspects(state, seat)

    # --- the end, and the guard ---

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, FrontiersState)
        return scoring.scores(state)

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, FrontiersState)
        return scoring.ranks(state)

    def by_source(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, FrontiersState)
        found: list[dict[str, int]] = []
        for seat in range(state.seats):
            points = scoring.standing(state, seat, state.goals_up)
            found.append({SOURCES[i]: points[i] for i in range(len(SOURCES)) if points[i]})
        return found

    def rounds(self, state: State) -> int:
        assert isinstance(state, FrontiersState)
        return state.round

    def check(self, state: State) -> None:
        assert isinstance(state, FrontiersState)
        check_state(state)


GAME = NewFrontiers()
