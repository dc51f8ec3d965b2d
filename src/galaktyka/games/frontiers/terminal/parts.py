"""The view of New Frontiers as styled lines for terminals: the table's middle, empires, technologies, goals."""

from typing import Final

from galaktyka.core.glance import as_number, flag, number, table, tables, word, words
from galaktyka.core.screen import Line, fill, flow, wrap
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Speaker, Text
from galaktyka.games.frontiers.components import BOXES, Box
from galaktyka.games.frontiers.ids import GOAL_IDS, KIND_IDS, TILE_IDS
from galaktyka.games.frontiers.speech.phrases import goal_text, tile_sentence, tile_text
from galaktyka.games.frontiers.terminal.brief import KIND_COLOURS, planet_line

PARTS: Final = ["map", "mats", "technologies", "goals"]
MAT_WIDTH: Final = 64
WIDE_SCREEN: Final = 112
MARK: Final = "* "


def screen(view: dict[str, object], speaker: Speaker, part: str, width: int, marked: list[str]) -> list[Line]:
    """One part of the view; see `Game.screen`."""
    box = BOXES.shown(word(view, "overlay"))
    if part == "map":
        return _map(view, speaker, box, width, marked)
    if part == "mats":
        return _mats(view, speaker, box, width, marked)
    if part == "technologies":
        return _technologies(view, speaker, box, width, marked)
    if part == "goals":
        return _goals(view, speaker, box, width, marked)
    return []


def _say(speaker: Speaker, key: str, n: int) -> str:
    return speaker.say(Text(key, {"n": n}))


def _mark(id_: str, marked: list[str]) -> Line:
    """What answers aim at begins with a star."""
    return Line(MARK, "good") if id_ in marked else Line(" " * len(MARK))


# --- the table's middle ---


def _map(view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]) -> list[Line]:
    page = _status(view, speaker, width)
    page.append(Line(speaker.word("frontiers-screen-actions"), "title"))
    page.extend(fill([_action(action, speaker, marked) for action in tables(view, "actions")], width, 2))
    page.extend(_ends(view, speaker, width))
    planets = words(view, "middle")
    if planets:
        page.append(Line(speaker.word("frontiers-screen-offer"), "title"))
    for planet in planets:
        start = _mark("planet-" + planet, marked)
        page.extend(_hang(start, speaker.say(tile_sentence(box, TILE_IDS.index(planet))), width))
    return page


