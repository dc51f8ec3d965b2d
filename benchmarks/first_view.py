"""How soon the page is there: from the first request to a lobby, and to a table, that can be used.

Usage: python -m benchmarks.first_view [--times 5] [--make]

A real Chromium with an empty cache each time, and a server on this machine. With --make it also measures how
long `make play` takes from its start to the first answer, when everything is built already.
"""

import argparse
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright
from scripts.need import chromium
from tests.web.playing import READY, bot, me, new_table
from tests.web.serving import free_port, serving
from tests.web.visitor import FLAGS

LOBBY_READY = "() => Boolean(document.querySelector('form [type=submit]:not(:disabled)'))"
ROOT = Path(__file__).parents[1]
PATIENCE_SECONDS = 120.0


def seconds_until(browser: Browser, address: str, ready: str) -> float:
    """From asking for the page to what it must show, with nothing cached."""
    context = browser.new_context()
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_function(ready, polling=10)
    took = time.perf_counter() - began
    context.close()
    return took


def told(name: str, times: list[float]) -> None:
    line = {"what": name, "times": len(times), "median_s": round(statistics.median(times), 3)}
    print(json.dumps({**line, "longest_s": round(max(times), 3)}), flush=True)


def measure_pages(times: int) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        seconds_until(browser, server.address, LOBBY_READY)  # the browser itself starts up too
        told("lobby", [seconds_until(browser, server.address, LOBBY_READY) for _ in range(times)])
        for game in ("gaia", "frontiers"):
            made = new_table(server, [me(), bot()], game=game)
            address = f"{server.address}/table/{made['table']}#key={made['key']}"
            told(f"table of {game}", [seconds_until(browser, address, READY) for _ in range(times)])
        browser.close()


def measure_make() -> None:
    """`make play` without a browser of its own; it is stopped as soon as the page is answered."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        options = f"--port {port} --db sqlite:///{folder}/tables.db"
        environment = {**os.environ, "BROWSER": "true", "PYTHONPATH": ""}
        began = time.perf_counter()
        running = subprocess.Popen(
            ["make", "play", f"ARGS={options}"],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            while not answers(port):
                if running.poll() is not None or time.perf_counter() - began > PATIENCE_SECONDS:
                    raise SystemExit("make play did not answer")
                time.sleep(0.02)
            told("make play until the page is answered", [time.perf_counter() - began])
        finally:
            os.killpg(running.pid, signal.SIGINT)
            running.wait(20)


def answers(port: int) -> bool:
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", port)):
            return False
    try:
        with urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return bool(page.status == 200)
    except (URLError, OSError):
        return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=5, help="how often each page is opened")
    parser.add_argument("--make", action="store_true", help="also how long a second `make play` takes")
    options = parser.parse_args()
    measure_pages(options.times)
    if options.make:
        measure_make()
    return 0


if __name__ == "__main__":
    sys.exit(main())
