"""Parts of a list while it is read, and what of them its owner alone knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

_SPACED = 5
"""From so many lines with a blank one between each two, a blank line is a habit and parts nothing."""

LineTrouble: TypeAlias = Literal["unknown", "several", "count", "ordinal", "printing", "clash"]
PartKind: TypeAlias = Literal["main", "side", "out", "meta", "unsure"]
ListTrouble: TypeAlias = Literal["binary", "long", "broken", "empty", "large"]


class Trouble(Struct, frozen=True):
    """Why a list, or a line of it, is not understood.

    Attributes:
        kind: ``binary`` is no text, ``long`` has too many lines or bytes, ``broken`` is a program's file that ends in
            the middle or is spoilt, ``empty`` has no card, ``large`` too many cards;
            of a line: ``unknown``, ``several`` cards fit, ``count`` is no number of copies, ``ordinal`` may number the
            line, ``printing`` may number the printing, ``clash`` has a code and a name of different cards.
        line: its number, from 1; 0 for the whole list.
        typed: the name as it was written.
        near: codes of the cards that could be meant, the nearest first.
    """

    kind: ListTrouble | LineTrouble
    line: int = 0
    typed: str = ""
    near: tuple[str, ...] = ()


class Taken(NamedTuple):
    """A line that is understood.

    Attributes:
        line: its number in the file, and ``at`` its place in the list.
        typed: the name as it was written, where it was guessed.
        gap: how many blank lines are between it and the card before.
        is_labelled: a heading that is known is between them.
    """

    code: str
    copies: int
    line: int
    typed: str
    at: int
    gap: int
    is_labelled: bool


@dataclass
class ListPart:
    """What stands below one heading.

    Attributes:
        kind: ``unsure`` where the heading is not known.
        at: the place of the heading in the list.
        name: the heading as it was written.
        lost: copies of cards that are not understood.
        end: the place of the heading below which the list goes on with the deck or its sideboard, and which of them;
            ``None`` where another part begins below it, or nothing.
    """

    kind: PartKind
    at: int = -1
    name: str = ""
    taken: list[Taken] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)
    lost: int = 0
    end: tuple[int, PartKind] | None = None

    @property
    def cards(self) -> list[tuple[str, int]]:
        """The cards by code, with how many there are on each line."""
        return [(each.code, each.copies) for each in self.taken]

    @property
    def count(self) -> int:
        """How many cards there are, those included that are not understood."""
        return sum(each.copies for each in self.taken) + self.lost


class Question(Struct, frozen=True):
    """What of a list its owner alone knows: what the cards are that stand below a blank line, or below headings.

    Attributes:
        at: the places of the headings in the list, or of the first line below the blank one.
        count: how many cards it is about, and ``rest`` how many are in the deck besides.
        names: the headings as they were written; none for a blank line.
        ends: where the deck or its sideboard goes on below them, see :attr:`ListPart.end`.
    """

    at: tuple[int, ...]
    count: int
    rest: int
    names: tuple[str, ...] = ()
    ends: tuple[tuple[int, PartKind], ...] = ()


def question_of(main: ListPart, unsure: Sequence[ListPart], *, has_side: bool) -> Question | None:
    """What is to be asked about a list, one thing at a time.

    Args:
        unsure: parts below headings that are not known.
        has_side: the list says itself which cards are its sideboard.
    """
    if unsure:
        count = sum(part.count for part in unsure)
        at, names = tuple(part.at for part in unsure), tuple(part.name for part in unsure)
        return Question(at, count, main.count, names, tuple(part.end for part in unsure if part.end))
    taken = main.taken
    gaps = [each.gap for each in taken[1:]]
    usual = min(gaps) if len(taken) >= _SPACED else 0
    parted = [place for place, gap in enumerate(gaps, 1) if gap > usual]
    if has_side or not parted or taken[parted[-1]].is_labelled:
        return None
    count = sum(each.copies for each in taken[parted[-1] :])
    return Question((taken[parted[-1]].at,), count, main.count - count)
