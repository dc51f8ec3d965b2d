"""Why an answer is not on offer: the one true reason, with its figures."""

from typing import Final

from galaktyka.core.words import Param, Text
from galaktyka.games.gaia.choices import (
    A_BOARD,
    A_BOOSTER,
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
    BRAIN_TO_1,
    BRAIN_TO_2,
    CHARGE_PLAIN,
    DONE_VERB,
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
    F_LINK,
    F_LOWEST,
    F_RESCORE,
    F_RESEARCH,
    F_SATELLITES,
    F_TERRANS,
    F_TILE,
    F_TOKEN,
    F_TOKENS,
    F_TURN,
    FEDERATE_VERB,
    FREE_BAL_TAKS,
    FREE_BRAIN_CREDITS,
    FREE_BURN,
    FREE_FIRST_EXCHANGE,
    FREE_HADSCH_HALLAS,
    FREE_NEVLAS,
    MINE_VERB,
    PROJECT_VERB,
)
from galaktyka.games.gaia.ids import (
    ACADEMY_QIC,
    ADV_ACT_3K,
    ADV_ACT_3O,
    ADV_ACT_Q_5C,
    AMBAS,
    BAL_TAKS,
    BESCODS,
    CREDITS,
    FACTION_IDS,
    FED_GLEENS,
    FIRAKS,
    HADSCH_HALLAS,
    HOME_TYPES,
    INSTITUTE,
    IVITS,
    KNOWLEDGE,
    NAVIGATION,
    NEVLAS,
    ORE,
    POWER,
    QIC,
    QIC_FED,
    QIC_TECH,
    STATION,
    TAKLONS,
    TECH_ACT_4PW,
    TRADING_STATION,
)
from galaktyka.games.gaia.rules.free_actions import bundle_cost, held
from galaktyka.games.gaia.rules.power import brain_places, in_bowl, spendable, token_range
from galaktyka.games.gaia.rules.research import TOP_LEVEL, level_five_taken
from galaktyka.games.gaia.rules.specials import has_special
from galaktyka.games.gaia.rules.tiles import STANDARD_SLOTS
from galaktyka.games.gaia.speech.reasons_federation import (
    federate_reason,
    link_done_reason,
    link_reason,
    satellite_reason,
)
from galaktyka.games.gaia.speech.reasons_map import (
    hex_reason,
    needs,
    no_mine_reason,
    no_project_reason,
    upgrade_reason,
)
from galaktyka.games.gaia.speech.words import (
    BOWLS,
    GENITIVE,
    LOCATIVE,
    advanced_tile,
    amount,
    booster_name,
    federation_token,
    planet,
    player_name,
    standard_tile,
    structure,
    track,
)
from galaktyka.games.gaia.state import (
    SPECIAL_ACADEMY,
    SPECIAL_BOOSTER,
    SPECIAL_FACTION,
    SPECIAL_TECH,
    GaiaState,
    Player,
)

ADVANCED_LEVEL: Final = 4
BURN_TOKENS: Final = 2
ADVANCED_SPECIALS: Final = [ADV_ACT_Q_5C, ADV_ACT_3O, ADV_ACT_3K]  # from SPECIAL_ADVANCED_QIC on


