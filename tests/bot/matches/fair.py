"""People who bring decks to the Fair, in as few words as a test should need."""

from __future__ import annotations

from bot.matches.model.match import Actor, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from bot.matches.services.lobbies import Brought
from tests.bot.games.fair.goods import COUNT, NAMES, TOWNS, written
from tests.bot.matches.table import CHANNEL, PEOPLE, begun, lobby

STALLS = ("lund", "praha", "york")
STRANGE = [good for good in range(COUNT) if TOWNS[good % len(TOWNS)] not in ("Lund", "Praha", "York", "Riga")]
"""Goods that go with any stall."""


def deck(first: int, count: int = 8) -> bytes:
    """A deck of goods that no other deck with a number some hundreds away has."""
    return written(STRANGE[first : first + count]).encode()


def canaries(content: bytes) -> list[str]:
    """The names of a deck's goods in every language, and their numbers as texts and positions have them."""
    goods = [good for good, name in enumerate(NAMES) if name.cs in content.decode().splitlines()]
    names = [NAMES[good].in_language(language) for good in goods for language in ("cs", "en", "sv")]
    return [*names, *(f"good.{good}" for good in goods)]


DECKS = tuple(deck(first) for first in (0, 300, 600))


async def gathered_fair(
    service: MatchService,
    people: int = 2,
    *,
    channel: int = CHANNEL,
    variant: str = "decks",
    timing: Timing | None = None,
    best: int = 1,
) -> Position:
    """A lobby in which everything is settled but the decks."""
    terms = Terms("fair@2026-01-01", variant, people, timing or Timing(), best=best)
    purses = [str(20 + seat) for seat in range(people)]
    return await lobby(
        service,
        "fair",
        terms,
        PEOPLE[:people],
        channel=channel,
        stall=STALLS,
        sign=["moon"] * people,
        purse=purses,
        rounds=("4",),
    )


async def opened_fair(service: MatchService, people: int = 2, **kw: object) -> Position:
    """A fair that has just begun."""
    match = (await gathered_fair(service, people, **kw)).match.id  # type: ignore[arg-type]
    for actor, content in zip(PEOPLE[:people], DECKS, strict=False):
        await brought(service, match, actor, content)
    return await begun(service, match, PEOPLE[0])


async def brought(service: MatchService, match: int, actor: Actor, content: bytes, name: str = "deck") -> Position:
    """The lobby after a file was brought, with which nothing is wrong."""
    done = await service.lobbies.bring(match, actor, name, content)
    assert isinstance(done, Brought), done
    assert done.complaints == ()
    return done.position
