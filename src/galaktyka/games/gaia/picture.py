"""The view of Gaia Project drawn as SVG panels: the map, the common boards, a mat for each player."""

from galaktyka.core.glance import flag, number, numbers, table, tables, word
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


def redraw(
    view: dict[str, object],
    speaker: Speaker,
    before: dict[str, object],
    drawn: list[Panel],
    box: Box | None = None,
) -> list[Panel]:
    """Like `panels`, but draws only what differs from an earlier view, and hands out the rest again."""
    if not _same_owners(view, before) or not _same_tiles(view, before):
        return panels(view, speaker, box)
    scene = Scene(view, speaker, box if box is not None else standard_box())
    style = drawn[0].style
    earlier = tables(before, "players")
    again: list[Panel] = []
    for old in drawn:
        if old.id == "map":
            again.append(
                old if view["map"] == before["map"] else map_panel(scene, style, _old_map(scene, before, old))
            )
        elif old.id == "research":
            again.append(_research_again(scene, before, old))
        elif old.id == "scoring":
            again.append(old if _same_scores(view, before) else scoring_panel(scene, style, old.still))
        elif old.id == "supply":
            same = view["boosters"] == before["boosters"] and view["tokens_left"] == before["tokens_left"]
            again.append(old if same else supply_panel(scene, style))
        elif old.id == "automa":
            again.append(old if view["automa"] == before["automa"] else automa_panel(scene, style))
        elif old.id == "factions":
            again.append(old)
        else:
            seat = int(old.id[len("mat-") :])
            same = scene.players[seat] == earlier[seat]
            again.append(old if same else mat_panel(scene, scene.players[seat], style))
    return again


def _same_owners(view: dict[str, object], before: dict[str, object]) -> bool:
    """Whether the names and colours of all owners are the same: they appear in every panel."""
    now = [word(player, "faction") for player in tables(view, "players")]
    return now == [word(player, "faction") for player in tables(before, "players")]


def _same_tiles(view: dict[str, object], before: dict[str, object]) -> bool:
    """Whether the tiles that lie on the scoring board for the whole game are the same."""
    return view["round_tiles"] == before["round_tiles"] and view["final_tiles"] == before["final_tiles"]


def _old_map(scene: Scene, before: dict[str, object], old: Panel) -> str:
    """The still layer of the map, unless a planet changed or the sectors did."""
    now = table(scene.view, "map")
    then = table(before, "map")
    if now["sectors"] != then["sectors"]:
        return ""
    planets = [word(row, "planet") for row in tables(now, "hexes")]
    return old.still if planets == [word(row, "planet") for row in tables(then, "hexes")] else ""


def _research_again(scene: Scene, before: dict[str, object], old: Panel) -> Panel:
    now = table(scene.view, "research")
    then = table(before, "research")
    if now == then and scene.view["actions"] == before["actions"]:
        levels = [numbers(player, "research") for player in scene.players]
        if levels == [numbers(player, "research") for player in tables(before, "players")]:
            return old
    same = now["under"] == then["under"] and now["free"] == then["free"]
    return research_panel(scene, old.style, old.still if same else "")


def _same_scores(view: dict[str, object], before: dict[str, object]) -> bool:
    """Whether the scoring board stands as it stood; its printed side never changes."""
    for name in ("round", "neutral", "final_counts", "active", "next_order", "turn_order"):
        if view[name] != before[name]:
            return False
    passed = [flag(player, "passed") for player in tables(view, "players")]
    return passed == [flag(player, "passed") for player in tables(before, "players")]


def owner_colours(scene: Scene) -> str:
    """Owners take the colour of their faction's home planet, as the pieces in the box do."""
    colours: list[str] = []
    for player in scene.players:
        home = word(player, "home")
        if home:
            colours.append(f"--seat-{number(player, 'seat')}:var(--planet-{home})")
    return ";".join(colours)
