"""People at the Bazaar: matches brought to a window in a few words, and everything that others can notice of them."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from bot.database import Database
from bot.games.questions import Prompt
from bot.matches.model.match import Actor, Status, Terms, Timing
from bot.matches.model.messages import Note, Turn
from bot.matches.model.people import People
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.rules.clock import deadlines
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.matches.table import COLOURS, EVA, PEOPLE, begun, granted, lobby, note_of

HOUR = 3600
MATCH = 1


async def stalls(service: MatchService, people: int = 3, *, timing: Timing | None = None, deal: str = "4") -> Position:
    """A match of the Bazaar that has just begun."""
    terms = Terms("bazaar@2026-03-01", "open", people, timing or Timing(24 * HOUR, window=HOUR))
    ready = await lobby(service, "bazaar", terms, PEOPLE[:people], faction=COLOURS, deal=(deal,))
    return await begun(service, ready.match.id, EVA)


async def in_window(service: MatchService, people: int = 3, *, timing: Timing | None = None) -> Position:
    """A match in which a card was just laid."""
    position = await stalls(service, people, timing=timing)
    for seat in range(people):
        position = await answered(service, seat)
    turn = position.prompts()[0].seat
    return await answered(service, turn, "lay")


async def now(service: MatchService, number: int = MATCH) -> Position:
    """The match as it is."""
    position = await service.position(number)
    assert position is not None
    return position


async def answer(service: MatchService, seat: int, *path: str, kind: str = "", number: int = MATCH) -> object:
    """Answer what a seat is asked, with the first option of every question that no token is given for."""
    position = await now(service, number)
    prompt = asked(position, seat, kind)
    tokens = path
    while (step := position.step(prompt, tokens)) is not None and hasattr(step, "options"):
        tokens = (*tokens, step.options[0].token)
    user = position.match.seats[seat].user
    assert user is not None
    return await service.play.submit(number, Actor(user), prompt.id, Path(tokens))


async def answered(service: MatchService, seat: int, *path: str, kind: str = "", number: int = MATCH) -> Position:
    """The same, where it must be taken."""
    done = await answer(service, seat, *path, kind=kind, number=number)
    assert isinstance(done, Submitted), done
    return done.position


async def settled(service: MatchService, seat: int, name: str, token: str) -> Position:
    """Settle a standing choice for a seat."""
    return granted(await service.play.settle(MATCH, PEOPLE[seat], name, token))


def asked(position: Position, seat: int, kind: str = "") -> Prompt:
    """What a seat is asked, of the kind that its sentence ends with."""
    return next(each for each in position.prompts(seat) if each.ask.key.endswith(kind))


def order(position: Position) -> list[int]:
    """The seats of the window that is open, in their order."""
    return [prompt.seat for prompt in position.prompts() if prompt.window]


def waits(position: Position) -> list[int]:
    """The seats that the match waits for."""
    return [wait.seat for wait in position.match.course.waits]


async def notes(database: Database) -> list[Note]:
    """Everything that was to be told so far."""
    async with database.reading() as session:
        asked_for = sa.select(tables.outbox.c.payload).order_by(tables.outbox.c.id)
        return [note_of(each) for each in (await (await session.connection()).execute(asked_for)).scalars()]


async def pings(database: Database) -> list[int]:
    """The seats that were pinged, one after the other."""
    return [note.seat for note in await notes(database) if isinstance(note, Turn)]


async def trace(service: MatchService, database: Database, number: int = MATCH) -> list[bytes]:
    """Everything that others can notice, as bytes: the match, its questions, its log, its notes with their keys."""
    position = await service.position(number)
    assert position is not None
    match = msgspec.structs.replace(position.match, people=People(0))
    public = [msgspec.json.encode(_without_hashes(match)), msgspec.json.encode(position.prompts())]
    public.append(msgspec.json.encode(position.view("spectator")))
    public.append(msgspec.json.encode(deadlines.due(match)))
    pages = await service.history.log(number, "spectator", limit=500)
    public += [msgspec.json.encode(msgspec.structs.replace(page, hash="")) for page in pages]
    async with database.reading() as session:
        kept = tables.outbox.c
        rows = await (await session.connection()).execute(
            sa.select(kept.key, kept.kind, kept.user_id, kept.payload, kept.created)
            .where(kept.match_id == number)
            .order_by(kept.id)
        )
        public += [
            repr(
                _masked(row.payload, position),
            ).encode()
            + repr(row[:3]).encode()
            for row in rows
        ]
    return public


def _without_hashes(match: object) -> dict[str, object]:
    told = msgspec.to_builtins(match, builtin_types=())
    assert isinstance(told, dict)
    return {name: value for name, value in told.items() if name not in ("head", "people")}


def _masked(payload: str, position: Position) -> str:
    note = note_of(payload)
    return repr(msgspec.structs.replace(note, head="") if hasattr(note, "head") else note)


def refusal(done: object) -> Refused:
    """Why something was refused, which it must have been."""
    assert isinstance(done, Refused), done
    return done


def is_playing(position: Position) -> bool:
    """Whether the match goes on."""
    return position.match.status is Status.PLAYING
