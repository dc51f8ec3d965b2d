"""A game's boxes are made once, and kept by what their owners replaced."""

from pathlib import Path

import pytest

from galaktyka.core.data import DataError, Document
from galaktyka.core.shelf import Shelf

SHIPS = 'ship = [{ id = "scout", cost = 2, colour = "red", src = "S" }]'


class Hangar:
    """What the rules of an invented game read."""

    def __init__(self, document: Document) -> None:
        self.cost = document.column("ship", "cost")
        self.colours = [item.place("colour", ["red", "blue"]) for item in document.section("ship")]


def nothing(document: Document) -> None:
    """Any box will do."""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf[Hangar]:
    package = f"hangar_{abs(hash(tmp_path))}"
    data = tmp_path / package / "data"
    data.mkdir(parents=True)
    (data.parent / "__init__.py").touch()
    (data / "ships.toml").write_text(SHIPS)
    monkeypatch.syspath_prepend(tmp_path)
    return Shelf(package, {}, nothing, Hangar)


def overlay(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(f'ship = [{{ id = "scout", {text} }}]')
    return str(path)


def test_our_box_is_made_once(shelf: Shelf[Hangar]) -> None:
    assert shelf.box() is shelf.box()
    assert shelf.document() is shelf.document()


def test_an_owners_box_is_kept_by_its_values(shelf: Shelf[Hangar], tmp_path: Path) -> None:
    box = shelf.box(overlay(tmp_path, "cost = 5"))
    assert (box.cost, shelf.box().cost) == ([5], [2])
    (tmp_path / "elsewhere").mkdir()
    assert shelf.box(overlay(tmp_path / "elsewhere", "cost = 5")) is box
    assert shelf.box(overlay(tmp_path, "cost = 6")) is not box


def test_a_view_finds_the_box_that_it_was_made_with(shelf: Shelf[Hangar], tmp_path: Path) -> None:
    box = shelf.box(overlay(tmp_path, "cost = 5"))
    name = next(name for name in shelf.boxes if name)
    assert shelf.shown(name) is box
    assert shelf.shown("") is shelf.shown("of another process") is shelf.box()


def test_components_with_words_that_the_rules_do_not_know_are_refused(
    shelf: Shelf[Hangar], tmp_path: Path
) -> None:
    with pytest.raises(DataError, match='"green" is not one of red, blue'):
        shelf.document(overlay(tmp_path, 'colour = "green"'))
    assert shelf.document(overlay(tmp_path, 'colour = "blue"')).item("ship", "scout").word("colour") == "blue"
