"""Everybody can use every screen: axe finds nothing serious, nothing runs out of the window, nothing is mute."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.web.conftest import Visit
from tests.web.screens import SCREENS
from tests.web.serving import Server
from tests.web.visitor import PHONE, WIDE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
SMALLEST_TARGET = 24
EXCUSED = {("label-content-name-mismatch", "<g ")}
"""A thing on the board is named in words; the signs printed on it are not what a voice would call it by."""


@cache
def axe_source() -> str:
    return AXE.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds, as `rule: element`. Run from outside of the page, whose policy allows no foreign script."""
    page.evaluate(axe_source() + "; undefined")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"][:3]
        if (one["id"], node["html"][:3]) not in EXCUSED
    ]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    ("size", "theme"), [(WIDE, "light"), (PHONE, "dark")], ids=["wide-light", "phone-dark"]
)
def test_no_screen_shuts_anybody_out(
    visit: Visit,
    server: Server,
    finished: dict[str, Any],
    screen: str,
    size: tuple[int, int],
    theme: str,
) -> None:
    visitor = visit(size=size, theme=theme)
    SCREENS[screen](visitor, server, finished)
    page = visitor.page
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0], "the page scrolls sideways"
    small = page.locator("main button:visible, main a:visible").evaluate_all(
        """(all, least) => all.filter(one => {
            const box = one.getBoundingClientRect();
            return Math.min(box.width, box.height) < least && getComputedStyle(one).display !== 'inline';
        }).map(one => one.outerHTML.slice(0, 120))""",
        SMALLEST_TARGET,
    )
    assert not small
