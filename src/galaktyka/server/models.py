"""What is stored. The journal is the truth; `tables` repeats of it what lists and searches need."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("explicit_commit", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    # Repeated from the journal in the transaction that writes it:
    Column("seq", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("seats", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_tables_listed", "public", "status", "updated"),
    Index("ix_tables_bot_due", "bot_due", "updated"),
)

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("act", String(64), nullable=False),  # made by the client: the same act counts once
    Column("seat", Integer, nullable=False),
    Column("op", String(24), nullable=False),
    Column("data", Text, nullable=False),
    Column("keep", Integer, nullable=False),  # entries of the record that stay; what follows is replaced
    Column("entries", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "act", name="uq_journal_act"),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("table_id", String(12), ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # seat or invite
    Column("seats", Text, nullable=False),
    Column("owner", Boolean, nullable=False),
    Column("expired", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("act", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "act", name="uq_chat_act"),
)
