"""What New Frontiers says at play: every text in both languages, every refusal with its true reason."""

from collections import Counter

import pytest
from tests.games.frontiers.saying import (
    FRONTIERS,
    GAMES,
    check_answer,
    check_refusal,
    choose,
    decisions,
    start,
)
from tests.games.saying import both
from tests.games.words import check_known_or_begun, literals, option_and_policy_keys, unasked, whole
from tests.locale.texts import files_of, in_both

from galaktyka.core.chance import Stream
from galaktyka.core.game import Answer
from galaktyka.core.table import Event, LiveTable
from galaktyka.core.words import Text
from galaktyka.games.frontiers.choices import (
    A_CONQUER,
    A_PAY,
    A_PLANET,
    A_TECH,
    E_BACK,
    E_BUY,
    E_LAST_ROUND,
    E_LEFT,
    E_OPEN,
    E_ROUND,
    E_SETTLE,
    ENDINGS,
    EVENTS,
    F_ACTION,
    F_DEVELOP,
    F_GAME,
    F_PRODUCE,
    F_SETTLE,
    QUESTIONS,
)
from galaktyka.games.frontiers.drawing import legend
from galaktyka.games.frontiers.flow import Position
from galaktyka.games.frontiers.ids import (
    ACTION_IDS,
    EFFECT_IDS,
    GOAL_IDS,
    GOOD_WORDS,
    KEYWORD_IDS,
    KIND_WORDS,
    PHASE_IDS,
    SETTLE,
    TILE_IDS,
    X_MILITARY,
)
from galaktyka.games.frontiers.powers import GAIN_WORDS, PER_WORDS, Power
from galaktyka.games.frontiers.speech import words
from galaktyka.games.frontiers.state import SOURCES
from galaktyka.games.frontiers.terminal.parts import PARTS

TEXTS = in_both(files_of("frontiers"))
AUTOMATIC = (F_GAME, F_ACTION, F_PRODUCE)
SPEAKING = ("speech/*.py", "drawing/*.py", "terminal/*.py", "glances.py", "game.py")


# --- the files ---


def test_every_key_in_the_code_has_words() -> None:
    keys = whole(literals("frontiers", SPEAKING))
    assert len(keys) > 100
    check_known_or_begun(keys, TEXTS)


def composed_keys() -> set[str]:
    """Keys that the code puts together from a beginning and the names of things."""
    groups: dict[str, tuple[str, ...] | list[str]] = {
        "tile": TILE_IDS,
        "action": ACTION_IDS,
        "goal": GOAL_IDS,
        "kind": KIND_WORDS,
        "keyword": KEYWORD_IDS,
        "phase": PHASE_IDS,
        "source": SOURCES,
        "each": PER_WORDS,
        "screen": PARTS,
        "amount": ["credits", "vp", "colonists", "goods", "planets", "spaces"],
        "event-last": ENDINGS,
        "picture-sign": legend.SIGNS,
        "picture-letter": KIND_WORDS,
        "gauge": [gauge.name for gauge in FRONTIERS.gauges(FRONTIERS.view(start(2, 1)[0], 0), 0)],
        "aspect": [name for name in FRONTIERS.aspects if name],
    }
    keys = {f"frontiers-{group}-{name}" for group, names in groups.items() for name in names}
    for effect in EFFECT_IDS:
        key = "frontiers-power-" + effect.replace(".", "-")
        keys |= {key, *(f"{key}-{end}" for end in ("any", "vs", "full", "bonus", *GAIN_WORDS))}
    for name in ("planet", "military"):
        keys |= {f"frontiers-sentence-{name}-{good}" for good in GOOD_WORDS}
    for kind in QUESTIONS:
        keys |= {f"frontiers-ask-{kind}{end}" for end in ("", "-second", "-last", "-enough", "-other")}
        keys |= {f"frontiers-ask-{kind}{end}" for end in ("-arrived", "-bonus", "-again")}
    for events in (words.TILE_EVENTS, words.GOAL_EVENTS, words.PLAIN_EVENTS):
        keys |= {f"frontiers-event-{name}" for name in events.values()}
    return keys | option_and_policy_keys(FRONTIERS)


