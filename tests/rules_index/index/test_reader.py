"""Reading an index file that may be missing, old, damaged, or damaged while it is read."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rules_index import IndexProblem, Oracle
from rules_index.index.build import is_whole, read_meta
from rules_index.index.reader import IndexReader
from tests.rows import rows

BUILD = "python -m rules_index build"


@pytest.fixture
def copy(index: Path, tmp_path: Path) -> Path:
    path = tmp_path / "rules.sqlite"
    shutil.copy(index, path)
    return path


@pytest.fixture
def opened(copy: Path) -> Iterator[IndexReader]:
    reader = IndexReader(copy)
    yield reader
    reader.close()


def scribble(path: Path) -> None:
    """Overwrite all pages of an index but the first, in place."""
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (path.stat().st_size - 4096))


def problem(path: Path) -> str:
    with pytest.raises(IndexProblem) as raised:
        IndexReader(path)
    assert not is_whole(path)
    assert read_meta(path) == {}
    message = str(raised.value)
    assert str(path) in message
    assert "\n" not in message
    return message


def test_a_missing_index_says_how_to_make_one(tmp_path: Path) -> None:
    message = problem(tmp_path / "rules.sqlite")
    assert message.startswith("there is no index at")
    assert BUILD in message


def test_a_folder_is_no_index(tmp_path: Path) -> None:
    assert problem(tmp_path).startswith("there is no index at")


@pytest.mark.parametrize("kept", [0, 16, 31, 100, 4096, -4096, -1])
def test_an_index_cut_short_is_told_from_the_outside(copy: Path, kept: int) -> None:
    copy.write_bytes(copy.read_bytes()[:kept])
    message = problem(copy)
    assert "is cut short" in message
    assert BUILD in message


def test_what_is_no_database_is_said_to_be_damaged(copy: Path) -> None:
    copy.write_bytes(b"\0" * 20_000)
    assert BUILD in problem(copy)


def test_another_programs_database_is_no_index(tmp_path: Path) -> None:
    path = tmp_path / "rules.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE songs (title)")
    assert BUILD in problem(path)


@pytest.mark.parametrize("version", ["0", "1000", ""])
def test_an_index_of_another_version_is_not_read(copy: Path, version: str) -> None:
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE meta SET value = ? WHERE key = 'schema'", (version,))
    message = problem(copy)
    assert "is of another version" in message
    assert BUILD in message


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="no file that can be opened but not read")
def test_a_file_that_cannot_be_read_is_a_clear_refusal(tmp_path: Path) -> None:
    path = tmp_path / "rules.sqlite"
    path.symlink_to("/proc/self/mem")
    assert "cannot be read" in problem(path)


def test_pages_damaged_after_opening_are_noticed_when_read(opened: IndexReader) -> None:
    scribble(opened.path)
    with pytest.raises(IndexProblem, match=f"damaged.*{BUILD}"):
        opened.rows("SELECT * FROM passage")


def test_a_question_on_an_index_damaged_after_opening_is_a_clear_refusal(copy: Path) -> None:
    oracle = Oracle.open(copy)
    stamp = copy.stat()
    scribble(copy)
    os.utime(copy, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    with pytest.raises(IndexProblem, match=BUILD):
        oracle.ask("S čím začínám?")
    oracle.close()


def test_a_damaged_index_is_not_whole(copy: Path) -> None:
    assert is_whole(copy)
    scribble(copy)
    assert not is_whole(copy)


@pytest.mark.parametrize("place", range(40))
def test_a_single_changed_byte_anywhere_is_noticed_when_the_index_is_opened(copy: Path, place: int) -> None:
    content = bytearray(copy.read_bytes())
    content[place * len(content) // 40 + place] ^= 1 << place % 8
    copy.write_bytes(content)
    assert BUILD in problem(copy)


def test_a_programming_error_is_not_taken_for_damage(opened: IndexReader) -> None:
    with pytest.raises(sqlite3.ProgrammingError):
        opened.rows("SELECT ?")


def test_a_closed_reader_says_so(copy: Path) -> None:
    reader = IndexReader(copy)
    connection = reader._connection
    reader.close()
    with pytest.raises(sqlite3.ProgrammingError):
        connection.execute("SELECT 1")


@rows("name", ["rules index.sqlite", "rejstřík?mode=rw.sqlite", "50%25#1.sqlite", "a&b.sqlite"])
def test_any_file_name_is_opened(index: Path, tmp_path: Path, name: str) -> None:
    shutil.copy(index, tmp_path / name)
    assert is_whole(tmp_path / name)
    assert read_meta(tmp_path / name)["rules"] == "3"
    assert [each.name for each in tmp_path.iterdir()] == [name]


def test_a_relative_path_is_opened(index: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(index.parent)
    assert read_meta(Path(index.name))


def test_each_thread_has_a_connection_of_its_own(opened: IndexReader) -> None:
    seen = [opened._connection]
    thread = threading.Thread(target=lambda: seen.append(opened._connection))
    thread.start()
    thread.join()
    assert seen[0] is opened._connection
    assert seen[0] is not seen[1]


def test_reading_leaves_the_file_and_its_folder_alone(opened: IndexReader) -> None:
    before = opened.path.read_bytes()
    assert opened.books
    assert opened.load([1])
    assert opened.path.read_bytes() == before
    assert [each.name for each in opened.path.parent.iterdir()] == [opened.path.name]


def test_entries_are_loaded_whole(reader: IndexReader) -> None:
    (number,) = (number for (number,) in reader.rows("SELECT id FROM entry WHERE ref = 'maják-cs.setup.pieces'"))
    entry = reader.load([number])[number]
    assert entry.rule is not None
    assert entry.rule.slug == entry.ref
    assert [passage.book for passage in entry.passages] == ["maják-cs"]
    assert entry.section == ("Příprava",)


def test_unknown_entries_are_left_out(reader: IndexReader) -> None:
    assert reader.load([10_000]) == {}
    assert reader.candidates([10_000]) == []


def test_the_entries_of_a_book_are_one_span(reader: IndexReader) -> None:
    spans = reader.spans(reader.books)
    everything = [number for first, last in spans for number in range(first, last + 1)]
    assert sorted(everything) == list(range(1, reader.entries + 1))
    (only,) = reader.spans(["sklizen"])
    assert {entry.book.key for entry in reader.load(range(only[0], only[1] + 1)).values()} == {"sklizen"}
