"""What New Frontiers says in positions made by hand: the exact sentences, with their figures."""

import pytest
from tests.games.frontiers.saying import check_answer
from tests.games.frontiers.scene import Scene, tile
from tests.games.saying import both, say

from galaktyka.core.game import Answer
from galaktyka.games.frontiers.choices import E_OPEN
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.ids import PLANET_IDS, TECH_IDS
from galaktyka.games.frontiers.speech.phrases import tile_text


def offered(scene: Scene, notation: str) -> Answer:
    """An answer on offer, described."""
    for answer in scene.state.legal():
        if GAME.notation(scene.state, answer) == notation:
            return check_answer(scene.state, scene.asked, answer)
    raise AssertionError(f"{notation} is not among {scene.offers()}")


def refused(scene: Scene, notation: str) -> list[str]:
    """Why an answer is not on offer, in both languages."""
    for answer in GAME.candidates(scene.state):
        if GAME.notation(scene.state, answer) == notation:
            assert answer not in scene.state.legal()
            return both(GAME.why_not(scene.state, scene.asked, answer))
    raise AssertionError(f"{notation} is no candidate")


def asked(scene: Scene) -> list[str]:
    return both(GAME.prompt(scene.state, scene.asked))


def cost(answer: Answer) -> list[str]:
    assert answer.cost is not None
    return both(answer.cost)


def warnings(answer: Answer) -> list[str]:
    return [say("en", warning) for warning in answer.warnings]


def settling() -> Scene:
    """Seat 0 settles: one colonist from the bonus, 2 credits, military 2."""
    scene = Scene(2)
    scene.own(0, "space_marines", "terraforming_engineers", "gem_world")
    scene.explore(0, "rebel_warrior_race", "volcanic_world", "comet_zone", "galactic_studios", "spice_world")
    scene.player(0).credits = 2
    scene.choose(0, "settle")
    return scene


@pytest.mark.parametrize(
    ("notation", "english", "polish"),
    [
        (
            "conquer rebel_warrior_race",
            "Needs military 3, you have 2.",
            "Potrzeba siły militarnej 3, masz 2.",
        ),
        ("pay comet_zone", "Needs 3 credits, you have 2.", "Potrzeba 3 Kredytów, masz 2."),
        (
            "pay rebel_warrior_race",
            "“Rebel Warrior Race” is a military planet, and no power of yours lets you pay for it.",
            "Planeta „Rasa wojowników Rebelii” jest militarna, a żadna twoja Zdolność nie pozwala za nią "
            "zapłacić.",
        ),
        (
            "conquer volcanic_world",
            "“Volcanic World” is not a military planet: it must be paid for.",
            "Planeta „Wulkaniczny świat” nie jest militarna: trzeba za nią zapłacić.",
        ),
        (
            "pay new_earth",
            "“New Earth” is not among your explored planets.",
            "Planeta „Nowa Ziemia” nie jest jedną z twoich Odkrytych Planet.",
        ),
        (
            "replace spice_world",
            "You have no colony that can be swapped for “Spice World”.",
            "Nie masz Kolonii, którą można zamienić na Planetę „Świat ze złożami przypraw”.",
        ),
        (
            "upgrade ancient_race",
            "None of your explored planets can take the place of “Ancient Race”.",
            "Żadna twoja Odkryta Planeta nie może zastąpić Kolonii „Starożytna rasa”.",
        ),
    ],
)
def test_reasons_in_settle(notation: str, english: str, polish: str) -> None:
    assert refused(settling(), notation) == [english, polish]


def test_missing_colonists_are_named() -> None:
    scene = settling()
    scene.player(0).credits = 9
    assert refused(scene, "pay galactic_studios") == [
        "Needs 2 colonists, you have 1.",
        "Potrzeba 2 Kolonistów, masz 1.",
    ]


def test_an_upgrade_names_the_difference() -> None:
    scene = settling()
    scene.explore(0, "artist_settlement")
    scene.play("upgrade gem_world")
    assert asked(scene)[0] == "Which planet takes the place of “Gem World”?"
    assert refused(scene, "to artist_settlement") == [
        "“Artist Settlement” must cost 0 to 3 more than “Gem World”; the difference is -1.",
        "Planeta „Osada artystów” musi kosztować o 0 do 3 więcej niż Kolonia „Świat klejnotów”; różnica to -1.",
    ]
    assert refused(scene, "to comet_zone")[0] == "“Comet Zone” is of another kind than “Gem World”."
    assert cost(offered(scene, "to galactic_studios")) == ["1 colonist", "1 Kolonista"]
    assert offered(scene, "to spice_world").cost is None


