"""Write the index file: SQLite tables (SQLModel) and full-text indexes (FTS5), written once and then only read."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, text
from sqlmodel import SQLModel, col, create_engine, insert, update

from rules_index.digest.cribs import Crib
from rules_index.digest.gaps import GapText
from rules_index.digest.heard import Heard
from rules_index.digest.lexicon import Lexicon, Named
from rules_index.index.checksum import seal
from rules_index.index.corrections import corrected
from rules_index.index.entries import Entry
from rules_index.index.fields import FIELDS, analyse, lines_of, pack_lines, pack_terms, posting_rows, sentences, token
from rules_index.index.leanings.lines import Line
from rules_index.index.leanings.packing import leaning_rows
from rules_index.index.schema import (
    CRIB,
    GAP,
    PASSAGE,
    RULE,
    SCENARIO,
    SCHEMA_VERSION,
    TABLES,
    AskedRow,
    BookRow,
    ConceptKeyRow,
    ConceptRootRow,
    CorrectionRow,
    CribRow,
    DefinitionRow,
    EntryPassageRow,
    EntryRow,
    FormRootRow,
    FormRow,
    GapRow,
    GramRow,
    GramSizeRow,
    HeardRootRow,
    HeardRow,
    LeaningRow,
    MetaRow,
    NameRow,
    PassageRow,
    PostingRow,
    RootBookRow,
    RootRow,
    SameRow,
    ScenarioRow,
    StoryWordingRow,
    WordingRow,
)
from rules_index.index.vocabulary import Vocabulary, grams_of, inverse_frequency
from rules_index.index.wording import Wording, heard_rows, learn_stories
from rules_index.languages.language import fold, plain
from rules_index.values.books import BookInfo, Language, Scenario
from rules_index.values.digest import games_set_aside

TELLING = 0.6
"""Share of a phrase's meaning a word must carry to stand for it: «karta přiložení» does not lead to every «karta»."""
BATCH = 2_000
T = TypeVar("T")


def write_index(
    path: Path,
    books: Sequence[BookInfo],
    entries: Iterable[Entry],
    lexicon: Lexicon,
    meta: Mapping[str, str],
    *,
    cribs: Sequence[Crib] = (),
    scenarios: Sequence[Scenario] = (),
    gaps: Sequence[GapText] = (),
    heard: Sequence[Heard] = (),
    lines: Mapping[str, Sequence[Line]] | None = None,
    stemmed: bool = True,
) -> tuple[int, int]:
    """Write a new index file; the same entries give the same content.

    Args:
        path: where there is no file yet.
        books: the books that ``entries`` cite.
        entries: what can be found, book by book.
        lexicon: words that mean the same.
        meta: facts to store in addition to the index's own.
        cribs: the turn or round of a book, one a book.
        scenarios: the scenario cards, in the order they are listed.
        gaps: what no book answers.
        heard: questions that players asked, from which the wording of those that a book answers is learnt.
        lines: by the slug of a rule its lines that lean to yes or no.
        stemmed: whether inflected forms share a root; only a measurement says no.

    Returns:
        How many rules and how many passages were written.
    """
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            # A half-written file is thrown away, and who keeps the whole one writes it to the disk at the end.
            connection.execute(text("PRAGMA synchronous=OFF"))
            SQLModel.metadata.create_all(connection, tables=TABLES)
            connection.execute(
                text(f"CREATE VIRTUAL TABLE entry_text USING fts5({', '.join(FIELDS)}, content='', tokenize='ascii')")
            )
            connection.execute(text("CREATE VIRTUAL TABLE title_text USING fts5(title, content='', prefix='1 2 3')"))
            rows = [
                {
                    "key": book.key,
                    "game": book.game,
                    "title": book.title,
                    "language": book.language.value,
                    "edition": book.edition,
                    "kind": book.kind.value,
                    "corrects": book.corrects,
                }
                for book in books
            ]
            if rows:
                connection.execute(insert(BookRow), rows)
            _insert(connection, CribRow, ({"book": crib.book.key, "data": CRIB.dump_json(crib)} for crib in cribs))
            cards = ({"id": at, "data": SCENARIO.dump_json(card)} for at, card in enumerate(scenarios, 1))
            _insert(connection, ScenarioRow, cards)
            counts = _Writer(connection, Vocabulary(stemmed=stemmed)).write(
                corrected(entries, books), lexicon, gaps, heard, lines or {}
            )
            facts = {**meta, "schema": SCHEMA_VERSION, **counts}
            _insert(connection, MetaRow, ({"key": key, "value": value} for key, value in sorted(facts.items())))
    finally:
        engine.dispose()
    seal(path)
    return int(counts["rules"]), int(counts["passages"])


