"""Two matches that are alike but for what a viewer may not know, and everything that reaches the viewer of them.

Both have secrets of their own, as any two matches have, and the same dice.
"""

from __future__ import annotations

import itertools
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path as File
from typing import Literal
from unittest import mock

import discord
import msgspec

from bot.boards.entry import Boards, Picture
from bot.games.contract import AnyGame
from bot.games.setup import Setup
from bot.games.values import SPECTATOR, Viewer
from bot.locales.lines import Speaker
from bot.matches import verify
from bot.matches.model.match import Actor, Expiry, Status, Timing
from tests.bot.games.suite.play import Breach, require
from tests.bot.interference import looks
from tests.bot.interference.answers import same_dice
from tests.bot.interference.digits import distance, masked, reproduced
from tests.bot.interference.numbering import renumbered
from tests.bot.interference.person import Act, Spot, components, do, fill, form_of, opens_dispute, say
from tests.bot.interference.seen import is_public, seen_by, visible_messages
from tests.bot.interference.side import PEOPLE, STRANGER, Side, one_address, side
from tests.bot.interference.table import Table, watched_work

Differs = Literal["secrets", "numbers"]
"""In what is hidden, or only in how that is numbered inside."""
_FEWEST, _MOST = 64, 192
"""In how many of 256 bits hashes of different things may differ; beyond that lies one pair in 10^15."""
_NEWEST = 3
"""So many of the messages for everybody, and of those that one's own presses led to, are looked at further."""


