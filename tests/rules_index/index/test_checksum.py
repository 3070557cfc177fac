"""The seal on a file that is written once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rules_index.index.checksum import is_sealed, seal


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "songs.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE song (title)")
        connection.execute("INSERT INTO song VALUES ('Kdo jste boží bojovníci')")
    return path


def test_a_file_is_sealed_as_it_is(file: Path) -> None:
    assert not is_sealed(file)
    seal(file)
    assert is_sealed(file)
    seal(file)
    assert is_sealed(file)


def test_a_sealed_file_is_still_a_database(file: Path) -> None:
    seal(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("SELECT title FROM song").fetchall() == [("Kdo jste boží bojovníci",)]


def test_what_is_written_later_breaks_the_seal(file: Path) -> None:
    seal(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE song SET title = 'Ktož jsú'")
    assert not is_sealed(file)


@pytest.mark.parametrize("kept", [0, 10, 68, 70, 72, 4096])
def test_a_shortened_file_is_not_sealed(file: Path, kept: int) -> None:
    seal(file)
    file.write_bytes(file.read_bytes()[:kept])
    assert not is_sealed(file)