class _Writer:
    def __init__(self, connection: Connection, vocabulary: Vocabulary) -> None:
        self._connection = connection
        self._vocabulary = vocabulary
        self._entries_with: Counter[int] = Counter()
        self._said: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._said_by: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._span: dict[str, tuple[int, int]] = {}
        self._digested: set[str] = set()
        self._passages: dict[tuple[str, int], int] = {}
        self._entries: dict[str, int] = {}
        self._corrected: list[tuple[str, int]] = []
        self._same: list[tuple[int, str, bool]] = []
        self._defined: list[tuple[str, int]] = []
        self._aside: frozenset[str] = frozenset()
        self._roots_beside: set[int] = set()
        self._beside = 0
        self._wording = Wording()
        self._lengths = [0] * len(FIELDS)
        self._rules = 0
        self._total = 0

    def write(
        self,
        entries: Iterable[Entry],
        lexicon: Lexicon,
        gaps: Sequence[GapText],
        heard: Sequence[Heard],
        lines: Mapping[str, Sequence[Line]],
    ) -> dict[str, str]:
        self._aside = games_set_aside(text.game for text in gaps)
        total = 0
        for batch in _batches(enumerate(entries, 1)):
            total += len(batch)
            self._write_batch(batch)
        # Words weigh as they would without the games set aside: what those alone say, the books hardly say.
        self._total = total - self._beside
        for root in self._roots_beside:
            self._entries_with[root] = self._entries_with[root] or 1
        self._write_lexicon(lexicon)
        self._write_definitions()
        self._write_gaps(gaps)
        self._write_wording(gaps, heard)
        self._write_heard(heard)
        self._insert(LeaningRow, leaning_rows(self._vocabulary, lines, self._entries))
        self._write_vocabulary()
        for book, (first, last) in self._span.items():
            facts = {"size": self._said[book].total(), "first": first, "last": last}
            row = update(BookRow).where(col(BookRow.key) == book)
            self._connection.execute(row.values(**facts, digested=book in self._digested))
        corrections = {(self._entries[ref], entry) for ref, entry in self._corrected if ref in self._entries}
        pairs = ({"corrected": corrected, "entry": entry} for corrected, entry in sorted(corrections))
        self._insert(CorrectionRow, pairs)
        same = {(entry, self._entries[slug], agrees) for entry, slug, agrees in self._same if slug in self._entries}
        alike = ({"entry": one, "other": other, "agrees": agrees} for one, other, agrees in sorted(same))
        self._insert(SameRow, alike)
        averages = " ".join(f"{length / (self._total or 1):.4f}" for length in self._lengths)
        return {
            "entries": str(total),
            "weighed": str(self._total),
            "rules": str(self._rules),
            "passages": str(len(self._passages)),
            "lengths": averages,
        }

    def _write_batch(self, batch: Sequence[tuple[int, Entry]]) -> None:
        rows, texts, titles, links, passages = [], [], [], [], []
        asked: dict[tuple[str, int], None] = {}
        for number, entry in batch:
            fields, lines = analyse(self._vocabulary, entry)
            rule = entry.rule
            self._rules += rule is not None
            if entry.digested:
                self._digested.add(entry.book.key)
            if rule is None:
                self._entries[entry.ref] = number
                self._corrected += [(ref, number) for ref in entry.corrects]
            if rule:
                self._entries[rule.slug] = number
                self._corrected += [(slug, number) for slug in rule.corrects]
                self._same += [(number, slug, slug in rule.agrees) for slug in rule.same]
                self._defined += [(name, number) for name in rule.defines]
                # What is asked of a game set aside tells nothing of other games' questions.
                for question, language in rule.asked(entry.book.language) if entry.book.game not in self._aside else ():
                    self._wording.learn(question, language, is_answered=True)
            rows.append(
                {
                    "id": number,
                    "ref": entry.ref,
                    "number": fold(rule.number).replace(" ", "") if rule else "",
                    "book": entry.book.key,
                    "term": entry.term,
                    "title": entry.title,
                    "section": "\n".join(entry.section),
                    "variant": rule.variant if rule else "",
                    "excepted": bool(rule and rule.but),
                    "rule": RULE.dump_json(rule) if rule else None,
                    "plain": "\n".join(fold(line) for line, _ in lines_of(entry)),
                    "terms": pack_terms(fields),
                    "lines": pack_lines(lines),
                    "sentences": b"" if entry.digested else pack_lines(sentences(self._vocabulary, entry)),
                }
            )
            asked |= dict.fromkeys((plain(line), number) for line, _ in lines_of(entry))
            texts.append((number, *(" ".join(map(token, field)) for field in fields)))
            titles.append((number, fold(entry.title)))
            fresh: list[int] = []
            for rank, passage in enumerate(entry.passages):
                at = (passage.book, passage.ordinal)
                if at not in self._passages:
                    self._passages[at] = len(self._passages) + 1
                    passages.append({"id": self._passages[at], "data": PASSAGE.dump_json(passage)})
                    fresh += self._vocabulary.analyse(passage.text, entry.book.language)
                links.append({"entry": number, "rank": rank, "passage": self._passages[at]})
            roots = set().union(*fields, *lines)
            aside = entry.book.game in self._aside
            self._beside += aside
            (self._roots_beside if aside else self._entries_with).update(roots)
            # What is said about a book tells that book: a FAQ's few words would else outweigh the book's many.
            edition = entry.book.corrects or entry.book.key
            said = fields[0] + fields[2] + fresh
            self._said[edition].update(said)
            self._said_by[edition].update(set(said))
            self._span[entry.book.key] = (self._span.get(entry.book.key, (number, number))[0], number)
            for at_field, field in enumerate(fields):
                self._lengths[at_field] += 0 if aside else len(field)
        for table, values in ((EntryRow, rows), (PassageRow, passages), (EntryPassageRow, links)):
            self._insert(table, values)
        self._insert(AskedRow, ({"line": line, "entry": entry} for line, entry in sorted(asked)))
        raw = self._connection.connection
        raw.cursor().executemany(
            "INSERT INTO entry_text(rowid, title, ask, body, verbatim) VALUES (?, ?, ?, ?, ?)", texts
        )
        raw.cursor().executemany("INSERT INTO title_text(rowid, title) VALUES (?, ?)", titles)

    def _write_lexicon(self, lexicon: Lexicon) -> None:
        """Concepts and names by the roots of their words; words of the lexicon alone become known by it."""
        keys: dict[tuple[str, int], None] = {}
        leads: dict[tuple[int, int], float] = {}
        for number, concept in enumerate(lexicon.concept, 1):
            for member, language in concept.members():
                roots = self._vocabulary.whole(member, language)
                keys[" ".join(map(str, roots)), number] = None
                weights = [self._idf(root) for root in roots]
                length = sum(weight * weight for weight in weights) ** 0.5
                for root, weight in zip(roots, weights, strict=True):
                    if self._entries_with[root] and weight >= TELLING * length:
                        leads[number, root] = max(leads.get((number, root), 0.0), weight / length)
        roots_of: list[dict[str, object]] = [
            {"concept": number, "root": root, "weight": weight} for (number, root), weight in sorted(leads.items())
        ]
        names = {
            (" ".join(map(str, self._vocabulary.whole(name, language))), *_meant(named))
            for named in lexicon.named
            for name in named.names
            for language in Language
        }
        tables: tuple[tuple[type[SQLModel], list[dict[str, object]]], ...] = (
            (ConceptKeyRow, [{"key": key, "concept": number} for key, number in sorted(keys) if key]),
            (ConceptRootRow, roots_of),
            (
                NameRow,
                [
                    {"key": key, "game": game, "language": code, "variant": variant}
                    for key, game, code, variant in sorted(names)
                    if key
                ],
            ),
        )
        for table, rows in tables:
            self._insert(table, rows)

    def _write_definitions(self) -> None:
        """The names that a rule defines by the roots of their words, for each way to read them."""
        keys = {
            (" ".join(map(str, roots)), entry) for name, entry in self._defined for roots in self._vocabulary.name(name)
        }
        self._insert(DefinitionRow, ({"key": key, "entry": entry} for key, entry in sorted(keys) if key))

    def _write_gaps(self, gaps: Sequence[GapText]) -> None:
        """Gaps by the roots of their questions; they are no entries, so no word is commoner for them."""
        rows = (
            {
                "id": number,
                "data": GAP.dump_json(text.gap),
                "lines": pack_lines(self._vocabulary.line(line, language) for line, language in text.asked()),
                "names": pack_lines(roots for name in text.names for roots in sorted(self._vocabulary.name(name))),
            }
            for number, text in enumerate(gaps, 1)
        )
        self._insert(GapRow, rows)

    def _write_wording(self, gaps: Sequence[GapText], heard: Sequence[Heard]) -> None:
        self._wording.learn_open(gaps, heard)
        for table, told in ((WordingRow, self._wording), (StoryWordingRow, learn_stories(heard))):
            self._insert(table, ({"collocation": one, "weight": round(weight, 2)} for one, weight in told.telling()))

    def _write_heard(self, heard: Sequence[Heard]) -> None:
        """What players asked; their slips of the pen become no words of the index, else nothing would mend them."""
        beside = self._vocabulary.continued()
        self._insert(HeardRow, heard_rows(beside, heard, self._entries))
        self._insert(HeardRootRow, ({"id": number, "root": name} for name, number in beside.learned.items()))

    def _idf(self, root: int) -> float:
        return inverse_frequency(self._total, self._entries_with[root])

    def _write_vocabulary(self) -> None:
        roots, forms = self._vocabulary.roots, self._vocabulary.forms
        grams = sorted(grams_of(forms).items())
        tables: tuple[tuple[type[SQLModel], Iterable[dict[str, object]]], ...] = (
            (RootRow, ({"id": at, "root": root, "entries": self._entries_with[at]} for root, at in roots.items())),
            (
                RootBookRow,
                (
                    {"root": root, "book": book, "count": count, "entries": self._said_by[book][root]}
                    for book, said in self._said.items()
                    for root, count in sorted(said.items())
                ),
            ),
            (PostingRow, posting_rows(self._connection.connection.cursor(), roots.values())),
            (FormRow, ({"id": at, "form": form} for at, form in enumerate(forms, 1))),
            (
                FormRootRow,
                ({"form": at, "root": root} for at, found in enumerate(forms.values(), 1) for root in sorted(found)),
            ),
            (GramRow, ({"gram": gram, "form": form} for gram, found in grams for form in found)),
            (GramSizeRow, ({"gram": gram, "forms": len(found)} for gram, found in grams)),
        )
        for table, rows in tables:
            self._insert(table, rows)

    def _insert(self, table: type[SQLModel], rows: Iterable[Mapping[str, object]]) -> None:
        _insert(self._connection, table, rows)


def _meant(named: Named) -> tuple[str, str, str]:
    return named.game, str(named.language or ""), named.variant


def _insert(connection: Connection, table: type[SQLModel], rows: Iterable[Mapping[str, object]]) -> None:
    """Write rows that have the same columns, by the driver itself: there are half a million of them."""
    left = iter(rows)
    first = next(left, None)
    if first is None:
        return
    statement = insert(table).compile(dialect=connection.dialect, column_keys=list(first))
    columns = statement.positiontup or ()
    values = ([row[column] for column in columns] for row in chain((first,), left))
    cursor = connection.connection.cursor()
    for batch in _batches(values):
        cursor.executemany(str(statement), batch)


def _batches(rows: Iterable[T]) -> Iterator[list[T]]:
    iterator = iter(rows)
    while batch := list(islice(iterator, BATCH)):
        yield batch
