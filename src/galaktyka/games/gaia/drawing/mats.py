"""A player's mat: faction, goods, power, structures, research, tiles, tokens, special actions."""

from typing import Final

from galaktyka.core.glance import count, flag, number, numbers, table, tables, word
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Text
from galaktyka.games.gaia.components import FactionBoard
from galaktyka.games.gaia.drawing.scene import Scene
from galaktyka.games.gaia.drawing.symbols import DEFINITIONS, TRACK_SIGNS, goods, goods_width, sign
from galaktyka.games.gaia.drawing.tiles import (
    BOOSTER_HEIGHT,
    BOOSTER_WIDTH,
    TILE_HEIGHT,
    TOKEN_HEIGHT,
    TOKEN_WIDTH,
    booster_card,
    federation_token,
    frame,
    tech_key,
    tech_tile,
)
from galaktyka.games.gaia.ids import (
    ADVANCED_IDS,
    BOOSTER_IDS,
    FACTION_IDS,
    GAIAFORMER,
    IVITS,
    STATION,
    TECH_IDS,
    TRACK_IDS,
)

WIDTH: Final = 390
LEFT: Final = 12
FIELD: Final = 27
FIELD_HEIGHT: Final = 32
GOODS: Final = ("credits", "ore", "knowledge", "qic")
BOWLS: Final = ("bowl_1", "bowl_2", "bowl_3", "gaia_area")
BRAINSTONE_PLACES: Final = ("1", "2", "3", "gaia")


class _Mat:
    """One mat being drawn: `y` is how far down it has come."""

    __slots__ = ("d", "player", "scene", "seat", "y")

    def __init__(self, scene: Scene, player: dict[str, object]) -> None:
        self.scene = scene
        self.player = player
        self.seat = number(player, "seat")
        self.d = Drawing()
        self.y = 0

    def label(self, x: int, key: str) -> None:
        self.d.words(x, self.y + 11, self.scene.say(key), "t11 s mut")


def mat_panel(scene: Scene, player: dict[str, object], style: str) -> Panel:
    mat = _Mat(scene, player)
    seat = mat.seat
    automatic = scene.view["automa"] is not None and seat == 1
    _header(mat)
    faction = word(player, "faction")
    if faction:
        if not automatic:
            _stock(mat)
            _power(mat)
        _structures(mat, scene.box.factions[FACTION_IDS.index(faction)])
        _research(mat)
        _booster_and_tokens(mat)
        _specials(mat)
        _techs(mat)
    height = mat.y + 6
    title = scene.tell("gaia-picture-mat", {"owner": scene.owners[seat]})
    still = Drawing()
    still.begin(f"mat-{seat}", "mat", title)
    still.rect(0, 0, WIDTH, height, 12, "card")
    still.end()
    return Panel(f"mat-{seat}", title, WIDTH, height, still.text(), mat.d.text(), DEFINITIONS, style)


def _header(mat: _Mat) -> None:
    d = mat.d
    scene = mat.scene
    player = mat.player
    faction = word(player, "faction")
    d.owner(mat.seat, 30, 28, 36)
    if faction:
        home = word(player, "home")
        ability = scene.say(f"gaia-faction-{faction}-ability")
        d.begin("faction-" + faction, "faction", f"{scene.say('gaia-faction-' + faction)}. {ability}")
        d.words(86, 26, scene.say("gaia-faction-" + faction), "t18 b", 200, 18)
        d.end()
        d.begin("", "home", scene.say("gaia-planet-" + home))
        d.use("planet-" + home, 69, 20, 26)
        d.words(69, 24, scene.say("gaia-picture-letter-" + home), "t11 b mid ink")
        d.end()
        counts = scene.tell(
            "gaia-picture-counts",
            {
                "types": number(player, "planet_types"),
                "gaia": number(player, "gaia_planets"),
                "sectors": number(player, "sectors"),
            },
        )
        d.words(58, 47, counts, "t11 mut", 250, 11)
    else:
        d.words(58, 33, scene.owners[mat.seat], "t18 b")
    points = number(player, "vp")
    d.begin(f"vp-{mat.seat}", "vp", scene.tell("gaia-picture-vp", {"n": points}))
    d.words(352, 31, str(points), "t22 b end")
    d.words(356, 31, scene.say("gaia-picture-vp-unit"), "mut")
    d.end()
    if flag(player, "passed"):
        d.words(376, 47, scene.say("gaia-picture-passed"), "t11 s warn end")
    mat.y = 58


