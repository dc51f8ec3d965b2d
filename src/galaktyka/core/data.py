"""What is in a game's box: TOML tables with a provenance for every value, and an owner's overlay.

A game's `data/` folder holds TOML files. Every top-level key is a *section*, a list of components;
every component has an `id`, a `src` (where its values come from), an optional `note`, and its fields.
`src_fields` names the fields whose provenance differs from the rest of the component.

    booster = [
      { id = "booster_06", income = [{ ore = 1 }], pass = { per_mine = { vp = 1 } }, src = "S" },
    ]

An overlay is a file of the same shape that gives sections, ids and only the fields to replace.
"""

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

Value: TypeAlias = "bool | int | str | tuple[Value, ...] | Mapping[str, Value]"
Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain]"
Limits: TypeAlias = dict[str, tuple[int, int]]

RULEBOOK: Final = "S"
PUBLIC: Final = "P"
MEMORY: Final = "M"
RECONSTRUCTED: Final = "R"
OWNER: Final = "O"
# A component is only as sure as its weakest value, so a reconstruction never hides behind printed ones.
WEAKEST_FIRST: Final = (RECONSTRUCTED, MEMORY, OWNER, PUBLIC, RULEBOOK)
VERIFIED: Final = (RULEBOOK, PUBLIC)
# Whole numbers of a field without limits of its own stay in this range.
DEFAULT_LIMITS: Final = (0, 99)

NO_ITEMS: Final = "expected a list of tables, each with an id"
EMPTY_TABLE: Final[Mapping[str, Value]] = MappingProxyType({})


class DataError(Exception):
    """A component file cannot be used; says in one sentence where and why."""

    def __init__(self, problem: str, file: str, section: str = "", item: str = "", field: str = "") -> None:
        self.problem = problem
        self.file = file
        self.section = section
        self.item = item
        self.field = field
        place = file
        if section:
            place += f", section {section}"
        if item:
            place += f", item {item}"
        if field:
            place += f", field {field}"
        super().__init__(f"{place}: {problem}.")


class Item:
    """One component: its fields, and for every field where the value comes from."""

    __slots__ = ("file", "files", "id", "note", "provenance", "section", "values")

    def __init__(
        self,
        file: str,
        section: str,
        name: str,
        note: str,
        values: Mapping[str, Value],
        provenance: Mapping[str, str],
        files: Mapping[str, str],
    ) -> None:
        self.file = file
        self.section = section
        self.id = name
        self.note = note
        self.values = values
        self.provenance = provenance
        self.files = files  # only the fields that an overlay replaced: the overlay's name

    def wrong(self, field: str, problem: str) -> DataError:
        return DataError(problem, self.files.get(field, self.file), self.section, self.id, field)

    def number(self, field: str, absent: int = 0) -> int:
        return self.as_number(field, self.values.get(field, absent))

    def as_number(self, field: str, value: Value) -> int:
        """A whole number that is, or lies inside, `field`."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(field, f"expected a whole number, found {kind_of(value)}")
        return value

    def flag(self, field: str) -> bool:
        value = self.values.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong(field, f"expected true or false, found {kind_of(value)}")
        return value

    def word(self, field: str, absent: str = "") -> str:
        value = self.values.get(field, absent)
        if not isinstance(value, str):
            raise self.wrong(field, f"expected a text, found {kind_of(value)}")
        return value

    def sequence(self, field: str) -> tuple[Value, ...]:
        value = self.values.get(field, ())
        if not isinstance(value, tuple):
            raise self.wrong(field, f"expected a list, found {kind_of(value)}")
        return value

    def numbers(self, field: str) -> list[int]:
        return self.as_numbers(field, self.sequence(field))

    def as_numbers(self, field: str, value: Value) -> list[int]:
        """The whole numbers of a list that lies inside `field`."""
        if not isinstance(value, tuple):
            raise self.wrong(field, f"expected a list, found {kind_of(value)}")
        return [self.as_number(field, part) for part in value]

    def words(self, field: str) -> list[str]:
        found: list[str] = []
        for part in self.sequence(field):
            if not isinstance(part, str):
                raise self.wrong(field, f"expected a list of texts, found {kind_of(part)} in it")
            found.append(part)
        return found

    def table(self, field: str) -> Mapping[str, Value]:
        return self.as_table(field, self.values.get(field, EMPTY_TABLE))

    def as_table(self, field: str, value: Value) -> Mapping[str, Value]:
        """A table that is, or lies inside, `field`."""
        if not isinstance(value, Mapping):
            raise self.wrong(field, f"expected a table, found {kind_of(value)}")
        return value

    def place(self, field: str, words: Sequence[str]) -> int:
        """The position of the field's text among the words that are possible."""
        return self.as_place(field, self.word(field), words)

    def places(self, field: str, words: Sequence[str]) -> list[int]:
        return [self.as_place(field, word, words) for word in self.words(field)]

    def as_place(self, field: str, word: str, words: Sequence[str]) -> int:
        if word not in words:
            raise self.wrong(field, f'"{word}" is not one of {", ".join(words)}')
        return words.index(word)

    def amounts(self, field: str, words: Sequence[str]) -> list[int]:
        return self.as_amounts(field, self.table(field), words)

    def as_amounts(self, field: str, value: Value, words: Sequence[str]) -> list[int]:
        """A table of whole numbers as a list in the order of the words; 0 for words it lacks."""
        found = [0] * len(words)
        for key, amount in self.as_table(field, value).items():
            found[self.as_place(field, key, words)] = self.as_number(field, amount)
        return found

    def pairs(self, field: str) -> list[tuple[int, int]]:
        return self.as_pairs(field, self.sequence(field))

    def as_pairs(self, field: str, value: Value) -> list[tuple[int, int]]:
        """Pairs of whole numbers, such as hexes."""
        found: list[tuple[int, int]] = []
        for part in value if isinstance(value, tuple) else (value,):
            numbers = self.as_numbers(field, part)
            if len(numbers) != 2:
                raise self.wrong(field, f"expected pairs of whole numbers, found {len(numbers)} together")
            found.append((numbers[0], numbers[1]))
        return found

    def weakest(self) -> str:
        """The provenance of the component as a whole: that of its least certain value."""
        codes = set(self.provenance.values())
        for code in WEAKEST_FIRST:
            if code in codes:
                return code
        raise self.wrong("", "has no field at all")


