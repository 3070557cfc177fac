"""Seats that pass on during a match: leaving one, taking one, letting the game's own player go on."""

from __future__ import annotations

import discord

from bot.chat.base.errors import Refusal
from bot.chat.matches.base.buttons import MATCH, MatchSelect, select
from bot.chat.matches.base.interaction import Visit
from bot.chat.matches.base.layout import card
from bot.chat.matches.base.replies import refuse, show, tell
from bot.chat.matches.base.terms import moment
from bot.chat.matches.commands.orders import order
from bot.matches.model.match import FORGOTTEN, Status
from bot.matches.model.refusals import Refused
from bot.matches.rules.permissions import no_order, no_seat
from bot.matches.rules.seats import cleared_by


class SeatSelect(MatchSelect, template=rf"sub:{MATCH}"):
    """What is to become of a seat."""

    async def picked(self, visit: Visit, value: str) -> None:
        """Do it, if whoever picked it may."""
        act, _, number = value.partition(".")
        acts = {
            "leave": visit.service.seats.vacate,
            "game": visit.service.seats.hand_to_game,
            "take": visit.service.seats.take,
        }
        if act not in acts or not number.isdecimal():
            raise Refusal("error-stale-button")
        seat = int(number)
        if act != "take" and _is_order(visit, seat):
            await order(visit, "leave" if act == "leave" else "game", seat)
            return
        done = await acts[act](visit.match, visit.actor, seat)
        if isinstance(done, Refused):
            await refuse(visit, done)
            return
        await show(visit.interaction, card(visit.words.say("seats-done"), _time_left(visit.at(done))))


async def show_seats(visit: Visit) -> None:
    """Offer the visitor what they may do with the seats.

    Raises:
        Refusal: the match is not being played, or there is nothing they may do.
    """
    match, say = visit.position.match, visit.words.say
    if match.status is not Status.PLAYING:
        raise Refusal("match-refused-not-playing")
    actor, official = visit.actor, no_order(visit.position, visit.actor, agreeable=True) is None
    automaton = visit.position.variant.automaton
    options = []
    for seat, seating in enumerate(match.seats):
        if seating.conceded:
            continue
        vacant = seating.human and seating.user in (None, FORGOTTEN)
        free = official or cleared_by(match, actor, seat) is not None
        named = f"{say('seat-number', number=seat + 1)} {visit.voice.faction(seat)}".strip()
        if vacant and visit.seat is None and no_seat(visit.position, actor, seat) is None:
            options.append(_option(say("seats-take", seat=named), f"take.{seat}"))
        if not vacant and free:
            options.append(_option(say("seats-leave", seat=named), f"leave.{seat}"))
        if seating.human and free and automaton:
            options.append(_option(say("seats-game", seat=named), f"game.{seat}"))
    if not options:
        raise Refusal("seats-nothing")
    row = [select(f"sub:{visit.match}", options, say("seats-pick"))]
    await tell(visit.interaction, card(say("seats-title"), [say("seats-about")], rows=[row]))


def _is_order(visit: Visit, seat: int) -> bool:
    match = visit.position.match
    known = match.status is Status.PLAYING and seat < len(match.seats) and not match.seats[seat].conceded
    return known and cleared_by(match, visit.actor, seat) is None


def _time_left(visit: Visit) -> list[str]:
    """Until when whoever sat down may think; nothing where they are not asked, or the clock does not run."""
    match = visit.position.match
    deadlines = (wait.deadline for wait in match.course.waits if wait.seat == visit.seat and not match.course.stands)
    return [visit.words.say("ping-deadline", deadline=moment(each)) for each in deadlines if each is not None]


def _option(label: str, value: str) -> discord.SelectOption:
    return discord.SelectOption(label=label[:100], value=value)
