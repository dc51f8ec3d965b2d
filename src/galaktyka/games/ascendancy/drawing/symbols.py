"""Our own signs for Ascendancy: resources, nodes, systems, ships, starbases, dice."""

from typing import Final

from galaktyka.core.svg import symbol, theme

COLOURS: Final[list[tuple[str, str, str]]] = [
    ("production", "#e5a05a", "#e5a05a"),
    ("research", "#6fb7e8", "#6fb7e8"),
    ("culture", "#c79af0", "#c79af0"),
    ("ascendancy", "#f2d36b", "#f2d36b"),
    ("civ-federation", "#5b9ff0", "#5b9ff0"),
    ("civ-klingons", "#ef6b66", "#ef6b66"),
    ("civ-romulans", "#56bf83", "#56bf83"),
    ("home", "#fbf6e6", "#1d2440"),
    ("planet", "#e9f1fb", "#14203a"),
    ("phenomenon", "#f3e8fa", "#241a3a"),
    ("disc-edge", "#8796b5", "#4a5c8c"),
    ("lane", "#e3eaf6", "#131c33"),
    ("free", "#b9c4d6", "#9aa8c2"),
    ("danger", "#b3261e", "#ff8f8a"),
    ("danger-body", "#f2958f", "#f2958f"),
    ("card-face", "#fffaf0", "#2b3350"),
]

# Text colour and the ground it stands on.
TEXT_PAIRS: Final[list[tuple[str, str]]] = [
    ("ink", "production"), ("ink", "research"), ("ink", "culture"), ("ink", "ascendancy"), ("ink", "free"),
    ("ink", "danger-body"), ("ink", "civ-federation"), ("ink", "civ-klingons"), ("ink", "civ-romulans"),
    ("text", "home"), ("text", "planet"), ("text", "phenomenon"), ("text", "lane"), ("text", "card-face"),
    ("mut", "home"), ("mut", "planet"), ("mut", "phenomenon"), ("danger", "panel"), ("danger", "panel2"),
    ("danger", "bg"),
]  # fmt: skip

# Symbols are copied out of reach of `.picture`: the rules for what is inside them stand alone.
_RULES: Final = """
.in-good{stroke:var(--edge);stroke-width:1.8;stroke-linejoin:round}
.in-sign{fill:none;stroke:var(--text);stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round}
.in-solid{fill:var(--text);stroke:none}
.in-faint{fill:none;stroke:var(--disc-edge);stroke-width:1.4;stroke-linecap:round;opacity:.35}
.in-pip{fill:var(--ink);stroke:none}
.picture .board{fill:var(--bg);stroke:var(--line);stroke-width:2}
.picture .disc{stroke:var(--disc-edge);stroke-width:1.6}
.picture .disc.home{fill:var(--home)}.picture .disc.planet{fill:var(--planet)}
.picture .disc.phenomenon{fill:var(--phenomenon);stroke-dasharray:6 4}
.picture .held{fill:none;stroke-width:5}
.picture .mobile{fill:none;stroke:var(--disc-edge);stroke-width:1.4;stroke-dasharray:2 5;stroke-linecap:round}
.picture .lane{fill:var(--lane);stroke:var(--disc-edge);stroke-width:1.2}
.picture .lane.open{stroke-dasharray:4 3}
.picture .trunk{fill:none;stroke:var(--disc-edge);stroke-width:5;stroke-linejoin:round;opacity:.5}
.picture .slotbox{fill:var(--panel);stroke:var(--disc-edge);stroke-width:1.2}
.picture .slotbox.open{stroke-dasharray:3 2}
.picture .node-production{fill:var(--production)}.picture .node-research{fill:var(--research)}
.picture .node-culture{fill:var(--culture)}
.picture .node{stroke:var(--edge);stroke-width:1.2}
.picture .ship .piece,.picture .fleet .piece,.picture .inwarp .piece{stroke-width:1.5}
.picture .fleetplate{stroke:var(--edge);stroke-width:1.4}
.picture .arc{fill:none;stroke:var(--acc);stroke-width:3;stroke-linecap:round;opacity:.75}
.picture .ghost{fill:var(--panel);fill-opacity:.55;stroke:var(--acc);stroke-width:1.6;stroke-dasharray:4 3}
.picture .ghostlane{fill:none;stroke:var(--acc);stroke-width:1.4;stroke-dasharray:4 4;opacity:.8}
.picture .front{fill:none;stroke:var(--danger);stroke-width:4;stroke-dasharray:10 6}
.picture .rush{fill:none;stroke:var(--danger);stroke-width:2.5;stroke-dasharray:2 6;stroke-linecap:round}
.picture .warning{fill:var(--danger-body);stroke:var(--edge);stroke-width:1.2}
.picture .token{stroke:var(--edge);stroke-width:1.2}
.picture .cardback{fill:var(--card-face);stroke:var(--disc-edge);stroke-width:1.4}
.picture .pip{fill:var(--text);stroke:none}
.picture .pip.used{fill:none;stroke:var(--mut);stroke-dasharray:2 2}
.picture .step{fill:var(--panel);stroke:var(--line)}
.picture .step.now{fill:var(--text)}
.picture .spent{opacity:.45}
.picture .tired .tile{fill:none;stroke-dasharray:3 3}.picture .tired text{fill:var(--mut);font-weight:400}
.picture .die{fill:var(--panel);stroke:var(--text);stroke-width:1.4}
.picture .danger{fill:var(--danger)}
.picture .freeworld{fill:var(--free);stroke:var(--edge);stroke-width:1.2}
"""


