"""A game's boxes: ours, and those of owners who overlay their own values, each made once."""

from collections.abc import Callable
from typing import Generic, TypeVar

from galaktyka.core.data import Check, Document, Limits, load, overlay_hash, with_overlay

Box = TypeVar("Box")


class Shelf(Generic[Box]):
    """Where a game keeps its boxes; nothing is read before somebody asks.

    A box is what the rules read: numbers and lists made from the components, which are a `Document`. Making one
    refuses words that the rules do not know. A box with an overlay is known by the hash of what it replaces, and
    is kept because pictures show its values.
    """

    def __init__(self, package: str, limits: Limits, check: Check, make: Callable[[Document], Box]) -> None:
        self.package = package
        self.limits = limits
        self.check = check
        self.make = make
        self.documents: list[Document] = []  # ours, once it has been read
        self.boxes: dict[str, Box] = {}  # by the overlay's hash; ours is ""

    def document(self, overlay_file: str = "") -> Document:
        """The components, every value with its provenance."""
        if not self.documents:
            self.documents.append(load(self.package, self.limits, self.check))
        if not overlay_file:
            return self.documents[0]
        document = with_overlay(self.documents[0], overlay_file)
        self.made_from(document)
        return document

    def box(self, overlay_file: str = "") -> Box:
        if not overlay_file and "" in self.boxes:
            return self.boxes[""]
        return self.made_from(self.document(overlay_file))

    def made_from(self, document: Document) -> Box:
        name = overlay_hash(document) or ""
        if name not in self.boxes:
            self.boxes[name] = self.make(document)
        return self.boxes[name]

    def shown(self, overlay: str) -> Box:
        """The box that a view names by its overlay's hash; ours where that one is not known here."""
        return self.boxes.get(overlay) or self.box()
