"""Our own signs for New Frontiers: kinds of planets and goods, credits, points, phases, keywords."""

from typing import Final

from galaktyka.core.svg import symbol, theme

COLOURS: Final[list[tuple[str, str, str]]] = [
    ("kind-novelty", "#69a8f3", "#69a8f3"),
    ("kind-rare", "#bd8f63", "#c2946a"),
    ("kind-genes", "#5cc481", "#5cc481"),
    ("kind-alien", "#f0dc57", "#f0dc57"),
    ("kind-none", "#a3aebd", "#98a4b4"),
    ("planet-edge", "#5c6a88", "#05070d"),
    ("paper", "#ffffff", "#ffffff"),
    ("credits", "#f0b861", "#f0b861"),
    ("vp", "#f5a9ba", "#f5a9ba"),
    ("colonist", "#d2dae6", "#d2dae6"),
    ("military", "#f0827d", "#f0827d"),
    ("foe", "#c0332d", "#ff8f8a"),
    ("zone", "#f7d9d6", "#43242c"),
    ("bar", "#8aa0cc", "#5f78b0"),
]

# Text colour and the ground it stands on.
TEXT_PAIRS: Final[list[tuple[str, str]]] = [
    ("ink", "kind-novelty"), ("ink", "kind-rare"), ("ink", "kind-genes"), ("ink", "kind-alien"),
    ("ink", "kind-none"), ("ink", "credits"), ("ink", "vp"), ("ink", "colonist"), ("ink", "military"),
    ("foe", "panel"), ("foe", "panel2"), ("text", "zone"),
]  # fmt: skip

KINDS: Final = ("novelty", "rare", "genes", "alien")

# Symbols are copied out of reach of `.picture`: the rules for what is inside them stand alone.
_RULES: Final = """
.in-ball{stroke:var(--planet-edge);stroke-width:1.5}
.in-moon{fill:var(--paper);stroke:var(--planet-edge);stroke-width:1.4}
.in-crescent{fill:var(--shade);opacity:.2}
.in-halo{fill:none;stroke-width:5}
.in-core{fill:var(--kind-none);stroke:var(--planet-edge);stroke-width:1.2}
.in-good{stroke:var(--edge);stroke-width:1.8;stroke-linejoin:round}
.in-facet{fill:var(--paper);opacity:.3;stroke:none}
.in-sign{fill:none;stroke:var(--text);stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round}
.in-solid{fill:var(--text);stroke:none}
.in-foe{fill:none;stroke:var(--foe);stroke-width:4}
.in-badge{fill:var(--text);stroke:none}
.in-white{fill:none;stroke:var(--panel);stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round}
.in-full{fill:var(--panel);stroke:none}
.picture .card.lead{stroke:var(--text);stroke-width:2}
.picture .colony{fill:var(--panel2);stroke:var(--line)}
.picture .colony.foe{stroke:var(--foe)}
.picture .explored{fill:var(--panel);stroke:var(--mut);stroke-dasharray:4 3}
.picture .explored.foe{stroke:var(--foe)}
.picture .price{fill:var(--panel);stroke:var(--text);stroke-width:1.8}
.picture .defence{fill:var(--panel);stroke:var(--foe);stroke-width:1.8}
.picture text.foe{fill:var(--foe)}
.picture .chosen{fill:var(--panel);stroke:var(--text);stroke-width:1.6}
.picture .zone{fill:var(--zone);stroke:var(--line)}
.picture .covered{fill:var(--bar);stroke:var(--line)}
.picture .track{fill:var(--panel2);stroke:var(--line)}
.picture .bar{fill:var(--bar)}
.picture .bar.near{fill:var(--foe)}
.picture .back{fill:var(--panel2);stroke:var(--mut);stroke-width:1.6}
"""

# A moon in a place of its own for each kind, so that kinds differ without their colours too.
_MOONS: Final[dict[str, str]] = {
    "novelty": "-13,-13",
    "rare": "13,-13",
    "genes": "13,13",
    "alien": "-13,13",
}

