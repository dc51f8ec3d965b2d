"""Games of the boardgamers engine, played through our rules and compared with the states they list.

The format is described beside those games (conformance/gaia/README.md): one line per decision, the states that
the other engine had after it, and in some games its complete lists of choices.
"""

import json
import re

from galaktyka.core.game import Game
from galaktyka.core.match import Match
from galaktyka.core.words import Illegal, refuse
from galaktyka.games.gaia.choices import (
    A_BOARD,
    A_BOOSTER,
    A_BRAIN,
    A_COVER,
    A_FREE,
    A_HEX,
    A_INCOME_POWER,
    A_INCOME_TOKENS,
    A_SPECIAL,
    A_TILE,
    A_TOKEN,
    A_TRACK,
    A_UPGRADE,
    BRAIN_KEEP,
    BRAIN_TO_3,
    BRAIN_USE,
    CHARGE_PLAIN,
    CHARGE_TOKEN_FIRST,
    CHARGE_TOKEN_LAST,
    DECLINE_VERB,
    DONE_VERB,
    END_VERB,
    F_ADVANCE,
    F_BRAIN_BURN,
    F_BRAIN_CHARGE,
    F_BRAIN_PAY,
    F_BRAIN_TOKEN,
    F_CHARGE,
    F_INCOME,
    F_ITARS,
    F_LINK,
    F_LOWEST,
    F_SATELLITES,
    F_TERRANS,
    F_TURN,
    FEDERATE_VERB,
    FREE_BAL_TAKS,
    FREE_BRAIN_CREDITS,
    FREE_BUNDLE_CREDITS,
    FREE_BUNDLE_ORE,
    FREE_BUNDLE_ORE_CREDIT,
    FREE_BURN,
    FREE_FIRST_EXCHANGE,
    FREE_HADSCH_HALLAS,
    FREE_NEVLAS,
    MINE_VERB,
    PASS_VERB,
    PROJECT_VERB,
    RESEARCH_VERB,
    TAKE_VERB,
)
from galaktyka.games.gaia.foreign import names
from galaktyka.games.gaia.foreign.compare import ImportReport, compare_legal, compare_move, compare_round
from galaktyka.games.gaia.ids import INSTITUTE, NEVLAS, TRADING_STATION
from galaktyka.games.gaia.rules.federations import problem
from galaktyka.games.gaia.state import BRAIN_BOWL_3, GaiaState

SETUP_COMMANDS = ("faction", "bid", "rotate")


class ForeignGame:
    """One game file, as far as we use it."""

    def __init__(self, document: dict[str, object], where: str) -> None:
        self.where = where
        try:
            self.players = int(str(document["players"]))
            self.faction_names = [str(f) for f in _list(document["factions"])]
            self.moves = [str(move) for move in _list(document["moves"])]
            self.seating = self._named_order()  # their player of each of our seats
            self.factions = [names.FACTIONS[self.faction_names[player]] for player in self.seating]
            self.setup = _object(document["setup"])
            self.states = _list(document.get("states", []))
            self.next = _list(document.get("next", []))
            self.rounds = _list(document.get("rounds", []))
            self.final = document.get("final")
            self.complete = document.get("complete", True) is True
            self.legal = _list(document.get("legal", []))
            self.options = self._options()
        except (KeyError, ValueError, TypeError, IndexError) as error:
            raise refuse(
                "gaia-refusal-import", {"file": where, "why": f"{type(error).__name__}: {error}"}
            ) from None

    def _options(self) -> dict[str, str]:
        """The other engine's readings as our options: its turn order, its automatic tokens, the board as given."""
        return {
            "turn_order": "passing",
            "token_choice": "automatic",
            "factions": ",".join(self.factions),
            "board": names.board_text(_list(self.setup["hexes"])),
            "tiles": names.tiles_text(self.setup, self.players),
        }

    def _named_order(self) -> list[int]:
        """Their players in the order in which the factions were named: auctions seat people anew by it."""
        factions = [names.FACTIONS[str(f)] for f in self.faction_names]
        named = [
            factions.index(names.FACTIONS[move.split()[2]])
            for move in self.moves
            if len(move.split()) > 2 and move.split()[1] == "faction"
        ]
        return named if sorted(named) == list(range(self.players)) else list(range(self.players))


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError("expected a list")
    return value


