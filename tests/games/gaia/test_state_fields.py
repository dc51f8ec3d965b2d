"""Every field of a position is cloned on its own and counts in the digest, those of players and cards too."""

import pytest
from tests.games.fields import check_fields, fields_of
from tests.games.gaia.golden_games import GOLDEN

import galaktyka
from galaktyka.core.chance import Stream
from galaktyka.games.gaia.state import GaiaState

NOT_HASHED = {
    *("box", "board", "variant", "players", "automa"),  # the same for all clones, or objects with own fields
    *("reach", "least_satellites", "link_budget"),  # derived from the rest
}
SHARED = {"planet", "tech_slots", "round_tiles", "final_tiles", "placement"}
"""Lists that are replaced and never changed in place."""


def position() -> GaiaState:
    """Some way into a solo game, which has every kind of field."""
    match = galaktyka.new_match("gaia", 1, seed=10, automate=False)
    stream = Stream(10)
    for _ in range(60):
        match.answer(GOLDEN.choose(match.state, match.state.legal(), stream))
    assert isinstance(match.state, GaiaState)
    return match.state


def holder_of(state: GaiaState, class_name: str) -> object:
    if class_name == "Player":
        return state.players[0]
    return state.automa if class_name == "Automa" else state


@pytest.mark.parametrize("class_name", ["GaiaState", "Player", "Automa"])
def test_every_field_of_a_clone_is_its_own_and_counts_in_the_digest(class_name: str) -> None:
    found = fields_of("gaia", class_name)
    fields = {field: field in SHARED for field in found if field not in NOT_HASHED}
    assert len(fields) > 3
    check_fields(position(), fields, lambda state: holder_of(state, class_name))
