"""People, sessions, tables, the log and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("login", sa.String(80), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("preferences", sa.Text, nullable=False, server_default="{}"),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("user_id", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(200), nullable=False, server_default=""),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    make_tables()
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def make_tables() -> None:
    """The tables that people play at, and their logs."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("driven", sa.Boolean, nullable=False),
        sa.Column("to_move", sa.Integer, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False, server_default="null"),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("owner", sa.String(32), nullable=False, server_default=""),
        sa.Column("lease", sa.BigInteger, nullable=False, server_default="0"),
        sa.UniqueConstraint("host", "command"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_updated", "tables", ["updated"])
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.String(16), primary_key=True),
    )
    op.create_index("ix_sittings_user_id", "sittings", ["user_id"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("actor", sa.String(16), nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    where = sa.text("command != ''")
    op.create_index(
        "log_commands",
        "log",
        ["table_id", "actor", "command"],
        unique=True,
        sqlite_where=where,
        postgresql_where=where,
    )


def downgrade() -> None:
    """Take everything away."""
    for name in ("users", "sessions", "tables", "sittings", "log", "ratings"):
        op.drop_table(name)
