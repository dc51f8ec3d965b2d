"""The table's middle: action tiles, priority track, what ends the game, and the planets on offer."""

from typing import Final

from galaktyka.core.glance import as_number, flag, number, numbers, table, tables, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.games.frontiers.drawing.scene import Scene
from galaktyka.games.frontiers.drawing.signs import Signs
from galaktyka.games.frontiers.drawing.symbols import DEFINITIONS
from galaktyka.games.frontiers.drawing.tiles import (
    PLANET_HEIGHT,
    PLANET_WIDTH,
    good_cube,
    lines_of,
    planet_card,
)
from galaktyka.games.frontiers.ids import (
    GRAY,
    KEYWORD_IDS,
    KIND_IDS,
    KIND_WORDS,
    KINDS,
    PRODUCTION,
    TILE_IDS,
    WINDFALL,
)

LEFT: Final = 12
STEP: Final = PLANET_WIDTH + 6
WIDTH: Final = 2 * LEFT + 7 * STEP - 6
ACTION_TOP: Final = 12
ACTION_HEIGHT: Final = 92
SLIDE: Final = 24
TRACK_TOP: Final = ACTION_TOP + ACTION_HEIGHT + SLIDE + 12
PLACE: Final = 44
OFFER_TOP: Final = TRACK_TOP + 118
HEIGHT: Final = OFFER_TOP + PLANET_HEIGHT + 12
SIGN: Final = 18
COUNTERS_LEFT: Final = LEFT + 3 * STEP


def map_panel(scene: Scene) -> Panel:
    title = scene.say("frontiers-picture-map")
    still = _still(scene)
    moving = Drawing()
    _actions(moving, scene)
    _pawns(moving, scene)
    _supplies(moving, scene)
    _counters(moving, scene)
    _offer(moving, scene)
    return Panel("map", title, WIDTH, HEIGHT, still, moving.text(), DEFINITIONS)