def test_costs_and_warnings_of_a_settlement() -> None:
    scene = settling()
    answer = offered(scene, "pay volcanic_world")
    assert cost(answer) == ["2 credits, 1 colonist", "2 Kredyty, 1 Kolonista"]
    assert answer.target == "planet-volcanic_world"
    assert answer.warnings == []
    scene.own(
        0, "asteroid_belt", "radioactive_world", "secluded_world", "destroyed_world", "prosperous_world"
    )
    assert warnings(offered(scene, "pay volcanic_world")) == [
        "This is more than 7 colonies: this round will be the last."
    ]


def test_goods_for_military() -> None:
    scene = Scene(2)
    scene.own(0, "self_repairing_alien_artillery", "imperium_arms_factory", "comet_zone")
    scene.good(0, "self_repairing_alien_artillery", "comet_zone")
    scene.explore(0, "rebel_outpost", "rebel_homeworld", "alien_robot_sentry")
    scene.people(0, 2)
    scene.choose(0, "settle")
    assert refused(scene, "conquer rebel_homeworld") == [
        "Needs military 7, you have 5, with all goods that could be discarded.",
        "Potrzeba siły militarnej 7, masz 5, licząc wszystkie dobra, które można odrzucić.",
    ]
    label = offered(scene, "conquer rebel_outpost").label
    assert say("en", label) == "Conquer “Rebel Outpost” with the help of goods (military 5 against 5)"
    scene.play("conquer alien_robot_sentry")
    assert (
        asked(scene)[0] == "“Alien Robot Sentry” has defence 2, you have military 0. Which good do you add?"
    )
    assert refused(scene, "done") == ["Needs military 2, you have 0.", "Potrzeba siły militarnej 2, masz 0."]
    scene.play("use imperium_arms_factory")
    assert (
        asked(scene)[1]
        == "Siła militarna 2 wystarcza na Planetę „Robot wartowniczy Obcych” (obrona 2). Podbijasz?"
    )
    assert warnings(offered(scene, "use self_repairing_alien_artillery")) == [
        "Your military is already enough."
    ]
    assert refused(scene, "use imperium_arms_factory")[0] == (
        "The power of “Imperium Arms Factory” was already used in this action."
    )


def test_paying_for_what_could_be_conquered() -> None:
    scene = Scene(2)
    scene.own(0, "contact_specialist", "space_marines")
    scene.explore(0, "rebel_miners", "alien_robot_sentry")
    scene.player(0).credits = 5
    scene.choose(0, "settle")
    answer = offered(scene, "pay rebel_miners")
    assert cost(answer)[0] == "1 credit, 1 colonist"
    assert warnings(answer) == ["You could conquer it without paying."]
    assert refused(scene, "pay alien_robot_sentry")[0].startswith("“Alien Robot Sentry” is a military planet")


def test_buying_technologies() -> None:
    scene = Scene(2)
    scene.own(0, "public_works", "space_marines")
    scene.player(0).credits = 3
    scene.choose(0, "develop")
    assert asked(scene) == [
        "You have 3 credits. Which technology do you buy, if any?",
        "Masz 3 Kredyty. Którą Technologię kupujesz, jeśli w ogóle?",
    ]
    answer = offered(scene, "buy mining_conglomerate")
    assert cost(answer) == ["3 credits", "3 Kredyty"]
    assert answer.target == "tech-mining_conglomerate"
    assert refused(scene, "buy drop_ships") == [
        "Needs 4 credits, you have 3.",
        "Potrzeba 4 Kredytów, masz 3.",
    ]
    assert refused(scene, "buy public_works")[0] == "You already own “Public Works”."
    scene.state.stacks[2] = 0
    assert refused(scene, "buy contact_specialist")[0] == "No “Contact Specialist” is left."
    scene.player(0).spaces = 10
    assert warnings(offered(scene, "buy mining_conglomerate")) == [
        "This covers more than 10 spaces: this round will be the last."
    ]
    scene.player(0).spaces = 11
    assert refused(scene, "buy mining_conglomerate")[1] == (
        "Zakrywasz już 11 pól; na kolejną Technologię nie ma miejsca."
    )
    scene.player(0).spaces = 9
    scene.player(0).credits = 9
    assert warnings(offered(scene, "buy new_economy"))
    assert warnings(offered(scene, "pass")) == ["You could still pay for technologies."]


