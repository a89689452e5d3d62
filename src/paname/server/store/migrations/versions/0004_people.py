"""Looks of names, visits, blocks, reports, bans and their audit; indices for the lists that were slow."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from paname.server.names import likeness

revision = "0004"
down_revision = "0002"


def upgrade() -> None:
    """Make them; what is known of the past is filled in."""
    op.add_column("users", sa.Column("likeness", sa.String(80)))
    op.add_column("users", sa.Column("muted", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("banned", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_users_likeness", "users", ["likeness"])
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.String(16), primary_key=True),
    )
    op.create_index("ix_visits_user_id", "visits", ["user_id"])
    make_moderation()
    op.create_index("ix_tables_owner", "tables", ["owner"], **where("owner != ''"))
    op.create_index("ix_tables_listed", "tables", ["status", "updated"], **where("listed"))
    fill()


def where(condition: str) -> dict[str, Any]:
    """A condition of an index, for either database."""
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


def make_moderation() -> None:
    """Blocks, reports and the audit."""
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String(16), primary_key=True),
        sa.Column("blocked_id", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=False, server_default="0"),
    )
    for name in ("created", "reporter", "subject"):
        op.create_index(f"ix_reports_{name}", "reports", [name])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(16), nullable=False),
        sa.Column("detail", sa.Text, nullable=False, server_default=""),
    )


def fill() -> None:
    """What existing accounts look like, and who spoke at tables without a seat."""
    connection = op.get_bind()
    for user, name in connection.execute(sa.text("SELECT id, name FROM users WHERE login IS NOT NULL")).all():
        values = {"user": user, "looks": likeness(name)}
        connection.execute(sa.text("UPDATE users SET likeness = :looks WHERE id = :user"), values)
    connection.execute(
        sa.text(
            "INSERT INTO visits (table_id, user_id) SELECT DISTINCT l.table_id, l.actor FROM log l WHERE l.actor != '' "
            "AND NOT EXISTS (SELECT 1 FROM sittings s WHERE s.table_id = l.table_id AND s.user_id = l.actor)"
        )
    )


def downgrade() -> None:
    """Take everything away."""
    for name in ("ix_tables_owner", "ix_tables_listed"):
        op.drop_index(name, "tables")
    for name in ("visits", "blocks", "reports", "audit"):
        op.drop_table(name)
    op.drop_index("ix_users_likeness", "users")
    for name in ("likeness", "muted", "banned"):
        op.drop_column("users", name)
