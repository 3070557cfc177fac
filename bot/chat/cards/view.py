"""A card as Discord shows it: names, values, errata in full, and a select of all rules that name it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import discord
from discord import ui

from bot.chat.answers.card import layout, small
from bot.chat.answers.ruling_text import PAGE, Line, digest_lines, gist_line, heading_of, paginate, source_label
from bot.chat.answers.saved_ids import ViewAction
from bot.chat.answers.saved_questions import Kind, topic_select, view_button
from bot.chat.answers.values import heading_lines, value_lines
from bot.chat.base.messages import GameWords, cut
from bot.chat.base.text import escape, one_line
from bot.games.contract import AnyGame
from bot.games.values import Line as Sentence
from bot.games.values import Section
from bot.locales.sentences import Localizer
from rules_index import CardAnswer, Ruling

card_button = view_button(Kind.CARD)


@dataclass(frozen=True)
class ShownCard:
    """A card that was found, and what it does.

    Attributes:
        does: what the game says of it; ``None`` where it says nothing.
        game: the game, with the components that the server plays with.
    """

    answer: CardAnswer
    does: Section | None = None
    game: AnyGame | None = None

    def in_short(self, words: Localizer) -> str:
        """A sentence on what it does; empty where the game says nothing of it."""
        return "\n".join(self._said(words, self.does.lines if self.does else ()))

    def in_full(self, words: Localizer) -> str:
        """Its effects, one a line."""
        lines = (line for part in (self.does.more if self.does else ()) for line in part.lines)
        return "\n".join(f"- {line}" for line in self._said(words, lines))

    def _said(self, words: Localizer, lines: Iterable[Sentence]) -> Iterator[str]:
        return map(GameWords(words, self.game).markdown, lines) if self.game else iter(())


_OPTIONS, _LABEL, _SENTENCE = 25, 100, 400


def card_view(
    asked: int | None, shown: ShownCard, words: Localizer, *, shared: bool = False, in_full: bool = False
) -> ui.LayoutView:
    """A card that was found, for the person who asked.

    Args:
        asked: the saved question's id; ``None`` when it was not saved: then nothing can be pressed.
        words: sentences for the person.
        shared: whether the person has shown it to the channel already.
        in_full: whether it is shown with its effects in full.
    """
    found = shown.answer
    view = layout(_box(shown, words, words.say("card-more"), in_full=in_full))
    if asked is None:
        return view
    if found.every_ruling:
        view.add_item(ui.ActionRow(topic_select(asked, _options(found, words), words.say("card-pick"))))
    label = words.say("button-shared" if shared else "button-share")
    buttons = [card_button(asked, ViewAction.SHARE, label=label, disabled=shared, main=True)]
    if shown.does is not None and not shared:
        turn = (ViewAction.SHOW, "panel-sheet-short") if in_full else (ViewAction.FULL, "panel-sheet-full")
        buttons.append(card_button(asked, turn[0], label=words.say(turn[1])))
    view.add_item(ui.ActionRow(*buttons))
    return view


def public_card_view(shown: ShownCard, words: Localizer, shower: discord.abc.User) -> ui.LayoutView:
    """The copy for the whole channel; nothing to press."""
    intro = words.say("card-asked", user=shower.mention)
    more = words.say("card-more-public", command=words.say("command-card"))
    return layout(ui.TextDisplay(intro), _box(shown, words, more))


def _box(shown: ShownCard, words: Localizer, more: str, *, in_full: bool = False) -> ui.Container[ui.LayoutView]:
    """Names, values and as much of the rules as fits; where that is not all, ``more`` says where the rest is."""
    found, does = shown.answer, cut(shown.in_short(words), _SENTENCE)
    pages = paginate(_lines(found, words), escape, PAGE - len(does))
    notes = [more] if not in_full and (len(pages) > 1 or len(found.every_ruling) > _OPTIONS) else []
    if found.card is None and found.component is None:
        notes.append(words.say("card-no-table"))
    return ui.Container(
        ui.TextDisplay("\n".join([*heading_lines(found, words), *value_lines(found, words), *filter(None, [does])])),
        ui.Separator(),
        ui.TextDisplay(cut(shown.in_full(words), PAGE) if in_full else pages[0]),
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
