"""Words in a language: Fluent messages in English and Polish, from `locale/<language>/*.ftl`.

The only part of the kernel that knows languages. Games hand out `Text` keys; whoever faces a person asks a
speaker for the words.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from galaktyka.core.words import Speaker, Text, refuse

LANGUAGES: Final = ("en", "pl")


class FluentSpeaker(Speaker):
    """Speaks one language; remembers what it has said, since boards repeat themselves."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self._names: list[str] = []
        folder = files("galaktyka") / "locale" / language
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                resource = FluentResource(file.read_text("utf-8"))
                self.bundle.add_resource(resource)
                self._names.extend([entry.id.name for entry in resource.body if isinstance(entry, Message)])
        self._said: dict[object, str] = {}

    def keys(self, start: str) -> list[str]:
        """The messages whose names begin like this, in the order of their file."""
        return [key for key in self._names if key.startswith(start)]

    def knows(self, key: str) -> bool:
        """Whether there are words for `message` or `message.attribute`."""
        message, _, attribute = key.partition(".")
        if not self.bundle.has_message(message):
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes

    def say(self, text: Text) -> str:
        params = text.params
        memory: object = text.key
        if params:
            params = {name: self.say(v) if isinstance(v, Text) else v for name, v in params.items()}
            memory = (text.key, *params.items())
        said = self._said.get(memory)
        if said is not None:
            return said
        if not self.knows(text.key):
            return super().say(text)
        name, _, attribute = text.key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return super().say(text)
        words, _problems = self.bundle.format_pattern(pattern, params)
        if len(self._said) < 20_000:
            self._said[memory] = str(words)
        return str(words)


@cache
def speaker(language: str) -> FluentSpeaker:
    if language not in LANGUAGES:
        raise refuse("refusal-language", {"language": language, "known": ", ".join(LANGUAGES)})
    return FluentSpeaker(language)
