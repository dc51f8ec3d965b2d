"""What every panel of one table needs."""

from galaktyka.core.glance import number, tables, word
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Param, Speaker, Text
from galaktyka.games.ascendancy.components import Box
from galaktyka.games.ascendancy.ids import CIV_IDS


class Scene:
    """The view, the values of this box, the words, the owners' names and colours."""

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
        return self.speaker.word(key)

    def speak(self, text: Text) -> str:
        return self.speaker.say(text)

    def tell(self, key: str, params: dict[str, Param]) -> str:
        return self.speaker.say(Text(key, params))

    def system(self, id_: str) -> str:
        return self.say("ascendancy-system-" + id_)

    def owner(self, seat: int) -> str:
        return self.say("ascendancy-picture-nobody") if seat < 0 else self.owners[seat]

    def civ_of(self, seat: int) -> str:
        """Whose ships a seat flies; the Federation's shape while nobody has chosen."""
        return word(self.players[seat], "civ") or CIV_IDS[0]

    def _owner(self, player: dict[str, object]) -> str:
        letter = OWNER_LETTERS[number(player, "seat")]
        civ = word(player, "civ")
        if not civ:
            return letter
        params: dict[str, Param] = {"letter": letter, "civ": Text("ascendancy-civ-" + civ)}
        return self.tell("ascendancy-picture-owner", params)

    def place(self, place: str) -> str:
        """A sector by its name in the view."""
        return self.speak(place_text(self.view, place))


def place_text(view: dict[str, object], place: str) -> Text:
    """A sector by its name in the view: a system, or a sector of a lane between systems."""
    if "." not in place:
        return Text("ascendancy-system-" + place)
    id_, number_ = place.split(".")
    return lane_text(view, id_, int(number_))


def lane_text(view: dict[str, object], id_: str, n: int) -> Text:
    """A lane by what it joins, with one of its sectors unless n is 0."""
    found = view["map"]
    assert isinstance(found, dict)
    for lane in tables(found, "lanes"):
        if word(lane, "id") != id_:
            continue
        ends = [word(lane, end) for end in ("a", "b") if word(lane, end)]
        params: dict[str, Param] = {"n": n} if n else {}
        if not ends:
            return Text("ascendancy-place-adrift" if n else "ascendancy-lane-adrift", params)
        params["a"] = Text("ascendancy-system-" + ends[0])
        if len(ends) == 1:
            return Text("ascendancy-place-open" if n else "ascendancy-lane-open", params)
        params["b"] = Text("ascendancy-system-" + ends[1])
        return Text("ascendancy-place-lane" if n else "ascendancy-lane", params)
    return Text("ascendancy-place-nowhere")


def owner_colours(players: list[dict[str, object]]) -> str:
    """Owners take the colour of their civilization, as the pieces in the box do."""
    colours: list[str] = []
    for player in players:
        if word(player, "civ"):
            colours.append(f"--seat-{number(player, 'seat')}:var(--civ-{word(player, 'civ')})")
    return ";".join(colours)