def test_a_large_technology_may_not_lie_across_where_the_option_forbids_it() -> None:
    scene = Scene(2, allow_straddle="false")
    scene.player(0).credits = 9
    scene.choose(0, "develop")
    scene.player(0).spaces = 9
    assert refused(scene, "buy new_economy")[0] == (
        "A large technology needs both spaces on one side of the zone’s border."
    )


def test_choosing_an_action_warns_of_what_brings_nothing() -> None:
    scene = Scene(2)
    told = {notation: warnings(offered(scene, notation)) for notation in scene.offers()}
    assert told["develop"] == []  # Investment Credits cost nothing with the bonus
    assert told["settle"] == ["You could settle no planet, only gain colonists."]
    assert told["trade_consume"] == ["You have no good to sell or to consume."]
    assert told["diplomats"] == ["Your pawn already stands in the first place."]
    scene.state.left_credits = 2
    assert say("pl", offered(scene, "produce").label) == "Produkcja (+2 Kredyty)"
    scene.play("isolation")
    assert refused(scene, "isolation") == [
        "Isolation was already chosen in this round.",
        "Izolacja: ten kafel już wybrano w tej rundzie.",
    ]


def test_an_end_that_an_action_brings_about_is_told() -> None:
    scene = Scene(2)
    scene.state.vp_pool = 1
    for notation in ("diplomats", "trade_consume"):
        assert warnings(offered(scene, notation))[-1] == (
            "This empties the pool of points: this round will be the last."
        )
    scene.state.stacks[TECH_IDS.index("investment_credits")] = 0
    assert warnings(offered(scene, "develop")) == ["You could not pay for any technology."]


def test_colonists_run_out() -> None:
    scene = Scene(2)
    scene.pool(2)
    scene.choose(0, "settle")
    answer = offered(scene, "colonists")
    assert say("pl", answer.label) == "Weź 1 Kolonistę"
    assert warnings(answer) == ["Only 1 colonist left in the pool."]
    scene.play("colonists")
    assert both(offered(scene, "colonists").label) == [
        "Gain no colonists: the pool is empty",
        "Nie bierz Kolonistów: pula jest pusta",
    ]


def test_selling_and_consuming() -> None:
    scene = Scene(2, homes=("old_earth", "ancient_race"))
    scene.own(
        0, "gem_world", "comet_zone", "alien_oort_cloud_refinery", "mining_conglomerate", "trade_league"
    )
    scene.good(0, "gem_world", "comet_zone")
    scene.good(0, "alien_oort_cloud_refinery", kind="alien")
    scene.choose(0, "trade_consume")
    answer = offered(scene, "sell comet_zone")
    assert both(answer.label) == [
        "Rare Elements good on “Comet Zone” for 5 credits",
        "Dobro Rzadkich Pierwiastków z Kolonii „Strefa występowania komet” za 5 Kredytów",
    ]
    assert answer.target == "good-comet_zone"
    assert refused(scene, "sell alien_oort_cloud_refinery") == [
        "The good on “Alien Oort Cloud Refinery” cannot be sold.",
        "Dobra z Kolonii „Rafineria Obcych w Obłoku Oorta” nie można sprzedać.",
    ]
    assert refused(scene, "sell old_earth")[0] == "There is no good on “Old Earth”."
    scene.play("sell comet_zone")
    assert refused(scene, "use mining_conglomerate") == [
        "“Mining Conglomerate” needs 1 good (Rare Elements), you have 0.",
        "Kafel „Przemysł wydobywczy” wymaga 1 dobra (Rzadkie Pierwiastki), masz 0.",
    ]
    assert refused(scene, "done")[0] == "A consume power that can work must be used."
    use = offered(scene, "use old_earth")
    assert both(use.label) == [
        "Old Earth – consume 2 goods for 3 VP",
        "Stara Ziemia – konsumujesz 2 dobra za 3 PZ",
    ]
    assert use.target == "planet-old_earth"
    assert offered(scene, "use trade_league").target == "owned-0-trade_league"
    scene.play("use trade_league")
    assert asked(scene)[0] == "Which good do you sell by “Trade League”?"
    assert refused(scene, "no sale")[1] == "Trzeba teraz sprzedać jedno dobro."


