"""Seats that pass on during a match: leaving one, taking one, letting the game's own player go on."""

from __future__ import annotations

import discord

from bot.chat.base.errors import Refusal
from bot.chat.base.ids.fields import SeatNumber
from bot.chat.base.messages import Style, button, card, reply, select, update
from bot.chat.base.officials import refuse_excluded
from bot.chat.base.text import moment
from bot.chat.matches.acts.table.orders import order
from bot.chat.matches.base.ids import SitId
from bot.chat.matches.base.match_context import MatchButton, MatchContext, MatchSelect
from bot.chat.matches.base.replies import granted
from bot.matches.model.match import Status
from bot.matches.rules.permissions import no_order, no_seat
from bot.matches.rules.seats import can_be_taken, cleared_by, is_vacant


class SeatSelect(MatchSelect, prefix="sub"):
    """What is to become of a seat."""

    async def picked(self, context: MatchContext, value: str) -> None:
        """Do it, if the person may."""
        act, _, number = value.partition(".")
        acts = {
            "leave": context.service.seats.vacate,
            "game": context.service.seats.hand_to_game,
            "take": context.service.seats.take,
        }
        if act not in acts or not number.isdecimal():
            raise Refusal("error-stale-button")
        seat = int(number)
        if act != "take" and _is_order(context, seat):
            await order(context, "leave" if act == "leave" else "game", seat)
            return
        if act == "take":
            await refuse_excluded(context.interaction)
        if act == "game" and seat == context.seat:
            await _ask_whether_sure(context, seat)
            return
        done = granted(context, await acts[act](context.match, context.actor, seat))
        await update(context.interaction, card(context.words.say("seats-done"), _time_left(context.after(done))))


class HandOverButton(MatchButton, prefix="hand"):
    """Lets the bot play on in the presser's own seat."""

    seat: SeatNumber

    async def pressed(self, context: MatchContext) -> None:
        """Hand the seat over, if it still is the presser's."""
        seat = self.seat
        if seat != context.seat:
            raise Refusal("error-stale-button")
        granted(context, await context.service.seats.hand_to_game(context.match, context.actor, seat))
        await update(context.interaction, card(context.words.say("seats-done"), []))


class SitButton(MatchButton, SitId):
    """Sits down in the first free seat of a table that plays together, or that the bot plays in a first match."""

    async def pressed(self, context: MatchContext) -> None:
        """Take the seat, if there still is one."""
        match = context.position.match
        free = next((seat for seat in range(len(match.seats)) if can_be_taken(match, seat)), None)
        if free is None:
            raise Refusal("seats-none-free")
        await refuse_excluded(context.interaction)
        done = granted(context, await context.service.seats.take(context.match, context.actor, free))
        await reply(context.interaction, card(context.words.say("seats-done"), _time_left(context.after(done))))


async def show_seats(context: MatchContext) -> None:
    """Offer the person what they may do with the seats.

    Raises:
        Refusal: the match is not being played, or there is nothing they may do.
    """
    match, say = context.position.match, context.words.say
    if match.status is not Status.PLAYING:
        raise Refusal("match-refused-not-playing")
    actor, official = context.actor, no_order(context.position, context.actor, agreeable=True) is None
    automaton = context.position.variant.automaton
    options = []
    for seat, seating in enumerate(match.seats):
        if seating.conceded:
            continue
        vacant = is_vacant(seating)
        free = official or cleared_by(match, actor, seat) is not None
        named = _named(context, seat)
        if vacant and context.seat is None and no_seat(context.position, actor, seat) is None:
            options.append(_option(say("seats-take", seat=named), f"take.{seat}"))
        if not vacant and free:
            options.append(_option(say("seats-leave", seat=named), f"leave.{seat}"))
        if seating.human and free and automaton:
            options.append(_option(say("seats-game", seat=named), f"game.{seat}"))
    if not options:
        raise Refusal("seats-nothing")
    row = [select(SeatSelect.id_for(match=context.match), options, say("seats-pick"))]
    await reply(context.interaction, card(say("seats-title"), [say("seats-about")], rows=[row]))


async def _ask_whether_sure(context: MatchContext, seat: int) -> None:
    """Ask before somebody gives their own seat away for good."""
    say = context.words.say
    row = [button(HandOverButton.id_for(match=context.match, seat=seat), say("seats-sure-game"), Style.danger)]
    about = say("seats-about-game", seat=_named(context, seat))
    await update(context.interaction, card(say("seats-title"), [about], rows=[row]))


def _named(context: MatchContext, seat: int) -> str:
    return f"{context.words.say('seat-number', number=seat + 1)} {context.renderer.faction(seat)}".strip()


def _is_order(context: MatchContext, seat: int) -> bool:
    match = context.position.match
    known = match.status is Status.PLAYING and seat < len(match.seats) and not match.seats[seat].conceded
    return known and cleared_by(match, context.actor, seat) is None


def _time_left(context: MatchContext) -> list[str]:
    """The deadline of the person who sat down; none if they are not asked, or the clock is stopped."""
    match = context.position.match
    deadlines = (wait.deadline for wait in match.course.waits if wait.seat == context.seat and not match.course.stands)
    return [context.words.say("ping-deadline", deadline=moment(each)) for each in deadlines if each is not None]


def _option(label: str, value: str) -> discord.SelectOption:
    return discord.SelectOption(label=label[:100], value=value)
