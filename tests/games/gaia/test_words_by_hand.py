"""What Gaia Project says in positions made by hand: the exact sentences, with their figures."""

import re

import pytest
from tests.games.gaia.saying import PROJECT, check_answer, check_refusal, start, told_goods
from tests.games.saying import both, say

from galaktyka.core.chance import Stream
from galaktyka.core.table import Event, LiveTable
from galaktyka.core.words import Illegal
from galaktyka.games.gaia import choices
from galaktyka.games.gaia.choices import (
    A_BOARD,
    A_COUNT,
    A_COVER,
    A_FACTION,
    A_FREE,
    A_HEX,
    A_SPECIAL,
    A_TILE,
    A_TOKEN,
    A_TRACK,
    A_UPGRADE,
    BRAIN_TO_1,
    BRAIN_TO_2,
    BRAIN_TO_3,
    BRAIN_USE,
    CHARGE_PLAIN,
    DECLINE_VERB,
    DONE_VERB,
    F_BRAIN_BURN,
    F_BRAIN_CHARGE,
    F_CHARGE,
    F_COVER,
    F_FACTION,
    F_MINE,
    F_RESEARCH,
    F_ROTATE,
    F_TILE,
    F_TOKEN,
    F_TOKENS,
    F_TURN,
    FEDERATE_VERB,
    MINE_VERB,
    PASS_VERB,
    PROJECT_VERB,
    TO_SUPPLY,
)
from galaktyka.games.gaia.flow import Position
from galaktyka.games.gaia.ids import (
    ACADEMY_QIC,
    BOOSTER_TERRAFORM,
    DESERT,
    ECONOMY,
    FED_8VP_Q,
    FED_GLEENS,
    GAIA,
    GAIAFORMER,
    INSTITUTE,
    LANTIDS,
    MINE,
    NAVIGATION,
    OXIDE,
    POWER_7C,
    QIC_FED,
    STATION,
    TECH_ACT_4PW,
    TECH_BIG_VALUE4,
    TERRA,
    TRANSDIM,
)
from galaktyka.games.gaia.notation import candidates
from galaktyka.games.gaia.state import (
    BRAIN_BOWL_1,
    BRAIN_BOWL_2,
    BRAIN_BOWL_3,
    NOT_KNOWN,
    SPECIAL_FACTION,
    SPECIAL_TECH,
)

FIXED_TILES = "custom:0.1|0.1.2.3.4.5.6.7.8|0.1.2.3.4.5|1|0.1.2.3.4.5|0.1|"


def turn_of(factions: str, boosters: str = "5.6.3.4.7", **options: str) -> Position:
    """The first turn of the first faction, on the default board with the tiles in printed order."""
    seats = len(factions.split(","))
    state, table = start(seats, 0, factions=factions, tiles=FIXED_TILES + boosters, **options)
    while state.top() != F_TURN:
        state.apply(state.legal()[0], table)
    assert state.actor() == 0
    return state


def reason_of(state: Position, answer: int) -> list[str]:
    """Why the answer is refused, in English and Polish."""
    assert answer in candidates(state)
    assert answer not in state.legal()
    return both(check_refusal(state, state.actor(), answer))


def hex_with(state: Position, planet: int) -> int:
    """A free planet of this type."""
    return next(h for h in state.board.planet_hexes if state.planet[h] == planet and not state.structure[h])


def asking(state: Position, kind: int, a: int = 0, b: int = 0, c: int = 0) -> Position:
    state.push(kind, 0, a, b, c)
    return state


def test_a_mine_without_ore() -> None:
    state = turn_of("terrans,xenos")
    state.players[0].ore = 0
    assert reason_of(state, MINE_VERB) == ["Needs 1 ore, you have 0.", "Potrzeba 1 Rudy, masz 0."]


def test_all_mines_are_built() -> None:
    state = turn_of("terrans,xenos")
    state.players[0].built[MINE] = 8
    assert reason_of(state, MINE_VERB) == [
        "All 8 mines are on the map.",
        "Na planszy stoją już wszystkie Kopalnie (8).",
    ]


