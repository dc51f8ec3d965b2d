"""`galaktyka play`: set up a game in the terminal, or take up a saved one."""

import datetime
import os
import signal
from typing import Annotated

import typer

from galaktyka.bots import level_named
from galaktyka.cli.common import (
    Components,
    GameArgument,
    Language,
    Options,
    Plugins,
    chosen_options,
    console,
    number_of_seed,
    use_plugins,
)
from galaktyka.cli.terminal_game import YOU, TerminalGame
from galaktyka.core.game import Game
from galaktyka.core.match import Match
from galaktyka.core.record import load
from galaktyka.core.replaying import replay as replay_record
from galaktyka.core.words import refuse
from galaktyka.games import game as find_game

USUAL_PLAYERS = 2
SAVES = "saves"


def play(
    game: GameArgument,
    *,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat", metavar="you|BOT", help="Who sits there, seat by seat; repeat. Default: you first."
        ),
    ] = None,
    players: Annotated[int, typer.Option("--players", "-n", metavar="N", min=0, help="Seats; 0: 2.")] = 0,
    seed: Annotated[
        str, typer.Option("--seed", metavar="S", help="Whole number; default: by the clock.")
    ] = "",
    options: Options = None,
    components: Components = "",
    record: Annotated[str, typer.Option("--record", metavar="FILE", help="Where the game is saved.")] = "",
    resume: Annotated[str, typer.Option("--continue", metavar="FILE", help="Go on with a saved game.")] = "",
    plugin: Plugins = None,
    lang: Language = None,
) -> None:
    """Play in the terminal against bots, or with others at one screen.

    Answer by number or by notation, several answers in one line if you like. `help` lists the other words:
    undo, why, log, rules, map and more. Leaving in any way (quit, Ctrl-C, end of input) saves the game and
    says where; nothing is ever overwritten. When your turn is over and could still be taken back, Enter
    confirms it.
    """
    use_plugins(plugin)
    rules = find_game(game)
    seated = [name.strip() for item in seat or [] for name in item.split(",")]
    if resume:
        match, who = _resumed(rules, resume, seated, components)
    else:
        who = _seating(rules, seated, players)
        chosen = number_of_seed(seed) if seed else _seed_of_now()
        setting = rules.setting(len(who), chosen, chosen_options(options), components)
        match = Match(rules, setting)
    path = _save_path(rules.id, record, resume)
    match.record.bots = ["" if name == YOU else name for name in who]
    for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        signal.signal(number, _stop)
    TerminalGame(match, who, console(), path).run()


def _stop(number: int, frame: object) -> None:
    """A closed window or a polite kill saves the game as Ctrl-C does."""
    raise KeyboardInterrupt


def _seed_of_now() -> int:
    return int(datetime.datetime.now().timestamp() * 1000)


def _seating(game: Game, seated: list[str], players: int) -> list[str]:
    """Who sits where: as asked for, the rest random bots; you alone against bots when nobody is named."""
    if not players:
        players = max(len(seated), min(max(USUAL_PLAYERS, game.fewest_seats), game.most_seats))
    if len(seated) > players:
        raise refuse("cli-too-many-seats", {"given": len(seated), "players": players})
    who = seated or [YOU]
    return _known([*who, *["random"] * (players - len(who))])


def _known(who: list[str]) -> list[str]:
    for name in who:
        if name != YOU:
            level_named(name)
    if YOU not in who:
        raise refuse("cli-no-person")
    return who


def _resumed(game: Game, path: str, seated: list[str], components: str) -> tuple[Match, list[str]]:
    saved = load(path)
    match = replay_record(game, saved, overlay_file=components)
    if seated and len(seated) != saved.players:
        raise refuse("cli-too-many-seats", {"given": len(seated), "players": saved.players})
    who = seated or [bot or YOU for bot in saved.bots]
    return match, _known(who)


def _save_path(game: str, record: str, resumed: str) -> str:
    """Where the game goes: a new file, or the one it came from when that is named again."""
    if not record:
        os.makedirs(SAVES, exist_ok=True)
        today = datetime.date.today().isoformat()
        n = 1
        while os.path.exists(os.path.join(SAVES, f"{game}-{today}-{n}.json")):
            n += 1
        return os.path.join(SAVES, f"{game}-{today}-{n}.json")
    if os.path.exists(record) and not (resumed and os.path.samefile(record, resumed)):
        raise refuse("cli-file-exists", {"path": record})
    folder = os.path.dirname(record)
    if folder and not os.path.isdir(folder):
        raise refuse("cli-cannot-write", {"path": record, "why": os.strerror(2)})
    return record
