"""Matches: seats, the log with its snapshots and secret, the outbox, and what players and guilds set for them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_MOMENT = sa.DateTime(timezone=True)


def _of_match(*, primary_key: bool = False) -> sa.Column[int]:
    return sa.Column(
        "match_id", _SERIAL, sa.ForeignKey("match.id"), primary_key=primary_key, nullable=False, autoincrement=False
    )


def upgrade() -> None:
    op.create_table(
        "match",
        sa.Column("id", _SERIAL, primary_key=True, autoincrement=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("head", sa.String(64), nullable=False),
        sa.Column("due", _MOMENT, nullable=True),
        sa.Column("created", _MOMENT, nullable=False),
        sa.Column("ended", _MOMENT, nullable=True),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("course", sa.Text(), nullable=False),
    )
    live = sa.text("live")
    op.create_index(
        "one_live_match_a_channel", "match", ["channel_id"], unique=True, sqlite_where=live, postgresql_where=live
    )
    op.create_index("ix_match_due", "match", ["due"])
    op.create_index("ix_match_guild_id", "match", ["guild_id"])
    op.create_table(
        "match_seat",
        _of_match(primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("faction", sa.String(64), nullable=False),
        sa.Column("newcomer", sa.Boolean(), nullable=False),
        sa.Column("automated", sa.Boolean(), nullable=False),
        sa.Column("conceded", sa.Boolean(), nullable=False),
        sa.Column("away", _MOMENT, nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
    )
    op.create_index("ix_match_seat_user_id", "match_seat", ["user_id"])
    op.create_table(
        "match_event",
        _of_match(primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True, unique=True),
        sa.Column("fixed", sa.Boolean(), nullable=False),
        sa.Column("back_to", sa.Integer(), nullable=True),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("previous", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.create_index("ix_match_event_user_id", "match_event", ["user_id"])
    op.create_table(
        "match_snapshot",
        _of_match(primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "match_secret",
        _of_match(primary_key=True),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "component_pack",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("added", _MOMENT, nullable=False),
    )
    op.create_table(
        "match_outbox",
        sa.Column("id", _SERIAL, primary_key=True, autoincrement=True),
        _of_match(),
        sa.Column("key", sa.String(96), nullable=False, unique=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("created", _MOMENT, nullable=False),
        sa.Column("not_before", _MOMENT, nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("delivered", _MOMENT, nullable=True),
    )
    waiting = sa.text("delivered IS NULL")
    op.create_index("ix_match_outbox_waiting", "match_outbox", ["id"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_index("ix_match_outbox_user_id", "match_outbox", ["user_id"])
    op.create_table(
        "player_settings",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("away", _MOMENT, nullable=True),
    )
    op.create_table(
        "guild_notices",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("reminder", sa.Integer(), nullable=True),
        sa.Column("half_time", sa.Boolean(), nullable=False),
        sa.Column("deadline", sa.Integer(), nullable=True),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", _MOMENT, nullable=False),
    )


def downgrade() -> None:
    for name in (
        "heartbeat",
        "guild_notices",
        "player_settings",
        "match_outbox",
        "component_pack",
        "match_secret",
        "match_snapshot",
        "match_event",
        "match_seat",
        "match",
    ):
        op.drop_table(name)
