"""The players who agreed that a finished game may be passed on."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "shares",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_shares_user_id", "shares", ["user_id"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("shares")
