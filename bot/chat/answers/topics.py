"""The card of a question that no ruling answers: where the answer is instead, what to try, the nearest topics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

import discord
from discord import ui

from bot.chat.answers.card import Shown, boxed, intro, layout, missed_button, options_at, ruling_box, small
from bot.chat.answers.ruling_text import heading_of
from bot.chat.answers.saved_ids import Action
from bot.chat.answers.saved_questions import Buttons, ruling_button, topic_select
from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer
from rules_index import Gap, Ruling

A = TypeVar("A", bound=StrEnum)

_QUESTION, _TITLES, _PART, _PARTS, _LISTED = 100, 120, 240, 2, 3
TopicSelect = Callable[[int, list[discord.SelectOption], str], ui.Select[Any]]
ShareButton = Callable[[Shown, int, Localizer], ui.Button[Any]]


@dataclass(frozen=True, slots=True)
class NoRuling:
    """What a question led to that no ruling answers.

    Attributes:
        topics: the nearest topics, best first.
        gap: what no rulebook answers, if the question is about that.
        above: the lines of the cards that the question names.
        has_game: whether the game is known, so that naming it would not help.
        guide: entries of the guide for judges that fit, best first.
        leads: whether the first topic is clearly nearer than the others, so that it is shown in full.
    """

    topics: Sequence[Ruling] = ()
    gap: Gap | None = None
    above: Sequence[str] = ()
    has_game: bool = False
    guide: Sequence[Ruling] = ()
    leads: bool = False

    @property
    def nearest(self) -> Ruling | None:
        """The topic that is shown in full: one that clearly leads, where nothing else is said instead."""
        return self.topics[0] if self.leads and self.topics and not (self.gap or self.guide) else None

    @property
    def says_something(self) -> bool:
        """Whether there is anything to show to others."""
        return bool(self.topics or self.gap or self.above or self.guide)


def sharing(buttons: Buttons[A], action: A) -> ShareButton:
    """Makes the button of a feature that shows a whole answer to the channel."""

    def button(shown: Shown, asked: int, words: Localizer) -> ui.Button[Any]:
        label = words.say("button-shared" if shown.shared else "button-share")
        return buttons(asked, action, label=label, disabled=shown.shared, main=True)

    return button


share_whole = sharing(ruling_button, Action.SHARE_WHOLE)


def topics_card(
    shown: Shown,
    found: NoRuling,
    words: Localizer,
    select: TopicSelect = topic_select,
    share: ShareButton = share_whole,
) -> ui.LayoutView:
    """The honest answer for the person who asked.

    Args:
        shown: what the person looks at.
        found: what the question led to.
        words: sentences for the person.
        select: makes the select to pick a topic from.
        share: makes the button that shows the answer to the channel.
    """
    view = _layout(shown, found, words, [])
    if shown.asked is None:
        return view
    if found.nearest:
        whole = ruling_button(shown.asked, Action.WHOLE, 0, 1, label=words.say("button-whole"))
        others = ruling_button(shown.asked, Action.OTHERS, label=words.say("button-others"))
        more = [others] if len(found.topics) > 1 else []
        more += [missed_button(shown.asked, words)] if shown.may_miss else []
        view.add_item(ui.ActionRow(whole, *more, share(shown, shown.asked, words)))
        return view
    if found.topics:
        options = options_at(dict(enumerate(found.topics)), words)
        view.add_item(ui.ActionRow(select(shown.asked, options, words.say("unsure-pick"))))
    if found.says_something:
        missed = [missed_button(shown.asked, words)] if found.topics and shown.may_miss else []
        view.add_item(ui.ActionRow(*missed, share(shown, shown.asked, words)))
    return view


def public_topics(shown: Shown, found: NoRuling, words: Localizer, asker: discord.abc.User) -> ui.LayoutView:
    """The copy for the whole channel: who asked what, and what there is; nothing to press."""
    return _layout(shown, found, words, [intro(shown, words, asker)])


def _layout(shown: Shown, found: NoRuling, words: Localizer, first: Sequence[str]) -> ui.LayoutView:
    above = "\n".join([*first, *found.above, *([words.say("unsure-nearest")] if found.nearest else [])])
    over: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(above)] if above else []
    if found.nearest:
        return layout(*over, ruling_box(shown, found.nearest, words))
    parts = [_guide(found, words), _said(shown, found, words), _listed(found, words)]
    if found.gap:
        parts.reverse()
    said = "\n".join(part for part in parts if part)
    title = f"### {words.say('unsure-gap-title' if found.gap else 'unsure-title')}"
    hint = _hint(found, words)
    card = boxed(discord.Colour.orange(), title, said, small([hint]) if hint else "")
    return layout(*over, card)


def _guide(found: NoRuling, words: Localizer) -> str:
    """What the guide for judges says to it, and what else it has; empty where it has nothing."""
    if not found.guide:
        return ""
    if found.gap:
        # The gap's own answer is the nearer one.
        titles = "; ".join(each.title for each in found.guide)
        return small([words.say("unsure-guide-more", titles=escape(one_line(titles, _TITLES)))])
    first, *others = found.guide
    # What it is about the title says; what to do comes next, then the penalty.
    parts = [escape(one_line(part, _PART)) for part in first.text.split("\n\n")[1 : 1 + _PARTS]]
    lines = [words.say("unsure-guide"), f"**{escape(one_line(first.title, _QUESTION))}**", *parts]
    if others:
        titles = "; ".join(each.title for each in others)
        lines.append(small([words.say("unsure-guide-more", titles=escape(one_line(titles, _TITLES)))]))
    return "\n".join(lines)


def _said(shown: Shown, found: NoRuling, words: Localizer) -> str:
    """What no rulebook answers and where it is instead, else that nothing answers clearly."""
    count = len(found.topics)
    if found.gap:
        return found.gap.says[words.language]
    if count:
        return words.say("unsure-topics")
    return words.say("unsure-nothing", question=escape(one_line(shown.question, _QUESTION)))


def _listed(found: NoRuling, words: Localizer) -> str:
    """The nearest topics, unless it is known that no rulebook answers; the others are in the select."""
    topics = [] if found.gap else found.topics[:_LISTED]
    return "\n".join(f"- {escape(heading_of(topic, words.language))}" for topic in topics)


def _hint(found: NoRuling, words: Localizer) -> str:
    """What to try next; nothing where the answer is told, or what to try is said already."""
    if found.gap or found.guide:
        return ""
    if not found.has_game:
        return words.say("unsure-hint")
    return words.say("unsure-hint-words") if found.topics else ""
