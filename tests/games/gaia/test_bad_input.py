"""Whatever somebody types: a reason in words, and nothing changed."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.core.playing import trace
from tests.games.gaia.scene import Scene, galaxy, opened

from galaktyka.core.data import DataError
from galaktyka.core.match import Match
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Illegal
from galaktyka.games.gaia.choices import A_TRACK, ACTION_SPACE, END_VERB, MINE_VERB
from galaktyka.games.gaia.game import GAME
from galaktyka.games.gaia.ids import MINE

TECH = "0.1.2.3.4.5.6.7.8"
GOOD_TILES = f"custom:0.1|{TECH}|0.1.2.3.4.5|1|9.8.7.6.5.4|2.4|0.1.2.3.4"
SPACE = "e" * 19


def is_said_in_both_languages(refusal: Illegal) -> None:
    """The reason is a sentence for people, not a bare key."""
    for language in LANGUAGES:
        words = speaker(language).say(refusal.reason)
        assert speaker(language).knows(refusal.reason.key)
        assert " " in words
        assert refusal.reason.key not in words


@contextmanager
def refused(key: str) -> Iterator[dict[str, object]]:
    """The block is refused for this reason, in words; gives the reason's parameters once it is known."""
    params: dict[str, object] = {}
    with pytest.raises(Illegal) as caught:
        yield params
    assert caught.value.reason.key == key
    is_said_in_both_languages(caught.value)
    params.update(caught.value.reason.params)


# --- settings ---


