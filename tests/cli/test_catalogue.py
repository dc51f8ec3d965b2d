"""What there is: games, bots, rules, components, help."""

from pathlib import Path

import pytest
from tests.cli.asking import ask, refusal, run

import galaktyka
from galaktyka.core.text import speaker
from galaktyka.games import game

COMMANDS = [
    "play",
    "games",
    "rules",
    "components",
    "bots",
    "replay",
    "show",
    "simulate",
    "fuzz",
    "odds",
    "import",
    "bench",
]


def test_every_command_has_help_for_itself_and_each_option() -> None:
    front = run("--help")
    assert front.exit_code == 0
    for command in COMMANDS:
        assert command in front.stdout
        page = run(command, "--help")
        assert page.exit_code == 0
        assert "Usage" in page.stdout
        assert "--lang" in page.stdout


def test_without_a_command_the_help_is_shown() -> None:
    assert run().exit_code == 0
    assert "simulate" in run().stdout


def test_the_version_names_the_flavour() -> None:
    flavour = "compiled" if galaktyka.COMPILED else "interpreted"
    assert run("--version").stdout == f"galaktyka {galaktyka.__version__} ({flavour})\n"


def test_games_as_json() -> None:
    (gaia,) = [one for one in ask("games") if one["id"] == "gaia"]
    assert gaia["name"] == "Gaia Project"
    assert gaia["players"] == [1, 4]
    assert gaia["action_space"] == game("gaia").action_space > 100
    assert gaia["modes"]
    options = {option["name"]: option for option in gaia["options"]}
    assert options["setup"]["choices"] == ["first_game", "advanced"]
    for option in gaia["options"]:
        assert option["title"], option["name"]
        assert option["meaning"], option["name"]
        assert all(option["choice_meanings"].values()), option["name"]


def test_one_game_lists_its_options_with_their_meaning() -> None:
    page = run("games", "gaia").stdout
    for option in game("gaia").options:
        assert option.name in page
    assert "Gaia Project" in page
    assert "Projekt Gaja" in run("games", "gaia", "--lang", "pl").stdout
    assert ask("games", "gaia") == [one for one in ask("games") if one["id"] == "gaia"]


def test_bots() -> None:
    bots = ask("bots")
    assert [bot["level"] for bot in bots] == sorted(bot["level"] for bot in bots)
    assert "random" in [bot["name"] for bot in bots]
    for bot in bots:
        assert bot["description"] != f"bot-{bot['name']}"
    assert "random" in run("bots").stdout


def test_a_rule_by_its_id_in_both_languages() -> None:
    english, polish = run("rules", "gaia", "R20").stdout, run("rules", "gaia", "r20", "--lang", "pl").stdout
    assert english.startswith("R20  Building a mine")
    assert polish.startswith("R20  Budowa Kopalni")


def test_all_rules_in_order() -> None:
    rules = ask("rules", "gaia")
    ids = [rule["id"] for rule in rules]
    assert ids.index("R3") < ids.index("R20") < ids.index("R110")
    assert all(rule["title"] and rule["text"] for rule in rules)
    page = run("rules", "gaia").stdout
    assert all(id_ in page for id_ in ids)


def test_components_as_json() -> None:
    everything, doubtful = ask("components", "gaia"), ask("components", "gaia", "--unverified")
    assert everything["total"] == len(everything["items"]) == sum(everything["by_provenance"].values())
    assert set(doubtful["by_provenance"]) <= {"M", "R"}
    assert 0 < doubtful["total"] < everything["total"]


def test_components_in_words_never_call_a_reconstruction_printed() -> None:
    page = run("components", "gaia", "--unverified").stdout
    assert "reconstructed, not the printed value" in page


def test_an_overlay_shows_as_the_owners(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    booster = ask("components", "gaia")["items"]
    income = next(item for item in booster if item["id"] == "booster_01")["values"]["income"]
    assert income
    box.write_text('booster = [{ id = "booster_01", income = [{ ore = 2 }] }]\n', encoding="utf-8")
    changed = ask("components", "gaia", "--overlay", str(box))["items"]
    item = next(item for item in changed if item["id"] == "booster_01")
    assert item["values"]["income"] == [{"ore": 2}]
    assert item["provenance_of_values"]["income"] == "O"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("booster = [", "not valid TOML"),
        ('boosters = [{ id = "booster_01" }]', "no such section"),
        ('booster = [{ id = "booster_99", income = [] }]', "no such item"),
        ('booster = [{ id = "booster_01", incme = [] }]', "no such field"),
        ('booster = [{ id = "booster_01", income = 3 }]', "income"),
    ],
)
def test_a_broken_overlay_is_refused_wherever_it_is_given(text: str, complaint: str, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(text, encoding="utf-8")
    assert complaint in refusal("components", "gaia", "--overlay", str(box))
    assert complaint in refusal("simulate", "gaia", "--components", str(box))


def test_unknown_names_are_refused() -> None:
    assert refusal("games", "chess") == "There is no game “chess”. Games: exodus, frontiers, gaia."
    assert refusal("games", "chess", "--lang", "pl") == "Nie ma gry „chess”. Gry: exodus, frontiers, gaia."
    assert refusal("games", "chess", GALAKTYKA_LANG="pl") == "Nie ma gry „chess”. Gry: exodus, frontiers, gaia."
    assert "R999" in refusal("rules", "gaia", "R999")
    assert "There is no game" in refusal("components", "chess")
    assert "cannot be read" in refusal("components", "gaia", "--overlay", "no-such-file.toml")
    assert "There are no words in “de”" in refusal("games", "--lang", "de")
    assert "--bogus" in refusal("games", "--bogus")
    assert "dance" in refusal("dance")


@pytest.mark.parametrize("file", ["cli.ftl", "gaia-terminal.ftl"])
def test_both_languages_say_the_same_things(file: str) -> None:
    from importlib.resources import files

    keys = {}
    for language in ("en", "pl"):
        text = (files("galaktyka") / "locale" / language / file).read_text("utf-8")
        keys[language] = {line.split(" = ")[0] for line in text.splitlines() if line[:1].isalpha()}
        assert all(speaker(language).knows(key) for key in keys[language])
    assert keys["en"] == keys["pl"]