def _status(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    """Round, order of the pawns, everybody's points."""
    phase = word(view, "phase")
    if phase == "rounds":
        when = Line(_say(speaker, "frontiers-screen-round", number(view, "round")), "title")
    else:
        when = Line(speaker.word("frontiers-screen-phase-" + phase), "title")
    entries = [when]
    if words(view, "ending") and phase == "rounds":
        entries.append(Line(speaker.word("frontiers-picture-last"), "bad"))
    order = Line(speaker.word("frontiers-picture-track") + " ", "dim")
    for place, pawn in enumerate(tables(view, "order")):
        seat = number(pawn, "seat")
        now = ">" if place == number(view, "next_pawn") else ""
        chosen = "✓" if flag(pawn, "chosen") else ""
        order.add(f"{now}{OWNER_LETTERS[seat]}{chosen} ", f"seat{seat}")
    points = Line()
    for player in tables(view, "players"):
        seat = number(player, "seat")
        points.add(f"{OWNER_LETTERS[seat]} {number(player, 'score')}  ", f"seat{seat}")
    points.add(speaker.word("frontiers-picture-vp-unit"), "dim")
    return fill([*entries, order, points], width, 2)


def _action(action: dict[str, object], speaker: Speaker, marked: list[str]) -> Line:
    id_ = word(action, "id")
    used = flag(action, "used")
    line = Line(MARK if "action-" + id_ in marked else "", "good")
    line.add("x " if used else "o ", "dim" if used else "good")
    line.add(speaker.word("frontiers-action-" + id_), "dim" if used else "")
    if number(action, "credits"):
        credits = speaker.say(Text("frontiers-amount-credits", {"n": number(action, "credits")}))
        line.add(f" (+{credits})", "strong")
    return line


def _ends(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    """How far the four ends of the game are, and what the supply holds."""
    pools = table(view, "pools")
    limits = table(view, "limits")
    colonies = max([len(tables(player, "colonies")) for player in tables(view, "players")])
    spaces = max([number(player, "spaces") for player in tables(view, "players")])
    figures = [
        ("pool-vp", f"{as_number(pools['vp'])}"),
        ("pool-colonists", f"{as_number(pools['colonists'])} (<{as_number(limits['colonists'])})"),
        ("most-colonies", f"{colonies}/{as_number(limits['colonies']) + 1}"),
        ("most-spaces", f"{spaces}/{as_number(limits['spaces']) + 1}"),
    ]
    entries: list[Line] = []
    for id_, figure in figures:
        name = speaker.word(f"frontiers-picture-{id_}-name")
        entries.append(Line(f"{name} ", "dim").add(figure, "strong"))
    supply = table(view, "supply")
    goods = Line(speaker.word("frontiers-screen-supply") + " ", "dim")
    for kind in KIND_IDS:
        letter = speaker.word("frontiers-picture-letter-" + kind)
        goods.add(f"{letter} {as_number(supply[kind])} ", KIND_COLOURS[kind])
    bag = Line(_say(speaker, "frontiers-picture-bag", len(words(view, "bag"))), "dim")
    return [Line(speaker.word("frontiers-picture-ends"), "title"), *fill([*entries, goods, bag], width, 3)]


def _hang(start: Line, text: str, width: int) -> list[Line]:
    """A text behind a short beginning, further lines indented."""
    wide = start.width()
    lines = wrap(text, width - wide, 2)
    page = [start.append(lines[0])]
    page.extend([Line(" " * wide).append(line) for line in lines[1:]])
    return page


# --- empires ---


def _mats(view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]) -> list[Line]:
    """Two empires side by side where the screen is wide enough."""
    mat = min(MAT_WIDTH, (width - 2) // 2 if width >= WIDE_SCREEN else width)
    goals = view["goals"] is not None
    blocks = [_mat(player, speaker, box, mat, marked, goals) for player in tables(view, "players")]
    return flow(blocks, width, 2)


def _mat(
    player: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str], goals: bool
) -> list[Line]:
    lines = [_head(player, speaker).cut(width), _stocks(player, speaker).cut(width)]
    for colony in tables(player, "colonies"):
        lines.append(_colony(colony, speaker, box, marked).cut(width))
    for planet in tables(player, "explored"):
        lines.extend(_explored(planet, speaker, box, marked, width))
    if not tables(player, "colonies"):
        for side in words(player, "sides"):
            start = _mark("planet-" + side, marked)
            lines.extend(_hang(start, speaker.say(tile_sentence(box, TILE_IDS.index(side))), width))
    for tech in words(player, "techs"):
        start = _mark(f"owned-{number(player, 'seat')}-{tech}", marked)
        name = speaker.word("frontiers-tile-" + tech)
        lines.extend(_hang(start, f"{name}: {speaker.say(tile_text(box, TILE_IDS.index(tech)))}", width))
    if goals:
        lines.append(_stored(player, speaker).cut(width))
    return lines


def _head(player: dict[str, object], speaker: Speaker) -> Line:
    seat = number(player, "seat")
    home = word(player, "home")
    name = speaker.word("frontiers-tile-" + home) if home else "–"
    line = Line(f"{OWNER_LETTERS[seat]} {name}", f"seat{seat}")
    unit = speaker.word("frontiers-picture-vp-unit")
    line.add(f"  {number(player, 'score')} {unit}", "strong")
    return line.add(f" ({speaker.word('frontiers-source-chips')} {number(player, 'vp')})", "dim")


def _stocks(player: dict[str, object], speaker: Speaker) -> Line:
    line = Line("  ")
    stocks = [
        ("credits", number(player, "credits")),
        ("colonists", number(player, "colonists")),
        ("military", number(player, "military")),
        ("colonies", len(tables(player, "colonies"))),
        ("spaces", number(player, "spaces")),
    ]
    for name, n in stocks:
        line.add(f"{speaker.word('frontiers-screen-' + name)} ").add(f"{n}  ", "strong")
    return line


def _colony(colony: dict[str, object], speaker: Speaker, box: Box, marked: list[str]) -> Line:
    id_ = word(colony, "id")
    good = word(colony, "good")
    line = _mark("planet-" + id_, marked)
    if "good-" + id_ in marked:
        line = Line(MARK, "good")
    line.append(planet_line(speaker, box, TILE_IDS.index(id_)))
    if good:
        letter = speaker.word("frontiers-picture-letter-" + good)
        line.add(" ").add(f" {letter} ", "on-" + KIND_COLOURS[good])
    return line


def _explored(
    planet: dict[str, object], speaker: Speaker, box: Box, marked: list[str], width: int
) -> list[Line]:
    """An explored planet with what it asks of its owner, in a line of its own where one is too short."""
    id_ = word(planet, "id")
    line = _mark("planet-" + id_, marked).add("? ", "dim")
    line.append(planet_line(speaker, box, TILE_IDS.index(id_)))
    needs = Line()
    if flag(planet, "military"):
        force = number(planet, "strength") + number(planet, "reserve")
        enough = force >= number(planet, "cost")
        need = f"{speaker.word('frontiers-screen-military')} {force}/{number(planet, 'cost')}"
        needs.add(f"  {need}", "good" if enough else "bad")
    if number(planet, "price") >= 0:
        needs.add(f"  {speaker.word('frontiers-screen-credits')} {number(planet, 'price')}", "dim")
    needs.add(f"  {speaker.word('frontiers-screen-colonists')} {number(planet, 'colonists')}", "dim")
    if line.width() + needs.width() <= width:
        return [line.append(needs)]
    return [line.cut(width), Line("     ").append(needs).cut(width)]


def _stored(player: dict[str, object], speaker: Speaker) -> Line:
    """What lies on the stockpile mat."""
    stored = table(player, "stored")
    goods = table(stored, "goods")
    line = Line(f"  {speaker.word('frontiers-picture-stockpile')} ", "dim")
    for kind in KIND_IDS:
        letter = speaker.word("frontiers-picture-letter-" + kind)
        line.add(f"{letter} {as_number(goods[kind])} ", KIND_COLOURS[kind])
    line.add(f" {speaker.word('frontiers-screen-credits')} {number(stored, 'credits')}")
    planets = speaker.say(Text("frontiers-amount-planets", {"n": len(words(stored, "planets"))}))
    return line.add(f"  {planets}")


# --- technologies and goals ---


def _technologies(
    view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]
) -> list[Line]:
    page: list[Line] = []
    for tech in tables(view, "technologies"):
        id_ = word(tech, "id")
        left = number(tech, "left")
        start = _mark("tech-" + id_, marked)
        price = number(tech, "price")
        shown = price if price >= 0 else number(tech, "cost")
        start.add(f"{left}× ", "strong" if left else "dim").add(f"{shown:>2} ", "yellow" if left else "dim")
        text = speaker.say(tile_text(box, TILE_IDS.index(id_)))
        page.extend(_hang(start, f"{speaker.word('frontiers-tile-' + id_)}: {text}", width))
    return page


