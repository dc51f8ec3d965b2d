"""The long battle of the rulebook, and the engine against the odds."""

from typing import Any

import pytest
from tests.games.eclipse.warzone import War, sector_of

from galaktyka.core.chance import Stream
from galaktyka.core.odds import Case
from galaktyka.core.table import SearchTable
from galaktyka.games.eclipse.check import check_state
from galaktyka.games.eclipse.choices import A_TARGET, F_DIE, F_GAME, F_SPLIT, SPLIT_VERB
from galaktyka.games.eclipse.flow import Position
from galaktyka.games.eclipse.ids import COMPUTER
from galaktyka.games.eclipse.odds import odds
from galaktyka.games.eclipse.rules import combat
from galaktyka.games.eclipse.rules.combat_battle import ACTING, SIDE, battlefield, enemy_of
from galaktyka.games.eclipse.rules.combat_fleets import by_size, fleet, points_left, shield_of, value
from galaktyka.games.eclipse.targeting import FACES, aim, shield_beaten

MECHANEMA, HYDRAN, TERRAN = "mechanema", "hydran_progress", "terran_directorate"


def test_T21_R50_the_full_battle() -> None:
    """Seat 0 defends 103 for Mechanema, seat 1 attacks for the Hydran from 106."""
    war = War(MECHANEMA, HYDRAN)
    war.lay("106", 0, -1)
    war.lay("103", 1, -1)
    war.control(1, "106")
    war.control(0, "103", 1)  # a single cube, on the money square
    for seat in (0, 1):
        war.ships(seat, "interceptor", 3, "103")
        war.ships(seat, "cruiser", 1, "103")
    war.parts(0, "interceptor", s4="plasma_missile")
    war.parts(0, "cruiser", s1="positron_computer", s4="fusion_source", s5="fusion_drive", s6="ion_cannon")
    war.parts(1, "interceptor", s2="fusion_source", s3="fusion_drive", s4="plasma_missile")
    war.parts(1, "cruiser", s1="gauss_shield", s2="plasma_cannon", s3="improved_hull", s4="fusion_source")
    war.parts(1, "cruiser", s5="fusion_drive", s6="plasma_missile")
    check_state(war.s)

    war.begin("burst burst 5 4 3 2")
    war.answer(f"{MECHANEMA}.interceptor1")
    war.more("burst burst 3 2").answer(f"{MECHANEMA}.interceptor2")
    assert war.destroyed() == [0, 1]
    war.answer(f"{HYDRAN}.interceptor1", f"{HYDRAN}.cruiser1")
    assert war.destroyed() == [0, 1, 18]
    assert war.s.damage[26] == 2
    assert war.rolls() == [(1, "interceptor"), (0, "interceptor"), (1, "cruiser")]

    assert war.asked() == ("engage", 1)  # round 1: the fast interceptors
    war.answer("106")
    assert war.asked() == ("order", 0)  # both defending types have initiative 3
    war.more("3 4 2").answer("interceptor")
    assert war.destroyed() == [0, 1, 18, 19]  # the 4 cannot reach the shielded cruiser
    assert war.asked() == ("engage", 1)
    war.more("burst").answer("attack")
    war.more("2 blank").answer(f"{MECHANEMA}.interceptor3")
    assert war.destroyed() == [0, 1, 18, 19, 2]

    assert war.at(20) == "106"  # round 2: the last interceptor has left, the cruisers exchange fire
    assert war.asked() == ("engage", 1)
    war.more("burst").answer("attack")
    assert war.destroyed() == [0, 1, 18, 19, 2, 8]

    war.answer("drawn 3", "drawn 5")
    assert war.draws() == [(0, 3, 1), (1, 5, 1)]
    assert war.asked() == ("bombard", 1)
    war.more("burst").answer("fire")
    assert war.player(0).graveyard == [0, 0, 1]
    assert war.free("103")
    war.answer("claim")
    assert war.over
    assert war.owner("103") == 1
    assert sum(war.s.damage) == 0
    check_state(war.s)


# --- the engine agrees with the odds ---


def entry(war: War, seat: int, kind: str, count: int, **values: Any) -> dict[str, Any]:
    """Put ships on both sides of the comparison: into the war, and as an entry of an odds file."""
    war.ships(seat, kind, count, "106")
    plain = {"initiative": 0, "computer": 0, "shield": 0, "hull": 0}
    dice = {weapon: values.pop(weapon, []) for weapon in ("cannons", "missiles")}
    war.design(seat, kind, " ".join(dice["cannons"]), " ".join(dice["missiles"]), **plain | values)
    return {"kind": kind, "count": count, **plain, **values, **dice}


