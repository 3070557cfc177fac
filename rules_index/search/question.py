"""Read a question: its content words, the roots they may stand for, and how much each word weighs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import islice
from typing import TypeAlias

from rapidfuzz.distance import OSA

from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.index.vocabulary import LONGEST_WORD
from rules_index.languages.figures import number
from rules_index.languages.language import (
    WORD,
    compound_parts,
    detect,
    fold,
    is_function_word,
    root,
    said,
    stem,
    trigrams,
    words,
)
from rules_index.languages.questions import frame_roots, questions_in
from rules_index.values.answers import Unanswerable
from rules_index.values.books import Language

LONGEST_QUESTION = 2_000
"""Characters a question may have, the story before it included."""
SHORT = 16
"""Words up to which a text is one question, however many sentences it has."""
SHORTEST_QUESTION, MOST_QUESTIONS = 2, 3
"""Words that a question of several has at least, and how many of them are answered."""
MOST_WORDS = 32
"""Content words of a sentence that are looked up; what follows adds nothing but time."""
SAME_STEM = 0.95
COMMON = 3.2
"""Idf below which similar spellings of a word are not looked up: about one entry in twenty-five has it."""
SYNONYM = 0.75
"""Weight of another word for the same thing."""
SURE_OF_CONCEPT = 0.6
"""Similarity from which a root may lead to a concept."""
LONGEST_PHRASE = 3
Private: TypeAlias = "Callable[[QuestionWord], QuestionWord]"
"""Adds to a word what it means to those who ask alone."""
Reading = tuple[str, dict[int, float], bool]
"""A word, the roots it may stand for with their similarity, and whether the index knows it."""
KNOWN_NEIGHBOUR = 0.45
"""Weight of a similar form when the index knows the word itself: enough for a derived word, too little for a rival."""
UNKNOWN_NEIGHBOUR = 0.9
SAID = 0.7
"""Similarity from which a book counts as using a word of the question."""
NAMING = 0.1
"""Share of its weight that a word keeps when it names the game or edition, as it says little about the rule."""
FADED = 0.6
"""Share of its weight that a word keeps which was asked before, and is not said again."""
GRAM_BUDGET = 300
"""Trigram rows read for one word, rarest trigrams first: what keeps a misspelt word cheap in a large index."""
MOST_NEIGHBOURS = 12
"""Forms that share most trigrams with a word and are compared with it letter by letter."""
LEAST_SIMILAR = 0.7
SHORTEST = 3
MOST_REMEMBERED = 20_000
"""Words whose neighbours are kept: players ask with the same words again and again."""
SOFTENING = str.maketrans("kgh", "czz")
"""Consonants that Czech changes within a word family (útok, útočit; noha, nožní), folded together."""


@dataclass(frozen=True, slots=True)
class QuestionWord:
    """A content word: the roots it may stand for with a similarity of 0 to 1, and its inverse document frequency."""

    word: str
    roots: dict[int, float]
    idf: float
    known: bool


@dataclass(frozen=True, slots=True)
class Question:
    """A question as the index sees it; ``weight`` sums the idf of its words: what an answer could cover at most.

    ``folded`` is the whole of it, ``frame`` the numbers of its frames: what it asks for, and under which condition.
    ``asks`` tells that it has a question mark.
    """

    folded: str
    language: Language
    words: tuple[QuestionWord, ...]
    weight: float
    frame: tuple[int, ...] = ()
    asks: bool = False

    def about(self, naming: Collection[int]) -> Question:
        """The question with less weight on the words at these places, which only name the game it is about."""
        if not naming:
            return self
        words = tuple(
            replace(word, idf=word.idf * NAMING) if at in naming else word for at, word in enumerate(self.words)
        )
        return replace(self, words=words, weight=sum(word.idf for word in words))


def unanswerable(text: str, typed: str = "") -> Unanswerable | None:
    """Why a text cannot be looked up at all; ``None`` for a question. ``typed`` also has what was pasted along."""
    if not text.strip():
        return Unanswerable.NO_WORDS if typed.strip() else Unanswerable.EMPTY
    if len(text) > LONGEST_QUESTION:
        return Unanswerable.TOO_LONG
    return None if words(text) else Unanswerable.NO_WORDS


def several(text: str) -> tuple[str, ...]:
    """The questions of a text that asks more than one, each with a few words at least; none for any other text."""
    asked = tuple(found for found in questions_in(text) if len(WORD.findall(found)) >= SHORTEST_QUESTION)
    return asked[:MOST_QUESTIONS] if len(asked) > 1 else ()


def is_story(text: str) -> bool:
    """Whether a text is so long that a few of its sentences may hold what it asks."""
    return len(WORD.findall(text)) > SHORT


class Care(IntEnum):
    """How far the words of a question are looked up beyond what is written there."""

    WRITTEN = 0
    """Not at all."""
    UNKNOWN = 1
    """Those that no book has, by similar spelling and in the other languages."""
    TELLING = 2
    """And all that are not too common by similar spelling."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A text as the books would write it, folded, with its frames and its words of content, each once.

    ``asks`` tells that it has a question mark.
    """

    folded: str
    frame: tuple[int, ...]
    content: Sequence[str]
    asks: bool


def read_question(
    reader: IndexReader, text: str, language: Language | None = None, private: Private | None = None
) -> Question:
    """Look up what the words of a question mean in this index; ``language`` is the reader's, where no word tells."""
    language = detect(text, likely=language)
    return understand(reader, hear(reader, [text], language), language, private=private)[0]


