"""Our own signs for Gaia Project: planets, structures, goods, and small sentences made of them."""

from typing import Final

from galaktyka.core.svg import Drawing, symbol, theme
from galaktyka.games.gaia.components import Effect
from galaktyka.games.gaia.ids import (
    CREDITS,
    KNOWLEDGE,
    ORE,
    PER_BIG,
    PER_FEDERATION,
    PER_GAIA_PLANET,
    PER_LAB,
    PER_MINE,
    PER_NOTHING,
    PER_PLANET_TYPE,
    PER_SECTOR,
    POWER,
    QIC,
    RESOURCES,
    TOKENS,
    VP,
)

COLOURS: Final[list[tuple[str, str, str]]] = [
    ("planet-terra", "#5b9ff0", "#5b9ff0"),
    ("planet-oxide", "#ee6a66", "#ee6a66"),
    ("planet-volcanic", "#f59a3e", "#f59a3e"),
    ("planet-desert", "#edd04b", "#edd04b"),
    ("planet-swamp", "#b3845a", "#b98a5f"),
    ("planet-titanium", "#98a4b4", "#98a4b4"),
    ("planet-ice", "#e9f1fa", "#eaf1f9"),
    ("planet-transdim", "#a98cf0", "#a585f2"),
    ("planet-gaia", "#57c27c", "#57c27c"),
    ("planet-lost", "#39425a", "#39425a"),
    ("planet-edge", "#5c6a88", "#05070d"),
    ("paper", "#ffffff", "#ffffff"),
    ("credits", "#f2c94f", "#f2c94f"),
    ("ore", "#c3cedd", "#ccd6e4"),
    ("knowledge", "#74b4f6", "#74b4f6"),
    ("qic", "#57c27c", "#57c27c"),
    ("power", "#b592f6", "#b592f6"),
    ("vp", "#f5a9ba", "#f5a9ba"),
    ("green-token", "#57c27c", "#57c27c"),
    ("grey-token", "#b7c0cd", "#a7b1c0"),
]

TEXT_PAIRS: Final[list[tuple[str, str]]] = [
    ("ink", "planet-terra"), ("ink", "planet-oxide"), ("ink", "planet-volcanic"), ("ink", "planet-desert"),
    ("ink", "planet-swamp"), ("ink", "planet-titanium"), ("ink", "planet-ice"), ("ink", "planet-transdim"),
    ("ink", "planet-gaia"), ("paper", "planet-lost"), ("ink", "credits"), ("ink", "ore"),
    ("ink", "knowledge"), ("ink", "qic"), ("ink", "power"), ("ink", "vp"), ("ink", "green-token"),
    ("ink", "grey-token"),
]  # fmt: skip

# Symbols are copied out of reach of `.picture`: the rules for what is inside them stand alone.
_RULES: Final = """
.in-inside{fill:var(--edge);stroke:none}
.in-ball{stroke:var(--planet-edge);stroke-width:1.5}
.in-mark{fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round;opacity:.3}
.in-blot{fill:var(--ink);opacity:.22}
.in-crescent{fill:var(--shade);opacity:.2}
.picture .paper{fill:var(--paper)}
.in-good{stroke:var(--edge);stroke-width:1.6;stroke-linejoin:round}
.in-sign{fill:none;stroke:var(--text);stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round}
.in-solid{fill:var(--text);stroke:none}
.in-kind{fill:none;stroke:var(--mut);stroke-width:4;stroke-linecap:round;stroke-linejoin:round}
.picture .neutral{fill:var(--mut);stroke:var(--edge);stroke-width:1.4;stroke-linejoin:round}
.picture .frame{fill:none;stroke:var(--text);stroke-width:1.8}
.picture .bowl{fill:var(--panel2);stroke:var(--line)}
.picture .bowl.full{stroke:var(--power);stroke-width:2}
.picture .bowl.gaia{stroke:var(--qic);stroke-width:2}
.picture .drop{fill:var(--power);stroke:var(--edge)}
.picture .green{fill:var(--green-token);stroke:var(--edge)}
.picture .grey{fill:var(--grey-token);stroke:var(--edge)}
.picture .brainstone{fill:var(--credits);stroke:var(--edge);stroke-width:1.5}
.picture .ground{fill:var(--hex);stroke:var(--planet-edge)}
.picture .tag{fill:var(--panel);stroke:var(--border)}
"""

