"""What Ascendancy says at play: every text in both languages, every refusal with its reason."""

from collections import Counter
from collections.abc import Iterable

import pytest
from tests.games.ascendancy.saying import GAMES, WARS, check_answer, check_refusal, decisions, start, war
from tests.games.ascendancy.test_words_by_hand import BY_HAND
from tests.games.saying import both
from tests.games.words import (
    check_known_or_begun,
    check_rules_of_questions,
    literals,
    option_and_policy_keys,
    unasked,
    whole,
)
from tests.locale.texts import files_of, in_both

from galaktyka.core.table import LiveTable
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.speech import events, words
from galaktyka.games.ascendancy.terminal.parts import PARTS

TEXTS = in_both(files_of("ascendancy"))
SPEAKING = ("speech/*.py", "drawing/*.py", "terminal/*.py", "*.py")
REASONS_EVERY = 9
ASK_ENDS = ("", "-project", "-advancement", "-warp", "-exit", "-marauders")
EVENT_ENDS = (
    *(
        "",
        "-lost",
        "-command",
        "-building",
        "-shields",
        "-weapons",
        "-joined",
        "-adrift",
        "-refused",
        "-safe",
    ),
    *("-hidden", "-planet", "-world", "-free", "-from", "-unseen"),
    *(f"-{way}" for way in events.VICTORIES),
)


# --- the files ---


def test_every_key_in_the_code_has_words() -> None:
    keys = whole(literals("ascendancy", SPEAKING))
    assert len(keys) > 250
    check_known_or_begun(keys, TEXTS)


def test_every_question_names_a_rule() -> None:
    check_rules_of_questions("ascendancy", words.RULES, c.QUESTIONS)


def composed_keys() -> set[str]:
    """Keys that the code puts together from a beginning and the names of things."""
    groups: dict[str, Iterable[str]] = {
        "system": ids.SYSTEM_IDS,
        "kind": ids.SYSTEM_KIND_IDS,
        "slot": ids.SLOT_IDS,
        "node": ids.RESOURCE_IDS,
        "resource": ids.RESOURCE_IDS,
        "amount": [
            *ids.RESOURCE_IDS,
            *["ascendancy", "ships", "nodes", "sectors", "hits", "dice", "commands", "tokens"],
            *["projects", "cards"],
        ],
        "civ": ids.CIV_IDS,
        "special": ids.SPECIAL_RULE_IDS,
        "trade": ids.TRADE_IDS,
        "fleet": ids.FLEET_TYPE_IDS,
        "fleet-rule": ids.FLEET_RULE_IDS,
        "type": ids.TYPE_IDS,
        "icon": ids.ICON_IDS,
        "advancement": ids.ADVANCEMENT_IDS,
        "effect": ids.EFFECT_IDS,
        "exploration": ids.EXPLORATION_IDS,
        "exploration-kind": ids.EXPLORATION_KIND_IDS,
        "phase": ["setup", "initiative", "building", "command", "trade", "recharge", "over"],
        "why": c.WHY_IDS,
        "source": ["ascendancy"],
        "group": ["singles", "starbase", "extra", "nodes"],
        "screen": PARTS,
        "gauge": [gauge.name for gauge in GAME.gauges(GAME.view(start(2, 1)[0], 0), 0)],
        "aspect": [name for name in GAME.aspects if name],
        "do": [verb.split()[0] for verb in c.VERBS],
        "do-reroll": c.REROLL_IDS,
        "do-offer": ["give", "take", "both"],
        "picture-agreement": ["hand", "given", "held", "tired"],
    }
    keys = {f"ascendancy-{group}-{name}" for group, names in groups.items() for name in names}
    keys |= {f"ascendancy-ask-{question}{end}" for question in c.QUESTIONS for end in ASK_ENDS}
    keys |= {f"ascendancy-event-{event}{end}" for event in c.EVENT_IDS for end in EVENT_ENDS}
    keys |= {f"ascendancy-picture-{name}" for name in ("weapons", "shields", "weapons-last", "shields-last")}
    keys |= {f"ascendancy-picture-{name}" for name in ("systems", "pool", "controls", "bases")}
    keys |= {f"ascendancy-{group}-{end}" for group in ("place", "lane") for end in ("open", "adrift")}
    ends = ("build", "yard", "colonize", "resize", "disband", "settle", "node-open", "node-replace")
    keys |= {f"ascendancy-do-{end}" for end in (*ends, "connect-way", "turn-spot", "done-build", "stay-here")}
    keys |= {
        "ascendancy-do-no-reroll",
        "ascendancy-event-start-project",
        "ascendancy-event-start-advancement",
    }
    return keys | option_and_policy_keys(GAME)


def test_no_message_is_unused() -> None:
    found = {key.partition(".")[0] for key in literals("ascendancy", SPEAKING)}
    assert TEXTS["en"].names - found - composed_keys() - {"ascendancy-name"} == set()


# --- whole games ---


def say_all(played: Iterable[tuple[Position, LiveTable]]) -> tuple[set[int], Counter[str], Counter[str]]:
    """Everything is said; gives the questions, labels and reasons that came up."""
    asked: set[int] = set()
    labels: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    told = 0
    for number, (state, table) in enumerate(played):
        for event in table.events[told:]:
            text = GAME.event_text(state, event)
            assert text.key.startswith("ascendancy-event-")
            both(text)
        told = len(table.events)
        if state.over:
            break
        seat = state.actor()
        asked.add(state.top())
        both(GAME.prompt(state, seat))
        allowed = state.allowed(seat)
        for answer in allowed if number % 3 == 0 else allowed[::7]:
            labels[check_answer(state, seat, answer).label.key] += 1
            for text in GAME.preview(state, seat, answer):
                both(text)
        if number % REASONS_EVERY == 0:
            known = set(allowed)
            for answer in GAME.candidates(state)[::5]:
                if answer not in known:
                    reasons[check_refusal(state, seat, answer).key] += 1
    return asked, labels, reasons


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_everything_is_said_in_both_languages(index: int) -> None:
    seats, options = GAMES[index]
    asked, labels, reasons = say_all(decisions(seats, 3, **options))
    assert len(asked) > 10
    assert len(labels) > 25
    assert "ascendancy-refusal-not-asked" not in reasons


@pytest.mark.parametrize("seed", WARS)
def test_wars_are_said_in_both_languages(seed: int) -> None:
    asked, labels, _ = say_all(war(seed))
    assert len(asked) > 6
    assert len(labels) > 20


def test_all_but_rare_questions_come_up_in_games_and_wars() -> None:
    """The rare ones are put by hand in `test_words_by_hand`."""
    asked: set[int] = set()
    for index in range(len(GAMES)):
        asked |= {state.top() for state, _ in decisions(GAMES[index][0], 2, **GAMES[index][1])}
    for seed in range(1, 20):
        asked |= {state.top() for state, _ in war(seed)}
    rare = {*BY_HAND, "name", "relay", "search", "peek", "spy", "target", "cloak", "aim", "allot"}
    assert unasked(c.QUESTIONS, asked, range(c.FIRST_QUESTION)) <= rare
