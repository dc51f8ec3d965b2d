"""The odds of a battle between two fleets, exact or sampled. Knows no state."""

from typing import Final

from galaktyka.core.chance import Stream
from galaktyka.core.odds import EFFORT, EXACT_EFFORT, SAMPLES, Case, bad_field, standard_error
from galaktyka.core.words import Text
from galaktyka.games.eclipse.battle_chain import ATTACKER, DEFENDER, FLEET_LIMIT, Battle, Outcome
from galaktyka.games.eclipse.battle_odds import exact_outcome
from galaktyka.games.eclipse.targeting import COLOURS, SIZE_ORDER
from galaktyka.games.eclipse.volleys import Wing, by_size

SIDES: Final = ["attacker", "defender"]
SHIP_FIELDS: Final = [
    "kind",
    "count",
    "initiative",
    "hull",
    "computer",
    "shield",
    "cannons",
    "missiles",
    "order",
]
MOST_SHIPS: Final = 40
MOST_OF_A_VALUE: Final = 40
MOST_DICE: Final = 40
SPLITTER: Final = "_has_antimatter_splitter"


def odds(case: Case, exact: bool, samples: int, seed: int) -> dict[str, object]:
    """How a battle ends if nobody retreats and both sides aim as non-players do."""
    fields = [*SIDES, *[side + SPLITTER for side in SIDES]]
    for field in case.document:  # notes are welcome, but not what looks like one of ours
        if field.startswith((SIDES[0], SIDES[1])):
            if field not in fields:
                case.only(["id", *fields])
    fleets = [read_fleet(case, side) for side in SIDES]
    effort = 0 if samples else EXACT_EFFORT if exact else EFFORT
    outcome = outcome_of(Battle(fleets[0], fleets[1]), effort, samples or SAMPLES, seed)
    answer: dict[str, object] = {
        "attacker_wins": outcome.wins[ATTACKER],
        "defender_wins": outcome.wins[DEFENDER],
        "stalemate": outcome.stalemate,
        "expected_survivors": {
            SIDES[side]: survivors_by_kind(fleets[side], outcome.survivors[side]) for side in (0, 1)
        },
        "method": "sampled" if outcome.samples else "exact",
    }
    if outcome.samples:
        answer["stderr"] = largest_error(outcome)
        answer["samples"] = outcome.samples
    return answer


def outcome_of(battle: Battle, effort: int, samples: int, seed: int) -> Outcome:
    """Exact where that takes no more than so many steps, else sampled."""
    outcome = exact_outcome(battle, effort) if effort else None
    return outcome if outcome is not None else battle.sample(samples, Stream(seed))


def largest_error(outcome: Outcome) -> float:
    """The standard error of the least certain of the three shares."""
    n = outcome.samples
    shares = [*outcome.wins, outcome.stalemate]
    return max([standard_error(round(share * n), n) for share in shares])


def survivors_by_kind(wings: list[Wing], survivors: list[float]) -> dict[str, float]:
    found: dict[str, float] = {}
    for i, wing in enumerate(wings):
        found[wing.kind] = found.get(wing.kind, 0.0) + survivors[i]
    return found


# --- reading a case ---


def read_fleet(case: Case, side: str) -> list[Wing]:
    splits = case.flag(side + SPLITTER)
    wings: list[Wing] = []
    ships = 0
    for entry in case.cases(side):
        wing = read_wing(entry, len(wings))
        wing.splits = splits
        ships += wing.count
        wings.append(wing)
    if not 0 < ships <= MOST_SHIPS or len(wings) >= FLEET_LIMIT:
        raise bad_field(case.name(side), Text("odds-wants-ships", {"most": MOST_SHIPS}))
    return by_size(wings)


def read_wing(entry: Case, place: int) -> Wing:
    entry.only(SHIP_FIELDS)
    wing = Wing(
        SIZE_ORDER[entry.word("kind", SIZE_ORDER)],
        entry.number_or("count", 1, 1, MOST_SHIPS),
        entry.number("initiative", 0, MOST_OF_A_VALUE),
        entry.number_or("hull", 0, 0, MOST_OF_A_VALUE),
        entry.number_or("computer", 0, 0, MOST_OF_A_VALUE),
        entry.number_or("shield", 0, 0, MOST_OF_A_VALUE),
    )
    for field, dice in (("cannons", wing.cannons), ("missiles", wing.missiles)):
        colours = entry.words(field, COLOURS)
        if len(colours) > MOST_DICE:
            raise bad_field(entry.name(field), Text("odds-wants-dice", {"most": MOST_DICE}))
        for colour in colours:
            dice[colour] += 1
    wing.order = entry.number_or("order", place, 0, 1000)
    return wing
