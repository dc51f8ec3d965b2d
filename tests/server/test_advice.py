"""Hints and evaluation over the wire: for those who play alone, and for games that are over."""

from tests.server.serving import Json, Server, error_of, until


def hints(server: Server, opened: Json, seat: int = 0, key: str | None = None) -> Json:
    got = server.get(f"/tables/{opened['table']}/hints", opened["key"] if key is None else key, seat=seat)
    assert got.status_code == 200, got.text
    found: Json = got.json()
    return found


def test_the_best_answers_with_reasons(server: Server) -> None:
    opened = server.open("me", "bot:random", game="gaia")
    state = server.state(opened["table"], opened["key"])
    if not state["decision"]["yours"]:
        until(lambda: server.state(opened["table"], opened["key"])["decision"]["yours"])
        state = server.state(opened["table"], opened["key"])
    found = hints(server, opened)
    assert found["seq"] == state["seq"]
    offered = {answer["answer"] for answer in state["decision"]["answers"]}
    assert 1 <= len(found["hints"]) <= 3
    for hint in found["hints"]:
        assert hint["answer"] in offered
        assert hint["share"] is None  # the factions are still being chosen
        assert hint["plan"][0]["k"]
    assert server.state(opened["table"], opened["key"])["seq"] == state["seq"]


def test_people_around_one_screen_may_ask(server: Server) -> None:
    opened = server.open("me", "here", game="comet")
    assert hints(server, opened)["hints"]


def test_no_hints_where_somebody_else_plays(server: Server) -> None:
    opened = server.open("me", "open", game="comet")
    joined = server.post(f"/tables/{opened['table']}/join", {"invitation": opened["invitation"], "name": "B"})
    assert joined.status_code == 200
    path = f"/tables/{opened['table']}/hints"
    assert error_of(server.get(path, opened["key"], seat=0))[2] == "server-hint-company"
    assert error_of(server.get(path, joined.json()["key"], seat=0))[1] == "not-your-seat"
    assert error_of(server.get(path, "", seat=0))[0] == 401


def test_no_hint_for_a_seat_that_is_not_asked(server: Server) -> None:
    opened = server.open("me", "here", game="gaia")
    state = server.state(opened["table"], opened["key"])
    waiting = next(seat for seat in (0, 1) if seat not in state["decision"]["seats"])
    path = f"/tables/{opened['table']}/hints"
    assert error_of(server.get(path, opened["key"], seat=waiting))[2] == "server-not-your-turn"


def test_how_everybody_stood(server: Server) -> None:
    opened = server.open("bot:random", "bot:random", game="comet")
    path = f"/tables/{opened['table']}/evaluation"
    until(lambda: server.state(opened["table"])["status"] == "over", 60)
    found = server.get(path, opened["key"]).json()
    result = server.state(opened["table"])["result"]
    assert found[0]["at"] < found[-1]["at"] == len(server.state(opened["table"])["log"]["lines"])
    assert [one["points"] for one in found[-1]["standings"]] == result["scores"]
    for row in found:
        assert abs(sum(one["share"] for one in row["standings"]) - 1) < 0.01


def test_no_evaluation_before_the_end(server: Server) -> None:
    opened = server.open("me", "bot:random", game="comet")
    assert (
        error_of(server.get(f"/tables/{opened['table']}/evaluation", opened["key"]))[2] == "server-not-over"
    )
