"""A secret answer in several steps: hidden to the last one, and never completed by itself."""

from tests.core.tiny_game import BIDDING, BIDS, Comet, CometState

from galaktyka.core.freezing import sealed_from
from galaktyka.core.game import Setting
from galaktyka.core.match import Match
from galaktyka.core.state import State
from galaktyka.core.table import Table


class Cautious(CometState):
    """First the most that a crew would bid, then what it does bid; after a most of nothing that is forced."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.most: list[int] = [-1] * seats

    def clone(self) -> "Cautious":
        other = Cautious(self.seats)
        other.unpack(self.packed())
        other.most = self.most[:]
        return other

    def legal_for(self, seat: int) -> list[int]:
        if self.top() == BIDS and self.most[seat] >= 0:
            return [BIDDING + fuel for fuel in range(self.most[seat] + 1)]
        return super().legal_for(seat)

    def given(self, seat: int) -> int:
        return super().given(seat) + (1 if self.most[seat] >= 0 else 0)

    def seal(self, seat: int, answer: int, table: Table) -> None:
        if self.most[seat] < 0:
            self.most[seat] = answer - BIDDING
        else:
            super().seal(seat, answer, table)

    def reveal(self, table: Table) -> None:
        super().reveal(table)
        self.most = [-1] * self.seats


class CautiousComet(Comet):
    def new_state(self, setting: Setting, table: Table) -> State:
        made = super().new_state(setting, table)
        state = Cautious(setting.seats)
        state.unpack(made.packed())
        return state


def start(fuel: str = "3") -> Match:
    game = CautiousComet()
    return Match(game, game.setting(2, 7, {"fuel": fuel}))


def test_a_step_that_is_forced_by_a_secret_one_waits_for_its_seat() -> None:
    """Given by itself it would tell the other that the first step was a most of nothing."""
    shown = []
    for most in ("bid 0", "bid 2"):
        match = start()
        match.answer(most, 1)
        assert match.state.actors() == [0, 1]
        shown.append([(entry.seat, entry.answer, entry.auto) for entry in match.history(0)])
    assert shown == [[(1, "", False)]] * 2


def test_a_first_step_that_everybody_knows_is_given_by_itself() -> None:
    match = start(fuel="0")
    assert [(entry.seat, entry.auto) for entry in match.record.entries] == [(0, True), (1, True)]
    match.answer("bid 0", 1)
    assert match.state.actors() == [0]


def test_every_step_is_closed_to_others_until_all_are_in() -> None:
    match = start()
    for answer in ("bid 2", "bid 1"):
        match.answer(answer, 1)
    match.answer("bid 3", 0)
    assert [entry.answer for entry in match.history(0)] == ["", "", "bid 3"]
    assert [entry.answer for entry in match.history(1)] == ["bid 2", "bid 1", ""]
    assert [entry.answer for entry in match.history(-1)] == [""] * 3
    assert [sealed_from(match, seat) for seat in (0, 1, -1)] == [0] * 3
    match.answer("bid 0", 0)
    assert [entry.answer for entry in match.history(-1)] == ["bid 2", "bid 1", "bid 3", "bid 0"]
    assert sealed_from(match, -1) == 4
