"""The live channel: a client that takes in every change sees what a newcomer is shown."""

import random
import time
import zlib
from pathlib import Path

import pytest
from tests.server.serving import Client, Json, Server, serving, settings, until
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate

SEEN = (
    "panels", "style", "players", "stages", "decision", "can", "policies", "takeback", "result", "status",
    "holder", "seat",
)  # fmt: skip


def same_as_new(server: Server, client: Client, table: str, key: str) -> None:
    state = client.state
    seat = -1 if state["seat"] is None else state["seat"]
    fresh = server.state(table, key, seat=seat, language=state["language"])
    assert fresh["seq"] == state["seq"]
    for name in SEEN:
        assert state[name] == fresh[name], name
    assert state["log"]["lines"][-50:] == fresh["log"]["lines"][-50:]


@pytest.mark.parametrize("game", ["gaia", "comet"])
def test_changes_lead_to_what_a_newcomer_sees(server: Server, game: str) -> None:
    opened = server.open("me", "here", game=game)
    table, key = opened["table"], opened["key"]
    chance = random.Random(5)
    with (
        server.live(table, key, seat=0) as first,
        server.live(table, key, seat=1, language="pl") as second,
        server.live(table) as spectator,
    ):
        clients = [first, second, spectator]
        for client in clients:
            client.hear_until("state")
        for step in range(70):
            acting = [c for c in (first, second) if c.state["decision"] and c.state["decision"]["yours"]]
            if not acting:
                acting = [c for c in (first, second) if c.state["can"]["commit"]]
            if not acting:
                break
            client = acting[0]
            op = chance.choice(["answer", "answer", "commit", "undo", "redo", "reset"])
            if op != "answer" and client.state["can"][op]:
                done = client.act(op)
            elif client.state["decision"]["yours"]:
                done = client.answer(chance.randrange(99), commit=chance.random() < 0.5)
            else:
                done = client.act("commit")
            assert done["type"] == "done", done
            for other in clients:
                other.hear_up_to(done["seq"])
                if step % 5 == 0:
                    same_as_new(server, other, table, key if other is not spectator else "")
        for other in clients:
            same_as_new(server, other, table, key if other is not spectator else "")


