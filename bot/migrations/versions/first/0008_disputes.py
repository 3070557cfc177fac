"""The judge's desk: disputes, verdicts, penalties, precedents; refused commands; the role of the head judges."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_MOMENT = sa.DateTime(timezone=True)
_UNDECIDED = sa.text("status IN ('hearing', 'open', 'claimed')")
_WAITING = sa.text("delivered IS NULL")


def upgrade() -> None:
    op.add_column("guild_settings", sa.Column("head_judge_role_id", sa.BigInteger()))
    _make_refusals()
    op.create_table(
        "dispute_guild",
        _key("guild_id", sa.BigInteger()),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("disputes", "precedents", "house_rules")),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
    )
    _make_disputes()
    _make_what_belongs_to_disputes()
    _make_verdicts()
    _make_precedents()
    _make_notices()
    _make_what_the_desk_shows()


def downgrade() -> None:
    tables = (
        "post",
        "draft",
        "notice",
        "precedent",
        "audit",
        "penalty",
        "appeal",
        "verdict",
        "message",
        "picture",
        "bar",
        "party",
    )
    for name in tables:
        op.drop_table(f"dispute_{name}")
    for name in ("guide_edit", "dispute", "dispute_guild", "match_refusal"):
        op.drop_table(name)
    op.drop_column("guild_settings", "head_judge_role_id")


def _make_refusals() -> None:
    op.create_table(
        "match_refusal",
        sa.Column("id", _SERIAL, primary_key=True),
        sa.Column("match_id", _SERIAL, sa.ForeignKey("match.id"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("said", sa.Text()),
        sa.Column("rules", sa.Text(), nullable=False),
    )
    op.create_index("ix_match_refusal_seat", "match_refusal", ["match_id", "seat", "number"], unique=True)


def _make_disputes() -> None:
    op.create_table(
        "dispute",
        sa.Column("id", _SERIAL, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(64)),
        sa.Column("match_id", _SERIAL, sa.ForeignKey("match.id")),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("opener_id", sa.BigInteger(), nullable=False),
        sa.Column("judge_id", sa.BigInteger()),
        sa.Column("lease_until", _MOMENT),
        sa.Column("deadline", _MOMENT),
        sa.Column("freezes", sa.Boolean(), nullable=False),
        sa.Column("opened_at", _MOMENT, nullable=False),
        sa.Column("closed_at", _MOMENT),
        sa.Column("purged", sa.Boolean(), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("course", sa.Text(), nullable=False),
    )
    op.create_index("ix_dispute_number", "dispute", ["guild_id", "number"], unique=True)
    for column in ("match_id", "opener_id", "judge_id", "deadline"):
        op.create_index(f"ix_dispute_{column}", "dispute", [column])
    op.create_index(
        "one_undecided_dispute_a_match",
        "dispute",
        ["match_id"],
        unique=True,
        sqlite_where=_UNDECIDED,
        postgresql_where=_UNDECIDED,
    )


def _make_what_belongs_to_disputes() -> None:
    op.create_table(
        "dispute_party",
        _of_dispute(),
        _key("side", sa.Integer()),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("view", sa.Text()),
        sa.Column("view_at", _MOMENT),
        sa.Column("settles", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "dispute_bar",
        _of_dispute(),
        _key("side", sa.Integer()),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "dispute_picture",
        _of_dispute(),
        _key("number", sa.Integer()),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("width", sa.Integer(), nullable=False),
        sa.Column("height", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "dispute_message",
        _of_dispute(),
        _key("message_id", sa.BigInteger()),
        sa.Column("author_id", sa.BigInteger(), nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("side", sa.Integer()),
    )
    for table, column in (("party", "user_id"), ("bar", "user_id"), ("message", "author_id")):
        op.create_index(f"ix_dispute_{table}_{column}", f"dispute_{table}", [column])


def _make_verdicts() -> None:
    op.create_table(
        "dispute_verdict",
        _of_dispute(),
        _key("number", sa.Integer()),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
        sa.Column("office", sa.String(8), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("ruling", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "dispute_appeal",
        _of_dispute(),
        sa.Column("verdict", sa.Integer(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("stayed", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "dispute_penalty",
        sa.Column("id", _SERIAL, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("infraction", sa.String(128), nullable=False),
        sa.Column("dispute_id", _SERIAL, sa.ForeignKey("dispute.id"), nullable=False),
        sa.Column("verdict", sa.Integer(), nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
        sa.Column("expires", _MOMENT, nullable=False),
        sa.Column("until", _MOMENT),
        sa.Column("lifted", _MOMENT),
    )
    op.create_index("ix_dispute_penalty_person", "dispute_penalty", ["guild_id", "person"])
    op.create_table(
        "dispute_audit",
        sa.Column("id", _SERIAL, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("act", sa.String(24), nullable=False),
        sa.Column("dispute", sa.Integer()),
        sa.Column("detail", sa.Text(), nullable=False),
    )
    op.create_index("ix_dispute_audit_guild", "dispute_audit", ["guild_id", "id"])
    for table in ("verdict", "penalty", "audit"):
        op.create_index(f"ix_dispute_{table}_user_id", f"dispute_{table}", ["user_id"])


def _make_precedents() -> None:
    op.create_table(
        "dispute_precedent",
        _key("guild_id", sa.BigInteger()),
        sa.Column("kind", sa.String(16), primary_key=True),
        _key("number", sa.Integer()),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("again", sa.Boolean(), nullable=False),
        sa.Column("supersedes", sa.Integer()),
        sa.Column("superseded", sa.Integer()),
        sa.Column("dispute_id", sa.BigInteger()),
        sa.Column("at", _MOMENT, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "guide_edit",
        _key("guild_id", sa.BigInteger()),
        sa.Column("slug", sa.String(128), primary_key=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", _MOMENT, nullable=False),
    )


def _make_notices() -> None:
    op.create_table(
        "dispute_notice",
        sa.Column("id", _SERIAL, primary_key=True),
        sa.Column("dispute_id", _SERIAL, sa.ForeignKey("dispute.id"), nullable=False),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("created", _MOMENT, nullable=False),
        sa.Column("not_before", _MOMENT),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("delivered", _MOMENT),
    )
    op.create_index("ix_dispute_notice_user_id", "dispute_notice", ["user_id"])
    op.create_index(
        "ix_dispute_notice_waiting", "dispute_notice", ["id"], sqlite_where=_WAITING, postgresql_where=_WAITING
    )


def _make_what_the_desk_shows() -> None:
    op.create_table(
        "dispute_draft",
        _of_dispute(),
        _key("user_id", sa.BigInteger()),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "dispute_post",
        _key("guild_id", sa.BigInteger()),
        _key("number", sa.Integer()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
    )


def _key(name: str, kind: sa.types.TypeEngine[int]) -> "sa.Column[int]":
    return sa.Column(name, kind, primary_key=True, autoincrement=False)


def _of_dispute() -> "sa.Column[int]":
    return sa.Column("dispute_id", _SERIAL, sa.ForeignKey("dispute.id"), primary_key=True, autoincrement=False)
