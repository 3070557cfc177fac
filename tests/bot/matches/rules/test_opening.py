"""Opening a match in two steps: all that its dice come from is announced before the announcement itself has an id."""

from __future__ import annotations

import hashlib

import pytest

from bot.database import Database
from bot.games.registry import Registry
from bot.matches import verify
from bot.matches.model.chance import Secret
from bot.matches.model.match import FORGOTTEN, Status
from bot.matches.model.messages import Opening
from bot.matches.model.refusals import Reason
from bot.matches.model.seals import Mixed
from bot.matches.service import MatchService
from tests.bot.matches.table import (
    ADMIN,
    CHANNEL,
    EVA,
    GUILD,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    MESSAGE,
    WHY,
    HandClock,
    begun,
    exported,
    gathered,
    granted,
    match_now,
    opened,
    played,
    reason,
    terms,
)
from tests.bot.matches.verified import problems


async def announced(service: MatchService) -> list[Opening]:
    """What was announced and not told yet."""
    notes = [parcel.note for parcel in await service.outbox.claim()]
    return [note for note in notes if isinstance(note, Opening)]


async def test_a_lobby_has_committed_to_its_secret_before_anybody_joins(service: MatchService) -> None:
    lobby = granted(
        await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=terms(), join=False)
    )
    for actor, colour in ((KAREL, "red"), (LENA, "blue")):
        granted(await service.lobbies.join(lobby.match.id, actor))
        granted(await service.lobbies.choose(lobby.match.id, actor, "faction", colour))
    match = (await begun(service, lobby.match.id, EVA)).match
    assert len(lobby.match.course.commitment) == 64
    assert match.course.commitment == lobby.match.course.commitment


async def test_what_is_started_is_announced_and_opens_by_the_id_of_its_message(service: MatchService) -> None:
    lobby = granted(
        await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=terms(), join=True, click=501)
    )
    number = lobby.match.id
    granted(await service.lobbies.join(number, KAREL, click=502))
    for actor, colour in ((EVA, "red"), (KAREL, "blue")):
        granted(await service.lobbies.choose(number, actor, "faction", colour))
    started = granted(await service.lobbies.start(number, EVA))
    assert (started.match.status, started.match.seq) == (Status.LOBBY, 0)
    assert await announced(service) == [Opening(lobby.match.course.commitment, ("501", "502"))]

    match = granted(await service.openings.begin(number, 777)).match
    assert (match.status, match.seq, match.course.opening) == (Status.PLAYING, 1, None)
    assert match.course.seals[-1].mixed == Mixed("777", ("501", "502"))

    granted(await service.orders.abandon(number, ADMIN, reason=WHY))
    file = await exported(service, number)
    assert problems(file) == []
    first = file["entries"][0]["entry"]
    assert first["mixed"] == {"message": "777", "clicks": ["501", "502"]}
    secret = bytes.fromhex(file["secrets"][0])
    assert hashlib.sha256(secret).hexdigest() == lobby.match.course.commitment
    purpose, below, value = first["draws"][0]
    assert verify.draw(verify.seed(secret, number, first["mixed"]), number, 1, purpose, below, 0)[0] == value


def test_another_message_or_another_click_draws_other_dice() -> None:
    def draws(message: int, clicks: tuple[str, ...]) -> list[int]:
        chance = secret.chance(1, 1, Mixed(str(message), clicks))
        return [chance.draw("die", 1000) for _ in range(8)]

    secret = Secret(b"s" * 32)
    assert draws(1, ("5", "6")) == draws(1, ("5", "6"))
    assert draws(1, ("5", "6")) != draws(2, ("5", "6"))
    assert draws(1, ("5", "6")) != draws(1, ("5", "7"))
    assert draws(1, ("5", "6")) != draws(1, ("6", "5"))


async def test_nothing_of_a_lobby_changes_once_it_is_announced(service: MatchService) -> None:
    lobby = await gathered(service, 3)
    number = lobby.match.id
    started = granted(await service.lobbies.start(number, EVA))
    for answer in (
        await service.lobbies.join(number, HUGO),
        await service.lobbies.leave(number, KAREL),
        await service.lobbies.leave(number, EVA, 1),
        await service.lobbies.choose(number, EVA, "deal", "4"),
        await service.lobbies.choose(number, KAREL, "faction", "amber"),
        await service.lobbies.add_automated(number, EVA),
    ):
        assert reason(answer) is Reason.OPENING
    assert await service.position(number) == started


