"""Checks of a game's box that games share: where its values come from, and files of an owner's values."""

from pathlib import Path

from galaktyka.core.data import Document, Plain, items, report


def unverified(document: Document) -> set[tuple[str, str]]:
    """Section and id of all that no rulebook and no public source confirms."""
    listed = report(document, unverified=True)["items"]
    assert isinstance(listed, list)
    return {(str(field(item, "section")), str(field(item, "id"))) for item in listed}


def field(item: Plain, name: str) -> Plain:
    assert isinstance(item, dict)
    return item[name]


def check_provenance(document: Document) -> None:
    """Every value has a provenance, and none rests on memory."""
    for item in items(document):
        for name in item.values:
            assert item.provenance[name] in ("S", "P", "R")


def overlay(folder: Path, text: str) -> str:
    """A file of an owner's values."""
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)
