"""Small sentences made of signs: symbols with numbers on them, and short words between."""

from typing import Final

from galaktyka.core.svg import Drawing, width_of

GAP: Final = 2
BETWEEN: Final = 6
ARROW: Final = "sign-arrow"


class Signs:
    """A row of symbols and short words, measured before it is drawn."""

    __slots__ = ("marks", "names")

    def __init__(self) -> None:
        self.names: list[str] = []  # symbol of each sign; empty for a word
        self.marks: list[str] = []  # what is written on the symbol, or the word

    def sign(self, name: str, mark: str = "") -> "Signs":
        self.names.append(name)
        self.marks.append(mark)
        return self

    def word(self, words: str) -> "Signs":
        self.names.append("")
        self.marks.append(words)
        return self

    def width(self, size: int) -> int:
        total = 0
        for i in range(len(self.names)):
            total += self._width(i, size) + GAP
        return total - GAP if total else 0

    def _width(self, i: int, size: int) -> int:
        if not self.names[i]:
            return width_of(self.marks[i].replace("1", "0"), 11) * 9 // 8 + 3  # figures are all of one width
        return size * 2 // 3 if self.names[i] == ARROW else size

    def draw(self, d: Drawing, x: int, y: int, size: int) -> int:
        """From x on, centred on the line y; gives the x after the last sign."""
        for i in range(len(self.names)):
            wide = self._width(i, size)
            if not self.names[i]:
                d.words(x, y + 4, self.marks[i], "t11 s")
            elif self.marks[i]:
                d.counter(self.names[i], self.marks[i], x + wide // 2, y, size)
            else:
                d.use(self.names[i], x + wide // 2, y, wide)
            x += wide + GAP
        return x


def arrange(lines: list[Signs], room: int, size: int) -> list[list[Signs]]:
    """Small sentences in as few rows as they need: each goes into the first row that has room for it."""
    rows: list[list[Signs]] = []
    used: list[int] = []
    for line in lines:
        wide = line.width(size)
        for row in range(len(rows)):
            if used[row] + BETWEEN + wide <= room:
                rows[row].append(line)
                used[row] += BETWEEN + wide
                break
        else:
            rows.append([line])
            used.append(wide)
    return rows


def draw_rows(d: Drawing, rows: list[list[Signs]], x: int, y: int, size: int) -> None:
    """Rows under one another, the first centred on y."""
    for row in rows:
        at = x
        for line in row:
            at = line.draw(d, at, y, size) - GAP + BETWEEN
        y += size + 1
