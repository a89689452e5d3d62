"""The tables of the database; `log` is the truth, everything else can be told from it or belongs to people."""

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData()

users: Final = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("login", sa.String(80), unique=True),  # accounts only: the name in one case
    sa.Column("password", sa.String(200)),
    sa.Column("preferences", sa.Text, nullable=False, server_default="{}"),
    sa.Column("created", sa.BigInteger, nullable=False),
)

sessions: Final = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),  # the digest of the token
    sa.Column("id", sa.String(16), nullable=False, unique=True),
    sa.Column("user_id", sa.String(16), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("agent", sa.String(200), nullable=False, server_default=""),
)

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("status", sa.String(8), nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("driven", sa.Boolean, nullable=False),  # whether it has bots or clocks
    sa.Column("due", sa.BigInteger, nullable=False, server_default="0"),  # when somebody has to look after it
    sa.Column("to_move", sa.Integer, nullable=False),
    sa.Column("decision", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False, index=True),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("result", sa.Text, nullable=False, server_default="null"),
    sa.Column("host", sa.String(16), nullable=False),
    sa.Column("command", sa.String(64)),
    sa.Column("owner", sa.String(32), nullable=False, server_default=""),
    sa.Column("lease", sa.BigInteger, nullable=False, server_default="0"),
    sa.UniqueConstraint("host", "command"),
    sa.Index("ix_tables_due", "status", "due"),
)

sittings: Final = sa.Table(
    "sittings",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("user_id", sa.String(16), primary_key=True, index=True),
)

log: Final = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("actor", sa.String(16), nullable=False),
    sa.Column("command", sa.String(64), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
sa.Index(
    "log_commands",
    log.c.table_id,
    log.c.actor,
    log.c.command,
    unique=True,
    sqlite_where=log.c.command != "",
    postgresql_where=log.c.command != "",
)

ratings: Final = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("who", sa.String(40), primary_key=True),  # a user's id, or bot:level
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
