"""What the seats of a match keep to themselves: what they settled about their answers, and answers given ahead."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Raw, Struct
from msgspec.structs import replace

from bot.games.values import Seat, Violation


class Ahead(Struct, frozen=True):
    """An answer to a question of a window before the seat's turn.

    Attributes:
        question: its id, as :meth:`Position.question_id` gives it.
        command: the command as JSON.
        path: the tokens that were picked on the way to it; none where it was written.
        refused: why it could not be played when the turn came.
    """

    seat: Seat
    question: str
    command: Raw
    path: tuple[str, ...] = ()
    refused: tuple[Violation, ...] = ()


class Answers(Struct, frozen=True):
    """All of it; each seat may know its own part, and nobody else whether there is any.

    Attributes:
        revision: counts its changes; the revision of the match does not, because others could see that.
        standing: by seat, the tokens it settled by the names of :meth:`Game.standing_choices`.
        ahead: the answers given ahead; one a question at most.
    """

    revision: int = 0
    standing: dict[Seat, dict[str, str]] = {}
    ahead: tuple[Ahead, ...] = ()

    def answer(self, seat: Seat, question: str) -> Ahead | None:
        """What a seat answered ahead to a question."""
        return next((each for each in self.ahead if (each.seat, each.question) == (seat, question)), None)

    def settling(self, seat: Seat, name: str, token: str) -> Answers:
        """With one of a seat's standing choices settled."""
        return replace(self, standing={**self.standing, seat: {**self.standing.get(seat, {}), name: token}})

    def answering(self, answer: Ahead) -> Answers:
        """With an answer given ahead, in place of an earlier one."""
        return replace(self, ahead=(*self.forgetting(answer.seat, answer.question).ahead, answer))

    def forgetting(self, seat: Seat, question: str) -> Answers:
        """Without what a seat answered ahead to a question."""
        left = tuple(each for each in self.ahead if (each.seat, each.question) != (seat, question))
        return replace(self, ahead=left)

    def leaving(self, seat: Seat) -> Answers:
        """Without anything of a seat's."""
        standing = {other: chosen for other, chosen in self.standing.items() if other != seat}
        return replace(self, standing=standing, ahead=tuple(each for each in self.ahead if each.seat != seat))

    def asked(self, questions: Iterable[tuple[Seat, str]]) -> Answers:
        """Without answers to what is not asked any more."""
        known = set(questions)
        left = tuple(each for each in self.ahead if (each.seat, each.question) in known)
        return self if left == self.ahead else replace(self, ahead=left)


NONE = Answers()
"""Where no seat settled or answered anything in advance."""
