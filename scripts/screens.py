"""Takes the pictures of the web table for README: every page, wide and on a phone, light and dark.

Usage: python -m scripts.screens [NAME ...]

A server of its own, a game that the engine played, and the browser of the tests. The browser also packs the
pictures as WebP, so that nothing else is needed for that.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright
from scripts.need import chromium
from tests.web.finished import NAMES, bring_record, finished_match
from tests.web.playing import wait_until_ready
from tests.web.serving import Server, serving
from tests.web.visitor import FLAGS, PHONE, WIDE, Visitor

FOLDER = Path(__file__).parents[1] / "docs" / "screens"
PLAYERS = 4
EARLY, LATE = 0.2, 0.86
"""How far the game is on the two pictures of the table."""
QUALITY = 0.85
PACK = """async ([png, quality]) => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,' + png;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""

Opening = Callable[[Visitor, dict[str, Any]], None]


def taken_up(server: Server, finished: dict[str, Any], share: float) -> dict[str, Any]:
    """A table that goes on from a position of the game, at a turn of the first player."""
    entries = finished_match(players=PLAYERS).record.entries
    at = int(len(entries) * share)
    while entries[at].seat != 0 or entries[at - 1].seat == 0:
        at += 1
    seats = [{"kind": "me", "name": NAMES[0]}]
    seats += [{"kind": "bot", "name": name, "bot": "random"} for name in NAMES[1:PLAYERS]]
    made = server.post(f"/tables/{finished['table']}/fork", {"at": at, "seats": seats}, finished["key"])
    return dict(made)


def open_lobby(visitor: Visitor, made: dict[str, Any]) -> None:
    visitor.page.goto("/")
    visitor.page.get_by_label("Name on seat A").fill(NAMES[0])
    expect(visitor.page.get_by_role("button", name="Start the game")).to_be_visible()


def open_table(visitor: Visitor, made: dict[str, Any]) -> None:
    visitor.page.goto(f"/table/{made['table']}#key={made['key']}")
    wait_until_ready(visitor.page)


def open_replay(visitor: Visitor, made: dict[str, Any]) -> None:
    at = len(finished_match(players=PLAYERS).record.entries) * 3 // 5
    visitor.page.goto(f"/replay/{made['table']}#key={made['key']}&at={at}")
    expect(visitor.page.locator('[data-panel="map"] .still > *').first).to_be_attached()


def open_ending(visitor: Visitor, made: dict[str, Any]) -> None:
    visitor.page.goto(f"/ending/{made['table']}#key={made['key']}")
    expect(visitor.page.locator(".chart").first).to_be_visible()


def packed(page: Page, png: bytes) -> bytes:
    """The picture as WebP. A page of its own, because the table's policy allows no foreign pictures."""
    webp = page.evaluate(PACK, [base64.b64encode(png).decode("ascii"), QUALITY])
    return base64.b64decode(webp)


def take(browser: Browser, server: Server, name: str, opening: Opening, made: dict[str, Any]) -> int:
    """All four pictures of one page; gives their size in bytes."""
    total = 0
    variants: list[tuple[str, tuple[int, int]]] = [("wide", WIDE), ("phone", PHONE)]
    themes: list[Literal["light", "dark"]] = ["light", "dark"]
    for width, size in variants:
        for theme in themes:
            visitor = Visitor(browser, server, Path(), size=size, theme=theme)
            opening(visitor, made)
            visitor.page.wait_for_load_state("networkidle")
            png = visitor.page.screenshot()
            blank = browser.new_page()
            content = packed(blank, png)
            blank.close()
            visitor.close()
            if visitor.troubles:
                raise SystemExit(f"{name}: {visitor.troubles}")
            (FOLDER / f"web-{name}-{theme}-{width}.webp").write_bytes(content)
            total += len(content)
    return total


def main() -> int:
    wanted = sys.argv[1:]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        finished = bring_record(server, finished_match(players=PLAYERS))
        pages: dict[str, tuple[Opening, dict[str, Any]]] = {
            "lobby": (open_lobby, {}),
            "table-early": (open_table, taken_up(server, finished, EARLY)),
            "table-late": (open_table, taken_up(server, finished, LATE)),
            "replay": (open_replay, finished),
            "ending": (open_ending, finished),
        }
        for name, (opening, made) in pages.items():
            if not wanted or name in wanted:
                size = take(browser, server, name, opening, made)
                print(f"{name}: 4 pictures, {size // 1000} kB", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
