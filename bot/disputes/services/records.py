"""Cases as files, checked against what is kept; and the audit trail."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from bot.disputes.files import case_file
from bot.disputes.files.case_file import CaseFile
from bot.disputes.files.markdown import markdown
from bot.disputes.model.audit import Trace
from bot.disputes.model.dispute import UNDECIDED, Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.model.verdicts import Verdict
from bot.disputes.rules.seeing import sees
from bot.disputes.rules.verdicts import words_of
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import evidence
from bot.games.values import Line
from bot.locales.sentences import localizer
from bot.matches.model.entries import Ruled, entry_of
from bot.matches.model.refusals import Refused
from bot.matches.storage import tables as matches
from bot.matches.storage.errors import storage_problems
from rules_index import Language


class Record(Struct, frozen=True):
    """A case as files, without ids of people."""

    markdown: bytes
    json: bytes


class Checked(Struct, frozen=True):
    """What a check of a case's file found.

    Attributes:
        number: the dispute it is about; verdicts: how many it holds.
        known: such a dispute is kept here, so that the file was compared with it and with the log of its match.
        wrong: what is wrong, each in a sentence.
    """

    number: int
    verdicts: int
    known: bool
    wrong: tuple[Line, ...] = ()


class Records:
    """Cases as files."""

    def __init__(self, work: DeskWork) -> None:
        self._work = work

    async def export(self, guild: int, number: int, user: Official, language: Language) -> Record | DeskRefused:
        """A case as files, for its sides and for judges, once it is decided or over."""
        case = await self._work.case(guild, number)
        if isinstance(case, DeskRefused):
            return case
        if not sees(case.dispute, user):
            return refused(DeskReason.NOT_A_PARTY)
        if case.dispute.status in UNDECIDED:
            return refused(DeskReason.NO_VERDICT)
        problem = await self._work.see(case.dispute, user.user)
        if problem is not None:
            return problem
        with storage_problems():
            async with self._work.database.reading() as session:
                connection = await session.connection()
                messages = await evidence.read_messages(connection, case.dispute.id)
                pictures = await evidence.read_pictures(connection, case.dispute.id)
        rows = await self._rows(case.dispute, case.verdicts)
        hashes = {seq: str(row.hash) for seq, row in rows.items()}
        made = case_file.case_file(case.dispute, messages, pictures, case.verdicts, case.appeal, hashes)
        await self._trace(guild, Trace(at=self._work.clock.now(), user=user.user, act="exported", dispute=number))
        return Record(markdown(made, localizer(language).say).encode(), case_file.written(made))

    async def check(self, guild: int, content: bytes) -> Checked | DeskRefused:
        """Check a case's JSON against itself, and against what is kept of it here and the log of its match."""
        found = case_file.read(content)
        if isinstance(found, DeskRefused):
            return found
        wrong = [] if case_file.digest_of(found) == found.digest else [Line("dispute-check-digest")]
        case = await self._work.case(guild, found.number)
        known = not isinstance(case, DeskRefused) and case.dispute.opened == found.opened
        if not isinstance(case, DeskRefused) and known:
            wrong += await self._differences(found, case.dispute, case.verdicts)
        return Checked(found.number, len(found.verdicts), known, tuple(wrong))

    async def audit(
        self, guild: int, judge: Official, *, number: int | None = None, limit: int = 50, skip: int = 0
    ) -> tuple[Trace, ...] | DeskRefused:
        """The last acts at a server's desk, or in one dispute, the newest first; for head judges and admins.

        Args:
            skip: how many of the newest to leave out.
        """
        if not (judge.head or judge.admin):
            return refused(DeskReason.HEAD_ONLY)
        with storage_problems():
            return await self._work.database.read(
                lambda connection: evidence.read_traces(connection, guild, number, limit, skip)
            )

    async def _differences(self, found: CaseFile, dispute: Dispute, verdicts: tuple[Verdict, ...]) -> list[Line]:
        """Where a file says something else than what is kept of its verdicts and of its match."""
        rows = await self._rows(dispute, verdicts)
        hashes = {seq: str(row.hash) for seq, row in rows.items()}
        kept = {each.number: each for each in case_file.case_file(dispute, (), (), verdicts, None, hashes).verdicts}
        told = {each.number: each for each in found.verdicts}
        wrong = [
            Line("dispute-check-verdict", {"number": number})
            for number in sorted(kept.keys() | told.keys())
            if kept.get(number) != told.get(number)
        ]
        wrong += [
            Line("dispute-check-entry", {"number": each.number, "entry": each.seq})
            for each in verdicts
            if each.seq is not None and not _tells(rows.get(each.seq), dispute, each)
        ]
        if dispute.match is not None and rows:
            log = await self._work.matches.checks.check(dispute.match)
            if isinstance(log, Refused) or log.wrong:
                wrong.append(Line("dispute-check-log", {"match": dispute.match}))
        return wrong

    async def _rows(self, dispute: Dispute, verdicts: tuple[Verdict, ...]) -> dict[int, sa.Row[int, str, str, str]]:
        """The entries of the match's log that tell the verdicts."""
        numbers = [each.seq for each in verdicts if each.seq is not None]
        if dispute.match is None or not numbers:
            return {}
        log = matches.event
        asked = sa.select(log.c.seq, log.c.entry, log.c.reason, log.c.hash).where(
            log.c.match_id == dispute.match, log.c.seq.in_(numbers)
        )
        with storage_problems():
            async with self._work.database.reading() as session:
                rows = (await (await session.connection()).execute(asked)).all()
        return {row.seq: row for row in rows}

    async def _trace(self, guild: int, trace: Trace) -> None:
        with storage_problems():
            await self._work.database.write(lambda connection: evidence.add_traces(connection, guild, [trace]))


def _tells(row: sa.Row[int, str, str, str] | None, dispute: Dispute, verdict: Verdict) -> bool:
    """Whether an entry of a log tells a verdict."""
    if row is None:
        return False
    entry = entry_of(row.entry)
    return (
        isinstance(entry, Ruled)
        and entry.dispute == dispute.number
        and entry.remedy == str(verdict.remedy.__struct_config__.tag)
        and isinstance(entry.undoes, int) is (verdict.undone is not None)
        and entry.rules == tuple(cited.rule for cited in verdict.cites)
        and row.reason in (None, words_of(verdict))
    )