def test_a_windfall_needs_an_empty_colony_of_its_kind() -> None:
    scene = Scene(2)
    scene.own(
        0, "asteroid_belt", "pre_sentient_race", "mining_robots", "genetics_lab", "deserted_alien_outpost"
    )
    scene.own(0, "alien_tech_institute")
    scene.good(0, "deserted_alien_outpost")
    scene.choose(0, "produce")
    assert scene.question() == "windfall"
    assert refused(scene, "use alien_tech_institute") == [
        "“Alien Tech Institute” has no empty windfall colony to put a good on.",
        "Kafel „Instytut technologii Obcych” nie ma pustej Kolonii zdobycznej, na której można położyć dobro.",
    ]
    scene.play("use genetics_lab")
    assert scene.question() == "place"
    assert asked(scene)[0] == "On which windfall colony does “Genetics Lab” put a good?"
    assert refused(scene, "produce asteroid_belt")[0] == "“Asteroid Belt” is of another kind."
    assert (
        refused(scene, "produce deserted_alien_outpost")[0] == "“Deserted Alien Outpost” already has a good."
    )


def test_the_hidden_goal_is_asked_for_by_name() -> None:
    scene = Scene(2, goals="true")
    scene.goal_down(1, "sales_tax")
    scene.choose(0, "explore", check=False)
    assert asked(scene) == [
        "Chosen: Explore. Your goal “Sales Tax” lies face down: do you turn it up now?",
        "Wybrano: Odkrywanie. Twój Cel „Podatek obrotowy” leży zakryty: odkrywasz go teraz?",
    ]
    assert offered(scene, "reveal").target == "goal-sales_tax"
    other = Scene(2, goals="true")
    other.goal_down(1, "draft")
    other.choose(0, "explore", check=False)
    assert asked(other)[0] == "Chosen: Explore. Your goal “Draft” stays face down."
    assert refused(other, "reveal")[0] == "Only goals with a stockpile can be turned up early."


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        (
            "pan_galactic_league",
            "2 VP for each Genes colony; 1 VP for each other military colony.",
            "2 PZ za każdą Kolonię z Genami; 1 PZ za każdą inną militarną Kolonię.",
        ),
        (
            "galactic_federation",
            "2 VP for each large technology; 1 VP for each other technology.",
            "2 PZ za każdą dużą Technologię; 1 PZ za każdą inną Technologię.",
        ),
        (
            "imperium_lords",
            "2 VP for each military REBEL colony; 1 VP for each IMPERIUM tile.",
            "2 PZ za każdą militarną Kolonię ze słowem REBELII; 1 PZ za każdy kafel ze słowem IMPERIALNA.",
        ),
        (
            "new_economy",
            "2 VP for each technology with a power for Consume; 1 VP for each colony with a power for Consume.",
            "2 PZ za każdą Technologię ze Zdolnością: Konsumpcja; "
            "1 PZ za każdą Kolonię ze Zdolnością: Konsumpcja.",
        ),
    ],
)
def test_a_line_that_counts_what_better_lines_leave_says_so(name: str, english: str, polish: str) -> None:
    """Only where a tile could meet both lines: the scoring tile itself is never left out."""
    said = both(tile_text(Scene(2).state.box, tile(name)))
    assert said[0].endswith(english)
    assert said[1].endswith(polish)


def test_a_surplus_is_told_as_a_number_of_planets() -> None:
    scene = Scene(2)
    scene.own(0, "terraforming_robots")
    scene.explore(0, *PLANET_IDS[:8])
    scene.people(0, 1)
    scene.draws("rebel_base")
    scene.choose(0, "settle", check=False)
    scene.go("pay devolved_uplift_race")
    assert asked(scene) == [
        "You have 1 planet too many. Which explored planet goes back?",
        "Masz o 1 Planetę za dużo. Którą Odkrytą Planetę odkładasz?",
    ]


def test_a_name_that_ends_with_a_stop_does_not_double_it() -> None:
    scene = Scene(2)
    scene.draws("imperium_munitions")
    scene.choose(0, "explore")
    opened = [event for event in scene.table.events if event.kind == E_OPEN]
    assert both(GAME.event_text(scene.state, opened[0])) == [
        "On offer: “Imperium Munitions, Inc.”.",
        "Do wyboru: „Imperialne zakłady amunicyjne”.",
    ]
