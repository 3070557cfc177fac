"""Every rule that the code or a test cites is one that the digest defines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.oracles import packaged_rules

ROOT = Path(__file__).resolve().parents[1]
SLUGS = frozenset(rule.slug for rule in packaged_rules())
BOOKS = sorted({slug.partition(".")[0] for slug in SLUGS}, key=len, reverse=True)
CITED = re.compile(rf"\b(?:{'|'.join(map(re.escape, BOOKS))})\.[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)*")
FILES = sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "tests" / "bot" / "games").rglob("*.py")])


def unknown(source: str) -> set[str]:
    """Slugs in a source that no digest defines."""
    return {slug for slug in CITED.findall(source) if slug not in SLUGS and not slug.endswith(".md")}


def test_every_cited_rule_is_in_the_digest() -> None:
    wrong = {str(file.relative_to(ROOT)): found for file in FILES if (found := unknown(file.read_text("utf-8")))}
    assert not wrong


@pytest.mark.parametrize("source", ["Rule: zloba-cs.coast.no-such-thing", '"zloba-faq.nothing"'])
def test_a_planted_slug_is_found(source: str) -> None:
    assert unknown(source)