# A pattern for each kind, so that kinds differ without their colours too.
_PATTERNS: Final[list[tuple[str, str]]] = [
    ("terra", '<path class="in-mark" d="M-15-10q5-4 10 0t10 0 8-1M-17 9q5-4 10 0t10 0 12 0"/>'),
    (
        "oxide",
        '<g class="in-blot"><circle cx="-11" cy="-9" r="3.5"/><circle cx="11" cy="10" r="4.5"/>'
        '<circle cx="12" cy="-9" r="2.5"/><circle cx="-9" cy="12" r="2.5"/></g>',
    ),
    ("volcanic", '<path class="in-mark" d="M-13-14l4 8-6 5 6 7-3 9M12-15l-3 7 6 6-5 6 3 9"/>'),
    ("desert", '<path class="in-mark" d="M-18-8Q-9-16-1-10T17-10M-17 11Q-8 4 0 10T16 11"/>'),
    ("swamp", '<path class="in-mark" d="M-14-12h8M-2-14h10M-18 0h5M13 0h5M-12 12h7M0 14h9"/>'),
    ("titanium", '<path class="in-mark" d="M-18-6-6-18M-16 11 11-16M-11 16 16-11M6 18 18 6"/>'),
    ("ice", '<path class="in-mark" d="M0-18v7M0 18v-7M-16-9l6 3M16 9l-6-3M-16 9l6-3M16-9l-6 3"/>'),
    ("transdim", '<circle class="in-mark" r="15" stroke-dasharray="4 5"/>'),
    ("gaia", '<path class="in-mark" d="M-16-4Q-12-15 0-16Q-3-6-16-4ZM16 4Q12 15 0 16Q3 6 16 4Z"/>'),
    (
        "lost",
        '<ellipse fill="none" stroke="var(--paper)" stroke-width="2" rx="21" ry="6"'
        ' transform="rotate(-24)" opacity=".55"/>',
    ),
]

STRUCTURES: Final[list[tuple[str, str]]] = [
    ("mine", '<path d="M0-12 14 12H-14Z"/>'),
    ("trading_station", '<path d="M-15 15V-3L0-16 15-3V15H5V4H-5V15Z"/>'),
    (
        "research_lab",
        '<path d="M-6-18H6V-8C15-4 17 6 14 16H-14C-17 6-15-4-6-8Z"/><path d="M-9-18H9" fill="none"/>',
    ),
    ("planetary_institute", '<path d="M-19 17V-9H-12V-3H-7V-18H7V-3H12V-9H19V17H6V6H-6V17Z"/>'),
    (
        "academy_knowledge",
        '<path d="M0-19 20-7V-2H15V11H20V17H-20V11H-15V-2H-20V-7Z"/>'
        '<path class="in-inside" d="M0-3 8 5 0 13-8 5Z"/>',
    ),
    (
        "academy_qic",
        '<path d="M0-19 20-7V-2H15V11H20V17H-20V11H-15V-2H-20V-7Z"/>'
        '<path class="in-inside" d="M-6-1H6V11H-6Z"/>',
    ),
    (
        "gaiaformer",
        '<path d="M0-19C9-11 9-2 8 5L16 17H7L4 11H-4L-7 17H-16L-8 5C-9-2-9-11 0-19Z"/>'
        '<circle class="in-inside" cy="-4" r="3.5"/>',
    ),
    (
        "space_station",
        '<path d="M-4-18H4V-9.5A10 10 0 0 1 9.5-4H18V4H9.5A10 10 0 0 1 4 9.5V18H-4V9.5'
        'A10 10 0 0 1-9.5 4H-18V-4H-9.5A10 10 0 0 1-4-9.5Z"/><circle class="in-inside" r="4"/>',
    ),
    (
        "lost_planet_mine",
        '<path d="M-16 12V6A16 16 0 0 1 16 6V12Z"/><path class="in-inside" d="M0-5 5 6H-5Z"/>',
    ),
    ("satellite", '<path d="M-6-6H6V-3H10V-9H19V9H10V3H6V6H-6V3H-10V9H-19V-9H-10V-3H-6Z"/>'),
]