def test_no_message_is_unused() -> None:
    found = literals("frontiers", SPEAKING)
    used = found | composed_keys() | {"frontiers-name"}
    ends = {key + end for key in found for end in ("-goods", "-action", "-name", "-windfall")}
    ends |= {"frontiers-picture-" + id_ + end for id_ in counters() for end in ("", "-name")}
    verbs = {"frontiers-do-" + verb for verb in ("reveal", "keep", "quiet")}
    stocks = {"frontiers-picture-stock-" + name for name in ("credits", "colonist", "military", "good")}
    boards = {"frontiers-picture-technologies", "frontiers-picture-large-technologies"}
    screens = {f"frontiers-screen-{n}" for n in ("credits", "colonists", "military", "colonies", "spaces")}
    phases = {"frontiers-screen-phase-sides", "frontiers-screen-phase-over"}
    assert TEXTS["en"].names - used - ends - verbs - stocks - boards - screens - phases == set()


def counters() -> list[str]:
    """The counters of the picture, which name themselves."""
    return ["pool-vp", "pool-colonists", "most-colonies", "most-spaces", "colonies", "spaces"]


# --- whole games ---


def play(index: int, seed: int) -> tuple[set[int], Counter[str], Counter[str]]:
    """A random game in which everything is said; gives the questions, labels and reasons that came up."""
    seats, options = GAMES[index]
    asked: set[int] = set()
    labels: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for number, (state, _) in enumerate(decisions(seats, seed, **options)):
        if state.over:
            break
        seat = state.actor()
        asked.add(state.top())
        both(FRONTIERS.prompt(state, seat))
        legal = state.legal()
        for answer in legal:
            labels[check_answer(state, seat, answer).label.key] += 1
        if number % 6 == 0:
            for answer in FRONTIERS.candidates(state):
                if answer not in legal:
                    reasons[check_refusal(state, seat, answer).key] += 1
    return asked, labels, reasons


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_everything_is_said_in_both_languages(index: int) -> None:
    asked, labels, reasons = play(index, 3)
    assert len(asked) > 6
    assert len(labels) > 12
    assert "frontiers-refusal-not-asked" not in reasons


def test_all_questions_come_up_in_some_random_game() -> None:
    asked: set[int] = set()
    for index in range(len(GAMES)):
        for seed in (1, 2, 4):
            asked |= {state.top() for state, _ in decisions(GAMES[index][0], seed, **GAMES[index][1])}
    missing = unasked(QUESTIONS, asked, AUTOMATIC)
    assert missing <= {"force", "force-good", "short", "upgrade", "windfall"}


# --- the log ---

OF_THE_TABLE = (E_ROUND, E_OPEN, E_BACK, E_LEFT)


def told_events(index: int, seed: int) -> tuple[Position, list[Event]]:
    seats, options = GAMES[index]
    state, table = start(seats, seed, **options)
    stream = Stream(seed + 77)
    while state.frames:
        state.apply(choose(state, stream), table)
    return state, table.events


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_every_event_is_one_sentence(index: int) -> None:
    state, heard = told_events(index, 5)
    kinds = {event.kind for event in heard}
    assert len(kinds) > 15
    for event in heard:
        for said in both(FRONTIERS.event_text(state, event)):
            assert said.endswith(".")


def test_every_kind_of_event_and_end_has_its_sentence() -> None:
    state, _ = start(2, 1)
    for kind in range(EVENTS):
        if kind != E_LAST_ROUND:
            seat = -1 if kind in OF_THE_TABLE else 0
            both(FRONTIERS.event_text(state, Event(kind, seat, 1, 1, 65, -1)))
    for reason in range(len(ENDINGS)):
        both(FRONTIERS.event_text(state, Event(E_LAST_ROUND, -1, reason, 0, 0, -1)))


