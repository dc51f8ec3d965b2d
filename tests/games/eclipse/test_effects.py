"""What components do is told with the numbers of the table's own box."""

from pathlib import Path

import pytest
from tests.games.saying import both, say

from galaktyka.core.match import Match
from galaktyka.core.text import speaker
from galaktyka.core.words import Text
from galaktyka.games.eclipse import ids
from galaktyka.games.eclipse.components import BOXES, Box, standard_box
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.speech.effects import (
    back_name,
    back_text,
    found_name,
    found_text,
    part_text,
    species_text,
    structure_text,
    tech_text,
)

OVERLAY = """
part = [
  { id = "plasma_missile", energy_use = 0, initiative = 2, missiles = ["orange", "red", "red", "red", "red", "red"] },
  { id = "nonlinear_drive", energy_production = 1 },
]
number = [
  { id = "quantum_grid_discs", amount = 1 },
  { id = "pico_modulator_activations", amount = 5 },
  { id = "artifact_key_resources", amount = 2 },
]
points = [
  { id = "warp_portal", amount = 3 },
  { id = "monolith", amount = 5 },
  { id = "discovery", amount = 1 },
  { id = "controlled_sector", amount = 2 },
]
discovery = [
  { id = "gain_mixed", gain = { materials = 1, money = 5 } },
  { id = "ancient_orbital", gain = { science = 1 } },
]
species = [
  { id = "mechanema", activations = [1, 1, 4, 5, 2, 2] },
  { id = "terran_union", trade = 5, activations = [1, 1, 2, 2, 1, 2] },
]
"""


def part(box: Box, id_: str) -> Text:
    return part_text(box, ids.PART_IDS.index(id_))


def tech(box: Box, id_: str) -> Text:
    return tech_text(box, ids.TECH_IDS.index(id_))


def found(box: Box, id_: str) -> Text:
    return found_text(box, ids.DISCOVERY_IDS.index(id_))


def every_effect(box: Box) -> list[Text]:
    """All that is said about the components of a box."""
    said = [part_text(box, i) for i in range(len(ids.PART_IDS))]
    said += [tech_text(box, i) for i in range(len(ids.TECH_IDS))]
    for i in range(len(ids.DISCOVERY_IDS)):
        said += [found_name(box, i), found_text(box, i)]
    said += [species_text(box, i) for i in range(len(ids.SPECIES_IDS))]
    said += [structure_text(box, what) for what in (ids.ORBITAL, ids.MONOLITH)]
    return [*said, back_name(box), back_text(box)]


@pytest.fixture
def overlay(tmp_path: Path) -> str:
    file = tmp_path / "my-box.toml"
    file.write_text(OVERLAY, "utf-8")
    return str(file)


@pytest.fixture
def other_box(overlay: str) -> Box:
    return BOXES.box(overlay)


def test_every_effect_is_a_sentence_in_both_languages(other_box: Box) -> None:
    for box in (standard_box(), other_box):
        for text in every_effect(box):
            for words in both(text):
                assert words[0].isupper() or words[0].isdigit(), words
                assert not words.endswith("..")


@pytest.mark.parametrize(
    ("language", "id_", "words"),
    [
        ("en", "muon_source", "Initiative 1, produces 2 energy, outside the grid."),
        ("en", "ion_missile", "3 yellow missile dice."),
        ("en", "tachyon_drive", "Movement 3, initiative 3, uses 3 energy."),
        ("pl", "plasma_turret", "2 pomarańczowe kości działa, zużywa 3 energii."),
        ("pl", "nuclear_drive", "Ruch 1, inicjatywa 1, zużywa 1 energię."),
        ("pl", "sentient_hull", "Komputer 1, kadłub 1."),
    ],
)
def test_R28c_a_part_tells_its_dice_and_values(language: str, id_: str, words: str) -> None:
    assert say(language, part(standard_box(), id_)) == words


def test_the_words_of_the_standard_box() -> None:
    box = standard_box()
    assert say("en", tech(box, "gauss_shield")) == "Ship part: shield 1."
    assert say("en", tech(box, "advanced_robotics")) == "At once 1 spare disc joins your influence track."
    assert say("pl", tech(box, "pico_modulator")) == "O 2 Aktywacje więcej w akcji Ulepszenia."
    assert say("en", found(box, "part_shard_hull")) == "Ship part: hull 3."
    assert say("pl", found(box, "gain_mixed")) == "Zyskujesz 2 Materiały, 2 Nauki, 3 Fundusze."
    assert say("pl", found_name(box, ids.FOUND_GAIN_MONEY)) == "8 Funduszy"
    union = species_text(box, ids.TERRAN_UNION)
    assert say("en", union) == "Moves 3 times per action and trades at 2 for 1."


def test_an_overlay_changes_what_is_told(other_box: Box) -> None:
    box = other_box
    missile = "1 orange missile die, 5 red missile dice, initiative 2."
    assert say("en", part(box, "plasma_missile")) == missile
    assert say("en", tech(box, "plasma_missile")) == "Ship part: " + missile
    pl_missile = "1 pomarańczowa kość rakiety, 5 czerwonych kości rakiety, inicjatywa 2."
    assert say("pl", part(box, "plasma_missile")) == pl_missile
    assert say("pl", part(box, "nonlinear_drive")) == "Ruch 2, wytwarza 1 energię."
    assert say("en", tech(box, "quantum_grid")) == "At once 1 spare disc joins your influence track."
    assert say("pl", tech(box, "pico_modulator")) == "O 5 Aktywacji więcej w akcji Ulepszenia."
    assert "2 zasoby" in say("pl", tech(box, "artifact_key"))
    assert "worth 3 VP" in say("en", tech(box, "warp_portal"))
    assert say("en", found_name(box, ids.FOUND_GAIN_MIXED)) == "1 material, 5 money"
    assert say("en", found(box, "ancient_orbital")) == "Put an orbital into this sector and gain 1 science."
    assert say("en", back_name(box)) == "1 VP"
    assert "Worth 5 VP" in say("en", structure_text(box, ids.MONOLITH))
    assert "scores 2 VP per controlled sector" in say("en", species_text(box, ids.PLANTA))
    assert "Build 5, Upgrade 4" in say("en", species_text(box, ids.MECHANEMA))
    assert say("en", species_text(box, ids.TERRAN_UNION)) == "Moves once per action and trades at 5 for 1."


def test_answers_pictures_and_screens_tell_the_owner_s_values(overlay: str) -> None:
    match = Match(GAME, GAME.setting(2, 1, {}, overlay), automate=False)
    told = "Builds more cheaply; activations: Build 5, Upgrade 4."
    answers = match.answers(match.state.actor())
    labels = [say("en", answer.label) for answer in answers]
    assert f"Mechanema: {told}" in labels
    view, words = match.view(0), speaker("en")
    species = [panel for panel in GAME.panels(view, words) if panel.id == "species"]
    assert told in species[0].moving
    marked = [answer.target for answer in answers]
    screen = " ".join(line.plain().strip() for line in GAME.screen(view, words, "map", 200, marked))
    assert told in screen
