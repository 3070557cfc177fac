"""What identifies cards to a seat that picks one, and in which order it is shown them.

Nothing of it follows from the ids of cards: whoever knows them may know which card is hidden.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from bot.games.doomtrooper.looks.seen.knowing import knows
from bot.games.doomtrooper.position.arrivals import TABLE
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId, Zone
from bot.games.kernel.ask import PathAnswers
from bot.games.values import Arg, Line, Seat

T = TypeVar("T")
_PILES: dict[Zone, str] = {
    "library": "l", "hand": "h", "sideboard": "b", "discard": "d", "sacrificed": "s", "gone": "g",
}  # fmt: skip
_CODE = 12


class CardTokens(Generic[T]):
    """The tokens of choices that are about a card each, for one seat.

    On the table a card is the one that came as the so-and-so-many-th: everybody saw it come. In a pile it is one of its
    name, of those that the seat knows there.

    Args:
        card: the card of a choice; :data:`NO_CARD` where it is about none.
        more: what tells choices about the same card apart.
        nothing: the token of a choice about no card.
    """

    def __init__(
        self,
        case: Case,
        seat: Seat,
        card: Callable[[T], CardId],
        *,
        more: Callable[[T], str] = lambda _: "",
        nothing: str = "",
    ) -> None:
        self.case = case
        self._seat, self._card, self._more, self._nothing = seat, card, more, nothing

    def __call__(self, choice: T) -> str:
        """The token of a choice."""
        card = self._card(choice)
        return self._nothing if card == NO_CARD else self._of(card) + self._more(choice)

    def place(self, choice: T) -> float:
        """Where a choice is shown: cards of piles first, then what is on the table as it came, no card last."""
        card = self._card(choice)
        return float("inf") if card == NO_CARD else self.case.card(card).since

    def _of(self, card: CardId) -> str:
        here = self.case.card(card)
        if here.zone in TABLE:
            return f"t{here.since}"
        if not knows(self.case, card, self._seat):
            raise LookupError(f"seat {self._seat} would be shown by a token which card of a pile it does not know")
        pile = self.case.pile(here.holder, here.zone)
        alike = [at for at in pile if self.case.card(at).code == here.code and knows(self.case, at, self._seat)]
        # A short name for what the seat knows anyway.
        name = hashlib.sha256(here.code.encode()).hexdigest()[:_CODE]
        return f"{_PILES[here.zone]}{here.holder}-{name}.{alike.index(card) + 1}"


def card_tokens(case: Case, seat: Seat, nothing: str = "") -> CardTokens[CardId]:
    """The tokens of choices that are cards."""
    return CardTokens(case, seat, lambda card: card, nothing=nothing)


class ShownAnswers(PathAnswers):
    """Answers from a path, for people: cards are shown as they came.

    In matches of the first version they are gone through by their ids, which must be seen nowhere.
    """

    __slots__ = ()

    def menu(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
        **values: Arg,
    ) -> T:
        """See :meth:`Answers.menu`."""
        return super().menu(ask, _shown(choices, token), token, label, **values)

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
        found = super().several(ask, _shown(choices, token), token, label, least, most, **values)
        return tuple(choice for choice in choices if choice in found)


def _shown(choices: Sequence[T], token: Callable[[T], str]) -> Sequence[T]:
    if not isinstance(token, CardTokens) or token.case.state.by_arrival:
        return choices
    return sorted(choices, key=token.place)