def why_not(s: GaiaState, seat: int, answer: int) -> Text:
    """Why a candidate of the pending question is not legal now."""
    kind = s.top()
    if kind == F_TURN:
        return turn_reason(s, seat, answer)
    if kind == F_LINK:
        return link_done_reason(s, seat) if answer == DONE_VERB else link_reason(s, seat, answer - A_HEX)
    if kind == F_SATELLITES:
        return satellite_reason(s, seat, answer - A_HEX)
    if answer < A_FACTION:
        return hex_reason(s, seat, kind, answer - A_HEX)
    if kind in (F_RESEARCH, F_LOWEST, F_ADVANCE):
        return track_reason(s, seat, kind, answer - A_TRACK)
    if kind == F_TILE:
        return tile_reason(s, seat, answer - A_TILE)
    if kind == F_COVER:
        return cover_reason(s.players[seat], answer - A_COVER)
    if kind in (F_TOKEN, F_RESCORE):
        return token_reason(kind, answer - A_TOKEN)
    if kind in (F_BOOSTER, F_FIRST_BOOSTER):
        return booster_reason(s, seat, answer - A_BOOSTER)
    if kind == F_FACTION:
        return faction_reason(s, answer - A_FACTION)
    if kind in (F_CHARGE, F_INCOME, F_TERRANS, F_TOKENS):
        return power_reason(s, seat, kind, answer)
    if kind in (F_BRAIN_CHARGE, F_BRAIN_PAY, F_BRAIN_TOKEN, F_BRAIN_BURN):
        return brain_reason(s, seat, kind, answer)
    return rotate_reason(s, answer)


# --- the turn ---


def turn_reason(s: GaiaState, seat: int, answer: int) -> Text:
    if answer >= A_FREE:
        return free_reason(s, seat, answer - A_FREE)
    if s.arg(0):
        return Text("gaia-refusal-main-done")
    if answer >= A_SPECIAL:
        return special_reason(s, seat, answer - A_SPECIAL)
    if answer >= A_BOARD:
        return board_reason(s, seat, answer - A_BOARD)
    if answer >= A_UPGRADE:
        return upgrade_reason(s, seat, answer - A_UPGRADE + TRADING_STATION)
    if answer == MINE_VERB:
        return no_mine_reason(s, seat, 0, 0)
    if answer == PROJECT_VERB:
        return no_project_reason(s, seat, 0)
    if answer == FEDERATE_VERB:
        return federate_reason(s, seat)
    return research_reason(s, seat)


def research_reason(s: GaiaState, seat: int) -> Text:
    """R70"""
    p = s.players[seat]
    if p.knowledge < s.box.research_cost:
        return needs(KNOWLEDGE, s.box.research_cost, p.knowledge)
    return Text("gaia-refusal-no-area", {"area": track(0, LOCATIVE), "why": advance_reason(s, seat, 0)})


def needs_power(needed: int, p: Player) -> Text:
    return Text("gaia-refusal-needs-power", {"need": amount(POWER, needed, GENITIVE), "have": spendable(p)})


def board_reason(s: GaiaState, seat: int, action: int) -> Text:
    """R80–R84"""
    p = s.players[seat]
    box = s.box
    if s.actions_used >> action & 1:
        return Text("gaia-refusal-space-used")
    if spendable(p) < box.action_power[action]:
        return needs_power(box.action_power[action], p)
    if p.qic < box.action_qic[action]:
        return needs(QIC, box.action_qic[action], p.qic)
    if box.action_steps[action]:
        return no_mine_reason(s, seat, box.action_steps[action], 0)
    if action == QIC_TECH:
        return Text("gaia-refusal-no-tile", {"n": STANDARD_SLOTS})
    if action == QIC_FED:
        return Text("gaia-refusal-no-own-token")
    return wasted_reason(s, box.action_effect[action].gain)


def wasted_reason(s: GaiaState, goods: list[int]) -> Text:
    """R84 The whole gain would be lost to a cap."""
    if goods[CREDITS]:
        return Text("gaia-refusal-cap", {"cap": amount(CREDITS, s.box.cap_credits, GENITIVE)})
    if goods[ORE]:
        return Text("gaia-refusal-cap", {"cap": amount(ORE, s.box.cap_ore, GENITIVE)})
    return Text("gaia-refusal-cap", {"cap": amount(KNOWLEDGE, s.box.cap_knowledge, GENITIVE)})


# --- special actions ---


def special_reason(s: GaiaState, seat: int, special: int) -> Text:
    """R85"""
    p = s.players[seat]
    if not has_special(s, seat, special):
        return missing_special(s, p, special)
    if p.specials_used >> special & 1:
        return Text("gaia-refusal-special-used")
    if special == SPECIAL_BOOSTER:
        return booster_special_reason(s, seat)
    return faction_special_reason(s, seat)


