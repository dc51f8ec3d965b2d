"""Words without a language: what the engine wants to say, as a key and its parameters."""

from typing import Final, Union

from mypy_extensions import mypyc_attr

Param = Union[int, str, "Text"]
NO_PARAMS: Final[dict[str, Param]] = {}


class Text:
    """A message key with parameters; parameters may be texts themselves."""

    __slots__ = ("key", "params")

    def __init__(self, key: str, params: dict[str, Param] = NO_PARAMS) -> None:
        self.key = key
        self.params = params

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.params!r})" if self.params else f"Text({self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[type["Text"], tuple[str, dict[str, Param]]]:
        return Text, (self.key, self.params)


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker:
    """Turns texts into words of one language. The base class shows bare keys; `core.text` speaks Fluent."""

    def say(self, text: Text) -> str:
        if not text.params:
            return text.key
        inner = ", ".join(f"{k}={self.say(v) if isinstance(v, Text) else v}" for k, v in text.params.items())
        return f"{text.key}({inner})"

    def word(self, key: str) -> str:
        return self.say(Text(key))


class Illegal(Exception):
    """An answer or a setting that the rules refuse. Carries the reason; nothing was changed."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return english(self.reason)


def english(text: Text) -> str:
    """The words for an exception's message, which has no reader to choose a language for."""
    from galaktyka.core.text import speaker

    return speaker("en").say(text)


def refuse(key: str, params: dict[str, Param] = NO_PARAMS) -> Illegal:
    return Illegal(Text(key, params))
