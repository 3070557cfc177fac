"""Answers taken out of a command that somebody gave: the questions on the way to it judge whether it is legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.commands import Command, Play
from bot.games.doomtrooper.words.declarable import KEPT, answers_to
from bot.games.doomtrooper.words.kept import Kept
from bot.games.kernel.ask import Answers, Branch, NoSuchAnswer
from bot.games.offers import text_of, written
from bot.games.questions import Text
from bot.games.values import Arg, Line

T = TypeVar("T")
Position = TypeVar("Position")
Found = TypeVar("Found")

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


class SaidAnswers(Answers):
    """Answers from a command: each question is answered by the field it asks for, if what is there may be picked."""

    __slots__ = ("_command", "_lists", "question")

    def __init__(self, command: Command) -> None:
        self._command = command
        self._lists: dict[str, int] = {}
        self.question = ""
        """The question that was put last; the one that turned the command away, where one did."""

    def _field(self, ask: str) -> str:
        return ask.removeprefix("doomtrooper-ask-")

    def _value(self, ask: str) -> object:
        self.question = self._field(ask)
        read = READ.get(self.question)
        if read is None:
            raise NoSuchAnswer
        try:
            return read(self._command)
        except AttributeError:
            raise NoSuchAnswer from None

    def _next(self, ask: str, number: int) -> tuple[object, ...]:
        """The next values of a list, such as targets that are chosen in several questions."""
        values = self._value(ask)
        name = LISTS.get(self._field(ask))
        if name is None or not isinstance(values, tuple):
            return (values,)
        start = self._lists.get(name, 0)
        self._lists[name] = start + number
        return values[start : start + number]

    def choose(
        self, ask: str, choices: Sequence[T], token: Callable[[T], str], label: Callable[[T], Line], /, **values: Arg
    ) -> T:
        """The choice that the command makes, though it were the only one."""
        return self.menu(ask, choices, token, label, **values)

    def one_of_a_sort(
        self,
        ask: str,
        sorts: Sequence[Sequence[T]],
        otherwise: T,
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
    ) -> T:
        """See :meth:`Answers.one_of_a_sort`."""
        del token, label
        wanted = self._value(ask)
        for sort in sorts:
            if wanted in sort or (len(sorts) == 1 and wanted == otherwise):
                return otherwise if len(sorts) == 1 else sort[0]
        raise NoSuchAnswer

    def menu(
        self, ask: str, choices: Sequence[T], token: Callable[[T], str], label: Callable[[T], Line], /, **values: Arg
    ) -> T:
        """See :meth:`Answers.menu`."""
        del token, label, values
        wanted = self._next(ask, 1)
        for choice in choices:
            if wanted == (choice,):
                return choice
        raise NoSuchAnswer

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
        """The choices that the command makes, in the order in which they are offered."""
        del token, label, values
        if least == most:
            wanted = self._next(ask, least)
        else:
            whole = self._value(ask)
            wanted = self._next(ask, min(most, len(whole)) if isinstance(whole, tuple) else 1)
        found = tuple(choice for choice in choices if choice in wanted)
        if found != wanted or not least <= len(found) <= most:
            raise NoSuchAnswer
        return found

    def amount(self, ask: str, least: int, most: int, /, **values: Arg) -> int:
        """See :meth:`Answers.amount`."""
        del values
        number = next(iter(self._next(ask, 1)), None)
        if not isinstance(number, int) or not least <= number <= most:
            raise NoSuchAnswer
        return number

    def text(self, ask: str, longest: int, /, **values: Arg) -> str:
        """See :meth:`Answers.text`."""
        del values
        said = self._value(ask)
        if not isinstance(said, str) or text_of(Text(Line(ask), longest), written(said)) is None:
            raise NoSuchAnswer
        return said

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """Whether the command declares another word."""
        del token, label
        said = self._value("declare")
        return isinstance(said, tuple) and self._lists.get("declare", 0) < len(said)

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`."""
        del ask, values
        name = BRANCHES.get(type(self._command))
        wanted = "" if name is None else name(self._command)
        for one in branches:
            if one.token == wanted and one.is_open(case):
                return one.offer(self, case)
        raise NoSuchAnswer


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
    "number": lambda command: command.options[0],  # type: ignore[union-attr]
}
"""By question the part of a command that answers it."""
LISTS = {
    "target": "targets",
    "targets": "targets",
    "give": "paid",
    "hand": "paid",
    "discard": "cards",
    "choice": "options",
    **{ask: ask for ask in DECLARED},
    "declare-more": "declare",
}
"""Questions that are answered by the next values of a list of a command, and the list."""
