"""Which books, and which witnesses of them, a folder holds."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from pathlib import Path

from rules_index.sources.reading.about import ENDING
from rules_index.values.sources import SourceProblem

READABLE = (".txt", ".md", ".pdf", ".docx", ".epub", ".html", ".htm")
CONVERT = {
    (".odt", ".doc", ".rtf", ".pages"): "open it in a word processor and save it as .docx",
    (".mobi", ".azw", ".azw3", ".fb2"): "convert it to .epub with an e-book program",
    (".djvu", ".ps", ".cbz", ".jpg", ".jpeg", ".png", ".tif", ".tiff", ".heic"): "print or export it as .pdf",
    (".adoc", ".rst", ".tex", ".mediawiki", ".xml"): "export it as .html",
    (".zip", ".rar", ".7z", ".tar", ".gz"): "unpack it into the folder",
}
"""How a file that is not read becomes one that is, by its ending."""


class NoBooks(Exception):
    """A folder that is missing or holds no rulebook; the message says what to put where."""

    def __init__(self, folder: Path) -> None:
        what = "holds no rulebook" if folder.is_dir() else "is not a folder"
        super().__init__(
            f"{folder} {what}: point to a folder with files named <book>.pdf, or with another ending of "
            f"{', '.join(READABLE)} (<book>.<witness>.pdf when one book has several witnesses)"
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
        if path.name.startswith(".") or path.is_dir() or path.suffix == ENDING:
            continue
        if path.suffix.lower() not in READABLE:
            problems.append(SourceProblem(str(path), f"is of a kind that is not read: {_conversion(path)}"))
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


def _conversion(path: Path) -> str:
    ending = path.suffix.lower()
    known = next((advice for endings, advice in CONVERT.items() if ending in endings), None)
    return known or f"save it as one of {', '.join(READABLE)}"
