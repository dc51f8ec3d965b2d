"""What Eclipse says in positions that play seldom brings about."""

import pytest
from tests.games.eclipse.saying import check_answer, check_refusal
from tests.games.eclipse.scene import Scene
from tests.games.eclipse.warzone import War
from tests.games.saying import both, say

from galaktyka.core.game import Answer
from galaktyka.core.table import EVERYONE, Event
from galaktyka.core.words import Illegal, Text
from galaktyka.games.eclipse.choices import (
    CUBE_DIES,
    E_ELIMINATED,
    E_INCOME,
    E_REPUTATION,
    E_ROLL,
    E_STALEMATE,
    F_ACCEPT,
    F_ANCIENT_TECH,
    F_ARTIFACT,
    F_BATTLE,
    F_CUBE,
    F_GIVE_UP,
    F_KEEP,
    F_PLACE,
    F_ROOM,
    F_SPACE,
    F_STALEMATE,
    PART_FROM_TILE,
)
from galaktyka.games.eclipse.flow import Position
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import NPC, PART_IDS, SECTOR_IDS, SHIP_IDS
from galaktyka.games.eclipse.rules.population import ANY_TRACK
from galaktyka.games.eclipse.state import HAS_MONOLITH, HAS_ORBITAL


def prompt(state: Position) -> str:
    return both(GAME.prompt(state, state.actor()))[0]


def offered(state: Position) -> dict[str, Answer]:
    """Every answer on offer, checked and by its notation; every other one has its reason."""
    seat, legal = state.actor(), state.legal()
    for answer in GAME.candidates(state):
        if answer not in legal:
            check_refusal(state, seat, answer)
    made = [check_answer(state, seat, answer) for answer in legal]
    return {answer.notation: answer for answer in made}


def label(answer: Answer, language: str = "en") -> str:
    return say(language, answer.label)


def warned(answer: Answer) -> list[str]:
    return [say("en", warning) for warning in answer.warnings]


def reason(state: Position, notation: str) -> str:
    """Why an answer is refused, by its notation."""
    seat = state.actor()
    for answer in GAME.candidates(state):
        if GAME.notation(state, answer) == notation:
            return both(GAME.why_not(state, seat, answer))[0]
    raise AssertionError(f"{notation} is no candidate")


def told(kind: int, seat: int, a: int = 0, b: int = 0) -> Event:
    return Event(kind, seat, a, b, 0, EVERYONE)


# --- the action phase ---


def test_a_turn_tells_discs_money_and_what_an_action_would_lack() -> None:
    scene = Scene("planta", "mechanema")
    scene.player(0).resources[2] = 0
    scene.player(0).discs = 7
    answers = offered(scene.state)
    assert prompt(scene.state).startswith("Choose an action or pass. Discs on the track: 7")
    assert label(answers["explore"]) == "Explore (2 activations)"
    assert warned(answers["explore"]) == ["At the end of the round you would be short of money: 5 money."]
    assert label(answers["pass"], "pl") == "Pas przed innymi: zyskujesz 2 Fundusze i zaczynasz następną rundę"
    scene.player(0).resources = [0, 0, 30]
    assert warned(offered(scene.state)["research"]) == [
        "As things stand none of its activations could be used, only colony ships, trade or diplomacy."
    ]


def test_reactions_and_the_lack_of_discs_are_told() -> None:
    scene = Scene("planta", "mechanema")
    scene.player(0).passed = True
    answers = offered(scene.state)
    assert label(answers["build"]) == "Reaction: Build"
    assert prompt(scene.state).startswith("You have passed")
    assert "After passing only the reactions" in reason(scene.state, "explore")
    scene.player(0).discs = 0
    assert prompt(scene.state).startswith("No disc is left")
    assert reason(scene.state, "build") == "No disc is left on your influence track."


def test_a_rare_technology_tells_its_cheapest_price_and_asks_for_a_track() -> None:
    scene = Scene("planta", "mechanema")
    scene.tray("neutron_absorber")
    scene.tech(0, "nanorobots", "fusion_drive")
    scene.rich(0)
    scene.play("research")
    answers = offered(scene.state)
    cost = answers["neutron_absorber"].cost
    assert cost is not None
    assert say("en", cost).startswith("from ")
    scene.play("neutron_absorber")
    assert {name: answer.target for name, answer in offered(scene.state).items()} == {
        "military": "track-0-military", "grid": "track-0-grid", "nano": "track-0-nano",
    }  # fmt: skip
    scene.player(0).resources[1] = 0
    assert "Needed" in reason(scene.state, "grid")
    scene.player(0).track_sizes = [7, 0, 2]
    assert reason(scene.state, "military") == "The track is full: Military."


