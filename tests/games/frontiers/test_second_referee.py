"""Rounds from crowded positions, judged twice: by the engine and by a referee that knows only the sheet.

Both must ask the same seat with the same answers, and agree on everything that lies on the table each time.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.frontiers.referee import Referee
from tests.games.frontiers.scene import Scene, tile
from tests.games.frontiers.second_table import Play, Question
from tests.games.frontiers.sheet import HOMES, PLANETS, TECHNOLOGIES, TILES

from galaktyka.core.chance import Stream
from galaktyka.core.match import Match
from galaktyka.core.table import LiveTable
from galaktyka.games.frontiers.choices import E_DRAW, E_LOOK, E_OPEN
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.ids import FIRST_TECH, GOAL_IDS, KIND_IDS, NO_GOOD, TECH_IDS, TILE_IDS

HOME_BOARDS = [home.id for home in HOMES]
FRONTIER = [
    "terraforming_engineers",
    "improved_logistics",
    "imperium_arms_factory",
    "contact_specialist",
    "pan_galactic_hologrid",
    "terraforming_robots",
    "alien_researchers",
    "terraforming_specialists",
]
WORKSHOP = [
    "frontier_settlers",
    "genetics_lab",
    "mining_robots",
    "mining_conglomerate",
    "alien_tech_institute",
    "imperium_war_profiteers",
    "pan_galactic_league",
    "alien_researchers",
]
MARKET = [
    "trade_league",
    "new_economy",
    "galactic_exchange",
    "diversified_economy",
    "consumer_markets",
    "free_trade_association",
    "mining_league",
    "public_works",
]
REFINERY_AND_GUNS = ["alien_oort_cloud_refinery", "self_repairing_alien_artillery", "rebel_miners"]
THEMES: dict[str, tuple[list[str], list[str]]] = {
    "": ([tech.id for tech in TECHNOLOGIES], []),
    "settle": (FRONTIER, REFINERY_AND_GUNS),
    "produce": (WORKSHOP, REFINERY_AND_GUNS[:1]),
    "trade_consume": (MARKET, REFINERY_AND_GUNS[:1]),
}
"""An action that is chosen whenever it can be, with technologies and colonies that make it interesting."""


def names(tiles: list[int]) -> list[str]:
    return sorted([TILE_IDS[number] for number in tiles])


def engine_table(scene: Scene) -> dict[str, object]:
    """Everything on the engine's table, in plain words."""
    s = scene.state
    found: dict[str, object] = {
        "order": s.order,
        "chosen": sum(s.chosen) % len(s.order),
        "tile credits": s.left_credits,
        "vp pool": s.vp_pool,
        "colonists": s.colonist_pool,
        "supply": dict(zip(KIND_IDS, s.supply, strict=True)),
        "bag": names(s.bag),
        "middle": names(s.middle),
        "stacks": {TECH_IDS[tech]: n for tech, n in enumerate(s.stacks)},
        "up": sorted([GOAL_IDS[goal] for goal in s.goals_up]),
        "down": GOAL_IDS[s.goal_down] if s.goal_down >= 0 else "",
        "owner": s.goal_owner,
        "last round": s.ending > 0,
    }
    for seat, p in enumerate(s.players):
        goods = ["" if good == NO_GOOD else KIND_IDS[good] for good in p.goods]
        found[f"seat {seat}"] = {
            "numbers": (p.credits, p.vp, p.colonists, p.spaces, p.stored_credits),
            "colonies": dict(zip([TILE_IDS[number] for number in p.colonies], goods, strict=True)),
            "technologies": names(p.techs),
            "explored": names(p.explored),
            "mat": (dict(zip(KIND_IDS, p.stored_goods, strict=True)), names(p.stored_planets)),
        }
    return found


def referee_table(referee: Referee) -> dict[str, object]:
    found: dict[str, object] = {
        "order": referee.order,
        "chosen": referee.chosen % len(referee.order),
        "tile credits": referee.tile_credits,
        "vp pool": referee.vp_pool,
        "colonists": referee.people,
        "supply": referee.supply,
        "bag": sorted(referee.bag),
        "middle": sorted(referee.middle),
        "stacks": referee.stacks,
        "up": sorted(referee.up),
        "down": referee.down,
        "owner": referee.owner,
        "last round": referee.last,
    }
    for seat, empire in enumerate(referee.empires):
        found[f"seat {seat}"] = {
            "numbers": (empire.credits, empire.vp, empire.people, empire.spaces, empire.mat_credits),
            "colonies": empire.colonies,
            "technologies": sorted(empire.techs),
            "explored": sorted(empire.explored),
            "mat": ({kind: empire.mat_goods.count(kind) for kind in KIND_IDS}, sorted(empire.mat_planets)),
        }
    return found


