"""A table that plays together: Zloba against its automated opponent, over a service."""

from __future__ import annotations

from bot.matches.model.match import Actor, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from tests.bot.matches.table import EVA, GUILD, PEOPLE, begun, granted, played

RULESET = "zloba-cs@2025"


async def gathered(
    service: MatchService, people: int = 2, *, places: int | None = None, timing: Timing | None = None, channel: int = 7
) -> Position:
    """A lobby in which so many people sit, of as many places or more."""
    terms = Terms(RULESET, "coop", places or people, timing or Timing())
    lobby = granted(await service.lobbies.create(EVA, guild=GUILD, channel=channel, game="zloba", terms=terms))
    for actor in PEOPLE[1:people]:
        granted(await service.lobbies.join(lobby.match.id, actor))
    number = lobby.match.id
    (scenario,) = [each for each in await service.lobbies.choices(number) if each.name == "scenario"]
    lobby = granted(await service.lobbies.choose(number, EVA, "scenario", scenario.options[0].token))
    (faction,) = [each for each in await service.lobbies.choices(number) if each.name == "faction"]
    for actor, option in zip(PEOPLE[:people], faction.options, strict=False):
        lobby = granted(await service.lobbies.choose(number, actor, "faction", option.token))
    return lobby


async def opened(service: MatchService, people: int = 2, **options: object) -> Position:
    """A match that has just begun."""
    lobby = await gathered(service, people, **options)  # type: ignore[arg-type]
    return await begun(service, lobby.match.id, EVA)


async def turns(service: MatchService, position: Position, moves: int, seed: int = 5) -> Position:
    """The match after so many moves of its people at random, or at its end."""
    return await played(service, position, seed, moves)


def admin(actor: Actor) -> Actor:
    """Somebody at the table who manages the server."""
    return Actor(actor.user, admin=True)
