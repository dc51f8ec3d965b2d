"""What Exodus says at play: every text in both languages, every refusal with its true reason."""

from collections import Counter
from functools import cache

import pytest
from tests.games.exodus.saying import GAMES, check_answer, check_refusal, choose, decisions, start
from tests.games.saying import both
from tests.games.words import (
    check_known_or_begun,
    check_rules_of_questions,
    literals,
    option_and_policy_keys,
    tell,
    unasked,
    whole,
)
from tests.locale.texts import files_of, in_both

from galaktyka.core.chance import Stream
from galaktyka.core.table import Event, LiveTable
from galaktyka.core.words import Text
from galaktyka.games.exodus import choices as c
from galaktyka.games.exodus import ids
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import CP
from galaktyka.games.exodus.rules.laws import ship_cost
from galaktyka.games.exodus.speech import words
from galaktyka.games.exodus.state import SOURCES
from galaktyka.games.exodus.terminal.parts import PARTS

SPEAKING = ("speech/*.py", "drawing/*.py", "terminal/*.py", "*.py")
EVENTS = c.E_PLANET + 1
TEXTS = in_both(files_of("exodus"))


# --- the files ---


def test_every_key_in_the_code_has_words() -> None:
    keys = whole(literals("exodus", SPEAKING))
    assert len(keys) > 150
    check_known_or_begun(keys, TEXTS)


def composed_keys() -> set[str]:
    """Keys that the code puts together from a beginning and the names of things."""
    groups: dict[str, list[str]] = {
        "hex": ["council", *ids.PLANET_IDS, *ids.HOME_IDS],
        "ship": ids.SHIP_IDS,
        "upgrade": ids.UPGRADE_IDS,
        "part": ids.KIND_IDS,
        "technology": ids.TECH_IDS,
        "colour": ids.COLOUR_IDS,
        "type": ids.TYPE_IDS,
        "action": ids.ACTION_IDS,
        "political": [*ids.POLITICAL_TYPE_IDS, *ids.POLITICAL_IDS],
        "resource": ids.RESOURCE_IDS,
        "amount": ["cp", "axinium", "phasium", "vp", "markers", "units", "hits", "dice", "damage"],
        "title": ids.TITLE_IDS,
        "phase": c.PHASE_IDS,
        "source": SOURCES,
        "screen": [*PARTS, "white", "red"],
        "picture-type": ids.TYPE_IDS,
        "picture-card": ["hand", "face", "own", "played"],
        "picture-stock": [*ids.RESOURCE_IDS, "pool", "tax"],
        "do": [verb.split()[0] for verb in c.VERBS],
        "do-vote": c.LETTER_WORDS,
        "gauge": [gauge.name for gauge in GAME.gauges(GAME.view(start(2, 1)[0], 0), 0)],
        "aspect": [name for name in GAME.aspects if name],
    }
    keys = {f"exodus-{group}-{name}" for group, names in groups.items() for name in names}
    for effect in ids.EFFECT_IDS:
        keys |= {f"exodus-effect-{effect}{end}" for end in ("", "-any", "-axinium", "-all")}
    keys |= {f"exodus-effect-forbid-{ban}" for ban in ids.FORBID_IDS}
    ends = ("", "-1", "-2", "-3", "-letter", "-cp", "-blueprints", "-banking", "-mining", "-centaurian")
    keys |= {f"exodus-ask-{kind}{end}" for kind in c.QUESTIONS for end in ends}
    for events in (words.NUMBER_EVENTS, words.HEX_EVENTS, words.CARD_EVENTS, words.CP_EVENTS):
        keys |= {f"exodus-event-{name}" for name in events.values()}
    keys |= {f"exodus-event-{n}" for n in ("killed", "drained", "markers", "action-reaction", "action-bonus")}
    keys |= {"exodus-event-roll-banking", "exodus-event-roll-mining"}
    keys |= option_and_policy_keys(GAME)
    return keys


def test_no_message_is_unused() -> None:
    used = {key.partition(".")[0] for key in literals("exodus", SPEAKING)} | composed_keys() | {"exodus-name"}
    assert TEXTS["en"].names - used == set()


def test_every_question_names_its_rule() -> None:
    check_rules_of_questions("exodus", words.RULES, c.QUESTIONS)


# --- whole games ---


