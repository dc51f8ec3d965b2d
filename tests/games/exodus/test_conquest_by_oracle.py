"""Random rocket phases and conquest phases, played by the engine and worked out again from the same dice."""

import random

import pytest
from tests.games.exodus import conquest_oracle
from tests.games.exodus.conquest_oracle import Aim, Group, Planet
from tests.games.exodus.scene import Scene, SceneTable

from galaktyka.games.exodus.choices import (
    CHANCE_BATTLE,
    CHANCE_RANGE,
    CHANCE_ROCKETS,
    E_AIM,
    E_CENTAURIAN,
    STEP_AIMS,
    STEP_BATTLES,
    STEP_RADAR,
)
from galaktyka.games.exodus.ids import PARTS, ROCKETS, SHIP_IDS, UPGRADE_IDS
from galaktyka.games.exodus.notation import SHIP_WORDS
from galaktyka.games.exodus.state import NOWHERE

KINDS = ["hypersonic", "biochemical", "graviton"]
WORDS = [f"{word}{number}" for word in SHIP_WORDS for number in (1, 2)]


class DiceTable(SceneTable):
    """Dice fall at random and are written down by what they were rolled for."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__([])
        self.dice = dice
        self.fallen: dict[int, list[int]] = {}

    def draw(self, purpose: int, n: int) -> int:
        face = self.dice.randrange(n)
        self.fallen.setdefault(purpose, []).append(face + 1)
        return face

    def rolled(self, purpose: int) -> list[int]:
        return self.fallen.get(purpose, [])


# --- rockets ---


def launch_site(scene: Scene, planets: list[str], dice: random.Random) -> None:
    """People, markers and rockets at random; a ship far away lets the turn stop at its orders."""
    scene.fly(0, "fighter1", "council")
    for planet in planets:
        hex_ = scene.hex(planet)
        scene.state.marker[hex_] = dice.randint(0, 4 if planet.startswith("home") else 3)
        for seat in range(scene.state.seats):
            scene.settle(seat, planet, dice.choice([0, 0, 1, 2, 3]))
        for kind in KINDS:
            if dice.random() < 0.3:
                scene.rocket(planet, f"{kind}_rocket")


def seen_planets(scene: Scene, planets: list[str]) -> dict[str, Planet]:
    """What lies on the planets now."""
    s = scene.state
    found: dict[str, Planet] = {}
    for name in planets:
        hex_ = scene.hex(name)
        people = {seat: s.people(hex_, seat) for seat in range(s.seats)}
        rockets = {kind: s.rockets[hex_ * ROCKETS + KINDS.index(kind)] for kind in KINDS}
        found[name] = Planet(s.marker[hex_], people, rockets)
        found[name].destroyed = not s.has_planet(hex_)
    return found


@pytest.mark.parametrize("seed", range(30))
def test_R58_R65_rockets_fly_at_once_and_take_what_their_dice_say(seed: int) -> None:
    dice = random.Random(seed)
    scene = Scene(3)
    dice.shuffle(scene.state.order)
    planets = ["sol", "lyra", "charun", "mani", "home 0", "home 1"]
    launch_site(scene, planets, dice)
    radar = {seat for seat in range(3) if dice.random() < 0.3}
    for seat in radar:
        scene.teach(seat, "radar")
    before = seen_planets(scene, planets)
    table = DiceTable(dice)
    scene.table = table
    scene.begin(STEP_AIMS)
    armed: list[int] = []
    victims: list[int] = []
    targets = [f"aim {planet}" for planet in planets if not planet.startswith("home")]
    while scene.question in ("aim", "victim"):
        seat, answer = (
            scene.seat,
            dice.choice([a for a in scene.legal() if a in [*targets, "hold"] or "kill" in a]),
        )
        if scene.question == "aim":
            armed.append(seat)
        else:
            victims.append(int(answer.split()[1]) - 1)
        scene.play(answer)
    controlled = {name: conquest_oracle.controller(planet) for name, planet in before.items()}
    counts = {name: sum(planet.rockets.values()) for name, planet in before.items()}
    wanted = [
        seat
        for seat in reversed(scene.state.order)
        for name in planets
        for _ in range(counts[name])
        if controlled[name] == seat
    ]
    assert armed == wanted  # R59 in reverse turn order, once for each rocket
    names = {scene.hex(name): name for name in planets}
    aims: list[Aim] = [(e.seat, names[e.b], KINDS[e.a], names[e.c]) for e in scene.events(E_AIM)]
    row = scene.state.board.grid.distances
    apart = {(a, b): row[scene.hex(a)][scene.hex(b)] for a in planets for b in planets}
    ranges, damages = iter(table.rolled(CHANCE_RANGE)), iter(table.rolled(CHANCE_ROCKETS))
    conquest_oracle.bombard(before, aims, apart, radar, ranges, damages, iter(victims))
    after = seen_planets(scene, planets)
    for name in planets:
        was, found = before[name], after[name]
        assert (found.destroyed, found.marker) == (was.destroyed, was.marker), name
        assert found.people == (dict.fromkeys(range(3), 0) if was.destroyed else was.people), name
        assert sum(found.rockets.values()) == sum(was.rockets.values()), name
    assert not [*ranges, *damages]


# --- decloaking ---


@pytest.mark.parametrize("seed", range(20))
def test_R72_groups_are_asked_in_turn_order_and_again_after_others_have_decloaked(seed: int) -> None:
    dice = random.Random(seed)
    seats = 3 + seed % 4
    scene = Scene(seats)
    dice.shuffle(scene.state.order)
    cloaked = {seat for seat in range(seats) if dice.random() < 0.7}
    for seat in range(seats):
        if seat in cloaked:
            scene.teach(seat, "cloaking")
        if seat in cloaked or dice.random() < 0.5:
            scene.fly(seat, "transporter1", "sol")  # unarmed, so that nothing is rolled afterwards
    visible = sum(
        scene.where(seat, "transporter1") != NOWHERE for seat in range(seats) if seat not in cloaked
    )
    wishes = {seat: dice.randint(1, seats) for seat in cloaked}
    scene.begin(STEP_RADAR)
    asked: list[tuple[int, bool]] = []
    while scene.question == "decloak":
        seat = scene.seat
        beside = sum(scene.state.players[other].decloaked > 0 for other in cloaked) + visible
        decloaks = beside >= wishes[seat]
        asked.append((seat, decloaks))
        scene.play("decloak" if decloaks else "cloaked")
    assert asked == conquest_oracle.questions(scene.state.order, cloaked, visible, wishes)


# --- battles ---

SHIELDS, CANNONS = UPGRADE_IDS[2:5], UPGRADE_IDS[5:PARTS]


def muster(scene: Scene, seat: int, places: list[str], dice: random.Random) -> None:
    """Blueprints and ships of a seat at random, some of them damaged and loaded."""
    s = scene.state
    for type_ in range(4):
        for _ in range(dice.randint(0, s.box.ship_slots[type_ * 3 + 1])):
            scene.fit(seat, SHIP_IDS[type_], dice.choice(SHIELDS))
        for _ in range(dice.randint(0, min(1, s.box.ship_slots[type_ * 3 + 2]))):
            scene.fit(seat, SHIP_IDS[type_], dice.choice(CANNONS))
    for ship, word in enumerate(WORDS):
        if dice.random() < 0.6:
            damage = dice.randint(0, s.shield_of(seat, ship // 2))
            cargo = dice.randint(0, min(1, s.box.ship_capacity[ship // 2]))
            scene.fly(seat, word, dice.choice(places), damage, cargo)


def group_in(scene: Scene, seat: int, hex_: int) -> Group:
    s = scene.state
    ships = [ship for ship in range(8) if s.place[seat * 8 + ship] == hex_]
    values = [
        (s.dice_of(seat, ship // 2), s.shield_of(seat, ship // 2), s.damage[seat * 8 + ship])
        for ship in ships
    ]
    return Group(seat, [WORDS[ship] for ship in ships], values, [[1, 2, 3, 1][ship // 2] for ship in ships])


@pytest.mark.parametrize("seed", range(40))
def test_R76_R85_battles_of_many_sides_and_the_centaurians_after_them(seed: int) -> None:
    dice = random.Random(seed)
    seats = 2 + seed % 3
    scene = Scene(seats, windows="few")
    s = scene.state
    dice.shuffle(s.order)
    places = ["council", "home 0", "sol", "lyra"]
    hexes = [scene.hex(place) for place in places]
    for seat in range(seats):
        muster(scene, seat, places, dice)
    s.centaurian[scene.hex("sol")] = s.centaurian[scene.hex("lyra")] = dice.randint(1, 3)
    peace = dice.random() < 0.15
    if peace:
        scene.hold("res_ceasefire")
    s.conquest, s.conquests = 1, 2
    groups = {hex_: [group_in(scene, seat, hex_) for seat in s.order] for hex_ in hexes}
    table = DiceTable(dice)
    scene.table = table
    scene.begin(STEP_BATTLES)
    while scene.question == "hits":
        scene.play("focus")
    rolled = iter(table.rolled(CHANCE_BATTLE))
    points = [0] * seats
    for hex_ in hexes:
        if not peace:
            won = conquest_oracle.battle(groups[hex_], rolled)
            for group in groups[hex_]:
                points[group.seat] += won if group.ships else 0
    kept = [0] * seats
    cards = {event.a: event.b for event in scene.events(E_CENTAURIAN)}
    for hex_ in sorted(hexes[2:]):
        there = [group for group in groups[hex_] if group.ships]
        assert (hex_ in cards) == (len(there) == 1)
        if len(there) == 1:
            card = cards[hex_]
            beaten = conquest_oracle.fight(
                there[0], s.box.centaurian_firepower[card], s.box.centaurian_shield[card], rolled
            )
            kept[there[0].seat] |= 1 << card if beaten and there[0].ships else 0
            assert (s.centaurian[hex_] == 0) == beaten
    assert not list(rolled)
    assert [player.kept for player in s.players] == kept
    assert [player.vp for player in s.players] == points
    for hex_ in hexes:
        for group in groups[hex_]:
            now = group_in(scene, group.seat, hex_)
            assert (now.names, now.ships) == (group.names, group.ships)
