"""Setting up: tiles, factions, first structures, boosters (sheet section 3)."""

from galaktyka.core.game import Setting
from galaktyka.core.table import Table
from galaktyka.core.words import Param, refuse
from galaktyka.games.gaia.choices import (
    A_FACTION,
    A_HEX,
    CHANCE_ADVANCED,
    CHANCE_BOOSTER,
    CHANCE_FINAL,
    CHANCE_FIRST_PLAYER,
    CHANCE_MAP,
    CHANCE_ROUND,
    CHANCE_TECH,
    CHANCE_TOKEN,
    E_FACTION,
    E_MINE,
    F_FACTION,
    F_FIRST_BOOSTER,
    F_FIRST_MINE,
    F_GAME,
    F_ROTATE,
    PHASE_SETUP,
)
from galaktyka.games.gaia.components import Box
from galaktyka.games.gaia.ids import FACTION_IDS, FED_GLEENS, GAIA_PROJECT, INSTITUTE, IVITS, MINE
from galaktyka.games.gaia.layout import (
    CUSTOM,
    board_from,
    custom_board,
    default_board,
    layout_name,
    random_placement,
)
from galaktyka.games.gaia.rules.automa_moves import faction_card
from galaktyka.games.gaia.rules.gains import gain_effect
from galaktyka.games.gaia.rules.ground import settle_on
from galaktyka.games.gaia.state import (
    BRAIN_BOWL_1,
    FROM_LEVEL,
    FROM_START,
    TOKEN_KINDS,
    Board,
    GaiaState,
    Player,
    Variant,
)

SOLO_TOKENS = 2  # A1: copies of each federation token
ROUND_TILES = 6
FINAL_TILES = 2


def choose_board(setting: Setting, box: Box, table: Table) -> Board:
    """Sheet sections 3.2 and 3.3."""
    table.rule("S2")
    kind = setting.option("board")
    if kind.startswith(CUSTOM):
        return custom_board(kind)
    layout = layout_name(setting.seats, setting.option("small_board") == "true")
    if kind == "default":
        table.rule("S12")
        return default_board(box, layout)
    for rule in ("S13", "S14", "S15"):
        table.rule(rule)
    map_seed = setting.option("map_seed")
    seed = int(map_seed) if map_seed else table.draw(CHANCE_MAP, 1 << 30)
    method = int(setting.option("map_method"))
    softer = setting.option("map_validity") == "home_types"
    return board_from(box, box.layout_slots(layout), random_placement(box, layout, method, softer, seed))


def variant_of(setting: Setting) -> Variant:
    variant = Variant()
    variant.passing_order = setting.option("turn_order") == "passing"
    variant.allow_wasted_steps = setting.option("allow_wasted_steps") == "true"
    variant.lantid_shared_counts = setting.option("lantid_shared_counts") == "true"
    variant.loose_federations = setting.option("federation_check") == "loose"
    variant.strict_caps = setting.option("strict_caps") == "true"
    variant.tokens_automatic = setting.option("token_choice") == "automatic"
    variant.solo = setting.seats == 1
    return variant


def preset_factions(setting: Setting) -> list[int]:
    """The option `factions`: one id a seat, or nothing."""
    text = setting.option("factions")
    if not text:
        return []
    chosen: list[int] = []
    for name in text.split(","):
        if name.strip() not in FACTION_IDS:
            raise refuse("gaia-refusal-faction", {"faction": name.strip(), "known": ", ".join(FACTION_IDS)})
        chosen.append(FACTION_IDS.index(name.strip()))
    if len(chosen) != setting.seats:
        params: dict[str, Param] = {"given": len(chosen), "seats": setting.seats}
        raise refuse("gaia-refusal-faction-count", params)
    return chosen


def drawn(table: Table, purpose: int, n: int, take: int) -> list[int]:
    """So many different ones of 0 … n-1, in the order drawn."""
    rest = list(range(n))
    return [rest.pop(table.draw(purpose, len(rest))) for _ in range(take)]


