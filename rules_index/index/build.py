"""Build the index: read the rulebooks and the digest, write a new file, swap it in."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from hashlib import file_digest, sha256
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.exc import DBAPIError

from rules_index.digest.cribs import Crib, load_cribs
from rules_index.digest.gaps import load_gaps
from rules_index.digest.heard import load_heard
from rules_index.digest.lexicon import load_lexicon
from rules_index.digest.rules import load_digest
from rules_index.digest.scenarios import load_scenarios
from rules_index.index.entries import entries, passage_refs
from rules_index.index.leanings.lines import lines_of_rules
from rules_index.index.reader import IndexProblem, IndexReader
from rules_index.index.schema import SCHEMA_VERSION
from rules_index.index.vectors.adding import add_vectors, lacks_vectors, vectors_in
from rules_index.index.writer import write_index
from rules_index.languages.dictionaries import PACKAGE, dictionaries_version
from rules_index.meaning.encoder import Encoder
from rules_index.values.books import BookInfo
from rules_index.values.digest import Rule
from rules_index.values.sources import Book, BuildReport, SourceProblem

Result = TypeVar("Result")

UNFINISHED = ".new"
"""Part of the name of each file that is still being written, and of those that its database writes beside it."""

ANALYSERS = ("PyStemmer", "pypdfium2", "charset-normalizer", "mammoth", "markdownify", "beautifulsoup4")
"""Libraries whose version decides what an index holds, as that of the dictionaries does."""
_UNREAD = (
    "reading rulebooks needs the dictionaries: install them with pip install '.[dictionaries]', "
    "or leave RULEBOOKS_DIR out to ask the digest alone"
)


class BuildProblem(Exception):
    """No new index could be made; the old one, if any, still serves. The message says what to do."""


def build_index(
    index: Path,
    rulebooks: Path | None = None,
    *,
    progress: Callable[[str], None] | None = None,
    encoder: Encoder | None = None,
) -> BuildReport:
    """Build the index of the digest and of the rulebooks in a folder, unless nothing has changed since the last build.

    The new file takes the old one's place in one step, so that readers never meet a half-written index. Where there is
    an encoder, it does so before the passages of books without a digest have vectors, and once more when they have.

    Args:
        index: the file to make; its folder is created.
        rulebooks: the operator's folder of books; the digest alone when left out.
        progress: called with what is being done, one line at a time.
        encoder: makes the vectors; those that the old file has of the same texts are kept.

    Raises:
        BuildProblem: the folder has no readable book, or the file cannot be written.
    """
    start = time.perf_counter()
    say = progress or (lambda _line: None)
    known = vectors_in(index) if encoder else {}
    report = _build_words(index, rulebooks, start, say)
    if encoder is None or not lacks_vectors(index, encoder):
        return report
    swap_in(index, add_vectors(index, encoder, known, say))
    return replace(report, rebuilt=True, seconds=time.perf_counter() - start)


def _build_words(index: Path, rulebooks: Path | None, start: float, say: Callable[[str], None]) -> BuildReport:
    fingerprint = _fingerprint(rulebooks)
    if meta := _kept(index, fingerprint):
        say("the index is up to date")
        return BuildReport(False, (), int(meta["rules"]), int(meta["passages"]), time.perf_counter() - start)
    books, problems = _read(rulebooks, say)
    rules = load_digest()
    say(f"indexing {len(rules)} rules and {sum(len(book.passages) for book in books)} passages")
    infos = book_infos(books, rules)
    found, lexicon = entries(books, rules), load_lexicon()
    cribs, scenarios = (*load_cribs(rules), *cribs_of(books, rules)), load_scenarios(books, rules)
    gaps, heard, lines = load_gaps(), load_heard(), lines_of_rules(rules)
    meta = {"fingerprint": fingerprint}
    counts = swap_in(
        index,
        lambda path: write_index(
            path, infos, found, lexicon, meta, cribs=cribs, scenarios=scenarios, gaps=gaps, heard=heard, lines=lines
        ),
    )
    return BuildReport(True, infos, *counts, time.perf_counter() - start, problems)


def is_up_to_date(index: Path, rulebooks: Path | None = None, encoder: Encoder | None = None) -> bool:
    """Whether building the index of the digest and of these rulebooks would leave the file as it is.

    Raises:
        BuildProblem: the folder of rulebooks cannot be read.
    """
    kept = _kept(index, _fingerprint(rulebooks))
    return bool(kept) and (encoder is None or not lacks_vectors(index, encoder))


def _kept(index: Path, fingerprint: str) -> Mapping[str, str]:
    """What a whole index with this fingerprint says of itself; empty where the file is no such index."""
    meta = read_meta(index)
    same = meta.get("fingerprint") == fingerprint and meta.get("schema") == SCHEMA_VERSION
    return meta if same and is_whole(index) else {}


def book_infos(books: Sequence[Book], rules: Sequence[Rule]) -> tuple[BookInfo, ...]:
    """Every book that is loaded or digested, by key; the digest's own title and edition come first."""
    infos = {book.info.key: book.info for book in books} | {rule.book.key: rule.book for rule in rules}
    return tuple(info for _, info in sorted(infos.items()))