class Document:
    """All components of one game, read-only: sections in the order of the files, items in printed order."""

    __slots__ = ("check", "limits", "sections")

    def __init__(
        self, sections: Mapping[str, tuple[Item, ...]], limits: Limits, check: "Callable[[Document], None]"
    ) -> None:
        self.sections = sections
        self.limits = limits
        self.check = check  # the game's own test of totals that must come out right, whatever is overlaid

    def section(self, section: str) -> tuple[Item, ...]:
        return self.sections[section]

    def item(self, section: str, name: str) -> Item:
        for item in self.sections[section]:
            if item.id == name:
                return item
        raise KeyError(f"{section}.{name}")

    def ids(self, section: str) -> list[str]:
        return [item.id for item in self.sections[section]]

    def column(self, section: str, field: str) -> list[int]:
        """One whole number of every item of a section; 0 where an item lacks the field."""
        return [item.number(field) for item in self.sections[section]]


Check: TypeAlias = Callable[[Document], None]


def load(package: str, limits: Limits, check: Check) -> Document:
    """Read the `data/` folder of a game's package; `limits` are the ranges of "section.field" numbers."""
    sections: dict[str, tuple[Item, ...]] = {}
    folder = resources.files(package).joinpath("data")
    for file in sorted(folder.iterdir(), key=_file_name):
        if file.name.endswith(".toml"):
            for section, items in _parse(file.name, file.read_text(encoding="utf-8")).items():
                if section in sections:
                    raise DataError("the section is already in another file", file.name, section)
                sections[section] = _read_section(file.name, section, items)
    document = Document(MappingProxyType(sections), limits, check)
    _check_ranges(document)
    check(document)
    return document