def referee_for(scene: Scene, straddle: bool) -> Referee:
    """A referee who has looked at the table once, before anything is played."""
    s = scene.state
    referee = Referee(s.seats, s.variant.goals, straddle)
    referee.order = s.order[:]
    referee.tile_credits, referee.vp_pool, referee.people = s.left_credits, s.vp_pool, s.colonist_pool
    referee.supply = dict(zip(KIND_IDS, s.supply, strict=True))
    referee.bag = names(s.bag)
    referee.stacks = {TECH_IDS[tech]: n for tech, n in enumerate(s.stacks)}
    referee.deck = [""] * len(s.goal_deck)
    referee.up = [GOAL_IDS[goal] for goal in s.goals_up]
    if s.goal_down >= 0:
        referee.down, referee.owner = GOAL_IDS[s.goal_down], s.goal_owner
    for empire, p in zip(referee.empires, s.players, strict=True):
        empire.credits, empire.vp, empire.people = p.credits, p.vp, p.colonists
        goods = ["" if good == NO_GOOD else KIND_IDS[good] for good in p.goods]
        empire.colonies = dict(zip([TILE_IDS[number] for number in p.colonies], goods, strict=True))
        empire.techs = [TILE_IDS[number] for number in p.techs]
        empire.explored = names(p.explored)
        empire.mat_goods = [kind for kind, n in zip(KIND_IDS, p.stored_goods, strict=True) for _ in range(n)]
        empire.mat_planets, empire.mat_credits = names(p.stored_planets), p.stored_credits
    return referee


class Hands:
    """Random hands, from one number."""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)

    def below(self, n: int) -> int:
        return self.stream.below(n)

    def some(self, pool: list[str], least: int, most: int) -> list[str]:
        rest = pool[:]
        found: list[str] = []
        for _ in range(min(len(rest), least + self.below(most - least + 1))):
            found.append(rest.pop(self.below(len(rest))))
        return found


def crowded(seats: int, hands: Hands, goals: bool, straddle: bool, theme: str) -> Scene:
    """A position in the middle of a game, with whatever tiles come: more than a real game would give."""
    useful, wanted = THEMES[theme]
    homes = hands.some(HOME_BOARDS, seats, seats)
    options = {"goals": "true" if goals else "false", "allow_straddle": "true" if straddle else "false"}
    scene = Scene(seats, homes=tuple(homes), **options)
    free = [planet.id for planet in PLANETS]
    for seat in range(seats):
        techs = [name for name in useful if scene.state.stacks[tile(name) - FIRST_TECH]]
        colonies = hands.some(free, 0, 6)
        if seat == seats - 1:
            colonies += [name for name in wanted if name in free and name not in colonies]
            colonies = colonies[-6:]
        free = [name for name in free if name not in colonies]
        explored = hands.some(free, 0, 9 - len(colonies) - 1)
        free = [name for name in free if name not in explored]
        scene.own(seat, *colonies)
        for name in hands.some(techs, 0, 8):
            if scene.player(seat).spaces + scene.state.box.tech_spaces[tile(name) - FIRST_TECH] <= 10:
                scene.own(seat, name)
        scene.explore(seat, *explored)
        scene.people(seat, min(hands.below(4), scene.state.colonist_pool))
        scene.player(seat).credits = hands.below(9)
        for name in [homes[seat], *colonies]:
            kind = TILES[name].kind
            kind = KIND_IDS[hands.below(4)] if kind == "any" else kind
            if kind and hands.below(3) and scene.state.supply[KIND_IDS.index(kind)]:
                scene.good(seat, name, kind=kind)
    lay_goals(scene, hands)
    run_low(scene, hands)
    scene.match.table = LiveTable(hands.below(1000))
    return scene


def lay_goals(scene: Scene, hands: Hands) -> None:
    if scene.state.variant.goals:
        goals = hands.some(list(GOAL_IDS), 0, 5)
        scene.goal_up(*goals[1:])
        for goal in goals[:1]:
            scene.goal_down(hands.below(scene.state.seats), goal)


def run_low(scene: Scene, hands: Hands) -> None:
    """Sometimes points, goods, planets or colonists are nearly gone."""
    s = scene.state
    s.left_credits = hands.below(3)
    if not hands.below(3):
        scene.player(0).vp = s.vp_pool - 1 - hands.below(4)
        s.vp_pool -= scene.player(0).vp
    if not hands.below(3):
        scene.pool(min(s.colonist_pool, hands.below(9)))
    if s.variant.goals and not hands.below(2):
        for kind in range(len(KIND_IDS)):
            stored = max(0, s.supply[kind] - hands.below(3))
            scene.player(hands.below(s.seats)).stored_goods[kind] += stored
            s.supply[kind] -= stored
    if s.variant.goals and not hands.below(2):
        left = hands.below(10)
        scene.player(hands.below(s.seats)).stored_planets += s.bag[left:]
        del s.bag[left:]


