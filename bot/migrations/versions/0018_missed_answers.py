"""Questions that were not answered by the rule shown."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    serial = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "dispute_miss",
        sa.Column("id", serial, primary_key=True, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("game", sa.String(64), nullable=True),
        sa.Column("edition", sa.String(64), nullable=True),
        sa.Column("wrong", sa.String(128), nullable=False),
        sa.Column("answer", sa.String(128), nullable=True),
        sa.Column("taught", sa.Boolean(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_dispute_miss_guild", "dispute_miss", ["guild_id", "id"])


def downgrade() -> None:
    op.drop_table("dispute_miss")
