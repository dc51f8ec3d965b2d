"""What the second reading of the rules would offer at each question, in notation."""

from tests.games.eclipse.second_table import COLOURS, Second

from galaktyka.games.eclipse.choices import QUESTIONS
from galaktyka.games.eclipse.flow import Position
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import BUILD_IDS, PART_IDS, SECTOR_IDS, SHIP_IDS, TECH_IDS

ACTIONS = ["explore", "research", "upgrade", "build", "move", "influence"]
PLAIN = {
    "claim": {"claim", "decline"},
    "conquer": {"claim", "decline"},
    "accept": {"accept", "decline"},
    "artifact": {"materials", "science", "money"},
}


def expected(s: Position, seen: Second, seat: int) -> set[str] | None:
    """The offers by the second reading; None for the few questions that it leaves to other tests."""
    question = GAME.question(s)
    if question in PLAIN:
        return PLAIN[question]
    if question == "turn":
        civ = seen.civs[seat]
        actions = ["upgrade", "build", "move"] if civ.passed else ACTIONS
        return {"pass", *(actions if civ.discs else [])}
    if question in ACTIONS:
        return in_action(s, seen, seat, question)
    return in_detail(s, seen, seat, question)


def in_action(s: Position, seen: Second, seat: int, action: str) -> set[str]:
    left, second = s.arg(0), s.arg(1)
    found: set[str] = set()
    if left and action == "explore":
        found = seen.zones(seat)
    elif left and action == "research":
        found = seen.techs(seat)
    elif left and action == "upgrade":
        found = seen.parts(seat) | seen.returns(seat)
    elif left and action == "build":
        found = seen.builds(seat)
    elif left and action == "move":
        found = seen.movers(seat)
    elif action == "influence":
        found = influence(s, seen, seat)
    if action == "upgrade" and second:
        sound = all(seen.sound(seen.civs[seat], kind, seen.civs[seat].tiles) for kind in range(4))
        return found | ({"skip"} if sound else set())
    return found | free(s, seen, seat)


def free(s: Position, seen: Second, seat: int) -> set[str]:
    """What may be done beside every action."""
    asked = {other for other in range(s.seats) if s.offered >> other & 1}
    found = {"done"} | seen.partners_for(seat, asked)
    if seen.settling(seat, False):
        found.add("colony")
    if seen.trades(seat):
        found.add("trade")
    return found


def influence(s: Position, seen: Second, seat: int) -> set[str]:
    left, flips, used = s.arg(0), s.arg(1), sectors(s.arg(2))
    found: set[str] = set()
    if left:
        found |= seen.mine(seat) - used
        if seen.civs[seat].discs and seen.disc_targets(seat, "") - used:
            found.add("track")
    if flips and seen.civs[seat].colony_used:
        found.add("refresh")
    return found


def sectors(mask: int) -> set[str]:
    return {name for i, name in enumerate(SECTOR_IDS) if mask >> i & 1}


def in_detail(s: Position, seen: Second, seat: int, question: str) -> set[str] | None:
    first, second, third = s.arg(0), s.arg(1), s.arg(2)
    if question == "place":
        return placing(s, seen, seat)
    if question == "track":
        return seen.tracks_for(seen.civs[seat], TECH_IDS[first])
    if question == "space":
        new = second == 2
        return seen.spaces(seat, PART_IDS[first], new) | ({"store"} if new else set())
    if question == "site":
        return seen.sites(seat, BUILD_IDS[first])
    if question == "step":
        here = SECTOR_IDS[s.ship_at[first]]
        return seen.neighbours(seat, here) | ({"done"} if third else set())
    if question == "disc":
        source = SECTOR_IDS[first] if first >= 0 else ""
        used = sectors(s.frames[-8])
        return seen.disc_targets(seat, source) - used | ({"track"} if source else set())
    if question in ("colony", "upkeep"):
        upkeep = question == "upkeep"
        return seen.settling(seat, upkeep) | ({"done"} if upkeep else set())
    if question == "trade":
        return seen.trades(seat)
    if question == "debt":
        return {trade for trade in seen.trades(seat) if trade.endswith("$")} | seen.mine(seat)
    if question == "portal":
        return seen.mine(seat)
    if question == "bombard":
        return bombarding(s, seen, seat, SECTOR_IDS[first])
    if question == "engage":
        return engaging(s, seen, seat, SHIP_IDS[first])
    if question == "stalemate":
        return seen.havens(seat, battlefield(s))
    if question == "cube" and second == 3:
        return {colour for colour in COLOURS[:3] if seen.civs[seat].cubes[colour]}
    return None


def placing(s: Position, seen: Second, seat: int) -> set[str]:
    sector, edge = divmod(s.arg(2), 6)
    at = seen.at[SECTOR_IDS[sector]]
    step = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)][edge]
    spot = (at[0] + step[0], at[1] + step[1])
    found = {"discard"} | seen.turns(seat, SECTOR_IDS[s.arg(0)], spot)
    if s.arg(1) >= 0:
        found |= seen.turns(seat, SECTOR_IDS[s.arg(1)], spot)
    elif seen.civs[seat].draco:
        ring = min(3, max(abs(spot[0]), abs(spot[1]), abs(spot[0] + spot[1])))
        found |= {"flip"} if seen.stock_of_rings[ring] else set()
    return found


def cannons(s: Position, seat: int, kind: str) -> int:
    return sum(s.design_of(seat, SHIP_IDS.index(kind))[6:10])


def bombarding(s: Position, seen: Second, seat: int, name: str) -> set[str]:
    victim = seen.civs[seen.owner[name]]
    assert victim.species != "planta"
    assert seen.settled[name]
    found = {"decline"}
    if "neutron_bombs" in seen.civs[seat].techs and "neutron_absorber" not in victim.techs:
        found.add("bomb")
    if any(cannons(s, seat, kind) for kind in seen.fleet(seat, name)):
        found.add("fire")
    return found


def battlefield(s: Position) -> str:
    """The sector of the battle below the question."""
    at = len(s.frames) - 6
    while QUESTIONS[s.frames[at]] != "battle":
        at -= 6
    return SECTOR_IDS[s.frames[at + 2]]


def engaging(s: Position, seen: Second, seat: int, kind: str) -> set[str]:
    assert kind != "starbase"
    ways = seen.havens(seat, battlefield(s))
    assert ways
    return ways | {"attack" if cannons(s, seat, kind) else "decline"}