def hear(reader: IndexReader, texts: Sequence[str], language: Language) -> list[Heard]:
    """The words of several texts in this language."""
    found = []
    for text in texts:
        spoken = words(text) if Part.SPOKEN in reader.without else said(text, language)
        content = dict.fromkeys(word[:LONGEST_WORD] for word in spoken if not is_function_word(word, language))
        folded, frame = " ".join(map(fold, spoken)), frame_roots(" ".join(spoken), language)
        found.append(Heard(folded, frame, list(content)[:MOST_WORDS], "?" in text))
    return found


def understand(
    reader: IndexReader,
    heard: Sequence[Heard],
    language: Language,
    care: Care = Care.TELLING,
    private: Private | None = None,
) -> list[Question]:
    """Look up what the words of several questions of one person mean, all at once."""
    content = [word for each in heard for word in each.content]
    meanings = _Meanings(reader, list(dict.fromkeys(content)), language, care)
    read = iter(_with_synonyms(reader, [(word, *meanings.of(word)) for word in content]))
    questions = []
    for each in heard:
        asked = tuple(
            QuestionWord(word, roots, _idf(reader, roots), known)
            for word, roots, known in islice(read, len(each.content))
        )
        asked = tuple(map(private, asked)) if private else asked
        questions.append(Question(each.folded, language, asked, sum(word.idf for word in asked), each.frame, each.asks))
    return questions


def merged(questions: Sequence[Question]) -> Question:
    """One question of all the words of several."""
    words = tuple({word.word: word for each in questions for word in each.words}.values())
    frames = tuple(sorted({number for each in questions for number in each.frame}))
    folded, asks = " ".join(each.folded for each in questions), any(each.asks for each in questions)
    return Question(folded, questions[0].language, words, sum(word.idf for word in words), frames, asks)


def fade(question: Question, before: Question) -> Question:
    """A question of two, with less weight on the words that only the earlier one has.

    The later one may have said them again; then they are asked about.
    """
    earlier = {word.word for word in before.words}
    repeated = _twice(question.folded, before.folded)
    words = tuple(
        replace(word, idf=word.idf * FADED) if word.word in earlier - repeated else word for word in question.words
    )
    return replace(question, words=words, weight=sum(word.idf for word in words))


def _twice(both: str, before: str) -> set[str]:
    """The words of the earlier text that the later one has as well."""
    return set(before.split()) & set(both.split()[len(before.split()) :])


def share_said(reader: IndexReader, question: Question) -> float:
    """The share of the question's weight in words that some book uses: inflected, misspelt or as a synonym."""
    said = (
        word.idf
        for word in question.words
        if any(similarity >= SAID and reader.root_sizes[root] for root, similarity in word.roots.items())
    )
    return sum(said) / (question.weight or 1.0)


