"""The view of New Frontiers drawn as SVG panels: the table's middle, the boards, an empire for each player."""

from galaktyka.core.glance import tables, word
from galaktyka.core.svg import Panel
from galaktyka.core.words import Speaker
from galaktyka.games.frontiers.components import BOXES
from galaktyka.games.frontiers.drawing.actions import map_panel
from galaktyka.games.frontiers.drawing.boards import goals_panel, technology_panel
from galaktyka.games.frontiers.drawing.legend import legend_panel
from galaktyka.games.frontiers.drawing.mats import mat_panel
from galaktyka.games.frontiers.drawing.scene import Scene


def panels(view: dict[str, object], speaker: Speaker) -> list[Panel]:
    """The map first, then the boards, the empires by seat, and what the signs mean."""
    scene = Scene(view, speaker, BOXES.shown(word(view, "overlay")))
    drawn = [map_panel(scene), technology_panel(scene, False), technology_panel(scene, True)]
    if view["goals"] is not None:
        drawn.append(goals_panel(scene))
    for player in scene.players:
        drawn.append(mat_panel(scene, player))
    drawn.append(legend_panel(scene))
    return drawn


def redraw(
    view: dict[str, object], speaker: Speaker, before: dict[str, object], drawn: list[Panel]
) -> list[Panel]:
    """What `panels` gives, handing out again the panels that a change leaves alone."""
    players = tables(view, "players")
    known = tables(before, "players")
    same_techs = view["technologies"] == before["technologies"]
    same_goals = view["goals"] == before["goals"] and [player["goals"] for player in players] == [
        player["goals"] for player in known
    ]
    scene = Scene(view, speaker, BOXES.shown(word(view, "overlay")))
    found = [map_panel(scene)]
    for panel in drawn[1:]:
        if panel.id.startswith("mat-"):
            seat = int(panel.id.removeprefix("mat-"))
            found.append(panel if players[seat] == known[seat] else mat_panel(scene, players[seat]))
        elif panel.id == "goals":
            found.append(panel if same_goals else goals_panel(scene))
        elif panel.id == "legend" or same_techs:
            found.append(panel)
        else:
            found.append(technology_panel(scene, panel.id == "large-technologies"))
    return found
