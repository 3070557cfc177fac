"""What a guild has set, and the questions whose answers still have buttons."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("language", sa.String(2), nullable=True),
        sa.Column("judge_role_id", sa.BigInteger(), nullable=True),
    )
    op.create_table(
        "channel_settings",
        sa.Column("channel_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(64), nullable=True),
    )
    op.create_index("ix_channel_settings_guild_id", "channel_settings", ["guild_id"])
    op.create_table(
        "asked_question",
        sa.Column("id", _SERIAL, primary_key=True, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=True),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("hits", sa.JSON(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_asked_question_created", "asked_question", ["created"])


def downgrade() -> None:
    op.drop_table("asked_question")
    op.drop_table("channel_settings")
    op.drop_table("guild_settings")
