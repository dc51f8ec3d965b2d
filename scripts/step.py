"""Runs one step of the build: says what it does, keeps its noise in a log, shows the log's end if it fails.

Usage: python scripts/step.py LOG "What happens" command [argument ...]

On a terminal the seconds are counted in place; elsewhere a line is printed at the start, every half minute
and at the end.
"""

import subprocess
import sys
import time
from pathlib import Path

LOG_FOLDER = Path("build/log")
TAIL_LINES = 40
TICK_SECONDS = 0.2
REMINDER_SECONDS = 30


def wait_counting(process: subprocess.Popen[bytes], title: str, started: float) -> None:
    """Rewrites one terminal line until the process ends."""
    while process.poll() is None:
        print(f"\r{title} … {time.monotonic() - started:.0f} s", end="", flush=True)
        time.sleep(TICK_SECONDS)
    print("\r\033[K", end="")


def wait_reminding(process: subprocess.Popen[bytes], title: str, started: float) -> None:
    """Prints a line now and then, for logs that cannot rewrite one."""
    print(f"{title} …", flush=True)
    while True:
        try:
            process.wait(REMINDER_SECONDS)
            return
        except subprocess.TimeoutExpired:
            print(f"{title} … {time.monotonic() - started:.0f} s", flush=True)


def run_step(name: str, title: str, command: list[str]) -> int:
    LOG_FOLDER.mkdir(parents=True, exist_ok=True)
    log = LOG_FOLDER / f"{name}.txt"
    started = time.monotonic()
    with log.open("wb") as noise:
        process = subprocess.Popen(command, stdout=noise, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        try:
            if sys.stdout.isatty():
                wait_counting(process, title, started)
            else:
                wait_reminding(process, title, started)
        except KeyboardInterrupt:
            process.terminate()
            process.wait()
            print()
            return 130
    seconds = time.monotonic() - started
    if process.returncode == 0:
        print(f"{title}: done in {seconds:.1f} s", flush=True)
        return 0
    lines = log.read_text(errors="replace").splitlines()[-TAIL_LINES:]
    print(f"{title}: failed after {seconds:.1f} s. The end of {log}:", *lines, sep="\n    ", flush=True)
    return 1


def main() -> int:
    if len(sys.argv) < 4:
        print(__doc__, file=sys.stderr)
        return 2
    return run_step(sys.argv[1], sys.argv[2], sys.argv[3:])


if __name__ == "__main__":
    sys.exit(main())
