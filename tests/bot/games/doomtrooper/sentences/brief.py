"""All that somebody needs to write the sentence of a card, in a few lines; and the file to write it into."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games.doomtrooper.pack.cards.sentences.units import stamp_of, units_of
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Ability
from bot.games.doomtrooper.words.saying import cards as saying
from bot.games.doomtrooper.words.texts import CardText, Doubt
from bot.games.doomtrooper.words.whom import RATINGS
from bot.games.doomtrooper.words.word import Word
from tests.bot.games.doomtrooper.telling.words import said

_RATED = dict(zip(RATINGS, "FSAV", strict=True))


def brief(card: Printed) -> str:
    """A card for the writer of its sentence: figures, units with their letters, how it reads now, doubts."""
    return "\n".join(_brief(card)) + "\n"


def _brief(card: Printed) -> Iterator[str]:
    kinds = " ".join((card.type, *sorted(AFFILIATIONS & card.tags)))
    rated = " ".join(f"{_RATED[which]}{number}" for which, number in card.ratings.items())
    czech = f" / {card.name_cs}" if card.name_cs and card.name_cs.lower() != card.name.lower() else ""
    yield f"[{card.code}] {card.name}{czech} · {kinds} · {rated or 'no ratings'}"
    text = card.text or CardText()
    for unit in units_of(text):
        numbers = " ".join(f"{number.value:g}{'x' * (not number.adds)}" for number in unit.numbers if number.needed)
        mark = " " if unit.needed else "-"
        yield f" {mark}{unit.letter}  {_data(unit.part)}" + (f"   <{numbers}>" if numbers else "")
    yield from (f"    . {said(line)}" for line in saying.card(msgspec.structs.replace(card, text=_sure(text))))
    doubts = "; ".join(doubt.note if isinstance(doubt, Doubt) else doubt for doubt in text.doubts)
    if doubts:
        yield f"    ? {doubts}"


def _sure(text: CardText) -> CardText:
    return msgspec.structs.replace(text, doubts=())


def _data(part: Any) -> str:
    """Words as the effects files write them, without those inside: these have letters of their own."""
    if isinstance(part, Word | Ability):
        kind = "do = " + str(part.__struct_config__.tag) if isinstance(part, Word) else "ability"
        return ", ".join((kind, *_fields(part)))
    return _value(part)


def _fields(part: msgspec.Struct) -> Iterator[str]:
    for field in msgspec.structs.fields(part):
        value = getattr(part, field.name)
        if value not in (field.default, ()) and not (value == {} or _holds_words(value)):
            yield f"{field.encode_name} = {_value(value)}"


def _holds_words(value: Any) -> bool:
    if isinstance(value, tuple):
        return any(map(_holds_words, value))
    return isinstance(value, Word | Ability)


def _value(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        return "{" + ", ".join(_fields(value)) + "}"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {_value(each)}" for name, each in value.items()) + "}"
    return str(value)


def unwritten(card: Printed) -> str:
    """The entry of a card in a file of sentences, to be filled in."""
    empty = "".join(f'{language} = ""\n' for language in ("cs", "en", "sv"))
    return f'[cards.{card.code}] # {card.name}\nof = "{stamp_of(card.text or CardText())}"\n{empty}'
