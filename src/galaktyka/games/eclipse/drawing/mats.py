"""A player's board: stocks, tracks, actions, technologies, and below them the blueprints."""

from typing import Final

from galaktyka.core.glance import flag, number, numbers, table, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.drawing.blueprints import (
    BLUEPRINT_HEIGHT,
    EXTRAS_HEIGHT,
    draw_blueprints,
    draw_extras,
)
from galaktyka.games.eclipse.drawing.scene import WIDTH, Scene, lines_of
from galaktyka.games.eclipse.drawing.symbols import DEFINITIONS
from galaktyka.games.eclipse.elements import population_id, stock_id, track_id
from galaktyka.games.eclipse.ids import ACTION_IDS, RESOURCE_IDS, TECH_IDS, TRACK_IDS
from galaktyka.games.eclipse.speech.effects import tech_text
from galaktyka.games.eclipse.speech.phrases import tech_name

STOCKS_AT: Final = 48
SHIPS_AT: Final = STOCKS_AT + 42
TRACKS_AT: Final = SHIPS_AT + 44
INFLUENCE_AT: Final = TRACKS_AT + 90
ACTIONS_AT: Final = INFLUENCE_AT + 88
TECHS_AT: Final = ACTIONS_AT + 102
CELL: Final = 28
ABREAST: Final = 3
"""Stocks, and actions, in a row."""
ACROSS: Final = (WIDTH - 6) // ABREAST
SLOT: Final = 92
SLOTS: Final = 4
"""In a row of a technology track, its name among them."""
TRACK: Final = 82
BLUEPRINTS_AT: Final = TECHS_AT + 3 * (TRACK + 4) + 4
EXTRAS_AT: Final = BLUEPRINTS_AT + 2 * (BLUEPRINT_HEIGHT + 6) + 4
HEIGHT: Final = EXTRAS_AT + EXTRAS_HEIGHT


def mat_panel(scene: Scene, player: dict[str, object]) -> Panel:
    seat = number(player, "seat")
    d = Drawing()
    d.begin(f"mat-{seat}", "mat", scene.owners[seat])
    d.rect(1, 1, WIDTH - 2, 40, 8, "card")
    d.owner(seat, 24, 21, 28)
    if not word(player, "species"):
        d.words(46, 26, scene.say("eclipse-picture-choosing"), "t15 mut")
        d.end()
        return Panel(f"mat-{seat}", scene.owners[seat], WIDTH, 42, "", d.text(), DEFINITIONS, scene.style)
    _head(d, scene, player, seat)
    d.end()
    _stocks(d, scene, player, seat)
    _ships(d, scene, player, seat)
    _populations(d, scene, player, seat)
    _influence(d, scene, player, seat)
    _actions(d, scene, player, seat)
    _techs(d, scene, player, seat)
    draw_blueprints(d, scene, player, seat, BLUEPRINTS_AT)
    draw_extras(d, scene, player, seat, EXTRAS_AT)
    return Panel(f"mat-{seat}", scene.owners[seat], WIDTH, HEIGHT, "", d.text(), DEFINITIONS, scene.style)


def _head(d: Drawing, scene: Scene, player: dict[str, object], seat: int) -> None:
    d.words(46, 27, scene.say("eclipse-species-" + word(player, "species")), "t18 s", 190, 18)
    x = WIDTH - 34
    hidden = number(player, "reputation_count") and not numbers(player, "reputation")
    points = str(number(player, "points")) + ("+" if hidden else "")
    d.begin(
        f"points-{seat}",
        "counter",
        scene.say("eclipse-picture-points-hidden" if hidden else "eclipse-picture-points"),
    )
    d.counter("good-vp", points, x, 21, 36)
    d.end()
    if number(scene.view, "first") == seat:
        d.begin(f"start-{seat}", "mark", scene.say("eclipse-piece-start_player_tile"))
        d.use("sign-start", x - 40, 21, 26)
        d.end()
    if flag(player, "traitor"):
        d.begin(f"traitor-{seat}", "mark", scene.say("eclipse-piece-traitor_tile"))
        d.use("sign-traitor", x - 74, 21, 26)
        d.end()
    if flag(player, "eliminated"):
        d.words(x - 100, 26, scene.say("eclipse-picture-eliminated"), "t13 warn end")


# --- resources ---


