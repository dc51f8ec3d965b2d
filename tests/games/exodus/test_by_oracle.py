"""Random positions in which the engine must allow exactly what the rules, worked out a second time, allow."""

import random
from itertools import product

import pytest
from tests.games.exodus import rule_oracle
from tests.games.exodus.battle_oracle import ending
from tests.games.exodus.exploring import goods, reached
from tests.games.exodus.printed import AREAS, CENTAURIANS, DISCOUNT, PLANETS, TECHNOLOGIES, whole
from tests.games.exodus.rule_oracle import Estate
from tests.games.exodus.scene import Scene

from galaktyka.core.odds import Case
from galaktyka.games.exodus.choices import (
    F_HITS,
    F_MINE,
    F_TRADE,
    F_WINDOW,
    STEP_CIVILIAN,
    STEP_ELECTION,
    STEP_INCOME,
    STEP_VOTE,
)
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.ids import PARTS, TECH_IDS, UPGRADE_IDS
from galaktyka.games.exodus.odds import odds
from galaktyka.games.exodus.rules.laws import reaction_cost
from galaktyka.games.exodus.rules.research import price
from galaktyka.games.exodus.rules.trade import NOT_TAKEN
from galaktyka.games.exodus.scoring import final_points, ranks

RESOURCES = {
    "sol": "cp",
    "lyra": "cp",
    "charun": "axinium",
    "agni": "axinium",
    "kuei_hsing": "phasium",
    "mani": "phasium",
}


# --- battles ---


def fleet(dice: random.Random, most: int) -> tuple[tuple[int, int, int], ...]:
    ships = []
    for _ in range(dice.randint(1, most)):
        shield = dice.randint(0, 4 - most + 1)
        ships.append((dice.randint(0, 3), shield, dice.randint(0, shield)))
    return tuple(ships)


@pytest.mark.parametrize("seed", range(24))
def test_R76_R81_odds_are_those_of_exact_fractions(seed: int) -> None:
    dice = random.Random(seed)
    count = 2 + seed % 3
    sides = tuple(fleet(dice, 3 if count == 2 else 2) for _ in range(count))
    given = [[{"dice": d, "shield": s, "damage": x} for d, s, x in side] for side in sides]
    answer = odds(Case({"sides_in_turn_order": given}, ""), True, 0, 1)
    exact = ending(sides)
    assert answer["method"] == "exact"
    assert answer["p_win"] == pytest.approx([float(p) for p in exact.win])
    assert answer["p_nobody_survives"] == pytest.approx(float(exact.nobody))
    assert answer["p_stalemate"] == pytest.approx(float(exact.stand_off))
    assert answer["expected_rounds"] == pytest.approx(float(exact.rounds))
    assert answer["expected_surviving_ships"] == pytest.approx([float(n) for n in exact.left])


# --- income ---


def estate(scene: Scene, seat: int, kinds: dict[str, str], rate: int, dice: random.Random) -> Estate:
    """People, refineries and stocks of one seat at random, on the table and as the oracle wants them."""
    planets = [p for p in kinds if p != f"home {seat}" and dice.random() < 0.35]
    for planet in planets:
        scene.settle(seat, planet, dice.randint(1, 2))
    stock = (dice.randint(0, 3), dice.choice([0, 8, 9, 10]), dice.choice([0, 8, 9, 10]))
    scene.give(seat, *stock)
    refineries = {resource for resource in ("cp", "axinium", "phasium") if dice.random() < 0.4}
    for resource in refineries:
        scene.teach(seat, f"{resource}_refinery")
    if dice.random() < 0.2:
        scene.teach(seat, "advanced_politics")
        rate = 0
    return Estate([*planets, f"home {seat}"], refineries, rate, stock)


