"""The tables of matches; a match's log only grows, and nothing in it is changed afterwards.

What is read and written as a value is a record, by the value's own fields. The tables of the records stand at the end,
for statements.
"""

from __future__ import annotations

from datetime import datetime
from operator import attrgetter
from typing import Any

import sqlalchemy as sa

from bot.database import Moment
from bot.matches.model.clock import Notices, Player
from bot.matches.model.kept import KeptFile, folded
from bot.matches.model.match import Match, Seating
from bot.matches.model.messages import Parcel
from bot.matches.model.people import Part
from bot.matches.model.refusals import RefusedCommand
from bot.matches.rules.clock import deadlines
from bot.matches.rules.log import Row
from bot.storage.queues import QUEUED, waiting_index
from bot.storage.records import SERIAL, Extra, Record, Stored, filled, key, refers, serial, short, table, wide

_OF_MATCH = Extra("match_id", int, refers("match.id", key=True))
_OF_GUILD = Extra("guild_id", int, wide(key=True))

# Every change of a match counts its revision up, and is made only where it is still what it was: the lock between
# processes. Likewise ``private`` for what its seats keep to themselves, which must not show in anything others see.
MATCH = Record(
    "match",
    Match,
    Extra("private", int),
    Extra("live", bool, follows=attrgetter("live")),
    Extra("due", datetime | None, follows=deadlines.due),
    sa.Index(
        "one_live_match_a_channel",
        "channel_id",
        unique=True,
        sqlite_where=sa.text("live"),
        postgresql_where=sa.text("live"),
    ),
    sa.Index("ix_match_due", "due"),
    sa.Index("ix_match_guild_id", "guild_id"),
    without=("seats", "people"),
    id=serial(),
    guild=wide("guild_id"),
    channel=wide("channel_id"),
    host=wide("host_id"),
    status=short(16),
    game=short(64),
    head=short(64),
)

SEAT = Record(
    "match_seat",
    Seating,
    _OF_MATCH,
    Extra("seat", int, Stored(key=True)),
    user=wide("user_id", index=True),
    click=wide(),
)

# What a person did in a match, for as long as it is kept: the keyed hash outlives the deletion of their data, the user
# id beside it does not.
PERSON = Record(
    "match_person",
    Part,
    _OF_MATCH,
    Extra("user_id", int | None, wide(index=True)),
    person=short(64, key=True),
    role=short(8, key=True),
    seat=Stored(key=True),
)

# Who did it is kept beside the entry, so that a person can be forgotten.
EVENT = Record(
    "match_event",
    Row,
    _OF_MATCH,
    seq=Stored(key=True),
    kind=short(16),
    user=wide("user_id", index=True),
    interaction=wide("interaction_id", unique=True),
    previous=short(64),
    hash=short(64),
)

REFUSAL = Record(
    "match_refusal",
    RefusedCommand,
    Extra("id", int, serial()),
    Extra("match_id", int, refers("match.id")),
    sa.Index("ix_match_refusal_seat", "match_id", "seat", "number", unique=True),
    said=Stored(null=True),
)

# ``folded`` is a file's title as no other file of its shelf has it.
KEPT_FILE = Record(
    "kept_file",
    KeptFile,
    Extra("guild_id", int, wide()),
    Extra("user_id", int, wide()),
    Extra("folded", str, short(256), follows=lambda file: folded(file.title)),
    sa.Index("one_kept_file_a_title", "guild_id", "user_id", "game", "name", "folded", unique=True),
    sa.Index("ix_kept_file_user_id", "user_id"),
    number=serial("id"),
    game=short(64),
    name=short(64),
    title=short(64),
)

OUTBOX = Record(
    "match_outbox",
    Parcel,
    Extra("kind", str, short(16), follows=attrgetter("note.__struct_config__.tag")),
    *QUEUED,
    waiting_index("ix_match_outbox_waiting"),
    sa.Index("ix_match_outbox_user_id", "user_id"),
    id=serial(),
    match=refers("match.id", "match_id"),
    key=short(96, unique=True),
    note=Stored("payload"),
    user=wide("user_id"),
)

PLAYER = Record("player_settings", Player, Extra("user_id", int, wide(key=True)), zone=short(64))
GUILD_NOTICES = Record("guild_notices", Notices, _OF_GUILD)


def _of_match() -> sa.Column[Any]:
    return key("match_id", SERIAL, sa.ForeignKey("match.id"))


# What a seat may keep from everybody: the content of a file it chose, standing answers, answers given ahead. ``seat``
# is -1 for what was chosen for the whole table; ``kind`` and ``name`` are those of bot.matches.model.private.Key.
# ``nonce`` is what a file's fingerprint is made with, so that nobody can guess the file, and empty otherwise.
private = table(
    "match_private",
    _of_match(),
    key("seat", sa.Integer()),
    key("kind", sa.String(8)),
    key("name", sa.String(128)),
    filled("value", sa.Text()),
    filled("nonce", sa.String(32)),
)

# A position kept whole, behind its SHA-256.
snapshot = table("match_snapshot", _of_match(), key("seq", sa.Integer()), filled("state", sa.LargeBinary()))

# ``number`` counts a match's seals from 0.
secret = table("match_secret", _of_match(), key("number", sa.Integer()), filled("secret", sa.LargeBinary()))

# The one row that says what this database is to the bot: the Discord application whose matches it holds, unknown before
# the bot has first connected, and what persons are hashed with.
instance = table(
    "instance",
    key("id", sa.Integer()),
    sa.Column("application_id", sa.BigInteger()),
    filled("person_key", sa.LargeBinary()),
)

# A component pack, by the digest of its content.
pack = table(
    "component_pack",
    key("digest", sa.String(64)),
    filled("game", sa.String(64)),
    filled("content", sa.LargeBinary()),
    filled("added", Moment()),
)

# The component pack of a game that a guild's new matches are played with.
guild_pack = table(
    "guild_pack", key("guild_id", sa.BigInteger()), key("game", sa.String(64)), filled("digest", sa.String(64))
)

# The standing answers that a person brings to their matches of a game in a server, as a JSON object of tokens.
usual_answers = table(
    "usual_answers",
    key("guild_id", sa.BigInteger()),
    key("user_id", sa.BigInteger()),
    key("game", sa.String(64)),
    filled("chosen", sa.Text()),
    sa.Index("ix_usual_answers_user_id", "user_id"),
)

# Until when players could play, by shard.
heartbeat = table("heartbeat", key("id", sa.Integer()), filled("at", Moment()))

match = MATCH.table
seat = SEAT.table
person = PERSON.table
event = EVENT.table
refusal = REFUSAL.table
kept_file = KEPT_FILE.table
outbox = OUTBOX.table
player = PLAYER.table
guild_notices = GUILD_NOTICES.table
