"""Runs the application in one process until it is told to stop."""

import asyncio
import gc
import socket
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from galaktyka.server.app import make_app
from galaktyka.server.database import AWAY, make_engine, upgrade
from galaktyka.server.errors import StoreAway
from galaktyka.server.logs import set_up_logs
from galaktyka.server.settings import Settings


class SmallSocket(WebSocketsSansIOProtocol):
    """A socket that compresses each message by itself: no window stays in memory for a quiet connection."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=15,
                client_max_window_bits=12,
                compress_settings={"level": 3, "memLevel": 8},
            )
        ]


def server_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        ws=SmallSocket,
        ws_max_size=settings.body_limit,
        ws_ping_interval=None,  # the channel has a heartbeat of its own
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `Limiter.caller` decides whom to believe
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def prepare(settings: Settings) -> None:
    """Bring the database to its newest form; raises `StoreAway` when it cannot be reached."""

    async def bring() -> None:
        engine = make_engine(settings.url())
        try:
            await upgrade(engine)
        except AWAY as error:
            raise StoreAway from error
        finally:
            await engine.dispose()

    asyncio.run(bring())


def collect_rarely() -> None:
    """Look for cycles of garbage seldom: nearly everything here ends by itself, and everybody waits while it
    lasts. With a thousand tables a search through what is young alone takes a tenth of a second; so it does not
    let much grow old together either.
    """
    gc.collect()
    gc.freeze()  # what was imported stays for good
    gc.set_threshold(50_000, 5, 50)


def run(settings: Settings, listener: socket.socket) -> None:
    set_up_logs(settings.log)
    collect_rarely()
    uvicorn.Server(server_config(settings)).run(sockets=[listener])