def with_overlay(base: Document, path: str) -> Document:
    """The same components with an owner's values in place of ours, tested as strictly as our own."""
    name = Path(path).name
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"the file cannot be read ({error})", name) from error
    sections = dict(base.sections)
    for section, replacements in _parse(name, text).items():
        if section not in sections:
            raise DataError(f"no such section; there are {', '.join(sorted(sections))}", name, section)
        sections[section] = _replace_items(name, section, sections[section], replacements)
    document = Document(MappingProxyType(sections), base.limits, base.check)
    if overlay_hash(document) is None:
        raise DataError("the file replaces no value", name)
    try:
        _check_ranges(document)
        base.check(document)
    except DataError as error:
        # The owner's file is at fault, also where the sum that no longer fits is one of ours.
        raise DataError(error.problem, name, error.section, error.item, error.field) from error
    return document


def overlay_hash(document: Document) -> str | None:
    """SHA-256 of all values that an owner replaced, as canonical JSON; None where there are none."""
    content: dict[str, dict[str, dict[str, Plain]]] = {}
    for item in items(document):
        replaced = {
            field: plain(value) for field, value in item.values.items() if item.provenance[field] == OWNER
        }
        if replaced:
            content.setdefault(item.section, {})[item.id] = replaced
    if not content:
        return None
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def items(document: Document) -> list[Item]:
    return [item for section in document.sections.values() for item in section]


def report(document: Document, unverified: bool = False) -> dict[str, Plain]:
    """Components as plain data; `unverified` keeps those with a value that is neither rulebook nor public."""
    listed: list[Plain] = []
    counts: dict[str, Plain] = {}
    for code in reversed(WEAKEST_FIRST):
        counted = [item for item in items(document) if item.weakest() == code]
        if counted and not (unverified and code in VERIFIED):
            counts[code] = len(counted)
    for item in items(document):
        if item.weakest() in counts:
            listed.append(
                {
                    "section": item.section,
                    "id": item.id,
                    "provenance": item.weakest(),
                    "values": {field: plain(value) for field, value in item.values.items()},
                    "provenance_of_values": dict(item.provenance),
                    "note": item.note,
                }
            )
    return {"total": len(listed), "by_provenance": counts, "items": listed}


def kind_of(value: Value) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, str):
        return "a text"
    if isinstance(value, tuple):
        return "a list"
    return "a table"


def plain(value: Value) -> Plain:
    """The value as JSON knows it."""
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    return value


def _file_name(file: "resources.abc.Traversable") -> str:
    return file.name


def _parse(file: str, text: str) -> dict[str, list[Mapping[str, Value]]]:
    try:
        raw: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"not valid TOML ({error})", file) from error
    sections: dict[str, list[Mapping[str, Value]]] = {}
    for section, content in raw.items():
        if not isinstance(content, list):
            raise DataError(NO_ITEMS, file, section)
        sections[section] = [_frozen_item(file, section, part) for part in content]
    return sections


def _frozen_item(file: str, section: str, raw: object) -> Mapping[str, Value]:
    if not isinstance(raw, dict):
        raise DataError(NO_ITEMS, file, section)
    table: dict[str, Value] = {}
    for field, part in raw.items():
        value = _frozen(part)
        if value is None:
            raise DataError(
                "only whole numbers, texts, true, false, lists and tables are possible",
                file,
                section,
                str(raw.get("id", "")),
                str(field),
            )
        table[str(field)] = value
    return MappingProxyType(table)


def _frozen(raw: object) -> "Value | None":
    """The value in a form that cannot be changed; None for what component files do not know."""
    if isinstance(raw, (bool, int, str)):
        return raw
    if isinstance(raw, list):
        parts = [_frozen(part) for part in raw]
        return None if None in parts else tuple([part for part in parts if part is not None])
    if isinstance(raw, dict):
        table = {str(key): _frozen(part) for key, part in raw.items()}
        if None in table.values():
            return None
        return MappingProxyType({key: part for key, part in table.items() if part is not None})
    return None


def _id_of(file: str, section: str, table: Mapping[str, Value]) -> str:
    name = table.get("id")
    if not isinstance(name, str):
        raise DataError("every item needs an id, a text", file, section)
    return name


def _note_of(file: str, section: str, name: str, table: Mapping[str, Value]) -> str:
    note = table.get("note", "")
    if not isinstance(note, str):
        raise DataError(f"expected a text, found {kind_of(note)}", file, section, name, "note")
    return note