def lay_tiles(s: GaiaState, table: Table) -> None:
    """S3–S7 Technology, federation, scoring and booster tiles."""
    for rule in ("S3", "S4", "S5", "S6", "S7"):
        table.rule(rule)
    seats = 2 if s.variant.solo else s.seats
    s.tech_slots = drawn(table, CHANCE_TECH, 9, 9)
    s.advanced_slots = drawn(table, CHANCE_ADVANCED, 15, 6)
    s.tokens_left = s.box.token_count[:]
    if s.variant.solo:
        s.tokens_left = [min(SOLO_TOKENS, n) for n in s.tokens_left]
    s.tokens_left[FED_GLEENS] = 0
    s.terraforming_token = draw_token(s, table)
    s.tokens_left[s.terraforming_token] -= 1
    s.round_tiles = drawn(table, CHANCE_ROUND, 10, ROUND_TILES)
    s.final_tiles = drawn(table, CHANCE_FINAL, 6, FINAL_TILES)
    s.boosters = drawn(table, CHANCE_BOOSTER, 10, seats + 3)


def draw_token(s: GaiaState, table: Table) -> int:
    """S5 One of the tokens in the supply, each equally likely."""
    n = table.draw(CHANCE_TOKEN, sum(s.tokens_left))
    for kind in range(TOKEN_KINDS):
        if n < s.tokens_left[kind]:
            return kind
        n -= s.tokens_left[kind]
    raise ValueError("no federation token to draw")


def preset_tiles(s: GaiaState, text: str) -> list[int]:
    """The option `tiles`: `custom:order|tech|advanced|token|rounds|finals|boosters`, numbers joined by dots.

    Gives the seats in turn order.
    """
    try:
        parts = [[int(n) for n in part.split(".")] for part in text[len(CUSTOM) :].split("|")]
        order, tech, advanced, token, rounds, finals, boosters = parts
        sizes_fit = [len(tech), len(advanced), len(token), len(rounds), len(finals)] == [9, 6, 1, 6, 2]
        if not sizes_fit or not fits(tech, 9) or not fits(advanced, 15) or not fits(rounds, 10):
            raise ValueError(text)
        if not fits(finals, 6) or not fits(boosters, 10) or not 0 <= token[0] < FED_GLEENS:
            raise ValueError(text)
        if len(boosters) != (2 if s.variant.solo else s.seats) + 3 or sorted(order) != list(range(s.seats)):
            raise ValueError(text)
    except ValueError:
        raise refuse("gaia-refusal-tiles", {"text": text[:60]}) from None
    s.tech_slots, s.advanced_slots = tech, advanced
    s.round_tiles, s.final_tiles, s.boosters = rounds, finals, boosters
    s.tokens_left = s.box.token_count[:]
    if s.variant.solo:
        s.tokens_left = [min(SOLO_TOKENS, n) for n in s.tokens_left]
    s.tokens_left[FED_GLEENS] = 0
    s.terraforming_token = token[0]
    s.tokens_left[token[0]] -= 1
    return order


def fits(numbers: list[int], n: int) -> bool:
    return len(set(numbers)) == len(numbers) and min(numbers) >= 0 and max(numbers) < n


def set_up(s: GaiaState, setting: Setting, table: Table) -> None:
    """The table before the first answer."""
    table.rule("S1")
    tiles = setting.option("tiles")
    if tiles.startswith(CUSTOM):
        s.turn_order = preset_tiles(s, tiles)
    else:
        first = table.draw(CHANCE_FIRST_PLAYER, s.seats) if s.seats > 1 else 0
        s.turn_order = [(first + i) % s.seats for i in range(s.seats)]
        lay_tiles(s, table)
    if s.variant.solo:
        s.turn_order = [0, 1]
    s.players = [Player() for _ in s.turn_order]
    first_game = 1 if setting.option("setup") == "first_game" else 0
    s.push(F_GAME, -1, PHASE_SETUP, 0, first_game)
    presets = preset_factions(setting)
    for seat in reversed(s.turn_order[: s.seats]):
        if presets:
            take_faction(s, seat, presets[seat], table)
        else:
            s.push(F_FACTION, seat, first_game)
    if setting.option("board") == "last_player_rotates":
        s.push(
            F_ROTATE, s.turn_order[s.seats - 1], 1 if setting.option("map_validity") == "home_types" else 0
        )


