"""The view of Exodus as styled lines for terminals: the map, the council and market, technologies, mats."""

from typing import Final

from galaktyka.core.glance import as_number, as_numbers, flag, number, numbers, table, tables, word, words
from galaktyka.core.screen import Line, fill, flow, wrap
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Param, Speaker, Text
from galaktyka.games.exodus.components import Box, standard_box
from galaktyka.games.exodus.glances import phase_text
from galaktyka.games.exodus.ids import (
    ACTION_CARD_IDS,
    BONUS_CARD_IDS,
    CENTAURIAN_IDS,
    COLOUR_IDS,
    POLITICAL_IDS,
    RESOURCE_IDS,
    SHIP_IDS,
    TECH_IDS,
    TITLE_IDS,
    UPGRADE_IDS,
)
from galaktyka.games.exodus.speech.phrases import (
    bonus_name,
    card_name,
    centaurian_name,
    centaurian_text,
    political_effect,
    political_name,
    upgrade_effect,
)
from galaktyka.games.exodus.terminal.starmap import RESOURCE_COLOURS, crowd_lines, map_lines, order_lines

PARTS: Final = ["map", "council", "technologies", "mats"]
MAT_WIDTH: Final = 62
WIDE_SCREEN: Final = 112
COLOUR_STYLES: Final = ["orange", "grey", "strong", "brown"]
MARK: Final = "* "


def screen(
    view: dict[str, object],
    speaker: Speaker,
    part: str,
    width: int,
    marked: list[str],
    box: Box | None = None,
) -> list[Line]:
    """One part of the view; see `Game.screen`. `box` holds the values of this table."""
    values = box if box is not None else standard_box()
    if part == "map":
        page = [*_status(view, speaker, width), *map_lines(view, speaker, width, marked)]
        page.extend(wrap(speaker.word("exodus-screen-legend"), width, 0, "dim"))
        return [*page, *crowd_lines(view, speaker, width, marked), *order_lines(view, speaker, width)]
    if part == "council":
        return _council(view, speaker, values, width, marked)
    if part == "technologies":
        return _technologies(view, speaker, values, width, marked)
    if part == "mats":
        return _mats(view, speaker, values, width, marked)
    return []


def _mark(id_: str, marked: list[str]) -> str:
    """What answers aim at begins with a star."""
    return MARK if id_ in marked else " " * len(MARK)


def _status(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    """Turn, phase, turn order, and the points that the end would bring now."""
    turn = Text("exodus-screen-turn", {"n": number(view, "turn"), "all": number(view, "turns")})
    entries = [Line(speaker.say(turn), "title"), Line(speaker.say(phase_text(view)))]
    order = Line(speaker.word("exodus-screen-order") + " ", "dim")
    asked = numbers(view, "asked")
    for seat in numbers(view, "order"):
        order.add(f"{OWNER_LETTERS[seat]}{'>' if seat in asked else ''} ", f"seat{seat}")
    battle = table(view, "battle")
    if word(battle, "hex"):
        place = speaker.word("exodus-hex-" + word(battle, "hex"))
        entries.append(Line(speaker.say(Text("exodus-picture-battle", {"hex": place})), "bad"))
    points = Line()
    for player in tables(view, "players"):
        seat = number(player, "seat")
        points.add(f"{OWNER_LETTERS[seat]} {number(player, 'prospect')}  ", f"seat{seat}")
    points.add(speaker.word("exodus-picture-vp-unit"), "dim")
    return fill([*entries, order, points], width, 2)


# --- the council, the market, the upgrades ---


def _council(
    view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]
) -> list[Line]:
    council = table(view, "council")
    page: list[Line] = []
    agenda = words(council, "agenda")
    for k in range(len(agenda)):
        page.extend(_political(speaker, box, agenda[k], "ABC"[k] + " ", width, marked))
    page.extend(_vote(view, speaker, width))
    page.append(Line(speaker.word("exodus-picture-in-force"), "title"))
    for card in words(council, "in_force"):
        page.extend(_political(speaker, box, card, "", width, marked))
    page.append(Line(speaker.word("exodus-picture-bonus"), "title"))
    entries: list[Line] = []
    standing = [*words(council, "offered"), word(council, "bonus")]  # on offer, or taken
    for k in range(len(BONUS_CARD_IDS)):
        chosen = BONUS_CARD_IDS[k] in standing
        name = speaker.say(bonus_name(box, k))
        start = _mark("bonus-" + BONUS_CARD_IDS[k], marked)
        entries.append(Line(start + name + (" ✓" if chosen else ""), "strong" if chosen else ""))
    page.extend(fill(entries, width, 1))
    page.append(Line(speaker.word("exodus-picture-market"), "title"))
    for area in tables(view, "market"):
        page.append(_area(area, speaker, marked).cut(width))
    page.append(Line(speaker.word("exodus-picture-supply"), "title"))
    return [*page, *_supply(view, speaker, box, width, marked)]


