"""The edition that a channel plays, and what a saved question was asked about besides its game."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("channel_settings", sa.Column("edition", sa.String(64), nullable=True))
    op.add_column("asked_question", sa.Column("edition", sa.String(64), nullable=True))
    op.add_column("asked_question", sa.Column("variants", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("asked_question", "variants")
    op.drop_column("asked_question", "edition")
    op.drop_column("channel_settings", "edition")
