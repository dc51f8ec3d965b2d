"""Answers as players write them: `build earth`, `impulse`, `go L3.2`, `open 137`, `attack earth`, `end turn`."""

from typing import Final

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.places import lane_word, place_word, spot_notation
from galaktyka.games.ascendancy.rules.projects import whole_deck
from galaktyka.games.ascendancy.state import FIRST_LANE, AscendancyState

SLOT_WORDS: Final = ["", " open", " for production", " for research", " for culture"]
SHORT: Final = ["P", "R", "C", "-"]

# The word before a sector, by question.
SECTOR_WORDS: Final = {
    c.F_MOVE: "go",
    c.F_SOURCES: "from",
    c.F_HITS: "hit",
    c.F_MARTYR: "give",
    c.F_RECLAIM: "take",
    c.F_SETTLERS: "settle",
    c.F_RETREAT: "retreat",
    c.F_GROUP: "retreat",
    c.F_MANOEUVRE: "manoeuvre",
    c.F_WITHDRAW: "withdraw",
    c.F_ESCAPE: "flee",
}
CARD_WORDS: Final = {
    c.F_START: "begin",
    c.F_REWARD: "research",
    c.F_SEARCH: "take",
    c.F_DISCARD: "discard",
    c.F_HAND: "give",
    c.F_STEAL: "steal",
    c.F_SPY: "spend",
    c.F_TARGET: "exhaust",
}
SYSTEM_WORDS: Final = {c.F_DISPLACE: "to", c.F_YIELD: "release", c.F_REPOINT: "point"}

# Kinds whose argument is a disc, or a card, with the word before it.
DISC_KINDS: Final = [
    (c.A_BUILD, c.A_YARD, "build"),
    (c.A_YARD, c.A_COLONIZE, "yard"),
    (c.A_COLONIZE, c.A_NODE, "colonize"),
    (c.A_FORM, c.A_SIDE, "fleet"),
    (c.A_INVADE, c.A_HEGEMONY, "invade"),
    (c.A_HEGEMONY, c.A_STARBASE, "hegemony"),
    (c.A_STARBASE, c.A_SYSTEM, "starbase"),
]
FLEET_KINDS: Final = [
    (c.A_RESIZE, c.A_DISBAND, "resize"),
    (c.A_DISBAND, c.A_SETTLE, "disband"),
    (c.A_SETTLE, c.A_INVADE, "settle"),
]


def fleet_word(card: int) -> str:
    """A fleet by its owner's civilization and number: `klingons-2`."""
    civ, number = divmod(card, ids.FLEETS_A_CIV)
    return f"{ids.CIV_IDS[civ]}-{number + 1}"


def thing_word(thing: int) -> str:
    return ids.SYSTEM_IDS[thing] if thing < FIRST_LANE else lane_word(thing - FIRST_LANE)


def write(s: AscendancyState, answer: int) -> str:
    if answer >= c.A_VERB:
        return c.VERBS[answer - c.A_VERB] if answer - c.A_VERB < len(c.VERBS) else f"#{answer}"
    if answer < c.A_SHIP:
        return f"{SECTOR_WORDS.get(s.top(), 'go')} {place_word(answer - c.A_SECTOR)}"
    if answer < c.A_ATTACK:
        return f"ship {place_word(answer - c.A_SHIP)}"
    if answer < c.A_FLEET:
        return f"attack {place_word(answer - c.A_ATTACK)}"
    if answer < c.A_WARP:
        word = "order" if s.top() == c.F_COMMAND else SECTOR_WORDS.get(s.top(), "order")
        return f"{word} {fleet_word(answer - c.A_FLEET)}"
    if answer < c.A_ANGLE:
        return f"warp {answer - c.A_WARP + 1}"
    if answer < c.A_BUILD:
        return write_place(s, answer)
    if answer < c.A_SYSTEM:
        return write_work(answer)
    return write_card(s, answer)


def write_place(s: AscendancyState, answer: int) -> str:
    """Where lanes and discs go."""
    if answer < c.A_CONNECT:
        return spot_notation(s.top(), str(answer - c.A_ANGLE))
    if answer < c.A_TURN:
        disc, k = divmod(answer - c.A_CONNECT, 2)
        return f"join {ids.SYSTEM_IDS[disc]}" + (" 2" if k else "")
    if answer < c.A_SLIDE:
        disc, spot = divmod(answer - c.A_TURN, ids.SPOTS)
        return f"turn {ids.SYSTEM_IDS[disc]} {spot}"
    return f"slide {thing_word(answer - c.A_SLIDE)}"


