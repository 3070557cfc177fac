"""What processes play until they are killed, beside plain moves: whole lives of matches, again and again.

At each table a lobby is gathered, announced, opened and played, with clocks of a second or two and the scheduler
beside, votes, orders, substitutes and ends; then the next lobby opens. Whoever comes after a crash goes on where the
last one was interrupted.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable

from bot.matches.model.match import FORGOTTEN, Actor, Expiry, Match, Status, Terms, Timing
from bot.matches.model.messages import Opening, Parcel
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService
from tests.bot.chaos.process import Play, Process
from tests.bot.matches.table import GUILD, JUDGE, KAREL, PEOPLE, WHY, path_of

TABLES: tuple[tuple[str, Terms], ...] = (
    ("toy", Terms("toy@2026-01-01", "short", 3, Timing(1, Expiry.DEFAULT))),
    ("toy", Terms("toy@2026-02-01", "short", 2, Timing(2, Expiry.SKIP))),
    ("zloba", Terms("zloba-cs@2025", "competitive", 2, Timing(3, Expiry.DEFAULT))),
)
"""By channel, counted from :data:`FIRST`: the game and its terms."""
FIRST = 101
_MESSAGES = 10**18
_PATIENCE = 0.01


async def _play(process: Process, table: int, lot: random.Random) -> None:
    """Play at one table until the process dies; what is done is said as soon as it is durable."""
    (game, terms), service = TABLES[table], process.service
    while True:
        position = await service.live_in(FIRST + table)
        if position is None:
            made = await service.lobbies.create(
                PEOPLE[0], guild=GUILD, channel=FIRST + table, game=game, terms=terms, click=lot.randrange(2**60)
            )
            process.did(made)
        elif position.match.status is Status.LOBBY:
            await _gather(process, position, lot)
        else:
            process.did(await _act(service, position, lot))


async def begin(service: MatchService, parcel: Parcel) -> None:
    """What a publisher does with an announcement: post it, and open the match by the id of its message."""
    if isinstance(parcel.note, Opening):
        await service.openings.begin(parcel.match, _MESSAGES + parcel.id)


async def _gather(process: Process, position: Position, lot: random.Random) -> None:
    number, match, service = position.match.id, position.match, process.service
    if match.course.opening is not None:
        # Told by the process's publisher; one that died over it has its parcel back after its lease.
        await asyncio.sleep(_PATIENCE)
        await service.outbox.release(number)
        return
    for actor in PEOPLE[len(match.seats) : match.terms.places]:
        process.did(await service.lobbies.join(number, actor, click=lot.randrange(2**60)))
    for seat, actor in enumerate(PEOPLE[: match.terms.places]):
        choice = next(each for each in await service.lobbies.choices(number) if each.name == "faction")
        token = choice.options[seat].token
        process.did(await service.lobbies.choose(number, actor, "faction", token, seat))
    process.did(await service.lobbies.start(number, Actor(match.host)))


async def _act(service: MatchService, position: Position, lot: random.Random) -> object:
    number, match = position.match.id, position.match
    seats = [(seat, each.user) for seat, each in enumerate(match.seats) if each.human and each.user]
    what = lot.random()
    if match.course.stands:
        return await service.orders.resume(number, JUDGE, reason=WHY)
    if what < 0.7:
        return await _move(service, position, lot)
    if what < 0.8:
        return await _agree(service, match, lot)
    if what < 0.84:
        return await service.orders.rewind(number, JUDGE, max(1, match.seq - lot.randrange(1, 6)), reason=WHY)
    if what < 0.88:
        return await service.orders.pause(number, JUDGE, reason=WHY)
    if what < 0.92:
        return await service.orders.extend(number, JUDGE, 60, reason=WHY)
    if what < 0.97:
        seat, user = lot.choice(seats) if seats else (0, 0)
        left = await service.seats.vacate(number, Actor(user), seat)
        return left if isinstance(left, Refused) else await service.seats.take(number, Actor(user), seat)
    return await service.orders.abandon(number, JUDGE, reason=WHY)


async def _move(service: MatchService, position: Position, lot: random.Random) -> object:
    users = [seating.user for seating in position.match.seats]
    asked = [prompt for prompt in position.prompts() if users[prompt.seat] not in (None, FORGOTTEN)]
    if not asked:
        await asyncio.sleep(_PATIENCE)
        free = [seat for seat, each in enumerate(position.match.seats) if each.human and each.user is None]
        return await service.seats.take(position.match.id, PEOPLE[free[0]], free[0]) if free else None
    prompt = lot.choice(asked)
    answer: Path = path_of(position, prompt, lot)
    done = await service.play.submit(position.match.id, Actor(users[prompt.seat] or 0), prompt.id, answer)
    return done.position if isinstance(done, Submitted) else done


async def _agree(service: MatchService, match: Match, lot: random.Random) -> object:
    kind = lot.choice(("undo", "undo", "extension", "draw"))
    done: object = await service.proposals.propose(match.id, lot.choice(PEOPLE[:2]), kind, seconds=60)  # type: ignore[arg-type]
    if isinstance(done, Refused):
        return await service.proposals.propose(match.id, KAREL, "undo")
    for proposal in done.match.course.proposals if isinstance(done, Position) else ():
        for actor in PEOPLE[: match.terms.places]:
            agreed = await service.proposals.answer(match.id, actor, proposal.id, lot.random() < 0.9)
            done = done if isinstance(agreed, Refused) else agreed
    return done


def _works(process: Process) -> list[Awaitable[object]]:
    lot = random.Random(f"{process.seen.rounds} {process.seen.done}")
    return [_play(process, table, lot) for table in range(len(TABLES))]


WHOLE = Play(_works)
