"""`galaktyka serve`: the web table."""

import socket
import webbrowser
from typing import Annotated

import typer

from galaktyka.cli.common import FAILED, Language, Plugins, complain, say, use_plugins
from galaktyka.core.words import refuse


def serve(
    host: Annotated[str, typer.Option("--host", metavar="H", help="Address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="P", min=0, max=65535, help="Port to listen at.")
    ] = 8000,
    db: Annotated[
        str,
        typer.Option(
            "--db",
            metavar="URL",
            help="Where tables are stored. Default: a SQLite file in your data folder. "
            "A PostgreSQL URL lets several processes serve the same tables.",
        ),
    ] = "",
    log: Annotated[
        str,
        typer.Option("--log", metavar="FILE", help="Write the log there instead of to the error output."),
    ] = "",
    plugin: Plugins = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    lang: Language = None,
) -> None:
    """Serve the web table."""
    from galaktyka.server.errors import StoreAway
    from galaktyka.server.running import prepare, run
    from galaktyka.server.settings import Settings

    plugins = use_plugins(plugin)  # what cannot be loaded is said before anything starts
    settings = Settings(database=db, log=log, plugins=plugins)
    listener = listen(host, port)
    try:
        prepare(settings)
    except StoreAway as away:
        complain(say("serve-no-database", {"why": str(away.__cause__)[:200]}))
        raise typer.Exit(FAILED) from None
    address = f"http://{shown_host(host)}:{listener.getsockname()[1]}/"
    typer.echo(say("serve-address", {"address": address}))
    if open_browser:
        webbrowser.open(address)
    run(settings, listener)


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else starts, so that one in use is said in one sentence."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family[0], socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(family[4])
        listener.listen(1024)
    except OSError as error:
        why = error.strerror or str(error)
        raise refuse("serve-port-taken", {"host": host, "port": str(port), "why": why}) from None
    return listener


def shown_host(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