def missing_special(s: GaiaState, p: Player, special: int) -> Text:
    if special == SPECIAL_ACADEMY:
        return Text("gaia-refusal-needs-structure", {"structure": structure(ACADEMY_QIC, GENITIVE)})
    if special == SPECIAL_BOOSTER:
        return Text("gaia-refusal-booster-plain", {"booster": booster_name(p.booster)})
    if special == SPECIAL_TECH:
        if p.techs >> TECH_ACT_4PW & 1:
            return Text("gaia-refusal-tile-covered", {"tile": standard_tile(TECH_ACT_4PW)})
        return Text("gaia-refusal-tile-missing", {"tile": standard_tile(TECH_ACT_4PW)})
    if special != SPECIAL_FACTION:
        tile = ADVANCED_SPECIALS[special - SPECIAL_TECH - 1]
        return Text("gaia-refusal-tile-missing", {"tile": advanced_tile(tile)})
    if p.faction in (AMBAS, FIRAKS, IVITS):
        return Text("gaia-refusal-needs-structure", {"structure": structure(INSTITUTE, GENITIVE)})
    return Text("gaia-refusal-no-faction-action")


def booster_special_reason(s: GaiaState, seat: int) -> Text:
    booster = s.players[seat].booster
    steps, reach = s.box.booster_steps[booster], s.box.booster_reach[booster]
    mine = no_mine_reason(s, seat, steps, reach)
    if not reach:
        return mine
    return Text("gaia-refusal-booster-range", {"mine": mine, "project": no_project_reason(s, seat, reach)})


def faction_special_reason(s: GaiaState, seat: int) -> Text:
    """R117, R125–R127"""
    p = s.players[seat]
    if p.faction == BESCODS:
        area = p.research.index(min(p.research))
        return Text(
            "gaia-refusal-no-area", {"area": track(area, LOCATIVE), "why": advance_reason(s, seat, area)}
        )
    if p.faction == AMBAS:
        return Text("gaia-refusal-no-own-mine")
    if p.faction == FIRAKS:
        if p.built[TRADING_STATION] >= s.box.pieces[TRADING_STATION]:
            n = s.box.pieces[TRADING_STATION]
            return Text(
                "gaia-refusal-all-built", {"n": n, "structures": structure(TRADING_STATION, ".plural")}
            )
        return Text("gaia-refusal-no-own-lab")
    if p.built[STATION] >= s.box.pieces[STATION]:
        n = s.box.pieces[STATION]
        return Text("gaia-refusal-all-built", {"n": n, "structures": structure(STATION, ".plural")})
    return Text("gaia-refusal-no-space")


# --- free actions ---


def free_reason(s: GaiaState, seat: int, free: int) -> Text:
    """R95"""
    p = s.players[seat]
    if free == FREE_BURN:
        return Text("gaia-refusal-burn", {"need": BURN_TOKENS, "have": in_bowl(p, 2)})
    if free < FREE_HADSCH_HALLAS:
        i = free - FREE_FIRST_EXCHANGE
        resource, price = s.box.exchange_pay_resource[i], s.box.exchange_pay_amount[i]
        return needs_power(price, p) if resource == POWER else needs(resource, price, held(p, resource))
    if free < FREE_BAL_TAKS:
        lacking = lacks_faction(p, HADSCH_HALLAS, True)
        return (
            lacking
            if lacking is not None
            else needs(CREDITS, s.box.exchange_credits[free - FREE_HADSCH_HALLAS], p.credits)
        )
    if free == FREE_BAL_TAKS:
        lacking = lacks_faction(p, BAL_TAKS, False)
        if lacking is not None:
            return lacking
        if p.gaiaformers == 0:
            return Text("gaia-refusal-no-gaiaformer")
        return Text("gaia-refusal-gaiaformers-busy", {"n": p.gaiaformers})
    if free == FREE_NEVLAS:
        lacking = lacks_faction(p, NEVLAS, False)
        return lacking if lacking is not None else Text("gaia-refusal-bowl-3-empty")
    if free == FREE_BRAIN_CREDITS:
        lacking = lacks_faction(p, TAKLONS, False)
        return lacking if lacking is not None else Text("gaia-refusal-brain-not-ready")
    lacking = lacks_faction(p, NEVLAS, True)
    return lacking if lacking is not None else needs_power(bundle_cost(s, free), p)


