"""The private card on which the host changes what a match is played by: one select a term, with what it does."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.base.forms import choice_field, field, form
from bot.chat.base.messages import LineRenderer, button, card, select
from bot.chat.base.text import one_line
from bot.chat.matches.base.lobby_ids import OtherTimeId, TermId
from bot.chat.matches.base.options import TIMES
from bot.chat.matches.base.terms import value_said
from bot.matches.model.match import Expiry, Terms
from bot.matches.model.refusals import Refused
from bot.matches.model.series import LENGTHS
from bot.matches.rules.terms.alter import OFF, ON, SPANS, altered, ruleset_of, settable, token_of
from bot.matches.rules.terms.house import SPAN_LENGTHS

WHICH, LENGTH = "which", "length"
_LONGEST, _LABEL = 40, 100
_MINUTE, _HOUR, _DAY = 60, 3600, 86400
OFFERED: dict[str, tuple[int, ...]] = {
    **SPAN_LENGTHS,
    "time": TIMES,
    "length": (0, 7 * _DAY, 14 * _DAY, 21 * _DAY, 28 * _DAY, 60 * _DAY, 90 * _DAY),
    "opens": (0, _HOUR, 2 * _HOUR, 4 * _HOUR, 8 * _HOUR, 12 * _HOUR, _DAY),
    "veil": (0, 5 * _MINUTE, 10 * _MINUTE, 30 * _MINUTE, _HOUR, 2 * _HOUR),
}
"""Lengths of time that are offered, in seconds; 0 is none."""


def more_card(renderer: LineRenderer, notes: tuple[str, ...] = ()) -> ui.LayoutView:
    """All that can still be changed of what the match is played by, as it is now.

    Args:
        notes: what to say above it.
    """
    say, match = renderer.words.say, renderer.position.match
    rows: list[list[ui.Item[Any]]] = []
    for name in settable(renderer.position):
        rows += [
            [ui.TextDisplay(f"**{say(f'term-{name}')}**\n-# {say(f'term-{name}-about')}")],
            [_select(renderer, name)],
        ]
    rows.append([button(OtherTimeId.id_for(match=match.id), say("lobby-more-other"))])
    return card(say("lobby-more-title", match=match.id), [*notes, say("lobby-more-about")], rows=rows)


def other_form(renderer: LineRenderer) -> ui.Modal:
    """The form for a length of time that is not offered."""
    say = renderer.words.say
    spans = [name for name in settable(renderer.position) if name in SPANS]
    options = [
        discord.SelectOption(label=say(f"term-{name}"), value=name, default=not place)
        for place, name in enumerate(spans)
    ]
    return form(
        OtherTimeId.id_for(match=renderer.position.match.id),
        say("lobby-more-other"),
        choice_field(WHICH, say("lobby-more-which"), say("lobby-more-which-about"), options),
        field(LENGTH, say("lobby-more-length"), say("lobby-more-length-about"), _LONGEST, lines=False),
    )


def _select(renderer: LineRenderer, name: str) -> ui.Select[Any]:
    """The values that are possible, with the current one picked."""
    match, words = renderer.position.match, renderer.words
    current = token_of(match.terms, name)
    options = [
        discord.SelectOption(
            label=one_line(value_said(match.game, name, token, words), _LABEL), value=token, default=token == current
        )
        for token in _tokens(renderer, name, match.terms)
        if token == current or not isinstance(altered(renderer.position, name, token), Refused)
    ]
    return select(TermId.id_for(match=match.id, name=name), options, words.say(f"term-{name}"))


def _tokens(renderer: LineRenderer, name: str, terms: Terms) -> list[str]:
    """The values of a term that are offered, the current one among them."""
    game = renderer.position.game
    if name in SPANS:
        return [str(each) for each in sorted({*OFFERED[name], int(token_of(terms, name))})]
    rules = ruleset_of(game, terms.ruleset)
    return {
        "ruleset": [each.key for each in game.rulesets],
        "variant": [each.key for each in rules.variants] if rules else [],
        "quick": [OFF, ON],
        "expiry": [each.value for each in Expiry],
        "series": [str(each) for each in LENGTHS],
    }[name]
