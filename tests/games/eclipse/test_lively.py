"""Whole games under every tester, played as lively as the golden ones: random players ruin themselves too soon."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.eclipse.golden_games import GOLDEN

from galaktyka.cli import testers
from galaktyka.core.chance import Stream
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable
from galaktyka.games.eclipse.game import GAME

TEST_EVERY = 9
VARIANTS = ["normal", "advanced", "random"]


class LivelyGame(testers.TestedGame):
    """A tested game whose players choose by the golden policy."""

    def _decide(self, state: State) -> None:
        legal = state.legal()
        assert legal, GAME.question(state)
        assert len(set(legal)) == len(legal), GAME.question(state)
        if len(self.answers) % TEST_EVERY == 0:
            self._test(legal, len(self.answers))
        answer = GOLDEN.choose(state, legal, self.stream)
        state.apply(answer, self.table)
        self.answers.append(answer)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("portals", ["false", "true"])
def test_a_lively_game_holds_every_invariant_to_its_end(seats: int, portals: str) -> None:
    coverage: dict[str, int] = {}
    options = {"warp_portals": portals, "ancient": "random", "guardian": "random", "gcds": "random"}
    seed = 100 * seats + len(portals)
    game = LivelyGame(GAME, GAME.setting(seats, seed, options), Stream(seed), coverage)
    assert game.play(float("inf"))
    assert GAME.rounds(game.state) == 8
    assert {"R12", "R17", "R25", "R28", "R29", "R30", "R37", "R46", "R66", "R70", "R71"} <= set(coverage)
    game.test_record()


@settings(max_examples=40, deadline=None)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**40),
    portals=st.sampled_from(["false", "true"]),
    variants=st.tuples(*[st.sampled_from(VARIANTS)] * 3),
    choices=st.lists(st.integers(0, 11), min_size=6, max_size=6),
)
def test_any_table_can_be_set_up(
    seats: int, seed: int, portals: str, variants: tuple[str, str, str], choices: list[int]
) -> None:
    options = dict(zip(["ancient", "guardian", "gcds"], variants, strict=True))
    setting = GAME.setting(seats, seed, {"warp_portals": portals, **options})
    table = LiveTable(seed)
    state = GAME.new_state(setting, table)
    state.settle(table)
    for seat in range(seats):
        legal = state.legal()
        state.apply(legal[choices[seat] % len(legal)], table)
        GAME.check(state)
    assert GAME.question(state) == "turn"
    assert state.actor() == GAME.view(state, -1)["first"]
