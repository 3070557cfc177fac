"""The notes of each server beside the index; no server ever meets another one's."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass

from rules_index.index.reader import IndexReader
from rules_index.notes.shelf import NoteShelf
from rules_index.values.notes import Note, NoteKind


@dataclass(frozen=True, slots=True)
class Notebook:
    """What one server has beside the index: its house rules and precedents, and the guide as it reads there."""

    ruled: NoteShelf
    guide: NoteShelf
    revision: int | None = None


class Notebooks:
    """The notebook of each server, and the one of all who have none; safe to use from several threads.

    A server without notes, a private message and a server that nobody has laid notes for read the very same one, so
    nothing in it, not even the time it takes, tells of another server.
    """

    def __init__(self, guide: Sequence[Note]) -> None:
        self._guide = tuple(guide)
        self._lock = threading.Lock()
        self._plain: Notebook | None = None
        self._laid: dict[int, Notebook] = {}

    def lay(self, reader: IndexReader, guild: int, notes: Sequence[Note], revision: int) -> None:
        """Put these notes in the place of all that the server had; of two with one id the later counts."""
        before = self._laid.get(guild) or self.of(reader, None)
        notebook = self._compiled(reader, tuple({note.id.casefold(): note for note in notes}.values()), before)
        with self._lock:
            self._laid[guild] = Notebook(notebook.ruled, notebook.guide, revision)

    def laid(self, guild: int) -> int | None:
        """The revision of the notes that were laid for the server last; ``None`` when none were."""
        known = self._laid.get(guild)
        return known.revision if known else None

    def of(self, reader: IndexReader, guild: int | None) -> Notebook:
        """The notebook of a server, compiled for this index; without a server the plain one."""
        known = self._plain if guild is None else self._laid.get(guild)
        if known is None and guild is not None:
            return self.of(reader, None)
        if known is not None and known.ruled.reader is reader:
            return known
        return self._anew(reader, guild, known)

    def _anew(self, reader: IndexReader, guild: int | None, known: Notebook | None) -> Notebook:
        """Compile what was laid for an index that was rebuilt since; where notes were laid meanwhile, those stay."""
        if known is None or guild is None:
            fresh = Notebook(NoteShelf(reader, ()), NoteShelf(reader, self._guide))
            self._plain = fresh
            return fresh
        notes = (*known.ruled.notes, *known.guide.notes)
        compiled = self._compiled(reader, notes, self.of(reader, None))
        fresh = Notebook(compiled.ruled, compiled.guide, known.revision)
        with self._lock:
            if self._laid.get(guild) is known:
                self._laid[guild] = fresh
        return fresh

    def _compiled(self, reader: IndexReader, notes: Sequence[Note], before: Notebook) -> Notebook:
        plain = self.of(reader, None)
        ruled = [note for note in notes if note.kind is not NoteKind.GUIDE]
        edited = {note.id: note for note in notes if note.kind is NoteKind.GUIDE}
        guide = {note.id: note for note in self._guide} | edited
        return Notebook(
            NoteShelf(reader, ruled, before.ruled) if ruled else plain.ruled,
            plain.guide if tuple(guide.values()) == self._guide else NoteShelf(reader, [*guide.values()], before.guide),
        )
