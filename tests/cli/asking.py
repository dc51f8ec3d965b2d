"""Running commands in tests."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from galaktyka.cli import app

PLAIN = {"GALAKTYKA_LANG": "en", "COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"}


def run(*words: str, typed: str = "", **environment: str) -> Result:
    return CliRunner().invoke(app, list(words), input=typed, env={**PLAIN, **environment})


def ask(*words: str) -> Any:
    """The JSON answer of a command that must go well."""
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def refusal(*words: str, **environment: str) -> str:
    """The sentence with which a command refuses, after checking that it is one and that nothing else came."""
    result = run(*words, **environment)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    sentence = result.stderr.strip()
    assert sentence
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    return sentence


def files_in(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
