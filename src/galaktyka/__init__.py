"""An open table for five space-empire board games."""

from importlib.util import find_spec
from typing import Final

__version__: Final = "0.1.0"


def _is_compiled() -> bool:
    """The kernel's table stands for all compiled modules: they are built together or not at all."""
    spec = find_spec("galaktyka.core.table")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


COMPILED: Final = _is_compiled()
