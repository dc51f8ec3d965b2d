"""The map in its true geometry: lanes and systems below; nodes, tokens, ships and what may be laid above."""

from typing import Final

from galaktyka.core.glance import flag, number, numbers, table, tables, word, words
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy.drawing.ground import DISC, HALF, SIDE, Ground
from galaktyka.games.ascendancy.drawing.pieces import draw_pieces
from galaktyka.games.ascendancy.drawing.placing import draw_placing
from galaktyka.games.ascendancy.drawing.scene import Scene, lane_text
from galaktyka.games.ascendancy.drawing.symbols import DEFINITIONS
from galaktyka.games.ascendancy.ids import EXPLORATION_IDS, RESOURCE_IDS, SLOT_IDS, SYSTEM_IDS
from galaktyka.games.ascendancy.places import element_of
from galaktyka.games.ascendancy.speech.phrases import exploration_effect, several_goods

SLOT: Final = 19
LETTERS: Final = {"production": "P", "research": "R", "culture": "C", "open": ""}


def map_panel(scene: Scene) -> Panel:
    chart = table(scene.view, "map")
    ground = Ground(chart)
    title = scene.say("ascendancy-picture-map")
    still, moving = Drawing(), Drawing()
    still.rect(1, 1, ground.width - 2, ground.height - 2, 14, "board")
    for lane in tables(chart, "lanes"):
        _lane(still, scene, ground, lane)
    for disc in tables(chart, "discs"):
        _disc(still, scene, ground, disc)
    for disc in tables(chart, "discs"):
        _surface(moving, scene, ground, disc)
    draw_pieces(moving, scene, ground)
    _combat(moving, scene, ground)
    draw_placing(moving, scene, ground)
    return Panel(
        "map", title, ground.width, ground.height, still.text(), moving.text(), DEFINITIONS, scene.style
    )


# --- lanes ---


def _lane(d: Drawing, scene: Scene, ground: Ground, lane: dict[str, object]) -> None:
    id_ = word(lane, "id")
    whole = word(lane, "a") and word(lane, "b")
    classes = "lane" if whole else "lane open"
    d.begin("lane-" + id_, "lanes", scene.speak(lane_text(scene.view, id_, 0)))
    if ground.hexes:
        d.path(_trunk(ground, lane), "trunk")
    for k in range(number(lane, "length")):
        place = f"{id_}.{k + 1}"
        d.begin(element_of(place), "sector", scene.place(place))
        d.path(_sector(ground, place), classes)
        d.end()
    d.end()


def _trunk(ground: Ground, lane: dict[str, object]) -> str:
    """A line through the hexes of a lane, from system to system."""
    stops = [f"{word(lane, 'id')}.{k + 1}" for k in range(number(lane, "length"))]
    stops = [place for place in (word(lane, "a"), *stops, word(lane, "b")) if place]
    points = [ground.point(place) for place in stops]
    return "M" + "L".join([f"{x} {y}" for x, y in points])


def _sector(ground: Ground, place: str) -> str:
    """A square along the lane, or a hex."""
    x, y = ground.point(place)
    if ground.hexes:
        a, h = SIDE * 2 // 3, HALF * 2 // 3
        return f"M{x - a} {y - h}H{x + a}L{x + 2 * a} {y}L{x + a} {y + h}H{x - a}L{x - 2 * a} {y}Z"
    across, along = ground.across[place], (ground.across[place][1], -ground.across[place][0])
    corners: list[str] = []
    for a, b in ((-11, -11), (11, -11), (11, 11), (-11, 11)):
        corner_x = x + (a * along[0] + b * across[0]) // 100
        corner_y = y + (a * along[1] + b * across[1]) // 100
        corners.append(f"{corner_x} {corner_y}")
    return "M" + "L".join(corners) + "Z"


# --- systems ---


