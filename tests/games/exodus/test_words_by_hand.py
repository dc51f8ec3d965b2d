"""Sentences of Exodus in positions made by hand: they name the right things, costs, dangers and reasons."""

import re

import pytest
from tests.games.exodus.saying import check_answer, check_refusal
from tests.games.exodus.scene import Scene
from tests.games.saying import both, say

from galaktyka.core.game import Answer
from galaktyka.core.words import Illegal, Speaker
from galaktyka.games.exodus.choices import (
    A_BUILD,
    A_CARD,
    A_EXCHANGE,
    A_FIT,
    A_HEX,
    A_REACT,
    A_SHIP,
    A_SPEND,
    A_TECH,
    A_UPGRADE,
    BUY_AXINIUM,
    DECLOAK_VERB,
    F_AIM,
    F_BUILD,
    F_BUY,
    F_DECLOAK,
    F_FIT,
    F_FREE_TECH,
    F_INCOME,
    F_LOAD,
    F_MINE,
    F_MOVE,
    F_RADAR,
    F_REACT,
    F_REPEAL,
    F_RESEARCH,
    F_SHIFT,
    F_TRADE,
    F_VICTIM,
    F_WINDOW,
    FIT_SIZE,
    FREE_SLOT,
    SELL_AXINIUM,
)
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import (
    AXINIUM,
    BATTLE_CRUISER,
    CENTAURIAN_IDS,
    DARK_RAIDER,
    EM_SHIELD,
    PLASMA_CANNON,
    TECH_IDS,
    TRADE,
    UPGRADE_IDS,
)
from galaktyka.games.exodus.rules.trade import SALES
from galaktyka.games.exodus.state import NOWHERE


def described(scene: Scene, answer: int) -> Answer:
    return GAME.describe(scene.state, 0, answer)


def refused(scene: Scene, answer: int) -> str:
    return say("en", GAME.why_not(scene.state, 0, answer))


def warnings(made: Answer) -> list[str]:
    return [say("en", warning) for warning in made.warnings]


def test_research_tells_the_price_with_all_discounts() -> None:
    scene = Scene(2)
    scene.teach(0, "basic_research", "fusion_drive", "biochemical_rockets", "hypersonic_rockets")
    scene.hold("law_military_technologies")
    scene.give(0, cp=5)
    scene.ask(F_RESEARCH, 0)
    made = described(scene, A_TECH + TECH_IDS.index("ssl_cannon"))
    assert made.cost is not None
    assert both(made.cost) == ["4 CP", "4 CP"]
    assert made.target == "tech-ssl_cannon"
    assert both(made.label) == [
        "SSL Cannon – You may buy laser cannons.",
        "Działo Laserowe – Możesz kupować działa laserowe.",
    ]
    assert refused(scene, A_TECH + TECH_IDS.index("master_politics")) == "That costs 13 CP, you have 5 CP."
    assert refused(scene, A_TECH + TECH_IDS.index("fusion_drive")) == "You own this technology already."
    scene.player(0).pool = 0
    assert "pool is empty" in refused(scene, A_TECH + TECH_IDS.index("em_shield"))


def test_ships_and_upgrades_tell_both_resources() -> None:
    scene = Scene(2)
    scene.give(0, cp=10, axinium=3, phasium=0)
    scene.ask(F_BUILD, 0)
    made = described(scene, A_BUILD + BATTLE_CRUISER)
    assert made.cost is not None
    assert say("pl", made.cost) == "4 CP, 3 axinium"
    assert made.target == "blueprint-0-battle_cruiser"
    scene.give(0, cp=10, axinium=0)
    assert refused(scene, A_BUILD + BATTLE_CRUISER) == "That costs 3 axinium, you have 0 axinium."
    scene.ask(F_BUY, 0)
    plasma = A_UPGRADE + UPGRADE_IDS.index("plasma_cannon")
    assert refused(scene, plasma) == "You need the technology: Plasma Cannon."
    scene.teach(0, "plasma_cannon")
    assert refused(scene, plasma) == "That costs 2 phasium, you have 0 phasium."


def test_a_shield_that_a_damaged_ship_needs_is_warned_about() -> None:
    scene = Scene(2)
    scene.fit(0, "battle_cruiser", "em_shield")
    scene.fly(0, "cruiser1", "sol", damage=1)
    scene.ask(F_SHIFT, 0, BATTLE_CRUISER, EM_SHIELD)
    made = described(scene, A_FIT + DARK_RAIDER * FIT_SIZE + FREE_SLOT)
    assert warnings(made) == ["A damaged ship would be destroyed: Battle Cruiser 1."]
    scene.ask(F_SHIFT, 0, BATTLE_CRUISER, PLASMA_CANNON)
    assert warnings(described(scene, A_FIT + DARK_RAIDER * FIT_SIZE + FREE_SLOT)) == []