@dataclass
class Tally:
    """What was compared.

    Attributes:
        requests, size: those that reached the viewer, and their bytes.
        hid: how often something was hidden from the viewer, and different; ``renamed`` how often under other
            identifiers too.
        guesses: hashes that were tried to tell a hidden part from public digits.
        acts: what the viewer did, by kind.
    """

    requests: int = 0
    size: int = 0
    pairs: int = 0
    steps: int = 0
    hid: int = 0
    renamed: int = 0
    pictures: int = 0
    guesses: int = 0
    hashes: int = 0
    acts: Counter[str] = field(default_factory=Counter)

    def count(self, seen: list[bytes]) -> None:
        """Count what was compared."""
        self.requests += len(seen)
        self.size += sum(map(len, seen))
        self.pictures += sum(b".png|" in each or each.startswith(b"200 image/") for each in seen)

    def add(self, other: Tally) -> None:
        """Count what another one counted."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def __str__(self) -> str:
        return (
            f"{self.pairs} pairs, {self.steps} steps, {self.acts.total()} looks; {self.requests} requests, "
            f"{self.size} bytes, {self.pictures} pictures; hidden and different {self.hid} times; "
            f"{self.hashes} pairs of hashes, {self.guesses} guesses without the secret, 0 right"
        )


@dataclass
class Pair:
    """The two matches.

    Attributes:
        viewer: who must not be able to tell them apart.
        differs: in what they differ.
        parted: the viewer may see by the rules how they differ, so that nothing is compared any more.
        forged: another position was put into one of them, so that its log does not lead there.
    """

    left: Side
    right: Side
    viewer: Viewer
    differs: Differs
    lot: random.Random
    tally: Tally
    parted: bool = False
    forged: bool = False

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both."""
        return self.left, self.right

    @property
    def actor(self) -> Actor:
        """The viewer as a person."""
        return STRANGER if self.viewer == SPECTATOR else PEOPLE[int(self.viewer)]

    async def gather_and_open(self, setups: tuple[Setup, Setup], timing: Timing) -> None:
        """Gather both, and open both."""
        if setups[0] != setups[1]:
            self.tally.hid += 1
        for each, setup in zip(self.sides, setups, strict=True):
            await each.gather(setup, timing)
        await self.compare("the lobby")
        await self.look(4)
        for each in self.sides:
            await each.open()
        if self.differs == "numbers":
            self.tally.hid += (await self.left.now()).state != (await self.right.now()).state
        await self.compare("the opening")

    async def compare(self, after: str) -> None:
        """Hold everything that reached the viewer of one against the other; what is over is public anyway.

        Raises:
            Breach: something differs; the message says what the viewer saw, and what came first.
        """
        for each in self.sides:
            await each.settle()
            require(not each.client.metrics.happened["incidents"], f"after {after}, the bot failed")
        ended = [(await each.now()).match.ended for each in self.sides]
        require(ended[0] == ended[1], f"after {after}, one of the matches is over: {ended}")
        seen = [masked(seen_by(each, self.actor.user, each.news()), await names_of_hashes(each)) for each in self.sides]
        if ended[0] is None:
            same(seen[0], seen[1], self.viewer, after)
            self.tally.count(seen[0])

    async def act(self, act: Act, actor: Actor | None = None, *, disputes: bool = False) -> None:
        """Let the viewer, or somebody else, do something in both; forms that are shown are filled in and sent.

        Args:
            disputes: whether this goes for the form that opens a dispute, which stops the match.
        """
        actor = actor or self.actor
        asked = [await do(each, actor, act) for each in self.sides]
        assert all(one.answered for one in asked), f"nothing was answered to {act}"
        await self.compare(f"{act}")
        forms = [form_of(each, one) for each, one in zip(self.sides, asked, strict=True)]
        shown = [form for form in forms if form is not None and (disputes or not opens_dispute(form))]
        if len(shown) == len(self.sides):
            for each, form in zip(self.sides, shown, strict=True):
                await fill(each, actor, form, "1 a")
            await self.compare(f"the form of {act}")
        self.tally.acts["presses" if isinstance(act, Spot) else "suggestions" if act.typing else act.name] += 1

    async def say(self, text: str, actor: Actor | None = None) -> None:
        """Let the viewer, or somebody else, ask the bot something by a message in both, which everybody reads."""
        for each in self.sides:
            await say(each, actor or self.actor, text)
        await self.compare(f"the message {text}")
        self.tally.acts["messages"] += 1

    async def look(self, number: int, *, settles: bool = False) -> None:
        """Let the viewer look at so many things: by commands, by what is suggested, and by pressing what they see."""
        position = await self.left.now()
        commands = [*looks.COMMANDS, *looks.old_entries(position.match.seq), *looks.suggestions()]
        for _ in range(number):
            pressable = self.pressable(settles=settles)
            if pressable and self.lot.random() < 0.6:
                await self.act(pressable[0])
            else:
                await self.act(self.lot.choice(commands))

    async def look_at_everything(self) -> None:
        """Let the viewer use every command, and look over the bot's own figures."""
        position = await self.left.now()
        if self.parted or position.match.status is not Status.PLAYING:
            # What is over is public.
            return
        for command in (*looks.COMMANDS, *looks.old_entries(position.match.seq), *looks.suggestions()):
            await self.act(command)
        for question in looks.QUESTIONS:
            for actor in (*PEOPLE[:2], self.actor):
                await self.say(question, actor)
            await self._press_as_i_see()
        await self.look_at_figures()

    async def _press_as_i_see(self) -> None:
        """Let the viewer press what answers a question from their own view."""
        message = visible_messages(self.left, self.actor.user)[-1]
        for place, each in enumerate(components(message)):
            if str(each["custom_id"]).startswith("asisee:"):
                await self.act(Spot(message["id"], place, each["type"]))

    async def look_at_figures(self) -> None:
        """Let the viewer ask the bot how it is."""
        for path in looks.HTTP:
            one, two = [await each.asked_over_http(path) for each in self.sides]
            same([one], [two], self.viewer, path)
            self.tally.count([one])

    def newest(self) -> str:
        """The newest message that the viewer's own presses led to."""
        return str(visible_messages(self.left, self.actor.user)[-1]["id"])

    def pressable(self, *, settles: bool) -> list[Spot]:
        """What the viewer may press, the same in both."""
        picks = settles or not self.left.game.at_once
        found = []
        for each in self.sides:
            messages = visible_messages(each, self.actor.user)
            public = [one for one in messages if is_public(one)]
            newest = {one["id"]: one for one in (*public[-_NEWEST:], *messages[-_NEWEST:])}
            lot = random.Random(str(self.tally.requests))
            found.append(looks.spots(list(newest.values()), lot, settles=settles, picks=picks))
        require(found[0] == found[1], f"{self.viewer} may press other things: {found}")
        return found[0]

    async def check_hashes(self) -> None:
        """No digit follows from anything but the secret, and hashes differ alike whatever differs beneath them."""
        lefts, rights = await self.left.hashes(), await self.right.hashes()
        require(self.parted or len(lefts) == len(rights), "the logs are not equally long")
        for seq, (one, two) in enumerate(zip(lefts, rights, strict=False), 1):
            require(len(one) == len(two) == 64, f"hashes of entry {seq} are not equally long")
            require(_FEWEST <= distance(one, two) <= _MOST, f"hashes of entry {seq} resemble each other: {one}, {two}")
            self.tally.hashes += 1
        for each in self.sides:
            commitment = (await each.now()).match.course.commitment
            known = bytes.fromhex(commitment), commitment.encode()
            tried, through = await reproduced(each.game, each.service, each.database, known)
            require(through == 0, f"{through} of {tried} guesses have the digits that are public")
            self.tally.guesses += tried


