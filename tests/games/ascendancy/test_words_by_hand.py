"""Questions that games hardly ever ask, put by hand; and what players read in some plain situations."""

from collections.abc import Callable

import pytest
from tests.games.ascendancy.saying import check_answer
from tests.games.ascendancy.scene import Scene
from tests.games.saying import both, say

from galaktyka.core.game import Answer
from galaktyka.core.words import Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.combat import Combat
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.ids import ARDANA, EARTH, PEACEFUL_MEDITATION, RISA


def table() -> Scene:
    """Earth with Ardana, Risa beyond it; the Klingons in contact."""
    scene = Scene()
    scene.link("earth", "ardana", 2)
    scene.link("ardana", "risa", 3)
    scene.link("earth", "qonos", 4)
    scene.ships(0, "ardana", 2)
    scene.fleet(0, 1, "a", 3, "ardana")
    scene.give(0, 5, 5, 5)
    scene.command(0)
    return scene


def fighting(scene: Scene) -> None:
    """A battle of the Federation at Ardana, from two sectors."""
    fight = Combat()
    fight.attacker, fight.target, fight.sources = 0, RISA, [EARTH, ARDANA]
    fight.defenders = 2
    seats = scene.state.seats
    fight.fielded, fight.kills, fight.lost = [8, 2, 0], [0] * seats, [0] * seats
    scene.state.combat = fight


def gift(scene: Scene) -> None:
    scene.control(0, "ardana")
    scene.state.push(c.F_GIFT, 0, ARDANA, 1)


def displace(scene: Scene) -> None:
    scene.state.party = 1
    scene.state.push(c.F_DISPLACE, 2, 0, ARDANA)


def hand(scene: Scene) -> None:
    scene.project(1, "mass_fire_tactics", 2)
    scene.state.push(c.F_HAND, 1, 0, 1)


def steal(scene: Scene) -> None:
    scene.project(1, "mass_fire_tactics", 2)
    scene.state.push(c.F_STEAL, 0, 1)


def martyr(scene: Scene) -> None:
    fighting(scene)
    scene.state.push(c.F_MARTYR, 0, 2)


def group(scene: Scene) -> None:
    fighting(scene)
    scene.state.push(c.F_GROUP, 0, EARTH)


def surrender(scene: Scene) -> None:
    fighting(scene)
    scene.state.push(c.F_SURRENDER, 1, RISA)


def slide(scene: Scene) -> None:
    scene.discover("romulus", "mazar")
    scene.state.push(c.F_SLIDE, 0, ids.MAZAR, 0)


BY_HAND: dict[str, Callable[[Scene], None]] = {
    "reclaim": lambda scene: scene.state.push(c.F_RECLAIM, 0, EARTH),
    "settlers": lambda scene: scene.state.push(c.F_SETTLERS, 0, ARDANA),
    "gift": gift,
    "slide": slide,
    "choice": lambda scene: scene.state.push(c.F_CHOICE, 0, PEACEFUL_MEDITATION, ARDANA),
    "displace": displace,
    "yield": lambda scene: scene.state.push(c.F_YIELD, 0, ARDANA, 1),
    "hand": hand,
    "martyr": martyr,
    "group": group,
    "surrender": surrender,
    "insist": lambda scene: scene.state.push(c.F_INSIST, 0, ARDANA, 3, 0),
    "escape": lambda scene: scene.state.push(c.F_ESCAPE, 0, ARDANA),
    "repoint": lambda scene: scene.state.push(c.F_REPOINT, 0, ARDANA, 0),
    "steal": steal,
}


@pytest.mark.parametrize("question", BY_HAND)
def test_rare_questions_are_said_in_full(question: str) -> None:
    scene = table()
    BY_HAND[question](scene)
    assert scene.question == question
    both(GAME.prompt(scene.state, scene.seat))
    labels = [check_answer(scene.state, scene.seat, answer).label for answer in scene.state.legal()]
    assert len({say("en", label) for label in labels}) == len(labels) > 0


# --- what players read ---


def described(scene: Scene, notation: str) -> Answer:
    for answer in scene.state.allowed(scene.seat):
        if GAME.notation(scene.state, answer) == notation:
            return GAME.describe(scene.state, scene.seat, answer)
    raise AssertionError(f"{notation} is not offered: {scene.legal()}")


def reason(scene: Scene, notation: str) -> Text:
    for answer in GAME.candidates(scene.state):
        if GAME.notation(scene.state, answer) == notation:
            return GAME.why_not(scene.state, scene.seat, answer)
    raise AssertionError(f"{notation} is no candidate")


def test_an_attack_tells_its_odds_and_whom_it_betrays() -> None:
    scene = table()
    scene.ships(1, "L1.1", 9)
    scene.agree(1, 2, 0)
    attack = described(scene, "attack L1.1")
    assert say("en", attack.label) == "Attack at lane Earth–Ardana, sector 1: 9 ships of B"
    warned = [say("en", warning) for warning in attack.warnings]
    assert warned[0] == "You would betray B and lose an agreement."
    assert warned[1].startswith("You would probably lose")
    odds = GAME.preview(scene.state, 0, attack.answer)
    assert "to win" in say("en", odds[0])
    assert attack.target == "sector-L1-1"


