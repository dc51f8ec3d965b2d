"""What holds for the pictures of every game: documents of their own, named things, defined and legible colours."""

import hashlib
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable

from galaktyka.core import svg
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.svg import Panel, combine, contrast
from galaktyka.core.words import Speaker

View = dict[str, object]
Colours = Iterable[tuple[str, str, str]]
SVG = "{http://www.w3.org/2000/svg}"
LEGIBLE = 4.5


# --- looking at panels ---


def digest(drawn: list[Panel]) -> str:
    """Of all panels; drawn with bare keys for words it changes with the drawing, not with the translations."""
    parts = [f"{p.id} {p.width} {p.height} {p.style} {p.still} {p.moving}" for p in drawn]
    return hashlib.sha256("\n".join([*parts, drawn[0].defs]).encode()).hexdigest()


def elements(drawn: list[Panel]) -> dict[str, ET.Element]:
    found: dict[str, ET.Element] = {}
    for panel in drawn:
        for element in ET.fromstring(panel.svg()).iter(SVG + "g"):
            if "id" in element.attrib:
                assert element.attrib["id"] not in found, element.attrib["id"]
                found[element.attrib["id"]] = element
    return found


def title(element: ET.Element) -> str:
    child = element.find(SVG + "title")
    assert child is not None
    return child.text or ""


# --- every picture ---


def check_ids_are_unique(drawn: list[Panel]) -> None:
    document = ET.fromstring(combine(drawn))
    ids = Counter(element.attrib["id"] for element in document.iter() if "id" in element.attrib)
    assert [id_ for id_, times in ids.items() if times > 1] == []


def check_documents(drawn: list[Panel]) -> None:
    for panel in drawn:
        root = ET.fromstring(panel.svg())
        assert root.attrib["viewBox"] == f"0 0 {root.attrib['width']} {root.attrib['height']}"


def check_symbols(drawn: list[Panel]) -> None:
    """Every symbol used is defined, on the common page and in each panel by itself."""
    for text in [combine(drawn), *(panel.svg() for panel in drawn)]:
        document = ET.fromstring(text)
        ids = {element.attrib.get("id") for element in document.iter(SVG + "symbol")}
        assert {element.attrib["href"][1:] for element in document.iter(SVG + "use")} <= ids


def check_colours(drawn: list[Panel], own: Colours) -> None:
    """Every colour used is defined, by all games or by this one."""
    defined = {name for name, _, _ in [*svg.COLOURS, *own]}
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", combine(drawn))) <= defined


def check_no_other_colours(drawn: list[Panel], theme: str) -> None:
    """Colours stand in the theme and nowhere else, so that a page can change them."""
    for panel in drawn:
        rest = panel.still + panel.moving + panel.defs.replace(theme, "")
        assert not re.search(r'(?<!href=")#[0-9a-fA-F]{3,8}\b|rgb|hsl', rest), panel.id


def check_whole_coordinates(drawn: list[Panel]) -> None:
    for panel in drawn:
        numbers = re.findall(
            r' (?:x|y|cx|cy|r|width|height|d|textLength)="([^"]*)"', panel.still + panel.moving
        )
        assert [n for n in numbers if "." in n] == [], panel.id


def check_titles(drawn: list[Panel], game_id: str) -> None:
    """Everything has a title, and no text shows its key in place of its words."""
    key = f"{game_id}-"
    for id_, element in elements(drawn).items():
        assert title(element).strip(), id_
        assert key not in title(element), (id_, title(element))
    for panel in drawn:
        assert key not in re.sub(r'(id|href|class)="[^"]*"', "", panel.svg()), panel.id


def check_legible(pair: tuple[str, str], own: Colours) -> None:
    """Text and its ground differ enough in both themes."""
    colours = {name: (light, dark) for name, light, dark in [*svg.COLOURS, *own]}
    for theme in (0, 1):
        assert contrast(colours[pair[0]][theme], colours[pair[1]][theme]) >= LEGIBLE, pair


# --- along whole games ---


def check_targets(game: Game, state: State) -> set[str]:
    """What answers point at is drawn, and drawn once; gives the sorts of thing pointed at."""
    seat = state.actor()
    targets = {game.describe(state, seat, answer).target for answer in state.legal()} - {""}
    drawn = game.panels(game.view(state, seat), Speaker())
    ids = re.findall(r'<g id="([^"]+)"', "".join(panel.layers() for panel in drawn))
    assert len(ids) == len(set(ids))
    assert targets <= set(ids), (game.question(state), targets - set(ids))
    return {target.split("-")[0] for target in targets}


def check_redrawing(game: Game, states: Iterable[State]) -> int:
    """Drawing only what changed gives the same pictures; counts the panels that were handed out again."""
    before: View = {}
    drawn: list[Panel] = []
    kept = 0
    for state in states:
        view = game.view(state, 0)
        fresh = game.panels(view, Speaker())
        if drawn:
            again = game.redraw(view, Speaker(), before, drawn)
            assert [shown(panel) for panel in again] == [shown(panel) for panel in fresh]
            kept += sum(1 for panel in again if any(panel is old for old in drawn))
            fresh = again
        before, drawn = view, fresh
    return kept


def shown(panel: Panel) -> tuple[str, str, int, int, str, str, str, str]:
    size = panel.width, panel.height
    return (panel.id, panel.title, *size, panel.still, panel.moving, panel.defs, panel.style)
