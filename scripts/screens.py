"""Takes the pictures of the web table: every page and every game, wide and on a phone, light and dark.

Usage: python -m scripts.screens [GAME ...]

A server of its own, games that the engine played, and the browser of the tests. The browser also packs the
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
from tests.web.playing import open_lobby as choose_game
from tests.web.playing import wait_until_ready
from tests.web.screens import open_hints
from tests.web.serving import Server, serving
from tests.web.visitor import FLAGS, PHONE, WIDE, Visitor

from galaktyka.core.match import Match
from galaktyka.games import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "screens"
SEATS = {"ascendancy": 3}
FOUR = 4
EARLY, LATE = 0.2, 0.86
"""How far the game is on the two pictures of a table."""
MOST_BYTES = 150_000
QUALITIES = (0.85, 0.75, 0.65, 0.5)
"""Tried in this order until the picture is small enough."""
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


def played(game: str) -> Match:
    return finished_match(players=SEATS.get(game, FOUR), game=game)


def taken_up(server: Server, game: str, finished: dict[str, Any], share: float) -> dict[str, Any]:
    """A table that goes on from a position of the game, where a longer turn of the first player begins."""
    acting = [entry.seat for entry in played(game).record.entries]
    turns = [i for i in range(1, len(acting)) if acting[i - 1] != 0 and acting[i : i + 2] == [0, 0]]
    at = min(turns, key=lambda i: abs(i - int(len(acting) * share)))
    seats = [{"kind": "me", "name": NAMES[0]}]
    seats += [{"kind": "bot", "name": name, "bot": "random"} for name in played(game).record.names[1:]]
    made = server.post(f"/tables/{finished['table']}/fork", {"at": at, "seats": seats}, finished["key"])
    return dict(made)


def open_lobby(visitor: Visitor, made: dict[str, Any]) -> None:
    choose_game(visitor.page)
    visitor.page.get_by_label("Name on seat A").fill(NAMES[0])
    expect(visitor.page.get_by_role("button", name="Start the game")).to_be_visible()


def open_table(visitor: Visitor, made: dict[str, Any]) -> None:
    visitor.page.goto(f"/table/{made['table']}#key={made['key']}")
    wait_until_ready(visitor.page)


def open_table_with_hints(visitor: Visitor, made: dict[str, Any]) -> None:
    open_table(visitor, made)
    open_hints(visitor.page)


def open_replay(visitor: Visitor, made: dict[str, Any]) -> None:
    at = len(played("gaia").record.entries) * 3 // 5
    visitor.page.goto(f"/replay/{made['table']}#key={made['key']}&at={at}")
    expect(visitor.page.locator('[data-panel="map"] .still > *').first).to_be_attached()
    expect(visitor.page.locator("#replay-evaluation")).to_be_visible()


def open_ending(visitor: Visitor, made: dict[str, Any]) -> None:
    visitor.page.goto(f"/ending/{made['table']}#key={made['key']}")
    expect(visitor.page.locator(".chart").first).to_be_visible()


def packed(page: Page, png: bytes) -> bytes:
    """The picture as WebP. A page of its own, because the table's policy allows no foreign pictures."""
    content = b""
    for quality in QUALITIES:
        webp = page.evaluate(PACK, [base64.b64encode(png).decode("ascii"), quality])
        content = base64.b64decode(webp)
        if len(content) <= MOST_BYTES:
            break
    return content


def take(browser: Browser, server: Server, name: str, opening: Opening, made: dict[str, Any]) -> int:
    """All four pictures of one page; gives their size in bytes."""
    total = 0
    themes: list[Literal["light", "dark"]] = ["light", "dark"]
    blank = browser.new_page()
    for width, size in (("wide", WIDE), ("phone", PHONE)):
        visitor = Visitor(browser, server, Path(), size=size)
        opening(visitor, made)
        visitor.page.wait_for_load_state("networkidle")
        for theme in themes:
            visitor.page.emulate_media(color_scheme=theme)
            content = packed(blank, visitor.page.screenshot())
            (FOLDER / f"web-{name}-{theme}-{width}.webp").write_bytes(content)
            total += len(content)
        visitor.close()
        if visitor.troubles:
            raise SystemExit(f"{name}: {visitor.troubles}")
    blank.close()
    return total


def pages_of(server: Server, game: str) -> dict[str, tuple[Opening, dict[str, Any]]]:
    """What is shown of a game; of Gaia Project also the pages that look alike in every game."""
    finished = bring_record(server, played(game))
    early, late = taken_up(server, game, finished, EARLY), taken_up(server, game, finished, LATE)
    pages: dict[str, tuple[Opening, dict[str, Any]]] = {
        f"{game}-early": (open_table, early),
        f"{game}-late": (open_table, late),
    }
    if game == "gaia":
        pages["lobby"] = (open_lobby, {})
        pages["hints"] = (open_table_with_hints, late)
        pages["replay"] = (open_replay, finished)
        pages["ending"] = (open_ending, finished)
    return pages


def main() -> int:
    wanted = sys.argv[1:] or list(GAMES)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in wanted:
            for name, (opening, made) in pages_of(server, game).items():
                size = take(browser, server, name, opening, made)
                print(f"{name}: 4 pictures, {size // 1000} kB", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
