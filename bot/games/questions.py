"""How a game asks: prompts, the questions on the way to a command, and the command at the end."""

from __future__ import annotations

from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from bot.games.values import BENCH, Line, Seat, Violation

CommandOut = TypeVar("CommandOut", covariant=True)


class Option(Struct, frozen=True):
    """One thing that can be picked; ``token`` (at most 24 characters of ``a-z0-9.-``) is what a button carries.

    Whoever is asked can read it. So neither the token of a thing that may be hidden nor its place among the options
    follows from what it is, from its number in the state, or from what it was called while it was known: both follow
    from what that seat sees. While the question stands, a token names the same thing.
    """

    token: str
    label: Line


class Barred(Struct, frozen=True):
    """What cannot be picked where somebody would look for it, and why; nothing that whoever is asked may not know."""

    what: Line
    why: Violation


class Step(Struct, frozen=True):
    """One question on the way to a command: never empty, and every option leads to at least one legal command.

    Where several may be picked at once, their tokens are one part of the path, joined by ``+`` in the order of the
    options, so that the same picks are the same path. None at all is the part ``-``.

    Attributes:
        ask: where its ``who`` names somebody, the question is about them, and is not folded with one about another.
        least, most: how many options are picked.
        others: what can be done in the place of the picks; one of them is a part of the path by itself.
    """

    ask: Line
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    others: tuple[Option, ...] = ()


class Number(Struct, frozen=True):
    """A question that is answered by a number from ``least`` to ``most``, in digits; each leads to a legal command."""

    ask: Line
    least: int
    most: int


class Name(Struct, frozen=True):
    """A question that is answered by one of many names, typed in part: :meth:`Game.suggest` finds them."""

    ask: Line


class Text(Struct, frozen=True):
    """A question that is answered in the player's own words, which nothing parses; see :func:`offers.written`.

    An answer has at most ``longest`` characters on one line, and may be empty.
    """

    ask: Line
    longest: int


def bare(ask: Line) -> Line:
    """A question without what it is about, where a game puts both into one line: its argument ``question``."""
    inner = ask.args.get("question") if "about" in ask.args else None
    return inner if isinstance(inner, Line) else ask


Question: TypeAlias = Step | Number | Name | Text
"""What a path of picks may come to before its end."""


class Complete(Struct, Generic[CommandOut], frozen=True):
    """The end of a path: a legal command and what it will do, to be confirmed.

    Attributes:
        final: it cannot be taken back without a judge, because it rolls, draws or reveals.
        more: what the command may be continued with: the path with the token of one goes on to a longer command.
        why: what is final about it, where the game says it more exactly than that something is rolled or revealed.
        previewed: it is previewed even where it can be taken back, because its picks do not say all that it does.
    """

    command: CommandOut
    preview: Line
    final: bool = False
    more: tuple[Option, ...] = ()
    why: Line | None = None
    previewed: bool = False


Urgency: TypeAlias = Literal["move", "window", "chore"]
"""How pressing a question is.

``move``: the match waits for the seat's decision; it is pinged and has the whole time of a move.
``window``: the seat may step in, and mostly passes; it has the time of a window, and missing it is a pass.
``chore``: something that must be done and decides little; it is not pinged, only reminded.
"""


class Prompt(Struct, frozen=True):
    """A seat is asked something; who is asked what is public, and follows from what is public alone.

    Attributes:
        id: names the question as long as it is asked; a button that carries another id is stale.
        seat: who is asked; where a group decides together, who holds the question.
        ask: what is awaited, in words that tell nobody anything hidden.
        optional: the match goes on without an answer as soon as nobody else is asked.
        urgency: rules pings and clocks.
        window: the window that this is a seat's part of. All prompts of one window are asked at once, and a seat's has
            the same id from its opening until something is done in it, so that an answer can be given ahead.
        ahead: the seat's turn in the window has not come; :meth:`Game.step` offers its answers, and
            :meth:`Game.decide` refuses them until then.
        council: where a table plays together, for so many seconds at most the seat's answer waits until the others have
            advised.
        onward: the window comes before the seat's own move, which may be its answer: then it does nothing here.
        judge: it is about the seat and answered by a judge, and while it is asked no clock runs.
    """

    id: str
    seat: Seat
    ask: Line
    optional: bool = False
    urgency: Urgency = "move"
    window: str = ""
    ahead: bool = False
    council: int = 0
    onward: bool = False
    judge: bool = False

    @property
    def decider(self) -> Seat:
        """In whose place :meth:`Game.decide` is given the answer."""
        return BENCH if self.judge else self.seat
