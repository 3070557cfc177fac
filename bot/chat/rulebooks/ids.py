"""The ids of the buttons and selects under what is said of a server's rulebooks."""

from __future__ import annotations

from typing import Annotated, Literal

from bot.chat.base.ids.fields import FewPages, digits
from bot.chat.base.ids.id import Id


class BookId(Id):
    """A book of the server by its number."""

    number: Annotated[int, digits(5)]


class BookActId(BookId, prefix="book"):
    """Does something with a book."""

    act: Literal["confirm", "flat", "discard", "remove"]


class BookTryId(BookId, prefix="book:try"):
    """Asks a draft one of the questions to try."""


class BookPagesId(BookId, prefix="book:pages"):
    """Says who may see pictures of its pages."""


class BookWordsId(BookId, prefix="book:words"):
    """Shows a page of what words mean in a book; with the number 0, in those that are not the server's own."""

    page: FewPages


class BookWordId(BookWordsId, prefix="book:word"):
    """Forgets what a word of that page means."""