_GOODS: Final[list[tuple[str, str]]] = [
    ("credits", '<circle r="18"/>'),
    ("ore", '<path d="M0-20 20-5 12 18H-12L-20-5Z"/>'),
    ("knowledge", '<path d="M0-21 21 0 0 21-21 0Z"/>'),
    (
        "qic",
        '<path d="M-12-20V20M0-20V20M12-20V20M-20-12H20M-20 0H20M-20 12H20" stroke-width="3"/>'
        '<rect x="-16" y="-16" width="32" height="32" rx="5"/>',
    ),
    ("power", '<path d="M-20-17H20C21 8 11 19 0 19S-21 8-20-17Z"/>'),
    ("token", '<circle r="19"/><circle r="13.5" fill="none" opacity=".55"/>'),
    (
        "vp",
        '<path d="M0-21 6-15 14-15 15-6 21 0 15 6 14 15 6 15 0 21-6 15-14 15-15 6-21 0-15-6-14-15-6-15Z"/>',
    ),
]

_SIGNS: Final[list[tuple[str, str]]] = [
    (
        "step",
        '<path class="in-sign" d="M-15-3A15 15 0 0 1 13-8M14-17V-7H4M15 3A15 15 0 0 1-13 8M-14 17V7H-4"/>'
        '<circle class="in-solid" r="5"/>',
    ),
    (
        "range",
        '<circle class="in-solid" cx="-13" cy="13" r="5"/>'
        '<path class="in-sign" d="M-13-1A14 14 0 0 1 1 13M-13-11A24 24 0 0 1 11 13'
        'M-12-20A33 33 0 0 1 20 12"/>',
    ),
    ("advance", '<path class="in-sign" d="M0 18V-15M-12-4 0-17 12-4"/>'),
    (
        "tech",
        '<rect class="in-sign" x="-17" y="-14" width="34" height="28" rx="5"/>'
        '<path class="in-solid" d="M0-9 8-4V4L0 9-8 4V-4Z"/>',
    ),
    (
        "federation",
        '<path class="in-sign" d="M0-12 12 9H-12Z"/><circle class="in-solid" cy="-13" r="6.5"/>'
        '<circle class="in-solid" cx="-13" cy="10" r="6.5"/>'
        '<circle class="in-solid" cx="13" cy="10" r="6.5"/>',
    ),
    ("sector", '<path class="in-sign" d="M-9-16H9L18 0 9 16H-9L-18 0Z"/>'),
    ("again", '<path class="in-sign" d="M14-8A16 16 0 1 0 16 5M16-18V-7H5"/>'),
    ("arrow", '<path class="in-sign" d="M-12 0H12M4-8 13 0 4 8"/>'),
    (
        "lock",
        '<rect class="in-solid" x="-13" y="-3" width="26" height="20" rx="3"/>'
        '<path class="in-sign" d="M-8-3V-9A8 8 0 0 1 8-9V-3"/>',
    ),
    ("income", '<path class="in-kind" d="M0-18V6M-9-3 0 7 9-3M-17 8V17H17V8"/>'),
    ("pass", '<path class="in-kind" d="M-11 19V-17H13L7-8 13 1H-11"/>'),
    (
        "types",
        '<g class="in-ball"><path d="M0 0V-18A18 18 0 0 1 15.6 9Z" fill="var(--planet-terra)"/>'
        '<path d="M0 0 15.6 9A18 18 0 0 1-15.6 9Z" fill="var(--planet-desert)"/>'
        '<path d="M0 0-15.6 9A18 18 0 0 1 0-18Z" fill="var(--planet-oxide)"/></g>',
    ),
]

