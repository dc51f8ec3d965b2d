"""What wraps every request: size limits, security headers, a line in the log."""

import logging
import time
from typing import Any, Final

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
# The page of the API's documentation loads its viewer from elsewhere; nothing of a table is on it.
DOCS_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' https://cdn.jsdelivr.net; "
    "style-src 'self' 'unsafe-inline' https://cdn.jsdelivr.net; img-src 'self' data: https://fastapi.tiangolo.com; "
    "frame-ancestors 'none'"
)
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
        policy = DOCS_POLICY if path == "/api/docs" else POLICY

        async def send_wrapped(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *HEADERS, (b"content-security-policy", policy.encode())]
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
        body = await _body(scope, receive, limit)
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


async def _body(scope: Scope, receive: Receive, limit: int) -> bytes | None:
    """The whole body, or None as soon as it proves to be too large."""
    headers: dict[bytes, Any] = dict(scope["headers"])
    declared = headers.get(b"content-length", b"0")
    if declared.isdigit() and int(declared) > limit:
        return None
    body: bytes = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return body
        body += message.get("body", b"")
        if len(body) > limit:
            return None
        if not message.get("more_body"):
            return body
