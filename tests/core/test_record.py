"""Records: saving, reading back, replaying, and refusing what is damaged."""

import copy
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.playing import facts, line, refused, start, trace
from tests.core.tiny_game import COMET, Comet

from galaktyka.core.chance import Stream
from galaktyka.core.game import Setting
from galaktyka.core.match import HASH_EVERY, Match
from galaktyka.core.record import Record, from_dict, load, loads
from galaktyka.core.replaying import replay
from galaktyka.core.text import speaker
from galaktyka.core.words import Illegal

Document = dict[str, Any]


def play(match: Match, answers: int, stream: Stream) -> None:
    """So many of a person's answers, or to the end."""
    while answers and not match.over:
        seats = match.state.actors()
        seat = seats[stream.below(len(seats))]
        legal = match.state.legal_for(seat)
        match.answer(legal[stream.below(len(legal))], seat, time=len(match.record.entries))
        answers -= 1


def played(seed: int = 5, answers: int = 1000, seats: int = 3) -> Match:
    match = start(seats, seed)
    match.set_policy(1, "block", "always")
    match.record.names = ["Ann", "", "Zoë"][:seats]
    match.record.bots = ["", "random", ""][:seats]
    play(match, answers, Stream(seed))
    return match


def document(match: Match) -> Document:
    found: Document = json.loads(match.dumps())
    return found


def verify(changed: Document) -> Match:
    return replay(COMET, from_dict(changed))


# --- round trips ---


def test_a_record_reads_back_as_it_was_written() -> None:
    match = played()
    text = match.dumps()
    assert loads(text).dumps() == text


def test_the_shape_of_a_record() -> None:
    found = document(played())
    assert list(found) == [
        "format", "game", "rules_version", "options", "overlay", "players",
        "seats", "seed", "opening", "entries", "hashes", "result", "checksum",
    ]  # fmt: skip
    assert (found["format"], found["game"], found["rules_version"], found["overlay"]) == (1, "comet", 1, None)
    assert found["seats"] == [{"name": "Ann"}, {"name": "", "bot": "random"}, {"name": "Zoë"}]
    assert set(found["result"]) == {"scores", "ranks", "by_source"}
    keys = {key for entry in found["entries"] for key in entry}
    assert keys == {"seat", "answer", "chance", "auto", "t"}


def test_a_replay_leads_to_the_same_match() -> None:
    match = played()
    again = replay(COMET, loads(match.dumps()))
    assert again.dumps() == match.dumps()
    assert [facts(event) for event in again.table.events] == [facts(event) for event in match.table.events]
    assert again.table.counters == match.table.counters
    assert not again.can_undo


def test_automatic_answers_replay_as_they_were_recorded() -> None:
    """The policies are not in the record; what they answered is."""
    match = played(seed=6)
    assert "[1:block]" in line(match)
    assert line(replay(COMET, loads(match.dumps()))) == line(match)


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), answers=st.integers(0, 30))
def test_continuing_after_a_replay_is_continuing(seed: int, answers: int) -> None:
    """The same future as play that was never interrupted: answers, chance, events and result."""
    straight, saved = start(2, seed), start(2, seed)
    stream, other = Stream(seed), Stream(seed)
    play(straight, answers, stream)
    play(saved, answers, other)
    resumed = replay(COMET, loads(saved.dumps()))
    play(straight, 1000, stream)
    play(resumed, 1000, other)
    assert resumed.dumps() == straight.dumps()
    assert trace(resumed)[:-1] == trace(straight)[:-1]


def test_every_position_on_the_way_can_be_shown() -> None:
    match = played()
    record = loads(match.dumps())
    for at in range(len(record.entries) + 1):
        shown = replay(COMET, record, at)
        assert [e.answer for e in shown.record.entries] == [e.answer for e in record.entries[:at]]
        assert shown.state.digest() == record.hashes.get(at, shown.state.digest())
    assert shown.state.digest() == match.state.digest()
    with refused("refusal-record-position"):
        replay(COMET, record, len(record.entries) + 1)


