"""The API described for people: a page made from its OpenAPI description, without scripts or other hosts."""

from html import escape
from typing import Any

Schema = dict[str, Any]
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code{font-family:ui-monospace,monospace}h2,h3{margin:2rem 0 .3rem}table{border-collapse:collapse}
td{padding:.1rem .8rem .1rem 0;vertical-align:top}p{margin:.3rem 0}
@media (prefers-color-scheme:dark){body{background:#0a0e18;color:#e8edf7}a{color:#8ab4ff}}
"""


def api_page(description: Schema) -> str:
    title = escape(description["info"]["title"])
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title} API</title>',
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>',
        f"<h1>{title} API {escape(description['info']['version'])}</h1>",
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a>. The live channel is the socket '
        "<code>/api/live</code>; its messages are among the types below.</p>",
    ]
    for path, methods in description["paths"].items():
        for method, route in methods.items():
            parts.append(_route(method.upper(), path, route))
    parts.append("<h2>Types</h2>")
    for name, schema in sorted(description["components"]["schemas"].items()):
        parts.append(_type(name, schema))
    return "".join(parts)


def _route(method: str, path: str, route: Schema) -> str:
    found = [
        f"<h3><code>{method} {escape(path)}</code></h3><p>{escape(route.get('description', ''))}</p><table>"
    ]
    for parameter in route.get("parameters", []):
        found.append(_row(f"{parameter['name']} ({parameter['in']})", _name(parameter["schema"])))
    for content in route.get("requestBody", {}).get("content", {}).values():
        found.append(_row("body", _name(content["schema"])))
    for status, reply in route["responses"].items():
        shapes = [_name(content.get("schema", {})) for content in reply.get("content", {}).values()]
        found.append(_row(status, ", ".join(shapes) or escape(reply.get("description", ""))))
    return "".join(found) + "</table>"


def _type(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    rows = []
    for field, kind in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        words = f" — {escape(kind['description'])}" if "description" in kind else ""
        rows.append(_row(field + mark, _name(kind) + words))
    about = escape(schema.get("description", ""))
    return f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3><p>{about}</p><table>{"".join(rows)}</table>'


def _row(name: str, shape: str) -> str:
    return f"<tr><td><code>{escape(name)}</code><td>{shape}</tr>"


def _name(schema: Schema) -> str:
    """A schema in a few words, with links to the types that it names."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[1])
        return f'<a href="#{name}"><code>{name}</code></a>'
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " or ".join(_name(kind) for kind in schema[choice])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in values)
    if schema.get("type") == "array":
        return f"list of {_name(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"by name: {_name(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))
