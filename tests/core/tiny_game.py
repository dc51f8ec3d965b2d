"""Comet: a game of our own, small enough to read at one sitting, that uses all of the kernel.

Two or three crews mine a comet for three rounds. Each round every crew draws a card of value 1 to 3 from
the bag and keeps it secret. Then all bid fuel in secret; the highest bid is paid and its crew begins. On its
turn a crew once mines (rolls a die for fuel) or plays a card for its value in points, unless the crew to its
left spends one fuel to block it. Besides, it may sell two fuel for a point and scan the comet's core, one
face-down card, for one fuel. At the end each card in hand that equals the core gives two points.
"""

from typing import Final

from galaktyka.core.game import Answer, Game, Option, Policy, Setting
from galaktyka.core.state import FRAME, Broken, Pack, State
from galaktyka.core.table import Event, Table
from galaktyka.core.words import Text

DECK: Final = [5, 4, 3]  # cards of value 1, 2, 3 (a kind of card is its value less one)
KINDS: Final = 3
LAST_ROUND: Final = 3
MOST_FUEL: Final = 9
DIE: Final = 4

# Frames. ROUND keeps its number, TURN whether the crew has worked, BLOCK the card and the crew that plays it.
ROUND, BIDS, TURN, BLOCK = range(4)
BAG, DICE = range(2)  # purposes of chance
DREW, BID, MINED, PLAYED, BLOCKED, SOLD, SCANNED = range(7)  # events

BIDDING, WORK, PLAY, REPLY = 0, 10, 14, 17  # bases of the answers' kinds: see `Comet.__init__`
MINE, SELL, SCAN, PASS = WORK, WORK + 1, WORK + 2, WORK + 3
ALLOW, STOP = REPLY, REPLY + 1
WORDS: Final = {MINE: "mine", SELL: "sell", SCAN: "scan", PASS: "pass", ALLOW: "allow", STOP: "block"}


