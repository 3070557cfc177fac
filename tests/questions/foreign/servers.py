"""Ask rulebooks as a server's own: ``python -m tests.questions.foreign.servers FOLDER [BOOK …]``.

Each book is indexed by the process that ``/rulebook add`` starts, asked by its words, and asked again once the process
that adds vectors has ended. FOLDER and the questions are as for ``python -m tests.questions.foreign``; BOOK is the
name of a file without its ending, of which all are asked where none is named.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.library import meaning
from bot.library.building import build
from bot.library.meaning import Meanings
from bot.library.records import ServerBook, State
from rules_index import OpenShelves
from tests.questions.foreign.__main__ import Found, of_book
from tests.questions.foreign.books import Asked, asked_in

GUILD, KEY = 1, "own-10001"


def main(folder: Path, wanted: Collection[str]) -> None:
    """Print the counts of each book, and of all, by words and by meaning too."""
    whole = [Found(), Found()]
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        for path, questions in asked_in(folder):
            if path.stem in wanted or not wanted:
                (root / path.stem).mkdir()
                counts = asyncio.run(_measured(_book(path), path, root / path.stem, questions))
                for total, each in zip(whole, counts, strict=True):
                    total.add(each)
    for way, total in zip(("by words", "by meaning too"), whole, strict=True):
        sys.stdout.write(f"all {way}: {total}\n")


def _book(path: Path) -> ServerBook:
    return ServerBook(
        guild_id=GUILD,
        number=10001,
        game=KEY,
        title=path.stem,
        kind="rulebook",
        state=State.READY,
        ending=path.suffix,
        size=path.stat().st_size,
        digest=path.stem,
        added=datetime.now(UTC),
    )


async def _measured(book: ServerBook, path: Path, folder: Path, questions: Sequence[Asked]) -> list[Found]:
    start, index = time.perf_counter(), folder / "x.sqlite"
    await build(index, [book], {book.digest: path}, lambda _page, _pages: None)
    built = time.perf_counter()
    opened = OpenShelves()
    found = [of_book(opened.oracle(index), KEY, questions)]
    meanings, began = Meanings(opened, None, asyncio.Lock()), time.perf_counter()
    meanings.want([index])
    if meanings._work is not None:
        await meanings._work
    took = time.perf_counter() - began
    found.append(of_book(opened.oracle(index), KEY, questions))
    sys.stdout.write(f"{path.stem}: words after {built - start:.0f} s, vectors {took:.0f} s later\n")
    for way, each in zip(("by words", "by meaning too"), found, strict=True):
        sys.stdout.write(f"  {way}: {each}\n")
    sys.stdout.flush()
    return found


if __name__ == "__main__":
    meaning.ROOM = 0  # the machine that measures is busy
    main(Path(sys.argv[1]), sys.argv[2:])
