"""From a question to rulings: the book it means, the candidates in order, the nearest gap, and how sure it is."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, partial
from itertools import accumulate

from rules_index.index.ablation import Part
from rules_index.index.entries import Entry
from rules_index.index.reader import IndexReader
from rules_index.languages.language import fold, is_foreign, is_of_another_language, plain, written_words
from rules_index.languages.questions import is_whether
from rules_index.meaning.learned import NOTHING_LEARNED, Learned
from rules_index.search.certainty import (
    ANSWERED,
    SHOWN,
    STORY_ANSWERED,
    Evidence,
    GapMatch,
    answerable,
    certainty,
    first_answers,
    is_related,
    nearest_gap,
)
from rules_index.search.evidence import NOTHING_HEARD, HeardMatch, nearest_heard, wording
from rules_index.search.naming import (
    Naming,
    abroad,
    beside_each_other,
    books_of,
    defined,
    in_edition,
    likely_books,
    named_books,
    with_corrections,
)
from rules_index.search.question import Private, Question, fade, is_story, merged, read_question, share_said
from rules_index.search.ranking import Context, Ranked, candidates, rank
from rules_index.search.stories import (
    REACH,
    StoryWording,
    Window,
    asked_at_last,
    joined,
    point_of,
    read_story,
    story_wording,
    windows,
)  # fmt: skip
from rules_index.search.story_ranking import rank_windows
from rules_index.search.undigested.certainty import Known
from rules_index.search.undigested.ranking import known_of
from rules_index.search.undigested.reading import undigested
from rules_index.values.answers import Answer, Ruling
from rules_index.values.books import BookInfo, BookKind, Language

WRITTEN, KNOWN = 0.5, 0.9
"""What a rule gains that is written for the very question, and how likely it is then that a rule answers at least."""
FLOOR = 0.15
"""The share of the question that the best ruling shown has at least where a rule answers at all."""
SPOKEN = 0.95
"""Share of a question that the books have words for, from which one of them is in its language, whichever that is."""
FOREIGN = 0.5
"""Share of a question that the books have words for, below which it may be in another language."""
NUMBER = re.compile(r"\d+(?:\.\d+)+")
NEIGHBOURS = 1
"""Entries shown before and after one for context."""
MARKED = 0.5
"""Similarity from which a word is shown as a match."""


@dataclass(frozen=True)
class Lookup:
    """What a question led to.

    ``ranked`` are the candidates, best first. ``meant`` is the key of the book most likely meant. ``said`` is the share
    of the question that the books have words for at all. ``own`` are the books of the edition played, empty where it
    does not matter. ``is_foreign`` tells that it is in a language the oracle does not know, ``is_written`` that it is
    word for word a line that a rule is written for, ``wording`` how far it is worded like what a book answers. ``told``
    are the question, or the windows of a story; ``likely`` is how likely each book is meant. ``heard`` is what the
    questions tell that players asked before, ``story`` how a story is worded. ``text`` is all that was asked, as typed.
    ``known`` is what a book says that the digest has no rules of; ``learned`` what the questions of rules taught.
    """

    question: Question
    ranked: Sequence[Ranked]
    meant: str | None
    naming: Naming
    gap: GapMatch
    said: float
    own: frozenset[str] = frozenset()
    is_foreign: bool = False
    windows: int = 1
    is_written: bool = False
    wording: float = 0.0
    told: Sequence[Window] = ()
    likely: Mapping[str, float] = field(default_factory=dict)
    heard: HeardMatch = NOTHING_HEARD
    story: StoryWording | None = None
    text: str = ""
    known: Known | None = None
    learned: Learned = NOTHING_LEARNED

    @cached_property
    def evidence(self) -> Evidence:
        """What tells whether a rule answers, and whether it is this one."""
        further = self.wording, self.heard, self.story, self.learned
        return Evidence(self.question, self.ranked, self.gap, self.said, self.windows, *further)

    @property
    def is_gap(self) -> bool:
        """Whether it is known that no rulebook answers: a gap is near, and no rule's own line is nearer."""
        return self.gap.is_near and all(self.gap.line >= one.lines.whole for one in self.ranked[:SHOWN])

    @property
    def has_edition(self) -> bool:
        """Whether an edition is chosen: the one that is played, or the only one that the question names."""
        return bool(self.own) or self.naming.editions == 1

    @property
    def wants_yes_or_no(self) -> bool:
        """Whether it asks for a verdict; no book without a digest has any."""
        return not self.known and is_whether(self.text, self.question.language)

    @cached_property
    def answerable(self) -> float:
        """The probability that any rule answers the question; none where nothing matches to speak of."""
        if self.known:
            return self.known.answerable
        if self.is_written:
            return max(answerable(self.evidence), KNOWN)
        is_near = any(max(one.lines.whole, one.signs.cover) >= FLOOR for one in self.ranked[:SHOWN])
        return answerable(self.evidence) if is_near else 0.0

    @cached_property
    def first_answers(self) -> float:
        """See :func:`rules_index.search.certainty.first_answers`."""
        return first_answers(self.evidence)

    @property
    def is_answered(self) -> bool:
        """Whether a rule likely answers: a story tells less, and is answered on less."""
        if self.known:
            return self.known.is_answered
        return self.answerable >= (STORY_ANSWERED if self.story else ANSWERED)

    def confidence(self, at: int = 0) -> float:
        """The probability that the candidate at this place answers the question."""
        return self.known.certainty(at) if self.known else certainty(self.evidence, at)


