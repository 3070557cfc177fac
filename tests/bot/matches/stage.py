"""Where people do anything in any order: a service on a database of its own, with books of what everybody may gain."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections import Counter
from collections.abc import Coroutine
from datetime import timedelta
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from hypothesis.stateful import RuleBasedStateMachine

from bot.database import Database
from bot.games.registry import Playable, Registry
from bot.matches.files import export
from bot.matches.files.checking import check
from bot.matches.files.replay import read_export
from bot.matches.model.match import FORGOTTEN, Actor, Expiry, Match, Status, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.model.refusals import Refused
from bot.matches.service import MatchService
from bot.matches.storage import read
from tests.bot.attacks.ground import the_same_secrets
from tests.bot.games.toy.game import Toy
from tests.bot.matches.ledger import Ledger, told
from tests.bot.matches.table import HandClock

T = TypeVar("T")

PEOPLE = (
    Actor(101, admin=True),
    Actor(102, judge=True),
    Actor(103),
    Actor(104),
    Actor(105, judge=True),
    Actor(106, admin=True, judge=True),
)
"""An admin and a judge who play, a player, one who mostly comes late, and two who do not play, as a rule."""
GUILD, CHANNEL = 1, 11
GAMES = Registry([Playable("toy", lambda _: Toy())])


class Stage(RuleBasedStateMachine):
    """One channel and the match in it, before anybody does anything.

    Attributes:
        steps, done: what was done in all examples, by name.
        ledgers: the books of each match.
        number: the match that goes on.
    """

    steps: ClassVar[int] = 0
    done: ClassVar[Counter[str]] = Counter()
    empty: ClassVar[bytes] = b""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.secrets = the_same_secrets("machine")
        self.secrets.__enter__()
        self.clock = HandClock()
        self.database = self._opened(self.folder / "machine.sqlite")
        self.service = MatchService(self.database, GAMES, self.clock)
        self.run(self.service.scheduler.tick())
        self.ledgers: dict[int, Ledger] = {}
        self.number = 0
        self.messages = 1_300_000_000_000_000_000

    def _opened(self, file: Path) -> Database:
        url = f"sqlite+aiosqlite:///{file}"
        if not Stage.empty:
            self.run(self.run(Database.open(url)).close())
            Stage.empty = file.read_bytes()
        file.write_bytes(Stage.empty)
        return self.run(Database.open(url))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something of the service's."""
        return self.runner.run(work)

    def teardown(self) -> None:
        """Check all that can be checked at the end, and put everything away."""
        try:
            for number in self.ledgers:
                self.check_whole(number)
        finally:
            self.run(self.database.close())
            self.runner.close()
            self.secrets.__exit__(None, None, None)
            shutil.rmtree(self.folder)

    @property
    def position(self) -> Position:
        """The match as it is."""
        found = self.run(self.service.position(self.number))
        assert found is not None
        return found

    @property
    def match(self) -> Match:
        """What is known of it."""
        return self.position.match

    @property
    def ledger(self) -> Ledger:
        """Its books."""
        return self.ledgers[self.number]

    def is_now(self, *statuses: Status) -> bool:
        """Whether the match is that far."""
        return self.number > 0 and self.match.status in statuses

    @property
    def plays(self) -> bool:
        """Whether it is being played."""
        return self.is_now(Status.PLAYING)

    def seated(self) -> list[tuple[int, Actor]]:
        """The seats that people sit in and play."""
        known = {actor.user: actor for actor in PEOPLE}
        seats = enumerate(self.match.seats)
        return [(seat, known[each.user]) for seat, each in seats if each.human and each.user in known]

    def vacant(self) -> list[int]:
        """The seats that wait for somebody to sit down."""
        return [seat for seat, each in enumerate(self.match.seats) if each.human and each.user in (None, FORGOTTEN)]

    def act(self, name: str, work: Coroutine[Any, Any, object], actor: Actor | None = None) -> object:
        """Do something, and note what came of it."""
        before = self.match.revision
        answer = self.run(work)
        Stage.steps += 1
        if isinstance(answer, Refused):
            name = f"{name}, refused"
            assert self.match.revision == before, f"{name}, and yet the match changed"
        Stage.done[name] += 1
        self.run(self.ledger.note(self.service, self.database, actor.user if actor else None))
        return answer

    def create(self, host: Actor, places: int, expiry: Expiry) -> None:
        """Open a lobby, where none is open."""
        terms = Terms("toy@2026-01-01", "short", places, Timing(7200, expiry))
        made = self.run(self.service.lobbies.create(host, guild=GUILD, channel=CHANNEL, game="toy", terms=terms))
        if isinstance(made, Position):
            self.number = made.match.id
            self.ledgers[self.number] = Ledger(self.number, host.user)

    def let_pass(self, by: timedelta) -> None:
        """Let time pass, never beyond what falls due next: nobody has time only because nobody looked."""
        while by:
            match, now = self.match, self.clock.now()
            ends = [wait.deadline for wait in match.course.waits if wait.deadline] if not match.course.stands else []
            ends += [seat.away for seat in match.seats if seat.away]
            step = min([by, *(end - now for end in ends if end > now)])
            self.ledger.time_passes(match, now, step)
            self.clock.advance(seconds=step.total_seconds())
            self.act("time", self._tick())
            self.ledger.check_time(self.match)
            by -= step

    async def _tick(self) -> None:
        await self.service.scheduler.tick()

    def check_whole(self, number: int) -> None:
        """The log is whole, told whole, replays and verifies, and its position is the one that is kept."""
        self.run(self.service.scheduler.tick())
        at_hand = self.run(self.service.position(number))
        self.service.repository.forget()
        kept = self.run(self.service.position(number))
        assert at_hand is not None and kept is not None
        assert (kept.match, kept.state) == (at_hand.match, at_hand.state), "what is at hand is not what is kept"
        assert self.run(told(self.database, number)) == list(range(1, kept.match.seq + 1)), "not all was told once"
        if kept.match.seq:
            data = self.run(self._file(number))
            assert read_export(data, GAMES).states[-1] == kept.state, "the log leads to another position"
            # A file that the bot keeps to itself has the secret of a match that goes on.
            wrong = [each.text for each in check(data, GAMES).wrong if each.kind != "unended"]
            assert not wrong, wrong

    async def _file(self, number: int) -> bytes:
        async with self.database.reading() as session:
            connection = await session.connection()
            found = await read.read_match(connection, number)
            assert found is not None
            return await export.file_of(connection, found, for_checking=True)