def write_work(answer: int) -> str:
    """What is built, formed or ordered at a system."""
    if c.A_NODE <= answer < c.A_FORM:
        disc, rest = divmod(answer - c.A_NODE, ids.RESOURCES * c.NODE_SLOTS)
        resource, slot = divmod(rest, c.NODE_SLOTS)
        return f"node {ids.SYSTEM_IDS[disc]} {ids.RESOURCE_IDS[resource]}{SLOT_WORDS[slot]}"
    if c.A_SIDE <= answer < c.A_RESIZE:
        card, side = divmod(answer - c.A_SIDE, 2)
        return f"card {fleet_word(card)} {'ab'[side]}"
    for start, end, word in DISC_KINDS:
        if start <= answer < end:
            return f"{word} {ids.SYSTEM_IDS[answer - start]}"
    for start, end, word in FLEET_KINDS:
        if start <= answer < end:
            return f"{word} {fleet_word(answer - start)}"
    return f"#{answer}"


def write_card(s: AscendancyState, answer: int) -> str:
    if answer < c.A_RESEARCH:
        return f"{SYSTEM_WORDS.get(s.top(), 'system')} {ids.SYSTEM_IDS[answer - c.A_SYSTEM]}"
    if answer < c.A_USE:
        return f"research {ids.ADVANCEMENT_IDS[answer - c.A_RESEARCH]}"
    if answer < c.A_CARD:
        return f"use {ids.ADVANCEMENT_IDS[answer - c.A_USE]}"
    if answer < c.A_DRAWN:
        return f"{CARD_WORDS.get(s.top(), 'card')} {ids.ADVANCEMENT_IDS[answer - c.A_CARD]}"
    if answer < c.A_SEAT:
        word = "next" if s.top() == c.F_PEEK else "discard new"
        return f"{word} {answer - c.A_DRAWN + 1}"
    return write_deal(answer)


def write_deal(answer: int) -> str:
    if answer < c.A_TRADE:
        return f"seat {answer - c.A_SEAT + 1}"
    if answer < c.A_OFFER:
        return f"trade {answer - c.A_TRADE + 1}"
    if answer < c.A_SWAP:
        mine, his = divmod(answer - c.A_OFFER, 4)
        return f"offer {agreement_word(mine)} for {agreement_word(his)}"
    if answer < c.A_COUNT:
        return f"swap {answer - c.A_SWAP + 1}"
    if answer < c.A_PICK:
        return f"x{answer - c.A_COUNT}"
    if answer < c.A_CIV:
        return f"pick {answer - c.A_PICK + 1}"
    if answer < c.A_CHOICE:
        return ids.CIV_IDS[answer - c.A_CIV]
    if answer < c.A_REROLL:
        return f"choose {answer - c.A_CHOICE + 1}"
    if answer < c.A_RUIN:
        rule, die = divmod(answer - c.A_REROLL, c.MOST_DICE)
        word = c.REROLL_IDS[rule] if rule < len(c.REROLL_IDS) else str(rule)
        return f"reroll {die + 1} {word}"
    resource, open_slot = divmod(answer - c.A_RUIN, 2)
    return f"destroy {ids.RESOURCE_IDS[resource]}" + (" open" if open_slot else "")


def agreement_word(number: int) -> str:
    return "nothing" if number == c.NO_AGREEMENT else str(number + 1)


# --- candidates ---

