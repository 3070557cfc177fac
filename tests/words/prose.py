"""Words we do not use, found in English prose: Markdown, docstrings, comments and the English interface."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.house import ROOT

_HERE = Path(__file__).parent
OLD = _HERE / "old.txt"
"""The lines that had such words when the check began, by :func:`mark`; the list only gets shorter."""
_CODE = re.compile(r"``.*?``|`[^`]*`|:\w+:`[^`]*`|\{[^{}]*\}|\]\([^)]*\)")
# Some hundred files have such words in their code alone, and the parser would take seconds to say so. Strings are
# matched too, so that what looks like a comment inside of one is none.
_TOKENS = re.compile(
    r'''(?P<comment>\#[^\n]*)
    | ^[ ]*[rR]?(?P<docstring>"""(?:[^\\]|\\.)*?""")
    | """(?:[^\\]|\\.)*?""" | \'{3}(?:[^\\]|\\.)*?\'{3}
    | "(?:[^"\\\n]|\\.)*" | \'(?:[^\'\\\n]|\\.)*\'''',
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)
Prose = tuple[int, str, bool]
"""The number of a line, what is prose of it, and whether a docstring begins with it."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word we do not use; ``opening`` is one only where a docstring begins with it."""

    pattern: re.Pattern[str]
    instead: str
    opening: bool


@dataclass(frozen=True, slots=True)
class Found:
    """A word in a file, in the line of this number, whose whole text is ``line``."""

    file: str
    number: int
    line: str
    word: str
    instead: str

    def __str__(self) -> str:
        return f"{self.file}:{self.number}: not “{self.word}”; write {self.instead}"


@cache
def words() -> tuple[Word, ...]:
    """The list in ``words.toml``."""
    rows = tomllib.loads((_HERE / "words.toml").read_text("utf-8"))["word"]
    return tuple(
        Word(re.compile(rf"\b(?:{row['pattern']})\b", re.IGNORECASE), row["instead"], row.get("opening", False))
        for row in rows
    )


def mark(line: str) -> str:
    """A line as the list of old ones has it: the same wherever it is moved, in the file or to another."""
    return hashlib.sha256(" ".join(line.split()).encode()).hexdigest()[:12]


def old() -> frozenset[str]:
    """The marks of the old lines."""
    return frozenset(OLD.read_text("utf-8").split())


def sources(root: Path = ROOT) -> Iterator[Path]:
    """Every file with English prose; the rules of the digest are a book's, and its terms are its own."""
    yield from sorted(root.glob("*.md"))
    for folder in ("bot", "rules_index", "tests"):
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root).as_posix()
            english = path.suffix != ".ftl" or path.parent.name == "en"
            if path.suffix in _READERS and english and not name.startswith("rules_index/digest/books/"):
                yield path


def found(paths: Iterable[Path], known: frozenset[str], root: Path = ROOT) -> Iterator[Found]:
    """The words in the lines of these files that are not known."""
    for path in paths:
        text = path.read_text("utf-8")
        # A file is parsed only where a line that is not known has such a word, in prose or not.
        if all(mark(line) in known for line in _suspects(text)):
            continue
        lines = text.splitlines()
        for number, said, opens in _READERS[path.suffix](text):
            line = lines[number - 1]
            if mark(line) in known:
                continue
            for word in words():
                match = word.pattern.match(said) if word.opening else word.pattern.search(said)
                if match and (opens or not word.opening):
                    name = path.relative_to(root).as_posix()
                    yield Found(name, number, line, match[0], word.instead)


def _suspects(text: str) -> Iterator[str]:
    """The lines that have such a word anywhere."""
    for match in _any_word().finditer(text):
        yield text[text.rfind("\n", 0, match.start()) + 1 :].partition("\n")[0]


@cache
def _any_word() -> re.Pattern[str]:
    return re.compile("|".join(word.pattern.pattern for word in words()), re.IGNORECASE)


def _plain(text: str) -> str:
    return _CODE.sub(" ", text)


def _markdown(text: str) -> Iterator[Prose]:
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield number, _plain(line), False


def _python(text: str) -> Iterator[Prose]:
    for match in _TOKENS.finditer(text):
        number = text.count("\n", 0, match.start(match.lastgroup or 0)) + 1
        if match["comment"]:
            yield number, _plain(match["comment"]), False
        elif match["docstring"]:
            for at, line in enumerate(match["docstring"].splitlines()):
                said = line.strip().strip('"')
                if not said.startswith(">>>"):
                    yield number + at, _plain(said), at == 0


def _fluent(text: str) -> Iterator[Prose]:
    for number, line in enumerate(text.splitlines(), 1):
        # Before the sign is a name; a line of a longer message has none.
        yield number, _plain(re.sub(r"^\s*\.?[\w-]+\s*=|^\s*\*?\[\w+\]", "", line)), False


_READERS: dict[str, Callable[[str], Iterator[Prose]]] = {".md": _markdown, ".py": _python, ".ftl": _fluent}
