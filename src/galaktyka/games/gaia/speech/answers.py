"""Answers as people see them: what they do, what they cost, where they point, and what to think of before."""

from galaktyka.core.game import Answer
from galaktyka.core.words import Param, Text
from galaktyka.games.gaia.choices import (
    A_BOOSTER,
    A_CHARGE,
    A_COUNT,
    A_COVER,
    A_FACTION,
    A_FREE,
    A_HEX,
    A_INCOME_POWER,
    A_INCOME_TOKENS,
    A_ROTATE,
    A_TILE,
    A_TOKEN,
    A_TRACK,
    A_VERB,
    BRAIN_TO_1,
    BRAIN_TO_2,
    BRAIN_TO_3,
    BRAIN_USE,
    CHARGE_PLAIN,
    CHARGE_TOKEN_FIRST,
    DECLINE_VERB,
    DONE_VERB,
    F_ADVANCE,
    F_BRAIN_BURN,
    F_BRAIN_CHARGE,
    F_BRAIN_PAY,
    F_CHARGE,
    F_COVER,
    F_FIRST_MINE,
    F_INCOME,
    F_ITARS,
    F_LINK,
    F_LOST_PLANET,
    F_MINE,
    F_PROJECT,
    F_ROTATE,
    F_SATELLITES,
    F_STATION,
    F_SWAP,
    F_TERRANS,
    F_TURN,
    F_UPGRADE,
    FREE_FIRST_EXCHANGE,
    TAKE_VERB,
    TO_SUPPLY,
)
from galaktyka.games.gaia.ids import (
    BOOSTER_IDS,
    FACTION_IDS,
    FED_GLEENS,
    FEDERATION_IDS,
    GAIAFORMER,
    GLEENS,
    INSTITUTE,
    IVITS,
    MINE,
    PLANET_IDS,
    POWER,
    RESOURCES,
    TOKENS,
    TRACK_IDS,
    TRADING_STATION,
    TRANSDIM,
    VP,
)
from galaktyka.games.gaia.notation import write
from galaktyka.games.gaia.rules.charging import charged_by
from galaktyka.games.gaia.rules.federation_search import satellites_for
from galaktyka.games.gaia.rules.federations import problem, satellites_payable
from galaktyka.games.gaia.rules.mines import distance_to, mine_price, qic_for_range, range_of
from galaktyka.games.gaia.rules.power import in_bowl
from galaktyka.games.gaia.rules.projects import project_cost
from galaktyka.games.gaia.rules.research import may_advance
from galaktyka.games.gaia.rules.tiles import FREE_SLOT, STANDARD_SLOTS, any_tile
from galaktyka.games.gaia.rules.upgrades import upgrade_price
from galaktyka.games.gaia.speech.answers_turn import priced, satellite_price, turn_answer
from galaktyka.games.gaia.speech.cautions import (
    advance_warnings,
    charge_warnings,
    effect_goods,
    goods_warnings,
    last_token_warnings,
    mine_warnings,
    payment_warnings,
    project_warnings,
)
from galaktyka.games.gaia.speech.words import (
    ACCUSATIVE,
    BOWLS,
    LOCATIVE,
    RULES,
    advanced_tile,
    amount,
    booster_name,
    federation_token,
    free_name,
    goods_text,
    hex_name,
    planet,
    player_name,
    satellites,
    standard_tile,
    structure,
    track,
)
from galaktyka.games.gaia.state import GaiaState


def describe(s: GaiaState, seat: int, answer: int) -> Answer:
    """A legal answer with its label, cost, target, warnings and rule."""
    kind = s.top()
    made = Answer(answer, write(s, answer), Text("gaia-do-end"), rule=RULES[kind])
    if kind == F_TURN:
        turn_answer(s, seat, answer, made)
    elif answer < A_FACTION:
        made.target = "hex-" + hex_name(s, answer - A_HEX)
        hex_answer(s, seat, kind, answer - A_HEX, made)
    elif answer < A_BOOSTER:
        faction_answer(s, answer - A_FACTION, made)
    elif answer < A_VERB:
        booster_answer(answer - A_BOOSTER, made)
    elif A_TRACK <= answer < A_TILE:
        track_answer(s, seat, answer - A_TRACK, made)
    elif A_TILE <= answer < A_COVER:
        tile_answer(s, seat, answer - A_TILE, made)
    elif A_TOKEN <= answer < A_CHARGE:
        token_answer(s, seat, answer - A_TOKEN, made)
    elif answer >= A_ROTATE:
        number = s.board.sector_numbers[answer - A_ROTATE]
        made.label = Text("gaia-do-rotate", {"sector": number})
        made.target = f"hex-{number}C"
    elif answer in (DONE_VERB, DECLINE_VERB, TAKE_VERB):
        closing_answer(s, seat, kind, answer, made)
    else:
        made.target = f"mat-{seat}"
        power_answer(s, seat, kind, answer, made)
    return made


