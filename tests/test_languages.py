"""Code that names English and another language names them all: in the fields of a class, a table or a call."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from rules_index import Language
from tests.rows import rows

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = frozenset(language.value for language in Language)
SOME = {
    "(language, Language.CS, Language.EN)": "a sentence is borrowed from these two",
    "{Language.CS: card.name_cs, Language.EN: card.name_en}": "cards are printed in these two",
    "{'cs': row.get('token_cs') or english, 'en': english}": "tokens are printed in these two",
}
"""Where some languages are meant, and why."""


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


def test_what_is_there_for_languages_is_there_for_each() -> None:
    wrong = [
        f"{file.relative_to(ROOT)}:{line} lacks {', '.join(missing)}"
        for package in ("bot", "rules_index")
        for file in sorted((ROOT / package).rglob("*.py"))
        for line, missing in lacking(file.read_text("utf-8"))
    ]
    assert not wrong, "\n".join(wrong)


@rows(
    "source",
    [
        "class Told:\n    cs: str\n    sv: str\n    en: str",
        "TOLD = {Language.CS: 1, Language.SV: 2, Language.EN: 3}",
        "TOLD = {'cs': 1, 'en': 3}",
        "for language in ('cs', 'en', 'sv'): ...",
        "TOLD = ((Language.CS, told.cs), (Language.EN, told.en))",
        "Words('Vrána', en='Crow', sv='Kråka')",
        "told = text.cs or text.sv or text.en",
    ],
)
def test_a_place_that_lacks_a_language_is_found(source: str) -> None:
    assert [missing[-1] for _, missing in lacking(source, LANGUAGES | {"tlh"})] == ["tlh"]


def test_a_place_for_english_alone_or_for_all_lacks_nothing() -> None:
    assert not lacking("TOLD = {Language.EN: 1}\nname = text.en or key")
    assert not lacking("TOLD = {Language.CS: 1, Language.SV: 2, Language.EN: 3}")