def look_up(
    reader: IndexReader,
    text: str,
    game: str | None = None,
    language: Language | None = None,
    edition: str | None = None,
    variants: frozenset[str] = frozenset(),
    faded: str = "",
    private: Private | None = None,
) -> Lookup:
    """Look a question up, alone or at the end of a story.

    Args:
        game: narrows it to one game's books.
        language: the reader's own, where the words do not tell.
        edition: the rulebook that is played, by its key; a question that names another asks of that.
        variants, private: the ways to play that are meant, and meanings that words have in the server alone.
        faded: what it begins with and was asked before; it is one question then, in which those words count less.
    """
    language = None if Part.LANGUAGE in reader.without else language
    edition = None if Part.EDITION in reader.without else edition
    books = {key: book for key, book in reader.books.items() if game in (None, book.game)}
    understood = reader.learning.understood(text, books)
    in_windows = is_story(text) and Part.WINDOWS not in reader.without and not faded
    if in_windows:
        read, tells = read_story(reader, text, language, private)
    else:
        read, tells = [read_question(reader, text, language, private)], ()
    asked = merged(read)
    if faded:
        asked = fade(asked, read_question(reader, faded, asked.language))
    naming = named_books(reader, asked, books)
    if game is None and edition is None:
        books, naming = _meant_here(reader, books, naming)
    likely = {} if Part.BOOK in reader.without else likely_books(reader, asked, books, naming)
    question = asked.about(naming.words)
    names = defined(reader, question, books) if len(read) == 1 and Part.DEFINES not in reader.without else {}
    lines = _written(reader, text, books)
    elsewhere = frozenset() if edition in books or naming.books else abroad(books, question.language)
    learned = cache(partial(reader.learning.of, question.folded, books, understood))
    context = Context(likely, names, variants | naming.variants, elsewhere, learned=learned)
    if len(read) == 1:
        told = [Window(question, is_wide=True, closes=True)]
        found = reader.candidates([*candidates(reader, question, books), *names, *lines])
        ranked = _foremost(rank(reader, question, found, context), lines)
    else:
        told = windows(tells)
        if Part.WORDING not in reader.without:
            context = replace(context, heard=reader.heard_shelf.lines)
        near = dict.fromkeys(number for each in joined(tells) for number in candidates(reader, each, books, REACH))
        asks = cache(partial(reader.learning.of, asked_at_last(told, question).folded, books, understood))
        context = replace(context, learned=asks, learned_of_all=learned)
        ranked = rank_windows(reader, told, reader.candidates(near), context)
        question = told[ranked[0].window].question if ranked else question
    own: frozenset[str] = frozenset()
    if edition in books and (not naming.books or edition in naming.books):
        own = books_of(edition, {key: book.corrects for key, book in books.items()})
    played = (own and edition) or ""
    known = known_of(reader, question, text, ranked, books, played) if undigested(reader) else None
    if known:
        question, ranked = known.asked, known.ranked
    elif own or naming.books:
        ranked = in_edition(ranked, own or naming.books, reader.same)
    if naming.editions > 1 and ranked:
        ranked = beside_each_other(ranked, _partners(reader, ranked[0].id, naming.books))
    said, is_written = share_said(reader, question), bool(lines) and len(read) == 1
    return Lookup(
        question,
        ranked,
        max(likely, key=lambda key: likely[key], default=None) if question.words else None,
        naming,
        nearest_gap(reader, question, likely, {book.game for book in books.values()}, learned().gaps),
        said,
        own,
        (said < SPOKEN and is_of_another_language(text)) or (said < FOREIGN and is_foreign(text)),
        max(len(told), 1),
        is_written,
        1.0 if is_written else _worded(reader, question),
        told,
        likely,
        _heard(reader, asked_at_last(told, question)),
        _story(reader, asked, told) if len(read) > 1 else None,
        text,
        known,
        learned(),
    )