def resume(judging: Play, answer: str) -> Question | None:
    try:
        return judging.send(answer)
    except StopIteration:
        return None


def compare(scene: Scene, referee: Referee, hands: Hands, theme: str, questions: int) -> None:
    """Play so many questions at random, both side by side."""
    check_points(scene, referee)
    judging = referee.play()
    asked: Question | None = next(judging)
    for _ in range(questions):
        assert engine_table(scene) == referee_table(referee)
        if asked is None:
            break
        seat, answers = asked
        assert scene.asked == seat
        assert sorted(scene.offers()) == sorted(answers)
        answer = theme if theme in answers else answers[hands.below(len(answers))]
        told = len(scene.match.table.events)
        scene.go(answer)
        events = scene.match.table.events[told:]
        referee.seen = [GOAL_IDS[event.a] for event in events if event.kind == E_LOOK]
        referee.script = [TILE_IDS[event.a] for event in events if event.kind in (E_OPEN, E_DRAW)]
        asked = resume(judging, answer)
        assert not referee.script
    if asked is None:
        assert not scene.state.frames
        check_points(scene, referee)


def check_points(scene: Scene, referee: Referee) -> None:
    """The count as it stands, with the open goals, and the places that follow from it."""
    points = [empire.points(referee.up) for empire in referee.empires]
    assert GAME.scores(scene.state) == points
    left = [empire.credits + len(empire.goods()) for empire in referee.empires]
    placed = list(zip(points, left, strict=True))
    assert GAME.ranks(scene.state) == [1 + len([p for p in placed if p > mine]) for mine in placed]


@pytest.mark.parametrize("theme", THEMES)
@settings(max_examples=60)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**40), goals=st.booleans(), straddle=st.booleans())
def test_crowded_positions_are_judged_alike(
    theme: str, seats: int, seed: int, goals: bool, straddle: bool
) -> None:
    hands = Hands(seed)
    scene = crowded(seats, hands, goals, straddle, theme)
    compare(scene, referee_for(scene, straddle), hands, theme, 80)


# --- whole games ---

CREDITS = {2: [3, 4], 3: [3, 3, 4], 4: [3, 3, 4, 4], 5: [3, 3, 3, 4, 4]}
COPIES = {2: 1, 3: 2, 4: 2, 5: 3}
VARIANTS = [{"setup": "first_game"}, {}, {"goals": "true"}, {"goals": "true", "allow_straddle": "false"}]


def dealt(seats: int, seed: int, hands: Hands, variant: dict[str, str]) -> Scene:
    """A real game from its first deal on, with the sides of the boards chosen."""
    scene = Scene(seats)
    scene.match = Match(GAME, GAME.setting(seats, seed, variant), automate=False)
    while scene.question() == "side":
        scene.play(scene.offers()[hands.below(2)])
    return scene


def check_deal(referee: Referee) -> None:
    """S1-S9 What lies where before the first choice."""
    seats = len(referee.empires)
    first = referee.order[:seats]
    assert sorted(first) == list(range(seats))
    assert referee.order == first * (2 if seats == 2 else 1)
    assert [referee.empires[seat].credits for seat in first] == CREDITS[seats]
    assert (referee.people, referee.vp_pool) == (12 * seats - seats, 12 * seats)
    assert sorted(referee.bag) == sorted([planet.id for planet in PLANETS])
    full = {"novelty": 19, "rare": 17, "genes": 13, "alien": 11}
    for empire in referee.empires:
        ((home, good),) = empire.colonies.items()
        assert good == (TILES[home].kind if TILES[home].good == "windfall" else "")
        if good:
            full[good] -= 1
    assert referee.supply == full
    large = [name for name, left in referee.stacks.items() if left and TILES[name].cost == 9]
    small = [name for name, left in referee.stacks.items() if left and TILES[name].cost < 9]
    assert (len(large), len(small)) == (8, 16)
    assert {referee.stacks[name] for name in large} == {1}
    assert {referee.stacks[name] for name in small} == {COPIES[seats]}
    assert len({TILES[name].place.split()[0] for name in large + small}) == 24


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_games_are_judged_alike(seats: int, variant: dict[str, str]) -> None:
    for seed in range(3):
        hands = Hands(seed)
        scene = dealt(seats, seed, hands, variant)
        referee = referee_for(scene, "allow_straddle" not in variant)
        check_deal(referee)
        compare(scene, referee, hands, "", 5_000)
        assert scene.match.over