def _vote(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    """How all voted, and what they bid for the turn order."""
    vote = table(table(view, "council"), "vote")
    cards, totals = words(vote, "cards"), numbers(vote, "totals")
    page: list[Line] = []
    if cards:
        page.append(Line(speaker.word("exodus-picture-ballots"), "title"))
    for k in range(len(cards)):
        name = speaker.say(political_name(POLITICAL_IDS.index(cards[k])))
        taken = " ✓" if cards[k] == word(vote, "adopted") else ""
        line = Line(f"{'ABC'[k]} {totals[k]} {name}{taken} ", "strong" if taken else "")
        page.append(_cast(line, vote, "ABC"[k]).cut(width))
    void = _cast(Line(speaker.word("exodus-picture-void")), vote, "")
    if len(void.spans) > 1:
        page.append(void)
    bids = numbers(view, "bids")
    if bids:
        line = Line(speaker.word("exodus-screen-bids"))
        for seat in numbers(view, "order"):
            line.add(f" {OWNER_LETTERS[seat]} {bids[seat]}", f"seat{seat}")
        page.append(line)
    return page


def _cast(line: Line, vote: dict[str, object], letter: str) -> Line:
    """The ballots for a letter, or the void ones, added to a line."""
    for ballot in tables(vote, "ballots"):
        given = word(ballot, "letter")
        if (given if given in "ABC" else "") == letter:
            seat = number(ballot, "seat")
            line.add(f" {OWNER_LETTERS[seat]} {number(ballot, 'cp')}", f"seat{seat}")
    return line


def _political(
    speaker: Speaker, box: Box, id_: str, letter: str, width: int, marked: list[str]
) -> list[Line]:
    card = POLITICAL_IDS.index(id_)
    name = speaker.say(political_name(card))
    effect = speaker.say(political_effect(box, card))
    return wrap(f"{_mark('political-' + id_, marked).strip()}{letter}{name}: {effect}", width, 4)


def _area(area: dict[str, object], speaker: Speaker, marked: list[str]) -> Line:
    n, owner = number(area, "area"), number(area, "owner")
    line = Line(f"{_mark(f'area-{n}', marked)}{n} ")
    line.add(OWNER_LETTERS[owner] if owner >= 0 else "·", f"seat{owner}" if owner >= 0 else "dim")
    for name, style in (("white", ""), ("red", "red")):
        rates = table(area, name)
        sell, buy = as_number(rates["sell"]), as_number(rates["buy"])
        told = Text("exodus-picture-rates", {"sell": sell, "buy": buy})
        line.add(f"  {speaker.word('exodus-screen-' + name)} {speaker.say(told)}", style)
    return line


def _supply(view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]) -> list[Line]:
    prices = table(table(view, "prices"), "upgrades")
    supply = table(view, "supply")
    page: list[Line] = []
    for k in range(len(UPGRADE_IDS)):
        id_ = UPGRADE_IDS[k]
        cp, phasium = as_numbers(prices[id_])
        name = speaker.word("exodus-upgrade-" + id_)
        effect = speaker.say(upgrade_effect(box, k))
        left = as_number(supply[id_])
        text = f"{_mark('upgrade-' + id_, marked)}{left:2}× {cp} CP + {phasium} P  {name}: {effect}"
        page.append(Line(text, "" if left else "dim").cut(width))
    return page


# --- technologies ---


def _technologies(
    view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]
) -> list[Line]:
    """By colour, with the viewer's price, the owners and what it does."""
    players = tables(view, "players")
    prices = table(players[max(0, number(view, "seat"))], "technology_prices")
    page: list[Line] = []
    for k in range(len(TECH_IDS)):
        id_ = TECH_IDS[k]
        colour = box.technology_colour[k]
        if k == 0 or colour != box.technology_colour[k - 1]:
            page.append(Line(speaker.word("exodus-colour-" + COLOUR_IDS[colour]), COLOUR_STYLES[colour]))
        owners = "".join(
            [OWNER_LETTERS[number(p, "seat")] for p in players if id_ in words(p, "technologies")]
        )
        price = f"{as_number(prices[id_]):2} CP" if id_ in prices else "  ✓  "
        key = "exodus-technology-" + id_
        who = f" [{owners}]" if owners else ""
        text = f"{price} {speaker.word(key)}{who}: {speaker.word(key + '.description')}"
        page.append(Line(_mark("tech-" + id_, marked), "good").add(text).cut(width))
    return page