def test_no_mine_names_the_planet_that_lacks_least() -> None:
    state = turn_of("terrans,xenos")
    state.players[0].ore, state.players[0].qic = 1, 0
    said = reason_of(state, MINE_VERB)
    name = re.search(r"lacks least is (\w+): (.*)", said[0])
    assert name is not None
    assert name[2].startswith(("Needs", "Out of range", "A Gaia planet"))
    assert said[1].startswith(
        f"Nie ma planety, na której możesz zbudować Kopalnię. Najmniej brakuje na polu {name[1]}"
    )


def nearest(state: Position, planet: int) -> tuple[int, int]:
    """The free planet of this type that is nearest to the first player, and its distance."""
    own = state.players[0].planets
    free = [h for h in state.board.planet_hexes if state.planet[h] == planet and not state.structure[h]]
    return min([(min(state.board.grid.distances[h][base] for base in own), h) for h in free])[::-1]


def test_planets_that_refuse_a_mine() -> None:
    state = asking(turn_of("terrans,xenos"), F_MINE)
    p = state.players[0]
    p.credits, p.ore, p.qic = 30, 15, 0
    transdim = hex_with(state, TRANSDIM)
    name = state.board.names[transdim]
    assert reason_of(state, A_HEX + transdim) == [
        f"{name} is a Transdim planet: it needs a Gaia project first.",
        f"Na polu {name} leży Transplaneta: najpierw trzeba na niej przeprowadzić Projekt Gaja.",
    ]
    state.structure[transdim], state.owner[transdim] = GAIAFORMER, 1
    assert reason_of(state, A_HEX + transdim)[0] == f"A gaiaformer of B (Xenos) stands on {name}."
    state.owner[transdim] = 0
    assert "still at work" in reason_of(state, A_HEX + transdim)[0]
    state.round = 6
    assert reason_of(state, A_HEX + transdim)[1] == "Gra skończy się, zanim planeta zostanie przekształcona."
    theirs = state.players[1].planets[0]
    name = state.board.names[theirs]
    assert reason_of(state, A_HEX + theirs) == [
        f"{name} is occupied by B (Xenos).",
        f"Pole {name} zajmuje B (Ksenianie).",
    ]


def test_range_and_gaia_planets_take_qic() -> None:
    state = asking(turn_of("terrans,xenos"), F_MINE)
    p = state.players[0]
    p.credits, p.ore, p.qic = 30, 15, 0
    gaia, distance = nearest(state, GAIA)
    assert distance == 2
    assert reason_of(state, A_HEX + gaia) == [
        "Out of range: distance 2, range 1. Each QIC adds 2 and the Gaia planet takes one more; "
        "this needs 2 QIC, you have 0.",
        "Poza zasięgiem: odległość 2, zasięg 1. Każdy KIK dodaje 2, a Planeta Gai kosztuje jeszcze jednego; "
        "potrzeba 2 KIK-ów, masz 0.",
    ]
    p.research[NAVIGATION] = 2
    assert reason_of(state, A_HEX + gaia) == [
        "A Gaia planet takes 1 QIC, you have 0.",
        "Planeta Gai wymaga 1 KIK-a, masz 0.",
    ]
    p.qic = 1
    assert A_HEX + gaia in state.legal()


def test_free_steps_may_not_be_wasted() -> None:
    state = asking(turn_of("terrans,xenos"), F_MINE, 2)
    p = state.players[0]
    p.credits, p.ore, p.qic = 30, 15, 9
    assert reason_of(state, A_HEX + hex_with(state, TERRA)) == [
        "The free steps would be lost on a Terra planet.",
        "Darmowe etapy przepadłyby na planecie rodzaju Terra.",
    ]
    one_step = A_HEX + hex_with(state, OXIDE)
    assert both(check_answer(state, 0, one_step).warnings[0]) == [
        "Lost for nothing: 1 terraforming step.",
        "Przepadnie: 1 etap terraformacji.",
    ]


