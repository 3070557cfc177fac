"""A table that plays together: Zloba against its automated opponent, over a service."""

from __future__ import annotations

from bot.matches.model.match import Actor, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from tests.bot.matches.table import EVA, PEOPLE, begun, lobby, played

RULESET = "zloba-cs@2025"


async def gathered(
    service: MatchService, people: int = 2, *, places: int | None = None, timing: Timing | None = None, channel: int = 7
) -> Position:
    """A lobby in which so many people sit, of as many places or more."""
    terms = Terms(RULESET, "coop", places or people, timing or Timing())
    return await lobby(service, "zloba", terms, PEOPLE[:people], channel=channel, scenario=None, faction=None)


async def opened(service: MatchService, people: int = 2, **options: object) -> Position:
    """A match that has just begun."""
    ready = await gathered(service, people, **options)  # type: ignore[arg-type]
    return await begun(service, ready.match.id, EVA)


async def turns(service: MatchService, position: Position, moves: int, seed: int = 5) -> Position:
    """The match after so many moves of its people at random, or at its end."""
    return await played(service, position, seed, moves)


def admin(actor: Actor) -> Actor:
    """Somebody at the table who manages the server."""
    return Actor(actor.user, admin=True)
