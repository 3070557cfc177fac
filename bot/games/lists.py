"""Lists that players bring of their own, such as decks, as they are kept, shown, compared and held to a format."""

from __future__ import annotations

from typing import Protocol

from bot.games.questions import Option
from bot.games.setup import Choice, Setup
from bot.games.values import Section, Violation


class Lists(Protocol):
    """What a game can say of a list outside of any match; a text is as :meth:`Game.read` or :meth:`kept` wrote it.

    The components may have changed since a text was written. Every method takes any text and never raises.
    """

    @property
    def choice(self) -> Choice:
        """The choice of a seat that the lists are for."""
        ...

    @property
    def formats(self) -> tuple[Option, ...]:
        """What a list can be held to."""
        ...

    def form(self, setup: Setup) -> str | None:
        """The format that the lists of a match are held to; ``None`` where there is none such any more."""
        ...

    def kept(self, text: str) -> str:
        """The text as its owner keeps it and takes it elsewhere, with every name in it."""
        ...

    def breaches(self, text: str, form: str) -> tuple[Violation, ...]:
        """What is not understood in a text now, and else in what it breaks a format, all of it."""
        ...

    def shown(self, text: str) -> tuple[Section, ...]:
        """A list in words, part by part."""
        ...

    def compared(self, one: str, other: str) -> tuple[Section, ...]:
        """What only one of two lists has, or has more of, part by part; empty where they are equal."""
        ...
