"""A database with live matches and disputes, and what the version that made it reads in it.

``python -m tests.bot.disputes.older FOLDER`` writes both as files named by the revision of the schema, for later
versions to read; ``older_databases`` has those of earlier ones.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
from collections.abc import Iterable
from contextlib import closing
from datetime import timedelta
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from PIL import Image

from bot.database import Database
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.draft import Draft
from bot.disputes.model.evidence import Message
from bot.disputes.model.misses import Missed
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.precedents import Plays, PrecedentKind, Wording
from bot.disputes.model.verdicts import Sentence
from bot.disputes.services.books.guides import GuideEdit
from bot.disputes.storage import cases, evidence, precedents, verdicts
from bot.games.registry import Registry
from bot.games.values import Line, Violation
from bot.matches.model.clock import Expiry, Notices, Timing
from bot.matches.model.kept import Keeper, Shelf
from bot.matches.model.refusals import refused_command
from bot.matches.service import MatchService
from bot.matches.storage import kept, preferences, private, read, refused, tables
from bot.schema import schema_revisions
from rules_index import Language
from tests.bot.databases import new_database
from tests.bot.disputes.desk import EVA, HEAD, JUDGE, KAREL, LENA, OTHER_RULE, RULE, SECOND, VIEW, Desk, decision, got
from tests.bot.games.toy.pack import TOY
from tests.bot.matches import table
from tests.bot.matches.table import GUILD, WHY, HandClock, eventful, gathered, granted, opened, played

GAMES = Registry([TOY])
SHELF = Shelf(Keeper(GUILD, EVA.user), "toy", "deck")


async def filled(desk: Desk) -> None:
    """Play, quarrel and rule until every table of matches and disputes has rows of every kind."""
    await _matches(desk.matches, desk.database, desk.clock)
    await _books(desk)
    await _disputes(desk)


async def _matches(service: MatchService, database: Database, clock: HandClock) -> None:
    await preferences.set_quiet_hours(database, KAREL.user, "Europe/Prague", (22 * 60, 7 * 60))
    await preferences.set_notices(database, GUILD, Notices(600, False, None))
    async with database.writing() as session:
        await kept.insert(await session.connection(), SHELF, "My deck", "one\ntwo", clock.now())
    await eventful(service, clock)
    await gathered(service, 2, channel=12)
    timed = await opened(service, 3, channel=13, timing=Timing(3600, Expiry.DEFAULT))
    timed = await played(service, timed, moves=5)
    granted(await service.seats.hand_to_game(timed.match.id, table.KAREL, 1))
    granted(await service.play.concede(timed.match.id, table.LENA))
    paused = await played(service, await opened(service, 3, channel=14), moves=3)
    granted(await service.orders.pause(paused.match.id, table.JUDGE, reason=WHY))
    violation = Violation(OTHER_RULE, Line("toy-hand", {"cards": 3}))
    async with database.writing() as session:
        command = refused_command(0, clock.now(), 4, b'{"type":"lay","card":9}', (violation,))
        await refused.keep(await session.connection(), paused.match.id, command)
    for parcel in (await service.outbox.claim())[:7]:
        await service.outbox.delivered(parcel.id)


async def _books(desk: Desk) -> None:
    books = desk.service
    wording = Wording(language=Language.EN, question="May one wait?", answer="No.", ways=("Is waiting fair?",))
    plain, house = PrecedentKind.PRECEDENT, PrecedentKind.HOUSE_RULE
    for replaces in (None, 1):
        words = msgspec.structs.replace(wording, rules=(RULE,))
        await books.precedents.draft(GUILD, JUDGE, plain, words, game="toy", supersedes=replaces)
        await books.precedents.put_in_force(GUILD, JUDGE, plain, 1 if replaces is None else 2)
    words = msgspec.structs.replace(wording, replaces=OTHER_RULE)
    await books.precedents.draft(GUILD, HEAD, house, words, game="toy")
    await books.precedents.play(GUILD, HEAD, 1, Plays("pile", "12", Line("toy-pile"), Line("toy-twelve"), ()))
    await books.guides.edit(
        GUILD, HEAD, GuideEdit("guide.slow-play", {Language.EN: "Slow"}, {Language.EN: "Be quick."})
    )
    missed = Missed(question="Whose turn is it?", language=Language.EN, game="toy", edition=None, wrong=OTHER_RULE)
    await books.misses.missed(GUILD, EVA, missed)
    await books.misses.missed(GUILD, JUDGE, msgspec.structs.replace(missed, edition="toy"), RULE)


async def _disputes(desk: Desk) -> None:
    first = await desk.opened(await desk.match(channel=21))
    image = BytesIO()
    Image.new("RGB", (4, 2), (200, 30, 30)).save(image, "PNG")
    await desk.service.evidence.add_picture(GUILD, first.number, EVA, image.getvalue())
    message = Message(id=77, author=KAREL.user, at=desk.clock.now(), text="I said so.")
    await desk.service.evidence.add_message(GUILD, first.number, EVA, message)
    waiting = await desk.open(await desk.match(channel=22))
    got(await desk.service.desk.bar(GUILD, waiting.number, EVA, SECOND.user), Dispute)
    await desk.claimed(waiting, HEAD)
    got(await desk.service.desk.recuse(GUILD, waiting.number, HEAD), Dispute)
    got(await desk.service.table.name_stand_in(GUILD, waiting.number, KAREL, table.HUGO.user), Dispute)
    frozen = await desk.still(await desk.open(await desk.match(channel=23)))
    await desk.claimed(frozen)
    await desk.service.drafts.put(frozen.id, JUDGE, Draft(decision=decision()))
    words = Wording(language=Language.EN, question="And then?", answer="Then it stays.", rules=(RULE,))
    penalty = (
        Sentence(1, PenaltyKind.WARNING),
        Sentence(0, PenaltyKind.EXCLUSION, desk.clock.now() + timedelta(days=9)),
    )
    decided = await desk.open(await desk.match(channel=24))
    await desk.ruled(decided, HEAD, infraction="guide.slow-play", penalties=penalty, precedent=words)
    appealed = await desk.open(await desk.match(channel=25))
    await desk.ruled(appealed, SECOND)
    await desk.service.verdicts.appeal(GUILD, appealed.number, KAREL, VIEW)
    elsewhere = await desk.elsewhere(LENA, by=KAREL)
    for side in (KAREL, LENA):
        await desk.service.cases.settle(GUILD, elsewhere.number, side)
    for parcel in (await desk.service.notices.claim())[:5]:
        await desk.service.notices.delivered(parcel.id)


async def said(desk: Desk) -> dict[str, Any]:
    """Everything that is read as a value, as JSON."""
    repository = desk.matches.repository
    async with desk.database.reading() as session:
        connection = await session.connection()
        matches = await read.read_matches(connection, sa.true(), None)
        disputes: tuple[Dispute, ...] = await cases.read(connection, sa.true(), limit=None)
        found = {
            "matches": [
                {
                    "match": msgspec.structs.replace(match, people=type(match.people)(match.id)),
                    "parts": sorted(
                        (part.person, part.role, part.seat)
                        for part in (await repository.people(connection, match.id)).parts
                    ),
                    "answers": await private.read_answers(connection, match.id, 0),
                    "refused": [await refused.of_seat(connection, match.id, seat, desk.clock.now()) for seat in (0, 1)],
                }
                for match in matches
            ],
            "players": [
                (user, player.zone, player.quiet, player.away)
                for user, player in (await preferences.players(connection, [EVA.user, KAREL.user])).items()
            ],
            "files": await kept.read_all(connection, SHELF),
            "disputes": [
                {
                    "dispute": dispute,
                    "verdicts": await verdicts.read(connection, dispute.id),
                    "appeal": await verdicts.read_appeal(connection, dispute.id),
                    "messages": await evidence.read_messages(connection, dispute.id),
                    "pictures": await evidence.read_pictures(connection, dispute.id),
                }
                for dispute in disputes
            ],
            "penalties": await verdicts.read_penalties(connection, GUILD),
            "precedents": await precedents.read(connection, GUILD),
            "traces": await evidence.read_traces(connection, GUILD, None, 1000),
        }
    found["notices"] = await preferences.notices(desk.database, GUILD)
    found["told"] = await told(desk)
    found["now"] = desk.clock.now()
    return json.loads(msgspec.json.encode(found))  # type: ignore[no-any-return]


async def told(desk: Desk) -> list[str]:
    """The keys of the messages that wait for delivery, those of matches first."""
    keys: list[str] = []
    async with desk.database.reading() as session:
        connection = await session.connection()
        for name in ("match_outbox", "dispute_notice"):
            kept = tables.outbox.metadata.tables[name]
            asked = sa.select(kept.c.key).where(kept.c.delivered.is_(None)).order_by(kept.c.id)
            keys += (await connection.execute(asked)).scalars()
    return keys


def dumped(file: Path) -> Iterable[str]:
    """An SQLite database as the statements that make it."""
    with closing(sqlite3.connect(file)) as connection:
        yield from (f"{statement}\n" for statement in connection.iterdump())


def restored(dump: Path, file: Path) -> None:
    """Make an SQLite database of its statements."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(dump.read_text("utf-8"))


async def _write(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as made:
        file = Path(made) / "bot.sqlite"
        desk = Desk(await new_database(file), GAMES, HandClock())
        await filled(desk)
        values = await said(desk)
        await desk.database.close()
        name = schema_revisions()[0]
        (folder / f"{name}.sql").write_text("".join(dumped(file)), "utf-8")
        (folder / f"{name}.json").write_text(json.dumps(values, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(_write(Path(sys.argv[1])))
