"""Answers as people see them: what they do, what they cost, where they point, and what to think of before."""

from galaktyka.core.game import Answer
from galaktyka.core.words import Text
from galaktyka.games.exodus import choices as c
from galaktyka.games.exodus.ids import (
    ACTION_CARD_IDS,
    AXINIUM,
    BANKING,
    BONUS_CARD_IDS,
    CENTAURIAN_IDS,
    CP,
    PARTS,
    PHASIUM,
    POLITICAL_IDS,
    RADAR,
    SHIP_IDS,
    SHIPS,
    TECH_IDS,
    UPGRADE_IDS,
)
from galaktyka.games.exodus.notation import ship_word, write
from galaktyka.games.exodus.rules.battle import ship_shield
from galaktyka.games.exodus.rules.laws import (
    banking_plus,
    mining_plus,
    reaction_cost,
    ship_cost,
    tax_rate,
    upgrade_cp,
)
from galaktyka.games.exodus.rules.movement import loadable, ships_to_order
from galaktyka.games.exodus.rules.research import price
from galaktyka.games.exodus.rules.trade import rates, trade_area
from galaktyka.games.exodus.rules.works import is_advanced
from galaktyka.games.exodus.speech.cautions import (
    action_warnings,
    aim_warnings,
    bid_warnings,
    flight_warnings,
    landing_warnings,
    pool_warnings,
    shield_warnings,
    spend_warnings,
)
from galaktyka.games.exodus.speech.phrases import (
    LETTERS,
    action_effect,
    action_name,
    amount,
    bonus_name,
    card_name,
    centaurian_bonus,
    centaurian_name,
    goods,
    hex_text,
    platinum,
    political_effect,
    political_kind,
    political_name,
    price_text,
    ship_name,
    technology_name,
    type_name,
    upgrade_effect,
    upgrade_name,
)
from galaktyka.games.exodus.speech.words import rule_of
from galaktyka.games.exodus.state import NOWHERE, ExodusState


def describe(s: ExodusState, seat: int, answer: int) -> Answer:
    """A legal answer with its label, cost, target, warnings and rule."""
    kind = s.top()
    made = Answer(answer, write(s, answer), Text("exodus-do-done"), rule=rule_of(s))
    if answer < c.A_SHIP:
        hex_answer(s, seat, kind, answer - c.A_HEX, made)
    elif answer < c.A_BUILD:
        ship_answer(s, seat, kind, answer, made)
    elif answer < c.A_SHIFT:
        purchase_answer(s, seat, kind, answer, made)
    elif answer < c.A_CARD:
        part_answer(s, seat, kind, answer, made)
    elif answer < c.A_COUNT:
        council_answer(s, seat, kind, answer, made)
    elif answer < c.A_SPEND:
        made.label = Text("exodus-do-count", {"n": answer - c.A_COUNT})
        count_target(s, seat, kind, made)
    elif answer < c.A_EXCHANGE:
        card = answer - c.A_SPEND
        bonus = centaurian_bonus(s.box, card)
        made.label = Text("exodus-do-spend", {"centaurian": centaurian_name(s.box, card), "bonus": bonus})
        made.target = "centaurian-" + CENTAURIAN_IDS[card]
        made.warnings = spend_warnings(s, card)
        made.rule = "R86"
    elif answer < c.A_VERB:
        market_answer(s, seat, answer, made)
    else:
        verb_answer(s, seat, kind, answer, made)
    return made


# --- where answers point ---


def hex_id(s: ExodusState, hex_: int) -> str:
    return "hex-" + s.hex_name(hex_)


def ship_id(seat: int, ship: int) -> str:
    return f"ship-{seat}-{ship_word(ship)}"


def blueprint_id(seat: int, type_: int) -> str:
    return f"blueprint-{seat}-{SHIP_IDS[type_]}"


