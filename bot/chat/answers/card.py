"""The card that shows a ruling, with its variants: the rules around it, the public copy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import discord
from discord import ui

from bot.chat.answers.edition_line import edition_line, edition_of, other_editions
from bot.chat.answers.ruling_text import (
    Line,
    body,
    cited,
    elsewhere_line,
    gist_line,
    heading_of,
    house_lines,
    original_line,
    paginate,
    ruled_here,
    see_line,
    source_label,
    summary_of,
)
from bot.chat.answers.saved_ids import Action, ViewAction
from bot.chat.answers.saved_questions import Kind, ruling_button, see_select, topic_select, view_button
from bot.chat.base.context import NOTHING, Played
from bot.chat.base.text import Marker, escape, one_line
from bot.locales.sentences import Localizer
from rules_index import BookInfo, Ruling

# Markdown may double each of these when it is escaped; with a page of text they stay below Discord's 4,000.
_QUESTION = 200
_OPTIONS, _LABEL, _BOOK = 25, 100, 40
_BAR = 5
_COLOURS = {
    "certain": discord.Colour.green(),
    "likely": discord.Colour.gold(),
    "unsure": discord.Colour.orange(),
    "elsewhere": discord.Colour.orange(),
}
_NONE: Mapping[int, Ruling] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Shown:
    """What a person looks at: the answer to one question, one of its hits, one page of that.

    ``asked`` is the saved question's id, ``None`` when it could not be saved: then nothing can be pressed.
    ``answered`` is false when the hits are only the nearest topics, ``certain`` tells that the first hit is surely the
    answer. ``played`` is what it was looked up in, ``books`` are all there are: of a game with several editions the
    card says which one answers, and why.
    """

    asked: int | None
    question: str
    kind: Kind
    answered: bool
    hits: int
    at: int = 0
    page: int = 0
    shared: bool = False
    certain: bool = False
    played: Played = NOTHING
    books: tuple[BookInfo, ...] = ()


def ruling_card(
    shown: Shown,
    ruling: Ruling,
    see: Sequence[Ruling],
    words: Localizer,
    *,
    but: Sequence[Ruling] = (),
    meant: Mapping[int, Ruling] = _NONE,
    above: Sequence[str] = (),
    over: Sequence[Ruling] = (),
) -> ui.LayoutView:
    """A ruling for the person who asked, with its buttons.

    Args:
        shown: what the person looks at.
        ruling: the ruling.
        see: the rules it points to.
        words: sentences for the person.
        but: its exceptions, told beneath it.
        meant: other hits that may be meant instead, by their places.
        above: the lines of the cards that the question names.
        over: the server's notes on it: its house rules stand above it, what was ruled on it beneath.
    """
    above = [*above, *house_lines(over, words)]
    pages = _pages(ruling, words, but)
    page = min(shown.page, len(pages) - 1)
    notes = [words.say("ruling-picked")] if not shown.answered else []
    places = [words.say("ruling-place", at=shown.at + 1, total=shown.hits)] if shown.hits > 1 else []
    if len(pages) > 1:
        places.append(words.say("ruling-page-of", page=page + 1, pages=len(pages)))
    box = _ruling_box(shown, ruling, pages[page], see, words, notes, places)
    view = layout(*_lines(above), box, *_lines(ruled_here(over, words)))
    if shown.asked is not None:
        if meant:
            view.add_item(ui.ActionRow(topic_select(shown.asked, options_at(meant, words), words.say("ruling-meant"))))
        _add_buttons(view, shown, shown.asked, page, len(pages), words)
        others = other_editions(shown.kind, shown.asked, edition_of(ruling), ruling.book.game, shown.books, words)
        if others is not None and not (shown.kind.has_view or shown.at or ruling.is_note) and shown.answered:
            view.add_item(others)
        if linked := _links((*but, *see), words):
            view.add_item(ui.ActionRow(see_select(shown.asked, linked, words.say("ruling-see-pick"))))
    return view


def context_card(shown: Shown, around: Sequence[Ruling], ruling: Ruling, words: Localizer) -> ui.LayoutView:
    """The rules before and after a ruling, in the order of the book."""
    lines: list[Line] = []
    for each in around:
        arrow = "▸ " if each.id == ruling.id else ""
        lines.append(Line(f"{arrow}**{escape(heading_of(each, words.language))}**", ready=True))
        label, gist = source_label(each, words), gist_line(each, words)
        lines += [Line(told, ready=True) for told in (small([label]) if label else "", gist) if told]
        lines += [*body(each, words), Line("")]
    pages = paginate(lines, Marker(ruling.matched))
    page = min(shown.page, len(pages) - 1)
    title = words.say("ruling-context", rule=escape(heading_of(ruling, words.language)))
    foot = [cited(ruling)] if not ruling.is_note else []
    if len(pages) > 1:
        foot.append(words.say("ruling-page-of", page=page + 1, pages=len(pages)))
    view = layout(boxed(None, f"### {title}", pages[page], small(foot)))
    if shown.asked is not None:
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
            ruling_button(shown.asked, Action.CARD, shown.at, 0, label=words.say("button-back"))
        )
        if len(pages) > 1:
            _add_paging(row, shown.asked, shown.at, page, len(pages), words, context=True)
        view.add_item(row)
    return view


def public_card(
    shown: Shown,
    ruling: Ruling,
    see: Sequence[Ruling],
    words: Localizer,
    asker: discord.abc.User,
    *,
    but: Sequence[Ruling] = (),
    over: Sequence[Ruling] = (),
) -> ui.LayoutView:
    """The copy for the whole channel: who asked what, and the page they looked at; nothing to press."""
    pages = _pages(ruling, words, but)
    page = min(shown.page, len(pages) - 1)
    at_page = []
    if len(pages) > 1:
        at_page = [
            words.say("ruling-page-of", page=page + 1, pages=len(pages)),
            words.say("ruling-continues", pages=len(pages) - 1, command=words.say("command-rule")),
        ]
    box_of_page = _ruling_box(shown, ruling, pages[page], see, words, [], at_page)
    above = [intro(shown, words, asker), *house_lines(over, words)]
    return layout(*_lines(above), box_of_page, *_lines(ruled_here(over, words)))


def _lines(lines: Sequence[str]) -> list[ui.TextDisplay[ui.LayoutView]]:
    return [ui.TextDisplay("\n".join(lines))] if lines else []


def intro(shown: Shown, words: Localizer, asker: discord.abc.User) -> str:
    """The line above a copy for the whole channel: who asked what, or shows a rule."""
    if shown.kind.names_its_hits:
        # The card's own title says which.
        return words.say("ruling-shown", user=asker.mention)
    sentence = "ruling-asked" if shown.kind is Kind.QUESTION else "ruling-looked-up"
    question = f"**{escape(one_line(shown.question, _QUESTION))}**"
    return words.say(sentence, user=asker.mention, question=question)


def layout(*items: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    """A message of these items, whose buttons are answered by what is registered and not by itself."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    # A stopped view is sent but not watched: presses go to the registered dynamic items, also after a restart.
    view.stop()
    return view


