"""Writes the rule index of a game: every rule, our text, and the tests that hold it.

Usage: python -m scripts.rule_index [GAME ...]

Rules come from `locale/en/<game>-rules.ftl`, worked examples from `docs/rules/<game>-examples.toml`, and
tests from the names of the functions in `tests/games/<game>`: `test_R20_…`, `test_T19_…`, `test_S3_R7_…`.
"""

import ast
import re
import sys
import tomllib
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message

from galaktyka.core.text import speaker
from galaktyka.games import GAMES

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src" / "galaktyka" / "locale" / "en"
RULE = r"[RSATUMH]\d+[a-z]?"
TEST_NAME = re.compile(rf"test_((?:{RULE}_)+)")


class Rule:
    """A numbered rule or a worked example, and where it is tested."""

    def __init__(self, id_: str, title: str, text: str) -> None:
        self.id = id_
        self.title = title
        self.text = text
        self.tests: list[Test] = []


class Test:
    def __init__(self, path: Path, name: str, line: int) -> None:
        self.path = path
        self.name = name
        self.line = line

    def rules(self) -> list[str]:
        """The ids that the name begins with."""
        found = TEST_NAME.match(self.name + "_")
        return found[1].rstrip("_").split("_") if found else []


class Section:
    def __init__(self, title: str) -> None:
        self.title = title
        self.rules: list[Rule] = []


# --- reading ---


def rule_sections(game: str) -> list[Section]:
    """The rules in the order of their file, under its headings."""
    resource = FluentParser().parse((LOCALE / f"{game}-rules.ftl").read_text("utf-8"))
    start = f"{game}-rule-"
    sections: list[Section] = []
    words = speaker("en")
    for entry in resource.body:
        if isinstance(entry, GroupComment) and entry.content:
            sections.append(Section(entry.content))
        elif isinstance(entry, Message) and entry.id.name.startswith(start):
            key = entry.id.name
            sections[-1].rules.append(
                Rule(key.removeprefix(start), words.word(f"{key}.title"), " ".join(words.word(key).split()))
            )
    return sections


def examples(game: str) -> Section:
    section = Section("Worked examples")
    table = tomllib.loads((ROOT / "docs" / "rules" / f"{game}-examples.toml").read_text("utf-8"))
    section.rules = [Rule(id_, str(title), "") for id_, title in table.items()]
    return section


def tests_of(game: str) -> list[Test]:
    """Every test function of the game, those inside classes too."""
    found: list[Test] = []
    for path in sorted((ROOT / "tests" / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(Test(path.relative_to(ROOT), node.name, node.lineno))
    return sorted(found, key=lambda test: (test.path.as_posix(), test.line))


def index(game: str) -> tuple[list[Section], list[Test]]:
    """The sections with their tests filled in, and the tests that name a rule which does not exist."""
    sections = [*rule_sections(game), examples(game)]
    by_id = {rule.id: rule for section in sections for rule in section.rules}
    strays: list[Test] = []
    for test in tests_of(game):
        for id_ in test.rules():
            if id_ in by_id:
                by_id[id_].tests.append(test)
            else:
                strays.append(test)
    return sections, strays


def untested(sections: list[Section]) -> list[str]:
    return [rule.id for section in sections for rule in section.rules if not rule.tests]


# --- writing ---


def document_path(game: str) -> Path:
    return ROOT / "docs" / "rules" / f"{game}.md"


def document(game: str, sections: list[Section]) -> str:
    lines = [
        f"# The rules of {speaker('en').word(f'{game}-name')}, and the tests that hold them",
        "",
        "Every rule has a number, our own text, and at least one test that fails when the rule is broken.",
        f"The same texts answer `galaktyka rules {game}`. This page is made by `scripts/rule_index.py` from",
        "the texts and from the tests' names; `make golden` brings it up to date.",
    ]
    for section in sections:
        lines += ["", f"## {section.title}"]
        for rule in section.rules:
            lines += ["", f"### {rule.id} {rule.title}", ""]
            if rule.text:
                lines += [rule.text, ""]
            lines += [f"- [{test.name}]({link(test)})" for test in rule.tests] or ["- no test yet"]
    return "\n".join(lines) + "\n"


def link(test: Test) -> str:
    """To the file only: a line number would put the page out of date with every edit above it."""
    return f"../../{test.path.as_posix()}"


def main() -> int:
    for game in sys.argv[1:] or GAMES:
        sections, strays = index(game)
        document_path(game).write_text(document(game, sections), "utf-8")
        without = untested(sections)
        print(f"{document_path(game).relative_to(ROOT)} written")
        if without:
            print(f"without a test: {', '.join(without)}")
        for test in strays:
            print(f"{test.path}: {test.name} names a rule that does not exist")
    return 0


if __name__ == "__main__":
    sys.exit(main())
