"""The notes of one server, ready to be compared with questions."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import nlargest, nsmallest
from itertools import chain

from rules_index.index.entries import Candidate
from rules_index.index.fields import packed_counts
from rules_index.index.reader import IndexReader
from rules_index.index.vocabulary import Vocabulary, inverse_frequency
from rules_index.languages.language import WORD, fold, is_function_word, plain, root, words
from rules_index.languages.questions import LAST_FRAME
from rules_index.notes.bridges import BRIDGED, NOWHERE, Bridge, bridge
from rules_index.notes.hearing import Hearing
from rules_index.notes.kinship import Kinship, Place, side, toward
from rules_index.notes.likeness import OWN_FIELDS, Line, lines_of
from rules_index.notes.spoken import spoken_of
from rules_index.search.lookup import find_entry, look_up
from rules_index.search.question import Question
from rules_index.search.undigested.thesaurus import Thesaurus
from rules_index.values.books import Language
from rules_index.values.notes import Note

POSTINGS = 3_000
"""Notes that the words of a question may lead to in all, rarest words first: many notes cost no more time."""
CANDIDATES, KINDRED = 10, 5
"""Notes that are compared with a question line by line: for their words, and for what they are about."""
LEADING = 0.5
"""Similarity from which a root of the question leads to notes."""
PLACES = 32
"""Bits of a note's place on its shelf."""
BESIDE = 50
"""Notes of a server with as few of which a word tells as much of them as of the books."""
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
        self.reader = reader
        kept = before if before and before.reader is reader else None
        self.kinship: Kinship = kept.kinship if kept else Kinship(thesaurus.roots)
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
        self.rules = self._cited()
        """For each note the roots of the rules that it cites, and of their like in other editions."""
        self._lines: dict[int, tuple[Line, ...]] = {}
        self._hearing = Hearing(reader, thesaurus, self._roots, self._forms, self._postings, self.idf)
        self._sides: dict[Meant, Mapping[int, int]] = {}
        self.bridges = self._bridged(kept)
        """The rules that each note leads to; nowhere on a shelf of many."""

    def compile(self) -> None:
        """Compile all now that a question would else wait for."""
        _ = self._worded, self.citing, [self.lines_of(at) for at in range(len(self.compiled))]

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

    def worded(self, text: str) -> Sequence[int]:
        """The places of the notes with a line of several words that is this text, word for word."""
        return self._worded.get(plain(text), ())

    @cached_property
    def _worded(self) -> Mapping[str, tuple[int, ...]]:
        found: defaultdict[str, list[int]] = defaultdict(list)
        for at, note in enumerate(self.notes):
            for line in dict.fromkeys(plain(line) for line, _ in note.asked()):
                if " " in line:
                    found[line].append(at)
        return {line: tuple(places) for line, places in found.items()}

    def heard(self, question: Question) -> Question:
        """The question as these notes hear it: see :meth:`Hearing.heard`."""
        return self._hearing.heard(question)

    def lines_of(self, at: int) -> tuple[Line, ...]:
        """The lines of the note at this place."""
        known = self._lines.get(at)
        if known is None:
            known = self._lines[at] = lines_of(self.compiled[at].candidate, self.idf)
        return known

    def telling(self, number: int) -> float:
        """How much a root tells one of these notes from another; most of all 0, which none has."""
        sizes, share = self.reader.root_sizes, BESIDE / max(self.reader.entries, 1)
        printed = sizes[number] if number < len(sizes) else 0
        having = len(self._postings.get(number, ())) + share * printed
        return inverse_frequency(len(self.notes) + BESIDE, having)

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

    def roots_of(self, question: Question) -> frozenset[int]:
        """The roots that the words of a question, as the shelf heard it, are marked by in a note."""
        return frozenset(number for word in question.words for number, share in word.roots.items() if share >= LEADING)

    def matching(self, texts: Iterable[str], asked: frozenset[int]) -> tuple[str, ...]:
        """The words of some texts of a note, as written, that have one of these roots; each once, in order."""
        told = dict.fromkeys(word for text in texts for word in WORD.findall(text))
        return tuple(word for word in told if not asked.isdisjoint(self._spoken.get(fold(word), ())))

    def _compiled(self, vocabulary: Vocabulary, note: Note) -> Compiled:
        candidate = _candidate(vocabulary, note)
        places = [self._place_of(line) for line in candidate.lines]
        told = self._place_of(root for root, packed in candidate.counts.items() if not packed & OWN_FIELDS)
        return Compiled(note, candidate, (toward([*((place, 1.0) for place in places), (told, TOLD)]), *places))

    def _bridged(self, before: NoteShelf | None) -> tuple[Bridge, ...]:
        if len(self.notes) > BRIDGED:
            return (NOWHERE,) * len(self.notes)
        known: dict[str, tuple[Note, Bridge]] = {}
        if before and len(before.notes) <= BRIDGED:
            known = {note.id: (note, led) for note, led in zip(before.notes, before.bridges, strict=True)}
        found = []
        for note in self.notes:
            told, led = known.get(note.id, (None, NOWHERE))
            found.append(led if told == note else self._bridge_of(note))
        return tuple(found)

    def _bridge_of(self, note: Note) -> Bridge:
        return bridge(look_up(self.reader, note.titles[note.language], note.game or None).ranked)

    def _place_of(self, roots: Iterable[int]) -> Place:
        idf = self.reader.idf
        return self.kinship.of_roots((root, idf[root] if root < len(idf) else idf[0]) for root in roots)

    def _number_of(self, word: str, language: Language) -> int:
        return self._roots.get(root(word, language), 0)

    @cached_property
    def _titles(self) -> tuple[tuple[str, ...], ...]:
        """Each note's titles folded, with a space before each word."""
        return tuple(tuple(f" {plain(title)}" for title in note.titles.values()) for note in self.notes)

    def _cited(self) -> tuple[frozenset[int], ...]:
        cited = dict.fromkeys(slug for note in self.notes for slug in note.cites)
        numbers = {slug: find_entry(self.reader, slug) for slug in cited}
        alike = {slug: {number, *self.reader.same.get(number, ())} for slug, number in numbers.items() if number}
        rules = {each.id: each for each in self.reader.candidates(sorted({*chain.from_iterable(alike.values())}))}
        roots = {slug: frozenset(chain.from_iterable(rules[each].counts for each in alike[slug])) for slug in alike}
        return tuple(
            frozenset[int]().union(*(roots[slug] for slug in note.cites if slug in roots)) for note in self.notes
        )

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
    spoken, titles = spoken_of(note), len(note.titles)
    lines = [[*vocabulary.numbers(line.words), *line.frames] for line in spoken.lines]
    content = [[number for number in line if number > LAST_FRAME] for line in lines]
    body = vocabulary.numbers(spoken.body)
    fields = [[*chain.from_iterable(content[:titles])], [*chain.from_iterable(content[titles:])], body, []]
    return Candidate(
        id=0,
        book=note.game,
        lengths=tuple(len(field) for field in fields),
        counts=packed_counts(fields),
        lines=tuple(tuple(dict.fromkeys(line)) for line in lines),
        text=spoken.plain,
    )


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
