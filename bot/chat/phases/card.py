"""The card of a crib: numbered steps with the numbers of their rules, and selects that open a rule."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import discord
from discord import ui

from bot.chat.answers.card import layout, small
from bot.chat.answers.edition_line import other_editions, rivals, written_line
from bot.chat.answers.saved_ids import ViewAction
from bot.chat.answers.saved_questions import Kind, topic_select, view_button
from bot.chat.base.context import Why
from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer
from rules_index import BookInfo, Crib, RuleLink, Sequence, Step

crib_button = view_button(Kind.CRIB)

_OPTIONS = 25
_LABEL, _PLACEHOLDER = 100, 150


def crib_card(
    asked: int | None,
    crib: Crib,
    words: Localizer,
    *,
    why: Why | None = None,
    books: Collection[BookInfo] = (),
    shared: bool = False,
) -> ui.LayoutView:
    """A crib for the person who asked.

    Args:
        asked: the saved question's id; ``None`` when it could not be saved: then nothing can be pressed.
        crib: what to show.
        words: sentences for the person; steps are in English where the book is not in their language.
        why: why it is that of this edition.
        books: all books there are: where the game has other editions, these have buttons.
        shared: whether the person has shown it to the channel already.
    """
    printed = rivals(tuple(books), crib.book.game)
    said = [written_line(crib.book, why, words)] if printed and why else []
    view = layout(_box(crib, words, words.say("phase-hint"), said))
    if asked is not None:
        for nth, (placeholder, options) in enumerate(_selects(crib, words)):
            view.add_item(ui.ActionRow(topic_select(asked, options, placeholder, nth=nth)))
        label = words.say("button-shared" if shared else "button-share")
        view.add_item(ui.ActionRow(crib_button(asked, ViewAction.SHARE, label=label, disabled=shared, main=True)))
        others = other_editions(Kind.CRIB, asked, crib.book.key, crib.book.game, printed, words)
        if others is not None:
            view.add_item(others)
    return view


def public_crib(crib: Crib, words: Localizer, shower: discord.abc.User) -> ui.LayoutView:
    """The copy for the whole channel; nothing to press."""
    intro = words.say("phase-asked", user=shower.mention)
    hint = words.say("phase-hint-public", command=words.say("command-rule"))
    return layout(ui.TextDisplay(intro), _box(crib, words, hint))


def _box(crib: Crib, words: Localizer, hint: str, said: Collection[str] = ()) -> ui.Container[ui.LayoutView]:
    game = escape(words.game(crib.book.game, crib.book.title))
    edition = escape(" · ".join(part for part in (crib.book.title, crib.book.edition) if part))
    texts = [ui.TextDisplay[ui.LayoutView](_text(sequence, crib, words)) for sequence in crib.sequences]
    return ui.Container(
        ui.TextDisplay(f"### {words.say('phase-title', game=game)}"),
        *(item for text in texts for item in (text, ui.Separator[ui.LayoutView]())),
        ui.TextDisplay(small([hint, edition, *said])),
        accent_colour=discord.Colour.blurple(),
    )


def _text(sequence: Sequence, crib: Crib, words: Localizer) -> str:
    lines = [f"**{escape(_said(sequence, crib, words))}**"]
    for number, step in enumerate(sequence.steps, 1):
        lines.append(f"{number}. **{escape(_said(step, crib, words))}**{_numbers(step)}")
        lines += [f"   - {escape(_said(part, crib, words))}{_numbers(part)}" for part in step.parts]
    return "\n".join(lines)


def _said(titled: Sequence | Step, crib: Crib, words: Localizer) -> str:
    return titled.title if crib.book.language is words.language else titled.gist


def _numbers(step: Step) -> str:
    # A number is never broken at the end of a line.
    numbers = [link.number.replace(" ", "\N{NO-BREAK SPACE}") for link in step.rules if link.number]
    return f" · {escape(', '.join(numbers))}" if numbers else ""


def _selects(crib: Crib, words: Localizer) -> Iterator[tuple[str, list[discord.SelectOption]]]:
    """Placeholder and options of each select; an option's value is the rule's place among all of the crib."""
    places = {link: place for place, link in enumerate(crib.rules)}
    for sequence in crib.sequences:
        options = [
            discord.SelectOption(
                label=one_line(" · ".join(filter(None, (link.number, link.title))), _LABEL),
                value=str(places[link]),
                description=one_line(step, _LABEL),
            )
            for link, step in _linked(sequence, crib, words).items()
        ]
        for start in range(0, len(options), _OPTIONS):
            sentence = "phase-pick-more" if start else "phase-pick"
            placeholder = words.say(sentence, sequence=_said(sequence, crib, words))
            yield one_line(placeholder, _PLACEHOLDER), options[start : start + _OPTIONS]


def _linked(sequence: Sequence, crib: Crib, words: Localizer) -> dict[RuleLink, str]:
    """The rules of a sequence in order, each with the step that first names it."""
    found: dict[RuleLink, str] = {}
    for step in sequence.steps:
        for one in (step, *step.parts):
            for link in one.rules:
                found.setdefault(link, _said(one, crib, words))
    return found
