"""Answers that are one word: what they mean depends on the question."""

from typing import Final

from galaktyka.core.game import Answer
from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.choices import (
    ACCEPT_VERB,
    ATTACK_VERB,
    BOMB_VERB,
    CLAIM_VERB,
    COLONY_VERB,
    DECLINE_VERB,
    DISCARD_VERB,
    DONE_VERB,
    EXPLORE_VERB,
    F_ACCEPT,
    F_BOMBARD,
    F_CLAIM,
    F_CONQUER,
    F_DISC,
    F_ENGAGE,
    F_GIVE_UP,
    F_KEEP,
    F_STEP,
    F_UPKEEP,
    FIRE_VERB,
    FLIP_VERB,
    KEEP_VERB,
    PASS_VERB,
    REFRESH_VERB,
    SKIP_VERB,
    SPLIT_VERB,
    STORE_VERB,
    TRACK_VERB,
    TRADE_VERB,
    USE_VERB,
)
from galaktyka.games.eclipse.elements import sector_id, ship_id, wing_id
from galaktyka.games.eclipse.ids import ACTION_IDS, MONEY, NOBODY, RED
from galaktyka.games.eclipse.rules.discs import upkeep_of
from galaktyka.games.eclipse.rules.turns import activations_of
from galaktyka.games.eclipse.speech.cautions import (
    action_warnings,
    claim_warnings,
    dearer,
    done_warnings,
    leave_warnings,
    upkeep_warnings,
)
from galaktyka.games.eclipse.speech.effects import found_text
from galaktyka.games.eclipse.speech.phrases import (
    ACCUSATIVE,
    PLURAL,
    action_name,
    amount,
    change,
    goods,
    kind_name,
    player_name,
    sector_name,
)
from galaktyka.games.eclipse.state import EclipseState

# Verbs that say no: the tail of their key by question.
DECLINES: Final[dict[int, str]] = {
    F_ACCEPT: "refuse",
    F_ENGAGE: "stay",
    F_KEEP: "keep-none",
    F_GIVE_UP: "keep-none",
    F_BOMBARD: "spare",
    F_CLAIM: "no-claim",
    F_CONQUER: "no-claim",
}