def test_going_on_from_the_middle_gives_the_forced_answers_first() -> None:
    match = played()
    forced = [i for i, entry in enumerate(match.record.entries) if entry.auto and entry.answer == "pass"]
    middle = replay(COMET, loads(match.dumps()), forced[0])
    assert len(middle.record.entries) == forced[0]
    middle.commit()
    assert line(middle) == line(replay(COMET, loads(match.dumps()), len(middle.record.entries)))
    assert len(middle.record.entries) > forced[0]


def test_hashes_are_stored_at_the_start_on_the_way_and_where_it_was_saved() -> None:
    """A long game, saved after every answer."""
    match = start(3, 99, automate=False, fuel=6)
    stored = []
    while not match.over:
        match.answer(match.state.legal()[0])
        stored.append(sorted(loads(match.dumps()).hashes))
    assert stored[:2] == [[0, 1], [0, 2]]
    assert stored[HASH_EVERY - 2 :] == [[0, 49], [0, 50], [0, 50, 51], [0, 50, 52]]


# --- files ---


def test_saving_and_loading_a_file(tmp_path: Path) -> None:
    match = played()
    path = tmp_path / "game.json"
    match.save(str(path))
    assert path.read_text("utf-8") == match.dumps()
    assert load(str(path)).dumps() == match.dumps()
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_save_that_fails_keeps_the_old_file(tmp_path: Path) -> None:
    """A folder stands where the file should go: the text is written beside it but cannot be put in place."""
    path = tmp_path / "game.json"
    path.mkdir()
    (path / "inside").write_text("kept")
    with refused("refusal-record-unwritable"):
        played().save(str(path))
    assert os.listdir(tmp_path) == ["game.json"]
    assert (path / "inside").read_text() == "kept"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = str(tmp_path / "nowhere" / "game.json")
    with refused("refusal-record-unwritable"):
        played().save(path)
    with refused("refusal-record-unreadable"):
        load(path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00")
    with refused("refusal-record-not-json"):
        load(str(path))


# --- damage ---


def test_a_cut_file_is_refused_wherever_it_is_cut() -> None:
    text = played(answers=6).dumps()
    for length in range(len(text)):
        with refused("refusal-record-not-json"):
            loads(text[:length])


@pytest.mark.parametrize("text", ["[" * 100_000, '{"format": ' + "1" * 5000 + "}"])
def test_monstrous_json_is_refused(text: str) -> None:
    with refused("refusal-record-not-json"):
        loads(text)


@pytest.mark.parametrize("text", ["[]", "1", "null", '"record"'])
def test_other_json_is_refused(text: str) -> None:
    with refused("refusal-record-field") as params:
        loads(text)
    assert params["field"] == "record"


REQUIRED = "format game rules_version options players seats seed opening entries hashes"


@pytest.mark.parametrize("field", REQUIRED.split())
def test_a_missing_field_is_named(field: str) -> None:
    found = document(played())
    del found[field]
    with refused("refusal-record-field") as params:
        from_dict(found)
    assert params["field"] == field


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["format"], "1", "format"),
        (["game"], 5, "game"),
        (["rules_version"], "1", "rules_version"),
        (["rules_version"], True, "rules_version"),
        (["options"], [], "options"),
        (["options", "fuel"], 3, "options"),
        (["overlay"], 5, "overlay"),
        (["players"], 0, "players"),
        (["players"], 2.0, "players"),
        (["players"], 10**12, "seats"),
        (["seats"], {}, "seats"),
        (["seats"], [], "seats"),
        (["seats", 1], "Ann", "seats[1]"),
        (["seats", 1, "name"], None, "seats[1].name"),
        (["seats", 1, "bot"], 1, "seats[1].bot"),
        (["seed"], -1, "seed"),
        (["opening"], None, "opening"),
        (["opening", 0], "0", "opening"),
        (["entries"], {}, "entries"),
        (["entries", 2], [], "entries[2]"),
        (["entries", 2, "seat"], 3, "entries[2].seat"),
        (["entries", 2, "seat"], -1, "entries[2].seat"),
        (["entries", 2, "answer"], 4, "entries[2].answer"),
        (["entries", 2, "chance"], [True], "entries[2].chance"),
        (["entries", 2, "chance"], None, "entries[2].chance"),
        (["entries", 2, "auto"], "yes", "entries[2].auto"),
        (["entries", 2, "t"], 1.5, "entries[2].t"),
        (["hashes"], [], "hashes"),
        (["hashes", "0"], 12, "hashes"),
        (["hashes", "zero"], "00", "hashes"),
        (["hashes", "²"], "00", "hashes"),
        (["hashes", "01"], "00", "hashes"),
        (["hashes", "1" * 5000], "00", "hashes"),
        (["result"], [], "result"),
        (["result", "scores"], "many", "result.scores"),
        (["result", "ranks"], [None], "result.ranks"),
        (["result", "by_source"], [1], "result.by_source"),
        (["result", "by_source", 0, "cards"], "1", "result.by_source"),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(path: list[str | int], value: object, named: str) -> None:
    found = document(played())
    place: Any = found
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with refused("refusal-record-field") as params:
        from_dict(found)
    assert params["field"] == named


