"""A card as Discord shows it: names, values, errata in full, and a select of all rules that name it."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from bot.chat.answers.card import layout, small
from bot.chat.answers.ruling_text import Line, digest_lines, gist_line, heading_of, paginate, source_label
from bot.chat.answers.saved_ids import ViewAction
from bot.chat.answers.saved_questions import Kind, topic_select, view_button
from bot.chat.answers.values import heading_lines, value_lines
from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer
from rules_index import CardAnswer, Ruling

card_button = view_button(Kind.CARD)

_OPTIONS, _LABEL = 25, 100


def card_view(asked: int | None, found: CardAnswer, words: Localizer, *, shared: bool = False) -> ui.LayoutView:
    """A card that was found, for the person who asked.

    Args:
        asked: the saved question's id; ``None`` when it was not saved: then nothing can be pressed.
        found: the card with its rulings.
        words: sentences for the person.
        shared: whether the person has shown it to the channel already.
    """
    view = layout(_box(found, words, words.say("card-more")))
    if asked is None:
        return view
    if found.every_ruling:
        view.add_item(ui.ActionRow(topic_select(asked, _options(found, words), words.say("card-pick"))))
    label = words.say("button-shared" if shared else "button-share")
    view.add_item(ui.ActionRow(card_button(asked, ViewAction.SHARE, label=label, disabled=shared, main=True)))
    return view


def public_card_view(found: CardAnswer, words: Localizer, shower: discord.abc.User) -> ui.LayoutView:
    """The copy for the whole channel; nothing to press."""
    intro = words.say("card-asked", user=shower.mention)
    more = words.say("card-more-public", command=words.say("command-card"))
    return layout(ui.TextDisplay(intro), _box(found, words, more))


def _box(found: CardAnswer, words: Localizer, more: str) -> ui.Container[ui.LayoutView]:
    """Names, values and as much of the rules as fits; where that is not all, ``more`` says where the rest is."""
    pages = paginate(_lines(found, words), escape)
    notes = [more] if len(pages) > 1 or len(found.every_ruling) > _OPTIONS else []
    if found.card is None and found.component is None:
        notes.append(words.say("card-no-table"))
    return ui.Container(
        ui.TextDisplay("\n".join([*heading_lines(found, words), *value_lines(found, words)])),
        ui.Separator(),
        ui.TextDisplay(pages[0]),
        *([ui.TextDisplay[ui.LayoutView](small(notes))] if notes else []),
        accent_colour=discord.Colour.blurple(),
    )


def _lines(found: CardAnswer, words: Localizer) -> Iterator[Line]:
    for note in found.notes:
        yield Line(f"**{source_label(note, words)}:** {escape(heading_of(note, words.language))}", ready=True)
    if found.notes:
        yield Line("")
    if not found.rulings:
        yield Line(words.say("card-no-rules"), ready=True)
    for ruling in found.errata:
        yield Line(f"**{escape(heading_of(ruling, words.language))}**", ready=True)
        yield Line(small([source_label(ruling, words)]), ready=True)
        if gist := gist_line(ruling, words):
            yield Line(gist, ready=True)
        yield from [*digest_lines(ruling.text), Line("")]
    rules = found.rulings[len(found.errata) :]
    for title, listed in (("card-rules", rules), ("card-kind-rules", found.of_kind)):
        if listed:
            yield Line(words.say(title), ready=True)
            yield from (Line(f"- {escape(heading_of(ruling, words.language))}", ready=True) for ruling in listed)
            # Without an empty line the next title would belong to the last rule of the list.
            yield Line("")


def _options(found: CardAnswer, words: Localizer) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=one_line(heading_of(ruling, words.language), _LABEL),
            value=str(at),
            description=_described(ruling, words),
        )
        for at, ruling in enumerate(found.every_ruling[:_OPTIONS])
    ]


def _described(ruling: Ruling, words: Localizer) -> str:
    return one_line(ruling.book.title or source_label(ruling, words), _LABEL)
