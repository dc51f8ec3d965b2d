"""A second referee: the whole game once more, written from the sheet alone, with tiles by name and no engine.

It plays as a coroutine: it says who is asked what (`Question`) and is sent the answer in the game's notation.
Questions with a single answer it answers itself. Chance it is told: planets come out of the bag as `script` says.
What is slow, general or repeated here is so on purpose: a table judge with the sheet in hand, not a second engine.
"""

from itertools import permutations

from tests.games.frontiers.second_goods import SecondGoods
from tests.games.frontiers.second_table import LAST_OF_ALL, WITH_A_MAT, Empire, Play
from tests.games.frontiers.sheet import KINDS, TILES, Power


class Turn:
    """What one player has done so far in a turn of Settle."""

    def __init__(self, empire: Empire) -> None:
        self.before = list(empire.colonies)  # only these have powers that work, and can be exchanged
        self.settled = 0
        self.force = 0
        self.spent: list[str] = []  # tiles whose power for military was used
        self.exchanged = False


class Referee(SecondGoods):
    """The rules of play."""

    # --- rounds ---

    def play(self) -> Play:
        while True:
            while self.chosen < len(self.order):
                yield from self.choice()
            if self.last or self.round == LAST_OF_ALL:
                break
            if "produce" not in self.used:
                self.tile_credits += 1
            self.used, self.chosen, self.quiet = [], 0, False
            self.round += 1
        self.turn_up()
        for empire in self.empires:
            self.bag += empire.explored
            empire.explored = []

    def choice(self) -> Play:
        pawn = self.chosen
        seat = self.order[pawn]
        action = yield from self.ask(seat, [name for name in self.actions if name not in self.used])
        self.used.append(action)
        self.chosen += 1
        turn = list(dict.fromkeys(self.order[pawn:] + self.order[:pawn]))
        yield from self.may_reveal()
        if action == "develop":
            yield from self.develop(turn)
        elif action == "explore":
            yield from self.explore(turn)
        elif action == "settle":
            yield from self.settle(turn)
        elif action == "produce":
            yield from self.produce(turn)
        elif action == "trade_consume":
            yield from self.trade(turn)
        elif action == "isolation":
            self.empires[seat].credits += 2
        elif action == "diplomats":
            self.gain_vp(seat, 1)
            self.order.insert(0, self.order.pop(pawn))
        else:
            yield from self.review(seat, pawn)

    # --- goals ---

    def may_reveal(self) -> Play:
        if self.down and not self.quiet:
            extra = ["reveal"] if self.down in WITH_A_MAT else []
            answer = yield from self.ask(self.owner, ["keep", "quiet", *extra])
            self.quiet = answer == "quiet"
            if answer == "reveal":
                self.turn_up()

    def turn_up(self) -> None:
        self.up += [self.down] if self.down else []
        self.down, self.owner, self.quiet = "", -1, False

    def review(self, seat: int, pawn: int) -> Play:
        if pawn:
            self.order[pawn - 1 : pawn + 1] = [self.order[pawn], self.order[pawn - 1]]
        self.empires[seat].credits += 1
        if not self.deck:
            self.turn_up()
            return
        top, self.deck = self.deck[:3], self.deck[3:]
        hand = self.seen
        fresh = [goal for goal in hand if goal not in top]
        assert len(hand) == len(top)
        assert len(fresh) == top.count("")
        assert not set(fresh) & {*self.deck, *self.up, self.down}
        answer = yield from self.ask(seat, [f"keep {n + 1}" for n in range(len(hand))])
        kept = hand.pop(int(answer.split()[1]) - 1)
        self.turn_up()
        self.down, self.owner = kept, seat
        while hand:
            answer = yield from self.ask(seat, [f"under {n + 1}" for n in range(len(hand))])
            self.deck.append(hand.pop(int(answer.split()[1]) - 1))

    # --- develop ---

    def develop(self, turn: list[int]) -> Play:
        for seat in turn:
            empire = self.empires[seat]
            empire.credits += empire.total("develop.gain_credits_start")
            less = empire.total("develop.discount") + (seat == turn[0])
            after = empire.total("develop.gain_credits_after")
            offers = [
                name
                for name, left in self.stacks.items()
                if left and name not in empire.techs and self.fits_on_board(empire, name)
                if TILES[name].cost - less <= empire.credits
            ]
            answer = yield from self.ask(seat, ["pass", *[f"buy {name}" for name in offers]])
            if answer != "pass":
                name = answer.split()[1]
                empire.credits += after - max(0, TILES[name].cost - less)
                empire.techs.append(name)
                self.stacks[name] -= 1
        if any(empire.spaces > 10 for empire in self.empires):
            self.last = True

    def fits_on_board(self, empire: Empire, name: str) -> bool:
        if empire.spaces == 9 and TILES[name].cost == 9:
            return self.straddle
        return empire.spaces <= 10

    # --- explore ---

    def explore(self, turn: list[int]) -> Play:
        self.middle = [self.draw() for _ in range(min(7, len(self.bag)))]
        for place, seat in enumerate([*turn, turn[0]]):
            empire = self.empires[seat]
            if self.middle:
                answer = yield from self.ask(seat, [f"take {name}" for name in self.middle])
                self.middle.remove(answer.split()[1])
                empire.explored.append(answer.split()[1])
            if place:
                self.gain_people(seat, empire.total("explore.gain_colonists"))
                wanted = empire.total("explore.draw_bag")
                empire.explored += [self.draw() for _ in range(min(wanted, len(self.bag)))]
        self.bag += self.middle
        self.middle = []
        yield from self.nine_at_most(turn)

    def nine_at_most(self, turn: list[int]) -> Play:
        for seat in turn:
            empire = self.empires[seat]
            stored = "exploration" not in self.up
            while empire.explored and len(empire.explored) + len(empire.colonies) > 9:
                answers = [f"return {name}" for name in empire.explored]
                if not stored:
                    answers += [f"store {name}" for name in empire.explored]
                answer = yield from self.ask(seat, answers)
                verb, name = answer.split()
                stored = stored or verb == "store"
                empire.explored.remove(name)
                (empire.mat_planets if verb == "store" else self.bag).append(name)

    # --- settle ---

    def settle(self, turn: list[int]) -> Play:
        self.gain_people(turn[0], 1)
        for seat in turn:
            yield from self.settle_turn(seat, Turn(self.empires[seat]))
        self.bag += self.replaced
        self.replaced = []
        yield from self.nine_at_most(turn)
        if self.people < 5 or any(len(empire.colonies) > 7 for empire in self.empires):
            self.last = True

    def settle_turn(self, seat: int, turn: Turn) -> Play:
        stage = "first"
        while True:
            answers = ["colonists" if stage == "first" else "done"]
            if stage in ("first", "second"):
                answers += self.settlements(seat, turn)
            if stage == "first":
                answers += [f"replace {name}" for name in self.replacements(seat, turn)]
            answers += [f"upgrade {old}" for old in turn.before if self.upgrades(seat, turn, old)]
            answer = yield from self.ask(seat, answers)
            verb, name = (answer + " -").split()[:2]
            if verb == "done":
                return
            if verb == "colonists":
                self.gain_people(seat, 2)
                stage = "end"
            elif verb == "upgrade":
                yield from self.upgrade(seat, turn, name)
            elif verb == "replace":
                self.swap(seat, turn, "dying_colony", name, "")
                stage = "end"
            else:
                yield from self.take(seat, turn, verb, name)
                more = self.working(seat, turn, "settle.settle_second") and turn.settled == 1
                stage = "second" if more else "end"

    def working(self, seat: int, turn: Turn, effect: str) -> list[tuple[str, Power]]:
        empire = self.empires[seat]
        return empire.powers(effect, [*turn.before, *empire.techs])

    def settlements(self, seat: int, turn: Turn) -> list[str]:
        empire = self.empires[seat]
        found: list[str] = []
        for name in empire.explored:
            if TILES[name].colonists <= empire.people:
                price = self.price(seat, turn, name)
                if price is not None and price <= empire.credits:
                    found.append(f"pay {name}")
                if TILES[name].military and self.reach(seat, turn, name):
                    found.append(f"conquer {name}")
        return found

    def price(self, seat: int, turn: Turn, name: str) -> int | None:
        planet = TILES[name]
        price = planet.cost
        for effect in ("settle.discount", "settle.cost_or_military"):
            for _, power in self.working(seat, turn, effect):
                if power.word("kind") == "any" or (power.word("kind") == planet.kind):
                    price -= power.n()
        if planet.military:
            paid = [power for _, power in self.working(seat, turn, "settle.pay_for_military")]
            fitting = [power.n("discount") for power in paid if planet.fits(power.filter())]
            if not fitting:
                return None
            price -= max(fitting)
        return max(0, price)

    def strength(self, seat: int, turn: Turn, name: str) -> int:
        planet = TILES[name]
        total = turn.force
        for _, power in self.working(seat, turn, "settle.military"):
            if "vs" not in power.params or planet.fits(power.filter("vs")):
                total += power.n()
        for _, power in self.working(seat, turn, "settle.cost_or_military"):
            if power.word("kind") == planet.kind:
                total += power.n()
        return total

    def unspent(self, seat: int, turn: Turn) -> list[tuple[str, Power]]:
        powers = self.working(seat, turn, "settle.temp_military")
        return [(name, power) for name, power in powers if name not in turn.spent]

    def reach(self, seat: int, turn: Turn, name: str, first: str = "") -> bool:
        """Whether goods, used in some order (with this tile's power first), are enough for a conquest."""
        missing = TILES[name].cost - self.strength(seat, turn, name)
        if missing <= 0 and not first:
            return True
        for order in permutations(self.unspent(seat, turn)):
            goods = [self.empires[seat].colonies[colony] for colony in self.empires[seat].goods()]
            force = 0
            for place, (tile, power) in enumerate(order):
                if (first and not place and tile != first) or power.word("good") not in goods:
                    break
                goods.remove(power.word("good"))
                force += power.n()
                if force >= missing:
                    return True
        return False

    def take(self, seat: int, turn: Turn, verb: str, name: str) -> Play:
        empire = self.empires[seat]
        if verb == "pay":
            empire.credits -= self.price(seat, turn, name) or 0
        else:
            yield from self.add_force(seat, turn, name)
        empire.people -= TILES[name].colonists
        empire.explored.remove(name)
        empire.colonies[name] = ""
        turn.settled += 1
        if TILES[name].good == "windfall":
            kind = TILES[name].kind
            if kind == "any":
                answer = yield from self.ask(seat, [f"kind {each}" for each in KINDS])
                kind = answer.split()[1]
            self.place(seat, name, kind)
        for _, power in self.working(seat, turn, "settle.after_settle"):
            if power.word("gain") == "credits":
                empire.credits += power.n()
            else:
                empire.explored += [self.draw() for _ in range(min(power.n(), len(self.bag)))]

    def add_force(self, seat: int, turn: Turn, name: str) -> Play:
        empire = self.empires[seat]
        while True:
            tiles = [tile for tile, _ in self.unspent(seat, turn) if self.reach(seat, turn, name, tile)]
            if not tiles:
                return
            enough = self.strength(seat, turn, name) >= TILES[name].cost
            answers = [f"use {tile}" for tile in tiles] + (["done"] if enough else [])
            answer = yield from self.ask(seat, answers)
            if answer == "done":
                return
            tile = answer.split()[1]
            power = dict(self.unspent(seat, turn))[tile]
            answer = yield from self.ask(
                seat, [f"spend {colony}" for colony in empire.goods(power.word("good"))]
            )
            self.give_up(seat, answer.split()[1])
            turn.spent.append(tile)
            turn.force += power.n()

    # --- exchanges ---

    def enough_people(self, seat: int, old: str, new: str) -> bool:
        return TILES[new].colonists <= TILES[old].colonists + self.empires[seat].people

    def replacements(self, seat: int, turn: Turn) -> list[str]:
        if not self.working(seat, turn, "settle.replace_this"):
            return []
        return [
            name
            for name in self.empires[seat].explored
            if not TILES[name].military and "alien" not in TILES[name].keywords
            if self.enough_people(seat, "dying_colony", name)
        ]

    def upgrades(self, seat: int, turn: Turn, old: str) -> list[str]:
        if turn.exchanged or not self.working(seat, turn, "settle.upgrade_colony"):
            return []
        found: list[str] = []
        for new in self.empires[seat].explored:
            kinds = {TILES[old].kind, TILES[new].kind}
            same = len(kinds) == 1 or ("any" in kinds and "" not in kinds)
            steps = TILES[new].cost - TILES[old].cost
            if not (TILES[old].military or TILES[new].military) and same and steps in (0, 1, 2, 3):
                if self.enough_people(seat, old, new):
                    found.append(new)
        return found

    def upgrade(self, seat: int, turn: Turn, old: str) -> Play:
        answer = yield from self.ask(seat, [f"to {new}" for new in self.upgrades(seat, turn, old)])
        turn.exchanged = True
        self.swap(seat, turn, old, answer.split()[1], TILES[old].kind)

    def swap(self, seat: int, turn: Turn, old: str, new: str, kind: str) -> None:
        """The kind is that of the old colony, which the refinery takes."""
        empire = self.empires[seat]
        if empire.colonies[old]:
            self.give_up(seat, old)
        del empire.colonies[old]
        turn.before.remove(old)
        empire.people += TILES[old].colonists - TILES[new].colonists
        empire.explored.remove(new)
        empire.colonies[new] = ""
        if TILES[old].section == "planets":
            self.replaced.append(old)
        if TILES[new].good == "windfall":
            self.place(seat, new, kind if TILES[new].kind == "any" else TILES[new].kind)
