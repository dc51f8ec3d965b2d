"""Our own signs for Eclipse: resources, population squares, ships, parts, dice, structures."""

from typing import Final

from galaktyka.core.svg import symbol, theme

COLOURS: Final[list[tuple[str, str, str]]] = [
    ("color-red", "#ef6b66", "#ef6b66"),
    ("color-blue", "#5b9ff0", "#5b9ff0"),
    ("color-green", "#4fc08d", "#4fc08d"),
    ("color-yellow", "#efd043", "#efd043"),
    ("color-white", "#f1f4f9", "#eef2f8"),
    ("color-black", "#8d98ad", "#8d98ad"),
    ("materials", "#c4966a", "#c4966a"),
    ("science", "#f09cc4", "#f09cc4"),
    ("money", "#f3b549", "#f3b549"),
    ("grey", "#b9c2cf", "#aab5c5"),
    ("die-yellow", "#f5d95c", "#f5d95c"),
    ("die-orange", "#f39a4d", "#f39a4d"),
    ("die-blue", "#6fadf3", "#6fadf3"),
    ("die-red", "#f0726d", "#f0726d"),
    ("nobody", "#c9a6f5", "#c9a6f5"),
    ("portal", "#57c9d6", "#57c9d6"),
    ("vp", "#f5a9ba", "#f5a9ba"),
    ("paper", "#ffffff", "#ffffff"),
    ("space", "#eaf0fa", "#0c1324"),
    ("hole", "#7f93c4", "#8ba2dc"),
    ("foe", "#c0332d", "#ff8f8a"),
]

# Text colour and the ground it stands on.
TEXT_PAIRS: Final[list[tuple[str, str]]] = [
    ("ink", "color-red"), ("ink", "color-blue"), ("ink", "color-green"), ("ink", "color-yellow"),
    ("ink", "color-white"), ("ink", "color-black"), ("ink", "materials"), ("ink", "science"),
    ("ink", "money"), ("ink", "grey"), ("ink", "die-yellow"), ("ink", "die-orange"), ("ink", "die-blue"),
    ("ink", "die-red"), ("ink", "nobody"), ("ink", "portal"), ("ink", "vp"), ("text", "space"),
    ("mut", "space"), ("foe", "panel"), ("foe", "panel2"),
]  # fmt: skip

# Symbols are copied out of reach of `.picture`: the rules for what is inside them stand alone.
_RULES: Final = """
.in-good{stroke:var(--edge);stroke-width:1.8;stroke-linejoin:round}
.in-glyph{fill:none;stroke:var(--ink);stroke-width:3.2;stroke-linejoin:round;stroke-linecap:round}
.in-dot{fill:var(--ink);stroke:none}
.in-star{fill:var(--paper);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round}
.in-sign{fill:none;stroke:var(--text);stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round}
.in-solid{fill:var(--text);stroke:none}
.in-inside{fill:var(--edge);stroke:none;opacity:.55}
.picture .sector-hex{fill:var(--space);stroke:var(--border);stroke-width:1.5;stroke-linejoin:round}
.picture .zone-hex{fill:none;stroke:var(--hexline);stroke-dasharray:5 6;stroke-linejoin:round}
.picture .zone-now{fill:var(--hex);stroke:var(--text);stroke-width:2;stroke-linejoin:round}
.picture .claimed{fill:none;stroke-width:4;stroke-linejoin:round}
.picture .hole{fill:var(--hole);stroke:none}
.picture .link{fill:var(--hole);stroke:var(--space);stroke-width:1.5}
.picture .nobody{fill:var(--nobody)}
.picture .hurt{fill:var(--foe);stroke:var(--edge)}
.picture .whole{fill:none;stroke:var(--mut)}
.picture text.foe{fill:var(--foe)}
.picture .paper{fill:var(--paper)}
.picture .cell{fill:var(--panel2);stroke:var(--line)}
.picture .cell.now{stroke:var(--text);stroke-width:1.8}
.picture .materials{fill:var(--materials)}
.picture .science{fill:var(--science)}
.picture .money{fill:var(--money)}
.picture .printed{fill:var(--panel2);stroke:var(--line)}
.picture .placed{fill:var(--panel);stroke:var(--text);stroke-width:1.6}
.picture .die-yellow{fill:var(--die-yellow);stroke:var(--edge)}
.picture .die-orange{fill:var(--die-orange);stroke:var(--edge)}
.picture .die-blue{fill:var(--die-blue);stroke:var(--edge)}
.picture .die-red{fill:var(--die-red);stroke:var(--edge)}
.picture .color-red{fill:var(--color-red)}.picture .color-blue{fill:var(--color-blue)}
.picture .color-green{fill:var(--color-green)}.picture .color-yellow{fill:var(--color-yellow)}
.picture .color-white{fill:var(--color-white)}.picture .color-black{fill:var(--color-black)}
.picture .band{stroke:var(--line)}
.picture .band-military{fill:var(--die-red)}.picture .band-grid{fill:var(--die-blue)}
.picture .band-nano{fill:var(--die-yellow)}.picture .band-rare{fill:var(--nobody)}
"""