@pytest.mark.parametrize(
    ("path", "named"),
    [
        ([], "colour"),
        (["seats", 0], "seats[0].colour"),
        (["entries", 0], "entries[0].colour"),
        (["result"], "result.colour"),
    ],
)
def test_a_field_that_nobody_knows_is_named(path: list[str | int], named: str) -> None:
    found = document(played())
    place: Any = found
    for step in path:
        place = place[step]
    place["colour"] = "red"
    with refused("refusal-record-unknown-field") as params:
        from_dict(found)
    assert params == {"field": named}


def test_another_format_is_refused_before_its_fields() -> None:
    with refused("refusal-record-format") as params:
        from_dict({"format": 2, "moves": []})
    assert params == {"found": "2", "known": "1"}


def test_entries_that_were_cut_off_are_missed() -> None:
    found = document(played())
    del found["entries"][-1]
    with refused("refusal-record-cut"):
        from_dict(found)


def test_another_game_is_refused() -> None:
    found = document(played())
    found["game"] = "chess"
    with refused("refusal-record-game"):
        verify(found)


def test_another_version_is_refused() -> None:
    found = document(played())
    found["rules_version"] = 2
    with refused("refusal-record-version"):
        verify(found)


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("seed", 2**62, "refusal-seed"),
        ("options", {"fuel": "5"}, "refusal-option-value"),
        ("options", {"fuel": "3", "speed": "1"}, "refusal-unknown-option"),
    ],
)
def test_a_header_that_the_game_refuses(field: str, value: object, key: str) -> None:
    found = document(played())
    found[field] = value
    with refused(key):
        verify(found)


def test_too_many_players_are_refused() -> None:
    found = document(played())
    found["players"] = 4
    found["seats"] = [{"name": ""}] * 4
    with refused("refusal-player-count"):
        verify(found)


def test_another_start_is_noticed_at_once() -> None:
    found = document(played())
    found["options"] = {"fuel": "6"}
    with refused("refusal-record-hash") as params:
        verify(found)
    assert params == {"entry": 0}


def test_an_edited_answer_that_the_rules_refuse() -> None:
    found = document(played())
    found["entries"][4]["answer"] = "bid 9"
    with refused("refusal-record-entry") as params:
        verify(found)
    assert (params["entry"], params["answer"]) == (5, "bid 9")


def test_an_edited_answer_that_the_rules_allow() -> None:
    match = start(2)
    match.answer("bid 2", 0)
    found = document(match)
    found["entries"][0]["answer"] = "bid 1"
    with refused("refusal-record-hash") as params:
        verify(found)
    assert params == {"entry": 1}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["entries", 0, "answer"], "bid 0"),
        (["entries", 0, "t"], 5),
        (["entries", 0, "auto"], True),
        (["seats", 0, "name"], "Ann"),
    ],
)
def test_an_edit_that_made_no_difference_is_found_all_the_same(path: list[str | int], value: object) -> None:
    """A lower losing bid leads to the same position."""
    match = start(2)
    match.answer("bid 1", 0)
    match.answer("bid 2", 1)
    found = document(match)
    verify(found)
    place: Any = found
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with refused("refusal-record-edited"):
        verify(found)
    del found["checksum"]
    verify(found)


