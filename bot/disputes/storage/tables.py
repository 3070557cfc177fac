"""The tables of the desk."""

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


def _of_dispute(*, key: bool = True) -> Any:
    column = Column(
        "dispute_id", _SERIAL, ForeignKey("dispute.id"), primary_key=key, autoincrement=False, nullable=False
    )
    return Field(sa_column=column)


def _key(*, wide: bool = False) -> Any:
    return Field(sa_type=BigInteger if wide else Integer, primary_key=True, sa_column_kwargs={"autoincrement": False})


def _person(*, index: bool = False) -> Any:
    return Field(sa_type=BigInteger, index=index)


class GuildRow(Table, table=True):
    """A server's desk: how many of each thing it has numbered, its settings as JSON, and what the oracle must reread.

    ``revision`` grows with every change of what its precedents, house rules and guide say.
    """

    __tablename__ = "dispute_guild"

    guild_id: int = _key(wide=True)
    disputes: int
    precedents: int
    house_rules: int
    revision: int
    settings: str = Field(sa_type=Text)


class DisputeRow(Table, table=True):
    """A dispute; what no query asks for is JSON in ``course``, and it names nobody."""

    __tablename__ = "dispute"
    __table_args__ = (
        Index("ix_dispute_number", "guild_id", "number", unique=True),
        Index("ix_dispute_match_id", "match_id"),
        Index("ix_dispute_opener_id", "opener_id"),
        Index("ix_dispute_deadline", "deadline"),
        Index(
            "one_undecided_dispute_a_match",
            "match_id",
            unique=True,
            sqlite_where=text("status IN ('hearing', 'open', 'claimed')"),
            postgresql_where=text("status IN ('hearing', 'open', 'claimed')"),
        ),
    )

    id: int | None = _serial()
    guild_id: int = Field(sa_type=BigInteger)
    number: int
    # Every change counts it up, and is made only where it is still what it was: the lock between processes.
    revision: int
    status: str = Field(max_length=16)
    game: str = Field(max_length=64)
    edition: str | None = Field(max_length=64)
    match_id: int | None = Field(sa_column=Column("match_id", _SERIAL, ForeignKey("match.id"), nullable=True))
    channel_id: int = Field(sa_type=BigInteger)
    opener_id: int = _person()
    judge_id: int | None = _person(index=True)
    lease_until: datetime | None = Field(sa_type=Moment)
    deadline: datetime | None = Field(sa_type=Moment)
    freezes: bool
    opened_at: datetime = Field(sa_type=Moment)
    closed_at: datetime | None = Field(sa_type=Moment)
    purged: bool
    question: str = Field(sa_type=Text)
    course: str = Field(sa_type=Text)


class PartyRow(Table, table=True):
    """A side of a dispute; ``person`` is a keyed hash, which outlives the deletion of the user's data."""

    __tablename__ = "dispute_party"

    dispute_id: int = _of_dispute()
    side: int = _key()
    user_id: int = _person(index=True)
    person: str = Field(max_length=64)
    seat: int | None
    view: str | None = Field(sa_type=Text)
    view_at: datetime | None = Field(sa_type=Moment)
    settles: bool


class BarRow(Table, table=True):
    """A judge who may not judge a dispute: ``side`` barred them, or they recused, which is side -1; side -2 is the
    person who judges it in a judge's place."""

    __tablename__ = "dispute_bar"

    dispute_id: int = _of_dispute()
    side: int = _key()
    person: str = Field(max_length=64, primary_key=True)
    user_id: int = _person(index=True)


class PictureRow(Table, table=True):
    """A picture of a side, without its metadata."""

    __tablename__ = "dispute_picture"

    dispute_id: int = _of_dispute()
    number: int = _key()
    side: int
    kind: str = Field(max_length=8)
    width: int
    height: int
    content: bytes = Field(sa_type=LargeBinary)


class MessageRow(Table, table=True):
    """A message that was taken into a dispute; ``side`` took it in, or a judge where there is none."""

    __tablename__ = "dispute_message"

    dispute_id: int = _of_dispute()
    message_id: int = _key(wide=True)
    author_id: int = _person(index=True)
    at: datetime = Field(sa_type=Moment)
    words: str = Field(sa_type=Text)
    side: int | None


class VerdictRow(Table, table=True):
    """A verdict; ``ruling`` and ``why`` are its words, all that is for programs is JSON in ``body``."""

    __tablename__ = "dispute_verdict"

    dispute_id: int = _of_dispute()
    number: int = _key()
    kind: str = Field(max_length=16)
    at: datetime = Field(sa_type=Moment)
    office: str = Field(max_length=8)
    user_id: int = _person(index=True)
    person: str = Field(max_length=64)
    ruling: str = Field(sa_type=Text)
    why: str = Field(sa_type=Text)
    body: str = Field(sa_type=Text)


