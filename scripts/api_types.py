"""Writes the types of the server's interface for the web client, from what the server says of itself.

Usage: python -m scripts.api_types
"""

import json
import subprocess
from pathlib import Path

from galaktyka.server.app import make_app
from galaktyka.server.settings import Settings

WEB = Path(__file__).resolve().parents[1] / "web"
TYPES = WEB / "src" / "api" / "schema.d.ts"


def api_types() -> str:
    """The types as TypeScript; needs Node and the client's packages."""
    described = json.dumps(make_app(Settings()).openapi())
    made = subprocess.run(
        ["node", "scripts/types.mjs"], input=described, capture_output=True, text=True, check=True, cwd=WEB
    )
    return made.stdout


if __name__ == "__main__":
    TYPES.parent.mkdir(exist_ok=True)
    TYPES.write_text(api_types(), "utf-8")
