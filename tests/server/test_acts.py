"""Acts: each counts once, only for its seat, only on what was seen."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.serving import ACTS, Json, Server, error_of


def asked(server: Server, opened: Json) -> Json:
    """The state of the seat that is asked."""
    seat = server.state(opened["table"])["decision"]["seats"][0]
    return server.state(opened["table"], opened["key"], seat=seat)


def test_answer_undo_redo_reset_commit(server: Server) -> None:
    opened = server.open("me", "here")
    table, key = opened["table"], opened["key"]
    start = asked(server, opened)
    seat = start["seat"]
    first = start["decision"]["answers"][0]["notation"]
    server.answer(table, key, commit=False)
    after = server.state(table, key, seat=seat)
    assert [line["notation"] for line in after["log"]["lines"]] == [first]
    for op, lines, can_redo in (("undo", 0, True), ("redo", 1, False), ("reset", 0, True)):
        state = server.state(table, key, seat=seat)
        assert server.act(table, key, seat, op, state["seq"]).status_code == 200
        state = server.state(table, key, seat=seat)
        assert (len(state["log"]["lines"]), state["can"]["redo"]) == (lines, can_redo)
    server.answer(table, key, commit=False)
    state = server.state(table, key, seat=seat)
    assert server.act(table, key, seat, "commit", state["seq"]).status_code == 200
    state = server.state(table, key, seat=seat)
    assert error_of(server.act(table, key, seat, "undo", state["seq"])) == (
        422,
        "illegal",
        "refusal-undo-barrier",
    )
    assert error_of(server.act(table, key, seat, "redo", state["seq"])) == (422, "illegal", "refusal-redo")
    assert error_of(server.act(table, key, seat, "commit", state["seq"]))[:2] == (409, "conflict")


def test_answers_by_notation_and_whole_lines(server: Server) -> None:
    opened = server.open("me", "here", options={"factions": "terrans,xenos"})
    state = asked(server, opened)
    line = state["decision"]["answers"][3]["notation"]
    done = server.act(
        opened["table"], opened["key"], state["seat"], "answer", state["seq"], answer=line, commit=True
    )
    assert done.status_code == 200
    assert server.state(opened["table"])["log"]["lines"][-1]["notation"] == line


@pytest.mark.parametrize("answer", [999_999, -5, "no such thing", "", "x" * 3000])
def test_an_illegal_answer_is_refused_and_changes_nothing(server: Server, answer: object) -> None:
    opened = server.open("me", "here")
    before = asked(server, opened)
    reply = server.act(opened["table"], opened["key"], before["seat"], "answer", before["seq"], answer=answer)
    assert error_of(reply)[:2] == (422, "illegal")
    assert asked(server, opened) == before


def test_an_answer_for_the_seat_that_is_not_asked(server: Server) -> None:
    opened = server.open("me", "here")
    state = asked(server, opened)
    other = 1 - state["seat"]
    answer = state["decision"]["answers"][0]["answer"]
    reply = server.act(opened["table"], opened["key"], other, "answer", state["seq"], answer=answer)
    assert error_of(reply) == (422, "illegal", "refusal-wrong-seat")


def test_a_seat_of_somebody_else(server: Server) -> None:
    opened = server.open("me", "open")
    joined = server.post(
        f"/tables/{opened['table']}/join", {"invitation": opened["invitation"], "name": "B"}
    ).json()
    reply = server.act(opened["table"], joined["key"], 0, "commit", 1)
    assert error_of(reply) == (403, "not-your-seat", "server-not-your-seat")
    assert error_of(server.act(opened["table"], "", 0, "commit", 1))[:2] == (401, "no-key")
    assert error_of(server.act(opened["table"], "invented", 0, "commit", 1))[:2] == (401, "wrong-key")


def test_an_act_on_an_old_page_is_stale(server: Server) -> None:
    opened = server.open("me", "here")
    old = asked(server, opened)
    server.answer(opened["table"], opened["key"], commit=False)
    answer = old["decision"]["answers"][0]["answer"]
    reply = server.act(opened["table"], opened["key"], old["seat"], "answer", old["seq"], answer=answer)
    assert error_of(reply) == (409, "stale", "server-stale")
    ahead = server.act(opened["table"], opened["key"], old["seat"], "undo", old["seq"] + 50)
    assert error_of(ahead)[:2] == (409, "stale")


def test_the_same_act_again_is_answered_like_the_first_time(server: Server) -> None:
    opened = server.open("me", "here")
    state = asked(server, opened)
    act = {
        "id": "double click", "seat": state["seat"], "expect": state["seq"], "op": "answer",
        "answer": state["decision"]["answers"][0]["answer"], "commit": True,
    }  # fmt: skip
    path = f"/tables/{opened['table']}/acts"
    first = server.post(path, act, opened["key"]).json()
    for _ in range(3):
        server.answer(opened["table"], opened["key"])
    assert server.post(path, act, opened["key"]).json() == first
    server.services.rooms.forget(opened["table"])  # as after a restart
    assert server.post(path, act, opened["key"]).json() == first
    assert len(server.state(opened["table"])["log"]["lines"]) == 4


def test_secret_answers_of_others_do_not_make_a_page_stale(server: Server) -> None:
    opened = server.open("me", "here", game="comet")
    table, key = opened["table"], opened["key"]
    seen = server.state(table, key, seat=0)["seq"]
    assert server.act(table, key, 1, "answer", seen, answer="bid 1").status_code == 200
    assert server.act(table, key, 0, "answer", seen, answer="bid 2").status_code == 200
    bids = [line["notation"] for line in server.state(table)["log"]["lines"][:2]]
    assert bids == ["bid 1", "bid 2"]


def test_a_hundred_clients_on_one_seat_at_once(server: Server) -> None:
    """Exactly one of a hundred different answers counts; everybody else is told so."""
    opened = server.open("me", "here")
    state = asked(server, opened)
    answers = state["decision"]["answers"]

    def give(number: int) -> int:
        chosen = answers[number % len(answers)]["answer"]
        reply = server.act(
            opened["table"], opened["key"], state["seat"], "answer", state["seq"], answer=chosen, commit=True
        )
        return reply.status_code

    with ThreadPoolExecutor(100) as pool:
        statuses = sorted(pool.map(give, range(100)))
    assert statuses == [200] + [409] * 99
    after = server.state(opened["table"])
    assert len([line for line in after["log"]["lines"] if not line.get("auto")]) == 1


def test_a_hundred_times_the_same_act_at_once(server: Server) -> None:
    opened = server.open("me", "here")
    state = asked(server, opened)
    act = {
        "id": f"act-{next(ACTS)}", "seat": state["seat"], "expect": state["seq"], "op": "answer",
        "answer": state["decision"]["answers"][0]["answer"], "commit": True,
    }  # fmt: skip
    with ThreadPoolExecutor(50) as pool:
        replies = list(
            pool.map(lambda _: server.post(f"/tables/{opened['table']}/acts", act, opened["key"]), range(100))
        )
    assert {(reply.status_code, reply.text) for reply in replies} == {(200, '{"seq":2}')}


def test_switching_an_automation(server: Server) -> None:
    opened = server.open("me", "here")
    state = asked(server, opened)
    seat, table, key = state["seat"], opened["table"], opened["key"]
    done = server.act(table, key, seat, "policy", state["seq"], name="charge", choice="3")
    assert done.status_code == 200
    assert server.state(table, key, seat=seat)["policies"]["charge"] == "3"
    seq = done.json()["seq"]
    wrong = server.act(table, key, seat, "policy", seq, name="charge", choice="sometimes")
    assert error_of(wrong) == (422, "illegal", "refusal-policy-value")
    wrong = server.act(table, key, seat, "policy", seq, name="dance", choice="on")
    assert error_of(wrong) == (422, "illegal", "refusal-unknown-policy")


def test_going_back_by_agreement(server: Server) -> None:
    opened = server.open("me", "open", seed=3)
    table, key = opened["table"], opened["key"]
    joined = server.post(f"/tables/{table}/join", {"invitation": opened["invitation"], "name": "B"}).json()
    keys = [key, joined["key"]]
    positions = []
    for _ in range(6):
        state = server.state(table)
        positions.append((len(state["log"]["lines"]), state["panels"]))
        server.answer(table, keys[state["decision"]["seats"][0]])
    entries, panels = positions[3]
    seq = server.state(table)["seq"]
    assert error_of(server.act(table, key, 0, "takeback-agree", seq))[:2] == (409, "conflict")
    asking = server.act(table, keys[1], 1, "takeback-ask", seq, entries=entries)
    assert asking.status_code == 200
    state = server.state(table, key)
    assert state["takeback"] == {"by": 1, "entries": entries, "agreed": [1]}
    assert server.act(table, key, 0, "takeback-decline", state["seq"]).status_code == 200
    assert server.state(table, key)["takeback"] is None
    seq = server.act(table, keys[1], 1, "takeback-ask", state["seq"] + 1, entries=entries).json()["seq"]
    assert server.act(table, key, 0, "takeback-agree", seq).status_code == 200
    state = server.state(table, key)
    assert (len(state["log"]["lines"]), state["panels"], state["takeback"]) == (entries, panels, None)
    server.services.rooms.forget(table)
    assert server.state(table, key) == state
    server.answer(table, keys[state["decision"]["seats"][0]])


@pytest.mark.parametrize(
    "more", [{"op": "answer"}, {"op": "takeback-ask"}, {"op": "dance"}, {"seat": -1}, {"id": ""}]
)
def test_acts_that_miss_something(server: Server, more: Json) -> None:
    opened = server.open("me", "here")
    act = {"id": "x", "seat": 0, "expect": 1, "op": "commit", **more}
    reply = server.post(f"/tables/{opened['table']}/acts", act, opened["key"])
    assert error_of(reply)[0] in (400, 422)


def test_a_game_that_has_not_started(server: Server) -> None:
    opened = server.open("me", "open")
    assert error_of(server.act(opened["table"], opened["key"], 0, "answer", 1, answer=0)) == (
        409,
        "conflict",
        "server-not-started",
    )
    assert server.state(opened["table"], opened["key"])["decision"] is None
