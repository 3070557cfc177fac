"""The card of a scenario: its fields and the table of the chaos die."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import discord
from discord import ui

from bot.chat.answers.card import layout, small
from bot.chat.answers.saved_ids import ViewAction
from bot.chat.answers.saved_questions import Kind, view_button
from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer
from rules_index import Scenario, scenario_label

_WHOLE = 3700
"""Characters of Markdown on a card; with the text above and below it, Discord takes 4,000."""
_TITLE, _BOOK = 120, 100
_LENGTHS = (4000, 800, 400, 250, 150, 80)
"""How long a line of a card may be: the longest of these with which the card fits a message."""

scenario_button = view_button(Kind.SCENARIO)


def scenario_card(
    asked: int | None, card: Scenario, book: str, words: Localizer, *, shared: bool = False
) -> ui.LayoutView:
    """A scenario card for the person who asked; a very long one is shortened and says so.

    Args:
        asked: the saved question's id; ``None`` when it could not be saved: then nothing can be pressed.
        card: what to show.
        book: the title of the book it stands in.
        words: sentences for the person.
        shared: whether the person has shown it to the channel already.
    """
    view = layout(_box(card, book, words))
    if asked is not None:
        label = words.say("button-shared" if shared else "button-share")
        share = scenario_button(asked, ViewAction.SHARE, label=label, disabled=shared, main=True)
        view.add_item(ui.ActionRow(share))
    return view


def public_scenario(card: Scenario, book: str, words: Localizer, shower: discord.abc.User) -> ui.LayoutView:
    """The copy for the whole channel; nothing to press."""
    return layout(ui.TextDisplay(words.say("scenario-asked", user=shower.mention)), _box(card, book, words))


def _box(card: Scenario, book: str, words: Localizer) -> ui.Container[ui.LayoutView]:
    title = f"### {escape(one_line(scenario_label(card), _TITLE))}"
    printed = words.say("scenario-printed", book=escape(one_line(book, _BOOK)))
    origin = words.say("scenario-own") if card.own else printed
    for longest in _LENGTHS:
        body, chaos = "\n".join(_fields(card, longest, words)), "\n".join(_chaos(card, longest, words))
        if len(title) + len(body) + len(chaos) + len(origin) <= _WHOLE:
            break
    whole = max(map(len, chain.from_iterable(text.splitlines() for text in _texts(card))), default=0) <= longest
    foot = [origin] if whole else [origin, words.say("scenario-cut")]
    return ui.Container(
        ui.TextDisplay(title),
        ui.TextDisplay(body),
        ui.Separator(),
        ui.TextDisplay(chaos),
        ui.Separator(),
        ui.TextDisplay(small(foot)),
        accent_colour=discord.Colour.blurple(),
    )


def _texts(card: Scenario) -> tuple[str, ...]:
    return (card.faction, card.event, card.mission, card.setup, *card.chaos)


def _fields(card: Scenario, longest: int, words: Localizer) -> Iterator[str]:
    named = {
        "scenario-faction": card.faction,
        "scenario-event": card.event,
        "scenario-mission": card.mission,
        "scenario-setup": card.setup,
    }
    for sentence, text in named.items():
        lines = [escape(one_line(line, longest)) for line in text.splitlines() if line.strip()]
        if lines:
            yield f"**{words.say(sentence)}:** " + "\n".join(lines)


def _chaos(card: Scenario, longest: int, words: Localizer) -> Iterator[str]:
    yield f"**{words.say('scenario-chaos')}**"
    for face, effect in enumerate(card.chaos, 1):
        yield f"{face}. {escape(one_line(effect, longest))}"
