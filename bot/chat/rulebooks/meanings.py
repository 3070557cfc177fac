"""The words of a server and what they mean in its books, a page at a time, with a select that has one forgotten."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import GAP, button, select
from bot.chat.base.text import escape, one_line
from bot.chat.rulebooks.ids import BookWordId, BookWordsId
from bot.disputes.model.aliases import Alias
from bot.locales.sentences import Localizer

PAGE = 12
"""Words of a page: with the books or the outline above them they are no more than a message holds."""
_TITLE, _LABEL, _VALUE = 60, 100, 100
"""Characters of a book's title, and of an option's label and value at most."""


@dataclass(frozen=True, slots=True)
class Meanings:
    """A page of what words mean.

    ``number`` is the book's, 0 where the words are of several books: then ``titles`` are theirs, by their keys. Beyond
    the last page is the last page.
    """

    said: Sequence[Alias] = ()
    number: int = 0
    page: int = 0
    titles: Mapping[str, str] = field(default_factory=dict)

    @property
    def pages(self) -> int:
        """How many pages there are, one at least."""
        return max(-(-len(self.said) // PAGE), 1)

    @property
    def at(self) -> int:
        """The page that is shown, from 0."""
        return min(self.page, self.pages - 1)

    @property
    def shown(self) -> Sequence[Alias]:
        """The words of that page."""
        return self.said[self.at * PAGE :][:PAGE]

    def lines(self, words: Localizer) -> list[str]:
        """A heading with how many words there are, and a line for each of the page; none where there are no words."""
        if not self.said:
            return []
        heading = f"**{words.say('alias-list')}**"
        if self.pages > 1:
            count = words.say("alias-count", count=len(self.said))
            heading += f" · {count} · {words.say('ruling-page-of', page=self.at + 1, pages=self.pages)}"
        return [GAP, heading, *(f"- {self._line(each, words)}" for each in self.shown)]

    def rows(self, words: Localizer, *, keeps: bool) -> list[list[ui.Item[Any]]]:
        """Buttons that turn the pages, and a select for those who may have a word forgotten."""
        options = [
            discord.SelectOption(
                label=one_line(words.say("alias-one", word=each.word, means=each.means), _LABEL), value=value
            )
            for each in self.shown
            if len(value := f"{each.edition}:{each.word}") <= _VALUE
        ]
        rows: list[list[ui.Item[Any]]] = []
        if keeps and options:
            shown = BookWordId.id_for(number=self.number, page=self.at)
            rows.append([select(shown, options, words.say("alias-forget"))])
        turned = (("button-page-before", self.at - 1), ("button-page-after", self.at + 1))
        turning: list[ui.Item[Any]] = [
            button(BookWordsId.id_for(number=self.number, page=to), words.say(label))
            for label, to in turned
            if 0 <= to < self.pages
        ]
        return [*rows, turning] if turning else rows

    def _line(self, said: Alias, words: Localizer) -> str:
        book = self.titles.get(said.edition, "")
        values = {"word": escape(said.word), "means": escape(said.means), "book": escape(one_line(book, _TITLE))}
        return words.say("alias-one-in" if book else "alias-one", **values)


NO_MEANINGS = Meanings()
