"""What a list says of a table: its clock, its options, whether it is rated."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Rows of earlier tables say nothing until something happens there."""
    op.add_column("tables", sa.Column("facts", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "facts")