def _seat_rules() -> str:
    return "".join([f".picture .stroke-{seat}{{stroke:var(--seat-{seat})}}" for seat in range(3)])


# A shape for each resource, so that they differ without their colours.
_GOODS: Final[list[tuple[str, str]]] = [
    ("production", '<path d="M-18-8 0-18 18-8V10L0 20-18 10Z"/>'),
    ("research", '<path d="M-6-19H6V-6L17 15Q18 19 13 19H-13Q-18 19-17 15L-6-6Z"/>'),
    ("culture", '<path d="M0-20 6-7 20-6 9 4 13 19 0 11-13 19-9 4-20-6-6-7Z"/>'),
    ("ascendancy", '<path d="M0-21 21 0 0 21-21 0Z"/>'),
]

# Seen from above, nose up: each civilization's ship by its outline.
SHIPS: Final[list[tuple[str, str]]] = [
    (
        "federation",
        '<path d="M0-21A14 14 0 0 1 6 6H18V21H12V14H-12V21H-18V6H-6A14 14 0 0 1 0-21Z"/>',
    ),
    ("klingons", '<path d="M0-21 7-14 7-4 21 6 21 18 9 13 0 20-9 13-21 18-21 6-7-4-7-14Z"/>'),
    ("romulans", '<path d="M0-20 7-8 21-6V4L9 8 6 20H-6L-9 8-21 4V-6L-7-8Z"/>'),
]

_SIGNS: Final[list[tuple[str, str]]] = [
    ("ship", '<path class="in-solid" d="M0-20 14 18 0 10-14 18Z"/>'),
    ("fleet", '<path class="in-solid" d="M-9-16 1 8-9 3-19 8ZM9-8 19 16 9 11-1 16Z"/>'),
    ("weapons", '<circle class="in-sign" r="9"/><path class="in-sign" d="M0-19V-9M0 9V19M-19 0H-9M9 0H19"/>'),
    ("shields", '<path class="in-sign" d="M0-18 16-12V0C16 9 8 15 0 18-8 15-16 9-16 0V-12Z"/>'),
    ("warp", '<path class="in-sign" d="M-14-14 0 0-14 14M2-14 16 0 2 14"/>'),
    ("command", '<circle class="in-sign" r="17"/><circle class="in-solid" r="9"/>'),
    (
        "system",
        '<circle class="in-sign" r="11"/><path class="in-sign" d="M-19 9C-22 4 16-14 20-9"/>',
    ),
    ("control", '<path class="in-sign" d="M-12 18V-18L14-10-12-2"/>'),
    (
        "lanes",
        '<circle class="in-solid" cx="-13" r="6"/><path class="in-sign" d="M-7 0H7"/>'
        '<circle class="in-sign" cx="13" r="5"/>',
    ),
    ("cards", '<path class="in-sign" d="M-14-12H6V17H-14ZM-7-18H13V11"/>'),
    ("turn", '<path class="in-sign" d="M13-11A17 17 0 1 0 17 3M15-19V-9H5"/>'),
    ("spiral", '<path class="in-faint" d="M0 0C4-4 9 0 6 6-1 14-14 7-12-4-9-18 10-21 18-8"/>'),
    ("world", '<path class="in-faint" d="M14.1-14.1A20 20 0 0 1-14.1 14.1A25 25 0 0 0 14.1-14.1Z"/>'),
    ("hidden", '<path class="in-sign" d="M-8-8C-8-18 9-18 9-8 9-1 0-1 0 6M0 14V15"/>'),
    ("event", '<path class="in-sign" d="M0-16V4M0 14V15"/>'),
]


def _definitions() -> str:
    parts = [f"<style>{theme(COLOURS)}{_RULES}{_seat_rules()}</style>"]
    for name, shape in _GOODS:
        parts.append(symbol(f"sign-{name}", f'<g class="in-good" fill="var(--{name})">{shape}</g>'))
    parts.extend([symbol(f"piece-{name}", shape) for name, shape in SHIPS])
    parts.extend([symbol(f"sign-{name}", shape) for name, shape in _SIGNS])
    base = '<path d="M-6-21H6L9-9 21-4V4L9 9 6 21H-6L-9 9-21 4V-4L-9-9Z"/><circle class="in-pip" r="4"/>'
    parts.append(symbol("piece-starbase", base))
    parts.append(symbol("sign-hazard", '<path d="M0-19 21 17H-21Z"/>'))
    return "".join(parts)


DEFINITIONS: Final = _definitions()
