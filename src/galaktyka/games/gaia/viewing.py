"""Typed hands into a view: a view is plain JSON data, and whoever draws it knows its shape."""

from typing import cast


def table(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return cast("dict[str, object]", value)


def rows(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return cast("list[dict[str, object]]", value)


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def numbers(value: object) -> list[int]:
    assert isinstance(value, list)
    return cast("list[int]", value)


def text(value: object) -> str:
    assert isinstance(value, str)
    return value


def texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return cast("list[str]", value)
