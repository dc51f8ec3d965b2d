"""Recharge: victory, elimination, Generation, refreshing (R190–R196, R200–R204)."""

from typing import Final

from galaktyka.core.state import changed, raised
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.common import amount_of, gain, ships_in_warp
from galaktyka.games.ascendancy.rules.paths import sectors_with
from galaktyka.games.ascendancy.rules.trade import give_back
from galaktyka.games.ascendancy.state import (
    AWAY,
    DONE,
    EXHAUSTED,
    IN_DECK,
    NOBODY,
    PROJECT,
    UNDER,
    WARP,
    AscendancyState,
)

BY_ASCENDANCY: Final = 0
BY_SUPREMACY: Final = 1
LAST_LEFT: Final = 2
AT_ROUND_CAP: Final = 3


def recharge(s: AscendancyState, table: Table) -> bool:
    """R190–R196 In order; True when the game is over."""
    table.tell(c.E_RECHARGE, NOBODY, s.round)
    if check_victory(s, table):
        return True
    eliminate(s, table)
    if last_one_left(s, table):
        return True
    if s.variant.round_cap and s.round >= s.variant.round_cap:
        end_at_cap(s, table)
        return True
    for seat in range(s.seats):
        if s.players[seat].alive:
            generate(s, seat, table)
    refresh(s, table)
    return False


# --- victory ---


def fulfils(s: AscendancyState, seat: int) -> int:
    """R200 Own home and five Ascendancy; R201 three homes with the own one. -1: neither."""
    home = s.home(seat)
    if not s.players[seat].alive or s.control[home] != seat:
        return NOBODY
    if s.players[seat].ascendancy >= s.box.ascendancy_to_win:
        return BY_ASCENDANCY
    homes = [s.home(other) for other in range(s.seats)]
    owned = len([disc for disc in homes if s.control[disc] == seat])
    needed = s.box.homes_to_win_two if s.seats == 2 else s.box.homes_to_win
    return BY_SUPREMACY if owned >= needed else NOBODY


def check_victory(s: AscendancyState, table: Table) -> bool:
    """R202 Of several who fulfil it, the one with the most systems wins; equal ones share."""
    table.rule("R190")
    ready = [seat for seat in range(s.seats) if fulfils(s, seat) != NOBODY]
    if not ready:
        return False
    most = max([len(s.systems_of(seat)) for seat in ready])
    if len(ready) > 1:
        table.rule("R202")
    for seat in ready:
        if len(s.systems_of(seat)) == most:
            how = fulfils(s, seat)
            table.rule("R200" if how == BY_ASCENDANCY else "R201")
            s.winners |= 1 << seat
            s.ending = how
            table.tell(c.E_VICTORY, seat, how)
    return True


def eliminate(s: AscendancyState, table: Table) -> None:
    """R193 Without ships and systems a player is out; R191 judged after the victory check."""
    table.rule("R191")
    for seat in range(s.seats):
        player = s.players[seat]
        if not player.alive or s.systems_of(seat) or sectors_with(s, seat) or ships_in_warp(s, seat):
            continue
        table.rule("R193")
        player.alive = False
        player.ready = 0
        player.spent = 0
        player.bases = 0
        player.under = []
        player.unseen = 0
        for agreement in range(ids.AGREEMENTS):
            if s.holder[agreement] == seat or agreement // ids.AGREEMENTS_A_CIV == player.civ:
                give_back(s, agreement)
        for card in range(ids.ADVANCEMENTS):
            own = s.box.advancement_civ[card] == player.civ
            if (own and s.card_at[card] in (IN_DECK, UNDER)) or (
                s.card_of[card] == seat and s.card_at[card] == PROJECT
            ):
                s.card_at = changed(s.card_at, card, AWAY)
                s.card_of = changed(s.card_of, card, NOBODY)
                s.card_tokens = changed(s.card_tokens, card, 0)
        s.order = [other for other in s.order if other != seat]
        table.tell(c.E_ELIMINATED, seat)


def last_one_left(s: AscendancyState, table: Table) -> bool:
    """R203 The only player left wins at once."""
    alive = [seat for seat in range(s.seats) if s.players[seat].alive]
    if len(alive) > 1:
        return False
    table.rule("R203")
    s.ending = LAST_LEFT
    for seat in alive:
        s.winners |= 1 << seat
        table.tell(c.E_VICTORY, seat, LAST_LEFT)
    return True


