"""Which files of a folder are which book."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.sources.reading.folder import NoBooks, find_witnesses


def touch(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).write_text("x", encoding="utf-8")
    return folder


def test_the_name_gives_book_and_witness(tmp_path: Path) -> None:
    books, problems = find_witnesses(touch(tmp_path, "mill.txt", "boats.scan.txt", "boats.pdf.txt"))
    assert {key: [witness.name for witness in witnesses] for key, witnesses in books.items()} == {
        "boats": ["pdf", "scan"],
        "mill": ["txt"],
    }
    assert problems == ()


def test_one_book_in_two_formats_has_two_witnesses(tmp_path: Path) -> None:
    books, _ = find_witnesses(touch(tmp_path, "mill.txt", "mill.md", "mill.a.txt", "mill.a.md"))
    assert [witness.name for witness in books["mill"]] == ["a", "a.txt", "md", "txt"]


def test_other_files_are_problems_and_hidden_ones_are_not_looked_at(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    books, problems = find_witnesses(touch(tmp_path, "mill.txt", "mill.toml", "mill.mobi", "mill.xyz", ".DS_Store"))
    assert list(books) == ["mill"]
    assert [Path(problem.path).name for problem in problems] == ["mill.mobi", "mill.xyz"]
    assert "convert it to .epub" in problems[0].message
    assert "save it as one of .txt, .md, .pdf" in problems[1].message


def test_a_folder_without_books_says_what_to_put_there(tmp_path: Path) -> None:
    with pytest.raises(NoBooks, match=r"holds no rulebook.*<book>\.pdf"):
        find_witnesses(touch(tmp_path, "picture.png"))


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoBooks, match="is not a folder") as caught:
        find_witnesses(tmp_path / "nowhere")
    assert caught.value.folder == tmp_path / "nowhere"