def same(one: list[bytes], two: list[bytes], viewer: Viewer, after: str) -> None:
    """Raise a :class:`Breach` unless the viewer saw the same, in the same order and at the same times."""
    for number, (left, right) in enumerate(zip(one, two, strict=False)):
        if left != right:
            at = next((at for at, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), 0)
            start = max(0, at - 200)
            raise Breach(
                f"after {after}, request {number} tells {viewer} what is hidden: {left[:120]!r}, at byte {at}:\n"
                f"{left[start : at + 200]!r}\n{right[start : at + 200]!r}"
            )
    if len(one) != len(two):
        raise Breach(f"after {after}, {viewer} sees {len(one)} or {len(two)} requests: {[*one, *two][-1][:200]!r}")


async def names_of_hashes(each: Table) -> dict[str, str]:
    """What each hash that may be shown stands for: an entry, a fingerprint, or something that is sealed."""
    names = {whole: f"hash {seq}" for seq, whole in enumerate(await each.hashes(), 1)}
    match = (await each.now()).match
    names |= {seal.commitment: f"fingerprint {at}" for at, seal in enumerate(match.course.seals)}
    if match.course.opening is not None:
        names[match.course.opening.commitment] = "the fingerprint to be announced"
    setup = match.setup()
    chosen = {f"{seat} {name}": value for seat, one in enumerate(setup.seats) for name, value in one.choices.items()}
    return {**names, **{value: f"what {which} is" for which, value in chosen.items() if verify.is_head(value)}}


@asynccontextmanager
async def pair(
    game: AnyGame,
    setup: Setup,
    viewer: Viewer,
    seed: int,
    tally: Tally,
    *,
    differs: Differs = "secrets",
    other: Setup | None = None,
) -> AsyncIterator[Pair]:
    """Two matches that have just been opened alike.

    Args:
        other: what the second is opened with, where it differs in what is sealed from the viewer.
    """
    numbered = renumbered(game, viewer, seed)
    games = (numbered, numbered) if differs == "secrets" else (game, numbered)
    with same_dice(seed):
        async with connected(games) as sides:
            lot = random.Random(f"{game.key} {setup.variant} {viewer} {seed}")
            both = Pair(*sides, viewer, differs, lot, tally)
            await both.gather_and_open((setup, other or setup), Timing(3600, Expiry.DEFAULT))
            tally.pairs += 1
            yield both


@asynccontextmanager
async def connected(games: tuple[AnyGame, AnyGame]) -> AsyncIterator[tuple[Side, Side]]:
    """Two empty sides, each with its game and a Discord of its own, which give the same ids at the same time."""
    first_id = discord.utils.time_snowflake(datetime.now(UTC))
    async with AsyncExitStack() as stack:
        for patched in (_drawn_once(), one_address()):
            stack.enter_context(patched)
        work = stack.enter_context(watched_work())
        sides = []
        for one in games:
            folder = File(stack.enter_context(tempfile.TemporaryDirectory()))
            sides.append(await stack.enter_async_context(side(one, folder, work, first_id)))
        work.watching = True
        for each in sides:
            each.news()
        yield sides[0], sides[1]


@contextmanager
def _drawn_once() -> Iterator[None]:
    """Draw a board once for equal views, which is what the boards promise to do anyway: drawing takes its time.

    Every eighth is drawn all the same.
    """
    known: dict[bytes, Picture | None] = {}
    count = itertools.count()
    draw = Boards.draw

    def drawn(boards: Boards, game: str, view: msgspec.Struct, speaker: Speaker) -> Picture | None:
        key = msgspec.json.encode(view)
        if key not in known or next(count) % 8 == 0:
            known[key] = draw(boards, game, view, speaker)
        return known[key]

    with mock.patch.object(Boards, "draw", drawn):
        yield
