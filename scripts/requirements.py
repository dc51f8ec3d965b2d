"""Prints what pyproject.toml asks for, one requirement a line, so that it is written down only there.

Usage: python scripts/requirements.py [build] [runtime] [dev] [bench]
"""

import sys
import tomllib
from pathlib import Path


def requirements(group: str) -> list[str]:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    if group == "build":
        found = project["build-system"]["requires"]
    elif group == "runtime":
        found = project["project"]["dependencies"]
    else:
        found = project["project"]["optional-dependencies"][group]
    return [str(requirement) for requirement in found]


if __name__ == "__main__":
    for group in sys.argv[1:]:
        print(*requirements(group), sep="\n")