def phrases(
    roots: Sequence[Mapping[int, float]], least: float, beginnings: Collection[str] | None = None
) -> dict[str, list[tuple[float, range]]]:
    """The keys of all phrases of neighbouring words, each with how surely it is said and where.

    Args:
        roots: the roots that each word may stand for.
        least: similarity from which a root counts.
        beginnings: the keys that are of any use, and what they begin with; all where none are given.
    """
    sure = [[(str(number), weight) for number, weight in each.items() if weight >= least] for each in roots]
    keys: dict[str, list[tuple[float, range]]] = {}
    for start in range(len(sure)):
        grown = [("", 1.0)]
        for end in range(start + 1, min(start + LONGEST_PHRASE, len(sure)) + 1):
            grown = [
                (key, min(so_far, weight))
                for begun, so_far in grown
                for number, weight in sure[end - 1]
                if (key := f"{begun} {number}" if begun else number) and (beginnings is None or key in beginnings)
            ]
            for key, weight in grown:
                keys.setdefault(key, []).append((weight, range(start, end)))
    return keys


def _with_synonyms(reader: IndexReader, read: list[Reading]) -> list[Reading]:
    """Each word's roots, and those of the concepts that it or its phrase stands for."""
    concepts = reader.concepts
    keys = phrases([roots for _, roots, _ in read], SURE_OF_CONCEPT, reader.beginnings_of_concepts)
    widened = [dict(roots) for _, roots, _ in read]
    for key, places in keys.items():
        for led_to, weight in concepts.get(key, ()):
            for sure_by, span in places:
                found = SYNONYM * sure_by * weight
                for at in span:
                    if found > widened[at].get(led_to, 0.0):
                        widened[at][led_to] = found
    return [(word, roots, known) for (word, _, known), roots in zip(read, widened, strict=True)]


def _idf(reader: IndexReader, roots: dict[int, float]) -> float:
    """The idf of the root a word most surely stands for; of several, the commonest that occurs."""
    occurring = {number: weight for number, weight in roots.items() if reader.root_sizes[number]}
    best = max(occurring.values(), default=0.0)
    return min((reader.idf[number] for number, weight in occurring.items() if weight == best), default=reader.idf[0])


class _Meanings:
    """The roots of a question's words: as written, by stem and lemma, by part, by similar spelling."""

    def __init__(self, reader: IndexReader, found: Sequence[str], language: Language, care: Care) -> None:
        self._reader = reader
        self._language = language
        self._care = care
        folded = {fold(word) for word in found}
        self._forms = self._roots_of_forms(folded)
        spelt = [] if Part.SPELLING in reader.without else sorted(form for form in folded if self._is_spelt(form))
        self._similar = similar_roots(reader, spelt)
        self._stems = {word: self._stems_of(word) for word in found}
        digits = {digits for word in found if (digits := number(word, language))}
        self._roots = self._numbers_of({name for stems in self._stems.values() for name in stems} | digits)

    def of(self, word: str) -> tuple[dict[int, float], bool]:
        folded = fold(word)
        roots = dict.fromkeys(self._forms.get(folded, ()), 1.0)
        if (digits := number(word, self._language)) and digits in self._roots:
            roots[self._roots[digits]] = 1.0
        for name in self._stems[word]:
            if name in self._roots:
                roots.setdefault(self._roots[name], SAME_STEM)
        known = bool(roots)
        if not known and self._language is Language.SV:
            for part in self._of_parts(folded):
                roots.setdefault(part, SAME_STEM)
        scale = KNOWN_NEIGHBOUR if known else UNKNOWN_NEIGHBOUR
        for near, similarity in self._similar.get(folded, {}).items():
            roots[near] = max(roots.get(near, 0.0), scale * similarity * similarity)
        return roots, known

    def _is_spelt(self, form: str) -> bool:
        """Whether a form is looked up by similar spelling: one so common that it would add nothing is not."""
        if form not in self._forms:
            return self._care > Care.WRITTEN
        return self._care is Care.TELLING and all(self._reader.idf[root] >= COMMON for root in self._forms[form])

    def _stems_of(self, word: str) -> set[str]:
        """The stem of a word as written; one the index does not know may be of any language, and gets its lemma too."""
        if Part.STEMS in self._reader.without:
            return set()
        if fold(word) in self._forms or self._care is Care.WRITTEN:
            return {stem(word, self._language)}
        return {stem(word, language) for language in Language} | {root(word, self._language)}

    def _of_parts(self, folded: str) -> set[int]:
        parts = compound_parts(folded, lambda part: bool(self._roots_of_forms({part})))
        return {number for numbers in self._roots_of_forms(set(parts)).values() for number in numbers}

    def _roots_of_forms(self, forms: set[str]) -> dict[str, tuple[int, ...]]:
        query = (
            "SELECT form.form, form_root.root FROM form JOIN form_root ON form_root.form = form.id "
            "WHERE form.form IN (SELECT value FROM json_each(?)) ORDER BY form_root.root"
        )
        roots: dict[str, tuple[int, ...]] = {}
        for form, led_to in self._reader.rows(query, sorted(forms)):
            roots[form] = (*roots.get(form, ()), led_to)
        return roots

    def _numbers_of(self, names: set[str]) -> dict[str, int]:
        query = "SELECT root, id FROM root WHERE root IN (SELECT value FROM json_each(?))"
        return dict(self._reader.rows(query, sorted(names)))


