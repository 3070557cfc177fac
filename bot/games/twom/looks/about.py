"""Questions about something that was said just before, each put with what that was."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.games.kernel.ask import Answers, Asked
from bot.games.values import Arg, Line

T = TypeVar("T")
ABOUT = "twom-ask-about"


def read_with(answers: Answers, about: Callable[[], Line]) -> Answers:
    """Answers to questions that are read with what they are about; the answers themselves where nobody reads them."""
    return About(answers, about) if answers.is_read else answers


class About(Answers):
    """Answers to questions that are read with what they are about: nobody need have seen the answer before."""

    __slots__ = ("_about", "_of")

    def __init__(self, answers: Answers, about: Callable[[], Line]) -> None:
        self._of = answers
        self._about = about

    def picks(self, asked: Asked[T]) -> Sequence[T]:
        """See :meth:`Answers.picks`."""
        return self._of.picks(replace(asked, key=ABOUT, values=self._values(asked.key, asked.values)))

    def counts(self, ask: str, least: int, most: int, values: Mapping[str, Arg]) -> int:
        """See :meth:`Answers.counts`."""
        return self._of.counts(ABOUT, least, most, self._values(ask, values))

    def says(self, ask: str, longest: int, values: Mapping[str, Arg]) -> str:
        """See :meth:`Answers.says`."""
        return self._of.says(ABOUT, longest, self._values(ask, values))

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """See :meth:`Answers.more`."""
        return self._of.more(token, label)

    def _values(self, ask: str, values: Mapping[str, Arg]) -> Mapping[str, Arg]:
        return {"question": Line(ask, {**values}), "about": self._about()}
