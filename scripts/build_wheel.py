"""Builds one wheel of the package in FOLDER, compiled or pure, with the tools of the running environment.

Usage: python scripts/build_wheel.py compiled|pure FOLDER

Asks the build backend directly: pip would run setup.py, and with it the translation to C, more than once.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import build_meta

SHARED_LIBRARY = "galaktyka__mypyc."  # holds the code of all compiled modules


def forget_earlier_files() -> None:
    """setuptools packs whatever lies in build/lib*: leave there only libraries whose module still exists."""
    for folder in Path("build").glob("lib*"):
        for built in [path for path in folder.rglob("*") if path.is_file()]:
            module = Path("src", built.relative_to(folder)).with_name(built.name.split(".")[0] + ".py")
            is_library = built.suffix in (".so", ".pyd")
            if not (is_library and (module.exists() or built.name.startswith(SHARED_LIBRARY))):
                built.unlink()


def main() -> int:
    if len(sys.argv) != 3 or sys.argv[1] not in ("compiled", "pure"):
        print(__doc__, file=sys.stderr)
        return 2
    flavour, folder = sys.argv[1], Path(sys.argv[2])
    os.environ["GALAKTYKA_COMPILE"] = "1" if flavour == "compiled" else "0"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    forget_earlier_files()
    print(build_meta.build_wheel(str(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
