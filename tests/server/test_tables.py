"""Tables: who may sit where, who owns what, and links that expire."""

from tests.server.serving import Json, Server, error_of, until


def join(server: Server, opened: Json, **more: object) -> Json:
    reply = server.post(f"/tables/{opened['table']}/join", {"invitation": opened["invitation"], **more})
    assert reply.status_code == 200, reply.text
    found: Json = reply.json()
    return found


def about(server: Server, table: str, key: str = "") -> Json:
    reply = server.get(f"/tables/{table}", key)
    assert reply.status_code == 200, reply.text
    found: Json = reply.json()
    return found


def test_what_there_is(server: Server) -> None:
    assert server.get("/health").json()["status"] == "ok"
    games = {game["id"]: game for game in server.get("/games").json()}
    assert games["gaia"]["players"] == [1, 4]
    assert "charge" in [policy["name"] for policy in games["gaia"]["policies"]]
    assert server.get("/bots").json()[0] == {"name": "random", "level": 0, "description": ""}
    assert "refusal-game-over" in server.get("/texts/pl").text
    assert "gaia-rule-R1" in server.get("/texts/en/gaia").text
    assert "gaia-" not in server.get("/texts/en").text
    style = server.get("/page-style")
    assert style.headers["content-type"].startswith("text/css")
    again = server.http.get("/api/page-style", headers={"If-None-Match": style.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert 'id="owner-0"' in server.get("/page-symbols").text
    assert error_of(server.get("/texts/xx"))[:2] == (404, "not-found")
    assert error_of(server.get("/texts/en/chess"))[:2] == (404, "not-found")


def test_a_table_fills_and_starts(server: Server) -> None:
    opened = server.open("me", "open", "open", public=True, name="Friday")
    table = opened["table"]
    assert about(server, table)["status"] == "open"
    listed = [row for row in server.get("/tables", public=1).json() if row["id"] == table]
    assert listed[0]["name"] == "Friday"
    assert [seat["kind"] for seat in listed[0]["seats"]] == ["person", "open", "open"]
    third = join(server, opened, name="Ola", seat=2)
    assert third["seat"] == 2
    second = join(server, opened, name="Jan")
    assert second["seat"] == 1
    info = about(server, table, second["key"])
    assert (info["status"], info["yours"], info["owner"]) == ("playing", [1], False)
    assert [seat["name"] for seat in info["seats"]] == ["player 1", "Jan", "Ola"]
    late = server.post(f"/tables/{table}/join", {"invitation": opened["invitation"], "name": "late"})
    assert error_of(late) == (409, "conflict", "server-no-open-seat")


def test_a_private_table_is_not_listed(server: Server) -> None:
    opened = server.open("me", "open")
    assert opened["table"] not in [row["id"] for row in server.get("/tables").json()]


def test_a_wrong_invitation(server: Server) -> None:
    opened = server.open("me", "open")
    other = server.open("me", "open")
    for invitation in ("x", opened["key"], other["invitation"]):
        reply = server.post(f"/tables/{opened['table']}/join", {"invitation": invitation, "name": "A"})
        assert error_of(reply) == (401, "wrong-key", "server-wrong-invitation")
    reply = server.post(f"/tables/{opened['table']}/join", {"invitation": opened["invitation"], "seat": 7})
    assert error_of(reply) == (404, "not-found", "refusal-no-such-seat")


def test_anybody_takes_a_seat_at_a_public_table(server: Server) -> None:
    private, public = server.open("me", "open"), server.open("me", "open", public=True)
    reply = server.post(f"/tables/{private['table']}/join", {"name": "B"})
    assert error_of(reply) == (401, "wrong-key", "server-wrong-invitation")
    assert server.post(f"/tables/{public['table']}/join", {"name": "B"}).json()["seat"] == 1
    reply = server.post(f"/tables/{public['table']}/join", {"name": "C", "invitation": "x"})
    assert error_of(reply) == (401, "wrong-key", "server-wrong-invitation")


def test_the_owner_starts_with_bots_in_open_seats(server: Server) -> None:
    opened = server.open("me", "open")
    table, key = opened["table"], opened["key"]
    assert error_of(server.post(f"/tables/{table}/start", {}))[:2] == (401, "no-key")
    assert error_of(server.post(f"/tables/{table}/start", {"bot": "nobody"}, key))[2] == "refusal-unknown-bot"
    assert server.post(f"/tables/{table}/start", {"bot": "random"}, key).status_code == 200
    info = about(server, table, key)
    assert (info["status"], info["seats"][1]["kind"], info["seats"][1]["bot"]) == ("playing", "bot", "random")
    assert error_of(server.post(f"/tables/{table}/start", {}, key))[:2] == (409, "conflict")


def test_opening_and_closing_seats(server: Server) -> None:
    opened = server.open("me", "open", "open")
    table, key = opened["table"], opened["key"]
    assert server.patch(f"/tables/{table}/seats/1", {"kind": "closed"}, key).status_code == 200
    reply = server.post(f"/tables/{table}/join", {"invitation": opened["invitation"], "seat": 1, "name": "A"})
    assert error_of(reply)[:2] == (409, "conflict")
    guest = join(server, opened, name="A")
    assert guest["seat"] == 2
    assert error_of(server.patch(f"/tables/{table}/seats/1", {"kind": "open"}, guest["key"]))[:2] == (
        403,
        "forbidden",
    )
    assert server.patch(f"/tables/{table}/seats/2", {"kind": "open"}, key).status_code == 200
    assert error_of(server.get(f"/tables/{table}", guest["key"])) == (410, "expired", "server-key-expired")
    assert error_of(server.patch(f"/tables/{table}/seats/9", {"kind": "open"}, key))[0] == 404
    assert (
        error_of(server.patch(f"/tables/{table}/seats/1", {"kind": "person"}, key))[2]
        == "server-nobody-there"
    )


def test_an_absent_player_is_replaced_by_a_bot_and_comes_back(server: Server) -> None:
    opened = server.open("me", "open", seed=3)
    table, key = opened["table"], opened["key"]
    guest = join(server, opened, name="B")
    keys = [key, guest["key"]]
    while server.state(table)["decision"]["seats"] != [1]:
        server.answer(table, key)
    server.answer(table, keys[1], commit=False)  # leaves in the middle of a turn
    entries = len(server.state(table, keys[1])["log"]["lines"])
    assert server.patch(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"}, key).status_code == 200
    until(lambda: server.state(table)["decision"]["seats"] == [0])
    assert len(server.state(table)["log"]["lines"]) >= entries
    assert server.patch(f"/tables/{table}/seats/1", {"kind": "person"}, key).status_code == 200
    info = about(server, table, keys[1])
    assert (info["seats"][1]["kind"], info["seats"][1]["name"], info["yours"]) == ("person", "B", [1])
    assert server.state(table, keys[1])["seat"] == 1


def test_who_resigns_leaves_the_seat_to_a_bot_for_good(server: Server) -> None:
    opened = server.open("me", "open")
    table, key = opened["table"], opened["key"]
    guest = join(server, opened, name="B")
    seq = server.state(table)["seq"]
    assert server.act(table, guest["key"], 1, "resign", seq).status_code == 200
    seat = about(server, table)["seats"][1]
    assert (seat["kind"], seat["resigned"], seat["name"]) == ("bot", True, "B")
    assert error_of(server.patch(f"/tables/{table}/seats/1", {"kind": "person"}, key))[2] == "server-resigned"


def test_a_fresh_link_makes_the_old_one_expire(server: Server) -> None:
    opened = server.open("me", "open")
    table, key = opened["table"], opened["key"]
    guest = join(server, opened, name="B")
    with server.live(table, guest["key"]) as socket:
        socket.hear_until("state")
        fresh = server.post(f"/tables/{table}/seats/1/link", {}, key).json()
        until(lambda: server.services.hub.here(table) == [])
    assert error_of(server.get(f"/tables/{table}", guest["key"])) == (410, "expired", "server-key-expired")
    assert about(server, table, fresh["key"])["yours"] == [1]
    own = server.post(f"/tables/{table}/seats/0/link", {}, key).json()
    assert error_of(server.get(f"/tables/{table}", key))[0] == 410
    assert (about(server, table, own["key"])["owner"], about(server, table, own["key"])["yours"]) == (
        True,
        [0],
    )
    assert error_of(server.post(f"/tables/{table}/seats/0/link", {}, fresh["key"]))[:2] == (403, "forbidden")


def test_several_people_around_one_screen(server: Server) -> None:
    opened = server.open("me", "here", "here")
    assert about(server, opened["table"], opened["key"])["yours"] == [0, 1, 2]
    for _ in range(8):
        server.answer(opened["table"], opened["key"])


def test_a_table_without_spectators(server: Server) -> None:
    opened = server.open("me", "here", spectators=False)
    table = opened["table"]
    assert error_of(server.get(f"/tables/{table}/state")) == (403, "forbidden", "server-no-spectators")
    assert error_of(server.get(f"/tables/{table}/state", seat=0))[:2] == (401, "no-key")
    with server.live(table) as client:
        assert client.hear()["error"]["reason"]["k"] == "server-no-spectators"
    assert server.get(f"/tables/{table}/state", opened["key"]).status_code == 200


def test_unknown_tables_and_settings(server: Server) -> None:
    assert error_of(server.get("/tables/aaaaaaaaaaaa"))[:2] == (404, "not-found")
    assert error_of(server.get("/tables/AAAA"))[:2] == (422, "invalid")
    for wish, key in (
        ({"game": "chess", "seats": [{"kind": "me"}]}, "refusal-unknown-game"),
        ({"game": "gaia", "seats": [{"kind": "me"}] * 6}, "refusal-player-count"),
        ({"game": "gaia", "seats": [{"kind": "me"}], "options": {"board": "x"}}, "refusal-option-value"),
        ({"game": "gaia", "seats": [{"kind": "bot", "bot": "x"}]}, "refusal-unknown-bot"),
    ):
        assert error_of(server.post("/tables", wish)) == (422, "illegal", key)


def test_a_table_that_commits_by_itself(server: Server) -> None:
    opened = server.open("me", "here", commit="auto")
    table, key = opened["table"], opened["key"]
    first = server.state(table)["decision"]["seats"][0]
    server.answer(table, key, commit=False)
    assert len(server.state(table)["log"]["lines"]) == 1
    assert server.state(table, key, seat=first)["can"]["undo"]
    server.answer(table, key, commit=False)
    state = server.state(table, key, seat=first)
    assert (state["holder"], state["can"]["undo"]) == (-1, False)
