"""Why an answer is not on offer: every candidate of a question has its own true reason."""

from galaktyka.core.words import Text
from galaktyka.games.exodus import choices as c
from galaktyka.games.exodus.ids import (
    ADVANCED_BANKING,
    ADVANCED_MINING,
    ADVANCED_TRADING,
    AXINIUM,
    BANKING,
    CP,
    NO_ROCKET_BUYING,
    PARTS,
    PHASIUM,
)
from galaktyka.games.exodus.rules.laws import forbidden, reaction_cost, ship_cost, upgrade_cp
from galaktyka.games.exodus.rules.parts import can_shift, fit_places
from galaktyka.games.exodus.rules.research import allowed, price
from galaktyka.games.exodus.rules.trade import NOT_TAKEN, SALES, can_trade, rates, trade_area
from galaktyka.games.exodus.rules.works import free_ship
from galaktyka.games.exodus.speech.phrases import (
    LETTERS,
    amount,
    goods,
    hex_text,
    platinum,
    resource_name,
    technology_name,
    type_name,
)
from galaktyka.games.exodus.speech.reasons_map import hex_reason, ship_reason
from galaktyka.games.exodus.state import NO_CARD, ExodusState


def why_not(s: ExodusState, seat: int, answer: int) -> Text:
    """The reason for a candidate of the pending question."""
    kind = s.top()
    if answer < c.A_SHIP:
        return hex_reason(s, seat, kind, answer - c.A_HEX)
    if answer < c.A_GROUP:
        return ship_reason(s, seat, kind, answer)
    if answer < c.A_BUILD:
        owner, hex_ = divmod(answer - c.A_GROUP, c.MOST_HEXES)
        if hex_ >= s.board.grid.size or owner >= s.seats:
            return Text("exodus-refusal-no-hex")
        return Text("exodus-refusal-not-cloaked", {"letter": LETTERS[owner], "hex": hex_text(s, hex_)})
    if answer < c.A_SHIFT:
        return purchase_reason(s, seat, kind, answer)
    if answer < c.A_CARD:
        return part_reason(s, seat, kind, answer)
    if answer < c.A_COUNT:
        return card_reason(s, seat, kind, answer)
    if answer < c.A_SPEND:
        return count_reason(s, seat)
    if answer < c.A_EXCHANGE:
        conquest = kind == c.F_WINDOW and s.arg(0) == 1
        return Text("exodus-refusal-conquest" if conquest else "exodus-refusal-no-card")
    if answer < c.A_DICE:
        return exchange_reason(s, seat, answer)
    if answer < c.A_VERB:
        technology = ADVANCED_BANKING if s.arg(0) == BANKING else ADVANCED_MINING
        return Text("exodus-refusal-two-dice", {"technology": technology_name(technology)})
    return verb_reason(s, kind, answer)


def needs(resource: int, need: int, have: int) -> Text:
    return Text("exodus-refusal-needs", {"need": goods(resource, need), "have": goods(resource, have)})


# --- what is bought ---


def purchase_reason(s: ExodusState, seat: int, kind: int, answer: int) -> Text:
    if answer < c.A_TECH:
        return ship_price_reason(s, seat, answer - c.A_BUILD)
    if answer < c.A_UPGRADE:
        return technology_reason(s, seat, kind, answer - c.A_TECH)
    return upgrade_reason(s, seat, answer - c.A_UPGRADE)


def ship_price_reason(s: ExodusState, seat: int, type_: int) -> Text:
    p = s.players[seat]
    if free_ship(s, seat, type_) < 0:
        return Text("exodus-refusal-both-ships")
    if ship_cost(s, type_, CP) > p.cp:
        return needs(CP, ship_cost(s, type_, CP), p.cp)
    return needs(AXINIUM, ship_cost(s, type_, AXINIUM), p.axinium)


def technology_reason(s: ExodusState, seat: int, kind: int, technology: int) -> Text:
    p = s.players[seat]
    base = s.box.technology_cp[technology]
    if kind == c.F_PICKS:
        if s.box.technology_basic[technology]:
            return Text("exodus-refusal-basic")
        if c.A_TECH + technology in p.secret:
            return Text("exodus-refusal-picked")
        start = s.box.starts[s.variant.start]
        return Text("exodus-refusal-picks-cost", {"cp": platinum(start.technologies_cost)})
    if p.has(technology):
        return Text("exodus-refusal-owned")
    if not allowed(s, technology):
        return Text("exodus-refusal-basic")
    if not p.pool:
        return Text("exodus-refusal-pool")
    if kind == c.F_FREE_TECH:
        return Text("exodus-refusal-base-price", {"need": platinum(base), "have": platinum(s.arg(0))})
    return needs(CP, price(s, seat, technology), p.cp)