@pytest.mark.parametrize("seats", [-1, 0, 5, 100])
def test_number_of_players(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.setting(seats, 0, {})
    assert caught.value.reason.key == "refusal-player-count"
    is_said_in_both_languages(caught.value)


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1 << 70])
def test_seed(seed: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.setting(2, seed, {})
    assert caught.value.reason.key == "refusal-seed"
    is_said_in_both_languages(caught.value)


def test_unknown_option() -> None:
    with pytest.raises(Illegal) as caught:
        GAME.setting(2, 0, {"colour": "red"})
    assert caught.value.reason.key == "refusal-unknown-option"
    assert "colour" in str(caught.value)
    assert "turn_order" in str(caught.value)
    is_said_in_both_languages(caught.value)


@pytest.mark.parametrize("option", [option.name for option in GAME.options if option.choices])
@pytest.mark.parametrize("value", ["", "maybe", "TRUE", "0"])
def test_value_of_an_option_with_choices(option: str, value: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.setting(2, 0, {option: value})
    assert caught.value.reason.key == "refusal-option-value"
    assert option in str(caught.value)
    is_said_in_both_languages(caught.value)


@pytest.mark.parametrize("option", ["board", "tiles"])
@pytest.mark.parametrize("value", ["", "nowhere", "Default", "custom", " custom:"])
def test_word_for_the_board_or_the_tiles(option: str, value: str) -> None:
    with refused("refusal-option-value") as params:
        GAME.setting(2, 0, {option: value})
    assert params["option"] == option


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "1e3", " 1", "²", "٣", "1" * 19])
def test_map_seed(seed: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.setting(2, 0, {"board": "random", "map_seed": seed})
    assert caught.value.reason.key == "refusal-seed"
    is_said_in_both_languages(caught.value)


@pytest.mark.parametrize("faction", ["", "humans", "Terrans", "terrans xenos", "0"])
def test_unknown_faction(faction: str) -> None:
    with refused("gaia-refusal-faction") as params:
        GAME.setting(2, 0, {"factions": f"terrans,{faction}"})
    assert params["faction"] == faction
    assert "taklons" in str(params["known"])


@pytest.mark.parametrize(("factions", "given"), [("terrans", 1), ("terrans,xenos,taklons", 3)])
def test_as_many_factions_as_seats(factions: str, given: int) -> None:
    with refused("gaia-refusal-faction-count") as params:
        GAME.setting(2, 0, {"factions": factions})
    assert (params["given"], params["seats"]) == (given, 2)


@pytest.mark.parametrize("factions", ["terrans,terrans", "terrans,lantids", "xenos,gleens", "itars,nevlas"])
def test_factions_of_one_home_type(factions: str) -> None:
    with refused("gaia-refusal-same-home") as params:
        GAME.setting(2, 0, {"factions": factions})
    assert params["factions"] == factions.replace(",", ", ")


def test_the_automa_has_a_home_type_of_its_own() -> None:
    with refused("gaia-refusal-same-home"):
        GAME.setting(1, 0, {"factions": "ambas", "automa": "taklons"})
    GAME.setting(1, 0, {"factions": "ambas", "automa": "terrans"})


def test_a_first_game_leaves_nothing_to_choose() -> None:
    for board in ("random", "last_player_rotates", galaxy({(0, 0): "r"})):
        with refused("gaia-refusal-first-game-board"):
            GAME.setting(2, 0, {"setup": "first_game", "board": board})
    with refused("gaia-refusal-first-game-board"):
        GAME.setting(3, 0, {"setup": "first_game", "small_board": "true"})
    with refused("gaia-refusal-first-game-factions"):
        GAME.setting(2, 0, {"setup": "first_game", "factions": "terrans,xenos"})
    with refused("gaia-refusal-first-game-automa"):
        GAME.setting(1, 0, {"setup": "first_game", "automa": "terrans"})
    GAME.setting(1, 0, {"setup": "first_game", "automa": "taklons"})


BAD_BOARDS = [
    "custom:",
    "custom:;",
    "custom:1",
    f"custom:1@0={SPACE}",
    f"custom:1@0,0,0={SPACE}",
    f"custom:1@x,0={SPACE}",
    f"custom:1@0,0={SPACE[1:]}",
    f"custom:1@0,0={SPACE}e",
    f"custom:1@0,0={SPACE[1:]}x",
    f"custom:1@0,0={SPACE[1:]}l",
    f"custom:1@0,0={SPACE[1:]}E",
    f"custom:@0,0={SPACE}",
    f"custom:a b@0,0={SPACE}",
    f"custom:1@0,0={SPACE};1@5,-2={SPACE}",
    f"custom:1@0,0={SPACE};2@1,0={SPACE}",
    f"custom:1@0,0={SPACE};",
    "custom:" + ";".join([f"{i}@{5 * i},0={SPACE}" for i in range(11)]),
    "custom:" + ";".join([f"{i}@{5 * i},0={SPACE}" for i in range(5000)]),
]


@pytest.mark.parametrize("number", range(len(BAD_BOARDS)))
def test_text_of_a_board(number: int) -> None:
    with refused("gaia-refusal-board") as params:
        GAME.setting(2, 0, {"board": BAD_BOARDS[number]})
    assert params["text"] == BAD_BOARDS[number][:60]


def test_a_board_of_ten_sectors_is_read() -> None:
    text = "custom:" + ";".join([f"{i}@{5 * i},0={SPACE}" for i in range(10)])
    assert opened(2, board=text).over is False


BAD_TILES = [
    "custom:",
    "custom:0.1",
    GOOD_TILES + "|0",
    GOOD_TILES.replace("custom:0.1|", "custom:0|"),
    GOOD_TILES.replace("custom:0.1|", "custom:0.0|"),
    GOOD_TILES.replace("custom:0.1|", "custom:1.2|"),
    GOOD_TILES.replace(TECH, TECH[:-2]),
    GOOD_TILES.replace(TECH, TECH[:-1] + "7"),
    GOOD_TILES.replace(TECH, TECH[:-1] + "9"),
    GOOD_TILES.replace("|0.1.2.3.4.5|", "|0.1.2.3.4|"),
    GOOD_TILES.replace("|0.1.2.3.4.5|", "|0.1.2.3.4.4|"),
    GOOD_TILES.replace("|0.1.2.3.4.5|", "|0.1.2.3.4.15|"),
    GOOD_TILES.replace("|0.1.2.3.4.5|", "|0.1.2.3.4.-1|"),
    GOOD_TILES.replace("|1|", "|6|"),
    GOOD_TILES.replace("|1|", "|-1|"),
    GOOD_TILES.replace("|1|", "||"),
    GOOD_TILES.replace("|1|", "|1.2|"),
    GOOD_TILES.replace("9.8.7.6.5.4", "9.8.7.6.5"),
    GOOD_TILES.replace("9.8.7.6.5.4", "10.8.7.6.5.4"),
    GOOD_TILES.replace("9.8.7.6.5.4", "8.8.7.6.5.4"),
    GOOD_TILES.replace("|2.4|", "|2|"),
    GOOD_TILES.replace("|2.4|", "|2.6|"),
    GOOD_TILES.replace("|2.4|", "|2.2|"),
    GOOD_TILES.removesuffix(".4"),
    GOOD_TILES + ".5",
    GOOD_TILES.removesuffix(".4") + ".10",
    GOOD_TILES.removesuffix(".4") + ".3",
    GOOD_TILES.replace("|2.4|", "|two.four|"),
]


@pytest.mark.parametrize("text", BAD_TILES)
def test_text_of_the_tiles(text: str) -> None:
    with refused("gaia-refusal-tiles") as params:
        GAME.setting(2, 0, {"tiles": text})
    assert params["text"] == text[:60]


def test_good_tiles_are_read() -> None:
    assert opened(2, tiles=GOOD_TILES).over is False


def test_an_overlay_that_is_not_there() -> None:
    with pytest.raises(DataError, match=r"no/such/file\.toml"):
        GAME.setting(2, 0, {}, "no/such/file.toml")


# --- answers ---


def playing() -> Match:
    """Terrans to move in round 1, with a mine on 1B1."""
    scene = Scene("terrans", "xenos")
    scene.put(0, MINE, "1B1")
    scene.put(1, MINE, "1A9")
    scene.rich(0)
    return scene.match


def unchanged(match: Match, answer: int | str, key: str, seat: int = -1) -> Illegal:
    before = trace(match)
    with pytest.raises(Illegal) as caught:
        match.answer(answer, seat)
    assert trace(match) == before
    assert caught.value.reason.key == key
    is_said_in_both_languages(caught.value)
    return caught.value


@pytest.mark.parametrize("answer", [-1, -(1 << 40), ACTION_SPACE, 1 << 40])
def test_an_answer_out_of_range(answer: int) -> None:
    refusal = unchanged(playing(), answer, "refusal-answer-out-of-range")
    assert str(ACTION_SPACE) in str(refusal)


@pytest.mark.parametrize("answer", [0, A_TRACK])
def test_an_answer_to_another_question(answer: int) -> None:
    unchanged(playing(), answer, "refusal-other-question")


def test_the_right_question_but_not_on_offer() -> None:
    match = playing()
    for answer in ("federation", "upgrade academy-k", "special faction", "qic fed", "gaiaformer>1q"):
        before = trace(match)
        with pytest.raises(Illegal) as caught:
            match.answer(answer)
        assert trace(match) == before
        assert caught.value.reason.key.startswith("gaia-refusal")
        is_said_in_both_languages(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "build",
        "Build mine",
        "buildmine",
        "mine",
        "xyzzy",
        "pass!",
        "214",
        "power",
        "rotate 1",
        "end.",
    ],
)
def test_unknown_notation(text: str) -> None:
    refusal = unchanged(playing(), text, "refusal-notation")
    assert "build mine" in str(refusal)


