"""Which books, and which witnesses of them, a folder holds."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from pathlib import Path

from rules_index.values.sources import SourceProblem

READABLE = (".txt", ".md", ".pdf")


class NoBooks(Exception):
    """A folder that is missing or holds no rulebook; the message says what to put where."""

    def __init__(self, folder: Path) -> None:
        what = "holds no rulebook" if folder.is_dir() else "is not a folder"
        super().__init__(
            f"{folder} {what}: point to a folder with files named <book>.txt, <book>.md or <book>.pdf "
            "(<book>.<witness>.txt when one book has several witnesses)"
        )
        self.folder = folder


@dataclass(frozen=True, slots=True)
class Witness:
    """One file of the book ``key``; ``name`` tells the witnesses of a book apart."""

    key: str
    name: str
    path: Path


def find_witnesses(folder: Path) -> tuple[dict[str, tuple[Witness, ...]], tuple[SourceProblem, ...]]:
    """The witnesses of each book, both by name, and a problem for each file of a kind that is not read.

    Raises:
        NoBooks: the folder is missing or has no file that could be a rulebook.
    """
    if not folder.is_dir():
        raise NoBooks(folder)
    books: dict[str, tuple[Witness, ...]] = {}
    problems: list[SourceProblem] = []
    for path in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if path.name.startswith(".") or path.is_dir():
            continue
        if path.suffix.lower() not in READABLE:
            problems.append(SourceProblem(str(path), "is of a kind that is not read: convert it to .txt, .md or .pdf"))
            continue
        key, _, rest = unicodedata.normalize("NFC", path.name).partition(".")
        name = rest.rpartition(".")[0] or rest
        known = books.get(key, ())
        if any(witness.name == name for witness in known):
            name = rest
        books[key] = (*known, Witness(key, name, path))
    if not books:
        raise NoBooks(folder)
    return books, tuple(problems)