def test_flights_tell_whom_they_meet() -> None:
    scene = Scene(3)
    scene.fly(0, "raider1", "sol")
    there = scene.hex("sol")
    scene.fly(1, "cruiser1", there)
    scene.state.centaurian[there] = 2
    scene.ask(F_MOVE, 0, 0)
    stay = described(scene, A_HEX + there)
    assert both(stay.label) == ["Stay at Sol", "Zostań na polu Sol"]
    assert warnings(stay) == ["Ships of B are there now.", "A Hostile Centaurian II waits there."]
    scene.teach(0, "cloaking")
    assert warnings(described(scene, A_HEX + there)) == []


def test_rockets_tell_their_chance() -> None:
    scene = Scene(3)
    start = scene.settle(0, "sol", 2)
    near = next(h for h in range(4, 19) if scene.state.board.grid.distances[start][h] == 2)
    scene.ask(F_AIM, 0, start, 1)
    assert "distance 2, arrives in 66% of cases" in say("en", described(scene, A_HEX + near).label)
    scene.teach(0, "radar")
    assert "83%" in say("en", described(scene, A_HEX + near).label)
    scene.settle(0, near, 1)
    assert warnings(described(scene, A_HEX + near)) == ["Your own population is there."]
    assert refused(scene, A_HEX + start) == "A rocket cannot aim at its own planet."
    assert refused(scene, A_HEX + 2) == "Rockets cannot aim at home planets."


def test_reactions_tell_whose_card_and_what_they_cost() -> None:
    scene = Scene(3)
    scene.player(1).face = TRADE
    scene.state.population[scene.hex("home 0") * 3] = 2
    scene.ask(F_REACT, 0)
    made = described(scene, A_REACT + 1)
    assert both(made.label) == ["Build Ships on B’s card", "Budowa Statków na karcie gracza B"]
    assert made.cost is not None
    assert both(made.cost) == ["2 markers from home", "2 znaczniki z domu"]
    assert "Nobody is left on your home planet." in warnings(made)
    assert refused(scene, A_REACT + 2) == "C has no face-up card."
    scene.state.population[scene.hex("home 0") * 3] = 1
    assert refused(scene, A_REACT + 1) == "That costs 2 markers, your home planet has 1 marker."


def test_trade_tells_its_rates_and_its_direction() -> None:
    scene = Scene(3)
    scene.give(0, cp=9, axinium=1)
    scene.ask(F_TRADE, 0, 0, 3, SALES)
    assert both(GAME.prompt(scene.state, 0))[0] == (
        "Market area 1: sell for 6 CP, buy for 6 CP. Exchanges left: 3."
    )
    assert say("pl", described(scene, SELL_AXINIUM).label) == "Sprzedaj 1 axinium za 6 CP"
    assert refused(scene, BUY_AXINIUM) == "Without Advanced Trading one action only buys or only sells."
    scene.teach(0, "advanced_trading")
    assert say("en", described(scene, A_EXCHANGE + 2).label) == "Buy 1 axinium for 3 CP"


def test_cards_that_would_do_nothing_are_warned_about() -> None:
    scene = Scene(2)
    scene.ask(F_WINDOW, 0)
    made = described(scene, A_CARD + 5)
    assert both(made.label) == [
        "Mining, reaction: Buy Upgrades",
        "Wydobycie, reakcja: Kupowanie Ulepszeń",
    ]
    assert warnings(made) == ["All your planets are full."]


def test_spending_a_card_tells_what_is_given_up() -> None:
    scene = Scene(2)
    scene.keep(0, "c3_6")
    scene.ask(F_WINDOW, 0)
    made = described(scene, A_SPEND + CENTAURIAN_IDS.index("c3_6"))
    assert both(made.label)[0] == (
        "Spend Hostile Centaurian III: a free technology of base price up to 15 CP"
    )
    assert warnings(made) == ["You give up 5 VP."]
    assert made.target == "centaurian-c3_6"


def test_planets_that_cannot_be_mined_say_why() -> None:
    scene = Scene(3)
    sol = scene.settle(0, "sol", 1)
    lyra = scene.hex("lyra")
    scene.ask(F_MINE, 0, 4, 0)
    assert refused(scene, A_HEX + sol).startswith("The marker at Sol is at its maximum of ")
    assert refused(scene, A_HEX + lyra) == "You have no population at Lyra."
    assert refused(scene, A_HEX) == "There is no planet at the High Council."
    scene.state.destroyed |= 1 << lyra
    assert refused(scene, A_HEX + lyra) == "There is no planet at Lyra."


