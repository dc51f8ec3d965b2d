"""Why something is not on offer in combat (R49, R51–R57, R61)."""

from galaktyka.core.words import Text
from galaktyka.games.eclipse.choices import (
    A_SECTOR,
    A_SQUARE,
    A_TARGET,
    A_TRADE,
    A_TYPE,
    ATTACK_VERB,
    BOMB_VERB,
    DECLINE_VERB,
    F_BOMBARD,
    F_DIE,
    F_ENGAGE,
    F_GIVE_UP,
    F_KEEP,
    F_KILL,
    F_ORDER,
    F_SPLIT,
    F_STALEMATE,
    SPLIT_VERB,
)
from galaktyka.games.eclipse.ids import SQUARES, STARBASE, TECH_ANTIMATTER_SPLITTER, TECH_NEUTRON_BOMBS
from galaktyka.games.eclipse.rules.combat_battle import ACTING, SIDE, battlefield, enemy_of
from galaktyka.games.eclipse.rules.combat_fire import beaten_by
from galaktyka.games.eclipse.rules.combat_fleets import shield_of
from galaktyka.games.eclipse.rules.ground import links, opponents
from galaktyka.games.eclipse.speech.phrases import (
    kind_name,
    player_name,
    sector_name,
    ship_name,
    tech_name,
)
from galaktyka.games.eclipse.speech.reasons_map import not_mine, not_placed
from galaktyka.games.eclipse.state import EclipseState
from galaktyka.games.eclipse.targeting import MISSES


def combat_reason(s: EclipseState, seat: int, answer: int) -> Text:
    kind = s.top()
    if kind == F_ORDER:
        return Text("eclipse-refusal-order", {"ship": kind_name(answer - A_TYPE)})
    if kind == F_ENGAGE and answer in (ATTACK_VERB, DECLINE_VERB):
        return Text("eclipse-refusal-no-cannon" if answer == ATTACK_VERB else "eclipse-refusal-must-attack")
    if kind in (F_ENGAGE, F_STALEMATE):
        return retreat_reason(s, seat, answer - A_SECTOR)
    if kind in (F_DIE, F_SPLIT):
        return target_reason(s, seat, answer)
    if kind in (F_KEEP, F_GIVE_UP):
        return Text("eclipse-refusal-no-such-tile")
    if kind == F_BOMBARD:
        return bombard_reason(s, seat, answer)
    if kind == F_KILL and A_SQUARE <= answer < A_TRADE:
        return kill_reason(s, answer - A_SQUARE)
    return Text("eclipse-refusal-not-asked")


def retreat_reason(s: EclipseState, seat: int, sector: int) -> Text:
    """R56"""
    here = battlefield(s)
    absent = not_placed(s, sector)
    if absent is not None:
        return absent
    if sector == here:
        return Text("eclipse-refusal-here")
    if s.arg(0) == STARBASE:
        return Text("eclipse-refusal-starbase")
    if not s.players[seat].sectors >> sector & 1:
        return not_mine(s, seat, sector)
    if not links(s, seat, here) >> sector & 1:
        return Text(
            "eclipse-refusal-unconnected", {"sector": sector_name(sector), "start": sector_name(here)}
        )
    assert opponents(s, seat, sector)
    return Text("eclipse-refusal-opponents", {"sector": sector_name(sector)})


def target_reason(s: EclipseState, seat: int, answer: int) -> Text:
    """R52, R54"""
    if answer == SPLIT_VERB:
        if not s.players[seat].has(TECH_ANTIMATTER_SPLITTER):
            return Text("eclipse-refusal-needs-tech", {"tech": tech_name(TECH_ANTIMATTER_SPLITTER)})
        return Text("eclipse-refusal-red-only")
    ship = answer - A_TARGET
    sector = battlefield(s)
    if s.ship_at[ship] != sector or s.ship_owner(ship) != enemy_of(s, seat):
        return Text("eclipse-refusal-no-opponent", {"ship": ship_name(s, ship)})
    beaten = beaten_by(s, s.dice[0], seat, s.fight[ACTING] % SIDE)
    shield = shield_of(s, ship)
    if beaten == MISSES or beaten < shield:
        return Text("eclipse-refusal-shield", {"ship": ship_name(s, ship), "n": shield})
    return Text("eclipse-refusal-alike")


def bombard_reason(s: EclipseState, seat: int, answer: int) -> Text:
    """R61"""
    if answer != BOMB_VERB:
        return Text("eclipse-refusal-no-cannon")
    if not s.players[seat].has(TECH_NEUTRON_BOMBS):
        return Text("eclipse-refusal-needs-tech", {"tech": tech_name(TECH_NEUTRON_BOMBS)})
    return Text("eclipse-refusal-absorber", {"player": player_name(s, s.owner[s.arg(0)])})


def kill_reason(s: EclipseState, square: int) -> Text:
    """R61"""
    sector = square // SQUARES
    if sector != s.arg(0):
        return Text("eclipse-refusal-other-sector", {"sector": sector_name(s.arg(0))})
    if not s.cubes_on[sector] >> square % SQUARES & 1:
        return Text("eclipse-refusal-no-cube-there")
    return Text("eclipse-refusal-same-square")
