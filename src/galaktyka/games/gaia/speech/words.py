"""What Gaia Project says to people: shared phrases, the questions, the log. Keys only, no language."""

from typing import Final

from galaktyka.core.table import Event
from galaktyka.core.words import Param, Text
from galaktyka.games.gaia.choices import (
    CARD_AS_SUPPORT,
    CARD_IN_SETUP,
    E_ACTION,
    E_ADVANCED,
    E_AUTOMA_ACTION,
    E_AUTOMA_TILE,
    E_BOOSTER,
    E_CARD,
    E_CHARGE,
    E_DECLINE,
    E_DOWNGRADE,
    E_FACTION,
    E_FEDERATION,
    E_FINAL,
    E_FREE,
    E_GAIA_PLANET,
    E_INCOME,
    E_LOST_PLANET,
    E_MINE,
    E_PASS,
    E_POINTS,
    E_PROJECT,
    E_RESCORE,
    E_RESEARCH,
    E_ROUND,
    E_SPECIAL,
    E_STATION,
    E_SWAP,
    E_TECH,
    E_TOKEN,
    E_UPGRADE,
    F_ADVANCE,
    F_BRAIN_CHARGE,
    F_BRAIN_PAY,
    F_BRAIN_TOKEN,
    F_CHARGE,
    F_COVER,
    F_FACTION,
    F_FIRST_MINE,
    F_INCOME,
    F_ITARS,
    F_LINK,
    F_LOST_PLANET,
    F_MINE,
    F_PROJECT,
    F_RESEARCH,
    F_SATELLITES,
    F_STATION,
    F_TERRANS,
    F_TOKENS,
    F_TURN,
    F_UPGRADE,
    FREE_BURN,
    QUESTIONS,
    TO_GAIA_AREA,
)
from galaktyka.games.gaia.ids import (
    ADVANCED_IDS,
    AMBAS,
    BESCODS,
    BOARD_ACTION_IDS,
    BOOSTER_IDS,
    EXCHANGE_IDS,
    FACTION_IDS,
    FEDERATION_IDS,
    FINAL_TILE_IDS,
    FIRAKS,
    INSTITUTE,
    ITARS,
    IVITS,
    MINE,
    PLANET_IDS,
    POWER,
    ROUND_TILE_IDS,
    SPACE,
    STRUCTURE_IDS,
    TECH_IDS,
    TOKENS,
    TRACK_IDS,
    VP,
)
from galaktyka.games.gaia.rules.charging import charge_answers, charged_by
from galaktyka.games.gaia.rules.federations import need, problem
from galaktyka.games.gaia.rules.mines import range_of
from galaktyka.games.gaia.rules.power import ANY_BOWL
from galaktyka.games.gaia.rules.projects import project_cost
from galaktyka.games.gaia.rules.specials import special_goods
from galaktyka.games.gaia.state import (
    SOURCES,
    SPECIAL_ACADEMY,
    SPECIAL_BOOSTER,
    SPECIAL_FACTION,
    GaiaState,
    Player,
)

# The rule behind each question, in the order of QUESTIONS.
RULES: Final = [
    *["R10", "R92", "S13", "S17", "S18", "S10", "R12", "R112", "R139", "R15", "R20", "R30"],
    *["R40", "R70", "R50", "R52", "R51", "R76", "R69", "R69", "R66", "R81", "R86", "R91"],
    *["R123", "R123", "R5", "R123", "R117", "R125", "R126", "R127", "R123", "R124"],
]

LETTERS: Final = "ABCD"
BOWLS: Final = ["", "I", "II", "III"]
ACCUSATIVE: Final = ".accusative"
GENITIVE: Final = ".genitive"
LOCATIVE: Final = ".locative"
AMOUNTS: Final = ["credits", "ore", "knowledge", "qic", "power", "token", "vp"]
FREE_IDS: Final = [
    "burn",
    *EXCHANGE_IDS,
    *["c4_q", "c3_o", "c4_k", "gaiaformer_q", "token_k", "bundle_2c", "bundle_o_c", "bundle_2o", "brain_3c"],
]


# --- phrases ---


def amount(resource: int, n: int, case: str = "") -> Text:
    return Text("gaia-amount-" + AMOUNTS[resource] + case, {"n": n})


def satellites(n: int, case: str = "") -> Text:
    return Text("gaia-amount-satellite" + case, {"n": n})