def test_decloaking_points_at_its_hex() -> None:
    scene = Scene(2)
    scene.ask(F_DECLOAK, 0, scene.hex("sol"))
    assert described(scene, DECLOAK_VERB).target == "hex-sol"
    assert both(GAME.prompt(scene.state, 0)) == [
        "Do your ships at Sol decloak?",
        "Czy ujawniasz swoje statki na polu Sol?",
    ]


# --- questions that random games hardly ever ask ---


def said_in_full(scene: Scene, seat: int) -> tuple[set[str], set[str]]:
    """Everything about the pending question, with its targets drawn; gives the labels and the reasons."""
    state = scene.state
    both(GAME.prompt(state, seat))
    legal = state.legal_for(seat)
    made = [check_answer(state, seat, answer) for answer in legal]
    drawn = "".join(panel.layers() for panel in GAME.panels(GAME.view(state, seat), Speaker()))
    assert {answer.target for answer in made} - {""} <= set(re.findall(r'<g id="([^"]+)"', drawn))
    refused_ones = [answer for answer in GAME.candidates(state) if answer not in legal]
    reasons = {
        check_refusal(state, seat, answer).key.removeprefix("exodus-refusal-") for answer in refused_ones
    }
    return {answer.label.key.removeprefix("exodus-do-") for answer in made}, reasons


def test_a_free_technology_is_told_in_full() -> None:
    scene = Scene(2)
    scene.teach(0, "em_shield")
    scene.ask(F_FREE_TECH, 0, 5)
    assert said_in_full(scene, 0) == ({"technology", "decline"}, {"owned", "base-price"})


def test_the_victims_of_a_rocket_are_told_in_full() -> None:
    scene = Scene(3)
    there = scene.settle(0, "sol", 1)
    scene.settle(2, "sol", 2)
    scene.ask(F_VICTIM, 0, there)
    assert said_in_full(scene, 0) == ({"victim"}, {"not-there"})


def test_repealing_a_law_is_told_in_full() -> None:
    scene = Scene(3)
    scene.hold("law_war_tax", "law_free_market", "res_ceasefire")
    scene.ask(F_REPEAL, 0)
    assert said_in_full(scene, 0) == ({"repeal"}, {"not-law"})


def test_radar_is_told_in_full() -> None:
    scene = Scene(3)
    scene.teach(0, "radar")
    scene.teach(1, "cloaking")
    scene.fly(1, "raider1", "sol")
    scene.ask(F_RADAR, 0)
    assert said_in_full(scene, 0) == ({"reveal", "done"}, {"not-cloaked", "no-hex"})


def test_aiming_far_away_is_refused_with_the_distance() -> None:
    scene = Scene(6, variant="long")
    start = scene.state.home(0)
    scene.ask(F_AIM, 0, start, 0)
    labels, reasons = said_in_full(scene, 0)
    assert labels == {"aim", "hold"}
    assert reasons == {"no-planet", "home-target", "range"}


def test_income_that_cannot_be_taken_says_why() -> None:
    scene = Scene(3)
    charun, agni, brigid = (scene.settle(0, name, 1) for name in ("charun", "agni", "brigid"))
    scene.exhaust("agni")
    scene.give(0, cp=5)
    scene.ask(F_INCOME, 0, AXINIUM, 1 << charun, 0)
    assert refused(scene, A_HEX + agni) == "The planet of Agni is exhausted."
    assert refused(scene, A_HEX + charun) == "Nothing more can be taken from Charun in this turn."
    scene.give(0, cp=0)
    assert refused(scene, A_HEX + brigid) == "That costs 1 CP, you have 0 CP."
    scene.give(0, cp=5, axinium=10)
    assert refused(scene, A_HEX + brigid) == "Your track is full: Axinium."


def test_rockets_need_a_majority() -> None:
    scene = Scene(3)
    sol = scene.settle(0, "sol", 1)
    scene.settle(1, "sol", 1)
    scene.ask(F_FIT, 0, UPGRADE_IDS.index("graviton_rocket"), 0)
    assert refused(scene, A_HEX + sol) == "You do not have the majority at Sol."
    assert said_in_full(scene, 0) == ({"to", "decline"}, {"no-planet", "majority"})


def test_a_number_of_turns_belongs_to_the_short_game() -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.setting(3, 1, {"turns": "4"})
    assert both(refusal.value.reason)[0] == "Only the short game has a number of turns to choose."


def test_a_ship_that_is_not_on_the_map_is_named_without_a_place() -> None:
    scene = Scene(2)
    scene.ask(F_LOAD, 0)
    ship = BATTLE_CRUISER * 2
    scene.state.place[ship] = NOWHERE
    assert say("en", described(scene, A_SHIP + ship).label) == "Battle Cruiser 1"
