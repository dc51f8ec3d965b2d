"""What every panel of one table needs."""

from typing import Final

from galaktyka.core.glance import number, tables, word
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Param, Speaker, Text
from galaktyka.games.frontiers.components import Box
from galaktyka.games.frontiers.ids import KIND_WORDS, TILE_IDS
from galaktyka.games.frontiers.speech.phrases import tile_name, tile_sentence

MOST_TOLD: Final = 2000
_told: Final[dict[tuple[Speaker, str, int], str]] = {}


class Scene:
    """The view, the printed values of this table, the words, and the owners' names."""

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

    def name(self, tile: int) -> str:
        return self.speaker.say(tile_name(tile))

    def points(self, tile: int) -> str:
        """Printed points; a question mark where the end of the game tells."""
        return "?" if self.box.scoring[tile] else str(self.box.vp[tile])

    def explain(self, tile: int) -> str:
        """All that is printed on a tile, in words; remembered, since every picture says it again."""
        known = (self.speaker, self.box.overlay, tile)
        if known not in _told:
            if len(_told) > MOST_TOLD:
                _told.clear()
            _told[known] = self.speaker.say(tile_sentence(self.box, tile))
        return _told[known]

    def letter(self, kind: int) -> str:
        """A kind by one letter, different within the language."""
        return self.say("frontiers-picture-letter-" + KIND_WORDS[kind])

    def _owner(self, player: dict[str, object]) -> str:
        letter = OWNER_LETTERS[number(player, "seat")]
        home = word(player, "home")
        if not home:
            return self.tell("frontiers-picture-seat", {"letter": letter})
        tile = tile_name(TILE_IDS.index(home))
        return self.tell("frontiers-picture-owner", {"home": tile, "letter": letter})
