"""Builds the package: plain Python, or with the core, the games and the bots compiled when GALAKTYKA_COMPILE=1.

Everything else about the package is in pyproject.toml.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

PACKAGE = Path("src/galaktyka")
COMPILED_FOLDERS = ("core", "games", "bots")

# Modules of those folders that stay plain Python, each with its reason. Every `__init__.py` does too:
# a package must be found as a folder, and there is nothing in it to run fast.
UNCOMPILED = {
    "core/text.py": "wraps Fluent, an interpreted library, and is called only when a person reads",
    "bots/registry.py": "finds bots that people wrote, once a game",
    "bots/hosting.py": "runs a process around interpreted bots",
    "bots/question.py": "is carried to other processes by pickle, attribute by attribute",
    "bots/seated.py": "asks a bot and checks its answer; the thinking is elsewhere",
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
    import mypyc.build

    # One C file a module, in one library: they compile side by side, and calls between them stay direct.
    built = mypyc.build.mypycify(
        modules, opt_level="3", debug_level="0", multi_file=True, group_name="galaktyka"
    )
    for extension in built:
        # A newer C compiler may warn about generated code; that is no reason to refuse the game.
        extension.extra_compile_args.append("-Wno-error")
        extension.depends += [__file__, mypyc.build.__file__]
    return built


class ParallelBuild(build_ext):
    """Compiles the C files that changed, side by side; setuptools would take all of them in turn."""

    def build_extensions(self) -> None:
        compiler = self.compiler
        compile_in_turn = compiler.compile

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            def compile_if_older(source: str) -> str:
                target = str(compiler.object_filenames([source], output_dir=options["output_dir"])[0])
                if newer_group([source, *options["depends"]], target):
                    compile_in_turn([source], **options)
                return target

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compile_if_older, sources))

        compiler.compile = compile_side_by_side
        super().build_extensions()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": ParallelBuild},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
