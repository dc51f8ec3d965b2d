"""Gaia Project as the kernel sees it."""

from galaktyka.core.chance import Stream
from galaktyka.core.data import Document
from galaktyka.core.game import Answer, Game, Gauge, Option, Policy, Setting, Stage
from galaktyka.core.screen import Line
from galaktyka.core.state import Pack, State
from galaktyka.core.svg import Panel
from galaktyka.core.table import Event, Table
from galaktyka.core.words import Speaker, Text, refuse
from galaktyka.games.gaia import glances, judge, notation, picture, view
from galaktyka.games.gaia.automa_cards import DIFFICULTY_IDS
from galaktyka.games.gaia.check import check_state
from galaktyka.games.gaia.choices import (
    CHARGE_PLAIN,
    CHARGE_TOKEN_FIRST,
    DECLINE_VERB,
    F_CHARGE,
    F_INCOME,
    F_TOKENS,
    F_TURN,
    KINDS,
    PASS_VERB,
    QUESTIONS,
)
from galaktyka.games.gaia.components import BOXES, standard_box
from galaktyka.games.gaia.flow import Position
from galaktyka.games.gaia.ids import FACTION_IDS, LAYOUT_1_2
from galaktyka.games.gaia.layout import CUSTOM, board_from, custom_board, default_board, layout_name
from galaktyka.games.gaia.opening import choose_board, preset_factions, preset_tiles, set_up, variant_of
from galaktyka.games.gaia.rules import automa
from galaktyka.games.gaia.rules.charging import charged_by
from galaktyka.games.gaia.speech import answers, reasons, words
from galaktyka.games.gaia.state import SOURCES, Automa, GaiaState, Player
from galaktyka.games.gaia.terminal import parts

RULES_VERSION = 1
BOARDS = ["default", "random", "last_player_rotates"]
YES_NO = ["false", "true"]


