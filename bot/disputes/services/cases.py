"""Opening a dispute, telling it, ending it without a judge, and finding it again."""

from __future__ import annotations

from datetime import datetime
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.evidence import Message, Picture
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import Refused
from bot.disputes.services.unit_of_work import UnitOfWork

Queue: TypeAlias = Literal["unclaimed", "mine", "overdue", "all"]
"""``overdue``: nobody took it in time, or its appeal; ``all``: everything that is undecided or appealed."""


class Opened(Struct, frozen=True):
    """A dispute that was opened.

    Attributes:
        joined: there was one about this match already, and the question became this side's view in it.
    """

    dispute: Dispute
    joined: bool = False


class Cases:
    """What the parties of disputes do. Disputes are found by their server and number."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def open_in_match(
        self, user: Official, match: int, question: str, *, about: int | None = None
    ) -> Opened | Refused:
        """Open a dispute about an entry of a match's log, and let the match stand still.

        Every other player of the match is a side of it. Where one of them was quicker, the question is told as this
        side's view in that dispute.

        Args:
            about: the entry; the last move of somebody else where none is named.
        """
        raise NotImplementedError

    async def open_elsewhere(
        self,
        user: Official,
        guild: int,
        channel: int,
        question: str,
        *,
        game: str,
        edition: str | None = None,
        others: tuple[int, ...] = (),
    ) -> Opened | Refused:
        """Open a dispute of a table that the bot has never seen.

        Args:
            others: the other sides, as far as they are known.
        """
        raise NotImplementedError

    async def tell(self, guild: int, number: int, user: Official, view: str) -> Dispute | Refused:
        """Tell a side's view, once; the last one to tell ends the hearing."""
        raise NotImplementedError

    async def settle(self, guild: int, number: int, user: Official) -> Dispute | Refused:
        """Agree to settle it; when every side does, it is over and the match goes on."""
        raise NotImplementedError

    async def withdraw(self, guild: int, number: int, user: Official) -> Dispute | Refused:
        """Withdraw it; for whoever opened it, before a verdict."""
        raise NotImplementedError

    async def let_run(self, guild: int, number: int, user: Official) -> Dispute | Refused:
        """Let the match go on while the dispute waits, after nobody took it in time; for any other player."""
        raise NotImplementedError

    async def add_message(self, guild: int, number: int, user: Official, message: Message) -> Dispute | Refused:
        """Take a message into a dispute; for its sides and for the judge who has it."""
        raise NotImplementedError

    async def add_picture(self, guild: int, number: int, user: Official, content: bytes) -> Picture | Refused:
        """Add a picture to a dispute; for its sides. Its metadata do not stay."""
        raise NotImplementedError

    async def pictures(self, guild: int, number: int, user: Official) -> tuple[Picture, ...] | Refused:
        """The pictures that somebody may see: a side its own while the views are told, then everybody who may see."""
        raise NotImplementedError

    async def messages(self, guild: int, number: int, user: Official) -> tuple[Message, ...] | Refused:
        """The messages that were taken in, the oldest first."""
        raise NotImplementedError

    async def get(self, guild: int, number: int, user: Official) -> Dispute | Refused:
        """A dispute as somebody may see it.

        A side sees the views of the others once the hearing is over, and so does a judge; everybody else sees none.
        """
        raise NotImplementedError

    async def of_match(self, match: int, user: Official) -> tuple[Dispute, ...]:
        """The disputes about a match, the newest first, as somebody may see them."""
        raise NotImplementedError

    async def mine(self, guild: int, user: Official) -> tuple[Dispute, ...]:
        """The undecided disputes that somebody is a side of, the newest first."""
        raise NotImplementedError

    async def queue(
        self, guild: int, user: Official, which: Queue = "unclaimed", *, game: str | None = None
    ) -> tuple[Dispute, ...] | Refused:
        """The disputes that wait for judges, the oldest first; for judges."""
        raise NotImplementedError

    async def until(self, dispute: Dispute) -> datetime | None:
        """Until when a verdict may be appealed; ``None`` where none stands."""
        raise NotImplementedError