def upgrade_reason(s: ExodusState, seat: int, upgrade: int) -> Text:
    p = s.players[seat]
    technology = s.box.upgrade_technology[upgrade]
    if not p.has(technology):
        return Text("exodus-refusal-no-technology", {"technology": technology_name(technology)})
    if not s.supply[upgrade]:
        return Text("exodus-refusal-supply")
    if upgrade >= PARTS and forbidden(s, NO_ROCKET_BUYING):
        return Text("exodus-refusal-rockets-banned")
    if upgrade_cp(s, upgrade) > p.cp:
        return needs(CP, upgrade_cp(s, upgrade), p.cp)
    if s.box.upgrade_phasium[upgrade] > p.phasium:
        return needs(PHASIUM, s.box.upgrade_phasium[upgrade], p.phasium)
    assert not fit_places(s, seat, upgrade)
    return Text("exodus-refusal-no-place")


def part_reason(s: ExodusState, seat: int, kind: int, answer: int) -> Text:
    if answer >= c.A_FIT:
        type_ = (answer - c.A_FIT) // c.FIT_SIZE
        if kind == c.F_SHIFT and type_ == s.arg(0):
            return Text("exodus-refusal-same-blueprint")
        return Text("exodus-refusal-slot", {"ship": type_name(type_)})
    type_, part = divmod(answer - c.A_SHIFT, PARTS)
    if not s.players[seat].fitted[type_ * PARTS + part]:
        return Text("exodus-refusal-no-part")
    assert not can_shift(s, seat, type_, part) or s.free_moves
    return Text("exodus-refusal-no-shift")


# --- cards and the council ---


def card_reason(s: ExodusState, seat: int, kind: int, answer: int) -> Text:
    if answer < c.A_REACT:
        return Text("exodus-refusal-hand")
    if answer < c.A_BID:
        return react_reason(s, seat, answer - c.A_REACT)
    if answer < c.A_LETTER:
        if kind == c.F_BALLOT and s.players[seat].secret:
            return Text("exodus-refusal-bid-made")
        return Text("exodus-refusal-bid", {"cp": platinum(s.players[seat].cp)})
    if answer < c.A_BONUS:
        return letter_reason(s, seat, kind, answer - c.A_LETTER)
    if answer < c.A_LAW:
        return Text("exodus-refusal-offered" if kind == c.F_OFFER else "exodus-refusal-not-offered")
    if answer < c.A_SEAT:
        return Text("exodus-refusal-not-law")
    other = answer - c.A_SEAT
    if kind == c.F_VICTIM:
        return Text("exodus-refusal-not-there", {"letter": LETTERS[other]})
    return Text("exodus-refusal-not-tied")


def react_reason(s: ExodusState, seat: int, owner: int) -> Text:
    if s.players[owner].face == NO_CARD:
        return Text("exodus-refusal-no-face", {"letter": LETTERS[owner]})
    if s.reacted >> owner & 1:
        return Text("exodus-refusal-reacted")
    have = amount("markers", s.people(s.home(seat), seat))
    need = amount("markers", reaction_cost(s, seat, owner))
    return Text("exodus-refusal-home-population", {"need": need, "have": have})


def letter_reason(s: ExodusState, seat: int, kind: int, letter: int) -> Text:
    if kind == c.F_TIE:
        return Text("exodus-refusal-not-tied")
    if not s.players[seat].secret:
        return Text("exodus-refusal-letter-later")
    if letter == c.LETTER_NONE:
        return Text("exodus-refusal-paid-letter")
    return Text("exodus-refusal-no-letter")


def count_reason(s: ExodusState, seat: int) -> Text:
    """Counts run without gaps between those on offer."""
    legal = s.legal_for(seat)
    return Text("exodus-refusal-count", {"least": min(legal) - c.A_COUNT, "most": max(legal) - c.A_COUNT})


# --- the market and verbs ---


def exchange_reason(s: ExodusState, seat: int, answer: int) -> Text:
    p = s.players[seat]
    if s.arg(0) == NOT_TAKEN and not can_trade(s, seat):
        return Text("exodus-refusal-pool")
    selling = answer in (c.SELL_AXINIUM, c.SELL_PHASIUM)
    resource = AXINIUM if answer in (c.SELL_AXINIUM, c.BUY_AXINIUM) else PHASIUM
    if s.arg(2) and not p.has(ADVANCED_TRADING) and selling != (s.arg(2) == SALES):
        return Text("exodus-refusal-direction")
    if selling:
        return Text("exodus-refusal-goods", {"resource": resource_name(resource)})
    buy = rates(s, seat, trade_area(s))[1]
    if p.cp < buy:
        return needs(CP, buy, p.cp)
    return Text("exodus-refusal-cap", {"resource": resource_name(resource)})


def verb_reason(s: ExodusState, kind: int, answer: int) -> Text:
    if kind == c.F_CARD:
        return Text("exodus-refusal-must-play")
    if kind == c.F_TRADE:
        if answer == c.BLOCK_VERB and s.arg(0) == NOT_TAKEN:
            return Text("exodus-refusal-pool")
        return Text("exodus-refusal-area-first" if s.arg(0) == NOT_TAKEN else "exodus-refusal-area-taken")
    return Text("exodus-refusal-not-asked")
