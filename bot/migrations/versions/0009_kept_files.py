"""Files that people keep for themselves between matches, such as decks."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "kept_file",
        sa.Column("id", _SERIAL, primary_key=True, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(256), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("saved", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_kept_file_user_id", "kept_file", ["user_id"])
    op.create_index(
        "one_kept_file_a_title", "kept_file", ["guild_id", "user_id", "game", "name", "folded"], unique=True
    )


def downgrade() -> None:
    op.drop_table("kept_file")
