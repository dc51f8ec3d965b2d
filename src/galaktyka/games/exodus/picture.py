"""The view of Exodus drawn as SVG panels: the map, the common boards, a mat for each player."""

from galaktyka.core.svg import Panel
from galaktyka.core.words import Speaker
from galaktyka.games.exodus.components import Box, standard_box
from galaktyka.games.exodus.drawing.boards import market_panel, supply_panel
from galaktyka.games.exodus.drawing.council import council_panel
from galaktyka.games.exodus.drawing.mats import mat_panel
from galaktyka.games.exodus.drawing.scene import Scene
from galaktyka.games.exodus.drawing.starmap import map_panel
from galaktyka.games.exodus.drawing.technologies import technology_panel


def panels(view: dict[str, object], speaker: Speaker, box: Box | None = None) -> list[Panel]:
    """The map first, then the boards, then the mats by seat. `box` holds the values of this table."""
    scene = Scene(view, speaker, box if box is not None else standard_box())
    drawn = [map_panel(scene), council_panel(scene), technology_panel(scene)]
    drawn += [market_panel(scene), supply_panel(scene)]
    for player in scene.players:
        drawn.append(mat_panel(scene, player))
    return drawn
