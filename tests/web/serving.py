"""A server of its own for a few tests: a real process on a free port, with a database that is thrown away."""

import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PATIENCE_SECONDS = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A running table server and its API, for what a test checks behind the page's back."""

    def __init__(self, address: str, log: Path) -> None:
        self.address = address
        self.log = log

    def get(self, path: str, key: str = "") -> Any:
        return json.loads(self.get_bytes(path, key))

    def get_bytes(self, path: str, key: str = "") -> bytes:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        request = urllib.request.Request(f"{self.address}/api{path}", headers=headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            found = answer.read()
            assert isinstance(found, bytes)
            return found

    def post(self, path: str, body: object, key: str = "") -> Any:
        return self.post_text(path, json.dumps(body), key)

    def post_text(self, path: str, text: str, key: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        request = urllib.request.Request(f"{self.address}/api{path}", text.encode("utf-8"), headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read())


def is_up(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=2) as answer:
            return bool(json.loads(answer.read())["status"] == "ok")
    except (urllib.error.URLError, OSError):
        return False


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    log = folder / "server.txt"
    database = f"sqlite:///{folder / 'tables.db'}"
    command = [sys.executable, "-m", "galaktyka", "serve", "--port", str(port), "--db", database]
    with log.open("wb") as noise:
        process = subprocess.Popen(command, stdout=noise, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not is_up(address):
            assert process.poll() is None, log.read_text("utf-8")
            assert time.monotonic() < deadline, f"The server does not answer.\n{log.read_text('utf-8')}"
            time.sleep(0.1)
        yield Server(address, log)
    finally:
        process.terminate()
        process.wait(20)
