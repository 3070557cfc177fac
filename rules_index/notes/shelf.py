"""The notes of one server, ready to be compared with questions."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from heapq import nlargest, nsmallest
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
from rules_index.notes.kinship import Place, side, toward
from rules_index.notes.likeness import OWN_FIELDS, Line, lines_of
from rules_index.notes.thesaurus import ALIKE, SURE, Thesaurus
from rules_index.search.question import SAME_STEM, UNKNOWN_NEIGHBOUR, Question, QuestionWord
from rules_index.values.books import Language
from rules_index.values.notes import Note

POSTINGS = 3_000
"""Notes that the words of a question may lead to in all, rarest words first: many notes cost no more time."""
CANDIDATES, KINDRED = 10, 5
"""Notes that are compared with a question line by line: for their words, and for what they are about."""
SHORTEST_SLIP, LEAST_SIMILAR, NEIGHBOURS = 4, 0.75, 4
"""Letters of a word that may be misspelt, how alike a word of the notes is then, and how many are looked at."""
SHORTEST_BEGINNING, LEAST_BEGUN, ENDING = 4, 0.6, 0.2
"""Letters that inflected forms have in common at least, the share of the longer one, and what an ending may differ."""
LEADING = 0.5
"""Similarity from which a root of the question leads to notes."""
SUREST = 0.8
"""Share of how sure the surest root of a word is from which another one stands for what is alike, too."""
PLACES = 32
"""Bits of a note's place on its shelf."""
TOLD = 0.5
"""What a note's answer counts, beside a line of it, in what the note is about."""


@dataclass(frozen=True, slots=True)
class Meant:
    """Of which games, and of which editions where that matters, the notes are that a question may mean."""

    games: frozenset[str]
    editions: frozenset[str] = frozenset()

    def includes(self, note: Note) -> bool:
        """Whether a question may mean this note; one of no game or edition is of all."""
        of_game = not note.game or note.game in self.games
        return of_game and not (self.editions and note.edition and note.edition not in self.editions)


@dataclass(frozen=True, slots=True)
class Compiled:
    """A note with what ranking needs of it; its candidate has no number.

    ``places`` are what it is about: the whole of it, then each line.
    """

    note: Note
    candidate: Candidate
    places: tuple[Place, ...]


