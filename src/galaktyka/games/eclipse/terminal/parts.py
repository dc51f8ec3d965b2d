"""The view of Eclipse as styled lines for terminals: the galaxy, players, blueprints, technologies."""

from typing import Final

from galaktyka.core.glance import as_table, count, flag, number, numbers, table, tables, word, words
from galaktyka.core.screen import Line, fill, flow, wrap
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Speaker, Text
from galaktyka.games.eclipse.components import Box, standard_box
from galaktyka.games.eclipse.ids import (
    ACTION_IDS,
    CATEGORY_IDS,
    DICE_IDS,
    DISCOVERY_IDS,
    PART_IDS,
    RESOURCE_IDS,
    SPECIES_IDS,
    TECH_IDS,
    TRACK_IDS,
)
from galaktyka.games.eclipse.speech.effects import (
    found_name,
    found_text,
    part_text,
    species_text,
    tech_text,
)
from galaktyka.games.eclipse.terminal.battle import DICE_STYLES, battle_lines, dice_line
from galaktyka.games.eclipse.terminal.starmap import map_lines

PARTS: Final = ["map", "mats", "blueprints", "technologies"]
MAT_WIDTH: Final = 60
WIDE_SCREEN: Final = 112


def screen(
    view: dict[str, object],
    speaker: Speaker,
    part: str,
    width: int,
    marked: list[str],
    box: Box | None = None,
) -> list[Line]:
    """One part of the view; see `Game.screen`. `box` holds the printed values of this table."""
    printed = box if box is not None else standard_box()
    if part == "map":
        return _map(view, speaker, printed, width, marked)
    if part == "mats":
        return _mats(view, speaker, width)
    if part == "blueprints":
        return _blueprints(view, speaker, printed, width, marked)
    if part == "technologies":
        return _technologies(view, speaker, printed, width, marked)
    return []


# --- the galaxy ---


def _map(view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]) -> list[Line]:
    page = _status(view, speaker, width)
    page.extend(_matters(view, speaker, box, width, marked))
    page.extend(map_lines(view, width, marked))
    page.extend(wrap(speaker.word("eclipse-screen-legend"), width, 2, "dim"))
    return page


def _status(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    phase = word(view, "phase")
    when = Line(
        f"{speaker.word('eclipse-screen-round')} {number(view, 'round')}/{number(view, 'rounds')}", "title"
    )
    when.add(
        f" {speaker.word('eclipse-phase-' + phase if phase != 'over' else 'eclipse-screen-over')}", "dim"
    )
    points = Line()
    for player in tables(view, "players"):
        seat = number(player, "seat")
        if word(player, "species"):
            passed = "✓" if flag(player, "passed") else ""
            first = ">" if number(view, "first") == seat else ""
            points.add(f"{first}{OWNER_LETTERS[seat]}{passed} {number(player, 'points')}  ", f"seat{seat}")
    stacks = table(view, "stacks")
    left = " ".join([str(number(stacks, ring)) for ring in ("inner", "middle", "outer")])
    supply = Line(f"{speaker.word('eclipse-screen-stacks')} {left}", "dim")
    return fill([when, points, supply], width, 2)


def _matters(
    view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]
) -> list[Line]:
    """What is under way: drawn sectors, a discovery, a battle, dice, drawn reputation."""
    page: list[Line] = []
    for id_ in words(view, "drawn_sectors"):
        place = Text("eclipse-place", {"name": Text("eclipse-sector-" + id_), "number": id_})
        page.append(Line(speaker.say(place), "strong").cut(width))
    if view["discovery"] is not None:
        found = DISCOVERY_IDS.index(word(as_table(view["discovery"]), "id"))
        text = f"{speaker.say(found_name(box, found))}: {speaker.say(found_text(box, found))}"
        page.extend(wrap(text, width, 2, "strong"))
    if view["battle"] is not None:
        page.extend(battle_lines(as_table(view["battle"]), speaker, width))
    dice = dice_line(numbers(view, "dice"), speaker)
    drawn = numbers(view, "drawn")
    if drawn:
        dice.add(speaker.word("eclipse-picture-drawn") + ": " + " ".join([str(n) for n in drawn]), "strong")
    if dice.width():
        page.append(dice.cut(width))
    for player in tables(view, "players"):
        if not word(player, "species"):
            page.extend(_species(speaker, box, width, marked))
            break
    return page