@pytest.mark.parametrize("seed", range(40))
def test_R12_R19_incomes_from_common_markers_with_taxes_and_full_tracks(seed: int) -> None:
    dice = random.Random(seed)
    scene = Scene(2 + seed % 2)
    order = list(range(scene.state.seats))
    dice.shuffle(order)
    scene.state.order = order
    law, rate = dice.choice([("", 1), ("", 1), ("law_tax_haven", 0), ("law_war_tax", 2)])
    if law:
        scene.hold(law)
    kinds = {**RESOURCES, **{f"home {seat}": "cp" for seat in order}}
    hexes = {planet: scene.hex(planet) for planet in kinds}
    markers = {planet: dice.randint(0, 3) for planet in kinds}
    for planet, units in markers.items():
        scene.state.marker[hexes[planet]] = units
    estates = [estate(scene, seat, kinds, rate, dice) for seat in order]
    scene.begin(STEP_INCOME)

    def left(s: Position) -> tuple[tuple[rule_oracle.Goods, ...], rule_oracle.Markers]:
        there = sorted((planet, s.marker[hex_]) for planet, hex_ in hexes.items())
        return tuple(goods(s, seat) for seat in order), tuple(there)

    assert reached(scene, {"income"}, left) == rule_oracle.incomes(estates, kinds, markers)


# --- the council ---


@pytest.mark.parametrize("seed", range(30))
def test_R23_R26_a_vote_ends_with_a_card_of_the_highest_total(seed: int) -> None:
    dice = random.Random(seed)
    seats = 2 + seed % 5
    scene = Scene(seats)
    letters = "AB" if seats == 2 else "ABC"
    ballots: list[tuple[str, int]] = []
    for seat in range(seats):
        scene.give(seat, cp=3)
        letter = dice.choice([*letters, *letters, "none", "several"])
        ballots.append((letter, 0 if letter == "none" else dice.randint(0, 3)))
    scene.reveal_next(*["law_free_market", "law_arms_subsidies", "law_colonisation"][: len(letters)])
    scene.begin(STEP_VOTE)
    scene.ballots(*[(cp, letter) for letter, cp in ballots])
    adopted = reached(scene, {"tie"}, lambda s: letters[s.adopted])
    assert adopted == rule_oracle.winners(ballots, letters)
    assert [scene.player(seat).cp for seat in range(seats)] == [3 - cp for _, cp in ballots]


@pytest.mark.parametrize("seed", range(30))
def test_R30_R32_an_election_ends_in_any_order_that_the_bids_and_the_chancellor_allow(seed: int) -> None:
    dice = random.Random(seed)
    seats = 2 + seed % 5
    scene = Scene(seats)
    dice.shuffle(scene.state.order)
    chancellor = scene.state.order[0]
    bids = [dice.randint(0, 2) for _ in range(seats)]
    for seat in range(seats):
        scene.give(seat, cp=2)
    scene.begin(STEP_ELECTION)
    for seat in range(seats):
        scene.play(f"bid {bids[seat]}", seat)
    orders = reached(scene, {"next"}, lambda s: tuple(s.order))
    assert orders == rule_oracle.orders(bids, chancellor)


# --- actions ---


@pytest.mark.parametrize("seed", range(24))
def test_R54_R55_R96_trades_reach_exactly_the_stocks_that_rates_and_tracks_allow(seed: int) -> None:
    dice = random.Random(seed)
    scene = Scene(3)
    stock = (dice.randint(0, 14), dice.choice([0, 1, 2, 8, 9, 10]), dice.choice([0, 1, 2, 8, 9, 10]))
    scene.give(0, *stock)
    expert, fair, free = (dice.random() < 0.5 for _ in range(3))
    if expert:
        scene.teach(0, "advanced_trading")
    scene.hold(*["res_trade_fair"] * fair, *["law_free_market"] * free)
    area = dice.randint(0, 2)
    for taken in range(area):
        scene.state.market[taken] = 1
        scene.player(1).pool -= 1
    colour = "red" if expert or fair else "white"
    rates = (whole(AREAS[area], f"{colour}_sell"), whole(AREAS[area], f"{colour}_buy"))
    exchanges = 5 if free else 4
    scene.ask(F_TRADE, 0, NOT_TAKEN, exchanges)
    wanted = rule_oracle.trades(stock, rates, exchanges, expert)
    assert reached(scene, {"trade"}, lambda s: goods(s, 0)) == wanted


