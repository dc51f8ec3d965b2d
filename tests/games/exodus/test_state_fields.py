"""Every field of a position is cloned on its own and counts in the digest, those of players too."""

import pytest
from tests.games.exodus.golden_games import GOLDEN
from tests.games.fields import check_fields, fields_of

import galaktyka
from galaktyka.core.chance import Stream
from galaktyka.games.exodus.state import ExodusState

NOT_HASHED = {"box", "board", "variant", "players"}


def position() -> ExodusState:
    """Some way into a game."""
    match = galaktyka.new_match("exodus", 3, seed=4, automate=False)
    stream = Stream(4)
    for _ in range(150):
        seat = match.state.actor()
        match.answer(GOLDEN.choose(match.state, match.state.legal_for(seat), stream), seat)
    assert isinstance(match.state, ExodusState)
    return match.state


@pytest.mark.parametrize("class_name", ["ExodusState", "Player"])
def test_every_field_of_a_clone_is_its_own_and_counts_in_the_digest(class_name: str) -> None:
    found = fields_of("exodus", class_name)
    fields = {field: replaced for field, replaced in found.items() if field not in NOT_HASHED}
    assert len(fields) > 10
    check_fields(position(), fields, lambda state: state.players[0] if class_name == "Player" else state)
