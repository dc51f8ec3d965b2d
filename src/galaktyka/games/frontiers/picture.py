"""The view of New Frontiers drawn as SVG panels: the table's middle, the boards, an empire for each player."""

from galaktyka.core.glance import tables, word
from galaktyka.core.svg import Panel
from galaktyka.core.words import Speaker
from galaktyka.games.frontiers.components import box_of
from galaktyka.games.frontiers.drawing.actions import map_panel
from galaktyka.games.frontiers.drawing.boards import goals_panel, technology_panel
from galaktyka.games.frontiers.drawing.mats import mat_panel
from galaktyka.games.frontiers.drawing.scene import Scene


def panels(view: dict[str, object], speaker: Speaker) -> list[Panel]:
    """The map first, then the boards, then the empires by seat."""
    scene = Scene(view, speaker, box_of(word(view, "overlay")))
    drawn = [map_panel(scene), technology_panel(scene, False), technology_panel(scene, True)]
    if view["goals"] is not None:
        drawn.append(goals_panel(scene))
    for player in scene.players:
        drawn.append(mat_panel(scene, player))
    return drawn


def redraw(
    view: dict[str, object], speaker: Speaker, before: dict[str, object], drawn: list[Panel]
) -> list[Panel]:
    """What `panels` gives, handing out again the panels that a change leaves alone."""
    same_mats = view["limits"] == before["limits"]
    players = tables(view, "players")
    players_before = tables(before, "players")
    scene = Scene(view, speaker, box_of(word(view, "overlay")))
    found = [map_panel(scene)]
    for panel in drawn[1:]:
        if panel.id == "goals":
            same = view["goals"] == before["goals"] and [p["goals"] for p in players] == [
                p["goals"] for p in players_before
            ]
            found.append(panel if same else goals_panel(scene))
        elif not panel.id.startswith("mat-"):
            same = view["technologies"] == before["technologies"]
            found.append(panel if same else technology_panel(scene, panel.id == "large-technologies"))
        else:
            seat = int(panel.id.removeprefix("mat-"))
            same = same_mats and players[seat] == players_before[seat]
            found.append(panel if same else mat_panel(scene, players[seat]))
    return found
