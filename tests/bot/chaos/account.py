"""Whether all that processes said they did is there, and all that happened was posted, once and in order.

* Every move, and everything else that was acknowledged, is in the log, with the hash that was acknowledged.
* No click made two moves, although every unanswered click is delivered again to the next process.
* Every chain is whole, every draw comes from the secret that was committed to, and every log holds against the rules.
* Every entry of every log is posted, from the first to the last, each match's in its order, and shown once by anyone
  who knows a parcel's key.
"""

from __future__ import annotations

import json
from collections import Counter

import sqlalchemy as sa

from bot.database import Database
from bot.matches.files.checking import check as checked
from bot.matches.model.match import Actor
from bot.matches.model.messages import Told
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.chaos.process import GAMES, Seen
from tests.bot.matches.table import ADMIN, MESSAGE, WHY, match_now, note_of
from tests.bot.matches.verified import problems


async def check(database: Database, seen: Seen) -> None:
    """Look up whether everything that was acknowledged is there.

    Raises:
        AssertionError: something is missing, doubled or broken.
    """
    table = tables.event
    async with database.reading() as session:
        asked = sa.select(table.c.interaction_id, table.c.match_id, table.c.seq, table.c.hash)
        every = (await (await session.connection()).execute(asked)).all()
    rows = [row for row in every if row.interaction_id is not None]
    there = {row.interaction_id: (row.match_id, row.seq, row.hash) for row in rows}
    assert len(there) == len(rows), "a click made two moves"
    lost = {click: at for click, at in seen.acknowledged.items() if there.get(click) != at}
    assert not lost, f"acknowledged and not there: {lost}"
    hashes = {(row.match_id, row.seq): row.hash for row in every}
    undone = {at: head for at, head in seen.heads.items() if at[1] and hashes.get(at) != head}
    assert not undone, f"done at a table and not there: {undone}"
    unsaid = there.keys() - seen.acknowledged.keys()
    assert len(unsaid) <= seen.repeated + len(seen.unanswered), f"moves that nobody made: {unsaid}"


async def check_whole(database: Database, service: MatchService, seen: Seen) -> None:
    """End every match and look at its chain, its draws, and what was told of it.

    Raises:
        AssertionError: something is missing, doubled or broken.
    """
    await service.scheduler.tick()
    async with database.reading() as session:
        asked = sa.select(tables.match.c.id).where(tables.match.c.seq > 0)
        matches = list((await (await session.connection()).execute(asked)).scalars())
    seen.matches = len(matches)
    for match in matches:
        await service.openings.begin(match, MESSAGE + match)
        await service.orders.abandon(match, ADMIN, reason=WHY)
        export = await service.exports.export(match, Actor(0))
        assert isinstance(export, bytes), export
        found = problems(json.loads(export))
        assert not found, found
        wrong = checked(export, GAMES).wrong
        assert not wrong, f"match {match}: {wrong}"
    await service.outbox.release()
    while parcels := await service.outbox.claim():
        for parcel in parcels:
            seen.hear("shown", str(parcel.match), str(parcel.id))
        await service.outbox.delivered(*(parcel.id for parcel in parcels))
    async with database.reading() as session:
        outbox = tables.outbox
        asked = sa.select(outbox.c.id, outbox.c.match_id, outbox.c.payload).order_by(outbox.c.id)
        rows = (await (await session.connection()).execute(asked)).all()
    for match in matches:
        expected = [row.id for row in rows if row.match_id == match]
        assert seen.shown[match] == expected, f"match {match}: what was shown is not what was to be told"
        notes = [note_of(row.payload) for row in rows if row.match_id == match]
        told = [entry.seq for note in notes if isinstance(note, Told) for entry in note.entries]
        # The outbox alone cannot tell what never came into it.
        every = list(range(1, (await match_now(service, match)).seq + 1))
        assert set(told) == set(every), f"match {match}: {set(every) - set(told)} were never told"
        assert len(told) == len(every), (
            f"match {match}: {list((Counter(told) - Counter(every)).elements())} were told more than once"
        )
        assert told == every, f"match {match}: told in another order than it happened"
