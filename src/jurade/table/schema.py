"""The database: one schema for SQLite and PostgreSQL.

``steps`` is the truth about tables; ``tables`` and ``table_seats`` are a projection of it, written in the same
transaction, so that a lobby can be listed without opening a table.  Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # the folded name of an account; NULL: a guest
    Column("password", Text),  # argon2
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret", Text, nullable=False, unique=True),  # its hash
    Column("agent", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret", Text, nullable=False, unique=True),  # its hash
    Column("label", Text, nullable=False),
    Column("scopes", Text, nullable=False),  # "play read"
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("clock", Text, nullable=False),  # ClockRules as JSON
    Column("options", Text, nullable=False, server_default="{}"),  # those that differ from the game's own, as JSON
    Column("ply", Integer, nullable=False),
    Column("to_act", Integer, nullable=False),  # bit set of seats
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the next clock runs out
    Column("bot_due", Integer, nullable=False),  # 1: a bot is to act
    Column("result", Text),  # JSON, once the game is over
    Column("delay", Integer, nullable=False, server_default="0"),  # seconds by which spectators are behind
    Column("creation", Text, unique=True),  # whose request made it, so that a repeated request makes no second one
    Index("ix_tables_status_updated", "status", "updated"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_bot_due", "bot_due", "updated"),
)

table_seats = Table(
    "table_seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, index=True),  # "" for a bot or an open seat
    Column("level", Text, nullable=False),  # of the bot that sits there
)

steps = Table(
    "steps",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("message", Text, nullable=False),  # "" or whose message caused it
)

chat = Table(
    "chat",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("message", Text, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", Text, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, ForeignKey("persons.id", ondelete="SET NULL")),  # who reports
    Column("about", Text, ForeignKey("persons.id", ondelete="CASCADE")),  # whom
    Column("table", Text, nullable=False),
    Column("text", Text, nullable=False),  # the line reported
    Column("reason", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),  # JSON
)

servers = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
