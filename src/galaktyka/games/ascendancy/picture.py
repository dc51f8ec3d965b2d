"""The view of Ascendancy drawn as SVG panels: the map, what is under way, the table, a console for each player."""

from galaktyka.core.glance import as_table, word, words
from galaktyka.core.svg import Panel
from galaktyka.core.words import Speaker
from galaktyka.games.ascendancy.components import Box, standard_box
from galaktyka.games.ascendancy.drawing.boards import choice_panel, civs_panel, combat_panel, table_panel
from galaktyka.games.ascendancy.drawing.mats import mat_panel
from galaktyka.games.ascendancy.drawing.scene import Scene
from galaktyka.games.ascendancy.drawing.starmap import map_panel

# What the map shows, and what the table panel shows.
MAP_KEYS = ("map", "ships", "fleets", "warp", "combat")
TABLE_KEYS = ("active", "stack", "deck", "peeked", "discards", "mystery")


def panels(view: dict[str, object], speaker: Speaker, box: Box | None = None) -> list[Panel]:
    """The map first, then what somebody decides about, the table, the consoles by seat."""
    scene = Scene(view, speaker, box if box is not None else standard_box())
    drawn = [map_panel(scene), *matters(scene), table_panel(scene)]
    drawn.extend([mat_panel(scene, player) for player in scene.players])
    return drawn


def matters(scene: Scene) -> list[Panel]:
    """Small panels that come and go with what they are about."""
    found: list[Panel] = []
    if [1 for player in scene.players if not word(player, "civ")]:
        found.append(civs_panel(scene))
    if scene.view["combat"] is not None:
        found.append(combat_panel(scene, as_table(scene.view["combat"])))
    if words(scene.view, "choice"):
        found.append(choice_panel(scene))
    return found


def redraw(
    view: dict[str, object],
    speaker: Speaker,
    before: dict[str, object],
    drawn: list[Panel],
    box: Box | None = None,
) -> list[Panel]:
    """What `panels` gives, handing out again the panels that a change leaves alone."""
    values = box if box is not None else standard_box()
    scene, old = Scene(view, speaker, values), Scene(before, speaker, values)
    known = {panel.id: panel for panel in drawn}
    same_names = scene.owners == old.owners and scene.style == old.style
    same_map = same_names and same(view, before, MAP_KEYS)
    found = [known["map"] if same_map else map_panel(scene), *matters(scene)]
    same_order = [order_of(player) for player in scene.players] == [order_of(p) for p in old.players]
    same_table = same_names and same_order and same(view, before, TABLE_KEYS)
    found.append(known["table"] if same_table else table_panel(scene))
    beside = same_names and same(view, before, ("fleets", "contact"))
    for seat, player in enumerate(scene.players):
        kept = beside and player == old.players[seat]
        found.append(known[f"mat-{seat}"] if kept else mat_panel(scene, player))
    return found


def same(view: dict[str, object], before: dict[str, object], keys: tuple[str, ...]) -> bool:
    return [view[key] for key in keys] == [before[key] for key in keys]


def order_of(player: dict[str, object]) -> list[object]:
    return [player["card"], player["bid"], player["alive"]]
