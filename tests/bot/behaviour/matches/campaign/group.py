"""A group that plays This War of Mine in a channel."""

from __future__ import annotations

from typing import Any

from bot.games.values import Rejected
from bot.matches.model.match import Actor
from bot.matches.model.refusals import Refused
from tests.bot.behaviour.matches.party import Party


async def gathered(party: Party, seats: int = 2, **options: Any) -> None:
    """Open a lobby that the first players have joined."""
    first, *others = party.players[:seats]
    await party.use(first, "match new", game="twom", seats=seats, **options)
    for member in others:
        await party.press(member, party.status, "lb:1:join")


async def begun(party: Party, seats: int = 2, settled: dict[str, str] | None = None, **options: Any) -> None:
    """Begin a campaign for the first players, with choices of the lobby by their names."""
    await gathered(party, seats, **options)
    host = Actor(party.players[0].id)
    for name, token in (settled or {}).items():
        done = await party.client.matches.lobbies.choose(1, host, name, token)
        assert not isinstance(done, Refused), done
    await party.press(party.players[0], party.status, "lb:1:start")


async def laid_out(party: Party, **parts: Any) -> None:
    """Let a judge set parts of the position."""
    judge = Actor(party.table.admin.id, judge=True)
    done = await party.client.matches.orders.adjust(1, judge, parts, reason="A position for a test.")
    assert not isinstance(done, Refused | Rejected), done
    await party.deliver()
