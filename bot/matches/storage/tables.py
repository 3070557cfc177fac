"""The tables of matches; a match's log only grows, and nothing in it is changed afterwards."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, Text, text
from sqlalchemy import Table as Columns
from sqlmodel import Field

from bot.database import Moment, Table

_SERIAL = BigInteger().with_variant(Integer(), "sqlite")


def _serial() -> Any:
    return Field(default=None, sa_column=Column(_SERIAL, primary_key=True, autoincrement=True))


def _of_match(*, key: bool = True) -> Any:
    column = Column("match_id", _SERIAL, ForeignKey("match.id"), primary_key=key, autoincrement=False, nullable=False)
    return Field(sa_column=column)


def _key(*, wide: bool = False) -> Any:
    return Field(sa_type=BigInteger if wide else Integer, primary_key=True, sa_column_kwargs={"autoincrement": False})


class MatchRow(Table, table=True):
    """A match: what it is played by (``terms``) and how it is going (``course``) are JSON."""

    __tablename__ = "match"
    __table_args__ = (
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

    id: int | None = _serial()
    # Every change of a match counts it up, and is made only where it is still what it was: the lock between processes.
    revision: int
    # Likewise for what its seats keep to themselves, which must not show in anything that others see.
    private: int
    guild_id: int = Field(sa_type=BigInteger)
    channel_id: int | None = Field(sa_type=BigInteger)
    host_id: int = Field(sa_type=BigInteger)
    live: bool
    status: str = Field(max_length=16)
    game: str = Field(max_length=64)
    seq: int
    head: str = Field(max_length=64)
    due: datetime | None = Field(sa_type=Moment)
    created: datetime = Field(sa_type=Moment)
    ended: datetime | None = Field(sa_type=Moment)
    terms: str = Field(sa_type=Text)
    course: str = Field(sa_type=Text)


class SeatRow(Table, table=True):
    """A seat of a match and its player."""

    __tablename__ = "match_seat"

    match_id: int = _of_match()
    seat: int = _key()
    user_id: int | None = Field(sa_type=BigInteger, index=True)
    choices: str = Field(sa_type=Text)
    automated: bool
    conceded: bool
    # By a verdict, and not by itself or its clock.
    sentenced: bool
    away: datetime | None = Field(sa_type=Moment)
    place: int | None
    points: int | None
    # Whether it won, where the place does not say it.
    won: bool | None
    # Seconds for which vacations stopped its clock.
    rested: int
    # The click that its player sat down in the lobby with.
    click: int | None = Field(sa_type=BigInteger)


class PersonRow(Table, table=True):
    """What a person did in a match, for as long as it is kept.

    The person is a keyed hash, which outlives the deletion of their data; the user id beside it does not. ``role`` is
    ``seat`` (sat there while the match was played), ``host`` (opened the lobby) or ``judge`` (gave an order or saw
    everything); ``seat`` is -1 for roles without one.
    """

    __tablename__ = "match_person"

    match_id: int = _of_match()
    person: str = Field(max_length=64, primary_key=True)
    role: str = Field(max_length=8, primary_key=True)
    seat: int = _key()
    user_id: int | None = Field(sa_type=BigInteger, index=True)


class PrivateRow(Table, table=True):
    """What a seat may keep from everybody: the content of a file it chose, standing answers, answers given ahead.

    ``seat`` is -1 for what was chosen for the whole table; ``kind`` is ``choice``, ``series`` for what the game before
    was played with, ``standing``, ``ahead``, or ``missed`` for how many windows it let run out; ``name`` is the
    choice's name or the question's id; ``nonce`` is what a file's fingerprint is made with, so that nobody can guess
    the file, and empty otherwise.
    """

    __tablename__ = "match_private"

    match_id: int = _of_match()
    seat: int = _key()
    kind: str = Field(max_length=8, primary_key=True)
    name: str = Field(max_length=128, primary_key=True)
    value: str = Field(sa_type=Text)
    nonce: str = Field(max_length=32)


class EventRow(Table, table=True):
    """An entry of a match's log; who did it is kept beside the entry, so that a person can be forgotten."""

    __tablename__ = "match_event"

    match_id: int = _of_match()
    seq: int = _key()
    kind: str = Field(max_length=16)
    seat: int | None
    user_id: int | None = Field(sa_type=BigInteger, index=True)
    interaction_id: int | None = Field(sa_type=BigInteger, unique=True)
    # Whether it drew or revealed something, which no undo by consent may cross.
    fixed: bool
    back_to: int | None
    # Why an order was given, in its author's words; the entry holds a keyed hash of them.
    reason: str | None = Field(sa_type=Text)
    entry: str = Field(sa_type=Text)
    previous: str = Field(max_length=64)
    hash: str = Field(max_length=64)


class RefusalRow(Table, table=True):
    """A command that was refused, for its seat and for judges alone; ``number`` counts those of a seat.

    ``seq`` is the last entry of the log at that moment; ``said`` and ``rules`` are JSON: what it would have done in
    words, and the slugs of the rules that it breaks.
    """

    __tablename__ = "match_refusal"
    __table_args__ = (Index("ix_match_refusal_seat", "match_id", "seat", "number", unique=True),)

    id: int | None = _serial()
    match_id: int = _of_match(key=False)
    seat: int
    number: int
    at: datetime = Field(sa_type=Moment)
    seq: int
    command: str = Field(sa_type=Text)
    said: str | None = Field(sa_type=Text)
    rules: str = Field(sa_type=Text)


