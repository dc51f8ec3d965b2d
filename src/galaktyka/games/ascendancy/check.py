"""What must hold in every position: every component is somewhere, once."""

from galaktyka.core.state import FRAME, Broken
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.choices import F_EVENT
from galaktyka.games.ascendancy.rules.common import free_control_nodes, ships_in_warp
from galaktyka.games.ascendancy.rules.projects import projects_of
from galaktyka.games.ascendancy.state import (
    AWAY,
    DONE,
    DRAWN,
    EXHAUSTED,
    FACE_DOWN,
    FIRST_LANE,
    IN_WARP,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PROJECT,
    UNDER,
    WARP,
    AscendancyState,
)


def check_state(s: AscendancyState) -> None:
    if s.players[-1].civ < 0:
        return  # civilizations are being chosen
    for seat in range(s.seats):
        check_player(s, seat)
    check_fleets(s)
    check_systems(s)
    check_map(s)
    check_cards(s)
    check_exploration(s)
    check_trade(s)
    check_power(s)


def check_player(s: AscendancyState, seat: int) -> None:
    """Ships, commands, Control Nodes and resources."""
    player = s.players[seat]
    on_board = sum([s.ships[i] for i in range(seat, len(s.ships), s.seats)])
    if player.pool < 0 or player.pool + on_board + ships_in_warp(s, seat) != s.box.ships:
        raise Broken(f"seat {seat} has lost or found ships")
    if min(player.goods) < 0:
        raise Broken(f"seat {seat} owes resources")
    if free_control_nodes(s, seat) < 0:
        raise Broken(f"seat {seat} has more Control Nodes than the box")
    if not player.alive:
        return
    icons = 0
    for card in range(ids.ADVANCEMENTS):
        if s.card_of[card] == seat and s.card_at[card] in (DONE, EXHAUSTED):
            icons += 1 if s.box.advancement_icons[card] & ids.COMMAND_ICON else 0
    bases = len([disc for disc in s.systems_of(seat) if s.base[disc] != NOBODY])
    if player.ready < 0 or player.spent < 0 or player.ready + player.spent != s.box.commands + bases + icons:
        raise Broken(f"seat {seat} has lost or found commands")
    placed = len([disc for disc in range(ids.SYSTEMS) if s.base[disc] == seat])
    if player.bases < 0 or placed + player.bases > s.box.starbases:
        raise Broken(f"seat {seat} has found starbases")


def check_fleets(s: AscendancyState) -> None:
    """Fleets have their size, and the ships of a sector include those of its fleets."""
    for card in range(ids.FLEET_CARDS):
        place, size = s.fleet_place[card], s.fleet_size[card]
        if place == NOWHERE:
            if size or s.fleet_side[card] != NOBODY:
                raise Broken(f"fleet {card} is out of play but has ships")
            continue
        kind = s.fleet_type(card)
        if not s.box.fleet_least[kind] <= size <= s.box.fleet_most[kind]:
            raise Broken(f"fleet {card} has {size} ships")
        if place != IN_WARP and s.singles_in(place, s.fleet_owner(card)) < 0:
            raise Broken(f"fleet {card} has more ships than its sector")
    for i in range(0, len(s.warp), WARP):
        unit = s.warp[i + 3]
        if unit < ids.FLEET_CARDS and s.fleet_place[unit] != IN_WARP:
            raise Broken(f"fleet {unit} is in warp and on the board")
        if not s.is_sector(s.warp[i + 1]):
            raise Broken("a Warp token points at nothing")


def check_systems(s: AscendancyState) -> None:
    """Nodes fit their slots, and nothing lies on discs that are not on the table."""
    for disc in range(ids.SYSTEMS):
        first = disc * 6
        capacity = s.box.capacity[disc * ids.SLOT_KINDS : (disc + 1) * ids.SLOT_KINDS]
        for resource in range(ids.RESOURCES):
            if not 0 <= s.nodes[first + resource] <= capacity[resource]:
                raise Broken(f"{ids.SYSTEM_IDS[disc]} has too many nodes")
        if min(s.nodes[first : first + 6]) < 0 or sum(s.nodes[first + 3 : first + 6]) > capacity[ids.OPEN]:
            raise Broken(f"{ids.SYSTEM_IDS[disc]} has too many nodes on open slots")
        things = s.nodes_at(disc) + s.level[disc] + s.prewarp[disc] + s.token[disc]
        owned = s.control[disc] != NOBODY or s.base[disc] != NOBODY or s.lying[disc] != NO_CARD
        if not s.is_placed(disc) and (things or owned):
            raise Broken(f"{ids.SYSTEM_IDS[disc]} is not on the table but has things on it")
        if s.stack >> disc & 1 and s.is_placed(disc):
            raise Broken(f"{ids.SYSTEM_IDS[disc]} is on the table and in the stack")
        if s.control[disc] != NOBODY and s.level[disc]:
            raise Broken(f"{ids.SYSTEM_IDS[disc]} is controlled and independent")


