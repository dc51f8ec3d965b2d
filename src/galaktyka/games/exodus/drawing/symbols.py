"""Our own signs for Exodus: resources, planets, ships, parts, rockets, Centaurians."""

from typing import Final

from galaktyka.core.svg import symbol, theme

COLOURS: Final[list[tuple[str, str, str]]] = [
    ("cp", "#8fd6dd", "#8fd6dd"),
    ("axinium", "#f0a35c", "#f0a35c"),
    ("phasium", "#bb9cf5", "#bb9cf5"),
    ("vp", "#f5a9ba", "#f5a9ba"),
    ("council", "#f2d36b", "#f2d36b"),
    ("planet-edge", "#5c6a88", "#05070d"),
    ("paper", "#ffffff", "#ffffff"),
    ("moon", "#c9d2e0", "#aab6ca"),
    ("foe", "#c0332d", "#ff8f8a"),
    ("foe-body", "#ef7f79", "#ef7f79"),
    ("tech-orange", "#f2a65e", "#f2a65e"),
    ("tech-grey", "#b3bcc9", "#b3bcc9"),
    ("tech-black", "#7d8aa3", "#8f9bb3"),
    ("tech-brown", "#c39a72", "#c39a72"),
    ("rate-red", "#c0332d", "#ff8f8a"),
]

# Text colour and the ground it stands on.
TEXT_PAIRS: Final[list[tuple[str, str]]] = [
    ("ink", "cp"), ("ink", "axinium"), ("ink", "phasium"), ("ink", "vp"), ("ink", "council"),
    ("ink", "foe-body"), ("ink", "tech-orange"), ("ink", "tech-grey"), ("ink", "tech-black"),
    ("ink", "tech-brown"), ("foe", "panel"), ("foe", "panel2"), ("foe", "hex"), ("rate-red", "panel2"),
]  # fmt: skip

# Symbols are copied out of reach of `.picture`: the rules for what is inside them stand alone.
_RULES: Final = """
.in-ball{stroke:var(--planet-edge);stroke-width:1.5}
.in-mark{fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round;opacity:.3}
.in-crescent{fill:var(--shade);opacity:.2}
.in-moon{fill:var(--moon);stroke:var(--planet-edge);stroke-width:1.2}
.in-good{stroke:var(--edge);stroke-width:1.8;stroke-linejoin:round}
.in-inside{fill:var(--edge);stroke:none}
.in-sign{fill:none;stroke:var(--text);stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round}
.in-solid{fill:var(--text);stroke:none}
.in-ruin{fill:none;stroke:var(--mut);stroke-width:2.5;stroke-linecap:round;stroke-dasharray:5 5}
.picture .ruled{fill-opacity:.2;stroke:none}
.picture .homeland{fill:none;stroke-width:3}
.picture .ship .piece{stroke-width:1.6}
.picture .cloaked .piece{fill-opacity:.55;stroke-dasharray:3 2}
.picture .cloak{fill:none;stroke:var(--mut);stroke-width:1.6;stroke-dasharray:3 3}
.picture .hurt{fill:var(--foe);stroke:var(--panel);stroke-width:1}
.picture .route{fill:none;stroke-width:3.5;stroke-dasharray:7 5;stroke-linecap:round}
.picture .route-edge{fill:none;stroke:var(--edge);stroke-width:5.5;stroke-linecap:round;opacity:.35}
.picture .flight{fill:none;stroke:var(--foe);stroke-width:2.5;stroke-dasharray:2 6;stroke-linecap:round}
.picture text.foe{fill:var(--foe)}
.picture text.red{fill:var(--rate-red)}
.picture .battle{fill:none;stroke:var(--foe);stroke-width:4;stroke-dasharray:12 6}
.picture .chosen{fill:var(--panel2);stroke:var(--text);stroke-width:2}
.picture .spent{opacity:.45}
.picture .part{fill:var(--panel);stroke:var(--mut)}
.picture .tech-orange{fill:var(--tech-orange)}.picture .tech-grey{fill:var(--tech-grey)}
.picture .tech-black{fill:var(--tech-black)}.picture .tech-brown{fill:var(--tech-brown)}
.picture .known{stroke:var(--go);stroke-width:2}
.picture .letter{fill:var(--text)}
"""


def _seat_rules() -> str:
    return "".join([f".picture .stroke-{seat}{{stroke:var(--seat-{seat})}}" for seat in range(6)])


# A pattern for each resource, so that planets differ without their colours too.
_PATTERNS: Final[list[tuple[str, str]]] = [
    ("cp", '<path class="in-mark" d="M-15-12H4M-19-3H-8M8 13H15M-14 14H0M10-3H19"/>'),
    ("axinium", '<path class="in-mark" d="M-18-6-6-18M-16 11-8 3M6 18 18 6M8-8 14-14"/>'),
    ("phasium", '<circle class="in-mark" r="15" stroke-dasharray="4 6"/>'),
]