def count_target(s: ExodusState, seat: int, kind: int, made: Answer) -> None:
    if kind in (c.F_LOAD_COUNT, c.F_DEPLOY_COUNT):
        made.target = ship_id(seat, s.arg(0))
    elif kind == c.F_HIT_COUNT:
        made.target = ship_id(s.arg(0) // SHIPS, s.arg(0) % SHIPS)
    else:
        made.target = hex_id(s, s.arg(1) if kind == c.F_CIVILIAN_COUNT else s.arg(0))


# --- hexes and ships ---


def hex_answer(s: ExodusState, seat: int, kind: int, hex_: int, made: Answer) -> None:
    made.target = hex_id(s, hex_)
    there = hex_text(s, hex_)
    if kind == c.F_INCOME:
        resource = s.arg(0)
        units = s.box.extraction[resource]
        made.label = Text("exodus-do-take", {"gain": goods(resource, units), "hex": there})
        tax = 0 if resource == CP else units * tax_rate(s, seat)
        if tax:
            made.cost = Text("exodus-cost-tax", {"cp": platinum(tax)})
    elif kind == c.F_MINE:
        value = s.box.planet_value[s.planet[hex_]]
        made.label = Text("exodus-do-mine", {"hex": there, "marker": s.marker[hex_], "value": value})
    elif kind == c.F_AIM:
        aim_answer(s, seat, hex_, made)
    elif kind == c.F_CIVILIAN:
        made.label = Text(
            "exodus-do-from", {"hex": there, "markers": amount("markers", s.people(hex_, seat))}
        )
    elif kind in (c.F_MOVE, c.F_ORDERS):
        ship = s.arg(0) if kind == c.F_MOVE else ships_to_order(s, seat)[len(s.players[seat].secret)]
        stays = s.place[seat * SHIPS + ship] == hex_
        made.label = Text("exodus-do-stay" if stays else "exodus-do-fly", {"hex": there})
        made.warnings = flight_warnings(s, seat, hex_)
    else:
        made.label = Text("exodus-do-to", {"hex": there})


def aim_answer(s: ExodusState, seat: int, hex_: int, made: Answer) -> None:
    """R61 The die must exceed the distance."""
    distance = s.board.grid.distances[s.arg(0)][hex_]
    plus = s.box.radar_range if s.players[seat].has(RADAR) else 0
    percent = max(0, min(6, 6 - distance + plus)) * 100 // 6
    made.label = Text("exodus-do-aim", {"hex": hex_text(s, hex_), "distance": distance, "percent": percent})
    made.warnings = aim_warnings(s, seat, s.arg(1), hex_, percent)


def ship_answer(s: ExodusState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer >= c.A_GROUP:
        owner, hex_ = divmod(answer - c.A_GROUP, c.MOST_HEXES)
        made.label = Text("exodus-do-reveal", {"letter": LETTERS[owner], "hex": hex_text(s, hex_)})
        made.target = hex_id(s, hex_)
        return
    if answer >= c.A_TARGET:
        at = answer - c.A_TARGET
        owner, ship = divmod(at, SHIPS)
        made.label = Text(
            "exodus-do-hit",
            {
                "letter": LETTERS[owner],
                "ship": ship_name(ship),
                "shield": ship_shield(s, at),
                "damage": s.damage[at],
            },
        )
        made.target = ship_id(owner, ship)
        return
    ship = answer - c.A_SHIP
    hex_ = s.place[seat * SHIPS + ship]
    made.target = ship_id(seat, ship)
    name = ship_name(ship)
    if hex_ == NOWHERE:  # asked about, but not on the map
        made.label = name
        return
    there = hex_text(s, hex_)
    if kind == c.F_LOAD:
        made.label = Text("exodus-do-load", {"ship": name, "hex": there, "n": loadable(s, seat, ship)})
    elif kind == c.F_DEPLOY:
        aboard = amount("markers", s.cargo[seat * SHIPS + ship])
        made.label = Text("exodus-do-land", {"ship": name, "hex": there, "markers": aboard})
        made.warnings = landing_warnings(s, seat, hex_)
    else:
        made.label = Text("exodus-do-open", {"ship": name, "hex": there})


# --- what is bought ---


def purchase_answer(s: ExodusState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer < c.A_TECH:
        type_ = answer - c.A_BUILD
        made.label = Text("exodus-do-build", {"ship": type_name(type_)})
        made.cost = price_text(ship_cost(s, type_, CP), AXINIUM, ship_cost(s, type_, AXINIUM))
        made.target = blueprint_id(seat, type_)
    elif answer < c.A_UPGRADE:
        technology_answer(s, seat, kind, answer - c.A_TECH, made)
    else:
        upgrade = answer - c.A_UPGRADE
        effect = upgrade_effect(s.box, upgrade)
        made.label = Text("exodus-do-upgrade", {"upgrade": upgrade_name(upgrade), "effect": effect})
        made.cost = price_text(upgrade_cp(s, upgrade), PHASIUM, s.box.upgrade_phasium[upgrade])
        made.target = "upgrade-" + UPGRADE_IDS[upgrade]


def technology_answer(s: ExodusState, seat: int, kind: int, technology: int, made: Answer) -> None:
    name = technology_name(technology)
    made.label = Text("exodus-do-technology", {"technology": name, "effect": Text(name.key + ".description")})
    made.target = "tech-" + TECH_IDS[technology]
    if kind == c.F_RESEARCH:
        made.cost = platinum(price(s, seat, technology))
        made.rule = "R44"
    elif kind == c.F_PICKS:
        made.cost = platinum(s.box.technology_cp[technology])
        return
    made.warnings = pool_warnings(s, seat)


def part_answer(s: ExodusState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer < c.A_FIT:
        type_, part = divmod(answer - c.A_SHIFT, PARTS)
        made.label = Text("exodus-do-shift", {"ship": type_name(type_), "upgrade": upgrade_name(part)})
        made.target = blueprint_id(seat, type_)
        made.rule = "R50"
        return
    type_, other = divmod(answer - c.A_FIT, c.FIT_SIZE)
    made.target = blueprint_id(seat, type_)
    free = other == c.FREE_SLOT
    displaced = -1 if free else other
    if kind == c.F_SHIFT:
        part = s.arg(1)
        made.warnings = shield_warnings(s, seat, s.arg(0), part, displaced)
    else:
        part = s.arg(0)
    made.warnings += shield_warnings(s, seat, type_, displaced, part)
    if free:
        made.label = Text("exodus-do-fit", {"ship": type_name(type_)})
    else:
        key = "exodus-do-swap" if kind == c.F_SHIFT else "exodus-do-replace"
        made.label = Text(key, {"ship": type_name(type_), "upgrade": upgrade_name(other)})


# --- the council and the cards ---


def council_answer(s: ExodusState, seat: int, kind: int, answer: int, made: Answer) -> None:
    box = s.box
    if answer < c.A_REACT:
        card = answer - c.A_CARD
        made.label = Text("exodus-do-card", {"card": card_name(box, card)})
        made.target = f"card-{seat}-{ACTION_CARD_IDS[card]}"
        made.warnings = action_warnings(s, seat, box.card_action[card])
    elif answer < c.A_BID:
        react_answer(s, seat, answer - c.A_REACT, made)
    elif answer < c.A_LETTER:
        cp = answer - c.A_BID
        made.label = Text("exodus-do-bid", {"cp": platinum(cp)})
        made.warnings = bid_warnings(s, seat, cp)
    elif answer < c.A_BONUS:
        letter_answer(s, answer - c.A_LETTER, made)
    elif answer < c.A_LAW:
        bonus = answer - c.A_BONUS
        effect = action_effect(box.bonus_action[bonus])
        made.label = Text("exodus-do-bonus", {"action": bonus_name(box, bonus), "effect": effect})
        made.target = "bonus-" + BONUS_CARD_IDS[bonus]
    elif answer < c.A_SEAT:
        card = answer - c.A_LAW
        effect = political_effect(box, card)
        made.label = Text("exodus-do-repeal", {"card": political_name(card), "effect": effect})
        made.target = "political-" + POLITICAL_IDS[card]
    else:
        other = answer - c.A_SEAT
        made.label = Text("exodus-do-seat", {"letter": LETTERS[other]})
        made.target = f"seat-{other}"
        if kind == c.F_VICTIM:
            there = s.people(s.arg(0), other)
            made.label = Text("exodus-do-victim", {"letter": LETTERS[other], "n": there})
            made.target = hex_id(s, s.arg(0))


def react_answer(s: ExodusState, seat: int, owner: int, made: Answer) -> None:
    face = s.players[owner].face
    action = s.box.card_reaction[face]
    key = "exodus-do-react" if owner == seat else "exodus-do-react-other"
    made.label = Text(key, {"action": action_name(action), "letter": LETTERS[owner]})
    made.target = f"card-{owner}-{ACTION_CARD_IDS[face]}"
    cost = reaction_cost(s, seat, owner)
    made.warnings = action_warnings(s, seat, action)
    if cost:
        made.cost = Text("exodus-cost-population", {"markers": amount("markers", cost)})
        if s.people(s.home(seat), seat) == cost:
            made.warnings.append(Text("exodus-warning-home-empty"))


def letter_answer(s: ExodusState, letter: int, made: Answer) -> None:
    if letter >= len(s.agenda):
        made.label = Text("exodus-do-vote-" + c.LETTER_WORDS[letter])
        made.warnings = [Text("exodus-warning-void")]
        made.rule = "R24"
        return
    card = s.agenda[letter]
    made.label = Text(
        "exodus-do-vote",
        {
            "option": c.LETTER_WORDS[letter],
            "card": political_name(card),
            "kind": political_kind(s.box, card),
            "effect": political_effect(s.box, card),
        },
    )
    made.target = "political-" + POLITICAL_IDS[card]


# --- market, dice and verbs ---


def market_answer(s: ExodusState, seat: int, answer: int, made: Answer) -> None:
    if answer < c.A_DICE:
        area = trade_area(s)
        sell, buy = rates(s, seat, area)
        selling = answer in (c.SELL_AXINIUM, c.SELL_PHASIUM)
        ware = goods(AXINIUM if answer in (c.SELL_AXINIUM, c.BUY_AXINIUM) else PHASIUM, 1)
        key = "exodus-do-sell" if selling else "exodus-do-buy"
        made.label = Text(key, {"goods": ware, "cp": platinum(sell if selling else buy)})
        made.target = f"area-{area + 1}"
        made.rule = "R55"
        return
    banking = s.arg(0) == BANKING
    advanced = is_advanced(s, seat, s.arg(0))
    plus = banking_plus(s) if banking else mining_plus(s)
    box = s.box
    if answer == c.DICE_FIXED:
        if banking:
            fixed = box.dice_advanced_banking if advanced else box.dice_banking
        else:
            fixed = box.dice_advanced_mining if advanced else box.dice_mining
        made.label = Text("exodus-do-fixed", {"n": fixed + plus})
    elif answer == c.DICE_ONE:
        made.label = Text("exodus-do-one-die", {"n": plus + (box.dice_advanced_plus if advanced else 0)})
    else:
        made.label = Text("exodus-do-two-dice", {"n": plus})


def verb_answer(s: ExodusState, seat: int, kind: int, answer: int, made: Answer) -> None:
    verb = c.VERBS[answer - c.A_VERB]
    if answer == c.BLOCK_VERB:
        made.label = Text("exodus-do-block")
        made.target = f"area-{trade_area(s) + 1}"
    elif answer == c.DONE_VERB and kind in (c.F_WINDOW, c.F_INCOME):
        made.label = Text("exodus-do-done-window" if kind == c.F_WINDOW else "exodus-do-done-income")
    elif answer == c.NONE_VERB and kind == c.F_CARD:
        made.label = Text("exodus-do-none-card")
    else:
        made.label = Text("exodus-do-" + verb)
    if answer in (c.DECLOAK_VERB, c.STAY_VERB):
        made.target = hex_id(s, s.arg(0))
    elif answer == c.DECLINE_VERB and kind in (c.F_FIT, c.F_FREE_TECH):
        free = kind == c.F_FREE_TECH or s.arg(1)
        made.warnings = [Text("exodus-warning-lost")] if free else []
