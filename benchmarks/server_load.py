"""How fast the web table is: many games of Gaia Project at once, over real sockets, from a second process.

Usage: python -m benchmarks.server_load [--games 1000] [--rate 200] [--seconds 20] [--highest] [--db URL]

Every game has two connected clients. An answer is sent with its commit, and the clock runs until the other
client has received the change. The server runs in a process of its own; this one drives it. With --highest
the rate is raised until the 99th percentile passes 100 ms.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from urllib.request import Request, urlopen

import orjson
from websockets.asyncio.client import ClientConnection, connect

GOAL_MS = 100.0
SAMPLE = 8
"""One change in so many is compressed here too, to tell its size on the wire."""

SERVER = """
import socket, sys
from galaktyka.server.running import run
from galaktyka.server.settings import Limit, Limits, Settings
wide = Limit(1e9, 1e9)
run(
    Settings(
        database=sys.argv[2], limits=Limits(*[wide] * 7), log=sys.argv[3], silence=1e6
    ),
    socket.socket(fileno=int(sys.argv[1])),
)
"""


class Game:
    """One table and its two clients."""

    def __init__(self, number: int, base: str, table: str, key: str) -> None:
        self.number = number
        self.base = base
        self.table = table
        self.key = key
        self.sockets: list[ClientConnection] = []
        self.decisions: list[dict[str, object] | None] = [None, None]
        self.seq = 0
        self.sent = 0.0
        self.waiting: asyncio.Future[float] | None = None
        self.bytes: list[int] = []
        self.packed: list[int] = []
        self.refused = 0
        self.over = False
        self.acts = 0

    async def enter(self) -> None:
        for seat in range(2):
            client = await connect(self.base.replace("http", "ws") + "/api/live", max_size=None)
            hello = {"type": "hello", "table": self.table, "key": self.key, "seat": seat, "language": "en"}
            await client.send(json.dumps(hello))
            state = orjson.loads(await client.recv())
            assert state["type"] == "state", state
            self.decisions[seat] = state["decision"]
            self.seq = state["seq"]
            self.sockets.append(client)

    async def listen(self, seat: int) -> None:
        async for message in self.sockets[seat]:
            assert isinstance(message, str)
            received = time.perf_counter()
            if not message.startswith('{"type":"change"'):
                self.refused += message.startswith('{"type":"refused"')
                continue
            change = orjson.loads(message)
            self.decisions[seat] = change["decision"]
            self.seq = max(self.seq, change["seq"])
            self.bytes.append(len(message))
            if len(self.bytes) % SAMPLE == 1:
                self.packed.append(len(zlib.compress(message.encode(), 3)))
            self.over = self.over or change.get("status") == "over"
            if self.waiting is not None and not self.waiting.done() and seat == self.other:
                self.waiting.set_result(received - self.sent)

    async def answer(self) -> float:
        """Give an answer; the seconds until the other client has heard of it."""
        seat = 0 if self.decisions[0] and self.decisions[0]["yours"] else 1
        decision = self.decisions[seat]
        assert decision is not None
        choices: list[dict[str, object]] = decision["answers"]  # type: ignore[assignment]
        chosen = random.choice(choices)
        self.other = 1 - seat
        self.waiting = asyncio.get_running_loop().create_future()
        self.acts += 1
        act = {
            "type": "act", "id": f"a{self.acts}", "seat": seat, "expect": self.seq, "op": "answer",
            "answer": chosen["answer"], "commit": True,
        }  # fmt: skip
        self.sent = time.perf_counter()
        await self.sockets[seat].send(json.dumps(act))
        return await asyncio.wait_for(self.waiting, 30)


def open_table(base: str) -> tuple[str, str]:
    wish = {
        "game": "gaia",
        "options": {"setup": "first_game"},  # so that answers are turns, not the choice of factions
        "seats": [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}],
    }
    request = Request(f"{base}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as reply:
        opened = json.load(reply)
    return opened["table"], opened["key"]


async def seat_games(base: str, count: int) -> list[Game]:
    games = []
    for start in range(0, count, 50):
        batch = []
        for number in range(start, min(count, start + 50)):
            table, key = await asyncio.to_thread(open_table, base)
            batch.append(Game(number, base, table, key))
        await asyncio.gather(*[game.enter() for game in batch])
        games.extend(batch)
    return games


async def play(games: list[Game], rate: float, seconds: float) -> list[float]:
    """Answers at this rate, spread evenly over the games; the seconds that each took."""
    times: list[float] = []
    tasks: list[asyncio.Task[None]] = []

    async def one(game: Game) -> None:
        times.append(await game.answer())

    began = time.perf_counter()
    order = [game for game in games if not game.over]
    random.shuffle(order)
    for i in range(int(rate * seconds)):
        pause = began + i / rate - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        game = order[i % len(order)]
        if not game.over and (game.waiting is None or game.waiting.done()):
            tasks.append(asyncio.create_task(one(game)))
    await asyncio.gather(*tasks)
    return times


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


def memory_of(pid: int) -> int:
    """Resident bytes of the server's own process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def wait_for(base: str) -> None:
    for _ in range(200):
        try:
            urlopen(f"{base}/api/health").close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not start")


