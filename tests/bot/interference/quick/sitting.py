"""Two matches in which people sit together, the same but for what one of them holds, and their quick windows.

In the left one that seat can act in a window, in the right one it cannot, and then its player does nothing. All that
anybody else sees, in the channel or of their own presses, must be the same bytes at the same times.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, cast
from unittest import mock

from msgspec.structs import replace

from bot.chat.answers.saved_questions import Kind
from bot.chat.base import errors
from bot.chat.base.context import Played
from bot.chat.matches.base.ids import PanelId, TakeBackId
from bot.chat.matches.base.paths import prompt_code
from bot.chat.rulings import commands as rulings
from bot.chat.rulings.finding import Found
from bot.games.doomtrooper.words.rules.ways import DUEL
from bot.games.setup import SeatSetup, Setup
from bot.games.values import SPECTATOR, Seat
from bot.matches.model.chance import Secret
from bot.matches.model.messages import Told
from bot.matches.rules.change import Change
from bot.matches.rules.clock import deadlines
from bot.matches.rules.clock.quick import LEAST
from bot.matches.rules.submit import Submitted, Written
from rules_index import Oracle, Unanswerable
from tests.bot.games.doomtrooper.post import quick
from tests.bot.games.doomtrooper.post.dealt import Dealt
from tests.bot.games.doomtrooper.post.quick import Act
from tests.bot.games.suite.play import require
from tests.bot.interference.answers import sight
from tests.bot.interference.pair import Pair, Tally, connected
from tests.bot.interference.person import Command, Spot, components, do
from tests.bot.interference.seen import visible_messages
from tests.bot.interference.side import PEOPLE, Side
from tests.bot.interference.table import MATCH, Wordless

LOOKS = (
    Command("play"),
    Command("match", "status"),
    Command("match", "history"),
    Command("match", "spectate"),
    Command("match", "undo"),
    Command("match", "answer", {"name": "a"}),
    Command("match", "answer", {"name": ""}, "name"),
    Command("file", "export"),
    Command("my", "data"),
    Command("my", "statistics"),
)
"""Where somebody looks while a window is open; none of it changes a match."""
QUESTION, BROKEN = "Kolik stojí hradba?", "rozbij se"
"""Questions of that seat's player meanwhile: one is answered, and one fails for a reason nobody foresaw."""
_PASS = "pass"
"""The option of a window that does nothing."""


class Heard(Wordless):
    """An oracle without books that hears out what is asked."""

    def stripped(self, typed: str) -> str:
        """The same words."""
        return typed

    def within(self, *_: object) -> Heard:
        """The same in every server."""
        return self


class Broken(Exception):
    """A failure that nobody foresaw."""


def _looked_up(_: object, question: str, *, usual: Played, **__: object) -> Found:
    """The answer to a question without books."""
    if question == BROKEN:
        raise Broken
    return Found(Kind.QUESTION, usual, answered=False, rulings=(), problem=Unanswerable.NO_WORDS)


@dataclass
class Windows:
    """What was compared.

    Attributes:
        windows: how many were; played: those that a card ended.
        early: passes before the end of a window, or second thoughts about one, that one of the matches had alone.
        parted: windows after whose end the viewer knows by the rules how the matches differ.
    """

    windows: int = 0
    played: int = 0
    early: int = 0
    parted: int = 0

    def __str__(self) -> str:
        return (
            f"{self.windows} windows; {self.early} times one match alone had a pass, or took one back, before the end; "
            f"{self.played} cards played; {self.parted} ends that differ by the rules"
        )


