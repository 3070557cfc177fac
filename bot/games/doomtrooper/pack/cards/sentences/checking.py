"""Checking a sentence against what its card does: every number both ways, every unit, save what is left out."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping

from bot.games.doomtrooper.pack.cards.sentences.reading import Sentence
from bot.games.doomtrooper.pack.cards.sentences.template import Slot, Template, template
from bot.games.doomtrooper.pack.cards.sentences.units import Number, Unit, stamp_of, units_of
from bot.games.doomtrooper.words.continuous import Rate
from bot.games.doomtrooper.words.texts import CardText, Says
from bot.games.doomtrooper.words.whom import RATINGS

SHORT, LONGEST = 160, 260
"""Characters that nine sentences of ten may have, and that none may exceed."""
_NAMES: Mapping[str, Mapping[str, str]] = {
    "cs": {"fight": r"zápas|\bZ\b", "shoot": r"střel|\bS\b", "armour": r"obran|\bO\b", "value": r"hodnot|\bH\b"},
    "en": {
        "fight": r"\bFight|\bF\b",
        "shoot": r"\bShoot|\bS\b",
        "armour": r"\bArmour|\bA\b",
        "value": r"\bValue|\bV\b",
    },
    "sv": {
        "fight": r"närstrid|\bN\b",
        "shoot": r"eldstrid|\bE\b",
        "armour": r"rustning|\bR\b",
        "value": r"värde|\bP\b",
    },
}
"""How the ratings are called, by language."""
_ALL = {"cs": r"hodnot", "en": r"\bratings?\b", "sv": r"värde"}


def problems(sentence: Sentence, text: CardText, cards: Container[str]) -> tuple[str, ...]:
    """The mistakes of a sentence of a card, in English, each beginning with its language; none where all agrees.

    A language without a sentence has no problem.

    Args:
        cards: the codes of the cards that it may name.
    """
    now = stamp_of(text)
    changed = f'the effects have changed since it was written: read it again, then write of = "{now}"'
    return (*(() if sentence.of == now else (changed,)), *disagreements(sentence, text, cards))


def disagreements(sentence: Says, text: CardText, cards: Container[str]) -> Iterator[str]:
    """The same of a sentence that is kept with its effects, and needs no stamp."""
    units = {unit.letter: unit for unit in units_of(text)}
    left = {each for each in sentence.left_out if len(each) == 1}
    yield from (f"left_out: there is no {each}" for each in sentence.left_out if not _stands(each, units))
    for language, written in sentence.written.items():
        named = template(written).cards
        yield from (f"{language}: there is no card {code}" for code in named if code not in cards)
        found = list(_of_one(written, units, left, sentence.left_out, language))
        if text.said == "all" and not _told(template(written), units, left):
            found.append("it tells nothing of the card")
        yield from (f"{language}: {each}" for each in found)


def _stands(left_out: str, units: Mapping[str, Unit]) -> bool:
    """Whether there is what is left out: a unit, or a number of it."""
    letter, _, number = left_out.partition(" ")
    if letter not in units:
        return False
    return not number or any(_agrees(Slot(number, letter), one) for one in units[letter].numbers)


def _of_one(
    written: str, units: Mapping[str, Unit], left: set[str], left_out: tuple[str, ...], language: str
) -> Iterator[str]:
    read = template(written)
    yield from read.problems
    if len(read.shown) > LONGEST:
        yield f"{len(read.shown)} characters; {LONGEST} at most"
    yield from (f"there is no {letter}" for letter in sorted(read.letters - units.keys()))
    told = _told(read, units, left)
    yield from (f"{letter} is not told" for letter, unit in units.items() if unit.needed and letter not in told | left)
    yield from (f"{letter} is told and left out" for letter in sorted(told & left))
    slots = [Slot(slot.written, slot.letters or "".join(sorted(told))) for slot in read.slots]
    for slot in slots:
        known = [number for letter in slot.letters if letter in units for number in units[letter].numbers]
        if not any(_agrees(slot, number) for number in known):
            yield f"{{{slot.written}}} is no number of {slot.letters or 'this card'}"
    slots += [Slot(number, letter) for letter, _, number in (each.partition(" ") for each in left_out) if number]
    for letter in sorted(told):
        yield from _untold(units[letter], slots)
        yield from _unnamed(units[letter], read.shown, language)


def _told(read: Template, units: Mapping[str, Unit], left: set[str]) -> set[str]:
    """The units that a sentence tells; one without parts tells the only unit that there is to tell."""
    if read.letters:
        return {*read.letters} & units.keys()
    alone = [letter for letter, unit in units.items() if unit.needed and letter not in left]
    return set(alone) if len(alone) == 1 else set()


def _agrees(slot: Slot, number: Number) -> bool:
    """Whether a number of a sentence is that of an effect: a sign must be right, and *twice* is no sum of two."""
    if abs(slot.value) != abs(number.value) or (slot.is_factor and not number.multiplies):
        return False
    return not slot.is_signed or (number.adds and (slot.value < 0) == (number.value < 0))


def _untold(unit: Unit, slots: list[Slot]) -> Iterator[str]:
    mine = [slot for slot in slots if unit.letter in slot.letters]
    for number in unit.numbers:
        # What a card costs is shown beside its sentence.
        if number.needed and unit.letter != "P" and not any(_agrees(slot, number) for slot in mine):
            yield f"{unit.letter} has the number {number.value:g}, which is not told"


def _unnamed(unit: Unit, shown: str, language: str) -> Iterator[str]:
    if not isinstance(unit.part, Rate):
        return
    if {*unit.part.ratings} >= {"fight", "shoot"} and re.search(_ALL[language], shown):
        return
    for rating in RATINGS:
        if rating in unit.part.ratings and not re.search(_NAMES[language][rating], shown, re.IGNORECASE):
            yield f"{unit.letter} changes {rating}, which is not named"
