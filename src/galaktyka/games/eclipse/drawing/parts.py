"""Ship parts and designs as small sentences of signs."""

from galaktyka.core.glance import count, number, table
from galaktyka.core.svg import Drawing
from galaktyka.games.eclipse.ids import (
    CANNONS,
    COMPUTER,
    DICE_IDS,
    DRIVE,
    ENERGY,
    HULL,
    INITIATIVE,
    MISSILES,
    SHIELD,
)

TILE = 38


class Signs:
    """Symbols with what is written on or beside them, the most important first."""

    __slots__ = ("marks", "names")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.marks: list[str] = []

    def add(self, name: str, mark: str) -> None:
        self.names.append(name)
        self.marks.append(mark)


def part_signs(design: list[int], damage: list[int]) -> Signs:
    """What a part does: its dice, computer, shield, hull, drive, then initiative and energy."""
    signs = Signs()
    for weapon, name in ((CANNONS, "cannon-"), (MISSILES, "missile-")):
        for color in range(len(DICE_IDS)):
            for _ in range(design[weapon + color]):
                signs.add(name + DICE_IDS[color], str(damage[color]))
    if design[COMPUTER]:
        signs.add("sign-computer", f"+{design[COMPUTER]}")
    if design[SHIELD]:
        signs.add("sign-shield", f"−{design[SHIELD]}")
    if design[HULL]:
        signs.add("sign-hull", str(design[HULL]))
    if design[DRIVE]:
        signs.add("sign-movement", str(design[DRIVE]))
    if design[ENERGY]:
        signs.add("sign-energy", f"+{design[ENERGY]}" if design[ENERGY] > 0 else f"−{-design[ENERGY]}")
    if design[INITIATIVE]:
        signs.add("sign-initiative", str(design[INITIATIVE]))
    return signs


def draw_signs(d: Drawing, signs: Signs, x: int, y: int, size: int) -> int:
    """From x on, centred on the line y; gives the x after the last sign."""
    for i in range(len(signs.names)):
        name, mark = signs.names[i], signs.marks[i]
        if name.startswith("sign-"):
            d.use(name, x + size // 2, y, size)
            d.words(x + size + 2, y + 4, mark, "t11 b")
            x += size + 4 + 7 * len(mark)
        else:
            d.counter(name, mark, x + size // 2, y, size)
            x += size + 2
        x += 3
    return x


def draw_part(d: Drawing, signs: Signs, x: int, y: int) -> None:
    """A part on a tile of 38 by 38 whose corner is (x, y): its dice in a row, then a row for each value."""
    weapons = [i for i in range(len(signs.names)) if not signs.names[i].startswith("sign-")]
    rest = [i for i in range(len(signs.names)) if signs.names[i].startswith("sign-")]
    rows = len(rest) + (1 if weapons else 0)
    middles = [[], [19], [11, 28], [8, 19, 31]][rows]
    size = [0, 17, 13, 11][rows]
    row = 0
    if weapons:
        wide = 12 if len(weapons) > 2 else 16
        left = x + TILE // 2 - (len(weapons) - 1) * wide // 2
        for n, i in enumerate(weapons):
            d.counter(signs.names[i], signs.marks[i], left + n * wide, y + middles[0], wide + 1)
        row = 1
    for i in rest:
        _pair(d, signs, i, x + (1 if rows == 1 else 4), y + middles[row], size)
        row += 1


def _pair(d: Drawing, signs: Signs, i: int, x: int, y: int, size: int) -> None:
    d.use(signs.names[i], x + size // 2, y, size)
    d.words(x + size + 1, y + 4, signs.marks[i], "t11 b", TILE - size - 5, 11)


def design_signs(design: dict[str, object], damage: list[int], energy: bool) -> list[Signs]:
    """A whole ship in two rows: its values, then its dice."""
    values = Signs()
    values.add("sign-initiative", str(number(design, "initiative")))
    values.add("sign-hull", str(number(design, "hull")))
    values.add("sign-computer", f"+{number(design, 'computer')}")
    values.add("sign-shield", f"−{number(design, 'shield')}")
    dice = Signs()
    if energy:
        dice.add("sign-movement", str(number(design, "movement")))
        dice.add("sign-energy", str(number(design, "energy")))
    for weapon in ("missiles", "cannons"):
        held = table(design, weapon)
        for color in range(len(DICE_IDS)):
            n = count(held, DICE_IDS[color])
            if n > 2:
                dice.add(f"{weapon[:-1]}-{DICE_IDS[color]}", str(damage[color]))
                dice.add("", f"×{n}")
            else:
                for _ in range(n):
                    dice.add(f"{weapon[:-1]}-{DICE_IDS[color]}", str(damage[color]))
    return [values, dice]


def draw_design(d: Drawing, rows: list[Signs], x: int, y: int, size: int) -> None:
    for i, row in enumerate(rows):
        at = x
        for n in range(len(row.names)):
            if not row.names[n]:
                d.words(at, y + i * (size + 5) + 4, row.marks[n], "t11 b")
                at += 16
                continue
            one = Signs()
            one.add(row.names[n], row.marks[n])
            at = draw_signs(d, one, at, y + i * (size + 5), size)
