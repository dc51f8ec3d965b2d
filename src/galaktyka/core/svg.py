"""Building blocks for pictures: SVG written by hand-sized functions, coloured by CSS variables."""


class Panel:
    """One picture: a still layer that rarely changes and a moving layer of pieces and markers."""

    __slots__ = ("height", "id", "moving", "still", "title", "width")

    def __init__(self, id_: str, title: str, width: int, height: int, still: str, moving: str) -> None:
        self.id = id_
        self.title = title
        self.width = width
        self.height = height
        self.still = still
        self.moving = moving