def test_artifacts_portals_and_free_technologies() -> None:
    scene = Scene("planta", "mechanema")
    scene.state.push(F_ARTIFACT, 0, 2)
    assert prompt(scene.state) == "Which resource do you gain 5 of? Artifacts left: 2."
    assert label(offered(scene.state)["science"]) == "Gain 5 science"
    scene.state.pop()
    scene.tray("gauss_shield", "nanorobots", "monolith", "neutron_absorber")
    scene.state.push(F_ANCIENT_TECH, 0)
    assert prompt(scene.state) == "Which technology do you take for free?"
    assert set(offered(scene.state)) == {"gauss_shield", "nanorobots"}
    assert reason(scene.state, "monolith") == "Only the cheapest can be taken, those of cost 2."
    assert reason(scene.state, "neutron_absorber") == "Rare technologies cannot be taken like this."


def test_two_drawn_sectors_are_told_apart() -> None:
    scene = Scene("descendants_of_draco", "mechanema")
    zone = next(zone for zone in range(len(scene.state.zone_of)) if scene.state.zone_of[zone] == zone)
    scene.state.push(F_PLACE, 0, SECTOR_IDS.index("305"), SECTOR_IDS.index("306"), zone)
    assert "Lambda Serpentis (305) and Beta Centauri (306)" in prompt(scene.state)
    assert label(offered(scene.state)["discard"]) == "Discard both sectors"
    assert reason(scene.state, "flip") == "You have drawn a second sector already."


def test_a_part_just_found_can_be_stored_or_push_an_ancient_one_out() -> None:
    scene = Scene("mechanema", "planta")
    scene.part(0, "shard_hull", "cruiser", 3)
    scene.state.push(F_SPACE, 0, PART_IDS.index("ion_turret"), PART_FROM_TILE)
    answers = offered(scene.state)
    assert label(answers["store"]) == "Put the part beside your board for later"
    assert warned(answers["cruiser.3"]) == ["Shard Hull is an Ancient part: once returned it is lost."]
    scene.state.pop()
    scene.state.push(F_SPACE, 0, PART_IDS.index("muon_source"), PART_FROM_TILE)
    assert label(offered(scene.state)["beside cruiser"]) == "Beside the blueprint: Cruiser"
    assert reason(scene.state, "cruiser.1") == "This part lies beside a blueprint, not on a space."


def test_a_blueprint_out_of_order_must_be_mended_first() -> None:
    scene = Scene("mechanema", "planta")
    scene.tech(0, "fusion_source", "plasma_cannon")
    scene.part(0, "fusion_source", "interceptor", 2)
    scene.part(0, "plasma_cannon", "interceptor", 4)
    scene.play("upgrade")
    scene.play("return interceptor.2")
    assert prompt(scene.state).startswith("Return more tiles")
    assert "skip" not in offered(scene.state)
    assert reason(scene.state, "skip") == "First the blueprint must be in order: Interceptor."
    assert reason(scene.state, "done") == "First finish this activation: place a part or none."


def test_steps_warn_of_battles_and_broken_relations() -> None:
    scene = Scene("planta", "mechanema", "hydran_progress", "orion_hegemony")
    scene.sector("106", (0, -1))
    scene.control(1, "106")
    scene.allies(0, 1)
    scene.play("move")
    home = scene.home(0)
    scene.play(f"interceptor {home}")
    step = offered(scene.state)["106"]
    assert warned(step) == [
        "If the ship ends there, your relations with B (Mechanema) end and you take the Traitor tile."
    ]
    scene.ship(1, "cruiser", "106")
    assert len(warned(offered(scene.state)["106"])) == 2


