"""Walking a path of picked tokens through a tree of questions that is written as plain code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.games.contract import Arg, Line, Option, Step

T = TypeVar("T")


class Asked(Exception):
    """The path ends at a question."""

    def __init__(self, step: Step) -> None:
        self.step = step


class Astray(Exception):
    """The path leads nowhere."""


class Walk:
    """Answers questions from a path; the first one that the path does not answer is raised as :class:`Asked`."""

    __slots__ = ("_at", "_path")

    def __init__(self, path: tuple[str, ...]) -> None:
        self._path = path
        self._at = 0

    @property
    def done(self) -> bool:
        """Whether the whole path has been walked."""
        return self._at == len(self._path)

    def take(self) -> str | None:
        """The next token of the path; ``None`` at its end."""
        if self._at == len(self._path):
            return None
        self._at += 1
        return self._path[self._at - 1]

    def choose(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
        **values: Arg,
    ) -> T:
        """The choice that the path picks; an only one is taken without asking.

        Raises:
            Asked: the path ends here.
            Astray: it names none of the choices, or there is none.
        """
        if len(choices) == 1:
            return choices[0]
        return self.menu(ask, choices, token, label, **values)

    def menu(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
        **values: Arg,
    ) -> T:
        """The choice that the path picks, asked for even when it is the only one.

        Raises:
            Asked: the path ends here.
            Astray: it names none of the choices, or there is none.
        """
        if self._at < len(self._path):
            wanted = self._path[self._at]
            self._at += 1
            for choice in choices:
                if token(choice) == wanted:
                    return choice
            raise Astray
        if not choices:
            raise Astray
        raise Asked(Step(Line(ask, values), tuple(Option(token(choice), label(choice)) for choice in choices)))

    def number(self, ask: str, label: str, least: int, most: int, /, **values: Arg) -> int:
        """A number from ``least`` to ``most``; each option's line is ``label`` with ``count``."""
        return self.choose(ask, range(least, most + 1), str, lambda n: Line(label, {"count": n, **values}), **values)
