"""Topics whose rules can be listed: the chapters of a book, the steps of its turn, the names that its rules define."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from rapidfuzz import fuzz

from rules_index.digest.cribs import Crib, Step
from rules_index.index.listed import Typed
from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold, stem, words
from rules_index.values.answers import Topic, TopicKind
from rules_index.values.books import BookInfo, Language
from rules_index.values.digest import Rule

LONGEST_NAME = 64
"""Letters of a title that its id has."""
MISSPELT = 80
"""Likeness, of 100, from which a title is taken for what was typed."""
IN_MEMORY = 5_000
"""Titles and texts kept as they are compared: those of the whole digest, which every list goes through."""
ORDER = tuple(TopicKind)


def topics(reader: IndexReader, books: Collection[str]) -> dict[str, Topic]:
    """The topics of these books by their ids: chapters first, then steps, then names, each in the book's order."""
    each = (*_chapters(reader, books), *_steps(reader, books), *_names(reader, books))
    found: dict[str, Topic] = {}
    for topic in each:
        found.setdefault(topic.id, topic)
    return found


def completing(
    reader: IndexReader, typed: str, books: Collection[str], language: Language | None, limit: int
) -> tuple[Topic, ...]:
    """Topics that complete what is typed, best first; with nothing typed, the first ones in order."""
    text = Typed.of(typed)
    scored = [(_score(text, topic), topic) for topic in topics(reader, books).values()]
    known = [(score, topic) for score, topic in scored if score]
    if text.begun:
        known.sort(key=lambda one: (-one[0], ORDER.index(one[1].kind), one[1].book.language is not language))
    else:
        known.sort(key=lambda one: (_place(one[1], language), one[1].book.language is not language))
    return tuple(topic for _, topic in known[:limit])


def topic_named(reader: IndexReader, name: str, books: Collection[str], language: Language | None) -> Topic | None:
    """The topic with this id, or the one that a name means, even if it is cut short or misspelt."""
    known = topics(reader, books)
    if name in known:
        return known[name]
    if not words(name):
        return None
    if same := [topic for topic in known.values() if _is_called(topic, name)]:
        return same[0]
    if found := completing(reader, name, books, language, 1):
        return found[0]
    folded = fold(" ".join(words(name)))
    likeness = {topic.id: max(fuzz.ratio(folded, fold(each)) for each in _titles(topic)) for topic in known.values()}
    best = max(likeness, key=lambda key: likeness[key], default=None)
    return known[best] if best and likeness[best] >= MISSPELT else None


def rules_about(reader: IndexReader, topic: Topic) -> list[int]:
    """The entries of a topic's rules in the order of the book, each followed by those that correct it."""
    digest = reader.digest
    match topic.kind:
        case TopicKind.CHAPTER:
            found = {at for at, rule in digest.values() if _chapter(rule) == topic.id}
        case TopicKind.STEP:
            links = _links_of(reader, topic)
            found = {digest[slug][0] for slug in links if slug in digest}
        case TopicKind.NAME:
            found = _naming(reader, topic)
    corrected = {number for at in found for number, *_ in reader.corrections.get(at, ())}
    ordered: dict[int, None] = {}
    for at in sorted(found - corrected):
        ordered[at] = None
        ordered.update(dict.fromkeys(number for number, *_ in reader.corrections.get(at, ())))
    return list(ordered)


def _is_called(topic: Topic, name: str) -> bool:
    """Whether this is a topic's title in any inflection."""
    languages = (topic.book.language, Language.EN)
    return any(_stems(title, each) == _stems(name, each) for each in languages for title in _titles(topic))


def _score(text: Typed, topic: Topic) -> float:
    return max(text.completed_by(title) for title in _titles(topic))


def _place(topic: Topic, language: Language | None) -> int:
    """Where a kind of topics comes; what has a title in the reader's language goes before what has none."""
    is_translated = bool(topic.gist) and language not in (None, topic.book.language)
    return -1 if is_translated else ORDER.index(topic.kind)


def _titles(topic: Topic) -> Sequence[str]:
    return (topic.title, topic.gist) if topic.gist else (topic.title,)


@lru_cache(maxsize=IN_MEMORY)
def _id(book: str, kind: TopicKind, *titles: str) -> str:
    return f"{book}:{kind}:{'-'.join(map(fold, words(' '.join(titles))))[:LONGEST_NAME]}"


def _chapter(rule: Rule) -> str:
    return _id(rule.book.key, TopicKind.CHAPTER, *rule.section)


def _chapters(reader: IndexReader, books: Collection[str]) -> Iterator[Topic]:
    for _, rule in reader.digest.values():
        if rule.book.key in books:
            yield Topic(_chapter(rule), TopicKind.CHAPTER, " › ".join(rule.section), "", rule.book)


def _steps(reader: IndexReader, books: Collection[str]) -> Iterator[Topic]:
    for crib in reader.cribs.values():
        if crib.book.key in books:
            yield from (topic for topic, _ in _steps_of(crib))


def _steps_of(crib: Crib) -> Iterator[tuple[Topic, frozenset[str]]]:
    """The sequences of a crib and their steps, each with the slugs of its rules."""
    for sequence in crib.sequences:
        rules = frozenset(link.id for link in sequence.rules)
        yield _step(crib.book, (sequence.title,), sequence.title, sequence.gist), rules
        for step in sequence.steps:
            yield _step(crib.book, (sequence.title, step.title), step.title, step.gist), _slugs(step)


def _step(book: BookInfo, path: Sequence[str], title: str, gist: str) -> Topic:
    return Topic(_id(book.key, TopicKind.STEP, *path), TopicKind.STEP, title, gist, book)


def _slugs(step: Step) -> frozenset[str]:
    return frozenset(link.id for one in (step, *step.parts) for link in one.rules)


def _links_of(reader: IndexReader, topic: Topic) -> frozenset[str]:
    crib = reader.cribs.get(topic.book.key)
    steps = _steps_of(crib) if crib else ()
    return next((slugs for step, slugs in steps if step.id == topic.id), frozenset())


def _names(reader: IndexReader, books: Collection[str]) -> Iterator[Topic]:
    for _, rule in reader.digest.values():
        if rule.book.key in books:
            for name in rule.defines:
                yield Topic(_id(rule.book.key, TopicKind.NAME, name), TopicKind.NAME, name, "", rule.book)


def _naming(reader: IndexReader, topic: Topic) -> set[int]:
    """The rule that defines a name, those it is linked with either way, and those of its book that say the name."""
    rules = [(at, rule) for at, rule in reader.digest.values() if rule.book.key == topic.book.key]
    defining = next(rule for _, rule in rules if topic.id in _own_names(rule))
    spoken = [_stems(name, topic.book.language) for name in defining.defines]
    near = {defining.slug, *defining.see, *defining.but}
    return {
        at
        for at, rule in rules
        if rule.slug in near
        or defining.slug in (*rule.see, *rule.but)
        or any(name in _stems(f"{rule.title} {rule.text}", topic.book.language) for name in spoken)
    }


def _own_names(rule: Rule) -> Iterator[str]:
    return (_id(rule.book.key, TopicKind.NAME, name) for name in rule.defines)


@lru_cache(maxsize=IN_MEMORY)
def _stems(text: str, language: Language) -> str:
    return f" {' '.join(stem(word, language) for word in words(text))} "
