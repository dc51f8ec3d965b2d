"""Component files, their provenance, and an owner's overlay, shown on a small invented game."""

import hashlib
import itertools
import json
from pathlib import Path

import pytest

from galaktyka.core.data import DataError, Document, Limits, items, load, overlay_hash, report, with_overlay

SHIPS = """
[[ship]]
id = "scout"
cost = 2
guns = [1, 1]
gain = { ore = 1 }
armed = true
colour = "red"
src = "S"

[[ship]]
id = "liner"
cost = 9
guns = [0, 0]
src = "P"
src_fields = { cost = "R" }
note = "cost guessed from the others"
"""
PLACES = """
place = [
  { id = "north", hexes = [[1, -1], [0, 2]], bonus = 3, src = "M" },
]
"""
LIMITS: Limits = {"place.hexes": (-5, 5)}
numbers = itertools.count()


def at_most_twelve(document: Document) -> None:
    if sum(document.column("ship", "cost")) > 12:
        raise document.item("ship", "scout").wrong("cost", "all ships together may cost 12")


class Workshop:
    """Writes packages with a `data/` folder, and overlay files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self, **files: str) -> Document:
        package = f"invented_game_{next(numbers)}"
        data = self.folder / package / "data"
        data.mkdir(parents=True)
        (self.folder / package / "__init__.py").touch()
        for name, text in files.items():
            (data / f"{name}.toml").write_text(text, encoding="utf-8")
        return load(package, LIMITS, at_most_twelve)

    def overlay(self, text: str) -> str:
        path = self.folder / "my-box.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    monkeypatch.syspath_prepend(str(tmp_path))
    return Workshop(tmp_path)


@pytest.fixture
def box(workshop: Workshop) -> Document:
    return workshop.load(ships=SHIPS, places=PLACES)


def test_files_are_merged_and_typed(box: Document) -> None:
    scout = box.item("ship", "scout")
    assert box.ids("ship") == ["scout", "liner"]
    assert box.column("ship", "cost") == [2, 9]
    assert scout.numbers("guns") == [1, 1]
    assert scout.amounts("gain", ("coin", "ore")) == [0, 1]
    assert scout.flag("armed")
    assert not box.item("ship", "liner").flag("armed")
    assert scout.place("colour", ("blue", "red")) == 1
    assert box.item("place", "north").pairs("hexes") == [(1, -1), (0, 2)]
    assert [item.id for item in items(box)] == ["north", "scout", "liner"]


def test_a_document_cannot_be_changed(box: Document) -> None:
    scout = box.item("ship", "scout")
    for table in (scout.values, scout.provenance, scout.table("gain"), box.sections):
        with pytest.raises(TypeError):
            table["cost"] = 0  # type: ignore[index]
    scout.numbers("guns").append(7)
    assert scout.numbers("guns") == [1, 1]


def test_provenance_is_kept_value_by_value(box: Document) -> None:
    liner = box.item("ship", "liner")
    assert dict(liner.provenance) == {"cost": "R", "guns": "P"}
    assert liner.note == "cost guessed from the others"
    assert liner.weakest() == "R", "one reconstructed value makes the whole component unverified"


def test_report_counts_components_by_their_weakest_value(box: Document) -> None:
    whole = report(box)
    assert whole["total"] == 3
    assert whole["by_provenance"] == {"S": 1, "M": 1, "R": 1}
    unverified = report(box, unverified=True)
    assert unverified["total"] == 2
    assert unverified["by_provenance"] == {"M": 1, "R": 1}
    assert json.loads(json.dumps(unverified))["items"][1] == {
        "section": "ship",
        "id": "liner",
        "provenance": "R",
        "values": {"cost": 9, "guns": [0, 0]},
        "provenance_of_values": {"cost": "R", "guns": "P"},
        "note": "cost guessed from the others",
    }


def test_overlay_replaces_values_and_marks_them_as_the_owners(box: Document, workshop: Workshop) -> None:
    path = workshop.overlay('[[ship]]\nid = "liner"\ncost = 7\ncolour = "blue"\n')
    owned = with_overlay(box, path)
    liner = owned.item("ship", "liner")
    assert liner.number("cost") == 7
    assert liner.word("colour") == "blue", "a field that only a neighbour has is known to the section"
    assert dict(liner.provenance) == {"cost": "O", "guns": "P", "colour": "O"}
    assert liner.weakest() == "O"
    assert box.item("ship", "liner").number("cost") == 9, "our own document stays as it was"
    assert report(owned, unverified=True)["by_provenance"] == {"O": 1, "M": 1}


def test_overlay_does_not_hide_what_stays_reconstructed(box: Document, workshop: Workshop) -> None:
    owned = with_overlay(box, workshop.overlay('[[ship]]\nid = "liner"\nguns = [3, 3]\n'))
    assert owned.item("ship", "liner").weakest() == "R"


def test_overlays_can_be_laid_on_overlays(box: Document, workshop: Workshop) -> None:
    once = with_overlay(box, workshop.overlay('[[ship]]\nid = "scout"\ncost = 3\n'))
    twice = with_overlay(once, workshop.overlay('[[ship]]\nid = "scout"\nguns = [2]\n'))
    assert twice.item("ship", "scout").number("cost") == 3
    canonical = b'{"ship":{"scout":{"cost":3,"guns":[2]}}}'
    assert overlay_hash(twice) == hashlib.sha256(canonical).hexdigest(), "the hash tells of both"


def test_hash_depends_on_content_only(box: Document, workshop: Workshop) -> None:
    assert overlay_hash(box) is None
    plain = with_overlay(
        box,
        workshop.overlay(
            '[[ship]]\nid = "scout"\ncost = 3\ngain = { ore = 1, coin = 2 }\n'
            '[[place]]\nid = "north"\nbonus = 4\n'
        ),
    )
    shuffled = with_overlay(
        box,
        workshop.overlay(
            '# my own box\nplace = [{ bonus = 4, id = "north", note = "read twice" }]\n'
            'ship = [{ gain = { coin = 2, ore = 1 }, cost = 3, id = "scout" }]\n'
        ),
    )
    other = with_overlay(box, workshop.overlay('[[ship]]\nid = "scout"\ncost = 2\n'))
    assert overlay_hash(plain) == overlay_hash(shuffled)
    canonical = b'{"place":{"north":{"bonus":4}},"ship":{"scout":{"cost":3,"gain":{"coin":2,"ore":1}}}}'
    assert overlay_hash(plain) == hashlib.sha256(canonical).hexdigest()
    assert overlay_hash(other) != overlay_hash(plain)


SCOUT = '[[ship]]\nid = "scout"\n'
IN_SCOUT = "my-box.toml, section ship, item scout, field "
BAD_OVERLAYS = [
    ("# nothing yet", "my-box.toml: the file replaces no value."),
    ('[[ship]]\nid = "scout"', "my-box.toml: the file replaces no value."),
    ('[[boat]]\nid = "scout"', "my-box.toml, section boat: no such section; there are place, ship."),
    ('[[ship]]\nid = "tug"', "my-box.toml, section ship, item tug: no such item; there are scout, liner."),
    ("[[ship]]\ncost = 2", "my-box.toml, section ship: every item needs an id, a text."),
    ("[ship]\ncost = 2", "my-box.toml, section ship: expected a list of tables, each with an id."),
    ("ship = [3]", "my-box.toml, section ship: expected a list of tables, each with an id."),
    (
        '[[ship]]\nid = "scout"\n[[ship]]\nid = "scout"',
        "my-box.toml, section ship, item scout: the item occurs twice.",
    ),
    (SCOUT + "speed = 3", IN_SCOUT + "speed: no such field."),
    (SCOUT + 'src = "S"', IN_SCOUT + "src: no such field."),
    (SCOUT + "note = 3", IN_SCOUT + "note: expected a text, found a whole number."),
    (SCOUT + 'cost = "3"', IN_SCOUT + "cost: expected a whole number, found a text."),
    (SCOUT + "cost = true", IN_SCOUT + "cost: expected a whole number, found true or false."),
    (SCOUT + "armed = 1", IN_SCOUT + "armed: expected true or false, found a whole number."),
    (SCOUT + 'guns = [1, "2"]', IN_SCOUT + "guns: in the list, expected a whole number, found a text."),
    (SCOUT + "gain = [1]", IN_SCOUT + "gain: expected a table, found a list."),
    (
        SCOUT + "cost = 2.5",
        IN_SCOUT + "cost: only whole numbers, texts, true, false, lists and tables are possible.",
    ),
    (
        SCOUT + "guns = [1, 2026-11-15]",
        IN_SCOUT + "guns: only whole numbers, texts, true, false, lists and tables are possible.",
    ),
    (SCOUT + "cost = -1", IN_SCOUT + "cost: -1 is out of range, 0 to 99 is possible."),
    (SCOUT + "gain = { ore = 100 }", IN_SCOUT + "gain: 100 is out of range, 0 to 99 is possible."),
    (
        '[[place]]\nid = "north"\nhexes = [[1, 6]]',
        "my-box.toml, section place, item north, field hexes: 6 is out of range, -5 to 5 is possible.",
    ),
    ('[[ship]]\nid = "liner"\ncost = 11', IN_SCOUT + "cost: all ships together may cost 12."),
]


@pytest.mark.parametrize(("text", "message"), BAD_OVERLAYS)
def test_bad_overlay_is_refused_in_one_sentence(
    box: Document, workshop: Workshop, text: str, message: str
) -> None:
    with pytest.raises(DataError) as refusal:
        with_overlay(box, workshop.overlay(text))
    assert str(refusal.value) == message


def test_unreadable_overlay_is_refused(box: Document, workshop: Workshop, tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"^my-box\.toml: not valid TOML \(.*line 2"):
        with_overlay(box, workshop.overlay("# ships\nship = x\n"))
    with pytest.raises(DataError, match=r"^absent\.toml: the file cannot be read"):
        with_overlay(box, str(tmp_path / "absent.toml"))
    (tmp_path / "latin.toml").write_bytes(b"# \xf3")
    with pytest.raises(DataError, match=r"^latin\.toml: the file cannot be read"):
        with_overlay(box, str(tmp_path / "latin.toml"))


BAD_FILES = [
    (
        'ship = [{ id = "a", cost = 1 }]',
        "ships.toml, section ship, item a, field cost: the provenance must be S, P, M or R.",
    ),
    (
        'ship = [{ id = "a", cost = 1, src = "O" }]',
        "ships.toml, section ship, item a, field cost: the provenance must be S, P, M or R.",
    ),
    (
        'ship = [{ id = "a", cost = 1, src = "S", src_fields = { crew = "R" } }]',
        "ships.toml, section ship, item a, field crew: src_fields names a field that the item lacks.",
    ),
    (
        'ship = [{ id = "a", cost = 1, src = "S" }, { id = "a", cost = 2, src = "S" }]',
        "ships.toml, section ship, item a: the id occurs twice.",
    ),
    (
        'place = [{ id = "a", cost = 1, src = "S" }]',
        "ships.toml, section place: the section is already in another file.",
    ),
    (
        'ship = [{ id = "a", cost = 100, src = "S" }]',
        "ships.toml, section ship, item a, field cost: 100 is out of range, 0 to 99 is possible.",
    ),
]


@pytest.mark.parametrize(("text", "message"), BAD_FILES)
def test_our_own_files_are_held_to_the_same(workshop: Workshop, text: str, message: str) -> None:
    with pytest.raises(DataError) as refusal:
        workshop.load(ships=text, places=PLACES)
    assert str(refusal.value) == message


def test_readers_refuse_another_type(box: Document) -> None:
    scout = box.item("ship", "scout")
    with pytest.raises(DataError, match=r"field colour: expected a whole number, found a text\.$"):
        scout.number("colour")
    with pytest.raises(DataError, match=r"field cost: expected true or false, found a whole number\.$"):
        scout.flag("cost")
    with pytest.raises(DataError, match=r"field cost: expected a text, found a whole number\.$"):
        scout.word("cost")
    with pytest.raises(DataError, match=r"field cost: expected a list, found a whole number\.$"):
        scout.numbers("cost")
    with pytest.raises(DataError, match=r"field guns: expected a list of texts, found a whole number"):
        scout.words("guns")
    with pytest.raises(DataError, match=r"field guns: expected a table, found a list\.$"):
        scout.amounts("guns", ("ore",))
    with pytest.raises(DataError, match=r'field gain: "ore" is not one of coin\.$'):
        scout.amounts("gain", ("coin",))
    with pytest.raises(DataError, match=r"field guns: expected a list, found a whole number\.$"):
        scout.pairs("guns")
