"""Refusals as they leave the server: a status, a code, a reason as `Text`, and the sentence in English."""

from typing import Final

from galaktyka.core.words import NO_PARAMS, Illegal, Param, Text, english
from galaktyka.server.wire import Json, text_json

STATUS: Final = {
    "bad-request": 400,
    "no-key": 401,
    "wrong-key": 401,
    "forbidden": 403,
    "not-your-seat": 403,
    "not-found": 404,
    "method": 405,
    "stale": 409,
    "conflict": 409,
    "expired": 410,
    "too-large": 413,
    "illegal": 422,
    "invalid": 422,
    "too-fast": 429,
    "failed": 500,
    "database-away": 503,
}


class Refused(Exception):
    """The server says no, and why."""

    def __init__(
        self, code: str, key: str, params: dict[str, Param] = NO_PARAMS, *, retry_after: int = 0
    ) -> None:
        super().__init__(key)
        self.code = code
        self.reason = Text(key, params)
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def body(self) -> Json:
        return error_body(self.code, self.reason)


class StoreAway(Refused):
    """The database cannot be reached; nothing was lost, and it is tried again with the next request."""

    def __init__(self) -> None:
        super().__init__("database-away", "server-database-away", retry_after=2)


def error_body(code: str, reason: Text) -> Json:
    return {"error": {"code": code, "reason": text_json(reason), "message": english(reason)}}


def refusal_of(illegal: Illegal) -> Refused:
    return Refused("illegal", illegal.reason.key, illegal.reason.params)