TRACK_SIGNS: Final = ("step", "range", "qic", "planet-gaia", "credits", "knowledge")
_GOOD_SIGNS: Final = ("credits", "ore", "knowledge", "qic", "power", "token", "vp")


def _planet(kind: str, pattern: str) -> str:
    return symbol(
        f"planet-{kind}",
        f'<circle class="in-ball" r="20" fill="var(--planet-{kind})"/>{pattern}'
        '<path class="in-crescent" d="M14.1-14.1A20 20 0 0 1-14.1 14.1A25 25 0 0 0 14.1-14.1Z"/>',
    )


def _good(name: str, shape: str) -> str:
    colour = "power" if name == "token" else name
    return symbol(f"sign-{name}", f'<g class="in-good" fill="var(--{colour})">{shape}</g>')


def _definitions() -> str:
    parts = [f"<style>{theme(COLOURS)}{_RULES}</style>"]
    parts.extend([_planet(kind, pattern) for kind, pattern in _PATTERNS])
    parts.extend([symbol(f"piece-{kind}", shape) for kind, shape in STRUCTURES])
    parts.extend([_good(name, shape) for name, shape in _GOODS])
    parts.extend([symbol(f"sign-{name}", shape) for name, shape in _SIGNS])
    return "".join(parts)


DEFINITIONS: Final = _definitions()


def sign(d: Drawing, name: str, x: int, y: int, size: int) -> None:
    d.use(name if name.startswith("planet-") else "sign-" + name, x, y, size)


def goods(d: Drawing, gain: list[int], x: int, y: int, size: int) -> int:
    """Each good with its amount on it, from left to right; gives the x after the last one."""
    for resource in (VP, KNOWLEDGE, ORE, CREDITS, QIC, POWER, TOKENS):
        if gain[resource]:
            d.counter("sign-" + _GOOD_SIGNS[resource], str(gain[resource]), x + size // 2, y, size)
            x += size + 2
    return x


def goods_width(gain: list[int], size: int) -> int:
    kinds = 0
    for resource in range(RESOURCES):
        if gain[resource]:
            kinds += 1
    return kinds * (size + 2)


def counted(d: Drawing, per_count: int, x: int, y: int, size: int) -> None:
    """The sign of what a "for each" counts."""
    if per_count == PER_MINE:
        d.use("piece-mine", x, y, size, "neutral")
    elif per_count == PER_LAB:
        d.use("piece-research_lab", x, y, size, "neutral")
    elif per_count == PER_BIG:
        d.use("piece-planetary_institute", x, y, size, "neutral")
    elif per_count == PER_GAIA_PLANET:
        d.use("planet-gaia", x, y, size)
    elif per_count == PER_PLANET_TYPE:
        d.use("sign-types", x, y, size)
    elif per_count == PER_SECTOR:
        d.use("sign-sector", x, y, size)
    elif per_count == PER_FEDERATION:
        d.use("sign-federation", x, y, size)
    else:
        d.use("piece-trading_station", x, y, size, "neutral")


def effect_width(effect: Effect, size: int) -> int:
    wide = goods_width(effect.gain, size)
    if effect.per_count != PER_NOTHING:
        wide += 2 * size + 10
    return wide


def effect_signs(d: Drawing, effect: Effect, x: int, y: int, size: int) -> None:
    """A gain, then the amount for each of the counted things: `3 ×lab`."""
    x = goods(d, effect.gain, x, y, size)
    if effect.per_count != PER_NOTHING:
        name = _GOOD_SIGNS[effect.per_resource]
        d.counter("sign-" + name, str(effect.per_amount), x + size // 2, y, size)
        d.words(x + size + 4, y + 4, "×", "mid s mut")
        counted(d, effect.per_count, x + size + 9 + size // 2, y, size)