def test_a_mine_is_described_with_its_price() -> None:
    state = asking(turn_of("terrans,xenos"), F_MINE)
    state.players[0].ore, state.players[0].qic = 15, 4
    answer = A_HEX + hex_with(state, DESERT)
    made = check_answer(state, 0, answer)
    name = state.board.names[answer - A_HEX]
    assert both(made.label) == [
        f"Build a mine on {name} (Desert)",
        f"Zbuduj Kopalnię na polu {name} (Pustynia)",
    ]
    assert made.target == f"hex-{name}"
    assert made.cost is not None
    credits, ore = say("en", made.cost).split(", ")[:2]
    before = (state.players[0].credits, state.players[0].ore)
    state.apply(answer, LiveTable(0))
    p = state.players[0]
    assert (credits, ore) == (f"{before[0] - p.credits} credits", f"{before[1] - p.ore} ore")


def test_projects() -> None:
    state = turn_of("terrans,xenos")
    p = state.players[0]
    p.bowl1, p.bowl2, p.bowl3 = 1, 2, 0
    assert reason_of(state, PROJECT_VERB) == [
        "Needs 6 power tokens in bowls I–III, you have 3.",
        "Potrzeba 6 znaczników Mocy na polach I–III, masz 3.",
    ]
    p.gaiaformers_ready = 0
    assert reason_of(state, PROJECT_VERB)[1] == "Twój jedyny Gajaformer jest zajęty."
    p.gaiaformers = 0
    assert "level 1" in reason_of(state, PROJECT_VERB)[0]


def test_board_actions() -> None:
    state = turn_of("terrans,xenos")
    p = state.players[0]
    assert reason_of(state, A_BOARD + POWER_7C) == [
        "Needs 4 power in bowl III, you have 0.",
        "Potrzeba 4 Mocy na polu III, masz 0.",
    ]
    p.bowl3, p.credits = 7, 28
    made = check_answer(state, 0, A_BOARD + POWER_7C)
    assert both(made.label) == ["7 credits for 4 power", "7 Kredytów za 4 Moce"]
    assert made.target == "action-power_7c"
    assert made.rule == "R80"
    assert both(made.warnings[0]) == [
        "5 credits would be lost: the limit is 30.",
        "Przepadnie: 5 Kredytów (limit to 30).",
    ]
    p.credits = 30
    assert reason_of(state, A_BOARD + POWER_7C) == [
        "You already hold the limit of 30 credits; the whole gain would be lost.",
        "Limit 30 Kredytów jest już osiągnięty; cały zysk by przepadł.",
    ]
    state.actions_used = 1 << POWER_7C
    assert reason_of(state, A_BOARD + POWER_7C)[0] == "This space was already used this round."
    p.qic = 9
    assert reason_of(state, A_BOARD + QIC_FED)[1] == "Nie masz żadnego żetonu Przymierza."


def test_special_actions() -> None:
    state = turn_of("bescods,xenos")
    p = state.players[0]
    assert check_answer(state, 0, A_SPECIAL + SPECIAL_FACTION).rule == "R127"
    p.techs = 1 << TECH_ACT_4PW
    p.bowl1, p.bowl2 = 1, 0
    made = check_answer(state, 0, A_SPECIAL + SPECIAL_TECH)
    assert both(made.label) == ["Special action: 4 power", "Akcja specjalna: 4 Moce"]
    assert [warning.key for warning in made.warnings] == ["gaia-warning-power-lost"]
    p.covered = p.techs
    assert reason_of(state, A_SPECIAL + SPECIAL_TECH)[1] == "Twój żeton „Akcja: 4 Moce” jest już zakryty."
    p.specials_used = -1
    assert reason_of(state, A_SPECIAL + SPECIAL_FACTION)[0].startswith("You have already used")


