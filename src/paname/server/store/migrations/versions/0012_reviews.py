"""Reviews of finished games, and studies."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "reviews",
        sa.Column("subject", sa.String(20), primary_key=True),
        sa.Column("depth", sa.String(10), primary_key=True),
        sa.Column("asked_by", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("document", sa.Text),
    )
    op.create_index("ix_reviews_asked_by", "reviews", ["asked_by"])
    op.create_table(
        "studies",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("user_id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("tree", sa.Text, nullable=False, server_default="[]"),
    )
    op.create_index("ix_studies_user_id", "studies", ["user_id"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("studies")
    op.drop_table("reviews")
