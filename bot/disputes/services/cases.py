"""Opening a dispute, telling it, and ending it without a judge."""

from __future__ import annotations

from msgspec import Struct

from bot.disputes.model.dispute import OPENER, RULED, UNDECIDED, Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.rules import hearing, opening
from bot.disputes.rules.case import DisputeCase
from bot.disputes.rules.opening import Asked
from bot.disputes.rules.seeing import shown
from bot.disputes.services.unit_of_work import DeskWork, decides
from bot.disputes.storage import cases, guilds, tables
from bot.matches.model.match import Match
from bot.matches.services.history import Page
from bot.matches.storage.errors import storage_problems

_LOOKED_BACK = 60
"""Entries of a log among which the last move of somebody else is looked for."""


class Opened(Struct, frozen=True):
    """A dispute that was opened.

    Attributes:
        joined: there was one about this match already, and the question became this side's view in it.
    """

    dispute: Dispute
    joined: bool = False


class Cases:
    """What the parties of disputes do. Disputes are found by their server and number."""

    tell = decides(hearing.tell)
    call = decides(hearing.call)
    stand_still = decides(hearing.stand_still)
    settle = decides(hearing.settle)
    withdraw = decides(hearing.withdraw)
    let_run = decides(hearing.let_run)

    def __init__(self, work: DeskWork) -> None:
        self._work = work

    async def open_in_match(
        self,
        user: Official,
        match: int,
        question: str,
        *,
        view: str = "",
        about: int | None = None,
        channel: int | None = None,
        live: bool = False,
    ) -> Opened | DeskRefused:
        """Open a dispute about an entry of a match's log.

        Every other player of the match is a side of it. Where one of them was quicker, the question is told as this
        side's view in that dispute.

        Args:
            view: what happened, as the opener tells it; may be empty.
            about: the entry; the last move of somebody else where none is named.
            channel: from where it is opened, which counts where the match has no channel that takes messages.
            live: its sides sit together and wait for a judge now.
        """
        played = await self._work.match(match)
        if played is None:
            return refused(DeskReason.NO_MATCH)
        if about is None:
            about = await self._last_of_others(played, user)
        joined: Dispute | None = None

        async def find() -> DisputeCase | DeskRefused:
            nonlocal joined
            found = await self._asked_in(user, match, question, view, about, channel, live=live)
            joined = found if isinstance(found, Dispute) else None
            return await self._work.case(found.guild, found.number) if isinstance(found, Dispute) else found

        def decide(case: DisputeCase) -> DeskRefused | None:
            if joined is None:
                return None
            problem = hearing.tell(case, user, "\n\n".join(part for part in (question, view) if part.strip()))
            return problem and refused(DeskReason.ALREADY_OPEN, number=case.dispute.number)

        done = await self._work.make(match, find, decide)
        return done if isinstance(done, DeskRefused) else Opened(shown(done.dispute, user), joined is not None)

    async def open_elsewhere(
        self,
        user: Official,
        guild: int,
        channel: int,
        question: str,
        *,
        view: str = "",
        game: str,
        edition: str | None = None,
        others: tuple[int, ...] = (),
        live: bool = False,
    ) -> Opened | DeskRefused:
        """Open a dispute of a table that the bot has never seen.

        Args:
            view: what happened, as the opener tells it; may be empty.
            others: the other sides, as far as they are known.
            live: they sit together and wait for a judge now.
        """

        async def find() -> DisputeCase | DeskRefused:
            number, week = await self._counted(guild, user)
            asked = Asked(
                guild=guild,
                number=number,
                channel=channel,
                question=question,
                view=view,
                game=game,
                edition=edition,
                others=others,
                live=live,
            )
            settings, persons = await self._work.settings(guild), await self._work.persons()
            return opening.open_elsewhere(user, asked, week, self._work.clock.now(), settings, persons)

        done = await self._work.make(guild, find, lambda _: None)
        return done if isinstance(done, DeskRefused) else Opened(shown(done.dispute, user))

    async def _asked_in(
        self,
        user: Official,
        match: int,
        question: str,
        view: str,
        about: int | None,
        channel: int | None,
        *,
        live: bool,
    ) -> DisputeCase | Dispute | DeskRefused:
        """A new case about a match, or the undecided dispute that there is already."""
        played = await self._work.match(match)
        if played is None:
            return refused(DeskReason.NO_MATCH)
        with storage_problems():
            async with self._work.database.reading() as session:
                connection = await session.connection()
                known = await cases.read(connection, tables.dispute.c.match_id == match)
        undecided = next((each for each in known if each.status in UNDECIDED), None)
        if undecided is not None:
            party = undecided.side_of(user.user)
            return (
                undecided
                if party and party.side != OPENER
                else refused(DeskReason.ALREADY_OPEN, number=undecided.number)
            )
        number, week = await self._counted(played.guild, user)
        asked = Asked(
            guild=played.guild,
            number=number,
            channel=(None if played.course.held_by("silence") else played.channel) or channel or played.channel or 0,
            question=question,
            view=view,
            game=played.game,
            edition=played.terms.ruleset.partition("@")[0],
            live=live,
        )
        ruled = tuple(each for each in known if each.status in RULED or each.status.value == "appealed")
        settings, persons = await self._work.settings(played.guild), await self._work.persons()
        return opening.open_in_match(user, asked, played, about, ruled, week, self._work.clock.now(), settings, persons)

    async def _counted(self, guild: int, user: Official) -> tuple[int, int]:
        """The number of the next dispute of a server, and how many somebody opened there in the last week."""
        now = self._work.clock.now()
        with storage_problems():
            async with self._work.database.reading() as session:
                connection = await session.connection()
                number = await guilds.read_count(connection, guild, "disputes") + 1
                return number, await cases.count_recent(connection, guild, user.user, now)

    async def _last_of_others(self, match: Match, user: Official) -> int | None:
        seat = match.seat_of(user.user)
        pages: list[Page] = await self._work.matches.history.log(match.id, match.viewer(user.user), limit=_LOOKED_BACK)
        return next(
            (page.seq for page in reversed(pages) if page.kind == "moved" and page.seat != seat and page.by == "seat"),
            None,
        )
