"""Every field of a position is cloned on its own and counts in the digest, those of players too."""

import ast
from pathlib import Path

import pytest
from tests.games.frontiers.golden_games import GOLDEN
from tests.games.frontiers.scene import position

from galaktyka.core.chance import Stream
from galaktyka.core.match import Match
from galaktyka.games.frontiers.flow import Position
from galaktyka.games.frontiers.game import GAME

SOURCE = Path(__file__).parents[3] / "src" / "galaktyka" / "games" / "frontiers" / "state.py"
NOT_HASHED = {"box", "variant", "players", "powers"}
"""The same for all clones, objects with fields of their own, or derived from the rest."""


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


def some_way_in() -> Position:
    match = Match(GAME, GAME.setting(3, 4, {"goals": "true"}), automate=False)
    stream = Stream(4)
    for _ in range(45):
        match.answer(GOLDEN.choose(match.state, match.state.legal(), stream))
    return position(match)


def change(holder: object, field: str) -> None:
    value = getattr(holder, field)
    if isinstance(value, int):
        setattr(holder, field, value + 1)
    else:
        value.append(1)


@pytest.mark.parametrize("class_name", ["FrontiersState", "Player"])
def test_every_field_of_a_clone_is_its_own_and_counts_in_the_digest(class_name: str) -> None:
    original = some_way_in()
    digest = original.digest()
    fields = fields_of(class_name)
    assert len(fields) > 10
    for field in fields:
        clone = original.clone()
        assert clone.digest() == digest
        change(clone.players[0] if class_name == "Player" else clone, field)
        assert original.digest() == digest, f"{class_name}.{field} is shared with the original"
        assert clone.digest() != digest, f"{class_name}.{field} is not part of the digest"


def test_a_packed_position_comes_back_with_its_powers() -> None:
    original = some_way_in()
    setting = GAME.setting(3, 4, {"goals": "true"})
    again = GAME.restore(setting, original.packed())
    assert again.digest() == original.digest()
    GAME.check(again)
    assert again.legal() == original.legal()
