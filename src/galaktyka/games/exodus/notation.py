"""Answers as players write them: `bid 3`, `vote A`, `research radar`, `cruiser2 sol`, `pass`."""

from typing import Final

from galaktyka.games.exodus.choices import (
    A_BID,
    A_BONUS,
    A_BUILD,
    A_CARD,
    A_COUNT,
    A_DICE,
    A_EXCHANGE,
    A_FIT,
    A_GROUP,
    A_HEX,
    A_LAW,
    A_LETTER,
    A_REACT,
    A_SEAT,
    A_SHIFT,
    A_SHIP,
    A_SPEND,
    A_TARGET,
    A_TECH,
    A_UPGRADE,
    A_VERB,
    ALL_VERB,
    BLOCK_VERB,
    DECLINE_VERB,
    DECLOAK_VERB,
    DICE_WORDS,
    DONE_VERB,
    EXCHANGE_WORDS,
    F_AIM,
    F_BALLOT,
    F_BID,
    F_BONUS,
    F_BUILD,
    F_BUY,
    F_CARD,
    F_CIVILIAN,
    F_CIVILIAN_COUNT,
    F_CIVILIAN_TO,
    F_DECLOAK,
    F_DEPLOY,
    F_DEPLOY_COUNT,
    F_DICE,
    F_FIT,
    F_FREE_TECH,
    F_HIT_COUNT,
    F_HITS,
    F_INCOME,
    F_LOAD,
    F_LOAD_COUNT,
    F_MINE,
    F_MINE_COUNT,
    F_MOVE,
    F_NEXT,
    F_OFFER,
    F_OPEN,
    F_ORDERS,
    F_PICKS,
    F_RADAR,
    F_REACT,
    F_REPEAL,
    F_RESEARCH,
    F_SHIFT,
    F_TIE,
    F_TRADE,
    F_VICTIM,
    F_WINDOW,
    FIT_SIZE,
    FOCUS_VERB,
    FREE_SLOT,
    HOLD_VERB,
    LETTER_WORDS,
    MOST_BID,
    MOST_HEXES,
    NONE_VERB,
    PASS_VERB,
    STAY_VERB,
    VERBS,
)
from galaktyka.games.exodus.ids import (
    ACTION_CARD_IDS,
    BONUS_CARD_IDS,
    CENTAURIAN_IDS,
    PARTS,
    POLITICAL_IDS,
    SHIPS,
    TECH_IDS,
    UPGRADE_IDS,
)
from galaktyka.games.exodus.state import ExodusState

SHIP_WORDS: Final = ["raider", "fighter", "cruiser", "transporter"]
VERBS_OF: Final = {
    F_WINDOW: [DONE_VERB],
    F_INCOME: [ALL_VERB, DONE_VERB],
    F_BONUS: [NONE_VERB],
    F_CARD: [NONE_VERB],
    F_RESEARCH: [DECLINE_VERB],
    F_FREE_TECH: [DECLINE_VERB],
    F_BUILD: [DONE_VERB],
    F_BUY: [DONE_VERB],
    F_DICE: [DECLINE_VERB],
    F_TRADE: [BLOCK_VERB, DECLINE_VERB, DONE_VERB],
    F_MINE: [DONE_VERB],
    F_REACT: [PASS_VERB],
    F_FIT: [DECLINE_VERB],
    F_AIM: [HOLD_VERB],
    F_CIVILIAN: [DONE_VERB],
    F_LOAD: [DONE_VERB],
    F_OPEN: [DONE_VERB],
    F_RADAR: [DONE_VERB],
    F_DECLOAK: [DECLOAK_VERB, STAY_VERB],
    F_HITS: [FOCUS_VERB],
    F_DEPLOY: [DONE_VERB],
}


def ship_word(ship: int) -> str:
    """A ship of one player: `cruiser1`, `cruiser2`."""
    return f"{SHIP_WORDS[ship // 2]}{ship % 2 + 1}"


def write(s: ExodusState, answer: int) -> str:
    if answer < A_SHIP:
        return write_hex(s, answer - A_HEX)
    if answer < A_TARGET:
        return f"{ship_prefix(s)}{ship_word(answer - A_SHIP)}"
    if answer < A_GROUP:
        seat, ship = divmod(answer - A_TARGET, SHIPS)
        return f"hit {seat + 1}:{ship_word(ship)}"
    if answer < A_BUILD:
        seat, hex_ = divmod(answer - A_GROUP, MOST_HEXES)
        return f"reveal {seat + 1}:{name_of(s, hex_)}"
    if answer < A_TECH:
        return f"build {SHIP_WORDS[answer - A_BUILD]}"
    if answer < A_UPGRADE:
        verb = "research" if s.top() == F_RESEARCH else "learn"
        return f"{verb} {TECH_IDS[answer - A_TECH]}"
    if answer < A_SHIFT:
        return f"buy {UPGRADE_IDS[answer - A_UPGRADE]}"
    if answer < A_FIT:
        type_, part = divmod(answer - A_SHIFT, PARTS)
        return f"shift {SHIP_WORDS[type_]}:{UPGRADE_IDS[part]}"
    if answer < A_CARD:
        type_, part = divmod(answer - A_FIT, FIT_SIZE)
        return f"to {SHIP_WORDS[type_]}" + ("" if part == FREE_SLOT else f":{UPGRADE_IDS[part]}")
    return write_card(s, answer)


