"""The operator's description of a book goes above the one that the book gives of itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.sources import read_books
from rules_index.sources.reading.about import About, about_book
from rules_index.values.books import BookKind, Language
from tests.rows import rows

TEXT = "SETUP\n\nEach player takes five cards from the pile.\n"


def test_a_book_is_what_is_said_of_it(tmp_path: Path) -> None:
    (tmp_path / "fixes.txt").write_text(TEXT)
    (tmp_path / "fixes.toml").write_text(
        'title = "Answers"\ngame = "great-game"\nlanguage = "sv"\nedition = "2026"\nkind = "faq"\ncorrects = "game"\n'
    )
    (book,), problems = read_books(tmp_path)
    assert problems == ()
    info = book.info
    assert (info.key, info.game, info.title, info.language) == ("fixes", "great-game", "Answers", Language.SV)
    assert (info.edition, info.kind, info.corrects) == ("2026", BookKind.FAQ, "game")


def test_what_is_not_said_is_guessed(tmp_path: Path) -> None:
    (tmp_path / "game-en.txt").write_text(TEXT)
    (tmp_path / "game-en.toml").write_text('edition = "second"\n')
    (book,), _ = read_books(tmp_path)
    assert (book.info.title, book.info.game, book.info.language) == ("Setup", "game", Language.EN)
    assert (book.info.edition, book.info.kind) == ("second", BookKind.RULEBOOK)


@rows(
    ("text", "said"),
    [
        ('language = "de"', "language: is 'de'; possible are cs, sv, en"),
        ('kind = "novel"', "kind: is 'novel'; possible are rulebook, faq, errata"),
        ('kind = "errata"', "corrects: say which book"),
        ("title = 3", "title: must be text"),
        (f'title = "{"x" * 101}"', "title: must be text in quotation marks of up to 100"),
        ('name = "x"', "name: is not known"),
        ("title = ", "cannot be read"),
    ],
)
def test_what_cannot_be_used_is_named_and_the_book_is_read(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "game.txt").write_text(TEXT)
    (tmp_path / "game.toml").write_text(text)
    (book,), (problem,) = read_books(tmp_path)
    assert problem.path == str(tmp_path / "game.toml")
    assert problem.message.startswith(said)
    assert book.passages


def test_a_book_without_such_a_file_has_nothing_said_of_it(tmp_path: Path) -> None:
    assert about_book(tmp_path / "game.toml", pytest.fail) == About()
