"""What every panel of one table needs."""

from galaktyka.core.glance import number, tables, word
from galaktyka.core.svg import OWNER_LETTERS, width_of
from galaktyka.core.words import Param, Speaker, Text
from galaktyka.games.exodus.components import Box
from galaktyka.games.exodus.ids import TITLE_IDS


class Scene:
    """The view, the values of this table's components, the words, and the owners' names."""

    __slots__ = ("box", "owners", "players", "speaker", "view")

    def __init__(self, view: dict[str, object], speaker: Speaker, box: Box) -> None:
        self.view = view
        self.speaker = speaker
        self.box = box
        self.players: list[dict[str, object]] = tables(view, "players")
        self.owners: list[str] = [self._owner(player) for player in self.players]

    def say(self, key: str) -> str:
        return self.speaker.say(Text(key))

    def tell(self, key: str, params: dict[str, Param]) -> str:
        return self.speaker.say(Text(key, params))

    def speak(self, text: Text) -> str:
        return self.speaker.say(text)

    def hex_name(self, id_: str) -> str:
        return self.say("exodus-hex-" + id_)

    def title_of(self, player: dict[str, object]) -> str:
        """Chancellor, Vice-Chancellor … by the turn-order card."""
        return self.say("exodus-title-" + TITLE_IDS[number(player, "card") - 1])

    def _owner(self, player: dict[str, object]) -> str:
        letter = OWNER_LETTERS[number(player, "seat")]
        home = Text("exodus-hex-" + word(player, "home"))
        return self.tell("exodus-picture-owner", {"home": home, "letter": letter})


def folded(words: str, size: int, room: int, most: int) -> list[str]:
    """Words in at most so many lines; what does not fit is left for the last line to squeeze or cut."""
    lines: list[str] = []
    current = ""
    for word_ in words.split():
        longer = f"{current} {word_}" if current else word_
        if current and width_of(longer, size) > room and len(lines) < most - 1:
            lines.append(current)
            current = word_
        else:
            current = longer
    lines.append(current)
    return lines
