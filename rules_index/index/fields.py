"""What of an entry can be searched: its fields and lines, as numbers of roots, and how the index packs them."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from rules_index.index.entries import Entry
from rules_index.index.vocabulary import Vocabulary
from rules_index.languages.questions import LAST_FRAME
from rules_index.languages.sentences import sentences_of
from rules_index.values.books import Language

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPICursor

FIELDS = ("title", "ask", "body", "verbatim")
"""Columns of the full-text index: heading words, players' questions with the English gist, our text, the book's."""
token = "r{}".format
"""A root as a word of the full-text index."""
_GAINS = "SELECT rowid, bm25(entry_text, 3.0, 2.5, 1.5, 1.0) FROM entry_text WHERE entry_text MATCH ? ORDER BY rowid"
"""The weights are those of the fields, in their order."""
LINE_END = 0
"""Separates the lines (title, questions, gist) in ``entry.lines``; roots are numbered from 1."""


def analyse(vocabulary: Vocabulary, entry: Entry) -> tuple[list[list[int]], list[list[int]]]:
    """The root numbers of each field, and of each line a question may be compared with."""
    language, rule = entry.book.language, entry.rule
    of = vocabulary.analyse
    title = of(entry.title, language)
    said = [vocabulary.line(line, of_line) for line, of_line in lines_of(entry)]
    ask = [root for root in chain.from_iterable(said[1:]) if root > LAST_FRAME]
    lines = [list(dict.fromkeys(line)) for line in said]
    heading = [root for name in entry.section if name != entry.title for root in of(name, language)]
    body = of(f"{rule.text} {rule.reading}", language) if rule else []
    # The passages under a correction are those of the rule it corrects, which is found by them.
    own = () if rule and rule.corrects else entry.passages
    verbatim = [root for passage in own for root in of(passage.text, language)]
    return [title + heading, ask, body, verbatim], lines


def sentences(vocabulary: Vocabulary, entry: Entry) -> list[list[int]]:
    """The root numbers of each sentence of an entry's passages, with the frames of what it says."""
    language = entry.book.language
    said = [sentence for passage in entry.passages for sentence in sentences_of(passage.text)]
    return [vocabulary.line(sentence, language) for sentence in said]


def lines_of(entry: Entry) -> list[tuple[str, Language]]:
    """The lines a question may be compared with, each with its language: titles, players' questions and gists."""
    rule, language = entry.rule, entry.book.language
    lines = [(entry.title, language)]
    if rule:
        lines += [(question, language) for question in rule.ask]
        lines.append((rule.gist, Language.EN))
        for other, told in rule.others.items():
            lines += [(line, other) for line in (told.title, told.gist, *told.ask) if line and line != rule.gist]
    return lines


def pack(numbers: Iterable[int]) -> bytes:
    """Root numbers as little-endian 32-bit integers."""
    return array("I", numbers).tobytes()


def unpack(data: bytes) -> array[int]:
    """The reverse of :func:`pack`."""
    numbers = array("I")
    numbers.frombytes(data)
    return numbers


def split_lines(data: bytes, numbers: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The reverse of :func:`pack_lines`; of ``numbers`` as for :func:`unpack_terms`."""
    lines: list[tuple[int, ...]] = []
    line: list[int] = []
    for root in map(numbers.__getitem__, unpack(data)):
        if root != LINE_END:
            line.append(root)
        else:
            lines.append(tuple(line))
            line = []
    return tuple(lines)


def pack_terms(fields: Sequence[Sequence[int]]) -> bytes:
    """How often each root occurs in each field, as 32-bit integers.

    First the length of each field, then pairs of a root and its four 8-bit counts.
    """
    return pack(chain((len(field) for field in fields), chain.from_iterable(packed_counts(fields).items())))


def unpack_terms(data: bytes, numbers: Sequence[int]) -> tuple[tuple[int, ...], dict[int, int]]:
    """The reverse of :func:`pack_terms`: the length of each field, and the packed counts of each root.

    Args:
        numbers: each root by its number, one object in all that is unpacked: there are hundreds of thousands.
    """
    flat, fields = unpack(data), len(FIELDS)
    roots = map(numbers.__getitem__, flat[fields::2])
    return tuple(flat[:fields]), dict(zip(roots, flat[fields + 1 :: 2], strict=True))


def packed_counts(fields: Sequence[Sequence[int]]) -> dict[int, int]:
    """How often each root occurs in each field: one 8-bit count a field, the first field lowest."""
    counts = [Counter(field) for field in fields]
    packed = dict.fromkeys(sorted(set().union(*counts)), 0)
    for shift, count in enumerate(counts):
        for root, often in count.items():
            packed[root] |= min(often, 255) << (8 * shift)
    return packed


def pack_lines(lines: Iterable[Sequence[int]]) -> bytes:
    """Lines of root numbers, each ended by :data:`LINE_END`."""
    return pack(chain.from_iterable([*line, LINE_END] for line in lines))


def posting_rows(cursor: DBAPICursor, roots: Iterable[int]) -> Iterator[dict[str, object]]:
    """A row for each of these roots that an entry of the full-text index has."""
    for root in roots:
        cursor.execute(_GAINS, (token(root),))
        if found := cursor.fetchall():
            entries, gains = zip(*found, strict=True)
            yield {"root": root, "entries": pack(entries), "gains": array("d", gains).tobytes()}
