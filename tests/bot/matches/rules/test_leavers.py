"""Who leaves a match before it ends has lost it, and everybody reads so in the statistics."""

from __future__ import annotations

import pytest

from bot.matches.model.match import Status
from bot.matches.service import MatchService
from bot.matches.services.statistics import Record
from tests.bot.matches.table import (
    EVA,
    GUILD,
    HUGO,
    JUDGE,
    KAREL,
    WHY,
    begun,
    gathered,
    granted,
    match_now,
    now_of,
    opened,
    played,
)


async def record(service: MatchService, user: int) -> Record | None:
    found = await service.statistics.records(GUILD, user=user)
    assert len(found) <= 1
    return found[0] if found else None


async def counted(service: MatchService, user: int) -> tuple[int, int, int] | None:
    """How many matches somebody played, lost and left."""
    found = await record(service, user)
    return None if found is None else (found.played, found.lost, found.left)


async def stayed(service: MatchService, user: int) -> bool:
    """Whether somebody has a record, and left nothing."""
    found = await record(service, user)
    return found is not None and found.left == 0


@pytest.mark.on_both_databases
@pytest.mark.parametrize("way", ["vacated", "handed over", "cleared", "replaced"])
async def test_who_left_has_played_lost_and_left(service: MatchService, way: str) -> None:
    position = await played(service, await opened(service), moves=3)
    number = position.match.id
    if way == "handed over":
        granted(await service.seats.hand_to_game(number, EVA, 0))
    elif way == "cleared":
        granted(await service.seats.vacate(number, JUDGE, 0, reason=WHY))
        granted(await service.seats.hand_to_game(number, JUDGE, 0, reason=WHY))
    else:
        granted(await service.seats.vacate(number, EVA, 0))
        if way == "replaced":
            granted(await service.seats.take(number, HUGO, 0))
        else:
            granted(await service.seats.hand_to_game(number, EVA, 0))
    over = await played(service, await now_of(service, position))
    assert over.match.status is Status.OVER
    assert await counted(service, EVA.user) == (1, 1, 1)
    assert await stayed(service, KAREL.user)
    if way == "replaced":
        assert await stayed(service, HUGO.user)
    eva = await record(service, EVA.user)
    assert eva is not None
    assert (eva.conceded, eva.best, eva.played_as) == (0, None, (("red", 1),))
    assert EVA.user in {each.user for each in await service.statistics.records(GUILD)}


async def test_nothing_counts_before_the_end_nor_without_an_outcome(service: MatchService) -> None:
    position = await opened(service)
    number = position.match.id
    granted(await service.seats.vacate(number, EVA, 0))
    assert await counted(service, EVA.user) is None
    granted(await service.orders.abandon(number, JUDGE, reason=WHY))
    assert await counted(service, EVA.user) is None
    lobby = await gathered(service, channel=2)
    granted(await service.lobbies.leave(lobby.match.id, KAREL))
    granted(await service.lobbies.join(lobby.match.id, HUGO))
    granted(await service.lobbies.choose(lobby.match.id, HUGO, "faction", "blue"))
    await played(service, await begun(service, lobby.match.id, EVA))
    assert await counted(service, KAREL.user) is None


async def test_who_comes_back_has_not_left(service: MatchService) -> None:
    position = await opened(service)
    number = position.match.id
    granted(await service.seats.vacate(number, EVA, 0))
    granted(await service.seats.take(number, EVA, 0))
    await played(service, await now_of(service, position))
    assert await stayed(service, EVA.user)


async def test_who_is_forgotten_vanishes_and_comes_back_by_coming_back(service: MatchService) -> None:
    position = await opened(service)
    number = position.match.id
    await service.privacy.forget(EVA.user)
    granted(await service.seats.take(number, EVA, 0))
    granted(await service.seats.hand_to_game(number, EVA, 0))
    await played(service, await now_of(service, position))
    assert (await match_now(service, number)).status is Status.OVER
    assert await counted(service, EVA.user) == (1, 1, 1)
    await service.privacy.forget(EVA.user)
    assert await counted(service, EVA.user) is None
    assert {each.user for each in await service.statistics.records(GUILD)} == {KAREL.user}
