"""Records, positions of the past, figures and forks."""

import random

import pytest
from tests.server.serving import Json, Server, error_of

from galaktyka.core.record import loads
from galaktyka.core.replaying import replay
from galaktyka.games import game as find_game


@pytest.fixture(scope="module")
def finished(server: Server) -> Json:
    """A game of Gaia Project between bots' choices, played to the end by one key."""
    opened = server.open("me", "here", commit="auto")
    chance = random.Random(3)

    async def play() -> None:
        async with server.services.rooms.hold(opened["table"]) as room:
            match = room.playing()
            n = 0
            while not match.over:
                seat = match.state.actor()
                data = {"answer": chance.choice(match.state.legal())}
                await server.services.rooms.change(room, "answer", f"a{n}", seat, data)
                n += 1

    server.within(play)
    return opened


def test_the_record_of_a_finished_game_replays(server: Server, finished: Json) -> None:
    reply = server.get(f"/tables/{finished['table']}/record", finished["key"])
    assert "attachment" in reply.headers["content-disposition"]
    record = loads(reply.text)
    match = replay(find_game("gaia"), record)
    assert match.over
    assert record.names == ["player 1", "player 2"]
    assert match.scores == server.state(finished["table"])["result"]["scores"]


def test_an_uploaded_record_becomes_a_table(server: Server, finished: Json) -> None:
    text = server.get(f"/tables/{finished['table']}/record", finished["key"]).text
    uploaded = server.http.post("/api/records", content=text)
    assert uploaded.status_code == 201, uploaded.text
    table = uploaded.json()["table"]
    state, original = server.state(table), server.state(finished["table"])
    for name in ("panels", "result", "players", "status"):
        assert state[name] == original[name]
    said = [(line["notation"], line["said"], line.get("auto")) for line in state["log"]["lines"]]
    assert said == [(line["notation"], line["said"], line.get("auto")) for line in original["log"]["lines"]]
    server.services.rooms.forget(table)
    assert server.state(table)["panels"] == state["panels"]


@pytest.mark.parametrize(
    ("text", "status", "key"),
    [
        ("", 422, "refusal-record-not-json"),
        ("{", 422, "refusal-record-not-json"),
        ("[]", 422, "refusal-record-field"),
        ('{"format": 99}', 422, "refusal-record-format"),
        ('{"format": 1, "game": "gaia"}', 422, "refusal-record-field"),
        ("x" * 3_000_000, 413, "server-too-large"),
        ("[" * 100_000, 422, "refusal-record-not-json"),
    ],
)
def test_a_broken_upload_is_refused(server: Server, text: str, status: int, key: str) -> None:
    reply = server.http.post("/api/records", content=text)
    assert error_of(reply)[::2] == (status, key)


def test_an_edited_or_foreign_upload_is_refused(server: Server, finished: Json) -> None:
    text = server.get(f"/tables/{finished['table']}/record", finished["key"]).text
    edited = text.replace('"name":"player 1"', '"name":"player X"')
    assert error_of(server.http.post("/api/records", content=edited))[2] == "refusal-record-edited"
    assert error_of(server.http.post("/api/records", content=text.encode("utf-16")))[0] == 400
    foreign = text.replace('"game":"gaia"', '"game":"chess"')
    assert error_of(server.http.post("/api/records", content=foreign))[2] == "refusal-unknown-game"


def test_positions_of_the_past(server: Server, finished: Json) -> None:
    table, key = finished["table"], finished["key"]
    state = server.state(table)
    last = len(server.get(f"/tables/{table}/log").json()["lines"])
    first = server.get(f"/tables/{table}/position", key, at=0).json()
    assert first["entries"] >= last
    end = server.get(f"/tables/{table}/position", at=first["entries"], seat=1, language="en").json()
    assert end["panels"] == state["panels"]
    assert first["panels"] != end["panels"]
    assert [stage["when"] for stage in end["stages"]] == [-1] * 6
    assert error_of(server.get(f"/tables/{table}/position", at=10_000))[:2] == (404, "not-found")
    assert error_of(server.get(f"/tables/{table}/position", at=0, seat=7))[:2] == (404, "not-found")


