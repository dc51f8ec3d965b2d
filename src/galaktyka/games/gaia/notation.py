"""Answers as players write them: `build mine 3A4`, `upgrade lab 5B2`, `power 7c`, `pass booster 4`."""

from galaktyka.games.gaia.choices import (
    A_BOARD,
    A_BOOSTER,
    A_BRAIN,
    A_CHARGE,
    A_COUNT,
    A_COVER,
    A_FACTION,
    A_FREE,
    A_HEX,
    A_INCOME_POWER,
    A_INCOME_TOKENS,
    A_ROTATE,
    A_SPECIAL,
    A_TILE,
    A_TOKEN,
    A_TRACK,
    A_UPGRADE,
    A_VERB,
    ACTION_SPACE,
    BRAIN_USE,
    BRAINS,
    CHARGES,
    DECLINE_VERB,
    DONE_VERB,
    END_VERB,
    F_ADVANCE,
    F_BOOSTER,
    F_BRAIN_BURN,
    F_BRAIN_CHARGE,
    F_BRAIN_PAY,
    F_BRAIN_TOKEN,
    F_CHARGE,
    F_COVER,
    F_FACTION,
    F_FIRST_BOOSTER,
    F_INCOME,
    F_ITARS,
    F_LINK,
    F_LOWEST,
    F_RESCORE,
    F_RESEARCH,
    F_ROTATE,
    F_SATELLITES,
    F_TERRANS,
    F_TILE,
    F_TOKEN,
    F_TOKENS,
    F_TURN,
    FREE_FIRST_EXCHANGE,
    FREES,
    MINE_VERB,
    SLOT_WORDS,
    SPECIAL_WORDS,
    TAKE_VERB,
    TRACK_WORDS,
    UPGRADES,
    VERBS,
)
from galaktyka.games.gaia.ids import BOARD_ACTION_IDS, FACTION_IDS, FEDERATION_IDS, TECH_IDS
from galaktyka.games.gaia.rules.rounds import POWER_EXCHANGES
from galaktyka.games.gaia.state import GaiaState


def write(s: GaiaState, answer: int) -> str:
    """The short text of an answer."""
    if answer < A_FACTION:
        return s.board.names[answer - A_HEX] if answer - A_HEX < s.board.grid.size else f"hex {answer}"
    if answer < A_BOOSTER:
        return "faction " + FACTION_IDS[answer - A_FACTION]
    if answer < A_VERB:
        return f"booster {answer - A_BOOSTER + 1}"
    if answer < A_UPGRADE:
        return VERBS[answer - A_VERB]
    if answer < A_BOARD:
        return UPGRADES[answer - A_UPGRADE]
    if answer < A_SPECIAL:
        return BOARD_ACTION_IDS[answer - A_BOARD].replace("_", " ")
    if answer < A_FREE:
        return SPECIAL_WORDS[answer - A_SPECIAL]
    if answer < A_TRACK:
        return FREES[answer - A_FREE]
    if answer < A_TILE:
        return TRACK_WORDS[answer - A_TRACK]
    if answer < A_COVER:
        return SLOT_WORDS[answer - A_TILE]
    if answer < A_TOKEN:
        return "cover " + TECH_IDS[answer - A_COVER].removeprefix("tech_")
    return write_rare(s, answer)


def write_rare(s: GaiaState, answer: int) -> str:
    if answer < A_CHARGE:
        return "token " + FEDERATION_IDS[answer - A_TOKEN].removeprefix("fed_")
    if answer < A_INCOME_POWER:
        return CHARGES[answer - A_CHARGE]
    if answer < A_INCOME_TOKENS:
        return f"income {answer - A_INCOME_POWER}pw"
    if answer < A_BRAIN:
        return f"income {answer - A_INCOME_TOKENS}t"
    if answer < A_COUNT:
        return BRAINS[answer - A_BRAIN]
    if answer < A_ROTATE:
        bowl = "I" * s.arg(2) if s.top() == F_TOKENS else ""
        return f"bowl {bowl} {answer - A_COUNT}" if bowl else f"count {answer - A_COUNT}"
    slot = answer - A_ROTATE
    number = s.board.sector_numbers[slot] if slot < len(s.board.slots) else f"#{slot}"
    return "rotate " + number


def candidates(s: GaiaState) -> list[int]:
    """Every answer that the pending question could offer in some position."""
    kind = s.top()
    if kind == F_TURN:
        verbs = [END_VERB] if s.arg(0) else list(range(MINE_VERB, END_VERB))
        return verbs + list(range(A_UPGRADE, A_TRACK))
    if kind in (F_RESEARCH, F_LOWEST):
        return list(range(A_TRACK, A_TILE))
    if kind == F_ADVANCE:
        return [*range(A_TRACK, A_TILE), DECLINE_VERB]
    if kind == F_CHARGE:
        return [*range(A_CHARGE, A_INCOME_POWER), DECLINE_VERB]
    if kind == F_ITARS:
        return [TAKE_VERB, DONE_VERB]
    if kind == F_TERRANS:
        first = A_FREE + FREE_FIRST_EXCHANGE
        return [*range(first, first + POWER_EXCHANGES), DONE_VERB]
    if kind == F_BRAIN_CHARGE:
        return list(range(A_BRAIN, BRAIN_USE))
    if kind in (F_BRAIN_PAY, F_BRAIN_TOKEN, F_BRAIN_BURN):
        return list(range(A_BRAIN, A_COUNT))
    ranges = {
        F_TILE: (A_TILE, A_COVER),
        F_COVER: (A_COVER, A_TOKEN),
        F_TOKEN: (A_TOKEN, A_CHARGE),
        F_RESCORE: (A_TOKEN, A_CHARGE),
        F_BOOSTER: (A_BOOSTER, A_VERB),
        F_FIRST_BOOSTER: (A_BOOSTER, A_VERB),
        F_FACTION: (A_FACTION, A_BOOSTER),
        F_INCOME: (A_INCOME_POWER, A_BRAIN),
        F_TOKENS: (A_COUNT, A_ROTATE),
        F_ROTATE: (A_ROTATE, ACTION_SPACE),
    }
    start, end = ranges.get(kind, (A_HEX, A_HEX + s.board.grid.size))
    found = list(range(start, end))
    if kind in (F_LINK, F_SATELLITES) and s.variant.loose_federations:
        found.append(DECLINE_VERB)
    return [*found, DONE_VERB] if kind in (F_LINK, F_ROTATE) else found
