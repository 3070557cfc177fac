"""People at a table: opening matches and playing them, in as few words as a test should need."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from bot.games.offers import any_part
from bot.games.questions import Complete, Prompt
from bot.games.registry import Registry
from bot.matches.files.replay import Replay, read_export
from bot.matches.model.match import Actor, Expiry, Match, Status, Terms, Timing
from bot.matches.model.messages import Note
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused
from bot.matches.model.seals import Seal
from bot.matches.rules.change import Change
from bot.matches.rules.lobby import open_match
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService

EVA, KAREL, LENA, HUGO = (Actor(user) for user in (101, 102, 103, 104))
PEOPLE = (EVA, KAREL, LENA, HUGO)
STRANGER = Actor(999)
ADMIN = Actor(900, admin=True)
JUDGE = Actor(901, judge=True)
COLOURS = ("red", "blue", "green", "amber")
GUILD, CHANNEL = 1, 11
WHY = "The rulebook says otherwise."
MESSAGE = 1_300_000_000_000_000_001
"""The id of the message that announces a match."""
START = datetime(2026, 3, 1, 12, tzinfo=UTC)


class HandClock:
    """A clock that moves only when it is told to; sleeping ends when enough time was let pass."""

    def __init__(self, now: datetime = START) -> None:
        self._now = now
        self._elapsed = 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        return self._now

    def elapsed(self) -> float:
        return self._elapsed

    async def sleep(self, seconds: float) -> None:
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._elapsed + seconds, waiting))
        await waiting

    def advance(self, **time: float) -> None:
        """Let time pass, for whoever sleeps as well."""
        passed = timedelta(**time)
        self._now += passed
        self._elapsed += passed.total_seconds()
        for until, waiting in self._sleepers:
            if until <= self._elapsed and not waiting.done():
                waiting.set_result(None)
        self._sleepers = [(until, waiting) for until, waiting in self._sleepers if not waiting.done()]

    def jump(self, **time: float) -> None:
        """Set the wall clock without any time passing."""
        self._now += timedelta(**time)


def terms(places: int = 2, *, variant: str = "short", timing: Timing | None = None, pack: str | None = None) -> Terms:
    """What a match of the toy game is played by."""
    return Terms("toy@2026-01-01", variant, places, timing or Timing(), pack=pack)


async def lobby(
    service: MatchService,
    game: str,
    wanted: Terms,
    people: Sequence[Actor] = PEOPLE[:2],
    *,
    channel: int = CHANNEL,
    guild: int = GUILD,
    automated: int = 0,
    join: bool = True,
    clicks: Iterator[int] | None = None,
    **chosen: Sequence[str] | None,
) -> Position:
    """A lobby in which everybody sits and has chosen.

    Args:
        people: the first is the host, who sits down where ``join`` says so.
        clicks: by which the lobby is opened and people sit down, where that matters.
        chosen: by choice a token for each seat; ``None`` for the option of the seat's number, or the table's first.
    """
    host, *others = people
    given: Iterator[int | None] = clicks or itertools.repeat(None)
    found = granted(
        await service.lobbies.create(
            host, guild=guild, channel=channel, game=game, terms=wanted, join=join, click=next(given)
        )
    )
    number = found.match.id
    for actor in others:
        found = granted(await service.lobbies.join(number, actor, click=next(given)))
    for _ in range(automated):
        found = granted(await service.lobbies.add_automated(number, host))
    for name, tokens in chosen.items():
        choice = next(each for each in await service.lobbies.choices(number) if each.name == name)
        seats = range(len(found.match.seats)) if choice.each_seat else (None,)
        for seat in seats:
            token = tokens[seat or 0] if tokens is not None else choice.options[seat or 0].token
            actor = people[seat] if join and seat is not None and seat < len(people) else host
            found = granted(await service.lobbies.choose(number, actor, name, token, seat))
    return found


async def gathered(
    service: MatchService,
    people: int = 2,
    *,
    channel: int = CHANNEL,
    guild: int = GUILD,
    automated: int = 0,
    **kw: object,
) -> Position:
    """A lobby that is ready to start."""
    wanted, who = terms(people + automated, **kw), PEOPLE[: max(people, 1)]  # type: ignore[arg-type]
    chosen = COLOURS[: people + automated]
    return await lobby(
        service,
        "toy",
        wanted,
        who,
        channel=channel,
        guild=guild,
        automated=automated,
        join=people > 0,
        faction=chosen,
    )


async def opened(service: MatchService, people: int = 2, **kw: object) -> Position:
    """A match that has just begun."""
    lobby = await gathered(service, people, **kw)  # type: ignore[arg-type]
    return await begun(service, lobby.match.id, EVA)


async def begun(service: MatchService, match: int, host: Actor) -> Position:
    """A match that was started, and announced in a message."""
    granted(await service.lobbies.start(match, host))
    return granted(await service.openings.begin(match, MESSAGE))


async def unsalted(service: MatchService, people: int = 2, **kw: object) -> Position:
    """A match that has just begun as versions of the bot began them whose logs were not salted."""
    lobby = await gathered(service, people, **kw)  # type: ignore[arg-type]
    return await begun_unsalted(service, lobby.match.id)


async def begun_unsalted(service: MatchService, match: int) -> Position:
    """A lobby, opened as versions of the bot did whose logs were not salted."""

    def decide(change: Change) -> None:
        change.course(seals=(Seal(change.match.course.commitment, salted=False),))
        open_match(change)

    done = await service.work.change(match, decide)
    assert isinstance(done, tuple), done
    return done[0]


def granted(answer: object) -> Position:
    """What was asked for, which must not have been refused."""
    assert isinstance(answer, Position), answer
    return answer


def path_of(position: Position, prompt: Prompt, lot: random.Random, path: tuple[str, ...] = ()) -> Path:
    """Tokens picked at random down to a command, from a path onward."""
    while not isinstance(step := position.step(prompt, path), Complete):
        asked = position.prompt(prompt.id, prompt.seat)
        assert step is not None and asked is not None, (prompt, path)
        path = (*path, any_part(position.game, position.state, asked, path, step, lot.randrange) or "")
    return Path(path)


async def move(
    service: MatchService,
    position: Position,
    lot: random.Random,
    interaction: int | None = None,
    seat: int | None = None,
) -> Position:
    """A move at random by somebody who is asked."""
    prompt = lot.choice(position.prompts(seat))
    user = position.match.seats[prompt.seat].user
    assert user is not None
    answer = path_of(position, prompt, lot)
    done = await service.play.submit(position.match.id, Actor(user), prompt.id, answer, interaction=interaction)
    assert isinstance(done, Submitted), done
    return done.position


async def played(service: MatchService, position: Position, seed: int = 0, moves: int = 1000) -> Position:
    """The match after so many moves at random, or at its end."""
    lot = random.Random(seed)
    for _ in range(moves):
        if position.match.status is not Status.PLAYING:
            break
        position = await move(service, position, lot)
    return position


def reason(answer: object) -> Reason:
    """Why something was refused, which it must have been."""
    assert isinstance(answer, Refused), answer
    return answer.reason


async def eventful(service: MatchService, clock: HandClock) -> Position:
    """A finished match in which about everything happened that can."""
    position = await opened(service, 3, timing=Timing(3600, Expiry.DEFAULT))
    number = position.match.id
    lot = random.Random(11)
    await service.scheduler.tick()
    position = await move(service, position, lot, seat=0)
    granted(await service.proposals.propose(number, EVA, "undo"))
    granted(await service.proposals.answer(number, KAREL, 1, True))
    position = granted(await service.proposals.answer(number, LENA, 1, True))
    position = await played(service, position, 12, moves=5)
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    clock.advance(hours=5)
    granted(await service.orders.resume(number, JUDGE, reason=WHY))
    granted(await service.orders.extend(number, JUDGE, 3600, reason=WHY))
    granted(await service.orders.rewind(number, JUDGE, position.match.seq - 2, reason=WHY))
    clock.advance(hours=3)
    await service.scheduler.tick()
    granted(await service.seats.vacate(number, JUDGE, 2, reason=WHY))
    granted(await service.seats.take(number, HUGO, 2))
    position = granted(await service.seats.hand_to_game(number, HUGO, 2))
    if position.state.stage == "turn":
        position = granted(await service.orders.adjust(number, JUDGE, {"left": 4}, reason=WHY))
    position = await played(service, position, 17)
    assert position.match.status is Status.OVER
    return position


async def exported(service: MatchService, match: int, actor: Actor = STRANGER) -> dict[str, Any]:
    """What the file of a match holds."""
    data = await service.exports.export(match, actor)
    assert isinstance(data, bytes), data
    found: dict[str, Any] = json.loads(data)
    return found


async def now_of(service: MatchService, position: Position) -> Position:
    """The match as it is by now."""
    found = await service.position(position.match.id)
    assert found is not None
    return found


async def match_now(service: MatchService, match: int) -> Match:
    """The match with this id as it is by now."""
    position = await service.position(match)
    assert position is not None
    return position.match


async def replayed(service: MatchService, games: Registry, match: int) -> Replay:
    """A match as its exported file tells it, judged again."""
    data = await service.exports.export(match, STRANGER)
    assert isinstance(data, bytes)
    return read_export(data, games)


def note_of(payload: str) -> Note:
    """The note in a row of the outbox."""
    note: Note = msgspec.json.decode(payload, type=Note)
    return note