# --- the map ---


def hex_answer(s: GaiaState, seat: int, kind: int, hex_: int, made: Answer) -> None:
    p = s.players[seat]
    name = hex_name(s, hex_)
    if kind == F_MINE:
        mine_answer(s, seat, hex_, made)
    elif kind == F_PROJECT:
        project_answer(s, seat, hex_, 0, made)
    elif kind == F_UPGRADE:
        built_answer(s, seat, hex_, s.arg(0), made)
    elif kind == F_FIRST_MINE:
        piece = INSTITUTE if p.faction == IVITS else MINE
        made.label = Text("gaia-do-place", {"structure": structure(piece), "hex": name})
    elif kind in (F_LOST_PLANET, F_STATION):
        made.label = Text("gaia-do-station" if kind == F_STATION else "gaia-do-lost-planet", {"hex": name})
        made.cost = priced(0, 0, 0, qic_for_range(s, distance_to(s, p, hex_), range_of(s, p)))
        if kind == F_LOST_PLANET:
            made.warnings = mine_warnings(s, seat, hex_, 0)
    elif kind == F_LINK:
        link_answer(s, seat, hex_, made)
    elif kind == F_SATELLITES:
        made.label = Text("gaia-do-satellite", {"hex": name})
        made.cost = satellite_price(p, 1)
    else:
        made.label = Text("gaia-do-swap" if kind == F_SWAP else "gaia-do-downgrade", {"hex": name})


def mine_answer(s: GaiaState, seat: int, hex_: int, made: Answer) -> None:
    steps, bonus = s.arg(0), s.arg(1)
    if s.planet[hex_] == TRANSDIM:
        made.rule = "R30"
        project_answer(s, seat, hex_, bonus, made)
        return
    credits, ore, qic = mine_price(s, seat, hex_, steps, bonus)
    made.cost = priced(credits, ore, 0, qic)
    made.warnings = mine_warnings(s, seat, hex_, steps)
    params: dict[str, Param] = {"hex": hex_name(s, hex_), "planet": planet(s, hex_)}
    if s.structure[hex_] and s.structure[hex_] != GAIAFORMER:
        made.rule = "R113"
        params["owner"] = player_name(s, s.owner[hex_])
        made.label = Text("gaia-do-mine-shared", params)
    else:
        made.rule = "R25" if s.structure[hex_] == GAIAFORMER else "R20"
        made.label = Text("gaia-do-mine", params)


def project_answer(s: GaiaState, seat: int, hex_: int, bonus: int, made: Answer) -> None:
    p = s.players[seat]
    qic = qic_for_range(s, distance_to(s, p, hex_), range_of(s, p) + bonus)
    made.label = Text("gaia-do-project", {"hex": hex_name(s, hex_)})
    made.cost = goods_text([0, 0, 0, qic, 0, project_cost(s, p), 0])
    made.warnings = project_warnings(s)


def built_answer(s: GaiaState, seat: int, hex_: int, kind: int, made: Answer) -> None:
    p = s.players[seat]
    credits, ore = upgrade_price(s, seat, hex_, kind)
    made.label = Text("gaia-do-build", {"structure": structure(kind), "hex": hex_name(s, hex_)})
    made.cost = priced(credits, ore, 0, 0)
    if kind == INSTITUTE and p.faction == GLEENS:
        after = p.clone()
        after.credits -= credits
        after.ore -= ore
        made.warnings = goods_warnings(s, after, s.box.token_gain[FED_GLEENS])
    elif kind not in (TRADING_STATION, INSTITUTE) and not any_tile(s, seat):
        made.warnings = [Text("gaia-warning-no-tile")]