def test_discs_and_structures_tell_what_stands_in_the_way() -> None:
    scene = Scene("planta", "mechanema")
    home = scene.home(0)
    scene.tech(0, "orbital", "monolith")
    scene.mark(home, HAS_ORBITAL | HAS_MONOLITH)
    scene.rich(0)
    scene.play("build")
    assert reason(scene.state, "orbital") == "Every sector of yours has one already: Orbital."
    scene.play("done")
    scene.turn(0)
    scene.play("influence")
    offered(scene.state)
    scene.play(home)
    answers = offered(scene.state)
    assert label(answers["track"]) == "Back to the influence track"
    assert warned(answers["track"])[0].startswith("Back to the population tracks: ")


# --- diplomacy ---


def test_offers_and_what_forbids_them() -> None:
    scene = Scene("planta", "mechanema", "hydran_progress", "orion_hegemony")
    scene.state.push(F_ACCEPT, 1, 0)
    assert prompt(scene.state) == "A (Planta) proposes diplomatic relations. Do you accept?"
    assert label(offered(scene.state)["accept"]) == "Accept the relations with A (Planta)"
    scene.state.pop()
    scene.play("research")
    assert "No sector of yours is connected" in reason(scene.state, "propose mechanema")
    scene.state.traitor = 1
    assert reason(scene.state, "propose mechanema") == (
        "B (Mechanema) cannot: The Traitor tile forbids new relations."
    )
    scene.player(3).eliminated = True
    assert reason(scene.state, "propose orion_hegemony") == "D (Orion Hegemony) cannot: Eliminated."
    scene.player(0).cubes = [0, 0, 0]
    assert reason(scene.state, "propose hydran_progress") == "No cube is left on the population tracks."
    scene.reputation(0, 1, 2)
    scene.state.push(F_ROOM, 0)
    assert [answer.target for answer in offered(scene.state).values()] == ["reputation-0-1", "reputation-0-2"]


def test_cubes_that_go_different_ways() -> None:
    scene = Scene("planta", "mechanema")
    for fate, words in ((CUBE_DIES, "In which graveyard"), (1, "To which"), (3, "for your ambassador")):
        scene.state.push(F_CUBE, 0, ANY_TRACK, fate)
        assert words in prompt(scene.state)
        offered(scene.state)
        scene.state.pop()
    scene.player(0).cubes = [12, 1, 0]
    scene.state.push(F_CUBE, 0, ANY_TRACK, 1)
    assert reason(scene.state, "materials") == "The population track is full: Materials."
    scene.state.pop()
    scene.state.push(F_CUBE, 0, ANY_TRACK, 3)
    assert reason(scene.state, "money") == "No cube is left on the population track: Money."
    assert warned(offered(scene.state)["science"]) != []


# --- combat ---


def battle() -> War:
    war = War("terran_directorate", "hydran_progress")
    war.lay("106", 0, -1)
    war.ships(0, "cruiser", 2, "106")
    war.ships(0, "interceptor", 1, "106")
    war.ships(1, "dreadnought", 1, "106")
    return war


def test_dice_tell_what_they_show_and_which_ships_they_can_hit() -> None:
    war = battle()
    war.learn(1, "antimatter_splitter")
    war.design(1, "dreadnought", cannons="red", computer=1, initiative=9)
    war.design(0, "cruiser", hull=1, shield=2)
    war.design(0, "interceptor")
    war.begin("burst")
    assert prompt(war.s) == "Red die, burst: which ship takes 4 damage?"
    answers = offered(war.s)
    assert label(answers["split"]) == "Divide 4 damage among ships"
    texts = {label(answer) for name, answer in answers.items() if name != "split"}
    assert texts == {
        "Interceptor 1 of A (destroyed by 1 damage, shield 0)",
        "Cruiser 1 of A (destroyed by 2 damage, shield 2)",
    }
    assert reason(war.s, "terran_directorate.cruiser2") == "An equal ship is on offer."
    war.answer("split")
    assert prompt(war.s) == "Which ship takes the next point of damage? Points left: 4."
    offered(war.s)


def test_shields_and_other_sectors_are_reasons() -> None:
    war = battle()
    war.design(1, "dreadnought", cannons="orange", computer=1, initiative=9)
    war.design(0, "cruiser", shield=1)
    war.design(0, "interceptor")
    war.ships(0, "dreadnought", 1, "106")
    war.design(0, "dreadnought")
    war.begin("5")
    assert reason(war.s, "terran_directorate.cruiser1").startswith(
        "The die does not hit through its shield (1)"
    )
    assert reason(war.s, "terran_directorate.starbase1").startswith("Not an opponent in this battle")
    assert "technology Antimatter Splitter" in reason(war.s, "split")