# --- reasons and costs are true ---


def amount_in(reason: Text, name: str) -> int:
    """The number in an amount such as "3 credits"."""
    phrase = reason.params[name]
    n = phrase.params["n"] if isinstance(phrase, Text) else phrase
    assert isinstance(n, int)
    return n


def give(state: Position, seat: int, reason: Text, short: int) -> bool:
    """Give the player what the reason asks for, less `short`; False when it asks for nothing of that sort."""
    p = state.players[seat]
    key = reason.key.removeprefix("frontiers-refusal-")
    if key == "needs":
        need = reason.params["need"]
        assert isinstance(need, Text)
        assert amount_in(reason, "have") < amount_in(reason, "need")
        thing = need.key.removeprefix("frontiers-amount-").partition(".")[0]
        setattr(p, thing, amount_in(reason, "need") - short)
        return True
    if key == "military":
        add_military(state, seat, amount_in(reason, "need") - amount_in(reason, "have") - short)
        return True
    return False


def add_military(state: Position, seat: int, n: int) -> None:
    """A power that counts against every planet, as if some tile had it."""
    power = Power(0, SETTLE, X_MILITARY)
    power.n = n
    powers = [list(found) for found in state.players[seat].powers]
    powers[SETTLE].append(power)
    state.players[seat].powers = powers


def check_cause(state: Position, seat: int, answer: int, reason: Text) -> bool:
    """Without its cause the answer is legal or refused otherwise; with one unit less it stays refused."""
    cured = state.clone()
    if not give(cured, seat, reason, 0):
        return False
    almost = state.clone()
    give(almost, seat, reason, 1)
    assert answer not in almost.legal(), (reason, "with one unit less")
    assert answer in cured.legal() or FRONTIERS.why_not(cured, seat, answer) != reason, reason
    return True


def test_reasons_are_true() -> None:
    checked: Counter[str] = Counter()
    for index, (seats, options) in enumerate(GAMES):
        for state, _ in decisions(seats, 20 + index, **options):
            if state.over or state.top() not in (F_DEVELOP, F_SETTLE):
                continue
            legal = state.legal()
            for answer in FRONTIERS.candidates(state):
                if answer not in legal:
                    reason = FRONTIERS.why_not(state, state.actor(), answer)
                    if checked[reason.key] < 80 and check_cause(state, state.actor(), answer, reason):
                        checked[reason.key] += 1
    assert checked["frontiers-refusal-needs"] > 40
    assert checked["frontiers-refusal-military"] > 20


def told_cost(answer: Answer) -> dict[str, int]:
    """The amounts in a cost, by what is paid."""
    found: dict[str, int] = {}
    rest = answer.cost
    while rest is not None:
        first = rest.params.get("first", rest)
        assert isinstance(first, Text)
        found[first.key.removeprefix("frontiers-amount-").partition(".")[0]] = amount_in(first, "n")
        following = rest.params.get("rest")
        rest = following if isinstance(following, Text) else None
    return found


def test_costs_are_true() -> None:
    checked: Counter[int] = Counter()
    for index, (seats, options) in enumerate(GAMES):
        for state, _ in decisions(seats, 40 + index, **options):
            if state.over or state.top() not in (F_DEVELOP, F_SETTLE):
                continue
            seat = state.actor()
            for answer in state.legal():
                if A_TECH <= answer < A_PLANET or A_PAY <= answer < A_CONQUER:
                    cost = told_cost(FRONTIERS.describe(state, seat, answer))
                    after, table = state.clone(), LiveTable(0)
                    after.apply(answer, table)
                    paid = next(event for event in table.events if event.kind in (E_BUY, E_SETTLE))
                    assert cost["credits"] == paid.b
                    if paid.kind == E_SETTLE:
                        assert cost["colonists"] == state.box.colonists[paid.a]
                    checked[paid.kind] += 1
    assert min(checked[E_BUY], checked[E_SETTLE]) > 40
