"""What the server's tests share: a server on a port of its own, and a client that follows a table."""

import asyncio
import itertools
import json
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from tests.server import extra
from websockets.sync.client import ClientConnection, connect

from galaktyka.server.running import server_config
from galaktyka.server.services import Services
from galaktyka.server.settings import Limit, Limits, Settings

Json = dict[str, Any]
T = TypeVar("T")
WIDE = Limit(1e9, 1e9)
NO_LIMITS = Limits(WIDE, WIDE, WIDE, WIDE, WIDE, WIDE, WIDE)
ACTS = itertools.count()


def settings(folder: Path, **changes: Any) -> Settings:
    usual: Json = {
        "database": f"sqlite:///{folder}/tables.sqlite",
        "limits": NO_LIMITS,
        "bot_workers": 1,
        "plugins": ("tests.server.extra_plugin",),
        "client": folder / "client",
    }
    return Settings(**{**usual, **changes})


class Server:
    """A server in a thread of this process."""

    def __init__(self, chosen: Settings) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.server = uvicorn.Server(server_config(chosen))
        self.thread = threading.Thread(target=self._run)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.http = httpx.Client(base_url=self.base, timeout=30)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.listener])

        asyncio.run(serve())

    def start(self) -> None:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    @property
    def services(self) -> Services:
        found: Services = self.server.config.app.state.services  # type: ignore[union-attr]
        return found

    def within(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something inside of the server's own loop."""

        async def go() -> T:
            return await work()

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(go(), self.loop).result(30)

    # --- asking ---

    def get(self, path: str, key: str = "", **params: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", params=params, headers=bearer(key))

    def post(self, path: str, body: object = None, key: str = "") -> httpx.Response:
        return self.http.post(f"/api{path}", json=body if body is not None else {}, headers=bearer(key))

    def patch(self, path: str, body: object, key: str = "") -> httpx.Response:
        return self.http.patch(f"/api{path}", json=body, headers=bearer(key))

    def open(self, *kinds: str, game: str = "gaia", **more: Any) -> Json:
        """A table with these seats; `bot:NAME` for a bot."""
        seats = []
        for number, wanted in enumerate(kinds):
            kind, _, bot = wanted.partition(":")
            seat: Json = {"kind": kind, "name": f"player {number + 1}"}
            seats.append({**seat, "bot": bot} if bot else seat)
        opened = self.post("/tables", {"game": game, "seats": seats, "seed": 7, **more})
        assert opened.status_code == 201, opened.text
        found: Json = opened.json()
        return found

    def state(self, table: str, key: str = "", **params: Any) -> Json:
        found = self.get(f"/tables/{table}/state", key, **params)
        assert found.status_code == 200, found.text
        state: Json = found.json()
        return state

    def act(self, table: str, key: str, seat: int, op: str, expect: int, **more: Any) -> httpx.Response:
        act = {"id": f"act-{next(ACTS)}", "seat": seat, "expect": expect, "op": op, **more}
        return self.post(f"/tables/{table}/acts", act, key)

    def answer(self, table: str, key: str, pick: int = 0, commit: bool = True) -> Json:
        """Whichever seat of this key is asked gives an answer; its new state."""
        for seat in self.state(table, key)["table"]["yours"]:
            state = self.state(table, key, seat=seat)
            decision = state["decision"]
            if decision and decision["yours"]:
                chosen = decision["answers"][pick % len(decision["answers"])]["answer"]
                done = self.act(table, key, seat, "answer", state["seq"], answer=chosen, commit=commit)
                assert done.status_code == 200, done.text
                return self.state(table, key, seat=seat)
        raise AssertionError("no seat of this key is asked")

    def live(self, table: str, key: str = "", **hello: Any) -> "Client":
        return Client(self.base, {"type": "hello", "table": table, "key": key, "language": "en", **hello})


class Client:
    """A socket that keeps the state as the web client does: the first message whole, then changes."""

    def __init__(self, base: str, hello: Json) -> None:
        self._open = ExitStack()
        address = base.replace("http", "ws") + "/api/live"
        self.socket: ClientConnection = self._open.enter_context(connect(address, max_size=None))
        self.say(hello)
        self.state: Json = {}
        self.heard: list[Json] = []
        self.received: list[str] = []

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def say(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 20) -> Json:
        """The next message; what it says of the table is taken in."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "change":
            self._take_in(message)
        self.heard.append(message)
        return message

    def hear_until(self, kind: str, timeout: float = 20) -> Json:
        while True:
            message = self.hear(timeout)
            if message["type"] == kind:
                return message

    def hear_up_to(self, seq: int) -> Json:
        while self.state.get("seq", -1) < seq:
            self.hear()
        return self.state

    def _take_in(self, change: Json) -> None:
        state = self.state
        assert change["from"] == state["seq"], "a change that does not follow"
        panels = {panel["id"]: panel for panel in state["panels"]}
        for changed in change.get("panels", []):
            panels[changed["id"]] = {**panels.get(changed["id"], {}), **changed}
        order = change.get("panel_order", [panel["id"] for panel in state["panels"]])
        state["panels"] = [panels[id_] for id_ in order]
        if "log" in change:
            first = state["log"]["from"]
            kept = state["log"]["lines"][: change["log"]["from"] - first]
            state["log"]["lines"] = kept + change["log"]["lines"]
        for name, value in change.items():
            if name not in ("type", "from", "panels", "panel_order", "log"):
                state[name] = value
        state["over"] = state["status"] == "over"

    def act(self, op: str, **more: Any) -> Json:
        """Do something through the seat that this client looks through; `done` or `refused`."""
        identity = f"act-{next(ACTS)}"
        act = {"id": identity, "seat": self.state["seat"], "expect": self.state["seq"], "op": op, **more}
        self.say({"type": "act", **act})
        while True:
            message = self.hear()
            if message.get("id") == identity:
                return message

    def answer(self, pick: int = 0, commit: bool = True) -> Json:
        answers = self.state["decision"]["answers"]
        return self.act("answer", answer=answers[pick % len(answers)]["answer"], commit=commit)


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


def until(true: Callable[[], object], seconds: float = 20) -> None:
    """Wait for something that happens by itself."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.01)


def error_of(reply: httpx.Response) -> tuple[int, str, str]:
    """Status, code and reason of a refusal."""
    error = reply.json()["error"]
    assert error["message"]
    return reply.status_code, error["code"], error["reason"]["k"]


@contextmanager
def serving(chosen: Settings) -> Iterator[Server]:
    extra.register()
    server = Server(chosen)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        extra.unregister()