class CometState(State):
    """The table of Comet. `hands` holds KINDS counts a seat; a bag and a discard are counts by kind, too."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.core = -1
        self.bag: list[int] = DECK[:]
        self.discard: list[int] = [0] * KINDS
        self.hands: list[int] = [0] * (KINDS * seats)
        self.fuel: list[int] = [3] * seats
        self.card_points: list[int] = [0] * seats
        self.sale_points: list[int] = [0] * seats
        self.scanned = 0  # mask of the crews that know the core

    def clone(self) -> "CometState":
        other = CometState(self.seats)
        other.copy_base(self)
        other.core = self.core
        other.bag = self.bag[:]
        other.discard = self.discard[:]
        other.hands = self.hands[:]
        other.fuel = self.fuel[:]
        other.card_points = self.card_points[:]
        other.sale_points = self.sale_points[:]
        other.scanned = self.scanned
        return other

    def transfer(self, pack: Pack) -> None:
        super().transfer(pack)
        self.core = pack.number(self.core)
        self.bag = pack.numbers(self.bag)
        self.discard = pack.numbers(self.discard)
        self.hands = pack.numbers(self.hands)
        self.fuel = pack.numbers(self.fuel)
        self.card_points = pack.numbers(self.card_points)
        self.sale_points = pack.numbers(self.sale_points)
        self.scanned = pack.number(self.scanned)

    # --- what runs by itself ---

    def advance(self, table: Table) -> bool:
        if self.top() == ROUND:
            self.begin_round(table)
            return False
        if self.top() == BIDS:
            self.ask_all((1 << self.seats) - 1)
        return True

    def begin_round(self, table: Table) -> None:
        if self.arg(0) == LAST_ROUND:
            self.pop()
            return
        self.set_arg(0, self.arg(0) + 1)
        for seat in range(self.seats):
            kind = table.draw_from(BAG, self.bag)
            self.hands[seat * KINDS + kind] += 1
            table.tell(DREW, seat, kind + 1, visible=1 << seat)
        self.push(BIDS, -1)

    def reveal(self, table: Table) -> None:
        table.rule("bidding")
        bids = [answer - BIDDING for answer in self.sealed]
        for seat, bid in enumerate(bids):
            table.tell(BID, seat, bid)
        first = bids.index(max(bids))
        self.fuel[first] -= bids[first]
        self.pop()
        for i in range(self.seats - 1, -1, -1):
            self.push(TURN, (first + i) % self.seats)

    # --- what is on offer ---

    def legal(self) -> list[int]:
        return self.legal_for(self.actor())

    def legal_for(self, seat: int) -> list[int]:
        if self.top() == BIDS:
            return [BIDDING + fuel for fuel in range(self.fuel[seat] + 1)]
        if self.top() == BLOCK:
            return [ALLOW, STOP] if self.fuel[seat] else [ALLOW]
        return [answer for answer in range(WORK, REPLY) if self.obstacle(seat, answer) == ""]

    def obstacle(self, seat: int, answer: int) -> str:
        """What stands against an answer on one's turn; nothing when it is legal."""
        if self.arg(0) and (answer == MINE or answer >= PLAY):
            return "already-worked"
        if answer >= PLAY and not self.hands[seat * KINDS + answer - PLAY]:
            return "no-such-card"
        if answer == SCAN and self.scanned >> seat & 1:
            return "already-scanned"
        if self.fuel[seat] < {SELL: 2, SCAN: 1}.get(answer, 0):
            return "too-little-fuel"
        return ""

    # --- what the answers do ---

    def act(self, answer: int, table: Table) -> None:
        seat = self.actor()
        if self.top() == BLOCK:
            self.settle_card(seat, answer == STOP, table)
        elif answer == PASS:
            self.pop()
        elif answer == MINE:
            self.set_arg(0, 1)
            found = table.roll(DICE, DIE)
            self.fuel[seat] = min(MOST_FUEL, self.fuel[seat] + found)
            table.tell(MINED, seat, found)
        elif answer == SELL:
            self.fuel[seat] -= 2
            self.sale_points[seat] += 1
            table.tell(SOLD, seat)
        elif answer == SCAN:
            self.fuel[seat] -= 1
            self.scanned |= 1 << seat
            table.reveal()
            table.tell(SCANNED, seat, self.core + 1, visible=1 << seat)
        else:
            self.set_arg(0, 1)
            self.hands[seat * KINDS + answer - PLAY] -= 1
            self.push(BLOCK, (seat + 1) % self.seats, answer - PLAY, seat)

    def settle_card(self, blocker: int, stopped: bool, table: Table) -> None:
        """The interrupt ends: the card counts, or it was blocked; either way it leaves the game."""
        kind, owner = self.arg(0), self.arg(1)
        self.pop()
        self.discard[kind] += 1
        if stopped:
            self.fuel[blocker] -= 1
            table.tell(BLOCKED, blocker, kind + 1)
        else:
            self.card_points[owner] += kind + 1
            table.tell(PLAYED, owner, kind + 1)


