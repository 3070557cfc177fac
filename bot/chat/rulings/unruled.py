"""What a question led to that no ruling answers: the values of components, else the nearest topics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.chat.answers.card import Shown
from bot.chat.answers.topics import NoRuling, public_topics, topics_card
from bot.chat.answers.values import brief_lines, public_values, values_card
from bot.locales.sentences import Localizer
from rules_index import CardAnswer, Gap, Ruling

ROOM = 320
"""Characters for the cards above a ruling; with the longest ruling they stay below Discord's 4,000."""


@dataclass(frozen=True, slots=True)
class Unruled:
    """An answer that is no ruling.

    Attributes:
        shown: what the person looks at.
        topics: the nearest rules.
        cards: the cards and other components that the question names.
        from_table: whether their values are the answer.
        gap: what no rulebook answers, if the question is about that.
        has_game: whether the game is known.
        guide: entries of the guide for judges that fit.
        leads: whether the first of the topics is clearly the nearest.
        first: lines about the components of the channel's match that the question names.
    """

    shown: Shown
    topics: Sequence[Ruling]
    cards: tuple[CardAnswer, ...] = ()
    from_table: bool = False
    gap: Gap | None = None
    has_game: bool = False
    guide: tuple[Ruling, ...] = ()
    first: Sequence[str] = ()
    leads: bool = False

    def card(self, words: Localizer) -> ui.LayoutView:
        """The answer for the person who asked."""
        if self.from_table:
            return values_card(self.shown, self.cards, self.topics, words)
        return topics_card(self.shown, self._topics(words), words)

    def public(self, words: Localizer, asker: discord.abc.User) -> ui.LayoutView:
        """The copy for the whole channel."""
        if self.from_table:
            return public_values(self.shown, self.cards, words, asker)
        return public_topics(self.shown, self._topics(words), words, asker)

    def _topics(self, words: Localizer) -> NoRuling:
        above = [*self.first, *brief_lines(self.cards, words, ROOM)]
        return NoRuling(self.topics, self.gap, above, self.has_game, self.guide, self.leads)
