"""Second opinions: small programs that read the sheet, know nothing of the engine, and must agree with it."""

from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.frontiers.scene import Scene
from tests.games.frontiers.sheet import PLANETS, TECHNOLOGIES, TILES, Power

from galaktyka.core.chance import Stream
from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import F_CHOOSE
from galaktyka.games.frontiers.flow import Position
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.ids import KIND_IDS, NO_GOOD, TILE_IDS

PRICES = {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}
Goods = tuple[tuple[str, str], ...]  # colony and kind of its good, by colony
Outcome = tuple[int, int, Goods]  # points, credits, goods left

WORLDS = [p.id for p in PLANETS if p.kind]
CONSUMERS = [t.id for t in TECHNOLOGIES for p in t.powers if p.phase in ("trade", "consume")]


# --- trade and consume ---


class Consumption:
    """Every way in which a turn of Trade, Consume can end."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.powers = [p for name in names for p in TILES[name].powers if p.phase == "consume"]
        self.found: set[Outcome] = set()
        self.seen: set[object] = set()

    def price(self, kind: str) -> int:
        bonuses = [p for name in self.names for p in TILES[name].powers if p.name == "trade.bonus"]
        return PRICES[kind] + sum([p.n() for p in bonuses if p.word("kind") in ("any", kind)])

    def run(self, goods: Goods) -> set[Outcome]:
        self.consume(goods, frozenset(), 0, 0, 0)
        for good in goods:
            if TILES[good[0]].kind != "any":
                rest = tuple([other for other in goods if other != good])
                self.consume(rest, frozenset(), 0, self.price(good[1]), 0)
        return self.found

    def consume(self, goods: Goods, used: frozenset[int], vp: int, credits: int, eaten: int) -> None:
        key = (goods, used, vp, credits, eaten)
        if key in self.seen:
            return
        self.seen.add(key)
        must = False
        for number, power in enumerate(self.powers):
            if number in used:
                continue
            later = used | {number}
            for taken in self.choices(power, goods):
                rest = tuple([good for good in goods if good not in taken])
                if power.name == "consume.sell_again":
                    self.consume(rest, later, vp, credits + self.price(taken[0][1]), eaten)
                    continue
                must = True
                times = 1 if power.name == "consume.convert" else len(taken)
                gained, paid = power.n("vp") * times, power.n("credits") * times
                self.consume(rest, later, vp + gained, credits + paid, eaten + len(taken))
        if not must:
            self.finish(goods, vp, credits, eaten)

    def choices(self, power: Power, goods: Goods) -> list[Goods]:
        """The sets of goods that the power can take, as many as it must."""
        if power.name == "consume.sell_again":
            return [(good,) for good in goods if TILES[good[0]].kind != "any"]
        if power.name in ("consume.gain", "consume.per_good_consumed"):
            return []
        if power.name == "consume.convert_each_distinct":
            size = min(power.n("max"), len({kind for _, kind in goods}))
            return [
                taken for taken in combinations(goods, size) if size and len({k for _, k in taken}) == size
            ]
        fitting = [good for good in goods if power.word("kind") in ("any", good[1])]
        if power.name == "consume.convert":
            size = power.n("goods")
        else:
            size = min(power.n("max"), len(fitting))
        return [taken for taken in combinations(fitting, size) if size]

    def finish(self, goods: Goods, vp: int, credits: int, eaten: int) -> None:
        for power in self.powers:
            if power.name == "consume.gain":
                vp += power.n("vp")
                credits += power.n("credits")
            elif power.name == "consume.per_good_consumed":
                vp += power.n("vp") * eaten
                vp += power.n("bonus_vp") if power.word("bonus_tile") in self.names else 0
        self.found.add((vp, credits, goods))


def engine_outcomes(state: Position) -> set[Outcome]:
    """Every way in which seat 0 can end its turn, by trying all answers."""
    found: set[Outcome] = set()
    waiting = [state]
    seen: set[str] = set()
    while waiting:
        here = waiting.pop()
        if not here.frames or here.top() == F_CHOOSE or here.actor() != 0:
            p = here.players[0]
            goods = [
                (TILE_IDS[p.colonies[i]], KIND_IDS[p.goods[i]])
                for i in range(len(p.goods))
                if p.goods[i] != NO_GOOD
            ]
            found.add((p.vp, p.credits, tuple(sorted(goods))))
            continue
        for answer in here.legal():
            other = here.clone()
            other.apply(answer, Table())
            digest = other.digest()
            if digest not in seen:
                seen.add(digest)
                waiting.append(other)
    return found


@settings(max_examples=120)
@given(
    worlds=st.lists(st.sampled_from(WORLDS), max_size=6, unique=True),
    techs=st.lists(st.sampled_from(CONSUMERS), max_size=4, unique=True),
    empty=st.integers(0, 63),
    refinery=st.sampled_from(list(PRICES)),
    home=st.sampled_from(["ancient_race", "old_earth", "epsilon_eridani", "industrial_robots"]),
)
def test_trade_and_consume_can_end_in_exactly_these_ways(
    worlds: list[str], techs: list[str], empty: int, refinery: str, home: str
) -> None:
    scene = Scene(2, homes=(home, "rebel_mutineers"))
    scene.own(0, *worlds, *techs)
    held = [name for place, name in enumerate(worlds) if not empty >> place & 1]
    for name in held:
        scene.good(0, name, kind=refinery if TILES[name].kind == "any" else TILES[name].kind)
    goods = tuple(sorted([(n, refinery if TILES[n].kind == "any" else TILES[n].kind) for n in held]))
    expected = Consumption([home, *worlds, *techs]).run(goods)
    scene.choose(1, "trade_consume")
    assert engine_outcomes(scene.state) == expected


# --- settling ---

SETTLERS = [t.id for t in TECHNOLOGIES for p in t.powers if p.phase == "settle"]
HOLDERS = ["self_repairing_alien_artillery", "volcanic_world", "asteroid_belt", "alien_robotic_factory"]
HOME_POWERS = [
    "ancient_race",
    "alpha_centauri",
    "imperium_warlord",
    "rebel_cantina",
    "dying_colony",
    "new_sparta",
]


def settle_powers(names: list[str]) -> list[Power]:
    return [p for name in names for p in TILES[name].powers if p.phase == "settle"]


def expected_settlements(
    names: list[str], explored: list[str], goods: list[str], credits: int, people: int
) -> set[str]:
    """What can be settled and how, straight from the sheet."""
    powers = settle_powers(names)
    found: set[str] = set()
    for name in explored:
        planet = TILES[name]
        if planet.colonists > people:
            continue
        kind = "" if planet.kind == "any" else planet.kind
        fitting = ("any", kind) if kind else ("any",)
        cheaper = sum(
            [
                p.n()
                for p in powers
                if p.name in ("settle.discount", "settle.cost_or_military") and p.word("kind") in fitting
            ]
        )
        if not planet.military:
            if max(0, planet.cost - cheaper) <= credits:
                found.add(f"pay {name}")
            continue
        paying = [
            p.n("discount") for p in powers if p.name == "settle.pay_for_military" and planet.fits(p.filter())
        ]
        if paying and max(0, planet.cost - cheaper - max(paying)) <= credits:
            found.add(f"pay {name}")
        if best_force(powers, planet.id, kind, goods) >= planet.cost:
            found.add(f"conquer {name}")
    return found


def best_force(powers: list[Power], name: str, kind: str, goods: list[str]) -> int:
    planet = TILES[name]
    force = 0
    for p in powers:
        if p.name == "settle.military":
            force += p.n() if "vs" not in p.params or planet.fits(p.filter("vs")) else 0
        elif p.name == "settle.cost_or_military":
            force += p.n() if p.word("kind") == kind else 0
    extra = [p for p in powers if p.name == "settle.temp_military"]
    best = 0
    for order in permutations(extra):
        left = goods[:]
        total = 0
        for p in order:
            if p.word("good") in left:
                left.remove(p.word("good"))
                total += p.n()
        best = max(best, total)
    return force + best


def expected_upgrades(colonies: list[str], explored: list[str], people: int) -> set[str]:
    found: set[str] = set()
    for old in colonies:
        for new in explored:
            a, b = TILES[old], TILES[new]
            same = a.kind == b.kind or ("any" in (a.kind, b.kind) and a.kind != "" and b.kind != "")
            if not a.military and not b.military and same and 0 <= b.cost - a.cost <= 3:
                if b.colonists - a.colonists <= people:
                    found.add(f"upgrade {old}")
    return found


@settings(max_examples=250)
@given(
    techs=st.lists(st.sampled_from(SETTLERS), max_size=7, unique=True),
    worlds=st.lists(st.sampled_from([p.id for p in PLANETS]), max_size=4, unique=True),
    more=st.lists(st.sampled_from(HOLDERS), max_size=3, unique=True),
    planets=st.lists(st.sampled_from([p.id for p in PLANETS]), max_size=5, unique=True),
    home=st.sampled_from(HOME_POWERS),
    credits=st.integers(0, 7),
    people=st.integers(0, 3),
)
def test_what_can_be_settled_and_exchanged_is_exactly_this(
    techs: list[str],
    worlds: list[str],
    more: list[str],
    planets: list[str],
    home: str,
    credits: int,
    people: int,
) -> None:
    scene = Scene(3, homes=(home, "rebel_mutineers", "abandoned_mine_squatters"))
    owned = [*dict.fromkeys([*worlds, *more])]
    explored = [name for name in planets if name not in owned]
    scene.own(0, *owned, *techs)
    scene.good(0, *more)
    scene.explore(0, *explored)
    scene.people(0, people)
    scene.player(0).credits = credits
    names = [home, *owned, *techs]
    goods = [TILES[name].kind for name in more]
    expected = {"colonists"} | expected_settlements(names, explored, goods, credits, people)
    if "terraforming_engineers" in techs:
        expected |= expected_upgrades([home, *owned], explored, people)
    if home == "dying_colony":
        fitting = [n for n in explored if not TILES[n].military and "alien" not in TILES[n].keywords]
        expected |= {f"replace {n}" for n in fitting if TILES[n].colonists - 1 <= people}
    scene.choose(1, "settle")
    scene.play("colonists", "colonists")
    assert set(scene.offers()) == expected


# --- the track ---


class Track:
    """Pawns as letters in a row; the ones in brackets have chosen."""

    def __init__(self, pawns: list[int]) -> None:
        self.row = [(seat, False) for seat in pawns]

    def chooser(self) -> int:
        return next(place for place, (_, chosen) in enumerate(self.row) if not chosen)

    def choose(self, action: str) -> tuple[int, list[int]]:
        place = self.chooser()
        seat = self.row[place][0]
        turn = [who for who, _ in self.row[place:] + self.row[:place]]
        self.row[place] = (seat, True)
        if action == "diplomats":
            self.row.insert(0, self.row.pop(place))
        elif action == "review_goals" and place:
            self.row[place - 1], self.row[place] = self.row[place], self.row[place - 1]
        if all(chosen for _, chosen in self.row):
            self.row = [(who, False) for who, _ in self.row]
        return seat, list(dict.fromkeys(turn))


@settings(max_examples=60)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10_000))
def test_choosers_and_orders_follow_the_track(seats: int, seed: int) -> None:
    scene = Scene(seats, goals="true")
    track = Track(scene.state.order)
    stream = Stream(seed)
    quiet = ["review_goals", "diplomats", "develop", "produce"]
    for _ in range(4 * len(scene.state.order)):
        offers = [action for action in quiet if action in scene.offers()] or ["trade_consume"]
        action = offers[stream.below(len(offers))]
        seat, turn = track.choose(action)
        assert scene.asked == seat
        scene.play(action)
        assert scene.state.resolving == turn
        scene.play_out()
        if not scene.state.frames:
            return
        assert scene.state.order == [who for who, _ in track.row]
    assert GAME.rounds(scene.state) >= 4