class NoteShelf:
    """Some notes, compiled for one index; never changed once it is made, so any thread may ask it.

    The index's own words keep their roots. Words that no book has get roots of their own, numbered after the index's.
    """

    def __init__(
        self, reader: IndexReader, notes: Sequence[Note], thesaurus: Thesaurus, before: NoteShelf | None = None
    ) -> None:
        """Compile notes for an index; those that ``before`` has unchanged, for the same index, are taken from it."""
        self._thesaurus = thesaurus
        self.kinship = thesaurus.kinship
        self.reader = reader
        kept = before if before and before.reader is reader else None
        known: Mapping[str, Compiled] = {each.note.id: each for each in kept.compiled} if kept else {}
        roots = kept._roots if kept else thesaurus.roots
        vocabulary = Vocabulary(known=roots)
        compiled: list[Compiled] = []
        for note in notes:
            each = known.get(note.id)
            compiled.append(each if each and each.note == note else self._compiled(vocabulary, note))
        self.compiled: tuple[Compiled, ...] = tuple(compiled)
        self.notes = tuple(notes)
        """The notes by their places."""
        self._roots: Mapping[str, int] = {**roots, **vocabulary.learned}
        new = {form: tuple(sorted(found)) for form, found in vocabulary.forms.items()}
        self._spoken: Mapping[str, tuple[int, ...]] = {**(kept._spoken if kept else {}), **new}
        self._forms: Mapping[str, tuple[int, ...]] = {
            **(kept._forms if kept else thesaurus.forms),
            **_own_forms(new, len(reader.roots)),
        }
        self._postings = _postings(self.compiled)
        self.idf = self._weights()
        self._lines: dict[int, tuple[Line, ...]] = {}
        self._leads: dict[int, Mapping[int, float]] = {}
        self._sides: dict[Meant, Mapping[int, int]] = {}

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
        widened = []
        for word in heard:
            roots = dict(word.roots)
            surest = max(SURE, SUREST * max(roots.values(), default=0.0))
            for number, share in word.roots.items():
                if share >= surest:
                    _raise(roots, self._alike_to(number), ALIKE * share)
            widened.append(roots)
        for concept, share, span in self._thesaurus.said(heard):
            leads = self._of_any_use(self._thesaurus.leads[concept])
            for at in span:
                _raise(widened[at], leads, ALIKE * share)
        words = tuple(self._weighed(replace(word, roots=roots)) for word, roots in zip(heard, widened, strict=True))
        return replace(question, words=words, weight=sum(word.idf for word in words))

    def _alike_to(self, root: int) -> Mapping[int, float]:
        """The roots some note has that mean the same as this one, each with how surely."""
        known = self._leads.get(root)
        if known is None:
            found: dict[int, float] = {}
            for concept in self._thesaurus.concepts_of(root):
                _raise(found, self._of_any_use(self._thesaurus.leads[concept]), 1.0)
            known = self._leads[root] = found
        return known

    def _of_any_use(self, leads: Mapping[int, float]) -> dict[int, float]:
        return {root: weight for root, weight in leads.items() if root in self._postings}

    def lines_of(self, at: int) -> tuple[Line, ...]:
        """The lines of the note at this place."""
        known = self._lines.get(at)
        if known is None:
            known = self._lines[at] = lines_of(self.compiled[at].candidate, self.idf)
        return known

    def candidates(self, question: Question, place: Place, meant: Meant) -> list[int]:
        """The places of the notes that have most of a question, or are about most like things, without order.

        Args:
            place: what the question is about.
            meant: the notes that are looked at.
        """
        sides = self._sides_of(meant)
        gained: dict[int, float] = {}
        spent = 0
        for word in sorted(question.words, key=lambda word: -word.idf):
            best: dict[int, float] = {}
            for number, similarity in word.roots.items():
                found = self._postings.get(number, ()) if similarity >= LEADING else ()
                spent += len(found)
                if spent > POSTINGS:
                    break
                for at in found:
                    if similarity > best.get(at, 0.0):
                        best[at] = similarity
            for at, similarity in best.items():
                gained[at] = gained.get(at, 0.0) + word.idf * similarity
        most = nlargest(CANDIDATES, [at for at in gained if at in sides], key=gained.__getitem__)
        own = side(place)
        alike = nsmallest(KINDRED, [(other ^ own).bit_count() << PLACES | at for at, other in sides.items()])
        return list(dict.fromkeys((*most, *(packed & (1 << PLACES) - 1 for packed in alike if own))))

    def _sides_of(self, meant: Meant) -> Mapping[int, int]:
        """The notes that are looked at, each with the side of each axis on which it lies."""
        known = self._sides.get(meant)
        if known is None:
            known = self._sides[meant] = {
                at: side(each.places[0]) for at, each in enumerate(self.compiled) if meant.includes(each.note)
            }
        return known

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

    def forms_in(self, note: Note, question: Question) -> frozenset[str]:
        """The folded written forms of a note that answer to a word of the question, as the shelf heard it."""
        asked = {number for word in question.words for number, share in word.roots.items() if share >= LEADING}
        told = {fold(word) for text in (*note.titles.values(), *note.texts.values()) for word in words(text)}
        return frozenset(form for form in told if not asked.isdisjoint(self._spoken.get(form, ())))

    def _compiled(self, vocabulary: Vocabulary, note: Note) -> Compiled:
        candidate = _candidate(vocabulary, note)
        places = [self._place_of(line) for line in candidate.lines]
        told = self._place_of(root for root, packed in candidate.counts.items() if not packed & OWN_FIELDS)
        return Compiled(note, candidate, (toward([*((place, 1.0) for place in places), (told, TOLD)]), *places))

    def _place_of(self, roots: Iterable[int]) -> Place:
        idf = self.reader.idf
        return self.kinship.of_roots((root, idf[root] if root < len(idf) else idf[0]) for root in roots)

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
        if found or word.known or len(folded) < SHORTEST_SLIP or Part.SPELLING in self.reader.without:
            return found
        for form, similarity in self._alike(folded):
            for number in self._forms[form]:
                found[number] = max(found.get(number, 0.0), UNKNOWN_NEIGHBOUR * similarity)
        return found

    def _alike(self, folded: str) -> Iterator[tuple[str, float]]:
        """The forms that a word may be a slip of the keys or an inflection of, and how surely."""
        near = process.extract(
            folded, self._spelt, scorer=OSA.normalized_similarity, score_cutoff=LEAST_SIMILAR, limit=NEIGHBOURS
        )
        for form, similarity, _ in near:
            yield form, similarity * similarity
        for form in self._beginning.get(folded[:SHORTEST_BEGINNING], ()):
            share = _common(folded, form) / max(len(folded), len(form))
            if share >= LEAST_BEGUN:
                yield form, min(1.0, share + ENDING)

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

    @cached_property
    def _beginning(self) -> Mapping[str, tuple[str, ...]]:
        found: defaultdict[str, list[str]] = defaultdict(list)
        for form in self._forms:
            found[form[:SHORTEST_BEGINNING]].append(form)
        return {beginning: tuple(forms) for beginning, forms in found.items()}

    def _occurs(self, number: int) -> bool:
        sizes = self.reader.root_sizes
        return number in self._postings or (number < len(sizes) and sizes[number] > 0)

    def _weights(self) -> Sequence[float]:
        """How much each root tells, by how many entries and notes have it."""
        sizes, total = self.reader.root_sizes, self.reader.entries + len(self.compiled)
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
    return Candidate(
        id=0,
        book=note.game,
        lengths=tuple(len(field) for field in fields),
        counts=packed_counts(fields),
        lines=tuple(tuple(dict.fromkeys(line)) for line in lines),
        plain="\n".join(fold(line).replace("\n", " ") for line, _ in asked),
    )


def _raise(roots: dict[int, float], others: Mapping[int, float], worth: float) -> None:
    """Let a word stand for other roots as well, each at least as surely as told."""
    for number, weight in others.items():
        if worth * weight > roots.get(number, 0.0):
            roots[number] = worth * weight


def _common(one: str, other: str) -> int:
    """How many letters two words have in common before they part."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _own_forms(forms: Mapping[str, Sequence[int]], known: int) -> dict[str, tuple[int, ...]]:
    """The written forms with a root that is the notes' alone."""
    own = {form: tuple(root for root in roots if root > known) for form, roots in forms.items()}
    return {form: roots for form, roots in own.items() if roots}


def _postings(compiled: Sequence[Compiled]) -> dict[int, tuple[int, ...]]:
    found: defaultdict[int, list[int]] = defaultdict(list)
    for at, each in enumerate(compiled):
        for number in set(each.candidate.counts).union(*each.candidate.lines):
            found[number].append(at)
    return {number: tuple(places) for number, places in found.items()}