def verb_answer(s: EclipseState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer < PASS_VERB:
        action_answer(s, seat, answer - EXPLORE_VERB, made)
    elif answer == PASS_VERB:
        pass_answer(s, seat, made)
    elif answer == DONE_VERB:
        done_answer(s, seat, kind, made)
    elif answer == COLONY_VERB:
        made.label = Text("eclipse-do-colony", {"n": s.players[seat].colony_ready})
        made.target = f"colony-{seat}"
        made.rule = "R6"
    elif answer == TRADE_VERB:
        made.label = Text("eclipse-do-trading")
        made.target = f"trade-{seat}"
        made.rule = "R2"
    elif answer == REFRESH_VERB:
        made.label = Text("eclipse-do-refresh", {"n": s.players[seat].colony_used})
        made.target = f"colony-{seat}"
    elif answer == TRACK_VERB:
        track_answer(s, seat, kind, made)
    elif answer == DECLINE_VERB:
        made.label = Text("eclipse-do-" + DECLINES[kind])
        if kind == F_ENGAGE:
            made.target = wing_id(seat, s.arg(0))
    elif answer in (CLAIM_VERB, DISCARD_VERB, FLIP_VERB, SKIP_VERB):
        board_answer(s, seat, kind, answer, made)
    elif answer in (KEEP_VERB, USE_VERB, STORE_VERB, ACCEPT_VERB):
        found_answer(s, seat, answer, made)
    else:
        combat_answer(s, seat, answer, made)


def action_answer(s: EclipseState, seat: int, action: int, made: Answer) -> None:
    """R13 An action, or R41 a reaction with its one activation."""
    p = s.players[seat]
    n = 1 if p.passed else activations_of(s, seat, action)
    params: dict[str, Param] = {"action": action_name(action), "n": n}
    made.label = Text("eclipse-do-reaction" if p.passed else "eclipse-do-action", params)
    made.target = f"action-{seat}-{ACTION_IDS[action]}"
    made.cost = amount("disc", 1, ACCUSATIVE)
    made.rule = "R41" if p.passed else "R13"
    made.warnings = action_warnings(s, seat, action)


def pass_answer(s: EclipseState, seat: int, made: Answer) -> None:
    """R14 The first of all to pass gets money and starts the next round."""
    made.label = Text("eclipse-do-pass")
    made.rule = "R14"
    made.target = f"summary-{seat}"
    if s.players[seat].passed:
        made.label = Text("eclipse-do-pass-again")
    elif s.next_first == NOBODY:
        money = goods(MONEY, s.box.first_pass_money, ACCUSATIVE)
        made.label = Text("eclipse-do-pass-first", {"money": money})


def done_answer(s: EclipseState, seat: int, kind: int, made: Answer) -> None:
    if kind == F_STEP:
        made.label = Text("eclipse-do-stop")
        made.target = ship_id(s.arg(0), s.seats)
    elif kind == F_UPKEEP:
        p = s.players[seat]
        made.label = Text(
            "eclipse-do-income", {"n": change(s.box.production[p.cubes[MONEY]] - upkeep_of(s, p))}
        )
        made.warnings = upkeep_warnings(s, seat)
    else:
        made.label = Text("eclipse-do-done")
        made.rule = "R16"
        made.warnings = done_warnings(s, seat)


def track_answer(s: EclipseState, seat: int, kind: int, made: Answer) -> None:
    """R37 A disc from the track, or back to it."""
    made.target = f"influence-{seat}"
    made.rule = "R37"
    if kind == F_DISC:
        made.label = Text("eclipse-do-to-track")
        made.warnings = leave_warnings(s, s.arg(0))
    else:
        made.label = Text("eclipse-do-from-track", {"n": s.players[seat].discs, "upkeep": dearer(s, seat)})
        made.warnings = claim_warnings(s, seat)


def board_answer(s: EclipseState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer == CLAIM_VERB:
        made.label = Text("eclipse-do-claim", {"sector": sector_name(s.arg(0)), "upkeep": dearer(s, seat)})
        made.cost = amount("disc", 1, ACCUSATIVE)
        made.target = sector_id(s.arg(0))
        made.warnings = claim_warnings(s, seat)
    elif answer == DISCARD_VERB:
        made.label = Text("eclipse-do-discard" if s.arg(1) < 0 else "eclipse-do-discard-both")
    elif answer == FLIP_VERB:
        made.label = Text("eclipse-do-flip")
        made.rule = "R23"
    else:
        assert answer == SKIP_VERB
        made.label = Text("eclipse-do-skip")


def found_answer(s: EclipseState, seat: int, answer: int, made: Answer) -> None:
    """R33, R34 The sides of a discovery tile; R42 an offer."""
    if answer == ACCEPT_VERB:
        made.label = Text("eclipse-do-accept", {"player": player_name(s, s.arg(0))})
        made.target = f"mat-{s.arg(0)}"
        made.rule = "R43"
    elif answer == STORE_VERB:
        made.label = Text("eclipse-do-store")
        made.rule = "R34"
    elif answer == KEEP_VERB:
        made.label = Text("eclipse-do-keep", {"vp": amount("vp", s.box.discovery_vp, ACCUSATIVE)})
        made.target = "found-back"
    else:
        made.label = Text("eclipse-do-use", {"effect": found_text(s.box, s.arg(0))})
        made.target = "found-front"
        made.rule = "R34"


def combat_answer(s: EclipseState, seat: int, answer: int, made: Answer) -> None:
    if answer == ATTACK_VERB:
        made.label = Text("eclipse-do-attack", {"ships": kind_name(s.arg(0), PLURAL)})
        made.target = wing_id(seat, s.arg(0))
    elif answer == SPLIT_VERB:
        made.label = Text("eclipse-do-split", {"damage": amount("damage", s.box.die_damage[RED], ACCUSATIVE)})
        made.target = "die-1"
        made.rule = "R54"
    else:
        assert answer in (BOMB_VERB, FIRE_VERB)
        made.label = Text("eclipse-do-bomb" if answer == BOMB_VERB else "eclipse-do-fire")
        made.target = sector_id(s.arg(0))
