"""Cards with decks: the shelf, one deck, what is wrong with it, and how two differ."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import GAP, GameWords, Style, button, card, select, small
from bot.chat.base.text import escape, moment
from bot.chat.matches.base.deck_context import DeckContext
from bot.chat.matches.base.deck_ids import DeckId, FormatId, NewDeckId, PickDeckId
from bot.chat.matches.base.replies import explained
from bot.games.values import Rejected, Section, Violation
from bot.matches.model.kept import MOST_KEPT, KeptFile

_OWN, _WRONG = discord.Colour.green(), discord.Colour.red()
_MOST_TOLD = 25
"""Breaches that are told one by one; the rest are counted."""


def shelf_card(context: DeckContext, decks: tuple[KeptFile, ...], notes: Iterable[str] = ()) -> ui.LayoutView:
    """All decks of a person, and a select that shows one."""
    say = context.words.say
    lines = [f"- **{escape(deck.title)}** · {moment(deck.saved, 'D')}" for deck in decks]
    title = say("deck-shelf-title", count=len(decks), limit=MOST_KEPT)
    about = small([say("deck-shelf-about")])
    rows: list[list[ui.Item[Any]]] = []
    if decks:
        options = [discord.SelectOption(label=deck.title, value=str(deck.number)) for deck in decks]
        rows.append([select(PickDeckId.id_for(), options, say("deck-pick"))])
    rows.append([button(NewDeckId.id_for(), say("deck-new"), Style.primary)])
    return card(title, [*notes, *(lines or [say("deck-none")]), about], colour=_OWN, rows=rows)


def deck_card(context: DeckContext, deck: KeptFile, notes: Iterable[str] = ()) -> ui.LayoutView:
    """One deck, card by card, with what can be done with it."""
    told = sections(context.renderer, context.lists.shown(deck.text))
    return card(
        escape(deck.title), [*notes, *_remarks(context, deck), GAP, *told], colour=_OWN, rows=[_buttons(context, deck)]
    )


def check_card(context: DeckContext, deck: KeptFile, form: str, notes: Iterable[str] = ()) -> ui.LayoutView:
    """What is wrong with a deck in a format, line by line with the rules, and a select of other formats."""
    say, chosen = context.words.say, context.form(form)
    found = context.lists.breaches(deck.text, form)
    named = context.renderer.markdown(chosen.label) if chosen else escape(form)
    verdict = say("deck-wrong" if found else "deck-right", format=named, count=len(found))
    text, rules = breaches(context, found)
    options = [
        discord.SelectOption(label=context.renderer.plain(each.label), value=each.token, default=each.token == form)
        for each in context.lists.formats
    ]
    rows: list[list[ui.Item[Any]]] = [rules, [select(FormatId.id_for(number=deck.number), options, say("deck-format"))]]
    rows.append(_buttons(context, deck))
    texts = [*notes, f"**{verdict}**", text, GAP, *_remarks(context, deck)]
    return card(escape(deck.title), texts, colour=_WRONG if found else _OWN, rows=rows)


def breaches(context: DeckContext, found: tuple[Violation, ...]) -> tuple[str, list[ui.Item[Any]]]:
    """Breaches line by line, and buttons that open their rules."""
    if not found:
        return "", []
    shown = Rejected(tuple(Violation(each.rule, each.line) for each in found[:_MOST_TOLD]))
    text, rules = explained(context.interaction, context.words, context.renderer.markdown, shown)
    listed = [f"- {line}" for line in text.splitlines()]
    if rest := len(found) - _MOST_TOLD if len(found) > _MOST_TOLD else 0:
        listed.append(context.words.say("deck-more", count=rest))
    return "\n".join(listed), rules


def difference_card(context: DeckContext, one: KeptFile, other: KeptFile) -> ui.LayoutView:
    """How two decks differ."""
    say = context.words.say
    told = sections(context.renderer, context.lists.compared(one.text, other.text))
    title = say("deck-compared", first=escape(one.title), second=escape(other.title))
    return card(title, told or [say("deck-equal")], colour=_OWN)


def sections(renderer: GameWords, found: Iterable[Section]) -> list[str]:
    """Parts of a deck as paragraphs: a heading, and a line for each card."""
    told: list[str] = []
    for section in found:
        told += [f"**{renderer.markdown(section.title)}**", *map(renderer.markdown, section.lines), GAP]
    return told


def _remarks(context: DeckContext, deck: KeptFile) -> list[str]:
    found = context.game.remarks(context.lists.choice, deck.text.encode())
    return [context.renderer.markdown(line) for line in found]


def _buttons(context: DeckContext, deck: KeptFile) -> list[ui.Item[Any]]:
    say, number = context.words.say, deck.number
    return [
        button(DeckId.id_for(number=number, act="show"), say("deck-show")),
        button(DeckId.id_for(number=number, act="check"), say("deck-check"), Style.primary),
        button(DeckId.id_for(number=number, act="export"), say("deck-export")),
        button(DeckId.id_for(number=number, act="rename"), say("deck-rename")),
        button(DeckId.id_for(number=number, act="delete"), say("deck-delete"), Style.danger),
    ]
