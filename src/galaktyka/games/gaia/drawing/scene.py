"""What every panel of one table needs."""

from galaktyka.core.glance import number, tables, word
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Param, Speaker, Text
from galaktyka.games.gaia.components import Box


class Scene:
    """What every panel of one table needs: the view, the printed values, the words, the owners' names."""

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

    def explain(self, key: str) -> str:
        """The name of a thing and what it does."""
        name = self.say(key)
        return f"{name}. {self.say(key + '.description')}"

    def _owner(self, player: dict[str, object]) -> str:
        seat = number(player, "seat")
        letter = OWNER_LETTERS[seat]
        faction = word(player, "faction")
        if not faction:
            return self.tell("gaia-picture-seat", {"letter": letter})
        return self.tell("gaia-picture-owner", {"faction": Text("gaia-faction-" + faction), "letter": letter})