def _meant_here(reader: IndexReader, books: dict[str, BookInfo], naming: Naming) -> tuple[dict[str, BookInfo], Naming]:
    """The books that a question may mean where no game is played: those of a game set aside only if it is named."""
    named = {books[key].game for key in naming.books}
    aside = reader.gap_shelf.aside - (named if len(named) == 1 else set())
    left = {key: book for key, book in books.items() if book.game not in aside}
    return left, replace(naming, books=frozenset(naming.books & left.keys()))


def _worded(reader: IndexReader, question: Question) -> float:
    return 0.0 if Part.WORDING in reader.without else wording(reader, question)


def _heard(reader: IndexReader, question: Question) -> HeardMatch:
    return NOTHING_HEARD if Part.WORDING in reader.without else nearest_heard(reader, question)


def _story(reader: IndexReader, story: Question, told: Sequence[Window]) -> StoryWording:
    weights = {} if Part.WORDING in reader.without else reader.story_wording
    point = point_of(told, story)
    return replace(
        story_wording(story.folded.split(), weights),
        asked=_worded(reader, asked_at_last(told, story)),
        point=_worded(reader, point),
        heard=_heard(reader, point),
    )


def _written(reader: IndexReader, text: str, books: Collection[str]) -> frozenset[int]:
    """The entries of these books that have the text word for word among their lines."""
    query = "SELECT entry.id, entry.book FROM asked JOIN entry ON entry.id = asked.entry WHERE asked.line = ?"
    return frozenset(entry for entry, book in reader.rows(query, plain(text)) if book in books)


def _partners(reader: IndexReader, entry: int, books: Collection[str]) -> dict[int, str]:
    """The entries of these books about the same thing as this one, with their books."""
    return {number: book for number, book in reader.same.get(entry, {}).items() if book in books}


def _foremost(ranked: Sequence[Ranked], first: Collection[int]) -> list[Ranked]:
    """The candidates, those that are written for the question before all others."""
    raised = [replace(one, score=one.score + WRITTEN) if one.id in first else one for one in ranked]
    return sorted(raised, key=lambda one: (-one.score, one.id))


def answer_of(reader: IndexReader, question: str, lookup: Lookup, limit: int) -> Answer:
    """What a lookup says, without the time it took."""
    rulings = rulings_of(reader, lookup, limit) if lookup.known or is_related(lookup.gap, lookup.answerable) else ()
    if lookup.own:
        rulings = tuple(replace(ruling, elsewhere=ruling.book.key not in lookup.own) for ruling in rulings)
    answered = bool(rulings) and lookup.is_answered
    return Answer(
        question,
        answered,
        rulings,
        topics=() if answered else tuple(dict.fromkeys(ruling.title for ruling in rulings)),
        gap=None if answered else lookup.gap.shown(is_known=lookup.is_gap),
        game=_game_of(reader, lookup, rulings[0] if answered else None),
        named=bool(lookup.naming.books),
        answerable=lookup.answerable,
        has_edition=lookup.has_edition,
        leads=not answered and lookup.evidence.leads,
    )


def _game_of(reader: IndexReader, lookup: Lookup, answer: Ruling | None) -> str | None:
    return answer.book.game if answer else reader.books[lookup.meant].game if lookup.meant else None