def test_a_usual_change_is_small_and_a_quiet_connection_keeps_no_window(server: Server) -> None:
    opened = server.open("me", "here")
    chance = random.Random(2)
    with server.live(opened["table"], opened["key"], seat=0) as client:
        (deflate,) = client.socket.protocol.extensions
        assert isinstance(deflate, PerMessageDeflate)
        assert deflate.remote_no_context_takeover
        client.hear_until("state")
        for _ in range(30):
            client.hear_up_to(server.answer(opened["table"], opened["key"], chance.randrange(99))["seq"])
        sizes = sorted(len(zlib.compress(text.encode(), 3)) for text in client.received[1:])
        assert sizes[len(sizes) // 2] < 5_000
        assert sizes[-3] < 10_000


def test_others_do_not_see_a_turn_before_its_commit(server: Server) -> None:
    opened = server.open("me", "here")
    seat = server.state(opened["table"])["decision"]["seats"][0]
    with (
        server.live(opened["table"], opened["key"], seat=seat) as own,
        server.live(opened["table"]) as watcher,
    ):
        own.hear_until("state")
        before = watcher.hear_until("state")
        done = own.answer(commit=False)
        change = watcher.hear_until("change")
        assert "panels" not in change
        assert change["log"]["lines"] == []
        assert watcher.state["decision"] == before["decision"]
        assert watcher.state["holder"] == seat
        own.hear_up_to(done["seq"])
        assert own.state["can"] == {"undo": True, "redo": False, "reset": True, "commit": True}
        own.act("commit")
        change = watcher.hear_until("change")
        assert [line["seat"] for line in change["log"]["lines"]] == [seat]


def test_a_client_that_was_cut_off_gets_only_what_it_missed(server: Server) -> None:
    opened = server.open("me", "here", game="comet")
    table, key = opened["table"], opened["key"]
    own = server.live(table, key, seat=0)
    own.hear_until("state")
    with server.live(table, key, seat=0, since=own.state["seq"]) as again:
        again.state = own.state
        assert again.hear() == {"type": "change", "from": own.state["seq"], "seq": own.state["seq"]}
    lost = own.state
    own.close()
    for _ in range(3):
        seq = server.answer(table, key)["seq"]
    with server.live(table, key, seat=0, since=lost["seq"]) as back:
        back.state = lost
        back.hear_up_to(seq)
        assert [m["type"] for m in back.heard if m["type"] != "presence"] == ["change"] * 3
        same_as_new(server, back, table, key)


def test_one_who_was_away_too_long_gets_the_state(server: Server) -> None:
    opened = server.open("me", "here")
    server.answer(opened["table"], opened["key"])
    with server.live(opened["table"], opened["key"], seat=0, since=1) as back:
        assert back.hear()["type"] == "state"


@pytest.mark.parametrize(
    "garbage",
    ["", "nonsense", "[1, 2]", "5", '{"type": "dance"}', '{"type": "act"}', "{" * 400, '{"type": 3}'],
)
def test_garbage_is_refused_and_the_socket_stays_open(server: Server, garbage: str) -> None:
    opened = server.open("me", "here")
    with server.live(opened["table"], opened["key"]) as client:
        client.hear_until("state")
        client.socket.send(garbage)
        refused = client.hear_until("refused")
        assert refused["error"]["code"] in ("bad-request", "invalid")
        client.socket.send(b"\x00\x01")
        assert client.hear_until("refused")["error"]["code"] == "bad-request"
        client.say({"type": "ping"})
        assert client.hear_until("pong") == {"type": "pong"}


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"table": "nosuchtable0"}, 4404),
        ({"key": "wrong"}, 4401),
        ({"seat": 9}, 4404),
        ({"type": "act"}, 4422),
        ({"key": "", "seat": 1}, 4401),
    ],
)
def test_a_wrong_hello_is_refused_with_a_reason(server: Server, hello: Json, code: int) -> None:
    opened = server.open("me", "here")
    message = {"type": "hello", "table": opened["table"], "key": opened["key"], "language": "en", **hello}
    with Client(server.base, message) as client:
        assert client.hear()["type"] == "refused"
        with pytest.raises(ConnectionClosed) as closed:
            client.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_who_is_connected_is_told(server: Server) -> None:
    opened = server.open("me", "open")
    joined = server.post(
        f"/tables/{opened['table']}/join", {"invitation": opened["invitation"], "name": "Ewa"}
    )
    with server.live(opened["table"], opened["key"]) as host:
        host.hear_until("state")
        host.hear_until("presence")
        with server.live(opened["table"], joined.json()["key"]) as guest:
            guest.hear_until("state")
            both = host.hear_until("presence")
            assert [seat["connected"] for seat in both["seats"]] == [True, True]
        gone = host.hear_until("presence")
        assert [seat["connected"] for seat in gone["seats"]] == [True, False]


def test_looking_through_another_seat_and_in_another_language(server: Server) -> None:
    opened = server.open("me", "here")
    with server.live(opened["table"], opened["key"], seat=0) as client:
        english = client.hear_until("state")
        client.say({"type": "seat", "seat": 1})
        assert client.hear_until("state")["seat"] == 1
        client.say({"type": "language", "language": "pl"})
        polish = client.hear_until("state")
        assert polish["language"] == "pl"
        assert polish["panels"][0]["title"] != english["panels"][0]["title"]
        client.say({"type": "language", "language": "xx"})
        assert client.hear_until("refused")["error"]["reason"]["k"] == "refusal-language"
        client.say({"type": "seat", "seat": "x"})
        assert client.hear_until("refused")["error"]["code"] == "bad-request"


def test_chat_reaches_everybody_once(server: Server) -> None:
    opened = server.open("me", "here")
    with server.live(opened["table"], opened["key"]) as one, server.live(opened["table"]) as watcher:
        one.hear_until("state")
        watcher.hear_until("state")
        for _ in range(2):
            one.say({"type": "chat", "id": "said-once", "text": " Witajcie! "})
            one.hear_until("done")
        line = watcher.hear_until("chat")["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "player 1", "Witajcie!")
        said = server.get(f"/tables/{opened['table']}/chat", opened["key"]).json()
        assert [line["text"] for line in said] == ["Witajcie!"]
        watcher.say({"type": "chat", "id": "x", "text": "psst"})
        assert watcher.hear_until("refused")["error"]["code"] == "no-key"


def test_the_heart_beats_and_a_silent_client_is_dropped(tmp_path: Path) -> None:
    with serving(settings(tmp_path, beat=0.05, silence=1.5)) as server:
        opened = server.open("me", "here")
        with server.live(opened["table"], opened["key"]) as client:
            client.hear_until("beat")
            began = time.monotonic()
            with pytest.raises(ConnectionClosed):
                hear_beats(client, 10)
            assert time.monotonic() < began + 10
        until(lambda: server.services.hub.here(opened["table"]) == [])


def hear_beats(client: Client, seconds: float) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        client.hear_until("beat")