async def measure(games: list[Game], rate: float, seconds: float, pid: int) -> dict[str, object]:
    for game in games:
        game.bytes.clear()
        game.packed.clear()
    before = processor_seconds(pid)
    began = time.perf_counter()
    times = await play(games, rate, seconds)
    took = time.perf_counter() - began
    sizes = sorted(size for game in games for size in game.bytes)
    packed = sorted(size for game in games for size in game.packed)
    return {
        "rate": round(len(times) / took, 1),
        "answers": len(times),
        "p50_ms": round(percentile(times, 0.5), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "max_ms": round(max(times) * 1000, 1),
        "change_bytes_p50": sizes[len(sizes) // 2],
        "change_bytes_compressed_p50": packed[len(packed) // 2],
        "change_bytes_compressed_p90": packed[len(packed) * 9 // 10],
        "server_cores": round((processor_seconds(pid) - before) / took, 2),
        "refused": sum(game.refused for game in games),
    }


async def drive(base: str, pid: int, options: argparse.Namespace) -> None:
    empty = memory_of(pid)
    games = await seat_games(base, options.games)
    listeners = [asyncio.create_task(game.listen(seat)) for game in games for seat in range(2)]
    gc.freeze()  # pauses of this process must not count as the server's
    gc.disable()
    full = memory_of(pid)
    print(json.dumps({"games": len(games), "bytes_per_game_with_two_clients": (full - empty) // len(games)}))
    await play(games, options.rate, 5)  # warm up: caches of words, pages of the database
    rate = options.rate
    while True:
        result = await measure(games, rate, options.seconds, pid)
        print(json.dumps(result), flush=True)
        if not options.highest or float(str(result["p99_ms"])) > GOAL_MS:
            break
        rate *= 1.25
    for listener in listeners:
        listener.cancel()
    print(json.dumps({"bytes_per_game_after_play": (memory_of(pid) - empty) // len(games)}))
    for game in games:
        for client in game.sockets:
            client.transport.abort()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0, help="answers a second over all games")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--highest", action="store_true", help="raise the rate until p99 passes 100 ms")
    parser.add_argument("--db", default="", help="database; default: SQLite in a temporary folder")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(1024)
        database = options.db or f"sqlite:///{folder}/tables.sqlite"
        command = [sys.executable, "-c", SERVER, str(listener.fileno()), database, f"{folder}/log"]
        server = subprocess.Popen(command, pass_fds=[listener.fileno()])
        base = f"http://127.0.0.1:{listener.getsockname()[1]}"
        try:
            asyncio.run(_run(base, server.pid, options))
        finally:
            server.terminate()
            server.wait()


async def _run(base: str, pid: int, options: argparse.Namespace) -> None:
    await wait_for(base)
    await drive(base, pid, options)


if __name__ == "__main__":
    main()