@pytest.mark.parametrize("units", [1, 4, 8])
def test_R53_mining_reaches_every_split_and_no_more(units: int) -> None:
    scene = Scene(2)
    room = {"sol": 3, "charun": 4, "mani": 1, "home 1": 2}
    for planet, missing in room.items():
        scene.settle(0, planet, 1)
        hex_ = scene.hex(planet)
        scene.state.marker[hex_] -= missing
    before = {planet: scene.marker(planet) for planet in room}
    scene.ask(F_MINE, 0, units)

    def added(s: Position) -> tuple[tuple[str, int], ...]:
        return tuple((planet, s.marker[scene.hex(planet)] - before[planet]) for planet in sorted(room))

    assert reached(scene, {"mine", "mine-count"}, added) == rule_oracle.minings(room, units)


@pytest.mark.parametrize("seed", range(20))
def test_R44_R92_prices_with_many_technologies_and_cards(seed: int) -> None:
    dice = random.Random(seed)
    known = [name for name in TECH_IDS if dice.random() < seed / 30]
    cards = [card for card in DISCOUNT if dice.random() < 0.5]
    scene = Scene(2)
    scene.teach(0, *known)
    scene.hold(*cards)
    for number, name in enumerate(TECH_IDS):
        if name in known:
            continue
        cost = whole(TECHNOLOGIES[name], "cp")
        types = rule_oracle.words(TECHNOLOGIES[name]["types"])
        for other in known:
            cost -= TECHNOLOGIES[other]["colour"] == TECHNOLOGIES[name]["colour"]
            cost -= bool(types & rule_oracle.words(TECHNOLOGIES[other]["types"]))
        for card in cards:
            type_, less = DISCOUNT[card]
            cost -= less if type_ == "any" or type_ in types else 0
        assert price(scene.state, 0, number) == max(0, cost), name


def test_R36_R97_prices_of_reactions_in_every_combination() -> None:
    for expert, unrest, volunteers in product([False, True], repeat=3):
        scene = Scene(2)
        if expert:
            scene.teach(0, "expert_politics")
        scene.hold(*["res_civil_unrest"] * unrest, *["res_volunteers"] * volunteers)
        for owner in (0, 1):
            wanted = rule_oracle.reaction_price(owner == 0, expert, unrest - volunteers)
            assert reaction_cost(scene.state, 0, owner) == wanted


# --- the end ---


@pytest.mark.parametrize("seed", range(20))
def test_R103_R111_points_of_the_end(seed: int) -> None:
    dice = random.Random(seed)
    seats = 2 + seed % 5
    scene = Scene(seats)
    s = scene.state
    dice.shuffle(s.order)
    planets = ["sol", "inti", "kubera", "charun", "nut", *[f"home {seat}" for seat in range(seats)]]
    worth = {str(p["id"]): whole(p, "vp") for p in PLANETS}
    cards = {str(c["id"]): whole(c, "vp") for c in CENTAURIANS}
    wanted = [[5, 3, 1, 0, 0, 0][s.order.index(seat)] for seat in range(seats)]
    for planet in planets:
        people = {seat: dice.choice([0, 0, 1, 2]) for seat in range(seats)}
        for seat, markers in people.items():
            scene.settle(seat, planet, markers)
        if planet.startswith("home"):
            people[int(planet[-1])] += 3
        for seat, points in rule_oracle.shares(people, worth.get(planet, 2)).items():
            wanted[seat] += points
    for seat in range(seats):
        places = [dice.choice(["council", *planets]) for _ in range(3)]
        for word, place in zip(("raider1", "cruiser2", "transporter1"), places, strict=True):
            scene.fly(seat, word, place, cargo=dice.randint(0, 1))
        wanted[seat] += 2 * len(set(places)) + (5 if "council" in places else 0)
    for card in dice.sample(sorted(cards), 5):
        seat = dice.randrange(seats)
        scene.keep(seat, card)
        wanted[seat] += cards[card]
    assert [sum(final_points(s, seat)) for seat in range(seats)] == wanted
    for seat in range(seats):
        scene.player(seat).vp = wanted[seat] % 4  # many ties
    rank = sorted(range(seats), key=lambda seat: (-(wanted[seat] % 4), s.order.index(seat)))
    assert ranks(s) == [1 + rank.index(seat) for seat in range(seats)]