# Goods differ in size, as the cubes in the box do.
_CUBES: Final[dict[str, int]] = {"novelty": 13, "rare": 15, "genes": 17, "alien": 19}

_FIGURES: Final[list[tuple[str, str, str]]] = [
    ("credits", "credits", '<rect x="-21" y="-15" width="42" height="30" rx="6"/>'),
    ("vp", "vp", '<path d="M0-20 18-10V10L0 20-18 10V-10Z"/>'),
    (
        "colonist",
        "colonist",
        '<path d="M0-20A8 8 0 0 1 5-6C13-3 15 6 15 18H-15C-15 6-13-3-5-6A8 8 0 0 1 0-20Z"/>',
    ),
    ("military", "military", '<path d="M0-20 18-14V0C18 10 9 17 0 20-9 17-18 10-18 0V-14Z"/>'),
]

_SIGNS: Final[list[tuple[str, str]]] = [
    ("arrow", '<path class="in-sign" d="M-13 0H12M4-8 13 0 4 8"/>'),
    ("swap", '<path class="in-sign" d="M-15-5H13M6-13 14-5M15 6H-13M-6 14-14 6"/>'),
    (
        "bag",
        '<path class="in-sign" d="M-7-18H7L4-9C14-4 18 4 15 12 13 18 7 18 0 18S-13 18-15 12C-18 4-14-4-4-9Z"/>',
    ),
    ("planet", '<circle class="in-sign" r="11"/><path class="in-sign" d="M-17 6C-8 7 9 0 17-7"/>'),
    (
        "settled",
        '<path class="in-sign" d="M-17 16A18 18 0 0 1 17 16M-4 0V-19L10-13-4-7"/>',
    ),
    ("good", '<path class="in-sign" d="M-14-14H14V14H-14ZM-14-4H14"/>'),
    ("technology", '<path class="in-sign" d="M0-18 18 0 0 18-18 0Z"/>'),
    ("large", '<path class="in-sign" d="M-8-16 8 0-8 16-20 0ZM8-16 20 0 8 16"/>'),
    ("most", '<path class="in-solid" d="M-18 14V-12L-8-2 0-16 8-2 18-12V14Z"/>'),
    ("end", '<path class="in-sign" d="M-12 19V-17H14L7-8 14 1H-12"/>'),
    ("differ", '<path class="in-sign" d="M-14-6H14M-14 6H14M8-16-8 16"/>'),
    (
        "windfall",
        '<circle class="in-sign" r="17" stroke-dasharray="5 5"/><circle class="in-solid" r="8"/>',
    ),
    ("production", '<circle class="in-solid" r="15"/>'),
    ("power", '<path class="in-solid" d="M4-20-14 4H-2L-5 20 14-5H2Z"/>'),
    (
        "hidden",
        '<path class="in-sign" d="M-9-8A9 9 0 1 1 2 2Q0 4 0 8"/><circle class="in-solid" cy="17" r="3"/>',
    ),
    (
        "goal",
        '<circle class="in-sign" r="17"/><circle class="in-sign" r="8"/><circle class="in-solid" r="3"/>',
    ),
    ("first", '<path class="in-sign" d="M-16 0H14M-4-12-16 0-4 12M18-14V14"/>'),
    ("mat", '<path class="in-sign" d="M-18-8 0-18 18-8V14H-18ZM-8 14V0H8V14"/>'),
]

_PHASES: Final[list[tuple[str, str]]] = [
    ("explore", '<circle class="in-white" cx="-2" cy="-2" r="9"/><path class="in-white" d="M5 5 13 13"/>'),
    ("develop", '<path class="in-white" d="M0-13 13 0 0 13-13 0Z"/>'),
    ("settle", '<path class="in-white" d="M-7 14V-13L10-6-7 1"/>'),
    ("produce", '<path class="in-white" d="M-12-2H4V14H-12ZM9-13V-3M4-8H14"/>'),
    ("trade", '<path class="in-white" d="M-12-6H12L6-12M12 6H-12L-6 12"/>'),
    (
        "consume",
        '<path class="in-white" d="M0 12V-12M-9 3 0 13 9 3"/><path class="in-white" d="M-11-12H11"/>',
    ),
]