FREE_ACTIONS: Final = [
    (c.A_SLIDE, c.A_BUILD),
    (c.A_DISBAND, c.A_INVADE),
    (c.A_USE, c.A_CARD),
    (c.A_TRADE, c.A_OFFER),
]
COUNTS: Final = (c.A_COUNT, c.A_PICK)
RANGES: Final = {
    c.F_CIV: [(c.A_CIV, c.A_CHOICE)],
    c.F_START: [(c.A_CARD, c.A_DRAWN)],
    c.F_BID: [COUNTS],
    c.F_MIX: [COUNTS],
    c.F_PICK: [(c.A_PICK, c.A_CIV)],
    c.F_BUILD: [(c.A_BUILD, c.A_SIDE), (c.A_RESEARCH, c.A_USE), *FREE_ACTIONS],
    c.F_FORM: [(c.A_SIDE, c.A_RESIZE)],
    c.F_SIZE: [(c.A_COUNT, c.A_COUNT + 31)],
    c.F_PAY: [(c.A_COUNT, c.A_COUNT + 31)],
    c.F_RECLAIM: [(c.A_SECTOR, c.A_SHIP), (c.A_FLEET, c.A_WARP)],
    c.F_SETTLERS: [(c.A_SECTOR, c.A_SHIP), (c.A_FLEET, c.A_WARP)],
    c.F_GIFT: [(c.A_NODE, c.A_FORM)],
    c.F_COMMAND: [
        (c.A_SHIP, c.A_ANGLE),
        (c.A_FORM, c.A_SIDE),
        (c.A_RESIZE, c.A_DISBAND),
        (c.A_INVADE, c.A_SYSTEM),
        *FREE_ACTIONS,
    ],
    c.F_RESIZE: [(c.A_COUNT, c.A_COUNT + 31)],
    c.F_MOVE: [(c.A_SECTOR, c.A_SHIP)],
    c.F_PLACE: [(c.A_ANGLE, c.A_TURN), (c.A_SLIDE, c.A_BUILD)],
    c.F_ANGLE: [(c.A_ANGLE, c.A_CONNECT), (c.A_SLIDE, c.A_BUILD)],
    c.F_SLIDE: [(c.A_ANGLE, c.A_CONNECT)],
    c.F_REWARD: [(c.A_CARD, c.A_DRAWN)],
    c.F_CHOICE: [(c.A_CHOICE, c.A_REROLL)],
    c.F_DISPLACE: [(c.A_SYSTEM, c.A_RESEARCH)],
    c.F_NAME: [(c.A_SEAT, c.A_TRADE)],
    c.F_YIELD: [(c.A_SYSTEM, c.A_RESEARCH)],
    c.F_RELAY: [(c.A_TRADE, c.A_OFFER)],
    c.F_SEARCH: [(c.A_CARD, c.A_DRAWN)],
    c.F_DISCARD: [(c.A_CARD, c.A_SEAT)],
    c.F_HAND: [(c.A_CARD, c.A_DRAWN)],
    c.F_TRADE: [(c.A_OFFER, c.A_OFFER + 15), (c.A_SWAP, c.A_COUNT)],
    c.F_WINDOW: [(c.A_TRADE, c.A_OFFER)],
    c.F_SOURCES: [(c.A_SECTOR, c.A_SHIP)],
    c.F_SACRIFICE: [(c.A_COUNT, c.A_COUNT + 31)],
    c.F_MARTYR: [(c.A_SECTOR, c.A_SHIP), (c.A_FLEET, c.A_WARP)],
    c.F_AIM: [(c.A_COUNT, c.A_COUNT + 31)],
    c.F_ALLOT: [(c.A_COUNT, c.A_COUNT + 31)],
    c.F_REROLL: [(c.A_REROLL, c.A_REROLL + 3 * c.MOST_DICE)],
    c.F_HITS: [(c.A_SECTOR, c.A_SHIP), (c.A_FLEET, c.A_WARP)],
    c.F_HIT_COUNT: [(c.A_COUNT, c.A_COUNT + 31)],
    c.F_RETREAT: [(c.A_SECTOR, c.A_SHIP)],
    c.F_GROUP: [(c.A_SECTOR, c.A_SHIP)],
    c.F_MANOEUVRE: [(c.A_SECTOR, c.A_SHIP)],
    c.F_SQUAD: [(c.A_COUNT, c.A_COUNT + 31)],
    c.F_RUIN: [(c.A_RUIN, c.A_VERB)],
    c.F_WITHDRAW: [(c.A_SECTOR, c.A_SHIP)],
    c.F_ESCAPE: [(c.A_SECTOR, c.A_SHIP)],
    c.F_REPOINT: [(c.A_SYSTEM, c.A_RESEARCH)],
    c.F_PEEK: [(c.A_DRAWN, c.A_SEAT)],
    c.F_STEAL: [(c.A_CARD, c.A_DRAWN)],
    c.F_SPY: [(c.A_CARD, c.A_DRAWN)],
    c.F_TARGET: [(c.A_CARD, c.A_DRAWN)],
}
VERBS_OF: Final = {
    c.F_BUILD: [c.DONE_VERB, c.WEAPONS_VERB, c.SHIELDS_VERB, c.ASCEND_VERB],
    c.F_GIFT: [c.DECLINE_VERB],
    c.F_COMMAND: [c.END_VERB, c.LAUNCH_VERB, c.FOCUS_VERB, c.ASCEND_VERB],
    c.F_UNIT: [
        c.IMPULSE_VERB,
        c.ENTER_WARP_VERB,
        c.BOOST_VERB,
        c.ADD_TOKEN_VERB,
        c.EXIT_WARP_VERB,
        c.BRAVE_VERB,
        c.FREE_BRAVE_VERB,
        c.MINE_VERB,
    ],
    c.F_MOVE: [c.NEW_LANE_VERB, c.DISCOVER_VERB, c.STOP_VERB],
    c.F_PLACE: [c.GIVE_UP_VERB],
    c.F_PASSAGE: [c.ALLOW_VERB, c.REFUSE_VERB, c.CANCEL_VERB],
    c.F_REWARD: [c.RESERVE_VERB],
    c.F_YIELD: [c.DECLINE_VERB],
    c.F_RELAY: [c.DECLINE_VERB],
    c.F_TRADE: [c.CANCEL_VERB],
    c.F_CONSENT: [c.ACCEPT_VERB, c.DECLINE_VERB],
    c.F_WINDOW: [c.PASS_VERB],
    c.F_BREAK: [c.DECLINE_VERB, c.CANCEL_VERB],
    c.F_SOURCES: [c.DONE_VERB],
    c.F_CLOAK: [c.YES_VERB, c.NO_VERB],
    c.F_REROLL: [c.DONE_VERB],
    c.F_RETREAT: [c.FIGHT_VERB, c.YES_VERB],
    c.F_MANOEUVRE: [c.DONE_VERB],
    c.F_WITHDRAW: [c.FIGHT_VERB, c.STAY_VERB],
    c.F_SURRENDER: [c.RESIST_VERB, c.SURRENDER_VERB],
    c.F_INSIST: [c.YES_VERB, c.NO_VERB],
    c.F_ANNEX: [c.PAY_VERB, c.NO_VERB],
}


