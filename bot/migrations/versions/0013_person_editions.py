"""The editions that people chose, and why an edition answered a saved question."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person_edition",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("edition", sa.String(64), nullable=False),
    )
    op.add_column("asked_question", sa.Column("why", sa.String(16), nullable=True))


def downgrade() -> None:
    op.drop_column("asked_question", "why")
    op.drop_table("person_edition")