def standing(s: AscendancyState, seat: int) -> int:
    """R204 Ascendancy, then systems, then resources, as one number."""
    player = s.players[seat]
    return (player.ascendancy * 64 + len(s.systems_of(seat))) * 100_000 + min(sum(player.goods), 99_999)


def end_at_cap(s: AscendancyState, table: Table) -> None:
    """R204 The limit of rounds is not a rule of the game; the best standing wins."""
    table.rule("R204")
    s.ending = AT_ROUND_CAP
    alive = [seat for seat in range(s.seats) if s.players[seat].alive]
    best = max([standing(s, seat) for seat in alive])
    for seat in alive:
        if standing(s, seat) == best:
            s.winners |= 1 << seat
            table.tell(c.E_VICTORY, seat, AT_ROUND_CAP)


# --- Generation ---


def generate(s: AscendancyState, seat: int, table: Table) -> None:
    """R192 One resource a node, then trade (R28), then advancements."""
    table.rule("R192")
    for resource in range(ids.RESOURCES):
        gain(s, seat, resource, node_income(s, seat, resource), c.WHY_NODES, table)
    trade = trade_income(s, seat)
    if trade:
        table.rule("R28")
        gain(s, seat, ids.PRODUCTION, trade, c.WHY_TRADE, table)
    for resource in range(ids.RESOURCES):
        gain(s, seat, resource, card_income(s, seat, resource), c.WHY_CARD, table)


def node_income(s: AscendancyState, seat: int, resource: int) -> int:
    total = 0
    for disc in range(ids.SYSTEMS):
        if s.control[disc] == seat:
            total += s.nodes_of_kind(disc, resource)
    return total


def trade_income(s: AscendancyState, seat: int) -> int:
    """R28 Held agreements of others that are face up."""
    total = 0
    for agreement in range(ids.AGREEMENTS):
        if s.holder[agreement] == seat and not s.face_down >> agreement & 1:
            total += s.box.trade_production[agreement]
    return total


def card_income(s: AscendancyState, seat: int, resource: int) -> int:
    """R192 What ready advancements give of one resource."""
    total = 0
    for card in range(ids.ADVANCEMENTS):
        if s.card_of[card] == seat and s.card_at[card] == DONE:
            for effect in (
                ids.INCOME_PER_STARBASE,
                ids.INCOME_IF_SYSTEMS,
                ids.INCOME_PER_HELD_TRADE,
                ids.INCOME_IF_NO_TRADE_GIVEN,
            ):
                if (
                    amount_of(s, card, effect)
                    and s.box.effects.resource[card * ids.EFFECTS + effect] == resource
                ):
                    total += amount_of(s, card, effect) * times(s, seat, card, effect)
    return total


def times(s: AscendancyState, seat: int, card: int, effect: int) -> int:
    """How often an income counts."""
    if effect == ids.INCOME_PER_STARBASE:
        return len([disc for disc in s.systems_of(seat) if s.base[disc] != NOBODY])
    if effect == ids.INCOME_IF_SYSTEMS:
        needed = s.box.effects.threshold[card * ids.EFFECTS + effect]
        return 1 if len(s.systems_of(seat)) >= needed else 0
    if effect == ids.INCOME_PER_HELD_TRADE:
        held = [a for a in range(ids.AGREEMENTS) if s.holder[a] == seat and not s.face_down >> a & 1]
        return len(held)
    first = s.players[seat].civ * ids.AGREEMENTS_A_CIV
    given = [a for a in range(first, first + ids.AGREEMENTS_A_CIV) if s.holder[a] != NOBODY]
    return 0 if given else 1


# --- refreshing ---


def refresh(s: AscendancyState, table: Table) -> None:
    """R194 Commands, cards and agreements; R195 Warp tokens; R196 Research on phenomena."""
    table.rule("R194")
    for player in s.players:
        player.ready += player.spent
        player.spent = 0
    s.face_down = 0
    for card in range(ids.ADVANCEMENTS):
        if s.card_at[card] == EXHAUSTED:
            s.card_at = changed(s.card_at, card, DONE)
    for seat in range(s.seats):
        s.derive_power(seat)
    for i in range(0, len(s.warp), WARP):
        table.rule("R195")
        s.warp = raised(s.warp, i + 2, 1)
    for disc in range(ids.FIRST_PHENOMENON, ids.SYSTEMS):
        if s.is_placed(disc) and not s.token[disc]:
            table.rule("R196")
            s.token = changed(s.token, disc, s.box.phenomenon_research)
