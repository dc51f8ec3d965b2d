"""What Eclipse says at play: every text in both languages, every refusal with its true reason."""

from functools import cache

import pytest
from tests.games.eclipse.saying import GAMES, check_answer, check_refusal, decisions
from tests.games.words import check_known, check_rules_of_questions, literals, tell, unasked, whole
from tests.locale.texts import (
    check_no_junk,
    check_nothing_twice,
    check_same_keys,
    check_same_variables,
    check_same_written_numbers,
    in_both,
)

from galaktyka.core.state import changed
from galaktyka.core.words import Text
from galaktyka.games.eclipse import glances
from galaktyka.games.eclipse.choices import AUTOMATIC, F_DEBT, F_TURN, QUESTIONS
from galaktyka.games.eclipse.flow import Position
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import RESOURCE_IDS
from galaktyka.games.eclipse.speech import answers_verbs, events, words

SPEAKING = ("speech/*.py", "drawing/*.py", "terminal/*.py", "*.py")
FILES = ("eclipse-play.ftl", "eclipse-picture.ftl", "eclipse-terminal.ftl")
TEXTS = in_both(FILES)
WITH_NAMES = in_both(("eclipse.ftl", *FILES))


# --- the files ---


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    for texts in TEXTS.values():
        for file in FILES:
            check_no_junk(texts, file)
        check_nothing_twice(texts)
    check_same_keys(TEXTS)
    check_same_variables(WITH_NAMES)


def test_names_are_never_written_again() -> None:
    for texts in WITH_NAMES.values():
        check_nothing_twice(texts)


def test_both_languages_name_the_same_numbers() -> None:
    check_same_written_numbers(TEXTS)


def test_every_key_in_the_code_has_words() -> None:
    check_known(whole(literals("eclipse", SPEAKING)))


def composed_keys() -> set[str]:
    keys: set[str] = set()
    tails = {
        "turn": ["", "-passed", "-none"],
        "place": ["", "-two"],
        "upgrade": ["", "-returned"],
        "disc": ["", "-sector"],
        "cube": ["", *words.CUBE_TAILS.values()],
    }
    for i in range(len(QUESTIONS)):
        if i not in AUTOMATIC:
            keys |= {"eclipse-ask-" + QUESTIONS[i] + tail for tail in tails.get(QUESTIONS[i], [""])}
    for table in (events.SECTOR_EVENTS, events.PARTNER_EVENTS, events.FOUND_EVENTS, events.PLAIN_EVENTS):
        keys |= {"eclipse-event-" + tail for tail in table.values()}
    keys |= {"eclipse-do-" + tail for tail in answers_verbs.DECLINES.values()}
    marks = "artifact portal monolith discovery attacker defender tech-bag discoveries-left reputation-left"
    keys |= {"eclipse-picture-" + mark for mark in marks.split()}
    keys |= {"eclipse-picture-free-" + kind for kind in ("reputation", "mixed", "ambassador")}
    keys |= {"eclipse-screen-" + part for part in [*GAME.screen_parts(), "discs", "colony", "trade"]}
    keys |= {f"eclipse-gauge-{name}" for name in ("vp", *glances.STOCKS)}
    keys |= {f"eclipse-aspect-{name}" for name in GAME.aspects if name}
    return keys


def test_every_composed_key_has_words() -> None:
    check_known(composed_keys())


def test_no_words_without_use() -> None:
    assert TEXTS["en"].names - literals("eclipse", SPEAKING) - composed_keys() == set()


def test_every_question_names_its_rule() -> None:
    check_rules_of_questions("eclipse", words.RULES, QUESTIONS)


# --- lively games ---


def check_decision(state: Position, seat: int) -> None:
    """Every answer is described, and every other one refused with a reason."""
    legal = state.legal()
    for answer in legal:
        check_answer(state, seat, answer)
    for answer in GAME.candidates(state):
        if answer not in legal:
            reason = check_refusal(state, seat, answer)
            if reason.key == "eclipse-refusal-needs" and state.top() != F_DEBT:
                check_needs(state, seat, answer, reason)


@cache
def told(index: int, seed: int) -> frozenset[int]:
    """The kinds of question in a game in which everything was said."""
    seats, options = GAMES[index]
    return tell(GAME, decisions(seats, seed, **options), check_decision)


def check_needs(state: Position, seat: int, answer: int, reason: Text) -> None:
    """Exactly what the reason asks for makes the answer legal, and one less does not."""
    need, have = reason.params["need"], reason.params["have"]
    assert isinstance(need, Text)
    n = need.params["n"]
    assert isinstance(n, int)
    resource = RESOURCE_IDS.index(need.key.removeprefix("eclipse-amount-"))
    for amount, legal in ((n, True), (n - 1, False)):
        probe = state.clone()
        player = probe.players[seat]
        assert player.resources[resource] == have
        player.resources = changed(player.resources, resource, amount)
        assert (answer in probe.legal()) == legal, GAME.notation(state, answer)


@pytest.mark.parametrize("index", range(len(GAMES)))
@pytest.mark.parametrize("seed", [1, 2])
def test_lively_games_are_told_in_full(index: int, seed: int) -> None:
    assert F_TURN in told(index, seed)


def test_lively_games_ask_nearly_everything() -> None:
    """The games above are rich enough for the tests on them to mean something; the rest is asked by hand."""
    asked = frozenset().union(*(told(index, seed) for index in range(len(GAMES)) for seed in (1, 2)))
    missing = unasked(QUESTIONS, asked, AUTOMATIC)
    assert missing <= {
        "room", "ancient-tech", "split", "stalemate", "give-up", "portal", "artifact", "order", "kill", "die",
    }  # fmt: skip