def write_hex(s: ExodusState, hex_: int) -> str:
    """A hex with the word that the question wants: `aim sol`, `cruiser1 sol`, `mine sol`."""
    kind = s.top()
    name = name_of(s, hex_)
    words = {F_INCOME: "take ", F_MINE: "mine ", F_AIM: "aim ", F_CIVILIAN: "from ", F_FIT: "to "}
    if kind == F_CIVILIAN_TO:
        return f"to {name}"
    if kind == F_MOVE:
        return f"{ship_word(s.arg(0))} {name}"
    return words.get(kind, "go ") + name


def name_of(s: ExodusState, hex_: int) -> str:
    return s.hex_name(hex_) if hex_ < s.board.grid.size else f"#{hex_}"


def ship_prefix(s: ExodusState) -> str:
    return {F_LOAD: "load ", F_DEPLOY: "land "}.get(s.top(), "")


def write_card(s: ExodusState, answer: int) -> str:
    if answer < A_REACT:
        return "card " + ACTION_CARD_IDS[answer - A_CARD].removeprefix("card_")
    if answer < A_BID:
        return f"react {answer - A_REACT + 1}"
    if answer < A_LETTER:
        return f"bid {answer - A_BID}"
    if answer < A_BONUS:
        return f"vote {LETTER_WORDS[answer - A_LETTER]}"
    if answer < A_LAW:
        verb = "offer" if s.top() == F_OFFER else "bonus"
        return f"{verb} {BONUS_CARD_IDS[answer - A_BONUS].removeprefix('bonus_')}"
    if answer < A_SEAT:
        return f"repeal {POLITICAL_IDS[answer - A_LAW].removeprefix('law_')}"
    if answer < A_COUNT:
        return f"{'kill' if s.top() == F_VICTIM else 'next'} {answer - A_SEAT + 1}"
    if answer < A_SPEND:
        return f"x{answer - A_COUNT}"
    if answer < A_EXCHANGE:
        return f"spend {CENTAURIAN_IDS[answer - A_SPEND]}"
    if answer < A_DICE:
        return EXCHANGE_WORDS[answer - A_EXCHANGE]
    if answer < A_VERB:
        return DICE_WORDS[answer - A_DICE]
    return VERBS[answer - A_VERB]


def candidates(s: ExodusState) -> list[int]:
    """Every answer that the pending question could offer in some position."""
    kind = s.top()
    found: list[int] = []
    for start, end in ranges(s, kind):
        found += list(range(start, end))
    found += VERBS_OF.get(kind, [])
    if (F_RESEARCH <= kind <= F_REACT and kind != F_MINE_COUNT) or kind == F_WINDOW:
        found += [*range(A_SHIFT, A_FIT), *range(A_SPEND, A_EXCHANGE)]
    return found


def ranges(s: ExodusState, kind: int) -> list[tuple[int, int]]:
    """The kinds of answers to a question, without verbs and free acts."""
    if kind in (F_INCOME, F_MINE, F_AIM, F_CIVILIAN, F_CIVILIAN_TO, F_MOVE, F_ORDERS):
        return [(A_HEX, A_HEX + s.board.grid.size)]
    if kind in (F_LOAD, F_OPEN, F_DEPLOY):
        return [(A_SHIP, A_TARGET)]
    if kind in (F_MINE_COUNT, F_CIVILIAN_COUNT, F_LOAD_COUNT, F_HIT_COUNT, F_DEPLOY_COUNT):
        return [(A_COUNT, A_SPEND)]
    if kind == F_FIT:
        return [(A_HEX, A_HEX + s.board.grid.size)] if s.arg(0) >= PARTS else [(A_FIT, A_CARD)]
    if kind == F_BALLOT:
        return [(A_BID, A_BID + MOST_BID + 1), (A_LETTER, A_BONUS)]
    table = {
        F_PICKS: (A_TECH, A_UPGRADE),
        F_BID: (A_BID, A_BID + MOST_BID + 1),
        F_CARD: (A_CARD, A_REACT),
        F_TIE: (A_LETTER, A_LETTER + 3),
        F_REPEAL: (A_LAW, A_SEAT),
        F_OFFER: (A_BONUS, A_LAW),
        F_BONUS: (A_BONUS, A_LAW),
        F_NEXT: (A_SEAT, A_COUNT),
        F_RESEARCH: (A_TECH, A_UPGRADE),
        F_BUILD: (A_BUILD, A_TECH),
        F_BUY: (A_UPGRADE, A_SHIFT),
        F_DICE: (A_DICE, A_VERB),
        F_TRADE: (A_EXCHANGE, A_DICE),
        F_REACT: (A_REACT, A_REACT + s.seats),
        F_FREE_TECH: (A_TECH, A_UPGRADE),
        F_SHIFT: (A_FIT, A_CARD),
        F_VICTIM: (A_SEAT, A_COUNT),
        F_RADAR: (A_GROUP, A_BUILD),
        F_HITS: (A_TARGET, A_TARGET + SHIPS * s.seats),
    }
    return [table[kind]] if kind in table else []