def test_equal_types_and_stalemates_are_asked_about() -> None:
    war = battle()
    war.design(0, "cruiser", cannons="yellow", initiative=5)
    war.design(0, "interceptor", cannons="yellow", initiative=5)
    war.begin()
    assert prompt(war.s) == "Equal initiative: which of your types acts first?"
    assert offered(war.s)["cruiser"].target == "wing-0-cruiser"
    assert reason(war.s, "dreadnought") == "This type does not act now: Dreadnought."
    text = GAME.event_text(war.s, told(E_STALEMATE, 1, SECTOR_IDS.index("106")))
    assert both(text)[0] == "Stalemate in Capella (106): B must leave."


def test_leaving_a_stalemate_is_asked_for_and_refused_like_a_retreat() -> None:
    war = battle()
    home = SECTOR_IDS[war.s.box.species[war.player(1).species].home]
    war.s.push(F_BATTLE, -1, SECTOR_IDS.index("106"), 1, 0)
    war.s.push(F_STALEMATE, 1, SHIP_IDS.index("dreadnought"))
    assert prompt(war.s) == "Nobody can shoot any more. To which sector do your dreadnoughts leave?"
    assert reason(war.s, home) == f"{sector(home)} is not connected with Capella (106)."
    assert reason(war.s, "106") == "The ships are there already."
    assert reason(war.s, "101") == "Castor (101) is not on the board."


def sector(id_: str) -> str:
    return say("en", Text("eclipse-place", {"name": Text("eclipse-sector-" + id_), "number": id_}))


def test_reputation_is_never_told_by_its_value_where_others_read() -> None:
    scene = Scene("eridani_empire", "planta")
    scene.state.drawn = [4, 1]
    scene.state.push(F_KEEP, 0)
    for answer in offered(scene.state).values():
        assert "4" not in label(answer)
    assert prompt(scene.state) == "Reputation tiles drawn: 2. Which one do you keep?"
    scene.state.pop()
    scene.state.push(F_GIVE_UP, 0, 0)
    assert offered(scene.state)["tile 1"].target == "reputation-0-1"
    text = GAME.event_text(scene.state, told(E_REPUTATION, 0, 3, 1))
    assert both(text)[1] == "A dobiera 3 Płytki Reputacji i zatrzymuje jedną."


@pytest.mark.parametrize("seat", [0, NPC])
def test_rolls_of_players_and_of_nobody(seat: int) -> None:
    scene = Scene("planta", "mechanema")
    text = GAME.event_text(scene.state, told(E_ROLL, seat, 0 if seat == 0 else 4, 17))
    assert both(text)[0] == (
        "Blue die: burst (A, Interceptor)." if seat == 0 else "Blue die: burst (Non-players, Ancient)."
    )
    assert both(GAME.event_text(scene.state, told(E_ELIMINATED, 1)))[0] == "B is out of the game."


def test_wrong_species_are_refused_with_words() -> None:
    for species in ("nobody,planta", "planta", "planta,terran_union"):
        with pytest.raises(Illegal) as caught:
            GAME.setting(2, 1, {"species": species})
        assert isinstance(caught.value.reason, Text)
        both(caught.value.reason)


def test_an_action_that_only_trade_could_make_useful_is_not_called_useless() -> None:
    """Three science buy the material that an interceptor lacks."""
    scene = Scene("hydran_progress", "planta")
    scene.player(0).colony_ready = 0
    for science, key in ((6, "eclipse-warning-idle-rest"), (0, "eclipse-warning-idle")):
        scene.player(0).resources = [2, science, 0]
        build = next(a for a in scene.state.legal() if GAME.notation(scene.state, a) == "build")
        assert key in [text.key for text in GAME.describe(scene.state, 0, build).warnings]


@pytest.mark.parametrize(("number", "words"), [(3, "+3"), (0, "+0"), (-28, "−28")])
def test_an_income_is_told_with_its_sign(number: int, words: str) -> None:
    scene = Scene("planta", "mechanema")
    event = Event(E_INCOME, 0, number, 2, 2, EVERYONE)
    for said in both(GAME.event_text(scene.state, event)):
        assert f" {words}, " in said
