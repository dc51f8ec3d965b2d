"""The view of Gaia Project drawn as SVG panels: the map, the common boards, a mat for each player."""

from galaktyka.core.glance import number, word
from galaktyka.core.svg import Panel
from galaktyka.core.words import Speaker
from galaktyka.games.gaia.components import Box, standard_box
from galaktyka.games.gaia.drawing.boards import research_panel, scoring_panel
from galaktyka.games.gaia.drawing.mats import mat_panel
from galaktyka.games.gaia.drawing.offers import automa_panel, factions_panel, supply_panel
from galaktyka.games.gaia.drawing.scene import Scene
from galaktyka.games.gaia.drawing.starmap import map_panel


def panels(view: dict[str, object], speaker: Speaker, box: Box | None = None) -> list[Panel]:
    """The map first, then the boards, then the mats by seat. `box` holds the printed values of this table."""
    scene = Scene(view, speaker, box if box is not None else standard_box())
    style = owner_colours(scene)
    drawn = [map_panel(scene, style), research_panel(scene, style), scoring_panel(scene, style)]
    drawn.append(supply_panel(scene, style))
    for player in scene.players:
        if not word(player, "faction"):
            drawn.append(factions_panel(scene, style))
            break
    for player in scene.players:
        drawn.append(mat_panel(scene, player, style))
    if view["automa"] is not None:
        drawn.append(automa_panel(scene, style))
    return drawn


def owner_colours(scene: Scene) -> str:
    """Owners take the colour of their faction's home planet, as the pieces in the box do."""
    colours: list[str] = []
    for player in scene.players:
        home = word(player, "home")
        if home:
            colours.append(f"--seat-{number(player, 'seat')}:var(--planet-{home})")
    return ";".join(colours)
