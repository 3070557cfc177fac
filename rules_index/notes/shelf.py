"""The notes of one server, ready to be compared with questions."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain

from rapidfuzz import process
from rapidfuzz.distance import OSA

from rules_index.index.ablation import Part
from rules_index.index.entries import Candidate
from rules_index.index.fields import packed_counts
from rules_index.index.reader import IndexReader
from rules_index.index.vocabulary import Vocabulary, inverse_frequency
from rules_index.languages.language import fold, is_function_word, plain, root, stem, words
from rules_index.languages.questions import LAST_FRAME
from rules_index.notes.thesaurus import Thesaurus
from rules_index.search.question import SAME_STEM, UNKNOWN_NEIGHBOUR, Question, QuestionWord
from rules_index.values.books import Language
from rules_index.values.notes import Note

POSTINGS = 3_000
"""Notes that the words of a question may lead to in all, rarest words first: many notes cost no more time."""
CANDIDATES = 16
"""Notes that are compared with a question line by line."""
SHORTEST_SLIP, LEAST_SIMILAR, NEIGHBOURS = 4, 0.75, 4
"""Letters of a word that may be misspelt, how alike a word of the notes is then, and how many are looked at."""
LEADING = 0.5
"""Similarity from which a root of the question leads to notes."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """A note with what ranking needs of it; its candidate has no number yet."""

    note: Note
    candidate: Candidate


class NoteShelf:
    """Some notes, compiled for one index; never changed once it is made, so any thread may ask it.

    The index's own words keep their roots. Words that no book has get roots of their own, numbered after the index's.
    """

    def __init__(
        self, reader: IndexReader, notes: Sequence[Note], thesaurus: Thesaurus, before: NoteShelf | None = None
    ) -> None:
        """Compile notes for an index; those that ``before`` has unchanged, for the same index, are taken from it."""
        self._thesaurus = thesaurus
        self.reader = reader
        self.without: frozenset[Part] = reader.without
        self.quantities = reader.quantities
        self.lengths = reader.lengths
        kept = before if before and before.reader is reader else None
        known: Mapping[str, Compiled] = {each.note.id: each for each in kept.compiled} if kept else {}
        roots = kept._roots if kept else thesaurus.roots
        vocabulary = Vocabulary(known=roots)
        compiled: list[Compiled] = []
        for note in notes:
            each = known.get(note.id)
            compiled.append(each if each and each.note == note else Compiled(note, _candidate(vocabulary, note)))
        self.compiled: tuple[Compiled, ...] = tuple(compiled)
        self.notes = tuple(notes)
        """The notes by their places."""
        self._roots: Mapping[str, int] = {**roots, **vocabulary.learned}
        self._forms: Mapping[str, tuple[int, ...]] = {
            **(kept._forms if kept else thesaurus.forms),
            **_new_forms(vocabulary, len(reader.roots)),
        }
        self._candidates = [replace(each.candidate, id=at) for at, each in enumerate(compiled)]
        self._postings = _postings(self._candidates)
        self.idf = self._weights()

    def called(self, ref: str) -> Note | None:
        """The note with this id, in any case of its letters."""
        return self._called.get(ref.casefold())

    @cached_property
    def _called(self) -> Mapping[str, Note]:
        return {note.id.casefold(): note for note in self.notes}

    @cached_property
    def citing(self) -> Mapping[str, tuple[int, ...]]:
        """The notes that cite each rule, by its slug."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        for at, each in enumerate(self.compiled):
            for slug in dict.fromkeys(each.note.cites):
                found[slug].append(at)
        return {slug: tuple(places) for slug, places in found.items()}

    def heard(self, question: Question) -> Question:
        """The question with the roots that its words have in the notes alone, each word weighed by both."""
        heard = [replace(word, roots={**word.roots, **self._own_roots_of(word)}) for word in question.words]
        widened = self._thesaurus.widened(heard, self._postings)
        words = tuple(self._weighed(replace(word, roots=roots)) for word, roots in zip(heard, widened, strict=True))
        return replace(question, words=words, weight=sum(word.idf for word in words))

    def candidates(self, question: Question, also: Iterable[int] = ()) -> list[Candidate]:
        """The notes that have most of a question, and some others, without order."""
        gained: defaultdict[int, float] = defaultdict(float)
        spent = 0
        for word in sorted(question.words, key=lambda word: -word.idf):
            best: dict[int, float] = {}
            for number, similarity in word.roots.items():
                found = self._postings.get(number, ()) if similarity >= LEADING else ()
                spent += len(found)
                if spent > POSTINGS:
                    break
                for place in found:
                    if similarity > best.get(place, 0.0):
                        best[place] = similarity
            for place, similarity in best.items():
                gained[place] += word.idf * similarity
        near = sorted(gained, key=lambda place: (-gained[place], place))[:CANDIDATES]
        return [self._candidates[place] for place in dict.fromkeys((*near, *also))]

    def naming(self, name: str, language: Language) -> list[Note]:
        """The notes that have every word of a name, in any inflection."""
        asked = [word for word in words(name) if not is_function_word(word, language)]
        having = [set(self._postings.get(self._number_of(word, language), ())) for word in asked]
        return [self.notes[place] for place in sorted(set.intersection(*having))] if having else []

    def completing(self, begun: Sequence[str], called: str) -> Iterator[tuple[int, Note]]:
        """The notes with these beginnings of words in one of their titles, or whose id begins so, with their places."""
        for place, titles in enumerate(self._titles if called else ()):
            if self.notes[place].id.casefold().startswith(called) or any(
                all(f" {word}" in title for word in begun) for title in titles if begun
            ):
                yield place, self.notes[place]

    def forms_of(self, question: Question) -> frozenset[str]:
        """The folded written forms, of words that the notes alone have, that answer to a word of the question."""
        asked = {number for word in question.words for number, share in word.roots.items() if share >= LEADING}
        asked.update(*(self._own_roots_of(word) for word in question.words))
        return frozenset(form for form, roots in self._forms.items() if not asked.isdisjoint(roots))

    def _weighed(self, word: QuestionWord) -> QuestionWord:
        """A word with the weight of the root that it most surely stands for; of several, the commonest."""
        occurring = {number: share for number, share in word.roots.items() if self._occurs(number)}
        best = max(occurring.values(), default=0.0)
        told = [self.idf[number] for number, share in occurring.items() if share == best]
        return replace(word, idf=min(word.idf, *told)) if told else word

    def _own_roots_of(self, word: QuestionWord) -> dict[int, float]:
        folded = fold(word.word)
        found = dict.fromkeys(self._forms.get(folded, ()), 1.0)
        names = {stem(word.word, language) for language in Language} | {root(word.word, each) for each in Language}
        found |= {number: SAME_STEM for name in names if (number := self._beside(name)) and number not in found}
        if found or word.known or len(folded) < SHORTEST_SLIP or Part.SPELLING in self.without:
            return found
        near = process.extract(
            folded, self._spelt, scorer=OSA.normalized_similarity, score_cutoff=LEAST_SIMILAR, limit=NEIGHBOURS
        )
        for form, similarity, _ in near:
            for number in self._forms[form]:
                found[number] = max(found.get(number, 0.0), UNKNOWN_NEIGHBOUR * similarity * similarity)
        return found

    def _number_of(self, word: str, language: Language) -> int:
        return self._roots.get(root(word, language), 0)

    def _beside(self, name: str) -> int:
        """The number of a root that the index has not; 0 for any other."""
        number = self._roots.get(name, 0)
        return number if number > len(self.reader.roots) else 0

    @cached_property
    def _titles(self) -> tuple[tuple[str, ...], ...]:
        """Each note's titles folded, with a space before each word."""
        return tuple(tuple(f" {plain(title)}" for title in note.titles.values()) for note in self.notes)

    @cached_property
    def _spelt(self) -> tuple[str, ...]:
        return tuple(self._forms)

    def _occurs(self, number: int) -> bool:
        sizes = self.reader.root_sizes
        return number in self._postings or (number < len(sizes) and sizes[number] > 0)

    def _weights(self) -> Sequence[float]:
        """How much each root tells, by how many entries and notes have it."""
        sizes, total = self.reader.root_sizes, self.reader.entries + len(self._candidates)
        weights = array("d", self.reader.idf)
        weights.extend(inverse_frequency(total, 0) for _ in range(len(self._roots) - len(self.reader.roots) + 1))
        for number, places in self._postings.items():
            printed = sizes[number] if number < len(sizes) else 0
            weights[number] = inverse_frequency(total, printed + len(places))
        return weights


