"""The section of the rules: the whole bundle, what is surest first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.chat.answers.edition_line import rivals
from bot.chat.answers.ruling_text import Line, digest_lines, excerpt, gist_line, heading_of, source_label
from bot.chat.base.context import book_name
from bot.chat.base.messages import cut, select
from bot.chat.base.text import escape, one_line
from bot.chat.disputes.base.bundles import bundle_of
from bot.chat.disputes.base.cases import CaseContext
from bot.chat.disputes.base.ids import CiteId, QuoteId
from bot.chat.disputes.shows.sections import Part
from bot.disputes.model.refusals import DeskRefused
from bot.locales.sentences import Localizer
from rules_index import Ruling

_TEXT, _PASSAGE = 1200, 500
"""Characters of Markdown that a rule's own text and a passage have at most."""
_BLANK = " "
"""A line between paragraphs; a card leaves those out that have nothing at all."""


async def rules(context: CaseContext) -> Part:
    """The bundle of rules: each with its number, our text, its reading, the book's passage and how sure it is."""
    words, say = context.words, context.words.say
    found = await bundle_of(context)
    if isinstance(found, DeskRefused):
        return Part(context.said.why_not(found))
    surest = sorted((*found.notes, *found.rulings), key=lambda each: each.confidence, reverse=True)
    lines = await _open_editions(context, surest)
    for ruling in surest:
        lines += [*rule_lines(ruling, words), *_see_lines(found.see.get(ruling.id, ()), words), _BLANK]
    for card in found.cards:
        lines.append(say("desk-card", name=escape(card.name)))
    for ruling in found.elsewhere:
        heading = escape(heading_of(ruling, words.language))
        lines.append(say("desk-elsewhere", book=escape(ruling.book.title), rule=heading))
    return Part(lines or [say("desk-no-rules")], rows=_rows(context, surest))


async def _open_editions(context: CaseContext, surest: Sequence[Ruling]) -> list[str]:
    """That the table's edition is not known, where the game of the rules has several."""
    games = {ruling.book.game for ruling in surest if not ruling.is_note}
    if context.dispute.edition is not None or len(games) != 1:
        return []
    books = await asyncio.to_thread(lambda: context.interaction.client.oracle.books)
    printed = rivals(books, games.pop())
    named = escape("; ".join(book_name(book, context.words) for book in printed))
    return [context.words.say("desk-open-edition", editions=named), _BLANK] if printed else []


def rule_lines(ruling: Ruling, words: Localizer) -> list[str]:
    """A rule as a judge reads it: our text with its lists and tables, our reading, the book's own passage."""
    say = words.say
    sure = say("surety", level=ruling.surety)
    label = source_label(ruling, words)
    lines = [f"**{escape(heading_of(ruling, words.language))}** · {sure}", *([f"-# {label}"] if label else [])]
    gist = gist_line(ruling, words)
    lines += [gist] if gist else []
    text = list(digest_lines(ruling.text))
    lines += _within(text, _TEXT)
    # What follows a list directly would be read as a part of its last item.
    lines += [_BLANK] if text and text[-1].lead else []
    reading = " ".join(ruling.reading_in(words.language).split())
    lines += [say("desk-reading", text=escape(reading))] if reading else []
    if ruling.passages:
        quoted = excerpt(ruling.passages[0], ruling.matched).lines
        lines += [*_within(quoted, _PASSAGE), f"> — {escape(ruling.book.title)}"]
    return lines


def _within(lines: Iterable[Line], most: int) -> Iterator[str]:
    """Lines as Markdown, up to the end of the last one that fits."""
    written = "\n".join(f"{line.lead}{escape(line.text)}" for line in lines if line.text)
    return iter(cut(written, most).splitlines())


def _see_lines(rulings: Sequence[Ruling], words: Localizer) -> list[str]:
    return [words.say("desk-see", rules=_headings(rulings, words))] if rulings else []


def _headings(rulings: Sequence[Ruling], words: Localizer) -> str:
    return escape("; ".join(heading_of(each, words.language) for each in rulings))


def _rows(context: CaseContext, surest: Sequence[Ruling]) -> list[list[ui.Item[Any]]]:
    """The selects that cite and quote, the surest rule first."""
    say, language = context.words.say, context.words.language
    if not surest:
        return []
    options = [
        discord.SelectOption(label=one_line(heading_of(ruling, language), 100), value=ruling.id[:100])
        for ruling in surest
    ]
    return [
        [select(CiteId.id_for(number=context.number), options, say("desk-cite"), (1, len(options)))],
        [select(QuoteId.id_for(number=context.number), options, say("desk-quote"))],
    ]
