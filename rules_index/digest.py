"""The digest: every rule in our own words, read from the Markdown chapters in ``rules_index/books``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import frontmatter
import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules_index.model import BookInfo, Language, Referee, Rule

BOOK_FILE = "book.md"
RULE_HEADING = re.compile(
    r"^## (?P<number>\d+(?:\.\d+)*) (?P<title>.+?) \{#(?P<slug>[a-z0-9.-]+)\}[ \t]*$", re.MULTILINE
)
RULE_BODY = re.compile(r"\A\s*```yaml\n(?P<yaml>.*?)\n```\n(?P<text>.*)\Z", re.DOTALL)
M = TypeVar("M", bound="BaseModel")
SOURCE = re.compile(r"^(?P<heading>.+?)(?: \((?P<occurrence>\d+)\))? ¶(?P<first>\d+)(?:-(?P<last>\d+))?$")


class DigestProblem(Exception):
    """A digest file breaks the format; the message names the file, the rule and what is wrong."""


class _BookMatter(BaseModel):
    model_config = ConfigDict(extra="forbid")
    key: str
    game: str
    title: str
    language: Language
    edition: str = ""
    prefix: str


class _ChapterMatter(BaseModel):
    model_config = ConfigDict(extra="forbid")
    title: str
    number: int


class _RuleMatter(BaseModel):
    model_config = ConfigDict(extra="forbid")
    ask: tuple[str, ...] = Field(min_length=2, max_length=5)
    en: str = Field(min_length=1)
    see: tuple[str, ...] = ()
    source: tuple[str, ...] = Field(min_length=1)
    referee: Referee
    reading: str = ""
    term: bool = False


def load_digest(folder: Traversable | None = None) -> tuple[Rule, ...]:
    """All rules of all digest books, in the order of books, chapters and rules.

    Args:
        folder: one sub-folder a book; the packaged digest when left out.

    Raises:
        DigestProblem: a file breaks the format, a slug stands twice, or a ``see`` leads nowhere.
    """
    root = folder if folder is not None else files("rules_index") / "books"
    rules = tuple(rule for book in _sorted(root) if book.is_dir() for rule in _book_rules(book))
    slugs = {rule.slug for rule in rules}
    if len(slugs) < len(rules):
        twice = sorted({rule.slug for rule in rules if sum(other.slug == rule.slug for other in rules) > 1})
        raise DigestProblem(f"slugs defined twice: {', '.join(twice)}")
    for rule in rules:
        if lost := [slug for slug in rule.see if slug not in slugs]:
            raise DigestProblem(f"{rule.slug}: see leads nowhere: {', '.join(lost)}")
    return rules


def _sorted(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda entry: entry.name)


def _book_rules(folder: Traversable) -> Iterator[Rule]:
    chapters = [entry for entry in _sorted(folder) if entry.name.endswith(".md") and entry.name != BOOK_FILE]
    if not chapters:
        return
    book = _matter(_BookMatter, frontmatter.loads((folder / BOOK_FILE).read_text("utf-8")).metadata, folder.name)
    info = BookInfo(book.key, book.game, book.title, book.language, book.edition)
    for chapter in chapters:
        yield from _chapter_rules(chapter, info, book.prefix)


def _chapter_rules(file: Traversable, book: BookInfo, prefix: str) -> Iterator[Rule]:
    parsed = frontmatter.loads(file.read_text("utf-8"))
    chapter = _matter(_ChapterMatter, parsed.metadata, file.name)
    headings = list(RULE_HEADING.finditer(parsed.content))
    if parsed.content.count("\n## ") + parsed.content.startswith("## ") != len(headings):
        raise DigestProblem(f"{file.name}: a rule heading must read '## 2.3 Title {{#slug}}'")
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        end = following.start() if following else len(parsed.content)
        body = RULE_BODY.match(parsed.content[heading.end() : end])
        where = f"{file.name} {heading['slug']}"
        if not body or not body["text"].strip():
            raise DigestProblem(f"{where}: a rule is a ```yaml block and then its text")
        matter = _matter(_RuleMatter, yaml.safe_load(body["yaml"]), where)
        if broken := [source for source in matter.source if not SOURCE.match(source)]:
            raise DigestProblem(f"{where}: a source reads 'HEADING ¶2' or 'HEADING (2) ¶1-3', not {broken[0]!r}")
        yield Rule(
            slug=f"{book.key}.{heading['slug']}",
            number=f"{prefix} {heading['number']}",
            title=heading["title"],
            text=body["text"].strip(),
            book=book,
            section=(chapter.title,),
            ask=matter.ask,
            gist=matter.en,
            see=tuple(slug if slug.startswith(f"{book.key}.") else f"{book.key}.{slug}" for slug in matter.see),
            source=matter.source,
            referee=matter.referee,
            reading=matter.reading,
            term=matter.term,
        )


def _matter(model: type[M], data: Any, where: str) -> M:
    try:
        return model.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        raise DigestProblem(f"{where}: {'.'.join(map(str, first['loc']))}: {first['msg']}") from error
