"""Answers that people may give although the bounded list leaves them out."""

import pytest
from tests.core.tiny_game import MINE, PASS, SELL, TURN, Comet, CometState

from galaktyka.core.game import Setting
from galaktyka.core.match import Match
from galaktyka.core.record import loads
from galaktyka.core.replaying import replay
from galaktyka.core.state import State
from galaktyka.core.table import Table
from galaktyka.core.words import Illegal


class TerseState(CometState):
    """On a turn only passing is listed; people may do all the rest."""

    def clone(self) -> "TerseState":
        other = TerseState(self.seats)
        other.unpack(self.packed())
        return other

    def legal_for(self, seat: int) -> list[int]:
        return [PASS] if self.top() == TURN else super().legal_for(seat)

    def further(self, seat: int) -> list[int]:
        if not self.frames or self.top() != TURN:
            return []
        return [answer for answer in super().legal_for(seat) if answer != PASS]


class TerseComet(Comet):
    def new_state(self, setting: Setting, table: Table) -> State:
        full = super().new_state(setting, table)
        state = TerseState(setting.seats)
        state.unpack(full.packed())
        return state

    def restore(self, setting: Setting, packed: list[int]) -> State:
        state = TerseState(setting.seats)
        state.unpack(packed)
        return state


GAME = TerseComet()


def begin() -> Match:
    match = Match(GAME, GAME.setting(2, 5, {}))
    match.answer("bid 1", 0)
    match.answer("bid 0", 1)
    return match


def test_the_bounded_list_is_what_bots_see() -> None:
    match = begin()
    assert match.decision is not None
    assert match.decision.answers == [PASS]
    assert match.state.allowed(0)[0] == PASS
    assert set(match.state.allowed(0)) > {PASS, MINE}


def test_people_are_shown_everything() -> None:
    match = begin()
    assert {"pass", "mine", "sell"} <= {answer.notation for answer in match.answers(0)}


def test_a_single_listed_answer_is_not_forced_on_people() -> None:
    match = begin()
    assert match.state.actor() == 0
    assert match.state.top() == TURN


def test_numbers_and_notation_of_further_answers_are_taken() -> None:
    match = begin()
    match.answer(SELL)
    match.answer("mine")
    assert [entry.answer for entry in match.record.entries][-2:] == ["sell", "mine"]
    assert match.why_not(SELL) is not None


def test_what_is_in_neither_list_is_refused() -> None:
    match = begin()
    match.answer("mine")
    before = match.state.digest()
    with pytest.raises(Illegal):
        match.answer(MINE)
    assert match.state.digest() == before


def test_a_record_with_further_answers_replays() -> None:
    match = begin()
    match.answer("sell")
    match.answer("pass")
    again = replay(GAME, loads(match.dumps()))
    assert again.state.digest() == match.state.digest()