def together(parts: list[Text]) -> Text:
    """One or more phrases as a list."""
    if len(parts) == 1:
        return parts[0]
    return Text("gaia-list", {"first": parts[0], "rest": together(parts[1:])})


def goods_text(goods: list[int]) -> Text | None:
    """Amounts by resource as a list; nothing when all are zero."""
    parts = [amount(resource, goods[resource]) for resource in range(len(goods)) if goods[resource]]
    return together(parts) if parts else None


def hex_name(s: GaiaState, hex_: int) -> str:
    return s.board.names[hex_]


def planet(s: GaiaState, hex_: int, case: str = "") -> Text:
    if s.planet[hex_] == SPACE:
        return Text("gaia-place-space")
    return Text("gaia-planet-" + PLANET_IDS[s.planet[hex_]] + case)


def structure(kind: int, case: str = ACCUSATIVE) -> Text:
    return Text("gaia-structure-" + STRUCTURE_IDS[kind] + case)


def track(area: int, case: str = "") -> Text:
    return Text("gaia-track-" + TRACK_IDS[area] + case)


def standard_tile(tile: int) -> Text:
    return Text("gaia-tech-" + TECH_IDS[tile])


def advanced_tile(tile: int) -> Text:
    return Text("gaia-advanced-" + ADVANCED_IDS[tile])


def federation_token(kind: int) -> Text:
    return Text("gaia-token-" + FEDERATION_IDS[kind])


def board_action(action: int) -> Text:
    return Text("gaia-action-" + BOARD_ACTION_IDS[action])


def booster_name(booster: int) -> Text:
    return Text("gaia-booster-" + BOOSTER_IDS[booster])


def player_name(s: GaiaState, seat: int) -> Text:
    """A player who has a faction."""
    faction = Text("gaia-faction-" + FACTION_IDS[s.players[seat].faction])
    return Text("gaia-player", {"letter": LETTERS[seat], "faction": faction})


def free_name(p: Player, free: int) -> Text:
    if free == FREE_BURN and p.faction == ITARS:
        return Text("gaia-free-burn_gaia")
    return Text("gaia-free-" + FREE_IDS[free])


def faction_special(faction: int) -> Text:
    """The octagon on the board of one of the four factions that have one; others lack it, and are told so."""
    if faction == IVITS:
        return Text("gaia-special-space_station")
    if faction == AMBAS:
        return Text("gaia-special-swap_pi")
    if faction == FIRAKS:
        return Text("gaia-special-downgrade_lab")
    if faction == BESCODS:
        return Text("gaia-special-advance_lowest_research")
    return Text("gaia-source-faction")


def special_name(s: GaiaState, seat: int, special: int) -> Text:
    """R85 An octagon by its place, or by its goods where it lies on a tech tile."""
    if special == SPECIAL_FACTION:
        return faction_special(s.players[seat].faction)
    if special == SPECIAL_BOOSTER:
        return Text("gaia-special-booster")
    goods = goods_text(special_goods(s, seat, special))
    if special == SPECIAL_ACADEMY or goods is None:
        return Text("gaia-special-academy_qic")
    return goods


# --- questions ---


def prompt(s: GaiaState, seat: int) -> Text:
    """The pending question as a sentence."""
    kind = s.top()
    key = "gaia-ask-" + QUESTIONS[kind]
    if kind == F_TURN:
        return Text("gaia-ask-turn-end" if s.arg(0) else key)
    if kind in (F_FIRST_MINE, F_MINE, F_PROJECT, F_UPGRADE, F_LOST_PLANET, F_STATION):
        return map_prompt(s, seat, kind, key)
    if kind in (F_LINK, F_SATELLITES):
        return federation_prompt(s, seat, kind, key)
    if kind == F_FACTION:
        return Text("gaia-ask-faction-first-game" if s.arg(0) else key)
    if kind == F_RESEARCH:
        return Text(key)
    if kind == F_COVER:
        return Text(key, {"tile": advanced_tile(s.advanced_slots[s.arg(0)])})
    if kind == F_ADVANCE:
        if s.arg(0) < 0:
            return Text("gaia-ask-advance-any")
        return Text(key, {"area": track(s.arg(0), LOCATIVE)})
    return power_prompt(s, seat, kind, key)


