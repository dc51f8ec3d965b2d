"""A battle worked out the slow way, straight from the rules: every face of every die, ship by ship.

Shares nothing with the engine, so that both can be compared.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

SIZES = ["dreadnought", "cruiser", "starbase", "interceptor", "gcds", "guardian", "ancient"]
DAMAGE = {"yellow": 1, "orange": 2, "blue": 3, "red": 4}
FACES = ["blank", 2, 3, 4, 5, "burst"]

Die = tuple[str, Any, int, int]
"""Colour, face, computers that help it, damage."""

Ship = tuple[int, int]
"""Which entry of its side it belongs to, damage so far."""

Side = tuple[Ship, ...]


def hits(die: Die, shield: int) -> bool:
    _, face, computer, _ = die
    if face == "blank":
        return False
    return bool(face == "burst" or face + computer - shield >= 6)


class PlainBattle:
    def __init__(self, attacker: list[dict[str, Any]], defender: list[dict[str, Any]], splits: bool) -> None:
        self.sides = [attacker, defender]
        self.splits = [splits, False]

    def start(self) -> tuple[Side, Side]:
        sides = [
            tuple((i, 0) for i, entry in enumerate(side) for _ in range(entry["count"]))
            for side in self.sides
        ]
        return sides[0], sides[1]

    def order(self) -> list[tuple[int, int]]:
        """Attacker 0 or defender 1, and the entry."""
        wings = [(side, i) for side in (0, 1) for i in range(len(self.sides[side]))]
        return sorted(
            wings,
            key=lambda wing: (
                -self.sides[wing[0]][wing[1]]["initiative"],
                -wing[0],
                self.sides[wing[0]][wing[1]].get("order", wing[1]),
            ),
        )

    # --- aiming ---

    def points_left(self, side: int, ship: Ship) -> int:
        return int(self.sides[side][ship[0]]["hull"]) + 1 - ship[1]

    def aim(self, dice: list[Die], side: int, ships: Side) -> Side:
        """Non-players' aim at the ships of a side; gives the ships that are left."""
        entries = self.sides[side]
        shields = {entries[i]["shield"] for i, _ in ships}

        def reach(die: Die) -> int:
            return int(max(shield for shield in shields if hits(die, shield)))

        def rank(ship: Ship) -> tuple[int, int]:
            return SIZES.index(entries[ship[0]]["kind"]), self.points_left(side, ship)

        dice = [die for die in dice if any(hits(die, shield) for shield in shields)]
        left: list[Ship] = []
        for ship in sorted(ships, key=rank):
            need = self.points_left(side, ship)
            useful = [k for k, die in enumerate(dice) if hits(die, entries[ship[0]]["shield"])]
            sets = [
                chosen
                for n in range(1, len(useful) + 1)
                for chosen in combinations(useful, n)
                if sum(dice[k][3] for k in chosen) >= need
            ]
            if not sets:
                left.append(ship)
                continue
            cheapest = min(
                sets,
                key=lambda chosen: (
                    sum(dice[k][3] for k in chosen),
                    len(chosen),
                    sum(reach(dice[k]) for k in chosen),
                    *(sum(1 for k in chosen if dice[k][3] == damage) for damage in (4, 3, 2)),
                ),
            )
            dice = [die for k, die in enumerate(dice) if k not in cheapest]
        for die in dice:
            for k, (i, damage) in enumerate(left):
                if hits(die, entries[i]["shield"]):
                    left[k] = (i, damage + die[3])
                    break
        return tuple(sorted(left))

    # --- volleys ---

    def rolls(self, side: int, entry: int, ships: int, weapon: str) -> Iterator[tuple[list[Die], float]]:
        wing = self.sides[side][entry]
        colours = wing[weapon] * ships
        for faces in product(FACES, repeat=len(colours)):
            dice: list[Die] = []
            for colour, face in zip(colours, faces, strict=True):
                die = (colour, face, wing["computer"], DAMAGE[colour])
                if self.splits[side] and weapon == "cannons" and colour == "red":
                    dice += [(colour, face, wing["computer"], 1)] * 4
                else:
                    dice.append(die)
            yield dice, 6.0 ** -len(colours)

    def volley(self, both: tuple[Side, Side], wing: tuple[int, int], weapon: str) -> dict[Any, float]:
        side, entry = wing
        ships = sum(1 for i, _ in both[side] if i == entry)
        after: dict[Any, float] = defaultdict(float)
        for dice, chance in self.rolls(side, entry, ships, weapon):
            result = self.aim(dice, 1 - side, both[1 - side])
            after[(both[0], result) if side == 0 else (result, both[1])] += chance
        return after

    # --- the whole battle ---

    def play(self) -> dict[tuple[Side, Side], float]:
        """The chance of every end; a round is repeated until nearly all chance has ended."""
        kept: dict[Any, dict[Any, float]] = {}
        open_ = {self.start(): 1.0}
        ends: dict[Any, float] = defaultdict(float)
        weapon = "missiles"
        while sum(open_.values()) > 1e-13:
            for wing in self.order():
                after: dict[Any, float] = defaultdict(float)
                for both, chance in open_.items():
                    key = (both, wing, weapon)
                    if key not in kept:
                        kept[key] = self.volley(both, wing, weapon)
                    for result, share in kept[key].items():
                        (after if all(result) else ends)[result] += chance * share
                open_ = after
            weapon = "cannons"
            for both in list(open_):
                if not any(self.sides[side][i]["cannons"] for side in (0, 1) for i, _ in both[side]):
                    ends[both] += open_.pop(both)
        return ends

    def odds(self) -> dict[str, Any]:
        ends = self.play()
        survivors: list[dict[str, float]] = [{entry["kind"]: 0.0 for entry in side} for side in self.sides]
        for both, chance in ends.items():
            for side in (0, 1):
                for i, _ in both[side]:
                    survivors[side][self.sides[side][i]["kind"]] += chance
        return {
            "attacker_wins": sum(chance for both, chance in ends.items() if not both[1]),
            "defender_wins": sum(chance for both, chance in ends.items() if not both[0]),
            "stalemate": sum(chance for both, chance in ends.items() if all(both)),
            "expected_survivors": {"attacker": survivors[0], "defender": survivors[1]},
        }
