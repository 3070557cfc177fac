"""Things to look up in a match of a game by a command of its name, and to ask about in words."""

from __future__ import annotations

from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct

from bot.games.questions import Barred, Option
from bot.games.values import Line, Rejected, Seat, Section, Viewer, Violation

Deed: TypeAlias = Literal[
    "attack", "board", "build", "buy", "card", "cover", "deploy", "drink", "eat", "end", "exodus", "guard", "heal",
    "meditate", "mine", "move", "pick", "play", "recruit", "sabotage", "scavenge", "search", "skill", "sleep", "trade",
    "transfer", "uncover", "use",
]  # fmt: skip
"""Something that players ask whether they may do it now, by what it is called in all games."""


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


class Deeds(Protocol):
    """Answers about the deeds of a game's turns for players who ask in the middle of a match.

    Attributes:
        hides_nothing: everybody may know all of a position.
        asks_who_first: a question may ask who does a deed before it asks which.
    """

    hides_nothing: bool
    asks_who_first: bool

    def turn(self, state: Any) -> str:
        """The slug of the rule on whose turn it is."""
        ...

    def picks(self, state: Any, seat: Seat, deed: Deed) -> frozenset[str]:
        """The tokens of the options that lead a seat to a deed now, ``*`` for every option; none where none does."""
        ...

    def missing(self, state: Any, seat: Seat, deed: Deed) -> tuple[Barred, ...]:
        """The things in a deed that a seat with an open question cannot have, each with the reason."""
        ...

    def whom(self, state: Any, seat: Seat, deed: Deed) -> tuple[Line, ...] | None:
        """With what or against whom a deed can be done to which there is an option; ``None`` where that says it all."""
        ...

    def why_not(self, state: Any, seat: Seat, deed: Deed) -> Violation | None:
        """Why a seat that is asked something cannot do a deed which is not on offer; nothing that it may not know."""
        ...

    def left(self, state: Any, seat: Seat) -> tuple[Line, ...]:
        """The means that a seat has left to act with, as everybody sees them."""
        ...
