"""A change to a dispute in the making: its new state, what is told and noted, and what its match must do with it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bot.disputes.model.audit import Act, Trace
from bot.disputes.model.dispute import Bar, Dispute, Party, Status
from bot.disputes.model.notices import Notice
from bot.disputes.model.official import Official
from bot.disputes.model.persons import Persons
from bot.disputes.model.precedents import Precedent
from bot.disputes.model.settings import Settings
from bot.disputes.model.verdicts import Appeal, Verdict
from bot.matches.model.match import By, Match
from bot.matches.model.remedies import Judgement

NOBODY: frozenset[int] = frozenset()
"""The users who have left the server, where none has."""


class DisputeCase:
    """Builds one change of a dispute; nothing of it is kept before it is written.

    Attributes:
        dispute, appeal: as they are after what was done so far.
        verdicts: those given before.
        match: the match it is about, with its people; frozen: the number of
            another dispute that keeps it from going on; rival: the number
            of another undecided dispute about it.
        verdict: one that is given now; its number of the precedent and the ids of its penalties come with the writing.
        precedent: one that the verdict makes.
        overruled: the verdicts whose penalties and precedents are taken back.
        freezer, releaser, judgement: what the match must do in the same transaction: stand still for somebody, go on by
            whose doing and for whom, or carry a verdict out.
        reader: a judge who works on it, and so may read what its sides tell in confidence.
    """

    def __init__(
        self,
        dispute: Dispute,
        now: datetime,
        settings: Settings,
        persons: Persons,
        *,
        verdicts: tuple[Verdict, ...] = (),
        appeal: Appeal | None = None,
        match: Match | None = None,
        frozen: int | None = None,
        rival: int | None = None,
    ) -> None:
        self.before = dispute
        self.dispute = dispute
        self.now = now
        self.settings = settings
        self.persons = persons
        self.verdicts = verdicts
        self.appeal_before = appeal
        self.appeal = appeal
        self.match = match
        self.frozen = frozen
        self.rival = rival
        self.verdict: Verdict | None = None
        self.precedent: Precedent | None = None
        self.overruled: tuple[Verdict, ...] = ()
        self.freezer: int | None = None
        self.releaser: tuple[By, int | None] | None = None
        self.judgement: Judgement | None = None
        self.reader: int | None = None
        self.notices: list[tuple[Notice, int | None]] = []
        self.traces: list[Trace] = []

    @property
    def changed(self) -> bool:
        """Whether there is anything to write."""
        return self.dispute is not self.before or bool(self.notices or self.traces)

    def person(self, user: int) -> str:
        """The keyed hash that identifies a user in this dispute."""
        return self.persons.in_dispute(self.dispute.guild, self.dispute.number, user)

    def set(self, **changes: Any) -> None:
        """Change the dispute."""
        self.dispute = replace(self.dispute, **changes)

    def miss(self, gone: Collection[int], *known: int) -> None:
        """Wait no longer for the sides of users who have left the server, and for those ``known`` to have."""
        left = (party.side for party in self.dispute.parties if party.user in gone or party.side in known)
        self.set(left=tuple(left))

    def party(self, side: int, **changes: Any) -> None:
        """Change a side."""
        parties = tuple(replace(each, **changes) if each.side == side else each for each in self.dispute.parties)
        self.set(parties=parties)

    def bar(self, side: int, user: int) -> None:
        """Keep a judge from judging it."""
        self.set(bars=(*self.dispute.bars, Bar(side, user, self.person(user))))

    def note(self, notice: Notice, user: int | None = None) -> None:
        """Tell something, in the channel, to a role or to a person."""
        self.notices.append((notice, user))

    def trace(self, user: Official | int | None, act: Act, detail: str = "") -> None:
        """Note an act in the audit trail."""
        by = user.user if isinstance(user, Official) else user
        self.traces.append(Trace(at=self.now, user=by, act=act, dispute=self.dispute.number, detail=detail))

    def call(self) -> None:
        """Call the judges while the views still come in."""
        self.note(Notice(kind="called", deadline=self.dispute.deadline))

    def hear_out(self) -> None:
        """End the hearing: the judge who has the case goes on with it, or else it waits for a judge."""
        if self.dispute.judge is None:
            self.wait()
            return
        self.set(status=Status.CLAIMED, deadline=None)
        self.note(Notice(kind="heard"), self.dispute.judge)

    def give_back(self) -> None:
        """Let another judge take it; sides that have not given their view still may."""
        if self.dispute.status is Status.HEARING:
            self.set(judge=None, lease=None)
            self.call()
        else:
            self.wait()

    def wait(self) -> None:
        """Let it wait for a judge, or for a head judge where it is appealed, and call them."""
        status = Status.APPEALED if self.dispute.status is Status.APPEALED else Status.OPEN
        is_urgent = self.dispute.live and status is Status.OPEN
        deadline = self.now + (self.settings.call if is_urgent else self.settings.claim)
        self.set(status=status, judge=None, lease=None, deadline=deadline, called=False)
        self.note(Notice(kind="appealed" if status is Status.APPEALED else "judges", deadline=deadline))

    def freeze(self, user: Official) -> None:
        """Let the match stand still."""
        self.freezer = user.user
        self.set(freezes=True)

    def release(self, by: By, user: int | None = None) -> None:
        """Let the match go on, if it stands still for this dispute."""
        if self.dispute.freezes:
            self.releaser = (by, user)
            self.set(freezes=False)

    def close(self, status: Status) -> None:
        """Let nothing more be awaited."""
        self.set(status=status, judge=None, lease=None, deadline=None, closed=self.now, proposal=None)

    def side(self, user: Official) -> Party | None:
        """The side that somebody is."""
        return self.dispute.side_of(user.user)
