"""REST: what does not belong to one table."""

import hashlib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Query, Request, Response

import galaktyka
from galaktyka.bots import all_bots
from galaktyka.core.game import Game, Option, Policy
from galaktyka.core.svg import OWNER_SYMBOLS, STYLESHEET
from galaktyka.core.text import LANGUAGES
from galaktyka.games import game as find_game
from galaktyka.server import replies
from galaktyka.server.errors import Refused
from galaktyka.server.messages import NewTable
from galaktyka.server.services import Services
from galaktyka.server.wire import Json, dump

ROUTER = APIRouter(prefix="/api")


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def key_of(request: Request) -> str:
    """The key of whoever asks, from `Authorization: Bearer KEY`."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip()[:200] if scheme.lower() == "bearer" else ""


def limited(kind: str) -> Any:
    """Count requests by the address that they come from: a key could be made up for each of them."""

    def count(request: Request) -> None:
        services = services_of(request)
        services.limiter.take(kind, services.limiter.caller(request.scope))

    return Depends(count)


Behind = Annotated[Services, Depends(services_of)]
Key = Annotated[str, Depends(key_of)]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for the documentation."""
    return {status: {"model": replies.Error} for status in (*statuses, 429, 503)}


def answer(document: object, status: int = 200) -> Response:
    return Response(dump(document), status, media_type="application/json")


@ROUTER.get("/health", response_model=replies.Health, responses={503: {"model": replies.Error}})
async def health(services: Behind) -> Response:
    """Whether the server and its database are well."""
    await services.store.ping()
    return answer({"status": "ok", "version": galaktyka.__version__})


@ROUTER.get("/games", response_model=list[replies.GameInfo])
async def games() -> Response:
    """The games, with their options and automations. Words by key: `<game>-name`, `<game>-option-<name>`, …"""
    return answer([game_info(find_game(id_)) for id_ in known_games()])


def known_games() -> tuple[str, ...]:
    from galaktyka import games as registry

    return registry.GAMES


def game_info(game: Game) -> Json:
    return {
        "id": game.id,
        "players": [game.fewest_seats, game.most_seats],
        "options": [_option(option) for option in game.options],
        "policies": [_option(policy) for policy in game.policies],
        "modes": game.modes,
        "rules_version": game.rules_version,
    }


def _option(option: Option | Policy) -> Json:
    return {"name": option.name, "default": option.default, "choices": option.choices}


@ROUTER.get("/bots", response_model=list[replies.BotInfo])
async def bots() -> Response:
    """The bots, weakest first. Words: `bot-<name>`; a bot that somebody added describes itself."""
    return answer(
        [{"name": bot.name, "level": bot.level, "description": bot.description} for bot in all_bots()]
    )


@cache
def texts_of(language: str, game: str) -> str:
    """The Fluent messages that a client needs: those of a game, or those of all others."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused("not-found", "refusal-language", {"language": language[:20], "known": known})
    if game and game not in known_games():
        known = ", ".join(known_games())
        raise Refused("not-found", "refusal-unknown-game", {"game": game[:40], "known": known})
    found = []
    for file in sorted((files("galaktyka") / "locale" / language).iterdir(), key=lambda f: f.name):
        stem = file.name.removesuffix(".ftl")
        owner = next((id_ for id_ in known_games() if stem == id_ or stem.startswith(id_ + "-")), "")
        if owner == game and file.name.endswith(".ftl") and not stem.endswith("-terminal"):
            found.append(file.read_text("utf-8"))
    return "\n".join(found)


def cacheable(request: Request, content: str, media_type: str) -> Response:
    tag = f'"{hashlib.sha256(content.encode()).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


TEXT_REPLY: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
CSS_REPLY: dict[int | str, dict[str, Any]] = {200: {"content": {"text/css": {"schema": {"type": "string"}}}}}
NOT_MODIFIED: dict[int | str, dict[str, Any]] = {304: {"description": "unchanged"}}


@ROUTER.get(
    "/texts/{language}",
    response_class=Response,
    responses={**TEXT_REPLY, **NOT_MODIFIED, 404: {"model": replies.Error}},
)
async def texts(request: Request, language: str) -> Response:
    """The messages of the table and the client, in Fluent's format."""
    return cacheable(request, texts_of(language, ""), "text/plain")


@ROUTER.get(
    "/texts/{language}/{game}",
    response_class=Response,
    responses={**TEXT_REPLY, **NOT_MODIFIED, 404: {"model": replies.Error}},
)
async def game_texts(request: Request, language: str, game: str) -> Response:
    """The messages of one game, its rules included, in Fluent's format."""
    return cacheable(request, texts_of(language, game), "text/plain")


@ROUTER.get("/page-style", response_class=Response, responses={**CSS_REPLY, **NOT_MODIFIED})
async def page_style(request: Request) -> Response:
    """The style sheet that every page with pictures needs once."""
    return cacheable(request, STYLESHEET, "text/css")


@ROUTER.get(
    "/page-symbols",
    response_class=Response,
    responses={**NOT_MODIFIED, 200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def page_symbols(request: Request) -> Response:
    """The badges of owners, as SVG symbols that every page with pictures needs once."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{OWNER_SYMBOLS}</defs></svg>'
    return cacheable(request, svg, "image/svg+xml")


@ROUTER.post(
    "/tables",
    status_code=201,
    response_model=replies.Opened,
    responses=refusals(400, 413, 422),
    dependencies=[limited("create")],
)
async def open_table(services: Behind, wish: NewTable) -> Response:
    """Open a table. It starts by itself once no seat is open."""
    return answer(await services.office.create(wish), 201)


@ROUTER.get(
    "/tables",
    response_model=list[replies.ListedTable],
    responses=refusals(422),
    dependencies=[limited("read")],
)
async def list_tables(
    services: Behind,
    public: Annotated[int, Query(ge=1, le=1)] = 1,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> Response:
    """The public tables, those that moved last first."""
    return answer([listed(row) for row in await services.store.listed(limit)])


def listed(row: Any) -> Json:
    seats = []
    for who in orjson.loads(row.seats):
        seat = {"name": who["name"], "kind": who["kind"]}
        seats.append({**seat, "bot": who["bot"]} if who["bot"] else seat)
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "status": row.status,
        "seats": seats,
        "round": row.round,
        "spectators": bool(row.spectators),
        "updated": row.updated,
    }
