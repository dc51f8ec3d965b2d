"""The odds of battles, invasions, hazards and hegemony, exact or sampled. Knows no state.

A battle or an invasion is a chain of rounds over the ships and nodes that are left. Every round with a hit
leads to a smaller position, so the chance of each is passed on once, from the largest to the smallest; a round
without a hit leads back to the same position and is left out.
"""

from math import comb
from typing import Final

from galaktyka.core.chance import Stream
from galaktyka.core.odds import Case, standard_error
from galaktyka.games.ascendancy.rules.hits import SIDES, face_to_hit, hazard_level, hegemony_face

KINDS: Final = ["battle", "invasion", "hazard", "hegemony"]
BATTLE: Final = 0
INVASION: Final = 1
HAZARD: Final = 2
FIRST_STRIKES: Final = ["none", "attacker", "defender", "both"]
NO_STRIKE: Final = 0
ATTACKER_STRIKES: Final = 1
DEFENDER_STRIKES: Final = 2
BOTH_STRIKE: Final = 3
MOST_SHIPS: Final = 60
MOST_NODES: Final = 9
MOST_DICE: Final = 9
"""Dice that cards and Starbases may add."""


class Force:
    """A side of a fight: pieces that can be hit and roll a die each, dice beside them, and how they hit."""

    __slots__ = ("extra", "face", "first", "ones", "pieces", "rerolls")

    def __init__(self, pieces: int, face: int) -> None:
        self.pieces = pieces
        self.face = face  # the lowest that hits
        self.extra = 0  # dice in every round while a piece is left
        self.first = 0  # more dice in the first round
        self.rerolls = 0  # missed dice that may be rolled again in a round
        self.ones = False  # whether every die that shows 1 is rolled again

    def dice(self, pieces: int, opening: bool) -> int:
        if not pieces:
            return 0
        return pieces + self.extra + (self.first if opening else 0)

    def plain(self) -> float:
        """The chance of one roll to hit."""
        return max(0, SIDES + 1 - self.face) / SIDES

    def chance(self) -> float:
        """Of one die to hit, rolled again if it shows 1 and that is allowed."""
        chance = self.plain()
        if self.ones and self.face > 1:
            chance += chance / SIDES
        return chance

    def once_used(self) -> float:
        """R2 The share of missed dice that were ones: those will not be rolled again for a second one."""
        missed = 1.0 - self.chance()
        return (1.0 - self.plain()) / SIDES / missed if self.ones and missed > 0.0 else 0.0

    def spread(self, pieces: int, opening: bool, most: int) -> list[float]:
        """Chances of 0, 1, 2 … hits; those above `most` are added to the last."""
        p = self.chance()
        found = binomial(self.dice(pieces, opening), p)
        if self.rerolls:
            again = [0.0] * len(found)
            for hits in range(len(found)):
                more = self.again(len(found) - 1 - hits)
                for k in range(len(more)):
                    again[hits + k] += found[hits] * more[k]
            found = again
        if len(found) > most + 1:
            found = [*found[:most], sum(found[most:])]
        return found

    def again(self, missed: int) -> list[float]:
        """Chances of 0, 1, 2 … hits by rolling missed dice again, first those that never showed a 1."""
        found = [0.0] * (min(self.rerolls, missed) + 1)
        fresh = binomial(missed, 1.0 - self.once_used())
        for k in range(missed + 1):
            better = min(self.rerolls, k)
            first = binomial(better, self.chance())
            second = binomial(len(found) - 1 - better, self.plain())
            for i in range(len(first)):
                for j in range(len(second)):
                    found[i + j] += fresh[k] * first[i] * second[j]
        return found

    def roll(self, pieces: int, opening: bool, stream: Stream) -> int:
        """Hits of one roll."""
        hits, used, dice = 0, 0, self.dice(pieces, opening)
        for _ in range(dice):
            face = 1 + int(stream.below(SIDES))
            if face == 1 and self.ones:
                face = 1 + int(stream.below(SIDES))
                used += 1 if face < self.face else 0
            hits += 1 if face >= self.face else 0
        fresh = dice - hits - used
        for k in range(min(self.rerolls, dice - hits)):
            face = 1 + int(stream.below(SIDES))
            if face == 1 and self.ones and k < fresh:
                face = 1 + int(stream.below(SIDES))
            hits += 1 if face >= self.face else 0
        return hits


def binomial(dice: int, p: float) -> list[float]:
    return [comb(dice, k) * p**k * (1.0 - p) ** (dice - k) for k in range(dice + 1)]