def lacks_faction(p: Player, faction: int, institute: bool) -> Text | None:
    if p.faction != faction:
        return Text("gaia-refusal-other-faction", {"faction": Text("gaia-faction-" + FACTION_IDS[faction])})
    if institute and not p.built[INSTITUTE]:
        return Text("gaia-refusal-needs-structure", {"structure": structure(INSTITUTE, GENITIVE)})
    return None


# --- research and tiles ---


def track_reason(s: GaiaState, seat: int, kind: int, area: int) -> Text:
    if kind == F_ADVANCE and s.arg(0) not in (-1, area):
        return Text("gaia-refusal-only-area", {"area": track(s.arg(0), LOCATIVE)})
    research = s.players[seat].research
    if kind == F_LOWEST and research[area] > min(research):
        return Text("gaia-refusal-not-lowest", {"level": research[area], "lowest": min(research)})
    return advance_reason(s, seat, area)


def advance_reason(s: GaiaState, seat: int, area: int) -> Text:
    """R73, R119 Why the player cannot go up in this area."""
    p = s.players[seat]
    if p.research[area] >= TOP_LEVEL:
        return Text("gaia-refusal-top-level")
    if area == NAVIGATION and p.faction == BAL_TAKS and not p.built[INSTITUTE]:
        return Text("gaia-refusal-bal-taks")
    if level_five_taken(s, area):
        for other in range(len(s.players)):
            if s.players[other].research[area] >= TOP_LEVEL:
                return Text("gaia-refusal-level-taken", {"owner": player_name(s, other)})
    return Text("gaia-refusal-green-token")


def tile_reason(s: GaiaState, seat: int, slot: int) -> Text:
    """R50, R52"""
    p = s.players[seat]
    if slot < STANDARD_SLOTS:
        return Text("gaia-refusal-tile-owned", {"tile": standard_tile(s.tech_slots[slot])})
    area = slot - STANDARD_SLOTS
    if s.advanced_slots[area] < 0:
        return Text("gaia-refusal-tile-gone", {"area": track(area, GENITIVE)})
    if p.research[area] < ADVANCED_LEVEL:
        params: dict[str, Param] = {
            "area": track(area, LOCATIVE),
            "need": ADVANCED_LEVEL,
            "have": p.research[area],
        }
        return Text("gaia-refusal-level", params)
    if p.techs & ~p.covered == 0:
        return Text("gaia-refusal-nothing-to-cover")
    return Text("gaia-refusal-green-token")


def cover_reason(p: Player, tile: int) -> Text:
    if p.techs >> tile & 1:
        return Text("gaia-refusal-tile-covered", {"tile": standard_tile(tile)})
    return Text("gaia-refusal-tile-missing", {"tile": standard_tile(tile)})


def token_reason(kind: int, token: int) -> Text:
    """R66, R81, R122"""
    if kind == F_RESCORE:
        return Text("gaia-refusal-token-missing", {"token": federation_token(token)})
    if token == FED_GLEENS:
        return Text("gaia-refusal-token-gleens")
    return Text("gaia-refusal-token-gone", {"token": federation_token(token)})


def booster_reason(s: GaiaState, seat: int, booster: int) -> Text:
    """R86"""
    if s.players[seat].booster == booster:
        return Text("gaia-refusal-booster-own")
    for other in range(len(s.players)):
        if s.players[other].booster == booster:
            return Text("gaia-refusal-booster-taken", {"owner": player_name(s, other)})
    return Text("gaia-refusal-booster-out")