def _stocks(d: Drawing, scene: Scene, player: dict[str, object], seat: int) -> None:
    stock, income = table(player, "resources"), table(player, "income")
    for i, name in enumerate(RESOURCE_IDS):
        x = 4 + ACROSS * i
        gain = number(income, name) - (number(player, "upkeep") if name == "money" else 0)
        params: dict[str, Param] = {
            "resource": Text("eclipse-resource-" + name),
            "n": number(stock, name),
            "gain": gain,
        }
        d.begin(stock_id(seat, i), "stock", scene.tell("eclipse-picture-stock", params))
        d.rect(x, STOCKS_AT, ACROSS - 2, 36, 8, "tile")
        d.use("good-" + name, x + 20, STOCKS_AT + 18, 28)
        d.words(x + 42, STOCKS_AT + 25, str(number(stock, name)), "t22 b")
        sign = f"+{gain}" if gain >= 0 else f"−{-gain}"
        d.words(x + ACROSS - 10, STOCKS_AT + 24, sign, "t15 s end " + ("go" if gain >= 0 else "warn"))
        d.end()


def _ships(d: Drawing, scene: Scene, player: dict[str, object], seat: int) -> None:
    """Colony ships, the rate of trade, and whether the player has passed."""
    ships = table(player, "colony_ships")
    ready, used = number(ships, "ready"), number(ships, "used")
    middle = SHIPS_AT + 18
    d.begin(f"colony-{seat}", "stock", scene.tell("eclipse-picture-colony", {"ready": ready, "used": used}))
    d.rect(4, SHIPS_AT, ACROSS - 2, 36, 8, "tile")
    for i in range(min(5, ready + used)):
        d.use("piece-colony", 22 + 22 * i, middle, 23, f"piece seat-{seat}" + ("" if i < ready else " off"))
    d.end()
    x = 4 + ACROSS
    d.begin(f"trade-{seat}", "stock", scene.tell("eclipse-picture-trade", {"n": number(player, "trade")}))
    d.rect(x, SHIPS_AT, ACROSS - 2, 36, 8, "tile")
    d.use("sign-trade", x + 42, middle, 24)
    d.words(x + 60, middle + 5, f"{number(player, 'trade')}:1", "t15 b")
    d.end()
    x += ACROSS
    passed = flag(player, "passed")
    title = scene.say("eclipse-picture-passed" if passed else "eclipse-piece-summary_tile")
    d.begin(f"summary-{seat}", "stock", title)
    d.rect(x, SHIPS_AT, ACROSS - 2, 36, 8, "placed" if passed else "tile")
    d.words(
        x + ACROSS // 2 - 1,
        middle + 5,
        scene.say("eclipse-action-pass"),
        "t15 mid " + ("b" if passed else "mut"),
        ACROSS - 12,
        15,
    )
    d.end()