def link_answer(s: GaiaState, seat: int, hex_: int, made: Answer) -> None:
    """R69 A cluster, named by all its hexes."""
    task = problem(s, seat, 0)
    for i in range(len(task.clusters)):
        if hex_ in task.clusters[i]:
            hexes = ", ".join([hex_name(s, member) for member in sorted(task.clusters[i])])
            made.label = Text("gaia-do-link", {"hexes": hexes, "value": task.values[i]})


# --- boards and tiles ---


def faction_answer(s: GaiaState, faction: int, made: Answer) -> None:
    made.target = "faction-" + FACTION_IDS[faction]
    home = Text("gaia-planet-" + PLANET_IDS[s.box.factions[faction].home])
    made.label = Text(
        "gaia-do-faction", {"faction": Text("gaia-faction-" + FACTION_IDS[faction]), "planet": home}
    )


def booster_answer(booster: int, made: Answer) -> None:
    made.target = "booster-" + BOOSTER_IDS[booster]
    effect = Text("gaia-booster-" + BOOSTER_IDS[booster] + ".description")
    made.label = Text("gaia-do-booster", {"booster": booster_name(booster), "effect": effect})


def track_answer(s: GaiaState, seat: int, area: int, made: Answer) -> None:
    made.target = "track-" + TRACK_IDS[area]
    level = s.players[seat].research[area] + 1
    effect = Text(f"gaia-track-{TRACK_IDS[area]}-level-{level}")
    made.label = Text("gaia-do-research", {"area": track(area), "level": level, "effect": effect})
    made.warnings = advance_warnings(s, seat, area)


def tile_answer(s: GaiaState, seat: int, slot: int, made: Answer) -> None:
    p = s.players[seat]
    if slot >= STANDARD_SLOTS:
        area = slot - STANDARD_SLOTS
        tile = s.advanced_slots[area]
        made.rule = "R52"
        made.target = "tech-adv-" + TRACK_IDS[area]
        made.label = Text("gaia-do-advanced", {"tile": advanced_tile(tile)})
        made.cost = Text("gaia-cost-green-token")
        made.warnings = last_token_warnings(p) + goods_warnings(
            s, p, effect_goods(s, seat, s.box.advanced_once[tile])
        )
        return
    tile = s.tech_slots[slot]
    made.label = Text("gaia-do-tile", {"tile": standard_tile(tile)})
    made.warnings = goods_warnings(s, p, effect_goods(s, seat, s.box.tech_once[tile]))
    if slot >= FREE_SLOT:
        made.target = f"tech-free{slot - FREE_SLOT + 1}"
        return
    made.target = "tech-" + TRACK_IDS[slot]
    made.label = Text("gaia-do-tile-area", {"tile": standard_tile(tile), "area": track(slot)})
    if not may_advance(s, seat, slot):
        made.warnings.append(Text("gaia-warning-no-advance", {"area": track(slot, LOCATIVE)}))


def token_answer(s: GaiaState, seat: int, kind: int, made: Answer) -> None:
    made.target = "token-" + FEDERATION_IDS[kind]
    made.label = federation_token(kind)
    made.warnings = goods_warnings(s, s.players[seat], s.box.token_gain[kind])


def closing_answer(s: GaiaState, seat: int, kind: int, answer: int, made: Answer) -> None:
    """Done, decline, take: what they mean depends on the question."""
    p = s.players[seat]
    if kind == F_ITARS:
        if answer == TAKE_VERB:
            made.label = Text("gaia-do-itars")
            made.cost = amount(TOKENS, s.box.itars_tokens)
        else:
            made.label = Text("gaia-do-itars-done", {"tokens": amount(TOKENS, p.gaia_tokens)})
    elif kind == F_TERRANS:
        made.label = Text("gaia-do-terrans-done")
        made.warnings = [Text("gaia-warning-terrans", {"power": amount(POWER, s.arg(0))})]
    elif kind == F_ROTATE:
        made.label = Text("gaia-do-rotate-done")
    elif kind == F_SATELLITES or (kind == F_LINK and answer == DECLINE_VERB):
        made.label = Text("gaia-do-no-federation")
    elif kind == F_LINK:
        n = satellites_for(problem(s, seat, satellites_payable(s, seat)), s.arg(0))
        made.label = Text("gaia-do-link-done", {"satellites": satellites(n)})
        made.cost = satellite_price(p, n) if n else None
    else:
        made.label = Text("gaia-do-no-advance" if kind == F_ADVANCE else "gaia-do-no-charge")