def _candidate(vocabulary: Vocabulary, note: Note) -> Candidate:
    """A note as ranking sees it: titles, ways to ask and texts are its fields, as of a rule."""
    asked = list(note.asked())
    lines = [vocabulary.line(line, language) for line, language in asked]
    titles = len(note.titles)
    content = [[number for number in line if number > LAST_FRAME] for line in lines]
    body = [number for language, text in note.texts.items() for number in vocabulary.analyse(text, language)]
    fields = [[*chain.from_iterable(content[:titles])], [*chain.from_iterable(content[titles:])], body, []]
    lengths = tuple(len(field) for field in fields)
    return Candidate(
        id=0,
        book=note.game,
        lengths=lengths,
        counts=packed_counts(fields),
        lines=tuple(tuple(dict.fromkeys(line)) for line in lines),
        plain="\n".join(fold(line).replace("\n", " ") for line, _ in asked),
    )


def _new_forms(vocabulary: Vocabulary, known: int) -> dict[str, tuple[int, ...]]:
    """The written forms with a root that is the notes' alone."""
    own = {form: tuple(sorted(root for root in roots if root > known)) for form, roots in vocabulary.forms.items()}
    return {form: roots for form, roots in own.items() if roots}


def _postings(candidates: Sequence[Candidate]) -> dict[int, tuple[int, ...]]:
    found: defaultdict[int, list[int]] = defaultdict(list)
    for candidate in candidates:
        for number in set(candidate.counts).union(*candidate.lines):
            found[number].append(candidate.id)
    return {number: tuple(places) for number, places in found.items()}
