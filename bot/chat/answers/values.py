"""What cards and other components show: their names, their values, and where those are from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

import discord
from discord import ui

from bot.chat.answers.card import Shown, intro, layout, small
from bot.chat.answers.ruling_text import heading_of
from bot.chat.answers.saved_questions import topic_select
from bot.chat.answers.topics import share_whole
from bot.chat.base.text import begun, escape, one_line
from bot.games.packs.words import in_title
from bot.locales.sentences import Localizer
from rules_index import Card, CardAnswer, Component, Language, Ruling, Source

_NAME, _VALUE, _OTHERS, _LABEL, _OPTIONS, _ERRATA = 100, 50, 150, 100, 25, 3
_CARD = 1050
"""Characters for each of three cards; with the notes they stay below Discord's 4,000."""
_TYPES = {
    "alliance": "card-type-alliance",
    "art": "card-type-art",
    "beast": "card-type-beast",
    "equipment": "card-type-equipment",
    "fortification": "card-type-fortification",
    "ki": "card-type-ki",
    "mission": "card-type-mission",
    "relic": "card-type-relic",
    "special": "card-type-special",
    "symmetry": "card-type-symmetry",
    "warrior": "card-type-warrior",
    "warzone": "card-type-warzone",
}
_AFFILIATIONS = {
    "brotherhood": "card-affiliation-brotherhood",
    "general": "card-affiliation-general",
    "legion": "card-affiliation-legion",
}
_AFTER_PLAY = {
    "attach": "card-after-attach",
    "discard": "card-after-discard",
    "remove_from_game": "card-after-remove",
}
_TIMING = {
    "1_action": "card-timing-one-action",
    "2_action": "card-timing-two-actions",
    "3_action": "card-timing-three-actions",
    "any_time": "card-timing-any-time",
    "beginning_of_your_turn": "card-timing-beginning",
    "during_combat": "card-timing-combat",
    "during_your_turn": "card-timing-your-turn",
    "immediately_after": "card-timing-after",
}
_CARD_VALUES = {
    "fight": "card-fight",
    "shoot": "card-shoot",
    "armour": "card-armour",
    "value": "card-value",
}
_VALUES = {
    "value": "component-value",
    "weight": "component-weight",
    "count": "component-count",
    "points": "component-points",
    "faction": "component-faction",
    "colour": "component-colour",
    "markers": "component-markers",
}
_WORDS = ("colour",)
"""Attributes whose values are words that the sentences translate."""
_SOURCES = {Source.COMPONENT: "values-printed", Source.RULEBOOK: "values-rulebook"}


def values_card(shown: Shown, cards: Sequence[CardAnswer], topics: Sequence[Ruling], words: Localizer) -> ui.LayoutView:
    """The answer to a question for values: each card with what is asked, and the nearest rules to pick from."""
    view = layout(_values_box(cards, words))
    if shown.asked is None:
        return view
    if topics:
        options = [
            discord.SelectOption(
                label=one_line(heading_of(topic, words.language), _LABEL),
                value=str(at),
                description=one_line(topic.book.title, _LABEL),
            )
            for at, topic in enumerate(topics[:_OPTIONS])
        ]
        view.add_item(ui.ActionRow(topic_select(shown.asked, options, words.say("unsure-pick"))))
    view.add_item(ui.ActionRow(share_whole(shown, shown.asked, words)))
    return view


def public_values(
    shown: Shown, cards: Sequence[CardAnswer], words: Localizer, asker: discord.abc.User
) -> ui.LayoutView:
    """The copy for the whole channel: who asked what, and the values; nothing to press."""
    return layout(ui.TextDisplay(intro(shown, words, asker)), _values_box(cards, words))


def _values_box(cards: Sequence[CardAnswer], words: Localizer) -> ui.Container[ui.LayoutView]:
    parts: list[ui.Item[ui.LayoutView]] = []
    for found in cards:
        lines = [*heading_lines(found, words), *value_lines(found, words), *_errata(found, words)]
        parts += [ui.TextDisplay("\n".join(_fitting([line for line in lines if line], _CARD))), ui.Separator()]
    notes = ui.TextDisplay[ui.LayoutView](small(_notes(cards, words)))
    return ui.Container(*parts, notes, accent_colour=discord.Colour.green())


def heading_lines(found: CardAnswer, words: Localizer) -> Iterator[str]:
    """A card's name in the reader's language as a heading, its other names and its game below."""
    first, *others = [escape(one_line(name, _NAME)) for name in shown_names(found, words.language)]
    yield f"### {begun(first)}"
    yield small([" · ".join([*others, _plain(words.game(found.game or "", found.game or ""))])])


