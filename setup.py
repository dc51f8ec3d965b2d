"""Builds the package: plain Python, or with the core and the games compiled when GALAKTYKA_COMPILE=1.

Everything else about the package is in pyproject.toml.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/galaktyka")
COMPILED_FOLDERS = ("core", "games")

# Modules of those folders that stay plain Python, each with its reason. Every `__init__.py` does too:
# a package must be found as a folder, and there is nothing in it to run fast.
UNCOMPILED = {
    "core/text.py": "wraps Fluent, an interpreted library, and is called only when a person reads",
}


def modules_to_compile() -> list[str]:
    found = [path for folder in COMPILED_FOLDERS for path in (PACKAGE / folder).rglob("*.py")]
    return sorted(
        path.as_posix()
        for path in found
        if path.name != "__init__.py" and path.relative_to(PACKAGE).as_posix() not in UNCOMPILED
    )


def extensions() -> list[Any]:
    """The compiled modules; none for commands that only ask for metadata, as writing C code takes time."""
    only_metadata = {"egg_info", "dist_info", "sdist"} & set(sys.argv)
    modules = modules_to_compile()
    if os.environ.get("GALAKTYKA_COMPILE") != "1" or only_metadata or not modules:
        return []
    from mypyc.build import mypycify

    return mypycify(modules, opt_level="3", debug_level="0", multi_file=True)


class ParallelBuild(build_ext):
    """Compiles the C files of one extension side by side, where setuptools takes one after another."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiled = pool.map(lambda source: compile_in_turn([source], **options), sources)
                return [name for names in compiled for name in names]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
