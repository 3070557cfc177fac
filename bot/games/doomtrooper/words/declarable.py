"""Declarations of cards that nobody has written: the words open to a player, and the answers that lead to them.

Up to three words of ``vocabulary.py``, each at once, under a condition, when something happens, or in the place of the
word before; where the card goes, what it costs and what it does in a sentence beside. ``hand`` is for anything else,
which players settle themselves by that sentence.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.doomtrooper.words.effects import Chance, Choose, Effect, Watch
from bot.games.doomtrooper.words.kept import Kept
from bot.games.doomtrooper.words.vocabulary import CONDITIONS, EVENTS, WORDS, Choices, Field, Word

HAND, MORE, TERMS, WHEN, IF, OR, LOT, KEPT = "hand", "more", "terms", "when", "if", "or", "lot", "kept"
SENTENCE = "sentence"


def answers_to(said: Kept) -> dict[str, tuple[object, ...]]:
    """By question the answers that lead to a declaration, in the order in which they are asked for.

    Raises:
        AttributeError: it has words that no answers lead to.
    """
    told: dict[str, list[object]] = {"declare": [], "declare-word": [], "declare-what": [], "declare-number": []}
    if said.after or said.price:
        told["declare"].append(TERMS)
    if said.effects and said.note:
        told["declare"].append(SENTENCE)
    for effect in said.effects:
        for ask, answer in _read(effect):
            told[ask].append(answer)
    if not said.effects:
        told["declare"].append(HAND)
    found = {ask: tuple(answers) for ask, answers in told.items()}
    return {**found, "declare-after": (said.after or "printed",), "declare-price": (said.price,)}


def can_be_declared(kept: Kept) -> bool:
    """Whether there are answers that lead to a declaration."""
    try:
        answers_to(kept)
    except AttributeError:
        return False
    return bool(kept.effects or kept.note)


def _read(effect: Effect) -> Iterator[tuple[str, object]]:
    match effect:
        case Watch(on=on, effects=(inner,)):
            yield "declare", WHEN
            yield "declare-what", token_of(EVENTS, on)
            yield from _read(inner)
        case Choose(ways=((one,), (other,))) | Chance(ways=((one,), (other,))):
            yield from _read(one)
            yield "declare", OR if isinstance(effect, Choose) else LOT
            yield from _read(other)
        case _:
            if effect.conditions:
                yield "declare", IF
                yield "declare-what", token_of(CONDITIONS, effect.conditions)
            yield from _read_word(replace(effect, conditions=()))


def _read_word(effect: Effect) -> Iterator[tuple[str, object]]:
    for name, word in WORDS.items():
        if is_made_of(effect, word):
            yield "declare", word.group
            yield "declare-word", name
            for field in word.fields:
                value = getattr(effect, field.attribute)
                yield ("declare-what", token_of(field.choices, value)) if field.choices else ("declare-number", value)
            return
    raise AttributeError(effect)


def is_made_of(effect: Effect, word: Word) -> bool:
    """Whether a word of the vocabulary differs from an effect in nothing but what is asked about it."""
    if type(effect) is not type(word.effect):
        return False
    same = {field.attribute: getattr(word.effect, field.attribute) for field in word.fields}
    if replace(effect, **same) != word.effect:
        return False
    return all(_allows(field, getattr(effect, field.attribute)) for field in word.fields)


def _allows(field: Field, value: object) -> bool:
    return value in field.choices.values() if field.choices else isinstance(value, int)


def token_of(choices: Choices, value: object) -> str:
    """The name of a value among the choices of a field.

    Raises:
        AttributeError: it is none of them.
    """
    for name, one in choices.items():
        if one == value:
            return name
    raise AttributeError(value)