class Comet(Game):
    def __init__(self) -> None:
        super().__init__("comet", 1, (2, 3))
        self.add_kind("bid", MOST_FUEL + 1)
        self.add_kind("work", 4)
        self.add_kind("play", KINDS)
        self.add_kind("reply", 2)
        self.options = [Option("fuel", "3", ["0", "3", "6"])]
        self.policies = [Policy("block", "ask", ["ask", "never", "always"])]

    def new_state(self, setting: Setting, table: Table) -> State:
        state = CometState(setting.seats)
        state.fuel = [int(setting.option("fuel"))] * setting.seats
        state.core = table.draw_from(BAG, state.bag)
        state.push(ROUND, -1)
        return state

    def restore(self, setting: Setting, packed: list[int]) -> State:
        state = CometState(setting.seats)
        state.unpack(packed)
        return state

    # --- words ---

    def question(self, state: State) -> str:
        return ["", "bid", "turn", "block"][state.top()]

    def prompt(self, state: State, seat: int) -> Text:
        return Text(f"comet-{self.question(state)}")

    def notation(self, state: State, answer: int) -> str:
        if answer < WORK:
            return f"bid {answer - BIDDING}"
        if PLAY <= answer < REPLY:
            return f"play {answer - PLAY + 1}"
        return WORDS[answer]

    def candidates(self, state: State) -> list[int]:
        first, last = {BIDS: (BIDDING, WORK), TURN: (WORK, REPLY), BLOCK: (REPLY, REPLY + 2)}[state.top()]
        return list(range(first, last))

    def why_not(self, state: State, seat: int, answer: int) -> Text:
        assert isinstance(state, CometState)
        reason = state.obstacle(seat, answer) if state.top() == TURN else "too-little-fuel"
        return Text(f"comet-{reason}", {"fuel": state.fuel[seat]})

    def describe(self, state: State, seat: int, answer: int) -> Answer:
        return Answer(answer, self.notation(state, answer), Text(f"comet-{self.kind_of(answer).name}"))

    def event_text(self, state: State, event: Event) -> Text:
        return Text(f"comet-event-{event.kind}", {"seat": event.seat, "a": event.a})

    def automatic(self, state: State, seat: int, policies: dict[str, str]) -> int:
        if state.top() != BLOCK:
            return -1
        return {"never": ALLOW, "always": STOP}.get(policies["block"], -1)

    # --- fairness ---

    def view(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, CometState)
        hands = [state.hands[i * KINDS : (i + 1) * KINDS] for i in range(state.seats)]
        knows_core = seat >= 0 and state.scanned >> seat & 1
        return {
            "game": self.id,
            "question": self.question(state) if state.frames else "over",
            "asked": state.actors(),
            "fuel": state.fuel[:],
            "points": [a + b for a, b in zip(state.card_points, state.sale_points, strict=True)],
            "discard": state.discard[:],
            "cards": [sum(hand) for hand in hands],
            "hand": hands[seat] if seat >= 0 else [],
            "bid": state.sealed[seat] if state.asked and seat >= 0 else -1,
            "core": state.core if knows_core or not state.frames else -1,
        }

    def resample(self, state: State, seat: int, table: Table) -> State:
        assert isinstance(state, CometState)
        other = state.clone()
        others = [i for i in range(state.seats) if i != seat]
        counts = [sum(state.hands[i * KINDS : (i + 1) * KINDS]) for i in range(state.seats)]
        for i in others:
            for kind in range(KINDS):
                other.bag[kind] += other.hands[i * KINDS + kind]
                other.hands[i * KINDS + kind] = 0
            if state.asked and state.sealed[i] >= 0:
                other.sealed[i] = BIDDING + table.draw(BAG, state.fuel[i] + 1)
        if not (seat >= 0 and state.scanned >> seat & 1):
            other.bag[other.core] += 1
            other.core = table.draw_from(BAG, other.bag)
        for i in others:
            for _ in range(counts[i]):
                other.hands[i * KINDS + table.draw_from(BAG, other.bag)] += 1
        return other

    # --- the end, and the guard ---

    def by_source(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, CometState)
        return [
            {
                "cards": state.card_points[seat],
                "sales": state.sale_points[seat],
                "core": 2 * state.hands[seat * KINDS + state.core],
            }
            for seat in range(state.seats)
        ]

    def scores(self, state: State) -> list[int]:
        return [sum(sources.values()) for sources in self.by_source(state)]

    def rounds(self, state: State) -> int:
        return state.frames[2] if state.frames else LAST_ROUND

    def check(self, state: State) -> None:
        assert isinstance(state, CometState)
        for kind in range(KINDS):
            held = sum(state.hands[kind::KINDS]) + (state.core == kind)
            in_play = 1 if state.top() == BLOCK and state.arg(0) == kind else 0
            if state.bag[kind] + state.discard[kind] + held + in_play != DECK[kind]:
                raise Broken(f"cards of value {kind + 1} are lost or invented")
        if not all(0 <= fuel <= MOST_FUEL for fuel in state.fuel):
            raise Broken("fuel out of bounds")
        if len(state.frames) % FRAME:
            raise Broken("a frame is torn")


COMET: Final = Comet()
