"""Somebody in front of the page: a browser of their own that notes whatever a visitor must never see."""

from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlparse

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, Response
from tests.web.serving import Server

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE = (1440, 900)
PHONE = (390, 844)
PATIENCE_MS = 20_000


class Visitor:
    """One person with a browser. Troubles: errors on the console, failed requests, calls to other hosts."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        folder: Path,
        *,
        size: tuple[int, int] = WIDE,
        language: str = "en",
        theme: Literal["light", "dark"] = "dark",
        motion: bool = False,
        touch: bool = False,
        allowed: tuple[str, ...] = (),
    ) -> None:
        self.server = server
        self.folder = folder
        self.troubles: list[str] = []
        self.expected_statuses: set[int] = set()
        self.context = browser.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
            has_touch=touch,
            permissions=["clipboard-read", "clipboard-write", *allowed],
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", self._break)
        page.on("request", self._watch)
        page.on("response", self._check)
        return page

    def close(self) -> None:
        self.context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        # A refused request is reported here too, without its status: `_check` judges those.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.troubles.append(f"console: {message.text}")

    def _break(self, error: Error) -> None:
        self.troubles.append(f"error on the page: {error.message}")

    def _watch(self, request: Request) -> None:
        url = urlparse(request.url)
        if (
            url.scheme in ("http", "https", "ws", "wss")
            and url.netloc != urlparse(self.server.address).netloc
        ):
            self.troubles.append(f"request to another host: {request.url}")

    def _check(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self.expected_statuses:
            self.troubles.append(f"{response.status} from {response.request.method} {response.url}")

    def saved(self, key: str) -> Any:
        """What this browser keeps under a key of its local storage."""
        return self.page.evaluate("key => JSON.parse(localStorage.getItem(key))", key)
