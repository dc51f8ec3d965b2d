"""Says what to install when this Python cannot build the project; silent when it can.

Written so that any Python since 3.6 can read it, because the old ones are the ones that have to complain.
"""

import sys

OLDEST = (3, 11)


def complaint() -> str:
    running = f"{sys.version_info[0]}.{sys.version_info[1]}"
    if sys.version_info[:2] < OLDEST:
        return (
            f"Galaktyka needs Python 3.11 or newer, and {sys.executable} is {running}. On Debian or Ubuntu: "
            "sudo apt install python3.11 python3.11-venv; then run the same make command again."
        )
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return (
            f"{sys.executable} cannot make virtual environments. On Debian or Ubuntu: "
            f"sudo apt install python{running}-venv; then run the same make command again."
        )
    return ""


if __name__ == "__main__":
    sys.exit(complaint() or 0)
