"""The tables of the desk.

What is read and written as a value is a record, by the value's own fields; JSON that packs fields which no query asks
for names nobody. The tables of the records stand at the end, for statements.
"""

from __future__ import annotations

import sqlalchemy as sa

from bot.database import Moment
from bot.disputes.model.audit import Trace
from bot.disputes.model.dispute import Bar, Dispute, Party
from bot.disputes.model.evidence import Message, Picture
from bot.disputes.model.misses import Miss
from bot.disputes.model.notices import DeskParcel
from bot.disputes.model.penalties import Penalty
from bot.disputes.model.precedents import Precedent
from bot.disputes.model.verdicts import Appeal, Verdict
from bot.storage.queues import QUEUED, waiting_index
from bot.storage.records import SERIAL, Extra, Record, Stored, filled, key, refers, serial, short, table, wide

_OF_DISPUTE = Extra("dispute_id", int, refers("dispute.id", key=True))
_ABOUT_DISPUTE = Extra("dispute_id", int, refers("dispute.id"))
_OF_GUILD = Extra("guild_id", int, wide())
_SERIAL = Extra("id", int, serial())
_UNDECIDED = sa.text("status IN ('hearing', 'open', 'claimed')")

# Every change of a dispute counts its revision up, and is made only where it is still what it was: the lock between
# processes.
DISPUTE = Record(
    "dispute",
    Dispute,
    sa.Index("ix_dispute_number", "guild_id", "number", unique=True),
    sa.Index("ix_dispute_match_id", "match_id"),
    sa.Index("ix_dispute_opener_id", "opener_id"),
    sa.Index("ix_dispute_deadline", "deadline"),
    sa.Index(
        "one_undecided_dispute_a_match",
        "match_id",
        unique=True,
        sqlite_where=_UNDECIDED,
        postgresql_where=_UNDECIDED,
    ),
    packed="course",
    without=("parties", "bars", "stand_in"),
    id=serial(),
    guild=wide("guild_id"),
    number=Stored(),
    revision=Stored(),
    status=short(16),
    game=short(64),
    edition=short(64),
    match=refers("match.id", "match_id"),
    channel=wide("channel_id"),
    opener=wide("opener_id"),
    question=Stored(),
    opened=Stored("opened_at"),
    judge=wide("judge_id", index=True),
    lease=Stored("lease_until"),
    deadline=Stored(),
    freezes=Stored(),
    closed=Stored("closed_at"),
    purged=Stored(),
)

PARTY = Record(
    "dispute_party",
    Party,
    _OF_DISPUTE,
    side=Stored(key=True),
    user=wide("user_id", index=True),
    person=short(64),
    told=Stored("view_at"),
)

BAR = Record(
    "dispute_bar",
    Bar,
    _OF_DISPUTE,
    side=Stored(key=True),
    user=wide("user_id", index=True),
    person=short(64, key=True),
)

PICTURE = Record("dispute_picture", Picture, _OF_DISPUTE, number=Stored(key=True), kind=short(8))

MESSAGE = Record(
    "dispute_message",
    Message,
    _OF_DISPUTE,
    id=wide("message_id", key=True),
    author=wide("author_id", index=True),
    text=Stored("words"),
    by=Stored("side"),
)

VERDICT = Record(
    "dispute_verdict",
    Verdict,
    _OF_DISPUTE,
    packed="body",
    number=Stored(key=True),
    kind=short(16),
    at=Stored(),
    office=short(8),
    user=wide("user_id", index=True),
    person=short(64),
    ruling=Stored(),
    why=Stored(),
)

APPEAL = Record("dispute_appeal", Appeal, _OF_DISPUTE)

# ``person`` is a keyed hash, kept without the user only for an exclusion in force.
PENALTY = Record(
    "dispute_penalty",
    Penalty,
    Extra("person", str | None, short(64)),
    _ABOUT_DISPUTE,
    sa.Index("ix_dispute_penalty_person", "guild_id", "person"),
    without=("dispute",),
    id=serial(),
    guild=wide("guild_id"),
    user=wide("user_id", index=True),
    kind=short(16),
    infraction=short(128),
)

AUDIT = Record(
    "dispute_audit",
    Trace,
    _SERIAL,
    _OF_GUILD,
    sa.Index("ix_dispute_audit_guild", "guild_id", "id"),
    user=wide("user_id", index=True),
    act=short(24),
)

PRECEDENT = Record(
    "dispute_precedent",
    Precedent,
    Extra("dispute_id", int | None, wide()),
    packed="body",
    sparse=("plays",),
    without=("dispute",),
    guild=wide("guild_id", key=True),
    kind=short(16, key=True),
    number=Stored(key=True),
    state=short(16),
    game=short(64),
    supersedes=Stored(),
    superseded=Stored(),
    again=Stored(),
    at=Stored(),
)

MISS = Record(
    "dispute_miss",
    Miss,
    _OF_GUILD,
    sa.Index("ix_dispute_miss_guild", "guild_id", "id"),
    id=serial(),
    language=short(2),
    game=short(64),
    edition=short(64),
    wrong=short(128),
    answer=short(128),
)

NOTICE = Record(
    "dispute_notice",
    DeskParcel,
    _ABOUT_DISPUTE,
    *QUEUED,
    waiting_index("ix_dispute_notice_waiting"),
    without=("guild", "dispute", "channel", "match"),
    id=serial(),
    key=short(64, unique=True),
    notice=Stored("payload"),
    user=wide("user_id", index=True),
)


# A server's desk: how many of each thing it has numbered, its settings as JSON, and what the oracle must reread:
# ``revision`` grows with every change of what its precedents, house rules and guide say.
guild = table(
    "dispute_guild",
    key("guild_id", sa.BigInteger()),
    filled("disputes", sa.Integer()),
    filled("precedents", sa.Integer()),
    filled("house_rules", sa.Integer()),
    filled("revision", sa.Integer()),
    filled("settings", sa.Text()),
)

# A server's own copy of an entry of the guide; ``body`` is JSON by language.
guide = table(
    "guide_edit",
    key("guild_id", sa.BigInteger()),
    key("slug", sa.String(128)),
    filled("body", sa.Text()),
    filled("at", Moment()),
)

# What a judge says that a word of players means in a rulebook.
alias = table(
    "server_alias",
    key("guild_id", sa.BigInteger()),
    key("edition", sa.String(64)),
    key("word", sa.String(40)),
    filled("language", sa.String(2)),
    filled("game", sa.String(64)),
    filled("means", sa.String(60)),
)

# What a judge has written of a verdict so far, as JSON.
draft = table(
    "dispute_draft",
    key("dispute_id", SERIAL, sa.ForeignKey("dispute.id")),
    key("user_id", sa.BigInteger()),
    filled("body", sa.Text()),
)

dispute = DISPUTE.table
party = PARTY.table
bar = BAR.table
picture = PICTURE.table
message = MESSAGE.table
verdict = VERDICT.table
appeal = APPEAL.table
penalty = PENALTY.table
audit = AUDIT.table
precedent = PRECEDENT.table
miss = MISS.table
notice = NOTICE.table
