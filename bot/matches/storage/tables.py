"""The tables of matches. Nothing in them is ever changed into a lie: the log only grows."""

from __future__ import annotations

from datetime import UTC, datetime

import sqlalchemy as sa
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    text,
)
from sqlalchemy.types import TypeDecorator

from bot.database import Table

_SERIAL = BigInteger().with_variant(Integer(), "sqlite")
_TABLES = Table.metadata


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; SQLite keeps no zone and would give it back without one."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """What is stored: the moment in UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """What is read: the moment with its zone."""
        return None if value is None else value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


match = sa.Table(
    "match",
    _TABLES,
    Column("id", _SERIAL, primary_key=True, autoincrement=True),
    # Every change of a match counts it up, and is made only where it is still what it was: the lock between processes.
    Column("revision", Integer, nullable=False),
    # Likewise for what its seats keep to themselves, which must not show in anything that others see.
    Column("private", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    Column("live", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("game", String(64), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("head", String(64), nullable=False),
    Column("due", Moment),
    Column("created", Moment, nullable=False),
    Column("ended", Moment),
    Column("terms", Text, nullable=False),
    Column("course", Text, nullable=False),
    Index(
        "one_live_match_a_channel",
        "channel_id",
        unique=True,
        sqlite_where=text("live"),
        postgresql_where=text("live"),
    ),
    Index("ix_match_due", "due"),
    Index("ix_match_guild_id", "guild_id"),
)

seat = sa.Table(
    "match_seat",
    _TABLES,
    Column("match_id", _SERIAL, ForeignKey("match.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    Column("choices", Text, nullable=False),
    Column("automated", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("away", Moment),
    Column("place", Integer),
    Column("points", Integer),
    # Seconds for which vacations stopped its clock.
    Column("rested", Integer, nullable=False),
    # The click that its player sat down in the lobby with.
    Column("click", BigInteger),
)

# Who has to do with a match, in what role, for as long as the match is kept. The person is a keyed hash, so that the
# memory outlives the deletion of their data; the user id beside it does not.
person = sa.Table(
    "match_person",
    _TABLES,
    Column("match_id", _SERIAL, ForeignKey("match.id"), primary_key=True, autoincrement=False),
    Column("person", String(64), primary_key=True),
    # "seat": sat there while the match was played. "host": opened the lobby. "judge": gave an order or saw everything.
    Column("role", String(8), primary_key=True),
    # -1 for roles without a seat.
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
)

# What a seat may keep from everybody: the content of a file that was chosen, standing answers, answers given ahead.
private = sa.Table(
    "match_private",
    _TABLES,
    Column("match_id", _SERIAL, ForeignKey("match.id"), primary_key=True, autoincrement=False),
    # -1 for what was chosen for the whole table.
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # "choice", "standing" or "ahead".
    Column("kind", String(8), primary_key=True),
    # The choice's name, or the question's id.
    Column("name", String(128), primary_key=True),
    Column("value", Text, nullable=False),
    # What a file's fingerprint is made with, so that nobody can guess the file; empty otherwise.
    Column("nonce", String(32), nullable=False),
)

event = sa.Table(
    "match_event",
    _TABLES,
    Column("match_id", _SERIAL, ForeignKey("match.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    # Who did it is kept beside the entry and not in it, so that a person can be forgotten.
    Column("user_id", BigInteger, index=True),
    Column("interaction_id", BigInteger, unique=True),
    # Whether it drew or revealed something, which no undo by consent may cross.
    Column("fixed", Boolean, nullable=False),
    Column("back_to", Integer),
    # Why an order was given, in the words of whoever gave it; the entry holds a keyed hash of them.
    Column("reason", Text),
    Column("entry", Text, nullable=False),
    Column("previous", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
)

snapshot = sa.Table(
    "match_snapshot",
    _TABLES,
    Column("match_id", _SERIAL, ForeignKey("match.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)

secret = sa.Table(
    "match_secret",
    _TABLES,
    Column("match_id", _SERIAL, ForeignKey("match.id"), primary_key=True, autoincrement=False),
    # Counts the seals of a match from 0.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
)

# One row: what this database is to the bot.
instance = sa.Table(
    "instance",
    _TABLES,
    Column("id", Integer, primary_key=True, autoincrement=False),
    # The Discord application whose matches it holds; unknown before the bot has first connected.
    Column("application_id", BigInteger),
    # What persons are hashed with.
    Column("person_key", LargeBinary, nullable=False),
)

pack = sa.Table(
    "component_pack",
    _TABLES,
    Column("digest", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("added", Moment, nullable=False),
)

outbox = sa.Table(
    "match_outbox",
    _TABLES,
    Column("id", _SERIAL, primary_key=True, autoincrement=True),
    Column("match_id", _SERIAL, ForeignKey("match.id"), nullable=False),
    # Names what is told, so that telling it twice can be shown once.
    Column("key", String(96), nullable=False, unique=True),
    Column("kind", String(16), nullable=False),
    Column("user_id", BigInteger),
    Column("payload", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("not_before", Moment),
    Column("attempts", Integer, nullable=False),
    Column("delivered", Moment),
    Index(
        "ix_match_outbox_waiting",
        "id",
        sqlite_where=text("delivered IS NULL"),
        postgresql_where=text("delivered IS NULL"),
    ),
    Index("ix_match_outbox_user_id", "user_id"),
)

player = sa.Table(
    "player_settings",
    _TABLES,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("zone", String(64), nullable=False),
    # Minutes after midnight.
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("away", Moment),
)

guild_notices = sa.Table(
    "guild_notices",
    _TABLES,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("reminder", Integer),
    Column("half_time", Boolean, nullable=False),
    Column("deadline", Integer),
)

heartbeat = sa.Table(
    "heartbeat",
    _TABLES,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
)