def test_the_past_during_play_is_what_the_seat_saw(server: Server) -> None:
    opened = server.open("me", "here")
    table, key = opened["table"], opened["key"]
    seat = server.state(table)["decision"]["seats"][0]
    before = server.state(table, key, seat=seat)
    server.answer(table, key, commit=False)
    shown = server.get(f"/tables/{table}/position", key, at=0, seat=seat).json()
    assert shown["panels"] == before["panels"]
    assert server.get(f"/tables/{table}/position", key, at=1, seat=seat).status_code == 200
    hidden = server.get(f"/tables/{table}/position", key, at=1, seat=1 - seat)
    assert error_of(hidden) == (404, "not-found", "server-no-past")


def test_figures_of_a_finished_game(server: Server, finished: Json) -> None:
    figures = server.get(f"/tables/{finished['table']}/statistics").json()
    result = server.state(finished["table"])["result"]
    assert figures["result"] == result
    assert figures["rounds"][-1]["scores"] == result["scores"]
    assert [sum(sources.values()) for sources in figures["sources"]] == result["scores"]
    assert [row["round"] for row in figures["rounds"]] == list(range(7))
    assert figures["rounds"][3]["gauges"][0]["vp"] == figures["rounds"][3]["scores"][0]


def test_a_game_is_taken_up_from_an_earlier_position(server: Server, finished: Json) -> None:
    table = finished["table"]
    wish = {"at": 10, "seats": [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}]}
    forked = server.post(f"/tables/{table}/fork", wish)
    assert forked.status_code == 201, forked.text
    new, key = forked.json()["table"], forked.json()["key"]
    state = server.state(new, key)
    assert state["status"] == "playing"
    original = server.get(f"/tables/{table}/log", before=10).json()["lines"]
    assert [line["notation"] for line in state["log"]["lines"]][:10] == [
        line["notation"] for line in original
    ]
    for pick in range(4):
        server.answer(new, key, pick)
    server.services.rooms.forget(new)
    server.answer(new, key)


def test_forks_that_are_refused(server: Server, finished: Json) -> None:
    running = server.open("me", "open")
    server.post(f"/tables/{running['table']}/join", {"invitation": running["invitation"], "name": "B"})
    seats = [{"kind": "me"}, {"kind": "here"}]
    path = f"/tables/{running['table']}/fork"
    assert error_of(server.post(path, {"at": 0, "seats": seats}, running["key"]))[2] == "server-fork-refused"
    path = f"/tables/{finished['table']}/fork"
    assert error_of(server.post(path, {"at": 9999, "seats": seats}))[2] == "server-no-past"
    assert error_of(server.post(path, {"at": 0, "seats": seats[:1]}))[2] == "server-fork-seats"


def test_why_something_is_not_on_offer(server: Server) -> None:
    opened = server.open("me", "here", options={"factions": "terrans,xenos"})
    table, key = opened["table"], opened["key"]
    seat = server.state(table)["decision"]["seats"][0]
    state = server.state(table, key, seat=seat)
    offered = state["decision"]["answers"][0]
    path = f"/tables/{table}/why"
    fine = server.post(path, {"seat": seat, "target": offered["target"]}, key).json()["reasons"]
    assert fine[0]["why"] == {"k": "refusal-none"}
    dimmed = server.get(f"/tables/{table}/refused", key, seat=seat).json()
    assert len(dimmed) <= 24
    wrong = server.post(path, {"seat": seat, "notation": "fly away"}, key).json()["reasons"]
    assert wrong[0]["why"]["k"] == "refusal-notation"
    nowhere = server.post(path, {"seat": seat, "target": "no-such-place"}, key).json()["reasons"]
    assert nowhere[0]["why"]["k"] == "server-no-such-target"
    other = server.post(path, {"seat": 1 - seat, "target": offered["target"]}, key).json()["reasons"]
    assert other[0]["why"]["k"] == "refusal-wrong-seat"
    assert error_of(server.post(path, {"seat": seat}, key))[:2] == (400, "bad-request")
    texts = server.get(f"/tables/{table}/preview", key, seat=seat, answer=offered["answer"])
    assert texts.json() == []
    assert error_of(server.get(f"/tables/{table}/preview", key, seat=seat, answer=99_999))[1] == "illegal"


def test_every_question_of_a_game_can_be_asked_about(server: Server) -> None:
    """Reasons for all that is not on offer, through a stretch of play."""
    opened = server.open("me", "here", seed=9)
    table, key = opened["table"], opened["key"]
    chance = random.Random(8)
    seen = 0
    for _ in range(25):
        seat = server.state(table)["decision"]["seats"][0]
        reply = server.get(f"/tables/{table}/refused", key, seat=seat)
        assert reply.status_code == 200
        seen += len(reply.json())
        server.answer(table, key, chance.randrange(99))
    assert seen > 20