@pytest.mark.parametrize("rest", ["99Z9", "1B", "nowhere", "1A5x", "end"])
def test_a_line_that_goes_wrong_half_way_changes_nothing(rest: str) -> None:
    unchanged(playing(), f"build mine {rest}", "refusal-notation")
    unchanged(playing(), f"build mine 1A5 end {rest}", "refusal-notation")


def test_a_hex_that_is_no_target() -> None:
    match = playing()
    before = trace(match)
    for name in ("1B1", "1C", "1A3", "1A9"):
        with pytest.raises(Illegal) as caught:
            match.answer(f"build mine {name}")
        assert trace(match) == before
        assert caught.value.reason.key.startswith("gaia-refusal")
        is_said_in_both_languages(caught.value)


def test_passing_twice_in_one_line() -> None:
    unchanged(playing(), "pass pass", "refusal-notation")


@pytest.mark.parametrize(("seat", "key"), [(1, "refusal-wrong-seat"), (2, "refusal-no-such-seat")])
def test_a_seat_that_is_not_asked(seat: int, key: str) -> None:
    match = playing()
    unchanged(match, "pass", key, seat)
    unchanged(match, MINE_VERB, key, seat)


def test_the_end_of_a_turn_that_was_not_played() -> None:
    unchanged(playing(), END_VERB, "refusal-other-question")
    unchanged(playing(), "end", "refusal-notation")


def test_answers_after_the_game() -> None:
    match = playing()
    match.state.frames = []
    unchanged(match, "pass", "refusal-game-over")


def test_policies() -> None:
    match = playing()
    for seat, name, choice, key in [
        (0, "luck", "on", "refusal-unknown-policy"),
        (0, "charge", "9", "refusal-policy-value"),
        (7, "charge", "0", "refusal-no-such-seat"),
    ]:
        before = trace(match)
        with pytest.raises(Illegal) as caught:
            match.set_policy(seat, name, choice)
        assert trace(match) == before
        assert caught.value.reason.key == key
        is_said_in_both_languages(caught.value)
