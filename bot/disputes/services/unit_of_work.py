"""The way every dispute is changed: decide, write in one transaction with its match, then wake delivery."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeAlias

import sqlalchemy as sa
from msgspec import UNSET
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import Database
from bot.disputes.model.dispute import UNDECIDED, Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.persons import Persons
from bot.disputes.model.refusals import DeskReason, DeskRefused, from_match, refused
from bot.disputes.model.settings import Settings
from bot.disputes.model.verdicts import Appeal, Verdict
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.seeing import shown
from bot.disputes.storage import cases, guilds, tables, verdicts
from bot.disputes.storage.notices import Notices
from bot.disputes.storage.write import shift_all, write
from bot.games.values import Rejected
from bot.matches.model import refusals as matches
from bot.matches.model.clock import Clock
from bot.matches.model.entries import Adjusted
from bot.matches.model.match import Match
from bot.matches.model.position import Position
from bot.matches.model.remedies import Adjust
from bot.matches.rules.change import Change
from bot.matches.service import MatchService
from bot.matches.services.unit_of_work import Beside, Work
from bot.matches.storage.errors import storage_problems
from bot.matches.storage.read import read_person_key
from bot.matches.storage.write import Conflict

P = ParamSpec("P")
Decision: TypeAlias = Callable[[DisputeCase], "DeskRefused | Awaitable[DeskRefused | None] | None"]
Writing: TypeAlias = Callable[[AsyncConnection, DisputeCase], Awaitable[None]]
"""What else is written with a change, once the dispute is."""


class _Moved(Exception):
    """The dispute changed while its match was being written: read both again, and decide again."""


class DeskWork(Work[DisputeCase]):
    """Changes disputes, each together with its match where both change.

    Attributes:
        notices: the notices about disputes; a publisher must empty it.
    """

    refusals = (DeskRefused,)

    def __init__(self, database: Database, service: MatchService, clock: Clock) -> None:
        super().__init__(service.heartbeat.steady)
        self.database = database
        self.matches = service
        self.clock = clock
        self.notices = Notices(database, clock, service.share)
        self._persons: Persons | None = None
        service.heartbeat.shifts["disputes"] = shift_all

    async def change(
        self,
        guild: int,
        number: int,
        decide: Decision,
        *,
        seen: int | None = None,
        also: Writing | None = None,
    ) -> DisputeCase | DeskRefused:
        """Decide on a change of a dispute and write it; decide again whenever somebody else was faster.

        Args:
            decide: changes the case, or refuses; a refusal writes nothing.
            seen: the last entry of the match that the judge knew of, for a verdict.

        Raises:
            StorageProblem: the database cannot do it; nothing of the change is there.
        """

        async def find() -> DisputeCase | DeskRefused:
            return await self.case(guild, number)

        return await self.make((guild, number), find, decide, seen=seen, also=also)

    async def do(
        self, guild: int, number: int, user: Official, decide: Decision, *, also: Writing | None = None
    ) -> Dispute | DeskRefused:
        """Change a dispute, and show it to somebody as far as they may see it."""
        done = await self.change(guild, number, decide, also=also)
        return done if isinstance(done, DeskRefused) else shown(done.dispute, user)

    async def make(
        self,
        key: Hashable,
        find: Callable[[], Awaitable[DisputeCase | DeskRefused]],
        decide: Decision,
        *,
        seen: int | None = None,
        also: Writing | None = None,
    ) -> DisputeCase | DeskRefused:
        """Find a case, or make a new one, decide on it and write it; other arguments as for :meth:`change`.

        Args:
            key: what only one at a time is found by.
        """

        async def attempt() -> DisputeCase | DeskRefused:
            case = await find()
            if isinstance(case, DeskRefused):
                return case
            # A case read in two halves, before and after somebody else's change, is refused for a wrong reason.
            problem, done = await self.settle(
                case, decide, lambda: self._written(case, seen, also), always=also is not None
            )
            if isinstance(problem, DeskRefused):
                return problem
            if isinstance(done, DeskRefused):
                return done
            if done is not None:
                self.notices.ring()
            return await self._read(case)

        try:
            return await self.carry_out(key, attempt)
        except Conflict:
            return refused(DeskReason.BUSY)

    async def see(self, dispute: Dispute, user: int) -> DeskRefused | None:
        """Let somebody read what its sides tell in confidence: who is none of them never takes a seat in its match."""
        if dispute.match is None or dispute.side_of(user) is not None:
            return None
        problem = await self.matches.disputes.see_hidden(dispute.match, user)
        return None if problem is None else from_match(problem)

    async def case(self, guild: int, number: int) -> DisputeCase | DeskRefused:
        """A dispute as it is now, ready to be changed."""
        with storage_problems():
            found = await self.database.read(lambda connection: _read(connection, guild, number))
        if found is None:
            return refused(DeskReason.NO_DISPUTE, number=number)
        dispute, others = found.dispute, found.others
        match = None if dispute.match is None else await self.match(dispute.match)
        persons = await self.persons()
        return DisputeCase(
            dispute,
            self.clock.now(),
            found.settings,
            persons,
            verdicts=found.verdicts,
            appeal=found.appeal,
            match=match,
            frozen=next((other.number for other in others if other.freezes), None),
            rival=next((other.number for other in others if other.status in UNDECIDED), None),
        )

    async def match(self, number: int) -> Match | None:
        """A match with its people."""
        position = await self.matches.position(number)
        return None if position is None else position.match

    async def persons(self) -> Persons:
        """What persons are hashed with."""
        if self._persons is None:
            with storage_problems():
                self._persons = Persons(await self.database.read(read_person_key))
        return self._persons

    async def settings(self, guild: int) -> Settings:
        """What a server has set."""
        with storage_problems():
            return await self.database.read(lambda connection: guilds.read_settings(connection, guild))

    async def _read(self, case: DisputeCase) -> DisputeCase | DeskRefused:
        problem = None if case.reader is None else await self.see(case.dispute, case.reader)
        return case if problem is None else problem

    async def is_behind(self, case: DisputeCase) -> bool:
        """Whether a dispute changed since it was read."""
        dispute = case.before
        asked = sa.select(tables.dispute.c.revision).where(tables.dispute.c.id == dispute.id)
        with storage_problems():
            known = await self.database.rows(asked)
        return bool(known) and known[0].revision != dispute.revision

    async def _written(self, case: DisputeCase, seen: int | None, also: Writing | None) -> DisputeCase | DeskRefused:
        async def beside(connection: AsyncConnection, change: Change) -> None:
            ruled = next((row.seq for row in change.rows if row.kind == "ruled"), None)
            _tell_adjusted(case, change)
            try:
                await self._write(connection, case, also, ruled)
            except Conflict as problem:
                # The match alone would be decided on again, with a dispute that is out of date.
                raise _Moved from problem

        try:
            done = await self._in_match(case, seen, beside)
        except _Moved as problem:
            raise Conflict from problem
        if done is None:
            with storage_problems():
                await self.database.write(lambda connection: self._write(connection, case, also, None))
            return case
        return case if isinstance(done, Position) else from_match(done)

    async def _write(
        self, connection: AsyncConnection, case: DisputeCase, also: Writing | None, seq: int | None
    ) -> None:
        try:
            case.dispute, case.verdict = await write(connection, case, seq)
            if also is not None:
                await also(connection, case)
        except IntegrityError as problem:
            # Somebody else wrote the same at the same moment; deciding again shows what is refused now.
            raise Conflict(f"dispute {case.dispute.number} of server {case.dispute.guild}: {problem.orig}") from problem

    async def _in_match(
        self, case: DisputeCase, seen: int | None, beside: Beside
    ) -> Position | matches.Refused | Rejected | None:
        """Change the match and the dispute at once; ``None`` where the match stays as it is."""
        dispute, disputes = case.dispute, self.matches.disputes
        if dispute.match is None:
            return None
        if case.judgement is not None:
            return await disputes.rule(dispute.match, seen or 0, case.judgement, beside=beside)
        if case.freezer is not None:
            about = dispute.about or 1
            return await disputes.freeze(dispute.match, case.freezer, dispute.number, about, beside=beside)
        if case.releaser is not None:
            by, user = case.releaser
            last = not case.frozen
            return await disputes.release(dispute.match, by, user, dispute.number, last=last, beside=beside)
        return None


def _tell_adjusted(case: DisputeCase, change: Change) -> None:
    """Let a verdict say what its adjustment made different, as its entry does."""
    if case.verdict is None or not isinstance(case.verdict.remedy, Adjust):
        return
    entries = [each.entry for each in change.happened if isinstance(each.entry, Adjusted)]
    told = next((entry.told for entry in entries if entry.told is not UNSET), ())
    case.verdict = replace(case.verdict, remedy=replace(case.verdict.remedy, shown=told))


class _Read(NamedTuple):
    """A dispute as it is kept, with its server's settings, its verdicts and appeal, and the others about its match."""

    dispute: Dispute
    settings: Settings
    verdicts: tuple[Verdict, ...]
    appeal: Appeal | None
    others: tuple[Dispute, ...]


