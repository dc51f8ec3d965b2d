"""The research board with its actions, and the scoring board."""

from typing import Final

from galaktyka.core.glance import flag, grid, number, numbers, table, tables, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Text
from galaktyka.games.gaia.drawing.scene import Scene
from galaktyka.games.gaia.drawing.symbols import (
    DEFINITIONS,
    TRACK_SIGNS,
    counted,
    effect_signs,
    effect_width,
    goods,
    sign,
)
from galaktyka.games.gaia.drawing.tiles import federation_token, tech_key, tech_tile, trigger_sign
from galaktyka.games.gaia.ids import (
    BOARD_ACTION_IDS,
    FEDERATION_IDS,
    FINAL_FEDERATION_STRUCTURES,
    FINAL_GAIA_PLANETS,
    FINAL_PLANET_TYPES,
    FINAL_SATELLITES,
    FINAL_SECTORS,
    FINAL_TILE_IDS,
    GAIA_PROJECT,
    LEVELS,
    NAVIGATION,
    ORE,
    QIC_FED,
    QIC_TECH,
    ROUND_TILE_IDS,
    TERRAFORMING,
    TRACK_IDS,
)

WIDTH: Final = 390
LEFT: Final = 22
PITCH: Final = 61
CELL_WIDTH: Final = 58
LEVEL_TOPS: Final = (348, 306, 264, 206, 164, 58)  # by level: 5 on top, the advanced tile below it
LEVEL_HEIGHTS: Final = (40, 40, 40, 40, 40, 54)
ADVANCED_TOP: Final = 116
CHARGE_TOP: Final = 249
UNDER_TOP: Final = 394
FREE_TOP: Final = 446
ACTIONS_TOP: Final = 514


def research_panel(scene: Scene, style: str, still: str = "") -> Panel:
    """The research board; `still` is the still layer from before where it has not changed."""
    title = scene.say("gaia-place-research_board")
    height = ACTIONS_TOP + 76
    if not still:
        still = _research_still(scene)
    return Panel("research", title, WIDTH, height, still, _research_moving(scene), DEFINITIONS, style)


