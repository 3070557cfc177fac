"""README and the manuals as tests read them: their commands, links, headings, labels and tables."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from tests.house import ROOT

README = ROOT / "README.md"
MANUALS = tuple(sorted((ROOT / "bot" / "manuals").glob("*.md")))
PEOPLE_READ = (README, *MANUALS)
PICTURES = ("answer", "move", "case", "doomtrooper", "twom")
"""The pictures that ``python -m tests.bot.playground.screenshots`` takes into ``.github/screenshots``."""
_OPERATORS = ("&&", "|", ";")


def read(file: Path) -> str:
    """The text of a manual."""
    return file.read_text("utf-8")


def blocks(text: str, language: str = "sh") -> list[str]:
    """The lines of the fenced blocks in a language; blocks in a list are indented."""
    fenced = re.findall(rf"^( *)```{language}\n(.*?)^\1```$", text, flags=re.M | re.S)
    return [line.strip() for _, block in fenced for line in block.splitlines()]


def _prose(text: str) -> str:
    """The text without its fenced blocks."""
    return re.sub(r"^ *(`{3,})[^`\n]*\n.*?^ *\1$", "", text, flags=re.M | re.S)


def spoken(text: str) -> list[str]:
    """The pieces of code within sentences and tables."""
    return re.findall(r"`([^`\n]+)`", _prose(text))


def labels(text: str) -> set[str]:
    """The words in italics: the names of buttons, settings and lists."""
    plain = re.sub(r"`[^`\n]+`|\*\*.*?\*\*", "", _prose(text))
    return {" ".join(label.split()) for label in re.findall(r"(?<![*\w])\*(?! )([^*]+?)\*(?![*\w])", plain)}


def simple_commands(line: str) -> Iterator[list[str]]:
    """The words of each command of a shell line, without what it puts into the environment."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    words: list[str] = []
    for word in (*lexer, "&&"):
        if word not in _OPERATORS:
            words.append(word)
            continue
        while words and re.match(r"[A-Z_]+=", words[0]):
            words.pop(0)
        if words:
            yield words
        words = []


def links(text: str) -> list[str]:
    """Where links and pictures lead, but for the web."""
    found = re.findall(r"\]\(([^)\s]+)\)", _prose(text)) + re.findall(r'<img [^>]*src="([^"]+)"', text)
    return [target for target in found if "://" not in target]


def anchors(text: str) -> set[str]:
    """The places that links within a file can lead to: a heading's words in small letters, with hyphens between."""
    headings = re.findall(r"^#+ (.+)$", _prose(text), flags=re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def rows(text: str) -> list[list[str]]:
    """The cells of all tables, row by row, without the lines below their heads."""
    lines = [line for line in _prose(text).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def section(text: str, heading: str) -> str:
    """The text under a heading, up to the next one that is as large."""
    return text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def table(text: str, heading: str) -> dict[str, str]:
    """First and last column of the table under a heading."""
    return {row[0]: row[-1] for row in rows(section(text, heading))[1:]}
