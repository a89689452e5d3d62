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
    sa.Column("likeness", sa.String(80), index=True),  # accounts only: what the name looks like
    sa.Column("muted", sa.BigInteger, nullable=False, server_default="0"),  # until when they may say nothing
    sa.Column("banned", sa.BigInteger, nullable=False, server_default="0"),  # until when they may not come
    sa.Column("away", sa.BigInteger, nullable=False, server_default="0"),  # until when they are on vacation
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
    sa.Column("facts", sa.Text, nullable=False, server_default="{}"),  # what a list says of it
    sa.Column("archived", sa.BigInteger, nullable=False, server_default="0"),  # since when nobody has cared for it
    sa.Column("host", sa.String(16), nullable=False),
    sa.Column("command", sa.String(64)),
    sa.Column("owner", sa.String(32), nullable=False, server_default=""),
    sa.Column("lease", sa.BigInteger, nullable=False, server_default="0"),
    sa.UniqueConstraint("host", "command"),
    sa.Index("ix_tables_due", "status", "due"),
)
sa.Index("ix_tables_owner", tables.c.owner, sqlite_where=tables.c.owner != "", postgresql_where=tables.c.owner != "")
sa.Index(
    "ix_tables_listed",
    tables.c.status,
    tables.c.updated,
    sqlite_where=tables.c.listed,
    postgresql_where=tables.c.listed,
)

sittings: Final = sa.Table(
    "sittings",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("user_id", sa.String(16), primary_key=True, index=True),
)

visits: Final = sa.Table(  # who spoke at a table without a seat
    "visits",
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

snapshots: Final = sa.Table(  # tables folded up to an entry; whatever they say can be told from the log
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
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

passkeys: Final = sa.Table(  # the public halves; the private ones never leave people's devices
    "passkeys",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("user_id", sa.String(16), nullable=False, index=True),
    sa.Column("credential", sa.String(1400), nullable=False, unique=True),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),  # of signatures, where a device counts them
    sa.Column("label", sa.String(200), nullable=False, server_default=""),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False, server_default="0"),
)

tickets: Final = sa.Table(  # questions that wait for their one answer
    "tickets",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),  # the digest of the ticket
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("user_id", sa.String(16), nullable=False, index=True),
    sa.Column("value", sa.Text, nullable=False, server_default=""),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
)

rating_changes: Final = sa.Table(  # what a rated game did to somebody's rating
    "rating_changes",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("who", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("before", sa.Float, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Index("ix_rating_changes_who", "who", "game", "players", "at"),
)

kept_boxes: Final = sa.Table(  # component sets on the shelf of an account
    "kept_boxes",
    metadata,
    sa.Column("user_id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(60), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
)

blocks: Final = sa.Table(
    "blocks",
    metadata,
    sa.Column("user_id", sa.String(16), primary_key=True),
    sa.Column("blocked_id", sa.String(16), primary_key=True, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)

reports: Final = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False, index=True),
    sa.Column("reporter", sa.String(16), nullable=False, index=True),
    sa.Column("subject", sa.String(16), nullable=False, index=True),
    sa.Column("table_id", sa.String(16), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("settled", sa.BigInteger, nullable=False, server_default="0"),  # when somebody looked at it
)

audit: Final = sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("who", sa.String(80), nullable=False),
    sa.Column("action", sa.String(20), nullable=False),
    sa.Column("subject", sa.String(16), nullable=False),
    sa.Column("detail", sa.Text, nullable=False, server_default=""),
)

ways: Final = sa.Table(  # how somebody wants to be told: a browser, an address, a webhook
    "ways",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("user_id", sa.String(16), nullable=False, index=True),
    sa.Column("session_id", sa.String(16), nullable=False, server_default="", index=True),  # push: ends with it
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("form", sa.String(8), nullable=False, server_default=""),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("secrets", sa.Text, nullable=False, server_default=""),  # push: the browser's keys
    sa.Column("label", sa.String(200), nullable=False, server_default=""),
    sa.Column("kinds", sa.String(120), nullable=False),  # what is sent this way
    sa.Column("confirmed", sa.BigInteger, nullable=False, server_default="0"),  # since when it may be used
    sa.Column("trouble", sa.String(40), nullable=False, server_default=""),  # what went wrong last
    sa.Column("created", sa.BigInteger, nullable=False),
)

told: Final = sa.Table(  # how somebody wants to be told in general
    "told",
    metadata,
    sa.Column("user_id", sa.String(16), primary_key=True),
    sa.Column("kinds", sa.Text, nullable=False, server_default="{}"),  # for each kind of way, what is sent
    sa.Column("quiet", sa.Boolean, nullable=False),
    sa.Column("quiet_from", sa.Integer, nullable=False),  # minutes after midnight
    sa.Column("quiet_to", sa.Integer, nullable=False),
    sa.Column("urgent", sa.Boolean, nullable=False),  # time that runs short is told all the same
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
)

notices: Final = sa.Table(  # the outbox: what is to be told to whom by which way; a row is one delivery
    "notices",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
    sa.Column("way_id", sa.String(16), nullable=False, index=True),
    sa.Column("user_id", sa.String(16), nullable=False, index=True),
    sa.Column("table_id", sa.String(16), nullable=False),
    sa.Column("n", sa.Integer, nullable=False),  # the entry that brought it about
    sa.Column("says", sa.String(8), nullable=False),
    sa.Column("topic", sa.String(8), nullable=False),  # by which it is withdrawn
    sa.Column("actor", sa.String(16), nullable=False),
    sa.Column("deadline", sa.BigInteger, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),  # when `due` was said
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
    sa.Column("batch", sa.String(16), nullable=False, server_default=""),  # what is sent together, and its key
    sa.Column("claim", sa.String(16), nullable=False, server_default=""),  # who sends it
    sa.Column("lease", sa.BigInteger, nullable=False, server_default="0"),  # until when
    sa.Column("done", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("outcome", sa.String(10), nullable=False, server_default=""),
)
waiting_notice: Final = notices.c.done == 0
sa.Index("ix_notices_due", notices.c.due, sqlite_where=waiting_notice, postgresql_where=waiting_notice)
sa.Index("ix_notices_table", notices.c.table_id, sqlite_where=waiting_notice, postgresql_where=waiting_notice)
sa.Index("ix_notices_done", notices.c.done)

keys: Final = sa.Table(  # what this server made for itself once: the key of its pushes, the one of its links
    "keys",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

reviews: Final = sa.Table(  # what a finished game was like: one for every depth, without a document while it is made
    "reviews",
    metadata,
    sa.Column("subject", sa.String(20), primary_key=True),  # a table or a study
    sa.Column("depth", sa.String(10), primary_key=True),
    sa.Column("asked_by", sa.String(16), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("document", sa.Text),
)

studies: Final = sa.Table(  # games and positions that somebody looks into: a record, and the variations found
    "studies",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("user_id", sa.String(16), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("tree", sa.Text, nullable=False, server_default="[]"),
)

puzzle_tries: Final = sa.Table(  # what somebody did with a puzzle
    "puzzle_tries",
    metadata,
    sa.Column("user_id", sa.String(16), primary_key=True),
    sa.Column("puzzle", sa.String(60), primary_key=True),  # game/id
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

puzzle_ratings: Final = sa.Table(
    "puzzle_ratings",
    metadata,
    sa.Column("who", sa.String(60), primary_key=True),  # a user's id, or a puzzle's game/id
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
)

shares: Final = sa.Table(  # who has said that a finished game may be passed on
    "shares",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("user_id", sa.String(16), primary_key=True, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
