"""What Gaia Project says at play: every text in both languages, every refusal with its true reason."""

from collections import Counter
from functools import cache

import pytest
from tests.games.gaia.saying import GAMES, PROJECT, check_answer, check_refusal, decisions, told_goods
from tests.games.words import check_known, check_rules_of_questions, literals, tell, unasked, whole
from tests.locale.texts import (
    check_no_junk,
    check_nothing_twice,
    check_same_keys,
    check_same_variables,
    check_same_written_numbers,
    in_both,
)

from galaktyka.core.table import LiveTable
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

SPEAKING = ("speech/*.py", "foreign/*.py", "game.py", "layout.py", "opening.py")
FILES = ("gaia-play.ftl",)
TEXTS = in_both(FILES)
WITH_NAMES = in_both(("gaia.ftl", *FILES))
AUTOMATIC = (F_GAME, F_OFFERS, F_LATE_TOKEN)


# --- the files ---


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    for texts in TEXTS.values():
        for file in FILES:
            check_no_junk(texts, file)
        check_nothing_twice(texts)
    check_same_keys(TEXTS)
    check_same_variables(WITH_NAMES)


def test_names_are_never_written_again() -> None:
    """A message of gaia-play.ftl may not repeat one of gaia.ftl."""
    for texts in WITH_NAMES.values():
        check_nothing_twice(texts)


def test_both_languages_name_the_same_numbers() -> None:
    check_same_written_numbers(TEXTS)


def test_every_key_in_the_code_has_words() -> None:
    check_known(whole(literals("gaia", SPEAKING)))


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
    keys |= {f"gaia-aspect-{name}" for name in PROJECT.aspects if name}
    return keys | {"gaia-name", "gaia-option-tiles-random"}


def test_every_composed_key_has_words() -> None:
    check_known(composed_keys())


def test_no_words_without_use() -> None:
    used = literals("gaia", SPEAKING) | {key.partition(".")[0] for key in composed_keys()}
    assert TEXTS["en"].names - used == set()


def test_every_question_names_its_rule() -> None:
    check_rules_of_questions("gaia", words.RULES, QUESTIONS)


# --- random games ---


def check_decision(state: Position, seat: int) -> None:
    """Every answer is described, and every other one refused with a reason."""
    legal = state.legal()
    for answer in legal:
        check_answer(state, seat, answer)
    refused = [answer for answer in candidates(state) if answer not in legal]
    # Each reason about a satellite takes a search: a few of them will do.
    for answer in refused[:: 17 if state.top() == F_SATELLITES else 1]:
        check_refusal(state, seat, answer)


@cache
def told(index: int, seed: int) -> frozenset[int]:
    """The kinds of question in a game in which everything was said."""
    seats, options = GAMES[index]
    return tell(PROJECT, decisions(seats, seed, **options), check_decision)


@pytest.mark.parametrize("index", range(len(GAMES)))
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_are_told_in_full(index: int, seed: int) -> None:
    assert F_TURN in told(index, seed)


def test_random_games_ask_nearly_everything() -> None:
    """The games above are rich enough for the tests on them to mean something."""
    asked = frozenset().union(*(told(index, seed) for index in range(len(GAMES)) for seed in (1, 2)))
    missing = unasked(QUESTIONS, asked, AUTOMATIC)
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
