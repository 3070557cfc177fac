"""Measure the oracle: reading, build and query time, memory; compared with plain FTS5 and a rapidfuzz scan."""

from __future__ import annotations

import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from rapidfuzz import fuzz, process

from rules_index.digest.gaps import load_gaps
from rules_index.digest.heard import load_heard
from rules_index.digest.lexicon import load_lexicon
from rules_index.digest.rules import load_digest
from rules_index.index.build import book_infos, swap_in
from rules_index.index.entries import Entry, entries
from rules_index.index.writer import write_index
from rules_index.languages.language import WORD, fold, words
from rules_index.oracle import Oracle
from rules_index.search.question import LONGEST_QUESTION
from rules_index.sources import read_books
from rules_index.sources.books import read_book
from rules_index.sources.reading.folder import Witness, find_witnesses
from rules_index.values.sources import Book

CHANGED = 0.3
"""Share of a varied passage's words that other words of its book replace."""
SEED = 1
MADE_QUESTIONS = 400
WARMING = 5
STORIES = 60
SCANNED = 30
"""Questions the two baselines are timed on."""
_SENTENCE = re.compile(r"[^.!?\n]{20,160}[.!?]")
RUNS = {"blanks": " ", "tabs": "\t ", "letters": "a", "digits": "1"}
RUN_LENGTH = 100_000
"""Characters of a run that no book has; a pattern that takes the square of a run's length would show here."""


def bench(rulebooks: Path | None, passages: int, questions: Sequence[str]) -> Iterator[str]:
    """Measure on the books and on an index of ``passages`` passages made by varying real ones; one line a figure.

    Args:
        questions: what to ask; made from titles and passages when there are none.

    Raises:
        NoBooks: the folder is missing or has no book.
    """
    if rulebooks is not None:
        find_witnesses(rulebooks)
    for size in (0, passages) if rulebooks else (0,):
        yield f"— {f'{size:,} passages made by varying the books' if size else 'the books as they are'}"
        # A process of its own for each size, so that its peak memory can be measured.
        command = [sys.executable, "-m", "rules_index.command_line.bench", str(rulebooks or ""), str(size)]
        asked = json.dumps(list(questions))
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, input=asked)  # noqa: S603
        yield from done.stdout.splitlines()
    if rulebooks is None:
        yield "No rulebooks, so nothing to vary: give --rulebooks DIR to measure a large index too."


def measure(rulebooks: Path | None, size: int, questions: Sequence[str]) -> Iterator[str]:
    """The figures of one size, measured in this process; ``size`` 0 takes the books as they are."""
    books = read_books(rulebooks)[0] if rulebooks else ()
    rules = load_digest()
    with tempfile.TemporaryDirectory() as folder:
        index = Path(folder, "rules.sqlite")
        start = time.perf_counter()
        varied = entries([vary(book, size, books) for book in books] if size else books, rules)
        infos, lexicon = book_infos(books, rules), load_lexicon()
        gaps, heard = load_gaps(), load_heard()
        counts = swap_in(index, lambda path: write_index(path, infos, varied, lexicon, {}, gaps=gaps, heard=heard))
        yield f"build            {time.perf_counter() - start:7.1f} s   {counts[0]} rules, {counts[1]} passages"
        yield f"memory of build  {_peak_megabytes():7.0f} MB  file {index.stat().st_size / 1e6:.0f} MB"
        oracle = Oracle.open(index)
        found = list(entries(books, rules))
        asked = list(questions) or _questions(found)
        oracle.warm()
        for question in asked[:WARMING]:
            oracle.ask(question)
        yield _latency("oracle", oracle.ask, asked)
        yield _latency("oracle, stories", oracle.ask, stories(found, asked))
        yield f"memory with queries {_peak_megabytes():4.0f} MB"
        yield from _baselines(index, asked[:SCANNED], folder)
        if rulebooks and not size:
            yield from _reading(rulebooks, Path(folder))


