"""The Gaia view as styled lines for terminals: map, mats, research board, scoring."""

from typing import Final

from galaktyka.core.glance import as_number, as_numbers, as_table, as_tables, as_word, as_words
from galaktyka.core.screen import Line, fill, flow, wrap
from galaktyka.core.words import Speaker, Text
from galaktyka.games.gaia.terminal.starmap import PLANET_COLOURS, SEATS, legend, map_lines

PARTS: Final = ["map", "mats", "research", "scoring", "offers"]
"""`map full` is the same map with every coordinate written out."""

TRACKS: Final = ["terraforming", "navigation", "ai", "gaia_project", "economy", "science"]
BOWLS: Final = ["I", "II", "III", "Gaia"]
STRUCTURES: Final = [
    "mine",
    "trading_station",
    "research_lab",
    "planetary_institute",
    "academy_knowledge",
    "academy_qic",
]
MAT_WIDTH: Final = 58
WIDE_SCREEN: Final = 96
TOP_LEVEL: Final = 5


def screen(view: dict[str, object], speaker: Speaker, part: str, width: int, marked: list[str]) -> list[Line]:
    """One part of the view; see `Game.screen`."""
    if part in ("map", "map full"):
        galaxy = map_lines(view, width, part == "map full", marked)
        return [*_status(view, speaker, width), *galaxy, *legend(speaker, width)]
    elif part == "mats":
        return _mats(view, speaker, width)
    elif part == "research":
        return _research(view, speaker, width)
    elif part == "scoring":
        return _scoring(view, speaker, width)
    elif part == "offers":
        return _offers(view, speaker, width)
    return []


