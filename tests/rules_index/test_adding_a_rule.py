"""A rule and a book are added as CONTRIBUTING shows, and the digest has them in every language."""

from __future__ import annotations

import re
import shutil
import textwrap
from pathlib import Path

import pytest
import yaml

from rules_index.digest.claims.notation import read_statement
from rules_index.digest.claims.vocabulary import ClaimProblem, load_vocabulary
from rules_index.digest.rules import load_digest
from rules_index.values.books import Language
from tests.house import ROOT
from tests.manuals import section

BOOKS = ROOT / "rules_index" / "digest" / "books"
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
SWEDISH_AND_CZECH = """cs:
  title: Odpočinek na hradbách
  gist: Jednotka na hradbách smí odpočívat.
  ask: [smí se na hradbách odpočívat, odpočinek na hradbách]
sv:
"""
CHAPTER = "---\ntitle: Walls\nnumber: 1\n---\n\n"


def shown(heading: str) -> str:
    """The first Markdown block of a section."""
    (block,) = re.findall(r"^ *(`{3,4})markdown\n(.*?)^ *\1$", section(GUIDE, heading), flags=re.M | re.S)
    return textwrap.dedent(block[1])


def others(slug: str, folder: Path) -> set[Language]:
    """The languages in which a rule has a title, a gist and questions, beside its book's."""
    (rule,) = [rule for rule in load_digest(folder) if rule.slug == slug]
    return {language for language, told in rule.others.items() if told.title and told.gist and told.ask}


def test_a_rule_is_added_to_a_chapter(tmp_path: Path) -> None:
    for book in BOOKS.glob("zloba-*"):
        shutil.copytree(book, tmp_path / book.name)
    with (tmp_path / "zloba-cs" / "05-board.md").open("a", encoding="utf-8") as chapter:
        chapter.write(f"\n{shown('Add a rule')}")
    assert others("zloba-cs.coast.rest", tmp_path) == {Language.EN, Language.SV}


def test_a_book_is_added_beside_the_others(tmp_path: Path) -> None:
    book = tmp_path / "castle-en"
    book.mkdir()
    (book / "book.md").write_text(shown("Add a book"), "utf-8")
    rule = shown("Add a rule").replace("## 5.15 ", "## 1.1 ").replace("see: [coast.area]\n", "")
    (book / "01-walls.md").write_text(CHAPTER + rule.replace("sv:\n", SWEDISH_AND_CZECH), "utf-8")
    assert others("castle-en.coast.rest", tmp_path) == set(Language)


def test_the_claim_of_the_guide_is_in_words_that_there_are() -> None:
    (block,) = re.findall(r"^ *```yaml\n(.*?)^ *```$", section(GUIDE, "Add a claim"), flags=re.M | re.S)
    lines = yaml.safe_load(textwrap.dedent(block))["coast.rest"]
    vocabulary = load_vocabulary()
    for line in lines:
        read_statement(line, vocabulary, "zloba", str)
        with pytest.raises(ClaimProblem):
            read_statement(line.replace("sleep", "rest"), vocabulary, "zloba", str)