def test_federations() -> None:
    state = turn_of("terrans,xenos")
    p = state.players[0]
    assert reason_of(state, FEDERATE_VERB) == [
        "Your planets outside federations have a power value of 2; a federation needs 7.",
        "Twoje planety poza Przymierzami mają wartość Mocy 2; Przymierze wymaga 7.",
    ]
    for hex_ in p.planets:
        state.structure[hex_] = INSTITUTE
    p.techs = 1 << TECH_BIG_VALUE4
    p.least_satellites = NOT_KNOWN
    p.bowl1 = p.bowl2 = p.bowl3 = 0
    said = reason_of(state, FEDERATE_VERB)
    needed = re.fullmatch(
        r"A federation takes at least (\d+) satellites; to pay for them you have 0 power tokens.", said[0]
    )
    assert needed is not None
    assert said[1].endswith("a na opłacenie ich masz 0 znaczników Mocy.")
    p.bowl1 = int(needed[1]) - 1
    assert FEDERATE_VERB not in state.legal()
    p.bowl1 = int(needed[1])
    assert FEDERATE_VERB in state.legal()
    state.tokens_left = [0] * len(state.tokens_left)
    assert reason_of(state, FEDERATE_VERB)[0] == "All federation tokens are taken."


def test_federations_without_the_test_of_minimality() -> None:
    state = turn_of("terrans,xenos", federation_check="loose")
    p = state.players[0]
    for hex_ in p.planets:
        state.structure[hex_] = INSTITUTE
    p.techs = 1 << TECH_BIG_VALUE4
    p.least_satellites = NOT_KNOWN
    p.bowl1, p.bowl2, p.bowl3 = 25, 0, 0
    table = LiveTable(0)
    state.apply(FEDERATE_VERB, table)
    first, second = [answer for answer in state.legal() if answer != DECLINE_VERB]
    assert reason_of(state, DONE_VERB)[0].endswith("a power value of 0; the federation needs 7.")
    state.apply(first, table)
    state.apply(second, table)
    p.bowl1 = 1
    assert reason_of(state, DONE_VERB) == [
        "A federation with these planets takes more than 1 satellite, which is all you can pay.",
        "Przymierze z tymi planetami wymaga więcej niż 1 Satelity, a na więcej cię nie stać.",
    ]
    p.bowl1 = 25
    least = told_goods(check_answer(state, 0, DONE_VERB).cost)["token"]
    p.bowl1 = least
    state.apply(DONE_VERB, table)
    assert both(PROJECT.prompt(state, 0))[0] == "Where does your next satellite go?"
    refused = [answer for answer in candidates(state) if answer not in state.legal()]
    keys = {check_refusal(state, 0, answer).key.removeprefix("gaia-refusal-satellite-") for answer in refused}
    assert keys == {"planet", "apart", "dear"}


def test_research() -> None:
    state = asking(turn_of("bal_taks,xenos"), F_RESEARCH)
    p = state.players[0]
    assert "Bal T'aks" in reason_of(state, A_TRACK + NAVIGATION)[0]
    p.research[ECONOMY] = 4
    assert reason_of(state, A_TRACK + ECONOMY) == [
        "Needs a green federation token; you have none.",
        "Potrzeba zielonego żetonu Przymierza, a nie masz żadnego.",
    ]
    p.tokens.append(2 * FED_8VP_Q + 1)
    assert "gaia-warning-last-token" in [w.key for w in check_answer(state, 0, A_TRACK + ECONOMY).warnings]
    state.players[1].research[ECONOMY] = 5
    assert reason_of(state, A_TRACK + ECONOMY) == [
        "Level 5 is taken by B (Xenos).",
        "Poziom 5. zajmuje B (Ksenianie).",
    ]
    p.research[ECONOMY] = 5
    assert reason_of(state, A_TRACK + ECONOMY)[0] == "You are already on the top level."


def test_tiles() -> None:
    state = asking(turn_of("terrans,xenos"), F_TILE)
    p = state.players[0]
    advanced = A_TILE + 9 + ECONOMY
    assert reason_of(state, advanced)[0] == "Needs level 4 in Economy, you are on 0."
    p.research[ECONOMY] = 4
    assert (
        reason_of(state, advanced)[1]
        == "Nie masz odkrytego żetonu Technologii Podstawowej, który można zakryć."
    )
    p.techs = 1
    assert reason_of(state, A_TILE) == [
        "You already own the tile “1 ore, 1 QIC”.",
        "Masz już żeton „1 Ruda, 1 KIK”.",
    ]
    assert reason_of(state, advanced)[0] == "Needs a green federation token; you have none."
    p.tokens.append(2 * FED_8VP_Q + 1)
    assert check_answer(state, 0, advanced).target == "tech-adv-economy"
    state.advanced_slots[ECONOMY] = -1
    assert reason_of(state, advanced)[1] == "Nie ma już żetonu Technologii Zaawansowanej Ekonomii."
    asking(state, F_COVER, 0)
    assert reason_of(state, A_COVER + 1)[0] == "You do not own the tile “1 knowledge per planet type”."