def _disc(d: Drawing, scene: Scene, ground: Ground, disc: dict[str, object]) -> None:
    """What a system shows for good: its name, its slots, its Hazard, how many lanes it takes."""
    id_, kind = word(disc, "id"), word(disc, "kind")
    x, y = ground.point(id_)
    d.begin("disc-" + id_, "place", disc_title(scene, disc))
    d.disc(x, y, DISC, "disc " + kind)
    if flag(disc, "mobile"):
        d.disc(x, y, DISC + 5, "mobile")
    d.use("sign-spiral" if kind == "phenomenon" else "sign-world", x, y, 2 * DISC - 6)
    if number(disc, "control") >= 0:
        d.disc(x, y, DISC - 3, f"held stroke-{number(disc, 'control')}")
    d.words(x, y - 21, scene.system(id_), "t13 s mid", 80, 13)
    if number(disc, "hazard"):
        d.use("sign-hazard", x - 38, y + 30, 25, "warning")
        d.words(x - 38, y + 37, str(number(disc, "hazard")), "t11 b mid ink")
    d.end()


def disc_title(scene: Scene, disc: dict[str, object]) -> str:
    """The system in one sentence or a few."""
    parts = [_disc_name(scene, disc)]
    nodes = [a + b for a, b in zip(numbers(disc, "nodes"), numbers(disc, "open_nodes"), strict=True)]
    if sum(nodes):
        parts.append(scene.tell("ascendancy-picture-nodes", {"nodes": several_goods(nodes)}))
    if number(disc, "base") >= 0:
        parts.append(scene.say("ascendancy-picture-starbase"))
    if number(disc, "level"):
        parts.append(scene.tell("ascendancy-picture-level", {"n": number(disc, "level")}))
    if number(disc, "prewarp"):
        parts.append(scene.tell("ascendancy-picture-prewarp", {"n": number(disc, "prewarp")}))
    if number(disc, "hazard"):
        key = "ascendancy-picture-hazard"
        if scene.box.shields_ignored[SYSTEM_IDS.index(word(disc, "id"))]:
            key = "ascendancy-picture-hazard-bare"
        parts.append(scene.tell(key, {"n": number(disc, "hazard")}))
    slots = free_slots(disc)
    if slots:
        names = ", ".join([scene.say("ascendancy-slot-" + slot) for slot in slots])
        parts.append(scene.tell("ascendancy-picture-slots", {"slots": names}))
    params: dict[str, Param] = {"n": number(disc, "lanes"), "all": number(disc, "lane_limit")}
    parts.append(scene.tell("ascendancy-picture-lanes", params))
    return " ".join(parts)


def _disc_name(scene: Scene, disc: dict[str, object]) -> str:
    control = number(disc, "control")
    params: dict[str, Param] = {
        "system": scene.system(word(disc, "id")),
        "kind": Text("ascendancy-kind-" + word(disc, "kind")),
        "owner": scene.owner(control),
    }
    return scene.tell("ascendancy-picture-disc-of" if control >= 0 else "ascendancy-picture-disc", params)


def slots_of(disc: dict[str, object]) -> list[tuple[str, str]]:
    """Every slot by kind, with the node on it or nothing."""
    capacity, nodes, open_nodes = (
        numbers(disc, "capacity"),
        numbers(disc, "nodes"),
        numbers(disc, "open_nodes"),
    )
    found: list[tuple[str, str]] = []
    for kind in range(len(RESOURCE_IDS)):
        for k in range(capacity[kind]):
            found.append((SLOT_IDS[kind], RESOURCE_IDS[kind] if k < nodes[kind] else ""))
    on_open: list[str] = []
    for kind in range(len(RESOURCE_IDS)):
        on_open += [RESOURCE_IDS[kind]] * open_nodes[kind]
    for k in range(capacity[-1]):
        found.append((SLOT_IDS[-1], on_open[k] if k < len(on_open) else ""))
    return found


def free_slots(disc: dict[str, object]) -> list[str]:
    return [slot for slot, node in slots_of(disc) if not node]


# --- what changes on a system ---


