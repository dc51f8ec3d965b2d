"""The view of Exodus drawn as SVG panels: the map, the common boards, a mat for each player."""

from typing import Final

from galaktyka.core.glance import number, table, tables, word, words
from galaktyka.core.svg import Panel
from galaktyka.core.words import Speaker
from galaktyka.games.exodus.components import Box, standard_box
from galaktyka.games.exodus.drawing.boards import market_panel, supply_panel
from galaktyka.games.exodus.drawing.council import council_panel
from galaktyka.games.exodus.drawing.mats import mat_panel
from galaktyka.games.exodus.drawing.scene import Scene
from galaktyka.games.exodus.drawing.starmap import map_panel
from galaktyka.games.exodus.drawing.technologies import technology_panel

BOARDS: Final = ["map", "council", "technologies", "market", "supply"]
MAT: Final = "mat-"


def panels(view: dict[str, object], speaker: Speaker, box: Box | None = None) -> list[Panel]:
    """The map first, then the boards, then the mats by seat. `box` holds the values of this table."""
    scene = Scene(view, speaker, box if box is not None else standard_box())
    mats = [f"{MAT}{seat}" for seat in range(len(scene.players))]
    return [panel(scene, id_) for id_ in [*BOARDS, *mats]]


def redraw(
    view: dict[str, object],
    speaker: Speaker,
    before: dict[str, object],
    drawn: list[Panel],
    box: Box | None = None,
) -> list[Panel]:
    """What `panels` gives, handing out again the panels that a change leaves alone."""
    scene = Scene(view, speaker, box if box is not None else standard_box())
    found: list[Panel] = []
    for old in drawn:
        if shown(view, old.id) == shown(before, old.id):
            found.append(old)
        elif old.id == "map" and planets(view) == planets(before):
            found.append(map_panel(scene, old.still))
        else:
            found.append(panel(scene, old.id))
    return found


def panel(scene: Scene, id_: str) -> Panel:
    if id_ == "map":
        return map_panel(scene)
    if id_ == "council":
        return council_panel(scene)
    if id_ == "technologies":
        return technology_panel(scene)
    if id_ == "market":
        return market_panel(scene)
    if id_ == "supply":
        return supply_panel(scene)
    return mat_panel(scene, scene.players[int(id_[len(MAT) :])])


# --- what a panel shows ---


def shown(view: dict[str, object], id_: str) -> list[object]:
    """All of the view that a panel is drawn from; names and pieces of owners never change."""
    players = tables(view, "players")
    if id_ == "map":
        ships: list[object] = [player["ships"] for player in players]
        return [view["map"], view["battle"], view["launches"], ships, secrets(view, "orders")]
    if id_ == "council":
        return [view["council"], view["order"], view["bids"], secrets(view, "ballot")]
    if id_ == "technologies":
        owned: list[object] = [player["technologies"] for player in players]
        seat = max(0, number(view, "seat"))
        return [seat, players[seat]["technology_prices"], owned]
    if id_ == "market":
        return [view["market"]]
    prices = table(view, "prices")
    if id_ == "supply":
        return [prices["upgrades"], view["supply"], view["centaurians"]]
    return [players[int(id_[len(MAT) :])], prices["ships"], secrets(view, "card")]


def secrets(view: dict[str, object], question: str) -> list[object]:
    """The viewer's own secret answers to a question, while it is asked."""
    if word(view, "question") != question or not words(view, "secret"):
        return []
    return [view["seat"], view["secret"]]


def planets(view: dict[str, object]) -> list[object]:
    """What may change in the still layer of the map."""
    return [[row["marker"], row["ruler"], row["destroyed"]] for row in tables(table(view, "map"), "hexes")]
