"""Star Trek: Ascendancy as the kernel sees it."""

from galaktyka.core.chance import Stream
from galaktyka.core.data import Document
from galaktyka.core.game import Answer, Game, Gauge, Option, Policy, Setting, Stage
from galaktyka.core.screen import Line
from galaktyka.core.state import State
from galaktyka.core.svg import Panel
from galaktyka.core.table import Event, Table
from galaktyka.core.words import Speaker, Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import (
    fairness,
    glances,
    judge,
    notation,
    opening,
    picture,
    preview,
    scoring,
    view,
)
from galaktyka.games.ascendancy.check import check_state
from galaktyka.games.ascendancy.components import (
    BOXES,
    Box,
)
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.ids import MAP_MODEL_IDS
from galaktyka.games.ascendancy.rules.dice import reroll_of_a_miss
from galaktyka.games.ascendancy.speech import answers, events, reasons, words
from galaktyka.games.ascendancy.state import AscendancyState
from galaktyka.games.ascendancy.terminal import parts

RULES_VERSION = 1
YES_NO = ["false", "true"]


class Ascendancy(Game):
    """Star Trek: Ascendancy, the base game for three, and for two."""

    def __init__(self) -> None:
        super().__init__("ascendancy", RULES_VERSION, (2, 3))
        for name, start, end in c.KINDS:
            assert self.add_kind(name, end - start) == start
        self.modes = ["hotseat"]
        self.slip = 12  # five Ascendancy win: a colony or a node is worth less than one
        self.long_turns = True  # building, then five commands or more
        self.aspects = judge.ASPECTS
        self.options = [
            Option("civilizations", "random", ["random", "choose"]),
            Option("map_model", "polar", MAP_MODEL_IDS),
            Option("simultaneous_first_turns", "0", opening.ROUND_CHOICES),
            Option("more_starting_resources", "false", YES_NO),
            Option("starting_project", "none", opening.CARD_CHOICES),
            Option("extra_starting_advancement", "none", opening.CARD_CHOICES),
            Option("random_turn_order", "false", YES_NO),
            Option("wild_culture", "false", YES_NO),
            Option("easier_ascendancy", "false", YES_NO),
            Option("mystery_turn_order", "false", YES_NO),
            Option("random_galaxy", "false", YES_NO),
            Option("unrestricted_trade_routes", "false", YES_NO),
            Option("humble_beginnings", "false", YES_NO),
            Option("focused_research", "false", YES_NO),
            Option("starting_planets_per_player", "", []),
            Option("ever_victorious", "destroyed", ["destroyed", "fielded"]),
            Option("retreat_clear", "false", YES_NO),
            Option("round_cap", "", []),
        ]
        self.policies = [
            Policy("trade", "ask", ["ask", "skip"]),
            Policy("offers", "ask", ["ask", "decline"]),
            Policy("passage", "ask", ["ask", "allow", "refuse"]),
            Policy("rerolls", "ask", ["ask", "misses"]),
        ]

    # --- setting up ---

    def check_setting(self, setting: Setting) -> None:
        opening.check_options(setting)
        setting.overlay = BOXES.box(setting.overlay_file).overlay

    def empty_state(self, setting: Setting) -> Position:
        return Position(setting.seats, BOXES.box(setting.overlay_file), opening.variant_of(setting))

    def new_state(self, setting: Setting, table: Table) -> Position:
        state = self.empty_state(setting)
        opening.set_up(state, table)
        return state

    def restore(self, setting: Setting, packed: list[int]) -> Position:
        state = self.empty_state(setting)
        state.unpack(packed)
        return state

    def components(self, overlay_file: str) -> Document:
        return BOXES.document(overlay_file)

    def fuzz_options(self, stream: Stream) -> dict[str, str]:
        """Random play may never win, so every fuzzed game has a limit of rounds."""
        options = {"round_cap": str(2 + stream.below(25))}
        if not stream.below(3):
            options["starting_planets_per_player"] = str(stream.below(opening.MOST_PLANETS + 1))
        return options

    # --- words ---

    def question(self, state: State) -> str:
        return c.QUESTIONS[state.top()]

    def prompt(self, state: State, seat: int) -> Text:
        assert isinstance(state, AscendancyState)
        return words.prompt(state, seat)

    def rule_of(self, state: State) -> str:
        return words.RULES[state.top()]

    def notation(self, state: State, answer: int) -> str:
        assert isinstance(state, AscendancyState)
        return notation.write(state, answer)

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, AscendancyState)
        return notation.candidates(state)

    def why_not(self, state: State, seat: int, answer: int) -> Text:
        assert isinstance(state, AscendancyState)
        return reasons.why_not(state, seat, answer)

    def describe(self, state: State, seat: int, answer: int) -> Answer:
        assert isinstance(state, AscendancyState)
        return answers.describe(state, seat, answer)

    def event_text(self, state: State, event: Event) -> Text:
        assert isinstance(state, AscendancyState)
        return events.event_text(state, event)

    def preview(self, state: State, seat: int, answer: int) -> list[Text]:
        assert isinstance(state, AscendancyState)
        return preview.preview(state, seat, answer)

    # --- fairness ---

    def view(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, AscendancyState)
        return view.view(state, seat)

    def resample(self, state: State, seat: int, table: Table) -> Position:
        assert isinstance(state, Position)
        other = state.clone()
        fairness.scatter(other, seat, table)
        return other

    def automatic(self, state: State, seat: int, policies: dict[str, str]) -> int:
        """Policies: pass trade windows, decline offers, answer requests for passage, reroll misses."""
        kind = state.top()
        if kind == c.F_WINDOW and policies.get("trade", "ask") == "skip":
            return c.PASS_VERB
        if kind == c.F_CONSENT and policies.get("offers", "ask") == "decline":
            return c.DECLINE_VERB
        if kind == c.F_PASSAGE:
            passage = policies.get("passage", "ask")
            if passage != "ask":
                return c.ALLOW_VERB if passage == "allow" else c.REFUSE_VERB
        if kind == c.F_REROLL and policies.get("rerolls", "ask") == "misses":
            assert isinstance(state, AscendancyState)
            return reroll_of_a_miss(state, seat)
        return -1

    # --- pictures ---

    def box_shown(self, view: dict[str, object]) -> Box:
        """The components that a view was made with."""
        return BOXES.shown(str(view["overlay"]))

    def panels(self, view: dict[str, object], speaker: Speaker) -> list[Panel]:
        return picture.panels(view, speaker, self.box_shown(view))

    def redraw(
        self, view: dict[str, object], speaker: Speaker, before: dict[str, object], drawn: list[Panel]
    ) -> list[Panel]:
        return picture.redraw(view, speaker, before, drawn, self.box_shown(view))

    def gauges(self, view: dict[str, object], seat: int) -> list[Gauge]:
        return glances.gauges(view, seat)

    def stages(self, view: dict[str, object]) -> list[Stage]:
        return glances.stages(view)

    def screen_parts(self) -> list[str]:
        return parts.PARTS

    def screen(
        self, view: dict[str, object], speaker: Speaker, part: str, width: int, marked: list[str]
    ) -> list[Line]:
        return parts.screen(view, speaker, part, width, marked, self.box_shown(view))

    # --- for bots ---

    def judge(self, state: State, seat: int) -> int:
        assert isinstance(state, AscendancyState)
        return judge.judge(state, seat)

    def judge_aspects(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, AscendancyState)
        return judge.aspects(state, seat, judge.SOBER)

    def judge_soberly(self, state: State, seat: int) -> int:
        assert isinstance(state, AscendancyState)
        return judge.judge_soberly(state, seat)

    def part_of_turn(self, state: State) -> int:
        assert isinstance(state, AscendancyState)
        return judge.phase_of_turn(state)

    # --- the end, and the guard ---

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, AscendancyState)
        return scoring.scores(state)

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, AscendancyState)
        return scoring.ranks(state)

    def by_source(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, AscendancyState)
        return [scoring.sources(state, seat) for seat in range(state.seats)]

    def rounds(self, state: State) -> int:
        assert isinstance(state, AscendancyState)
        return state.round

    def check(self, state: State) -> None:
        assert isinstance(state, AscendancyState)
        check_state(state)


GAME = Ascendancy()