def check_map(s: AscendancyState) -> None:
    """Ships stand only where there is something, and no open lane is left empty between questions."""
    for sector in range(len(s.ships) // s.seats):
        ships = s.ships[sector * s.seats : (sector + 1) * s.seats]
        if min(ships) < 0:
            raise Broken("a sector has fewer than no ships")
        if any(ships) and not s.is_sector(sector):
            raise Broken("ships stand where there is no sector")
    chart = s.chart
    for lane in range(len(chart.lane_length)):
        if chart.lane_length[lane] and (chart.lane_a[lane] < 0 or chart.lane_b[lane] < 0):
            first = (FIRST_LANE + lane * ids.LONGEST_LANE) * s.seats
            if not any(s.ships[first : first + ids.LONGEST_LANE * s.seats]):
                raise Broken("an open lane without ships lies on the table")
    for disc in range(ids.SYSTEMS):
        if s.is_placed(disc) and len(chart.lanes_of(disc)) > s.box.lane_limit[disc]:
            raise Broken(f"{ids.SYSTEM_IDS[disc]} has too many lanes")


def check_cards(s: AscendancyState) -> None:
    """Every advancement is in one place, with tokens only on projects; projects keep to their limit."""
    for card in range(ids.ADVANCEMENTS):
        at, owner = s.card_at[card], s.card_of[card]
        if (owner != NOBODY) != (at in (PROJECT, DONE, EXHAUSTED, DRAWN)):
            raise Broken(f"{ids.ADVANCEMENT_IDS[card]} has the wrong owner")
        if s.card_tokens[card] and at != PROJECT:
            raise Broken(f"{ids.ADVANCEMENT_IDS[card]} has tokens but is no project")
        if at == PROJECT and s.card_tokens[card] >= s.box.advancement_cost[card]:
            raise Broken(f"{ids.ADVANCEMENT_IDS[card]} should be complete")
        home = s.seat_of(s.box.advancement_civ[card])
        if (at == UNDER) != (home != NOBODY and card in s.players[home].under):
            raise Broken(f"{ids.ADVANCEMENT_IDS[card]} is lost under its deck")
        if home != NOBODY and s.players[home].alive and at == AWAY:
            raise Broken(f"{ids.ADVANCEMENT_IDS[card]} has left the game")


def check_exploration(s: AscendancyState) -> None:
    """Exploration cards are in the deck, on discs, or discarded; a Planet Eater may have left."""
    down = 0
    for card in range(ids.EXPLORATIONS):
        lying = len([disc for disc in range(ids.SYSTEMS) if s.lying[disc] == card])
        seen = s.bag[card] + s.explored[card] + lying + s.top_cards.count(card) + in_hand(s, card)
        gone = s.box.exploration[card].count - seen
        if gone < 0 or (gone and not s.box.exploration[card].destroys_system):
            raise Broken(f"Exploration cards {ids.EXPLORATION_IDS[card]} are lost or invented")
    down = len([card for card in s.lying if card == FACE_DOWN])
    if down > sum(s.bag):
        raise Broken("more Exploration cards lie face down than are left")


def in_hand(s: AscendancyState, card: int) -> int:
    """Cards that are being carried out."""
    return len(
        [i for i in range(0, len(s.frames), FRAME) if s.frames[i] == F_EVENT and s.frames[i + 3] == card]
    )


def check_trade(s: AscendancyState) -> None:
    """R21 Nobody holds his own agreement, or two of one owner."""
    for civ in range(ids.CIVILIZATIONS):
        owner = s.seat_of(civ)
        held = [s.holder[civ * ids.AGREEMENTS_A_CIV + n] for n in range(ids.AGREEMENTS_A_CIV)]
        holders = [holder for holder in held if holder != NOBODY]
        if len(set(holders)) != len(holders) or owner in holders:
            raise Broken("an agreement lies with the wrong player")
    for agreement in range(ids.AGREEMENTS):
        if s.face_down >> agreement & 1 and s.holder[agreement] == NOBODY:
            raise Broken("an agreement in hand is exhausted")


def check_power(s: AscendancyState) -> None:
    """What was derived from the cards is still what the cards say."""
    power = s.power
    for seat in range(s.seats):
        s.derive_power(seat)
        if len(projects_of(s, seat)) > s.research_nodes(seat) and not s.frames:
            raise Broken(f"seat {seat} has too many projects")
    if s.power != power:
        raise Broken("effects of cards were not derived anew")
