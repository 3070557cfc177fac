"""What can be looked up in a match of a game by a command that has the game's name."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from bot.games.questions import Option
from bot.games.values import Rejected, Section, Viewer


class Topic(Struct, frozen=True):
    """One thing to look up: a subcommand.

    Attributes:
        key: its name, and a part of the ids of its sentences.
        asks: it is asked for by a name or a number, which is typed.
        saves: the file that :meth:`Game.save` makes comes with it, and where nothing can be saved its refusal does.
    """

    key: str
    asks: bool = False
    saves: bool = False


class Lookups(Protocol):
    """What a game tells of a position when it is asked; nothing that the viewer may not know."""

    @property
    def topics(self) -> tuple[Topic, ...]:
        """Everything there is to look up."""
        ...

    def found(self, state: Any, viewer: Viewer, topic: Topic, typed: str) -> tuple[Section, ...] | Rejected:
        """What is to be shown of a topic; rejected, with the reason, where what was typed shows nothing.

        Args:
            typed: whatever was typed where the topic asks for something.
        """
        ...

    def names(self, state: Any, viewer: Viewer, topic: Topic) -> tuple[Option, ...]:
        """What can be typed for a topic that asks for something, as far as the viewer may know it."""
        ...
