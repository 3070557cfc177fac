"""Two matches that are alike but for what a viewer may not know, played side by side as long as the viewer cannot tell.

Both have secrets of their own, as any two matches have, and the same dice. One way to differ is a hidden choice, made
otherwise in either of them by a real command; the other is the position, of which everything that the viewer may not
know is drawn anew by the game itself.
"""

from __future__ import annotations

import hashlib
import itertools
import random
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path as File
from unittest import mock

import msgspec

from bot.boards.entry import Boards, Picture
from bot.games.contract import AnyGame
from bot.games.questions import Prompt
from bot.games.setup import Setup
from bot.games.values import Viewer
from bot.locales.lines import Speaker
from bot.matches import verify
from bot.matches.model.chance import FairChance, Secret
from bot.matches.model.match import Actor, Expiry, Status, Timing
from bot.matches.model.position import Position, awaited
from bot.matches.rules.submit import Path, Submitted
from tests.bot.attacks.ground import order
from tests.bot.games.suite.identifiers import renamed
from tests.bot.games.suite.play import Breach, Dice, require
from tests.bot.interference.answers import DICE, Answer, answered, outcome, picked_at_random
from tests.bot.interference.digits import distance, masked, reproduced
from tests.bot.interference.looks import Looks, looks
from tests.bot.interference.side import MATCH, PEOPLE, Side, side

_JUDGE = Actor(901, judge=True)
WHY = "The rulebook says so."
_ANEW = 0.3
_FEWEST, _MOST = 64, 192
"""In how many of 256 bits hashes of different things may differ; beyond that lies one pair in 10^15."""


@dataclass
class Tally:
    """What was compared.

    Attributes:
        hid: how often something was hidden from the viewer, and different; ``named`` how often under another
            identifier.
        guesses: hashes that were tried to tell a hidden part from public digits.
    """

    comparisons: int = 0
    looks: int = 0
    pairs: int = 0
    hid: int = 0
    named: int = 0
    pictures: int = 0
    guesses: int = 0
    hashes: int = 0
    kinds: set[str] = field(default_factory=set)


