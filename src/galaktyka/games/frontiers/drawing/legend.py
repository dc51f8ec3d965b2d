"""What the signs on the tiles mean."""

from typing import Final

from galaktyka.core.svg import Drawing, Panel
from galaktyka.games.frontiers.drawing.scene import Scene
from galaktyka.games.frontiers.drawing.symbols import DEFINITIONS
from galaktyka.games.frontiers.drawing.tiles import good_cube, lines_of
from galaktyka.games.frontiers.ids import KEYWORD_IDS, KIND_IDS, KINDS, PHASE_IDS

WIDTH: Final = 390
LEFT: Final = 12
ROW: Final = 24
SIGNS: Final = (
    "credits",
    "vp",
    "colonist",
    "military",
    "good",
    "production",
    "windfall",
    "planet",
    "bag",
    "settled",
    "technology",
    "large",
    "swap",
    "differ",
    "most",
    "power",
)


def legend_panel(scene: Scene) -> Panel:
    d = Drawing()
    y = 22
    for phase in PHASE_IDS:
        y = _sentence(d, scene, "phase-" + phase, "frontiers-phase-" + phase, y)
    for kind in range(KINDS):
        id_ = "frontiers-kind-" + KIND_IDS[kind]
        good_cube(d, scene, kind, LEFT + 12, y, 22)
        words = scene.tell(id_ + ".description", {"n": scene.box.price[kind]})
        y = _text(d, f"{scene.say(id_)}. {words}", y)
    y = _sentence(d, scene, "halo-any", "frontiers-kind-any", y)
    rest = [("keyword-" + name, scene.say("frontiers-keyword-" + name)) for name in KEYWORD_IDS]
    rest += [("sign-" + name, scene.say("frontiers-picture-sign-" + name)) for name in SIGNS]
    for place, (sign, words) in enumerate(rest):
        x = LEFT + 184 * (place % 2)
        d.use(sign, x + 12, y + ROW * (place // 2), 18)
        d.words(x + 30, y + 4 + ROW * (place // 2), words, "t11", 150, 11)
    height = y + ROW * ((len(rest) + 1) // 2)
    card = Drawing()
    card.rect(0, 0, WIDTH, height, 12, "card")
    title = scene.say("frontiers-picture-legend")
    return Panel("legend", title, WIDTH, height, card.text() + d.text(), "", DEFINITIONS)


def _sentence(d: Drawing, scene: Scene, sign: str, key: str, y: int) -> int:
    """A sign with its name and what it does; gives the y of the next."""
    d.use(sign, LEFT + 12, y, 20)
    return _text(d, f"{scene.say(key)}. {scene.say(key + '.description')}", y)


def _text(d: Drawing, words: str, y: int) -> int:
    room = WIDTH - 2 * LEFT - 30
    first, second = lines_of(words, 11, room)
    d.words(LEFT + 30, y + 4, first, "t11", room, 11)
    if not second:
        return y + ROW
    d.words(LEFT + 30, y + 17, second, "t11", room, 11)
    return y + ROW + 13
