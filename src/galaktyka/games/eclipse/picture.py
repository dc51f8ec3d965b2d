"""The view of Eclipse drawn as SVG panels: the galaxy, what is under way, the boards, a mat for each player."""

from galaktyka.core.glance import number, words
from galaktyka.core.glance import word as word_of
from galaktyka.core.svg import Panel
from galaktyka.core.words import Speaker
from galaktyka.games.eclipse.components import Box, standard_box
from galaktyka.games.eclipse.drawing.battle import battle_panel
from galaktyka.games.eclipse.drawing.boards import parts_panel, supply_panel, tray_panel
from galaktyka.games.eclipse.drawing.mats import mat_panel
from galaktyka.games.eclipse.drawing.matters import (
    drawn_panel,
    found_panel,
    placing_panel,
    species_panel,
)
from galaktyka.games.eclipse.drawing.scene import Scene
from galaktyka.games.eclipse.drawing.starmap import map_panel


def panels(view: dict[str, object], speaker: Speaker, box: Box | None = None) -> list[Panel]:
    """The map first, then what somebody decides about, the boards, the mats by seat.

    `box` holds the printed values of this table.
    """
    scene = Scene(view, speaker, box if box is not None else standard_box())
    drawn = [map_panel(scene), *matters(scene)]
    drawn.extend([tray_panel(scene), parts_panel(scene), supply_panel(scene)])
    drawn.extend([mat_panel(scene, player) for player in scene.players])
    return drawn


def matters(scene: Scene) -> list[Panel]:
    """Small panels that come and go with what they are about."""
    found: list[Panel] = []
    if [1 for player in scene.players if not word_of(player, "species")]:
        found.append(species_panel(scene))
    if words(scene.view, "drawn_sectors"):
        found.append(placing_panel(scene))
    if scene.view["discovery"] is not None:
        found.append(found_panel(scene))
    if scene.view["battle"] is not None:
        found.append(battle_panel(scene))
    if number(scene.view, "drawn_count"):
        found.append(drawn_panel(scene))
    return found


def redraw(
    view: dict[str, object],
    speaker: Speaker,
    before: dict[str, object],
    drawn: list[Panel],
    box: Box | None = None,
) -> list[Panel]:
    """What `panels` gives, handing out again the panels that a change leaves alone."""
    printed = box if box is not None else standard_box()
    scene, old = Scene(view, speaker, printed), Scene(before, speaker, printed)
    known = {panel.id: panel for panel in drawn}
    same_names = scene.owners == old.owners and scene.style == old.style
    same_eyes = same_names and scene.seat == old.seat and own(scene) == own(old)
    found = [map_panel(scene), *matters(scene)]
    same_tray = same_eyes and view["tray"] == before["tray"]
    found.append(known["tray"] if same_tray else tray_panel(scene))
    found.append(known["parts"] if same_eyes else parts_panel(scene))
    supplies = ("stacks", "discards", "tech_bag", "discoveries_left", "reputation_left", "npc")
    same_supply = same_names and [view[key] for key in supplies] == [before[key] for key in supplies]
    found.append(known["supply"] if same_supply else supply_panel(scene))
    for seat, player in enumerate(scene.players):
        same = same_names and player == old.players[seat] and view["first"] == before["first"]
        found.append(known[f"mat-{seat}"] if same else mat_panel(scene, player))
    return found


def own(scene: Scene) -> dict[str, object] | None:
    """The onlooker's own board: prices and known technologies come from it."""
    return scene.players[scene.seat] if scene.seat >= 0 else None
