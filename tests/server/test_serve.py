"""`galaktyka serve`, and the client's files."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.serving import Server, serving, settings, until


@pytest.fixture(scope="module")
def with_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "client" / "assets").mkdir(parents=True)
    (folder / "client" / "index.html").write_text("<!doctype html><title>Galaktyka</title>")
    (folder / "client" / "assets" / "app-abc123.js").write_text("export const answer = 42\n" * 200)
    (folder / "secret.txt").write_text("secret")
    with serving(settings(folder)) as running:
        yield running


def test_every_path_outside_of_the_api_gives_the_page(with_client: Server) -> None:
    for path in ("/", "/table/abcdefghijkl", "/replay/abcdefghijkl", "/nothing/at/all"):
        reply = with_client.http.get(path)
        assert (reply.status_code, reply.headers["cache-control"]) == (200, "no-cache")
        assert "<title>Galaktyka</title>" in reply.text
    assert with_client.http.get("/api").status_code == 404


def test_assets_are_cached_long_and_compressed(with_client: Server) -> None:
    reply = with_client.http.get("/assets/app-abc123.js")
    assert reply.headers["content-type"].startswith("text/javascript")
    assert "immutable" in reply.headers["cache-control"]
    assert reply.headers["content-encoding"] == "gzip"
    assert with_client.http.get("/assets/app-old.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%00"]
)
def test_nothing_outside_of_the_client_is_served(with_client: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", int(with_client.base.rsplit(":", 1)[1]))) as plain:
        plain.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        reply = b""
        while part := plain.recv(65536):
            reply += part
    assert b"secret" not in reply.replace(path.encode(), b"")


def test_without_a_built_client_the_page_says_so(server: Server) -> None:
    reply = server.http.get("/")
    assert (reply.status_code, "make build" in reply.text) == (503, True)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "galaktyka", "serve", *arguments]


def test_a_port_in_use_is_said_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = subprocess.run(
            command("--port", port, "--lang", "en"), check=False, capture_output=True, text=True, timeout=60
        )
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert port in ended.stderr
    assert ended.stdout == ""


def test_it_starts_answers_and_stops_when_told(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen(
        command("--port", "0", "--lang", "en"),
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    base = next(word for word in line.split() if word.startswith("http")).rstrip("/")

    def answers() -> bool:
        try:
            return httpx.get(f"{base}/api/health").status_code == 200
        except httpx.TransportError:
            return False

    until(answers, 60)
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=20)
    assert process.returncode in (0, -signal.SIGTERM)
    assert (tmp_path / "galaktyka" / "tables.sqlite").exists()


def test_an_unreachable_database_is_said_in_one_sentence() -> None:
    ended = subprocess.run(
        command("--port", "0", "--db", "postgresql://nobody@127.0.0.1:9/none", "--lang", "en"),
        check=False, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