def cribs_of(books: Sequence[Book], rules: Sequence[Rule]) -> Iterator[Crib]:
    """The sequences of the books that the digest has no rules of."""
    undigested = {book.info.key for book in books} - {rule.book.key for rule in rules}
    if not undigested:
        return
    # As with the readers of files, asking needs none of it.
    from rules_index.sources.passages.sequences import crib_of

    for book in books:
        if book.info.key in undigested and (crib := crib_of(book, list(passage_refs(book.passages)))):
            yield crib


def swap_in(index: Path, write: Callable[[Path], Result], what: str = "index") -> Result:
    """Write a file next to ``index`` and move it into its place; leaves no half-written file behind.

    Args:
        index: the file to make or to replace.
        write: writes the new file and tells what it wrote.
        what: what to call the file when it cannot be written.

    Raises:
        BuildProblem: the folder cannot be made or written to, or the disk is full.
    """
    try:
        index.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{index.name}.", suffix=UNFINISHED, dir=index.parent)
    except OSError as error:
        raise BuildProblem(f"cannot write to {index.parent}: {error.strerror}; choose another folder") from error
    os.close(handle)
    fresh = Path(name)
    try:
        written = write(fresh)
        with fresh.open("rb") as file:
            os.fsync(file.fileno())
        fresh.replace(index)
    except (OSError, DBAPIError, sqlite3.Error) as error:
        raise BuildProblem(_write_message(index, error, what)) from error
    finally:
        fresh.unlink(missing_ok=True)
    return written


def _write_message(index: Path, error: Exception, what: str) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    full = (
        getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL or getattr(cause, "errno", None) == errno.ENOSPC
    )
    why = "no space is left on the disk; free some and try again" if full else str(cause).splitlines()[0]
    return f"the {what} {index} was not rebuilt: {why}. The old {what}, if there was one, still serves."


def _read(rulebooks: Path | None, say: Callable[[str], None]) -> tuple[tuple[Book, ...], tuple[SourceProblem, ...]]:
    if rulebooks is None:
        return (), ()
    if not dictionaries_version():
        raise BuildProblem(_UNREAD)
    # Readers of PDF and text files are loaded only where books are read: asking needs none of them.
    from rules_index.sources import NoBooks, read_books

    try:
        books, problems = read_books(rulebooks, progress=say)
    except NoBooks as error:
        raise BuildProblem(str(error)) from error
    if not books:
        reasons = "; ".join(f"{problem.path}: {problem.message}" for problem in problems)
        raise BuildProblem(f"no book in {rulebooks} can be read: {reasons}")
    return books, problems


def _fingerprint(rulebooks: Path | None) -> str:
    """What decides an index's content: our code and digest, the analysing libraries, the rulebook files.

    A folder without files is another input than no folder at all: it is reported, not passed over.
    """
    digest = sha256()
    versions = {PACKAGE: dictionaries_version()} | {library: version(library) for library in ANALYSERS}
    for library, installed in versions.items():
        digest.update(f"{library} {installed}\n".encode())
    for name, content in sorted(package_files(files("rules_index"), "")):
        digest.update(f"{name} {sha256(content).hexdigest()}\n".encode())
    if rulebooks is not None:
        digest.update(b"rulebooks\n")
        for path in _files_in(rulebooks):
            digest.update(f"{path.name} {_content(path)}\n".encode())
    return digest.hexdigest()


def _files_in(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    try:
        return sorted(entry for entry in folder.iterdir() if entry.is_file())
    except OSError as error:
        raise BuildProblem(f"cannot read {folder}: {error.strerror}; choose another folder") from error


def _content(path: Path) -> str:
    """The hash of a file's content, or why it cannot be read: reading the books then reports the file."""
    try:
        with path.open("rb") as file:
            return file_digest(file, "sha256").hexdigest()
    except OSError as error:
        return str(error.strerror)


def package_files(folder: Traversable, prefix: str) -> Iterator[tuple[str, bytes]]:
    """The sources in a folder of the package, each with its path in it."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from package_files(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith((".py", ".md", ".toml", ".yaml")):
            yield f"{prefix}{entry.name}", entry.read_bytes()


def read_meta(path: Path) -> dict[str, str]:
    """The facts stored with an index; empty when there is none or it cannot be read."""
    try:
        reader = IndexReader(path)
    except IndexProblem:
        return {}
    with closing(reader):
        return reader.meta


def is_whole(path: Path) -> bool:
    """Whether an index is as it was built; reads the whole file."""
    try:
        IndexReader(path).close()
    except IndexProblem:
        return False
    return True