async def test_started_again_it_is_announced_again_and_what_was_committed_stays(service: MatchService) -> None:
    lobby = await gathered(service)
    number = lobby.match.id
    started = granted(await service.lobbies.start(number, EVA))
    assert reason(await service.lobbies.start(number, KAREL)) is Reason.HOST_ONLY
    again = granted(await service.lobbies.start(number, JUDGE))
    assert again.match.course == started.match.course
    first, second = await announced(service)
    assert first == second
    granted(await service.openings.begin(number, MESSAGE))
    assert reason(await service.openings.begin(number, MESSAGE + 1)) is Reason.NOT_OPENING
    assert (await match_now(service, number)).course.seals[-1].mixed == Mixed(str(MESSAGE), ("", ""))


@pytest.mark.parametrize("people", [0, 1, 2])
async def test_games_own_players_and_a_host_who_does_not_play_have_no_click(service: MatchService, people: int) -> None:
    position = await opened(service, people, automated=4 - people)
    assert position.match.course.seals[-1].mixed == Mixed(str(MESSAGE), ("",) * 4)


async def test_nothing_begins_that_was_not_announced(service: MatchService) -> None:
    lobby = await gathered(service)
    assert reason(await service.openings.begin(lobby.match.id, MESSAGE)) is Reason.NOT_OPENING
    assert reason(await service.openings.begin(4711, MESSAGE)) is Reason.NO_MATCH
    position = await begun(service, lobby.match.id, EVA)
    assert reason(await service.openings.begin(lobby.match.id, MESSAGE)) is Reason.NOT_OPENING
    over = await played(service, position)
    assert reason(await service.openings.begin(lobby.match.id, MESSAGE)) is Reason.NOT_OPENING
    assert (await match_now(service, lobby.match.id)) == over.match


async def test_a_lobby_that_was_announced_may_be_closed_and_never_opens(service: MatchService) -> None:
    lobby = await gathered(service)
    number = lobby.match.id
    granted(await service.lobbies.start(number, EVA))
    closed = granted(await service.lobbies.close(number, EVA))
    assert (closed.match.status, closed.match.course.opening) == (Status.ABANDONED, None)
    assert reason(await service.openings.begin(number, MESSAGE)) is Reason.NOT_OPENING
    await gathered(service)


async def test_a_click_moves_with_its_seat(service: MatchService) -> None:
    lobby = granted(
        await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=terms(3), click=1)
    )
    number = lobby.match.id
    for click, actor in ((2, KAREL), (3, LENA)):
        granted(await service.lobbies.join(number, actor, click=click))
    granted(await service.lobbies.leave(number, KAREL))
    back = granted(await service.lobbies.join(number, KAREL, click=4))
    assert [(seating.user, seating.click) for seating in back.match.seats] == [
        (EVA.user, 1),
        (LENA.user, 3),
        (KAREL.user, 4),
    ]


@pytest.mark.on_both_databases
async def test_what_was_announced_before_a_restart_opens_after_it(
    service: MatchService, database: Database, games: Registry, clock: HandClock
) -> None:
    lobby = await gathered(service)
    granted(await service.lobbies.start(lobby.match.id, EVA))
    restarted = MatchService(database, games, clock)
    assert len(await announced(restarted)) == 1
    position = granted(await restarted.openings.begin(lobby.match.id, MESSAGE))
    assert await MatchService(database, games, clock).position(lobby.match.id) == position
    assert reason(await service.openings.begin(lobby.match.id, MESSAGE)) is Reason.NOT_OPENING


async def test_a_match_of_an_unsettled_lobby_is_not_announced(service: MatchService) -> None:
    lobby = granted(await service.lobbies.create(EVA, guild=GUILD, channel=CHANNEL, game="toy", terms=terms()))
    assert reason(await service.lobbies.start(lobby.match.id, EVA)) is Reason.TOO_FEW
    granted(await service.lobbies.join(lobby.match.id, KAREL))
    assert reason(await service.lobbies.start(lobby.match.id, EVA)) is Reason.ILLEGAL_SETUP
    assert await announced(service) == []


async def test_who_is_forgotten_while_it_opens_leaves_a_free_seat(service: MatchService) -> None:
    lobby = await gathered(service)
    granted(await service.lobbies.start(lobby.match.id, EVA))
    await service.privacy.forget(KAREL.user)
    position = granted(await service.openings.begin(lobby.match.id, MESSAGE))
    assert position.match.seats[1].user == FORGOTTEN
    granted(await service.seats.take(lobby.match.id, HUGO, 1))
