"""A fair played as a series: decks that may be changed for others of the same size, and a loser who says who begins."""

from __future__ import annotations

from bot.games.setup import FIRST, Following, SeatSetup, Setup
from bot.games.values import Outcome, Seat, Violation
from bot.matches.model.match import Actor, Match, Status, Timing
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from tests.bot.games.fair.game import Fair
from tests.bot.games.fair.values import Event, State
from tests.bot.games.toy.values import violation
from tests.bot.matches.fair import opened_fair
from tests.bot.matches.table import CHANNEL, MESSAGE, PEOPLE, granted, match_now

LOST = 0
"""The seat that gives each first game up."""


class Season(Fair):
    """The Fair, with rules for what follows a game."""

    def following(self, state: State, setup: Setup, outcome: Outcome) -> Following:
        lost = max(outcome.standings, key=lambda one: one.place or 0).seat
        return Following(lost, lost)

    def exchanged(self, setup: Setup, before: SeatSetup, after: SeatSetup) -> tuple[Violation, ...]:
        was, now = (each.choices["deck"].splitlines() for each in (before, after))
        return () if len(was) == len(now) else (violation("fair.own"),)

    def open(self, setup: Setup, chance: object) -> tuple[Event, ...]:
        events = super().open(setup, chance)  # type: ignore[arg-type]
        self.begun = setup.options.get(FIRST)
        return events


async def first_game(
    service: MatchService, people: int = 2, *, best: int = 3, timing: Timing | None = None, channel: int = CHANNEL
) -> Position:
    """The first game of a series, which has just begun."""
    return await opened_fair(service, people, channel=channel, timing=timing, best=best)


async def lost(service: MatchService, match: int, seat: Seat = LOST) -> Match:
    """The match of the next game, after a seat gave this one up."""
    granted(await service.play.concede(match, PEOPLE[seat]))
    return await after(service, match)


async def after(service: MatchService, match: int) -> Match:
    """The match of the game that follows one."""
    series = (await match_now(service, match)).course.series
    assert series is not None and series.next is not None
    return await match_now(service, series.next)


async def all_ready(service: MatchService, match: int, *people: Actor) -> Match:
    """The next game after everybody said that they are ready, and its announcement stands in the channel."""
    for click, actor in enumerate(people or PEOPLE[:2], 5000):
        granted(await service.series.be_ready(match, actor, click=click))
    position = granted(await service.openings.begin(match, MESSAGE + match))
    assert position.match.status is Status.PLAYING
    return position.match
