"""Servers with matches from before commands moved, until somebody there has read where they are."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "moved_commands",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    )
    op.execute("INSERT INTO moved_commands (guild_id) SELECT DISTINCT guild_id FROM match")


def downgrade() -> None:
    op.drop_table("moved_commands")