def _ruling_box(
    shown: Shown,
    ruling: Ruling,
    page: str,
    see: Sequence[Ruling],
    words: Localizer,
    notes: Sequence[str],
    places: Sequence[str],
) -> ui.Container[ui.LayoutView]:
    level = _level(shown, ruling)
    foot = [cited(ruling)] if not ruling.is_note else []
    if not shown.kind.names_its_hits and not ruling.elsewhere:
        foot.append(_confidence(ruling, level, words))
    played = NOTHING if shown.kind.names_its_hits else shown.played
    if edition := edition_line(ruling, shown.books, played, shown.at, words):
        foot.append(edition)
    if places:
        foot.append(" · ".join(places))
    if related := see_line([each for each in see if not each.is_note], words):
        foot.append(related)
    return boxed(_COLOURS[level], _heading(shown, ruling, level, words, notes), page, small(foot))


def _heading(shown: Shown, ruling: Ruling, level: str, words: Localizer, notes: Sequence[str]) -> str:
    """How sure it is where it is not certain, the title, what it is, and the gist for those who need it."""
    above = elsewhere_line(ruling, words) or (words.say("ruling-likely") if level == "likely" and not shown.at else "")
    gist, original = gist_line(ruling, words), original_line(ruling, words)
    lines = [
        above,
        f"### {escape(heading_of(ruling, words.language))}",
        small([note for note in (source_label(ruling, words), *notes) if note]),
        gist,
        small([original]) if original else "",
    ]
    return "\n".join(line for line in lines if line)