def check_decision(state: Position, seat: int) -> None:
    """Every answer is described, and every other one refused with a reason."""
    legal = state.legal()
    for answer in legal:
        check_answer(state, seat, answer)
    for answer in GAME.candidates(state):
        if answer not in legal:
            check_refusal(state, seat, answer)


@cache
def told(index: int) -> frozenset[int]:
    """The kinds of question in a game in which everything was said."""
    seats, options = GAMES[index]
    return tell(GAME, decisions(seats, 3, **options), check_decision)


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_whole_games_are_told_in_both_languages(index: int) -> None:
    assert len(told(index)) > 15


def test_these_games_ask_nearly_everything() -> None:
    """They are rich enough for the tests on them to mean something; the rest is asked by hand."""
    asked = frozenset().union(*(told(index) for index in range(len(GAMES))))
    assert unasked(c.QUESTIONS, asked, c.AUTOMATIC) <= {"repeal", "victim"}


# --- the log ---


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
    assert len({event.kind for event in heard}) > 25
    told = {(event.kind, event.seat, event.a, event.b, event.c): event for event in heard}
    for event in told.values():
        for said in both(GAME.event_text(state, event)):
            assert said.endswith(".")


def test_every_kind_of_event_has_its_sentence() -> None:
    state, _ = start(2, 1)
    for kind in range(EVENTS):
        for value in (1, 2):
            both(GAME.event_text(state, Event(kind, 0, 1, value, 1, -1)))


# --- reasons and costs are true ---


def number_in(reason: Text, name: str) -> int:
    phrase = reason.params[name]
    n = phrase.params["n"] if isinstance(phrase, Text) else phrase
    assert isinstance(n, int)
    return n


def check_cause(state: Position, seat: int, answer: int, reason: Text) -> None:
    """With what is missing the answer is legal or refused otherwise; with one unit less it stays refused."""
    need = reason.params["need"]
    assert isinstance(need, Text)
    thing = need.key.removeprefix("exodus-amount-")
    assert number_in(reason, "have") < number_in(reason, "need")
    cured, almost = state.clone(), state.clone()
    setattr(cured.players[seat], thing, number_in(reason, "need"))
    setattr(almost.players[seat], thing, number_in(reason, "need") - 1)
    assert answer not in almost.legal(), reason
    assert answer in cured.legal() or GAME.why_not(cured, seat, answer) != reason


def test_reasons_that_name_a_price_are_true() -> None:
    checked: Counter[str] = Counter()
    for index, (seats, options) in enumerate(GAMES):
        for state, _ in decisions(seats, 20 + index, **options):
            if state.over or state.top() not in (c.F_RESEARCH, c.F_BUILD, c.F_BUY, c.F_TRADE):
                continue
            seat, legal = state.actor(), state.legal()
            for answer in GAME.candidates(state):
                if answer not in legal:
                    reason = GAME.why_not(state, seat, answer)
                    if reason.key == "exodus-refusal-needs" and checked[GAME.question(state)] < 60:
                        check_cause(state, seat, answer, reason)
                        checked[GAME.question(state)] += 1
    assert min(checked["research"], checked["build"]) > 30


def test_costs_are_true() -> None:
    checked: Counter[str] = Counter()
    for state, _ in decisions(4, 41):
        if state.over or state.top() not in (c.F_RESEARCH, c.F_BUILD):
            continue
        seat = state.actor()
        for answer in state.legal():
            if c.A_BUILD <= answer < c.A_UPGRADE:
                cost = GAME.describe(state, seat, answer).cost
                assert cost is not None
                after = state.clone()
                after.apply(answer, LiveTable(0))
                paid = state.players[seat].cp - after.players[seat].cp
                told = cost if "n" in cost.params else cost.params["first"]
                assert isinstance(told, Text)
                if answer < c.A_TECH:
                    assert paid == number_in(told, "n") == ship_cost(state, answer - c.A_BUILD, CP)
                elif after.top() < 0 or after.turn == state.turn:
                    assert price_of(state, seat, answer) == number_in(told, "n")
                checked[GAME.question(state)] += 1
    assert min(checked["research"], checked["build"]) > 10


def price_of(state: Position, seat: int, answer: int) -> int:
    """What the technology really costs: the event of its purchase tells."""
    after, table = state.clone(), LiveTable(0)
    after.apply(answer, table)
    return next(event.b for event in table.events if event.kind == c.E_TECH and event.seat == seat)
