"""People at the bot's own panel, who press what leads to the answer that they have in mind; every press is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Literal

from bot.chat.matches.base.paths import SEPARATOR, prompt_code, unpack
from bot.games.contract import AnyGame
from bot.games.offers import completions
from bot.games.playing import Dice
from bot.games.questions import Prompt
from bot.games.values import Accepted, Seat
from bot.matches.model.position import Position
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

Kind = Literal["open", "pick", "confirm", "advice", "standing"]
Where = Literal["own", "window", "other"]
MOST = 40
"""Presses for one answer; more are never needed."""
_LOOKS = 40
"""Answers of a question that are held against each other."""


@dataclass(frozen=True)
class Press:
    """One press.

    Attributes:
        where: in what its seat is asked: a step of its own turn, a window, or anything else.
        free: there was a choice; an answer that changes nothing beside another one is none.
        what: the question, and what was pressed.
    """

    seat: Seat
    kind: Kind
    where: Where
    free: bool
    what: str = ""

    def __str__(self) -> str:
        return f"{self.seat} {self.where} {self.kind} {'' if self.free else '(no choice) '}{self.what}"


@dataclass
class People:
    """The people of a match, each with a panel that stays open once it is.

    Attributes:
        presses: what they pressed so far.
    """

    party: Party
    game: AnyGame
    presses: list[Press] = field(default_factory=list)
    panels: dict[Seat, Card] = field(default_factory=dict)
    clock: HandClock | None = None

    def pause(self) -> None:
        """Let a moment pass, as it does between two presses."""
        if self.clock is not None:
            self.clock.advance(seconds=3)

    async def now(self) -> Position:
        """The match as it is."""
        return await self.party.position()

    async def asked(self) -> Prompt | None:
        """The question whose turn it is; ``None`` where nobody is asked anything."""
        prompts = (await self.now()).prompts()
        return next((each for each in prompts if not (each.ahead or each.judge)), None)

    async def give(self, position: Position, own: Prompt, prompt: Prompt, path: tuple[str, ...]) -> None:
        """Press until a question is answered by the picks of a path.

        Args:
            position: the match at the question; ``own`` the game's own prompt of it.

        Raises:
            AssertionError: no button leads there.
        """
        free, where = has_choice(position, own), _where(position, prompt)
        for _ in range(MOST):
            if (await self.now()).match.seq != position.match.seq:
                return
            panel = await self._open(prompt, where)
            if prompt.window and not free and await self._rest(panel, prompt):
                return
            kind, said, press = await self._next(panel, prompt, path)
            self.presses.append(Press(prompt.seat, kind, where, free, f"{prompt.ask.key} {said}"))
            self.pause()
            self.panels[prompt.seat] = await press()
        raise AssertionError(f"no end: {prompt.ask} {path}")

    async def _rest(self, panel: Card, prompt: Prompt) -> bool:
        """Pass until something concerns the seat, where the question offers that."""
        found = [each for each in panel.buttons.values() if each.startswith("rest:")]
        if not found:
            return False
        offered = found[-1]
        self.presses.append(Press(prompt.seat, "standing", "window", free=True, what=offered))
        self.pause()
        self.panels[prompt.seat] = await self.party.press(self.party.player(prompt.seat), panel, offered)
        return True

    async def do(self, prompt: Prompt, press: Callable[[Card], tuple[Kind, str, str]]) -> None:
        """Press once in the panel of the person who is asked.

        Args:
            press: what kind of press it is, the id of the button or list, and the value that is picked.
        """
        position = await self.now()
        own = position.prompt(prompt.id, prompt.seat)
        assert own is not None
        free, where = has_choice(position, own), _where(position, prompt)
        panel = await self._open(prompt, where)
        kind, custom_id, value = press(panel)
        self.presses.append(Press(prompt.seat, kind, where, free, f"{prompt.ask.key} {custom_id} {value}"))
        member = self.party.player(prompt.seat)
        self.pause()
        pressing = _picking(self.party, member, panel, custom_id, value) if value else None
        self.panels[prompt.seat] = await (pressing or _pressing(self.party, member, panel, custom_id))()

    async def _open(self, prompt: Prompt, where: Where) -> Card:
        panel = self.panels.get(prompt.seat)
        if panel is None or not any(_of(each, prompt) for each in _all(panel)):
            self.pause()
            panel = await self.party.press(self.party.player(prompt.seat), self.party.status, "play:1")
            self.panels[prompt.seat] = panel
            self.presses.append(Press(prompt.seat, "open", where, free=True, what=prompt.ask.key))
        return panel

    async def _next(
        self, panel: Card, prompt: Prompt, path: tuple[str, ...]
    ) -> tuple[Kind, str, Callable[[], Awaitable[Card]]]:
        """The press that goes furthest along a path: an option, of a button or a list, or a confirmation."""
        member, database = self.party.player(prompt.seat), self.party.client.database
        found: list[tuple[int, Kind, str, Callable[[], Awaitable[Card]]]] = []
        for custom_id in _ids(panel, prompt):
            act, packed = custom_id.split(":", 4)[3:]
            tokens = await unpack(database, packed)
            if act in ("s", "a", "c") and tokens is not None and tokens == path[: len(tokens)]:
                kind: Kind = "confirm" if act == "c" else "pick"
                reach = len(tokens) + (act == "c" and len(tokens) == len(path)) * 100
                found.append((reach, kind, packed, _pressing(self.party, member, panel, custom_id)))
        for each in panel.selects:
            name, _, code, *rest = each["custom_id"].split(":")
            if name not in ("q", "m") or code != prompt_code(prompt.id):
                continue
            before = await unpack(database, rest[-1])
            for option in each["options"] if before is not None else ():
                tokens = (*(before or ()), *option["value"].split(SEPARATOR))
                if tokens == path[: len(tokens)]:
                    pick = _picking(self.party, member, panel, each["custom_id"], option["value"])
                    found.append((len(tokens), "pick", option["value"], pick))
        assert found, f"nothing leads to {path}: {panel.text} {panel.buttons} {panel.selects}"
        _, kind, said, press = max(found, key=lambda one: one[0])
        return kind, said, press


def _all(panel: Card) -> list[str]:
    return [*panel.buttons.values(), *(each["custom_id"] for each in panel.selects)]


def _of(custom_id: str, prompt: Prompt) -> bool:
    """Whether a button or a list answers a question."""
    return prompt_code(prompt.id) in custom_id.split(":")


def _ids(panel: Card, prompt: Prompt) -> Iterator[str]:
    """The ids of the buttons that answer a question."""
    return (each for each in panel.buttons.values() if each.startswith("p:") and _of(each, prompt))


def _pressing(party: Party, member: Any, panel: Card, custom_id: str) -> Callable[[], Awaitable[Card]]:
    return lambda: party.press(member, panel, custom_id)


def _picking(party: Party, member: Any, panel: Card, custom_id: str, value: str) -> Callable[[], Awaitable[Card]]:
    return lambda: party.pick(member, panel, custom_id, value)


def _where(position: Position, prompt: Prompt) -> Where:
    if prompt.window:
        return "window"
    active = getattr(position.state, "active", prompt.seat)
    return "own" if active == prompt.seat else "other"


def has_choice(position: Position, own: Prompt) -> bool:
    """Whether a question has two answers that lead to different positions; the same dice fall for both."""
    game, come_to = position.game, set()
    for each in islice(completions(game, position.state, own), _LOOKS):
        done = game.decide(position.state, own.decider, each.command, Dice(lambda _: 0))
        come_to.add(game.codec.encode(done.events) if isinstance(done, Accepted) else b"refused")
        if len(come_to) > 1:
            return True
    return False


def counted(presses: list[Press]) -> str:
    """How many presses there were, of which kind, and how many of them without a choice."""
    kinds = Counter(each.kind for each in presses)
    forced = [each for each in presses if not each.free and each.kind != "open"]
    by = ", ".join(f"{number} {kind}" for kind, number in kinds.most_common())
    places = Counter(each.where for each in forced)
    of = Counter(each.where for each in presses)
    told = ", ".join(f"{places[where]} of {number} {where}" for where, number in of.items())
    share = 100 * len(forced) / max(1, len(presses))
    return f"{len(presses)} presses ({by}); without a choice {len(forced)} ({share:.0f} %): {told}"
