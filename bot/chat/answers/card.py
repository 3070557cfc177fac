"""The card of a ruling: the answer first, then its source; all else is behind one row of buttons."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.chat.answers.edition_line import edition_line, rivals
from bot.chat.answers.ruling_text import (
    cited,
    elsewhere_line,
    heading_of,
    house_lines,
    reading_line,
    ruled_here,
    source_label,
    statement,
    summary_of,
    verdict_line,
)
from bot.chat.answers.saved_ids import Action, ViewAction
from bot.chat.answers.saved_questions import Kind, ruling_button, view_button
from bot.chat.base.context import NOTHING, Played
from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer
from rules_index import BookInfo, Ruling, Surety

# Markdown may double each of these when it is escaped; with a page of text they stay below Discord's 4,000.
_QUESTION, _EXCEPTION = 200, 120
_LABEL, _BOOK = 100, 40
_COLOURS = {
    Surety.CERTAIN: discord.Colour.green(),
    Surety.PROBABLE: discord.Colour.gold(),
    Surety.UNSURE: discord.Colour.orange(),
}


@dataclass(frozen=True, slots=True)
class Shown:
    """The view of one person: the answer to a question, one of its hits, and of that the card or the whole.

    ``page`` is 0 for the card, and from 1 on the page of the whole text.
    ``asked`` is the saved question's id, ``None`` when it could not be saved: then nothing can be pressed.
    ``answered`` is false when the hits are only the nearest topics, ``certain`` tells that the first hit is surely the
    answer. ``played`` is what it was looked up in, ``books`` are all there are: of a game with several editions the
    card says which one answers, and why. ``pictured`` are the keys of books whose pages can be shown. ``judged`` marks
    one that was asked in a server, whose judges can hear that it
    missed.
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
    judged: bool = False
    pictured: Collection[str] = ()

    @property
    def may_miss(self) -> bool:
        """Whether it can be said that the answer missed: it is the first to a question, where there are judges."""
        return self.judged and self.kind is Kind.QUESTION and self.at == 0

    def surety(self, ruling: Ruling) -> Surety | None:
        """How sure it is that a ruling answers; only the first hit can be certain, and no other edition's rule.

        ``None`` for a rule that was asked for itself.
        """
        if self.kind.names_its_hits:
            return None
        if not self.answered:
            return Surety.UNSURE
        if self.certain and self.at == 0:
            return Surety.CERTAIN
        return Surety.UNSURE if ruling.surety is Surety.UNSURE else Surety.PROBABLE


def ruling_card(
    shown: Shown,
    ruling: Ruling,
    see: Sequence[Ruling],
    words: Localizer,
    *,
    but: Sequence[Ruling] = (),
    above: Sequence[str] = (),
    over: Sequence[Ruling] = (),
) -> ui.LayoutView:
    """A ruling for the person who asked, with its buttons.

    Args:
        shown: what the person looks at.
        ruling: the ruling.
        see: the rules it points to, which are behind a button.
        words: sentences for the person.
        but: its exceptions, told beneath it.
        above: the lines of the cards that the question names.
        over: the server's notes on it: its house rules stand above it, what was ruled on it beneath.
    """
    notes = [words.say("ruling-picked")] if not shown.answered else []
    lines = [*above, *house_lines(over, words)]
    box = ruling_box(shown, ruling, words, but, notes)
    view = layout(*_lines(lines), box, *_lines(ruled_here(over, words)))
    if shown.asked is not None:
        hits = 1 if shown.kind.has_view else shown.hits
        more = bool(hits > 1 or see or but or len(rivals(shown.books, ruling.book.game)) > 1)
        has_page = ruling.book.key in shown.pictured and any(passage.page for passage in ruling.passages[:1])
        view.add_item(ui.ActionRow(*_buttons(shown, shown.asked, words, more=more, has_page=has_page)))
    return view


