"""What happens in two matches alike: moves of everybody, time, orders, proposals, and a dispute at the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from bot.games.questions import Prompt
from bot.matches.model.match import Actor, Status
from bot.matches.model.position import Position, awaited
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.submit import Path, Submitted
from tests.bot.attacks.ground import order
from tests.bot.games.suite.identifiers import renamed
from tests.bot.games.suite.play import Dice, require
from tests.bot.interference.answers import Answer, Here, answered, outcome, picked_at_random, sight, the_same_path
from tests.bot.interference.pair import Pair
from tests.bot.interference.person import Command, Spot, components
from tests.bot.interference.seen import visible_messages
from tests.bot.interference.side import PEOPLE
from tests.bot.interference.table import MATCH

_JUDGE = Actor(901, judge=True)
WHY = "The rulebook says so."
_ANEW = 0.3
_MOVES, _LOOKS = 3, 3


@dataclass
class Play:
    """What is done in a pair.

    Attributes:
        hid_before: how often something was hidden and different before this pair.
    """

    pair: Pair
    hid_before: int = 0

    def __post_init__(self) -> None:
        self.hid_before = self.pair.tally.hid

    async def on(self, steps: int, looks: int = _LOOKS) -> None:
        """Do so many things in both, as long as the viewer sees the same happen and something is hidden from them."""
        pair = self.pair
        for _ in range(steps):
            position = await pair.left.now()
            is_alike = pair.tally.hid == self.hid_before
            if pair.parted or position.match.status is not Status.PLAYING or not (is_alike or self._hides(position)):
                break
            if pair.differs == "secrets" and (is_alike or pair.lot.random() < _ANEW):
                await self.draw_anew()
            may_move = is_alike and not position.match.course.stands
            done = (await self._move(position) if may_move else None) or await self._act(position)
            if done is None:
                break
            pair.tally.steps += 1
            if await self._has_parted(position.match.seq):
                break
            await pair.compare(done)
            await pair.look(looks, settles=pair.differs == "numbers")
        await pair.check_hashes()

    async def from_later(self, states: tuple[Any, Any]) -> None:
        """Go on from other positions in both, which arose from the same moves."""
        pair = self.pair
        for each, state in zip(pair.sides, states, strict=True):
            await each.put(state)
        pair.forged = True
        # Only what is done makes the bot ask whoever is asked now.
        await self.give_time()
        await pair.compare("other positions")

    async def answer_in_part(self, times: int = 6) -> None:
        """Let the viewer pick options of what they are asked, and go back, without settling anything."""
        pair = self.pair
        for _ in range(times):
            await pair.act(Command("play"))
            for _ in range(4):
                spots = [each for each in pair.pressable(settles=False) if each.message == pair.newest()]
                if not spots:
                    break
                await pair.act(spots[0])

    async def dispute(self) -> None:
        """Let somebody raise a dispute, and the viewer look at it as a party does, or as a stranger."""
        pair = self.pair
        if pair.parted or (await pair.left.now()).match.status is not Status.PLAYING:
            return
        await pair.act(Command("dispute"), PEOPLE[0], disputes=True)
        for _ in range(6):
            spots = self._of_dispute()
            if not spots:
                break
            await pair.act(pair.lot.choice(spots))

    def _of_dispute(self) -> list[Spot]:
        found = []
        for message in visible_messages(self.pair.left, self.pair.actor.user):
            for place, each in enumerate(components(message)):
                if each["custom_id"].startswith("dp:") and each["type"] == 2 and "withdraw" not in each["custom_id"]:
                    found.append(Spot(message["id"], place, 2))
        return found

    async def _has_parted(self, seq: int) -> bool:
        """Whether more followed from what was done than one entry, and the viewer may see by the rules how it differs.

        So it is where a seat is passed for that can do nothing, and the viewer draws a card at the end.
        """
        pair = self.pair
        positions = [await each.now() for each in pair.sides]
        if pair.differs == "secrets" and max(each.match.seq for each in positions) > seq + 1:
            one, two = [sight(each.game, each.state, pair.viewer) for each in positions]
            pair.parted = pair.parted or one != two
        return pair.parted

    def _hides(self, position: Position) -> bool:
        if self.pair.differs == "numbers":
            return True
        resample = position.game.resample
        return any(resample(position.state, self.pair.viewer, Dice(number)) != position.state for number in range(4))

    async def draw_anew(self) -> None:
        """Draw anew what the viewer may not know, its identifiers too, in the right match alone."""
        pair = self.pair
        position = await pair.right.now()
        other = position.game.resample(position.state, pair.viewer, Dice(pair.lot.random()))
        alike = renamed(position.game, other, pair.viewer, pair.lot.random())
        if alike is not None and not position.answers.ahead:
            # What was answered ahead is kept under the identifiers there were.
            other, pair.tally.renamed = alike.state, pair.tally.renamed + 1
        if other == position.state:
            return
        await pair.right.put(other)
        pair.forged = True
        pair.tally.hid += 1
        await pair.compare("what was drawn anew")

    async def _act(self, position: Position) -> str | None:
        lot = self.pair.lot
        acts: list[Callable[[Position], Awaitable[str | None]]] = [self._move] * 6
        acts += [self._let_time_pass, self._stop_and_start, self.give_time, self._ask, self._go_back, self._open_panel]
        if position.game.standing_choices(position.state):
            acts += [self._settle, self._answer_ahead, self._answer_ahead]
        act = lot.choice(acts) if not position.match.course.stands else self._stop_and_start
        return await act(position)

    async def _open_panel(self, position: Position) -> str:
        seat = self.pair.lot.choice(position.match.humans)
        await self.pair.act(Command("play"), PEOPLE[seat])
        return f"{seat} opens their panel"

    async def _settle(self, position: Position) -> str:
        lot = self.pair.lot
        choice = lot.choice(position.game.standing_choices(position.state))
        seat, token = lot.choice(position.match.humans), lot.choice(choice.options).token
        for each in self.pair.sides:
            await each.service.play.settle(MATCH, PEOPLE[seat], choice.name, token)
        return f"{choice.name} {token}"

    async def _answer_ahead(self, position: Position) -> str | None:
        """Answer ahead in the right match alone, for somebody who is not the viewer, and take it back again."""
        pair = self.pair
        ahead = [each for each in position.prompts() if each.ahead and each.seat != pair.viewer]
        if not ahead:
            return await self._move(position)
        prompt = pair.lot.choice(ahead)
        path = picked_at_random(await pair.right.now(), prompt, pair.lot)
        done = await pair.right.service.play.submit(MATCH, PEOPLE[prompt.seat], prompt.id, Path(path))
        require(isinstance(done, Submitted), f"an answer was offered and not taken: {done}")
        await pair.compare(f"an answer ahead to {prompt.id}")
        await pair.right.service.play.take_back(MATCH, PEOPLE[prompt.seat], prompt.id)
        return f"an answer ahead to {prompt.id} that was taken back"

    async def _let_time_pass(self, position: Position) -> str:
        """Let time pass, little by little, so that it shows when anything is done."""
        pair = self.pair
        seconds = pair.lot.choice((4, 60, 240, 1200, 2400))
        if pair.differs == "secrets" and not self._expire_alike(position, await pair.right.now(), seconds):
            seconds = 0
        for _ in range(4):
            for each in pair.sides:
                each.clock.advance(seconds=seconds / 4)
                await each.service.scheduler.tick()
            if await self._has_parted(position.match.seq):
                return f"{seconds} seconds"
            await pair.compare(f"{seconds / 4} seconds")
        await pair.look_at_figures()
        return f"{seconds} seconds"

    async def _stop_and_start(self, position: Position) -> str:
        for each in self.pair.sides:
            door = each.service.orders.resume if position.match.course.stands else each.service.orders.pause
            await order(door, MATCH, _JUDGE)
        return "a pause"

    async def give_time(self, _: Position | None = None) -> str:
        """Let a judge give everybody more time."""
        for each in self.pair.sides:
            await order(each.service.orders.extend, MATCH, _JUDGE, 600)
        return "more time"

    async def _ask(self, position: Position) -> str:
        lot = self.pair.lot
        seat, kind = lot.choice(position.match.humans), lot.choice(("undo", "extension", "draw"))
        agree, told = lot.random() < 0.3, []
        for each in self.pair.sides:
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
        lot = self.pair.lot
        if self.pair.forged or position.match.seq < 3 or lot.random() < 0.6:
            return await self._let_time_pass(position)
        to = lot.randrange(1, position.match.seq)
        for each in self.pair.sides:
            await order(each.service.orders.rewind, MATCH, _JUDGE, to)
        return f"going back to {to}"

    async def _move(self, position: Position) -> str | None:
        pair = self.pair
        right = await pair.right.now()
        prompts = [prompt for prompt in position.prompts() if not prompt.ahead]
        pair.lot.shuffle(prompts)
        for prompt in prompts:
            if prompt.judge:
                return await self._rule(position, right, prompt)
            if pair.differs == "numbers":
                path = picked_at_random(position, prompt, pair.lot)
                return await self._answer(
                    prompt,
                    path,
                    the_same_path(_here(position), _here(right), prompt, path),
                )
            for _ in range(4):
                found = self._alike(position, right, prompt)
                if found is not None:
                    pair.tally.hid += found[0].path != found[1].path
                    return await self._answer(prompt, found[0].path, found[1].path)
        return None

    async def _rule(self, position: Position, right: Position, prompt: Prompt) -> str:
        path = picked_at_random(position, prompt, self.pair.lot)
        paths = (path, the_same_path(_here(position), _here(right), prompt, path))
        for each, taken in zip(self.pair.sides, paths, strict=True):
            await each.service.play.rule(MATCH, _JUDGE, prompt.id, Path(taken), reason=WHY)
        return f"{prompt.id}, ruled {'/'.join(path)}"

    async def _answer(self, prompt: Prompt, one: tuple[str, ...], two: tuple[str, ...]) -> str:
        answers = zip(self.pair.sides, (one, two), strict=True)
        done = [
            await each.service.play.submit(MATCH, PEOPLE[prompt.seat], prompt.id, Path(path)) for each, path in answers
        ]
        if all(isinstance(each, Refused) and each.reason is Reason.COUNCIL for each in done):
            return await self.give_time()
        for each in done:
            require(isinstance(each, Submitted), f"an answer was offered and not taken: {each}")
        return f"{prompt.id}, answered by {'/'.join(one)} or {'/'.join(two)}"

    def _alike(self, left: Position, right: Position, prompt: Prompt) -> tuple[Answer, Answer] | None:
        """Answers in both after which the viewer sees the same; different ones where there are such."""
        lot, viewer = self.pair.lot, self.pair.viewer
        one = answered(left, prompt, lot, viewer)
        if prompt.seat == viewer:
            two = answered(right, prompt, lot, viewer, one.path)
            return (one, two) if two.looks_like(one) else None
        others = [answered(right, prompt, lot, viewer) for _ in range(8)]
        fitting = [two for two in others if two.looks_like(one)]
        return (one, next((two for two in fitting if two.path != one.path), fitting[0])) if fitting else None

    def _expire_alike(self, left: Position, right: Position, seconds: int) -> bool:
        """Whether the viewer sees the same when whoever has no time left after so long gets the default move."""
        until, seq = self.pair.left.clock.now() + timedelta(seconds=seconds), left.match.seq
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
                outcomes.append(outcome(position, wait.seat, command, self.pair.viewer, seq))
            if not outcomes[0].looks_like(outcomes[1]):
                return False
            left, right = (
                Position(each.match, each.game, told.state) for each, told in zip((left, right), outcomes, strict=True)
            )
            seq += 1
        return True


def _here(position: Position) -> Here:
    return position.game, position.state


def _kind(answer: object) -> str:
    reason = getattr(answer, "reason", None)
    return type(answer).__name__ if reason is None else str(reason)
