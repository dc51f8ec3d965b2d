"""A direction is chosen on the arc of Ascendancy's map: dragged by mouse or finger, clicked, or turned by keys."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visit
from tests.web.playing import COMMIT, answer, bot, me, new_table, offered, sit_down, wait_until_ready
from tests.web.serving import Server
from tests.web.test_access import violations
from tests.web.visitor import PHONE, Visitor

WAY_THERE = ("new lane", "impulse", "ship ", "done")
POINT = """(path, degrees) => {
    const part = name => Number(path.getAttribute('data-' + name));
    const turn = degrees * Math.PI / 180;
    const point = new DOMPoint(
        part('x') + part('radius') * Math.cos(turn), part('y') + part('radius') * Math.sin(turn)
    ).matrixTransform(path.ownerSVGElement.getScreenCTM());
    return [point.x, point.y];
}"""


def lay_a_lane(visitor: Visitor, server: Server) -> dict[str, Any]:
    """A table at which the visitor is asked where a new lane goes."""
    made = new_table(server, [me(), bot()], game="ascendancy", seed=4)
    page = sit_down(visitor, made)
    while True:
        if wait_until_ready(page) == "commit":
            page.locator(COMMIT).click()
            continue
        notations = offered(page)
        if any(notation.startswith("open ") for notation in notations):
            return made
        wanted = [notation for word in WAY_THERE for notation in notations if notation.startswith(word)]
        answer(page, wanted[0])


def dial_of(page: Page, name: str = "Direction in degrees") -> Locator:
    return page.get_by_role("slider", name=name)


def point(page: Page, degrees: int) -> tuple[float, float]:
    """Where a direction lies on the screen."""
    x, y = page.locator("[data-dial]").evaluate(POINT, degrees)
    return x, y


def directions(page: Page) -> list[int]:
    """All degrees of the longest run."""
    runs = str(page.locator("[data-dial]").get_attribute("data-runs")).split()
    ends = [[int(end) for end in run.split("-")] for run in runs]
    first, last = max(ends, key=lambda run: run[1] - run[0])
    return list(range(first, last + 1))


def expect_given(server: Server, made: dict[str, Any], page: Page, notation: str) -> None:
    expect(page.locator("[data-dial]")).to_have_count(0)
    state = server.get(f"/tables/{made['table']}/state?seat=0", made["key"])
    assert notation in [line["notation"] for line in state["log"]["lines"]]


def test_a_direction_is_turned_by_keys(visit: Visit, server: Server) -> None:
    visitor = visit()
    made = lay_a_lane(visitor, server)
    page = visitor.page
    dial = dial_of(page)
    dial.focus()
    start = int(str(dial.get_attribute("aria-valuenow")))
    for key, by in (("ArrowRight", 1), ("ArrowUp", 2), ("PageUp", 17), ("ArrowLeft", 16), ("PageDown", 1)):
        page.keyboard.press(key)
        expect(dial).to_have_attribute("aria-valuenow", str(start + by))
    expect(dial).to_have_attribute("aria-valuetext", f"{start + 1}°")
    assert not violations(page)
    page.keyboard.press("End")
    last = dial.get_attribute("aria-valuemax")
    expect(dial).to_have_attribute("aria-valuenow", str(last))
    page.keyboard.press("ArrowLeft")
    chosen = dial.get_attribute("aria-valuenow")
    page.keyboard.press("Enter")
    expect_given(server, made, page, f"open {chosen}")


def test_a_direction_is_dragged_by_mouse_and_nothing_else_moves(visit: Visit, server: Server) -> None:
    visitor = visit()
    made = lay_a_lane(visitor, server)
    page = visitor.page
    run = directions(page)
    start, end = run[len(run) // 3], run[len(run) // 2 + 3]
    box = page.locator("svg[data-panel=map]").get_attribute("viewBox")
    page.mouse.move(*point(page, start))
    page.mouse.down()
    page.mouse.move(*point(page, start + 5))
    expect(dial_of(page)).to_have_attribute("aria-valuenow", str(start + 5))
    expect(dial_of(page).locator(".degrees")).to_have_text(f"{start + 5}°")
    page.mouse.move(*point(page, end), steps=4)
    expect(dial_of(page)).to_have_attribute("aria-valuenow", str(end))
    assert page.locator("svg[data-panel=map]").get_attribute("viewBox") == box
    page.mouse.up()
    expect_given(server, made, page, f"open {end}")


def test_a_click_on_the_arc_beside_the_marks_chooses_that_degree(visit: Visit, server: Server) -> None:
    visitor = visit()
    made = lay_a_lane(visitor, server)
    page = visitor.page
    marks = [int(notation.split()[1]) for notation in offered(page) if notation.startswith("open ")]
    listed = {
        int(str(mark).split("-")[1])
        for mark in page.locator('[id^="angle-"]').evaluate_all("all => all.map(one => one.id)")
    }
    run = directions(page)
    free = next(
        degrees
        for degrees in run[10:]
        if degrees in marks and all(abs(degrees - mark) > 6 for mark in listed)
    )
    page.mouse.click(*point(page, free))
    expect_given(server, made, page, f"open {free}")


def test_a_mark_on_the_arc_means_the_degree_that_it_shows(visit: Visit, server: Server) -> None:
    visitor = visit()
    made = lay_a_lane(visitor, server)
    page = visitor.page
    x, y = point(page, 45)
    page.mouse.click(x + 3, y - 3)
    expect_given(server, made, page, "open 45")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_direction_is_dragged_by_a_finger(visit: Visit, server: Server, language: str) -> None:
    visitor = visit(size=PHONE, language=language)
    made = lay_a_lane(visitor, server)
    page = visitor.page
    expect(
        dial_of(page, {"en": "Direction in degrees", "pl": "Kierunek w stopniach"}[language])
    ).to_be_visible()
    run = directions(page)
    start, end = run[len(run) // 4], run[len(run) // 2]
    finger = page.context.new_cdp_session(page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def touch(kind: str, *degrees: int) -> None:
        points = [dict(zip("xy", point(page, one), strict=True)) for one in degrees]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for step in range(start, end + 1, 5):
        touch("touchMove", step)
    touch("touchMove", end)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(end))
    touch("touchEnd")
    expect_given(server, made, page, f"open {end}")
