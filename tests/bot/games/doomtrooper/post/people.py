"""People who play as it is written down for them, and the way that their commands take through the questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from msgspec import json

from bot.games.doomtrooper.acts.combat import phases
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import command as reached
from bot.games.doomtrooper.asks.said import Said
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.rulesets import RULES
from bot.games.kernel.ask import Branch
from bot.games.offers import BETWEEN, NONE
from bot.games.questions import Prompt
from bot.games.values import Arg, Line, Seat

T = TypeVar("T")
Position = TypeVar("Position")
Found = TypeVar("Found")

HIDDEN = ("hand", "library")


@dataclass(frozen=True)
class Reply:
    """What a seat does, rather than the answer that commits to least.

    Attributes:
        at: a window by its name, or what is asked: ``actions``, ``announce``, ``tactic``, ``split``, ``discard``.
        do: the command; a card is named ``@NAME``. A card that is played must be in the hand.
        after: a card that must have been played before.
        left: so many actions must be left to the player in turn.
    """

    seat: Seat
    at: str
    do: Mapping[str, Any]
    after: str = ""
    left: int = -1


@dataclass(frozen=True)
class Turn:
    """A turn that is written down: what lies before the two players, what each does, and where the second one stops."""

    key: str
    own: Mapping[str, Any]
    other: Mapping[str, Any]
    replies: Sequence[Reply]
    stops: Mapping[str, str] = field(default_factory=dict)


def wanted(turn: Turn, game: Doomtrooper, state: State, prompt: Prompt) -> Command:
    """What a person answers to a prompt in a position, of which hidden cards of others may be drawn anew."""
    at = asked_for(game, state)
    for reply in turn.replies:
        if (reply.seat, reply.at) == (prompt.seat, at) and _applies(reply, state):
            told = {key: _found(state, value) for key, value in reply.do.items()}
            command: Command = game.codec.command(json.encode(told))
            return command
    return game.default(state, prompt)


def asked_for(game: Doomtrooper, state: State) -> str:
    """What the innermost frame asks for, as replies name it."""
    match state.stack[-1]:
        case frames.Window(name=name, kind=kind):
            return kind if kind == "reaction" else name
        case frames.ActionFrame():
            return "actions"
        case frames.Combat() as combat:
            return str(phases.asking(Case(game.catalogue, RULES[state.ruleset], state), combat))
        case frame:
            return type(frame).__name__.lower()


def _applies(reply: Reply, state: State) -> bool:
    zones = {card.code: card.zone for card in state.cards if card.code.startswith("inline:")}
    if reply.left >= 0 and len(state.players[state.active].tokens) != reply.left:
        return False
    if reply.after and zones.get(f"inline:{reply.after}", "hand") in HIDDEN:
        return False
    played = reply.do.get("card") if reply.do["type"] == "Play" else None
    return played is None or zones.get(f"inline:{played[1:]}") == "hand"


def _found(state: State, value: Any) -> Any:
    if isinstance(value, str) and value.startswith("@"):
        return next(at for at, card in enumerate(state.cards) if card.code == f"inline:{value[1:]}")
    return [_found(state, each) for each in value] if isinstance(value, (list, tuple)) else value


def path(game: Doomtrooper, state: State, prompt: Prompt, command: Command) -> tuple[str, ...]:
    """The tokens that a person picks on the way to a command."""
    answers = _Walk(command)
    reached(answers, Asked(Case(game.catalogue, RULES[state.ruleset], state), prompt.decider))
    return tuple(answers.tokens)


class _Walk(Said):
    """Answers from a command that note which options a person would have picked."""

    __slots__ = ("tokens",)

    def __init__(self, command: Command) -> None:
        super().__init__(command)
        self.tokens: list[str] = []

    def choose(
        self, ask: str, choices: Sequence[T], token: Callable[[T], str], label: Callable[[T], Line], /, **values: Arg
    ) -> T:
        """The choice that the command makes; an only one is not asked for."""
        found = super().menu(ask, choices, token, label, **values)
        if len(choices) > 1:
            self.tokens.append(token(found))
        return found

    def menu(
        self, ask: str, choices: Sequence[T], token: Callable[[T], str], label: Callable[[T], Line], /, **values: Arg
    ) -> T:
        """See :meth:`Answers.menu`."""
        found = super().menu(ask, choices, token, label, **values)
        self.tokens.append(token(found))
        return found

    def several(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        least: int,
        most: int,
        /,
        **values: Arg,
    ) -> tuple[T, ...]:
        """See :meth:`Answers.several`."""
        found = super().several(ask, choices, token, label, least, most, **values)
        self.tokens.append(BETWEEN.join(map(token, found)) or NONE)
        return found

    def amount(self, ask: str, least: int, most: int, /, **values: Arg) -> int:
        """See :meth:`Answers.amount`."""
        found = super().amount(ask, least, most, **values)
        if least < most:
            self.tokens.append(str(found))
        return found

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`."""

        def noted(one: Branch[Position, Found]) -> Branch[Position, Found]:
            def offer(answers: Any, position: Position) -> Found:
                self.tokens.append(one.token)
                return one.offer(answers, position)

            return one._replace(offer=offer)

        return super().branch(ask, case, [noted(one) for one in branches], **values)
