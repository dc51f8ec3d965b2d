"""The view as lines of text."""

from typing import Final

from galaktyka.core.glance import number, table, tables, word
from galaktyka.core.screen import Line
from galaktyka.core.words import Speaker

PARTS: Final = ["map"]


def screen(view: dict[str, object], speaker: Speaker, part: str, width: int, marked: list[str]) -> list[Line]:
    lines = [Line(f"{number(view, 'round')}/{number(view, 'rounds')} {word(view, 'phase')}")]
    for sector in tables(view, "sectors"):
        ships = " ".join([word(ship, "kind") for ship in tables(sector, "ships")])
        owner = number(sector, "owner")
        lines.append(
            Line(f"{word(sector, 'id')} ({number(sector, 'q')},{number(sector, 'r')}) {owner} {ships}")
        )
    for player in tables(view, "players"):
        if word(player, "species"):
            stock = table(player, "resources")
            goods = " ".join([f"{name} {stock[name]}" for name in stock])
            lines.append(Line(f"{word(player, 'species')}: {goods}"))
    return lines
