"""What is laid before the judge beside the views: messages and pictures."""

from __future__ import annotations

import asyncio

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.model.evidence import Message, Picture
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.rules import hearing
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.seeing import sees
from bot.disputes.services.pictures import clean
from bot.disputes.services.unit_of_work import DeskWork
from bot.disputes.storage import evidence
from bot.matches.storage.errors import storage_problems


class Evidence:
    """Messages taken in by right click, and pictures."""

    def __init__(self, work: DeskWork) -> None:
        self._work = work
        self._cleaning = asyncio.Lock()

    async def add_message(
        self, guild: int, number: int, user: Official, message: Message, *, pictured: bool = False
    ) -> Dispute | DeskRefused:
        """Take a message into a dispute; for its sides and for the judge who has it.

        Args:
            pictured: it has pictures, and so need not have words.
        """
        taken: Message | None = None

        async def decide(case: DisputeCase) -> DeskRefused | None:
            nonlocal taken
            known = await self._messages(case.dispute.id)
            found = hearing.add_message(case, user, message, known, pictured=pictured)
            taken = None if isinstance(found, DeskRefused) else found
            return found if isinstance(found, DeskRefused) else None

        async def also(connection: AsyncConnection, case: DisputeCase) -> None:
            if taken is not None:
                await evidence.add_message(connection, case.dispute.id, taken)

        return await self._work.do(guild, number, user, decide, also=also)

    async def add_picture(self, guild: int, number: int, user: Official, content: bytes) -> Picture | DeskRefused:
        """Add a picture to a dispute; for its sides. Its metadata do not stay."""
        case = await self._work.case(guild, number)
        if isinstance(case, DeskRefused):
            return case
        party = hearing.no_picture(case, user, await self._pictures(case.dispute.id))
        if isinstance(party, DeskRefused):
            return party
        async with self._cleaning:
            cleaned = await asyncio.to_thread(clean, content)
        if isinstance(cleaned, DeskRefused):
            return cleaned
        added: Picture | None = None

        async def decide(case: DisputeCase) -> DeskRefused | None:
            nonlocal added
            known = await self._pictures(case.dispute.id)
            side = hearing.no_picture(case, user, known)
            if isinstance(side, DeskRefused):
                return side
            added = Picture(
                number=max((each.number for each in known), default=0) + 1,
                side=side.side,
                kind=cleaned.kind,
                width=cleaned.width,
                height=cleaned.height,
                content=cleaned.content,
            )
            case.trace(user, "told", f"picture {added.number}")
            return None

        async def also(connection: AsyncConnection, case: DisputeCase) -> None:
            if added is not None:
                await evidence.add_picture(connection, case.dispute.id, added)

        done = await self._work.change(guild, number, decide, also=also)
        if isinstance(done, DeskRefused) or added is None:
            return done if isinstance(done, DeskRefused) else refused(DeskReason.BUSY)
        return added

    async def pictures(self, guild: int, number: int, user: Official) -> tuple[Picture, ...] | DeskRefused:
        """The pictures that somebody may see: a side its own while the views are told, then sides and judges all."""
        case = await self._seen(guild, number, user)
        if isinstance(case, DeskRefused):
            return case
        own = None if (side := case.side(user)) is None else side.side
        return tuple(
            picture
            for picture in await self._pictures(case.dispute.id)
            if case.dispute.status is not Status.HEARING or picture.side == own
        )

    async def messages(self, guild: int, number: int, user: Official) -> tuple[Message, ...] | DeskRefused:
        """The messages that somebody may see, the oldest first; as with pictures."""
        case = await self._seen(guild, number, user)
        if isinstance(case, DeskRefused):
            return case
        own = None if (side := case.side(user)) is None else side.side
        return tuple(
            message
            for message in await self._messages(case.dispute.id)
            if case.dispute.status is not Status.HEARING or message.by == own
        )

    async def _seen(self, guild: int, number: int, user: Official) -> DisputeCase | DeskRefused:
        case = await self._work.case(guild, number)
        if isinstance(case, DeskRefused):
            return case
        problem = await self._work.see(case.dispute, user.user) if sees(case.dispute, user) else None
        if problem is not None:
            return problem
        return case if sees(case.dispute, user) else refused(DeskReason.NOT_A_PARTY)

    async def _messages(self, dispute: int) -> tuple[Message, ...]:
        with storage_problems():
            return await self._work.database.read(lambda connection: evidence.read_messages(connection, dispute))

    async def _pictures(self, dispute: int) -> tuple[Picture, ...]:
        with storage_problems():
            return await self._work.database.read(lambda connection: evidence.read_pictures(connection, dispute))