@dataclass
class Pair:
    """The two matches.

    Attributes:
        viewer: who must not be able to tell them apart.
        drawings: how often boards are still to be drawn for the comparison.
        differ_since: the entry after which they began to differ.
    """

    left: Side
    right: Side
    viewer: Viewer
    lot: random.Random
    tally: Tally
    drawings: int
    differ_since: int | None = None

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both."""
        return self.left, self.right

    async def gather_and_open(self, setups: tuple[Setup, Setup], timing: Timing) -> None:
        """Gather both, and open both."""
        if setups[0] != setups[1]:
            self._differs(0)
        for each, setup in zip(self.sides, setups, strict=True):
            await each.gather(setup, timing)
        await self.compare("the lobby")
        for each in self.sides:
            await each.open()
        await self.compare("the opening")

    async def play(self, steps: int) -> None:
        """Do so many things in both, as long as the viewer sees the same happen and something is hidden from them."""
        for number in range(steps):
            position = await self.left.now()
            if position.match.status is not Status.PLAYING or not (self._hides(position) or number == 0):
                break
            if self.lot.random() < _ANEW:
                await self.draw_anew()
            done = await self._act()
            if done is None:
                break
            await self.compare(done)
        await self.check_hashes()

    def _hides(self, position: Position) -> bool:
        resample = position.game.resample
        return any(resample(position.state, self.viewer, Dice(number)) != position.state for number in range(4))

    async def draw_anew(self) -> None:
        """Draw anew what the viewer may not know, its identifiers too, in the right match alone."""
        position = await self.right.now()
        other = position.game.resample(position.state, self.viewer, Dice(self.lot.random()))
        alike = renamed(position.game, other, self.viewer, self.lot.random())
        if alike is not None and not position.answers.ahead:
            # What was answered ahead is kept under the identifiers there were.
            other, self.tally.named = alike.state, self.tally.named + 1
        if other == position.state:
            return
        await self.right.put(other)
        self._differs(position.match.seq)
        await self.compare("what was drawn anew")

    def _differs(self, seq: int) -> None:
        self.tally.hid += 1
        self.differ_since = seq if self.differ_since is None else self.differ_since

    async def compare(self, after: str) -> None:
        """Hold everything that the viewer can see of one against the other; at the end all of it is public anyway."""
        ended = [(await each.now()).match.ended for each in self.sides]
        require(ended[0] == ended[1], f"after {after}, one of the matches is over: {ended}")
        if ended[0] is not None:
            return
        drawn = self.drawings > 0 and self.differ_since is not None
        self.drawings -= drawn
        seen = []
        for each in self.sides:
            await each.client.publisher.deliver()
            seen.append(masked(await looks(each, self.viewer, pictures=drawn), await _names(each)))
        one, two = seen
        self.tally.looks += 1
        self.tally.pictures += any(name.endswith(": picture") for name in one)
        self.tally.kinds |= {name.partition(": ")[2].split(" ")[0] or name.split(" ")[0] for name in one}
        _same(one, two, self.viewer, after)
        self.tally.comparisons += len(one)

    async def check_hashes(self) -> None:
        """No digit follows from anything but the secret, and hashes differ alike whatever differs beneath them."""
        lefts, rights = await self.left.hashes(), await self.right.hashes()
        require(len(lefts) == len(rights), "the logs are not equally long")
        for seq, (one, two) in enumerate(zip(lefts, rights, strict=True), 1):
            require(len(one) == len(two) == 64, f"hashes of entry {seq} are not equally long")
            require(_FEWEST <= distance(one, two) <= _MOST, f"hashes of entry {seq} resemble each other: {one}, {two}")
            self.tally.hashes += 1
        for each in self.sides:
            commitment = (await each.now()).match.course.commitment
            tried, through = await reproduced(each, (bytes.fromhex(commitment), commitment.encode()))
            require(through == 0, f"{through} of {tried} guesses have the digits that are public")
            self.tally.guesses += tried

    async def _act(self) -> str | None:
        position = await self.left.now()
        acts = [self._move] * 6 + [self._let_time_pass, self._stop_and_start, self._give_time, self._ask, self._go_back]
        if position.game.standing_choices(position.state):
            acts += [self._settle, self._answer_ahead, self._answer_ahead]
        act = self.lot.choice(acts) if not position.match.course.stands else self._stop_and_start
        return await act(position)

    async def _settle(self, position: Position) -> str:
        choice = self.lot.choice(position.game.standing_choices(position.state))
        seat, token = self.lot.choice(position.match.humans), self.lot.choice(choice.options).token
        for each in self.sides:
            await each.service.play.settle(MATCH, PEOPLE[seat], choice.name, token)
        return f"{choice.name} {token}"

    async def _answer_ahead(self, position: Position) -> str | None:
        """Answer ahead in the right match alone, for somebody who is not the viewer, and take it back again."""
        ahead = [each for each in position.prompts() if each.ahead and each.seat != self.viewer]
        if not ahead:
            return await self._move(position)
        prompt = self.lot.choice(ahead)
        path = picked_at_random(await self.right.now(), prompt, self.lot)
        done = await self.right.service.play.submit(MATCH, PEOPLE[prompt.seat], prompt.id, Path(path))
        require(isinstance(done, Submitted), f"an answer was offered and not taken: {done}")
        await self.compare(f"an answer ahead to {prompt.id}")
        await self.right.service.play.take_back(MATCH, PEOPLE[prompt.seat], prompt.id)
        return f"an answer ahead to {prompt.id} that was taken back"

    async def _let_time_pass(self, position: Position) -> str:
        minutes = self.lot.choice((1, 20, 40))
        if not self._expire_alike(position, await self.right.now(), minutes):
            minutes = 0
        for each in self.sides:
            each.clock.advance(minutes=minutes)
            await each.service.scheduler.tick()
        return f"{minutes} minutes"

    async def _stop_and_start(self, position: Position) -> str:
        for each in self.sides:
            door = each.service.orders.resume if position.match.course.stands else each.service.orders.pause
            await order(door, MATCH, _JUDGE)
        return "a pause"

    async def _give_time(self, _: Position) -> str:
        for each in self.sides:
            await order(each.service.orders.extend, MATCH, _JUDGE, 600)
        return "more time"

    async def _ask(self, position: Position) -> str:
        seat, kind = self.lot.choice(position.match.humans), self.lot.choice(("undo", "extension", "draw"))
        agree, told = self.lot.random() < 0.3, []
        for each in self.sides:
            asked = await each.service.proposals.propose(MATCH, PEOPLE[seat], kind, seconds=600)  # type: ignore[arg-type]
            told.append(_kind(asked))
            open_now = (await each.now()).match.course.proposals
            told += [
                _kind(await each.service.proposals.answer(MATCH, PEOPLE[other], one.id, agree))
                for one in open_now[:1]
                for other in position.match.humans
            ]
        require(told[: len(told) // 2] == told[len(told) // 2 :], f"a proposal is answered differently: {told}")
        return f"an {kind} that was asked for"

    async def _go_back(self, position: Position) -> str:
        if self.differ_since is not None or position.match.seq < 3 or self.lot.random() < 0.6:
            return await self._let_time_pass(position)
        to = self.lot.randrange(1, position.match.seq)
        for each in self.sides:
            await order(each.service.orders.rewind, MATCH, _JUDGE, to)
        return f"going back to {to}"

    async def _move(self, position: Position) -> str | None:
        right = await self.right.now()
        prompts = [prompt for prompt in position.prompts() if not prompt.ahead]
        self.lot.shuffle(prompts)
        for prompt in prompts:
            if prompt.judge:
                return await self._rule(position, prompt)
            for _ in range(4):
                pair = self._alike(position, right, prompt)
                if pair is not None:
                    return await self._answer(position, prompt, *pair)
        return None

    async def _rule(self, position: Position, prompt: Prompt) -> str:
        path = picked_at_random(position, prompt, self.lot)
        for each in self.sides:
            await each.service.play.rule(MATCH, _JUDGE, prompt.id, Path(path), reason=WHY)
        return f"{prompt.id}, ruled {'/'.join(path)}"

    async def _answer(self, position: Position, prompt: Prompt, one: Answer, two: Answer) -> str:
        if one.path != two.path:
            self._differs(position.match.seq)
        for each, answer in zip(self.sides, (one, two), strict=True):
            done = await each.service.play.submit(MATCH, PEOPLE[prompt.seat], prompt.id, Path(answer.path))
            require(isinstance(done, Submitted), f"an answer was offered and not taken: {done}")
        return f"{prompt.id}, answered by {'/'.join(one.path)} or {'/'.join(two.path)}"

    def _alike(self, left: Position, right: Position, prompt: Prompt) -> tuple[Answer, Answer] | None:
        """Answers in both after which the viewer sees the same; different ones where there are such."""
        one = answered(left, prompt, self.lot, self.viewer)
        if prompt.seat == self.viewer:
            two = answered(right, prompt, self.lot, self.viewer, one.path)
            return (one, two) if two.looks_like(one) else None
        others = [answered(right, prompt, self.lot, self.viewer) for _ in range(8)]
        fitting = [two for two in others if two.looks_like(one)]
        return (one, next((two for two in fitting if two.path != one.path), fitting[0])) if fitting else None

    def _expire_alike(self, left: Position, right: Position, minutes: int) -> bool:
        """Whether the viewer sees the same when whoever has no time left after so long gets the default move."""
        until, seq = self.left.clock.now() + timedelta(minutes=minutes), left.match.seq
        for wait in left.match.course.waits:
            # In a window time runs out by passing, which hides nothing.
            if wait.deadline is None or wait.deadline > until or wait.urgency == "window":
                continue
            outcomes = []
            for position in (left, right):
                prompts = awaited(position.game, position.state).get(wait.seat, ())
                if not prompts:
                    return False
                command = position.game.default(position.state, prompts[0])
                outcomes.append(outcome(position, wait.seat, command, self.viewer, seq))
            if not outcomes[0].looks_like(outcomes[1]):
                return False
            left, right = (
                Position(each.match, each.game, told.state) for each, told in zip((left, right), outcomes, strict=True)
            )
            seq += 1
        return True


def _same(one: Looks, two: Looks, viewer: Viewer, after: str) -> None:
    if one.keys() != two.keys():
        raise Breach(f"after {after}, {viewer} sees other things: {sorted(one.keys() ^ two.keys())}")
    for name, told in one.items():
        if told != two[name]:
            raise Breach(f"after {after}, “{name}” tells {viewer} what is hidden:\n{told!r}\n{two[name]!r}")


async def _names(each: Side) -> dict[str, str]:
    names = {whole: f"hash {seq}" for seq, whole in enumerate(await each.hashes(), 1)}
    course = (await each.now()).match.course
    names |= {seal.commitment: f"fingerprint {at}" for at, seal in enumerate(course.seals)}
    setup = (await each.now()).match.setup()
    chosen = {f"{seat} {name}": value for seat, one in enumerate(setup.seats) for name, value in one.choices.items()}
    return {**names, **{value: f"what {which} is" for which, value in chosen.items() if verify.is_head(value)}}


def _kind(answer: object) -> str:
    reason = getattr(answer, "reason", None)
    return type(answer).__name__ if reason is None else str(reason)


@asynccontextmanager
async def pair(
    game: AnyGame,
    setup: Setup,
    viewer: Viewer,
    seed: int,
    tally: Tally,
    *,
    drawings: int = 1,
    other: Setup | None = None,
) -> AsyncIterator[Pair]:
    """Two matches that have just been opened alike.

    Args:
        other: what the second is opened with, where it differs in what is sealed from the viewer.
    """
    lot = random.Random(f"{game.key} {setup.variant} {viewer} {seed}")
    timing = Timing(3600, Expiry.DEFAULT)
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two, _same_dice(seed), _drawn_once():
        async with side(game, File(one)) as left, side(game, File(two)) as right:
            both = Pair(left, right, viewer, lot, tally, drawings)
            await both.gather_and_open((setup, other or setup), timing)
            tally.pairs += 1
            yield both


@contextmanager
def _same_dice(seed: int) -> Iterator[None]:
    numbers = itertools.count()
    fresh = lambda: Secret(hashlib.sha256(f"{seed} {next(numbers)}".encode()).digest())  # noqa: E731

    def chance(_: Secret, match: int, seq: int, *_mixed: object) -> FairChance:
        return FairChance(DICE, match, seq)

    with mock.patch.object(Secret, "fresh", fresh), mock.patch.object(Secret, "chance", chance):
        yield


@contextmanager
def _drawn_once() -> Iterator[None]:
    """Draw the boards that are sent along only once for equal views, which is what the boards promise to do anyway."""
    known: dict[bytes, Picture | None] = {}

    draw = Boards.draw

    def drawn(boards: Boards, game: str, view: msgspec.Struct, speaker: Speaker) -> Picture | None:
        key = msgspec.json.encode(view)
        if key not in known:
            known[key] = draw(boards, game, view, speaker)
        return known[key]

    with mock.patch.object(Boards, "draw", drawn):
        yield