# --- mats ---


def _mats(view: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]) -> list[Line]:
    """Two mats side by side where the screen is wide enough."""
    mat = min(MAT_WIDTH, (width - 2) // 2) if width >= WIDE_SCREEN else width
    players = tables(view, "players")
    return flow([_mat(view, player, speaker, box, mat, marked) for player in players], width, 2)


def _mat(
    view: dict[str, object],
    player: dict[str, object],
    speaker: Speaker,
    box: Box,
    width: int,
    marked: list[str],
) -> list[Line]:
    seat = number(player, "seat")
    head = Line(f"{OWNER_LETTERS[seat]} ", f"seat{seat}")
    head.add(speaker.word("exodus-hex-" + word(player, "home")), "title")
    head.add("  " + speaker.word("exodus-title-" + TITLE_IDS[number(player, "card") - 1]), "dim")
    unit = speaker.word("exodus-picture-vp-unit")
    head.add(f"  {number(player, 'prospect')} {unit}", "strong")
    stocks = Line()
    for name in RESOURCE_IDS:
        told = speaker.say(Text("exodus-picture-stock-" + name, {"n": number(player, name)}))
        stocks.add(told + "  ", RESOURCE_COLOURS[name])
    stocks.add(speaker.say(Text("exodus-picture-stock-pool", {"n": number(player, "pool")})), "dim")
    lines = [head.cut(width), stocks.cut(width)]
    prices = table(table(view, "prices"), "ships")
    blueprints = tables(player, "blueprints")
    for k in range(len(SHIP_IDS)):
        lines.append(
            _blueprint(player, blueprints[k], as_numbers(prices[SHIP_IDS[k]]), speaker, marked).cut(width)
        )
    lines.extend(_hand(player, speaker, box, width, marked))
    techs = [speaker.word("exodus-technology-" + id_) for id_ in words(player, "technologies")]
    if techs:
        lines.extend(wrap(", ".join(techs), width, 2))
    for id_ in words(player, "kept"):
        card = CENTAURIAN_IDS.index(id_)
        told = f"{speaker.say(centaurian_name(box, card))}: {speaker.say(centaurian_text(box, card))}"
        lines.extend(wrap(_mark("centaurian-" + id_, marked).strip() + told, width, 2, "bad"))
    return lines


def _blueprint(
    player: dict[str, object],
    blueprint: dict[str, object],
    price: list[int],
    speaker: Speaker,
    marked: list[str],
) -> Line:
    """Type, ships on the map, price, values, parts."""
    type_ = word(blueprint, "type")
    out = len([s for s in tables(player, "ships") if word(s, "type") == type_ and word(s, "place")])
    line = Line(_mark(f"blueprint-{number(player, 'seat')}-{type_}", marked), "good")
    line.add(speaker.word("exodus-ship-" + type_), "strong")
    line.add(f" {out}/2  {price[0]} CP + {price[1]} A  ")
    params: dict[str, Param] = {}
    for name in ("speed", "dice", "shield", "capacity"):
        params[name] = number(blueprint, name)
    line.add(speaker.say(Text("exodus-screen-values", params)) + "  ")
    parts = [speaker.word("exodus-upgrade-" + id_) for id_ in words(blueprint, "parts")]
    return line.add(", ".join(parts), "dim")


def _hand(player: dict[str, object], speaker: Speaker, box: Box, width: int, marked: list[str]) -> list[Line]:
    """The face-up card, and whether its reaction has been used; the cards in hand."""
    lines: list[Line] = []
    face = word(player, "face")
    seat = number(player, "seat")
    if face:
        name = speaker.say(card_name(box, ACTION_CARD_IDS.index(face)))
        used = " x" if flag(player, "reacted") else ""
        start = _mark(f"card-{seat}-{face}", marked)
        lines.extend(
            wrap(f"{start.strip()}{speaker.word('exodus-screen-face')}: {name}{used}", width, 2, "strong")
        )
    cards: list[str] = []
    for id_ in words(player, "hand"):
        action = speaker.word("exodus-action-" + id_.removeprefix("card_"))
        cards.append(("*" if f"card-{seat}-{id_}" in marked else "") + action)
    lines.extend(wrap(f"{speaker.word('exodus-screen-hand')}: {', '.join(cards)}", width, 2, "dim"))
    return lines
