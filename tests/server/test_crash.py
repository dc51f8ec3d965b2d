"""A server that is killed at any moment loses no answer that it has confirmed."""

import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.serving import Json, bearer, until

KILLS = 50


class Phoenix:
    """A server that rises again after each kill."""

    def __init__(self, folder: Path) -> None:
        port_file = folder / "port"
        command = [
            sys.executable,
            "-m",
            "tests.server.crashing",
            f"sqlite:///{folder}/tables.sqlite",
            str(port_file),
        ]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        until(lambda: port_file.exists() and port_file.read_text(), 60)
        self.base = f"http://127.0.0.1:{port_file.read_text()}"
        self.child = 0
        self.rise()

    def rise(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.child = int(self.process.stdout.readline())

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        self.rise()

    def stop(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        self.process.communicate(timeout=20)


@pytest.fixture
def phoenix(tmp_path: Path) -> Iterator[Phoenix]:
    risen = Phoenix(tmp_path)
    yield risen
    risen.stop()


class Player:
    """Plays table after table; remembers what the server confirmed."""

    def __init__(self, base: str, seed: int) -> None:
        self.http = httpx.Client(base_url=base, timeout=20)
        self.chance = random.Random(seed)
        self.confirmed: dict[str, list[tuple[Json, int]]] = {}
        self.keys: dict[str, str] = {}
        self.stopping = False
        self.acts = 0
        self.interrupted = 0

    def ask(self, method: str, path: str, key: str = "", body: object = None) -> httpx.Response:
        """A request that is sent again until somebody answers it."""
        while True:
            try:
                return self.http.request(method, f"/api{path}", json=body, headers=bearer(key))
            except httpx.TransportError:
                self.interrupted += 1

    def play(self) -> None:
        while not self.stopping:
            wish = {"game": "comet", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"fuel": "6"}}
            opened = self.ask("POST", "/tables", body=wish).json()
            table, key = opened["table"], opened["key"]
            self.keys[table], self.confirmed[table] = key, []
            goes_on = True
            while goes_on and not self.stopping:
                goes_on = self.one_answer(table, key)

    def one_answer(self, table: str, key: str) -> bool:
        state = self.ask("GET", f"/tables/{table}/state", key).json()
        if state["over"]:
            return False
        seat = state["decision"]["seats"][0]
        state = self.ask("GET", f"/tables/{table}/state?seat={seat}", key).json()
        answer = self.chance.choice(state["decision"]["answers"])["notation"]
        self.acts += 1
        act = {
            "id": f"{self.acts}", "seat": seat, "expect": state["seq"], "op": "answer", "answer": answer,
            "commit": True,
        }  # fmt: skip
        reply = self.ask("POST", f"/tables/{table}/acts", key, act)
        assert reply.status_code == 200, reply.text
        self.confirmed[table].append((act, reply.json()["seq"]))
        return True


def test_fifty_kills_lose_nothing(phoenix: Phoenix) -> None:
    players = [Player(phoenix.base, seed) for seed in range(3)]
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    chance = random.Random(9)
    for _ in range(KILLS):
        wanted = sum(player.acts for player in players) + 1 + chance.randrange(4)
        wait_for_acts(players, wanted)
        threading.Event().wait(chance.random() * 0.02)
        phoenix.kill()
    for player in players:
        player.stopping = True
    for thread in threads:
        thread.join(60)
    assert sum(player.interrupted for player in players) >= KILLS // 5
    assert sum(len(acts) for player in players for acts in player.confirmed.values()) > KILLS
    for player in players:
        for table, acts in player.confirmed.items():
            check(player, table, acts)
        player.http.close()


def wait_for_acts(players: list[Player], wanted: int) -> None:
    until(lambda: sum(player.acts for player in players) >= wanted, 60)


def check(player: Player, table: str, acts: list[tuple[Json, int]]) -> None:
    """Every confirmed answer is there, once, in its place; sent again, it is answered as it was."""
    key = player.keys[table]
    logs = [player.ask("GET", f"/tables/{table}/log?seat={seat}", key).json()["lines"] for seat in range(2)]
    opened = [logs[line["seat"]][place] for place, line in enumerate(logs[0])]  # as their own seats read them
    assert [line["notation"] for line in opened if not line.get("auto")] == [act["answer"] for act, _ in acts]
    assert [seq for _, seq in acts] == list(range(2, len(acts) + 2))
    for act, seq in acts[:2]:
        assert player.ask("POST", f"/tables/{table}/acts", key, act).json() == {"seq": seq}
