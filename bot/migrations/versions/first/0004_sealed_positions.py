"""Positions are kept behind their SHA-256, so that a damaged one is noticed."""

import hashlib
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_SEAL = 64
_SNAPSHOT = sa.table(
    "match_snapshot",
    sa.column("match_id", sa.BigInteger),
    sa.column("seq", sa.Integer),
    sa.column("state", sa.LargeBinary),
)


def upgrade() -> None:
    for row in _rows():
        _put(row, hashlib.sha256(row.state).hexdigest().encode() + row.state)


def downgrade() -> None:
    for row in _rows():
        _put(row, row.state[_SEAL:])


def _rows() -> list[sa.Row[Any]]:
    return list(op.get_bind().execute(sa.select(_SNAPSHOT)).all())


def _put(row: sa.Row[Any], state: bytes) -> None:
    here = sa.and_(_SNAPSHOT.c.match_id == row.match_id, _SNAPSHOT.c.seq == row.seq)
    op.get_bind().execute(sa.update(_SNAPSHOT).where(here).values(state=state))
