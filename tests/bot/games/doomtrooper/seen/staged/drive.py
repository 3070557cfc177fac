"""How the stage is played: commands are reached through the questions that a seat is asked, by what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.games.doomtrooper.acts.happening.windows import open_window
from bot.games.doomtrooper.asks import course
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Command, Pass, Play, Use
from bot.games.doomtrooper.position.tokens import Token
from bot.games.kernel.ask import Answers, Branch, NoSuchAnswer
from bot.games.values import Line
from tests.bot.games.doomtrooper.seen.staged.stage import AT_MODIFIERS, Stage
from tests.bot.games.doomtrooper.seen.stated.world import Fight

T = TypeVar("T")
STEPS = 160


class Stuck(Exception):
    """The stage did not come to where it was to come."""


class Wishes(Answers):
    """Answers by what is wanted: cards, players, areas in order of preference; the first choice where none is.

    Args:
        verb: the branch that is taken.
        card: the card that is played, or that has the ability; ``place`` that ability's.
        wanted: what is chosen where it may be, the earlier the rather.
        x: what is paid as X, and which number is named.
    """

    __slots__ = ("_card", "_place", "_player", "_verb", "_wanted", "_x", "asked")

    def __init__(
        self,
        verb: str = "",
        card: int = -1,
        place: int = -1,
        wanted: Sequence[object] = (),
        x: int = 1,
        player: int = -1,
    ) -> None:
        self._player = player
        self._verb, self._card, self._place, self._x = verb, card, place, x
        self._wanted = tuple(wanted)
        self.asked: list[str] = []

    def menu(self, ask: str, choices: Sequence[T], token: Callable, label: Callable, /, **values: object) -> T:  # type: ignore[type-arg]
        self.asked.append(ask)
        if not choices:
            raise NoSuchAnswer
        if ask == "doomtrooper-ask-card":
            return _one(choices, lambda one: one == self._card)
        if ask == "doomtrooper-ask-ability":
            return _one(choices, lambda one: one.card == self._card and self._place in (-1, one.place))  # type: ignore[attr-defined]
        if ask == "doomtrooper-ask-hidden":
            return _one(choices, lambda one: one is False)
        if ask == "doomtrooper-ask-caster":
            told = [one[1] for one in self._wanted if isinstance(one, tuple)]
            return next((one for one in choices if one in told), choices[0])
        if ask == "doomtrooper-ask-player":
            return _one(choices, lambda one: self._player in (-1, one))
        if ask in ("doomtrooper-ask-either", "doomtrooper-ask-token", "doomtrooper-ask-inside"):
            return choices[0]
        return min(enumerate(choices), key=lambda each: (self._rank(each[1]), each[0]))[1]

    def _rank(self, one: object) -> int:
        return next(
            (at for at, each in enumerate(self._wanted) if type(each) is type(one) and each == one), len(self._wanted)
        )

    def choose(self, ask: str, choices: Sequence[T], token: Callable, label: Callable, /, **values: object) -> T:  # type: ignore[type-arg]
        return choices[0] if len(choices) == 1 else self.menu(ask, choices, token, label, **values)

    def several(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable,  # type: ignore[type-arg]
        label: Callable,  # type: ignore[type-arg]
        least: int,
        most: int,
        /,
        **values: object,
    ) -> tuple[T, ...]:
        self.asked.append(ask)
        if len(choices) < least or not choices:
            raise NoSuchAnswer
        most = min(most, len(choices))
        order = sorted(range(len(choices)), key=lambda at: (self._rank(choices[at]), at))
        number = sum(self._rank(choices[at]) < len(self._wanted) for at in order)
        if ask == "doomtrooper-ask-discard":
            number = least
        elif ask == "doomtrooper-ask-choice":
            # Nobody is content with less than he may take.
            number = most
        return tuple(choices[at] for at in sorted(order[: max(least, min(most, number))]))

    def amount(self, ask: str, least: int, most: int, /, **values: object) -> int:
        if most < least:
            raise NoSuchAnswer
        return max(least, min(most, self._x))

    def text(self, ask: str, longest: int, /, **values: object) -> str:
        return ""

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        return False

    def branch(self, ask: str, case: Asked, branches: Sequence[Branch], /, **values: object):  # type: ignore[no-untyped-def, type-arg, override]
        for one in branches:
            if one.token == (self._verb or "pass") and one.is_open(case):
                return one.offer(self, case)
        raise NoSuchAnswer


def _one(choices: Sequence[T], fits: Callable[[T], bool]) -> T:
    for one in choices:
        if fits(one):
            return one
    raise NoSuchAnswer


def wish(stage: Stage, seat: int, wishes: Answers) -> Command | None:
    """The command that the wishes lead to; ``None`` where the questions do not lead to one."""
    stage.goes_on()
    try:
        return course.command(wishes, Asked(stage.run, seat))
    except NoSuchAnswer:
        return None


def speaker(stage: Stage) -> int:
    """Who is asked now."""
    return next(prompt.decider for prompt in stage.prompted)


def to_speak(stage: Stage, seat: int) -> bool:
    """Seats pass in the window that is open until this one may speak."""
    stage.goes_on()
    frame = stage.run.top if stage.state.stack else None
    if isinstance(frame, frames.Window):
        for _ in frame.order:
            top = stage.run.top
            if not isinstance(top, frames.Window) or top.order[top.at] == seat:
                break
            stage.says(top.order[top.at], Pass())
    return bool(stage.prompted) and speaker(stage) == seat


def to_actions(stage: Stage, wanted: Sequence[object] = (), ways: Sequence[int] = (), x: int = 1) -> None:
    """Everybody passes in windows, and answers, until somebody takes actions or discards."""
    left = list(ways)
    for _ in range(STEPS):
        stage.goes_on()
        if not stage.state.stack or stage.state.over:
            return
        frame = stage.run.top
        if isinstance(frame, frames.Window):
            passes(stage)
        elif isinstance(frame, (frames.ActionFrame, frames.Discarding)):
            return
        else:
            answer(stage, wanted, left, x)
    raise Stuck("nobody comes to take actions")


def to_discarding(stage: Stage, seat: int) -> None:
    """A player's turn ends without any further action; stops where he discards, or where the next turn begins."""
    stage.active = seat
    stage.have(seat, tokens=())
    to_actions(stage)
    if isinstance(stage.run.top, frames.ActionFrame):
        stage.says(seat, Pass())
        to_actions(stage)


