"""What stands below the newest message of a match's log."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match_log_message", sa.Column("below", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("match_log_message", "below")
