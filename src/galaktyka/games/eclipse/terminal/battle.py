"""A battle under way as lines for a terminal: who fights, what was rolled last, who retreats."""

from typing import Final

from galaktyka.core.glance import number, numbers, tables, word
from galaktyka.core.screen import Line
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Speaker, Text
from galaktyka.games.eclipse.ids import DICE_IDS, SECTOR_IDS
from galaktyka.games.eclipse.speech.phrases import sector_name, step_name
from galaktyka.games.eclipse.targeting import FACE_NAMES, FACES

DICE_STYLES: Final = {"yellow": "yellow", "orange": "orange", "blue": "blue", "red": "red"}


def battle_lines(battle: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    sides = [letter(number(battle, side)) for side in ("attacker", "defender")]
    where = f"{speaker.word('eclipse-picture-battle')} {word(battle, 'sector')}: {sides[0]} → {sides[1]}"
    step = speaker.say(step_name(number(battle, "round")))
    page = [Line(where, "strong").add(f"  {step}", "dim").cut(width)]
    for volley in tables(battle, "volleys"):
        step = speaker.say(step_name(number(volley, "round")))
        line = wing_line(volley, speaker).add(f" ({step}): ", "dim")
        page.append(line.append(dice_line(numbers(volley, "dice"), speaker)).cut(width))
    for retreat in tables(battle, "retreats"):
        haven = sector_name(SECTOR_IDS.index(word(retreat, "sector")))
        text = speaker.say(Text("eclipse-picture-retreating", {"sector": haven}))
        page.append(wing_line(retreat, speaker).add(": " + text).cut(width))
    return page


def letter(owner: int) -> str:
    return OWNER_LETTERS[owner] if owner >= 0 else "!"


def wing_line(wing: dict[str, object], speaker: Speaker) -> Line:
    """The owner of a type of ship and its name."""
    owner = number(wing, "owner")
    ships = speaker.word(f"eclipse-ship-{word(wing, 'kind')}.plural")
    return Line(f"  {letter(owner)} {ships}", f"seat{owner}" if owner >= 0 else "bad")


def dice_line(dice: list[int], speaker: Speaker) -> Line:
    """Dice by the first letter of their colour and what they show: * a burst, - nothing."""
    line = Line()
    for die in dice:
        color, face = DICE_IDS[die // FACES], FACE_NAMES[die % FACES]
        shown = face if face.isdigit() else ("*" if face == "burst" else "-")
        line.add(f"[{speaker.word('eclipse-die-' + color)[0]}{shown}] ", DICE_STYLES[color])
    return line
