"""Eclipse as the kernel sees it: notation, policies, an owner's box, previews."""

from pathlib import Path

import pytest
from tests.games.eclipse.scene import Scene

import galaktyka
from galaktyka.core.match import Match
from galaktyka.games.eclipse import choices as c
from galaktyka.games.eclipse.choices import A_SECTOR, ACTION_SPACE, KINDS, QUESTIONS
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import SECTOR_IDS
from galaktyka.games.eclipse.speech.words import RULES


def test_the_kinds_of_answers_fill_the_space_without_gaps() -> None:
    assert GAME.action_space == ACTION_SPACE
    assert [start for _, start, _ in KINDS] == [0, *[end for _, _, end in KINDS[:-1]]]


def test_every_frame_has_a_question_and_a_rule() -> None:
    frames = [value for name, value in vars(c).items() if name.startswith("F_")]
    assert sorted(frames) == list(range(len(QUESTIONS))) == list(range(len(RULES)))
    assert len(set(QUESTIONS)) == len(QUESTIONS)


def test_a_turn_reads_as_one_line() -> None:
    match = galaktyka.new_match("eclipse", 2, seed=4, options={"species": "terran_union,mechanema"})
    seat = match.state.actor()
    home = "225" if seat == 0 else "230"
    match.answer(f"build interceptor {home} done")
    assert [entry.answer for entry in match.record.entries[:4]] == ["build", "interceptor", home, "done"]


@pytest.mark.parametrize(
    ("policy", "choice", "line"), [("pass", "auto", "pass upgrade done"), ("finish", "auto", "")]
)
def test_policies_answer_for_a_seat(policy: str, choice: str, line: str) -> None:
    scene = Scene("terran_union", "mechanema")
    if line:
        scene.play(line)
        assert GAME.automatic(scene.state, 0, {policy: "ask"}) == -1
        assert GAME.automatic(scene.state, 0, {policy: choice}) == c.PASS_VERB
    else:
        scene.play("build")
        assert GAME.automatic(scene.state, 0, {policy: choice}) == -1, "there is something to build"
        scene.player(0).resources = [0, 2, 0]
        assert GAME.automatic(scene.state, 0, {policy: choice}) == c.DONE_VERB


def test_relations_can_be_declined_once_and_for_all() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony", "hydran_progress")
    scene.state.push(c.F_ACCEPT, 1, 0)
    assert GAME.automatic(scene.state, 1, {"relations": "ask"}) == -1
    assert GAME.automatic(scene.state, 1, {"relations": "decline"}) == c.DECLINE_VERB


def test_an_owners_box_is_played_with_and_named_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('number = [{ id = "first_pass_money", amount = 7 }]', "utf-8")
    setting = GAME.setting(2, 1, {"species": "planta,mechanema"}, str(path))
    match = Match(GAME, setting, automate=False)
    seat = match.state.actor()
    match.answer("pass")
    players = match.view(seat)["players"]
    assert isinstance(players, list)
    assert players[seat]["resources"]["money"] == (9 if seat == 0 else 10)
    assert match.record.overlay == setting.overlay != ""


def test_a_step_into_a_fight_shows_its_odds() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.sector("101", (0, -1), 1, bare=False)
    scene.play("move interceptor 225")
    answer = A_SECTOR + SECTOR_IDS.index("101")
    assert answer in scene.state.legal()
    assert GAME.preview(scene.state, 0, answer)
