"""Bots at tables: they answer by themselves, and one that misbehaves holds nobody up."""

import logging
from pathlib import Path

import pytest
from tests.core.tiny_game import COMET
from tests.server import extra
from tests.server.serving import Json, Server, serving, settings, until

from galaktyka.bots import bot, forget_bot
from galaktyka.core.record import loads
from galaktyka.core.replaying import replay
from galaktyka.server.room import standing_bot


def test_bots_play_a_whole_game(server: Server) -> None:
    opened = server.open("bot:random", "bot:random", game="comet")
    until(lambda: server.state(opened["table"])["status"] == "over", 60)
    state = server.state(opened["table"])
    assert state["decision"] is None
    assert sorted(state["result"]["ranks"])[0] == 1


def test_a_person_against_a_bot(server: Server) -> None:
    opened = server.open("me", "bot:random", game="comet")
    table, key = opened["table"], opened["key"]
    play_to_the_end(server, table, key)


def play_to_the_end(server: Server, table: str, key: str) -> None:
    """Give the first answer whenever we are asked."""
    for _ in range(200):
        state = server.state(table, key)
        if state["over"]:
            break
        if state["decision"]["yours"]:
            server.answer(table, key)
    until(lambda: server.state(table)["status"] == "over")


def test_a_bot_waits_for_the_commit_of_a_turn(server: Server) -> None:
    opened = server.open("me", "bot:random", game="comet")
    table, key = opened["table"], opened["key"]
    until(lambda: asked(server, table, key) == "bid")
    server.answer(table, key)
    until(lambda: asked(server, table, key) in ("turn", "block"))
    state = server.answer(table, key, -1, commit=False)
    assert state["holder"] == 0
    seq = state["seq"]
    assert server.state(table, key)["seq"] == seq
    assert server.act(table, key, 0, "commit", seq).status_code == 200
    until(lambda: server.state(table)["seq"] > seq + 1 or server.state(table)["decision"]["seats"] == [0])


def asked(server: Server, table: str, key: str) -> str:
    decision: Json = server.state(table, key)["decision"]
    return str(decision["kind"]) if decision["yours"] else ""


FAULTS = {
    "crashing": "crashed",
    "failing": "crashed",
    "hanging": "hung",
    "cheating": "illegal",
    "babbling": "nonsense",
}


@pytest.mark.parametrize("name", FAULTS)
def test_easy_plays_on_for_a_bot_that_misbehaves(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        caplog.at_level(logging.WARNING, "galaktyka.server"),
        serving(settings(tmp_path, bot_seconds=0.3 if name == "hanging" else 60.0)) as server,
    ):
        opened = server.open("me", f"bot:{name}", game="comet")
        table, key = opened["table"], opened["key"]
        server.answer(table, key)
        until(lambda: server.state(table)["decision"]["kind"] != "bid", 60)
        said = [record for record in caplog.records if "bot failed" in record.getMessage()]
        assert [vars(said[0])[field] for field in ("bot", "table", "fault")] == [name, table, FAULTS[name]]
        state = server.state(table, key)
        assert state["seats"][1]["bot"] == "easy"
        told = [
            text for line in state["log"]["lines"] for text in line["said"] if text["k"] == "bot-stands-in"
        ]
        assert [text["p"] for text in told] == [
            {"bot": "easy", "was": name, "why": {"k": f"bot-failed-{FAULTS[name]}"}}
        ]


def test_a_game_with_a_failed_bot_is_played_to_its_end_and_replays(tmp_path: Path) -> None:
    """Through a restart too: the journal says who plays on."""
    with serving(settings(tmp_path)) as server:
        opened = server.open("me", "bot:cheating", game="comet")
        table, key = opened["table"], opened["key"]
        server.answer(table, key)
        until(lambda: server.state(table)["seats"][1]["bot"] == "easy")
    with serving(settings(tmp_path)) as server:
        assert server.state(table)["seats"][1]["bot"] == "easy"
        play_to_the_end(server, table, key)
        record = loads(server.get(f"/tables/{table}/record", key).text)
    assert record.bots[1] == "easy"
    assert replay(COMET, record).over


def test_a_bot_that_is_gone_after_a_restart_is_replaced(tmp_path: Path) -> None:
    bot("visiting")(extra.HangingBot)
    with serving(settings(tmp_path)) as server:
        opened = server.open("me", "bot:visiting", game="comet")
        table, key = opened["table"], opened["key"]
        server.answer(table, key)
    forget_bot("visiting")
    with serving(settings(tmp_path)) as server:
        until(lambda: server.state(table)["decision"]["kind"] != "bid", 60)
        told = [text for line in server.state(table, key)["log"]["lines"] for text in line["said"]]
        assert {"k": "bot-failed-missing"} in [text.get("p", {}).get("why") for text in told]


def test_the_level_that_stands_in_exists() -> None:
    assert standing_bot() == "normal"


def test_bots_think_ahead_while_a_person_does(tmp_path: Path) -> None:
    """After its answer a bot that can is asked to think on, in the same process, which remembers it."""
    with serving(settings(tmp_path)) as server:
        opened = server.open("me", "bot:pondering", game="comet")
        table, key = opened["table"], opened["key"]
        play_to_the_end(server, table, key)
        told = [text for line in server.state(table, key)["log"]["lines"] for text in line["said"]]
        assert "bot-stands-in" not in [text["k"] for text in told]


def test_bots_may_be_kept_from_thinking_ahead(tmp_path: Path) -> None:
    """The same bot fails at its first answer in a round when nobody let it think before."""
    with serving(settings(tmp_path, bot_ponders=False)) as server:
        opened = server.open("me", "bot:pondering", game="comet")
        table, key = opened["table"], opened["key"]
        play_to_the_end(server, table, key)
        assert server.state(table)["seats"][1]["bot"] == "easy"
