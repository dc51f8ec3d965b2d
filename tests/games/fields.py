"""Every field of a position is cloned on its own and counts in the digest: the check that all games share."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from galaktyka.core.state import State

SOURCES = Path(__file__).parents[2] / "src" / "galaktyka" / "games"

Position = TypeVar("Position", bound=State)


def fields_of(game_id: str, class_name: str, module: str = "state") -> dict[str, bool]:
    """What `__init__` sets, and whether a comment says that it is replaced and never changed in place.

    Read from the source: compiled classes do not tell.
    """
    text = (SOURCES / game_id / f"{module}.py").read_text("utf-8")
    lines = text.splitlines()
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    class_ = next(node for node in classes if node.name == class_name)
    init = next(node for node in class_.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    return {
        node.attr: "# replaced" in lines[node.lineno - 1]
        for node in ast.walk(init)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }


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


def check_fields(original: Position, fields: dict[str, bool], holder: Callable[[Position], object]) -> None:
    """Each field of the holder in a clone, changed by itself, leaves the original alone and shows."""
    digest = original.digest()
    for field, replaced in fields.items():
        clone = original.clone()
        assert isinstance(clone, type(original))
        assert clone.digest() == digest
        changed = holder(clone)
        change(changed, field, replaced)
        name = f"{type(changed).__name__}.{field}"
        assert original.digest() == digest, f"{name} is shared with the original"
        assert clone.digest() != digest, f"{name} is not part of the digest"
