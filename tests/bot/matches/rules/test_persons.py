"""Whoever plays never judges, and whoever judged never plays: leaving or being forgotten changes nothing of it."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.games.registry import Registry
from bot.matches.model.match import FORGOTTEN, Actor, Timing
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.matches.table import (
    ADMIN,
    COLOURS,
    EVA,
    GUILD,
    HUGO,
    JUDGE,
    KAREL,
    WHY,
    HandClock,
    begun,
    exported,
    gathered,
    granted,
    match_now,
    move,
    opened,
    played,
    reason,
    terms,
)
from tests.rows import nightly

OFFICIALS = [Actor(EVA.user, judge=True), Actor(EVA.user, admin=True)]
Order = Callable[[MatchService, int, Actor], Awaitable[object]]
ORDERS: dict[str, Order] = {
    "rewind": lambda service, match, actor: service.orders.rewind(match, actor, 1, reason=WHY),
    "adjust": lambda service, match, actor: service.orders.adjust(match, actor, {"left": 2}, reason=WHY),
    "pause": lambda service, match, actor: service.orders.pause(match, actor, reason=WHY),
    "extend": lambda service, match, actor: service.orders.extend(match, actor, 60, reason=WHY),
    "abandon": lambda service, match, actor: service.orders.abandon(match, actor, reason=WHY),
    "vacate": lambda service, match, actor: service.seats.vacate(match, actor, 1, reason=WHY),
    "hand over": lambda service, match, actor: service.seats.hand_to_game(match, actor, 1, reason=WHY),
}


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("eva", [OFFICIALS[0], *nightly(*OFFICIALS[1:])])
async def test_who_left_a_seat_orders_nothing(service: MatchService, eva: Actor, order: str) -> None:
    position = await move(service, await opened(service, timing=Timing(60)), random.Random(1), seat=1)
    number = position.match.id
    granted(await service.seats.vacate(number, EVA, 0))
    before = await match_now(service, number)
    assert reason(await ORDERS[order](service, number, eva)) is Reason.PARTIAL
    assert await match_now(service, number) == before


@pytest.mark.parametrize("eva", OFFICIALS)
async def test_who_left_a_seat_resumes_no_official_pause(service: MatchService, eva: Actor) -> None:
    number = (await opened(service)).match.id
    granted(await service.seats.vacate(number, EVA, 0))
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    assert reason(await service.orders.resume(number, eva, reason=WHY)) in (Reason.PARTIAL, Reason.NOT_SEATED)
    assert (await match_now(service, number)).course.stands


@pytest.mark.parametrize("eva", OFFICIALS)
async def test_who_left_a_seat_hands_no_other_empty_one_to_the_game(service: MatchService, eva: Actor) -> None:
    number = await _hosted(service, HUGO)
    granted(await service.seats.vacate(number, KAREL, 1))
    assert reason(await service.seats.hand_to_game(number, eva, 1, reason=WHY)) is Reason.PARTIAL


@pytest.mark.parametrize("eva", OFFICIALS)
async def test_who_was_cleared_from_a_seat_without_a_move_is_a_party(service: MatchService, eva: Actor) -> None:
    number = (await opened(service)).match.id
    granted(await service.seats.vacate(number, JUDGE, 0, reason=WHY))
    assert reason(await service.orders.rewind(number, eva, 1, reason=WHY)) is Reason.PARTIAL


@pytest.mark.parametrize("host", [Actor(HUGO.user, judge=True), Actor(HUGO.user, admin=True)])
async def test_the_host_orders_nothing_even_without_a_seat(service: MatchService, host: Actor) -> None:
    number = await _hosted(service, host)
    assert reason(await service.orders.rewind(number, host, 1, reason=WHY)) is Reason.PARTIAL
    assert reason(await service.exports.export(number, host)) is Reason.NOT_OVER


async def test_who_left_the_lobby_before_it_opened_is_no_party(service: MatchService) -> None:
    lobby = await gathered(service, 2)
    number = lobby.match.id
    granted(await service.lobbies.leave(number, KAREL))
    granted(await service.lobbies.join(number, HUGO))
    granted(await service.lobbies.choose(number, HUGO, "faction", "blue"))
    await begun(service, number, EVA)
    granted(await service.orders.pause(number, Actor(KAREL.user, judge=True), reason=WHY))


@pytest.mark.parametrize("order", ORDERS)
async def test_who_gave_an_order_takes_no_seat(service: MatchService, order: str) -> None:
    position = await played(service, await opened(service, 3, timing=Timing(60)), moves=3)
    number = position.match.id
    granted(await service.seats.vacate(number, EVA, 0))
    granted(await ORDERS[order](service, number, JUDGE))
    if order != "abandon":
        assert reason(await service.seats.take(number, JUDGE, 0)) is Reason.JUDGED


async def test_who_exported_a_live_match_takes_no_seat(service: MatchService) -> None:
    number = (await opened(service)).match.id
    granted(await service.seats.vacate(number, EVA, 0))
    await exported(service, number, JUDGE)
    assert reason(await service.seats.take(number, JUDGE, 0)) is Reason.JUDGED
    # Not even once everything that names them is deleted.
    await service.privacy.forget(JUDGE.user)
    assert reason(await service.seats.take(number, JUDGE, 0)) is Reason.JUDGED


@pytest.mark.on_both_databases
async def test_being_forgotten_wipes_no_party(service: MatchService, database: Database, games: Registry) -> None:
    number = (await opened(service)).match.id
    await service.privacy.forget(EVA.user)
    await service.privacy.forget(EVA.user)
    for each in (service, MatchService(database, games, HandClock())):
        assert reason(await each.exports.export(number, OFFICIALS[0])) is Reason.NOT_OVER
        assert reason(await each.orders.rewind(number, OFFICIALS[0], 1, reason=WHY)) is Reason.PARTIAL


async def test_being_forgotten_opens_no_other_seat(service: MatchService) -> None:
    number = (await opened(service, 3)).match.id
    granted(await service.seats.vacate(number, KAREL, 1))
    await service.privacy.forget(EVA.user)
    assert reason(await service.seats.take(number, EVA, 1)) is Reason.OTHER_SEAT
    assert granted(await service.seats.take(number, EVA, 0)).match.seats[0].user == EVA.user
    await service.privacy.forget(EVA.user)
    assert (await match_now(service, number)).seats[0].user == FORGOTTEN


async def test_nobody_can_tell_from_the_database_who_was_forgotten(service: MatchService, database: Database) -> None:
    number = (await opened(service)).match.id
    await service.privacy.forget(EVA.user)
    async with database.reading() as session:
        kept = tables.person
        rows = (await (await session.connection()).execute(sa.select(kept).where(kept.c.match_id == number))).all()
    assert {(row.role, row.seat, row.user_id) for row in rows} == {
        ("host", -1, FORGOTTEN),
        ("seat", 0, FORGOTTEN),
        ("seat", 1, KAREL.user),
    }
    assert len({row.person for row in rows}) == 2
    assert not [row for row in rows if str(EVA.user) in map(str, row)]


async def test_who_is_the_only_one_there_may_order(service: MatchService) -> None:
    position = await opened(service, 1, automated=2)
    number = position.match.id
    granted(await service.orders.rewind(number, OFFICIALS[1], 1, reason=WHY))
    granted(await service.seats.vacate(number, EVA, 0))
    granted(await service.orders.rewind(number, OFFICIALS[1], 1, reason=WHY))
    granted(await service.seats.take(number, KAREL, 0))
    assert reason(await service.orders.rewind(number, OFFICIALS[1], 1, reason=WHY)) is Reason.PARTIAL
    granted(await service.orders.rewind(number, ADMIN, 1, reason=WHY))


async def _hosted(service: MatchService, host: Actor) -> int:
    """A match of two that somebody opened who has no seat in it."""
    lobby = granted(await service.lobbies.create(host, guild=GUILD, channel=5, game="toy", terms=terms(2), join=False))
    number = lobby.match.id
    for seat, actor in enumerate((EVA, KAREL)):
        granted(await service.lobbies.join(number, actor))
        granted(await service.lobbies.choose(number, actor, "faction", COLOURS[seat], seat))
    await begun(service, number, host)
    return number
