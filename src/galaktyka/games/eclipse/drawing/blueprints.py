"""The lower half of a player's board: blueprints with their sums, reputation, stored parts."""

from typing import Final

from galaktyka.core.glance import flag, number, numbers, table, tables, word, words
from galaktyka.core.svg import Drawing
from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.drawing.parts import TILE, design_signs, draw_design, draw_part, part_signs
from galaktyka.games.eclipse.drawing.scene import Scene
from galaktyka.games.eclipse.elements import blueprint_id, reputation_id, space_id, stored_id
from galaktyka.games.eclipse.ids import (
    BUILD_IDS,
    DISCOVERY_IDS,
    PART_IDS,
    PART_MUON_SOURCE,
    PLAYER_SHIPS,
    RESOURCE_IDS,
    SPACES,
)
from galaktyka.games.eclipse.speech.effects import found_name, part_text, structure_text
from galaktyka.games.eclipse.speech.phrases import built_name, part_name

BLUEPRINT: Final = 192
BLUEPRINT_HEIGHT: Final = 158
COLUMNS: Final = 4
STEP: Final = 46
EXTRAS_HEIGHT: Final = 114
"""Two rows: reputation and structures, then what was discovered or lost."""


def explain_part(scene: Scene, part: int) -> str:
    """The name of a part and what it adds to a ship."""
    return scene.about(part_name(part), part_text(scene.box, part))


