"""Where sides and judges do anything in any order: a desk and a match on a database of their own."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Coroutine
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.disputes.model.dispute import RECUSED, RULED, UNDECIDED, Dispute, Status
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.model.verdicts import Verdict
from bot.disputes.services.records import Checked, Record
from bot.disputes.storage import cases, tables, verdicts
from bot.games.registry import Registry
from bot.matches.model.match import FORGOTTEN, Actor
from bot.matches.model.match import Status as MatchStatus
from bot.matches.model.position import Position
from bot.matches.model.remedies import Adjust, Nothing
from bot.matches.storage import tables as matches
from rules_index import Language
from tests.bot.chaos.anybody import Anybody
from tests.bot.disputes.desk import EVA, HEAD, JUDGE, KAREL, LENA, SECOND, STRANGER, THIRD, Desk, got
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.table import GUILD, opened, path_of, replayed

Found = TypeVar("Found")
SIDES = (EVA, KAREL, LENA)
JUDGES = (JUDGE, SECOND, HEAD, THIRD, Official(KAREL.user, judge=True, head=True))
"""The last one plays as well."""
ELSEWHERE = 2
CANARY = "canary-of-another-server"


def view_of(user: Official) -> str:
    """What somebody tells, which no other side may read before its own is told."""
    return f"view-of-{user.user}"


class Stage(Anybody):
    """A match, its disputes, and a second server with a precedent of its own, before anybody does anything.

    Attributes:
        forgotten: whose data were deleted.
        found: by dispute, the state of its match before the verdict whose effect is in force.
        undone: by match, the state that it has again once its announcement is posted.
    """

    def __init__(self) -> None:
        super().__init__()
        self.games = Registry([TOY])
        self.witness = sqlite3.connect(self.folder / "machine.sqlite")
        self.checked: object = None
        self.desk = Desk(self.database, self.games, self.clock)
        self.channel = 10
        self.number = 0
        self.forgotten: set[int] = set()
        self.votes: dict[int, set[int]] = {}
        self.found: dict[int, Any] = {}
        self.undone: dict[int, Any] = {}
        self.next_match()

    def next_match(self) -> None:
        """Open a match of three in a channel of its own."""
        self.channel += 1
        self.number = self.run(opened(self.desk.matches, 3, channel=self.channel)).match.id

    def do(self, name: str, work: Coroutine[Any, Any, Found | DeskRefused]) -> Found | None:
        """Try something that may be refused; every refusal must be a sentence."""
        answer = self.run(work)
        if isinstance(answer, DeskRefused):
            assert answer.line.key
            self.done[f"{name}: {answer.reason}"] += 1
            return None
        self.done[name] += 1
        return answer

    def voted(self, dispute: Dispute, user: Official, *, yes: bool, anew: bool = False) -> None:
        """Count the votes for a proposal by hand: a ruling of the table needs enough of them."""
        wanted = self.votes.setdefault(dispute.number, set())
        if anew:
            wanted.clear()
        (wanted.add if yes else wanted.discard)(user.user)
        if dispute.status is Status.DECIDED:
            self.done["the table rules"] += 1
            sides = [party for party in dispute.parties if party.user]
            aside = [party for party in sides if party.side in dispute.aside]
            enough = len(wanted) > len(aside) / 2 if aside else len(wanted) == len(sides)
            assert enough, f"too few ruled: {len(wanted)} of {len(aside)} and {len(sides)}"

    # What is so by now.

    @property
    def position(self) -> Position:
        """The match that goes on."""
        return got(self.run(self.desk.matches.position(self.number)), Position)

    def disputes(self) -> tuple[Dispute, ...]:
        """Every dispute of the server as it is kept."""

        async def read() -> tuple[Dispute, ...]:
            async with self.database.reading() as session:
                return await cases.read(await session.connection(), sa.true(), limit=None)

        return self.run(read())

    def ruled(self, name: str, dispute: Dispute, work: Coroutine[Any, Any, Verdict | DeskRefused]) -> None:
        """Try to give a verdict, and keep in mind what it found, or see that what it undoes is undone."""
        before = None if dispute.match is None else self.run(self.desk.matches.position(dispute.match))
        verdict = self.do(name, work)
        if verdict is None or before is None or verdict.seq is None:
            return
        if verdict.undone is not None:
            self.done[f"undone: {verdict.undone.__struct_config__.tag}"] += 1
            self.undone[before.match.id] = self.found.pop(dispute.number)
            if not isinstance(verdict.remedy, Nothing):
                self.found[dispute.number] = self.undone.pop(before.match.id)
        elif verdict.left is None and not isinstance(verdict.remedy, Nothing):
            self.found[dispute.number] = before.state
        self.check_undone(before.match.id)

    def check_undone(self, number: int) -> None:
        """A match whose verdict was undone is again as the verdict found it."""
        position = got(self.run(self.desk.matches.position(number)), Position)
        if number in self.undone and position.match.course.opening is None:
            wanted = self.undone.pop(number)
            assert position.state == wanted, f"match {number} is not what it was before the verdict that was undone"

    def chosen(self, lot: int, *statuses: Status) -> Dispute | None:
        """A dispute in one of these states; where there is none, now and then any other."""
        known = self.disputes()
        wanted = [each for each in known if each.status in statuses]
        if not wanted and lot % 8 == 0:
            wanted = list(known)
        return wanted[lot % len(wanted)] if wanted else None

    def move(self, lot: int) -> None:
        """A move of somebody who is asked, if any is accepted."""
        position, chance = self.position, random.Random(lot)
        asked = [prompt for prompt in position.prompts() if position.match.seats[prompt.seat].occupied]
        if position.match.status is not MatchStatus.PLAYING or not asked:
            return
        prompt = chance.choice(asked)
        user = position.match.seats[prompt.seat].user or 0
        path = path_of(position, prompt, chance)
        self.run(self.desk.matches.play.submit(self.number, Actor(user), prompt.id, path))
        if position.match.course.stands:
            assert self.position.match.seq == position.match.seq, "a move was made while the match stands still"

    # What must be so at any time.

    def state(self) -> object:
        """What all checks look at: as long as it is the same, so is what they find."""
        written = self.witness.execute("PRAGMA data_version").fetchone()
        return written, self.clock.now(), self.desk, frozenset(self.forgotten)

    def check_matches(self) -> None:
        """A match stands still exactly as long as a dispute freezes it, and is disputed once at a time."""
        known = self.disputes()
        for number in {each.match for each in known if each.match}:
            match = got(self.run(self.desk.matches.position(number)), Position).match
            own = [each for each in known if each.match == number]
            freezes = any(each.freezes for each in own) and match.status is MatchStatus.PLAYING
            assert match.course.held_by("dispute") == freezes, f"match {number}: {own}"
            assert sum(each.status in UNDECIDED for each in own) <= 1

    def check_judges(self) -> None:
        """Whoever holds a case is no side of it, barred from it or recused, and an appeal is a head judge's."""
        for each in self.disputes():
            if each.judge is None:
                assert each.status is not Status.CLAIMED
                continue
            assert each.status in (Status.CLAIMED, Status.APPEALED)
            assert each.lease is not None
            assert each.side_of(each.judge) is None, f"a side judges dispute {each.number}"
            assert each.judge not in {bar.user for bar in each.bars}, f"a barred judge has dispute {each.number}"
            assert all(bar.side >= RECUSED for bar in each.bars)
            ruled = self.run(self.desk.service.verdicts.of(GUILD, each.number, JUDGE))
            if each.status is Status.APPEALED and isinstance(ruled, tuple):
                assert each.judge not in {verdict.user for verdict in ruled}, "who ruled decides the appeal"

    def check_views(self) -> None:
        """No side and no judge reads a view before the hearing is over, and strangers never; nothing is told of it."""
        for each in self.disputes():
            for user in (*SIDES, JUDGE, HEAD, STRANGER):
                seen = repr(self.run(self.desk.service.docket.get(GUILD, each.number, user)))
                others = [view_of(other) for other in SIDES if other != user]
                hidden = each.status is Status.HEARING or user == STRANGER
                hidden = hidden and not (user in SIDES and each.status is not Status.HEARING)
                assert not (hidden and any(view in seen for view in others)), f"{user.user} reads another's view"

    def check_kept(self) -> None:
        """What is told and what the audit trail says holds nobody's words, and what is forgotten is nowhere."""

        async def read(*wanted: sa.Table) -> str:
            async with self.database.reading() as session:
                connection = await session.connection()
                found = [await connection.execute(sa.select(table)) for table in wanted]
                return "\n".join(repr(tuple(row)) for rows in found for row in rows)

        told = self.run(read(tables.notice, tables.audit))
        assert "view-of-" not in told
        everything = self.run(
            read(*(each for name, each in tables.dispute.metadata.tables.items() if "dispute" in name))
        )
        for user in self.forgotten:
            assert f"view-of-{user}" not in everything, f"the view of {user} is kept"
            assert f"<@{user}>" not in everything, f"a mention of {user} is kept"

    def check_verdicts(self) -> None:
        """Each verdict that decides about a match has its entry, and each entry its verdict."""

        async def read() -> tuple[set[tuple[int | None, int | None]], set[tuple[int, int]]]:
            async with self.database.reading() as session:
                connection = await session.connection()
                given = {
                    (each.match, verdict.seq)
                    for each in await cases.read(connection, tables.dispute.c.match_id.is_not(None), limit=None)
                    for verdict in await verdicts.read(connection, each.id)
                    if verdict.kind not in ("upheld", "sent-back")
                }
                log = matches.event.c
                asked = sa.select(log.match_id, log.seq).where(log.kind == "ruled")
                return given, {(row.match_id, row.seq) for row in await connection.execute(asked)}

        given, entries = self.run(read())
        assert given == entries

    def check_tables(self) -> None:
        """A table's ruling is nobody's, penalises nobody, makes no precedent, and touches nothing that was hidden."""
        for each in self.disputes():
            given = self.run(self.desk.service.verdicts.of(GUILD, each.number, JUDGE))
            for verdict in given if isinstance(given, tuple) else ():
                if verdict.office == "table":
                    assert (verdict.user, verdict.precedent, verdict.penalties) == (FORGOTTEN, None, ())
                    assert not isinstance(verdict.remedy, Adjust)
                if verdict.office == "stand-in":
                    assert verdict.user not in {party.user for party in each.parties}, "a side stood in"
                    assert verdict.precedent is None
            proposal = each.proposal
            if proposal is not None:
                among = set(each.aside) or {party.side for party in each.parties}
                assert {*proposal.yes, *proposal.no} <= among, "somebody without a vote voted"
                assert not set(proposal.yes) & set(proposal.no)
                decides = len(among) // 2 + 1 if each.aside else len(among)
                assert len(proposal.yes) < decides, "enough were for it, and it is not the verdict"

    def check_at_the_end(self) -> None:
        self.witness.close()
        self.run(self._whole())

    async def _whole(self) -> None:
        async with self.database.reading() as session:
            known = await cases.read(await session.connection(), sa.true(), limit=None)
        for number in {each.match for each in known if each.match}:
            checked = await self.desk.matches.checks.check(number)
            assert getattr(checked, "wrong", None) == (), f"match {number}: {checked}"
            position = got(await self.desk.matches.position(number), Position)
            if not position.match.live:
                assert (await replayed(self.desk.matches, self.games, number)).breaches() == []
        for each in known:
            assert CANARY not in repr(each)
            if each.status in RULED:
                record = got(await self.desk.service.records.export(GUILD, each.number, HEAD, Language.EN), Record)
                found = got(await self.desk.service.records.check(GUILD, record.json), Checked)
                assert (found.known, found.wrong) == (True, ()), f"dispute {each.number}: {found}"
                assert CANARY not in (record.json + record.markdown).decode()
