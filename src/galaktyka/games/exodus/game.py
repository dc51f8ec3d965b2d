"""Exodus: Proxima Centauri as the kernel sees it."""

from galaktyka.core.chance import Stream
from galaktyka.core.data import Document
from galaktyka.core.game import Answer, Game, Gauge, Option, Policy, Setting, Stage
from galaktyka.core.screen import Line
from galaktyka.core.state import State
from galaktyka.core.svg import Panel
from galaktyka.core.table import Event, Table
from galaktyka.core.words import Speaker, Text
from galaktyka.games.exodus import forecast, glances, judge, notation, opening, picture, scoring, view
from galaktyka.games.exodus.check import check_state
from galaktyka.games.exodus.choices import (
    ALL_VERB,
    CHANCE_ORDER,
    DONE_VERB,
    F_HITS,
    F_INCOME,
    F_WINDOW,
    FOCUS_VERB,
    KINDS,
    QUESTIONS,
)
from galaktyka.games.exodus.components import (
    BOXES,
    Box,
)
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.ids import SIZE_IDS, START_IDS
from galaktyka.games.exodus.speech import answers, reasons, words
from galaktyka.games.exodus.state import SOURCES, Board, ExodusState
from galaktyka.games.exodus.terminal import parts

RULES_VERSION = 1
YES_NO = ["false", "true"]


class Exodus(Game):
    """Exodus: Proxima Centauri, the revised edition."""

    def __init__(self) -> None:
        super().__init__("exodus", RULES_VERSION, (2, 6))
        for name, start, end in KINDS:
            assert self.add_kind(name, end - start) == start
        self.modes = ["hotseat"]
        self.boards: dict[str, Board] = {}
        self.aspects = judge.ASPECTS
        self.options = [
            Option("variant", "normal", START_IDS),
            Option("map", opening.BY_VARIANT, [opening.BY_VARIANT, *SIZE_IDS]),
            Option("turns", "", []),
            Option("dice", "false", YES_NO),
            Option("windows", "all", ["all", "few"]),
            Option("open_moves", "false", YES_NO),
            Option("radar", "any_hex", ["any_hex", "own_hex"]),
            Option("recloak", "next_phase", ["next_phase", "next_turn"]),
            Option("vp_marker", "false", YES_NO),
        ]
        self.policies = [
            Policy("windows", "ask", ["ask", "skip"]),
            Policy("income", "ask", ["ask", "all"]),
            Policy("hits", "ask", ["ask", "focus"]),
        ]

    # --- setting up ---

    def check_setting(self, setting: Setting) -> None:
        opening.check_turns(setting)
        setting.overlay = BOXES.box(setting.overlay_file).overlay

    def board_of(self, setting: Setting, box: Box) -> Board:
        name = opening.map_name(setting, box)
        key = f"{box.overlay} {name}"
        if key not in self.boards:
            self.boards[key] = Board(box, name)
        return self.boards[key]

    def empty_state(self, setting: Setting) -> Position:
        box = BOXES.box(setting.overlay_file)
        return Position(setting.seats, box, self.board_of(setting, box), opening.variant_of(setting, box))

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
        """Short games of every length."""
        if stream.below(4):
            return {}
        return {"variant": "short", "turns": str(1 + stream.below(opening.MOST_TURNS))}

    # --- words ---

    def question(self, state: State) -> str:
        return QUESTIONS[state.top()]

    def prompt(self, state: State, seat: int) -> Text:
        assert isinstance(state, ExodusState)
        return words.prompt(state, seat)

    def rule_of(self, state: State) -> str:
        assert isinstance(state, ExodusState)
        return words.rule_of(state)

    def notation(self, state: State, answer: int) -> str:
        assert isinstance(state, ExodusState)
        return notation.write(state, answer)

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, ExodusState)
        return notation.candidates(state)

    def why_not(self, state: State, seat: int, answer: int) -> Text:
        assert isinstance(state, ExodusState)
        return reasons.why_not(state, seat, answer)

    def describe(self, state: State, seat: int, answer: int) -> Answer:
        assert isinstance(state, ExodusState)
        return answers.describe(state, seat, answer)

    def event_text(self, state: State, event: Event) -> Text:
        assert isinstance(state, ExodusState)
        return words.event_text(state, event)

    # --- fairness ---

    def view(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, ExodusState)
        return view.view(state, seat)

    def resample(self, state: State, seat: int, table: Table) -> Position:
        """Decks are drawn late, so only the others' answers to a secret question are drawn anew."""
        assert isinstance(state, Position)
        other = state.clone()
        if state.asked:
            for i in range(state.seats):
                if i != seat:
                    draw_secret(other, i, table)
        return other

    def automatic(self, state: State, seat: int, policies: dict[str, str]) -> int:
        """Policies: skip windows, take all income, give hits the standard way."""
        kind = state.top()
        if kind == F_WINDOW and policies.get("windows", "ask") == "skip":
            return DONE_VERB
        if kind == F_INCOME and policies.get("income", "ask") == "all":
            return ALL_VERB
        if kind == F_HITS and policies.get("hits", "ask") == "focus":
            return FOCUS_VERB
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

    def preview(self, state: State, seat: int, answer: int) -> list[Text]:
        assert isinstance(state, ExodusState)
        return forecast.preview(state, seat, answer)

    # --- for bots ---

    def judge(self, state: State, seat: int) -> int:
        assert isinstance(state, ExodusState)
        return judge.judge(state, seat)

    def judge_aspects(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, ExodusState)
        return judge.aspects(state, seat)

    # --- the end, and the guard ---

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, ExodusState)
        return [player.vp for player in state.players]

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, ExodusState)
        return scoring.ranks(state)

    def by_source(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, ExodusState)
        found: list[dict[str, int]] = []
        for player in state.players:
            sources = player.sources
            found.append({SOURCES[i]: sources[i] for i in range(len(SOURCES)) if sources[i]})
        return found

    def rounds(self, state: State) -> int:
        assert isinstance(state, ExodusState)
        return state.turn

    def check(self, state: State) -> None:
        assert isinstance(state, ExodusState)
        check_state(state)


def draw_secret(s: Position, seat: int, table: Table) -> None:
    """Give a seat other answers than those it may have sealed, as many of them."""
    player = s.players[seat]
    sealed = s.sealed[seat] >= 0
    steps = len(player.secret)
    player.secret = []
    for _ in range(steps):
        legal = s.legal_for(seat)
        player.secret.append(legal[table.draw(CHANCE_ORDER, len(legal))])
    if sealed:
        legal = s.legal_for(seat)
        s.sealed[seat] = legal[table.draw(CHANCE_ORDER, len(legal))]


GAME = Exodus()
