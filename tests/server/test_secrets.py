"""On the wire: a seat is sent only what it may see, whatever it asks for."""

import json
import random
import re

import pytest
from tests.core.tiny_game import KINDS, CometState
from tests.server.serving import Client, Json, Server, error_of

from galaktyka.core.state import State


def test_what_a_seat_cannot_see_changes_nothing_on_its_wire(server: Server) -> None:
    """Two games that differ only in what seat 1 holds send seat 0 and spectators the same words."""
    wires = []
    for card in (0, 2):
        opened = server.open("me", "here", game="comet", seed=5)
        table, key = opened["table"], opened["key"]
        give_card(server, table, card)
        with (
            server.live(table, key, seat=0) as own,
            server.live(table) as watcher,
            server.live(table, key, seat=1) as other,
        ):
            for client in (own, watcher, other):
                client.hear_until("state")
            for seat, bid in ((1, 1), (0, 0)):
                done = (other if seat else own).act("answer", answer=f"bid {bid}", commit=True)
                for client in (own, watcher, other):
                    client.hear_up_to(done["seq"])
            other.act("answer", answer="pass", commit=True)
            own.hear_until("change")
            watcher.hear_until("change")
            wires.append([plain(client, opened) for client in (own, watcher)])
            hand = [panel["moving"] for panel in other.state["panels"] if panel["id"] == "hand"]
            assert f"hand={[int(kind == card) for kind in range(KINDS)]}" in hand[0]
    assert wires[0] == wires[1]


def give_card(server: Server, table: str, kind: int) -> None:
    """Put this card into seat 1's hand instead of the one that it drew."""

    async def change() -> None:
        async with server.services.rooms.hold(table) as room:
            state: State = room.playing().state
            assert isinstance(state, CometState)
            state.hands[KINDS:] = [int(other == kind) for other in range(KINDS)]

    server.within(change)


def plain(client: Client, opened: Json) -> list[Json]:
    """What a client received of the table, without names and times that differ between any two tables."""
    found = []
    for text in client.received:
        message = json.loads(text)
        if message["type"] in ("state", "change"):
            message.pop("table", None)
            message.pop("seats", None)
            found.append(message)
    same: list[Json] = json.loads(re.sub(r'"t": \d+', '"t": 0', json.dumps(found)))
    return same


def test_a_sealed_bid_stays_closed_until_all_are_in(server: Server) -> None:
    opened = server.open("me", "here", game="comet", options={"fuel": "6"})
    table, key = opened["table"], opened["key"]
    with server.live(table, key, seat=0) as own, server.live(table, key, seat=1) as other:
        own.hear_until("state")
        other.hear_until("state")
        done = other.act("answer", answer="bid 5", commit=True)
        own.hear_up_to(done["seq"])
        for message in own.heard:
            message.pop("decision", None)  # bid 5 is among what seat 0 itself may answer
            assert "bid 5" not in json.dumps(message)
        line = own.state["log"]["lines"][-1]
        assert (line["notation"], line["label"]) == ("", {"k": "log-sealed"})
        assert "bid 5" not in server.get(f"/tables/{table}/log", key, seat=0).text
        for path in ("state", "log"):
            assert "bid 5" not in server.get(f"/tables/{table}/{path}").text
        done = own.act("answer", answer="bid 0", commit=True)
        own.hear_up_to(done["seq"])
        assert [line["notation"] for line in own.state["log"]["lines"][:2]] == ["bid 5", "bid 0"]


def test_events_for_one_seat_are_told_to_it_alone(server: Server) -> None:
    opened = server.open("me", "here", game="comet")
    table, key = opened["table"], opened["key"]
    for seat in (0, 1):
        seq = server.state(table, key, seat=0)["seq"]
        server.act(table, key, seat, "answer", seq, answer="bid 0")
    acting = server.state(table)["decision"]["seats"][0]
    seq = server.state(table, key, seat=acting)["seq"]
    assert server.act(table, key, acting, "answer", seq, answer="scan", commit=True).status_code == 200
    scanned = "comet-event-6"
    assert scanned in server.get(f"/tables/{table}/log", key, seat=acting).text
    assert scanned not in server.get(f"/tables/{table}/log", key, seat=1 - acting).text
    assert scanned not in server.get(f"/tables/{table}/log").text
    core = {seat: panel_of(server.state(table, key, seat=seat), "core") for seat in (0, 1)}
    assert "core=-1" in core[1 - acting]
    assert "core=-1" not in core[acting]


def panel_of(state: Json, name: str) -> str:
    found: str = next(panel["moving"] for panel in state["panels"] if panel["id"] == name)
    return found


@pytest.mark.parametrize("path", ["state", "log", "refused", "preview", "position"])
def test_nobody_looks_through_the_seat_of_another(server: Server, path: str) -> None:
    opened = server.open("me", "open", game="comet")
    guest = server.post(
        f"/tables/{opened['table']}/join", {"invitation": opened["invitation"], "name": "B"}
    ).json()
    more = {"preview": {"answer": 1}, "position": {"at": 0}}.get(path, {})
    for key, expected in ((guest["key"], "not-your-seat"), ("", "no-key")):
        reply = server.get(f"/tables/{opened['table']}/{path}", key, seat=0, **more)
        assert error_of(reply)[1] == expected
    reply = server.post(f"/tables/{opened['table']}/why", {"seat": 0, "notation": "pass"}, guest["key"])
    assert error_of(reply)[1] == "not-your-seat"


def test_the_record_and_the_figures_wait_for_the_end(server: Server) -> None:
    opened = server.open("me", "here", game="comet")
    table, key = opened["table"], opened["key"]
    for path in ("record", "statistics"):
        assert error_of(server.get(f"/tables/{table}/{path}", key))[:2] == (409, "conflict")
    assert "seed" not in server.get(f"/tables/{table}", key).json()
    chance = random.Random(1)
    while server.state(table)["status"] != "over":
        server.answer(table, key, chance.randrange(9))
    assert server.get(f"/tables/{table}/record", key).json()["seed"] == 7
    assert server.get(f"/tables/{table}/position", seat=1, at=0).status_code == 200