def public_card(
    shown: Shown,
    ruling: Ruling,
    words: Localizer,
    asker: discord.abc.User,
    *,
    but: Sequence[Ruling] = (),
    over: Sequence[Ruling] = (),
) -> ui.LayoutView:
    """The copy for the whole channel: who asked what, and the card; nothing to press."""
    above = [intro(shown, words, asker), *house_lines(over, words)]
    return layout(*_lines(above), ruling_box(shown, ruling, words, but), *_lines(ruled_here(over, words)))


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


def ruling_box(
    shown: Shown, ruling: Ruling, words: Localizer, but: Sequence[Ruling] = (), notes: Sequence[str] = ()
) -> ui.Container[ui.LayoutView]:
    """A ruling in a box: yes or no if that is asked, the rule, how sure it is, and its source."""
    told = [
        elsewhere_line(ruling, words),
        verdict_line(ruling, words, but),
        statement(ruling, words),
        *_beneath(ruling, words, but),
    ]
    foot = [*notes, *_named(shown, ruling, words)]
    text = "\n".join(line for line in (*told, small(foot)) if line)
    return ui.Container(ui.TextDisplay(text), accent_colour=colour_of(shown, ruling))


def colour_of(shown: Shown, ruling: Ruling) -> discord.Colour:
    """The colour of a card: how sure it is that the ruling answers."""
    return _COLOURS[Surety.UNSURE if ruling.elsewhere else shown.surety(ruling) or Surety.CERTAIN]


def _beneath(ruling: Ruling, words: Localizer, but: Sequence[Ruling]) -> Iterator[str]:
    """How the bot's matches play a house rule, its exceptions, and our reading."""
    if ruling.played:
        yield ruling.played[words.language]
    for each in but:
        summary = summary_of(each, words.language)
        told = summary if len(summary) <= _EXCEPTION else heading_of(each, words.language)
        yield words.say("ruling-but-for", rule=escape(told))
    if reading := reading_line(ruling, words):
        yield reading


def _named(shown: Shown, ruling: Ruling, words: Localizer) -> Iterator[str]:
    """How sure it is with the rule's number and title, what it is of, and which edition answers."""
    surety = None if ruling.elsewhere else shown.surety(ruling)
    sure = [words.say("surety", level=surety)] if surety else []
    yield " · ".join([*sure, escape(heading_of(ruling, words.language))])
    if label := source_label(ruling, words):
        yield label
    played = NOTHING if shown.kind.names_its_hits else shown.played
    edition = edition_line(ruling, shown.books, played, shown.at, words)
    if not ruling.is_note:
        yield " · ".join(part for part in (cited(ruling, section_only=bool(edition)), edition) if part)


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


def _buttons(
    shown: Shown, asked: int, words: Localizer, *, more: bool, has_page: bool = False
) -> Iterator[ui.Button[Any]]:
    """The card's one row."""
    at = shown.at
    yield ruling_button(asked, Action.WHOLE, at, 1, label=words.say("button-whole"))
    if has_page:
        yield ruling_button(asked, Action.PICTURE, at, label=words.say("button-page"))
    if more:
        yield ruling_button(asked, Action.OTHERS, at, label=words.say("button-others"))
    if shown.kind.has_view:
        yield view_button(shown.kind)(asked, ViewAction.SHOW, at, label=words.say(f"back-to-{shown.kind}"))
    elif not shown.answered:
        yield ruling_button(asked, Action.TOPICS, label=words.say("button-topics"))
    elif shown.may_miss:
        yield missed_button(asked, words)
    yield share_button(shown, asked, words)


def missed_button(asked: int, words: Localizer) -> ui.Button[Any]:
    """The button that says that the first hit does not answer."""
    return ruling_button(asked, Action.MISSED, label=words.say("button-missed"))


def share_button(shown: Shown, asked: int, words: Localizer) -> ui.Button[Any]:
    """The button that shows what a person looks at to the channel."""
    label = words.say("button-shared" if shown.shared else "button-share")
    return ruling_button(asked, Action.SHARE, shown.at, shown.page, label=label, disabled=shown.shared, main=True)


def small(lines: Sequence[str]) -> str:
    """Markdown lines in small print."""
    return "\n".join(f"-# {line}" for line in lines)
