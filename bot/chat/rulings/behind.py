"""The views behind a card's buttons: the whole rule with the book's own words, the rules around it, all other hits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.chat.answers.card import Shown, boxed, colour_of, intro, layout, options_at, share_button, small
from bot.chat.answers.edition_line import edition_of, other_editions
from bot.chat.answers.ruling_text import (
    Line,
    body,
    cited,
    emphasis,
    excerpt,
    gist_line,
    heading_of,
    original_line,
    own_lines,
    paginate,
    passage_heading,
    source_label,
    summary_of,
)
from bot.chat.answers.saved_ids import Action
from bot.chat.answers.saved_questions import Selects, ruling_button, see_select, topic_select
from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer
from rules_index import Ruling

_OPTIONS, _LABEL, _HIT = 25, 100, 90


def whole_card(shown: Shown, ruling: Ruling, words: Localizer, *, but: Sequence[Ruling] = ()) -> ui.LayoutView:
    """The whole rule, and the book's own words as far as they matter; ``shown.page`` counts from 1."""
    box, pages = _whole(shown, ruling, words, but)
    view = layout(box)
    if shown.asked is not None:
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(_back(shown, shown.asked, words))
        if pages > 1:
            _add_paging(row, (Action.PAGE_BEFORE, Action.PAGE_AFTER), shown, range(1, pages + 1), words)
        row.add_item(ruling_button(shown.asked, Action.CONTEXT, shown.at, label=words.say("button-context")))
        row.add_item(share_button(shown, shown.asked, words))
        view.add_item(row)
    return view


def public_whole(
    shown: Shown, ruling: Ruling, words: Localizer, asker: discord.abc.User, *, but: Sequence[Ruling] = ()
) -> ui.LayoutView:
    """The copy of a page for the whole channel: who asked what; nothing to press."""
    box, pages = _whole(shown, ruling, words, but)
    view = layout(ui.TextDisplay(intro(shown, words, asker)), box)
    if pages > 1:
        told = words.say("ruling-continues", pages=pages - 1, command=words.say("command-rule"))
        view.add_item(ui.TextDisplay(small([told])))
    return view


def context_card(shown: Shown, around: Sequence[Ruling], ruling: Ruling, words: Localizer) -> ui.LayoutView:
    """The rules before and after a ruling, in the order of the book, with all that the book says."""
    lines: list[Line] = []
    for each in around:
        arrow = "▸ " if each.id == ruling.id else ""
        lines.append(Line(f"{arrow}**{escape(heading_of(each, words.language))}**", ready=True))
        label, gist = source_label(each, words), gist_line(each, words)
        lines += [Line(told, ready=True) for told in (small([label]) if label else "", gist) if told]
        lines += [*body(each, words), Line("")]
    pages = paginate(lines, escape)
    page = min(shown.page, len(pages) - 1)
    title = words.say("ruling-context", rule=escape(heading_of(ruling, words.language)))
    foot = [cited(ruling)] if not ruling.is_note else []
    if len(pages) > 1:
        foot.append(words.say("ruling-page-of", page=page + 1, pages=len(pages)))
    view = layout(boxed(None, f"### {title}", pages[page], small(foot)))
    if shown.asked is not None:
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(_back(shown, shown.asked, words))
        if len(pages) > 1:
            _add_paging(row, (Action.CONTEXT_BEFORE, Action.CONTEXT_AFTER), shown, range(len(pages)), words)
        view.add_item(row)
    return view


