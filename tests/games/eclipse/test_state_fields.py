"""Every field of a position is cloned on its own and counts in the digest, those of players too."""

import ast
from pathlib import Path

import pytest
from tests.games.eclipse.golden_games import GOLDEN

import galaktyka
from galaktyka.core.chance import Stream
from galaktyka.games.eclipse.state import EclipseState

SOURCE = Path(__file__).parents[3] / "src" / "galaktyka" / "games" / "eclipse" / "state.py"
NOT_HASHED = {
    *("box", "players"),  # the same for all clones, or objects with own fields
    *("design", "presence", "near", "full", "loose", "zone_of", "portal_mask"),  # derived from the rest
}


def fields_of(class_name: str) -> dict[str, bool]:
    """What `__init__` sets, read from the source, and whether the comment says that it is replaced."""
    text = SOURCE.read_text("utf-8")
    lines = text.splitlines()
    class_ = next(
        node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == class_name
    )
    init = next(node for node in class_.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    return {
        node.attr: "# replaced" in lines[node.lineno - 1]
        for node in ast.walk(init)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr not in NOT_HASHED
    }


def position() -> EclipseState:
    """Some way into a game."""
    match = galaktyka.new_match("eclipse", 3, seed=10, automate=False)
    stream = Stream(10)
    for _ in range(90):
        match.answer(GOLDEN.choose(match.state, match.state.legal(), stream))
    assert isinstance(match.state, EclipseState)
    return match.state


def change(holder: object, field: str, replaced: bool) -> None:
    value = getattr(holder, field)
    if isinstance(value, bool):
        setattr(holder, field, not value)
    elif isinstance(value, int):
        setattr(holder, field, value + 1)
    elif replaced:
        setattr(holder, field, [*value, 1])
    else:
        value.append(1)


@pytest.mark.parametrize("class_name", ["EclipseState", "Player"])
def test_every_field_of_a_clone_is_its_own_and_counts_in_the_digest(class_name: str) -> None:
    original = position()
    digest = original.digest()
    fields = fields_of(class_name)
    assert len(fields) > 10
    for field, replaced in fields.items():
        clone = original.clone()
        assert isinstance(clone, EclipseState)
        assert clone.digest() == digest
        change(clone.players[0] if class_name == "Player" else clone, field, replaced)
        assert original.digest() == digest, f"{class_name}.{field} is shared with the original"
        assert clone.digest() != digest, f"{class_name}.{field} is not part of the digest"


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
