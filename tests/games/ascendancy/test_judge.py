"""The quick evaluation: it knows what leads to victory, and sees what half a move is about to bring."""

from tests.games.ascendancy.saying import decisions
from tests.games.ascendancy.scene import KLINGONS, ROMULANS, Scene

from galaktyka.bots.lookahead import CarefulSearch, Search
from galaktyka.core.chance import Stream
from galaktyka.core.table import LiveTable
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import fights, ids, prospects, weights
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.judge import judge, judge_soberly, phase_of_turn, rounds_left


def scene() -> Scene:
    made = Scene()
    made.link("earth", "ardana")
    made.give(0, 2, 2, 5)
    made.command(0)
    return made


def gain(change: str, *, culture: int = 5, round_: int = 1) -> int:
    """What one change to the plain scene is worth to the first seat."""
    before, after = scene(), scene()
    for made in (before, after):
        made.player(0).goods[ids.CULTURE] = culture
        made.state.round = round_
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


def test_late_in_the_game_ascendancy_is_worth_more_than_the_culture_it_costs() -> None:
    assert gain("ascend", round_=11) > 0
    assert gain("ascend", round_=1) < 0  # early Culture grows where it is invested


def test_what_wins_is_worth_most() -> None:
    made = scene()
    made.player(0).ascendancy = 4
    before = judge(made.state, 0)
    made.player(0).goods[ids.CULTURE] = 0
    made.player(0).ascendancy = 5
    assert judge(made.state, 0) > before + 200
    made.player(1).ascendancy = 5
    assert judge(made.state, 0) < before + 200


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
    made.state.push(c.F_CONSENT, 1, 0, 0, 2)  # the first agreement for the third one of the Klingons
    assert judge(made.state, 0) > before


def test_a_lane_that_is_about_to_be_laid_promises_a_discovery_the_shorter_the_sooner() -> None:
    worth: list[int] = []
    for length in (0, 4, 2):
        made = Scene()
        made.command(0)
        made.ships(0, "earth", 1)
        if length:
            made.state.push(c.F_MOVE, 0, 0, ids.EARTH, 2, 0)
            made.state.push(c.F_PLACE, 0, ids.EARTH, length)
        worth.append(judge(made.state, 0))
    assert worth[0] < worth[1] < worth[2]


def test_a_ship_is_worth_more_the_nearer_it_is_to_the_end_of_an_open_lane() -> None:
    worth: list[int] = []
    for place in (1, 3):
        made = Scene()
        made.command(0)
        lane = made.open("earth", 4, 0)
        made.ships(0, f"{lane}.{place}", 1)
        worth.append(judge(made.state, 0))
    assert worth[0] < worth[1]


def test_who_judges_soberly_thinks_less_of_what_is_still_to_be_discovered() -> None:
    hopes: list[int] = []
    for place in (0, 1, 3):
        made = Scene()
        made.ships(0, "earth", 0)
        made.command(0)
        lane = made.open("earth", 4, 0)
        if place:
            made.ships(0, f"{lane}.{place}", 1)
        hopes.append(judge(made.state, 0) - judge_soberly(made.state, 0))
    assert 0 == hopes[0] < hopes[1] < hopes[2]


def test_a_careful_look_at_building_ends_with_it_and_spends_what_there_is() -> None:
    """However much there is to buy: if commands followed, the look would see the end only of building nothing."""
    made = Scene()
    made.link("earth", "ardana")
    made.give(0, 13, 15, 3)
    made.build(0)
    first = CarefulSearch(GAME, 0, Stream(1), 6, 1200).turns(made.state.clone(), 4)[0]
    assert isinstance(first.state, Position)
    assert phase_of_turn(first.state) == c.F_COMMAND
    assert first.answers.index(c.DONE_VERB) == len(first.answers) - 1 >= 4
    assert first.state.players[0].goods[ids.PRODUCTION] < 13


def test_every_ship_has_a_goal_of_its_own() -> None:
    worth: list[int] = []
    for ships in (0, 1, 2):
        made = scene()
        made.discover("earth", "risa", 2, 0)
        if ships:
            made.ships(0, "risa", ships)
        worth.append(judge(made.state, 0))
    assert worth[1] - worth[0] > worth[2] - worth[1]  # one ship settles it


def test_fights_go_by_their_odds() -> None:
    strong, even, weak = (fights.battle(ships, 2, 3, 2, False) // fights.PACKED**2 for ships in (6, 3, 1))
    assert strong > 80 > even > 20 > weak
    assert fights.battle(3, 2, 3, 2, True) > fights.battle(3, 2, 3, 2, False)
    assert fights.battle(4, 2, 0, 2, False) == (100 * fights.PACKED + 40) * fights.PACKED
    assert fights.siege(8, 3, 2, 2) // fights.PACKED > 60 > fights.siege(1, 2, 3, 2) // fights.PACKED
    assert fights.siege(0, 2, 3, 2) == 0


def test_ships_before_a_weak_system_of_a_rival_are_worth_more_than_before_a_strong_one() -> None:
    worth: list[int] = []
    for guards in (0, 6):
        made = scene()
        made.control(1, "ardana")
        made.ships(KLINGONS, "ardana", guards) if guards else None
        made.ships(ROMULANS, "earth", 6)
        worth.append(prospects.developed_goal(made.state, ROMULANS, ids.ARDANA, 6, 6))
    assert worth[0] > worth[1]


def test_a_discovery_is_worth_what_settling_what_is_left_would_bring_on_average() -> None:
    for number, (state, _) in enumerate(decisions(2, 5)):
        if number % 30 or not state.frames or not state.stack:
            continue
        planets = [k for k in range(ids.FIRST_PLANET, ids.FIRST_PHENOMENON) if state.stack >> k & 1]
        phenomena = [k for k in range(ids.FIRST_PHENOMENON, ids.SYSTEMS) if state.stack >> k & 1]
        discs = len(planets) + (0 if state.starters else len(phenomena))
        for left in (2, 5, 8):
            whole = 0
            for disc in planets:
                hazard = prospects.survival(state, 0, disc)
                whole += prospects.settling_worth(state, disc, left) * hazard // 6
            mean = whole * weights.WEIGHTS[weights.W_EXPLORE] // (100 * discs)
            assert prospects.discovery_worth(state, 0, left) == weights.WEIGHTS[weights.W_FIND] + mean


def test_no_hope_in_war_is_above_the_most_that_can_be_hoped_for() -> None:
    hopes = 0
    for number, (state, _) in enumerate(decisions(3, 2)):
        if number % 20 or not state.frames:
            continue
        for disc in range(ids.SYSTEMS):
            if state.is_placed(disc) and state.is_developed(disc) and state.control[disc] != 0:
                war = prospects.War(state, 0, disc, 6)
                for ships in range(1, 12):
                    hope = war.hope(state, 0, ships)
                    hopes += hope > 0
                    assert hope <= war.most(ships)
    assert hopes > 100


def test_it_is_worth_something_to_act_before_the_others() -> None:
    worth: list[int] = []
    for bid in (0, 1, 2):
        made = scene()
        made.state.frames[2] = c.STEP_BIDS
        made.player(0).bid = bid
        worth.append(judge(made.state, 0))
    assert worth[0] < worth[1] <= worth[2]
    made = scene()
    made.state.frames[2] = c.STEP_PICKS
    made.player(0).card = 1
    first = judge(made.state, 0)
    made.player(0).card = 3
    assert judge(made.state, 0) < first


def test_every_weight_has_a_name() -> None:
    assert len(weights.NAMES) == len(set(weights.NAMES)) == len(weights.WEIGHTS)


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
