"""`simulate` and `bench`."""

import pytest
from tests.cli.asking import ask, refusal, run

import galaktyka


def test_the_fields_of_a_simulation() -> None:
    found = ask("simulate", "gaia", "--players", "3", "--games", "2", "--seed", "5")
    assert found["game"] == "gaia"
    assert found["players"] == 3
    assert found["bots"] == ["random"] * 3
    assert (found["games"], found["finished"]) == (2, 2)
    assert found["compiled"] is galaktyka.COMPILED
    assert found["rounds"] == [6, 6]
    assert found["decisions"] > 100
    assert found["decisions_per_second"] > 0
    assert found["games_per_second"] > 0
    for scores, winners in zip(found["scores"], found["winners"], strict=True):
        assert len(scores) == 3
        assert winners == [seat for seat, score in enumerate(scores) if score == max(scores)]


def test_the_same_seed_gives_the_same_games_checked_or_not() -> None:
    words = ("simulate", "gaia", "--players", "2", "--games", "2", "--seed", "8", "--options", "board=random")
    scores = ask(*words)["scores"]
    assert ask(*words)["scores"] == scores
    assert ask(*words, "--check")["scores"] == scores
    assert ask(*words[:-3], "9", *words[-2:])["scores"][0] == scores[1]


def test_a_bot_for_each_seat() -> None:
    assert ask("simulate", "gaia", "--players", "2", "--bots", "random, random", "--games", "1")["bots"] == [
        "random",
        "random",
    ]


def test_in_words() -> None:
    page = run("simulate", "gaia", "--games", "1").stdout
    assert "1 of 1 game played to the end" in page
    assert "random" in page


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--players", "9"], "This game is for 1 to 4 players, not 9."),
        (["--players", "two"], "--players"),
        (["--bots", "genius"], "There is no bot “genius”"),
        (
            ["--players", "3", "--bots", "random,random"],
            "3 players need one bot name for all or one each, not 2",
        ),
        (["--games", "0"], "--games"),
        (["--seed", "seven"], "The seed “seven” is not a whole number."),
        (["--seed", "-1"], "The seed -1 is not a whole number from 0"),
        (["--seed", "9" * 5000], "is not a whole number from 0"),
        (["--options", "colour=red"], "There is no option “colour”"),
        (["--options", "setup=quick"], "The option “setup” cannot be “quick”"),
        (["--options", "setup"], "write it as name=value"),
        (["-o", "setup=advanced", "-o", "setup=first_game"], "given twice"),
        (["--options", "map_seed=x"], "x"),
        (["--components", "missing.toml"], "missing.toml"),
    ],
)
def test_wrong_requests_are_refused(words: list[str], complaint: str) -> None:
    assert complaint in refusal("simulate", "gaia", *words)


def test_bench_measures_each_game() -> None:
    found = ask("bench", "gaia", "--seconds", "0.1")
    assert list(found) == ["gaia"]
    gaia = found["gaia"]
    for field in ("decisions_per_second", "games_per_second", "clones_per_second", "legal_p999_us"):
        assert gaia[field] > 0
    assert gaia["legal_max_us"] >= gaia["legal_p999_us"]
    assert 1_000 < gaia["state_bytes"] < 200_000
    assert 1_000 < gaia["record_bytes"] < 100_000
    assert gaia["compiled"] is galaktyka.COMPILED
    assert "There is no game" in refusal("bench", "chess")
