"""What chat keeps of matches: where their messages are, what they show, and decisions too long for a button."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import JSON, BigInteger, Column, DateTime
from sqlmodel import Field

from bot.database import Table


class MatchPost(Table, table=True):
    """A message of a match: ``name`` is ``status``, ``ping.<seat>``, ``ask.<proposal>`` or ``share.<seat>``."""

    __tablename__ = "match_post"

    match_id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    name: str = Field(max_length=32, primary_key=True)
    channel_id: int = Field(sa_type=BigInteger)
    message_id: int = Field(sa_type=BigInteger)
    posted: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False))


class MatchPath(Table, table=True):
    """A path that is too long for a button, by a digest of itself."""

    __tablename__ = "match_path"

    digest: str = Field(max_length=16, primary_key=True)
    tokens: list[str] = Field(sa_type=JSON)
    created: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False, index=True))


class LogMessage(Table, table=True):
    """The newest message of a match's log: its chapter and the entries it shows.

    Attributes:
        first, last: their numbers, and so up to where the log is told; where ``first`` is the greater one the message
            grows no more.
        below: a digest of what stands below the entries, of how their chapter stands; empty where nothing does.
    """

    __tablename__ = "match_log_message"

    match_id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    channel_id: int = Field(sa_type=BigInteger)
    message_id: int = Field(sa_type=BigInteger)
    chapter: str = Field(max_length=64)
    first: int
    last: int
    below: str = Field(default="", max_length=16)
