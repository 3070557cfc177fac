"""Questions, candidates and an index made up in memory, so that a score can be checked by hand."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from rules_index.digest.gaps import Asked, GapText, Says
from rules_index.index.ablation import Part
from rules_index.index.entries import Candidate, EntryTable
from rules_index.index.fields import token
from rules_index.index.gap_shelf import GapShelf
from rules_index.index.reader import IndexReader
from rules_index.languages.language import detect, trigrams
from rules_index.languages.questions import FRAMES
from rules_index.meaning.learned import Learned
from rules_index.search.evidence import ByLines, ByWords
from rules_index.search.model import Model
from rules_index.search.question import Care, Question, QuestionWord, hear, understand
from rules_index.search.ranking import Ranked, Signs
from rules_index.values.books import BookInfo, Language

CASTLE = BookInfo("hrad-cs", "hrad", "Hrad", Language.CS)
SAYS = Says(cs="Ceny neznám.", sv="Priser vet jag inte.", en="I know no prices.")
PRICE = GapText(
    slug="common.price",
    asks=Asked.PRICE,
    because="The book names no price.",
    cs=("kde se dá hra koupit", "kolik stojí hra v obchodě"),
    sv=("var köper man spelet",),
    en=("where can I buy the game", "how much is the game"),
    names=("Aukro",),
    says=SAYS,
)
SIGNS = tuple(name.upper() for name in Signs._fields)
"""The signs of a candidate by name."""
Answerable = Callable[..., Model]
A, B, C, D = range(len(FRAMES) + 1, len(FRAMES) + 5)
"""Roots of words; lower numbers are those of frames."""


def as_likely(odds: float) -> Answerable:
    """In the place of ``packaged_model``: a rule answers any question, with odds of this logarithm."""
    return lambda *_: Model(odds, ())


def told(*idf: float) -> tuple[float, ...]:
    """What roots tell: a frame 1, and :data:`A` and those after it as given."""
    return (9.0, *(1.0 for _ in FRAMES), *idf)


class MadeUp(IndexReader):
    """An index without a file: its facts are given, and so are the answers to its queries.

    Args:
        idf: what each root tells, by number; number 0 is no root.
        sizes: how many entries have each root, by number; number 0 is no root.
        lengths: the average length of each field.
        answers: the rows of a query, by a word in it.
        matches: the entries that a full-text query finds, by the query.
        stock: its entries, as far as any are looked up by their numbers.
    """

    def __init__(
        self,
        *,
        idf: Sequence[float] = (),
        sizes: Sequence[int] = (),
        lengths: Sequence[float] = (1.0, 1.0, 1.0, 1.0),
        quantities: Iterable[int] = (),
        book_sizes: Mapping[str, int] | None = None,
        books: Sequence[BookInfo] = (CASTLE,),
        shelf: GapShelf | None = None,
        without: Iterable[Part] = (),
        answers: Mapping[str, Sequence[tuple[Any, ...]]] | None = None,
        matches: Mapping[str, Sequence[int]] | None = None,
        stock: Sequence[Candidate] = (),
    ) -> None:
        self.without = frozenset(without)
        self.spelt = {}
        self._forms_of = {}
        self.queries: list[tuple[str, str, int]] = []
        """The full-text queries so far: whether ranked or not, the query, and how many entries it may find."""
        self._answers = answers or {}
        self._matches = matches or {}
        self._stock = stock
        self.compared: list[int] = []
        """The entries that were compared with a question, by their numbers, each as often as they were asked for."""
        self.__dict__ |= {
            "idf": array("d", idf),
            "root_sizes": array("I", sizes),
            "lengths": tuple(lengths),
            "quantities": frozenset(quantities),
            "sizes_of_books": dict(book_sizes or {}),
            "books": {book.key: book for book in books},
            "gap_shelf": shelf or GapShelf((), {}),
        }

    def rows(self, query: str, *_: object) -> list[tuple[Any, ...]]:
        return [row for word, rows in self._answers.items() if word in query for row in rows]

    def candidates(self, ids: Iterable[int]) -> list[Candidate]:
        wanted = set(ids)
        return [one for one in self._stock if one.id in wanted]

    def table_of(self, candidate: Candidate) -> EntryTable:
        self.compared.append(candidate.id)
        return EntryTable(candidate, self.idf, self.lengths)

    def spans(self, books: Iterable[str]) -> list[tuple[int, int]]:
        return [(1, 99) for _ in books][:1]

    def ranked(self, roots: Sequence[int], limit: int, spans: Sequence[tuple[int, int]]) -> list[int]:
        return self._searched("ranked", " OR ".join(map(token, roots)), limit)

    def matching(self, roots: Iterable[int], limit: int, spans: Sequence[tuple[int, int]]) -> list[int]:
        return self._searched("matching", " AND ".join(map(token, roots)), limit)

    def _searched(self, how: str, query: str, limit: int) -> list[int]:
        self.queries.append((how, query, limit))
        return list(self._matches.get(query, ()))


def word(roots: Mapping[int, float], idf: float = 1.0, text: str = "") -> QuestionWord:
    """A word of a question; ``roots`` are those it may stand for, each with its similarity."""
    return QuestionWord(text or f"word{min(roots, default=0)}", dict(roots), idf, known=bool(roots))


def question(*words: QuestionWord, folded: str = "", frame: Sequence[str] = (), asks: bool = False) -> Question:
    """A question of these words and frames."""
    weight = sum(each.idf for each in words)
    frames = tuple(FRAMES.index(name) + 1 for name in frame)
    return Question(folded, Language.CS, words, weight, frames, asks)


def read_all(reader: IndexReader, texts: Sequence[str], care: Care = Care.TELLING) -> list[Question]:
    """The questions of one person, each as the index understands it."""
    language = detect(" ".join(texts))
    return understand(reader, hear(reader, texts, language), language, care)


def framed(*frame: str) -> tuple[int, ...]:
    """The roots of frames, as lines have them."""
    return tuple(FRAMES.index(name) + 1 for name in frame)


def candidate(
    number: int = 1,
    counts: Mapping[int, tuple[int, int, int, int]] | None = None,
    *,
    lengths: tuple[int, ...] = (1, 1, 1, 1),
    lines: Sequence[Sequence[int]] = ((),),
    plain: str = "",
    book: str = CASTLE.key,
    section: str = "",
    variant: str = "",
) -> Candidate:
    """An entry to rank; ``counts`` tell how often it has each root in its title, questions, text and quotations."""
    packed = {
        root: sum(count << 8 * field for field, count in enumerate(fields)) for root, fields in (counts or {}).items()
    }
    return Candidate(number, book, lengths, packed, tuple(map(tuple, lines)), plain, section, variant)


def by_words(*found: float, gains: Sequence[float] = ()) -> ByWords:
    """What the words of a question find, one share a word."""
    return ByWords(0.0, 0.0, found, tuple(gains) or found)


def ranked(number: int = 1, score: float = 1.0, *, book: str = CASTLE.key, lost: float = 0.0, **of: float) -> Ranked:
    """A candidate as it was ranked; ``of`` are its signs and, in lower case, what its lines say."""
    lines = ByLines(**{name: share for name, share in of.items() if name.islower()})
    signs = Signs(*(of.get(name, 0.0) for name in SIGNS))
    assert {name for name in of if name.isupper()} <= set(SIGNS)
    return Ranked(number, book, score, signs, lines, lost)


def one_sign(name: str) -> tuple[float, ...]:
    """Weights under which this sign alone orders candidates."""
    return tuple(float(each == name) for each in SIGNS)


class Words(MadeUp):
    """An index of words without a file; it notes what it is asked for.

    Args:
        forms: the roots, by number, of each written form; a form's own number is its place, from 1.
        roots: the number of each root, by its name.
        concepts: by the key of a word or phrase the roots it leads to, each with its weight.
        gram_sizes: how many forms have a trigram; counted where it is left out.
        facts: what an index without words has too.
    """

    def __init__(
        self,
        forms: Mapping[str, Sequence[int]],
        *,
        roots: Mapping[str, int] | None = None,
        concepts: Mapping[str, Sequence[tuple[int, float]]] | None = None,
        gram_sizes: Mapping[str, int] | None = None,
        **facts: Any,
    ) -> None:
        numbers = [0, *(number for found in forms.values() for number in found), *(roots or {}).values()]
        numbers += (number for led in (concepts or {}).values() for number, _ in led)
        facts.setdefault("idf", [5.0] * (max(numbers) + 1))
        facts.setdefault("sizes", [0, *[1] * max(numbers)])
        super().__init__(**facts)
        self._forms, self._roots = dict(forms), dict(roots or {})
        self.__dict__["concepts"] = {key: tuple(led) for key, led in (concepts or {}).items()}
        counted = Counter(gram for form in forms for gram in trigrams(form))
        self.__dict__["gram_sizes"] = dict(counted if gram_sizes is None else gram_sizes)
        self.asked: list[tuple[str, list[Any]]] = []
        """The queries so far: the table, and the values looked up."""

    def rows(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        (values,) = parameters
        assert isinstance(values, list)
        table = query.partition(" WHERE ")[0].split(" FROM ")[1].split()[0]
        numbered = list(enumerate(self._forms.items(), 1))
        found: list[tuple[Any, ...]]
        if table == "gram":
            found = [(gram, at) for gram in values for at, (form, _) in numbered if gram in trigrams(form)]
        elif table == "form" and "form.id IN" in query:
            table = "near"
            found = [(at, form, root) for at, (form, roots) in numbered if at in values for root in roots]
        elif table == "form":
            found = [(form, root) for form, roots in self._forms.items() if form in values for root in roots]
        else:
            found = [(name, number) for name, number in self._roots.items() if name in values]
        self.asked.append((table, values))
        return found


def learned_late(index: MadeUp, before: Iterable[int], *foremost: int) -> Callable[[], Learned]:
    """The scores of these entries, which come once those ``before`` are compared; those after are noted anew."""

    @cache
    def learned() -> Learned:
        assert {*before} <= {*index.compared}
        index.compared.clear()
        return Learned(dict.fromkeys(foremost, 0.0), frozenset({CASTLE.key}), foremost=foremost)

    return learned