def map_prompt(s: GaiaState, seat: int, kind: int, key: str) -> Text:
    p = s.players[seat]
    if kind == F_FIRST_MINE:
        board = s.box.factions[p.faction]
        params: dict[str, Param] = {
            "structure": structure(MINE if board.starting_mines else INSTITUTE),
            "planet": Text("gaia-planet-" + PLANET_IDS[board.home] + LOCATIVE),
            "n": len(p.planets) + 1,
            "total": max(1, board.starting_mines),
        }
        return Text(key, params)
    if kind == F_MINE:
        if s.arg(0):
            return Text("gaia-ask-mine-steps", {"steps": Text("gaia-amount-step", {"n": s.arg(0)})})
        return Text("gaia-ask-mine-range", {"n": s.arg(1)}) if s.arg(1) else Text(key)
    if kind == F_PROJECT:
        return Text(key, {"tokens": amount(TOKENS, project_cost(s, p), ACCUSATIVE)})
    if kind == F_UPGRADE:
        return Text(key, {"structure": structure(s.arg(0))})
    return Text(key, {"range": range_of(s, p)})


def federation_prompt(s: GaiaState, seat: int, kind: int, key: str) -> Text:
    if kind == F_LINK:
        values = problem(s, seat, 0).values
        value = sum([values[i] for i in range(len(values)) if s.arg(0) >> i & 1])
        return Text(key, {"value": value, "need": need(s, seat)})
    if s.variant.loose_federations:
        return Text("gaia-ask-satellites-loose")
    return Text(key, {"satellites": satellites(s.arg(1) - len(s.link_hexes))})


def power_prompt(s: GaiaState, seat: int, kind: int, key: str) -> Text:
    p = s.players[seat]
    if kind == F_INCOME:
        power = sum([n for n in s.income if n > 0])
        tokens = -sum([n for n in s.income if n < 0])
        return Text(key, {"power": amount(POWER, power), "tokens": amount(TOKENS, tokens)})
    if kind == F_TERRANS:
        return Text(key, {"power": amount(POWER, s.arg(0), ACCUSATIVE)})
    if kind == F_ITARS:
        price = amount(TOKENS, s.box.itars_tokens, ACCUSATIVE)
        return Text(key, {"held": amount(TOKENS, p.gaia_tokens, ACCUSATIVE), "price": price})
    if kind == F_CHARGE:
        n = charged_by(p, s.arg(0), charge_answers(s, seat)[0])
        offer: dict[str, Param] = {"power": amount(POWER, n, ACCUSATIVE)}
        if n > 1:
            offer["cost"] = amount(VP, n - 1)
            return Text("gaia-ask-charge-paid", offer)
        return Text(key, offer)
    if kind in (F_BRAIN_CHARGE, F_BRAIN_PAY):
        return Text(key, {"power": amount(POWER, s.arg(0), ACCUSATIVE)})
    if kind in (F_TOKENS, F_BRAIN_TOKEN):
        params: dict[str, Param] = {"tokens": amount(TOKENS, s.arg(0), ACCUSATIVE), "bowl": BOWLS[s.arg(2)]}
        key += "-gaia" if s.arg(1) == TO_GAIA_AREA else "-supply"
        return Text(key + "-any" if s.arg(2) == ANY_BOWL else key, params)
    return Text(key)


# --- the log ---


def event_text(s: GaiaState, event: Event) -> Text:
    """An event as one sentence; the player is `$seat` (from 1) and `$letter`."""
    kind = event.kind
    if kind == E_ROUND:
        tile = Text("gaia-round-" + ROUND_TILE_IDS[s.round_tiles[event.a - 1]])
        return Text("gaia-event-round", {"round": event.a, "tile": tile})
    params: dict[str, Param] = {"seat": event.seat + 1, "letter": LETTERS[event.seat]}
    if kind in (E_POINTS, E_CHARGE, E_DECLINE, E_INCOME, E_FINAL):
        return points_event(s, event, params)
    if kind in (E_MINE, E_PROJECT, E_LOST_PLANET, E_STATION, E_SWAP, E_DOWNGRADE, E_GAIA_PLANET, E_UPGRADE):
        return map_event(s, event, params)
    if kind in (E_ACTION, E_SPECIAL, E_FREE, E_PASS, E_BOOSTER):
        return action_event(s, event, params)
    if kind in (E_FACTION, E_RESEARCH, E_TECH, E_ADVANCED, E_FEDERATION, E_TOKEN, E_RESCORE):
        return progress_event(s, event, params)
    if kind == E_CARD:
        params["n"] = event.a
        if event.b == CARD_IN_SETUP:
            return Text("gaia-event-card-setup", params)
        if event.b == CARD_AS_SUPPORT:
            return Text("gaia-event-card-support", params)
        return Text("gaia-event-card-action", params)
    if kind == E_AUTOMA_ACTION:
        params["action"] = board_action(event.a)
        return Text("gaia-event-automa-action", params)
    if kind == E_AUTOMA_TILE:
        params["area"] = track(event.a, GENITIVE)
        return Text("gaia-event-automa-tile", params)
    params["sector"] = s.board.sector_numbers[event.a]
    params["degrees"] = 60 * event.b
    return Text("gaia-event-rotate", params)


