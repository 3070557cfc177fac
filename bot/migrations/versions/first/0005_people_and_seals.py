"""Who has to do with a match, several secrets of a match, reasons of orders, and what the database is to the bot."""

import hashlib
import hmac
import json
import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_FORGOTTEN = 0
_OWNERS = {"adrift": "nowhere", "judge": "officials"}

_MATCH = sa.table(
    "match", *(sa.column(name) for name in ("id", "live", "status", "host_id")), sa.column("course", sa.Text)
)
_SEAT = sa.table("match_seat", *(sa.column(name) for name in ("match_id", "seat", "user_id")))
_EVENT = sa.table(
    "match_event", *(sa.column(name) for name in ("match_id", "seq", "kind", "seat", "user_id", "back_to", "entry"))
)


def upgrade() -> None:
    instance = op.create_table(
        "instance",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("application_id", sa.BigInteger(), nullable=True),
        sa.Column("person_key", sa.LargeBinary(), nullable=False),
    )
    person = op.create_table(
        "match_person",
        _of_match(),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("role", sa.String(8), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
    )
    op.create_index("ix_match_person_user_id", "match_person", ["user_id"])
    op.add_column("match_seat", sa.Column("rested", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("match_seat", sa.Column("click", sa.BigInteger(), nullable=True))
    op.add_column("match_event", sa.Column("reason", sa.Text(), nullable=True))
    kept = _remade_secrets()
    key = secrets.token_bytes(32)
    op.bulk_insert(instance, [{"id": 1, "application_id": None, "person_key": key}])
    rows = _matches()
    for row in rows:
        _change_course(row, kept)
    op.bulk_insert(person, [each for row in rows for each in _people(row, key)])


def downgrade() -> None:
    rows = list(op.get_bind().execute(sa.text("SELECT match_id, secret FROM match_secret WHERE number = 0")).all())
    op.drop_table("match_secret")
    kept = op.create_table("match_secret", _of_match(), sa.Column("secret", sa.LargeBinary(), nullable=False))
    started = [{"match_id": row.match_id, "secret": row.secret} for row in rows if row.match_id in _started()]
    op.bulk_insert(kept, started)
    for row in _matches():
        course = json.loads(row.course)
        seals, holds = course.pop("seals", []), course.pop("holds", [])
        for wait in course.get("waits", ()):
            wait["prompts"] = [question.partition(".")[2] for question in wait["prompts"]]
        if seals and row.id in _started():
            course["commitment"] = seals[0]["commitment"]
        if holds:
            course["pause"] = {
                "since": course["stopped"],
                "judge": holds[0]["owner"] == "officials",
                "adrift": holds[0]["owner"] == "nowhere",
            }
        _put(row.id, course)
    op.drop_column("match_event", "reason")
    op.drop_column("match_seat", "click")
    op.drop_column("match_seat", "rested")
    op.drop_table("match_person")
    op.drop_table("instance")


def _of_match() -> sa.Column[int]:
    return sa.Column(
        "match_id", _SERIAL, sa.ForeignKey("match.id"), primary_key=True, nullable=False, autoincrement=False
    )


def _remade_secrets() -> sa.Table:
    # Its key grows, which SQLite can only do to a table made anew.
    rows = list(op.get_bind().execute(sa.text("SELECT match_id, secret FROM match_secret")).all())
    op.drop_table("match_secret")
    kept = op.create_table(
        "match_secret",
        _of_match(),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
    )
    op.bulk_insert(kept, [{"match_id": row.match_id, "number": 0, "secret": bytes(row.secret)} for row in rows])
    return kept


def _matches() -> list[sa.Row[Any]]:
    return list(op.get_bind().execute(sa.select(_MATCH)).all())


def _started() -> set[int]:
    return set(op.get_bind().execute(sa.select(_EVENT.c.match_id).where(_EVENT.c.seq == 1)).scalars())


def _put(match: int, course: dict[str, Any]) -> None:
    op.get_bind().execute(sa.update(_MATCH).where(_MATCH.c.id == match).values(course=json.dumps(course)))


def _change_course(row: sa.Row[Any], kept: sa.Table) -> None:
    course = json.loads(row.course)
    pause, commitment = course.pop("pause", None), course.pop("commitment", "")
    if commitment:
        course["seals"] = [{"commitment": commitment, "since": 1, "salted": False, "mixed": None}]
    else:
        # A lobby commits itself from now on, not only when its match opens.
        secret = secrets.token_bytes(32)
        op.bulk_insert(kept, [{"match_id": row.id, "number": 0, "secret": secret}])
        course["seals"] = [{"commitment": hashlib.sha256(secret).hexdigest()}]
    if pause:
        owner = next((owner for flag, owner in _OWNERS.items() if pause.get(flag)), "players")
        course["holds"] = [{"owner": owner, "since": pause["since"]}]
        course["stopped"] = pause["since"]
    turned = sa.or_(_EVENT.c.back_to.is_not(None), _EVENT.c.kind == "adjusted")
    last = sa.select(sa.func.max(_EVENT.c.seq)).where(_EVENT.c.match_id == row.id, turned)
    course["line"] = op.get_bind().execute(last).scalar() or 0
    for wait in course.get("waits", ()):
        wait["prompts"] = [f"{course['line']}.{prompt}" for prompt in wait["prompts"]]
    _put(row.id, course)


def _people(row: sa.Row[Any], key: bytes) -> list[dict[str, Any]]:
    found = {("host", -1, row.host_id)}
    if row.id in _started():
        for seat in op.get_bind().execute(sa.select(_SEAT).where(_SEAT.c.match_id == row.id)):
            found.add(("seat", seat.seat, seat.user_id))
        log = sa.select(_EVENT).where(_EVENT.c.match_id == row.id, _EVENT.c.user_id.is_not(None))
        judges = set()
        for event in op.get_bind().execute(log):
            by = json.loads(event.entry)["by"]
            if event.kind in ("moved", "substituted") and by == "seat":
                found.add(("seat", event.seat, event.user_id))
            elif by in ("judge", "admin"):
                judges.add(event.user_id)
        found |= {("judge", -1, user) for user in judges - {user for _, _, user in found}}
    return [
        {
            "match_id": row.id,
            "person": hmac.digest(key, f"{row.id}|{user}".encode(), "sha256").hex(),
            "role": role,
            "seat": seat,
            "user_id": user,
        }
        for role, seat, user in sorted(found, key=str)
        if user not in (None, _FORGOTTEN)
    ]
