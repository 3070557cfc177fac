"""The card of a topic: a page of its rules, each a line, with a select that opens one."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.chat.answers.card import layout, small
from bot.chat.answers.edition_line import other_editions, rivals, written_line
from bot.chat.answers.ruling_text import heading_of, summary_of
from bot.chat.answers.saved_ids import ViewAction
from bot.chat.answers.saved_questions import Kind, topic_select, view_button
from bot.chat.base.context import Why
from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer
from rules_index import BookInfo, BookKind, RuleList, Ruling

list_button = view_button(Kind.LISTING)

_LINES, _PAGE, _SUMMARY = 12, 800, 80
"""Rules of a page at most, and the characters of Markdown that they may take together."""
_TITLE, _BOOK, _OPTION = 100, 100, 100
_LABELS = {BookKind.FAQ: "rules-official", BookKind.ERRATA: "rules-errata"}


def page_with(found: RuleList, words: Localizer, at: int) -> int:
    """The page of the list that has the rule at this place."""
    return next((number for number, page in enumerate(_pages(found, words)) if at in page), 0)


def list_card(
    asked: int | None,
    found: RuleList,
    words: Localizer,
    page: int = 0,
    *,
    why: Why | None = None,
    books: tuple[BookInfo, ...] = (),
    shared: bool = False,
) -> ui.LayoutView:
    """A page of a topic's rules for the person who asked.

    Args:
        asked: the saved question's id; ``None`` when it could not be saved: then nothing can be pressed.
        found: the rules.
        words: sentences for the person.
        page: which page, from 0.
        why: why it is that of this edition.
        books: all books there are: where the game has other editions, these have buttons.
        shared: whether the person has shown it to the channel already.
    """
    pages = _pages(found, words)
    page = min(page, len(pages) - 1)
    book = found.topic.book
    printed = rivals(books, book.game)
    said = [written_line(book, why, words)] if printed and why else []
    view = layout(_box(found, pages, page, words, [words.say("rules-hint"), *said]))
    if asked is None:
        return view
    options = [_option(at, found.rulings[at], words) for at in pages[page]]
    view.add_item(ui.ActionRow(topic_select(asked, options, words.say("rules-pick"))))
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for sentence, to in (("button-page-before", page - 1), ("button-page-after", page + 1)):
        if 0 <= to < len(pages):
            row.add_item(list_button(asked, ViewAction.SHOW, pages[to][0], to, label=words.say(sentence)))
    label = words.say("button-shared" if shared else "button-share")
    row.add_item(list_button(asked, ViewAction.SHARE, 0, page, label=label, disabled=shared, main=True))
    view.add_item(row)
    others = other_editions(Kind.LISTING, asked, book.key, book.game, printed, words)
    if others is not None:
        view.add_item(others)
    return view


def public_list(found: RuleList, words: Localizer, page: int, shower: discord.abc.User) -> ui.LayoutView:
    """The copy of a page for the whole channel; nothing to press."""
    intro = words.say("rules-asked", user=shower.mention)
    pages = _pages(found, words)
    hint = words.say("rules-hint-public", command=words.say("command-rule"))
    return layout(ui.TextDisplay(intro), _box(found, pages, min(page, len(pages) - 1), words, [hint]))


def _box(
    found: RuleList, pages: Sequence[range], page: int, words: Localizer, notes: Sequence[str]
) -> ui.Container[ui.LayoutView]:
    topic = found.topic
    count = words.say("rules-count", count=len(found.rulings))
    places = [words.say("ruling-page-of", page=page + 1, pages=len(pages))] if len(pages) > 1 else []
    book = escape(one_line(" · ".join(part for part in (topic.book.title, topic.book.edition) if part), _BOOK))
    title = escape(one_line(topic.title_in(words.language), _TITLE))
    lines = "\n".join(_line(found.rulings[at], words) for at in pages[page])
    return ui.Container(
        ui.TextDisplay(f"### {title}\n{small([' · '.join([count, *places])])}"),
        ui.TextDisplay(lines),
        ui.Separator(),
        ui.TextDisplay(small([*notes, book])),
        accent_colour=discord.Colour.blurple(),
    )


def _pages(found: RuleList, words: Localizer) -> list[range]:
    """The places of the rules of each page."""
    pages: list[range] = []
    first = taken = 0
    for at, ruling in enumerate(found.rulings):
        length = len(_line(ruling, words)) + 1
        if at > first and (at - first >= _LINES or taken + length > _PAGE):
            pages.append(range(first, at))
            first, taken = at, 0
        taken += length
    return [*pages, range(first, len(found.rulings))]


def _line(ruling: Ruling, words: Localizer) -> str:
    label = _LABELS.get(ruling.book.kind)
    said = f" · {words.say(label)}" if label else ""
    heading, summary = heading_of(ruling, words.language), one_line(summary_of(ruling, words.language), _SUMMARY)
    return f"- **{escape(heading)}**{said}: {escape(summary)}"


def _option(at: int, ruling: Ruling, words: Localizer) -> discord.SelectOption:
    label = one_line(heading_of(ruling, words.language), _OPTION)
    return discord.SelectOption(label=label, value=str(at))