class GaiaProject(Game):
    """Gaia Project by Jens Drögemüller and Helge Ostertag."""

    def __init__(self) -> None:
        super().__init__("gaia", RULES_VERSION, (1, 4))
        for name, start, end in KINDS:
            assert self.add_kind(name, end - start) == start
        self.modes = ["solo", "hotseat"]
        self.one_picture = True
        self.duel = 50  # by measurement (docs/bots.md); players here can hardly hurt each other
        self.aspects = judge.ASPECTS
        self.options = [
            Option("setup", "advanced", ["first_game", "advanced"]),
            Option("board", "default", []),
            Option("map_method", "3", ["1", "2", "3"]),
            Option("map_validity", "all_types", ["all_types", "home_types"]),
            Option("map_seed", "", []),
            Option("small_board", "false", YES_NO),
            Option("turn_order", "clockwise", ["clockwise", "passing"]),
            Option("allow_wasted_steps", "false", YES_NO),
            Option("lantid_shared_counts", "false", YES_NO),
            Option("strict_caps", "true", YES_NO),
            Option("token_choice", "ask", ["ask", "automatic"]),
            Option("federation_check", "exact", ["exact", "loose"]),
            Option("factions", "", []),
            Option("tiles", "random", []),
            Option("difficulty", "automa", list(DIFFICULTY_IDS)),
            Option("automa", "taklons", [FACTION_IDS[f.faction] for f in standard_box().automa_factions]),
        ]
        self.policies = [
            Policy("charge", "ask", ["ask", "0", "1", "2", "3", "4", "decline"]),
            Policy("income", "ask", ["ask", "tokens", "power"]),
            Policy("tokens", "ask", ["ask", "low"]),
            Policy("pass", "ask", ["ask", "auto"]),
        ]

    # --- setting up ---

    def check_setting(self, setting: Setting) -> None:
        board = setting.option("board")
        if board not in BOARDS and not board.startswith(CUSTOM):
            known = ", ".join(BOARDS)
            raise refuse("refusal-option-value", {"option": "board", "value": board, "choices": known})
        tiles = setting.option("tiles")
        if tiles != "random" and not tiles.startswith(CUSTOM):
            raise refuse("refusal-option-value", {"option": "tiles", "value": tiles, "choices": "random"})
        map_seed = setting.option("map_seed")
        if map_seed and not (map_seed.isascii() and map_seed.isdigit() and len(map_seed) <= 18):
            raise refuse("refusal-seed", {"seed": map_seed, "largest": "9" * 18})
        if setting.option("setup") == "first_game" and (
            board != "default" or setting.option("small_board") == "true"
        ):
            raise refuse("gaia-refusal-first-game-board")
        self.check_factions(setting)
        setting.overlay = BOXES.box(setting.overlay_file).overlay
        if board.startswith(CUSTOM):
            custom_board(board)
        if tiles.startswith(CUSTOM):
            preset_tiles(self.empty_state(setting), tiles)

    def check_factions(self, setting: Setting) -> None:
        box = standard_box()
        factions = preset_factions(setting)
        if factions and setting.option("setup") == "first_game":
            raise refuse("gaia-refusal-first-game-factions")
        if setting.seats == 1:
            factions = [*factions, FACTION_IDS.index(setting.option("automa"))]
            if setting.option("setup") == "first_game" and factions[-1] != box.first_game_factions[1][1]:
                raise refuse("gaia-refusal-first-game-automa")
        for i in range(len(factions)):
            for j in range(i):
                if box.factions[factions[i]].home == box.factions[factions[j]].home:
                    names = f"{FACTION_IDS[factions[j]]}, {FACTION_IDS[factions[i]]}"
                    raise refuse("gaia-refusal-same-home", {"factions": names})

    def empty_state(self, setting: Setting) -> Position:
        """A position with its box and variant, on the default board, before anything is laid out."""
        box = BOXES.box(setting.overlay_file)
        return Position(setting.seats, box, default_board(box, LAYOUT_1_2), variant_of(setting))

    def new_state(self, setting: Setting, table: Table) -> Position:
        state = self.empty_state(setting)
        state.lay_out(choose_board(setting, state.box, table))
        if state.variant.solo:
            state.automa = Automa()
            state.automa.difficulty = DIFFICULTY_IDS.index(setting.option("difficulty"))
        set_up(state, setting, table)
        if state.variant.solo:
            automa.take_seat(state, FACTION_IDS.index(setting.option("automa")), table)
        return state

    def restore(self, setting: Setting, packed: list[int]) -> Position:
        state = self.empty_state(setting)
        if state.variant.solo:
            state.automa = Automa()
        state.players = [Player() for _ in range(2 if state.variant.solo else setting.seats)]
        state.transfer(Pack(packed, True))
        board = setting.option("board")
        if board.startswith(CUSTOM):
            state.board = custom_board(board)
        else:
            layout = layout_name(setting.seats, setting.option("small_board") == "true")
            state.board = board_from(state.box, state.box.layout_slots(layout), state.placement)
        state.derive()
        return state

    def components(self, overlay_file: str) -> Document:
        return BOXES.document(overlay_file)

    def fuzz_options(self, stream: Stream) -> dict[str, str]:
        """Every kind of board, half of them by a map seed of their own; never the federations of imported games."""
        options = {"board": BOARDS[stream.below(len(BOARDS))], "federation_check": "exact"}
        if stream.below(2):
            options["map_seed"] = str(stream.below(1_000_000))
        return options

    # --- words ---

    def question(self, state: State) -> str:
        return QUESTIONS[state.top()]

    def prompt(self, state: State, seat: int) -> Text:
        assert isinstance(state, GaiaState)
        return words.prompt(state, seat)

    def rule_of(self, state: State) -> str:
        return words.RULES[state.top()]

    def notation(self, state: State, answer: int) -> str:
        assert isinstance(state, GaiaState)
        return notation.write(state, answer)

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, GaiaState)
        return notation.candidates(state)

    def why_not(self, state: State, seat: int, answer: int) -> Text:
        assert isinstance(state, GaiaState)
        return reasons.why_not(state, seat, answer)

    def describe(self, state: State, seat: int, answer: int) -> Answer:
        assert isinstance(state, GaiaState)
        return answers.describe(state, seat, answer)

    def event_text(self, state: State, event: Event) -> Text:
        assert isinstance(state, GaiaState)
        return words.event_text(state, event)

    # --- fairness ---

    def view(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, GaiaState)
        return view.view(state, seat)

    def resample(self, state: State, seat: int, table: Table) -> Position:
        assert isinstance(state, Position)
        return state.clone()  # nothing is hidden: see the Automa's cards

    def automatic(self, state: State, seat: int, policies: dict[str, str]) -> int:
        """Policies: charge up to so many VP, fixed order of income, tokens from the lowest bowl, pass when done."""
        assert isinstance(state, GaiaState)
        kind = state.top()
        if kind == F_CHARGE:
            return self.automatic_charge(state, seat, policies.get("charge", "ask"))
        if kind == F_INCOME and policies.get("income", "ask") != "ask":
            legal = state.legal()
            return legal[0] if policies["income"] == "tokens" else legal[-1]
        if kind == F_TOKENS and policies.get("tokens", "ask") == "low":
            return state.legal()[0]
        if kind == F_TURN and policies.get("pass", "ask") == "auto" and not state.arg(0):
            return PASS_VERB if state.legal()[0] == PASS_VERB else -1
        return -1

    def automatic_charge(self, state: GaiaState, seat: int, policy: str) -> int:
        if policy == "ask":
            return -1
        if policy == "decline":
            return DECLINE_VERB
        answer = state.legal()[0]
        if answer not in (CHARGE_PLAIN, CHARGE_TOKEN_FIRST):
            return -1
        cost = charged_by(state.players[seat], state.arg(0), answer) - 1
        return answer if cost <= int(policy) else -1

    # --- pictures ---

    def panels(self, view: dict[str, object], speaker: Speaker) -> list[Panel]:
        return picture.panels(view, speaker, BOXES.shown(str(view["overlay"])))

    def redraw(
        self, view: dict[str, object], speaker: Speaker, before: dict[str, object], drawn: list[Panel]
    ) -> list[Panel]:
        box = BOXES.shown(str(view["overlay"]))
        return picture.redraw(view, speaker, before, drawn, box)

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

    def judge(self, state: State, seat: int) -> int:
        assert isinstance(state, GaiaState)
        return judge.judge(state, seat)

    def judge_aspects(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, GaiaState)
        return judge.aspects(state, seat)

    # --- the end, and the guard ---

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, GaiaState)
        return [state.players[seat].vp for seat in range(state.seats)]

    def ranks(self, state: State) -> list[int]:
        """R156 Ties share the victory; A17 alone, the Automa must not have more."""
        assert isinstance(state, GaiaState)
        points = [p.vp for p in state.players]
        return [1 + sum([1 for other in points if other > points[seat]]) for seat in range(state.seats)]

    def by_source(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, GaiaState)
        found: list[dict[str, int]] = []
        for seat in range(state.seats):
            sources = state.players[seat].sources
            found.append({SOURCES[i]: sources[i] for i in range(len(SOURCES)) if sources[i]})
        return found

    def rounds(self, state: State) -> int:
        assert isinstance(state, GaiaState)
        return state.round

    def check(self, state: State) -> None:
        assert isinstance(state, GaiaState)
        check_state(state)


GAME = GaiaProject()
