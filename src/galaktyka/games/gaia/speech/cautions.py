"""What a player should think of before giving an answer: only what can be computed exactly."""

from galaktyka.core.words import Text
from galaktyka.games.gaia.choices import (
    A_BOARD,
    A_FREE,
    A_SPECIAL,
    A_UPGRADE,
    FEDERATE_VERB,
    MINE_VERB,
    PROJECT_VERB,
    RESEARCH_VERB,
)
from galaktyka.games.gaia.components import Effect
from galaktyka.games.gaia.ids import (
    ACADEMY_QIC,
    CREDITS,
    GEODENS,
    GLEENS,
    INSTITUTE,
    IVITS,
    KNOWLEDGE,
    LANTIDS,
    LOST,
    NEVLAS,
    ORE,
    PER_NOTHING,
    POWER,
    QIC,
    SPACE,
    TERRAFORMING,
    TOKENS,
    TRANSDIM,
)
from galaktyka.games.gaia.rules.charging import charged_by
from galaktyka.games.gaia.rules.gains import count
from galaktyka.games.gaia.rules.mines import steps_to
from galaktyka.games.gaia.rules.power import BRAIN_POWER, chargeable
from galaktyka.games.gaia.rules.research import TOP_LEVEL
from galaktyka.games.gaia.rules.rounds import LAST_ROUND
from galaktyka.games.gaia.speech.words import (
    ACCUSATIVE,
    amount,
    board_action,
    booster_name,
    special_name,
    together,
)
from galaktyka.games.gaia.state import BRAIN_BOWL_3, SPECIAL_BOOSTER, GaiaState, Player

# --- gains that are lost ---


def effect_goods(s: GaiaState, seat: int, effect: Effect) -> list[int]:
    """What an effect would give now, by resource."""
    goods = effect.gain[:]
    if effect.per_count != PER_NOTHING:
        goods[effect.per_resource] += count(s, seat, effect.per_count) * effect.per_amount
    return goods


def goods_warnings(s: GaiaState, p: Player, goods: list[int]) -> list[Text]:
    """R1, R3, R121 Goods over the caps, power that no token can take, QIC that come as ore."""
    found: list[Text] = []
    ore = goods[ORE]
    if goods[QIC] and p.faction == GLEENS and not p.built[ACADEMY_QIC]:
        ore += goods[QIC]
        found.append(Text("gaia-warning-ore-for-qic", {"ore": amount(ORE, goods[QIC], ACCUSATIVE)}))
    add_lost(
        found, CREDITS, p.credits + goods[CREDITS] - s.box.cap_credits, goods[CREDITS], s.box.cap_credits
    )
    add_lost(found, ORE, p.ore + ore - s.box.cap_ore, ore, s.box.cap_ore)
    add_lost(
        found,
        KNOWLEDGE,
        p.knowledge + goods[KNOWLEDGE] - s.box.cap_knowledge,
        goods[KNOWLEDGE],
        s.box.cap_knowledge,
    )
    power = goods[POWER] - chargeable(p) - 2 * goods[TOKENS]
    if goods[POWER] and power > 0:
        found.append(Text("gaia-warning-power-lost", {"power": amount(POWER, power)}))
    return found


def add_lost(found: list[Text], resource: int, over: int, gained: int, cap: int) -> None:
    if gained and over > 0:
        lost = amount(resource, min(over, gained))
        found.append(Text("gaia-warning-lost", {"goods": lost, "cap": cap}))


def payment_warnings(p: Player, cost: int, with_brain: bool) -> list[Text]:
    """R123, R135 Power that a payment in too large pieces throws away."""
    surplus = 0
    if p.faction == NEVLAS and p.built[INSTITUTE]:
        surplus = cost % 2
    elif with_brain:
        surplus = max(0, BRAIN_POWER - cost)
    return [Text("gaia-warning-surplus", {"power": amount(POWER, surplus)})] if surplus else []


def forced_brain(p: Player, cost: int) -> bool:
    """Whether this cost takes the Brainstone without a question."""
    return p.brain == BRAIN_BOWL_3 and p.bowl3 < cost


