"""The quick evaluation: it knows what leads to victory, and sees what half a move is about to bring."""

from tests.games.ascendancy.saying import decisions
from tests.games.ascendancy.scene import Scene

from galaktyka.bots.lookahead import Search
from galaktyka.core.chance import Stream
from galaktyka.core.table import LiveTable
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.judge import judge, rounds_left


def scene() -> Scene:
    made = Scene()
    made.link("earth", "ardana")
    made.give(0, 2, 2, 5)
    made.command(0)
    return made


def gain(change: str, *, culture: int = 5) -> int:
    """What one change to the plain scene is worth to the first seat."""
    before, after = scene(), scene()
    for made in (before, after):
        made.player(0).goods[ids.CULTURE] = culture
    if change == "ascend":
        after.player(0).goods[ids.CULTURE] -= 5
        after.player(0).ascendancy += 1
    elif change == "colony":
        after.control(0, "ardana")
        after.player(0).goods[ids.CULTURE] -= 1
    elif change == "lost home":
        after.state.control[ids.EARTH] = 1
    elif change == "threat":
        after.ships(1, "ardana", 6)
    elif change == "settlers":
        after.ships(0, "ardana", 1)
    return judge(after.state, 0) - judge(before.state, 0)


def test_it_changes_nothing() -> None:
    for number, (state, _) in enumerate(decisions(3, 2)):
        if number % 40 == 0 and state.frames:
            before = state.packed()
            for seat in range(3):
                judge(state, seat)
            assert state.packed() == before


def test_ascendancy_is_worth_more_than_the_culture_it_costs() -> None:
    assert gain("ascend") > 0


def test_a_colony_is_worth_its_culture_and_its_ship() -> None:
    assert gain("colony") > 0
    assert gain("settlers") > 0


def test_the_home_matters_and_so_does_what_stands_near_it() -> None:
    assert gain("lost home") < -300
    assert gain("threat") < 0


def test_winning_is_the_best_of_all() -> None:
    made = scene()
    made.state.frames = []
    made.state.winners = 1
    assert judge(made.state, 0) > 1000 > judge(made.state, 1)


def test_waiting_for_income_gains_nothing() -> None:
    made = scene()
    before = judge(made.state, 0)
    made.state.round += 1
    made.player(0).goods = [3, 3, 6]
    assert judge(made.state, 0) < before


def test_own_ascendancy_does_not_shorten_what_is_counted() -> None:
    made = scene()
    left = rounds_left(made.state, 0)
    made.player(0).ascendancy = 4
    assert rounds_left(made.state, 0) == left
    made.player(1).ascendancy = 4
    assert rounds_left(made.state, 0) < left


def test_half_a_move_is_worth_what_it_is_about_to_bring() -> None:
    made = scene()
    made.independent("ardana", 1, "P")
    before = judge(made.state, 0)
    made.state.push(c.F_ANNEX, 0, ids.ARDANA)
    assert judge(made.state, 0) > before
    made.state.pop()
    made.state.push(c.F_PLACE, 0, ids.EARTH, 2)
    assert judge(made.state, 0) > before
    made.state.pop()
    made.state.push(c.F_CONSENT, 1, 0, 0, 2)  # the first agreement for the third one of the Klingons
    assert judge(made.state, 0) > before


def test_a_narrow_search_with_it_wins_against_chance() -> None:
    """Two seats answer at random; the third looks through its turn, far less than `normal` does."""
    table = LiveTable(2)
    state = GAME.new_state(GAME.setting(3, 2, {"round_cap": "20"}), table)
    state.settle(table)
    stream = Stream(5)
    while state.frames:
        seat = state.actor()
        legal = state.legal()
        answer = legal[int(stream.below(len(legal)))]
        if seat == 0 and len(legal) > 1:
            answer = Search(GAME, seat, stream, 3, 100).turns(state.clone(), 2)[0].answers[0]
        state.apply(answer, table)
    assert GAME.ranks(state)[0] == 1
    assert state.players[0].ascendancy >= 5
