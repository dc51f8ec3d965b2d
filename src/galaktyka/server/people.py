"""Keys, and what they open."""

import hashlib
import secrets

from galaktyka.server.errors import Refused
from galaktyka.server.room import Access, Room

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


def new_table_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_key() -> str:
    return secrets.token_urlsafe(24)


def digest_of(key: str) -> str:
    """Only this is stored: whoever reads the database cannot sit down with it."""
    return hashlib.sha256(key.encode()).hexdigest()


def access_by(room: Room, key: str) -> Access | None:
    """What the key opens at this table; None without a key."""
    if not key:
        return None
    access = room.keys.get(digest_of(key))
    if access is None or access.invitation:
        raise Refused("wrong-key", "server-wrong-key")
    if access.expired:
        raise Refused("expired", "server-key-expired")
    return access


def seat_of(room: Room, access: Access | None, seat: int | None) -> int:
    """The seat that somebody wants to look through; -1 for a spectator."""
    if seat is None or seat < 0:
        if access is not None and access.seats:
            return access.seats[0]
        return watching(room, access)
    if seat >= len(room.seats):
        raise Refused("not-found", "refusal-no-such-seat", {"seat": seat + 1, "seats": len(room.seats)})
    return own_seat(access, seat)


def watching(room: Room, access: Access | None) -> int:
    if access is None and not room.header.spectators:
        raise Refused("forbidden", "server-no-spectators")
    return -1


def own_seat(access: Access | None, seat: int) -> int:
    if access is None:
        raise Refused("no-key", "server-no-key")
    if seat not in access.seats:
        raise Refused("not-your-seat", "server-not-your-seat", {"seat": seat + 1})
    return seat


def must_own(access: Access | None) -> Access:
    if access is None:
        raise Refused("no-key", "server-no-key")
    if not access.owner:
        raise Refused("forbidden", "server-not-owner")
    return access
