"""The texts of a game, read from their files: what they are, and what holds for those of every game."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import galaktyka
from galaktyka.core.text import LANGUAGES
from galaktyka.core.words import Param, Text

LOCALE = Path(galaktyka.__file__).parent / "locale"
FEWEST_SENTENCES, MOST_SENTENCES = 2, 5


class References(Visitor):
    """The variables of a pattern and the patterns that it refers to, by key."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.keys.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


class Texts:
    """Some files in one language. A key is `message`, or `message.attribute`."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        self.language = language
        self.files = tuple(files)

    def source(self, file: str) -> str:
        return (LOCALE / self.language / file).read_text(encoding="utf-8")

    @cached_property
    def messages(self) -> list[ast.Message]:
        entries = [entry for file in self.files for entry in parse(self.source(file)).body]
        return [entry for entry in entries if isinstance(entry, ast.Message)]

    @cached_property
    def names(self) -> set[str]:
        return {message.id.name for message in self.messages}

    @cached_property
    def patterns(self) -> dict[str, ast.Pattern]:
        found: dict[str, ast.Pattern] = {}
        for message in self.messages:
            if message.value is not None:
                found[message.id.name] = message.value
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
        return found

    @cached_property
    def variables(self) -> dict[str, set[str]]:
        """By key, the variables of referenced patterns included."""
        return {key: self.variables_of(key) for key in self.patterns}

    def variables_of(self, key: str) -> set[str]:
        found = References()
        found.visit(self.patterns[key])
        return found.variables.union(*(self.variables_of(other) for other in found.keys))

    @cached_property
    def bundle(self) -> FluentBundle:
        made = FluentBundle([self.language], use_isolating=False)
        for file in self.files:
            made.add_resource(FluentResource(self.source(file)))
        return made

    def say(self, text: Text) -> str:
        """From these files alone; whatever is missing is an error."""
        params = {name: self.say(v) if isinstance(v, Text) else v for name, v in text.params.items()}
        name, _, attribute = text.key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, text.key
        said, errors = self.bundle.format_pattern(pattern, params)
        assert not errors, (text, errors)
        return str(said)

    def numbers(self, key: str, n: int) -> set[str]:
        """Figures of a text with every variable at n; words in other places would differ by inflection only."""
        params: dict[str, Param] = dict.fromkeys(self.variables[key], n)
        return set(re.findall(r"\d+", self.say(Text(key, params))))


def files_of(game_id: str) -> list[str]:
    """Every file about the game but its rules."""
    files = sorted(path.name for path in (LOCALE / "en").glob(f"{game_id}*.ftl"))
    return [file for file in files if file != f"{game_id}-rules.ftl"]


def in_both(files: Iterable[str]) -> dict[str, Texts]:
    listed = tuple(files)
    return {language: Texts(language, listed) for language in LANGUAGES}


# --- which keys there must be ---


def component_keys(
    game_id: str, named: Mapping[str, Iterable[str]], described: Mapping[str, Iterable[str]]
) -> Iterator[str]:
    """A name for everything, by group, and for some groups also what the thing does."""
    for groups, ends in ((named, [""]), (described, ["", ".description"])):
        for group, names in groups.items():
            for name in names:
                yield from (f"{game_id}-{group}-{name}{end}" for end in ends)


def option_keys(game_id: str, options: Mapping[str, Iterable[str]]) -> Iterator[str]:
    for option, choices in options.items():
        for suffix in ["", *(f"-{choice}" for choice in choices)]:
            yield from (f"{game_id}-option-{option}{suffix}{end}" for end in ("", ".description"))


def policy_keys(game_id: str, policies: Mapping[str, Iterable[str]]) -> Iterator[str]:
    for policy, choices in policies.items():
        yield from (f"{game_id}-policy-{policy}{end}" for end in ["", *(f"-{choice}" for choice in choices)])


def rule_keys(game_id: str, rules: Iterable[str]) -> Iterator[str]:
    for rule in rules:
        yield from (f"{game_id}-rule-{rule}{end}" for end in ("", ".title"))


# --- checks ---


def check_no_junk(texts: Texts, file: str) -> None:
    junk = [entry.content for entry in parse(texts.source(file)).body if isinstance(entry, ast.Junk)]
    assert junk == []


def check_nothing_twice(texts: Texts) -> None:
    names = [message.id.name for message in texts.messages]
    assert sorted(names) == sorted(set(names))


def check_same_keys(both: dict[str, Texts]) -> None:
    assert both["en"].patterns.keys() == both["pl"].patterns.keys()


def check_same_variables(both: dict[str, Texts]) -> None:
    assert both["en"].variables == both["pl"].variables


def check_same_numbers(both: dict[str, Texts], n: int = 2) -> None:
    """A price or a limit that differs between the languages is a rule told wrongly in one of them."""
    for key in both["en"].patterns:
        assert both["en"].numbers(key, n) == both["pl"].numbers(key, n), key


def check_same_written_numbers(both: dict[str, Texts]) -> None:
    """Line by line, as the files are written: also where a number stands in one variant of many."""
    told = []
    for texts in both.values():
        lines = [line.partition(" = ") for file in texts.files for line in texts.source(file).splitlines()]
        told.append({key: sorted(re.findall(r"\d+", text)) for key, sign, text in lines if sign})
    assert told[0] == told[1]


def check_keys_exist(texts: Texts, wanted: Iterable[str]) -> None:
    assert set(wanted) - texts.patterns.keys() == set()


def check_group(texts: Texts, start: str, names: Iterable[str]) -> None:
    """The messages with this beginning are those of the names, and no others."""
    assert {name for name in texts.names if name.startswith(start)} == {start + name for name in names}


def check_rule_references(texts: Texts, file: str, rules: Iterable[str]) -> None:
    """Whatever looks like the name of a rule names one."""
    known = set(rules)
    letters = "".join(sorted({rule[0] for rule in known}))
    assert set(re.findall(rf"\b[{letters}]\d+[a-z]?\b", texts.source(file))) - known == set()


def check_rules_are_short(english: Texts, game_id: str, rules: Iterable[str]) -> None:
    """Counted in English: in Polish a full stop also marks ordinals."""
    for rule in rules:
        text = english.say(Text(f"{game_id}-rule-{rule}"))
        assert text.endswith("."), rule
        sentences = len(re.findall(r"\.(?: [A-Z0-9]|$)", text))
        assert FEWEST_SENTENCES <= sentences <= MOST_SENTENCES, rule
