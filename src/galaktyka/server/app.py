"""The application: routes, the live channel, the client's files, and what wraps them all."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response

import galaktyka
from galaktyka.core.words import Text
from galaktyka.server import messages, past_routes, replies, routes, table_routes
from galaktyka.server.api_page import api_page
from galaktyka.server.client_files import ClientFiles
from galaktyka.server.errors import Refused, error_body
from galaktyka.server.live import Channel
from galaktyka.server.services import Services
from galaktyka.server.settings import Settings
from galaktyka.server.wire import dump
from galaktyka.server.wrapping import Wrapping

LOG = logging.getLogger("galaktyka.server")


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings)
        await services.start()
        app.state.services = services
        yield
        await services.stop()

    app = FastAPI(
        title="Galaktyka",
        version=galaktyka.__version__,
        description="An open table for space-empire board games.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.include_router(routes.ROUTER)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    for router in (table_routes.ROUTER, past_routes.ROUTER, past_routes.RECORDS):
        app.include_router(router)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        await Channel(app.state.services, socket).run()

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(api_page(app.openapi()))

    app.add_route(
        "/{path:path}", ClientFiles(settings.client).serve, methods=["GET", "HEAD"], include_in_schema=False
    )
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _plain)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Wrapping, settings=settings)
    return app


def described(app: FastAPI) -> dict[str, Any]:
    """The API's description, with the messages of the live channel among its types."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        for model in (replies.ChangeMessage, messages.Hello):
            shape = model.model_json_schema(ref_template="#/components/schemas/{model}")
            schema["components"]["schemas"] |= shape.pop("$defs", {})
            schema["components"]["schemas"][model.__name__] = shape
        app.openapi_schema = schema
    return app.openapi_schema


def _reply(status: int, body: object, retry_after: int = 0) -> Response:
    headers = {"Retry-After": str(retry_after)} if retry_after else None
    return Response(dump(body), status, headers, "application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _reply(error.status, error.body(), error.retry_after)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"])
    reason = Text("server-invalid-field", {"field": field, "why": str(first["msg"])})
    return _reply(422, error_body("invalid", reason))


async def _plain(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "method"}.get(error.status_code, "bad-request")
    key = {404: "server-no-page", 405: "server-method"}.get(error.status_code, "server-garbage")
    return _reply(error.status_code, error_body(code, Text(key)))


async def _failed(request: Request, error: Exception) -> Response:
    LOG.error("request failed", exc_info=error, extra={"path": request.url.path})
    return _reply(500, error_body("failed", Text("server-failed")))
