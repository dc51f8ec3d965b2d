"""Invariants of a position: nothing appears from nowhere, nothing is lost, everything derived is right."""

from galaktyka.core.state import FRAME, Broken
from galaktyka.games.frontiers.choices import F_GAME, F_UNDER
from galaktyka.games.frontiers.ids import (
    ANY,
    BARREN,
    FIRST_HOME,
    FIRST_TECH,
    GOALS,
    GRAY,
    KINDS,
    NO_GOOD,
    PLANETS,
    TECHS,
)
from galaktyka.games.frontiers.powers import LARGE
from galaktyka.games.frontiers.state import NO_GOAL, NOBODY, UNSEEN, FrontiersState, Player


def ensure(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_state(s: FrontiersState) -> None:
    """Raise `Broken` when the position cannot be."""
    check_frames(s)
    check_track(s)
    for p in s.players:
        check_empire(s, p)
    check_planets(s)
    check_people(s)
    check_goods(s)
    check_technologies(s)
    check_goals(s)


def check_frames(s: FrontiersState) -> None:
    ensure(len(s.frames) % FRAME == 0, "the stack of frames is torn")
    if s.frames:
        ensure(s.frames[0] == F_GAME, "the bottom frame is not the game's")
        for i in range(0, len(s.frames), FRAME):
            ensure(F_GAME <= s.frames[i] <= F_UNDER, "unknown frame")
            ensure(-1 <= s.frames[i + 1] < s.seats, "a frame of a seat that is not there")


def check_track(s: FrontiersState) -> None:
    pawns = s.box.count(s.seats).pawns
    ensure(sorted(s.order) == sorted(list(range(s.seats)) * pawns), "pawns")
    ensure(len(s.chosen) == len(s.order), "pawns that chose")
    ensure(0 <= s.round <= s.box.most_rounds, "rounds")
    if s.frames:
        ensure(s.tiles_used.bit_count() == sum(s.chosen), "as many tiles are used as pawns have chosen")


def check_empire(s: FrontiersState, p: Player) -> None:
    ensure(min(p.credits, p.vp, p.colonists, p.force, p.stored_credits) >= 0, "less than nothing")
    ensure(len(p.goods) == len(p.colonies), "goods and colonies")
    ensure(0 <= p.working <= len(p.colonies), "working colonies")
    ensure(GRAY >= p.oort >= 0, "the refinery's kind")
    ensure(len(set(p.techs)) == len(p.techs), "a technology twice")
    spaces = sum([s.box.tech_spaces[tile - FIRST_TECH] for tile in p.techs])
    ensure(spaces == p.spaces <= s.box.spaces + s.box.red_spaces, f"{p.spaces} spaces, {spaces} covered")
    ensure(len(p.colonies) <= s.box.planet_places, "more colonies than places")
    for place in range(len(p.colonies)):
        good = p.goods[place]
        if good != NO_GOOD:
            kind = s.box.kind[p.colonies[place]]
            ensure(s.box.face[p.colonies[place]].good != BARREN, "a good on a gray colony")
            ensure(kind in (good, ANY), "a good of another kind than its colony")
    fresh = Player(p)
    fresh.find_powers(s.box)
    same = [[power.number for power in phase] for phase in fresh.powers]
    ensure(same == [[power.number for power in phase] for phase in p.powers], "powers")


def check_planets(s: FrontiersState) -> None:
    """Every planet is in exactly one place."""
    found = s.bag + s.middle + s.replaced
    for p in s.players:
        found += [tile for tile in p.colonies if tile < PLANETS] + p.explored + p.stored_planets
        homes = [tile for tile in p.colonies if tile >= FIRST_HOME]
        ensure(len(homes) <= 1, "two home colonies")
        for home in homes:
            ensure(s.box.home_board[home - FIRST_HOME] == p.board, "a home colony of another board")
    ensure(sorted(found) == list(range(PLANETS)), "planets are lost or doubled")
    ensure(s.bag == sorted(s.bag), "the bag is out of order")


def check_people(s: FrontiersState) -> None:
    count = s.box.count(s.seats)
    colonists = s.colonist_pool
    chips = 0
    for p in s.players:
        colonists += p.colonists + sum([s.box.colonists[tile] for tile in p.colonies])
        chips += p.vp
    ensure(s.colonist_pool >= 0, "colonists")
    ensure(colonists == count.colonists, f"{colonists} colonists instead of {count.colonists}")
    ensure(s.vp_pool == max(0, count.vp - chips), f"{s.vp_pool} points in the pool, {chips} with players")


def check_goods(s: FrontiersState) -> None:
    for kind in range(KINDS):
        total = s.supply[kind]
        for p in s.players:
            total += p.goods.count(kind) + p.stored_goods[kind]
        ensure(s.supply[kind] >= 0, "goods")
        ensure(total == s.box.goods[kind], f"{total} goods of kind {kind}")


def check_technologies(s: FrontiersState) -> None:
    for tech in range(TECHS):
        owned = sum([1 for p in s.players if FIRST_TECH + tech in p.techs])
        large = s.box.face[FIRST_TECH + tech].large == LARGE
        copies = 1 if large else s.box.count(s.seats).stack
        wanted = copies if s.in_play >> tech & 1 else 0
        ensure(s.stacks[tech] + owned == wanted, f"copies of technology {tech}")


def check_goals(s: FrontiersState) -> None:
    ensure((s.goal_down == NO_GOAL) == (s.goal_owner == NOBODY), "a hidden goal without an owner")
    if not s.variant.goals:
        ensure(not s.goal_deck + s.goals_up + s.goals_drawn, "goals in a game without them")
        return
    placed = [goal for goal in s.goal_deck if goal != UNSEEN] + s.goals_up + s.goals_drawn
    if s.goal_down != NO_GOAL:
        placed.append(s.goal_down)
    ensure(len(set(placed)) == len(placed), "a goal twice")
    ensure(len(placed) + s.goal_deck.count(UNSEEN) == GOALS, "goals are lost")
    for goal in s.unseen_goals():
        ensure(s.goal_seen[goal] == 0, "a goal that was seen lies among those that were not")
