"""Every field of a position is cloned on its own and counts in the digest, those of players and cards too."""

import ast
from pathlib import Path

import pytest
from tests.games.gaia.golden_games import GOLDEN

import galaktyka
from galaktyka.core.chance import Stream
from galaktyka.games.gaia.state import GaiaState

SOURCE = Path(__file__).parents[3] / "src" / "galaktyka" / "games" / "gaia" / "state.py"
NOT_HASHED = {
    *("box", "board", "variant", "players", "automa"),  # the same for all clones, or objects with own fields
    *("reach", "least_satellites", "link_budget"),  # derived from the rest
}
SHARED = {"planet", "tech_slots", "round_tiles", "final_tiles", "placement"}
"""Lists that are replaced and never changed in place."""


def fields_of(class_name: str) -> list[str]:
    """What `__init__` sets, read from the source: compiled classes do not tell."""
    tree = ast.parse(SOURCE.read_text("utf-8"))
    class_ = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == class_name)
    init = next(node for node in class_.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    return [
        node.attr
        for node in ast.walk(init)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr not in NOT_HASHED
    ]


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


def change(holder: object, field: str) -> None:
    value = getattr(holder, field)
    if isinstance(value, bool):
        setattr(holder, field, not value)
    elif isinstance(value, int):
        setattr(holder, field, value + 1)
    elif field in SHARED:
        setattr(holder, field, [*value, 1])
    else:
        value.append(1)


@pytest.mark.parametrize("class_name", ["GaiaState", "Player", "Automa"])
def test_every_field_of_a_clone_is_its_own_and_counts_in_the_digest(class_name: str) -> None:
    original = position()
    digest = original.digest()
    fields = fields_of(class_name)
    assert len(fields) > 3
    for field in fields:
        clone = original.clone()
        assert isinstance(clone, GaiaState)
        assert clone.digest() == digest
        change(holder_of(clone, class_name), field)
        assert original.digest() == digest, f"{class_name}.{field} is shared with the original"
        assert clone.digest() != digest, f"{class_name}.{field} is not part of the digest"
