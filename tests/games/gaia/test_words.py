"""What Gaia Project says at play: every text in both languages, every refusal with its true reason."""

import ast as python
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from tests.games.gaia.saying import GAMES, PROJECT, check_answer, check_refusal, decisions, told_goods
from tests.games.saying import both

import galaktyka
from galaktyka.core.table import LiveTable
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Text
from galaktyka.games.gaia import choices, glances
from galaktyka.games.gaia.choices import (
    F_GAME,
    F_LATE_TOKEN,
    F_MINE,
    F_OFFERS,
    F_RESEARCH,
    F_SATELLITES,
    F_TILE,
    F_TOKEN,
    F_TURN,
    QUESTIONS,
)
from galaktyka.games.gaia.flow import Position
from galaktyka.games.gaia.ids import FED_8VP_Q, GLEENS
from galaktyka.games.gaia.notation import candidates
from galaktyka.games.gaia.speech import words
from galaktyka.games.gaia.state import (
    SOURCES,
    Player,
)

PACKAGE = Path(galaktyka.__file__).parent
RULE_MODULES = PACKAGE / "games" / "gaia"
SPEAKING = ("speech/*.py", "foreign/*.py", "game.py", "layout.py", "opening.py")
AUTOMATIC = (F_GAME, F_OFFERS, F_LATE_TOKEN)


# --- the files ---