def _still(scene: Scene) -> str:
    d = Drawing()
    d.rect(0, 0, WIDTH, HEIGHT, 12, "card")
    for place in range(len(tables(scene.view, "actions"))):
        d.rect(LEFT + STEP * place, ACTION_TOP, PLANET_WIDTH, ACTION_HEIGHT, 8, "slot")
    d.begin("track", "track-group", scene.say("frontiers-picture-track"))
    d.words(LEFT + 2, TRACK_TOP + 12, scene.say("frontiers-picture-track"), "t11 s mut")
    for place in range(len(tables(scene.view, "order")) + 1):
        d.rect(LEFT + (PLACE + 8) * place, TRACK_TOP + 18, PLACE, PLACE, 8, "track")
        d.words(LEFT + PLACE // 2 + (PLACE + 8) * place, TRACK_TOP + 75, str(place + 1), "t11 mut mid")
    d.end()
    return d.text()


# --- action tiles ---


def _actions(d: Drawing, scene: Scene) -> None:
    """The tiles in a row; those chosen in this round are slid down."""
    current = word(scene.view, "action")
    for place, action in enumerate(tables(scene.view, "actions")):
        id_ = word(action, "id")
        used = flag(action, "used")
        name = scene.say("frontiers-action-" + id_)
        title = scene.tell(
            "frontiers-picture-action-used" if used else "frontiers-picture-action",
            {"name": name, "text": scene.say(f"frontiers-action-{id_}.description")},
        )
        x = LEFT + STEP * place
        y = ACTION_TOP + (SLIDE if used else 0)
        d.begin("action-" + id_, "action", title)
        d.rect(x, y, PLANET_WIDTH, ACTION_HEIGHT, 8, "chosen" if id_ == current else "colony")
        d.parts.append('<g class="off">' if used and id_ != current else "<g>")
        _action_face(d, scene, id_, name, x, y)
        d.parts.append("</g>")
        if number(action, "credits"):
            d.counter("sign-credits", str(number(action, "credits")), x + PLANET_WIDTH - 18, y + 40, 30)
        d.end()


def _action_face(d: Drawing, scene: Scene, id_: str, name: str, x: int, y: int) -> None:
    first, second = lines_of(name, 12, PLANET_WIDTH - 14)
    d.words(x + 8, y + (18 if second else 22), first, "s", PLANET_WIDTH - 14, 12)
    if second:
        d.words(x + 8, y + 32, second, "s", PLANET_WIDTH - 14, 12)
    for_all, bonus = _action_signs(scene, id_)
    for_all.draw(d, x + 8, y + 50, SIGN)
    d.path(f"M{x + 8} {y + 63}H{x + PLANET_WIDTH - 8}", "rule")
    bonus.draw(d, x + 8, y + 77, SIGN)


def _action_signs(scene: Scene, id_: str) -> tuple[Signs, Signs]:
    """What everybody does, and what the chooser gets besides."""
    box = scene.box
    for_all = Signs()
    bonus = Signs().sign("sign-power")
    if id_ == "isolation":
        bonus.sign("sign-credits", str(box.isolation_credits))
    elif id_ == "develop":
        for_all.sign("sign-credits").sign("sign-arrow").sign("sign-technology")
        bonus.word(f"−{box.develop_discount}").sign("sign-credits")
    elif id_ == "explore":
        for_all.word(f"1/{box.explore_planets}").sign("sign-planet")
        bonus.word(f"+{box.explore_second}").sign("sign-planet")
    elif id_ == "settle":
        for_all.word(str(box.settle_gain)).sign("sign-colonist").word("/").sign("sign-settled")
        bonus.word(f"+{box.settle_bonus}").sign("sign-colonist")
    elif id_ == "produce":
        for_all.sign("sign-production").sign("sign-arrow").sign("sign-good")
        bonus.sign("sign-credits").word("+").sign("sign-windfall").sign("sign-arrow").sign("sign-good")
    elif id_ == "trade_consume":
        for_all.sign("sign-good").sign("sign-arrow").sign("sign-credits")
        for_all.sign("sign-good").sign("sign-arrow").sign("sign-vp")
        bonus.sign("sign-vp", str(box.trade_vp))
    elif id_ == "diplomats":
        bonus.sign("sign-vp", str(box.diplomats_vp)).sign("sign-first")
    else:
        bonus.word(f"+{box.review_places}").sign("sign-first").sign("sign-credits", str(box.review_credits))
        bonus.sign("sign-goal")
    return for_all, bonus


# --- the track ---


def _pawns(d: Drawing, scene: Scene) -> None:
    """Pawns that have chosen stand on the left, the one whose action runs halfway, the rest one place on."""
    pawns = tables(scene.view, "order")
    moving = _moving_pawn(scene, pawns)
    counted = [0] * len(scene.players)
    for place, pawn in enumerate(pawns):
        seat = number(pawn, "seat")
        counted[seat] += 1
        chosen = flag(pawn, "chosen")
        x = LEFT + PLACE // 2 + (PLACE + 8) * (place if chosen else place + 1)
        if place == moving:
            x += (PLACE + 8) // 2
        key = "frontiers-picture-pawn-chosen" if chosen else "frontiers-picture-pawn"
        title = scene.tell(key, {"owner": scene.owners[seat], "n": place + 1})
        d.begin(f"pawn-{seat}-{counted[seat]}", "pawn", title)
        d.owner(seat, x, TRACK_TOP + 18 + PLACE // 2, 34)
        if place == number(scene.view, "next_pawn") and not word(scene.view, "action"):
            d.rect(x - 21, TRACK_TOP + 19, 42, 42, 8, "current")
        d.end()


def _moving_pawn(scene: Scene, pawns: list[dict[str, object]]) -> int:
    """R6 The pawn of whoever chose the action that is being resolved; -1 between actions."""
    resolving = numbers(scene.view, "resolving")
    found = -1
    for place, pawn in enumerate(pawns):
        if resolving and number(pawn, "seat") == resolving[0] and flag(pawn, "chosen"):
            found = place
    return found


def _supplies(d: Drawing, scene: Scene) -> None:
    """Goods left in the supply, and the bag."""
    y = TRACK_TOP + 94
    supply = table(scene.view, "supply")
    for kind in range(KINDS):
        x = LEFT + 60 * kind
        left = as_number(supply[KIND_IDS[kind]])
        name = scene.say("frontiers-kind-" + KIND_IDS[kind])
        d.begin(
            "supply-" + KIND_IDS[kind],
            "supply",
            scene.tell("frontiers-picture-supply", {"kind": name, "n": left}),
        )
        good_cube(d, scene, kind, x + 12, y, 24)
        d.words(x + 27, y + 5, str(left), "t13 s")
        d.end()
    bag = len(words(scene.view, "bag"))
    d.begin("bag", "bag", scene.tell("frontiers-picture-bag", {"n": bag}))
    d.use("sign-bag", LEFT + 254, y, 24)
    d.words(LEFT + 270, y + 5, str(bag), "t13 s")
    d.end()


# --- what ends the game ---


def _counters(d: Drawing, scene: Scene) -> None:
    """The four ways in which the game can end, each with how far it has come."""
    limits = table(scene.view, "limits")
    pools = table(scene.view, "pools")
    count = scene.box.count(len(scene.players))
    colonies = max([len(tables(player, "colonies")) for player in scene.players])
    spaces = max([number(player, "spaces") for player in scene.players])
    points = as_number(pools["vp"])
    colonists = as_number(pools["colonists"])
    fewest = as_number(limits["colonists"])
    most_colonies = as_number(limits["colonies"]) + 1
    most_spaces = as_number(limits["spaces"]) + 1
    x = COUNTERS_LEFT
    d.words(x + 2, TRACK_TOP + 12, scene.say("frontiers-picture-ends"), "t11 s mut")
    ending = words(scene.view, "ending")
    if ending:
        d.words(WIDTH - LEFT, TRACK_TOP + 12, scene.say("frontiers-picture-last"), "s warn end")
    _bar(d, scene, "pool-vp", "sign-vp", points, count.vp - points, count.vp, 0)
    _bar(
        d,
        scene,
        "pool-colonists",
        "sign-colonist",
        colonists,
        count.colonists - colonists,
        count.colonists - fewest + 1,
        1,
    )
    _bar(d, scene, "most-colonies", "sign-settled", colonies, colonies, most_colonies, 2)
    _bar(d, scene, "most-spaces", "sign-technology", spaces, spaces, most_spaces, 3)


def _bar(d: Drawing, scene: Scene, id_: str, sign: str, shown: int, done: int, end: int, place: int) -> None:
    """One end condition: the bar is full when the game ends."""
    wide = 241
    x = COUNTERS_LEFT + (wide + 12) * (place % 2)
    y = TRACK_TOP + 22 + 40 * (place // 2)
    done = max(0, min(done, end))
    title = scene.tell("frontiers-picture-" + id_, {"n": shown, "end": end})
    d.begin(id_, "counter", title)
    d.use(sign, x + 13, y + 16, 26)
    d.words(x + 34, y + 15, scene.say(f"frontiers-picture-{id_}-name"), "t11 mut", wide - 80, 11)
    d.words(x + wide - 2, y + 15, str(shown), "t15 b end")
    d.rect(x + 34, y + 22, wide - 36, 8, 4, "track")
    if done:
        d.rect(x + 34, y + 22, (wide - 36) * done // end, 8, 4, "bar near" if 4 * done >= 3 * end else "bar")
    d.end()


# --- planets on offer ---


def _offer(d: Drawing, scene: Scene) -> None:
    planets = words(scene.view, "middle")
    if not planets:
        _bag_cards(d, scene)
        return
    for place, planet in enumerate(planets):
        tile = TILE_IDS.index(planet)
        d.begin("planet-" + planet, "planet", scene.explain(tile))
        planet_card(d, scene, tile, LEFT + STEP * place, OFFER_TOP, PLANET_HEIGHT, False)
        d.end()


def _bag_cards(d: Drawing, scene: Scene) -> None:
    """While no planets are on offer: what is still in the bag, by kind, which everybody may count."""
    tiles = [TILE_IDS.index(planet) for planet in words(scene.view, "bag")]
    _bag_sum(d, scene, tiles)
    for place, kind in enumerate((*range(KINDS), GRAY)):
        _bag_kind(d, scene, tiles, kind, LEFT + STEP * (place + 1))
    _bag_keywords(d, scene, tiles, LEFT + 6 * STEP)


def _bag_sum(d: Drawing, scene: Scene, tiles: list[int]) -> None:
    military = 0
    for tile in tiles:
        military += scene.box.face[tile].military
    d.rect(LEFT, OFFER_TOP, PLANET_WIDTH, PLANET_HEIGHT, 8, "slot")
    d.words(
        LEFT + 8, OFFER_TOP + 17, scene.say("frontiers-picture-in-bag"), "t11 s mut", PLANET_WIDTH - 14, 11
    )
    d.use("sign-bag", LEFT + 24, OFFER_TOP + 46, 32)
    d.words(LEFT + 48, OFFER_TOP + 53, str(len(tiles)), "t22 b")
    Signs().sign("price-mark").word(str(len(tiles) - military)).draw(d, LEFT + 8, OFFER_TOP + 84, 20)
    Signs().sign("defence-mark").word(str(military)).draw(d, LEFT + 60, OFFER_TOP + 84, 20)


def _bag_kind(d: Drawing, scene: Scene, tiles: list[int], kind: int, x: int) -> None:
    box = scene.box
    found = [tile for tile in tiles if box.kind[tile] == kind]
    name = scene.say("frontiers-kind-" + KIND_WORDS[kind])
    d.begin(
        "bag-" + KIND_WORDS[kind],
        "bag-kind",
        scene.tell("frontiers-picture-bag-kind", {"kind": name, "n": len(found)}),
    )
    d.rect(x, OFFER_TOP, PLANET_WIDTH, PLANET_HEIGHT, 8, "slot")
    d.words(x + 8, OFFER_TOP + 17, name, "t11 s mut", PLANET_WIDTH - 14, 11)
    d.use("planet-" + KIND_WORDS[kind], x + 24, OFFER_TOP + 46, 30)
    d.words(x + 48, OFFER_TOP + 53, str(len(found)), "t22 b")
    line = Signs()
    if kind != GRAY:
        made = len([tile for tile in found if box.face[tile].good == PRODUCTION])
        windfall = len([tile for tile in found if box.face[tile].good == WINDFALL])
        line.sign("sign-production").word(str(made)).sign("sign-windfall").word(str(windfall))
    military = len([tile for tile in found if box.face[tile].military > 0])
    line.sign("defence-mark").word(str(military))
    line.draw(d, x + 8, OFFER_TOP + 84, SIGN)
    d.end()


def _bag_keywords(d: Drawing, scene: Scene, tiles: list[int], x: int) -> None:
    d.rect(x, OFFER_TOP, PLANET_WIDTH, PLANET_HEIGHT, 8, "slot")
    d.words(
        x + 8, OFFER_TOP + 17, scene.say("frontiers-picture-keywords"), "t11 s mut", PLANET_WIDTH - 14, 11
    )
    shown = 0
    for keyword, name in enumerate(KEYWORD_IDS):
        found = len([tile for tile in tiles if scene.box.face[tile].keywords >> keyword & 1])
        if found:
            at_x = x + 8 + 54 * (shown % 2)
            y = OFFER_TOP + 42 + 28 * (shown // 2)
            d.begin("", "keyword", scene.say("frontiers-keyword-" + name))
            d.use("keyword-" + name, at_x + 9, y, 18)
            d.words(at_x + 23, y + 5, str(found), "t13 s")
            d.end()
            shown += 1
