"""Find the rules that mention a card: its printed name in any inflection, but not inside a longer name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from rules_index.cards.names import KnownCard, Names, forms, proper_names
from rules_index.index.entries import Entry
from rules_index.index.fields import token
from rules_index.index.reader import IndexReader
from rules_index.languages.language import WORD, fold, is_function_word, words
from rules_index.values.books import BookKind, Language

LOOKED_AT = 300
"""Entries of a book that have a name's words, and are read for the name itself."""
SHOWN = 40
"""Entries returned at most."""
APART = 3
"""Characters between two words of a name at most: a space, a dash and a space."""
SENTENCE_ENDS = ".!?:…|"


@dataclass(frozen=True, slots=True)
class Mention:
    """An entry that names a card, with the written forms of the name in it."""

    number: int
    entry: Entry
    written: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Word:
    start: int
    end: int
    text: str
    forms: frozenset[str]


def mentions(reader: IndexReader, card: KnownCard, names: Names) -> tuple[Mention, ...]:
    """The entries that name a card: FAQs and errata first, those with the name in their title before others."""
    found: list[tuple[tuple[bool, bool, int], Mention]] = []
    called = proper_names(card)
    longer = _longer(card, called, names)
    for book in reader.books.values():
        if book.game != card.game:
            continue
        for number, entry in sorted(reader.load(_candidates(reader, called, book.key, book.language)).items()):
            source = book.kind is not BookKind.RULEBOOK
            in_title = _written(entry.title, book.language, called, longer, anywhere=source)
            texts = [entry.rule.text, entry.rule.reading] if entry.rule else []
            # A correction shows the passages of the rule it corrects: that those name the card says nothing of it.
            texts += [] if source else [passage.text for passage in entry.passages]
            written = [*in_title, *(w for text in texts for w in _written(text, book.language, called, longer))]
            if written:
                mention = Mention(number, entry, tuple(dict.fromkeys(written)))
                found.append(((not source, not in_title, number), mention))
    return tuple(mention for _, mention in sorted(found, key=lambda item: item[0])[:SHOWN])


def _longer(card: KnownCard, called: Sequence[str], names: Names) -> list[str]:
    """The names of other cards of the game that have one of these names in them."""
    sought = [[fold(word)[: max(len(fold(word)) - 1, 1)] for word in words(name)] for name in called]
    starts = tuple({stems[0] for stems in sought if stems})
    return [
        name
        for other, name, folded in names.spelt
        if other.game == card.game
        and other is not card
        and any(word.startswith(starts) for word in folded)
        and any(_holds(folded, stems) for stems in sought)
    ]


def _holds(folded: Sequence[str], stems: Sequence[str]) -> bool:
    return len(folded) > len(stems) and any(
        all(each.startswith(stem) for each, stem in zip(folded[at:], stems, strict=False))
        for at in range(len(folded) - len(stems) + 1)
    )


def _candidates(reader: IndexReader, called: Sequence[str], book: str, language: Language) -> list[int]:
    """Entries of a book that have all the content words of one of the names."""
    found: dict[int, None] = {}
    for name in called:
        content = [word for word in words(name) if not is_function_word(word, language)]
        roots = [
            [number for (number,) in reader.rows(_ROOTS, sorted(forms(word, language)), fold(word))] for word in content
        ]
        # Names are two or three words: a word has one root or two, and so a name a handful of queries.
        for chosen in product(*roots) if roots and all(roots) else ():
            query = " AND ".join(map(token, chosen))
            found.update(dict.fromkeys(reader.matching(query, LOOKED_AT, reader.spans([book]))))
    return list(found)


_ROOTS = (
    "SELECT id FROM root WHERE root IN (SELECT value FROM json_each(?)) "
    "UNION SELECT form_root.root FROM form_root JOIN form ON form.id = form_root.form WHERE form.form = ?"
)


def _written(
    text: str, language: Language, called: Sequence[str], longer: Sequence[str], *, anywhere: bool = False
) -> list[str]:
    """The names in a text as written; ``anywhere`` lets one word count at the beginning of a sentence, too."""
    said = [
        _Word(found.start(), found.end(), found.group(), forms(found.group().casefold(), language))
        for found in WORD.finditer(text)
    ]
    named = [
        (start, end)
        for name in called
        for start, end in _spans(text, said, name, language)
        if " " in text[start:end] or is_name(text, start, end, anywhere)
    ]
    if not named:
        return []
    taken = [span for name in longer for span in _spans(text, said, name, language)]
    return [text[start:end] for start, end in named if not any(a <= start and end <= b for a, b in taken)]


def _spans(text: str, said: Sequence[_Word], name: str, language: Language) -> Iterator[tuple[int, int]]:
    sought = [forms(word, language) for word in words(name)]
    for at in range(len(said) - len(sought) + 1):
        here = said[at : at + len(sought)]
        if all(word.forms & own for word, own in zip(here, sought, strict=True)) and all(
            after.start - before.end <= APART and not set(text[before.end : after.start]) & set(".!?\n")
            for before, after in pairwise(here)
        ):
            yield here[0].start, here[-1].end


def is_name(text: str, start: int, end: int, anywhere: bool) -> bool:
    """Whether one word is written as a name: in capitals, or with one where no sentence begins."""
    word = text[start:end]
    before = text[:start].rstrip(" „“”\"'»«()*_-–•")
    begins = not before or before[-1] in SENTENCE_ENDS or before[-1] == "\n"
    return len(word) > 1 and (word.isupper() or (word[0].isupper() and (anywhere or not begins)))
