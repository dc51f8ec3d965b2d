"""Two server processes on one PostgreSQL: no truth is only in one of them."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from tests.server.postgres import Cluster
from tests.server.serving import Client, Json, bearer, until

START = """
import socket, sys
from pathlib import Path
from tests.server.serving import settings
from galaktyka.server.running import run
run(settings(Path(sys.argv[3]), database=sys.argv[2], bot_sweep=1.0), socket.socket(fileno=int(sys.argv[1])))
"""


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str, folder: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.base = f"http://127.0.0.1:{listener.getsockname()[1]}"
            descriptor = listener.fileno()
            command = [sys.executable, "-c", START, str(descriptor), database, folder]
            self.process = subprocess.Popen(command, pass_fds=[descriptor], stderr=subprocess.DEVNULL)
        self.http = httpx.Client(base_url=self.base, timeout=30)

    def wait(self) -> None:
        until(self._answers, 60)

    def _answers(self) -> bool:
        try:
            return self.http.get("/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def state(self, table: str, key: str, seat: int) -> Json:
        found: Json = self.http.get(
            f"/api/tables/{table}/state", params={"seat": seat}, headers=bearer(key)
        ).json()
        return found

    def post(self, path: str, body: Json, key: str = "") -> httpx.Response:
        return self.http.post(f"/api{path}", json=body, headers=bearer(key))

    def live(self, table: str, key: str, seat: int) -> Client:
        hello = {"type": "hello", "table": table, "key": key, "seat": seat, "language": "en"}
        return Client(self.base, hello)

    def stop(self) -> None:
        self.http.close()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    database = cluster.new_database()
    folder = str(tmp_path_factory.mktemp("pair"))
    first = Process(database, folder)
    first.wait()  # it brings the database to its newest form
    second = Process(database, folder)
    second.wait()
    yield [first, second]
    for process in (first, second):
        process.stop()


def open_table(process: Process, *kinds: str) -> Json:
    wish = {"game": "comet", "seats": [{"kind": kind, "name": kind} for kind in kinds], "seed": 4}
    opened: Json = process.post("/tables", wish).json()
    return opened


def test_a_game_across_two_processes(pair: list[Process]) -> None:
    """Each player is connected to another process; every change reaches both."""
    opened = open_table(pair[0], "me", "here")
    table, key = opened["table"], opened["key"]
    with pair[0].live(table, key, 0) as one, pair[1].live(table, key, 1) as other:
        clients = [one, other]
        for client in clients:
            client.hear_until("state")
        for pick in range(40):
            if one.state["over"]:
                break
            seat = one.state["decision"]["seats"][0]
            done = clients[seat].answer(pick * 7)
            assert done["type"] == "done", done
            for client in clients:
                client.hear_up_to(done["seq"])
        assert one.state["over"]
        lines = [[line["notation"] for line in client.state["log"]["lines"]] for client in clients]
        assert lines[0] == lines[1]
        assert other.state["result"] == one.state["result"]


def test_answers_through_both_at_once_count_once(pair: list[Process]) -> None:
    opened = open_table(pair[0], "me", "here")
    table, key = opened["table"], opened["key"]
    pair[0].state(table, key, 0)
    pair[1].state(table, key, 0)

    def give(number: int) -> int:
        act = {"id": f"n{number}", "seat": 0, "expect": 1, "op": "answer", "answer": f"bid {number % 4}"}
        return pair[number % 2].post(f"/tables/{table}/acts", act, key).status_code

    with ThreadPoolExecutor(16) as pool:
        statuses = sorted(pool.map(give, range(24)))
    assert statuses == [200] + [409] * 23
    states = [process.state(table, key, 0) for process in pair]
    assert states[0]["seq"] == states[1]["seq"] == 2
    assert states[0]["log"] == states[1]["log"]


def test_chat_presence_and_keys_cross_over(pair: list[Process]) -> None:
    opened = open_table(pair[0], "me", "open")
    table, key = opened["table"], opened["key"]
    with pair[0].live(table, key, 0) as host:
        host.hear_until("state")
        joined = (
            pair[1].post(f"/tables/{table}/join", {"invitation": opened["invitation"], "name": "B"}).json()
        )
        until(lambda: host.hear()["type"] in ("change", "state") and host.state["status"] == "playing")
        with pair[1].live(table, joined["key"], 1) as guest:
            guest.hear_until("state")
            until(lambda: host.hear().get("seats") == [{"seat": n, "connected": True} for n in (0, 1)])
            guest.say({"type": "chat", "id": "c", "text": "cześć"})
            assert host.hear_until("chat")["line"]["text"] == "cześć"
        until(lambda: host.hear().get("seats", [{}, {}])[1].get("connected") is False)
    assert pair[0].http.get(f"/api/tables/{table}", headers=bearer(joined["key"])).json()["yours"] == [1]


def test_the_bot_of_a_process_that_dies_is_taken_over(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = cluster.new_database()
    folder = str(tmp_path_factory.mktemp("heirs"))
    first = Process(database, folder)
    first.wait()
    second = Process(database, folder)
    second.wait()
    wish = {"game": "comet", "seats": [{"kind": "bot", "bot": "random"}] * 2, "seed": 4}
    table = first.post("/tables", wish).json()["table"]
    os.kill(first.process.pid, signal.SIGKILL)
    first.process.wait()
    try:
        until(lambda: second.http.get(f"/api/tables/{table}").json()["status"] == "over", 60)
    finally:
        second.stop()
        first.http.close()
