"""The names of the files that servers' rulebooks were brought in."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("server_book", sa.Column("file", sa.String(100), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("server_book", "file")
