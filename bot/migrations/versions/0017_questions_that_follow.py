"""The question that a saved one follows, so that its buttons look up both."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("asked_question", sa.Column("before", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("asked_question", "before")