_SQUARE: Final = '<rect x="-18" y="-18" width="36" height="36" rx="5"/>'
_GLYPHS: Final[list[tuple[str, str]]] = [
    ("materials", '<path class="in-glyph" d="M0-10 9-5V5L0 10-9 5V-5Z"/>'),
    ("science", '<path class="in-glyph" d="M-4-11V-3L-11 10H11L4-3V-11M-7-11H7"/>'),
    ("money", '<circle class="in-glyph" r="10"/><path class="in-glyph" d="M0-4V4"/>'),
    (
        "grey",
        '<circle class="in-dot" cx="-8" r="3"/><circle class="in-dot" r="3"/><circle class="in-dot" cx="8" r="3"/>',
    ),
]
_STAR: Final = (
    '<path class="in-star" d="M0-10 3-3 10-3 4 2 6 9 0 5-6 9-4 2-10-3-3-3Z" transform="translate(14 -14)"/>'
)

_GOODS: Final[list[tuple[str, str]]] = [
    ("materials", '<path d="M0-20 18-10V10L0 20-18 10V-10Z"/>'),
    ("science", '<path d="M0-21 21 0 0 21-21 0Z"/>'),
    ("money", '<circle r="19"/>'),
    ("vp", '<path d="M-13-18H13L20 0 13 18H-13L-20 0Z"/>'),
]

# Coloured by their owner where they are used.
_PIECES: Final[list[tuple[str, str]]] = [
    ("interceptor", '<path d="M0-16 5-2 15 12 5 8H-5L-15 12-5-2Z"/>'),
    ("cruiser", '<path d="M0-19 6-8V2L17 10V16L6 12 4 18H-4L-6 12-17 16V10L-6 2V-8Z"/>'),
    (
        "dreadnought",
        '<path d="M0-20 7-12V-5L19-9V12L11 8V18L4 13H-4L-11 18V8L-19 12V-9L-7-5V-12Z"/>'
        '<path class="in-inside" d="M-3-6H3V6H-3Z"/>',
    ),
    (
        "starbase",
        '<path d="M-6-19H6V-11L13-13 19-6 12 0 19 6 13 13 6 11V19H-6V11L-13 13-19 6-12 0-19-6-13-13-6-11Z"/>'
        '<circle class="in-inside" r="5"/>',
    ),
    ("ancient", '<path d="M0-19C10-12 17-3 17 6L8 2 5 18 0 10-5 18-8 2-17 6C-17-3-10-12 0-19Z"/>'),
    (
        "guardian",
        '<path d="M0-20 9-9 20-12 14 2 18 16 4 11 0 20-4 11-18 16-14 2-20-12-9-9Z"/>'
        '<circle class="in-inside" r="5"/>',
    ),
    (
        "gcds",
        '<path d="M-7-20H7L10-10 20-7V7L10 10 7 20H-7L-10 10-20 7V-7L-10-10Z"/>'
        '<circle class="in-inside" r="7"/><path class="in-inside" d="M-16-2H16V2H-16Z"/>',
    ),
    (
        "cube",
        '<path d="M-15-8-7-15H15V7L7 15H-15Z"/><path class="in-inside" d="M-15-8H7L15-15V7L7 15V-8Z" opacity=".3"/>',
    ),
    ("disc", '<circle r="18"/><circle r="12" fill="none"/>'),
    ("colony", '<path d="M0-18C10-10 11 2 9 11H-9C-11 2-10-10 0-18ZM-9 5-16 16H-7M9 5 16 16H7"/>'),
]

