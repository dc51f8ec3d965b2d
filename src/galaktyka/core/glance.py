"""Typed reading of a view: it is plain JSON data, and whoever draws it wants ints, words and lists of them."""


def as_table(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def as_tables(value: object) -> list[dict[str, object]]:
    return [as_table(item) for item in as_list(value)]


def as_number(value: object) -> int:
    assert isinstance(value, int)
    return value


def as_numbers(value: object) -> list[int]:
    return [as_number(item) for item in as_list(value)]


def as_word(value: object) -> str:
    assert isinstance(value, str)
    return value


def as_words(value: object) -> list[str]:
    return [as_word(item) for item in as_list(value)]


def as_list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def table(data: dict[str, object], key: str) -> dict[str, object]:
    return as_table(data[key])


def tables(data: dict[str, object], key: str) -> list[dict[str, object]]:
    return as_tables(data[key])


def number(data: dict[str, object], key: str) -> int:
    return as_number(data[key])


def count(data: dict[str, object], key: str) -> int:
    """How many of this thing; 0 where it is not mentioned."""
    return as_number(data.get(key, 0))


def numbers(data: dict[str, object], key: str) -> list[int]:
    return as_numbers(data[key])


def grid(data: dict[str, object], key: str) -> list[list[int]]:
    return [as_numbers(row) for row in as_list(data[key])]


def word(data: dict[str, object], key: str) -> str:
    return as_word(data[key])


def words(data: dict[str, object], key: str) -> list[str]:
    return as_words(data[key])


def flag(data: dict[str, object], key: str) -> bool:
    value = data[key]
    assert isinstance(value, bool)
    return value
