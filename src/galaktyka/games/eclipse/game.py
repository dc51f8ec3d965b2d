"""Eclipse: Second Dawn for the Galaxy as the kernel sees it."""

from galaktyka.core.data import Document
from galaktyka.core.game import Answer, Game, Gauge, Option, Policy, Setting, Stage
from galaktyka.core.glance import word
from galaktyka.core.screen import Line
from galaktyka.core.state import State
from galaktyka.core.svg import Panel
from galaktyka.core.table import Event, Table
from galaktyka.core.words import Speaker, Text, refuse
from galaktyka.games.eclipse import (
    candidates,
    fairness,
    glances,
    judge,
    notation,
    picture,
    preview,
    scoring,
    view,
)
from galaktyka.games.eclipse.check import check_state
from galaktyka.games.eclipse.choices import (
    DECLINE_VERB,
    DONE_VERB,
    F_ACCEPT,
    F_TURN,
    KINDS,
    PASS_VERB,
    QUESTIONS,
    TRADE_VERB,
)
from galaktyka.games.eclipse.components import BOXES, Box, standard_box
from galaktyka.games.eclipse.flow import Position, is_action
from galaktyka.games.eclipse.ids import NPC_IDS, SPECIES_IDS
from galaktyka.games.eclipse.opening import preset_species, set_up
from galaktyka.games.eclipse.rules.designs import derive_design
from galaktyka.games.eclipse.speech import answers, reasons, words
from galaktyka.games.eclipse.state import SOURCES, EclipseState, Player
from galaktyka.games.eclipse.terminal import parts

RULES_VERSION = 1
YES_NO = ["false", "true"]
VARIANTS = ["normal", "advanced", "random"]


class Eclipse(Game):
    """Eclipse: Second Dawn for the Galaxy by Touko Tahkokallio."""

    def __init__(self) -> None:
        super().__init__("eclipse", RULES_VERSION, (2, 6))
        for name, start, end in KINDS:
            assert self.add_kind(name, end - start) == start
        self.modes = ["hotseat"]
        self.contested = True  # the best of five others does well, and fleets can stop a leader
        self.aspects = judge.ASPECTS
        self.options = [Option("warp_portals", "false", YES_NO)]
        self.options.extend([Option(name, "normal", VARIANTS) for name in NPC_IDS])
        self.options.append(Option("species", "", []))
        self.policies = [
            Policy("relations", "ask", ["ask", "decline"]),
            Policy("pass", "ask", ["ask", "auto"]),
            Policy("finish", "ask", ["ask", "auto"]),
        ]

    # --- setting up ---

    def check_setting(self, setting: Setting) -> None:
        box = standard_box()
        chosen = preset_species(setting)
        colors = [box.species[species].color for species in chosen]
        if len(set(colors)) != len(colors):
            names = ", ".join([SPECIES_IDS[species] for species in chosen])
            raise refuse("eclipse-refusal-same-board", {"species": names})
        setting.overlay = BOXES.box(setting.overlay_file).overlay

    def new_state(self, setting: Setting, table: Table) -> Position:
        state = Position(setting.seats, BOXES.box(setting.overlay_file))
        set_up(state, setting, table)
        return state

    def restore(self, setting: Setting, packed: list[int]) -> Position:
        state = Position(setting.seats, BOXES.box(setting.overlay_file))
        state.players = [Player() for _ in range(setting.seats)]
        state.unpack(packed)
        state.derive()
        for seat in range(setting.seats):
            if state.players[seat].species >= 0:
                derive_design(state, seat)
        return state

    def components(self, overlay_file: str) -> Document:
        return BOXES.document(overlay_file)

    # --- words ---

    def question(self, state: State) -> str:
        return QUESTIONS[state.top()]

    def prompt(self, state: State, seat: int) -> Text:
        assert isinstance(state, EclipseState)
        return words.prompt(state, seat)

    def rule_of(self, state: State) -> str:
        return words.RULES[state.top()]

    def notation(self, state: State, answer: int) -> str:
        assert isinstance(state, EclipseState)
        return notation.write(state, answer)

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, EclipseState)
        return candidates.candidates(state)

    def why_not(self, state: State, seat: int, answer: int) -> Text:
        assert isinstance(state, EclipseState)
        return reasons.why_not(state, seat, answer)

    def describe(self, state: State, seat: int, answer: int) -> Answer:
        assert isinstance(state, EclipseState)
        return answers.describe(state, seat, answer)

    def event_text(self, state: State, event: Event) -> Text:
        assert isinstance(state, EclipseState)
        return words.event_text(state, event)

    # --- fairness ---

    def view(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, EclipseState)
        return view.view(state, seat)

    def resample(self, state: State, seat: int, table: Table) -> Position:
        assert isinstance(state, Position)
        return fairness.resample(state, seat, table)

    def automatic(self, state: State, seat: int, policies: dict[str, str]) -> int:
        """Policies: no relations with anybody, pass again once passed, end an action that can only trade."""
        assert isinstance(state, EclipseState)
        kind = state.top()
        if kind == F_ACCEPT and policies.get("relations", "ask") == "decline":
            return DECLINE_VERB
        if kind == F_TURN and state.players[seat].passed and policies.get("pass", "ask") == "auto":
            return PASS_VERB
        if is_action(kind) and policies.get("finish", "ask") == "auto":
            for answer in state.legal():
                if answer not in (DONE_VERB, TRADE_VERB):
                    return -1
            return DONE_VERB
        return -1

    # --- pictures ---

    def panels(self, view: dict[str, object], speaker: Speaker) -> list[Panel]:
        return picture.panels(view, speaker, self.printed(view))

    def redraw(
        self, view: dict[str, object], speaker: Speaker, before: dict[str, object], drawn: list[Panel]
    ) -> list[Panel]:
        return picture.redraw(view, speaker, before, drawn, self.printed(view))

    def printed(self, view: dict[str, object]) -> Box:
        """The box that a view was made from."""
        return BOXES.shown(word(view, "overlay"))

    def gauges(self, view: dict[str, object], seat: int) -> list[Gauge]:
        return glances.gauges(view, seat)

    def stages(self, view: dict[str, object]) -> list[Stage]:
        return glances.stages(view)

    def preview(self, state: State, seat: int, answer: int) -> list[Text]:
        assert isinstance(state, EclipseState)
        return preview.preview(state, seat, answer)

    def screen_parts(self) -> list[str]:
        return parts.PARTS

    def screen(
        self, view: dict[str, object], speaker: Speaker, part: str, width: int, marked: list[str]
    ) -> list[Line]:
        return parts.screen(view, speaker, part, width, marked, self.printed(view))

    # --- for bots ---

    def judge(self, state: State, seat: int) -> int:
        assert isinstance(state, EclipseState)
        return judge.judge(state, seat)

    def judge_aspects(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, EclipseState)
        return judge.aspects(state, seat)

    # --- the end, and the guard ---

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, EclipseState)
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, EclipseState)
        return scoring.ranks(state)

    def by_source(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, EclipseState)
        found: list[dict[str, int]] = []
        for seat in range(state.seats):
            sources = scoring.sources_of(state, seat)
            found.append({SOURCES[i]: sources[i] for i in range(len(SOURCES)) if sources[i]})
        return found

    def rounds(self, state: State) -> int:
        assert isinstance(state, EclipseState)
        return state.round

    def check(self, state: State) -> None:
        assert isinstance(state, EclipseState)
        check_state(state)


GAME = Eclipse()
