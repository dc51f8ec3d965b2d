"""Answers about advancements, exploration cards and agreements."""

from galaktyka.core.game import Answer
from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.trade import first_of
from galaktyka.games.ascendancy.speech.phrases import (
    LETTERS,
    advancement_effect,
    agreement_name,
    card_name,
    exploration_effect,
    exploration_name,
    goods,
)
from galaktyka.games.ascendancy.state import PROJECT, AscendancyState


def card_answer(s: AscendancyState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer >= c.A_DRAWN:
        drawn_answer(s, kind, answer - c.A_DRAWN, made)
        return
    if answer < c.A_USE:
        card = answer - c.A_RESEARCH
        params: dict[str, Param] = {
            "card": card_name(card),
            "n": s.card_tokens[card],
            "cost": s.box.advancement_cost[card],
        }
        made.label = Text("ascendancy-do-research", params)
        made.cost = goods(ids.RESEARCH, 1)
        made.rule = "R55"
    elif answer < c.A_CARD:
        card = answer - c.A_USE
        made.label = told(s, "ascendancy-do-use", card)
        made.rule = "R3"
    else:
        card = answer - c.A_CARD
        made.label = told(s, "ascendancy-do-card", card)
        if s.card_at[card] == PROJECT:
            made.label = told(s, "ascendancy-do-project", card)
    made.target = "card-" + ids.ADVANCEMENT_IDS[card]


def told(s: AscendancyState, key: str, card: int) -> Text:
    """A card by its name and what it does; a project also by how far it is."""
    params: dict[str, Param] = {"card": card_name(card), "effect": advancement_effect(s.box, card)}
    if key == "ascendancy-do-project":
        params["n"] = s.card_tokens[card]
        params["cost"] = s.box.advancement_cost[card]
    return Text(key, params)


def drawn_answer(s: AscendancyState, kind: int, k: int, made: Answer) -> None:
    """A card that only the asked seat sees: of the Exploration deck, or an advancement just drawn."""
    if kind == c.F_PEEK:
        card = s.top_cards[k]
        params: dict[str, Param] = {
            "card": exploration_name(card),
            "effect": exploration_effect(s.box, card),
        }
        made.label = Text("ascendancy-do-drawn", params)
        made.target = f"drawn-{k}"
        return
    card = s.drawn[k]
    made.label = told(s, "ascendancy-do-drawn", card)
    made.target = "card-" + ids.ADVANCEMENT_IDS[card]


# --- trade ---


def trade_answer(s: AscendancyState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer < c.A_OFFER:
        partner = answer - (c.A_SEAT if answer < c.A_TRADE else c.A_TRADE)
        key = "ascendancy-do-seat" if answer < c.A_TRADE else "ascendancy-do-trade"
        made.label = Text(key, {"letter": LETTERS[partner]})
        made.target = f"mat-{partner}"
        if answer >= c.A_TRADE:
            made.rule = "R20"
    elif answer < c.A_SWAP:
        offer_answer(s, seat, s.arg(0), answer - c.A_OFFER, made)
    else:
        agreement = first_of(s, seat) + answer - c.A_SWAP
        made.label = Text("ascendancy-do-swap", {"give": agreement_name(s.box, agreement)})
        made.target = "agreement-" + ids.TRADE_IDS[agreement]
        made.rule = "R22"


def offer_answer(s: AscendancyState, seat: int, rival: int, code: int, made: Answer) -> None:
    mine, his = divmod(code, 4)
    give, take = first_of(s, seat) + mine, first_of(s, rival) + his
    params: dict[str, Param] = {}
    if mine != c.NO_AGREEMENT:
        params["give"] = agreement_name(s.box, give)
        made.target = "agreement-" + ids.TRADE_IDS[give]
    if his != c.NO_AGREEMENT:
        params["take"] = agreement_name(s.box, take)
        made.target = "agreement-" + ids.TRADE_IDS[take]
    key = "both" if len(params) > 1 else "give" if "give" in params else "take"
    made.label = Text("ascendancy-do-offer-" + key, params)
