"""The built web client: any path outside of /api gives the page, which finds its own way from there."""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from galaktyka.server.errors import Refused

MISSING = """The web client is not built. In a checkout: `make build`. The API is at /api/docs.
"""
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class ClientFiles:
    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        path = request.url.path
        if path == "/api" or path.startswith("/api/"):
            raise Refused("not-found", "server-no-page")
        found = self._file(path.lstrip("/"))
        if found is not None:
            hashed = path.startswith("/assets/")
            age = "public, max-age=31536000, immutable" if hashed else "public, max-age=300"
            return FileResponse(found, headers={"Cache-Control": age})
        if path.startswith("/assets/"):
            raise Refused("not-found", "server-no-page")
        index = self.folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(MISSING, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        """A file of the client; never one outside of its folder."""
        if not path:
            return None
        try:
            found = (self.folder / path).resolve()
            inside = found.is_relative_to(self.folder) and found.is_file()
        except (OSError, ValueError):
            return None
        return found if inside and found.name != "index.html" else None
