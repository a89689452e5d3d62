"""Until when somebody is on vacation, at all their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody is."""
    op.add_column("users", sa.Column("away", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("users", "away")