def settle(stage: Stage, wanted: Sequence[object] = (), ways: Sequence[int] = (), x: int = 1, depth: int = -1) -> None:
    """Settle what was played: nobody answers, and what is asked is answered by what is wanted."""
    left = list(ways)
    for _ in range(STEPS):
        stage.goes_on()
        if not stage.state.stack or stage.state.over:
            return
        frame = stage.run.top
        played = any(isinstance(one, (frames.Playing, frames.Carrying)) for one in stage.state.stack)
        if isinstance(frame, frames.Window) and (frame.name == "reaction" or (played and frame.kind == "points")):
            passes(stage)
        elif isinstance(frame, (frames.Choosing, frames.Splitting)) or (
            isinstance(frame, frames.Combat) and len(stage.state.stack) > depth >= 0
        ):
            answer(stage, wanted, left, x)
        else:
            return
    raise Stuck("what was played does not come to an end")


def answer(stage: Stage, wanted: Sequence[object], ways: list[int], x: int, victory: int = 0) -> None:
    """Who is asked answers as is wanted."""
    seat = speaker(stage)
    frame = stage.run.top
    if isinstance(frame, frames.Choosing):
        stage.answered.append((frame.what, seat))
    if isinstance(frame, frames.Choosing) and frame.kind in ("lines", "seats"):
        picked = ways.pop(0) if frame.kind == "lines" and ways and frame.what not in _AGREE else None
        options: tuple[int, ...] = frame.options
        if frame.kind == "seats":
            picked = next((int(one[5:]) for one in wanted if isinstance(one, str) and one.startswith("seat ")), None)
        elif frame.what in _AGREE:
            picked = 0 if frame.what == "pay-unless" else 1
        one = picked if picked in options else options[0]
        command = wish(stage, seat, _Fixed((one,)))
    else:
        number = victory if isinstance(frame, frames.Splitting) else x
        command = wish(stage, seat, Wishes(wanted=wanted, x=number))
    if command is None:
        raise Stuck(f"no answer to {frame}")
    stage.says(seat, command)


_AGREE = frozenset({"use-ability", "use-effect", "pay-unless"})


class _Fixed(Wishes):
    """One answer to a question of ways or seats."""

    __slots__ = ("_said",)

    def __init__(self, said: tuple[int, ...]) -> None:
        super().__init__()
        self._said = said

    def menu(self, ask, choices, token, label, /, **values):  # type: ignore[no-untyped-def]
        return _one(choices, lambda one: one in self._said)

    def several(self, ask, choices, token, label, least, most, /, **values):  # type: ignore[no-untyped-def]
        found = tuple(one for one in choices if one in self._said)
        return (*found, *(one for one in choices if one not in found))[: max(least, len(found))]


