"""What people did with puzzles, and the ratings of both."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.String(16), primary_key=True),
        sa.Column("puzzle", sa.String(60), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("who", sa.String(60), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_tries")
