"""What a move would lead to: the odds of the battle that it starts or goes on with. Uses only what all can see."""

from typing import Final

from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.battle_chain import ATTACKER, DEFENDER, Battle, Outcome
from galaktyka.games.eclipse.choices import A_SECTOR, A_ZONE, ATTACK_VERB, F_ENGAGE, F_STEP
from galaktyka.games.eclipse.ids import (
    CANNONS,
    COMPUTER,
    HULL,
    INITIATIVE,
    MISSILES,
    NPC,
    SECTOR_IDS,
    SHIELD,
    SHIP_IDS,
    SPECIES_IDS,
    TECH_ANTIMATTER_SPLITTER,
)
from galaktyka.games.eclipse.odds import largest_error, outcome_of
from galaktyka.games.eclipse.rules.combat_battle import battlefield, enemy_of, party
from galaktyka.games.eclipse.rules.combat_fleets import COLOURS, at_war, parties, ships_of_kind, value
from galaktyka.games.eclipse.state import EclipseState
from galaktyka.games.eclipse.targeting import MOST_DAMAGE
from galaktyka.games.eclipse.volleys import Wing

# A preview is read while somebody thinks: it must not take long.
EFFORT: Final = 500_000
SAMPLES: Final = 2_000
SEED: Final = 1


def preview(s: EclipseState, seat: int, answer: int) -> list[Text]:
    """The odds of the battle that this answer starts, if it starts one."""
    kind = s.top()
    if kind == F_STEP and A_SECTOR <= answer < A_ZONE:
        return battle_after_step(s, seat, answer - A_SECTOR)
    if kind == F_ENGAGE and answer == ATTACK_VERB:
        return battle_going_on(s, seat, s.arg(0))
    return []


def battle_after_step(s: EclipseState, seat: int, sector: int) -> list[Text]:
    """R47 A ship enters a sector: the first battle that its owner would fight there as things stand."""
    after = s.clone()
    assert isinstance(after, EclipseState)
    after.move_ship(s.arg(0), sector)
    present = parties(after, sector)
    if len(present) < 2 or seat not in present[-2:]:
        return []
    attacker, defender = present[-1], present[-2]
    if not at_war(after, sector, defender, attacker):
        return []
    battle = Battle(wings_of(after, attacker, sector), wings_of(after, defender, sector))
    side = ATTACKER if seat == attacker else DEFENDER
    return told(after, battle, side, defender if seat == attacker else attacker, sector)


def battle_going_on(s: EclipseState, seat: int, kind: int) -> list[Text]:
    """R51 A type attacks in the middle of a battle: how it ends if everybody fights on."""
    sector = battlefield(s)
    side = ATTACKER if seat == party(s, ATTACKER) else DEFENDER
    fleets = [wings_of(s, party(s, one), sector) for one in (ATTACKER, DEFENDER)]
    battle = Battle(fleets[ATTACKER], fleets[DEFENDER])
    for wing in fleets[side]:
        if wing.kind == SHIP_IDS[kind]:
            battle.go_on(side, wing)
    return told(s, battle, side, enemy_of(s, seat), sector)


def wings_of(s: EclipseState, owner: int, sector: int) -> list[Wing]:
    """The ships of a party in a sector, as the odds want them."""
    wings: list[Wing] = []
    for kind in range(len(SHIP_IDS)):
        ships = ships_of_kind(s, owner, sector, kind)
        if not ships:
            continue
        wing = Wing(
            SHIP_IDS[kind],
            len(ships),
            value(s, owner, kind, INITIATIVE),
            value(s, owner, kind, HULL),
            value(s, owner, kind, COMPUTER),
            value(s, owner, kind, SHIELD),
        )
        wing.cannons = dice_by_damage(s, owner, kind, CANNONS)
        wing.missiles = dice_by_damage(s, owner, kind, MISSILES)
        wing.damage = [s.damage[ship] for ship in ships]
        wing.order = kind
        wing.splits = owner != NPC and s.players[owner].has(TECH_ANTIMATTER_SPLITTER)
        wings.append(wing)
    return wings


def dice_by_damage(s: EclipseState, owner: int, kind: int, weapon: int) -> list[int]:
    """R53 The dice of a ship by the damage that they do in this box, from 1 on."""
    dice = [0] * MOST_DAMAGE
    for colour in range(COLOURS):
        dice[s.box.die_damage[colour] - 1] += value(s, owner, kind, weapon + colour)
    return dice


# --- words ---


def told(s: EclipseState, battle: Battle, side: int, enemy: int, sector: int) -> list[Text]:
    """The chances of one side, and what both lose on average."""
    outcome = outcome_of(battle, EFFORT, SAMPLES, SEED)
    params: dict[str, Param] = {
        "sector": SECTOR_IDS[sector],
        "enemy": party_name(s, battle, enemy, 1 - side),
        "win": percent(outcome.wins[side]),
        "lose": percent(outcome.wins[1 - side]),
        "stalemate": percent(outcome.stalemate),
    }
    return [
        Text("eclipse-preview-battle", params),
        *losses(battle, outcome, side, "eclipse-preview-own-losses"),
        *losses(battle, outcome, 1 - side, "eclipse-preview-enemy-losses"),
        *certainty(outcome),
    ]


def certainty(outcome: Outcome) -> list[Text]:
    """How sure the odds are, where they were sampled: twice the standard error, in whole percent upwards."""
    if not outcome.samples:
        return []
    margin = int(200 * largest_error(outcome)) + 1
    return [Text("eclipse-preview-sampled", {"fights": outcome.samples, "margin": margin})]


def party_name(s: EclipseState, battle: Battle, owner: int, side: int) -> Text:
    if owner == NPC:
        return Text(f"eclipse-ship-{battle.fleets[side].wings[0].kind}.plural")
    return Text(f"eclipse-species-{SPECIES_IDS[s.players[owner].species]}")


def percent(share: float) -> int:
    return int(100 * share + 0.5)


def losses(battle: Battle, outcome: Outcome, side: int, key: str) -> list[Text]:
    """What one side loses on average, a text for each type, in tenths of a ship."""
    found: list[Text] = []
    for i, wing in enumerate(battle.fleets[side].wings):
        tenths = int(10 * (wing.count - outcome.survivors[side][i]) + 0.5)
        params: dict[str, Param] = {
            "ship": Text(f"eclipse-ship-{wing.kind}"),
            "whole": tenths // 10,
            "tenth": tenths % 10,
            "count": wing.count,
        }
        found.append(Text(key, params))
    return found