def play(
    stage: Stage, seat: int, card: int, wanted: Sequence[object] = (), x: int = 1, player: int = -1
) -> Play | None:
    """The command by which a seat plays a card; ``None`` where it is not offered."""
    command = wish(stage, seat, Wishes("play", card, wanted=wanted, x=x, player=player))
    return command if isinstance(command, Play) else None


def use(
    stage: Stage, seat: int, card: int, place: int, wanted: Sequence[object] = (), x: int = 1, player: int = -1
) -> Use | None:
    """The command by which a seat uses an ability; ``None`` where it is not offered."""
    command = wish(stage, seat, Wishes("use", card, place, wanted=wanted, x=x, player=player))
    return command if isinstance(command, Use) else None


def pass_turn(stage: Stage, wanted: Sequence[object] = (), ways: Sequence[int] = (), x: int = 1) -> None:
    """Everybody passes until another turn begins."""
    left = list(ways)
    begun = stage.state.turn
    for _ in range(STEPS):
        stage.goes_on()
        if not stage.state.stack or stage.state.over or stage.state.turn != begun:
            return
        frame = stage.run.top
        if isinstance(frame, frames.Window):
            passes(stage)
        elif isinstance(frame, frames.ActionFrame):
            stage.says(frame.seat, Pass())
        else:
            answer(stage, wanted, left, x)
    raise Stuck("the turn does not come to an end")


def into(stage: Stage, fight: Fight, wanted: Sequence[object] = ()) -> None:
    """The stage comes to where the ratings of a combat are changed: of the one that was begun, or of another."""
    begun = any(isinstance(one, frames.Combat) for one in stage.state.stack)
    if not begun:
        sides = stage.cards[fight.attacker].controller, stage.cards[fight.defender].controller
        if stage.state.active != sides[0]:
            pass_turn(stage)
        while stage.state.stack and isinstance(stage.run.top, frames.Window):
            stage.run.pop()
        pair = fight.attacker, fight.defender
        stage.run.push(frames.Combat(50, *sides, AT_MODIFIERS, *pair, tactic=fight.tactic, zone=fight.zone))  # type: ignore[arg-type]
    for _ in range(STEPS):
        stage.goes_on()
        frame = stage.run.top
        if isinstance(frame, frames.Window) and frame.name == "combat-modifiers":
            return
        if isinstance(frame, frames.Window):
            passes(stage)
        else:
            answer(stage, (fight.tactic, *wanted), [], 1)
    raise Stuck("the combat does not come to its modifiers")


def rested(stage: Stage, seat: int) -> None:
    """A player has his actions again, and the window after one is open."""
    stage.goes_on()
    tokens = (Token("any"),) * 3
    players = tuple(replace(one, tokens=tokens) if at == seat else one for at, one in enumerate(stage.state.players))
    stage.run.state = replace(stage.state, players=players)
    if isinstance(stage.run.top, frames.ActionFrame):
        open_window(stage.run, "any", "action", seat)


def passes(stage: Stage) -> None:
    """Who may speak in the window passes, unless something waits to be played there."""
    frame = stage.run.top
    assert isinstance(frame, frames.Window)
    if stage.hook is not None and frame.order[frame.at] == 0 and stage.hook(stage):
        stage.hook = None
        return
    stage.says(frame.order[frame.at], Pass())


def over(stage: Stage, wanted: Sequence[object] = (), ways: Sequence[int] = (), x: int = 1, victory: int = 0) -> None:
    """The combat that is fought, and all that follows from it, comes to its end, or to the next where that is seen."""
    left = list(ways)
    stage.goes_on()
    begun = next((frame.serial for frame in stage.state.stack if isinstance(frame, frames.Combat)), 0)
    for _ in range(STEPS):
        stage.goes_on()
        if not stage.state.stack or stage.state.over:
            return
        frame = stage.run.top
        combats = [one for one in stage.state.stack if isinstance(one, frames.Combat)]
        fights = any(one.serial == begun for one in combats)
        if any(one.serial != begun for one in combats) and not any(
            one.serial == begun and not one.ended for one in combats
        ):
            # It is over, and another one begins.
            return
        if isinstance(frame, frames.Window):
            passes(stage)
        elif isinstance(frame, (frames.Choosing, frames.Splitting)) or fights:
            answer(stage, wanted, left, x, victory)
        else:
            return
    raise Stuck("the combat does not come to an end")