async def _read(connection: AsyncConnection, guild: int, number: int) -> _Read | None:
    dispute = await cases.read_one(connection, guild, number)
    if dispute is None:
        return None
    return _Read(
        dispute,
        await guilds.read_settings(connection, guild),
        await verdicts.read(connection, dispute.id),
        await verdicts.read_appeal(connection, dispute.id),
        await _others(connection, dispute),
    )


async def _others(connection: AsyncConnection, dispute: Dispute) -> tuple[Dispute, ...]:
    """The other disputes about the same match."""
    if dispute.match is None:
        return ()
    table = tables.dispute
    return await cases.read(connection, sa.and_(table.c.match_id == dispute.match, table.c.id != dispute.id))


def decides(
    rule: Callable[Concatenate[DisputeCase, Official, P], DeskRefused | None],
) -> Callable[Concatenate[Any, int, int, Official, P], Coroutine[Any, Any, Dispute | DeskRefused]]:
    """A method of a service that carries a rule out in the dispute of a server and number, for somebody in office."""

    async def method(
        self: Any, guild: int, number: int, user: Official, /, *args: P.args, **kwargs: P.kwargs
    ) -> Dispute | DeskRefused:
        work: DeskWork = self._work
        return await work.do(guild, number, user, lambda case: rule(case, user, *args, **kwargs))

    method.__doc__ = rule.__doc__
    return method