# --- every split and every arrangement can be reached ---


def splits(total: int, parts: int) -> set[tuple[int, ...]]:
    return {given for given in product(range(total + 1), repeat=parts) if sum(given) == total}


def test_R67_civilian_ships_reach_every_distribution() -> None:
    scene = Scene(2)
    scene.teach(0, "civilian_ships")
    planets = ["home 0", "sol", "lyra"]
    scene.settle(0, "sol", 1)
    scene.settle(0, "lyra", 2)
    scene.fly(0, "fighter1", "council")
    scene.begin(STEP_CIVILIAN)
    hexes = [scene.hex(planet) for planet in planets]
    questions = {"civilian", "civilian-to", "civilian-count"}
    found = reached(scene, questions, lambda s: tuple(s.people(hex_, 0) for hex_ in hexes))
    assert found == splits(6, 3)


@pytest.mark.parametrize("hits", [1, 2, 5])
def test_R78_hits_reach_every_split_over_the_ships_of_all_others(hits: int) -> None:
    scene = Scene(3)
    targets = [(1, "raider1"), (1, "fighter2"), (2, "cruiser1")]
    for seat, word in targets:
        for _ in range(2):
            if word != "raider1":
                scene.fit(seat, {"fighter2": "fighter", "cruiser1": "battle_cruiser"}[word], "qgp_shield")
        scene.fly(seat, word, "sol")
    scene.fly(0, "cruiser2", "sol")
    scene.state.fire = [hits, 0, 0]
    scene.ask(F_HITS, 0, hits, scene.hex("sol"))
    found = reached(scene, {"hits", "hit-count"}, lambda s: tuple(s.damage[scene.ship(*t)] for t in targets))
    focus = {given for given in found if sum(given) < hits}  # the standard way leaves out what is too much
    assert found - focus == splits(hits, 3)


@pytest.mark.parametrize(
    "parts",
    [
        {"dark_raider": ["em_shield"]},
        {"dark_raider": ["em_shield"], "fighter": ["mpg_shield", "qgp_shield"]},
        {
            "fighter": ["mpg_shield", "mpg_shield"],
            "battle_cruiser": ["em_shield"],
            "transporter": ["qgp_shield"],
        },
    ],
)
def test_R50_a_window_reaches_every_arrangement_of_the_parts(parts: dict[str, list[str]]) -> None:
    scene = Scene(2)
    for type_, tokens in parts.items():
        scene.fit(0, type_, *tokens)
    scene.ask(F_WINDOW, 0, 1)
    scene.state.free_moves = 0
    ships = ["dark_raider", "fighter", "battle_cruiser", "transporter"]

    def arrangement(s: Position) -> tuple[tuple[str, ...], ...]:
        rows = [s.players[0].fitted[type_ * PARTS : type_ * PARTS + PARTS] for type_ in range(len(ships))]
        return tuple(tuple(UPGRADE_IDS[u] for u in range(PARTS) for _ in range(row[u])) for row in rows)

    slots = {"dark_raider": 1, "fighter": 2, "battle_cruiser": 2, "transporter": 1}
    tokens = [token for each in parts.values() for token in each]
    wanted: set[tuple[tuple[str, ...], ...]] = set()
    for places in product(ships, repeat=len(tokens)):
        if all(places.count(ship) <= slots[ship] for ship in ships):
            rows = [[t for t, at in zip(tokens, places, strict=True) if at == ship] for ship in ships]
            wanted.add(tuple(tuple(sorted(row, key=UPGRADE_IDS.index)) for row in rows))
    assert reached(scene, {"window", "shift"}, arrangement) == wanted