class Sitting:
    """The two matches, while it can go on.

    Attributes:
        goes_on: whether another window can be looked at; not once a card was played, or the viewer knows more of one.
    """

    def __init__(self, both: Pair, game: Dealt, seen: Windows) -> None:
        self.both, self.game, self.seen = both, game, seen
        self.goes_on = True

    async def look_through(
        self,
        found: quick.Pair,
        lot: random.Random,
        *,
        doings: Sequence[Act] | None = None,
        looks: Sequence[Command] = (),
        plays: bool = False,
    ) -> None:
        """Let the same window open in both, and compare until it is over.

        Args:
            doings: who passes, or takes it back, and when; at random if not given.
            looks: where the viewer looks each time; somewhere at random if not given.
            plays: whether somebody plays a card in the end, where they can.

        Raises:
            Breach: somebody could tell the two apart.
        """
        both = self.both
        both.viewer = 1 - found.seat
        for each, state in zip(both.sides, (found.able, found.unable), strict=True):
            await each.put(state)
            await each.service.work.change(MATCH, _begin_anew)
        await both.compare("the window opens")
        self.seen.windows += 1
        opened, window = both.left.clock.now(), _window(self.game, found.able)
        left = [*(quick.acts(lot) if doings is None else doings)]
        plan = lot.uniform(1, LEAST - 1) if plays else None
        while await self._is_open(window):
            moment = await self._next([opened + each.after for each in left[:1]])
            if plan is not None and opened + timedelta(seconds=plan) <= moment:
                await self._until(opened + timedelta(seconds=plan))
                await self._play(found.seat, lot)
                return
            await self._until(moment)
            while left and opened + left[0].after <= moment:
                await self._act(left.pop(0), found.seat)
            if await self._is_open(window):
                await both.compare("a while")
                await self._look(looks or [lot.choice(LOOKS)])
        await self._compare_end()

    async def _is_open(self, window: str) -> bool:
        states = [(await each.now()).state for each in self.both.sides]
        found = [any(prompt.window == window for prompt in self.game.prompts(state)) for state in states]
        require(found[0] == found[1], f"told apart: the window is open in one of them: {found}")
        return found[0]

    async def _next(self, acts: Iterable[datetime]) -> datetime:
        """When next something happens: somebody does something, or a clock is looked at."""
        due = [deadlines.due((await each.now()).match) for each in self.both.sides]
        return min(each for each in (*due, *acts) if each is not None)

    async def _until(self, moment: datetime) -> None:
        for each in self.both.sides:
            each.clock.advance(seconds=max(0.0, (moment - each.clock.now()).total_seconds()))
            await each.service.scheduler.tick()
            await each.settle()

    async def _act(self, act: Act, seat: Seat) -> None:
        """Let somebody pass, or take it back, and ask about the rules; the seat that can do nothing does nothing."""
        for each in self.both.sides if act.seat != seat else [self.both.left]:
            self.seen.early += await _passes(each, act.seat, back=act.back) and act.seat == seat
            for question in (QUESTION, BROKEN) if act.seat == seat else ():
                await do(each, PEOPLE[act.seat], Command("rule", options={"question": question}))

    async def _look(self, looks: Iterable[Command]) -> None:
        """Let the viewer look somewhere a moment later, and everybody at the bot's figures."""
        for each in self.both.sides:
            # Ids count up within a millisecond, and what one match alone had was in the one before.
            each.clock.advance(milliseconds=10)
        for look in looks:
            await self.both.act(look)
        await self.both.look_at_figures()

    async def _play(self, seat: Seat, lot: random.Random) -> None:
        """Let the one who can play something in their turn; up to then nothing was different."""
        await self.both.compare("a while before a card")
        side, self.goes_on = self.both.left, False
        position = await side.now()
        prompt = next((each for each in position.prompts(seat) if not each.ahead), None)
        asked = None if prompt is None else position.prompt(prompt.id, seat)
        if prompt is None or asked is None:
            return
        picked = (self.game.pick(position.state, asked, lot.randrange) for _ in range(20))
        command = next((each for each in picked if each != self.game.default(position.state, asked)), None)
        if command is not None:
            said = Written(self.game.codec.encode(command))
            done = await side.service.play.submit(MATCH, PEOPLE[seat], prompt.id, said)
            require(isinstance(done, Submitted), f"a card was offered and not taken: {done}")
            self.seen.played += 1

    async def _compare_end(self) -> None:
        """The end itself, as far as the rules show nobody more of one match than of the other."""
        both = self.both
        one, two = [await each.now() for each in both.sides]
        if sight(self.game, one.state, both.viewer) != sight(self.game, two.state, both.viewer):
            both.viewer, self.goes_on = SPECTATOR, False
            self.seen.parted += 1
        if sight(self.game, one.state, both.viewer) == sight(self.game, two.state, both.viewer):
            await both.compare("the end")
            await both.look_at_figures()
        self.goes_on &= all(each.match.live for each in (one, two)) and one.match.seq == two.match.seq


def pairs_of(ruleset: str, seed: int, seat: Seat) -> Iterator[quick.Pair]:
    """Pairs in which one seat can act and cannot; what its player did in one match alone they know later, too."""
    return (found for found in quick.pairs(ruleset, seed) if found.seat == seat)


@asynccontextmanager
async def sitting(ruleset: str, seed: int, tally: Tally, seen: Windows) -> AsyncIterator[Sitting]:
    """Two matches of two people that have just begun, with the same secret."""
    game, secret = Dealt(ruleset), random.Random(seed).randbytes(32)
    setup = Setup(ruleset, DUEL.key, (SeatSetup(), SeatSetup()))
    with mock.patch.object(Secret, "fresh", lambda: Secret(secret)):
        async with connected((game, game)) as sides:
            both = Pair(*sides, SPECTATOR, "secrets", random.Random(seed), tally)
            await both.gather_and_open((setup, setup), quick.TIMING)
            tally.pairs += 1
            with _answering(sides):
                yield Sitting(both, game, seen)


@contextmanager
def _answering(sides: Iterable[Side]) -> Iterator[None]:
    """Answer questions about the rules; nothing fails but the one question that should.

    The bot's own figure of what fails counts nothing while a window is open.
    """
    for each in sides:
        each.client.oracle, each.client.notes = cast(Oracle, Heard()), None
    with mock.patch.object(rulings, "find", _looked_up), mock.patch.object(errors, "_log") as log:
        yield
    failed = [call.kwargs.get("exc_info") for call in (*log.error.mock_calls, *log.exception.mock_calls)]
    require(all(isinstance(each, Broken) for each in failed), f"the bot failed: {failed}")


def _begin_anew(change: Change) -> None:
    """Open the questions of the position as if it had just arisen; everybody is asked in every window."""
    change.course(waits=(), called=())
    change.answers = replace(change.answers, standing={seat: {"ask": "everything"} for seat in (0, 1)})
    change.new_line()
    change.note(Told(change.match.seq, change.match.head, ()))
    change.settle()


def _window(game: Dealt, state: Any) -> str:
    return next(prompt.window for prompt in game.prompts(state))


async def _passes(side: Side, seat: Seat, *, back: bool) -> bool:
    """Open the panel and press the button that passes, or that takes it back; whether there is such a button."""
    prompt = next((each for each in (await side.now()).prompts(seat) if each.window), None)
    if prompt is None:
        return False
    await do(side, PEOPLE[seat], Command("play"))
    code = prompt_code(prompt.id)
    taken_back = TakeBackId.id_for(match=MATCH, code=code)
    passed = PanelId.id_for(match=MATCH, code=code, act="s", path=_PASS)
    shown = visible_messages(side, PEOPLE[seat].user)[-1]
    for place, each in enumerate(components(shown)):
        if each["custom_id"] == (taken_back if back else passed):
            await do(side, PEOPLE[seat], Spot(shown["id"], place, each["type"]))
            return True
    return False
