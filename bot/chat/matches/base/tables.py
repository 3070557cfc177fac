"""What chat keeps of matches: where their messages are, what they show, and decisions too long for a button."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct
from sqlalchemy import JSON, Column, DateTime
from sqlmodel import Field

from bot.database import Table
from bot.storage.records import Extra, Record, short, wide


class Post(Struct, frozen=True):
    """A message of a match, the channel that it is in, and when it was sent."""

    channel_id: int
    message_id: int
    posted: datetime


class Newest(Struct, frozen=True):
    """The newest message of a match's log: its chapter and the entries it shows.

    Attributes:
        first, last: their numbers, and so up to where the log is told; where ``first`` is the greater one the message
            grows no more.
        below: a digest of what stands below the entries, of how their chapter stands; empty where nothing does.
    """

    channel_id: int
    message_id: int
    chapter: str
    first: int
    last: int
    below: str = ""


_OF_MATCH = Extra("match_id", int, wide(key=True))

# ``name`` is ``status``, ``ping.<seat>``, ``ask.<proposal>`` or ``share.<seat>``.
POST = Record(
    "match_post", Post, _OF_MATCH, Extra("name", str, short(32, key=True)), channel_id=wide(), message_id=wide()
)
NEWEST = Record(
    "match_log_message",
    Newest,
    _OF_MATCH,
    channel_id=wide(),
    message_id=wide(),
    chapter=short(64),
    below=short(16),
)


class MatchPath(Table, table=True):
    """A path that is too long for a button, by a digest of itself."""

    __tablename__ = "match_path"

    digest: str = Field(max_length=16, primary_key=True)
    tokens: list[str] = Field(sa_type=JSON)
    created: datetime = Field(sa_column=Column(DateTime(timezone=True), nullable=False, index=True))
