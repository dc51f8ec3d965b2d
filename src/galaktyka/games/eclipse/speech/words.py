"""The questions of Eclipse as sentences, and the rule behind each. Keys only, no language."""

from typing import Final

from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.choices import (
    CUBE_DIES,
    CUBE_GOES_ABROAD,
    CUBE_RETURNS,
    F_ACCEPT,
    F_ARTIFACT,
    F_BOMBARD,
    F_BUILD,
    F_CLAIM,
    F_CONQUER,
    F_CUBE,
    F_DEBT,
    F_DIE,
    F_DISC,
    F_DISCOVERY,
    F_ENGAGE,
    F_EXPLORE,
    F_INFLUENCE,
    F_KEEP,
    F_KILL,
    F_MOVE,
    F_PLACE,
    F_RESEARCH,
    F_SITE,
    F_SPACE,
    F_SPLIT,
    F_STALEMATE,
    F_STEP,
    F_TRACK,
    F_TRADE,
    F_TURN,
    F_UPGRADE,
    F_UPKEEP,
    QUESTIONS,
)
from galaktyka.games.eclipse.ids import MATERIALS, MONEY, SCIENCE
from galaktyka.games.eclipse.rules.upkeep import balance
from galaktyka.games.eclipse.speech.effects import found_name, found_text, part_text
from galaktyka.games.eclipse.speech.events import event_text
from galaktyka.games.eclipse.speech.phrases import (
    ACCUSATIVE,
    PLURAL,
    amount,
    built_name,
    die_name,
    face_name,
    goods,
    kind_name,
    part_name,
    player_name,
    sector_name,
    tech_name,
)
from galaktyka.games.eclipse.state import EclipseState
from galaktyka.games.eclipse.targeting import FACES

__all__ = ["RULES", "event_text", "prompt"]

# The rule that asks, by frame.
RULES: Final = [
    *["R1", "S6", "R12", "R17", "R19", "R22", "R25", "R25", "R27", "R27"],
    *["R28", "R28b", "R29", "R29", "R30", "R30", "R36", "R37", "R6", "R8"],
    *["R2", "R42", "R42", "R43", "R33", "R34", "R46", "R47", "R49", "R51"],
    *["R52", "R54", "R57", "R58", "R58", "R61", "R61", "R62", "R66", "R67"],
    *["R66", "R44"],
]
ACTIONS: Final = (F_EXPLORE, F_RESEARCH, F_UPGRADE, F_BUILD, F_MOVE, F_INFLUENCE)
CUBE_TAILS: Final[dict[int, str]] = {
    CUBE_RETURNS: "-returns",
    CUBE_DIES: "-dies",
    CUBE_GOES_ABROAD: "-abroad",
}


def prompt(s: EclipseState, seat: int) -> Text:
    """The pending question as a sentence."""
    kind = s.top()
    key = "eclipse-ask-" + QUESTIONS[kind]
    if kind == F_TURN:
        return turn_prompt(s, seat, key)
    if kind in ACTIONS:
        return action_prompt(s, seat, kind, key)
    if kind == F_PLACE:
        return place_prompt(s, key)
    if kind in (F_CLAIM, F_BOMBARD, F_CONQUER):
        return Text(key, {"sector": sector_name(s.arg(0))})
    if kind == F_TRACK:
        return Text(key, {"tech": tech_name(s.arg(0))})
    if kind == F_ARTIFACT:
        return Text(key, {"n": s.arg(0), "gain": s.box.artifact_resources})
    if kind == F_SPACE:
        return Text(key, {"part": part_name(s.arg(0)), "effect": part_text(s.box, s.arg(0))})
    if kind == F_SITE:
        return Text(key, {"what": built_name(s.arg(0), ACCUSATIVE)})
    if kind == F_STEP:
        ship = s.arg(0)
        params: dict[str, Param] = {
            "ship": kind_name(s.ship_kind(ship)),
            "sector": sector_name(s.ship_at[ship]),
            "n": s.arg(1),
        }
        return Text(key, params)
    return rare_prompt(s, seat, kind, key)


def turn_prompt(s: EclipseState, seat: int, key: str) -> Text:
    """R12 With what a round would leave, since every disc raises the upkeep."""
    p = s.players[seat]
    if not p.discs:
        return Text(key + "-none")
    if p.passed:
        key += "-passed"
    return Text(key, {"discs": p.discs, "left": balance(s, p)})


def action_prompt(s: EclipseState, seat: int, kind: int, key: str) -> Text:
    p = s.players[seat]
    left = s.arg(0)
    if kind == F_INFLUENCE:
        flips = min(s.arg(1), p.colony_used)
        if left or flips:
            return Text(key, {"n": left, "flips": flips})
    if not left:
        return Text("eclipse-ask-rest")
    params: dict[str, Param] = {"n": left}
    if kind == F_RESEARCH:
        params["science"] = p.resources[SCIENCE]
    elif kind == F_BUILD:
        params["materials"] = p.resources[MATERIALS]
    elif kind == F_UPGRADE and s.arg(1):
        key += "-returned"
    return Text(key, params)


def place_prompt(s: EclipseState, key: str) -> Text:
    if s.arg(1) < 0:
        return Text(key, {"sector": sector_name(s.arg(0))})
    return Text(key + "-two", {"sector": sector_name(s.arg(0)), "second": sector_name(s.arg(1))})


def rare_prompt(s: EclipseState, seat: int, kind: int, key: str) -> Text:
    if kind == F_DISC:
        if s.arg(0) < 0:
            return Text(key)
        return Text(key + "-sector", {"sector": sector_name(s.arg(0))})
    if kind == F_CUBE:
        return Text(key + CUBE_TAILS.get(s.arg(1), ""))
    if kind == F_TRADE:
        return Text(key, {"rate": s.box.species[s.players[seat].species].trade})
    if kind == F_ACCEPT:
        return Text(key, {"player": player_name(s, s.arg(0))})
    if kind == F_DISCOVERY:
        vp = amount("vp", s.box.discovery_vp, ACCUSATIVE)
        tile, effect = found_name(s.box, s.arg(0)), found_text(s.box, s.arg(0))
        return Text(key, {"tile": tile, "effect": effect, "vp": vp})
    if kind == F_UPKEEP:
        p = s.players[seat]
        return Text(key, {"ships": amount("colony_ship", p.colony_ready), "left": balance(s, p)})
    if kind == F_DEBT:
        return Text(key, {"money": goods(MONEY, -balance(s, s.players[seat]))})
    return combat_prompt(s, seat, kind, key)


def combat_prompt(s: EclipseState, seat: int, kind: int, key: str) -> Text:
    if kind == F_ENGAGE or kind == F_STALEMATE:
        return Text(key, {"ships": kind_name(s.arg(0), PLURAL)})
    if kind == F_DIE:
        die = s.dice[0]
        damage = amount("damage", s.box.die_damage[die // FACES])
        return Text(key, {"die": die_name(die), "face": face_name(die), "damage": damage})
    if kind == F_SPLIT:
        return Text(key, {"n": s.arg(1)})
    if kind == F_KEEP:
        return Text(key, {"n": len(s.drawn)})
    if kind == F_KILL:
        return Text(key, {"sector": sector_name(s.arg(0)), "n": s.arg(1)})
    return Text(key)


assert len(RULES) == len(QUESTIONS)
