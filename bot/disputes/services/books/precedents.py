"""Precedents and house rules of a server."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.audit import Act, Trace
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Cited, Played, Plays, Precedent, PrecedentKind, PrecedentState, Wording
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.rules import precedents as rules
from bot.disputes.services.books import files
from bot.disputes.services.books.rulebook import Rulebook
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import evidence, precedents, tables
from bot.matches.services.unit_of_work import attempted
from bot.matches.storage.errors import storage_problems
from bot.matches.storage.write import Conflict

_Anew: TypeAlias = Callable[
    [Precedent, dict[int, Precedent], tuple[Cited, ...], Played], "Precedent | tuple[Precedent, ...] | DeskRefused"
]
"""A :data:`rules.Decision` that takes the cited rules as they read now, and what they are rules of."""


Unsent: TypeAlias = "OrderedDict[tuple[int, int], Mapping[str, str]]"
"""The texts of refused forms, by server and person, the latest last."""
MOST_UNSENT = 200


class _Fit(NamedTuple):
    """A wording that may be kept, the rules it cites as they read now, and what they are rules of."""

    words: Wording
    cites: tuple[Cited, ...]
    home: Played


class Imported(Struct, frozen=True):
    """The drafts that were made of a file, and how many of them were there already.

    ``unplayed`` are the names of the drafts whose setting matches do not know here: they play the printed rule.
    """

    drafts: tuple[Precedent, ...]
    twins: int
    unplayed: tuple[str, ...] = ()


class Precedents:
    """What a server has ruled, for its oracle. What is not a draft is never changed but in its state."""

    def __init__(self, work: DeskWork, rulebook: Rulebook) -> None:
        self._work = work
        self._rulebook = rulebook
        self.unsent: Unsent = OrderedDict()

    async def draft(
        self,
        guild: int,
        judge: Official,
        kind: PrecedentKind,
        wording: Wording,
        *,
        game: str | None = None,
        supersedes: int | None = None,
    ) -> Precedent | DeskRefused:
        """Write a draft: a judge of a precedent, a head judge or an admin of a house rule.

        Its game and its edition are those of the rules that it cites.

        Args:
            game: the one that a bare number (``12.3``) is a rule of.
            supersedes: the number of the one whose place it takes when it comes into force.
        """
        fit = await self._fit(kind, wording, judge, game)
        if isinstance(fit, DeskRefused):
            return fit
        if supersedes is not None and await self._one(guild, kind, supersedes) is None:
            return refused(DeskReason.NO_PRECEDENT)
        made = rules.drafted(
            guild, kind, fit.words, fit.cites, judge, self._work.clock.now(), fit.home, supersedes=supersedes
        )
        if isinstance(made, DeskRefused):
            return made
        return await self._insert(made, judge)

    async def redraft(
        self, guild: int, judge: Official, kind: PrecedentKind, number: int, wording: Wording
    ) -> Precedent | DeskRefused:
        """Write a draft anew."""
        before = await self._one(guild, kind, number)
        if before is None:
            return refused(DeskReason.NO_PRECEDENT)
        fit = await self._fit(kind, wording, judge, before.game)
        if isinstance(fit, DeskRefused):
            return fit
        return await self._alter(
            guild,
            judge,
            kind,
            number,
            "drafted",
            lambda draft, _: rules.redrafted(draft, fit.words, fit.cites, judge, self._work.clock.now(), fit.home),
        )

    async def play(self, guild: int, judge: Official, number: int, plays: Plays | None) -> Precedent | DeskRefused:
        """Let matches play the draft of a house rule by a setting, or by the printed rule after all."""
        return await self._alter(
            guild,
            judge,
            PrecedentKind.HOUSE_RULE,
            number,
            "drafted",
            lambda draft, _: rules.played(draft, plays, judge),
        )

    async def put_in_force(
        self, guild: int, judge: Official, kind: PrecedentKind, number: int
    ) -> Precedent | DeskRefused:
        """Let a draft be found by the oracle from now on; what it supersedes no longer is."""
        # An imported draft may cite rules of another version of the digest.
        return await self._cited_anew(
            guild,
            judge,
            kind,
            number,
            "put-in-force",
            lambda draft, known, cites, home: rules.in_force(
                replace(draft, cites=cites, edition=home.edition), known, judge
            ),
        )

    async def supersede(
        self, guild: int, judge: Official, kind: PrecedentKind, number: int, by: int
    ) -> Precedent | DeskRefused:
        """Let one that is in force take the place of another of its kind; the other one is returned."""

        def decide(older: Precedent, known: dict[int, Precedent]) -> Precedent | DeskRefused:
            newer = known.get(by)
            return refused(DeskReason.NO_PRECEDENT) if newer is None else rules.superseded(older, newer, known, judge)

        return await self._alter(guild, judge, kind, number, "superseded", decide)

    async def withdraw(
        self, guild: int, judge: Official, kind: PrecedentKind, number: int, *, back: bool = False
    ) -> Precedent | DeskRefused:
        """Take one out of force; it is kept.

        Args:
            back: whether what it took the place of is in force again.
        """
        return await self._alter(
            guild,
            judge,
            kind,
            number,
            "withdrew-precedent",
            lambda each, known: rules.withdrawn(each, known if back else {}, judge),
        )

    async def confirm(self, guild: int, judge: Official, kind: PrecedentKind, number: int) -> Precedent | DeskRefused:
        """Look at one again whose rules have changed, and let it stand as they read now."""
        return await self._cited_anew(
            guild, judge, kind, number, "confirmed", lambda each, _, cites, __: rules.confirmed(each, cites, judge)
        )

    def keep(self, guild: int, user: int, filled: Mapping[str, str]) -> None:
        """Keep what somebody wrote until they write it anew, or many others have."""
        self.unsent.pop((guild, user), None)
        self.unsent[guild, user] = filled
        if len(self.unsent) > MOST_UNSENT:
            self.unsent.popitem(last=False)

    async def get(self, guild: int, kind: PrecedentKind, number: int) -> Precedent | DeskRefused:
        """One of them; drafts too, which no oracle shows."""
        return await self._one(guild, kind, number) or refused(DeskReason.NO_PRECEDENT)

    async def list(
        self,
        guild: int,
        *,
        kind: PrecedentKind | None = None,
        state: PrecedentState | None = None,
        game: str | None = None,
        again: bool | None = None,
    ) -> tuple[Precedent, ...]:
        """Those of a server, the newest first."""
        columns = tables.precedent.c
        wanted = ((columns.kind, kind), (columns.state, state), (columns.game, game), (columns.again, again))
        return await self._read(guild, *(column == value for column, value in wanted if value is not None))

    async def ancestors(self, guild: int, kind: PrecedentKind, number: int) -> tuple[Precedent, ...]:
        """Those it took the place of, one after the other, the nearest first."""
        known = {each.number: each for each in await self.list(guild, kind=kind)}
        return rules.ancestors(known[number], known) if number in known else ()

    async def replaced(self, guild: int, kind: PrecedentKind, number: int) -> tuple[Precedent, ...]:
        """Those that nothing but this one keeps from being in force."""
        known = {each.number: each for each in await self.list(guild, kind=kind)}
        return rules.replaced_by(known[number], known) if number in known else ()

    async def export(self, guild: int, judge: Official) -> bytes | DeskRefused:
        """What is in force, as a file without people or server; for judges."""
        if not judge.judges:
            return refused(DeskReason.JUDGE_ONLY)
        found = await self.list(guild, state=PrecedentState.IN_FORCE)
        await self._trace(guild, judge, "exported", str(len(found)))
        return files.written(found)

    async def import_(self, guild: int, judge: Official, content: bytes, *, origin: str = "") -> Imported | DeskRefused:
        """Take a file in; what it holds waits as drafts with its origin, and what is there already is left out.

        Args:
            origin: where it comes from, in the words of who brings it; the file's name for instance.
        """
        if not (judge.head or judge.admin):
            return refused(DeskReason.HEAD_ONLY)
        read = files.read(content, guild, judge, origin, self._work.clock.now(), self._work.matches.games)
        if isinstance(read, DeskRefused):
            return read
        with storage_problems():
            async with self._work.database.writing() as session:
                connection = await session.connection()
                known = {rules.twin_of(each) for each in await precedents.read(connection, guild)}
                fresh = {rules.twin_of(each): each for each in read.drafts if rules.twin_of(each) not in known}
                drafts = [await precedents.insert(connection, each) for each in fresh.values()]
                await evidence.add_traces(connection, guild, [self._traced(judge, "imported", str(len(drafts)))])
        lost = {rules.twin_of(each) for each in read.unplayed}
        unplayed = tuple(each.name for each in drafts if rules.twin_of(each) in lost)
        return Imported(tuple(drafts), len(read.drafts) - len(drafts), unplayed)

    async def check_again(self, guild: int) -> tuple[Precedent, ...]:
        """Mark those in force whose rules have changed, or on which an official answer appeared; the newly marked."""
        marked: list[Precedent] = []
        standing = await self.list(guild, state=PrecedentState.IN_FORCE, again=False)
        changed = await self._rulebook.changed(cited for each in standing for cited in each.cites)
        for each in standing:
            if changed.isdisjoint(each.cites):
                continue
            again = replace(each, again=True)
            with storage_problems():
                async with self._work.database.writing() as session:
                    connection = await session.connection()
                    if await precedents.update(connection, each, again):
                        marked.append(again)
        return tuple(marked)

    async def _fit(
        self, kind: PrecedentKind, wording: Wording, judge: Official, game: str | None
    ) -> _Fit | DeskRefused:
        problem = rules.no_author(kind, judge)
        if problem is not None:
            return problem
        fit = rules.fit(kind, wording)
        if isinstance(fit, DeskRefused):
            return fit
        cites = await self._rulebook.cited((fit.replaces, *fit.rules), within=Played(game))
        if isinstance(cites, DeskRefused):
            return cites
        home = await self._rulebook.home(cites)
        return home if isinstance(home, DeskRefused) else _Fit(fit, cites, home)

    async def _insert(self, made: Precedent, judge: Official) -> Precedent:
        with storage_problems():
            async with self._work.database.writing() as session:
                connection = await session.connection()
                made = await precedents.insert(connection, made)
                await evidence.add_traces(connection, made.guild, [self._traced(judge, "drafted", made.name)])
        return made

    async def _alter(
        self, guild: int, judge: Official, kind: PrecedentKind, number: int, act: Act, decide: rules.Decision
    ) -> Precedent | DeskRefused:
        """Decide on what becomes of one, and write it; decide again whenever somebody else was faster."""

        async def attempt() -> Precedent | DeskRefused:
            known = {each.number: each for each in await self.list(guild, kind=kind)}
            if number not in known:
                return refused(DeskReason.NO_PRECEDENT)
            decided = decide(known[number], known)
            if isinstance(decided, DeskRefused):
                return decided
            changed = (decided,) if isinstance(decided, Precedent) else decided
            with storage_problems():
                async with self._work.database.writing() as session:
                    connection = await session.connection()
                    await self._update(connection, known, changed)
                    await evidence.add_traces(connection, guild, [self._traced(judge, act, known[number].name)])
            return changed[0]

        try:
            return await attempted(attempt)
        except Conflict:
            return refused(DeskReason.BUSY)

    async def _cited_anew(
        self, guild: int, judge: Official, kind: PrecedentKind, number: int, act: Act, decide: _Anew
    ) -> Precedent | DeskRefused:
        """Decide on what becomes of one, with its rules as they read now."""
        before = await self._one(guild, kind, number)
        if before is None:
            return refused(DeskReason.NO_PRECEDENT)
        cites = await self._rulebook.cited([cited.rule for cited in before.cites], game=before.game)
        if isinstance(cites, DeskRefused):
            return cites
        home = await self._rulebook.home(cites)
        if isinstance(home, DeskRefused):
            return home
        return await self._alter(guild, judge, kind, number, act, lambda each, known: decide(each, known, cites, home))

    async def _update(
        self, connection: AsyncConnection, known: dict[int, Precedent], changed: Sequence[Precedent]
    ) -> None:
        for each in changed:
            if not await precedents.update(connection, known[each.number], each):
                raise Conflict(each.name)

    async def _trace(self, guild: int, judge: Official, act: Act, detail: str) -> None:
        with storage_problems():
            await self._work.database.write(
                lambda connection: evidence.add_traces(connection, guild, [self._traced(judge, act, detail)])
            )

    def _traced(self, judge: Official, act: Act, detail: str) -> Trace:
        return Trace(at=self._work.clock.now(), user=judge.user, act=act, detail=detail)

    async def _one(self, guild: int, kind: PrecedentKind, number: int) -> Precedent | None:
        with storage_problems():
            return await self._work.database.read(
                lambda connection: precedents.read_one(connection, guild, kind, number)
            )

    async def _read(self, guild: int, *conditions: sa.ColumnElement[bool]) -> tuple[Precedent, ...]:
        with storage_problems():
            return await self._work.database.read(lambda connection: precedents.read(connection, guild, *conditions))