def _species(speaker: Speaker, box: Box, width: int, marked: list[str]) -> list[Line]:
    page: list[Line] = []
    for target in marked:
        if target.startswith("species-"):
            species = SPECIES_IDS.index(target.removeprefix("species-"))
            text = f"{speaker.word('eclipse-' + target)}: {speaker.say(species_text(box, species))}"
            page.extend(wrap("* " + text, width, 4))
    return page


# --- players ---


def _mats(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    """Two players side by side where the screen is wide enough."""
    mat = min(MAT_WIDTH, (width - 2) // 2 if width >= WIDE_SCREEN else width)
    return flow([_mat(view, player, speaker, mat) for player in tables(view, "players")], width, 2)


def _mat(view: dict[str, object], player: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    seat = number(player, "seat")
    species = word(player, "species")
    if not species:
        return [Line(f"{OWNER_LETTERS[seat]} –", f"seat{seat}")]
    head = Line(f"{OWNER_LETTERS[seat]} {speaker.word('eclipse-species-' + species)}", f"seat{seat}")
    head.add(f"  {number(player, 'points')} {speaker.word('eclipse-screen-vp')}", "strong")
    if flag(player, "traitor"):
        head.add("  " + speaker.word("eclipse-piece-traitor_tile"), "bad")
    if flag(player, "eliminated"):
        head.add("  " + speaker.word("eclipse-picture-eliminated"), "bad")
    lines = [head.cut(width)]
    lines.extend(fill(_stocks(player, speaker), width, 2))
    lines.extend(fill(_rest(view, player, speaker), width, 2))
    for track in TRACK_IDS:
        owned = [speaker.word("eclipse-tech-" + tech) for tech in words(table(player, "techs"), track)]
        name = speaker.word("eclipse-category-" + track)
        lines.extend(wrap(f"{name} ({len(owned)}): " + (", ".join(owned) if owned else "–"), width, 2))
    return lines


def _stocks(player: dict[str, object], speaker: Speaker) -> list[Line]:
    found: list[Line] = []
    for name in RESOURCE_IDS:
        gain = number(table(player, "income"), name)
        if name == "money":
            gain -= number(player, "upkeep")
        line = Line(speaker.word("eclipse-gauge-" + name) + " ", "dim")
        line.add(str(number(table(player, "resources"), name)), "strong")
        found.append(line.add(f" {gain:+d}", "good" if gain >= 0 else "bad"))
    return found


def _rest(view: dict[str, object], player: dict[str, object], speaker: Speaker) -> list[Line]:
    ships = table(player, "colony_ships")
    used = table(player, "actions")
    entries = [
        ("discs", f"{number(player, 'discs')} (−{number(player, 'upkeep')})"),
        ("colony", f"{number(ships, 'ready')}/{number(ships, 'ready') + number(ships, 'used')}"),
        ("trade", f"{number(player, 'trade')}:1"),
    ]
    found = [Line(speaker.word("eclipse-screen-" + key) + " ", "dim").add(text) for key, text in entries]
    actions = [
        f"{speaker.word('eclipse-action-' + name)} {number(used, name)}"
        for name in ACTION_IDS
        if number(used, name)
    ]
    if actions:
        found.append(Line(", ".join(actions), "dim"))
    values = numbers(player, "reputation")
    tiles = " ".join([str(value) for value in values]) if values else "?" * number(player, "reputation_count")
    if tiles:
        found.append(Line(speaker.word("eclipse-screen-reputation") + " ", "dim").add(tiles))
    allies = [OWNER_LETTERS[ally] for ally in numbers(player, "ambassadors")]
    if allies:
        found.append(Line(speaker.word("eclipse-screen-allies") + " ", "dim").add(" ".join(allies)))
    kept = words(player, "kept")
    if kept:
        found.append(Line(speaker.word("eclipse-screen-kept") + " ", "dim").add(str(len(kept))))
    stored = [speaker.word("eclipse-part-" + part) for part in words(player, "stored")]
    if stored:
        found.append(Line(", ".join(stored), "yellow"))
    return found


# --- blueprints ---


def _blueprints(
    view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]
) -> list[Line]:
    """The onlooker's first, then the others', then those that nobody plays."""
    known = [player for player in tables(view, "players") if word(player, "species")]
    players = [player for player in known if number(player, "seat") == number(view, "seat")]
    players.extend([player for player in known if number(player, "seat") != number(view, "seat")])
    page: list[Line] = []
    for player in players:
        seat = number(player, "seat")
        page.append(
            Line(
                f"{OWNER_LETTERS[seat]} {speaker.word('eclipse-species-' + word(player, 'species'))}",
                f"seat{seat}",
            )
        )
        for blueprint in tables(player, "blueprints"):
            page.extend(_blueprint(player, blueprint, speaker, box, width, marked))
    for npc in tables(view, "npc"):
        line = Line(speaker.word("eclipse-ship-" + word(npc, "id")) + " ", "bad")
        page.append(line.append(_design(table(npc, "design"), speaker, box)).cut(width))
    available = [target.removeprefix("part-") for target in marked if target.startswith("part-")]
    for part in available:
        effect = speaker.say(part_text(box, PART_IDS.index(part)))
        page.extend(wrap(f"* {speaker.word('eclipse-part-' + part)}: {effect}", width, 4))
    return page


def _blueprint(
    player: dict[str, object],
    blueprint: dict[str, object],
    speaker: Speaker,
    box: Box,
    width: int,
    marked: list[str],
) -> list[Line]:
    kind, seat = word(blueprint, "kind"), number(player, "seat")
    star = "* " if f"blueprint-{seat}-{kind}" in marked else "  "
    head = Line(star, "good").add(speaker.word("eclipse-ship-" + kind) + " ", "strong")
    head.append(_design(table(blueprint, "design"), speaker, box))
    names: list[str] = []
    for place, cell in enumerate(tables(blueprint, "spaces")):
        part = word(cell, "tile") or word(cell, "printed")
        assert not part or part in PART_IDS
        name = speaker.word("eclipse-part-" + part) if part else "–"
        mark = "*" if f"space-{seat}-{kind}-{place + 1}" in marked else ""
        names.append(f"{mark}{place + 1} {name}" + ("!" if word(cell, "tile") else ""))
    if flag(blueprint, "muon_source"):
        names.append("+ " + speaker.word("eclipse-part-muon_source"))
    return [head.cut(width), *_hang(Line("    "), ", ".join(names), width, 0)]


def _hang(start: Line, text: str, width: int, indent: int) -> list[Line]:
    """A text behind a short beginning, further lines under it."""
    wide = start.width()
    lines = wrap(text, width - wide, indent)
    return [start.append(lines[0]), *[Line(" " * wide).append(line) for line in lines[1:]]]


def _design(design: dict[str, object], speaker: Speaker, box: Box) -> Line:
    """Initiative, hull, computer, shield, movement, energy, dice: short words and numbers."""
    line = Line()
    for name in ("initiative", "hull", "computer", "shield", "movement", "energy"):
        line.add(f"{speaker.word('eclipse-piece-' + name)[:4].lower()} ", "dim").add(
            f"{number(design, name)} "
        )
    for weapon in ("missiles", "cannons"):
        for color in range(len(DICE_IDS)):
            n = count(table(design, weapon), DICE_IDS[color])
            if n:
                sign = "△" if weapon == "missiles" else "□"
                line.add(f"{n}{sign}{box.die_damage[color]} ", DICE_STYLES[DICE_IDS[color]])
    return line


# --- technologies ---


def _technologies(
    view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]
) -> list[Line]:
    seat = number(view, "seat")
    player = tables(view, "players")[seat] if seat >= 0 else None
    prices = table(player, "prices") if player is not None and word(player, "species") else None
    page: list[Line] = []
    for category, name in enumerate(CATEGORY_IDS):
        page.append(Line(speaker.word("eclipse-category-" + name), "title"))
        for tile in tables(view, "tray"):
            id_ = word(tile, "id")
            tech = TECH_IDS.index(id_)
            if box.tech_category[tech] != category:
                continue
            price = str(box.tech_cost[tech])
            if prices is not None:
                price = str(number(prices, id_)) if id_ in prices else "–"
            star = "* " if "tech-" + id_ in marked else "  "
            text = f"{price} {speaker.word('eclipse-tech-' + id_)}: {speaker.say(tech_text(box, tech))}"
            more = f" ×{number(tile, 'count')}" if number(tile, "count") > 1 else ""
            page.extend(_hang(Line(star, "good"), text + more, width, 3))
    return page