class SnapshotRow(Table, table=True):
    """A position kept whole, behind its SHA-256."""

    __tablename__ = "match_snapshot"

    match_id: int = _of_match()
    seq: int = _key()
    state: bytes = Field(sa_type=LargeBinary)


class SecretRow(Table, table=True):
    """A secret of a match; ``number`` counts its seals from 0."""

    __tablename__ = "match_secret"

    match_id: int = _of_match()
    number: int = _key()
    secret: bytes = Field(sa_type=LargeBinary)


class InstanceRow(Table, table=True):
    """The one row that says what this database is to the bot.

    ``application_id`` is the Discord application whose matches it holds, unknown before the bot has first connected;
    ``person_key`` is what persons are hashed with.
    """

    __tablename__ = "instance"

    id: int = _key()
    application_id: int | None = Field(sa_type=BigInteger)
    person_key: bytes = Field(sa_type=LargeBinary)


class PackRow(Table, table=True):
    """A component pack, by the digest of its content."""

    __tablename__ = "component_pack"

    digest: str = Field(max_length=64, primary_key=True)
    game: str = Field(max_length=64)
    content: bytes = Field(sa_type=LargeBinary)
    added: datetime = Field(sa_type=Moment)


class GuildPackRow(Table, table=True):
    """The component pack of a game that a guild's new matches are played with, by its digest."""

    __tablename__ = "guild_pack"

    guild_id: int = _key(wide=True)
    game: str = Field(max_length=64, primary_key=True)
    digest: str = Field(max_length=64)


class KeptFileRow(Table, table=True):
    """A file that a person keeps for themselves in a server; ``folded`` is its title as no other file there has it."""

    __tablename__ = "kept_file"
    __table_args__ = (
        Index("one_kept_file_a_title", "guild_id", "user_id", "game", "name", "folded", unique=True),
        Index("ix_kept_file_user_id", "user_id"),
    )

    id: int | None = _serial()
    guild_id: int = Field(sa_type=BigInteger)
    user_id: int = Field(sa_type=BigInteger)
    game: str = Field(max_length=64)
    name: str = Field(max_length=64)
    title: str = Field(max_length=64)
    folded: str = Field(max_length=256)
    text: str = Field(sa_type=Text)
    saved: datetime = Field(sa_type=Moment)


class UsualAnswersRow(Table, table=True):
    """The standing answers that a person brings to their matches of a game in a server, as a JSON object of tokens."""

    __tablename__ = "usual_answers"
    __table_args__ = (Index("ix_usual_answers_user_id", "user_id"),)

    guild_id: int = _key(wide=True)
    user_id: int = _key(wide=True)
    game: str = Field(max_length=64, primary_key=True)
    chosen: str = Field(sa_type=Text)


class OutboxRow(Table, table=True):
    """A message to deliver; its ``key`` lets a repetition be recognised."""

    __tablename__ = "match_outbox"
    __table_args__ = (
        Index(
            "ix_match_outbox_waiting",
            "id",
            sqlite_where=text("delivered IS NULL"),
            postgresql_where=text("delivered IS NULL"),
        ),
        Index("ix_match_outbox_user_id", "user_id"),
    )

    id: int | None = _serial()
    match_id: int = _of_match(key=False)
    key: str = Field(max_length=96, unique=True)
    kind: str = Field(max_length=16)
    user_id: int | None = Field(sa_type=BigInteger)
    payload: str = Field(sa_type=Text)
    created: datetime = Field(sa_type=Moment)
    not_before: datetime | None = Field(sa_type=Moment)
    attempts: int
    delivered: datetime | None = Field(sa_type=Moment)


class PlayerRow(Table, table=True):
    """A player's own settings; quiet hours are minutes after midnight."""

    __tablename__ = "player_settings"

    user_id: int = _key(wide=True)
    zone: str = Field(max_length=64)
    quiet_from: int | None
    quiet_to: int | None
    away: datetime | None = Field(sa_type=Moment)


class NoticesRow(Table, table=True):
    """When the players of a guild's matches are reminded."""

    __tablename__ = "guild_notices"

    guild_id: int = _key(wide=True)
    reminder: int | None
    half_time: bool
    deadline: int | None


class HeartbeatRow(Table, table=True):
    """The one row that says until when players could play."""

    __tablename__ = "heartbeat"

    id: int = _key()
    at: datetime = Field(sa_type=Moment)


def _columns(name: str) -> Columns:
    return Table.metadata.tables[name]


# The same tables for statements: rows are read and written as values of bot.matches.model, never as objects of these.
match = _columns("match")
seat = _columns("match_seat")
person = _columns("match_person")
private = _columns("match_private")
event = _columns("match_event")
refusal = _columns("match_refusal")
snapshot = _columns("match_snapshot")
secret = _columns("match_secret")
instance = _columns("instance")
pack = _columns("component_pack")
guild_pack = _columns("guild_pack")
kept_file = _columns("kept_file")
usual_answers = _columns("usual_answers")
outbox = _columns("match_outbox")
player = _columns("player_settings")
guild_notices = _columns("guild_notices")
heartbeat = _columns("heartbeat")
