"""What one seat sees of a table, as messages: all of it, or what changed since it was last shown.

Of what was shown only marks stay in memory (hashes of drawings, the view as packed JSON): enough to tell
what changed. Seats whose views differ in nothing but the seat share one drawing.
"""

from typing import Final

import orjson

from galaktyka.core.freezing import entries_seen_by, sealed_from, steps_of
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.svg import Panel
from galaktyka.core.text import speaker
from galaktyka.core.words import Speaker
from galaktyka.server.room import Room, Seat
from galaktyka.server.wire import Json, answer_json, dump, gauge_json, pack, stage_json, text_json, unpack

SAME: Final = "\u0000same"
"""Stands for a layer that was drawn earlier and not kept."""

SHOWN_LINES: Final = 200


class Drawn:
    """Marks of the panels drawn from one view in one language; shared by all who see the same."""

    __slots__ = ("marks", "packed", "style", "view")

    def __init__(self, view: bytes, marks: list["PanelMark"], style: str) -> None:
        self.view = hash(view)
        self.packed = pack(view)
        self.marks = marks
        self.style = style


class PanelMark:
    __slots__ = ("height", "id", "moving", "still", "title", "width")

    def __init__(self, panel: Panel, still: int, moving: int) -> None:
        self.id = panel.id
        self.title = panel.title
        self.width = panel.width
        self.height = panel.height
        self.still = still
        self.moving = moving

    def as_panel(self, style: str) -> Panel:
        """Stands in for the earlier drawing when a game draws only what changed."""
        return Panel(self.id, self.title, self.width, self.height, SAME, SAME, SAME, style)


class Change:
    """The panels of a new drawing that differ from an earlier one."""

    __slots__ = ("drawn", "order", "panels")

    def __init__(self, drawn: Drawn, panels: list[Json], order: list[str] | None) -> None:
        self.drawn = drawn
        self.panels = panels
        self.order = order


Drawings = dict[tuple[int, str, int], Change]
"""What was drawn for one change of a table: from which view, in which language, to which view."""


def view_key(game: Game, view: dict[str, object]) -> bytes:
    """What is drawn, as bytes: equal for all seats that get the same picture."""
    if not game.one_picture:
        return dump(view)
    return dump({name: value for name, value in view.items() if name != "seat"})


def marks_of(panels: list[Panel]) -> list[PanelMark]:
    return [PanelMark(panel, hash(panel.still), hash(panel.moving)) for panel in panels]


def redraw(game: Game, view: dict[str, object], key: bytes, words: Speaker, before: Drawn) -> Change:
    """Draw what changed between two views."""
    if hash(key) == before.view:
        return Change(before, [], None)
    earlier = {mark.id: mark for mark in before.marks}
    old_view = orjson.loads(unpack(before.packed))
    old_view["seat"] = view.get("seat")
    stand_ins = [mark.as_panel(before.style) for mark in before.marks]
    panels = game.redraw(view, words, old_view, stand_ins)
    marks: list[PanelMark] = []
    changed: list[Json] = []
    for panel in panels:
        old = earlier.get(panel.id)
        still = old.still if old is not None and panel.still == SAME else hash(panel.still)
        moving = old.moving if old is not None and panel.moving == SAME else hash(panel.moving)
        mark = PanelMark(panel, still, moving)
        marks.append(mark)
        if old is None:
            changed.append(panel_json(panel))
        else:
            difference = _difference(panel, mark, old)
            if len(difference) > 1:
                changed.append(difference)
    order = [mark.id for mark in marks]
    moved = order != [mark.id for mark in before.marks]
    style = panels[0].style if panels else ""
    return Change(Drawn(key, marks, style), changed, order if moved else None)


def _difference(panel: Panel, mark: PanelMark, old: PanelMark) -> Json:
    found: Json = {"id": panel.id}
    if mark.title != old.title:
        found["title"] = panel.title
    if mark.width != old.width or mark.height != old.height:
        found["width"], found["height"] = panel.width, panel.height
    if mark.still != old.still:
        found["still"] = panel.still
    if mark.moving != old.moving:
        found["moving"] = panel.moving
    return found


def panel_json(panel: Panel) -> Json:
    return {
        "id": panel.id,
        "title": panel.title,
        "width": panel.width,
        "height": panel.height,
        "still": panel.still,
        "moving": panel.moving,
    }


class Shown:
    """What a face was last shown."""

    __slots__ = ("drawn", "parts", "sealed", "seen", "seq")

    def __init__(self, seq: int, drawn: Drawn | None, parts: dict[str, int], seen: int, sealed: int) -> None:
        self.seq = seq
        self.drawn = drawn
        self.parts = parts  # hashes of the message's parts that are sent only when they change
        self.seen = seen
        self.sealed = sealed


