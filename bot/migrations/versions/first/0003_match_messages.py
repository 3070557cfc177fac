"""Where a match's messages stand on Discord, paths too long for a button, and the packs guilds play with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "match_post",
        sa.Column("match_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("posted", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "match_path",
        sa.Column("digest", sa.String(16), primary_key=True),
        sa.Column("tokens", sa.JSON(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_match_path_created", "match_path", ["created"])
    op.create_table(
        "guild_pack",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("guild_pack")
    op.drop_index("ix_match_path_created", "match_path")
    op.drop_table("match_path")
    op.drop_table("match_post")
