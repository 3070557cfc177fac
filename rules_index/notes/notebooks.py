"""The notes of each server beside the index; no server ever meets another one's."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cached_property

from rules_index.digest.guide import load_guide
from rules_index.index.reader import IndexReader
from rules_index.notes.aliases import Aliases
from rules_index.notes.shelf import NoteShelf
from rules_index.search.question import Private
from rules_index.search.undigested.thesaurus import everyday
from rules_index.values.notes import Note, NoteKind


class Notebook:
    """The notes of one server beside an index: its house rules and precedents, the guide as it reads there, and leads.

    What of it is compiled before it is asked for the first time is only what others have, too.
    """

    def __init__(
        self,
        reader: IndexReader,
        notes: Sequence[Note] = (),
        before: Notebook | None = None,
    ) -> None:
        """The notes of a server; what ``before`` has unchanged is taken from it."""
        self.reader, self.notes = reader, tuple(notes)
        self._before = before if before and before.reader is reader else None
        self._ruled = tuple(note for note in notes if note.kind in (NoteKind.HOUSE_RULE, NoteKind.PRECEDENT))
        self._leads = tuple(note for note in notes if note.kind is NoteKind.LEAD)
        self._aliases = tuple(note for note in notes if note.kind is NoteKind.ALIAS)

    def compile(self) -> None:
        """Compile all now that a question would else wait for; the notebook before is not needed any more then."""
        for shelf in (self.ruled, self.guide, self.leads):
            if shelf:
                shelf.compile()
        _ = self._aliases and self.aliases
        self._before = None

    @cached_property
    def ruled(self) -> NoteShelf | None:
        """The house rules and precedents; ``None`` where there are none."""
        if not self._ruled:
            return None
        before = self._before.ruled if self._before else None
        return NoteShelf(self.reader, self._ruled, everyday(self.reader), before)

    @cached_property
    def leads(self) -> NoteShelf | None:
        """The judges' words on questions that were answered wrongly; ``None`` where there are none."""
        if not self._leads:
            return None
        before = self._before.leads if self._before else None
        return NoteShelf(self.reader, self._leads, everyday(self.reader), before)

    @cached_property
    def aliases(self) -> Aliases:
        """The meanings of words, as its judges say."""
        return Aliases(self.reader, self._aliases)

    def private(self, game: str | None, edition: str | None) -> Private | None:
        """The meanings of words in a game and an edition, in all where none is given; ``None`` for a server without."""
        return self.aliases.of(game, edition) if self._aliases else None

    @cached_property
    def guide(self) -> NoteShelf:
        """The guide with the entries that the server has changed."""
        edited = {note.id: note for note in self.notes if note.kind is NoteKind.GUIDE}
        if self._before and not edited and not any(note.kind is NoteKind.GUIDE for note in self._before.notes):
            return self._before.guide
        entries = {entry.slug: entry.note for entry in load_guide()} | edited
        before = self._before.guide if self._before else None
        return NoteShelf(self.reader, [*entries.values()], everyday(self.reader), before)


class Notebooks(dict[int, Notebook]):
    """The notebook of each server that has one; safe to use from several threads.

    A server without notes, a private message and a server that nobody has laid notes for have none, so nothing, not
    even the time that an answer takes, tells them of another server.
    """

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()
        self.revisions: dict[int, int] = {}
        self._plain: Notebook | None = None

    def lay(self, reader: IndexReader, guild: int, notes: Sequence[Note], revision: int) -> None:
        """Put these notes in the place of all that the server had; of two with one id the later counts."""
        fresh = Notebook(reader, [*{note.id.casefold(): note for note in notes}.values()], self._before(reader, guild))
        if notes:
            fresh.compile()
        with self._lock:
            self.revisions[guild] = revision
            if notes:
                self[guild] = fresh
            else:
                self.pop(guild, None)

    def laid(self, guild: int) -> tuple[int, tuple[Note, ...]] | None:
        """The revision and the notes that were laid for a server last; ``None`` when none were."""
        with self._lock:
            known, revision = self.get(guild), self.revisions.get(guild)
            return None if revision is None else (revision, known.notes if known else ())

    def of(self, reader: IndexReader, guild: int) -> Notebook:
        """The notebook of a server that has one, compiled for this index."""
        known = self.get(guild)
        if known is None:
            return self.plain(reader)
        if known.reader is reader:
            return known
        fresh = Notebook(reader, known.notes, self.plain(reader))
        with self._lock:
            # What was laid meanwhile stays.
            if self.get(guild) is known:
                self[guild] = fresh
        return fresh

    def plain(self, reader: IndexReader) -> Notebook:
        """The notebook of all who have none: the guide alone, as the program brings it along."""
        plain = self._plain
        if plain is None or plain.reader is not reader:
            plain = self._plain = Notebook(reader)
        return plain

    def _before(self, reader: IndexReader, guild: int) -> Notebook:
        return self.get(guild) or self.plain(reader)