def rulings_of(reader: IndexReader, lookup: Lookup, limit: int) -> tuple[Ruling, ...]:
    """The first ``limit`` rulings that a question led to, best first, none surer than the one before it."""
    sure = list(accumulate((lookup.confidence(at) for at in range(len(lookup.ranked))), min))
    errata = {key for key, book in reader.books.items() if book.kind is BookKind.ERRATA}
    aside = lookup.known.aside if lookup.known else ()
    shown = with_corrections(lookup.ranked, sure, reader.corrections, limit, errata, aside)
    entries = reader.load(one.id for one, _ in shown)
    forms = matching_forms(reader, lookup.question)
    rulings = tuple(ruling_of(reader, one.id, entries[one.id], share, forms) for one, share in shown)
    if lookup.known is None:
        sure_of_first = max(lookup.first_answers, KNOWN * lookup.is_written)
        return (replace(rulings[0], sure=sure_of_first), *rulings[1:]) if rulings else ()
    told = {one.id: sentence for one, _ in shown if (sentence := lookup.known.answering(one.id, entries[one.id]))}
    return tuple(
        replace(ruling, matched=(told[one.id],)) if one.id in told else ruling
        for ruling, (one, _) in zip(rulings, shown, strict=True)
    )


def ruling_of(
    reader: IndexReader, number: int, entry: Entry, sure: float, forms: frozenset[str] = frozenset()
) -> Ruling:
    """The ruling of an entry; ``forms`` are the word forms to mark in it, best match first among its passages."""
    rule = entry.rule
    matches = {passage.ordinal: matched_words((passage.text,), forms) for passage in entry.passages}
    passages = sorted(entry.passages, key=lambda passage: (-len(matches[passage.ordinal]), passage.ordinal))
    own = matched_words((entry.title, rule.text if rule else ""), forms)
    return Ruling(
        id=entry.ref,
        rule=rule.slug if rule else None,
        number=rule.number if rule else "",
        title=entry.title,
        text=rule.text if rule else "",
        gist=rule.gist if rule else "",
        book=entry.book,
        section=entry.section,
        passages=tuple(passages),
        confidence=sure,
        matched=tuple(dict.fromkeys(word for found in (own, *matches.values()) for word in found)),
        see=tuple(dict.fromkeys((*(ref for *_, ref in reader.corrections.get(number, ())), *rule.see))) if rule else (),
        reading=rule.reading if rule else "",
        referee=rule.referee if rule else None,
        term=entry.term,
        same=rule.same if rule else (),
        corrects=rule.corrects if rule else (),
        origin=rule.origin if rule else "",
        others=rule.others if rule else {},
        but=rule.but if rule else (),
    )


def find_entry(reader: IndexReader, ref: str) -> int | None:
    """The number of the entry with this id, slug or rule number as people write it."""
    rows = reader.rows("SELECT id FROM entry WHERE ref = ?", ref.strip()) or reader.rows(
        "SELECT id FROM entry WHERE number = ? AND number != '' ORDER BY id", fold(ref).replace(" ", "")
    )
    return rows[0][0] if rows else None


def around(reader: IndexReader, entry: int | None) -> list[int]:
    """The entries just before and after this one in its book, itself included, in reading order."""
    query = (
        "SELECT near.id FROM entry AS near JOIN entry AS this ON this.book = near.book "
        "WHERE this.id = ? AND near.id BETWEEN this.id - ? AND this.id + ? ORDER BY near.id"
    )
    return [number for (number,) in reader.rows(query, entry, NEIGHBOURS, NEIGHBOURS)]


def whole_ruling(reader: IndexReader, number: int | None) -> Ruling | None:
    """The ruling of the entry with this number, asked for by itself; ``None`` for no entry."""
    if number is None:
        return None
    return ruling_of(reader, number, reader.load([number])[number], 1.0)


def whole_rulings(reader: IndexReader, numbers: Iterable[int]) -> tuple[Ruling, ...]:
    """The rulings of these entries, in this order."""
    return tuple(ruling for number in numbers if (ruling := whole_ruling(reader, number)))


def matching_forms(reader: IndexReader, question: Question) -> frozenset[str]:
    """The folded written forms that answer to a word of the question."""
    return reader.forms(root for word in question.words for root, weight in word.roots.items() if weight >= MARKED)


def matched_words(texts: Iterable[str], forms: frozenset[str]) -> tuple[str, ...]:
    """The words of the texts, as written, that are among these forms; each once, in order."""
    return tuple(dict.fromkeys(word for text in texts for word, folded in written_words(text) if folded in forms))