def candidates(s: AscendancyState) -> list[int]:
    """Every answer that the pending question could offer in some position of this map."""
    kind = s.top()
    found: list[int] = []
    for start, end in RANGES.get(kind, []):
        found += [answer for answer in range(start, end) if is_possible(s, answer)]
    if kind == c.F_PLACE:
        for disc in range(ids.FIRST_PLANET, ids.SYSTEMS):
            if s.chart.mobile(disc):
                found += range(c.A_TURN + disc * ids.SPOTS, c.A_TURN + (disc + 1) * ids.SPOTS)
    return found + VERBS_OF.get(kind, [])


def is_possible(s: AscendancyState, answer: int) -> bool:
    """Whether what an answer names is on the table at all."""
    if answer < c.A_FLEET:
        return s.is_sector(answer % c.A_SHIP)
    if answer < c.A_WARP or c.A_SIDE <= answer < c.A_INVADE:
        return is_own_fleet(s, answer)
    if c.A_CONNECT <= answer < c.A_TURN:
        return s.is_placed((answer - c.A_CONNECT) // 2)
    if c.A_SLIDE <= answer < c.A_BUILD:
        thing = answer - c.A_SLIDE
        return s.is_placed(thing) if thing < FIRST_LANE else s.is_lane(thing - FIRST_LANE)
    if c.A_NODE <= answer < c.A_FORM:
        return s.is_placed((answer - c.A_NODE) // (ids.RESOURCES * c.NODE_SLOTS))
    if c.A_BUILD <= answer < c.A_RESEARCH:
        return s.is_placed(disc_of(answer))
    if c.A_SEAT <= answer < c.A_OFFER:
        return (answer - c.A_SEAT) % (c.A_TRADE - c.A_SEAT) < s.seats
    if c.A_CARD <= answer < c.A_DRAWN and s.top() in (c.F_START, c.F_SEARCH):
        return answer - c.A_CARD in whole_deck(s, s.actor())
    return True


def is_own_fleet(s: AscendancyState, answer: int) -> bool:
    """A fleet card of somebody at the table; of the asked seat where it is to act with it."""
    if c.A_SIDE <= answer < c.A_RESIZE:
        card = (answer - c.A_SIDE) // 2
    elif answer < c.A_WARP:
        card = answer - c.A_FLEET
    else:
        card = (answer - c.A_RESIZE) % ids.FLEET_CARDS
    owner = s.fleet_owner(card)
    return owner >= 0 and (owner == s.actor() or s.top() == c.F_HITS)


def disc_of(answer: int) -> int:
    for start, end, _ in DISC_KINDS:
        if start <= answer < end:
            return answer - start
    return answer - c.A_SYSTEM
