"""Games that nobody has touched for long are archived."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """None is, until the server looks."""
    op.add_column("tables", sa.Column("archived", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """All games run."""
    op.drop_column("tables", "archived")
