"""The guide is read once in a process, whatever index it is compiled for; a server's own notes are not kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rules_index.digest.guide import GuideEntry, load_guide
from rules_index.index.reader import IndexReader
from rules_index.index.vocabulary import Vocabulary
from rules_index.notes import spoken
from rules_index.notes.notebooks import Notebook
from rules_index.notes.spoken import spoken_of
from rules_index.values.notes import Note
from tests.rules_index.notes.test_aliases import BOOK, HARBOUR
from tests.rules_index.own_books import indexed

SOME = 3


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The notes that were read word for word, by their ids; the guide has few entries here, and none is read yet."""
    found: list[str] = []
    read, few = spoken._read, load_guide()[:SOME]

    def noted(note: Note) -> spoken.Spoken:
        found.append(note.id)
        return read(note)

    def loaded() -> tuple[GuideEntry, ...]:
        return few

    monkeypatch.setattr(spoken, "_read", noted)
    monkeypatch.setattr(spoken, "load_guide", loaded)
    monkeypatch.setattr("rules_index.notes.notebooks.load_guide", loaded)
    spoken._guide.cache_clear()
    yield found
    spoken._guide.cache_clear()


def readers(root: Path) -> Iterator[IndexReader]:
    for key, text in (("own-1", BOOK), ("own-2", HARBOUR)):
        (root / key).mkdir()
        yield IndexReader(indexed(root / key, key, text))


def test_the_guide_is_read_once_for_all_indexes(tmp_path: Path, read: list[str]) -> None:
    sizes = [len(Notebook(reader).guide.compiled) for reader in readers(tmp_path)]
    assert sizes == [SOME, SOME]
    assert len(read) == SOME


def test_what_is_kept_is_numbered_as_the_words_of_an_index_are(tmp_path: Path) -> None:
    for reader in readers(tmp_path):
        for entry in load_guide()[:SOME]:
            note, kept, anew = entry.note, Vocabulary(known=reader.roots), Vocabulary(known=reader.roots)
            told = spoken_of(note)
            lines = [[*kept.numbers(line.words), *line.frames] for line in told.lines]
            assert lines == [anew.line(line, language) for line, language in note.asked()]
            body = [number for language, text in note.texts.items() for number in anew.analyse(text, language)]
            assert kept.numbers(told.body) == body
            assert (kept.roots, kept.forms) == (anew.roots, anew.forms)


def test_an_entry_that_a_server_changed_is_read_for_that_server_each_time(read: list[str]) -> None:
    entry = load_guide()[0].note
    kept = spoken_of(entry)
    assert spoken_of(entry) is kept
    changed = replace(entry, titles=dict.fromkeys(entry.titles, "Wibbles"))
    read.clear()
    first, second = spoken_of(changed), spoken_of(changed)
    assert first == second != kept
    assert read == [entry.id, entry.id]
    assert spoken_of(entry) is kept
