"""One match in memory, on which decisions are made: no database and no service."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.questions import Prompt
from bot.games.values import Rejected, Seat
from bot.matches.model.chance import Secret
from bot.matches.model.entries import entry_of
from bot.matches.model.match import FORGOTTEN, Actor, Course, Match, Owner, Seating, Status, Terms, Timing, Wait
from bot.matches.model.messages import Note
from bot.matches.model.people import NO_SEAT, People, Role
from bot.matches.model.position import Position
from bot.matches.model.private import NO_ANSWERS, NOTHING
from bot.matches.model.refusals import Reason, Refused
from bot.matches.model.seals import Seal
from bot.matches.rules.change import Change
from bot.matches.rules.clock import expiry
from bot.matches.rules.lobby import open_match
from bot.matches.rules.log import Gone, Header, Log, Past, Row
from bot.matches.rules.submit import Path, submit
from bot.matches.rules.undo import fallen, line_to
from bot.matches.verify import GENESIS
from tests.bot.matches.decisions.plays import TOY, Play
from tests.bot.matches.table import CHANNEL, GUILD, PEOPLE, START

Decision = Callable[[Change], "Any | Awaitable[Any]"]
NoteOf = TypeVar("NoteOf", bound=Note)


class Scene:
    """A match and what was decided on it.

    Attributes:
        log: its log, as decisions look things up in it.
        last: the change that was decided last, also where it was refused.
    """

    def __init__(
        self,
        people: int = 2,
        *,
        automated: int = 0,
        timing: Timing | None = None,
        play: Play = TOY,
        places: int | None = None,
    ) -> None:
        self.now = START
        self.game = play.game
        self.secret = Secret(b"scene" * 6 + b"!!")
        users = [actor.user for actor in PEOPLE[:people]] + [None] * automated
        seats = [Seating(user, play.choices(n), automated=user is None) for n, user in enumerate(users)]
        self.match = Match(
            id=1,
            revision=1,
            guild=GUILD,
            channel=CHANNEL,
            host=PEOPLE[0].user,
            status=Status.LOBBY,
            game=play.game.key,
            seq=0,
            head=GENESIS,
            created=self.now,
            terms=Terms(play.ruleset, play.variant, places or len(seats), timing or Timing(), play.options),
            course=Course(seals=(Seal(self.secret.commitment),)),
            seats=tuple(seats),
            people=People(1, key=b"scene").joined_by(PEOPLE[0].user, "host"),
        )
        self.state: Any = None
        self.answers = NO_ANSWERS
        self.private = NOTHING
        self.states: dict[int, Any] = {}
        self.rows: list[Row] = []
        self.log: Log = _MemoryLog(self)
        self.last = self._change()

    @classmethod
    def opened(cls, people: int = 2, *, automated: int = 0, timing: Timing | None = None, play: Play = TOY) -> Scene:
        """A match that has just begun."""
        scene = cls(people, automated=automated, timing=timing, play=play)
        scene.decide(open_match)
        return scene

    def is_now(self, status: Status) -> bool:
        return self.match.status is status

    @property
    def position(self) -> Position:
        return Position(self.match, self.game, self.state, self.answers)

    def decide(self, decision: Decision) -> Any:
        """Make a decision; what it changed is kept unless it refused."""
        self.last = change = self._change()
        done = decision(change)
        result = asyncio.run(_awaited(done)) if isinstance(done, Awaitable) else done
        if isinstance(result, Refused | Rejected):
            return result
        self.rows += change.rows
        self._keep_states(change)
        self.match, self.state = change.match, change.state
        self.answers, self.private = change.answers, change.private
        self.secret = change.secret or self.secret
        for user, role, seat in change.people:
            self.remember(Actor(user), role, seat)
        if self.match.seq:
            for seat, each in enumerate(self.match.seats):
                if each.user not in (None, FORGOTTEN):
                    self.remember(Actor(each.user or 0), "seat", seat)
        return result

    def _keep_states(self, change: Change) -> None:
        """Keep the position after each entry: one change may make several."""
        state = self.state
        for row, happened in zip(change.rows, change.happened, strict=True):
            state = change.kept.get(row.seq) or after_events(self.game, happened.events, state)
            self.states[row.seq] = state
        if change.rows:
            self.states[change.rows[-1].seq] = change.state

    def refused(self, decision: Decision) -> Reason:
        """Why a decision refuses, which it must."""
        result = self.decide(decision)
        assert isinstance(result, Refused), result
        return result.reason

    def play(self, seat: Seat, moves: int = 1) -> None:
        """Let a seat give the game's default answers, as its player."""
        for _ in range(moves):
            prompt = next(each for each in self.game.prompts(self.state) if each.seat == seat)
            command = self.game.default(self.state, prompt)

            def move(change: Change, prompt: Any = prompt, command: Any = command) -> None:
                assert change.play(prompt, command, "seat", user=change.match.seats[prompt.seat].user) is None
                change.settle()

            self.decide(move)

    def question(self, seat: Seat) -> Prompt:
        """What a seat is asked first, with the id by which people answer it."""
        return next(prompt for prompt in self.position.prompts(seat) if not prompt.judge)

    def answer(self, actor: Actor, *tokens: str, seat: Seat | None = None) -> Any:
        """Answer what a seat is asked first: one's own unless another is named."""
        at = self.match.seat_of(actor.user) if seat is None else seat
        assert at is not None
        asked = self.question(at)
        return self.decide(lambda change: submit(change, actor.user, asked.id, Path(tokens), None))

    def look(self, reached: datetime | None = None) -> bool:
        """Do what the match's clock demands now; whether a deadline may have passed that nobody can be sure of."""
        unsure: bool = self.decide(lambda change: expiry.look_at(change, reached or change.now))
        return unsure

    def remember(self, actor: Actor, role: Role, seat: Seat = NO_SEAT) -> None:
        self.match = replace(self.match, people=self.match.people.joined_by(actor.user, role, seat))

    def pass_time(self, **time: float) -> None:
        self.now += timedelta(**time)

    def deadlines(self) -> dict[Seat, datetime | None]:
        return {wait.seat: wait.deadline for wait in self.match.course.waits}

    def wait(self, seat: Seat) -> Wait:
        """How the match waits for a seat, which it must."""
        return next(wait for wait in self.match.course.waits if wait.seat == seat)

    def told(self, kind: type[NoteOf]) -> list[NoteOf]:
        """The messages of a kind that the last change sends."""
        return [note for note, _ in self.last.notes if isinstance(note, kind)]

    def kinds(self) -> list[str]:
        """The kinds of all entries, in order."""
        return [row.kind for row in self.rows]

    def _change(self) -> Change:
        return Change(self.position, self.secret, self.now, self.private)


