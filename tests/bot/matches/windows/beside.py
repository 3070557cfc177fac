"""Two matches of the Bazaar side by side: ``python -m tests.bot.matches.windows.beside [SEEDS]`` compares more of them.

Either everything that a spectator may not know is drawn anew in the right one, and all standing choices and the
sequence of answers are kept; or seats answer ahead in the right one alone. What others can notice is the same, byte
for byte, in the first case to the end, in the second until the turn of whoever answered ahead.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path as File
from unittest import mock

import sqlalchemy as sa

from bot.database import Database
from bot.games.questions import Complete, Prompt
from bot.games.registry import Registry
from bot.games.values import SPECTATOR
from bot.matches.model.chance import FairChance, Secret
from bot.matches.model.match import Actor, Expiry, Timing
from bot.matches.model.position import Position
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService
from bot.matches.storage import read, tables
from tests.bot.databases import new_database
from tests.bot.games.bazaar.game import BAZAAR
from tests.bot.games.suite.play import Dice, require
from tests.bot.interference.answers import DICE, answered
from tests.bot.matches.table import JUDGE, WHY, HandClock, granted
from tests.bot.matches.windows.stalls import HOUR, MATCH, is_playing, now, settled, stalls, trace

_TIMING = Timing(24 * HOUR, Expiry.DEFAULT, window=HOUR, reserve=HOUR, length=30 * HOUR)
_SETTINGS = {"react": ("ask", "mine", "pass"), "tidy": ("ask", "up")}


@dataclass
class Half:
    """One of the two."""

    service: MatchService
    database: Database
    clock: HandClock

    async def redraw(self, lot: random.Random) -> bool:
        """Draw anew what a spectator may not know; whether anything was."""
        position = await now(self.service)
        other = position.game.resample(position.state, SPECTATOR, Dice(lot.random()))
        if other == position.state:
            return False
        kept, match = tables.snapshot, position.match
        async with self.database.writing() as session:
            connection = await session.connection()
            await connection.execute(sa.delete(kept).where(kept.c.match_id == MATCH, kept.c.seq == match.seq))
            state = read.sealed(position.game.codec.encode(other))
            await connection.execute(sa.insert(kept).values(match_id=MATCH, seq=match.seq, state=state))
        self.service.repository.forget()
        return True

    async def answer(self, prompt: Prompt, path: tuple[str, ...]) -> None:
        """Answer for a seat, or as a judge."""
        if prompt.judge:
            granted(await self.service.play.rule(MATCH, JUDGE, prompt.id, Path(path), reason=WHY))
            return
        user = (await now(self.service)).match.seats[prompt.seat].user or 0
        done = await self.service.play.submit(MATCH, Actor(user), prompt.id, Path(path))
        require(isinstance(done, Submitted), f"an answer was offered and not taken: {done}")


class Beside:
    """The two, and what was compared of them.

    Attributes:
        positions: how many positions were compared; drawn: how often something hidden was different.
        ahead: how many answers were given ahead in one of them.
    """

    def __init__(self, left: Half, right: Half, seed: int) -> None:
        self.left, self.right, self.lot = left, right, random.Random(seed)
        self.positions = self.drawn = self.ahead = 0

    async def open(self) -> None:
        """Open both, and settle the same in both."""
        seats = 3 + self.lot.randrange(2)
        for half in (self.left, self.right):
            await half.service.scheduler.tick()
            await stalls(half.service, seats, timing=_TIMING)
        await self.settle()

    async def settle(self) -> None:
        """Settle the same standing choices for some seats in both."""
        seats = len((await now(self.left.service)).match.seats)
        for seat, (name, tokens) in itertools.product(range(seats), _SETTINGS.items()):
            if self.lot.random() < 0.4:
                token = self.lot.choice(tokens)
                for half in (self.left, self.right):
                    if is_playing(await now(half.service)):
                        await settled(half.service, seat, name, token)

    async def compare(self, after: str) -> None:
        """What others can notice is the same in both."""
        one, two = [await trace(half.service, half.database) for half in (self.left, self.right)]
        require(one == two, f"after {after}, others can tell:\n{_first(one, two)}")
        self.positions += 1

    async def play_redrawn(self, moves: int) -> None:
        """Play both alike, with what is hidden different."""
        for _ in range(moves):
            position = await now(self.left.service)
            if not is_playing(position):
                return
            if self.lot.random() < 0.5:
                self.drawn += await self.right.redraw(self.lot)
            if self.lot.random() < 0.15:
                await self.settle()
                await self.compare("standing choices")
                continue
            if self.lot.random() < 0.2:
                await self._let_pass()
                continue
            alike = self._alike(position, await now(self.right.service))
            if alike is None:
                return
            prompt, path = alike
            for half in (self.left, self.right):
                await half.answer(prompt, path)
            if not is_playing(await now(self.left.service)):
                return
            await self.compare(f"{prompt.id} {path}")

    async def _let_pass(self) -> None:
        """Let time pass that is too short for a move to run out: its default may well be hidden."""
        waits = (await now(self.left.service)).match.course.waits
        moves = any(wait.urgency == "move" for wait in waits)
        minutes = 20 if moves else self.lot.choice((20, 61))
        for half in (self.left, self.right):
            half.clock.advance(minutes=minutes)
            await half.service.scheduler.tick()
        if is_playing(await now(self.left.service)):
            await self.compare(f"{minutes} minutes")

    def _alike(self, left: Position, right: Position) -> tuple[Prompt, tuple[str, ...]] | None:
        """An answer that can be given in both and looks the same in both."""
        prompts = [each for each in left.prompts() if not each.ahead]
        self.lot.shuffle(prompts)
        for prompt, _ in itertools.product(prompts, range(8)):
            if prompt.judge:
                return prompt, (self.lot.choice(("uphold", "dismiss")),)
            one = answered(left, prompt, self.lot, SPECTATOR)
            if not isinstance(right.step(prompt, one.path), Complete):
                continue
            if answered(right, prompt, self.lot, SPECTATOR, one.path).looks_like(one):
                return prompt, one.path
        return None

    async def play_ahead(self, moves: int) -> None:
        """Play both alike, with answers given ahead in the right one, until the first of them is played."""
        kept: set[int] = set()
        for _ in range(moves):
            position = await now(self.left.service)
            if not is_playing(position):
                return
            for prompt in position.prompts():
                if prompt.ahead and self.lot.random() < 0.6:
                    answer = answered_ahead(position, prompt, self.lot)
                    await self.right.answer(prompt, answer)
                    kept.add(prompt.seat)
                    self.ahead += 1
                    await self.compare(f"an answer ahead to {prompt.id}")
            window = [each for each in position.prompts() if each.window]
            if len(window) > 1 and window[1].seat in kept:
                return
            turn = next(each for each in position.prompts() if not each.ahead)
            path = answered_ahead(position, turn, self.lot)
            for half in (self.left, self.right):
                await half.answer(turn, path)
            asked = {each.id for each in (await now(self.left.service)).prompts()}
            if not any(each.id in asked for each in window):
                kept.clear()
            if is_playing(await now(self.left.service)):
                await self.compare(f"{turn.id} {path}")


def answered_ahead(position: Position, prompt: Prompt, lot: random.Random) -> tuple[str, ...]:
    """A path at random; mostly a pass where there is one."""
    path: tuple[str, ...] = ()
    while not isinstance(step := position.step(prompt, path), Complete):
        tokens = [option.token for option in getattr(step, "options", ())]
        path = (*path, "let" if "let" in tokens and lot.random() < 0.7 else lot.choice(tokens))
    return path


def _first(one: list[bytes], two: list[bytes]) -> str:
    differing = [(a, b) for a, b in zip(one, two, strict=False) if a != b]
    return f"{differing[0][0]!r}\n{differing[0][1]!r}" if differing else f"{len(one)} or {len(two)} things"


@asynccontextmanager
async def beside(seed: int) -> AsyncIterator[Beside]:
    """Two matches that have just been opened alike."""
    async with AsyncExitStack() as stack:
        stack.enter_context(_same_secrets(seed))
        halves = []
        for _ in range(2):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = await new_database(File(folder) / "half.sqlite")
            stack.push_async_callback(database.close)
            clock = HandClock()
            halves.append(Half(MatchService(database, Registry([BAZAAR]), clock), database, clock))
        left, right = halves
        both = Beside(left, right, seed)
        await both.open()
        yield both


@contextmanager
def _same_secrets(seed: int) -> Iterator[None]:
    secret = Secret(hashlib.sha256(f"beside {seed}".encode()).digest())

    def chance(_: Secret, match: int, seq: int, *_mixed: object) -> FairChance:
        return FairChance(DICE, match, seq)

    with mock.patch.object(Secret, "fresh", lambda: secret), mock.patch.object(Secret, "chance", chance):
        yield


async def compare_many(seeds: int) -> tuple[int, int, int]:
    """Positions compared, redrawings among them, and answers given ahead."""
    counted = [0, 0, 0]
    for seed in range(seeds):
        for ahead in (False, True):
            async with beside(seed) as both:
                await (both.play_ahead(30) if ahead else both.play_redrawn(40))
                for place, count in enumerate((both.positions, both.drawn, both.ahead)):
                    counted[place] += count
    return counted[0], counted[1], counted[2]


def main() -> None:
    """Compare as many as the command line says."""
    positions, drawn, ahead = asyncio.run(compare_many(int(sys.argv[1]) if len(sys.argv) > 1 else 100))
    sys.stdout.write(
        f"{positions} positions compared, 0 differences; what is hidden was drawn anew {drawn} times, "
        f"{ahead} answers were given ahead\n"
    )


if __name__ == "__main__":
    main()