_KEYWORDS: Final[list[tuple[str, str]]] = [
    ("alien", '<path class="in-sign" d="M-18 0Q0-16 18 0Q0 16-18 0Z"/><circle class="in-solid" r="6"/>'),
    ("imperium", '<path class="in-solid" d="M0-19 5-5 19-5 8 4 12 18 0 9-12 18-8 4-19-5-5-5Z"/>'),
    ("rebel", '<path class="in-sign" d="M-13 13 13-13M-13-13 13 13"/><circle class="in-sign" r="18"/>'),
    (
        "terraforming",
        '<path class="in-solid" d="M-16 14C-18-8-2-18 17-17 18 2 8 16-8 12L-14 18Z"/>',
    ),
    ("uplift", '<path class="in-sign" d="M-12-2 0-14 12-2M-12 14 0 2 12 14"/>'),
]


def _ball(kind: str) -> str:
    moon = f'<circle class="in-moon" r="5" transform="translate({_MOONS[kind]})"/>' if kind in _MOONS else ""
    return symbol(
        f"planet-{kind}",
        f'<circle class="in-ball" r="19" fill="var(--kind-{kind})"/>'
        '<path class="in-crescent" d="M13.4-13.4A19 19 0 0 1-13.4 13.4A24 24 0 0 0 13.4-13.4Z"/>' + moon,
    )


def _halo(kind: str) -> str:
    return symbol(
        f"halo-{kind}",
        f'<circle class="in-core" r="13"/><circle class="in-halo" r="17" stroke="var(--kind-{kind})"/>'
        f'<circle class="in-moon" r="5" transform="translate({_MOONS[kind]})"/>',
    )


def _any_halo() -> str:
    """Four arcs in the four colours: the planet whose kind its owner names."""
    arcs = "".join(
        [
            f'<path class="in-halo" d="{arc}" stroke="var(--kind-{kind})"/>'
            for kind, arc in zip(
                KINDS,
                (
                    "M-17 0A17 17 0 0 1 0-17",
                    "M0-17A17 17 0 0 1 17 0",
                    "M17 0A17 17 0 0 1 0 17",
                    "M0 17A17 17 0 0 1-17 0",
                ),
                strict=True,
            )
        ]
    )
    return symbol("halo-any", f'<circle class="in-core" r="13"/>{arcs}')


def _cube(kind: str) -> str:
    half = _CUBES[kind]
    return symbol(
        f"good-{kind}",
        f'<g class="in-good" fill="var(--kind-{kind})"><rect x="{-half}" y="{-half}" width="{2 * half}" '
        f'height="{2 * half}" rx="4"/></g><path class="in-facet" d="M{-half + 3} {-half + 3}H{half - 3}V{-half + 8}'
        f'H{-half + 3}Z"/>',
    )


def _definitions() -> str:
    parts = [f"<style>{theme(COLOURS)}{_RULES}</style>"]
    parts.extend([_ball(kind) for kind in (*KINDS, "none")])
    parts.extend([_halo(kind) for kind in KINDS])
    parts.append(_any_halo())
    parts.extend([_cube(kind) for kind in KINDS])
    for name, colour, shape in _FIGURES:
        parts.append(symbol(f"sign-{name}", f'<g class="in-good" fill="var(--{colour})">{shape}</g>'))
    parts.extend([symbol(f"sign-{name}", shape) for name, shape in _SIGNS])
    for phase, shape in _PHASES:
        badge = '<rect class="in-badge" x="-20" y="-20" width="40" height="40" rx="7"/>'
        parts.append(symbol(f"phase-{phase}", badge + shape))
    parts.extend([symbol(f"keyword-{name}", shape) for name, shape in _KEYWORDS])
    parts.append(symbol("price-mark", '<circle class="in-sign" r="16"/>'))
    parts.append(symbol("defence-mark", '<circle class="in-foe" r="16"/>'))
    return "".join(parts)


DEFINITIONS: Final = _definitions()