class _MemoryLog:
    """The log of a scene, as decisions look things up in it."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    async def headers(self) -> list[Header]:
        rows = self._scene.rows
        return [
            Header(
                row.seq,
                row.seat if row.kind == "moved" and row.user is not None and row.reason is None else None,
                row.fixed or row.kind in ("adjusted", "penalised", "ruled", "conceded"),
                row.back_to,
            )
            for row in rows
        ]

    async def kind(self, seq: int) -> str:
        return self._scene.rows[seq - 1].kind

    async def state(self, seq: int) -> Any:
        return self._scene.states[seq]

    async def past(self, seq: int) -> Past:
        rows = self._scene.rows[:seq]
        held: tuple[Owner, ...] = ("officials",) if any(row.kind == "paused" for row in rows) else ()
        line = [rows[at - 1] for at in line_to(self._backs(), seq)]
        given_up = {row.seat: entry_of(row.entry).by for row in line if row.kind == "conceded" and row.seat is not None}
        sentenced = frozenset(seat for seat, by in given_up.items() if by in ("judge", "admin", "table"))
        return Past(self._scene.states[seq], frozenset(given_up), sentenced, held)

    async def stands(self, seq: int) -> bool:
        return seq in line_to(self._backs(), self._scene.match.seq)

    def _backs(self) -> dict[int, int]:
        return {row.seq: row.back_to for row in self._scene.rows if row.back_to is not None}

    async def gone(self, to: int, last: int | None = None) -> list[Gone]:
        rows = self._scene.rows
        lost = (rows[seq - 1] for seq in fallen(self._backs(), to, last or len(rows)))
        return [Gone(row.seq, row.kind, entry_of(row.entry).draws, row.fixed) for row in lost]


async def _awaited(done: Awaitable[Any]) -> Any:
    return await done