ANCIENT = {"initiative": 2, "computer": 1, "hull": 1, "cannons": ["yellow", "yellow"]}


def aimed(s: Position) -> int:
    """The answer of somebody who aims as non-players do, and always divides what can be divided."""
    legal = s.legal()
    if SPLIT_VERB in legal:
        return SPLIT_VERB
    owner, kind = s.actor(), s.fight[ACTING] % SIDE
    ships = by_size(s, fleet(s, enemy_of(s, owner), battlefield(s)))
    damages = [s.box.die_damage[die // FACES] for die in s.dice]
    beats = [shield_beaten(die % FACES, value(s, owner, kind, COMPUTER)) for die in s.dice]
    if s.top() == F_SPLIT:
        points = s.arg(1)
        damages[:1] = [1] * points
        beats[:1] = beats[:1] * points
    left = [points_left(s, ship) for ship in ships]
    target = ships[aim(damages, beats, left, [shield_of(s, ship) for ship in ships])[0]]
    return next(answer for answer in legal if alike(s, answer - A_TARGET, target))


def alike(s: Position, ship: int, other: int) -> bool:
    """Of ships that are alike only one is on offer."""
    return s.ship_kind(ship) == s.ship_kind(other) and s.damage[ship] == s.damage[other]


def won(war: War, seed: int) -> bool:
    """Whether seat 0 holds the field after a fight with the dice of this seed."""
    s = war.s.clone()
    table = SearchTable(Stream(seed))
    combat.begin(s, table)
    while s.top() != F_GAME:
        if not s.advance(table):
            continue
        if s.top() not in (F_DIE, F_SPLIT):
            break  # the battle is over: reputation tiles are drawn
        s.act(aimed(s), table)
    return s.ships_of(0, sector_of("106")) > 0


@pytest.mark.parametrize("case", ["ancients", "mixed", "missiles"])
def test_R55_the_engine_fights_as_the_odds_say(case: str) -> None:
    war = War(TERRAN, HYDRAN)
    war.lay("106", 1, -1)
    if case == "ancients":
        defender = [{"kind": "ancient", "count": 2, **ANCIENT}]
        war.npcs("ancient", 2, "106")
    elif case == "mixed":
        defender = [
            entry(war, 1, "cruiser", 2, initiative=3, hull=1, shield=1, cannons=["yellow"]),
            entry(war, 1, "interceptor", 1, initiative=4, computer=1, cannons=["orange"]),
        ]
    else:
        defender = [
            entry(war, 1, "cruiser", 2, initiative=3, hull=3, shield=1, computer=1, cannons=["orange"])
        ]
    cannons = ["yellow", "orange"]
    attacker = [entry(war, 0, "cruiser", 2, initiative=2, computer=2, hull=1, cannons=cannons)]
    if case == "missiles":
        attacker.append(entry(war, 0, "interceptor", 2, initiative=4, missiles=["orange", "yellow"]))
    document = {"attacker": attacker, "defender": defender}
    expected = float(str(odds(Case(document, ""), True, 0, 1)["attacker_wins"]))
    fights = 1500
    share = sum(won(war, seed) for seed in range(fights)) / fights
    assert 0.1 < expected < 0.9
    assert share == pytest.approx(expected, abs=4 * (expected * (1 - expected) / fights) ** 0.5)


def test_R54_the_engine_splits_as_the_odds_say() -> None:
    war = War(TERRAN, HYDRAN)
    war.lay("106", 1, -1)
    war.learn(0, "antimatter_splitter")
    defender = [entry(war, 1, "interceptor", 4, initiative=3, computer=1, cannons=["yellow"])]
    attacker = [entry(war, 0, "dreadnought", 1, initiative=2, hull=2, computer=1, cannons=["red"])]
    document = {"attacker": attacker, "defender": defender, "attacker_has_antimatter_splitter": True}
    expected = float(str(odds(Case(document, ""), True, 0, 1)["attacker_wins"]))
    fights = 1500
    share = sum(won(war, seed) for seed in range(fights)) / fights
    assert 0.1 < expected < 0.9
    assert share == pytest.approx(expected, abs=4 * (expected * (1 - expected) / fights) ** 0.5)