class AppealRow(Table, table=True):
    """The appeal of a dispute, of which there is at most one."""

    __tablename__ = "dispute_appeal"

    dispute_id: int = _of_dispute()
    verdict: int
    side: int
    at: datetime = Field(sa_type=Moment)
    why: str = Field(sa_type=Text)
    stayed: bool


class PenaltyRow(Table, table=True):
    """A penalty; ``person`` is a keyed hash, kept without the user only for an exclusion in force."""

    __tablename__ = "dispute_penalty"
    __table_args__ = (Index("ix_dispute_penalty_person", "guild_id", "person"),)

    id: int | None = _serial()
    guild_id: int = Field(sa_type=BigInteger)
    user_id: int = _person(index=True)
    person: str | None = Field(max_length=64)
    kind: str = Field(max_length=16)
    infraction: str = Field(max_length=128)
    dispute_id: int = _of_dispute(key=False)
    verdict: int
    at: datetime = Field(sa_type=Moment)
    expires: datetime = Field(sa_type=Moment)
    until: datetime | None = Field(sa_type=Moment)
    lifted: datetime | None = Field(sa_type=Moment)


class AuditRow(Table, table=True):
    """An act at the desk; rows are only ever added."""

    __tablename__ = "dispute_audit"
    __table_args__ = (Index("ix_dispute_audit_guild", "guild_id", "id"),)

    id: int | None = _serial()
    guild_id: int = Field(sa_type=BigInteger)
    at: datetime = Field(sa_type=Moment)
    user_id: int | None = _person(index=True)
    act: str = Field(max_length=24)
    dispute: int | None
    detail: str = Field(sa_type=Text)


class PrecedentRow(Table, table=True):
    """A precedent or a house rule; ``body`` is JSON, and names nobody."""

    __tablename__ = "dispute_precedent"

    guild_id: int = _key(wide=True)
    kind: str = Field(max_length=16, primary_key=True)
    number: int = _key()
    state: str = Field(max_length=16)
    game: str = Field(max_length=64)
    again: bool
    supersedes: int | None
    superseded: int | None
    dispute_id: int | None = Field(sa_type=BigInteger)
    at: datetime = Field(sa_type=Moment)
    body: str = Field(sa_type=Text)


class GuideRow(Table, table=True):
    """A server's own copy of an entry of the guide; ``body`` is JSON by language."""

    __tablename__ = "guide_edit"

    guild_id: int = _key(wide=True)
    slug: str = Field(max_length=128, primary_key=True)
    body: str = Field(sa_type=Text)
    at: datetime = Field(sa_type=Moment)


class MissRow(Table, table=True):
    """A question that was not answered by the rule shown, and what a judge said answers it; it names nobody."""

    __tablename__ = "dispute_miss"
    __table_args__ = (Index("ix_dispute_miss_guild", "guild_id", "id"),)

    id: int | None = _serial()
    guild_id: int = Field(sa_type=BigInteger)
    question: str = Field(sa_type=Text)
    language: str = Field(max_length=2)
    game: str | None = Field(max_length=64)
    edition: str | None = Field(max_length=64)
    wrong: str = Field(max_length=128)
    answer: str | None = Field(max_length=128)
    taught: bool
    times: int
    at: datetime = Field(sa_type=Moment)


class NoticeRow(Table, table=True):
    """A notice to deliver; its ``key`` lets a repetition be recognised."""

    __tablename__ = "dispute_notice"
    __table_args__ = (
        Index(
            "ix_dispute_notice_waiting",
            "id",
            sqlite_where=text("delivered IS NULL"),
            postgresql_where=text("delivered IS NULL"),
        ),
    )

    id: int | None = _serial()
    dispute_id: int = _of_dispute(key=False)
    key: str = Field(max_length=64, unique=True)
    user_id: int | None = _person(index=True)
    payload: str = Field(sa_type=Text)
    created: datetime = Field(sa_type=Moment)
    not_before: datetime | None = Field(sa_type=Moment)
    attempts: int
    delivered: datetime | None = Field(sa_type=Moment)


class DraftRow(Table, table=True):
    """What a judge has written of a verdict so far, as JSON."""

    __tablename__ = "dispute_draft"

    dispute_id: int = _of_dispute()
    user_id: int = _key(wide=True)
    body: str = Field(sa_type=Text)


def _columns(name: str) -> Columns:
    return Table.metadata.tables[name]


# The same tables for statements: rows are read and written as values of bot.disputes.model, never as objects of these.
guild = _columns("dispute_guild")
dispute = _columns("dispute")
party = _columns("dispute_party")
bar = _columns("dispute_bar")
picture = _columns("dispute_picture")
message = _columns("dispute_message")
verdict = _columns("dispute_verdict")
appeal = _columns("dispute_appeal")
penalty = _columns("dispute_penalty")
audit = _columns("dispute_audit")
precedent = _columns("dispute_precedent")
guide = _columns("guide_edit")
miss = _columns("dispute_miss")
notice = _columns("dispute_notice")
draft = _columns("dispute_draft")
