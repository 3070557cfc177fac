"""What cannot be taken back: what draws, shuffles, or shows somebody a card he did not know."""

from __future__ import annotations

from typing import Literal

from bot.games.doomtrooper.asks.decide import carried_out
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Command, Pass, Play
from bot.games.doomtrooper.position.events import Event
from bot.games.doomtrooper.position.events_cards import SECRET
from bot.games.doomtrooper.position.frames import Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.playing import Dice
from bot.games.values import Rejected, Seat

REVEALING = (ev.Shuffled, ev.Drew, ev.Looked, ev.Opened)
Finality = Literal["", "played", "reveals"]
"""What is final about a command: nothing, that a card is played for all to see, or that it draws or turns up more."""
_ANY = Dice(lambda _: 0)
"""Chance whose outcome nobody looks at."""


def reveals(event: Event) -> bool:
    """Whether an event told somebody what undoing could not make unknown again."""
    if isinstance(event, REVEALING):
        return True
    if isinstance(event, ev.Moved):
        shown = event.zone not in SECRET and not event.unpaid
        return event.why in ("draw", "opening", "privilege") or (event.origin in SECRET and shown)
    return isinstance(event, ev.Marked) and event.mark == "unpaid"


def finality(case: Case, seat: Seat, command: Command) -> Finality:
    """What a command reveals; a pass counts as if all the others passed too, whatever they have said.

    A card that is said ahead of its turn will be shown.
    """
    frame = case.top
    if isinstance(command, Pass) and isinstance(frame, Window):
        return "reveals" if _all_pass(case, frame) else ""
    done = carried_out(case, seat, command, _ANY)
    if isinstance(done, Rejected):
        return "played" if isinstance(command, Play) else ""
    told = [event for event in done.events if reveals(event)]
    if isinstance(command, Play) and told and all(_shows(event, command.card) for event in told):
        return "played"
    return "reveals" if told else ""


def _shows(event: Event, card: CardId) -> bool:
    """Whether an event does no more than show a card."""
    return isinstance(event, ev.Moved) and event.card == card


def _all_pass(case: Case, frame: Window) -> bool:
    while case.state.stack and isinstance(case.top, Window) and case.top.serial == frame.serial:
        done = carried_out(case, case.top.order[case.top.at], Pass(), _ANY)
        if isinstance(done, Rejected):
            return False
        if any(map(reveals, done.events)):
            return True
        case = done
    return False
