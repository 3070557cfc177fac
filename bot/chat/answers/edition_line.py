"""What a card says of editions: which one answers and why, with buttons for the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from discord import ui

from bot.chat.answers.saved_questions import Kind
from bot.chat.base.context import Played, Why, book_name
from bot.chat.base.ids.fields import Row
from bot.chat.base.ids.id import Id, Pattern
from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer
from rules_index import BookInfo, Ruling

_BOOK, _LABEL = 60, 80


class EditionId(Id, prefix="edition"):
    """Answers a saved question in an edition."""

    kind: Kind
    asked: Row
    book: Annotated[str, Pattern("[^:]{1,64}")]


def rivals(books: Sequence[BookInfo], game: str | None) -> tuple[BookInfo, ...]:
    """The rulebooks of a game that has more than one; none for any other game."""
    printed = tuple(book for book in books if book.game == game and not book.corrects)
    return printed if len(printed) > 1 else ()


def edition_of(ruling: Ruling) -> str:
    """The key of the rulebook that a ruling is of, or that it corrects."""
    return ruling.book.corrects or ruling.book.key


def edition_line(ruling: Ruling, books: Sequence[BookInfo], played: Played, at: int, words: Localizer) -> str:
    """Which edition a ruling is of and why, in a line; empty where its game has only one, and for a server's notes.

    Args:
        ruling: the hit at place ``at`` of the answer.
        books: all books there are.
        played: what it was looked up in.
    """
    own = next((book for book in rivals(books, ruling.book.game) if book.key == edition_of(ruling)), None)
    if own is None or ruling.is_note or ruling.elsewhere:
        # That a rule is of an edition which is not played has a line of its own.
        return ""
    return written_line(own, _why(own, played, at), words)


def written_line(book: BookInfo, why: Why, words: Localizer) -> str:
    """The line for an edition that answers for this reason."""
    return words.say(f"edition-by-{why}", book=escape(one_line(book_name(book, words), _BOOK)))


def _why(own: BookInfo, played: Played, at: int) -> Why:
    if played.edition is None:
        return Why.RULE if played.why is None or (played.why is Why.AGREED and at > 0) else played.why
    return (played.why or Why.RULE) if played.edition == own.key else Why.NAMED


def edition_button(kind: Kind, asked: int, book: BookInfo, words: Localizer) -> ui.Button[Any]:
    """A button that answers a saved question of this kind in an edition."""
    label = one_line(words.say("edition-switch", book=book_name(book, words)), _LABEL)
    return ui.Button(label=label, custom_id=EditionId.id_for(kind=kind, asked=asked, book=book.key))


def other_editions(
    kind: Kind, asked: int, own: str, game: str, books: Sequence[BookInfo], words: Localizer
) -> ui.ActionRow[ui.LayoutView] | None:
    """The buttons for the other editions of a game; ``None`` where there are none."""
    others = [book for book in rivals(books, game) if book.key != own][:5]
    return ui.ActionRow(*(edition_button(kind, asked, book, words) for book in others)) if others else None
