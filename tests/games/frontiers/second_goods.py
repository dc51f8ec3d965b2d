"""The second referee's rules of goods: producing, selling, consuming. Written from the sheet alone."""

from tests.games.frontiers.second_table import PRICES, REFINERY, Empire, Play, SecondTable
from tests.games.frontiers.sheet import KINDS, TILES, Power


class SecondGoods(SecondTable):
    # --- produce ---

    def produce(self, turn: list[int]) -> Play:
        self.empires[turn[0]].credits += self.tile_credits
        self.tile_credits = 0
        self.made = [[] for _ in self.empires]
        for seat in turn:
            yield from self.produce_turn(seat, seat == turn[0])
        for seat in turn:
            for _, power in self.empires[seat].powers("produce.credits_if_most"):
                counts = [kinds.count(power.word("kind")) for kinds in self.made]
                if counts[seat] == max(counts) and counts.count(counts[seat]) == 1:
                    self.empires[seat].credits += power.n()
        if "resource_stockpiling" in self.up:
            for seat in turn:
                yield from self.store_goods(seat)

    def make(self, seat: int, colony: str, kind: str, fresh: list[str]) -> None:
        if self.place(seat, colony, kind):
            self.made[seat].append(kind)
            fresh.append(colony)

    def produce_turn(self, seat: int, chooser: bool) -> Play:
        empire = self.empires[seat]
        refinery = ""
        if self.refinery_matters(empire, chooser):
            answer = yield from self.ask(seat, [f"kind {each}" for each in KINDS])
            refinery = answer.split()[1]
        fresh: list[str] = []
        for kind in KINDS:
            yield from self.produce_kind(seat, kind, fresh)
        powers = dict(empire.powers("produce.windfall"))
        while ready := {
            tile: p for tile, p in powers.items() if self.empty(empire, p.word("kind"), refinery)
        }:
            answers = [f"use {tile}" for tile in ready]
            if len({power.word("kind") for power in ready.values()}) == 1:
                answers = answers[:1]
            answer = yield from self.ask(seat, answers)
            power = powers.pop(answer.split()[1])
            yield from self.windfall(seat, power.word("kind"), refinery, fresh)
        if chooser:
            yield from self.windfall(seat, "any", refinery, fresh)
        empire.credits += self.earnings(seat, refinery, fresh)

    def refinery_matters(self, empire: Empire, chooser: bool) -> bool:
        """Asked only where the answer could change anything."""
        if REFINERY not in empire.colonies:
            return False
        filled = not empire.colonies[REFINERY] and (chooser or bool(empire.powers("produce.windfall")))
        counting = [power for _, power in empire.powers("produce.credits_per_colony")]
        return filled or any("kind" in power.filter() for power in counting)

    def produce_kind(self, seat: int, kind: str, fresh: list[str]) -> Play:
        empire = self.empires[seat]
        while True:
            waiting = [
                name
                for name, good in empire.colonies.items()
                if not good and TILES[name].good == "production" and TILES[name].kind == kind
            ]
            if not waiting or not self.supply[kind]:
                return
            short = self.supply[kind] < len(waiting)
            answers = [f"produce {name}" for name in (waiting if short else waiting[:1])]
            answer = yield from self.ask(seat, answers)
            self.make(seat, answer.split()[1], kind, fresh)

    def empty(self, empire: Empire, kind: str, refinery: str) -> list[str]:
        """Windfall colonies that a power of this kind could fill."""
        found: list[str] = []
        for name, good in empire.colonies.items():
            own = refinery if name == REFINERY else TILES[name].kind
            if not good and TILES[name].good == "windfall" and kind in ("any", own) and self.supply[own]:
                found.append(name)
        return found

    def windfall(self, seat: int, kind: str, refinery: str, fresh: list[str]) -> Play:
        places = self.empty(self.empires[seat], kind, refinery)
        if places:
            answer = yield from self.ask(seat, [f"produce {name}" for name in places])
            name = answer.split()[1]
            self.make(seat, name, refinery if name == REFINERY else TILES[name].kind, fresh)

    def earnings(self, seat: int, refinery: str, fresh: list[str]) -> int:
        empire = self.empires[seat]
        total = empire.total("produce.gain_credits")
        for _, power in empire.powers("produce.credits_per_colony"):
            for name in empire.colonies:
                kind = refinery if name == REFINERY else TILES[name].kind
                total += power.n() if TILES[name].fits(power.filter(), kind) else 0
        for name, power in empire.powers("produce.credits_if_produced_here"):
            total += power.n() if name in fresh else 0
        for _, power in empire.powers("produce.credits_per_good_produced"):
            total += power.n() * self.made[seat].count(power.word("kind"))
        return total

    def store_goods(self, seat: int) -> Play:
        empire = self.empires[seat]
        while empire.goods():
            answer = yield from self.ask(seat, ["done", *[f"store {name}" for name in empire.goods()]])
            if answer == "done":
                return
            name = answer.split()[1]
            empire.mat_goods.append(empire.colonies[name])
            empire.colonies[name] = ""

    # --- trade and consume ---

    def trade(self, turn: list[int]) -> Play:
        self.gain_vp(turn[0], 1)
        for seat in turn:
            sellable = self.sellable(self.empires[seat])
            if sellable:
                answer = yield from self.ask(seat, ["no sale", *[f"sell {name}" for name in sellable]])
                if answer != "no sale":
                    yield from self.sell(seat, answer.split()[1])
            yield from self.consume(seat)

    def sellable(self, empire: Empire) -> list[str]:
        return [name for name in empire.goods() if name != REFINERY]

    def sell(self, seat: int, name: str) -> Play:
        empire = self.empires[seat]
        kind = self.give_up(seat, name)
        received = PRICES[kind]
        for _, power in empire.powers("trade.bonus"):
            received += power.n() if power.word("kind") in ("any", kind) else 0
        empire.credits += received
        if "sales_tax" in self.up:
            answer = yield from self.ask(seat, [f"tax {n}" for n in range(received + 1)])
            stored = int(answer.split()[1])
            empire.credits -= stored
            empire.mat_credits += stored

    def consume(self, seat: int) -> Play:
        empire = self.empires[seat]
        for _, power in empire.powers("consume.gain"):
            self.gain_vp(seat, power.n("vp"))
            empire.credits += power.n("credits")
        eaten = 0
        left = {
            name: power
            for effect in ("convert", "convert_each", "convert_each_distinct", "sell_again")
            for name, power in empire.powers(f"consume.{effect}")
        }
        while True:
            must = [name for name, power in left.items() if self.appetite(empire, power)]
            again = [name for name, power in left.items() if power.name == "consume.sell_again"]
            again = again if self.sellable(empire) else []
            answers = [f"use {name}" for name in must + again] + ([] if must else ["done"])
            answer = yield from self.ask(seat, answers)
            if answer == "done":
                break
            power = left.pop(answer.split()[1])
            if power.name == "consume.sell_again":
                answer = yield from self.ask(seat, [f"sell {name}" for name in self.sellable(empire)])
                yield from self.sell(seat, answer.split()[1])
            else:
                eaten += self.appetite(empire, power)
                yield from self.use(seat, power, self.appetite(empire, power))
        for _, power in empire.powers("consume.per_good_consumed"):
            has = power.word("bonus_tile") in empire.names
            self.gain_vp(seat, power.n("vp") * eaten + (power.n("bonus_vp") if has else 0))

    def appetite(self, empire: Empire, power: Power) -> int:
        """How many goods a power takes now; none when it cannot work."""
        if power.name == "consume.sell_again":
            return 0
        if power.name == "consume.convert_each_distinct":
            return min(power.n("max"), len({empire.colonies[name] for name in empire.goods()}))
        there = len(empire.goods(power.word("kind")))
        if power.name == "consume.convert_each":
            return min(power.n("max"), there)
        return power.n("goods") if there >= power.n("goods") else 0

    def use(self, seat: int, power: Power, goods: int) -> Play:
        """One good after the other; nobody is asked when all that are left must go."""
        empire = self.empires[seat]
        distinct = power.name == "consume.convert_each_distinct"
        taken: list[str] = []
        for still in range(goods, 0, -1):
            names = empire.goods("any" if distinct else power.word("kind"))
            names = [name for name in names if not distinct or empire.colonies[name] not in taken]
            names = names[:1] if len(names) == still else names
            answer = yield from self.ask(seat, [f"spend {name}" for name in names])
            taken.append(self.give_up(seat, answer.split()[1]))
        times = 1 if power.name == "consume.convert" else goods
        self.gain_vp(seat, power.n("vp") * times)
        empire.credits += power.n("credits") * times
