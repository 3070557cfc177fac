"""A card as Discord shows it: names, values, errata in full, and a select of all rules that name it."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from bot.chat.answers.button_ids import ViewAction, topic_select, view_button
from bot.chat.answers.card import layout, small
from bot.chat.answers.pages import Line, digest_lines, paginate
from bot.chat.answers.ruling_text import gist_line, heading_of, source_label
from bot.chat.answers.saved_questions import Kind
from bot.chat.base.text import Marker, escape, one_line
from bot.locales.sentences import Localizer
from rules_index import BookKind, Card, CardAnswer, Ruling

card_button = view_button(Kind.CARD)

_OPTIONS, _LABEL = 25, 100
_NAME, _VALUE = 100, 50
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
    if found.rulings:
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
    pages = paginate(_lines(found, words), Marker(word for ruling in found.rulings for word in ruling.matched))
    notes = [more] if len(pages) > 1 or len(found.rulings) > _OPTIONS else []
    if found.card is None:
        notes.append(words.say("card-no-table"))
    return ui.Container(
        ui.TextDisplay("\n".join(_head(found, words))),
        ui.Separator(),
        ui.TextDisplay(pages[0]),
        *([ui.TextDisplay[ui.LayoutView](small(notes))] if notes else []),
        accent_colour=discord.Colour.blurple(),
    )


def _head(found: CardAnswer, words: Localizer) -> Iterator[str]:
    names = list(dict.fromkeys([found.names.get(words.language, ""), *found.names.values()]))
    first, *others = [escape(one_line(name, _NAME)) for name in names if name]
    yield f"### {first}"
    game = _plain(words.game(found.game or "", found.game or ""))
    yield small([" · ".join([*others, game])])
    if found.card:
        yield from (line for line in _values(found.card, words) if line)


def _values(card: Card, words: Localizer) -> Iterator[str]:
    """The card's lines; words of the table without a translation are shown as they are."""
    kind = _said(_TYPES, card.type, words)
    sides = "/".join(_said(_AFFILIATIONS, each, words) for each in card.affiliations)
    yield _joined([f"**{kind}**" if kind else "", sides, _plain(card.set_name), _plain(card.rarity)])
    numbers = (
        ("card-fight", card.fight),
        ("card-shoot", card.shoot),
        ("card-armour", card.armour),
        ("card-value", card.value),
    )
    yield _joined([words.say(name, value=f"**{_plain(value)}**") for name, value in numbers if value])
    yield _joined([_said(_TIMING, each, words) for each in card.timing])
    limit = words.say("card-limit", count=card.deck_limit) if card.deck_limit is not None else ""
    yield _joined([limit, _said(_AFTER_PLAY, card.after_play, words)])


def _lines(found: CardAnswer, words: Localizer) -> Iterator[Line]:
    if not found.rulings:
        yield Line(words.say("card-no-rules"), ready=True)
        return
    sources = [ruling for ruling in found.rulings if ruling.book.kind is not BookKind.RULEBOOK]
    for ruling in sources:
        yield Line(f"**{escape(heading_of(ruling, words.language))}**", ready=True)
        yield Line(small([source_label(ruling, words)]), ready=True)
        if gist := gist_line(ruling, words):
            yield Line(f"**{gist}**", ready=True)
        yield from [*digest_lines(ruling.text), Line("")]
    rules = found.rulings[len(sources) :]
    if rules:
        yield Line(words.say("card-rules"), ready=True)
        yield from (Line(f"- {escape(heading_of(ruling, words.language))}", ready=True) for ruling in rules)


def _options(found: CardAnswer, words: Localizer) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=one_line(heading_of(ruling, words.language), _LABEL), value=str(at), description=_described(ruling)
        )
        for at, ruling in enumerate(found.rulings[:_OPTIONS])
    ]


def _described(ruling: Ruling) -> str:
    return one_line(ruling.book.title, _LABEL)


def _said(sentences: dict[str, str], word: str, words: Localizer) -> str:
    return words.say(sentences[word]) if word in sentences else _plain(word.replace("_", " ").capitalize())


def _plain(text: str) -> str:
    return escape(one_line(text, _VALUE))


def _joined(parts: list[str]) -> str:
    return " · ".join(part for part in parts if part)
