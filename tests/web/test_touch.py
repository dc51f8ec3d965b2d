"""The table under fingers: one pans, two zoom, and one that stays does what a mouse does by pointing."""

import random

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.web.conftest import Visit
from tests.web.playing import bot, me, new_table, sit_down, step_by_mouse, wait_until_ready
from tests.web.serving import Server
from tests.web.visitor import PHONE, Visitor

Point = tuple[float, float]
HELD_MS = 700
"""Longer than a press has to last to count as long."""


class Fingers:
    """Real touches, told to the browser itself: it makes of them what it makes of a hand."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.browser: CDPSession = visitor.context.new_cdp_session(visitor.page)

    def tell(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start: list[Point], end: list[Point], steps: int = 8) -> None:
        self.tell("touchStart", *start)
        for i in range(1, steps + 1):
            share = i / steps
            between = [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in zip(start, end, strict=True)
            ]
            self.tell("touchMove", *between)
        self.tell("touchEnd")

    def hold(self, point: Point) -> None:
        self.tell("touchStart", point)
        self.page.wait_for_timeout(HELD_MS)
        self.tell("touchEnd")


MAP = '[data-panel="map"]'
TIP = ".tip"


def shown_part(page: Page) -> list[float]:
    """The part of the map that the window shows: x, y, width, height."""
    box = page.locator(MAP).get_attribute("viewBox")
    assert box is not None
    return [float(number) for number in box.split()]


def middle(page: Page, selector: str) -> Point:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def picture_point(page: Page, point: Point) -> Point:
    """Which point of the picture lies under a point of the screen."""
    outer = page.locator(MAP).bounding_box()
    assert outer is not None
    x, y, width, height = shown_part(page)
    across = (point[0] - outer["x"]) / outer["width"]
    down = (point[1] - outer["y"]) / outer["height"]
    return x + across * width, y + down * height


def choosing_on_the_map(visit: Visit, server: Server) -> tuple[Page, Fingers]:
    """A phone with a table of Gaia Project that asks for a place on the map."""
    visitor = visit(size=PHONE, touch=True)
    page = sit_down(visitor, new_table(server, [me(), bot()], seed=6))
    chance = random.Random(1)
    while wait_until_ready(page) != "answers" or not page.locator(f"{MAP} .ring").count():
        step_by_mouse(page, chance)
    return page, Fingers(visitor)


def test_two_fingers_zoom_and_one_pans(visit: Visit, server: Server) -> None:
    page, fingers = choosing_on_the_map(visit, server)
    lines = page.locator("#log .line").count()
    whole = shown_part(page)
    x, y = middle(page, MAP)
    under = picture_point(page, (x, y))
    fingers.drag([(x - 30, y), (x + 30, y)], [(x - 90, y), (x + 90, y)])
    near = shown_part(page)
    assert near[2] == pytest.approx(whole[2] / 3, rel=0.05)
    assert picture_point(page, (x, y)) == pytest.approx(under, abs=whole[2] * 0.03)

    under = picture_point(page, (x, y))
    fingers.drag([(x, y)], [(x + 60, y + 40)])
    assert shown_part(page)[2:] == near[2:]
    assert picture_point(page, (x + 60, y + 40)) == pytest.approx(under, abs=near[2] * 0.05)

    fingers.drag([(x - 90, y), (x + 90, y)], [(x - 30, y), (x + 30, y)])
    assert shown_part(page)[2] > near[2] * 2
    page.get_by_role("button", name="Show all of it").click()
    assert shown_part(page) == whole
    assert page.locator("#log .line").count() == lines, "a gesture was taken for an answer"
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_long_press_describes_and_chooses_nothing(visit: Visit, server: Server) -> None:
    page, fingers = choosing_on_the_map(visit, server)
    lines = page.locator("#log .line").count()
    expect(page.locator(TIP)).to_have_count(0)
    ring = f"{MAP} .ring"
    label = page.locator(ring).first.get_attribute("aria-label")
    fingers.hold(middle(page, ring))
    tip = page.locator(TIP)
    expect(tip).to_be_visible()
    words = [part.strip() for part in (label or "").split(". ")]
    assert words[0] in tip.inner_text()
    assert page.locator("#log .line").count() == lines
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(ring).first.tap(force=True)
    expect(tip).to_have_count(0)
    page.wait_for_function(
        "([lines]) => document.querySelectorAll('#log .line').length > lines || document.querySelector('dialog')",
        arg=[lines],
    )


UNLIT_PLACE = """() => {
    const map = document.querySelector('[data-panel="map"]');
    const lit = new Set([...map.querySelectorAll('.ring')].map(one => one.dataset.of));
    for (const hex of map.querySelectorAll('[id^="hex-"]')) {
        const box = hex.getBoundingClientRect();
        const point = [box.x + box.width / 2, box.y + box.height / 2];
        if (!lit.has(hex.id) && hex.contains(document.elementFromPoint(...point))) return point;
    }
}"""


def test_a_long_press_on_what_cannot_be_chosen_tells_why(visit: Visit, server: Server) -> None:
    page, fingers = choosing_on_the_map(visit, server)
    place = page.evaluate(UNLIT_PLACE)
    fingers.hold((place[0], place[1]))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("dd, p").first).not_to_be_empty()


def test_a_slow_drag_is_no_long_press(visit: Visit, server: Server) -> None:
    page, fingers = choosing_on_the_map(visit, server)
    page.get_by_role("button", name="Nearer").click()
    start = shown_part(page)
    x, y = middle(page, MAP)
    fingers.tell("touchStart", (x, y))
    fingers.tell("touchMove", (x + 30, y))
    page.wait_for_timeout(HELD_MS)
    fingers.tell("touchMove", (x + 40, y))
    fingers.tell("touchEnd")
    assert shown_part(page)[0] < start[0]
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(TIP)).to_have_count(0)