class References(Visitor):
    """The variables of a message and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def source(language: str) -> str:
    return (PACKAGE / "locale" / language / "gaia-play.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str) -> dict[str, References]:
    found: dict[str, References] = {}
    for entry in parse(source(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, polish = messages("en"), messages("pl")
    assert english.keys() == polish.keys()
    for name in english:
        assert english[name].variables == polish[name].variables, name


def test_names_are_never_written_again() -> None:
    """A message of gaia-play.ftl may not repeat one of gaia.ftl."""
    for language in LANGUAGES:
        named = parse((PACKAGE / "locale" / language / "gaia.ftl").read_text(encoding="utf-8")).body
        names = {entry.id.name for entry in named if isinstance(entry, ast.Message)}
        assert not names & messages(language).keys()


def test_both_languages_name_the_same_numbers() -> None:
    english, polish = source("en").splitlines(), source("pl").splitlines()
    told = [
        {
            line.split(" = ")[0]: sorted(re.findall(r"\d+", line.partition(" = ")[2]))
            for line in lines
            if " = " in line
        }
        for lines in (english, polish)
    ]
    assert told[0] == told[1]


@cache
def literals() -> set[str]:
    """Every text key, or beginning of one, that stands in the code."""
    found: set[str] = set()
    for module in [path for pattern in SPEAKING for path in RULE_MODULES.glob(pattern)]:
        tree = python.parse(module.read_text(encoding="utf-8"))
        for node in python.walk(tree):
            if (
                isinstance(node, python.Constant)
                and isinstance(node.value, str)
                and node.value.startswith("gaia-")
            ):
                found.add(node.value)
    return found


def test_every_key_in_the_code_has_words() -> None:
    for key in literals():
        if not key.endswith("-"):
            for language in LANGUAGES:
                assert speaker(language).knows(key), (language, key)


def composed_keys() -> set[str]:
    keys = {"gaia-source-" + name for name in SOURCES}
    keys |= {"gaia-free-" + name for name in words.FREE_IDS}
    for i in range(len(QUESTIONS)):
        if i not in AUTOMATIC:
            tails = ["-supply", "-gaia"] if QUESTIONS[i] in ("tokens", "brain-token") else [""]
            if QUESTIONS[i] == "brain-token":
                tails += ["-supply-any", "-gaia-any"]
            keys |= {"gaia-ask-" + QUESTIONS[i] + tail for tail in tails}
    for policy in PROJECT.policies:
        keys |= {f"gaia-policy-{policy.name}", f"gaia-policy-{policy.name}.description"}
        keys |= {f"gaia-policy-{policy.name}-{choice}" for choice in policy.choices}
    for option in PROJECT.options:
        for tail in ["", *("-" + choice for choice in option.choices)]:
            keys |= {f"gaia-option-{option.name}{tail}", f"gaia-option-{option.name}{tail}.description"}
    keys |= {f"gaia-gauge-{name}" for name in ("vp", *glances.STOCKS, *glances.BOWLS)}
    return keys | {"gaia-name", "gaia-option-tiles-random"}


def test_every_composed_key_has_words() -> None:
    for key in composed_keys():
        for language in LANGUAGES:
            assert speaker(language).knows(key), (language, key)


def test_no_words_without_use() -> None:
    used = literals() | {key.partition(".")[0] for key in composed_keys()}
    assert messages("en").keys() - used == set()


def test_every_question_names_its_rule() -> None:
    assert len(words.RULES) == len(QUESTIONS)
    for rule in words.RULES:
        assert speaker("en").knows(f"gaia-rule-{rule}"), rule


# --- random games ---


@cache
def tell(index: int, seed: int) -> frozenset[int]:
    """Play a random game and let everything in it be said; gives the kinds of question that came up."""
    seats, options = GAMES[index]
    asked: Counter[int] = Counter()
    for state, table in decisions(seats, seed, **options):
        if state.over:
            for event in table.events:
                text = PROJECT.event_text(state, event)
                assert text.key.startswith("gaia-event-")
                both(text)
            break
        kind, seat = state.top(), state.actor()
        asked[kind] += 1
        both(PROJECT.prompt(state, seat))
        if asked[kind] > 3 and asked[kind] % 12:
            continue
        legal = state.legal()
        for answer in legal:
            check_answer(state, seat, answer)
        refused = [answer for answer in candidates(state) if answer not in legal]
        # Each reason about a satellite takes a search: a few of them will do.
        for answer in refused[:: 17 if kind == F_SATELLITES else 1]:
            check_refusal(state, seat, answer)
    return frozenset(asked)


@pytest.mark.parametrize("index", range(len(GAMES)))
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_are_told_in_full(index: int, seed: int) -> None:
    assert F_TURN in tell(index, seed)


def test_random_games_ask_nearly_everything() -> None:
    """The games above are rich enough for the tests on them to mean something."""
    asked = frozenset().union(*(tell(index, seed) for index in range(len(GAMES)) for seed in (1, 2)))
    missing = {
        QUESTIONS[kind] for kind in range(len(QUESTIONS)) if kind not in asked and kind not in AUTOMATIC
    }
    assert missing <= {"brain-pay", "itars"}


# --- reasons are true: removing the cause removes the reason ---

GOODS = ("credits", "ore", "knowledge", "qic")


def amount_in(reason: Text, name: str) -> int:
    """The number in an amount such as "3 ore"."""
    phrase = reason.params[name]
    n = phrase.params["n"] if isinstance(phrase, Text) else phrase
    assert isinstance(n, int)
    return n


def set_goods(p: Player, reason: Text, n: int) -> None:
    phrase = reason.params["need"]
    assert isinstance(phrase, Text)
    name = phrase.key.removeprefix("gaia-amount-").partition(".")[0]
    assert name in GOODS
    setattr(p, name, n)


def give_needed(state: Position, seat: int, reason: Text, short: int) -> bool:
    """Give the player what the reason asks for, less `short`; False when the reason asks for no goods."""
    p = state.players[seat]
    key = reason.key.removeprefix("gaia-refusal-")
    if key in ("needs", "no-neighbour"):
        assert amount_in(reason, "have") < amount_in(reason, "need")
        set_goods(p, reason, amount_in(reason, "need") - short)
    elif key in ("range", "range-gaia", "gaia-qic"):
        assert p.qic == reason.params["have"]
        p.qic = amount_in(reason, "need") - short
    elif key == "needs-tokens":
        p.bowl1 += amount_in(reason, "need") - amount_in(reason, "have") - short
    elif key == "burn":
        p.bowl2 += amount_in(reason, "need") - amount_in(reason, "have") - short
    else:
        return False
    return True


def lift(state: Position, seat: int, reason: Text) -> bool:
    """Undo a cause that is not a lack of goods; False when it cannot be undone by hand."""
    p = state.players[seat]
    key = reason.key.removeprefix("gaia-refusal-")
    if key == "space-used":
        state.actions_used = 0
    elif key == "special-used":
        p.specials_used = 0
    elif key == "main-done":
        state.set_arg(0, 0)
    elif key == "green-token":
        p.tokens.append(2 * FED_8VP_Q + 1)
    elif key == "needs-power":
        p.bowl3 += amount_in(reason, "need") - amount_in(reason, "have")
    elif key == "gaiaformers-busy":
        p.gaiaformers_ready += 1
    elif key == "bowl-3-empty":
        p.bowl3 += 1
    elif key == "cap":
        p.credits, p.ore, p.knowledge = 0, 0, 0
    elif key == "no-own-token":
        p.tokens.append(2 * FED_8VP_Q + 1)
    elif key == "federation-pay":
        p.bowl1 += amount_in(reason, "satellites")
        p.qic += amount_in(reason, "satellites")
    elif key == "no-tokens-left":
        state.tokens_left[FED_8VP_Q] += 1
    else:
        return False
    return True


def innermost(reason: Text) -> Text:
    why = reason.params.get("why")
    return why if isinstance(why, Text) else reason


def check_cause(state: Position, seat: int, answer: int, reason: Text) -> bool:
    """Without its cause the answer is legal or refused otherwise; with one unit less it stays refused."""
    cause = innermost(reason)
    cured = state.clone()
    if give_needed(cured, seat, cause, 0):
        almost = state.clone()
        give_needed(almost, seat, cause, 1)
        assert answer not in almost.legal(), (reason, "with one unit less")
    elif not lift(cured, seat, cause):
        return False
    assert answer in cured.legal() or PROJECT.why_not(cured, seat, answer) != reason, reason
    return True


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_reasons_are_true(index: int) -> None:
    seats, options = GAMES[index]
    checked: Counter[str] = Counter()
    asked = 0
    for state, _ in decisions(seats, 3, **options):
        asked += 1
        if state.over or asked % 9 or state.top() == F_SATELLITES:
            continue
        legal = state.legal()
        for answer in candidates(state):
            if answer not in legal:
                reason = PROJECT.why_not(state, state.actor(), answer)
                if checked[reason.key] < 40 and check_cause(state, state.actor(), answer, reason):
                    checked[reason.key] += 1
    assert {"gaia-refusal-needs-power", "gaia-refusal-space-used", "gaia-refusal-main-done"} <= checked.keys()


# --- costs and warnings are true ---


def check_cost(state: Position, seat: int, answer: int) -> None:
    """What is named as the cost of a building is what the player has less afterwards."""
    cost = told_goods(PROJECT.describe(state, seat, answer).cost)
    after = state.clone()
    after.apply(answer, LiveTable(0))
    for name in ("credits", "ore", "qic"):
        paid = getattr(state.players[seat], name) - getattr(after.players[seat], name)
        assert paid == cost.get(name, 0), (PROJECT.notation(state, answer), name)


def lost_goods(state: Position, seat: int, answer: int) -> dict[str, int]:
    lost: dict[str, int] = {}
    for warning in PROJECT.describe(state, seat, answer).warnings:
        if warning.key == "gaia-warning-lost":
            goods = warning.params["goods"]
            assert isinstance(goods, Text)
            lost |= told_goods(goods)
    return lost


def check_lost(state: Position, seat: int, answer: int) -> int:
    """With so much less in hand nothing would be lost, with one unit more than that just one."""
    lost = lost_goods(state, seat, answer)
    for name, n in lost.items():
        held = getattr(state.players[seat], name)
        for left_over in (0, 1):
            lighter = state.clone()
            setattr(lighter.players[seat], name, held - n + left_over)
            assert lost_goods(lighter, seat, answer).get(name, 0) == left_over, (answer, name)
    return len(lost)


BUILDING = (F_MINE, choices.F_PROJECT, choices.F_UPGRADE, choices.F_STATION, choices.F_LOST_PLANET)


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_costs_and_losses_are_true(index: int) -> None:
    seats, options = GAMES[index]
    costs = losses = 0
    for state, _ in decisions(seats, 4, **options):
        if state.over:
            break
        seat = state.actor()
        # The Gleens' institute gives goods at once.
        if state.top() in BUILDING and state.players[seat].faction != GLEENS:
            for answer in state.legal():
                check_cost(state, seat, answer)
                costs += 1
        elif state.top() in (F_RESEARCH, F_TILE, F_TOKEN):
            losses += sum(check_lost(state, seat, answer) for answer in state.legal())
    assert costs > 20
    assert losses > 0