def _research_still(scene: Scene) -> str:
    research = table(scene.view, "research")
    d = Drawing()
    d.rect(0, 0, WIDTH, ACTIONS_TOP + 76, 12, "card")
    for level in range(LEVELS):
        d.words(12, LEVEL_TOPS[level] + LEVEL_HEIGHTS[level] // 2 + 5, str(level), "t13 s mid mut")
    for track in range(len(TRACK_IDS)):
        _track(d, scene, track)
    d.begin("", "hint", scene.tell("gaia-picture-charge", {"n": scene.box.research_power}))
    d.path(
        f"M{LEFT} {CHARGE_TOP + 6}H{WIDTH // 2 - 20}M{WIDTH // 2 + 34} {CHARGE_TOP + 6}H{WIDTH - 10}", "rule"
    )
    d.use("sign-advance", WIDTH // 2 - 4, CHARGE_TOP + 6, 13)
    d.counter("sign-power", str(scene.box.research_power), WIDTH // 2 + 14, CHARGE_TOP + 6, 18)
    d.end()
    for track, tile in enumerate(words(research, "under")):
        where = scene.say("gaia-track-" + TRACK_IDS[track])
        title = scene.tell("gaia-picture-tile-under", {"track": where, "tile": scene.explain(tech_key(tile))})
        d.begin("tech-" + TRACK_IDS[track], "tech", title)
        tech_tile(d, scene, tile, LEFT + PITCH * track, UNDER_TOP)
        d.end()
    d.words(LEFT + 2 * PITCH - 8, FREE_TOP + 27, scene.say("gaia-picture-free"), "t11 s mut end", 104, 11)
    for place, tile in enumerate(words(research, "free")):
        title = scene.tell("gaia-picture-tile-free", {"tile": scene.explain(tech_key(tile))})
        d.begin(f"tech-free{place + 1}", "tech", title)
        tech_tile(d, scene, tile, LEFT + PITCH * (place + 2), FREE_TOP)
        d.end()
    d.path(f"M{LEFT} {ACTIONS_TOP - 10}H{WIDTH - 10}", "rule")
    for action in range(len(BOARD_ACTION_IDS)):
        _board_action(d, scene, action)
    return d.text()


def _track(d: Drawing, scene: Scene, track: int) -> None:
    name = TRACK_IDS[track]
    x = LEFT + PITCH * track
    d.begin("track-" + name, "track", scene.say("gaia-track-" + name))
    d.rect(x - 1, 6, CELL_WIDTH + 2, 46, 6, "tile")
    sign(d, TRACK_SIGNS[track], x + CELL_WIDTH // 2, 20, 20)
    short = scene.say("gaia-picture-track-" + name)
    d.words(x + CELL_WIDTH // 2, 46, short, "t11 s mid", CELL_WIDTH - 8, 11)
    for level in range(LEVELS):
        effect = scene.say(f"gaia-track-{name}-level-{level}")
        title = scene.tell(
            "gaia-picture-level", {"track": Text("gaia-track-" + name), "level": level, "effect": effect}
        )
        d.begin(f"level-{name}-{level}", "level", title)
        d.rect(x, LEVEL_TOPS[level], CELL_WIDTH, LEVEL_HEIGHTS[level], 5, "tile")
        _level(d, scene, track, level, x, LEVEL_TOPS[level] + 12)
        d.end()
    d.end()


def _level(d: Drawing, scene: Scene, track: int, level: int, x: int, y: int) -> None:
    """What a level gives: lasting values, the income, and what arriving gains."""
    box = scene.box
    at = x + 3
    if track == TERRAFORMING:
        d.use("sign-step", at + 7, y, 14)
        cost = [0] * 7
        cost[ORE] = box.step_cost[level]
        at = goods(d, cost, at + 15, y, 16) + 1
    elif track == NAVIGATION:
        d.use("sign-range", at + 8, y, 16)
        d.words(at + 18, y + 5, str(box.reach[level]), "t13 b")
        at += 30
    elif track == GAIA_PROJECT and box.project_tokens[level]:
        if box.gaiaformers[level] > box.gaiaformers[level - 1]:
            d.use("piece-gaiaformer", at + 7, y, 17, "neutral")
            at += 17
        d.counter("sign-token", str(box.project_tokens[level]), at + 8, y, 16)
        at += 18
    at = goods(d, box.level_income[track * LEVELS + level], at, y, 16)
    once = box.level_once[track * LEVELS + level]
    if effect_width(once, 16) <= x + CELL_WIDTH - at:
        effect_signs(d, once, at, y, 16)
    else:
        effect_signs(d, once, x + 1, y + 17, 15)


def _board_action(d: Drawing, scene: Scene, action: int) -> None:
    box = scene.box
    name = BOARD_ACTION_IDS[action]
    x = 10 + 37 * action
    middle = x + 17
    d.begin("action-" + name, "action", scene.explain("gaia-action-" + name))
    d.rect(x, ACTIONS_TOP, 35, 66, 6, "tile")
    if box.action_power[action]:
        d.counter("sign-power", str(box.action_power[action]), middle, ACTIONS_TOP + 13, 19)
    else:
        d.counter("sign-qic", str(box.action_qic[action]), middle, ACTIONS_TOP + 13, 19)
    d.path(f"M{x + 6} {ACTIONS_TOP + 25}H{x + 29}", "rule")
    y = ACTIONS_TOP + 45
    if box.action_steps[action]:
        d.use("sign-step", middle, y - 8, 18)
        d.words(middle, y + 15, str(box.action_steps[action]), "t13 b mid")
    elif action == QIC_TECH:
        d.use("sign-tech", middle, y, 24)
    elif action == QIC_FED:
        d.use("sign-federation", middle, y - 8, 20)
        d.use("sign-again", middle, y + 12, 14)
    else:
        effect = box.action_effect[action]
        if effect.per_count:
            goods(d, effect.gain, middle - 10, y - 8, 20)
            d.words(x + 5, y + 17, "+", "t11 b")
            counted(d, effect.per_count, middle + 4, y + 12, 16)
        else:
            goods(d, effect.gain, middle - 12, y, 24)
    d.end()


def _research_moving(scene: Scene) -> str:
    d = Drawing()
    research = table(scene.view, "research")
    for track, tile in enumerate(words(research, "advanced")):
        _advanced(d, scene, track, tile)
    token = word(research, "terraforming_token")
    if token:
        d.begin("tracktoken-" + token, "token", scene.explain("gaia-token-" + token))
        green = scene.box.token_green[FEDERATION_IDS.index(token)] != 0
        federation_token(d, scene.box, token, green, LEFT + 2, LEVEL_TOPS[5] + 30, 54, 21)
        d.end()
    if flag(research, "lost_planet"):
        d.begin("lost_planet", "token", scene.say("gaia-picture-lost-here"))
        d.use("planet-lost", LEFT + PITCH + 29, LEVEL_TOPS[5] + 38, 28)
        d.end()
    for track in range(len(TRACK_IDS)):
        _markers(d, scene, track)
    for row in tables(scene.view, "actions"):
        if flag(row, "used"):
            name = word(row, "id")
            x = 10 + 37 * BOARD_ACTION_IDS.index(name) + 17
            title = scene.tell("gaia-picture-used", {"name": Text("gaia-action-" + name)})
            d.begin("used-" + name, "used", title)
            d.cover(x, ACTIONS_TOP + 46, 33)
            d.end()
    return d.text()


def _advanced(d: Drawing, scene: Scene, track: int, tile: str) -> None:
    name = TRACK_IDS[track]
    x = LEFT + PITCH * track
    where = scene.say("gaia-track-" + name)
    if tile:
        title = scene.tell("gaia-picture-tile-under", {"track": where, "tile": scene.explain(tech_key(tile))})
        d.begin("tech-adv-" + name, "tech", title)
        tech_tile(d, scene, tile, x, ADVANCED_TOP)
    else:
        d.begin("tech-adv-" + name, "tech", scene.tell("gaia-picture-slot-taken", {"track": where}))
        d.rect(x, ADVANCED_TOP, CELL_WIDTH, 44, 6, "slot")
    d.end()


def _markers(d: Drawing, scene: Scene, track: int) -> None:
    name = TRACK_IDS[track]
    standing = [0] * LEVELS
    for seat, player in enumerate(scene.players):
        if not word(player, "faction"):
            continue
        level = numbers(player, "research")[track]
        title = scene.tell(
            "gaia-picture-marker",
            {"owner": scene.owners[seat], "track": Text("gaia-track-" + name), "level": level},
        )
        d.begin(f"marker-{name}-{seat}", "marker", title)
        x = LEFT + PITCH * track + 10 + 13 * standing[level]
        d.owner(seat, x, LEVEL_TOPS[level] + LEVEL_HEIGHTS[level] - 10, 17)
        d.end()
        standing[level] += 1


FINAL_TOP: Final = 104
FINAL_HEIGHT: Final = 62


def scoring_panel(scene: Scene, style: str, still: str = "") -> Panel:
    """The scoring board; `still` is the still layer from before where it has not changed."""
    title = scene.say("gaia-place-scoring_board")
    height = FINAL_TOP + 2 * FINAL_HEIGHT + 46
    if not still:
        still = _scoring_still(scene, height)
    return Panel("scoring", title, WIDTH, height, still, _scoring_moving(scene), DEFINITIONS, style)


def _round_left(place: int) -> int:
    return 9 + 63 * place


def _scoring_still(scene: Scene, height: int) -> str:
    d = Drawing()
    d.rect(0, 0, WIDTH, height, 12, "card")
    box = scene.box
    for place, tile in enumerate(words(scene.view, "round_tiles")):
        x = _round_left(place)
        title = scene.tell(
            "gaia-picture-round", {"round": place + 1, "tile": scene.explain("gaia-round-" + tile)}
        )
        d.begin(f"roundtile-{place + 1}", "roundtile", title)
        d.rect(x, 10, 58, 84, 7, "tile")
        d.words(x + 29, 26, str(place + 1), "t13 s mid mut")
        index = ROUND_TILE_IDS.index(tile)
        trigger_sign(d, box.round_trigger[index], x + 29, 46, 28)
        d.counter("sign-vp", str(box.round_vp[index]), x + 29, 77, 25)
        d.end()
    for place, tile in enumerate(words(scene.view, "final_tiles")):
        y = FINAL_TOP + FINAL_HEIGHT * place
        d.begin(f"finaltile-{place}", "finaltile", scene.explain("gaia-final-" + tile))
        d.rect(9, y, WIDTH - 18, FINAL_HEIGHT - 6, 8, "tile")
        _final_sign(d, FINAL_TILE_IDS.index(tile), 32, y + 28)
        d.words(60, y + 19, scene.say("gaia-final-" + tile), "t13 s", 220, 13)
        vp = " · ".join([str(points) for points in box.final_vp if points])
        d.words(WIDTH - 20, y + 19, f"{vp} {scene.say('gaia-picture-vp-unit')}", "mut end")
        d.end()
    return d.text()


def _final_sign(d: Drawing, tile: int, x: int, y: int) -> None:
    if tile == FINAL_FEDERATION_STRUCTURES:
        d.use("sign-federation", x, y, 34)
    elif tile == FINAL_PLANET_TYPES:
        d.use("sign-types", x, y, 34)
    elif tile == FINAL_GAIA_PLANETS:
        d.use("planet-gaia", x, y, 34)
    elif tile == FINAL_SECTORS:
        d.use("sign-sector", x, y, 34)
    elif tile == FINAL_SATELLITES:
        d.use("piece-satellite", x, y, 34, "neutral")
    else:
        d.use("piece-trading_station", x, y, 34, "neutral")


def _scoring_moving(scene: Scene) -> str:
    d = Drawing()
    now = number(scene.view, "round")
    tiles = words(scene.view, "round_tiles")
    for place in range(min(now - 1, len(tiles))):
        d.rect(_round_left(place), 10, 58, 84, 7, "past")
    if 1 <= now <= len(tiles):
        x = _round_left(now - 1)
        title = scene.tell(
            "gaia-picture-round-now", {"round": now, "tile": scene.explain("gaia-round-" + tiles[now - 1])}
        )
        d.begin("round-now", "now-mark", title)
        d.rect(x, 10, 58, 84, 7, "current")
        d.path(f"M{x} 30V17a7 7 0 0 1 7-7H{x + 51}a7 7 0 0 1 7 7V30Z", "strong")
        d.words(x + 29, 25, str(now), "t13 b mid inverse")
        d.end()
    neutral = numbers(scene.view, "neutral")
    for place, counts in enumerate(grid(scene.view, "final_counts")):
        extra = neutral[place] if neutral else -1
        _final_counts(d, scene, place, counts, extra)
    _orders(d, scene, FINAL_TOP + 2 * FINAL_HEIGHT + 20)
    return d.text()


def _final_counts(d: Drawing, scene: Scene, place: int, counts: list[int], neutral: int) -> None:
    """The seats from most to fewest; -1 among them stands for the neutral player."""
    ranking = [(-counts[seat], seat) for seat in range(len(counts))]
    if neutral >= 0:
        ranking.append((-neutral, -1))
    ranking.sort()
    y = FINAL_TOP + FINAL_HEIGHT * place + 39
    for position, (negative, seat) in enumerate(ranking):
        x = 72 + 58 * position
        who = scene.owners[seat] if seat >= 0 else scene.say("gaia-neutral_player")
        title = scene.tell("gaia-picture-final-count", {"owner": who, "n": -negative})
        d.begin(f"final-{place}-{seat if seat >= 0 else 'neutral'}", "count", title)
        if seat >= 0:
            d.owner(seat, x, y, 24)
        else:
            d.disc(x, y, 10, "neutral")
        d.words(x + 17, y + 6, str(-negative), "t15 b")
        d.end()


def _orders(d: Drawing, scene: Scene, y: int) -> None:
    active = number(scene.view, "active")
    following = numbers(scene.view, "next_order")
    d.words(14, y + 5, scene.say("gaia-picture-order"), "s mut", 74)
    for position, seat in enumerate(numbers(scene.view, "turn_order")):
        x = 106 + 27 * position
        title = scene.owners[seat]
        if seat == active:
            title = f"{title}: {scene.say('gaia-picture-active')}"
        d.begin(f"order-{seat}", "order off" if flag(scene.players[seat], "passed") else "order", title)
        if seat == active:
            d.rect(x - 13, y - 13, 26, 26, 7, "current")
        d.owner(seat, x, y, 22)
        d.end()
    if following:
        d.words(208, y + 5, scene.say("gaia-picture-next"), "s mut", 94)
        for position, seat in enumerate(following):
            d.begin(f"next-{seat}", "order", scene.owners[seat])
            d.owner(seat, 316 + 20 * position, y, 19)
            d.end()
