"""The indexes of servers' books on the disk: which files belong to which books, and what may be deleted."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from bot.library.building import LAID_OUT, stamp_of
from bot.library.records import ServerBook, State
from rules_index import UNFINISHED, Shelf


def games_of(books: Sequence[ServerBook]) -> dict[str, list[ServerBook]]:
    """The books that answer, by game; a game without a rulebook has no place."""
    found: dict[str, list[ServerBook]] = {}
    for book in books:
        if book.state == State.READY:
            found.setdefault(book.game, []).append(book)
    return {game: those for game, those in found.items() if any(not book.corrects for book in those)}


def group_of(draft: ServerBook, books: Sequence[ServerBook]) -> list[ServerBook]:
    """The books that are indexed together once a draft answers."""
    ready = games_of(books).get(draft.game, [])
    return [*(book for book in ready if book.number not in (draft.number, draft.replaces)), draft]


class Folders:
    """A folder for each server, with the files of its books and the indexes made of them; all can be made again."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def index(self, guild: int, books: Sequence[ServerBook]) -> Path:
        """Where the index of these books is."""
        return self._root / str(guild) / f"{stamp_of(books)}.sqlite"

    def source(self, book: ServerBook) -> Path:
        """Where the file of a book is."""
        return self._root / str(book.guild_id) / f"{book.digest}{book.ending}"

    def has(self, book: ServerBook) -> bool:
        """Whether the whole file of a book is there."""
        try:
            return self.source(book).stat().st_size == book.size
        except OSError:
            return False

    def shelf(self, guild: int, books: Sequence[ServerBook]) -> Shelf:
        """The shelf of these books, the rulebooks first."""
        infos = sorted((book.info for book in books), key=lambda info: (info.corrects, info.key))
        return Shelf(self.index(guild, books), tuple(infos))

    def put(self, book: ServerBook, content: bytes) -> None:
        """Write the file of a book, for nobody else to read."""
        place = self.source(book)
        self._root.mkdir(parents=True, exist_ok=True, mode=0o700)
        place.parent.mkdir(exist_ok=True, mode=0o700)
        fresh = place.with_suffix(UNFINISHED)
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(content)
        fresh.replace(place)

    def tidy(self, guild: int, books: Sequence[ServerBook], indexes: Iterable[Path]) -> list[Path]:
        """Delete what belongs to none of these books, and return it; what a build is writing is left to it."""
        kept = {*indexes, *map(self.source, books)}
        lost = [path for path in self._files(guild) if path not in kept and UNFINISHED not in path.name]
        for path in lost:
            with suppress(OSError):
                path.unlink()
        return lost

    def sweep(self, guild: int) -> None:
        """Delete what builds of an earlier run left unfinished; only while none is running."""
        for path in self._files(guild):
            if UNFINISHED in path.name:
                path.unlink(missing_ok=True)
        for folder in (self._root / str(guild)).glob(f"{LAID_OUT}*"):
            shutil.rmtree(folder, ignore_errors=True)

    def _files(self, guild: int) -> list[Path]:
        folder = self._root / str(guild)
        return [path for path in folder.iterdir() if path.is_file()] if folder.is_dir() else []

    def delete(self, guild: int) -> None:
        """Delete everything of a server."""
        shutil.rmtree(self._root / str(guild), ignore_errors=True)