def test_gleens_gain_ore_for_qic() -> None:
    state = turn_of("gleens,taklons")
    p = state.players[0]
    p.bowl3, p.ore = 4, 15
    first = A_FREE + choices.FREE_FIRST_EXCHANGE
    assert [w.key for w in check_answer(state, 0, first).warnings] == [
        "gaia-warning-ore-for-qic",
        "gaia-warning-lost",
    ]
    p.built[ACADEMY_QIC] = 1
    assert check_answer(state, 0, first).warnings == []


def test_an_offer_of_power() -> None:
    state = asking(turn_of("terrans,xenos"), F_CHARGE, 4)
    p = state.players[0]
    p.bowl1, p.bowl2 = 1, 1
    made = check_answer(state, 0, CHARGE_PLAIN)
    assert made.cost is not None
    assert both(made.label) + both(made.cost) == ["Charge 3 power", "Pobierz 3 Moce", "2 VP", "2 PZ"]
    assert both(made.warnings[0])[0] == "You can only charge 3 power of the 4 on offer."
    assert both(PROJECT.prompt(state, 0)) == [
        "Do you charge 3 power for 2 VP?",
        "Czy pobierasz 3 Moce za 2 PZ?",
    ]
    assert reason_of(state, choices.CHARGE_TOKEN_FIRST)[0].startswith("Only the Taklons")


def test_the_brainstone() -> None:
    state = turn_of("taklons,xenos")
    p = state.players[0]
    p.brain, p.bowl1, p.bowl2, p.bowl3 = BRAIN_BOWL_2, 0, 1, 0
    asking(state, F_BRAIN_BURN)
    assert "you have 1 there" in reason_of(state, BRAIN_TO_2)[0]
    assert [w.key for w in check_answer(state, 0, BRAIN_USE).warnings] == ["gaia-warning-brain-gone"]
    p.brain, p.bowl1, p.bowl2 = BRAIN_BOWL_1, 2, 1
    asking(state, F_BRAIN_CHARGE, 1)
    assert reason_of(state, BRAIN_TO_3) == [
        "Charging 1 power does not bring the Brainstone to bowl III.",
        "Pobranie 1 Mocy nie wystarczy, by Kamień Umysłu dotarł na pole III.",
    ]
    p.brain = BRAIN_BOWL_2
    assert reason_of(state, BRAIN_TO_1)[0] == "Charging never moves the Brainstone back."
    p.brain, p.bowl1, p.bowl2, p.bowl3 = BRAIN_BOWL_3, 0, 0, 0
    state.pop()
    assert reason_of(asking(state, F_BRAIN_BURN), BRAIN_TO_1)[0].startswith("When you sacrifice power")
    state.pop()
    state.pop()
    assert both(check_answer(state, 0, A_FREE + choices.FREE_BRAIN_CREDITS).label) == [
        "The Brainstone for 3 credits",
        "Kamień Umysłu na 3 Kredyty",
    ]
    one_credit = A_FREE + choices.FREE_POWER_CREDIT
    assert both(check_answer(state, 0, one_credit).warnings[0]) == [
        "2 power would be paid for nothing.",
        "Na darmo wydasz: 2 Moce.",
    ]


def test_tokens_from_bowls() -> None:
    state = turn_of("taklons,xenos")
    p = state.players[0]
    p.brain, p.bowl1, p.bowl2, p.bowl3 = BRAIN_BOWL_1, 2, 1, 1
    asking(state, F_TOKENS, 4, TO_SUPPLY, 1)
    assert reason_of(state, A_COUNT + 1)[0] == "The other bowls hold too few: at least 2 must come from here."
    assert reason_of(state, A_COUNT + 4)[0] == "Bowl I can give 3 at most."
    assert reason_of(state, A_COUNT + 5)[1] == "Do wzięcia zostało tylko 4."
    assert [w.key for w in check_answer(state, 0, A_COUNT + 3).warnings] == ["gaia-warning-brain-gone"]
    assert check_answer(state, 0, A_COUNT + 2).warnings == []


