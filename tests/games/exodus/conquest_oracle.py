"""Rockets, decloaking and the battles of a conquest phase worked out a second time, from the rules alone.

The dice are those that fell on the table, in the order that the rules give them; a plan that needs more or fewer
of them than the table rolled shows a difference by itself.
"""

from collections.abc import Iterator

from tests.games.exodus.battle_oracle import Ship, give

# --- rockets ---

DICE = {"hypersonic": 5, "biochemical": 3, "graviton": 2}
Aim = tuple[int, str, str, str]
"""Seat, planet of the rocket, kind, target."""


class Planet:
    """What lies on a planet."""

    def __init__(self, marker: int, people: dict[int, int], rockets: dict[str, int]) -> None:
        self.marker = marker
        self.people = people
        self.rockets = rockets
        self.destroyed = False


def controller(planet: Planet) -> int | None:
    """R58 Who has strictly more population there than anybody else."""
    ranked = sorted(planet.people.items(), key=lambda pair: -pair[1])
    if not ranked or not ranked[0][1] or (len(ranked) > 1 and ranked[1][1] == ranked[0][1]):
        return None
    return ranked[0][0]


def bombard(
    planets: dict[str, Planet],
    aims: list[Aim],
    distances: dict[tuple[str, str], int],
    radar: set[int],
    ranges: Iterator[int],
    damages: Iterator[int],
    victims: Iterator[int],
) -> None:
    """R61–R64 All ranges, then all damage, then the losses in the same order, the broken planets last."""
    arrived = [
        aim for aim in aims if next(ranges) + (1 if aim[0] in radar else 0) > distances[aim[1], aim[3]]
    ]
    hits = [sum(next(damages) >= 5 for _ in range(DICE[aim[2]])) for aim in arrived]
    for (_, _, kind, target), count in zip(arrived, hits, strict=True):
        planet = planets[target]
        if kind == "hypersonic":
            planet.marker = max(0, planet.marker - count)
        elif kind == "biochemical":
            for _ in range(count):
                there = [seat for seat, markers in planet.people.items() if markers]
                if there:
                    planet.people[next(victims) if len(there) > 1 else there[0]] -= 1
    for (_, _, kind, target), count in zip(arrived, hits, strict=True):
        if kind == "graviton" and count:
            planets[target] = Planet(0, {}, {})
            planets[target].destroyed = True


# --- decloaking ---


def questions(
    order: list[int], cloaked: set[int], seen: int, wishes: dict[int, int]
) -> list[tuple[int, bool]]:
    """R72 Who is asked in one hex, in which order, and what the answers are.

    A seat decloaks as soon as it is asked beside at least as many visible groups as it wishes for.
    """
    found: list[tuple[int, bool]] = []
    asked_at = dict.fromkeys(cloaked, 0)
    hidden = set(cloaked)
    while True:
        due = [seat for seat in order if seat in hidden]
        changed = False
        for seat in due:
            if seen > asked_at[seat]:
                asked_at[seat] = seen
                decloaks = seen >= wishes[seat]
                found.append((seat, decloaks))
                changed = True
                if decloaks:
                    hidden.remove(seat)
                    seen += 1
        if not changed:
            return found


# --- battles ---


class Group:
    """The visible ships of one seat in one hex: names, values, and VP of each type."""

    def __init__(self, seat: int, names: list[str], ships: list[Ship], points: list[int]) -> None:
        self.seat = seat
        self.names = names
        self.ships = ships
        self.points = points
        self.lost = 0

    def dice(self) -> int:
        return sum(ship[0] for ship in self.ships)

    def bury(self) -> None:
        """R79 Ships whose damage exceeds their shield go."""
        left = [i for i, (_, shield, damage) in enumerate(self.ships) if damage <= shield]
        self.lost += sum(self.points[i] for i in range(len(self.ships)) if i not in left)
        self.names = [self.names[i] for i in left]
        self.ships = [self.ships[i] for i in left]
        self.points = [self.points[i] for i in left]


def volley(dice: int, rolled: Iterator[int]) -> int:
    return sum(next(rolled) >= 5 for _ in range(dice))


def shoot(groups: list[Group], hits: list[int]) -> None:
    """R78 Hits in reverse turn order by the standard allocation, then the broken ships go together."""
    ships = [group.ships for group in groups]
    for shooter in reversed(range(len(groups))):
        give(ships, shooter, hits[shooter])
    for group in groups:
        group.bury()


def battle(groups: list[Group], rolled: Iterator[int]) -> int:
    """R76–R81 The battle of a hex; gives the VP of the winner, who alone has ships left."""
    while sum(bool(group.ships) for group in groups) > 1:
        if not any(group.dice() for group in groups):
            return 0
        there = [group for group in groups if group.ships]
        shoot(there, [volley(group.dice(), rolled) for group in there])
    left = [group for group in groups if group.ships]
    return sum(group.lost for group in groups if group not in left) if left else 0


def fight(group: Group, firepower: int, shield: int, rolled: Iterator[int]) -> bool:
    """R82–R85 A fight with a Centaurian; gives whether it is destroyed."""
    guard = Group(-1, ["guard"], [(firepower, shield, 0)], [0])
    while group.ships and guard.ships:
        shoot([group, guard], [volley(group.dice(), rolled), volley(firepower, rolled)])
    return not guard.ships