def _surface(d: Drawing, scene: Scene, ground: Ground, disc: dict[str, object]) -> None:
    id_ = word(disc, "id")
    x, y = ground.point(id_)
    slots = slots_of(disc)
    left = x - (len(slots) * (SLOT + 3) - 3) // 2
    for k in range(len(slots)):
        _slot(d, scene, disc, k, slots[k], left + k * (SLOT + 3), y - 15)
    control, base = number(disc, "control"), number(disc, "base")
    if control >= 0:
        title = scene.tell("ascendancy-picture-control", {"owner": scene.owner(control)})
        d.begin("control-" + id_, "control", title)
        d.owner(control, x, y + DISC - 2, 20)
        d.end()
    if base >= 0:
        _starbase(d, scene, disc, x + 26, y + DISC - 8)
    if number(disc, "token"):
        d.begin("token-" + id_, "tokens", scene.say("ascendancy-picture-token"))
        d.use("sign-research", x, y - 4, 24, "token")
        d.end()
    _inhabitants(d, scene, disc, x + 41, y + 26)
    if word(disc, "card"):
        _lying(d, scene, disc, x + DISC - 2, y - 6)


def _slot(
    d: Drawing, scene: Scene, disc: dict[str, object], k: int, slot: tuple[str, str], x: int, y: int
) -> None:
    kind, node = slot
    title = scene.say("ascendancy-node-" + node if node else "ascendancy-slot-" + kind)
    d.begin(f"node-{word(disc, 'id')}-{k}", "slots", title)
    d.rect(x, y, SLOT, SLOT, 4, "slotbox open" if kind == "open" else "slotbox")
    if node:
        d.rect(x + 1, y + 1, SLOT - 2, SLOT - 2, 3, f"node node-{node}")
        d.words(x + SLOT // 2, y + SLOT - 5, LETTERS[node], "t13 b mid ink")
    elif LETTERS[kind]:
        d.words(x + SLOT // 2, y + SLOT - 5, LETTERS[kind], "t11 mid mut")
    d.end()


def _starbase(d: Drawing, scene: Scene, disc: dict[str, object], x: int, y: int) -> None:
    control = number(disc, "control")
    key = "ascendancy-picture-starbase-of" if control >= 0 else "ascendancy-picture-starbase-free"
    d.begin("base-" + word(disc, "id"), "base", scene.tell(key, {"owner": scene.owner(control)}))
    d.use("piece-starbase", x, y, 24, f"piece seat-{control}" if control >= 0 else "piece freeworld")
    d.end()


def _inhabitants(d: Drawing, scene: Scene, disc: dict[str, object], x: int, y: int) -> None:
    """A free world's level, or what a pre-warp civilization has to give."""
    level, prewarp = number(disc, "level"), number(disc, "prewarp")
    if level:
        d.begin("level-" + word(disc, "id"), "level", scene.tell("ascendancy-picture-level", {"n": level}))
        d.disc(x, y, 12, "freeworld")
        d.words(x, y + 4, f"W{level}", "t11 b mid ink")
        d.end()
    elif prewarp:
        title = scene.tell("ascendancy-picture-prewarp", {"n": prewarp})
        d.begin("prewarp-" + word(disc, "id"), "prewarp", title)
        d.counter("sign-production", str(prewarp), x, y, 24)
        d.end()


def _lying(d: Drawing, scene: Scene, disc: dict[str, object], x: int, y: int) -> None:
    card = word(disc, "card")
    title = scene.say("ascendancy-picture-face-down")
    if card in EXPLORATION_IDS:
        effect = scene.speak(exploration_effect(scene.box, EXPLORATION_IDS.index(card)))
        title = f"{scene.say('ascendancy-exploration-' + card)}: {effect}"
    d.begin("lying-" + word(disc, "id"), "lying", title)
    d.rect(x - 8, y - 11, 17, 23, 3, "cardback")
    d.use("sign-hidden" if card == "hidden" else "sign-event", x, y, 15)
    d.end()


# --- battles ---


def _combat(d: Drawing, scene: Scene, ground: Ground) -> None:
    """Where a battle or an Invasion is fought, and from where."""
    combat = scene.view["combat"]
    if not isinstance(combat, dict):
        return
    place = word(combat, "place")
    x, y = ground.point(place)
    key = "ascendancy-picture-invasion" if flag(combat, "invasion") else "ascendancy-picture-battle"
    d.begin("front", "fronts", scene.tell(key, {"place": scene.place(place)}))
    d.disc(x, y, DISC + 9 if "." not in place else 22, "front")
    for source in words(combat, "sources"):
        if source != place:
            from_x, from_y = ground.point(source)
            d.path(f"M{from_x} {from_y}L{x} {y}", "rush")
    d.end()
