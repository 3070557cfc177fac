"""Standing answers that people bring to their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "usual_answers",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("chosen", sa.Text(), nullable=False),
    )
    op.create_index("ix_usual_answers_user_id", "usual_answers", ["user_id"])


def downgrade() -> None:
    op.drop_table("usual_answers")