def _read_section(file: str, section: str, tables: list[Mapping[str, Value]]) -> tuple[Item, ...]:
    found: list[Item] = []
    seen: set[str] = set()
    for table in tables:
        name = _id_of(file, section, table)
        if name in seen:
            raise DataError("the id occurs twice", file, section, name)
        seen.add(name)
        values = {
            field: value for field, value in table.items() if field not in ("id", "note", "src", "src_fields")
        }
        provenance = _provenance(file, section, name, table, values)
        found.append(
            Item(
                file,
                section,
                name,
                _note_of(file, section, name, table),
                MappingProxyType(values),
                provenance,
                MappingProxyType({}),
            )
        )
    return tuple(found)


def _provenance(
    file: str, section: str, name: str, table: Mapping[str, Value], values: dict[str, Value]
) -> Mapping[str, str]:
    exceptions = table.get("src_fields", EMPTY_TABLE)
    if not isinstance(exceptions, Mapping):
        raise DataError("expected a table", file, section, name, "src_fields")
    for field in exceptions:
        if field not in values:
            raise DataError("src_fields names a field that the item lacks", file, section, name, field)
    codes: dict[str, str] = {}
    for field in values:
        code = exceptions.get(field, table.get("src"))
        if not isinstance(code, str) or code not in (RULEBOOK, PUBLIC, MEMORY, RECONSTRUCTED):
            raise DataError("the provenance must be S, P, M or R", file, section, name, field)
        codes[field] = code
    return MappingProxyType(codes)


def _replace_items(
    file: str, section: str, base: tuple[Item, ...], replacements: list[Mapping[str, Value]]
) -> tuple[Item, ...]:
    names = [item.id for item in base]
    changed = list(base)
    seen: set[str] = set()
    for table in replacements:
        name = _id_of(file, section, table)
        if name not in names:
            raise DataError(f"no such item; there are {', '.join(names)}", file, section, name)
        if name in seen:
            raise DataError("the item occurs twice", file, section, name)
        seen.add(name)
        position = names.index(name)
        changed[position] = _replace_fields(file, base, base[position], table)
    return tuple(changed)


def _replace_fields(file: str, base: tuple[Item, ...], item: Item, table: Mapping[str, Value]) -> Item:
    values = dict(item.values)
    provenance = dict(item.provenance)
    files = dict(item.files)
    note = _note_of(file, item.section, item.id, table)
    for field, value in table.items():
        if field in ("id", "note"):
            continue
        model = _model(base, item, field)
        if model is None:
            raise DataError("no such field", file, item.section, item.id, field)
        problem = _mismatch(model, value)
        if problem:
            raise DataError(problem, file, item.section, item.id, field)
        values[field] = value
        provenance[field] = OWNER
        files[field] = file
    return Item(
        item.file,
        item.section,
        item.id,
        note or item.note,
        MappingProxyType(values),
        MappingProxyType(provenance),
        MappingProxyType(files),
    )


def _model(base: tuple[Item, ...], item: Item, field: str) -> "Value | None":
    """The value whose type a replacement must keep: the item's own, else that of a neighbour."""
    if field in item.values:
        return item.values[field]
    for other in base:
        if field in other.values:
            return other.values[field]
    return None


def _mismatch(model: Value, value: Value) -> str:
    """Why `value` is of another type than `model`; empty when it is not."""
    if kind_of(model) != kind_of(value):
        return f"expected {kind_of(model)}, found {kind_of(value)}"
    if isinstance(model, tuple) and isinstance(value, tuple) and model:
        for part in value:
            problem = _mismatch(model[0], part)
            if problem:
                return f"in the list, {problem}"
    return ""


def _check_ranges(document: Document) -> None:
    for section, content in document.sections.items():
        for item in content:
            for field, value in item.values.items():
                low, high = document.limits.get(f"{section}.{field}", DEFAULT_LIMITS)
                _check_range(item, field, value, low, high)


def _check_range(item: Item, field: str, value: Value, low: int, high: int) -> None:
    if isinstance(value, tuple):
        for part in value:
            _check_range(item, field, part, low, high)
    elif isinstance(value, Mapping):
        for part in value.values():
            _check_range(item, field, part, low, high)
    elif isinstance(value, int) and not isinstance(value, bool) and not low <= value <= high:
        possible = f"{low} to {high}" if low < high else f"only {low}"
        raise item.wrong(field, f"{value} is out of range, {possible} is possible")
