"""The live channel: one socket a client, JSON in text frames. See docs/live-channel.md."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from galaktyka.core.text import LANGUAGES
from galaktyka.server.errors import Refused
from galaktyka.server.hub import Connection
from galaktyka.server.messages import Act, Chat, Hello
from galaktyka.server.people import access_by, own_seat, seat_of
from galaktyka.server.services import Services
from galaktyka.server.wire import Json, dump

LOG = logging.getLogger("galaktyka.server")
BEAT = dump({"type": "beat"})
PONG = dump({"type": "pong"})
TRY_AGAIN, BAD_FRAME, GOING_AWAY = 1013, 1003, 1001


class Channel:
    """One client's socket from hello to the end."""

    def __init__(self, services: Services, socket: WebSocket) -> None:
        self.services = services
        self.socket = socket
        self.connection: Connection | None = None
        self.caller = services.limiter.caller(socket.scope)
        self.heard = time.monotonic()
        self.sent = self.heard

    async def run(self) -> None:
        await self.socket.accept()
        try:
            hello = await asyncio.wait_for(self._receive(), self.services.settings.silence)
            await self._enter(hello)
            await self._serve()
        except (WebSocketDisconnect, TimeoutError):
            pass
        except Refused as refused:
            await self._end(refused)
        finally:
            await self._leave()

    async def _receive(self) -> Json:
        """The next message; refuses whatever is no JSON object."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        self.heard = time.monotonic()
        text = message.get("text")
        if text is None:
            raise Refused("bad-request", "server-garbage")
        if len(text) > self.services.settings.body_limit:
            raise Refused("too-large", "server-too-large", {"limit": self.services.settings.body_limit})
        try:
            document: Any = orjson.loads(text)
        except orjson.JSONDecodeError:
            raise Refused("bad-request", "server-garbage") from None
        if not isinstance(document, dict):
            raise Refused("bad-request", "server-garbage")
        return document

    async def _enter(self, first: Json) -> None:
        services = self.services
        try:
            hello = Hello.model_validate(first)
        except ValidationError as error:
            raise invalid(error) from None
        services.limiter.take("hello", self.caller)
        async with services.rooms.hold(hello.table) as room:
            access = access_by(room, hello.key)
            seat = seat_of(room, access, hello.seat)
            language = hello.language if hello.language in LANGUAGES else "en"
            self.connection = Connection(hello.table, access, seat, language)
            await services.hub.enter(self.connection, room, hello.since)
            seats = len(room.seats)
        services.presence(hello.table, seats)

    async def _serve(self) -> None:
        connection = self.connection
        assert connection is not None
        self.heard = self.sent = time.monotonic()  # nobody can answer before being let in
        alive = asyncio.create_task(self._keep_alive(connection))
        writer = asyncio.create_task(self._write(connection))
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({alive, writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (alive, writer, reader):
                task.cancel()
            results = await asyncio.gather(alive, writer, reader, return_exceptions=True)
        for result in results:
            if isinstance(result, Refused):
                raise result

    async def _write(self, connection: Connection) -> None:
        while True:
            message = await connection.outgoing.get()
            if message is None:
                with suppress(RuntimeError, WebSocketDisconnect):
                    await self.socket.close(GOING_AWAY)
                return
            self.sent = time.monotonic()
            await self.socket.send_text(message.decode())
            message = None  # not kept while waiting for the next: with thousands of clients it adds up

    async def _keep_alive(self, connection: Connection) -> None:
        """A beat whenever nothing was sent for a while; the end for whoever has been silent for too long.

        Beside the writer and not within it: a timer for every message would cost more than the message.
        """
        settings = self.services.settings
        while True:
            await asyncio.sleep(self.sent + settings.beat - time.monotonic())
            now = time.monotonic()
            if now - self.heard > settings.silence:
                return
            if now - self.sent >= settings.beat:
                connection.send(BEAT)
                self.sent = now

    async def _read(self) -> None:
        connection = self.connection
        assert connection is not None
        while True:
            try:
                message = await self._receive()
            except Refused as refused:
                connection.send(dump({"type": "refused", "id": None, **refused.body()}))
                continue
            await self._handle(connection, message)

    async def _handle(self, connection: Connection, message: Json) -> None:
        kind = message.pop("type", None)
        identity = message.get("id")
        try:
            if kind == "ping":
                connection.send(PONG)
            elif kind == "act":
                await self._act(connection, message)
            elif kind == "chat":
                await self._chat(connection, message)
            elif kind in ("seat", "language"):
                await self._look(connection, message)
            else:
                raise Refused("bad-request", "server-unknown-message")
        except ValidationError as error:
            self._refuse(connection, identity, invalid(error))
        except Refused as refused:
            self._refuse(connection, identity, refused)

    def _refuse(self, connection: Connection, identity: object, refused: Refused) -> None:
        shown = identity if isinstance(identity, str) else None
        connection.send(dump({"type": "refused", "id": shown, **refused.body()}))

    async def _act(self, connection: Connection, message: Json) -> None:
        act = Act.model_validate(message)
        own_seat(connection.access, act.seat)
        self.services.limiter.take("play", self._who(connection))
        seq = await self.services.office.act_as(connection.table, act)
        connection.send(dump({"type": "done", "id": act.id, "seq": seq}))

    async def _chat(self, connection: Connection, message: Json) -> None:
        chat = Chat.model_validate(message)
        self.services.limiter.take("chat", self._who(connection))
        seat = chat.seat if chat.seat is not None else (connection.seat if connection.seat >= 0 else None)
        n = await self.services.office.say(connection.table, connection.access, seat, chat.id, chat.text)
        connection.send(dump({"type": "done", "id": chat.id, "seq": n}))

    async def _look(self, connection: Connection, message: Json) -> None:
        seat, language = connection.seat, connection.language
        if isinstance(message.get("language"), str):
            language = message["language"]
            if language not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise Refused("invalid", "refusal-language", {"language": language[:20], "known": known})
        self.services.limiter.take("read", self._who(connection))
        async with self.services.rooms.hold(connection.table) as room:
            if "seat" in message:
                wanted = message["seat"]
                if wanted is not None and (not isinstance(wanted, int) or isinstance(wanted, bool)):
                    raise Refused("bad-request", "server-garbage")
                seat = seat_of(room, connection.access, wanted)
            await self.services.hub.look_through(connection, room, seat, language)

    def _who(self, connection: Connection) -> str:
        return connection.access.digest if connection.access is not None else self.caller

    async def _end(self, refused: Refused) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.send_text(dump({"type": "refused", "id": None, **refused.body()}).decode())
            await self.socket.close(4000 + refused.status)

    async def _leave(self) -> None:
        connection = self.connection
        if connection is not None:
            self.services.hub.leave(connection)
            self.services.presence(connection.table, None)
        with suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close()


def invalid(error: ValidationError) -> Refused:
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"]) or "body"
    return Refused("invalid", "server-invalid-field", {"field": field, "why": first["msg"]})
