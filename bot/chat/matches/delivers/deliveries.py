"""What each note of the outbox becomes in a match's channel."""

from __future__ import annotations

from datetime import timedelta
from itertools import groupby
from typing import NamedTuple

import discord
from discord import ui
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chat.base.guilds import is_gone
from bot.chat.base.messages import LineRenderer, Style, attachments, button, files
from bot.chat.base.text import moment
from bot.chat.bot import Bot
from bot.chat.discord_answers import Follows, follows
from bot.chat.matches.base.ids import PlayId, VoteId
from bot.chat.matches.base.terms import house_lines, span
from bot.chat.matches.delivers.announcement import announcement, check_row, seal_file
from bot.chat.matches.delivers.channel import STATUS, MatchChannel
from bot.chat.matches.delivers.live import refresh_open_panels, show_in_open_panel
from bot.chat.matches.delivers.log import ChannelLog
from bot.chat.matches.delivers.records import Records
from bot.chat.matches.delivers.shown import ShownBoards
from bot.chat.matches.shows.lobby.between import ready_buttons
from bot.chat.matches.shows.lobby.choice_card import choice_button
from bot.chat.matches.shows.over.course import course_attached, seats_line
from bot.chat.matches.shows.table.since import undone_lines
from bot.chat.matches.shows.table.status_card import outcome_lines, status_card
from bot.games.values import Seat
from bot.matches.model.match import FORGOTTEN, Match, Status, Wait
from bot.matches.model.messages import (
    Altered,
    Answered,
    Asked,
    Between,
    Gap,
    Lobby,
    Opening,
    Over,
    Parcel,
    Reminder,
    Ruling,
    Silenced,
    Told,
    Turn,
    Unready,
    Withheld,
)
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.series.following import is_awaited_between, place

_PING, _ASK, _UNREADY, _BETWEEN = "ping.", "ask.", "unready.", "between."
_ALTERED = "altered"
_NOTICES = {"reminder": "reminder", "half-time": "half-time", "reserve": "reserve", "deadline": "late"}
_RULING = "ruling"
_PRESENT = timedelta(minutes=5)
"""So long after they used it a player is taken to look at the panel."""
PATIENCE = timedelta(minutes=2)
"""Who has the question before them, and does not answer, is pinged after so long."""


class _Call(NamedTuple):
    """Who is pinged, with which sentence about what, and until when they have time."""

    seat: Seat
    player: int
    said: tuple[str, str]
    until: str


