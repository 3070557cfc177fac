"""The choices that a command makes on its way: what answers each question about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.commands import Command, Play
from bot.games.doomtrooper.words.declarable import KEPT, answers_to
from bot.games.doomtrooper.words.kept import Kept
from bot.games.kernel.said import SaidAnswers
from bot.games.values import Line

ASKS = "doomtrooper-ask-"
DECLARE = f"{ASKS}declare"

BRANCHES: dict[type, Callable[[Command], str]] = {
    said.Pass: lambda _: "pass",
    said.Play: lambda _: "play",
    said.Use: lambda _: "use",
    said.Act: lambda command: command.what,  # type: ignore[union-attr]
    said.Attack: lambda _: "attack",
    said.Sabotages: lambda _: "sabotage",
    said.CountAs: lambda _: "count-as",
    said.Boost: lambda _: "boost",
    said.ChooseWeapon: lambda _: "weapon",
    said.Follow: lambda _: "follow",
    said.LetBe: lambda command: "react" if command.react else "let-be",  # type: ignore[union-attr]
    said.Dispute: lambda _: "dispute",
    said.Withdraw: lambda _: "withdraw",
}
"""By command the branch of a menu that leads to it."""


class Said(SaidAnswers):
    """Answers from a command of Doomtrooper."""

    __slots__ = ("_command",)

    def __init__(self, command: Command) -> None:
        super().__init__()
        self._command = command

    def branches(self) -> tuple[str, ...]:
        """See :meth:`SaidAnswers.branches`."""
        name = BRANCHES.get(type(self._command))
        return () if name is None else (name(self._command),)

    def makes(self, ask: str, choice: Any, most: int = 1) -> bool:
        """See :meth:`SaidAnswers.makes`."""
        return choice in self._next(ask, most)

    def value(self, ask: str) -> object:
        """See :meth:`SaidAnswers.value`."""
        return next(iter(self._next(ask, 1)), None)

    def _next(self, ask: str, number: int) -> tuple[object, ...]:
        """The values that may answer a question: of a list, those that no question before has taken."""
        field = field_of(ask)
        read = READ.get(field)
        if read is None:
            return ()
        try:
            values = read(self._command)
        except AttributeError:
            return ()
        sharing = LISTS.get(field)
        if sharing is None or not isinstance(values, tuple):
            return (values,)
        start = self.number_before(*sharing)
        return values[start : start + number]

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """Whether the command declares another word."""
        del token, label
        self.question = DECLARE
        return bool(self._next(DECLARE, 1))


def field_of(ask: str) -> str:
    """The field of a command that a question asks for."""
    return ask.removeprefix(ASKS)


def _of(name: str) -> Callable[[Command], object]:
    return lambda command: getattr(command, name)


def _declared(ask: str) -> Callable[[Command], object]:
    return lambda command: _declaring(command)[ask]  # type: ignore[arg-type]


def _declaring(said: Play) -> dict[str, tuple[object, ...]]:
    """The answers by which a card was declared.

    Raises:
        AttributeError: it has words that no answers lead to.
    """
    if said.kept:
        return {"declare": (KEPT,)}
    return answers_to(Kept(said.effects, said.after, said.price, said.note))


DECLARED = ("declare", "declare-word", "declare-what", "declare-number", "declare-after", "declare-price")
"""The questions about a card whose effect its player declares."""
READ: dict[str, Callable[[Command], object]] = {
    "card": _of("card"),
    "hidden": _of("hidden"),
    "area": _of("area"),
    "player": _of("player"),
    "caster": _of("caster"),
    "target": _of("targets"),
    "targets": _of("targets"),
    "inside": _of("inside"),
    "either": _of("either"),
    "give": _of("paid"),
    "hand": _of("paid"),
    "token": _of("token"),
    "x": _of("x"),
    "ability": lambda command: (command.card, command.ability),  # type: ignore[union-attr]
    "warrior": _of("card"),
    "boost": _of("card"),
    "weapon": _of("weapon"),
    "act": lambda command: (command.card, command.area),  # type: ignore[union-attr]
    "against": _of("against"),
    "side": _of("side"),
    "commander": _of("commander"),
    "attacker": _of("attacker"),
    "defender": _of("defender"),
    "tactic": _of("tactic"),
    "zone": _of("zone"),
    "split": _of("victory"),
    "privilege": _of("new"),
    "discard": _of("cards"),
    "choice": _of("options"),
    **{ask: _declared(ask) for ask in DECLARED},
    "declare-more": _declared("declare"),
    "declare-note": _of("note"),
    "declare-sentence": _of("note"),
    "number": _of("options"),
}
"""By question the part of a command that answers it."""
LISTS: dict[str, tuple[str, ...]] = {
    field: tuple(ASKS + each for each in sharing)
    for sharing in (
        ("target", "targets"),
        ("give", "hand"),
        ("discard",),
        ("choice",),
        ("number",),
        ("declare", "declare-more"),
        *((field,) for field in DECLARED if field != "declare"),
    )
    for field in sharing
}
"""By question that is answered by the next values of a list of a command the questions that share the list."""
