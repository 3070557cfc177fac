"""Code that names English and another language names them all: in the fields of a class, a table or a call.

    python -m tests.languages

prints the places that lack a language, also where the bot cannot start for want of it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from rules_index import Language

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = frozenset(language.value for language in Language)
SOME = {
    "(language, Language.CS, Language.EN)": "a sentence is borrowed from these two",
    "{Language.CS: card.name_cs, Language.EN: card.name_en}": "cards are printed in these two",
    "{'cs': row.get('token_cs') or english, 'en': english}": "tokens are printed in these two",
}
"""Where some languages are meant, and why."""
_ENGLISH = re.compile(r"\b(?:en|EN)\b")


def languages_in(node: ast.AST) -> set[str]:
    """The languages that a class has a field for, or that a display or a call names."""
    if isinstance(node, ast.ClassDef):
        fields = [each.target for each in node.body if isinstance(each, ast.AnnAssign)]
        return {each.id for each in fields if isinstance(each, ast.Name)} & LANGUAGES
    if isinstance(node, ast.Call):
        named = {each.arg for each in node.keywords if each.arg}
        return (named | set(_languages(node.args))) & LANGUAGES
    if isinstance(node, ast.Dict):
        return set(_languages(filter(None, node.keys)))
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        firsts = [each.elts[0] for each in node.elts if isinstance(each, ast.Tuple) and each.elts]
        return set(_languages([*node.elts, *firsts]))
    return set(_languages(node.values)) if isinstance(node, ast.BoolOp) else set()


def _languages(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The language that each names: ``Language.CS``, ``"cs"`` or ``text.cs``."""
    for node in nodes:
        name = (
            node.value
            if isinstance(node, ast.Constant)
            else node.attr.lower()
            if isinstance(node, ast.Attribute)
            else ""
        )
        if name in LANGUAGES:
            yield str(name)


def lacking(source: str, languages: frozenset[str] = LANGUAGES) -> list[tuple[int, list[str]]]:
    """The lines of a module that name English and others, but not all; with what they lack."""
    found = ((node, languages_in(node)) for node in ast.walk(ast.parse(source)))
    return [
        (node.lineno, sorted(languages - named))
        for node, named in found
        if isinstance(node, ast.expr | ast.stmt) and Language.EN in named and len(named) > 1
        if languages - named and ast.unparse(node) not in SOME
    ]


def places() -> list[str]:
    """A line for each place of the bot that lacks a language, with those that it lacks."""
    return [
        f"{file.relative_to(ROOT)}:{line} lacks {', '.join(missing)}"
        for package in ("bot", "rules_index")
        for file in sorted((ROOT / package).rglob("*.py"))
        if _ENGLISH.search(source := file.read_text("utf-8"))
        for line, missing in lacking(source)
    ]


if __name__ == "__main__":
    found = places()
    sys.stdout.write("".join(f"{place}\n" for place in found))
    raise SystemExit(1 if found else 0)