class Delivery:
    """Tells one match's notes in its channel.

    Args:
        position: the match as it is now; messages that are outdated by then are left out.
        records: what is kept of the match's messages; the caller saves it.
        boards: those that stand in channels.
        spared: by parcels that were put off because their player was at the panel, the questions they are about.

    Attributes:
        spared: those of the delivered parcels that are put off.
        outdated: whether the match has moved on by a delivered message; what follows in the outbox shows it.
        due: in how many seconds the status message is to be refreshed again, whose board is an older one.
    """

    def __init__(
        self,
        client: Bot,
        position: Position,
        channel: int,
        records: Records,
        boards: ShownBoards,
        spared: dict[int, tuple[str, ...]] | None = None,
    ) -> None:
        self._client = client
        self._spared = {} if spared is None else spared
        self.spared: set[int] = set()
        self._position = position
        self._match = position.match
        self._channel = MatchChannel(client, position.match, channel, records)
        self._log = ChannelLog(client, self._channel)
        self._boards = boards
        self.outdated = False
        self.due: float | None = None

    async def deliver(self, parcel: Parcel) -> None:
        """Tell one note, but for the status message, which :meth:`refresh` brings up to date."""
        renderer = LineRenderer(await self._channel.words(), self._position)
        match parcel.note:
            case Told(entries=entries):
                await self._log.post(renderer, parcel.key, entries)
                for seat in {entry.seat for entry in entries if entry.seat is not None}:
                    # What it was called for is answered, whatever it is asked next.
                    await self._channel.remove(f"{_PING}{seat}")
            case Turn() | Reminder():
                await self.call([parcel])
            case Ruling():
                await self._call_judges(renderer, parcel, parcel.note)
            case Asked():
                await self._ask(renderer, parcel, parcel.note)
            case Answered(proposal=proposal, kind=kind, agreed=agreed):
                said = "talk-agreed" if agreed else "talk-refused"
                text = renderer.words.say(said, what=renderer.words.say(f"talk-{kind}"))
                await self._channel.close(f"{_ASK}{proposal}", text)
            case Unready(seat=seat):
                await self._ask_to_settle(renderer, parcel, seat)
            case Altered(seats=seats):
                await self._tell_altered(renderer, parcel, seats)
            case Between(seat=seat):
                await self._ask_for_next(renderer, parcel, seat)
            case Opening():
                await self._open(renderer, parcel, parcel.note)
            case Over(secret=secret, head=head):
                proof = [renderer.words.say("status-secret", secret=secret, match=self._match.id)]
                proof += [renderer.words.say("status-head", head=head)] if head else []
                await self._channel.say("\n".join([*outcome_lines(renderer), *proof]), parcel.key)
            case Gap(since=since, until=until, outage=outage):
                why, values = (
                    "outage" if outage else "silence",
                    {"since": moment(since, "f"), "until": moment(until, "f")},
                )
                await self._channel.say(renderer.words.say(f"gap-{why}", **values), parcel.key)
            case Lobby() | Silenced() | Withheld():
                pass

    async def probe(self) -> None:
        """Learn whether the channel takes messages; raises what Discord answers.

        An archived thread is opened again by the first one, if it is not locked, too.
        """
        try:
            await self._channel.probe()
        except discord.HTTPException as problem:
            if not follows(problem, Follows.ANEW):
                raise

    async def leave_out(self, parcel: Parcel) -> None:
        """Say in the place of what a note tells that it is left out."""
        await self._channel.announce((await self._channel.words()).say("line-left-out"), f"{parcel.key}!")

    def take_withheld(self) -> list[str]:
        """The lines that AutoMod blocked since this was asked last."""
        withheld, self._channel.withheld = self._channel.withheld, []
        return withheld

    @property
    def match(self) -> Match:
        """The match as it was when this began."""
        return self._match

    @property
    def sent(self) -> int:
        """How many lines were sent."""
        return self._channel.sent

    @property
    def ended(self) -> bool:
        """Whether the match is over."""
        return not self._match.live

    async def refresh(self, *, below: bool = False) -> None:
        """Show the match as it is now in its status message, and remove the pings that are stale.

        Args:
            below: whether the message is to stand below everything else again, in the place of the one far above.
        """
        renderer = LineRenderer(await self._channel.words(), self._position)
        await self._log.tally(renderer)
        picture, self.due = await self._boards.of(self._position, renderer.words)
        course = await course_attached(self._client, renderer)
        board, numbers = self._client.boards.has(self._match.game), seats_line(renderer) if course else ""
        gathers = self._match.status is Status.LOBBY
        house = await house_lines(self._client, self._match, renderer.words) if gathers else []
        view = status_card(renderer, picture, board=board, course=course, seats=numbers, house=house)
        nonce = f"{self._match.id}/{self._match.revision}"
        await self._channel.put(STATUS, view, [*files(picture), *attachments(course)], nonce, below=below)
        seats = self._match.seats
        awaited = {f"{_PING}{wait.seat}" for wait in self._match.course.waits if seats[wait.seat].user}
        awaited |= {_RULING} if self._match.course.held_by("ruling") else set()
        awaited |= {_ALTERED} if self._match.course.agreed is not None else set()
        awaited |= {f"{_UNREADY}{seat}" for seat in self._match.course.unready}
        awaited |= {f"{_BETWEEN}{seat}" for seat in range(len(seats)) if is_awaited_between(self._match, seat)}
        for name in await self._channel.posts():
            if name.startswith((_PING, _UNREADY, _ALTERED, _RULING, _BETWEEN)) and name not in awaited:
                await self._channel.remove(name)

    async def settle(self, connection: AsyncConnection) -> None:
        """Write what is known of the messages by now, and that the board is due where it is not the newest."""
        await self._channel.records.write(connection)
        if self.due is not None:
            wait = timedelta(seconds=self.due)
            await self._client.matches.outbox.refresh_in(connection, self._match.id, wait)

    async def _open(self, renderer: LineRenderer, parcel: Parcel, note: Opening) -> None:
        """Announce a match in a message of its own, and open it by that message's id."""
        opening = self._match.course.opening
        if opening is None or opening.commitment != note.commitment:
            return
        await self._log.close(renderer)
        beside = {"view": check_row(renderer), "file": seal_file(renderer, note)}
        message = await self._channel.announce(announcement(renderer, note), parcel.key, **beside)
        self.outdated = True
        done = await self._client.matches.openings.begin(self._match.id, message)
        if isinstance(done, Refused) and done.reason is not Reason.NOT_OPENING:
            raise RuntimeError(f"match {self._match.id} was announced and does not open: {done.reason}")

    async def call(self, parcels: list[Parcel]) -> None:
        """Ping all whose turn it became at the same time, in one message."""
        renderer = LineRenderer(await self._channel.words(), self._position)
        calls = [call for parcel in parcels if (call := await self._call(renderer, parcel)) is not None]
        if not calls:
            return
        lines: list[str] = []
        for (said, until), together in groupby(calls, lambda call: (call.said, call.until)):
            players = ", ".join(f"<@{call.player}>" for call in together)
            lines.append(renderer.words.say(said[0], player=players, ask=said[1]))
            lines += [renderer.words.say("ping-deadline", deadline=until)] if until else []
        names = [f"{_PING}{call.seat}" for call in calls]
        users = [call.player for call in calls]
        await self._channel.ping(names, "\n".join(lines), self._play(renderer), users, parcels[0].key)

    async def _call(self, renderer: LineRenderer, parcel: Parcel) -> _Call | None:
        """What a ping says; ``None`` where its player is awaited no longer, or sees the question anyway."""
        note = parcel.note
        if not isinstance(note, Turn | Reminder):
            return None
        wait = next((each for each in self._match.course.waits if each.seat == note.seat), None)
        player = self._match.seats[note.seat].user
        if wait is None or not player or player == FORGOTTEN or self._match.course.stands:
            return None
        if isinstance(note, Turn) and await self._is_at_panel(parcel, wait, player):
            return None
        which = "turn" if isinstance(note, Turn) else _NOTICES[note.which]
        asks = " · ".join(dict.fromkeys(renderer.markdown(ask) for ask in note.asks))
        runs = wait.deadline is not None and self._match.course.runs
        return _Call(
            note.seat, player, (f"ping-{which}", asks), moment(wait.deadline) if wait.deadline and runs else ""
        )

    async def _is_at_panel(self, parcel: Parcel, wait: Wait, player: int) -> bool:
        """Whether a player just used the panel in which they see the question; pinged later if they do not answer.

        With quick windows everybody is taken to use it while the match goes on: they may have used it in secret.
        """
        if parcel.id in self._spared:
            return self._spared.pop(parcel.id) != wait.prompts
        now, used = self._client.matches.clock.now(), await show_in_open_panel(self._client, self._match.id, player)
        if self._match.terms.timing.quick:
            used = self._match.course.written
        hurries = wait.deadline is not None and wait.deadline - now < 2 * PATIENCE
        if used is None or now - used > _PRESENT or hurries:
            return False
        self._spared[parcel.id] = wait.prompts
        self.spared.add(parcel.id)
        return True

    async def _call_judges(self, renderer: LineRenderer, parcel: Parcel, note: Ruling) -> None:
        """Notify whoever may judge on this server, as far as somebody has that role."""
        if not self._match.course.held_by("ruling"):
            return
        role = (await self._channel.records.guild()).judge_role
        asks = " · ".join(dict.fromkeys(renderer.markdown(ask) for ask in note.asks))
        said = renderer.words.say("ping-ruling", player=renderer.seat(note.seat), ask=asks)
        if is_gone(self._client.get_guild(self._match.guild), role):
            role, said = None, f"{said}\n-# {renderer.words.say('judges-role-gone')}"
        text = said if role is None else f"<@&{role}> {said}"
        roles = [] if role is None else [role]
        await self._channel.ping([_RULING], text, self._play(renderer), [], parcel.key, roles=roles)

    def _play(self, renderer: LineRenderer) -> ui.View:
        """The button that opens the panel."""
        view = ui.View(timeout=None)
        view.add_item(button(PlayId.id_for(match=self._match.id), renderer.words.say("status-play"), Style.success))
        view.stop()
        return view

    async def _ask_to_settle(self, renderer: LineRenderer, parcel: Parcel, seat: Seat) -> None:
        """Ping a player whose choices keep a match from starting; only they see the reason behind the button."""
        player = self._match.seats[seat].user if seat in self._match.course.unready else None
        if not player or player == FORGOTTEN:
            return
        view = ui.View(timeout=None)
        view.add_item(choice_button(self._match.id, None, "card", renderer.words.say("lobby-choices")))
        view.stop()
        text = renderer.words.say("ping-unready", player=f"<@{player}>")
        await self._channel.ping([f"{_UNREADY}{seat}"], text, view, [player], parcel.key)

    async def _tell_altered(self, renderer: LineRenderer, parcel: Parcel, seats: tuple[Seat, ...]) -> None:
        """Ping those who sat down to other terms, for as long as the lobby shows the difference."""
        if self._match.course.agreed is None:
            return
        taken = [self._match.seats[seat].user for seat in seats if seat < len(self._match.seats)]
        players = [user for user in taken if user and user != FORGOTTEN]
        if not players:
            return
        view = ui.View(timeout=None)
        view.stop()
        named = ", ".join(f"<@{player}>" for player in players)
        text = renderer.words.say("ping-altered", players=named, match=self._match.id)
        await self._channel.ping([_ALTERED], text, view, players, parcel.key)

    async def _ask_for_next(self, renderer: LineRenderer, parcel: Parcel, seat: Seat) -> None:
        """Ping a player who has not said what they play the next game of the series with."""
        player = self._match.seats[seat].user
        if not player or player == FORGOTTEN or not is_awaited_between(self._match, seat):
            return
        view = ui.View(timeout=None)
        for each in ready_buttons(renderer):
            view.add_item(each)
        view.stop()
        text = renderer.words.say("ping-between", player=f"<@{player}>", number=place(self._match).number)
        await self._channel.ping([f"{_BETWEEN}{seat}"], text, view, [player], parcel.key)

    async def _ask(self, renderer: LineRenderer, parcel: Parcel, note: Asked) -> None:
        if all(one.id != note.proposal for one in self._match.course.proposals):
            return
        say = renderer.words.say
        asked = [user for seat in note.waiting if (user := self._match.seats[seat].user)]
        more = span(note.seconds, renderer.words) if note.seconds else ""
        what = say(f"talk-{note.kind}")
        player = renderer.seat(note.seat)
        undone = [] if note.to is None else await undone_lines(self._client, renderer, note.to)
        lines = [
            *([say("talk-asked-undo", player=player), *undone] if undone else []),
            *([] if undone else [say("talk-asked", player=player, what=f"{what} ({more})" if more else what)]),
            say("talk-waiting", players=", ".join(renderer.seat(seat) for seat in note.waiting)),
        ]
        view = ui.View(timeout=None)
        answers: dict[str, Style] = {"yes": Style.success, "no": Style.danger}
        for answer, style in answers.items():
            press = VoteId.id_for(match=self._match.id, proposal=note.proposal, answer=answer[0])
            view.add_item(button(press, say(f"talk-{answer}"), style))
        view.stop()
        await self._channel.ping([f"{_ASK}{note.proposal}"], "\n".join(lines), view, asked, parcel.key)


async def show_again(bot: Bot, match: int) -> None:
    """Post the status message where the match is played now, and deliver there what could not be delivered before.

    Raises:
        discord.HTTPException: Discord does not let the bot.
    """
    records = Records(bot.database, match)
    position = await bot.matches.position(match, records.read)
    if position is not None and position.match.channel is not None:
        await Delivery(bot, position, position.match.channel, records, ShownBoards(bot)).refresh()
        await records.save()
        await bot.matches.outbox.release(match)
        await refresh_open_panels(bot, position.match)


def changes_status(parcel: Parcel) -> bool:
    """Whether the status message shows something else after this note."""
    return isinstance(parcel.note, Told | Lobby | Over)


def is_only_status(parcel: Parcel) -> bool:
    """Whether a note only has the status message brought up to date."""
    return isinstance(parcel.note, Lobby) or (isinstance(parcel.note, Told) and not parcel.note.entries)