_GOODS: Final[list[tuple[str, str]]] = [
    ("cp", '<path d="M0-20 17-10V10L0 20-17 10V-10Z"/>'),
    ("axinium", '<path d="M-12-15H12L20 15H-20Z"/>'),
    ("phasium", '<path d="M0-21C9-8 16-1 16 7A16 13 0 0 1-16 7C-16-1-9-8 0-21Z"/>'),
    (
        "vp",
        '<path d="M0-21 6-15 14-15 15-6 21 0 15 6 14 15 6 15 0 21-6 15-14 15-15 6-21 0-15-6-14-15-6-15Z"/>',
    ),
    ("council", '<path d="M0-21 6-7 20-6 9 4 13 19 0 11-13 19-9 4-20-6-6-7Z"/>'),
]

# Seen from above, nose up. Told apart by outline alone.
SHIPS: Final[list[tuple[str, str]]] = [
    ("dark_raider", '<path d="M0-21 17 18 0 13-17 18Z"/>'),
    ("fighter", '<path d="M0-21 8-8 21 6V13L9 9 10 19H-10L-9 9-21 13V6L-8-8Z"/>'),
    (
        "battle_cruiser",
        '<path d="M0-21 8-12V-3L18 3V17H9L6 20H-6L-9 17H-18V3L-8-3V-12Z"/>',
    ),
    ("transporter", '<path d="M-10-19H10L16-10V17H-16V-10Z"/><path d="M-16 3H16" fill="none"/>'),
]

_SIGNS: Final[list[tuple[str, str]]] = [
    ("drive", '<path class="in-sign" d="M-14-12 0 0-14 12M2-12 16 0 2 12"/>'),
    ("shield", '<path class="in-sign" d="M0-18 16-12V0C16 9 8 15 0 18-8 15-16 9-16 0V-12Z"/>'),
    ("cannon", '<circle class="in-sign" r="9"/><path class="in-sign" d="M0-19V-9M0 9V19M-19 0H-9M9 0H19"/>'),
    (
        "cargo",
        '<path class="in-sign" d="M-16-9 0-18 16-9V9L0 18-16 9ZM-16-9 0 0 16-9M0 0V18"/>',
    ),
    (
        "population",
        '<path class="in-solid" d="M0-20A8 8 0 0 1 5-6C13-3 15 6 15 18H-15C-15 6-13-3-5-6A8 8 0 0 1 0-20Z"/>',
    ),
    (
        "technology",
        '<path class="in-sign" d="M-6-18V-6L-16 14Q-17 18-12 18H12Q17 18 16 14L6-6V-18M-10-18H10"/>',
    ),
    ("ship", '<path class="in-solid" d="M0-20 14 18 0 10-14 18Z"/>'),
    (
        "moons",
        '<circle class="in-moon" cx="-5" cy="3" r="11"/><circle class="in-moon" cx="11" cy="-9" r="7"/>',
    ),
    ("ruin", '<circle class="in-ruin" r="18"/><path class="in-ruin" d="M-10-6 8 10M9-9-4 13M-12 8-2-12"/>'),
    (
        "tax",
        '<path class="in-sign" d="M-13 14 13-14"/><circle class="in-sign" cx="-9" cy="-9" r="6"/>'
        '<circle class="in-sign" cx="9" cy="9" r="6"/>',
    ),
]

# Rockets differ by what their heads show: rays, a drop, a ring.
_ROCKETS: Final[list[tuple[str, str]]] = [
    ("hypersonic_rocket", '<path class="in-inside" d="M-4-6H4V4H-4Z"/>'),
    ("biochemical_rocket", '<circle class="in-inside" cy="-2" r="4.5"/>'),
    ("graviton_rocket", '<path class="in-inside" d="M0-8 6 4H-6Z"/>'),
]


def _planet(kind: str, pattern: str) -> str:
    return symbol(
        f"planet-{kind}",
        f'<circle class="in-ball" r="20" fill="var(--{kind})"/>{pattern}'
        '<path class="in-crescent" d="M14.1-14.1A20 20 0 0 1-14.1 14.1A25 25 0 0 0 14.1-14.1Z"/>',
    )


def _rocket(name: str, mark: str) -> str:
    body = '<path d="M0-21C8-14 9-4 9 4L15 16H7L4 20H-4L-7 16H-15L-9 4C-9-4-8-14 0-21Z"/>'
    return symbol(f"piece-{name}", f'<g class="in-good" fill="var(--moon)">{body}</g>{mark}')


def _definitions() -> str:
    parts = [f"<style>{theme(COLOURS)}{_RULES}{_seat_rules()}</style>"]
    parts.extend([_planet(kind, pattern) for kind, pattern in _PATTERNS])
    for name, shape in _GOODS:
        parts.append(symbol(f"sign-{name}", f'<g class="in-good" fill="var(--{name})">{shape}</g>'))
    parts.extend([symbol(f"piece-{name}", shape) for name, shape in SHIPS])
    parts.extend([_rocket(name, mark) for name, mark in _ROCKETS])
    parts.extend([symbol(f"sign-{name}", shape) for name, shape in _SIGNS])
    foe = '<path d="M0-21 20 4 12 19 0 12-12 19-20 4Z"/>'
    parts.append(symbol("piece-centaurian", f'<g class="in-good" fill="var(--foe-body)">{foe}</g>'))
    return "".join(parts)


DEFINITIONS: Final = _definitions()
