"""Precedents, house rules and the guide of a server."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Precedent, PrecedentKind, PrecedentState, Wording
from bot.disputes.model.refusals import Refused
from bot.disputes.services.unit_of_work import UnitOfWork
from rules_index import Language


class GuideEdit(Struct, frozen=True):
    """A server's own text of an entry of the guide, in the languages that it changed."""

    slug: str
    titles: Mapping[Language, str]
    texts: Mapping[Language, str]


class Imported(Struct, frozen=True):
    """What came out of a file: the drafts that were made of it, and how many were there already."""

    drafts: tuple[Precedent, ...]
    twins: int


class Precedents:
    """What a server has ruled, for its oracle. What is not a draft is never changed but in its state."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def draft(
        self,
        guild: int,
        judge: Official,
        kind: PrecedentKind,
        wording: Wording,
        *,
        game: str,
        edition: str | None = None,
        supersedes: int | None = None,
    ) -> Precedent | Refused:
        """Write a draft: a judge of a precedent, a head judge or an admin of a house rule.

        Args:
            supersedes: the number of the one whose place it takes when it comes into force.
        """
        raise NotImplementedError

    async def redraft(
        self, guild: int, judge: Official, kind: PrecedentKind, number: int, wording: Wording
    ) -> Precedent | Refused:
        """Write a draft anew."""
        raise NotImplementedError

    async def put_in_force(self, guild: int, judge: Official, kind: PrecedentKind, number: int) -> Precedent | Refused:
        """Let a draft be found by the oracle from now on; what it supersedes no longer is."""
        raise NotImplementedError

    async def supersede(
        self, guild: int, judge: Official, kind: PrecedentKind, number: int, by: int
    ) -> Precedent | Refused:
        """Let one that is in force take the place of another of its kind; the other one is returned."""
        raise NotImplementedError

    async def withdraw(self, guild: int, judge: Official, kind: PrecedentKind, number: int) -> Precedent | Refused:
        """Take one out of force; it is kept."""
        raise NotImplementedError

    async def confirm(self, guild: int, judge: Official, kind: PrecedentKind, number: int) -> Precedent | Refused:
        """Look at one again whose rules have changed, and let it stand as they read now."""
        raise NotImplementedError

    async def get(self, guild: int, kind: PrecedentKind, number: int) -> Precedent | Refused:
        """One of them; drafts too, which no oracle shows."""
        raise NotImplementedError

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
        raise NotImplementedError

    async def ancestors(self, guild: int, kind: PrecedentKind, number: int) -> tuple[Precedent, ...]:
        """Those it took the place of, one after the other, the nearest first."""
        raise NotImplementedError

    async def export(self, guild: int, judge: Official) -> bytes | Refused:
        """What is in force, as a file without people or server."""
        raise NotImplementedError

    async def import_(self, guild: int, judge: Official, content: bytes) -> Imported | Refused:
        """Take a file in; what it holds waits as drafts with its origin, and what is there already is left out."""
        raise NotImplementedError

    async def check_again(self, guild: int) -> tuple[Precedent, ...]:
        """Mark those in force whose rules have changed, or on which an official answer appeared; the newly marked."""
        raise NotImplementedError

    async def revision(self, guild: int) -> int:
        """Grows whenever anything changes that the oracle should say in this server; 0 where nothing ever did."""
        raise NotImplementedError

    async def edit_guide(self, guild: int, judge: Official, edit: GuideEdit) -> GuideEdit | Refused:
        """Put a server's own text in the place of an entry of the guide; without texts the guide's own is back."""
        raise NotImplementedError

    async def guide(self, guild: int) -> tuple[GuideEdit, ...]:
        """The entries of the guide that a server has changed."""
        raise NotImplementedError
