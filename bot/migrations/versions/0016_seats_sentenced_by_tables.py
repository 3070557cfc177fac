"""Seats that the ruling of a table let lose, apart from those that gave up."""

import json
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

_SEAT = sa.table("match_seat", *(sa.column(name) for name in ("match_id", "seat", "conceded", "sentenced")))
_LOG = sa.table("match_event", *(sa.column(name) for name in ("match_id", "seq", "kind", "seat", "entry")))


def upgrade() -> None:
    for match, seat in _sentenced():
        own = sa.and_(_SEAT.c.match_id == match, _SEAT.c.seat == seat, _SEAT.c.conceded)
        op.execute(sa.update(_SEAT).where(own).values(sentenced=sa.true()))


def downgrade() -> None:
    for match, seat in _sentenced():
        own = sa.and_(_SEAT.c.match_id == match, _SEAT.c.seat == seat)
        op.execute(sa.update(_SEAT).where(own).values(sentenced=sa.false()))


def _sentenced() -> Iterator[tuple[int, int]]:
    """The seats whose last giving up a table ruled, on the account of all who agreed or on its own."""
    asked = sa.select(_LOG.c.match_id, _LOG.c.seat, _LOG.c.entry).where(_LOG.c.kind == "conceded").order_by(_LOG.c.seq)
    last = {(row.match_id, row.seat): row.entry for row in op.get_bind().execute(asked)}
    yield from (place for place, entry in last.items() if json.loads(entry)["by"] in ("agreed", "table"))
