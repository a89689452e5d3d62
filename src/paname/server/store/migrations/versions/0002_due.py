"""When somebody has to look after a table, so that only those tables are read that need it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Every running table is looked at once; then its row says when it is due."""
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_tables_due", "tables", ["status", "due"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
