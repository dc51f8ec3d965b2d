"""What every panel of one table needs."""

from typing import Final

from galaktyka.core.glance import number, tables, word
from galaktyka.core.svg import OWNER_LETTERS, Drawing, width_of
from galaktyka.core.words import Param, Speaker, Text
from galaktyka.games.eclipse.components import Box

WIDTH: Final = 390
"""Of every panel but the map: as wide as a phone, so that nothing is drawn smaller than it was meant."""


class Scene:
    """The view, the printed values, the words, the owners' names and colours."""

    __slots__ = ("box", "owners", "players", "seat", "speaker", "style", "view")

    def __init__(self, view: dict[str, object], speaker: Speaker, box: Box) -> None:
        self.view = view
        self.speaker = speaker
        self.box = box
        self.seat = number(view, "seat")
        self.players: list[dict[str, object]] = tables(view, "players")
        self.owners: list[str] = [self._owner(player) for player in self.players]
        self.style = owner_colours(self.players)

    def say(self, key: str) -> str:
        return self.speaker.say(Text(key))

    def tell(self, key: str, params: dict[str, Param]) -> str:
        return self.speaker.say(Text(key, params))

    def explain(self, key: str) -> str:
        """The name of a thing and what it does."""
        return f"{self.say(key)}. {self.say(key + '.description')}"

    def about(self, name: Text, effect: Text) -> str:
        """The same for a thing whose words take numbers from the box."""
        return f"{self.speaker.say(name)}. {self.speaker.say(effect)}"

    def owner(self, seat: int) -> str:
        return self.say("eclipse-nobody") if seat < 0 else self.owners[seat]

    def _owner(self, player: dict[str, object]) -> str:
        letter = OWNER_LETTERS[number(player, "seat")]
        species = word(player, "species")
        if not species:
            return self.tell("eclipse-seat", {"letter": letter})
        return self.tell("eclipse-player", {"letter": letter, "species": Text("eclipse-species-" + species)})


def owner_colours(players: list[dict[str, object]]) -> str:
    """Owners take the colour of their board, as the pieces in the box do."""
    colours: list[str] = []
    for player in players:
        if word(player, "species"):
            colours.append(f"--seat-{number(player, 'seat')}:var(--color-{word(player, 'color')})")
    return ";".join(colours)


def lines_of(words: str, size: int, room: int, most: int) -> list[str]:
    """Words broken into lines; the last one takes what is left."""
    lines: list[str] = []
    line = ""
    for piece in words.split():
        longer = f"{line} {piece}" if line else piece
        if line and len(lines) < most - 1 and width_of(longer, size) > room:
            lines.append(line)
            line = piece
        else:
            line = longer
    if line:
        lines.append(line)
    return lines


def paragraph(d: Drawing, x: int, y: int, words: str, classes: str, room: int, most: int) -> None:
    """Words in lines of 11 px under one another."""
    for i, line in enumerate(lines_of(words, 11, room, most)):
        d.words(x, y + 13 * i, line, "t11 " + classes, room, 11)