def value_lines(found: CardAnswer, words: Localizer) -> Iterator[str]:
    """A card's or other component's lines; words of a table without a translation are shown as they are."""
    if found.card:
        yield from (line for line in _card_lines(found.card, words) if line)
    elif found.component:
        yield _joined(_component_values(found.component, words))


def shown_names(found: CardAnswer, language: Language) -> list[str]:
    """The names of a card, each marked where it is not sure.

    The one in this language is first where it is sure, else the English one.
    """
    marked = {
        each: f"{in_title(name)} (?)" if each in found.unsure else in_title(name) for each, name in found.names.items()
    }
    first = (Language.EN, language) if language in found.unsure else (language, Language.EN)
    ordered = [name for name in (*(marked.get(each, "") for each in first), *marked.values()) if name]
    # Later names are put in first, so that of names that differ in capitals alone the first one stays.
    known = {name.casefold(): name for name in reversed(ordered)}
    return list(dict.fromkeys(known[name.casefold()] for name in ordered))


def brief_lines(cards: Sequence[CardAnswer], words: Localizer, room: int) -> list[str]:
    """A line for each card to show above a ruling: its name, values and errata; as many as there is room for."""
    lines = []
    for found in cards:
        name = escape(one_line(next(iter(shown_names(found, words.language)), ""), _VALUE))
        errata = [escape(one_line(heading_of(ruling, words.language), _VALUE)) for ruling in found.errata[:_ERRATA]]
        lines.append(_joined([f"**{begun(name)}**", *_plain_values(found, words), *errata]))
    return _fitting(lines, room)


def _fitting(lines: Sequence[str], room: int) -> list[str]:
    """The first lines, as many as there is room for."""
    ends = accumulate(len(line) + 1 for line in lines)
    return [line for line, end in zip(lines, ends, strict=True) if end <= room]


def _notes(cards: Sequence[CardAnswer], words: Localizer) -> list[str]:
    sources = dict.fromkeys(found.component.source for found in cards if found.component)
    notes = [words.say(_SOURCES[source]) for source in sources]
    if any(found.component and found.component.doubtful for found in cards):
        notes.append(words.say("values-doubtful"))
    if any(found.lacking for found in cards):
        notes.append(words.say("values-lacking"))
    if further := ", ".join(in_title(name) for found in cards for name in found.near):
        notes.append(words.say("values-others", names=escape(one_line(further, _OTHERS))))
    return notes


def _errata(found: CardAnswer, words: Localizer) -> list[str]:
    return [small([escape(heading_of(ruling, words.language))]) for ruling in found.errata[:_ERRATA]]


def _plain_values(found: CardAnswer, words: Localizer) -> list[str]:
    if found.card:
        return _numbers(found.card, words)
    return _component_values(found.component, words) if found.component else []


def _component_values(component: Component, words: Localizer) -> list[str]:
    return [
        words.say(_VALUES[name], value=f"**{_plain(value)}**" + " (?)" * (name in component.doubtful))
        if name not in _WORDS
        else words.say(_VALUES[name], value=value)
        for name, value in component.values.items()
        if name in _VALUES
    ]


def _numbers(card: Card, words: Localizer) -> list[str]:
    numbers = ((_CARD_VALUES[name], card.component.values.get(name)) for name in _CARD_VALUES)
    return [words.say(name, value=f"**{_plain(value)}**") for name, value in numbers if value]


def _card_lines(card: Card, words: Localizer) -> Iterator[str]:
    kind = _said(_TYPES, card.type, words)
    sides = "/".join(_said(_AFFILIATIONS, each, words) for each in card.affiliations)
    yield _joined([kind, sides, _plain(card.set_name), _plain(card.rarity)])
    yield _joined(_numbers(card, words))
    yield _joined([_said(_TIMING, each, words) for each in card.timing])
    limit = words.say("card-limit", count=card.deck_limit) if card.deck_limit is not None else ""
    yield _joined([limit, _said(_AFTER_PLAY, card.after_play, words)])


def _said(sentences: dict[str, str], word: str, words: Localizer) -> str:
    return words.say(sentences[word]) if word in sentences else _plain(word.replace("_", " ").capitalize())


def _plain(text: str) -> str:
    return escape(one_line(text, _VALUE))


def _joined(parts: Sequence[str]) -> str:
    return " · ".join(part for part in parts if part)