class Picture:
    """One look at a room through a seat, in a language: the parts of every message are made here."""

    def __init__(self, room: Room, seat: int, language: str, connected: list[bool]) -> None:
        self.room = room
        self.seat = seat
        self.language = language
        self.connected = connected
        self.words = speaker(language)
        self.match = room.match
        self.state: State | None = self.match.state_seen_by(seat) if self.match is not None else None
        self.view = room.game.view(self.state, seat) if self.state is not None else None
        self.seen = entries_seen_by(self.match, seat) if self.match is not None else 0
        self.sealed = sealed_from(self.match, seat) if self.match is not None else 0

    def panels(self) -> list[Panel]:
        return self.room.game.panels(self.view, self.words) if self.view is not None else []

    def decision(self) -> Json | None:
        match, state = self.match, self.state
        if match is None or state is None or state.over:
            return None
        game = self.room.game
        seats = state.actors()
        yours = self.seat in seats and match.holder in (-1, self.seat)
        asked = self.seat if self.seat in seats else seats[0]
        return {
            "seats": seats,
            "yours": yours,
            "kind": game.question(state),
            "prompt": text_json(game.prompt(state, asked)),
            "rule": game.rule_of(state),
            "answers": [answer_json(answer) for answer in match.answers(self.seat)] if yours else [],
        }

    def can(self) -> Json:
        match = self.match
        if match is None or self.seat < 0 or match.holder not in (-1, self.seat):
            return {"undo": False, "redo": False, "reset": False, "commit": False}
        undo, redo = steps_of(match, self.seat)
        return {"undo": undo, "redo": redo, "reset": undo, "commit": match.holder == self.seat}

    def parts(self) -> dict[str, Json | list[Json] | int | None]:
        """What is sent again only when it changed."""
        match = self.match
        room = self.room
        return {
            "players": players_json(room.game, self.view, room.seats),
            "stages": stages_json(room.game, self.view),
            "seats": seats_json(room, self.connected),
            "status": room.status,  # type: ignore[dict-item]
            "takeback": room.takeback.to_dict() if room.takeback is not None else None,
            "policies": dict(match.policies[self.seat]) if match is not None and self.seat >= 0 else {},
            "result": self.result(),
        }

    def result(self) -> Json | None:
        match = self.match
        if match is None or self.state is None or not self.state.over:
            return None
        return {"scores": match.scores, "ranks": match.ranks, "by_source": match.record.by_source}

    def holder(self) -> int:
        return self.match.holder if self.match is not None else -1


def players_json(game: Game, view: dict[str, object] | None, seats: list[Seat]) -> list[Json]:
    found = []
    for seat, who in enumerate(seats):
        gauges = game.gauges(view, seat) if view is not None else []
        player: Json = {"seat": seat, "name": who.name, "kind": who.kind}
        if who.bot:
            player["bot"] = who.bot
        player["gauges"] = [gauge_json(gauge) for gauge in gauges]
        found.append(player)
    return found


def stages_json(game: Game, view: dict[str, object] | None) -> list[Json]:
    return [stage_json(stage) for stage in game.stages(view)] if view is not None else []


def seats_json(room: Room, connected: list[bool]) -> list[Json]:
    found = []
    for seat, who in enumerate(room.seats):
        shown: Json = {"seat": seat, "kind": who.kind, "name": who.name}
        if who.bot:
            shown["bot"] = who.bot
        found.append({**shown, "connected": connected[seat], "resigned": who.resigned})
    return found


def full_message(picture: Picture, table: Json, log: Json, chat: list[Json]) -> tuple[Json, Shown]:
    """Everything, and the mark of it."""
    room = picture.room
    panels = picture.panels()
    style = panels[0].style if panels else ""
    parts = picture.parts()
    message: Json = {
        "seq": room.seq,
        "table": table,
        "seat": picture.seat if picture.seat >= 0 else None,
        "language": picture.language,
        "panels": [panel_json(panel) for panel in panels],
        "defs": panels[0].defs if panels else "",
        "style": style,
        **parts,
        "decision": picture.decision(),
        "log": log,
        "can": picture.can(),
        "holder": picture.holder(),
        "chat": chat,
        "over": room.status == "over",
    }
    drawn = None
    if picture.view is not None:
        drawn = Drawn(view_key(room.game, picture.view), marks_of(panels), style)
    return message, Shown(room.seq, drawn, _hashes(parts), picture.seen, picture.sealed)


def _hashes(parts: dict[str, Json | list[Json] | int | None]) -> dict[str, int]:
    return {name: hash(dump(value)) for name, value in parts.items()}


def changed_message(picture: Picture, before: Shown, drawings: Drawings, log: Json) -> tuple[Json, Shown]:
    """What changed since then. `drawings` remembers what others who see the same were drawn."""
    room = picture.room
    message: Json = {"type": "change", "from": before.seq, "seq": room.seq}
    drawn = before.drawn
    if picture.view is not None and drawn is not None:
        key = view_key(room.game, picture.view)
        memory = (drawn.view, picture.language, hash(key))
        if memory not in drawings:
            drawings[memory] = redraw(room.game, picture.view, key, picture.words, drawn)
        change = drawings[memory]
        if change.panels:
            message["panels"] = change.panels
        if change.order is not None:
            message["panel_order"] = change.order
        if change.drawn.style != drawn.style:
            message["style"] = change.drawn.style
        drawn = change.drawn
    parts = picture.parts()
    hashes = _hashes(parts)
    for name, value in parts.items():
        if hashes[name] != before.parts[name]:
            message[name] = value
    message["decision"] = picture.decision()
    message["log"] = log
    message["can"] = picture.can()
    message["holder"] = picture.holder()
    return message, Shown(room.seq, drawn, hashes, picture.seen, picture.sealed)
