"""`import`: a small game of another engine's kind, and what happens when it does not fit."""

import json
from pathlib import Path

from tests.cli.asking import refusal


def test_files_that_cannot_be_imported_are_refused(tmp_path: Path) -> None:
    assert "Cannot read" in refusal("import", "gaia", str(tmp_path / "missing.json"))
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    assert "broken.json" in refusal("import", "gaia", str(broken))
    broken.write_text(json.dumps({"players": 2}), encoding="utf-8")
    assert "broken.json" in refusal("import", "gaia", str(broken))
    assert "There is no game" in refusal("import", "chess", str(broken))


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "precious.json"
    precious.write_text("{}", encoding="utf-8")
    assert "exists already" in refusal("import", "gaia", "any.json", "--out", str(precious))
    assert precious.read_text(encoding="utf-8") == "{}"
