"""Words of players that judges said the meaning of."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_alias",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("edition", sa.String(64), primary_key=True),
        sa.Column("word", sa.String(40), primary_key=True),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("means", sa.String(60), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("server_alias")
