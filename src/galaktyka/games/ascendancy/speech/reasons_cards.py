"""Why a card or a deal is not on offer."""

from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.paths import near
from galaktyka.games.ascendancy.rules.projects import may_commit, projects_of
from galaktyka.games.ascendancy.rules.trade import (
    MOST_OFFERS,
    OFFERS,
    free_agreements,
    held_by,
    is_exhausted,
)
from galaktyka.games.ascendancy.speech.phrases import LETTERS, goods
from galaktyka.games.ascendancy.state import EXHAUSTED, NOBODY, AscendancyState


def card_reason(s: AscendancyState, seat: int, kind: int, answer: int) -> Text:
    if answer >= c.A_DRAWN:
        return Text("ascendancy-refusal-not-yours")
    if answer >= c.A_CARD:
        rivals = kind in (c.F_STEAL, c.F_TARGET)
        return Text("ascendancy-refusal-not-his" if rivals else "ascendancy-refusal-not-yours")
    if answer >= c.A_USE:
        card = answer - c.A_USE
        if s.card_of[card] != seat:
            return Text("ascendancy-refusal-not-yours")
        exhausted = s.card_at[card] == EXHAUSTED
        return Text("ascendancy-refusal-exhausted" if exhausted else "ascendancy-refusal-no-use")
    if kind == c.F_COMMAND:
        return Text("ascendancy-refusal-building")
    return research_reason(s, seat, answer - c.A_RESEARCH)


def research_reason(s: AscendancyState, seat: int, card: int) -> Text:
    if card not in projects_of(s, seat):
        return Text("ascendancy-refusal-no-project")
    if not may_commit(s, seat, card):
        return Text("ascendancy-refusal-research-done")
    have = s.players[seat].goods[ids.RESEARCH]
    params: dict[str, Param] = {"need": goods(ids.RESEARCH, 1), "have": goods(ids.RESEARCH, have)}
    return Text("ascendancy-refusal-needs", params)


# --- deals ---


def trade_reason(s: AscendancyState, seat: int, kind: int, answer: int) -> Text:
    if answer < c.A_OFFER:
        rival = answer - (c.A_SEAT if answer < c.A_TRADE else c.A_TRADE)
        if rival >= s.seats or rival == seat or not s.players[rival].alive:
            return Text("ascendancy-refusal-no-seat")
        if answer < c.A_TRADE:
            return Text("ascendancy-refusal-not-now")
        if not near(s, seat, rival) and held_by(s, seat, rival) == NOBODY:
            return Text("ascendancy-refusal-far-away", {"letter": LETTERS[rival]})
        return Text("ascendancy-refusal-no-trade", {"letter": LETTERS[rival]})
    rival = s.arg(0)
    if answer >= c.A_SWAP:
        held = held_by(s, seat, rival)
        if held == NOBODY or is_exhausted(s, held):
            return Text("ascendancy-refusal-no-agreement")
        free = answer - c.A_SWAP in free_agreements(s, seat)
        return Text("ascendancy-refusal-offered" if free else "ascendancy-refusal-not-free")
    return offer_reason(s, seat, rival, answer - c.A_OFFER)


def offer_reason(s: AscendancyState, seat: int, rival: int, code: int) -> Text:
    mine, his = divmod(code, 4)
    if not s.arg(1) and not near(s, seat, rival):
        return Text("ascendancy-refusal-far-away", {"letter": LETTERS[rival]})
    gives, takes = mine != c.NO_AGREEMENT, his != c.NO_AGREEMENT
    if (gives and held_by(s, seat, rival) != NOBODY) or (takes and held_by(s, rival, seat) != NOBODY):
        return Text("ascendancy-refusal-holds-one")
    if gives and mine not in free_agreements(s, seat):
        return Text("ascendancy-refusal-not-free")
    if takes and his not in free_agreements(s, rival):
        return Text("ascendancy-refusal-not-free")
    made = s.offers[rival]
    if made >> code & 1 or (made & OFFERS).bit_count() >= MOST_OFFERS:
        return Text("ascendancy-refusal-offered")
    return Text("ascendancy-refusal-no-trade", {"letter": LETTERS[rival]})