def charge_warnings(p: Player, value: int, answer: int) -> list[Text]:
    """R91 An offer that is worth more than can be moved or paid."""
    power = charged_by(p, value, answer)
    if power == value:
        return []
    return [Text("gaia-warning-charge-less", {"power": amount(POWER, power, ACCUSATIVE), "value": value})]


# --- research and tiles ---


def advance_warnings(s: GaiaState, seat: int, area: int) -> list[Text]:
    """R71–R75 The last green token, and what the new level gives in vain."""
    p = s.players[seat]
    level = p.research[area] + 1
    goods = effect_goods(s, seat, s.box.level_once[area * 6 + level])
    if level == 3:
        goods[POWER] += s.box.research_power
    found: list[Text] = []
    if level == TOP_LEVEL:
        if area == TERRAFORMING and s.terraforming_token >= 0:
            token = s.box.token_gain[s.terraforming_token]
            goods = [goods[i] + token[i] for i in range(len(goods))]
        found = last_token_warnings(p)
    return found + goods_warnings(s, p, goods)


def last_token_warnings(p: Player) -> list[Text]:
    return [Text("gaia-warning-last-token")] if p.green_tokens() == 1 else []


# --- building ---


def mine_warnings(s: GaiaState, seat: int, hex_: int, steps: int) -> list[Text]:
    """Lost steps, lost knowledge, and joining a federation without benefit (R67)."""
    p = s.players[seat]
    if s.planet[hex_] == TRANSDIM:
        return project_warnings(s)
    found: list[Text] = []
    wasted = steps - steps_to(s, p, hex_) if steps else 0
    if wasted > 0:
        found.append(Text("gaia-warning-steps", {"steps": Text("gaia-amount-step", {"n": wasted})}))
    goods = [0, 0, 0, 0, 0, 0, 0]
    shared = s.owner[hex_] >= 0 and s.owner[hex_] != seat
    planet = LOST if s.planet[hex_] == SPACE else s.planet[hex_]
    if p.built[INSTITUTE]:
        if p.faction == LANTIDS and shared:
            goods[KNOWLEDGE] = s.box.lantids_knowledge
        elif p.faction == GEODENS and not p.planet_types >> planet & 1:
            goods[KNOWLEDGE] = s.box.geodens_knowledge
    return found + goods_warnings(s, p, goods) + join_warnings(s, seat, hex_)


def join_warnings(s: GaiaState, seat: int, hex_: int) -> list[Text]:
    if s.players[seat].faction != IVITS:
        for other in s.board.grid.neighbours[hex_]:
            if s.federated[other] >> seat & 1:
                return [Text("gaia-warning-joins")]
    return []


def project_warnings(s: GaiaState) -> list[Text]:
    """R32 A project of the last round never becomes a planet."""
    return [Text("gaia-warning-last-round")] if s.round >= LAST_ROUND else []


# --- passing ---


def pass_warnings(s: GaiaState, seat: int) -> list[Text]:
    """Everything that the player could still do this round instead."""
    p = s.players[seat]
    main = [answer for answer in s.legal() if answer < A_FREE]
    found: list[Text] = []
    specials = [answer - A_SPECIAL for answer in main if answer >= A_SPECIAL]
    if SPECIAL_BOOSTER in specials:
        found.append(Text("gaia-warning-pass-booster", {"booster": booster_name(p.booster)}))
    others = [special_name(s, seat, special) for special in specials if special != SPECIAL_BOOSTER]
    if others:
        found.append(Text("gaia-warning-pass-specials", {"actions": together(others)}))
    boards = [board_action(answer - A_BOARD) for answer in main if A_BOARD <= answer < A_SPECIAL]
    if boards:
        found.append(Text("gaia-warning-pass-board", {"actions": together(boards)}))
    if MINE_VERB in main:
        found.append(Text("gaia-warning-pass-mine"))
    if PROJECT_VERB in main:
        found.append(Text("gaia-warning-pass-project"))
    if [answer for answer in main if A_UPGRADE <= answer < A_BOARD]:
        found.append(Text("gaia-warning-pass-upgrade"))
    if FEDERATE_VERB in main:
        found.append(Text("gaia-warning-pass-federation"))
    if RESEARCH_VERB in main:
        found.append(Text("gaia-warning-pass-research"))
    return found
