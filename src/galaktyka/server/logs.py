"""Structured logs: one JSON object a line, ready for machines, without keys."""

import logging
import sys
import traceback
from typing import Final

import orjson

PLAIN: Final = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {
    "message",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "".join(traceback.format_exception(record.exc_info[1]))[-4000:]
        return orjson.dumps(line, default=str).decode()


def set_up_logs(path: str, level: int = logging.INFO) -> None:
    handler: logging.Handler = logging.FileHandler(path) if path else logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("galaktyka.server", "uvicorn", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers = [handler] if name != "uvicorn.error" else []
        log.setLevel(level)
        log.propagate = name == "uvicorn.error"
