"""Every field of a position is cloned on its own and counts in the digest, those of players too."""

import pytest
from tests.games.fields import check_fields, fields_of
from tests.games.frontiers.golden_games import GOLDEN
from tests.games.frontiers.scene import position

from galaktyka.core.chance import Stream
from galaktyka.core.match import Match
from galaktyka.games.frontiers.flow import Position
from galaktyka.games.frontiers.game import GAME

NOT_HASHED = {"box", "variant", "players", "powers"}
"""The same for all clones, objects with fields of their own, or derived from the rest."""


def some_way_in() -> Position:
    match = Match(GAME, GAME.setting(3, 4, {"goals": "true"}), automate=False)
    stream = Stream(4)
    for _ in range(45):
        match.answer(GOLDEN.choose(match.state, match.state.legal(), stream))
    return position(match)


@pytest.mark.parametrize("class_name", ["FrontiersState", "Player"])
def test_every_field_of_a_clone_is_its_own_and_counts_in_the_digest(class_name: str) -> None:
    found = fields_of("frontiers", class_name)
    fields = {field: False for field in found if field not in NOT_HASHED}
    assert len(fields) > 10
    check_fields(some_way_in(), fields, lambda state: state.players[0] if class_name == "Player" else state)


def test_a_packed_position_comes_back_with_its_powers() -> None:
    original = some_way_in()
    setting = GAME.setting(3, 4, {"goals": "true"})
    again = GAME.restore(setting, original.packed())
    assert again.digest() == original.digest()
    GAME.check(again)
    assert again.legal() == original.legal()
