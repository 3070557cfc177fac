"""What a report of cases reads: the rules of a digest by their marks, and the tests that show a position."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[4]
BOOKS = ROOT / "rules_index" / "digest" / "books"
RULE = re.compile(r"^## [^\n]*\{#(?P<slug>[a-z.-]+)\}\n\n```yaml\n(?P<about>.*?)```", re.MULTILINE | re.DOTALL)
CITED = re.compile(r"Rule: (?P<slugs>[a-z.-]+(?:,\s+[a-z.-]+)*)")


class Shown(NamedTuple):
    """A test: its file, its name, and its docstring."""

    path: Path
    name: str
    told: str


@cache
def marked(book: str, *marks: str) -> list[str]:
    """The rules of a book that are marked so for the referee, or all, in the order of the book."""
    lines = tuple(f"referee: {mark}" for mark in marks)
    texts = [path.read_text("utf-8") for path in sorted((BOOKS / book).glob("[0-9]*.md"))]
    return [
        found["slug"]
        for text in texts
        for found in RULE.finditer(text)
        if not lines or any(line in lines for line in found["about"].splitlines())
    ]


def tests_by_name(folder: Path) -> dict[str, str]:
    """The tests of a folder by the part of their name after ``test_``: the files that they are in."""
    found: dict[str, str] = {}
    for test in _tests(folder):
        found.setdefault(test.name.removeprefix("test_"), test.path.relative_to(folder).as_posix())
    return found


def tests_by_rule(folder: Path, without: str = "") -> dict[str, str]:
    """The tests of a folder by the rules that their docstrings say they show: ``file::test``.

    Args:
        without: the name of a folder in it that is left out.
    """
    found: dict[str, str] = {}
    for test in _tests(folder):
        path = test.path.relative_to(folder)
        if without and path.parts[0] == without:
            continue
        for cited in CITED.finditer(test.told):
            for slug in re.split(r",\s+", cited["slugs"]):
                found.setdefault(slug.rstrip("."), f"{path.as_posix()}::{test.name}")
    return found


@cache
def _tests(folder: Path) -> tuple[Shown, ...]:
    return tuple(
        Shown(path, node.name, ast.get_docstring(node) or "")
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
