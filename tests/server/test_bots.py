"""Bots at tables: they answer by themselves, and one that misbehaves holds nobody up."""

import logging
from pathlib import Path

import pytest
from tests.server.serving import Json, Server, serving, settings, until

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


@pytest.mark.parametrize("bot", ["crashing", "failing", "hanging", "cheating"])
def test_a_bot_that_misbehaves_is_replaced_by_chance(
    tmp_path: Path, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        caplog.at_level(logging.WARNING, "galaktyka.server"),
        serving(settings(tmp_path, bot_seconds=0.3)) as server,
    ):
        opened = server.open("me", f"bot:{bot}", game="comet")
        table, key = opened["table"], opened["key"]
        server.answer(table, key)
        until(lambda: server.state(table)["decision"]["kind"] != "bid", 60)
        said = [record for record in caplog.records if "bot" in record.getMessage()]
        assert vars(said[0])["bot"] == bot
        assert vars(said[0])["table"] == table


def test_the_level_that_stands_in_exists() -> None:
    assert standing_bot() == "random"
