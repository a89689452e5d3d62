"""Notices: how people want to be told, what is to be told, and the keys that the server makes for itself."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables."""
    make_people()
    make_outbox()
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def make_people() -> None:
    """Ways, and what people want in general."""
    op.create_table(
        "ways",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.String(16), nullable=False),
        sa.Column("session_id", sa.String(16), nullable=False, server_default=""),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("form", sa.String(8), nullable=False, server_default=""),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secrets", sa.Text, nullable=False, server_default=""),
        sa.Column("label", sa.String(200), nullable=False, server_default=""),
        sa.Column("kinds", sa.String(120), nullable=False),
        sa.Column("confirmed", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("trouble", sa.String(40), nullable=False, server_default=""),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ways_user_id", "ways", ["user_id"])
    op.create_index("ix_ways_session_id", "ways", ["session_id"])
    op.create_table(
        "told",
        sa.Column("user_id", sa.String(16), primary_key=True),
        sa.Column("kinds", sa.Text, nullable=False, server_default="{}"),
        sa.Column("quiet", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("urgent", sa.Boolean, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )


def make_outbox() -> None:
    """What is to be told to whom by which way."""
    op.create_table(
        "notices",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("way_id", sa.String(16), nullable=False),
        sa.Column("user_id", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("says", sa.String(8), nullable=False),
        sa.Column("topic", sa.String(8), nullable=False),
        sa.Column("actor", sa.String(16), nullable=False),
        sa.Column("deadline", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("batch", sa.String(16), nullable=False, server_default=""),
        sa.Column("claim", sa.String(16), nullable=False, server_default=""),
        sa.Column("lease", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("done", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("outcome", sa.String(10), nullable=False, server_default=""),
    )
    for name in ("way_id", "user_id"):
        op.create_index(f"ix_notices_{name}", "notices", [name])
    op.create_index("ix_notices_due", "notices", ["due"], **waiting())
    op.create_index("ix_notices_table", "notices", ["table_id"], **waiting())
    op.create_index("ix_notices_done", "notices", ["done"])


def waiting() -> dict[str, Any]:
    """The condition of an index that holds what waits, for either database."""
    return {"sqlite_where": sa.text("done = 0"), "postgresql_where": sa.text("done = 0")}


def downgrade() -> None:
    """Take everything away."""
    for name in ("keys", "notices", "told", "ways"):
        op.drop_table(name)
