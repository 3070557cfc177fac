"""Tidying a server's folder, which leaves alone the files that a build is writing."""

from __future__ import annotations

from pathlib import Path

from bot.library.shelving import Folders
from rules_index.index.build import swap_in

GUILD = 1


def test_a_book_removed_while_another_is_indexed_does_not_take_what_is_being_written(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    index = folders.index(GUILD, ())

    def write(fresh: Path) -> None:
        journal = fresh.with_name(f"{fresh.name}-journal")
        for path in (fresh, journal):
            path.write_text("half of it", "utf-8")
        assert folders.tidy(GUILD, (), ()) == []
        journal.unlink()

    swap_in(index, write)
    assert index.read_text("utf-8") == "half of it"
    assert folders.tidy(GUILD, (), ()) == [index]
    assert not index.exists()


def test_what_an_earlier_run_left_unfinished_is_swept(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    index = folders.index(GUILD, ())
    build = index.parent / ".build-x"
    build.mkdir(parents=True)
    left = [index.with_name(f".{index.name}.x.new{more}") for more in ("", "-journal")]
    for path in (index, build / "book.md", *left):
        path.write_text("", "utf-8")
    folders.sweep(GUILD)
    assert list(index.parent.iterdir()) == [index]


def test_there_is_nothing_to_sweep_where_a_server_has_no_folder(tmp_path: Path) -> None:
    Folders(tmp_path).sweep(GUILD)
    assert list(tmp_path.iterdir()) == []
