"""What was chosen for a seat by the names of the choices, and what a seat keeps from everybody."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_MATCH = sa.table("match", sa.column("id"), sa.column("terms", sa.Text))
_SEAT = sa.table(
    "match_seat",
    *(sa.column(name) for name in ("match_id", "seat", "faction")),
    sa.column("newcomer", sa.Boolean),
    sa.column("choices", sa.Text),
)


def upgrade() -> None:
    op.create_table(
        "match_private",
        sa.Column("match_id", _SERIAL, sa.ForeignKey("match.id"), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(128), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("nonce", sa.String(32), nullable=False),
    )
    op.create_table(
        "match_log_message",
        sa.Column("match_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("chapter", sa.String(64), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
    )
    op.add_column("match_seat", sa.Column("choices", sa.Text(), nullable=False, server_default="{}"))
    own = dict(_chosen_by_seats())
    for row in op.get_bind().execute(sa.select(_SEAT)).all():
        chosen = own.get((row.match_id, row.seat), {})
        if row.faction:
            chosen["faction"] = row.faction
        if row.newcomer:
            chosen["newcomer"] = "yes"
        _put(row, choices=json.dumps(chosen, ensure_ascii=False, separators=(",", ":")))
    op.drop_column("match_seat", "faction")
    op.drop_column("match_seat", "newcomer")
    op.add_column("match", sa.Column("private", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("match_seat", sa.Column("won", sa.Boolean()))


def downgrade() -> None:
    op.add_column("match_seat", sa.Column("faction", sa.String(64), nullable=False, server_default=""))
    op.add_column("match_seat", sa.Column("newcomer", sa.Boolean(), nullable=False, server_default=sa.false()))
    for row in op.get_bind().execute(sa.select(_SEAT)).all():
        chosen = json.loads(row.choices)
        _put(row, faction=chosen.pop("faction", ""), newcomer=chosen.pop("newcomer", "no") == "yes")
        if chosen:
            _add_options(row.match_id, {f"{name}.{row.seat}": token for name, token in chosen.items()})
    op.drop_column("match_seat", "choices")
    op.drop_column("match", "private")
    op.drop_column("match_seat", "won")
    op.drop_table("match_log_message")
    op.drop_table("match_private")


def _chosen_by_seats() -> Iterator[tuple[tuple[int, int], dict[str, str]]]:
    """What seats chose beside their faction, which stood among the options of the table under names with a number."""
    for row in op.get_bind().execute(sa.select(_MATCH)).all():
        terms = json.loads(row.terms)
        chosen: dict[int, dict[str, str]] = {}
        for key in list(terms.get("options", {})):
            name, dot, number = key.rpartition(".")
            if dot and number.isdigit():
                chosen.setdefault(int(number), {})[name] = terms["options"].pop(key)
        if chosen:
            _put_terms(row.id, terms)
        for seat, found in chosen.items():
            yield (row.id, seat), found


def _add_options(match: int, options: dict[str, str]) -> None:
    kept = op.get_bind().execute(sa.select(_MATCH.c.terms).where(_MATCH.c.id == match)).scalar_one()
    terms = json.loads(kept)
    terms["options"] = {**terms.get("options", {}), **options}
    _put_terms(match, terms)


def _put_terms(match: int, terms: dict[str, Any]) -> None:
    text = json.dumps(terms, ensure_ascii=False, separators=(",", ":"))
    op.get_bind().execute(sa.update(_MATCH).where(_MATCH.c.id == match).values(terms=text))


def _put(row: sa.Row[Any], **values: Any) -> None:
    where = sa.and_(_SEAT.c.match_id == row.match_id, _SEAT.c.seat == row.seat)
    op.get_bind().execute(sa.update(_SEAT).where(where).values(**values))
