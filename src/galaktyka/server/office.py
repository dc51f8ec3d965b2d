"""The office: what people can ask of tables, behind the REST routes and the socket alike."""

import logging
import secrets
from dataclasses import dataclass

from galaktyka.core.chance import LARGEST_SEED
from galaktyka.core.game import Game
from galaktyka.core.words import Illegal
from galaktyka.games import game as find_game
from galaktyka.server.errors import Refused, refusal_of
from galaktyka.server.hub import Hub
from galaktyka.server.messages import Act, Join, NewSeat, NewTable, SeatChange, act_data
from galaktyka.server.people import access_by, digest_of, must_own, new_key, new_table_id, own_seat
from galaktyka.server.room import BOT, CLOSED, OPEN, PERSON, Access, Header, Room, check_bot, standing_bot
from galaktyka.server.rooms import Rooms, now
from galaktyka.server.store import Batch, Store
from galaktyka.server.wire import Json, dump

LOG = logging.getLogger("galaktyka.server")


@dataclass
class _HeaderValues:
    """The columns of `tables` from which a `Header` is read."""

    id: str
    game: str
    name: str
    seed: int
    options: bytes
    players: int
    explicit_commit: bool
    public: bool
    spectators: bool
    created: int


def new_header(
    game: str,
    seed: int,
    options: dict[str, str],
    players: int,
    *,
    name: str = "",
    explicit: bool = True,
    public: bool = False,
    spectators: bool = True,
) -> Header:
    chosen = dump(options)
    return Header(
        _HeaderValues(new_table_id(), game, name, seed, chosen, players, explicit, public, spectators, now())
    )


def known_game(id_: str) -> Game:
    try:
        return find_game(id_)
    except Illegal as illegal:
        raise refusal_of(illegal) from None