def test_passing_names_what_is_left() -> None:
    state = turn_of("terrans,xenos", boosters="3.4.5.6.7")
    p = state.players[0]
    p.booster = BOOSTER_TERRAFORM
    p.credits, p.ore, p.knowledge, p.qic, p.bowl3 = 30, 15, 4, 9, 4
    keys = [
        warning.key.removeprefix("gaia-warning-pass-")
        for warning in check_answer(state, 0, PASS_VERB).warnings
    ]
    assert keys == ["booster", "board", "mine", "project", "upgrade", "research"]
    p.specials_used, p.knowledge, p.gaiaformers_ready = -1, 3, 0
    keys = [
        warning.key.removeprefix("gaia-warning-pass-")
        for warning in check_answer(state, 0, PASS_VERB).warnings
    ]
    assert keys == ["board", "mine", "upgrade"]


def test_a_mine_beside_a_federation_joins_it() -> None:
    state = asking(turn_of("terrans,xenos"), F_MINE)
    p = state.players[0]
    p.credits, p.ore, p.qic = 30, 15, 9
    answer = A_HEX + hex_with(state, TERRA)
    assert check_answer(state, 0, answer).warnings == []
    state.federated[state.board.grid.neighbours[answer - A_HEX][0]] = 1
    assert [warning.key for warning in check_answer(state, 0, answer).warnings] == ["gaia-warning-joins"]


def test_the_lost_planet_is_a_new_type_for_the_geodens() -> None:
    state = turn_of("geodens,xenos")
    p = state.players[0]
    p.built[INSTITUTE], p.knowledge = 1, 14
    asking(state, choices.F_LOST_PLANET)
    assert both(check_answer(state, 0, state.legal()[0]).warnings[0]) == [
        "2 knowledge would be lost: the limit is 15.",
        "Przepadnie: 2 Wiedze (limit to 15).",
    ]


def test_tokens_of_the_piles() -> None:
    state = asking(turn_of("terrans,xenos"), F_TOKEN)
    state.tokens_left[FED_8VP_Q] = 0
    assert reason_of(state, A_TOKEN + FED_8VP_Q)[1] == "Nie ma już żetonów „8 PZ, 1 KIK”."
    assert reason_of(state, A_TOKEN + FED_GLEENS)[0].startswith("Only the Gleens")


def test_a_space_station_without_a_place() -> None:
    state = turn_of("ivits,xenos")
    assert A_SPECIAL + SPECIAL_FACTION in state.legal()
    state.satellites = [1] * len(state.satellites)
    assert reason_of(state, A_SPECIAL + SPECIAL_FACTION)[0] == "There is no free space hex within your range."
    state.players[0].built[STATION] = 6
    assert (
        reason_of(state, A_SPECIAL + SPECIAL_FACTION)[1]
        == "Na planszy stoją już wszystkie Stacje Kosmiczne (6)."
    )


def test_factions() -> None:
    state, table = start(3, 0)
    state.apply(A_FACTION, table)
    letter = "ABC"[state.turn_order[0]]
    assert reason_of(state, A_FACTION) == [
        f"{letter} has taken this faction.",
        f"Tę frakcję ma już {letter}.",
    ]
    assert reason_of(state, A_FACTION + LANTIDS) == [
        f"Its board lies in front of {letter} (Terrans), on the other side.",
        f"Jej plansza leży drugą stroną przed graczem {letter} (Terranie).",
    ]
    state, _ = start(2, 0, setup="first_game")
    assert state.top() == F_FACTION
    assert reason_of(state, A_FACTION + LANTIDS)[1] == "Tej frakcji nie ma w zestawie na pierwszą grę."


