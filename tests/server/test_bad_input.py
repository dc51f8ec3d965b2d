"""Whatever is sent: a proper status, a clear reason, and nothing lost."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.serving import NO_LIMITS, Json, Server, bearer, error_of, serving, settings

from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Text
from galaktyka.server.app import make_app
from galaktyka.server.settings import Limit, Settings

SCHEMA = schemathesis.openapi.from_dict(make_app(Settings(database="sqlite://")).openapi())
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def table(server: Server) -> Json:
    return server.open("me", "here", public=True)


@SCHEMA.parametrize()
@hypothesis_settings(max_examples=8, suppress_health_check=list(HealthCheck), deadline=None)
def test_the_api_keeps_to_its_description(case: schemathesis.Case[Any], server: Server, table: Json) -> None:
    """Requests that Schemathesis makes up, half of them at a table that exists with a key that opens it."""
    headers = {}
    if case.path_parameters and "table" in case.path_parameters and len(str(case.query)) % 2:
        case.path_parameters["table"] = table["table"]
        headers = bearer(table["key"])
    response = case.call(base_url=server.base, headers=headers)
    case.validate_response(response, checks=CHECKS)


@pytest.mark.parametrize(
    "body", ["", "nonsense", "[]", "5", "null", '{"game": 5}', "{" * 1000, '{"game": "\\ud800"}']
)
def test_bodies_that_are_no_requests(server: Server, body: str) -> None:
    reply = server.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert error_of(reply)[:2] == (422, "invalid")


def test_a_body_that_is_too_large(server: Server) -> None:
    reply = server.post("/tables", {"game": "gaia", "seats": [], "name": "x" * 100_000})
    assert error_of(reply) == (413, "too-large", "server-too-large")

    def endless() -> object:
        while True:
            yield b"x" * 10_000

    try:
        reply = server.http.post("/api/tables", content=endless())  # type: ignore[arg-type]
        assert error_of(reply)[:2] == (413, "too-large")
    except httpx.TransportError:
        pass  # the server hung up in the middle of it, which is as good
    assert server.get("/health").status_code == 200


def test_a_message_that_is_too_large(server: Server, table: Json) -> None:
    with server.live(table["table"], table["key"]) as client:
        client.hear_until("state")
        client.say({"type": "chat", "id": "x", "text": "y" * 5000})
        assert client.hear_until("refused")["error"]["code"] == "invalid"


def test_paths_that_do_not_exist(server: Server) -> None:
    assert error_of(server.get("/nothing")) == (404, "not-found", "server-no-page")
    assert error_of(server.http.delete("/api/tables"))[:2] == (405, "method")


def test_requests_that_come_too_fast(tmp_path: Path) -> None:
    strict = replace(NO_LIMITS, create=Limit(2, 0.1))
    with serving(settings(tmp_path, limits=strict)) as server:
        for _ in range(2):
            server.open("me", "here")
        reply = server.post("/tables", {"game": "gaia", "seats": [{"kind": "me"}]})
        assert error_of(reply) == (429, "too-fast", "server-too-fast")
        assert 1 <= int(reply.headers["retry-after"]) <= 10
        assert server.get("/health").status_code == 200


def test_every_refusal_has_words_in_both_languages() -> None:
    source = "".join(path.read_text("utf-8") for path in Path("src/galaktyka/server").rglob("*.py"))
    keys = set(re.findall(r'"((?:server|log|serve)-[a-z-]+)"', source))
    assert len(keys) > 25
    for language in LANGUAGES:
        assert not [key for key in keys if not speaker(language).knows(key)]
        assert speaker(language).say(Text("server-too-fast", {"seconds": 5}))


def test_security_headers(server: Server) -> None:
    for path in ("/api/health", "/api/docs", "/", "/api/nothing"):
        headers = server.http.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].split("style-src")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert server.http.get("/api/health").headers["cache-control"] == "no-store"


def test_the_page_of_the_api_names_every_route(server: Server) -> None:
    page = server.http.get("/api/docs").text
    described = server.http.get("/api/openapi.json").json()
    for path in described["paths"]:
        assert path in page
    assert "StateMessage" in page
    assert "ChangeMessage" in page
    assert "<script" not in page


def test_keys_do_not_reach_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    from galaktyka.server.logs import set_up_logs

    set_up_logs(str(log))
    with serving(settings(tmp_path)) as server:
        opened = server.open("me", "open")
        server.get(f"/tables/{opened['table']}", opened["key"])
        server.get(f"/tables/{opened['table']}", "wrong-key-of-somebody")
        server.post(f"/tables/{opened['table']}/join", {"invitation": opened["invitation"], "name": "B"})
        with server.live(opened["table"], opened["key"]) as client:
            client.hear_until("state")
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {"method": "POST", "path": "/api/tables", "status": 201}.items() <= lines_about(
        lines, "/api/tables"
    ).items()
    for secret in (opened["key"], opened["invitation"], "wrong-key-of-somebody"):
        assert secret not in log.read_text()


def lines_about(lines: list[Json], path: str) -> Json:
    return next(line for line in lines if line.get("path") == path)