def _status(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    """Round, phase, turn order, everybody's points in one line."""
    when = Line(speaker.say(Text("gaia-screen-round", {"round": as_number(view["round"])})), "title")
    phase = Line(speaker.word(f"gaia-screen-phase-{as_word(view['phase'])}"))
    order = Line(speaker.word("gaia-screen-order") + " ", "dim")
    active = as_number(view["active"])
    for seat in as_numbers(view["turn_order"]):
        order.add(f"{SEATS[seat]}{'>' if seat == active else ''} ", f"seat{seat}")
    points = Line()
    for player in as_tables(view["players"]):
        seat = as_number(player["seat"])
        points.add(f"{SEATS[seat]} {as_number(player['vp'])}  ", f"seat{seat}")
    points.add(speaker.word("gaia-screen-vp"), "dim")
    return fill([when, phase, order, points, *_automa(view, speaker)], width, 2)


def _automa(view: dict[str, object], speaker: Speaker) -> list[Line]:
    """In a solo game: how many cards the Automa still has this round."""
    if view["automa"] is None:
        return []
    left = as_number(as_table(view["automa"])["deck_left"])
    return [Line(speaker.say(Text("gaia-screen-automa", {"cards": left})))]


# --- mats ---


def _mats(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    """Two mats side by side where the screen is wide enough."""
    mat = min(MAT_WIDTH, (width - 2) // 2 if width >= WIDE_SCREEN else width)
    return flow([_mat(player, speaker, mat) for player in as_tables(view["players"])], width, 2)


def _mat(player: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    lines = [_head(player, speaker), _goods(player, speaker), _power(player, speaker)]
    lines.extend(_pieces(player, speaker, width))
    booster = as_word(player["booster"])
    if booster:
        lines.extend(
            _item(speaker, "gaia-piece-round_booster", _described(speaker, "booster", booster), width)
        )
    techs = [_tech_words(speaker, tech) for tech in as_tables(player["techs"])]
    if techs:
        lines.extend(_item(speaker, "gaia-screen-techs", "; ".join(techs), width))
    tokens = [_token_words(speaker, token) for token in as_tables(player["tokens"])]
    if tokens:
        lines.extend(_item(speaker, "gaia-screen-tokens", "; ".join(tokens), width))
    specials = [_special_words(speaker, special) for special in as_tables(player["specials"])]
    if specials:
        lines.extend(_item(speaker, "gaia-screen-specials", "; ".join(specials), width))
    return lines


def _head(player: dict[str, object], speaker: Speaker) -> Line:
    seat = as_number(player["seat"])
    faction, home = as_word(player["faction"]), as_word(player["home"])
    line = Line(f"{SEATS[seat]} ", f"seat{seat}")
    line.add(speaker.word(f"gaia-faction-{faction}") if faction else "–", f"seat{seat}")
    if home:
        line.add("  ").add(f" {speaker.word(f'gaia-planet-{home}')} ", "on-" + PLANET_COLOURS[home])
    line.add(f"  {as_number(player['vp'])} {speaker.word('gaia-screen-vp')}", "strong")
    if player["passed"]:
        line.add("  " + speaker.word("gaia-screen-passed"), "dim")
    return line


def _goods(player: dict[str, object], speaker: Speaker) -> Line:
    """What the player holds, with the coming income behind each."""
    income = as_table(player["income"])
    line = Line(" ")
    for resource in ("credits", "ore", "knowledge", "qic"):
        line.add(f" {as_number(player[resource])}", "strong").add(
            _plus(as_number(income.get(resource, 0))), "good"
        )
        line.add(f" {speaker.word(f'gaia-screen-{resource}')} ")
    return line


def _plus(amount: int) -> str:
    return f"+{amount}" if amount else ""


def _power(player: dict[str, object], speaker: Speaker) -> Line:
    income = as_table(player["income"])
    brainstone = as_word(player["brainstone"])
    line = Line(f"  {speaker.word('gaia-resource-power')}")
    for bowl, tokens in enumerate(as_numbers(player["power"])):
        name = BOWLS[bowl] if bowl < 3 else speaker.word("gaia-place-gaia_area")
        line.add(f"  {name} ", "dim").add(str(tokens), "strong")
        if brainstone == str(bowl + 1) or (bowl == 3 and brainstone == "gaia"):
            line.add("+" + speaker.word("gaia-screen-brainstone"), "strong")
    charged = as_number(income.get("power", 0))
    if charged:
        line.add(f"  {_plus(charged)}", "good").add(f" {speaker.word('gaia-screen-charge')}")
    if as_number(income.get("tokens", 0)):
        line.add(f"  {_plus(as_number(income.get('tokens', 0)))}", "good").add(
            f" {speaker.word('gaia-screen-tokens_new')}"
        )
    return line


def _pieces(player: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    """Structures on the map, of how many."""
    standing, supply = as_table(player["structures"]), as_table(player["supply"])
    parts: list[str] = []
    for kind in STRUCTURES:
        built, left = as_number(standing.get(kind, 0)), as_number(supply.get(kind, 0))
        parts.append(f"{speaker.word(f'gaia-structure-{kind}')} {built}/{built + left}")
    formers = as_table(player["gaiaformers"])
    if as_number(formers["owned"]):
        ready, owned = as_number(formers["ready"]), as_number(formers["owned"])
        parts.append(f"{speaker.word('gaia-structure-gaiaformer')} {ready}/{owned}")
    parts.append(f"{speaker.word('gaia-piece-satellite')} {as_number(player['satellites'])}")
    if as_number(player["stations"]):
        parts.append(f"{speaker.word('gaia-structure-space_station')} {as_number(player['stations'])}")
    return _indented(" · ".join(parts), width)


def _indented(words: str, width: int) -> list[Line]:
    return [Line("  ").append(line) for line in wrap(words, width - 2, 2)]


def _item(speaker: Speaker, key: str, words: str, width: int) -> list[Line]:
    return _indented(f"{speaker.word(key)}: {words}", width)


def _described(speaker: Speaker, group: str, id_: str) -> str:
    return speaker.word(f"gaia-{group}-{id_}.description")


def _tech_words(speaker: Speaker, tech: dict[str, object]) -> str:
    name, cover = speaker.word(f"gaia-tech-{as_word(tech['id'])}"), as_word(tech["covered_by"])
    if not cover:
        return name
    above = speaker.word(f"gaia-advanced-{cover}")
    return speaker.say(Text("gaia-screen-covered", {"advanced": above, "standard": name}))


def _token_words(speaker: Speaker, token: dict[str, object]) -> str:
    side = speaker.word("gaia-screen-green" if token["green"] else "gaia-screen-grey")
    name = speaker.word("gaia-token-" + as_word(token["id"]))
    return f"{name} ({side})"


def _special_words(speaker: Speaker, special: dict[str, object]) -> str:
    name = special_name(speaker, as_word(special["id"]))
    return f"{name} ({speaker.word('gaia-screen-used')})" if special["used"] else name


def special_name(speaker: Speaker, id_: str) -> str:
    """A special action has the name of the thing that gives it."""
    if id_.startswith("booster"):
        return speaker.word(f"gaia-booster-{id_}")
    elif id_.startswith("tech"):
        return speaker.word(f"gaia-tech-{id_}")
    elif id_.startswith("adv"):
        return speaker.word(f"gaia-advanced-{id_}")
    elif id_.startswith("academy"):
        return speaker.word(f"gaia-structure-{id_}")
    return speaker.word(f"gaia-faction-{id_}")


# --- research ---


def _research(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    """Six tracks, level 5 at the top, with everybody's markers; then tiles and board actions."""
    research = as_table(view["research"])
    under, advanced = as_words(research["under"]), as_words(research["advanced"])
    cell = max(9, min(19, (width - 2) // len(TRACKS)))
    names = Line("  ")
    for id_ in TRACKS:
        names.add(speaker.word(f"gaia-track-{id_}")[: cell - 1].ljust(cell), "title")
    page = [names]
    for level in range(TOP_LEVEL, -1, -1):
        line = Line(f"{level} ", "dim")
        for track in range(len(TRACKS)):
            line.append(_level(view, track, level, cell))
        page.append(line)
    for track in range(len(TRACKS)):
        words = f"{speaker.word(f'gaia-track-{TRACKS[track]}')}: {speaker.word(f'gaia-tech-{under[track]}')}"
        if advanced[track]:
            words += f"; 4–5: {speaker.word(f'gaia-advanced-{advanced[track]}')}"
        page.extend(_indented(words, width))
    free = "; ".join([speaker.word(f"gaia-tech-{id_}") for id_ in as_words(research["free"])])
    page.extend(_item(speaker, "gaia-screen-free_tiles", free, width))
    page.extend(_top_prizes(research, speaker, width))
    page.extend(_board_actions(view, speaker, width))
    return page


def _level(view: dict[str, object], track: int, level: int, cell: int) -> Line:
    line = Line()
    for player in as_tables(view["players"]):
        if as_numbers(player["research"])[track] == level:
            seat = as_number(player["seat"])
            line.add(SEATS[seat], f"seat{seat}")
    if not line.spans:
        line.add("·", "dim")
    return line.pad(cell)


def _top_prizes(research: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    prizes: list[str] = []
    token = as_word(research["terraforming_token"])
    if token:
        prizes.append(f"{speaker.word('gaia-track-terraforming')} {speaker.word(f'gaia-token-{token}')}")
    if research["lost_planet"]:
        prizes.append(f"{speaker.word('gaia-track-navigation')} {speaker.word('gaia-planet-lost')}")
    return _item(speaker, "gaia-screen-level_5", "; ".join(prizes), width) if prizes else []


def _board_actions(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    page = [Line(speaker.word("gaia-screen-board_actions"), "title")]
    blocks: list[list[Line]] = []
    for action in as_tables(view["actions"]):
        id_ = as_word(action["id"])
        words = _described(speaker, "action", id_)
        if action["used"]:
            blocks.append([Line(f"  x {words}", "dim")])
        else:
            blocks.append([Line("  o ", "good").add(words)])
    page.extend([line for block in blocks for line in block])
    return page


# --- scoring and offers ---


def _scoring(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    page = [Line(speaker.word("gaia-piece-round_scoring_tile"), "title")]
    now = as_number(view["round"])
    for i, id_ in enumerate(as_words(view["round_tiles"])):
        mark = ">" if i + 1 == now else " "
        style = "strong" if i + 1 == now else "dim" if i + 1 < now else ""
        page.append(Line(f"{mark} {i + 1}  {_described(speaker, 'round', id_)}", style))
    page.append(Line(speaker.word("gaia-piece-final_scoring_tile"), "title"))
    counts = view["final_counts"]
    assert isinstance(counts, list)
    neutral = as_numbers(view["neutral"])
    for i, id_ in enumerate(as_words(view["final_tiles"])):
        page.extend(wrap(f"  {_described(speaker, 'final', id_)}", width, 2))
        line = Line("    ")
        for seat, count in enumerate(as_numbers(counts[i])):
            line.add(f"{SEATS[seat]} {count}  ", f"seat{seat}")
        if neutral:
            line.add(f"{speaker.word('gaia-neutral_player')} {neutral[i]}", "dim")
        page.append(line)
    return page


def _offers(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    """Boosters and federation tokens that can still be taken."""
    page = [Line(speaker.word("gaia-screen-boosters"), "title")]
    for id_ in as_words(view["boosters"]):
        page.extend(_indented(_described(speaker, "booster", id_), width))
    page.append(Line(speaker.word("gaia-screen-tokens"), "title"))
    left = as_table(view["tokens_left"])
    tokens = [f"{as_number(count)} × {speaker.word(f'gaia-token-{id_}')}" for id_, count in left.items()]
    page.extend(_indented(" · ".join(tokens), width))
    return page