def test_a_board_with_equal_neighbours() -> None:
    state, table = start(2, 0, board="last_player_rotates")
    assert state.top() == F_ROTATE
    assert reason_of(state, choices.A_ROTATE + 7)[0] == "This board has only 7 sectors."
    stream = Stream(5)
    while DONE_VERB in state.legal():
        state.apply(choices.A_ROTATE + stream.below(7), table)
    found = re.fullmatch(
        r"(\w+) and (\w+) touch and are of the same type: (.*)\.", reason_of(state, DONE_VERB)[0]
    )
    assert found is not None
    a, b = state.board.names.index(found[1]), state.board.names.index(found[2])
    assert state.planet[a] == state.planet[b]
    assert b in state.board.grid.neighbours[a]


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (2, {"factions": "terrans,klingons"}, "faction"),
        (2, {"factions": "terrans"}, "faction-count"),
        (2, {"factions": "terrans,lantids"}, "same-home"),
        (2, {"tiles": "custom:1|2"}, "tiles"),
        (2, {"board": "custom:nonsense"}, "board"),
        (2, {"setup": "first_game", "board": "random"}, "first-game-board"),
        (2, {"setup": "first_game", "factions": "terrans,xenos"}, "first-game-factions"),
        (1, {"setup": "first_game", "automa": "terrans"}, "first-game-automa"),
    ],
)
def test_settings_are_refused_with_a_reason(seats: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(Illegal) as refused:
        PROJECT.setting(seats, 0, options)
    assert refused.value.reason.key == "gaia-refusal-" + key
    both(refused.value.reason)


def test_every_kind_of_event_is_told() -> None:
    state = turn_of("terrans,ivits")
    kinds = [value for name, value in vars(choices).items() if name.startswith("E_")]
    assert sorted(kinds) == list(range(len(kinds)))
    told = {PROJECT.event_text(state, Event(kind, 0, 1, 1, 1, -1)).key for kind in kinds}
    assert len(told) == len(kinds)
    for role in (choices.CARD_IN_SETUP, choices.CARD_AS_SUPPORT, choices.CARD_AS_ACTION):
        both(PROJECT.event_text(state, Event(choices.E_CARD, 1, 5, role, 0, -1)))
    for kind in kinds:
        both(PROJECT.event_text(state, Event(kind, 0, 1, 1, 1, -1)))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event(choices.E_CHARGE, 1, 3, 2, 0, -1),
            ["B charged 3 power for 2 VP.", "B pobiera 3 Moce za 2 PZ."],
        ),
        (Event(choices.E_CHARGE, 1, 0, 0, 0, -1), ["B took a power token.", "B bierze znacznik Mocy."]),
        (
            Event(choices.E_POINTS, 0, 2, 1, 0, -1),
            ["A: +2 VP (scoring tile of round 1).", "A: +2 PZ (żeton Punktowania Rundy 1)."],
        ),
        (
            Event(choices.E_POINTS, 0, -2, 14, 0, -1),
            ["A: −2 VP (charging power).", "A: −2 PZ (pobieranie Mocy)."],
        ),
        (Event(choices.E_PASS, 0, -1, 0, 0, -1), ["A passed.", "A pasuje."]),
        (
            Event(choices.E_FEDERATION, 0, 0, 0, 0, -1),
            ["A formed a federation without satellites.", "A formuje Przymierze bez Satelitów."],
        ),
        (
            Event(choices.E_FEDERATION, 0, 2, 0, 0, -1),
            ["A formed a federation with 2 satellites.", "A formuje Przymierze z użyciem 2 Satelitów."],
        ),
    ],
)
def test_events_as_sentences(event: Event, said: list[str]) -> None:
    assert both(PROJECT.event_text(turn_of("terrans,ivits"), event)) == said


def test_what_is_not_on_offer_has_a_name_too() -> None:
    """The table shows such answers dimmed, with the reason."""
    state = turn_of("terrans,xenos")
    unoffered = [answer for answer in PROJECT.candidates(state) if answer not in state.legal_for(0)]
    assert {A_UPGRADE + 1, A_SPECIAL + SPECIAL_FACTION} <= set(unoffered)
    for answer in unoffered:
        label = PROJECT.describe(state, 0, answer).label
        assert all(words and not words.startswith("gaia-") for words in both(label))
