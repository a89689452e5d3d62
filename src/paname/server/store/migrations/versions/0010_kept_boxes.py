"""The component sets that an account keeps."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Shelves begin empty; what a browser keeps stays there."""
    op.create_table(
        "kept_boxes",
        sa.Column("user_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Clear the shelves."""
    op.drop_table("kept_boxes")