# --- power ---


def power_answer(s: GaiaState, seat: int, kind: int, answer: int, made: Answer) -> None:
    p = s.players[seat]
    if kind == F_TERRANS:
        i = answer - A_FREE - FREE_FIRST_EXCHANGE
        gained = [0] * RESOURCES
        gained[s.box.exchange_gain_resource[i]] = 1
        made.label = free_name(p, answer - A_FREE)
        made.cost = amount(POWER, s.box.exchange_pay_amount[i])
        made.warnings = goods_warnings(s, p, gained)
    elif kind == F_INCOME:
        if answer < A_INCOME_TOKENS:
            n = answer - A_INCOME_POWER
            made.label = Text("gaia-do-income-power", {"power": amount(POWER, n, ACCUSATIVE)})
            made.warnings = goods_warnings(s, p, [0, 0, 0, 0, n, 0, 0])
        else:
            tokens = amount(TOKENS, answer - A_INCOME_TOKENS, ACCUSATIVE)
            made.label = Text("gaia-do-income-tokens", {"tokens": tokens})
    elif kind == F_CHARGE:
        charge_answer(s, seat, answer, made)
    elif kind == F_COVER:
        made.label = Text("gaia-do-cover", {"tile": standard_tile(answer - A_COVER)})
    elif answer >= A_COUNT:
        count_answer(s, seat, answer - A_COUNT, made)
    else:
        brain_answer(s, seat, kind, answer, made)


def count_answer(s: GaiaState, seat: int, n: int, made: Answer) -> None:
    """R5"""
    p = s.players[seat]
    bowl = s.arg(2)
    made.label = Text("gaia-do-count", {"tokens": amount(TOKENS, n), "bowl": BOWLS[bowl]})
    if p.brain == bowl and n == in_bowl(p, bowl) and s.arg(1) == TO_SUPPLY:
        made.warnings = [Text("gaia-warning-brain-gone")]


def charge_answer(s: GaiaState, seat: int, answer: int, made: Answer) -> None:
    p = s.players[seat]
    n = charged_by(p, s.arg(0), answer)
    power = amount(POWER, n, ACCUSATIVE)
    if answer == CHARGE_PLAIN:
        made.label = Text("gaia-do-charge", {"power": power})
    elif n == 0:
        made.label = Text("gaia-do-charge-token")
    else:
        key = "gaia-do-charge-token-first" if answer == CHARGE_TOKEN_FIRST else "gaia-do-charge-token-last"
        made.label = Text(key, {"power": power})
        made.rule = "R124"
    made.cost = amount(VP, n - 1) if n > 1 else None
    made.warnings = charge_warnings(p, s.arg(0), answer)


def brain_answer(s: GaiaState, seat: int, kind: int, answer: int, made: Answer) -> None:
    """R123"""
    if kind == F_BRAIN_CHARGE:
        made.label = Text("gaia-do-brain-charge", {"bowl": BOWLS[answer - BRAIN_TO_1 + 1]})
    elif kind == F_BRAIN_PAY:
        cost = s.arg(0)
        made.label = Text("gaia-do-brain-pay" if answer == BRAIN_USE else "gaia-do-brain-pay-tokens")
        made.warnings = payment_warnings(s.players[seat], cost, answer == BRAIN_USE)
    elif kind == F_BRAIN_BURN:
        if answer == BRAIN_TO_3:
            made.label = Text("gaia-do-brain-burn-up")
        elif answer == BRAIN_TO_2:
            made.label = Text("gaia-do-brain-burn-stay")
        else:
            made.label = Text("gaia-do-brain-burn-gone")
            made.warnings = [Text("gaia-warning-brain-gone")]
    elif answer == BRAIN_USE:
        made.label = Text("gaia-do-brain-take")
        if s.arg(1) == TO_SUPPLY:
            made.warnings = [Text("gaia-warning-brain-gone")]
    else:
        made.label = Text("gaia-do-brain-keep")