def test_hegemony_tells_the_die_that_is_needed() -> None:
    scene = table()
    scene.independent("ardana", 2, "PR")
    scene.command(0)
    attempt = described(scene, "hegemony ardana")  # resistance 4, Ascendancy 1 and Universal Translators
    assert say("en", attempt.label) == "Hegemony at Ardana: needs 3+"
    assert say("pl", attempt.label) == "Hegemonia: Ardana, potrzeba 3+"
    assert say("en", GAME.preview(scene.state, 0, attempt.answer)[0]) == "67% to succeed."
    assert say("en", attempt.cost or Text("")) == "a Command, 1 Culture"


def test_a_dangerous_system_is_told_before_a_ship_stops_there() -> None:
    scene = Scene()
    scene.link("earth", "rura_penthe", 2)
    scene.ships(0, "L1.2", 1)
    scene.command(0)
    scene.play("ship L1.2", "impulse")
    made = described(scene, "go rura_penthe")
    assert [say("en", warning) for warning in made.warnings] == ["Hazard: a roll of 5+ destroys a ship."]
    told = say("en", GAME.preview(scene.state, 0, made.answer)[0])
    assert told == "67% that all ships survive, 67% that at least one does."


def test_the_forecast_of_an_arrival_counts_mines_after_the_printed_hazard() -> None:
    """A single ship survives two thirds of either, 26 of 27 science fleets of three keep a ship."""
    for fleet, percents in ((False, (44, 44)), (True, (44, 96))):
        scene = Scene()
        scene.link("earth", "rura_penthe", 2)
        scene.control(2, "rura_penthe")
        scene.teach(2, "cloaked_orbital_mines")
        if fleet:
            scene.fleet(0, 1, "a", 3, "L1.2")
        else:
            scene.ships(0, "L1.2", 1)
        scene.command(0)
        scene.play("order federation-1" if fleet else "ship L1.2", "impulse")
        made = described(scene, "go rura_penthe")
        told = say("en", GAME.preview(scene.state, 0, made.answer)[0])
        assert told == f"{percents[0]}% that all ships survive, {percents[1]}% that at least one does."


def test_the_forecast_of_fighting_on_has_no_first_strike_any_more() -> None:
    """One ship against one, both hitting on five: 23 of 45 with First Strike, 2 of 5 without."""
    scene = Scene()
    scene.link("earth", "ardana")
    scene.link("ardana", "risa")
    scene.ships(2, "ardana", 1)
    scene.ships(0, "L1.2", 1)
    scene.command(2)
    attack = described(scene, "attack L1.2")
    assert say("en", GAME.preview(scene.state, 2, attack.answer)[0]).startswith("Fought to the end: 51%")
    scene.roll(1, 1)
    scene.play("attack L1.2")
    fight = described(scene, "fight on")
    assert say("en", GAME.preview(scene.state, 2, fight.answer)[0]).startswith("Fought to the end: 40%")


@pytest.mark.parametrize(
    ("notation", "english"),
    [
        ("invade ardana", "The Prime Directive forbids Invasions."),
        ("hegemony ardana", "Ardana is not Developed: there are no nodes."),
        ("starbase ardana", "You do not control Ardana."),
        ("attack risa", "No rival ships are at Risa."),
        ("fleet earth", "You may have as many Fleets as Ascendancy: 1."),
        ("search", "This table does not play with focused research."),
        ("ship risa", "You have no ships at Risa."),
        ("trade 3", "Your pieces and those of C are not next to each other."),
    ],
)
def test_reasons_name_what_is_missing(notation: str, english: str) -> None:
    assert say("en", reason(table(), notation)) == english


def test_building_reasons_name_price_and_stock() -> None:
    scene = table()
    scene.give(0, 0, 0, 0)
    scene.build(0)
    assert say("en", reason(scene, "build earth")) == "That costs 1 Production, you have 0 Production."
    assert say("en", reason(scene, "ascend")) == "That costs 5 Culture, you have 0 Culture."
    assert say("en", reason(scene, "colonize risa")) == "You have no ships at Risa."
    assert say("pl", reason(scene, "colonize earth")) == "Ziemia: już kontrolujesz ten system."
    assert say("en", reason(scene, "node earth production")) == (
        "That costs 2 Production, you have 0 Production."
    )
    assert say("en", reason(scene, "weapons")) == "That costs 4 Research, you have 0 Research."


def test_a_fleet_needs_a_dock() -> None:
    scene = table()
    scene.player(0).ascendancy = 2
    told = "A Fleet is formed only at your home or at a Starbase that you control."
    assert say("en", reason(scene, "fleet ardana")) == told


def test_a_connection_that_makes_contact_is_told() -> None:
    scene = Scene(2, (0, 1))
    scene.discover("earth", "ardana", 4, 90)
    scene.discover("ardana", "risa", 3, 90)
    scene.state.push(c.F_PLACE, 1, ids.QONOS, 3)
    codes = scene.state.chart.connections(ids.QONOS, 3)
    assert RISA * 2 in codes
    for code in codes:
        made = GAME.describe(scene.state, 1, c.A_CONNECT + code)
        assert [say("en", w) for w in made.warnings] == ["This joins your home to that of A."]


def test_a_connection_that_is_not_on_offer_can_be_asked_about() -> None:
    scene = Scene(2, (0, 1))
    scene.discover("earth", "ardana", 4, 90)
    scene.state.push(c.F_PLACE, 1, ids.QONOS, 3)
    to_itself = c.A_CONNECT + ids.QONOS * 2
    assert to_itself in GAME.candidates(scene.state)
    assert GAME.describe(scene.state, 1, to_itself).warnings == []
