"""What came of a day: moves acknowledged and in the log, what each channel shows, and every chain."""

from __future__ import annotations

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

import sqlalchemy as sa

from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.chat.base.messages import LineRenderer
from bot.database import Database
from bot.games.registry import Registry
from bot.games.values import SPECTATOR
from bot.locales.sentences import localizer
from bot.matches.files.checking import check as checked
from bot.matches.model.match import Actor
from bot.matches.model.messages import Told
from bot.matches.service import MatchService
from bot.matches.storage import tables
from rules_index import Language
from tests.bot.day.people import Became, Sent
from tests.bot.day.process import Member
from tests.bot.matches.table import ADMIN, WHY, note_of
from tests.bot.wire.payloads import Json

GAMES = Registry([ZLOBA])
_MOST_PARTS = 4


@dataclass
class Moves:
    """Moves that were acknowledged, against those in the logs."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unsaid: int = 0
    """Made, though whoever made them was not told in time: their process was killed, or their database went away."""


def moves(sent: Iterable[Sent], logged: Sequence[int]) -> Moves:
    """Compare what people were told with the clicks in the logs."""
    clicks = {each.click: each.became for each in sent if each.is_move}
    done = {click for click, became in clicks.items() if became is Became.DONE}
    times = Counter(logged)
    return Moves(
        len(done),
        len(done - times.keys()),
        sum(times.values()) - len(times) + len(times.keys() - clicks.keys()),
        len((times.keys() & clicks.keys()) - done),
    )


@dataclass
class Shown:
    """What the channels show of the logs, in lines."""

    lines: int = 0
    missing: int = 0
    doubled: int = 0
    disordered: int = 0
    """Matches whose lines are all there, and in another order."""
    wrong: list[int] = field(default_factory=list)
    """The matches of which anything of that is so."""

    def compare(self, match: int, logged: list[str], shown: list[str]) -> None:
        """Take note of one match: the lines of its log, and those in its channel from top to bottom."""
        self.lines += len(logged)
        missing, more = Counter(logged) - Counter(shown), Counter(shown) - Counter(logged)
        self.missing += missing.total()
        self.doubled += more.total()
        self.disordered += not missing and not more and logged != shown
        if logged != shown:
            self.wrong.append(match)


def in_channel(keys: Iterable[str], entries: int, posted: Mapping[str, Json]) -> list[str]:
    """The lines of one match's log that stand in its channel.

    Args:
        keys: those of the parcels that told of entries.
        entries: how many there are.
        posted: messages by nonce, as they are now.
    """
    nonces = (each for key in keys for each in _nonces(key, entries))
    messages = {int(found["id"]): found for each in nonces if (found := posted.get(each))}
    text = "\n".join("\n".join(_texts(messages[number])) for number in sorted(messages))
    return [line for line in text.split("\n") if line and not line.startswith("-# ")]


def _nonces(key: str, entries: int) -> Iterator[str]:
    """What the messages may be named by that a parcel is told in, those that grow by their last entry."""
    for group, part in product(range(_MOST_PARTS), repeat=2):
        named = f"{key}/{group}"
        for name in (f"{named}.{part}", *(f"{named}/{last}.{part}" for last in range(entries + 1))):
            yield hashlib.sha256(name.encode()).hexdigest()[:24]


def _texts(message: Json) -> Iterator[str]:
    if message["content"]:
        yield message["content"]
    parts = list(message["components"])
    while parts:
        part = parts.pop(0)
        parts = [*part.get("components", ()), *parts]
        if part.get("type") == 10:
            yield part["content"]


async def logged(database: Database) -> list[int]:
    """The clicks by which the moves in all logs were made."""
    click = tables.event.c.interaction_id
    async with database.reading() as session:
        found = await (await session.connection()).execute(sa.select(click).where(click.is_not(None)))
        return list(found.scalars())


async def untold(database: Database) -> int:
    """How many parcels were never told, but for pings that wait because their players see the question."""
    outbox = tables.outbox.c
    put_off = sa.and_(outbox.attempts == 0, outbox.not_before.is_not(None))
    asked = sa.select(sa.func.count()).where(outbox.delivered.is_(None), ~put_off)
    async with database.reading() as session:
        count: int = (await (await session.connection()).execute(asked)).scalar_one()
    return count


async def shown(database: Database, service: MatchService, matches: Iterable[tuple[int, Member]]) -> Shown:
    """Compare every log with what its channel shows."""
    outbox = tables.outbox.c
    asked = sa.select(outbox.match_id, outbox.key, outbox.payload).order_by(outbox.id)
    async with database.reading() as session:
        rows = (await (await session.connection()).execute(asked)).all()
    keys: dict[int, list[str]] = defaultdict(list)
    for row in rows:
        if isinstance(note_of(row.payload), Told):
            keys[row.match_id].append(row.key)
    found = Shown()
    for match, member in matches:
        position = await service.position(match)
        assert position is not None
        renderer = LineRenderer(localizer(Language.CS), position)
        pages = await service.history.log(match, SPECTATOR, limit=position.match.seq)
        said = (renderer.markdown(line) for page in pages for line in page.lines)
        lines = [line for text in said for line in text.split("\n") if line]
        found.compare(match, lines, in_channel(keys[match], position.match.seq, member.discord.rest.nonces))
    return found


async def broken_chains(service: MatchService, matches: Iterable[int]) -> list[str]:
    """End every match and let its file be examined; what is wrong with any."""
    wrong: list[str] = []
    for match in matches:
        await service.orders.abandon(match, ADMIN, reason=WHY)
        export = await service.exports.export(match, Actor(0))
        found = checked(export, GAMES).wrong if isinstance(export, bytes) else [f"no file: {export}"]
        wrong += [f"match {match}: {json.dumps(found, default=str, ensure_ascii=False)}"] if found else []
    return wrong
