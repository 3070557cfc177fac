"""A case as a file: Markdown for people, JSON for the check; and the audit trail."""

from __future__ import annotations

from msgspec import Struct

from bot.disputes.model.audit import Trace
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import Refused
from bot.disputes.services.unit_of_work import UnitOfWork
from rules_index import Language


class Record(Struct, frozen=True):
    """A case as files, without ids of people."""

    markdown: bytes
    json: bytes


class Checked(Struct, frozen=True):
    """What a check of a case's file found.

    Attributes:
        number: the dispute it is about; verdicts: how many it holds; wrong: what is wrong, each in a sentence.
    """

    number: int
    verdicts: int
    wrong: tuple[str, ...] = ()


class Records:
    """Cases as files."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def export(self, guild: int, number: int, user: Official, language: Language) -> Record | Refused:
        """A case as files, for its sides and for judges, once it is decided or settled."""
        raise NotImplementedError

    async def check(self, content: bytes) -> Checked | Refused:
        """Check a case's JSON against itself, and against the log of its match where that is here."""
        raise NotImplementedError

    async def audit(
        self, guild: int, judge: Official, *, number: int | None = None, limit: int = 50
    ) -> tuple[Trace, ...] | Refused:
        """The last acts at a server's desk, the newest first; for head judges and admins."""
        raise NotImplementedError
