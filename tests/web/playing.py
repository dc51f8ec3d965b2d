"""Playing at the table through the page: reading what is on offer, choosing it by mouse or by keyboard."""

import random
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.serving import Server
from tests.web.visitor import PATIENCE_MS, Visitor

READY = """() => {
    const bar = document.querySelector('#decision');
    if (!bar) return '';
    if (bar.querySelector('.controls.over')) return 'over';
    if (bar.getAttribute('aria-busy') === 'true') return '';
    if (bar.querySelector('.answer[data-notation]:not(:disabled), .answer.hint')) return 'answers';
    return bar.querySelector('button[aria-keyshortcuts="c"]:not(:disabled)') ? 'commit' : '';
}"""
ANSWERS = "#decision .answer[data-notation]"
COMMIT = '#decision button[aria-keyshortcuts="c"]'
UNDO = '#decision button[aria-keyshortcuts="u"]'
REDO = '#decision button[aria-keyshortcuts="r"]'


def bot(name: str = "Bot") -> dict[str, str]:
    return {"kind": "bot", "name": name, "bot": "random"}


def me(name: str = "Ada") -> dict[str, str]:
    return {"kind": "me", "name": name}


def new_table(server: Server, seats: list[dict[str, str]], **wishes: object) -> dict[str, Any]:
    """A table made behind the page's back: `table`, `key`, `invitation`."""
    body = {"game": "gaia", "seats": seats, "seed": 1, **wishes}
    made = server.post("/tables", body)
    assert isinstance(made, dict)
    return made


def open_lobby(page: Page, game: str = "Gaia Project") -> None:
    page.goto("/")
    page.get_by_role("radio", name=game).check()


def sit_down(visitor: Visitor, made: dict[str, Any]) -> Page:
    visitor.page.goto(f"/table/{made['table']}#key={made['key']}")
    expect(visitor.page.locator("#decision")).to_be_visible()
    return visitor.page


def wait_until_ready(page: Page) -> str:
    """What the bar waits for: `answers`, `commit`, or nothing more because the game is `over`."""
    return str(page.wait_for_function(READY, timeout=PATIENCE_MS).json_value())


def offered(page: Page) -> list[str]:
    """The notations on offer, those folded away included."""
    hint = page.locator("#decision .answer.hint[aria-expanded=false]")
    if hint.count():
        hint.click()
    found = page.locator(ANSWERS).evaluate_all("buttons => buttons.map(one => one.dataset.notation)")
    return [str(notation) for notation in found]


def answer(page: Page, notation: str) -> None:
    offered(page)
    page.locator(f'{ANSWERS}[data-notation="{notation}"]').click()


def step_by_mouse(page: Page, chance: random.Random) -> str:
    """One random step by clicking; gives what the bar was waiting for."""
    ready = wait_until_ready(page)
    if ready == "commit":
        page.locator(COMMIT).click()
    elif ready == "answers":
        answer(page, chance.choice(offered(page)))
    return ready


def step_by_keyboard(page: Page, chance: random.Random) -> str:
    """One random step by letters, by notation, or along the answers with Tab and Enter."""
    ready = wait_until_ready(page)
    if ready != "over" and page.evaluate("document.activeElement instanceof HTMLInputElement"):
        page.keyboard.press("Escape")  # letters are commands again; not sooner, or it would close the result
    if ready == "commit":
        page.keyboard.press("c")
    elif ready == "answers":
        letters = page.locator(f"{ANSWERS}[aria-keyshortcuts]").evaluate_all(
            "buttons => buttons.map(one => one.getAttribute('aria-keyshortcuts'))"
        )
        if letters and chance.random() < 0.8:
            page.keyboard.press(chance.choice([str(letter) for letter in letters]))
        else:
            write_notation(page, chance)
    return ready


def write_notation(page: Page, chance: random.Random) -> None:
    """`/` leads to the field; its list of completions holds everything on offer."""
    notations = page.locator("#notations option").evaluate_all("all => all.map(one => one.value)")
    page.keyboard.press("/")
    expect(page.locator("#decision input[list=notations]")).to_be_focused()
    page.keyboard.type(str(chance.choice(notations)))
    page.keyboard.press("Enter")


def play_to_the_end(page: Page, seed: int, step: Any = step_by_mouse) -> int:
    """Random steps until the game is over; gives their number."""
    chance = random.Random(seed)
    steps = 0
    while step(page, chance) != "over":
        steps += 1
        assert steps < 3000, "the game does not end"
    return steps
