"""What there is: games, bots, rules, components."""

import json
from collections import Counter
from typing import Annotated

import typer
from rich.markup import escape

from galaktyka.bots import Level, all_bots, broken_bots
from galaktyka.cli.common import (
    VOICE,
    AsJson,
    GameArgument,
    Language,
    Plugins,
    complain,
    console,
    print_json,
    say,
    table,
    use_plugins,
)
from galaktyka.core.data import VERIFIED, Item, items, plain, report
from galaktyka.core.game import Game, Option
from galaktyka.core.text import FluentSpeaker
from galaktyka.core.words import refuse
from galaktyka.games import GAMES
from galaktyka.games import game as find_game

# --- games ---


def games(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Only this game, with its options.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List the games, or one game with its options and what they mean."""
    chosen = [find_game(id_) for id_ in ([game] if game else GAMES)]
    if as_json:
        print_json([describe_game(item) for item in chosen])
    elif game:
        _print_game(chosen[0])
    else:
        listing = table(say("cli-game"), say("cli-name"), say("cli-players"), say("cli-modes"))
        for item in chosen:
            listing.add_row(item.id, _name(item.id), _players(item), ", ".join(item.modes))
        console().print(listing)


def describe_game(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "name": _name(game.id),
        "players": [game.fewest_seats, game.most_seats],
        "options": [_describe_option(game, option) for option in game.options],
        "modes": game.modes,
        "action_space": game.action_space,
        "rules_version": game.rules_version,
        "kinds": [{"name": kind.name, "base": kind.base, "size": kind.size} for kind in game.kinds],
    }


def _describe_option(game: Game, option: Option) -> dict[str, object]:
    key = f"{game.id}-option-{option.name}"
    return {
        "name": option.name,
        "default": option.default,
        "choices": option.choices,
        "title": _words(key),
        "meaning": _words(key + ".description"),
        "choice_meanings": {choice: _choice_words(key, choice) for choice in option.choices},
    }


def _words(key: str) -> str:
    return say(key) if VOICE.speaker.knows(key) else ""


def _choice_words(key: str, choice: str) -> str:
    """The longer words for a choice where there are some, else its name."""
    return _words(f"{key}-{choice}.description") or _words(f"{key}-{choice}")


def _name(id_: str) -> str:
    return _words(f"{id_}-name") or id_


def _players(game: Game) -> str:
    return f"{game.fewest_seats}–{game.most_seats}"


def _print_game(game: Game) -> None:
    out = console()
    out.print(
        f"[bold]{escape(_name(game.id))}[/bold] ({game.id}), {say('cli-players').lower()}: {_players(game)}"
    )
    out.print(f"{say('cli-modes')}: {', '.join(game.modes)}    {say('cli-answers')}: {game.action_space}")
    listing = table(say("cli-option"), say("cli-value"), say("cli-meaning"))
    for option in game.options:
        key = f"{game.id}-option-{option.name}"
        listing.add_row(f"[bold]{option.name}[/bold]", "", _words(key + ".description") or _words(key))
        for choice in option.choices or [option.default]:
            mark = f"{choice} *" if choice == option.default else choice
            listing.add_row(
                "", escape(mark), _choice_words(key, choice) if option.choices else say("cli-free-text")
            )
    out.print(listing)
    out.print(say("cli-default-mark"), style="dim")


# --- bots ---


def bots(plugin: Plugins = None, as_json: AsJson = False, lang: Language = None) -> None:
    """List the bots by level, weakest first: ours, and those that you have added."""
    use_plugins(plugin)
    levels = [
        {"name": bot.name, "level": bot.level, "description": describe_bot(bot), "own": bot.own}
        for bot in all_bots()
    ]
    for name, why in broken_bots().items():
        complain(say("refusal-bot-broken", {"bot": name, "why": why}))
    if as_json:
        print_json(levels)
        return
    listing = table(say("cli-bot"), say("cli-level"), say("cli-meaning"))
    for level in levels:
        listing.add_row(str(level["name"]), str(level["level"]), escape(str(level["description"])))
    console().print(listing)


def describe_bot(bot: Level) -> str:
    return say(f"bot-{bot.name}") if bot.own else bot.description


# --- rules ---


def rules(
    game: GameArgument,
    rule: Annotated[
        str | None, typer.Argument(metavar="[RULE]", help="A rule id, e.g. R20; none lists all.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Read our rule texts: one rule by its id, or the list of all with their titles."""
    find_game(game)
    wanted = [find_rule(VOICE.speaker, game, rule)] if rule else rule_ids(VOICE.speaker, game)
    if as_json:
        print_json(
            [{"id": id_, "title": rule_title(game, id_), "text": say(f"{game}-rule-{id_}")} for id_ in wanted]
        )
    elif rule:
        console().print(f"[bold]{wanted[0]}  {escape(rule_title(game, wanted[0]))}[/bold]")
        console().print(escape(say(f"{game}-rule-{wanted[0]}")))
    else:
        listing = table(say("cli-rule"), say("cli-title"))
        for id_ in wanted:
            listing.add_row(id_, escape(rule_title(game, id_)))
        console().print(listing)


def rule_ids(speaker: FluentSpeaker, game: str) -> list[str]:
    """The ids of a game's rules that have words, in the order of the rules."""
    start = f"{game}-rule-"
    return [key.removeprefix(start) for key in speaker.keys(start)]


def find_rule(speaker: FluentSpeaker, game: str, wanted: str) -> str:
    """A rule id as we write it, however it was typed."""
    for id_ in rule_ids(speaker, game):
        if id_.lower() == wanted.lower():
            return id_
    raise refuse("cli-unknown-rule", {"rule": wanted, "game": game})


def rule_title(game: str, id_: str) -> str:
    return _words(f"{game}-rule-{id_}.title")


# --- components ---


def components(
    game: GameArgument,
    unverified: Annotated[
        bool,
        typer.Option("--unverified", help="Only what no rulebook and no public source confirms."),
    ] = False,
    overlay: Annotated[
        str, typer.Option("--overlay", metavar="FILE", help="With the values of your own box (TOML) on top.")
    ] = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List every component with its values and where each value comes from."""
    document = find_game(game).components(overlay)
    if as_json:
        print_json(report(document, unverified))
        return
    out = console()
    listing = table(say("cli-section"), say("cli-component"), say("cli-source"), say("cli-value"))
    shown = [item for item in items(document) if not (unverified and item.weakest() in VERIFIED)]
    for item in shown:
        values = ", ".join(_value_words(item, field) for field in item.values)
        listing.add_row(item.section, item.id, item.weakest(), escape(values))
    out.print(listing)
    counts = Counter(item.weakest() for item in shown)
    parts = "; ".join(f"{code} ({say(f'cli-provenance-{code}')}) {counts[code]}" for code in sorted(counts))
    out.print(say("cli-components-total", {"total": len(shown), "parts": parts}))


def _value_words(item: Item, field: str) -> str:
    """A value with its own provenance where that differs from the component's."""
    code = item.provenance[field]
    mark = f" [{code}]" if code != item.weakest() else ""
    return f"{field}: {json.dumps(plain(item.values[field]), ensure_ascii=False)}{mark}"