def others_card(
    shown: Shown,
    ruling: Ruling,
    others: Mapping[int, Ruling],
    linked: Sequence[Ruling],
    words: Localizer,
    *,
    above: str = "",
    select: Selects = topic_select,
) -> ui.LayoutView:
    """All other hits, the rules that this one points to, and the other editions.

    Args:
        others: the other hits by their places.
        linked: exceptions to the rule and rules that it points to.
        above: a line above them.
        select: makes the select of the other hits.
    """
    title = words.say("ruling-others" if others else "ruling-see-pick")
    listed = [*others.values()] or linked
    over: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(above)] if above else []
    view = layout(*over, boxed(None, f"### {title}", "\n".join(_hit(each, words) for each in listed[:_OPTIONS]), ""))
    if shown.asked is None:
        return view
    if others:
        pick = words.say("ruling-others-pick" if select is topic_select else "missed-pick")
        view.add_item(ui.ActionRow(select(shown.asked, options_at(others, words), pick)))
    if options := _links(linked, words):
        view.add_item(ui.ActionRow(see_select(shown.asked, options, words.say("ruling-see-pick"))))
    editions = None
    if shown.answered and not (shown.kind.has_view or ruling.is_note):
        editions = other_editions(shown.kind, shown.asked, edition_of(ruling), ruling.book.game, shown.books, words)
    if editions is not None:
        view.add_item(editions)
    view.add_item(ui.ActionRow(_back(shown, shown.asked, words)))
    return view


def _whole(
    shown: Shown, ruling: Ruling, words: Localizer, but: Sequence[Ruling]
) -> tuple[ui.Container[ui.LayoutView], int]:
    """The box of a page, and how many pages there are."""
    # Of a book without a digest, its own words are all there is to the rule.
    quoted = [(passage, excerpt(passage, ruling.matched, whole=not ruling.text)) for passage in ruling.passages]
    lines = list(own_lines(ruling, words, but))
    for passage, found in quoted:
        cut = "" if found.whole else f" · {words.say('ruling-excerpt')}"
        lines += [Line(""), Line(f"{passage_heading(ruling, passage, words)}{cut}", ready=True), *found.lines]
    marked = frozenset().union(*(found.marked for _, found in quoted))
    pages = paginate(lines, emphasis(marked))
    page = min(max(shown.page, 1), len(pages))
    notes = [source_label(ruling, words), original_line(ruling, words)]
    gist = gist_line(ruling, words)
    heading = "\n".join(
        line
        for line in (
            f"### {escape(heading_of(ruling, words.language))}",
            gist,
            small([note for note in notes if note]),
        )
        if line
    )
    foot = [cited(ruling)] if not ruling.is_note else []
    if len(pages) > 1:
        foot.append(words.say("ruling-page-of", page=page, pages=len(pages)))
    return boxed(colour_of(shown, ruling), heading, pages[page - 1], small(foot)), len(pages)


def _hit(ruling: Ruling, words: Localizer) -> str:
    heading, summary = heading_of(ruling, words.language), one_line(summary_of(ruling, words.language), _HIT)
    return f"- **{escape(heading)}**: {escape(summary)}"


def _links(rulings: Sequence[Ruling], words: Localizer) -> list[discord.SelectOption]:
    """Options of a select, whose values are the ids of rules."""
    return [
        discord.SelectOption(
            label=one_line(heading_of(ruling, words.language), _LABEL),
            value=ruling.id,
            description=one_line(summary_of(ruling, words.language), _LABEL),
        )
        for ruling in {each.id: each for each in rulings if len(each.id) <= _LABEL}.values()
    ][:_OPTIONS]


def _back(shown: Shown, asked: int, words: Localizer) -> ui.Button[Any]:
    """Back to the card; the first of the nearest topics may be shown in that of the question."""
    to = Action.CARD if shown.answered or shown.at else Action.TOPICS
    return ruling_button(asked, to, shown.at, label=words.say("button-back"))


def _add_paging(
    row: ui.ActionRow[ui.LayoutView], actions: tuple[Action, Action], shown: Shown, pages: range, words: Localizer
) -> None:
    """The buttons that turn the pages, from whichever of these is shown."""
    asked, at, page = shown.asked or 0, shown.at, min(max(shown.page, pages[0]), pages[-1])
    for action, to, sentence in (
        (actions[0], page - 1, "button-page-before"),
        (actions[1], page + 1, "button-page-after"),
    ):
        label = words.say(sentence)
        row.add_item(ruling_button(asked, action, at, max(to, 0), label=label, disabled=to not in pages))