def _stock(mat: _Mat) -> None:
    d = mat.d
    income = table(mat.player, "income")
    y = mat.y + 14
    for place, name in enumerate(GOODS):
        x = LEFT + 94 * place
        amount = str(number(mat.player, name))
        gained = f"+{count(income, name)}"
        title = mat.scene.tell(
            "gaia-picture-stock", {"name": Text("gaia-resource-" + name), "n": amount, "income": gained}
        )
        d.begin(f"{name}-{mat.seat}", "stock", title)
        d.use("sign-" + name, x + 12, y, 24)
        d.words(x + 28, y + 7, amount, "t18 b")
        d.words(x + 32 + 12 * len(amount), y + 7, gained, "s go")
        d.end()
    mat.y += 36


def _power(mat: _Mat) -> None:
    d = mat.d
    bowls = numbers(mat.player, "power")
    brainstone = word(mat.player, "brainstone")
    for place, bowl in enumerate(BOWLS):
        x = LEFT + 81 * place
        here = brainstone == BRAINSTONE_PLACES[place]
        title = mat.scene.tell(
            "gaia-picture-bowl-brainstone" if here else "gaia-picture-bowl",
            {"bowl": Text("gaia-place-" + bowl), "n": bowls[place]},
        )
        d.begin(f"bowl-{mat.seat}-{place}", "bowl-group", title)
        d.rect(x, mat.y, 77, 38, 19, ("bowl", "bowl", "bowl full", "bowl gaia")[place])
        if place < 3:
            d.words(x + 12, mat.y + 24, "I" * (place + 1), "s mut mid")
        else:
            d.use("planet-gaia", x + 13, mat.y + 19, 16)
        shown = min(bowls[place], 12)
        top = mat.y + 19 - 4 * ((shown - 1) // 4)
        for token in range(shown):
            d.disc(x + 26 + 8 * (token % 4), top + 8 * (token // 4), 4, "drop")
        if here:
            d.path(f"M{x + 66} {mat.y - 3}l8 8-8 8-8-8Z", "brainstone")
        d.words(x + 72, mat.y + 25, str(bowls[place]), "t15 b end")
        d.end()
    _power_income(mat, LEFT + 81 * 4)
    mat.y += 48


def _power_income(mat: _Mat, x: int) -> None:
    d = mat.d
    income = table(mat.player, "income")
    for place, (name, key) in enumerate((("power", "power"), ("token", "tokens"))):
        gained = f"+{count(income, key)}"
        y = mat.y + 10 + 19 * place
        title = mat.scene.tell(
            "gaia-picture-income", {"name": Text("gaia-resource-" + name), "income": gained}
        )
        d.begin(f"{name}-income-{mat.seat}", "stock", title)
        d.use("sign-" + name, x + 9, y, 17)
        d.words(x + 21, y + 4, gained, "s go")
        d.end()


def _field(mat: _Mat, kind: str, x: int, width: int, placed: bool, gain: list[int]) -> None:
    """A field of the faction board: the piece on it, or the income that its leaving has opened."""
    d = mat.d
    key = "gaia-picture-field-open" if placed else "gaia-picture-field-covered"
    title = mat.scene.tell(key, {"structure": Text("gaia-structure-" + kind)})
    d.begin("", "field", title)
    d.rect(x, mat.y, width - 3, FIELD_HEIGHT, 5, "slot" if placed else "tile")
    middle = x + (width - 3) // 2
    if not placed:
        d.use("piece-" + kind, middle, mat.y + 16, 23, f"piece seat-{mat.seat}")
    elif any(gain):
        size = 20
        goods(d, gain, middle - (goods_width(gain, size) - 2) // 2, mat.y + 16, size)
    else:
        d.words(middle, mat.y + 20, "–", "mid mut")
    d.end()


def _row(mat: _Mat, kind: str, fields: list[list[int]], x: int) -> int:
    """Pieces leave a row from the left."""
    placed = count(table(mat.player, "structures"), kind)
    for place, gain in enumerate(fields):
        _field(mat, kind, x, FIELD, place < placed, gain)
        x += FIELD
    return x


def _structures(mat: _Mat, board: FactionBoard) -> None:
    on_map = table(mat.player, "structures")
    x = _row(mat, "mine", board.mine_fields, LEFT)
    _row(mat, "trading_station", board.trading_fields, x + 10)
    mat.y += FIELD_HEIGHT + 5
    x = _row(mat, "research_lab", board.lab_fields, LEFT) + 8
    institute = [0] * 7
    for line in board.institute_fields:
        institute = [institute[i] + line[i] for i in range(7)]
    _field(mat, "planetary_institute", x, 52, count(on_map, "planetary_institute") > 0, institute)
    x += 60
    _field(mat, "academy_knowledge", x, 30, count(on_map, "academy_knowledge") > 0, board.academy_income)
    _field(mat, "academy_qic", x + 30, 30, count(on_map, "academy_qic") > 0, board.academy_action)
    _gaiaformers(mat, x + 68)
    _small_pieces(mat)
    mat.y += FIELD_HEIGHT + 8
    d = mat.d
    d.begin("", "always", mat.scene.say("gaia-picture-always"))
    d.use("sign-income", LEFT + 8, mat.y + 9, 15)
    goods(d, board.always, LEFT + 20, mat.y + 9, 18)
    d.end()


def _gaiaformers(mat: _Mat, x: int) -> None:
    """The gaiaformers by where they are: ready, out on the map, resting in the Gaia area, not yet earned."""
    d = mat.d
    state = table(mat.player, "gaiaformers")
    ready = number(state, "ready")
    out = ready + number(state, "on_map")
    resting = out + number(state, "gaia_area")
    name = Text("gaia-structure-gaiaformer")
    for place in range(mat.scene.box.pieces[GAIAFORMER]):
        if place < ready:
            key = "covered"
        elif place < out:
            key = "out"
        else:
            key = "resting" if place < resting else "locked"
        d.begin("", "field", mat.scene.tell("gaia-picture-field-" + key, {"structure": name}))
        d.rect(x, mat.y, FIELD - 3, FIELD_HEIGHT, 5, "tile" if key == "covered" else "slot")
        if key == "locked":
            d.use("sign-lock", x + 12, mat.y + 16, 14, "off")
        else:
            classes = f"piece seat-{mat.seat}" if key == "covered" else f"piece seat-{mat.seat} off"
            d.use("piece-gaiaformer", x + 12, mat.y + 16, 23, classes)
        d.end()
        x += FIELD


def _small_pieces(mat: _Mat) -> None:
    """Satellites left, and the space stations left of the Ivits."""
    has_stations = word(mat.player, "faction") == FACTION_IDS[IVITS]
    satellites = count(table(mat.player, "supply"), "satellite")
    _left(mat, "satellite", "gaia-picture-satellites", satellites, mat.y + (8 if has_stations else 16))
    if has_stations:
        stations = mat.scene.box.pieces[STATION] - number(mat.player, "stations")
        _left(mat, "space_station", "gaia-picture-stations", stations, mat.y + 26)


def _left(mat: _Mat, kind: str, key: str, amount: int, y: int) -> None:
    d = mat.d
    d.begin("", "small", mat.scene.tell(key, {"n": amount}))
    d.use("piece-" + kind, WIDTH - 44, y, 20, f"piece seat-{mat.seat}")
    d.words(WIDTH - 30, y + 5, str(amount), "t13 b")
    d.end()


def _research(mat: _Mat) -> None:
    d = mat.d
    levels = numbers(mat.player, "research")
    x = 110
    for track, name in enumerate(TRACK_IDS):
        title = mat.scene.tell(
            "gaia-picture-level-own", {"track": Text("gaia-track-" + name), "level": levels[track]}
        )
        d.begin(f"own-{mat.seat}-{name}", "own-level", title)
        sign(d, TRACK_SIGNS[track], x + 8, mat.y + 9, 17)
        d.words(x + 20, mat.y + 14, str(levels[track]), "t13 b")
        d.end()
        x += 46
    mat.y += 26


def _booster_and_tokens(mat: _Mat) -> None:
    d = mat.d
    booster = word(mat.player, "booster")
    tokens = tables(mat.player, "tokens")
    if not booster and not tokens:
        return
    mat.label(LEFT, "gaia-picture-booster")
    if tokens:
        mat.label(LEFT + BOOSTER_WIDTH + 12, "gaia-picture-tokens")
    mat.y += 17
    if booster:
        d.begin("booster-" + booster, "booster", mat.scene.explain("gaia-booster-" + booster))
        booster_card(d, mat.scene, booster, LEFT, mat.y)
        d.end()
    across = 4
    for place, row in enumerate(tokens):
        token = word(row, "id")
        green = flag(row, "green")
        key = "gaia-picture-token-green" if green else "gaia-picture-token-grey"
        title = mat.scene.tell(key, {"token": mat.scene.explain("gaia-token-" + token)})
        x = LEFT + BOOSTER_WIDTH + 12 + (TOKEN_WIDTH + 6) * (place % across)
        y = mat.y + 7 + (TOKEN_HEIGHT + 4) * (place // across)
        d.begin(f"token-{mat.seat}-{place}", "token", title)
        federation_token(d, mat.scene.box, token, green, x, y, TOKEN_WIDTH, TOKEN_HEIGHT)
        d.end()
    rows = (len(tokens) + across - 1) // across
    mat.y += max(BOOSTER_HEIGHT, 7 + rows * (TOKEN_HEIGHT + 4)) + 8


def special_key(name: str) -> str:
    """The message that names a special action."""
    if name.startswith("booster_"):
        return "gaia-booster-" + name
    if name.startswith(("tech_", "adv_")):
        return tech_key(name)
    if name == "ambas":
        return "gaia-special-swap_pi"
    if name == "firaks":
        return "gaia-special-downgrade_lab"
    if name == "ivits":
        return "gaia-special-space_station"
    if name == "bescods":
        return "gaia-special-advance_lowest_research"
    return "gaia-special-" + name


def _specials(mat: _Mat) -> None:
    d = mat.d
    specials = tables(mat.player, "specials")
    if not specials:
        return
    mat.label(LEFT, "gaia-picture-specials")
    mat.y += 17
    for place, row in enumerate(specials):
        name = word(row, "id")
        used = flag(row, "used")
        x = LEFT + 61 * (place % 6)
        y = mat.y + 40 * (place // 6)
        title = mat.scene.explain(special_key(name))
        if used:
            title = mat.scene.tell("gaia-picture-used", {"name": Text(special_key(name))})
        d.begin(f"special-{mat.seat}-{name}", "special", title)
        d.rect(x, y, 58, 36, 6, "tile")
        frame(d, x + 4, y + 4, 50, 28)
        if used:
            d.parts.append('<g class="off">')
        _special_signs(mat, name, x + 29, y + 18)
        if used:
            d.end()
            d.cross(x + 29, y + 18, 26)
        d.end()
    mat.y += 40 * ((len(specials) + 5) // 6) + 6


def _special_signs(mat: _Mat, name: str, x: int, y: int) -> None:
    d = mat.d
    box = mat.scene.box
    if name.startswith("booster_"):
        number_of_booster = BOOSTER_IDS.index(name)
        steps = box.booster_steps[number_of_booster]
        d.use("sign-step" if steps else "sign-range", x - 9, y, 18)
        amount = str(steps) if steps else f"+{box.booster_reach[number_of_booster]}"
        d.words(x + 4, y + 5, amount, "t13 b")
    elif name == "bescods":
        d.use("sign-advance", x, y, 20)
    elif name == "ambas":
        d.use("piece-planetary_institute", x - 14, y, 17, "neutral")
        d.use("sign-again", x, y, 11)
        d.use("piece-mine", x + 14, y, 17, "neutral")
    elif name == "firaks":
        d.use("piece-research_lab", x - 14, y, 17, "neutral")
        d.use("sign-arrow", x, y, 11)
        d.use("piece-trading_station", x + 14, y, 17, "neutral")
    elif name == "ivits":
        d.use("piece-space_station", x, y, 22, "neutral")
    else:
        gain = _special_gain(mat, name)
        goods(d, gain, x - (goods_width(gain, 20) - 2) // 2, y, 20)


def _special_gain(mat: _Mat, name: str) -> list[int]:
    box = mat.scene.box
    if name in TECH_IDS:
        return box.tech_action[TECH_IDS.index(name)]
    if name in ADVANCED_IDS:
        return box.advanced_action[ADVANCED_IDS.index(name)]
    return box.factions[FACTION_IDS.index(word(mat.player, "faction"))].academy_action


def _techs(mat: _Mat) -> None:
    d = mat.d
    techs = tables(mat.player, "techs")
    if not techs:
        return
    mat.label(LEFT, "gaia-picture-techs")
    mat.y += 17
    covers = [word(row, "covered_by") for row in techs]
    lift = 10 if any(covers) else 0
    for place, row in enumerate(techs):
        tile = word(row, "id")
        cover = covers[place]
        x = LEFT + 61 * (place % 6)
        y = mat.y + (TILE_HEIGHT + lift + 4) * (place // 6) + lift
        title = mat.scene.explain(tech_key(tile))
        if cover:
            title = mat.scene.tell(
                "gaia-picture-covered",
                {"advanced": mat.scene.explain(tech_key(cover)), "tile": Text(tech_key(tile))},
            )
        d.begin(f"own-tech-{mat.seat}-{place}", "tech", title)
        if cover:
            d.parts.append('<g class="off">')
            tech_tile(d, mat.scene, tile, x, y - lift)
            d.end()
            tech_tile(d, mat.scene, cover, x, y)
        else:
            tech_tile(d, mat.scene, tile, x, y)
        d.end()
    mat.y += (TILE_HEIGHT + lift + 4) * ((len(techs) + 5) // 6) + 2
