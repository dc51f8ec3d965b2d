"""Styled text for terminals: a line is spans of text, each with the name of a style.

Games write lines; whoever owns the screen turns style names into colours. The names:

- `title`, `strong`, `dim`, `good`, `bad`: the voice of the text;
- `seat0` … `seat5`: whose piece it is;
- `blue`, `red`, `orange`, `yellow`, `brown`, `grey`, `white`, `green`, `purple`: plain colours of things;
- `on-` before a colour: the same colour as ground under dark text;
- `shade0` … `shade2`: quiet grounds that keep neighbouring areas apart.

Two names may be joined by a space. Text alone must carry the meaning: plain output drops all styles.
"""


class Span:
    """A piece of text in one style."""

    __slots__ = ("style", "text")

    def __init__(self, text: str, style: str) -> None:
        self.text = text
        self.style = style


class Line:
    """One line of a screen."""

    __slots__ = ("spans",)

    def __init__(self, text: str = "", style: str = "") -> None:
        self.spans: list[Span] = []
        if text:
            self.spans.append(Span(text, style))

    def add(self, text: str, style: str = "") -> "Line":
        """Append a span; gives the line back, so that calls can follow one another."""
        if text:
            self.spans.append(Span(text, style))
        return self

    def append(self, other: "Line") -> "Line":
        self.spans.extend(other.spans)
        return self

    def width(self) -> int:
        total = 0
        for span in self.spans:
            total += len(span.text)
        return total

    def pad(self, width: int, style: str = "") -> "Line":
        """Fill up with blanks to this width."""
        missing = width - self.width()
        return self.add(" " * missing, style) if missing > 0 else self

    def cut(self, width: int) -> "Line":
        """Drop what stands beyond this width."""
        kept: list[Span] = []
        room = width
        for span in self.spans:
            if room > 0:
                kept.append(Span(span.text[:room], span.style))
            room -= len(span.text)
        self.spans = kept
        return self

    def plain(self) -> str:
        return "".join([span.text for span in self.spans])


def widest(lines: list[Line]) -> int:
    widths = [line.width() for line in lines]
    return max(widths) if widths else 0


def beside(left: list[Line], right: list[Line], gap: int) -> list[Line]:
    """Two blocks side by side, their tops level."""
    width = widest(left) + gap
    joined: list[Line] = []
    for i in range(max(len(left), len(right))):
        line = Line()
        if i < len(left):
            line.append(left[i])
        if i < len(right):
            line.pad(width).append(right[i])
        joined.append(line)
    return joined


def flow(blocks: list[list[Line]], width: int, gap: int) -> list[Line]:
    """Blocks from left to right, a new row of blocks wherever the width is used up."""
    page: list[Line] = []
    row: list[Line] = []
    for block in blocks:
        if row and widest(row) + gap + widest(block) > width:
            page.extend(row)
            page.append(Line())
            row = []
        row = beside(row, block, gap) if row else block
    page.extend(row)
    return page


def fill(entries: list[Line], width: int, gap: int) -> list[Line]:
    """Short entries one after another, a new line wherever the width is used up."""
    page: list[Line] = []
    for entry in entries:
        if page and page[-1].width() + gap + entry.width() <= width:
            page[-1].add(" " * gap).append(entry)
        else:
            page.append(Line().append(entry))
    return page


def wrap(text: str, width: int, indent: int = 0, style: str = "") -> list[Line]:
    """A text broken into lines at its blanks; lines after the first are indented."""
    lines: list[Line] = []
    current = ""
    for word in text.split():
        start = " " * indent if lines else ""
        if current and len(start) + len(current) + 1 + len(word) > width:
            lines.append(Line(start + current, style))
            current = word
        else:
            current = current + " " + word if current else word
    lines.append(Line((" " * indent if lines else "") + current, style))
    return lines
