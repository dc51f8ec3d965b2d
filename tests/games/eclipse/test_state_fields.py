"""Every field of a position is cloned on its own and counts in the digest, those of players too."""

import pytest
from tests.games.eclipse.golden_games import GOLDEN
from tests.games.fields import check_fields, fields_of

import galaktyka
from galaktyka.core.chance import Stream
from galaktyka.games.eclipse.state import EclipseState

NOT_HASHED = {
    *("box", "players"),  # the same for all clones, or objects with own fields
    *("design", "strengths", "presence", "near", "full", "loose", "zone_of", "portal_mask"),  # derived
}


def position() -> EclipseState:
    """Some way into a game."""
    match = galaktyka.new_match("eclipse", 3, seed=10, automate=False)
    stream = Stream(10)
    for _ in range(90):
        match.answer(GOLDEN.choose(match.state, match.state.legal(), stream))
    assert isinstance(match.state, EclipseState)
    return match.state


@pytest.mark.parametrize("class_name", ["EclipseState", "Player"])
def test_every_field_of_a_clone_is_its_own_and_counts_in_the_digest(class_name: str) -> None:
    found = fields_of("eclipse", class_name)
    fields = {field: replaced for field, replaced in found.items() if field not in NOT_HASHED}
    assert len(fields) > 10
    check_fields(position(), fields, lambda state: state.players[0] if class_name == "Player" else state)


def test_what_is_derived_comes_back_with_a_packed_state() -> None:
    original = position()
    match = galaktyka.new_match("eclipse", 3, seed=10, automate=False)
    again = match.game.restore(match.setting, original.packed())
    assert isinstance(again, EclipseState)
    assert again.presence == original.presence
    assert again.near == original.near
    assert again.full == original.full
    assert again.loose == original.loose
    assert again.zone_of == original.zone_of
    assert again.portal_mask == original.portal_mask
    assert [p.design for p in again.players] == [p.design for p in original.players]
    assert [p.strengths for p in again.players] == [p.strengths for p in original.players]
