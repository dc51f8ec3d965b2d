"""The building blocks of pictures: safe text, borders of hexes, colours that can be read, pages that fit."""

import re
import xml.etree.ElementTree as ET

import pytest

from galaktyka.core.hexes import disc, ring
from galaktyka.core.svg import (
    COLOURS,
    OWNER_LETTERS,
    OWNER_SYMBOLS,
    STYLESHEET,
    TEXT_PAIRS,
    Drawing,
    HexMap,
    Panel,
    combine,
    contrast,
    escape,
    theme,
    width_of,
)

SVG = "{http://www.w3.org/2000/svg}"


def panel(id_: str, width: int, height: int, defs: str = "") -> Panel:
    d = Drawing()
    d.begin(f"{id_}-thing", "thing", "A <thing> & more")
    d.owner(0, 20, 20, 24)
    d.end()
    return Panel(id_, f"Panel {id_}", width, height, "", d.text(), defs)


def test_contrast_is_the_usual_measure() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_can_be_read_in_both_themes(text: str, ground: str) -> None:
    for column in (1, 2):
        values = {row[0]: row[column] for row in COLOURS}
        assert contrast(values[text], values[ground]) >= 4.5


def test_each_theme_follows_the_reader_and_the_page() -> None:
    rules = theme([("bg", "#ffffff", "#000000")])
    assert rules.startswith(":root{--bg:#ffffff")
    assert "@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--bg:#000000}}" in rules
    assert ":root[data-theme=dark]{--bg:#000000" in rules


def test_colours_are_named_only_in_the_theme() -> None:
    rest = STYLESHEET.replace(theme(COLOURS), "") + OWNER_SYMBOLS + panel("a", 10, 10).moving
    assert not re.search(r'(?<!href=")#[0-9a-fA-F]{3,8}\b|rgb|hsl', rest)


def test_every_colour_used_is_defined() -> None:
    defined = {name for name, _, _ in COLOURS}
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", STYLESHEET)) <= defined


def test_words_are_escaped() -> None:
    assert escape('a < b & "c" > d') == "a &lt; b &amp; &quot;c&quot; &gt; d"
    document = ET.fromstring(panel("a", 40, 40).svg())
    titles = [element.text for element in document.iter(SVG + "title")]
    assert titles == ["Panel a", "A <thing> & more"]


def test_long_words_are_squeezed_then_cut() -> None:
    d = Drawing()
    d.words(0, 0, "short", "", 100)
    d.words(0, 0, "a little too long", "", 80)
    d.words(0, 0, "far too long to be squeezed into so little room", "", 80)
    short, squeezed, cut = d.parts
    assert "textLength" not in short
    assert 'textLength="80"' in squeezed
    assert ">a little too long<" in squeezed
    words = cut[cut.index(">") + 1 : cut.rindex("<")]
    assert words.endswith("…")
    assert width_of(words, 12) <= 80 * 3 // 2


def test_owners_differ_by_colour_shape_and_letter() -> None:
    badges: list[tuple[str, ...]] = []
    for seat in range(len(OWNER_LETTERS)):
        d = Drawing()
        d.owner(seat, 0, 0, 20)
        badge = re.search(r'href="#(\S+)".* class="owner (\S+)"/>.*>(\w)</text>', d.text())
        assert badge is not None
        badges.append(badge.groups())
    for column in range(3):
        assert len({badge[column] for badge in badges}) == len(OWNER_LETTERS)
    assert [badge[2] for badge in badges[:4]] == ["A", "B", "C", "D"]
    shapes = re.findall(r"<symbol[^>]*>(.*?)</symbol>", OWNER_SYMBOLS)
    assert len(set(shapes)) == len(OWNER_LETTERS)


def corners(path: str) -> list[list[tuple[int, int]]]:
    loops: list[list[tuple[int, int]]] = []
    for loop in re.findall(r"M([^Z]*)Z", path):
        points = [point.split() for point in loop.split("L")]
        loops.append([(int(x), int(y)) for x, y in points])
    return loops


