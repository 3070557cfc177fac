"""Measure what each part of the retrieval adds: the figures of question sets with everything, and without each part."""

from __future__ import annotations

import tempfile
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from rules_index.command_line.quality import (
    Asked,
    Cited,
    Figures,
    digest_alone,
    figures,
    load_questions,
    outcomes,
    reliability,
)
from rules_index.digest.gaps import load_gaps
from rules_index.digest.heard import load_heard
from rules_index.digest.lexicon import Lexicon, load_lexicon
from rules_index.digest.rules import load_digest
from rules_index.index.ablation import BUILT, Part
from rules_index.index.build import book_infos, build_index
from rules_index.index.entries import entries
from rules_index.index.leanings.lines import lines_of_rules
from rules_index.index.writer import write_index
from rules_index.oracle import Oracle
from rules_index.sources import read_books
from rules_index.values.digest import Rule
from rules_index.values.sources import Book

Sets = Mapping[str, Sequence[Asked]]
"""Question sets by name."""
LEFT_OUT = (*((part,) for part in Part), (Part.ASKED, Part.HEARD))
"""The parts that each row of the table leaves out."""


def ablation(rulebooks: Path, sets: Sequence[Path]) -> Iterator[str]:
    """How sure answers are and how sure they may be, then each set's figures whole and with each part left out.

    Those are asked in the channel of the game, where there is one, in the language of the person.
    """
    books, _ = read_books(rulebooks)
    asked = {path.stem: load_questions(path, books) for path in sets}
    with tempfile.TemporaryDirectory() as folder:
        index = Path(folder, "rules.sqlite")
        build_index(index, rulebooks)
        oracle = Oracle.open(index)
        yield from _sure(oracle, asked)
        whole = dict(_measured(oracle, asked))
        oracle.close()
        for name, came in whole.items():
            yield _row("with everything", name, came)
        for parts in LEFT_OUT:
            is_built = not BUILT.isdisjoint(parts)
            if is_built:
                write_without(parts, Path(folder, "without.sqlite"), books)
            oracle = Oracle.open(Path(folder, "without.sqlite" if is_built else index.name), without=frozenset(parts))
            for name, came in _measured(oracle, asked):
                yield _row(f"without {' and '.join(parts)}", name, came, whole[name])
            oracle.close()
        alone, cited = digest_alone(Path(folder, "digest.sqlite"), books)
        for name, came in _measured(alone, asked, cited):
            yield _row("the digest without rulebooks", name, came, whole[name])
        alone.close()


def _sure(oracle: Oracle, asked: Sets) -> Iterator[str]:
    for name, questions in asked.items():
        came = outcomes(oracle, questions, in_channel=True)
        yield f"{name}, asked in its channel: {figures(came)}"
        yield from reliability(came)
        for kind in sorted({one.asked.kind for one in came if one.asked.kind}):
            yield f"  {kind:20s} {figures([one for one in came if one.asked.kind == kind])}"


def _measured(oracle: Oracle, asked: Sets, cited: Cited | None = None) -> Iterator[tuple[str, Figures]]:
    for name, questions in asked.items():
        yield name, figures(outcomes(oracle, questions, cited, in_channel=True, as_read=True))


def _row(what: str, name: str, came: Figures, whole: Figures | None = None) -> str:
    """A row of the table; beside the figures with everything it tells by how much they differ."""
    row = f"{what:40s} {name:12s} {came}"
    if whole is None:
        return row
    return f"{row}; R@1 {came.first - whole.first:+.3f}  R@5 {came.five - whole.five:+.3f}"


def write_without(parts: Collection[Part], path: Path, books: Sequence[Book]) -> None:
    """Write the index of the books without some of the parts that it is built of."""
    path.unlink(missing_ok=True)
    rules = () if Part.DIGEST in parts else load_digest()
    if Part.ASKED in parts:
        rules = tuple(map(unasked, rules))
    lines = lines_of_rules(rules)
    if Part.CLAIMS in parts:
        lines = {slug: tuple(line for line in told if not line.is_claim) for slug, told in lines.items()}
    write_index(
        path,
        book_infos(books, rules),
        entries(books, rules),
        Lexicon() if Part.LEXICON in parts else load_lexicon(),
        {},
        gaps=() if Part.GAPS in parts else load_gaps(),
        heard=() if Part.HEARD in parts else load_heard(),
        lines=lines,
        stemmed=Part.STEMS not in parts,
    )


def unasked(rule: Rule) -> Rule:
    """A rule without the questions that it is written for."""
    others = {language: replace(told, ask=()) for language, told in rule.others.items()}
    return replace(rule, ask=(), others=others, answered=())