class Contest:
    """A fight of two sides to its end. An outcome gives what `names` lists, the first of them chances."""

    __slots__ = ("attacker", "chances", "defender", "names")

    def __init__(self, attacker: Force, defender: Force, names: list[str], chances: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.names = names
        self.chances = chances

    def hopeless(self) -> bool:
        """Whether neither side can ever hit."""
        return self.attacker.chance() == 0.0 and self.defender.chance() == 0.0

    def exact(self) -> list[float]:
        raise NotImplementedError

    def play(self, stream: Stream) -> list[float]:
        """One fight with rolled dice."""
        raise NotImplementedError


FIGHT_NAMES: Final = [
    *["attacker_wins", "defender_wins", "mutual_destruction"],
    *["expected_attacker_ships_left", "expected_defender_ships_left", "expected_rounds"],
]
SIEGE_NAMES: Final = [
    *["captured", "annihilated", "repulsed", "stalemate"],
    *["expected_attacker_ships_left", "expected_nodes_left", "expected_rounds"],
]


class Fight(Contest):
    """A battle; `first_strike` is one of FIRST_STRIKES by number."""

    __slots__ = ("first_strike",)

    def __init__(self, attacker: Force, defender: Force, first_strike: int) -> None:
        super().__init__(attacker, defender, FIGHT_NAMES, 3)
        self.first_strike = first_strike

    def stand_off(self) -> list[float]:
        """R128 Where neither side can hit the attacker must retreat."""
        return [0.0, 1.0, 0.0, float(self.attacker.pieces), float(self.defender.pieces), 0.0]

    def exact(self) -> list[float]:
        if self.hopeless():
            return self.stand_off()
        mine, theirs = self.attacker.pieces, self.defender.pieces
        mass = [[0.0] * (theirs + 1) for _ in range(mine + 1)]
        self.open(mass)
        rounds = 1.0
        by_mine = [self.attacker.spread(own, False, theirs) for own in range(mine + 1)]
        by_theirs = [self.defender.spread(own, False, mine) for own in range(theirs + 1)]
        for own in range(mine, 0, -1):
            for foe in range(theirs, 0, -1):
                if mass[own][foe] > 0.0:
                    rounds += self.pass_on(mass, own, foe, by_mine[own], by_theirs[foe])
        return self.result(mass, rounds)

    def open(self, mass: list[list[float]]) -> None:
        """R122 The first round, with First Strike where one side alone has it."""
        mine, theirs = self.attacker.pieces, self.defender.pieces
        if self.first_strike == DEFENDER_STRIKES:
            struck = self.defender.spread(theirs, True, mine)
            for lost in range(len(struck)):
                reply = self.attacker.spread(mine - lost, True, theirs)
                for hit in range(len(reply)):
                    mass[mine - lost][theirs - hit] += struck[lost] * reply[hit]
            return
        ours = self.attacker.spread(mine, True, theirs)
        for hit in range(len(ours)):
            left = theirs - hit if self.first_strike == ATTACKER_STRIKES else theirs
            reply = self.defender.spread(left, True, mine)
            for lost in range(len(reply)):
                mass[mine - lost][theirs - hit] += ours[hit] * reply[lost]

    def pass_on(
        self, mass: list[list[float]], own: int, foe: int, ours: list[float], theirs: list[float]
    ) -> float:
        """R119 Hand the chance of a position on to what one round makes of it; the rounds spent there."""
        stay = ours[0] * theirs[0]
        share = mass[own][foe] / (1.0 - stay)
        mass[own][foe] = 0.0
        for lost in range(len(theirs)):
            part = share * theirs[lost]
            row = mass[own - lost if own > lost else 0]
            for hit in range(len(ours)):
                if hit or lost:
                    row[foe - hit if foe > hit else 0] += part * ours[hit]
        return share

    def result(self, mass: list[list[float]], rounds: float) -> list[float]:
        won = sum([row[0] for row in mass[1:]])
        lost = sum(mass[0][1:])
        mine = sum([own * mass[own][0] for own in range(len(mass))])
        theirs = sum([foe * mass[0][foe] for foe in range(len(mass[0]))])
        return [won, lost, mass[0][0], mine, theirs, rounds]

    def play(self, stream: Stream) -> list[float]:
        if self.hopeless():
            return self.stand_off()
        mine, theirs, rounds = self.attacker.pieces, self.defender.pieces, 0
        while mine and theirs:
            opening = rounds == 0
            rounds += 1
            struck_first = opening and self.first_strike == DEFENDER_STRIKES
            before = mine
            if struck_first:
                mine -= min(mine, self.defender.roll(theirs, opening, stream))
            hit = min(theirs, self.attacker.roll(mine, opening, stream))
            if not struck_first:
                replying = theirs - hit if opening and self.first_strike == ATTACKER_STRIKES else theirs
                mine = before - min(before, self.defender.roll(replying, opening, stream))
            theirs -= hit
        ends = [mine > 0, theirs > 0, mine == theirs == 0]
        return [*[1.0 if end else 0.0 for end in ends], float(mine), float(theirs), float(rounds)]


class Siege(Contest):
    """An invasion of a planet: the pieces of the defender are its nodes."""

    def __init__(self, attacker: Force, defender: Force) -> None:
        super().__init__(attacker, defender, SIEGE_NAMES, 4)

    def stand_off(self) -> list[float]:
        """R145 Where neither side can hit the invasion ends, and the ships stay."""
        return [0.0, 0.0, 0.0, 1.0, float(self.attacker.pieces), float(self.defender.pieces), 0.0]

    def exact(self) -> list[float]:
        total = [0.0] * len(self.names)
        if self.hopeless():
            return self.stand_off()
        ships, nodes = self.attacker.pieces, self.defender.pieces
        mass = [[0.0] * (nodes + 1) for _ in range(ships + 1)]
        mass[ships][nodes] = 1.0
        for own in range(ships, 0, -1):
            for left in range(nodes, 0, -1):
                if mass[own][left] > 0.0:
                    self.pass_on(mass, own, left, total)
        return total

    def pass_on(self, mass: list[list[float]], own: int, nodes: int, total: list[float]) -> None:
        """R138 to R144 Hand the chance of a position on to what one round makes of it."""
        ours = self.attacker.spread(own, False, nodes + 1)
        theirs = self.defender.spread(nodes, False, own)
        share = mass[own][nodes] / (1.0 - ours[0] * theirs[0])
        total[6] += share
        for hits in range(len(ours)):
            for lost in range(len(theirs)):
                if hits or lost:
                    chance = share * ours[hits] * theirs[lost]
                    end = judged(own - lost, nodes, hits)
                    if end < 0:
                        mass[own - lost][nodes - hits] += chance
                    else:
                        total[end] += chance
                        total[4] += chance * (own - lost)
                        total[5] += chance * nodes_left(end, nodes, hits)

    def play(self, stream: Stream) -> list[float]:
        if self.hopeless():
            return self.stand_off()
        ships, nodes, rounds = self.attacker.pieces, self.defender.pieces, 0
        while True:
            rounds += 1
            hits = self.attacker.roll(ships, False, stream)
            ships -= min(ships, self.defender.roll(nodes, False, stream))
            end = judged(ships, nodes, hits)
            if end >= 0:
                ends = [1.0 if end == place else 0.0 for place in range(self.chances)]
                return [*ends, float(ships), float(nodes_left(end, nodes, hits)), float(rounds)]
            nodes -= hits


CAPTURED: Final = 0
ANNIHILATED: Final = 1
REPULSED: Final = 2
GOES_ON: Final = -1


def judged(ships: int, nodes: int, hits: int) -> int:
    """R140, R141, R144 How a round of an invasion ends, by the ships after it and the nodes before it."""
    if hits > nodes:
        return CAPTURED
    if hits == nodes:
        return ANNIHILATED
    return GOES_ON if ships else REPULSED


def nodes_left(end: int, nodes: int, hits: int) -> int:
    """R140 to R142 A captured planet keeps its nodes; otherwise every hit has destroyed one."""
    return nodes if end == CAPTURED else nodes - hits


def hazard(ships: int, level: int, single_die: bool) -> list[float]:
    """R87 Chances that 0, 1, 2 … ships are lost; a science fleet rolls one die for all its ships."""
    p = max(0, SIDES + 1 - level) / SIDES
    return binomial(1 if single_die else ships, p)


def hegemony(face: int, reroll: bool) -> float:
    """R157 The chance that the die shows the face or more; R2 a reroll is used on a failure."""
    p = max(0, SIDES + 1 - face) / SIDES
    return 1.0 - (1.0 - p) * (1.0 - p) if reroll else p


# --- files ---


def odds(case: Case, exact: bool, samples: int, seed: int) -> dict[str, object]:
    """How a battle, an invasion, a hazard or an attempt at hegemony ends."""
    kind = case.word("kind", KINDS) if case.has("kind") else BATTLE
    if kind == BATTLE:
        return contest_odds(read_battle(case), samples, seed)
    if kind == INVASION:
        return contest_odds(read_invasion(case), samples, seed)
    if kind == HAZARD:
        return hazard_odds(case, samples, seed)
    return hegemony_odds(case, samples, seed)


def contest_odds(contest: Contest, samples: int, seed: int) -> dict[str, object]:
    if not samples:
        return told(contest.names, contest.exact(), contest.chances, 0)
    stream = Stream(seed)
    total = [0.0] * len(contest.names)
    for _ in range(samples):
        outcome = contest.play(stream)
        for place in range(len(total)):
            total[place] += outcome[place]
    return told(contest.names, [value / samples for value in total], contest.chances, samples)


def hazard_odds(case: Case, samples: int, seed: int) -> dict[str, object]:
    case.only(["id", "kind", "note", "ships", "hazard", "shield", "bonus", "shields_ignored", "single_die"])
    ships, single = case.number("ships", 1, MOST_SHIPS), case.flag("single_die")
    level = hazard_level(
        case.number("hazard", 1, SIDES),
        case.number_or("shield", 0, 0, SIDES),
        case.number_or("bonus", 0, 0, SIDES),
        case.flag("shields_ignored"),
    )
    lost = hazard(ships, level, single)
    if samples:
        stream = Stream(seed)
        counts = [0.0] * len(lost)
        for _ in range(samples):
            fallen = [1 for _ in range(len(lost) - 1) if 1 + int(stream.below(SIDES)) >= level]
            counts[len(fallen)] += 1.0 / samples
        lost = counts
    all_lost = lost[ships] if len(lost) > ships else 0.0
    mean = sum([count * lost[count] for count in range(len(lost))])
    return told(
        ["no_ship_lost", "all_ships_lost", "expected_ships_lost"], [lost[0], all_lost, mean], 2, samples
    )


def hegemony_odds(case: Case, samples: int, seed: int) -> dict[str, object]:
    case.only(["id", "kind", "note", "resistance", "modifier", "reroll"])
    face = hegemony_face(case.number("resistance", 0, 99), case.number_or("modifier", 0, 0, 99))
    reroll = case.flag("reroll")
    chance = hegemony(face, reroll)
    if samples:
        stream = Stream(seed)
        won = 0
        for _ in range(samples):
            best = 1 + int(stream.below(SIDES))
            if reroll and best < face:
                best = 1 + int(stream.below(SIDES))
            won += 1 if best >= face else 0
        chance = won / samples
    return told(["success"], [chance], 1, samples)


def told(names: list[str], values: list[float], chances: int, samples: int) -> dict[str, object]:
    """An answer ready for JSON; the first values are chances, whose error is told for samples."""
    answer: dict[str, object] = {names[place]: values[place] for place in range(len(names))}
    answer["method"] = "sampled" if samples else "exact"
    if samples:
        answer["stderr"] = max([standard_error(round(p * samples), samples) for p in values[:chances]])
        answer["samples"] = samples
    return answer


def refuse_slips(case: Case, known: list[str]) -> None:
    """Notes are welcome in a file, but not what looks like a field of ours and is none."""
    for field in case.document:
        if field.startswith(("attacker", "defender", "first")):
            if field not in known:
                case.only(known)


def read_battle(case: Case) -> Fight:
    sides: list[Force] = []
    known = ["id", "kind", "first_strike"]
    for side, foe in (("attacker", "defender"), ("defender", "attacker")):
        force = Force(case.number(f"{side}_ships", 1, MOST_SHIPS), read_face(case, side, foe))
        force.extra = case.number_or(f"{side}_starbase_dice", 0, 0, MOST_DICE)
        force.first = case.number_or(f"{side}_first_round_dice", 0, 0, MOST_DICE)
        force.rerolls = case.number_or(f"{side}_rerolls", 0, 0, MOST_SHIPS)
        force.ones = case.flag(f"{side}_rerolls_ones")
        sides.append(force)
        parts = ["ships", "weapon", "shield", "six_always_hits", "starbase_dice", "first_round_dice"]
        known += [f"{side}_{part}" for part in [*parts, "rerolls", "rerolls_ones"]]
    refuse_slips(case, known)
    strike = case.word("first_strike", FIRST_STRIKES) if case.has("first_strike") else NO_STRIKE
    return Fight(sides[0], sides[1], strike)


def read_invasion(case: Case) -> Siege:
    known = ["id", "kind", "attacker_ships", "defender_nodes", "attacker_extra_dice"]
    for side in ("attacker", "defender"):
        known += [
            f"{side}_{part}" for part in ("weapon", "shield", "six_always_hits", "rerolls", "rerolls_ones")
        ]
    refuse_slips(case, known)
    attacker = Force(case.number("attacker_ships", 1, MOST_SHIPS), read_face(case, "attacker", "defender"))
    attacker.extra = case.number_or("attacker_extra_dice", 0, 0, MOST_DICE)
    defender = Force(case.number("defender_nodes", 1, MOST_NODES), read_face(case, "defender", "attacker"))
    for force, side in ((attacker, "attacker"), (defender, "defender")):
        force.rerolls = case.number_or(f"{side}_rerolls", 0, 0, MOST_SHIPS)
        force.ones = case.flag(f"{side}_rerolls_ones")
    return Siege(attacker, defender)


def read_face(case: Case, side: str, foe: str) -> int:
    return face_to_hit(
        case.number(f"{side}_weapon", 1, SIDES),
        case.number_or(f"{foe}_shield", 0, 0, SIDES),
        case.flag(f"{side}_six_always_hits"),
    )