def vary(book: Book, size: int, books: Sequence[Book]) -> Book:
    """A book grown to its share of ``size`` passages: real ones, again and again, with some words changed."""
    chance = random.Random(f"{SEED} {book.info.key}")  # noqa: S311 (test data, not secrets)
    share = size * len(book.passages) // sum(len(each.passages) for each in books)
    pool = sorted({word for passage in book.passages for word in WORD.findall(passage.text)})
    grown = list(book.passages)
    while len(grown) < share:
        passage = book.passages[len(grown) % len(book.passages)]
        text = WORD.sub(lambda word: chance.choice(pool) if chance.random() < CHANGED else word.group(), passage.text)
        # A heading of its own, so that no digest rule takes the copy for the passage it cites.
        section = (*passage.section, f"{passage.title} {len(grown)}")
        grown.append(replace(passage, ordinal=len(grown), section=section, text=text))
    return replace(book, passages=tuple(grown))


def _reading(rulebooks: Path, folder: Path) -> Iterator[str]:
    """How long each book takes to read and to reconcile with its other witnesses, and files with an endless run."""
    for key, witnesses in find_witnesses(rulebooks)[0].items():
        yield _timed("reading", partial(read_book, key, witnesses), f"{key}, {len(witnesses)} witnesses")
    for name, run in RUNS.items():
        path = folder / f"{name}.txt"
        path.write_text(f"RULES\n\nEach player rolls a die.\n\n{run * (RUN_LENGTH // len(run))}\n", "utf-8")
        witnesses = (Witness(name, "", path),)
        yield _timed("reading", partial(read_book, name, witnesses), f"{RUN_LENGTH:,} {name} in a row")


def _timed(name: str, work: Callable[[], object], what: str) -> str:
    start = time.perf_counter()
    work()
    return f"{name:16s} {time.perf_counter() - start:7.1f} s   {what}"


def _questions(found: Sequence[Entry]) -> list[str]:
    """Questions of the length people type: titles, and half a dozen words from the middle of passages."""
    chance = random.Random(SEED)  # noqa: S311
    made = [entry.title for entry in found]
    for entry in found:
        for passage in entry.passages[:1]:
            said = words(passage.text)
            at = chance.randrange(max(1, len(said) - 6))
            made.append(" ".join(said[at : at + 6]))
    return sorted(chance.sample(made, min(MADE_QUESTIONS, len(made))))


def stories(found: Sequence[Entry], asked: Sequence[str]) -> list[str]:
    """Questions at the end of stories as long as a question may be, of sentences from all over the books."""
    chance = random.Random(SEED)  # noqa: S311
    told = [
        sentence for entry in found for passage in entry.passages[:1] for sentence in _SENTENCE.findall(passage.text)
    ]
    made = []
    for question in chance.sample(asked, min(STORIES, len(asked))):
        story = f"{question}?"
        while told and len(longer := f"{chance.choice(told)} {story}") <= LONGEST_QUESTION:
            story = longer
        made.append(story)
    return made


def _baselines(index: Path, asked: Sequence[str], folder: str) -> Iterator[str]:
    connection = sqlite3.connect(index)
    texts = [json.loads(data)["text"] for (data,) in connection.execute("SELECT data FROM passage ORDER BY id")]
    connection.close()
    plain = sqlite3.connect(Path(folder, "plain.sqlite"))
    plain.execute("CREATE VIRTUAL TABLE plain USING fts5(text)")
    plain.executemany("INSERT INTO plain(text) VALUES (?)", ((text,) for text in texts))

    def full_text(question: str) -> object:
        query = " OR ".join(f'"{word}"' for word in words(question))
        return plain.execute("SELECT rowid FROM plain WHERE plain MATCH ? ORDER BY rank LIMIT 5", (query,)).fetchall()

    folded = [fold(text) for text in texts]

    def scan(question: str) -> object:
        return process.extract(fold(question), folded, scorer=fuzz.token_set_ratio, limit=5)

    yield _latency("FTS5 alone", full_text, asked)
    yield _latency("rapidfuzz scan", scan, asked)


def _latency(name: str, ask: Callable[[str], object], asked: Sequence[str]) -> str:
    millis = []
    for question in asked:
        start = time.perf_counter()
        ask(question)
        millis.append((time.perf_counter() - start) * 1000)
    millis.sort()
    middle, late = millis[len(millis) // 2], millis[min(len(millis) - 1, int(len(millis) * 0.99))]
    return f"{name:16s} p50 {middle:7.2f} ms  p99 {late:7.2f} ms  ({len(millis)} queries)"


def _peak_megabytes() -> float:
    # Windows has no such module, and all other commands run there too.
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    folder, size = sys.argv[1:]
    for line in measure(Path(folder) if folder else None, int(size), json.load(sys.stdin)):
        sys.stdout.write(line + "\n")