def _populations(d: Drawing, scene: Scene, player: dict[str, object], seat: int) -> None:
    """R6 Each track from poor to rich; cubes cover what is not produced yet."""
    cubes = table(player, "cubes")
    length = scene.box.population_track
    for i, name in enumerate(RESOURCE_IDS):
        left = number(cubes, name)
        y = TRACKS_AT + 28 * i
        params: dict[str, Param] = {
            "resource": Text("eclipse-resource-" + name),
            "n": left,
            "income": scene.box.production[left],
        }
        d.begin(population_id(seat, i), "track", scene.tell("eclipse-picture-population", params))
        d.use("square-" + name, 22, y + 12, 24)
        for place in range(length):
            covered = length - 1 - place  # so many cubes lie to the right of this cell
            x = 40 + CELL * place
            d.rect(x, y, CELL - 2, 24, 4, "cell now" if covered == left else "cell")
            if covered < left:
                d.use("piece-cube", x + CELL // 2 - 1, y + 12, 20, f"piece seat-{seat}")
            else:
                d.words(x + CELL // 2 - 1, y + 16, str(scene.box.production[covered]), "t11 s mid")
        d.end()


def _influence(d: Drawing, scene: Scene, player: dict[str, object], seat: int) -> None:
    """R5 Discs cover the upkeep; the rightmost empty circle is what is paid."""
    discs, empty = number(player, "discs"), number(player, "empty_circles")
    params: dict[str, Param] = {
        "discs": discs,
        "upkeep": number(player, "upkeep"),
        "spare": number(player, "spare_discs"),
    }
    length = scene.box.influence_track
    d.begin(f"influence-{seat}", "track", scene.tell("eclipse-picture-influence", params))
    d.rect(4, INFLUENCE_AT, WIDTH - 8, 80, 8, "tile")
    columns = (length + 1) // 2
    step = (WIDTH - 20) // columns
    for place in range(length):
        x = 10 + step // 2 + step * (place % columns)
        y = INFLUENCE_AT + 22 + 37 * (place // columns)
        d.disc(x, y, 15, "cell now" if place + 1 == empty else "cell")
        if place >= empty:
            d.use("piece-disc", x, y, 31, f"piece seat-{seat}")
        else:
            cost = scene.box.upkeep[place + 1]
            d.words(x, y + 4, f"−{cost}" if cost else "0", "t11 s mid")
    if discs > length:
        d.words(18, INFLUENCE_AT + 27, f"+{discs - length}", "t11 b ink")
    d.end()


# --- actions and technologies ---


def _actions(d: Drawing, scene: Scene, player: dict[str, object], seat: int) -> None:
    """R13 How often each action may be carried out, and the discs on it; reactions beside."""
    n, used = table(player, "activations"), table(player, "actions")
    reactions = table(player, "reactions")
    for i, name in enumerate(ACTION_IDS):
        x, y = 4 + ACROSS * (i % ABREAST), ACTIONS_AT + 48 * (i // ABREAST)
        discs = number(used, name)
        again = number(reactions, name) if name in reactions else 0
        params: dict[str, Param] = {
            "action": scene.explain("eclipse-action-" + name),
            "n": number(n, name),
            "discs": discs,
            "reactions": again,
        }
        d.begin(f"action-{seat}-{name}", "place", scene.tell("eclipse-picture-action", params))
        d.rect(x, y, ACROSS - 2, 44, 8, "tile")
        d.use("sign-" + name, x + 16, y + 15, 20)
        d.words(x + 30, y + 19, scene.say("eclipse-action-" + name), "t13 s", ACROSS - 38, 13)
        d.words(x + 16, y + 38, f"×{number(n, name)}", "t13 b mid")
        for disc in range(min(4, discs)):
            d.use("piece-disc", x + 40 + 16 * disc, y + 33, 18, f"piece seat-{seat}")
        if discs > 4:
            d.words(x + 98, y + 38, f"+{discs - 4}", "t11 b")
        if again:
            d.words(x + ACROSS - 8, y + 38, f"r{again}", "t11 mut end")
        d.end()


def _techs(d: Drawing, scene: Scene, player: dict[str, object], seat: int) -> None:
    """R26 Three tracks; empty spaces show what the next technology is cheaper by, and points."""
    held = table(player, "techs")
    for i, name in enumerate(TRACK_IDS):
        y = TECHS_AT + (TRACK + 4) * i
        owned = words(held, name)
        d.begin(
            track_id(seat, i), "track", scene.tell("eclipse-picture-track", _track(scene, name, len(owned)))
        )
        d.rect(4, y, WIDTH - 8, TRACK, 6, "tile")
        d.rect(4, y, 8, TRACK, 4, "band-" + name)
        d.words(20, y + 26, scene.say("eclipse-category-" + name), "t13 s", SLOT - 8, 13)
        d.end()
        for place in range(scene.box.tech_track):
            at = place + 1
            _slot(d, scene, seat, owned, place, 16 + SLOT * (at % SLOTS), y + 4 + 38 * (at // SLOTS))


def _track(scene: Scene, name: str, n: int) -> dict[str, Param]:
    return {
        "track": Text("eclipse-category-" + name),
        "n": n,
        "discount": scene.box.tech_discount[min(n, len(scene.box.tech_discount) - 1)],
        "vp": scene.box.tech_points[n],
    }


def _slot(d: Drawing, scene: Scene, seat: int, owned: list[str], place: int, x: int, y: int) -> None:
    if place < len(owned):
        tech = TECH_IDS.index(owned[place])
        title = scene.about(tech_name(tech), tech_text(scene.box, tech))
        d.begin(f"tech-{seat}-{owned[place]}", "tech", title)
        d.rect(x, y, SLOT - 2, 35, 5, "placed")
        for i, line in enumerate(lines_of(scene.speaker.say(tech_name(tech)), 11, SLOT - 10, 2)):
            d.words(x + 5, y + 14 + 13 * i, line, "t11", SLOT - 12, 11)
        d.end()
        return
    d.rect(x, y, SLOT - 2, 35, 5, "slot")
    if scene.box.tech_discount[place]:
        d.words(x + 6, y + 22, f"−{scene.box.tech_discount[place]}", "t11 mut")
    more = scene.box.tech_points[place + 1]
    if more:
        d.counter("good-vp", str(more), x + SLOT - 18, y + 18, 20)
