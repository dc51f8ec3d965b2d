"""Setting up (S1-S9), for every number of players and both sorts of game."""

from galaktyka.core.game import Setting
from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import (
    A_SIDE,
    CHANCE_BOARDS,
    CHANCE_ORDER,
    CHANCE_SIDES,
    E_HOME,
    F_GAME,
    F_SIDE,
    PHASE_SIDES,
)
from galaktyka.games.frontiers.ids import (
    BOARDS,
    FIRST_HOME,
    GOALS,
    HOMES,
    NO_GOOD,
    PLANETS,
    SIDE_A,
    SIDE_B,
    SLOT_IDS,
    TECHS,
    WINDFALL,
)
from galaktyka.games.frontiers.powers import LARGE
from galaktyka.games.frontiers.rules.gains import place_good
from galaktyka.games.frontiers.state import UNSEEN, FrontiersState, Variant


def variant_of(setting: Setting) -> Variant:
    return Variant(
        setting.option("setup") == "first_game",
        setting.option("goals") == "true",
        setting.option("allow_straddle") == "true",
    )


def set_up(s: FrontiersState, table: Table) -> None:
    lay_technologies(s, table)
    table.rule("S2")
    fill_pools(s, table)
    draw_order(s, table)
    deal_boards(s, table)
    if s.variant.goals:
        table.rule("S9")
        s.goal_deck = [UNSEEN] * GOALS
    s.goal_known = [0] * GOALS
    s.goal_seen = [0] * GOALS
    s.derive()
    s.push(F_GAME, -1, PHASE_SIDES)


def lay_technologies(s: FrontiersState, table: Table) -> None:
    """S1 First-game sides, or a coin for each two-sided stack and large tile; copies by number of players."""
    table.rule("S1")
    box = s.box
    sides = [SIDE_A] * len(SLOT_IDS)
    if not s.variant.first_game:
        for slot in two_sided(s):
            sides[slot] = SIDE_B if table.draw(CHANCE_SIDES, 2) else SIDE_A
    s.stacks = [0] * TECHS
    for tech in box.techs_of(sides):
        s.stacks[tech] = 1 if box.face[PLANETS + HOMES + tech].large == LARGE else box.count(s.seats).stack
        s.in_play |= 1 << tech


def two_sided(s: FrontiersState) -> list[int]:
    return sorted({s.box.tech_slot[tech] for tech in range(TECHS) if s.box.tech_side[tech]})


def fill_pools(s: FrontiersState, table: Table) -> None:
    """S3 Points and colonists by number of players; S4 all planets into the bag."""
    table.rule("S3")
    table.rule("S4")
    count = s.box.count(s.seats)
    s.vp_pool = count.vp
    s.colonist_pool = count.colonists
    s.supply = s.box.goods[:]
    s.bag = list(range(PLANETS))


def draw_order(s: FrontiersState, table: Table) -> None:
    """S5 A random order; two players put their second pawns behind. S6 Credits by place in it."""
    table.rule("S5")
    table.rule("S6")
    order = list(range(s.seats))
    table.shuffle(CHANCE_ORDER, order)
    count = s.box.count(s.seats)
    s.order = order * count.pawns
    s.chosen = [0] * len(s.order)
    for place in range(s.seats):
        s.players[order[place]].credits = count.credits[place]


def deal_boards(s: FrontiersState, table: Table) -> None:
    """S7 A board for everybody; the sides are chosen later, in order, unless it is a first game."""
    table.rule("S7")
    boards = list(range(1, BOARDS + 1))
    for p in s.players:
        p.board = boards.pop(table.draw(CHANCE_BOARDS, len(boards)))


def ask_sides(s: FrontiersState, table: Table) -> None:
    """S7 First game: side A for all. Later: in priority order each player chooses."""
    if s.variant.first_game:
        for seat in range(s.seats):
            take_home(s, seat, SIDE_A, table)
        return
    for seat in reversed(s.order[: s.seats]):
        s.push(F_SIDE, seat)


def side_answers() -> list[int]:
    return [A_SIDE, A_SIDE + 1]


def answer_side(s: FrontiersState, seat: int, answer: int, table: Table) -> None:
    s.pop()
    take_home(s, seat, SIDE_A + answer - A_SIDE, table)


def home_of(s: FrontiersState, board: int, side: int) -> int:
    """The home colony on this side of a board."""
    box = s.box
    for home in range(HOMES):
        if box.home_board[home] == board and box.home_side[home] == side:
            return FIRST_HOME + home
    raise AssertionError(f"board {board} has no side {side}")


def take_home(s: FrontiersState, seat: int, side: int, table: Table) -> None:
    """S8 A colonist from the pool onto the home colony, and its good if it is a windfall one."""
    table.rule("S8")
    p = s.players[seat]
    home = home_of(s, p.board, side)
    p.colonies = [home]
    p.goods = [NO_GOOD]
    p.working = 1
    s.colonist_pool -= s.box.colonists[home]
    if s.box.face[home].good == WINDFALL:
        place_good(s, seat, 0, s.box.kind[home])
    p.find_powers(s.box)
    table.tell(E_HOME, seat, home)