# --- factions ---


def faction_answers(s: GaiaState) -> list[int]:
    """Sheet section 3.4: any faction whose board is free; in the first game one of the set."""
    taken = [s.box.factions[p.faction].home for p in s.players if p.faction >= 0]
    pool = list(range(len(FACTION_IDS)))
    if s.arg(0):
        pool = s.box.first_game_factions[s.seats][:]
        if s.variant.solo:
            pool = pool[:1]
    return [A_FACTION + f for f in pool if s.box.factions[f].home not in taken]


def take_faction(s: GaiaState, seat: int, faction: int, table: Table) -> None:
    """S8 Take a faction board with its starting goods and research."""
    table.rule("S8")
    p = s.players[seat]
    board = s.box.factions[faction]
    p.faction = faction
    p.credits, p.ore, p.knowledge, p.qic = board.gain_start
    p.bowl1, p.bowl2, p.bowl3 = board.bowls
    if board.brainstone:
        p.brain = BRAIN_BOWL_1
    p.vp = s.box.start_vp
    p.sources[FROM_START] = p.vp
    for track in range(6):
        p.research[track] = board.research[track]
        for level in range(1, board.research[track] + 1):
            gain_effect(s, seat, s.box.level_once[track * 6 + level], FROM_LEVEL, table)
    p.gaiaformers = s.box.gaiaformers[p.research[GAIA_PROJECT]]
    p.gaiaformers_ready = p.gaiaformers
    table.tell(E_FACTION, seat, faction)


# --- first structures ---


def first_structures(s: GaiaState) -> list[int]:
    """S9 The seats that place a structure, in order: snake, then Xenos, then Ivits."""
    mines = [s.box.factions[p.faction].starting_mines for p in s.players]
    if s.variant.solo:
        mines[s.seats] = faction_card(s, s.seats).mines
    order = [seat for seat in s.turn_order if mines[seat] >= 1]
    order += [seat for seat in reversed(s.turn_order) if mines[seat] >= 2]
    order += [seat for seat in s.turn_order if mines[seat] >= 3]
    order += [seat for seat in s.turn_order if mines[seat] == 0]
    return order


def ask_first_structures(s: GaiaState) -> None:
    for seat in reversed(first_structures(s)):
        s.push(F_FIRST_MINE, seat)


def ask_first_boosters(s: GaiaState) -> None:
    for seat in s.turn_order:
        s.push(F_FIRST_BOOSTER, seat)


def first_mine_answers(s: GaiaState, seat: int) -> list[int]:
    home = s.box.factions[s.players[seat].faction].home
    return [A_HEX + h for h in s.board.planet_hexes if s.planet[h] == home and not s.structure[h]]


def place_first(s: GaiaState, seat: int, hex_: int, table: Table) -> None:
    """S9 A first mine, or the Ivits' institute; nothing is scored or charged."""
    table.rule("S9")
    kind = INSTITUTE if s.players[seat].faction == IVITS else MINE
    settle_on(s, seat, hex_, kind, False, table)
    table.tell(E_MINE, seat, hex_)


def place_first_game_mines(s: GaiaState, table: Table) -> None:
    """Sheet section 3.6: the recommended places (reconstructed, see the data)."""
    table.rule("S19")
    factions = s.box.first_game_factions[s.seats]
    for seat in range(len(s.players)):
        index = factions.index(s.players[seat].faction)
        for q, r in s.box.first_game_mines[s.seats][index]:
            place_first(s, seat, s.board.grid.find(q, r), table)