_SIGNS: Final[list[tuple[str, str]]] = [
    ("initiative", '<path class="in-sign" d="M-14 2 0-12 14 2M-14 14 0 0 14 14"/>'),
    ("movement", '<path class="in-sign" d="M-16 0H14M4-10 15 0 4 10"/>'),
    ("energy", '<path class="in-solid" d="M5-20-13 4H-2L-6 20 14-5H3Z"/>'),
    ("computer", '<path class="in-sign" d="M0-17V17M-17 0H17"/><circle class="in-sign" r="11"/>'),
    ("shield", '<path class="in-sign" d="M0-18 16-12V0C16 9 8 15 0 18-8 15-16 9-16 0V-12Z"/>'),
    ("hull", '<path class="in-sign" d="M-15-14H15V14H-15ZM-15 0H15M0-14V0M-8 0V14M8 0V14"/>'),
    ("artifact", '<path class="in-sign" d="M0-18 12 0 0 18-12 0ZM-12 0H12"/>'),
    ("discovery", '<path class="in-sign" d="M-16-16H16V16H-16ZM-5-5A5 5 0 1 1 1 1V4M1 9V10"/>'),
    ("monolith", '<path class="in-solid" d="M-7-19H7L10 19H-10Z"/>'),
    ("traitor", '<path class="in-sign" d="M-14-14 14 14M14-14-14 14"/><circle class="in-sign" r="18"/>'),
    ("start", '<path class="in-sign" d="M-11 19V-17L13-10-11-2"/>'),
    ("trade", '<path class="in-sign" d="M-15-6H13M6-13 14-6M15 6H-13M-6 13-14 6"/>'),
    (
        "ambassador",
        '<circle class="in-sign" cy="-8" r="8"/><path class="in-sign" d="M-15 17C-15 2 15 2 15 17"/>',
    ),
    ("grave", '<path class="in-sign" d="M-12 18V-6A12 12 0 0 1 12-6V18ZM0-8V6M-6-2H6"/>'),
    (
        "bag",
        '<path class="in-sign" d="M-7-18H7L4-9C14-4 18 4 15 12 13 18 7 18 0 18S-13 18-15 12C-18 4-14-4-4-9Z"/>',
    ),
    ("stack", '<path class="in-sign" d="M-9-14H9L17 0 9 14H-9L-17 0Z"/>'),
    ("explore", '<circle class="in-sign" r="11" cx="-4" cy="-4"/><path class="in-sign" d="M4 4 17 17"/>'),
    ("research", '<path class="in-sign" d="M-5-17V-5L-15 14H15L5-5V-17M-9-17H9M-9 4H9"/>'),
    ("upgrade", '<path class="in-sign" d="M0-16V16M-12-5 0-17 12-5M-14 16H14"/>'),
    ("build", '<path class="in-sign" d="M-16 16 4-4M-2-16 16 2M-7-11 11 7"/>'),
    ("move", '<path class="in-sign" d="M-17 0H16M5-11 17 0 5 11"/>'),
    ("influence", '<circle class="in-sign" r="16"/><circle class="in-solid" r="7"/>'),
]
_ORBITAL: Final = '<circle class="in-sign" r="11"/><path class="in-sign" d="M-18 8C-8 10 10 0 18-8"/>'
_PORTAL: Final = (
    '<circle fill="var(--portal)" class="in-good" r="18"/><circle class="in-glyph" r="10"/>'
    '<circle class="in-dot" r="4"/>'
)
_BLAST: Final = '<path class="in-dot" d="M0-13 4-4 13-5 6 2 10 11 0 7-10 11-6 2-13-5-4-4Z"/>'


def _definitions() -> str:
    """The colours and all symbols, once for a page."""
    parts = [f"<style>{theme(COLOURS)}{_RULES}</style>"]
    for name, glyph in _GLYPHS:
        ground = f'<g class="in-good" fill="var(--{name})">{_SQUARE}</g>'
        parts.append(symbol("square-" + name, ground + glyph))
        parts.append(symbol(f"square-{name}-advanced", ground + glyph + _STAR))
    for name, shape in _GOODS:
        parts.append(symbol("good-" + name, f'<g class="in-good" fill="var(--{name})">{shape}</g>'))
    parts.extend([symbol("piece-" + name, shape) for name, shape in _PIECES])
    parts.extend([symbol("sign-" + name, shape) for name, shape in _SIGNS])
    for color in ("yellow", "orange", "blue", "red"):
        fill = f'class="in-good" fill="var(--die-{color})"'
        parts.append(
            symbol("cannon-" + color, f'<rect x="-17" y="-17" width="34" height="34" rx="7" {fill}/>')
        )
        parts.append(symbol("missile-" + color, f'<path d="M0-20 19 16H-19Z" {fill}/>'))
    parts.append(symbol("sign-orbital", _ORBITAL))
    parts.append(symbol("sign-portal", _PORTAL))
    parts.append(symbol("sign-burst", _BLAST))
    return "".join(parts)


DEFINITIONS: Final = _definitions()