def _object(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError("expected an object")
    return value


def read_games(path: str) -> list[ForeignGame]:
    """The games of a file: one object, or a list of them."""
    try:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
    except OSError as error:
        raise refuse(
            "refusal-record-unreadable", {"path": path, "why": error.strerror or str(error)}
        ) from None
    except ValueError as error:
        raise refuse("gaia-refusal-import", {"file": path, "why": str(error)}) from None
    parts = document if isinstance(document, list) else [document]
    for part in parts:
        if not isinstance(part, dict):
            raise refuse("gaia-refusal-import", {"file": path, "why": "expected an object"})
    return [ForeignGame(part, path) for part in parts]


class Import:
    """Plays one foreign game through a match of ours."""

    def __init__(self, game: Game, foreign: ForeignGame, loose: bool) -> None:
        self.foreign = foreign
        options = foreign.options | {"federation_check": "loose" if loose else "exact"}
        setting = game.setting(foreign.players, 0, options)
        self.match = Match(game, setting, automate=False)
        self.report = ImportReport(foreign.seating)
        self.commands: list[str] = []
        self.following = ""  # the move after the one being played
        self.refused_move = ""

    def _seats(self) -> list[int]:
        """Our seat of each of their players."""
        return [self.foreign.seating.index(player) for player in range(self.foreign.players)]

    @property
    def state(self) -> GaiaState:
        state = self.match.state
        assert isinstance(state, GaiaState)
        return state

    def run(self, compare: bool) -> ImportReport:
        for i, move in enumerate(self.foreign.moves):
            if i == 0 or self._is_setup(move):
                continue
            self.following = self.foreign.moves[i + 1] if i + 1 < len(self.foreign.moves) else ""
            self._skip_unasked(move)
            if compare:
                compare_legal(self.report, self.state, self.foreign.legal, i)
            try:
                self._play(move)
            except Illegal as refusal:
                self.report.add(i, self._seat(move.split()[0]), "refused", str(refusal), move)
                self.refused_move = move
                break
            self.report.moves += 1
            if compare and not self._income_follows():
                compare_move(self.report, self.state, self.foreign.states, self.foreign.next, i)
                compare_round(self.report, self.state, self.foreign.rounds, self.foreign.next, i)
        self.report.vp = [self.state.players[foreign_seat].vp for foreign_seat in self._seats()]
        if compare and self.foreign.complete and isinstance(self.foreign.final, dict):
            self.report.compare_final(self.foreign.final, self.match.over)
        return self.report

    def _income_follows(self) -> bool:
        """In logs without phases: whether the other engine stood still in the middle of income."""
        if self.foreign.next:
            return False
        return self.state.top() not in (F_TURN, F_CHARGE) or bool(
            re.match(r"\S+ (income|brainstone|spend \d*tg|decline)", self.following)
        )

    @staticmethod
    def _is_setup(move: str) -> bool:
        parts = move.split()
        return len(parts) < 2 or parts[1] in SETUP_COMMANDS

    # --- one move ---

    def _play(self, move: str) -> None:
        who, _, line = _plain(move).partition(" ")
        seat = self._seat(who)
        self.commands = [part for part in re.split(r"\.(?:\s+|$)", line) if part.strip()]
        while self.commands:
            command = self.commands.pop(0).strip()
            self._command(seat, command)
        self._settle_brain()
        if "tg for tech" in line:
            self._decline_more_tiles(seat)
        self._end_turn(seat)

    def _seat(self, who: str) -> int:
        if who in names.FACTIONS:
            return self.foreign.factions.index(names.FACTIONS[who])
        return self.foreign.seating.index(int(who[1:]) - 1)

    def _skip_unasked(self, move: str) -> None:
        """Where we ask for an order of income that the other engine found immaterial, take tokens first."""
        while self.state.top() == F_INCOME and " income" not in move and " brainstone" not in move:
            self._give(self.state.legal()[0])

    def _decline_more_tiles(self, seat: int) -> None:
        """R139 A line that takes a tile and stops there wants no further one."""
        if self.state.top() == F_ITARS and self.state.actor() == seat and " spend " not in self.following:
            self._give(DONE_VERB)

    def _end_turn(self, seat: int) -> None:
        """A line may leave out the end of the turn."""
        if self.state.top() == F_TURN and self.state.actor() == seat and self.state.arg(0):
            self._give(END_VERB)

    def _give(self, answer: int) -> None:
        self.match.answer(answer)
        self._settle_brain()

    def _settle_brain(self) -> None:
        """Answer questions about the Brainstone: by the next command, or as the other engine does by itself."""
        while True:
            kind = self.state.top()
            if not self.commands and self._answered_later():
                return
            if kind == F_BRAIN_BURN:
                self.match.answer(BRAIN_TO_3)
            elif kind in (F_BRAIN_CHARGE, F_BRAIN_PAY, F_BRAIN_TOKEN):
                self.match.answer(self._brain_answer(kind))
            else:
                return

    def _answered_later(self) -> bool:
        """The other engine sometimes asks about the Brainstone in a move of its own."""
        who, _, rest = _plain(self.following).partition(" ")
        return rest.startswith(("brainstone", "income")) and self._seat(who) == self.state.actor()

    def _brain_answer(self, kind: int) -> int:
        place = ""
        if self.commands and self.commands[0].strip().startswith("brainstone"):
            place = self.commands.pop(0).split()[1]
        if kind == F_BRAIN_CHARGE:
            wanted = A_BRAIN + int(place[-1]) - 1 if place.startswith("area") else -1
            legal = self.state.legal()
            return wanted if wanted in legal else legal[0]
        if kind == F_BRAIN_PAY:
            return BRAIN_USE if place == "area1" else BRAIN_KEEP
        return BRAIN_USE if place in ("gaia", "discard") else BRAIN_KEEP

    # --- commands ---

    def _command(self, seat: int, command: str) -> None:
        verb, _, rest = command.partition(" ")
        if verb == "build":
            self._build(*rest.split()[:2])
        elif verb == "spend":
            self._spend(seat, rest)
        elif verb == "federation":
            self._federation(seat, rest)
        elif verb == "income":
            self._income(seat, rest)
        elif verb == "charge":
            self._charge(rest)
        elif verb == "brainstone":
            self.commands.insert(0, command)
            self._settle_brain()
            if self.commands and self.commands[0] == command:
                self.commands.pop(0)
        elif verb == "pass":
            self._give(PASS_VERB)
            if rest:
                self._give(A_BOOSTER + names.BOOSTERS[rest.split()[0]])
        else:
            self._simple(verb, rest)

    def _simple(self, verb: str, rest: str) -> None:
        word = rest.split(maxsplit=1)[0] if rest else ""
        if verb == "booster":
            self._give(A_BOOSTER + names.BOOSTERS[word])
        elif verb == "up":
            self._up(word)
        elif verb == "tech":
            self._give(A_TILE + names.SLOTS.index(word))
        elif verb == "cover":
            self._give(A_COVER + self.state.tech_slots[names.SLOTS.index(word)])
        elif verb == "decline":
            self._decline()
        elif verb == "burn":
            for _ in range(int(word)):
                self._give(A_FREE + FREE_BURN)
        elif verb == "action":
            self._give(A_BOARD + names.BOARD_ACTIONS.index(word))
        elif verb == "fedtile":
            self._give(A_TOKEN + names.TOKENS.index(word))
        elif verb == "special":
            self._give(A_SPECIAL + names.SPECIALS[word])
        elif verb in ("lostPlanet", "swap-PI"):
            self._give(self._hex(word))
        elif verb == "endturn":
            self._give(END_VERB)
        else:
            raise refuse("gaia-refusal-import-command", {"command": f"{verb} {rest}"})

    def _decline(self) -> None:
        """What the other engine lets be declined may be something that we do not even ask."""
        if self.state.top() == F_ITARS:
            self._give(DONE_VERB)
        elif self.state.top() in (F_ADVANCE, F_CHARGE):
            self._give(DECLINE_VERB)

    def _hex(self, word: str) -> int:
        return A_HEX + names.hex_number(self.state.board, word)

    def _build(self, building: str, word: str) -> None:
        if self.state.top() == F_TURN:
            if building == "m":
                self._give(MINE_VERB)
            elif building == "gf":
                self._give(PROJECT_VERB)
            else:
                self._give(A_UPGRADE + names.BUILDINGS.index(building) - TRADING_STATION)
        self._give(self._hex(word))

    def _up(self, track: str) -> None:
        if self.state.top() not in (F_ADVANCE, F_LOWEST):
            self._give(RESEARCH_VERB)
        self._give(A_TRACK + names.TRACKS.index(track))

    def _income(self, seat: int, rest: str) -> None:
        """The other engine also asks where the order makes no difference; we do not."""
        if self.state.top() != F_INCOME or self.state.actor() != seat:
            return
        amount, token = _amount(rest.split(maxsplit=1)[0])
        self._give(A_INCOME_TOKENS + amount if token == "t" else A_INCOME_POWER + amount)

    def _charge(self, rest: str) -> None:
        if self.state.top() != F_CHARGE:
            return
        parts = rest.split(maxsplit=1)[0].split(",")
        if len(parts) == 1:
            plain = CHARGE_PLAIN in self.state.legal()
            self._give(CHARGE_PLAIN if plain else CHARGE_TOKEN_LAST)
        else:
            self._give(CHARGE_TOKEN_FIRST if parts[0].endswith("t") else CHARGE_TOKEN_LAST)

    def _federation(self, seat: int, rest: str) -> None:
        where, token = rest.split()[:2]
        wanted = [self._hex(word) for word in where.split(",")]
        self._give(FEDERATE_VERB)
        for group in problem(self.state, seat, 0).clusters:
            first = A_HEX + min(group)
            if self.state.top() == F_LINK and self._touches(group, wanted) and first in self.state.legal():
                self._give(first)
        if self.state.top() == F_LINK:
            self._give(DONE_VERB)
        while self.state.top() == F_SATELLITES:
            fitting = [hex_ for hex_ in self.state.legal() if hex_ in wanted]
            self._give(fitting[0] if fitting else wanted[0])
        self._give(A_TOKEN + names.TOKENS.index(token))

    def _touches(self, group: list[int], wanted: list[int]) -> bool:
        """Later logs name only the satellites: a cluster beside one belongs to the federation (R62)."""
        neighbours = self.state.board.grid.neighbours
        space = [hex_ for hex_ in wanted if self.state.is_space(hex_)]
        return any(h in wanted or any(other in space for other in neighbours[h]) for h in group)

    # --- exchanges ---

    def _spend(self, seat: int, rest: str) -> None:
        paid, _, got = rest.partition(" for ")
        amount, pay = _amount(paid.split()[0])
        goods = [_amount(part) for part in got.split()[0].split(",")]
        if self.state.top() == F_ITARS:
            self._give(TAKE_VERB)
        elif self.state.top() == F_TERRANS or pay == "pw":
            self._spend_power(seat, goods)
        elif pay == "t-a3":
            for _ in range(amount):
                self._give(A_FREE + FREE_NEVLAS)
        elif pay == "gf":
            for _ in range(amount):
                self._give(A_FREE + FREE_BAL_TAKS)
        elif pay == "c":
            for n, good in goods:
                for _ in range(n):
                    self._give(A_FREE + FREE_HADSCH_HALLAS + names.POWER_GOODS.index(good))
        else:
            exchange = names.EXCHANGES.index(pay + goods[0][1])
            for _ in range(goods[0][0]):
                self._give(A_FREE + FREE_FIRST_EXCHANGE + exchange)

    def _spend_power(self, seat: int, goods: list[tuple[int, str]]) -> None:
        wanted = dict.fromkeys(names.POWER_GOODS, 0)
        for n, good in goods:
            wanted[good] += n
        p = self.state.players[seat]
        if self.state.top() == F_TURN and p.faction == NEVLAS and p.built[INSTITUTE]:
            self._spend_bundles(wanted)
        spare = p.bowl3 - wanted["c"]
        if (
            self.state.top() == F_TURN
            and p.brain == BRAIN_BOWL_3
            and wanted["c"] >= 3
            and self._brain_pays(spare)
        ):
            self._give(A_FREE + FREE_BRAIN_CREDITS)
            wanted["c"] -= 3
        for i, good in enumerate(names.POWER_GOODS):
            for _ in range(wanted[good]):
                self._give(A_FREE + FREE_FIRST_EXCHANGE + i)

    def _brain_pays(self, spare: int) -> bool:
        """Whether three credits come from the Brainstone: said so, or the tokens do not suffice."""
        if self.commands and self.commands[0].strip() == "brainstone area1":
            self.commands.pop(0)
            return True
        return spare < 0

    def _spend_bundles(self, wanted: dict[str, int]) -> None:
        while wanted["o"] >= 2:
            self._give(A_FREE + FREE_BUNDLE_ORE)
            wanted["o"] -= 2
        if wanted["o"] and wanted["c"]:
            self._give(A_FREE + FREE_BUNDLE_ORE_CREDIT)
            wanted["o"] -= 1
            wanted["c"] -= 1
        while wanted["c"] >= 2:
            self._give(A_FREE + FREE_BUNDLE_CREDITS)
            wanted["c"] -= 2


def _plain(move: str) -> str:
    """Without the decorations of recorded logs."""
    move = re.sub(r"\s*\([^)]*\)", "", move)
    move = re.sub(r" using (?:area\d: \d+,? ?)+", "", move)
    return re.sub(r" returning booster\d+", "", move)


def _amount(text: str) -> tuple[int, str]:
    """`3pw` is three power, `t` one token."""
    found = re.match(r"(\d*)(.+)", text)
    if found is None:
        raise refuse("gaia-refusal-import-command", {"command": text})
    return int(found.group(1) or 1), found.group(2)


def import_one(game: Game, foreign: ForeignGame, compare: bool) -> Import:
    """Play a game by our rules; a federation that only the other engine allows is noted and let pass."""
    strict = Import(game, foreign, False)
    strict.run(compare)
    if " federation " not in strict.refused_move:
        return strict
    loose = Import(game, foreign, True)
    loose.run(compare)
    loose.report.disagreements = [dict(strict.report.mismatches[-1], rule="R62, R63")]
    return loose


def run_import(game: Game, path: str, compare: bool) -> list[Import]:
    """Every game of the file, played through; compared with its states when asked to."""
    return [import_one(game, foreign, compare) for foreign in read_games(path)]
