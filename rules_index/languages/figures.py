"""Figures of a text: numbers in digits and in words, halves and doubles, each as written with what it is worth."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules_index.languages.language import fold, lemma
from rules_index.values.books import Language

HALF, DOUBLE = "½", "×2"


def _table(units: str, ordinals: str, tens: str, more: Mapping[str, str]) -> dict[str, str]:
    """Words with their values: from 2 and from 3 upward, by tens from 20; those written so and no other way."""
    numbers = {word: str(value) for value, word in enumerate(units.split(), 2)}
    numbers |= {word: str(value) for value, word in enumerate(ordinals.split(), 3)}
    return numbers | {word: str(10 * value) for value, word in enumerate(tens.split(), 2)} | dict(more)


_WORDS: Mapping[Language, Mapping[str, str]] = {
    Language.CS: _table(
        "dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct "
        "osmnáct devatenáct",
        "třetí čtvrtý pátý šestý sedmý osmý devátý desátý",
        "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát sto",
        dict.fromkeys(("polovina", "půlka", "půl", "poloviční"), HALF)
        | dict.fromkeys(("dvojnásobek", "dvojnásobný", "dvojnásobně", "dvojnásob"), DOUBLE)
        | {"nula": "0", "trojnásobek": "×3", "trojnásobný": "×3"},
    ),
    Language.SV: _table(
        "två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton",
        "tredje fjärde femte sjätte sjunde åttonde nionde tionde",
        "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio hundra",
        dict.fromkeys(("hälft", "hälften", "halv", "halva", "halvera"), HALF)
        | dict.fromkeys(("dubbel", "dubbelt", "dubbla", "fördubbla"), DOUBLE)
        | {"noll": "0", "tredubbel": "×3", "trefaldig": "×3"},
    ),
    Language.EN: _table(
        "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen",
        "third fourth fifth sixth seventh eighth ninth tenth",
        "twenty thirty forty fifty sixty seventy eighty ninety hundred",
        {"half": HALF, "double": DOUBLE, "twice": "2", "zero": "0", "triple": "×3", "thrice": "3"},
    ),
}
_LOOSE: Mapping[Language, Mapping[str, str]] = {
    Language.CS: {"jeden": "1", "jedna": "1", "jediný": "1", "první": "1", "druhý": "2", "oba": "2"},
    Language.SV: {
        "en": "1",
        "ett": "1",
        "enda": "1",
        "första": "1",
        "först": "1",
        "andra": "2",
        "andre": "2",
        "andres": "2",
        "båda": "2",
    },
    Language.EN: {"a": "1", "an": "1", "one": "1", "single": "1", "first": "1", "second": "2", "both": "2"},
}
"""Words that may say a number and as often say none: articles, pronouns, «the other»."""

_BEGINNINGS = {
    language: frozenset(fold(word)[:2] for word, value in listed.items() if value.isdigit())
    for language, listed in _WORDS.items()
}
"""What the words of numbers begin with, in every inflected form."""

_LABELS = re.compile(
    r"^[ \t]*(?:\d+[.)](?=\s)|\|[ \t]*\d+\.?[ \t]*(?=\|))|\b(?:steg|fas|fáz[eií]|krok\w*|step|phase) \d+\b",
    re.MULTILINE | re.IGNORECASE,
)
_TOKEN = re.compile(
    r"(?<![\w.,/])[+−–-]?(?P<digits>\d+(?:[.,]\d+|/\d+)?)[^\W\d_]*|(?P<sign>[½⅓¼¾])|(?P<word>[^\W\d_]+)"
)
_TEN, _UNITS = re.compile(r"[2-9]0"), frozenset("123456789")
_FRACTIONS = {"1/2": HALF, "1/3": "⅓", "1/4": "¼", "3/4": "¾"}


@dataclass(frozen=True, slots=True)
class Figure:
    """A number as ``form`` writes it; equal values are equal strings in every language (``5``, ``-2``, ``½``, ``×2``).

    ``loose`` ones may be no number at all: they can answer to another text's figure, but are none of their own.
    """

    form: str
    value: str
    loose: bool = False


def figures(text: str, language: Language) -> Iterator[Figure]:
    """The figures of a text in order; the numbers of list items, table rows, steps and phases are none."""
    plain = _LABELS.sub(lambda found: " " * len(found[0]), text)
    tens: tuple[re.Match[str], Figure] | None = None
    for token in _TOKEN.finditer(plain):
        figure = _figure(token, language)
        if tens:
            start, ten = tens
            tens = None
            if figure and token["word"] and figure.value in _UNITS and plain[start.end() : token.start()] in (" ", "-"):
                yield Figure(plain[start.start() : token.end()], ten.value[0] + figure.value)
                continue
            yield ten
        if figure and token["word"] and _TEN.fullmatch(figure.value):
            tens = token, figure
        elif figure:
            yield figure
    if tens:
        yield tens[1]


def differing(text: str, language: Language, others: Iterable[tuple[str, Language]]) -> tuple[str, ...]:
    """The figures of a text, as written, that one of the other texts does not have; each form once, in order."""
    known = [{figure.value for figure in figures(*other)} for other in others]
    return tuple(
        dict.fromkeys(
            figure.form
            for figure in figures(text, language)
            if not figure.loose and any(figure.value not in values for values in known)
        )
    )


@lru_cache(maxsize=50_000)
def number(word: str, language: Language) -> str | None:
    """The digits that a word of a number stands for (``třech``: 3), from two to a hundred; else nothing."""
    if not word[:1].isdigit() and fold(word)[:2] not in _BEGINNINGS[language]:
        return None  # a look at the beginning costs less than one into the dictionary
    for form in (word, lemma(word, language)):
        if (value := _WORDS[language].get(form)) and value.isdigit():
            return value
    return None


def _figure(token: re.Match[str], language: Language) -> Figure | None:
    if digits := token["digits"]:
        value = _FRACTIONS.get(digits, digits.replace(",", "."))
        return Figure(token[0], value if token[0][0] not in "−–-" else f"-{value}")
    if sign := token["sign"]:
        return Figure(sign, sign)
    word = token["word"].casefold()
    for form in (word, lemma(word, language)):
        if value := _WORDS[language].get(form) or _compound(form, language):
            return Figure(token[0], value)
        if value := _LOOSE[language].get(form):
            return Figure(token[0], value, loose=True)
    return None


def _compound(word: str, language: Language) -> str | None:
    """Two parts in one word: ``pětadvacet``, ``tjugofem``, ``čtyřikrát``."""
    numbers = _WORDS[language]
    if language is Language.CS and word.endswith("krát"):
        return numbers.get("dva" if word == "dvakrát" else word.removesuffix("krát"))
    for ten, value in numbers.items():
        if not _TEN.fullmatch(value):
            continue
        rest = ""
        if language is Language.CS and fold(word).endswith(f"a{fold(ten)}"):
            rest = word[: -len(ten) - 1]
        elif language is Language.SV and word.startswith(ten):
            rest = word[len(ten) :]
        unit = numbers.get(rest, "1" if rest in ("jedn", "jeden", "ett", "en") else "")
        if unit in _UNITS:
            return value[0] + unit
    return None
