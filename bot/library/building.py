"""Indexing the books of a game of a server in a process of its own, with limits of memory and time."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

import tomli_w

from bot.indexing import followed, stop, without_secrets
from bot.library.records import ServerBook
from rules_index import SCHEMA_VERSION, BuildProblem, LibraryReport, report_of

SECONDS = 600.0
"""After so many a build is stopped; reading one file has a shorter limit of its own."""
LAID_OUT = ".build-"
"""The beginning of the names of the folders that books are laid out in for a build."""
WORDS = "words.json"
"""Beside the folders of the servers, what every build needs of the lexicon and no book has any part in."""
_LINE = 8 * 2**20
"""Bytes of a line that the process may say: the report on a long book has hundreds of headings."""
_PAGE = re.compile(r"page (\d+) (\d+)")


class SlowBuild(BuildProblem):
    """A build that was stopped because it took too long."""


def stamp_of(books: Sequence[ServerBook]) -> str:
    """The name of the file of these books' index: a hash of all it is made from."""
    # A title that nobody typed is known only once the book is read, and it decides nothing.
    facts = [
        (book.key, book.digest, book.language, book.kind, book.corrects, book.flat)
        for book in sorted(books, key=lambda book: book.key)
    ]
    return sha256(json.dumps([SCHEMA_VERSION, facts]).encode()).hexdigest()[:24]


async def build(
    index: Path, books: Sequence[ServerBook], sources: Mapping[str, Path], step: Callable[[int, int], None]
) -> LibraryReport:
    """Make the index of some books.

    Args:
        index: the file to make.
        books: all of one game.
        sources: the books' files by their digests.
        step: called with each page that is read and how many there are, with 0 and 0 while they are indexed.

    Raises:
        BuildProblem: nothing was made; the message says why.
    """
    folder = Path(await asyncio.to_thread(tempfile.mkdtemp, prefix=LAID_OUT, dir=index.parent))
    try:
        await asyncio.to_thread(_lay_out, folder, books, sources)
        process = await asyncio.create_subprocess_exec(
            *(
                sys.executable,
                "-m",
                "rules_index.library.process",
                str(index),
                str(folder),
                str(index.parent.parent / WORDS),
            ),
            env={**without_secrets(), "PYTHONUTF8": "1"},
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=PIPE,
            limit=_LINE,
        )
        try:
            async with asyncio.timeout(SECONDS):
                return await _report(process, step)
        except TimeoutError:
            raise SlowBuild(f"indexing takes longer than {SECONDS:.0f} s") from None
        finally:
            await stop(process)
    except OSError as problem:
        raise BuildProblem(str(problem)) from problem
    finally:
        await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)


async def _report(process: Process, step: Callable[[int, int], None]) -> LibraryReport:
    last = ""

    def heard(line: str) -> None:
        nonlocal last
        last = line
        if found := _PAGE.fullmatch(line):
            step(int(found[1]), int(found[2]))
        elif line == "indexing":
            step(0, 0)

    code, complaints = await followed(process, heard)
    if code:
        raise BuildProblem(complaints[-1] if code == 1 and complaints else f"indexing was cut off ({code})")
    return report_of(last)


def _lay_out(folder: Path, books: Sequence[ServerBook], sources: Mapping[str, Path]) -> None:
    for book in books:
        place = folder / f"{book.key}{book.ending}"
        try:
            os.link(sources[book.digest], place)
        except OSError:  # a file system without links
            shutil.copyfile(sources[book.digest], place)
        (folder / f"{book.key}.toml").write_text(_described(book), "utf-8")


def _described(book: ServerBook) -> str:
    """The description that the reader finds beside a book."""
    title, file = ("".join(char if char.isprintable() else " " for char in name) for name in (book.title, book.file))
    known = {"title": title, "file": file, "language": book.language, "corrects": book.corrects}
    facts = {"game": book.game, "kind": book.kind, **{name: fact for name, fact in known.items() if fact}}
    return tomli_w.dumps({**facts, "flat": book.flat})