def draw_blueprints(d: Drawing, scene: Scene, player: dict[str, object], seat: int, y: int) -> None:
    for kind, blueprint in enumerate(tables(player, "blueprints")):
        x, down = 4 + BLUEPRINT * (kind % 2), (BLUEPRINT_HEIGHT + 6) * (kind // 2)
        _blueprint(d, scene, player, blueprint, seat, kind, x, y + down)


def _blueprint(
    d: Drawing,
    scene: Scene,
    player: dict[str, object],
    blueprint: dict[str, object],
    seat: int,
    kind: int,
    x: int,
    y: int,
) -> None:
    name = word(blueprint, "kind")
    left = number(table(player, "ships_left"), name)
    cost = numbers(player, "build_costs")[kind]
    params: dict[str, Param] = {"ship": Text("eclipse-ship-" + name), "n": left, "cost": cost}
    d.begin(blueprint_id(seat, kind), "blueprint", scene.tell("eclipse-picture-blueprint", params))
    d.rect(x, y, BLUEPRINT - 2, BLUEPRINT_HEIGHT, 8, "card")
    d.use("piece-" + name, x + 18, y + 18, 26, f"piece seat-{seat}")
    room = 70 if flag(blueprint, "muon_source") else 116
    d.words(x + 34, y + 16, scene.say("eclipse-ship-" + name), "t13 s", room, 13)
    d.words(x + 34, y + 30, scene.tell("eclipse-picture-left", {"n": left}), "t11 mut", room, 11)
    if flag(blueprint, "muon_source"):
        signs = part_signs(scene.box.part_design[PART_MUON_SOURCE], scene.box.die_damage)
        d.rect(x + 112, y - 1, TILE, TILE - 1, 5, "placed")
        draw_part(d, signs, x + 112, y - 1)
    d.counter("good-materials", str(cost), x + BLUEPRINT - 22, y + 19, 28)
    draw_design(d, design_signs(table(blueprint, "design"), scene.box.die_damage, True), x + 10, y + 126, 15)
    d.end()
    for space, cell in enumerate(tables(blueprint, "spaces")):
        at_x = x + 6 + STEP * (space % COLUMNS)
        at_y = y + 37 + (TILE + 1) * (space // COLUMNS)
        _space(d, scene, cell, space_id(seat, kind * SPACES + space), space, at_x, at_y)


def _space(d: Drawing, scene: Scene, cell: dict[str, object], id_: str, space: int, x: int, y: int) -> None:
    tile, printed = word(cell, "tile"), word(cell, "printed")
    part = tile if tile else printed
    title = explain_part(scene, PART_IDS.index(part)) if part else scene.say("eclipse-space-empty")
    d.begin(id_, "space", scene.tell("eclipse-picture-space", {"n": space + 1, "part": title}))
    d.rect(x, y, TILE, TILE, 5, "placed" if tile else ("printed" if printed else "slot"))
    if part:
        draw_part(d, part_signs(scene.box.part_design[PART_IDS.index(part)], scene.box.die_damage), x, y)
    d.end()


# --- the last row ---


def draw_extras(d: Drawing, scene: Scene, player: dict[str, object], seat: int, y: int) -> None:
    """Reputation and ambassadors, structures to build, discoveries, stored parts, the graveyard."""
    x = _reputation(d, scene, player, seat, 4, y)
    costs = numbers(player, "build_costs")
    for what in range(PLAYER_SHIPS, len(BUILD_IDS)):
        name = BUILD_IDS[what]
        d.begin(
            f"build-{seat}-{name}", "place", scene.about(built_name(what), structure_text(scene.box, what))
        )
        d.rect(x, y, 58, 50, 6, "tile")
        d.use("sign-" + name, x + 16, y + 25, 22)
        d.counter("good-materials", str(costs[what]), x + 42, y + 25, 26)
        d.end()
        x += 62
    x = _kept(d, scene, player, seat, 4, y + 56)
    x = _graveyard(d, scene, player, seat, x, y + 56)
    _stored(d, scene, player, seat, x, y + 56)


def _reputation(d: Drawing, scene: Scene, player: dict[str, object], seat: int, x: int, y: int) -> int:
    """R43a Tiles may be moved about, so only the number of spaces matters."""
    spaces = sum(numbers(player, "reputation_spaces"))
    values = numbers(player, "reputation")
    tiles, allies = number(player, "reputation_count"), numbers(player, "ambassadors")
    for i in range(spaces):
        left = x + 46 * i
        if i < tiles:
            title = scene.tell("eclipse-picture-tile", {"n": i + 1})
            if values:
                title = scene.tell("eclipse-picture-tile-value", {"n": i + 1, "value": values[i]})
            d.begin(reputation_id(seat, i), "reputation", title)
            d.rect(left, y, 42, 50, 6, "placed")
            if values:
                d.counter("good-vp", str(values[i]), left + 21, y + 25, 32)
            else:
                d.use("sign-bag", left + 21, y + 25, 26)
            d.end()
        elif spaces - 1 - i < len(allies):
            ally = allies[spaces - 1 - i]
            title = scene.tell("eclipse-picture-ambassador", {"owner": scene.owner(ally)})
            d.begin(f"ambassador-{seat}-{ally}", "ambassador", title)
            d.rect(left, y, 42, 50, 6, "placed")
            d.owner(ally, left + 21, y + 25, 30)
            d.end()
        else:
            _free(d, scene, player, i, left, y)
    return x + 46 * spaces + 2


def _free(d: Drawing, scene: Scene, player: dict[str, object], place: int, x: int, y: int) -> None:
    """A free space: for reputation, for both, or for ambassadors, from left to right."""
    ambassadors, mixed, reputation = numbers(player, "reputation_spaces")
    kind = "reputation" if place < reputation else ("mixed" if place < reputation + mixed else "ambassador")
    d.begin("", "free", scene.say("eclipse-picture-free-" + kind))
    d.rect(x, y, 42, 50, 6, "slot")
    if kind != "ambassador":
        d.use("sign-bag", x + 21, y + (25 if kind == "reputation" else 14), 18, "off")
    if kind != "reputation":
        d.use("sign-ambassador", x + 21, y + (25 if kind == "ambassador" else 36), 18, "off")
    assert place < ambassadors + mixed + reputation
    d.end()


def _kept(d: Drawing, scene: Scene, player: dict[str, object], seat: int, x: int, y: int) -> int:
    kept = words(player, "kept")
    if not kept:
        return x
    tiles = [found_name(scene.box, DISCOVERY_IDS.index(tile)) for tile in kept]
    names = ", ".join([scene.speaker.say(tile) for tile in tiles])
    d.begin(f"kept-{seat}", "kept", scene.tell("eclipse-picture-kept", {"tiles": names}))
    d.rect(x, y, 58, 50, 6, "tile")
    d.use("sign-discovery", x + 18, y + 25, 24)
    d.words(x + 34, y + 31, f"×{len(kept)}", "t15 b")
    d.end()
    return x + 62


def _stored(d: Drawing, scene: Scene, player: dict[str, object], seat: int, x: int, y: int) -> None:
    seen: list[str] = []
    stored = words(player, "stored")
    for part in stored:
        if part in seen:
            continue
        seen.append(part)
        number_ = PART_IDS.index(part)
        d.begin(stored_id(seat, number_), "place", explain_part(scene, number_))
        d.rect(x, y + 6, TILE, TILE, 5, "placed")
        draw_part(d, part_signs(scene.box.part_design[number_], scene.box.die_damage), x, y + 6)
        if stored.count(part) > 1:
            d.words(x + TILE, y + 6, f"×{stored.count(part)}", "t11 b end")
        d.end()
        x += TILE + 4


def _graveyard(d: Drawing, scene: Scene, player: dict[str, object], seat: int, x: int, y: int) -> int:
    graves = table(player, "graveyard")
    dead = [number(graves, name) for name in RESOURCE_IDS]
    if not sum(dead):
        return x
    d.begin(f"graveyard-{seat}", "graveyard", scene.tell("eclipse-picture-graveyard", {"n": sum(dead)}))
    d.rect(x, y, 54, 50, 6, "tile")
    d.use("sign-grave", x + 17, y + 25, 24)
    d.words(x + 34, y + 31, str(sum(dead)), "t15 b")
    d.end()
    return x + 58
