"""Proposals for a word that a book lacks: its own words for what a ruling is about, as a dictionary has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import log1p

from rules_index.index.entries import Entry
from rules_index.index.reader import IndexReader
from rules_index.languages.language import WORD, is_function_word, lemma, root
from rules_index.languages.sentences import sentences_of
from rules_index.search.undigested.reading import BookWords
from rules_index.search.undigested.thesaurus import everyday
from rules_index.values.books import Language

SHORTEST, MOST = 3, 3
"""Letters of a word that may be proposed, and how many are."""
HEADED, DEFINED, BESIDE, EVERYDAY = 2.0, 2.0, 1.5, 0.5
"""How much likelier a word is meant of the ruling's heading, one that the book explains as a term or is a heading by
itself, one of the sentences that say most of the question, and an everyday one."""
THE_GAME = root("game", Language.EN)
"""Every rulebook is about it, so no word of the players' own means it."""


def is_word(word: str) -> bool:
    """Whether a word is long enough to be asked about, and has no digits."""
    return len(word) >= SHORTEST and word.isalpha()


def proposed(reader: IndexReader, words: BookWords, entry: Entry, said: set[int]) -> Iterator[str]:
    """Words of what answers that the question does not say, those that tell most of it first.

    Args:
        said: the roots of the question.
    """
    language = entry.book.language
    texts = [passage.text for passage in entry.passages]
    texts += [entry.rule.text] if entry.rule and not entry.passages else []
    heading = " ".join((entry.title, *entry.section[-1:]))
    forms = _forms(reader, [heading, *texts], language)
    headed, names = set(_forms(reader, [heading], language)), _names(reader, entry.book.key, language)
    beside = _beside(reader, texts, said, language)
    thesaurus = everyday(reader)
    any_game = thesaurus.concepts_of(thesaurus.roots.get(THE_GAME, 0))
    the_game = f"{entry.book.title} {entry.book.game}"
    never = {*said, *_forms(reader, [the_game], language)}
    worth = {}
    for number, written in forms.items():
        concepts = thesaurus.concepts_of(number)
        if number in never or not set(any_game).isdisjoint(concepts):
            continue
        stands_out = (HEADED if number in headed else 1.0) * (DEFINED if number in names else 1.0)
        common = EVERYDAY if concepts else 1.0
        near = BESIDE if number in beside else 1.0
        # What the book is about is said often in it, and more often here than elsewhere.
        telling = written.total() ** 0.5 * (1 + words.idf(number)) * log1p(words.counts(number))
        worth[number] = stands_out * common * near * telling
    for number in sorted(worth, key=lambda each: (-worth[each], each))[:MOST]:
        yield names.get(number) or lemma(forms[number].most_common(1)[0][0], language)


def _forms(reader: IndexReader, texts: Iterable[str], language: Language) -> dict[int, Counter[str]]:
    """By root how often each written form of a content word is in some texts."""
    found: dict[int, Counter[str]] = {}
    for word in WORD.findall("\n".join(texts)):
        number = reader.roots.get(root(word, language), 0)
        if (
            number
            and number not in reader.quantities
            and is_word(word)
            and not is_function_word(word.lower(), language)
        ):
            found.setdefault(number, Counter())[word.lower()] += 1
    return found


def _names(reader: IndexReader, book: str, language: Language) -> Mapping[int, str]:
    """By root how the book itself names a thing: its terms, and headings, of a single word."""
    rows = reader.rows("SELECT title FROM entry WHERE book = ? ORDER BY term DESC, id", book)
    named: dict[int, str] = {}
    for (title,) in rows:
        if len(WORD.findall(title)) == 1:
            for number, written in _forms(reader, [title], language).items():
                named.setdefault(number, next(iter(written)))
    return named


def _beside(reader: IndexReader, texts: Iterable[str], said: set[int], language: Language) -> set[int]:
    """The roots of the sentences that say as much of a question as any; none where no sentence says any of it."""
    sentences = [set(_forms(reader, [each], language)) for text in texts for each in sentences_of(text)]
    most = max((len(roots & said) for roots in sentences), default=0)
    return set().union(*(roots for roots in sentences if len(roots & said) == most)) if most else set()