class Office:
    def __init__(self, store: Store, rooms: Rooms, hub: Hub) -> None:
        self.store = store
        self.rooms = rooms
        self.hub = hub

    # --- acts ---

    async def act(self, table: str, key: str, act: Act) -> int:
        async with self.rooms.hold(table) as room:
            own_seat(access_by(room, key), act.seat)
        return await self.act_as(table, act)

    async def act_as(self, table: str, act: Act) -> int:
        """An act of somebody whose seat was checked."""
        data = act_data(act)
        if act.op == "answer" and act.answer is None:
            raise Refused("bad-request", "server-no-answer")
        if act.op == "takeback-ask" and act.entries is None:
            raise Refused("bad-request", "server-no-entries")
        if act.op == "resign":
            data = {"bot": standing_bot()}
        return await self.rooms.act(table, act.op, act.id, act.seat, data, act.expect)

    # --- tables ---

    async def create(self, wish: NewTable) -> Json:
        game = known_game(wish.game)
        seed = wish.seed if wish.seed is not None else secrets.randbelow(LARGEST_SEED)
        try:
            setting = game.setting(len(wish.seats), seed, wish.options)
        except Illegal as illegal:
            raise refusal_of(illegal) from None
        header = new_header(
            game.id, seed, setting.options, len(wish.seats),
            name=wish.name, explicit=wish.commit == "explicit", public=wish.public, spectators=wish.spectators,
        )  # fmt: skip
        seats = new_seats(wish.seats)
        return await self.open(header, wish.seats, "create", {"seats": seats})

    async def open(self, header: Header, wished: list[NewSeat], op: str, data: Json) -> Json:
        """A new table with the keys of whoever opens it."""
        key, invitation = new_key(), new_key()
        own = [seat for seat, who in enumerate(wished) if who.kind in ("me", "here")]
        keys = [
            Access(digest_of(key), own, owner=True, invitation=False, expired=False),
            Access(digest_of(invitation), [], owner=False, invitation=True, expired=False),
        ]
        room = await self.rooms.create(header, op, data, keys)
        LOG.info("table opened", extra={"table": header.id, "game": header.game, "seats": header.players})
        return {"table": room.header.id, "key": key, "invitation": invitation}

    async def join(self, table: str, wish: Join) -> Json:
        async with self.rooms.hold(table) as room:
            if wish.invitation or not room.header.public:
                self._check_invitation(room, wish.invitation)
            seat = self._open_seat(room, wish.seat)
            key = new_key()
            access = Access(digest_of(key), [seat], owner=False, invitation=False, expired=False)
            who = {"kind": PERSON, "name": wish.name}
            act = access.digest[:32]
            changed = [access, *without_seat(room, seat)]
            await self.rooms.change(room, "join", act, seat, {"seat": seat, "who": who}, changed)
            return {"key": key, "seat": seat}

    def _check_invitation(self, room: Room, key: str) -> None:
        invitation = room.keys.get(digest_of(key))
        if invitation is None or not invitation.invitation:
            raise Refused("wrong-key", "server-wrong-invitation")
        if invitation.expired:
            raise Refused("expired", "server-key-expired")

    def _open_seat(self, room: Room, wanted: int | None) -> int:
        open_seats = [seat for seat, who in enumerate(room.seats) if who.kind == OPEN]
        if wanted is not None and wanted >= len(room.seats):
            raise Refused("not-found", "refusal-no-such-seat", {"seat": wanted + 1, "seats": len(room.seats)})
        if not open_seats or (wanted is not None and wanted not in open_seats):
            raise Refused("conflict", "server-no-open-seat")
        return open_seats[0] if wanted is None else wanted

    async def begin(self, table: str, key: str, bot: str) -> int:
        async with self.rooms.hold(table) as room:
            must_own(access_by(room, key))
            if room.match is not None:
                raise Refused("conflict", "server-already-started")
            name = check_bot(bot) if bot else standing_bot()
            row = await self.rooms.change(room, "start", new_key(), -1, {"bot": name})
            return row.seq

    async def change_seat(self, table: str, key: str, seat: int, wish: SeatChange) -> int:
        async with self.rooms.hold(table) as room:
            must_own(access_by(room, key))
            if seat >= len(room.seats):
                raise Refused(
                    "not-found", "refusal-no-such-seat", {"seat": seat + 1, "seats": len(room.seats)}
                )
            old = room.seats[seat]
            kind = wish.kind or old.kind
            if old.resigned and kind != BOT:
                raise Refused("conflict", "server-resigned")
            holders = [a for a in room.keys.values() if seat in a.seats and not a.expired]
            if kind == PERSON and old.kind != PERSON and not holders:
                raise Refused("conflict", "server-nobody-there")
            bot = ""
            if kind == BOT:
                bot = check_bot(wish.bot) if wish.bot else (old.bot or standing_bot())
            name = old.name if wish.name is None else wish.name
            if kind in (OPEN, CLOSED):
                name = ""
            who = {"kind": kind, "name": name, "bot": bot, "resigned": old.resigned}
            expired = without_seat(room, seat) if kind in (OPEN, CLOSED) else []
            row = await self.rooms.change(room, "seat", new_key(), seat, {"seat": seat, "who": who}, expired)
            self._drop_expired(room)
            return row.seq

    async def fresh_link(self, table: str, key: str, seat: int) -> Json:
        """A new key for a seat; the old one opens it no longer."""
        async with self.rooms.hold(table) as room:
            access = access_by(room, key)
            if access is None:
                raise Refused("no-key", "server-no-key")
            if seat >= len(room.seats):
                raise Refused(
                    "not-found", "refusal-no-such-seat", {"seat": seat + 1, "seats": len(room.seats)}
                )
            new = new_key()
            if seat in access.seats:
                fresh = Access(digest_of(new), access.seats, access.owner, invitation=False, expired=False)
                old = [Access(access.digest, [], owner=False, invitation=False, expired=True)]
            else:
                must_own(access)
                fresh = Access(digest_of(new), [seat], owner=False, invitation=False, expired=False)
                old = without_seat(room, seat)
            await self.rooms.change(room, "link", fresh.digest[:32], seat, {"seat": seat}, [fresh, *old])
            self._drop_expired(room)
            return {"key": new, "seat": seat}

    def _drop_expired(self, room: Room) -> None:
        """Whoever came by a key that has expired is shown out."""
        crowd = self.hub.crowds.get(room.header.id)
        for connection in list(crowd.connections) if crowd is not None else []:
            if connection.access is None:
                continue
            current = room.keys.get(connection.access.digest)
            if current is None or current.expired:
                connection.close()
            else:
                connection.access = current

    # --- chat ---

    async def say(self, table: str, access: Access | None, seat: int | None, act: str, words: str) -> int:
        if access is None or not (access.seats or access.owner):
            raise Refused("no-key", "server-no-key")
        speaking = access.seats[0] if seat is None and access.seats else seat
        if speaking is not None:
            own_seat(access, speaking)
        speaker = -1 if speaking is None else speaking
        async with self.rooms.hold(table) as room:
            earlier = await self.store.chat_of_act(table, speaker, act)
            if earlier is not None:
                return earlier
            name = room.seats[speaker].name if speaker >= 0 else ""
            for _ in range(20):
                before = await self.store.chat(table, 1)
                n = before[-1]["n"] + 1 if before else 0
                line = {"n": n, "seat": speaker, "name": name, "text": words, "at": now()}
                batch = Batch(table, None, chat={"table_id": table, "act": act, **line})
                if await self.store.write(batch):
                    self.hub.broadcast(table, {"type": "chat", "line": line})
                    return n
            raise Refused("conflict", "server-busy")


def new_seats(wished: list[NewSeat]) -> list[Json]:
    seats: list[Json] = []
    for who in wished:
        if who.kind == "bot":
            bot = check_bot(who.bot) if who.bot else standing_bot()
            seats.append({"kind": BOT, "name": who.name, "bot": bot})
        elif who.kind in ("open", "closed"):
            seats.append({"kind": who.kind})
        else:
            seats.append({"kind": PERSON, "name": who.name})
    return seats


def without_seat(room: Room, seat: int) -> list[Access]:
    """The keys that opened this seat, now without it; a key that opens nothing expires."""
    changed = []
    for access in room.keys.values():
        if seat in access.seats and not access.expired:
            left = [other for other in access.seats if other != seat]
            expired = not left and not access.owner
            changed.append(Access(access.digest, left, access.owner, access.invitation, expired))
    return changed