def area(points: list[tuple[int, int]]) -> float:
    """Positive when the loop runs clockwise on the screen."""
    total = 0
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
        total += x1 * y2 - x2 * y1
    return total / 2


HEXES = HexMap(20, 35, 200, 200)
ONE_HEX = 4200  # 3 * 2 * side * half


def test_outline_of_one_hex_is_its_polygon() -> None:
    (loop,) = corners(HEXES.outline([(0, 0)], 0))
    assert sorted(loop) == sorted([(180, 165), (220, 165), (240, 200), (220, 235), (180, 235), (160, 200)])
    assert area(loop) == ONE_HEX
    assert HEXES.polygon(0, 0) == "M180 165H220L240 200L220 235H180L160 200Z"


@pytest.mark.parametrize("cells", [[(0, 0), (1, 0)], [(0, 0), (0, 1), (1, 0)], disc((0, 0), 2)])
def test_outline_encloses_all_hexes_of_a_group(cells: list[tuple[int, int]]) -> None:
    (loop,) = corners(HEXES.outline(cells, 0))
    assert area(loop) == ONE_HEX * len(cells)


def test_outline_of_parts_and_holes() -> None:
    apart = corners(HEXES.outline([(0, 0), (3, 0)], 0))
    assert [area(loop) for loop in apart] == [ONE_HEX, ONE_HEX]
    outer, hole = corners(HEXES.outline(ring((0, 0), 1), 0))
    assert area(outer) + area(hole) == ONE_HEX * 6
    assert area(hole) == -ONE_HEX


def test_inset_outline_runs_inside() -> None:
    cells = disc((0, 0), 1)
    (border,) = corners(HEXES.outline(cells, 0))
    (inset,) = corners(HEXES.outline(cells, 7))
    assert area(inset) < area(border)
    top = min(y for _, y in border)
    assert min(y for _, y in inset) == top + 7


def boxes(document: str) -> list[tuple[int, int, int, int]]:
    root = ET.fromstring(document)
    return [
        (int(e.attrib["x"]), int(e.attrib["y"]), int(e.attrib["width"]), int(e.attrib["height"]))
        for e in root.findall(SVG + "svg")
    ]


@pytest.mark.parametrize("columns", [1, 2, 4])
def test_combined_panels_do_not_overlap_and_stay_on_the_page(columns: int) -> None:
    panels = [panel("map", 1240, 900), *[panel(f"p{i}", 390, 100 + 37 * i) for i in range(6)]]
    document = combine(panels, columns)
    width, height = [int(v) for v in re.findall(r'viewBox="0 0 (\d+) (\d+)"', document)[0]]
    placed = boxes(document)
    assert len(placed) == len(panels)
    for i, (x, y, w, h) in enumerate(placed):
        assert x >= 0
        assert y >= 0
        assert x + w <= width
        assert y + h <= height
        for x2, y2, w2, h2 in placed[:i]:
            assert x + w <= x2 or x2 + w2 <= x or y + h <= y2 or y2 + h2 <= y
    assert placed[0][2] > placed[1][2] or columns == 1


def test_shared_definitions_stand_once_on_a_page() -> None:
    defs = '<symbol id="only-once"/>'
    document = combine([panel("a", 390, 50, defs), panel("b", 390, 50, defs)])
    assert document.count('id="only-once"') == 1
    assert panel("a", 390, 50, defs).svg().count('id="only-once"') == 1


def test_an_empty_page_is_a_document() -> None:
    assert ET.fromstring(combine([])).tag == SVG + "svg"


def test_style_of_a_table_reaches_its_document() -> None:
    one = panel("a", 10, 10)
    one.style = "--seat-0:var(--seat-3)"
    assert ET.fromstring(one.svg()).attrib["style"] == "--seat-0:var(--seat-3)"
    assert ET.fromstring(combine([one])).attrib["style"] == "--seat-0:var(--seat-3)"