def _goals(view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]) -> list[Line]:
    if view["goals"] is None:
        return [Line(speaker.word("frontiers-screen-no-goals"), "dim")]
    goals = table(view, "goals")
    down = table(goals, "down")
    page: list[Line] = []
    for goal in words(goals, "up"):
        page.extend(_goal(view, speaker, box, goal, width, marked))
    owner = number(down, "owner")
    if owner >= 0:
        letter = OWNER_LETTERS[owner]
        page.append(Line(speaker.say(Text("frontiers-picture-goal-down", {"owner": letter})), f"seat{owner}"))
        if word(down, "goal"):
            page.extend(_goal(view, speaker, box, word(down, "goal"), width, marked))
    for goal in words(goals, "drawn"):
        page.extend(_goal(view, speaker, box, goal, width, marked))
    page.append(Line(_say(speaker, "frontiers-picture-goal-deck", len(words(goals, "deck"))), "dim"))
    return page


def _goal(
    view: dict[str, object], speaker: Speaker, box: Box, goal: str, width: int, marked: list[str]
) -> list[Line]:
    text = speaker.say(goal_text(box, GOAL_IDS.index(goal)))
    name = speaker.word("frontiers-goal-" + goal)
    page = _hang(_mark("goal-" + goal, marked), f"{name}: {text}", width)
    counts = Line("    ")
    for player in tables(view, "players"):
        seat = number(player, "seat")
        for standing in tables(player, "goals"):
            if word(standing, "id") == goal:
                points = number(standing, "points")
                counts.add(f"{OWNER_LETTERS[seat]} {number(standing, 'count')} (+{points})  ", f"seat{seat}")
    return [*page, counts] if len(counts.spans) > 1 else page