def options_at(rulings: Mapping[int, Ruling], words: Localizer) -> list[discord.SelectOption]:
    """Options of a select, whose values are places; each says its book where there are several."""
    books = {ruling.book.key for ruling in rulings.values()}
    return [
        discord.SelectOption(
            label=one_line(heading_of(ruling, words.language), _LABEL),
            value=str(at),
            description=one_line(_described(ruling, words, several=len(books) > 1), _LABEL),
        )
        for at, ruling in rulings.items()
    ]


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


def _described(ruling: Ruling, words: Localizer, *, several: bool) -> str:
    summary = summary_of(ruling, words.language)
    return f"{one_line(ruling.book.title, _BOOK)}: {summary}" if several else summary


def boxed(colour: discord.Colour | None, heading: str, text: str, foot: str) -> ui.Container[ui.LayoutView]:
    """A box with a heading, a text and, below a line, a foot."""
    return ui.Container(
        ui.TextDisplay(heading),
        *([ui.TextDisplay(text)] if text else []),
        *([ui.Separator[ui.LayoutView](), ui.TextDisplay[ui.LayoutView](foot)] if foot else []),
        accent_colour=colour,
    )


def _add_buttons(view: ui.LayoutView, shown: Shown, asked: int, page: int, pages: int, words: Localizer) -> None:
    at, last = shown.at, shown.hits - 1
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if last > 0:
        before, after = words.say("button-previous"), words.say("button-next")
        row.add_item(ruling_button(asked, Action.PREVIOUS, max(at - 1, 0), 0, label=before, disabled=at == 0))
        row.add_item(ruling_button(asked, Action.NEXT, min(at + 1, last), 0, label=after, disabled=at >= last))
    row.add_item(ruling_button(asked, Action.CONTEXT, at, 0, label=words.say("button-context")))
    share = words.say("button-shared" if shown.shared else "button-share")
    row.add_item(ruling_button(asked, Action.SHARE, at, page, label=share, disabled=shown.shared, main=True))
    view.add_item(row)
    more: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if pages > 1:
        _add_paging(more, asked, at, page, pages, words)
    if not shown.answered:
        more.add_item(ruling_button(asked, Action.TOPICS, 0, 0, label=words.say("button-topics")))
    if shown.kind.has_view:
        back = view_button(shown.kind)(asked, ViewAction.SHOW, at, label=words.say(f"back-to-{shown.kind}"))
        more.add_item(back)
    if more.children:
        view.add_item(more)


def _add_paging(
    row: ui.ActionRow[ui.LayoutView],
    asked: int,
    at: int,
    page: int,
    pages: int,
    words: Localizer,
    *,
    context: bool = False,
) -> None:
    before, after = (
        (Action.CONTEXT_BEFORE, Action.CONTEXT_AFTER) if context else (Action.PAGE_BEFORE, Action.PAGE_AFTER)
    )
    last = pages - 1
    back, on = words.say("button-page-before"), words.say("button-page-after")
    row.add_item(ruling_button(asked, before, at, max(page - 1, 0), label=back, disabled=page == 0))
    row.add_item(ruling_button(asked, after, at, min(page + 1, last), label=on, disabled=page >= last))


def _pages(ruling: Ruling, words: Localizer, but: Sequence[Ruling]) -> tuple[str, ...]:
    return paginate(body(ruling, words, but), Marker(ruling.matched))


def _level(shown: Shown, ruling: Ruling) -> str:
    """How far a ruling is the answer; only the first hit can be certain, and no other edition's rule."""
    if not shown.answered:
        return "unsure"
    if ruling.elsewhere:
        return "elsewhere"
    if shown.kind.names_its_hits or (shown.certain and shown.at == 0):
        return "certain"
    return "likely"


def _confidence(ruling: Ruling, level: str, words: Localizer) -> str:
    share = min(max(ruling.confidence, 0.0), 1.0)
    full = round(share * _BAR)
    return words.say("ruling-confidence", bar="▰" * full + "▱" * (_BAR - full), share=round(share, 2), level=level)


def small(lines: Sequence[str]) -> str:
    """Markdown lines in small print."""
    return "\n".join(f"-# {line}" for line in lines)
