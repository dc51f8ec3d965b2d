"""The technology boards and the goals."""

from typing import Final

from galaktyka.core.glance import flag, number, numbers, table, tables, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.games.frontiers.drawing.scene import Scene
from galaktyka.games.frontiers.drawing.symbols import DEFINITIONS
from galaktyka.games.frontiers.drawing.tiles import lines_of, tech_card, tech_height
from galaktyka.games.frontiers.ids import GOAL_IDS, TILE_IDS
from galaktyka.games.frontiers.speech.phrases import goal_text

WIDTH: Final = 390
LEFT: Final = 12
SMALL: Final = 180
LARGE: Final = 366
GOAL_HEIGHT: Final = 78
STRIP: Final = 15  # room under a technology for copies and owners


def technology_panel(scene: Scene, large: bool) -> Panel:
    """Small stacks in two columns, or the large tiles under one another."""
    techs = [tech for tech in tables(scene.view, "technologies") if flag(tech, "large") == large]
    columns = 1 if large else 2
    width = LARGE if large else SMALL
    still = Drawing()
    moving = Drawing()
    y = 10
    for start in range(0, len(techs), columns):
        row = techs[start : start + columns]
        height = max([tech_height(scene, TILE_IDS.index(word(tech, "id")), width) for tech in row]) + STRIP
        for place, tech in enumerate(row):
            x = LEFT + (width + 6) * place
            _technology(still, scene, tech, x, y, width, height)
            _copies(moving, scene, tech, x + width, y + height)
        y += height + 6
    height = y + 4
    card = Drawing()
    card.rect(0, 0, WIDTH, height, 12, "card")
    id_ = "large-technologies" if large else "technologies"
    title = scene.say("frontiers-picture-" + id_)
    return Panel(id_, title, WIDTH, height, card.text() + still.text(), moving.text(), DEFINITIONS)


def _technology(
    d: Drawing, scene: Scene, tech: dict[str, object], x: int, y: int, width: int, height: int
) -> None:
    id_ = word(tech, "id")
    tile = TILE_IDS.index(id_)
    left = number(tech, "left")
    title = scene.tell("frontiers-picture-stack", {"text": scene.explain(tile), "n": left})
    d.begin("tech-" + id_, "tech" if left else "tech off", title)
    tech_card(d, scene, tile, x, y, width, height)
    d.end()


def _copies(d: Drawing, scene: Scene, tech: dict[str, object], right: int, bottom: int) -> None:
    """Copies left, and whoever has one."""
    price = number(tech, "price")
    left = number(tech, "left")
    if left > 1:
        d.words(right - 7, bottom - 6, f"×{left}", "t11 s mut end")
        right -= 20
    for seat in reversed(numbers(tech, "owners")):
        d.owner(seat, right - 13, bottom - 11, 16)
        right -= 19
    if left and 0 <= price < number(tech, "cost"):
        d.begin("", "price", scene.tell("frontiers-picture-price", {"n": price}))
        d.counter("sign-credits", str(price), right - 16, bottom - 11, 18)
        d.end()


# --- goals ---


def goals_panel(scene: Scene) -> Panel:
    """The goals that score, the hidden one, those being looked at, and the deck."""
    goals = table(scene.view, "goals")
    d = Drawing()
    y = 10
    for goal in words(goals, "up"):
        _goal(d, scene, goal, y, -1)
        y += GOAL_HEIGHT + 6
    down = table(goals, "down")
    owner = number(down, "owner")
    if owner >= 0:
        known = word(down, "goal")
        if known:
            _goal(d, scene, known, y, owner)
        else:
            _hidden(d, scene, owner, y)
        y += GOAL_HEIGHT + 6
    for goal in words(goals, "drawn"):
        _goal(d, scene, goal, y, -1)
        y += GOAL_HEIGHT + 6
    deck = len(words(goals, "deck"))
    d.begin("goal-deck", "deck", scene.tell("frontiers-picture-goal-deck", {"n": deck}))
    d.use("sign-goal", LEFT + 14, y + 12, 22)
    d.words(LEFT + 32, y + 17, scene.tell("frontiers-picture-goal-deck", {"n": deck}), "mut")
    d.end()
    height = y + 32
    card = Drawing()
    card.rect(0, 0, WIDTH, height, 12, "card")
    title = scene.say("frontiers-picture-goals")
    return Panel("goals", title, WIDTH, height, card.text(), d.text(), DEFINITIONS)


def _goal(d: Drawing, scene: Scene, goal: str, y: int, owner: int) -> None:
    """A goal with its tiers, and how far each player has come as far as the view tells."""
    number_of_goal = GOAL_IDS.index(goal)
    text = scene.speaker.say(goal_text(scene.box, number_of_goal))
    name = scene.say("frontiers-goal-" + goal)
    d.begin("goal-" + goal, "goal", f"{name}. {text}")
    d.rect(LEFT, y, LARGE, GOAL_HEIGHT, 8, "colony" if owner < 0 else "explored")
    d.words(LEFT + 10, y + 19, name, "s", 190, 12)
    x = LEFT + LARGE - 6
    for least, points in reversed(scene.box.goal_tiers[number_of_goal]):
        d.counter("sign-vp", str(points), x - 11, y + 15, 22)
        d.words(x - 25, y + 19, f"{least}+", "t11 s end")
        x -= 56
    if owner >= 0:
        d.use("sign-hidden", x - 10, y + 15, 16)
    first, second = lines_of(scene.say(f"frontiers-goal-{goal}.description"), 11, LARGE - 20)
    d.words(LEFT + 10, y + 36, first, "t11 mut", LARGE - 20, 11)
    if second:
        d.words(LEFT + 10, y + 49, second, "t11 mut", LARGE - 20, 11)
    _standings(d, scene, goal, y + 63)
    d.end()


def _standings(d: Drawing, scene: Scene, goal: str, y: int) -> None:
    x = LEFT + 18
    for seat, player in enumerate(scene.players):
        for standing in tables(player, "goals"):
            if word(standing, "id") == goal:
                d.owner(seat, x, y, 18)
                d.words(x + 13, y + 5, str(number(standing, "count")), "t13 s")
                d.words(x + 28, y + 4, f"+{number(standing, 'points')}", "t11 go")
                x += 68


def _hidden(d: Drawing, scene: Scene, owner: int, y: int) -> None:
    title = scene.tell("frontiers-picture-goal-down", {"owner": scene.owners[owner]})
    d.begin("goal-down", "goal", title)
    d.rect(LEFT, y, LARGE, GOAL_HEIGHT, 8, "back")
    d.use("sign-hidden", LEFT + 34, y + GOAL_HEIGHT // 2, 34)
    d.owner(owner, LEFT + LARGE - 28, y + GOAL_HEIGHT // 2, 28)
    d.words(LEFT + 62, y + GOAL_HEIGHT // 2 + 4, title, "mut", LARGE - 120)
    d.end()