def test_an_answer_of_the_wrong_seat() -> None:
    found = document(played())
    last = found["entries"][-1]
    last["seat"] = (last["seat"] + 1) % 3
    with refused("refusal-record-entry") as params:
        verify(found)
    assert params["entry"] == len(found["entries"])


def test_edited_chance_is_refused() -> None:
    found = document(played())
    at = next(i for i, entry in enumerate(found["entries"]) if "chance" in entry)
    for chance, why in ([99], "chance-out-of-range"), ([], "chance-too-few"):
        changed = copy.deepcopy(found)
        changed["entries"][at]["chance"] = chance
        with refused("refusal-record-chance") as params:
            verify(changed)
        assert params["entry"] == at + 1
        assert getattr(params["why"], "key", "") == why
    found["entries"][at]["chance"].append(0)
    with refused("refusal-record-chance") as params:
        verify(found)
    assert getattr(params["why"], "key", "") == "chance-too-many"


def test_edited_chance_that_could_have_been_is_found_by_the_hash() -> None:
    """Another face of the die."""
    match = start(2)
    match.answer("bid 0", 0)
    match.answer("bid 0", 1)
    match.answer("mine", 0)
    found = document(match)
    outcomes = found["entries"][-1]["chance"]
    outcomes[0] = 3 - outcomes[0]
    with refused("refusal-record-hash") as params:
        verify(found)
    assert params == {"entry": len(found["entries"])}


@pytest.mark.parametrize(("opening", "why"), [([99], "chance-out-of-range"), ([], "chance-too-few")])
def test_an_edited_opening_is_refused(opening: list[int], why: str) -> None:
    found = document(played())
    found["opening"] = opening
    with refused("refusal-record-chance") as params:
        verify(found)
    assert (params["entry"], getattr(params["why"], "key", "")) == (0, why)


def test_an_opening_with_something_left_over_is_refused() -> None:
    found = document(played())
    found["opening"].append(0)
    with refused("refusal-record-chance") as params:
        verify(found)
    assert (params["entry"], getattr(params["why"], "key", "")) == (0, "chance-too-many")


def test_an_edited_hash_is_refused() -> None:
    found = document(played())
    last = str(len(found["entries"]))
    found["hashes"][last] = found["hashes"]["0"]
    with refused("refusal-record-hash") as params:
        verify(found)
    assert params == {"entry": int(last)}


@pytest.mark.parametrize("part", ["scores", "ranks"])
def test_an_edited_result_is_refused(part: str) -> None:
    found = document(played())
    found["result"][part][0] += 1
    with refused("refusal-record-result"):
        verify(found)


def test_edited_sources_of_points_are_refused() -> None:
    found = document(played())
    found["result"]["by_source"][0]["cards"] += 1
    with refused("refusal-record-result"):
        verify(found)


def test_a_result_before_the_end_is_refused() -> None:
    found, unfinished = document(played()), document(played(answers=5))
    unfinished["result"] = found["result"]
    with refused("refusal-record-result"):
        verify(unfinished)


class Overlaid(Comet):
    """Takes the name of the overlay's file for the hash of its content."""

    def check_setting(self, setting: Setting) -> None:
        setting.overlay = setting.overlay_file


def test_another_overlay_is_refused() -> None:
    game = Overlaid()
    match = Match(game, game.setting(2, 1, {}, "my-box"))
    record = loads(match.dumps())
    assert record.overlay == "my-box"
    assert replay(game, record, overlay_file="my-box").dumps() == match.dumps()
    for wrong in ("", "other-box"):
        with refused("refusal-record-overlay"):
            replay(game, record, overlay_file=wrong)
    plain = loads(Match(game, game.setting(2, 1, {})).dumps())
    with refused("refusal-record-overlay"):
        replay(game, plain, overlay_file="my-box")


def test_damage_is_told_in_polish_without_an_english_word() -> None:
    found = document(played())
    found["seats"] = 5
    with pytest.raises(Illegal) as caught:
        from_dict(found)
    assert speaker("pl").say(caught.value.reason) == "Zapis jest uszkodzony: seats – oczekiwano: lista."


def test_a_bare_record_is_empty() -> None:
    record = Record("comet", 1, 2, 9)
    assert loads(record.dumps()).to_dict() == record.to_dict()