def faction_reason(s: GaiaState, faction: int) -> Text:
    """S16, S17"""
    for other in range(len(s.players)):
        taken = s.players[other].faction
        if taken == faction:
            return Text("gaia-refusal-faction-taken", {"letter": "ABCD"[other]})
        if taken >= 0 and s.box.factions[taken].home == s.box.factions[faction].home:
            return Text("gaia-refusal-faction-colour", {"owner": player_name(s, other)})
    return Text("gaia-refusal-faction-first-game")


# --- power ---


def power_reason(s: GaiaState, seat: int, kind: int, answer: int) -> Text:
    if kind == F_CHARGE:
        return Text("gaia-refusal-charge-order" if answer == CHARGE_PLAIN else "gaia-refusal-charge-token")
    if kind == F_INCOME:
        if answer < A_INCOME_TOKENS:
            return Text("gaia-refusal-income-power", {"power": amount(POWER, answer - A_INCOME_POWER)})
        n = answer - A_INCOME_TOKENS
        return Text("gaia-refusal-income-tokens", {"tokens": Text("gaia-amount-token", {"n": n})})
    if kind == F_TERRANS:
        price = s.box.exchange_pay_amount[answer - A_FREE - FREE_FIRST_EXCHANGE]
        return Text("gaia-refusal-terrans", {"need": amount(POWER, price, GENITIVE), "have": s.arg(0)})
    return count_reason(s, seat, answer - A_COUNT)


def count_reason(s: GaiaState, seat: int, n: int) -> Text:
    """R5"""
    bowl = s.arg(2)
    least, most = token_range(s)
    if n < least:
        return Text("gaia-refusal-count-few", {"least": least})
    if n > s.arg(0):
        return Text("gaia-refusal-count-many", {"need": s.arg(0)})
    return Text("gaia-refusal-count-bowl", {"bowl": BOWLS[bowl], "have": most})


def brain_reason(s: GaiaState, seat: int, kind: int, answer: int) -> Text:
    """R123"""
    p = s.players[seat]
    if kind == F_BRAIN_PAY:
        return Text("gaia-refusal-brain-pay")
    if kind == F_BRAIN_TOKEN:
        return Text("gaia-refusal-brain-token")
    if kind == F_BRAIN_BURN:
        if answer == BRAIN_TO_2:
            return Text("gaia-refusal-brain-burn-two", {"need": BURN_TOKENS, "have": p.bowl2})
        return Text("gaia-refusal-brain-burn")
    bowl = answer - BRAIN_TO_1 + 1
    if bowl < p.brain:
        return Text("gaia-refusal-brain-back")
    power = amount(POWER, s.arg(0), GENITIVE)
    if bowl > max(brain_places(p, s.arg(0))):
        return Text("gaia-refusal-brain-far", {"power": power, "bowl": BOWLS[bowl]})
    return Text("gaia-refusal-brain-pushed", {"power": power, "bowl": BOWLS[bowl]})


# --- the board ---


def rotate_reason(s: GaiaState, answer: int) -> Text:
    """S15"""
    if answer >= A_ROTATE:
        return Text("gaia-refusal-no-sector", {"n": len(s.board.slots)})
    grid = s.board.grid
    for hex_ in s.board.planet_hexes:
        if s.arg(0) and s.planet[hex_] >= HOME_TYPES:
            continue
        for other in grid.neighbours[hex_]:
            if s.planet[other] == s.planet[hex_] and s.board.sector_of[other] != s.board.sector_of[hex_]:
                params: dict[str, Param] = {
                    "a": s.board.names[hex_],
                    "b": s.board.names[other],
                    "planet": planet(s, hex_),
                }
                return Text("gaia-refusal-same-planets", params)
    raise AssertionError("a valid board refuses nothing")