def similar_roots(reader: IndexReader, words: Collection[str]) -> dict[str, dict[int, float]]:
    """For each folded word the roots of forms spelt like it, with the similarity of the best form."""
    if len(reader.spelt) > MOST_REMEMBERED:
        reader.spelt.clear()
    unseen = [word for word in words if word not in reader.spelt]
    reader.spelt.update(_look_up(reader, unseen))
    return {word: reader.spelt.get(word, {}) for word in words}


def _look_up(reader: IndexReader, words: Collection[str]) -> dict[str, dict[int, float]]:
    spelt = [word for word in words if len(word) >= SHORTEST and not word.isdigit()]
    grams = {word: _rarest(reader, word) for word in spelt}
    forms: defaultdict[str, list[int]] = defaultdict(list)
    query = "SELECT gram, form FROM gram WHERE gram IN (SELECT value FROM json_each(?))"
    for gram, form in reader.rows(query, sorted({gram for found in grams.values() for gram in found})):
        forms[gram].append(form)
    nearest = {
        word: Counter(form for gram in found for form in forms[gram]).most_common(MOST_NEIGHBOURS)
        for word, found in grams.items()
    }
    query = (
        "SELECT form.id, form.form, form_root.root FROM form JOIN form_root ON form_root.form = form.id "
        "WHERE form.id IN (SELECT value FROM json_each(?))"
    )
    roots: defaultdict[int, list[tuple[str, int]]] = defaultdict(list)
    for at, form, led_to in reader.rows(query, sorted({at for near in nearest.values() for at, _ in near})):
        roots[at].append((form, led_to))
    return {word: _alike(word, [pair for at, _ in near for pair in roots[at]]) for word, near in nearest.items()}


def spelling_similarity(one: str, other: str) -> float:
    """How alike two folded forms are, from 0 to 1: typing errors, or a long common beginning."""
    slips = OSA.normalized_similarity(one.translate(SOFTENING), other.translate(SOFTENING))
    common = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    beginning = common / max(len(one), len(other)) + 0.1 if common >= 4 else 0.0
    return max(slips, min(1.0, beginning))


def _rarest(reader: IndexReader, word: str) -> list[str]:
    """The word's trigrams that tell most, as many as the budget allows; at least one."""
    known = sorted((reader.gram_sizes[gram], gram) for gram in trigrams(word) if gram in reader.gram_sizes)
    kept: list[str] = []
    spent = 0
    for size, gram in known:
        spent += size
        if kept and spent > GRAM_BUDGET:
            break
        kept.append(gram)
    return kept


def _alike(word: str, forms: list[tuple[str, int]]) -> dict[int, float]:
    roots: dict[int, float] = {}
    for form, led_to in forms:
        if form != word and (similarity := spelling_similarity(word, form)) >= LEAST_SIMILAR:
            roots[led_to] = max(roots.get(led_to, 0.0), similarity)
    return roots
