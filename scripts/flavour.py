"""Decides which flavour of the package this machine gets, and keeps the answer in a file.

Usage: python scripts/flavour.py FILE

The file holds `compiled` or `pure`. It is rewritten only when the answer changes, so that make rebuilds only
then: after a C compiler was installed, or when GALAKTYKA_COMPILE=0 or 1 asks for the other flavour.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ADVICE = (
    "No working C compiler with Python's headers was found, so Galaktyka runs interpreted: the same game, "
    "several times slower bots. On Debian or Ubuntu, `sudo apt install build-essential python3-dev` and the "
    "same make command again give the compiled one."
)


def can_compile() -> bool:
    """Tries the compiler that setuptools would use on the smallest extension there is."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        command = [*compiler, "-I", include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def choose(known: str) -> str:
    """The flavour asked for, else the best one possible; a compiler once found is not looked for again."""
    asked = os.environ.get("GALAKTYKA_COMPILE")
    if asked in ("0", "1"):
        return "compiled" if asked == "1" else "pure"
    if known == "compiled" and "CC" not in os.environ:
        return "compiled"
    return "compiled" if can_compile() else "pure"


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    answer = Path(sys.argv[1])
    known = answer.read_text().strip() if answer.exists() else ""
    flavour = choose(known)
    if flavour != known:
        answer.write_text(flavour + "\n")
        if flavour == "pure" and os.environ.get("GALAKTYKA_COMPILE") != "0":
            print(ADVICE, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
