"""What wraps every request: size limits, security headers, a line in the log."""

import logging
import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from galaktyka.server.errors import Refused
from galaktyka.server.settings import Settings
from galaktyka.server.wire import dump

LOG = logging.getLogger("galaktyka.server")

# Scripts only from here and never inline; styles may be inline, since SVG panels carry some.
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PATIENCE: Final = 16
"""So many times the limit is read before the connection is cut."""

HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Wrapping:
    """ASGI middleware. Keys are never logged: they travel in headers and in the socket's first message."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0
        path: str = scope["path"]

        async def send_wrapped(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *HEADERS, (b"content-security-policy", POLICY.encode())]
                if path.startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        try:
            await self._limited(scope, receive, send_wrapped)
        finally:
            took = round((time.perf_counter() - started) * 1000, 1)
            LOG.info("request", extra={"method": scope["method"], "path": path, "status": status, "ms": took})

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        upload = scope["path"] == "/api/records"
        limit = self.settings.upload_limit if upload else self.settings.body_limit
        body = await _body(receive, limit)
        if body is None:
            refused = Refused("too-large", "server-too-large", {"limit": limit})
            headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
            await send({"type": "http.response.start", "status": refused.status, "headers": headers})
            await send({"type": "http.response.body", "body": dump(refused.body())})
            return
        given = False

        async def receive_again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, receive_again, send)


async def _body(receive: Receive, limit: int) -> bytes | None:
    """The whole body, or None when it is too large.

    The rest of one that is too large is read and thrown away, within reason: whoever is still sending does
    not listen to an answer.
    """
    body: bytes = b""
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return body
        size += len(message.get("body", b""))
        if size <= limit:
            body += message.get("body", b"")
        if size > PATIENCE * limit or not message.get("more_body"):
            return body if size <= limit else None
