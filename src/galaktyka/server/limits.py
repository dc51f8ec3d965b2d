"""Rate limits: a bucket of tokens for every caller and kind of request."""

import time
from collections import OrderedDict
from dataclasses import asdict
from typing import Any

from galaktyka.server.errors import Refused
from galaktyka.server.settings import Settings

MOST_CALLERS = 20_000


class Limiter:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._limits = {
            name: (limit["burst"], limit["rate"]) for name, limit in asdict(settings.limits).items()
        }
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def caller(self, scope: Any) -> str:
        """The address that a request comes from."""
        if self.settings.trusted_proxies:
            for name, value in scope["headers"]:
                if name == b"x-forwarded-for":
                    return str(value.decode("latin-1").split(",")[-1].strip())
        client = scope.get("client")
        return str(client[0]) if client else "unknown"

    def take(self, kind: str, caller: str) -> None:
        """Count one request; refuses when there were too many."""
        burst, rate = self._limits[kind]
        time_now = time.monotonic()
        left, then = self._buckets.pop((kind, caller), (burst, time_now))
        left = min(burst, left + (time_now - then) * rate)
        allowed = left >= 1
        self._buckets[kind, caller] = (left - 1 if allowed else left, time_now)
        if len(self._buckets) > MOST_CALLERS:
            self._buckets.popitem(last=False)
        if not allowed:
            seconds = max(1, round((1 - left) / rate)) if rate else 60
            raise Refused("too-fast", "server-too-fast", {"seconds": seconds}, retry_after=seconds)
