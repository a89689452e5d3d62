"""What accounts' names look like, where capital I, l and 1 and letters side by side are taken for others, too."""

import sqlalchemy as sa
from alembic import op

from paname.server.names import likeness

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Work out again what every account's name looks like."""
    connection = op.get_bind()
    for user, name in connection.execute(sa.text("SELECT id, name FROM users WHERE login IS NOT NULL")).all():
        values = {"user": user, "looks": likeness(name)}
        connection.execute(sa.text("UPDATE users SET likeness = :looks WHERE id = :user"), values)


def downgrade() -> None:
    """Looks are only ever compared; the next change of a name brings the old one back."""
