"""How a server is set up: where it stores, how much it keeps in memory, what it allows."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limit:
    """At most `burst` at once, refilled at `rate` a second."""

    burst: float
    rate: float


@dataclass(frozen=True)
class Limits:
    """Generous for play, strict for what costs storage."""

    play: Limit = Limit(120, 40)
    read: Limit = Limit(240, 60)
    create: Limit = Limit(30, 0.2)
    upload: Limit = Limit(8, 0.1)
    chat: Limit = Limit(12, 1)
    hello: Limit = Limit(240, 20)
    hint: Limit = Limit(20, 1)


@dataclass(frozen=True)
class Settings:
    database: str = ""
    """SQLAlchemy URL of the store; empty: a file in the user's data folder."""

    rooms: int = 5000
    """Tables kept in memory; others are rebuilt from the store when somebody comes."""

    snapshot_every: int = 40
    """Journal rows between two snapshots of a table."""

    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 60.0
    """A bot that thinks longer than this is given up; the level `easy` plays on for it."""

    bot_ms: int = 0
    """Milliseconds that a bot may think over a decision; 0: as its level has it."""

    bot_ponders: bool = True
    """Bots may think ahead while others are asked, where no other table waits for one."""

    bot_sweep: float = 15.0
    """Seconds between two searches for tables whose bot was forgotten by a process that ended."""

    beat: float = 20.0
    silence: float = 60.0
    """Seconds between heartbeats, and after which a silent client is dropped."""

    body_limit: int = 64 * 1024
    upload_limit: int = 2 * 1024 * 1024
    limits: Limits = field(default_factory=Limits)
    trusted_proxies: bool = False
    """Take the address of a caller from X-Forwarded-For; only behind a proxy that sets it."""

    plugins: tuple[str, ...] = ()
    """Modules imported by the server and by every worker, which may register games and bots."""

    log: str = ""
    """File of the structured log; empty: the error output."""

    client: Path = Path(__file__).parent / "client"

    def url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{default_database()}"


def data_folder() -> Path:
    """Where programs of this user keep their data, by the custom of the system."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "galaktyka"
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "galaktyka"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "galaktyka"


def default_database() -> Path:
    return data_folder() / "tables.sqlite"


def async_url(url: str) -> str:
    """The URL with the driver that we use, for those who give a plain one."""
    for plain, full in (
        ("postgres://", "postgresql+asyncpg://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return full + url[len(plain) :]
    return url