def points_event(s: GaiaState, event: Event, params: dict[str, Param]) -> Text:
    if event.kind == E_POINTS:
        params["points"] = f"+{event.a}" if event.a > 0 else f"−{-event.a}"
        params["source"] = Text("gaia-source-" + SOURCES[event.b])
        return Text("gaia-event-points", params)
    if event.kind == E_CHARGE:
        params["power"] = amount(POWER, event.a, ACCUSATIVE)
        if event.b:
            params["cost"] = amount(VP, event.b)
            return Text("gaia-event-charge-paid", params)
        return Text("gaia-event-charge" if event.a else "gaia-event-charge-token", params)
    if event.kind == E_FINAL:
        params["tile"] = Text("gaia-final-" + FINAL_TILE_IDS[s.final_tiles[event.a]])
        params["n"] = event.b
        params["points"] = amount(VP, event.c)
        return Text("gaia-event-final", params)
    return Text("gaia-event-decline" if event.kind == E_DECLINE else "gaia-event-income", params)


def map_event(s: GaiaState, event: Event, params: dict[str, Param]) -> Text:
    params["hex"] = hex_name(s, event.a)
    kind = event.kind
    if kind == E_MINE:
        p = s.players[event.seat]
        # The Ivits' first planet is the only one that begins with the institute.
        first_institute = p.faction == IVITS and p.planets[0] == event.a
        return Text("gaia-event-institute" if first_institute else "gaia-event-mine", params)
    if kind == E_UPGRADE:
        params["structure"] = structure(event.b)
        return Text("gaia-event-upgrade", params)
    if kind == E_PROJECT:
        return Text("gaia-event-project", params)
    if kind == E_LOST_PLANET:
        return Text("gaia-event-lost-planet", params)
    if kind == E_STATION:
        return Text("gaia-event-station", params)
    if kind == E_SWAP:
        return Text("gaia-event-swap", params)
    return Text("gaia-event-downgrade" if kind == E_DOWNGRADE else "gaia-event-gaia-planet", params)


def action_event(s: GaiaState, event: Event, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == E_ACTION:
        params["action"] = board_action(event.a)
        return Text("gaia-event-action", params)
    if kind == E_SPECIAL:
        params["action"] = special_name(s, event.seat, event.a)
        return Text("gaia-event-special", params)
    if kind == E_FREE:
        params["action"] = free_name(s.players[event.seat], event.a)
        return Text("gaia-event-free", params)
    if event.a < 0:
        return Text("gaia-event-pass", params)
    params["booster"] = booster_name(event.a)
    return Text("gaia-event-pass-booster" if kind == E_PASS else "gaia-event-booster", params)


def progress_event(s: GaiaState, event: Event, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == E_FACTION:
        params["faction"] = Text("gaia-faction-" + FACTION_IDS[event.a])
        return Text("gaia-event-faction", params)
    if kind == E_RESEARCH:
        params["area"] = track(event.a, LOCATIVE)
        params["level"] = event.b
        return Text("gaia-event-research", params)
    if kind == E_TECH:
        params["tile"] = standard_tile(event.a)
        return Text("gaia-event-tech", params)
    if kind == E_ADVANCED:
        params["tile"] = advanced_tile(event.a)
        params["covered"] = standard_tile(event.b)
        return Text("gaia-event-advanced", params)
    if kind == E_FEDERATION:
        params["satellites"] = satellites(event.a, GENITIVE)
        return Text("gaia-event-federation-satellites" if event.a else "gaia-event-federation", params)
    params["token"] = federation_token(event.a)
    return Text("gaia-event-token" if kind == E_TOKEN else "gaia-event-rescore", params)


assert len(RULES) == len(QUESTIONS)
