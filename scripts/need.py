"""Makes sure that a program which pip and npm do not install is here, or names the command that installs it.

Usage: python scripts/need.py node|chromium|postgresql

Exit status 1 when it is missing. Someone who may install packages gets it installed; nobody else is asked for
a password.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

OLDEST_NODE = 20
STEP = Path(__file__).with_name("step.py")
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
POSTGRESQL_FOLDERS = "usr/lib/postgresql/*/bin/postgres"


def chromium() -> str | None:
    """The browser that the distribution installed, or the one that CHROMIUM names."""
    named = [os.environ["CHROMIUM"]] if "CHROMIUM" in os.environ else []
    return next((found for name in (*named, *CHROMIUM_NAMES) if (found := shutil.which(name))), None)


def postgresql() -> str | None:
    by_path = shutil.which("postgres")
    return by_path or next((str(path) for path in sorted(Path("/").glob(POSTGRESQL_FOLDERS))), None)


def node() -> str | None:
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)", said)
    return found if version and int(version[1]) >= OLDEST_NODE else None


class Program:
    def __init__(self, what_for: str, find: Callable[[], str | None], packages: str, installs_itself: bool):
        self.what_for = what_for
        self.find = find
        self.packages = packages
        self.installs_itself = installs_itself


PROGRAMS = {
    "node": Program(
        # A distribution may have an older Node, which must not be touched unasked.
        f"The pages are built with Node {OLDEST_NODE} or newer (and npm)",
        node,
        "nodejs npm",
        installs_itself=False,
    ),
    "chromium": Program("The pages are tested in Chromium", chromium, "chromium", installs_itself=True),
    "postgresql": Program(
        "The server is also tested on PostgreSQL", postgresql, "postgresql", installs_itself=True
    ),
}


def install(name: str, program: Program) -> None:
    """As root on Debian or Ubuntu: `apt-get install`, with the lists of packages fetched first."""
    command = f"apt-get update -q && apt-get install -y -q --no-install-recommends {program.packages}"
    title = f"Installing {name} ({program.packages})"
    subprocess.run([sys.executable, STEP, name, title, "sh", "-c", command], check=False)


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1] not in PROGRAMS:
        print(__doc__, file=sys.stderr)
        return 2
    name = sys.argv[1]
    program = PROGRAMS[name]
    may_install = os.geteuid() == 0 and shutil.which("apt-get") is not None
    if program.find() is None and program.installs_itself and may_install:
        install(name, program)
    if program.find() is not None:
        return 0
    print(
        f"{program.what_for}, which was not found here. On Debian or Ubuntu: "
        f"sudo apt-get install -y {program.packages}; then run the same make command again."
    )
    if name == "node":
        print("Where the distribution's Node is older: https://nodejs.org/en/download has newer ones.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
