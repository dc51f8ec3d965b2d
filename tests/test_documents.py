"""What the documents mention exists: files, commands, names. Prose may age; what is in backticks may not."""

import ast
import builtins
import json
import keyword
import re
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from galaktyka.cli import app

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
PLACES = ("", "src/galaktyka", "src/galaktyka/core", "src/galaktyka/games/gaia", "src/galaktyka/locale/en")
ENDINGS = (".py", ".md", ".toml", ".ftl", ".json", ".txt", "/")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
EXCERPT = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")
WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9]*")
PLACEHOLDERS = {"<game>": "gaia", "<language>": "en"}
BUILT = ("build/", ".venv", "dist/", "src/galaktyka/server/client")
"""What only a build makes; a fresh copy does not have it."""


def quoted_in(document: Path) -> list[str]:
    found = QUOTED.findall(FENCE.sub("", document.read_text("utf-8")))
    for placeholder, value in PLACEHOLDERS.items():
        found = [text.replace(placeholder, value) for text in found]
    return found


@cache
def vocabulary() -> frozenset[str]:
    """Every name that the sources define or spell out as a string, and the language's own."""
    known = {*keyword.kwlist, *dir(builtins), *sys.stdlib_module_names}
    for folder in ("src", "tests", "scripts", "benchmarks"):
        for path in (ROOT / folder).rglob("*.py"):
            known.add(path.stem)
            known |= set(path.relative_to(ROOT).parts)
            known |= names_in(ast.parse(path.read_text("utf-8")))
    for name in ("Makefile", "pyproject.toml", "setup.py"):
        known |= set(WORD.findall((ROOT / name).read_text("utf-8")))
    return frozenset(known)


def names_in(tree: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.alias):
            found |= set(node.name.split("."))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 80:
            found |= set(WORD.findall(node.value))
    return found


@cache
def make_targets() -> frozenset[str]:
    return frozenset(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@cache
def commands() -> frozenset[str]:
    registered = [
        command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands
    ]
    return frozenset(name.rstrip("_") for name in registered)


def is_path(text: str) -> bool:
    return " " not in text and (text.endswith(ENDINGS) or "/" in text) and "://" not in text


def path_exists(text: str) -> bool:
    if text.startswith(BUILT):
        return True
    return any(sorted((ROOT / place).glob(text.rstrip("/"))) for place in PLACES)


def trouble(text: str) -> str:
    """What is wrong with a quoted text; nothing when all of it exists."""
    words = text.split()
    if words[0] == "make" and len(words) > 1:
        return "" if words[1] in make_targets() or "=" in words[1] else f"no target {words[1]}"
    if words[0].removeprefix(".venv/bin/") == "galaktyka" and len(words) > 1 and words[1].isalpha():
        return "" if words[1] in commands() or words[1].isupper() else f"no command {words[1]}"
    if is_path(text):
        return "" if path_exists(text) else "no such file"
    if re.fullmatch(r"[A-Z]\w*\.\w+", text) and not is_member(text):
        return "no such member"
    if text.endswith("…"):
        return "" if any(name.startswith(text[:-1]) for name in vocabulary()) else "nothing begins like this"
    unknown = [word for word in WORD.findall(text) if len(word) > 2 and word not in vocabulary()]
    return f"unknown: {', '.join(unknown)}" if unknown else ""


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    found: dict[str, list[ast.ClassDef]] = {}
    for folder in ("src", "tests", "scripts"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, []).append(node)
    return found


def is_member(text: str) -> bool:
    """Whether `Class.name` is a method or a field of that class itself."""
    class_name, _, member = text.partition(".")
    return any(member in names_in(node) for node in classes().get(class_name, []))


@pytest.mark.parametrize("document", DOCUMENTS, ids=[str(path.relative_to(ROOT)) for path in DOCUMENTS])
def test_what_the_document_names_exists(document: Path) -> None:
    found = {text: trouble(text) for text in quoted_in(document)}
    assert not {text: why for text, why in found.items() if why}


@pytest.mark.parametrize("document", DOCUMENTS, ids=[str(path.relative_to(ROOT)) for path in DOCUMENTS])
def test_the_links_of_the_document_lead_somewhere(document: Path) -> None:
    targets = [link for link in LINK.findall(document.read_text("utf-8")) if "://" not in link]
    assert not [link for link in targets if not (document.parent / link).exists()]


def test_the_excerpts_of_the_tiny_game_are_taken_from_it() -> None:
    source = (ROOT / "tests" / "core" / "tiny_game.py").read_text("utf-8")
    excerpts = EXCERPT.findall((ROOT / "docs" / "add-a-game.md").read_text("utf-8"))
    assert len(excerpts) > 5
    assert not [excerpt for excerpt in excerpts if excerpt not in source]


def test_every_dependency_is_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = project["dependencies"] + [
        name for group in project["optional-dependencies"].values() for name in group
    ]
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8").replace("-", "_")
    names = [re.split(r"[<>=]", requirement)[0].replace("-", "_") for requirement in wanted]
    assert not [name for name in names if not re.search(rf"^\|.*\b{re.escape(name)}\b", text, re.MULTILINE)]


def test_every_package_of_the_client_is_explained() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    names = [*package["dependencies"], *package["devDependencies"]]
    assert not [name for name in names if not re.search(rf"^\|.*(^|[ |]){re.escape(name)}[ ,]", text, re.MULTILINE)]


def test_no_file_of_the_client_names_where_packages_are_fetched_from() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert len(lock["packages"]) > 50
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


@pytest.mark.parametrize(
    "text", ["core/nothing.py", "make nonsense", "galaktyka nonsense", "State.nonsense", "nonsense" * 2]
)
def test_what_does_not_exist_is_noticed(text: str) -> None:
    assert trouble(text)
