"""The digest: every rule in our own words, read from the Markdown chapters in ``rules_index/digest/books``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Literal

import frontmatter
import yaml
from frontmatter.default_handlers import YAMLHandler
from pydantic import BaseModel, ConfigDict, Field

from rules_index.digest.problems import DigestProblem
from rules_index.digest.questions import load_questions, with_questions
from rules_index.digest.toml_files import checked, read_text
from rules_index.languages.language import fold
from rules_index.values.books import BookInfo, BookKind, Language
from rules_index.values.digest import Referee, Rendering, Rule

BOOK_FILE = "book.md"
RULE_HEADING = re.compile(
    r"^## (?P<number>\d+(?:\.\d+)*) (?P<title>.+?) \{#(?P<slug>[a-z0-9.-]+)\}[ \t]*$", re.MULTILINE
)
LIKE_A_HEADING = re.compile(r"^(?:## |#+ *\d).*", re.MULTILINE)
RULE_BODY = re.compile(r"\A\s*```yaml\n(?P<yaml>.*?)\n```\n(?P<text>.*)\Z", re.DOTALL)
YAML_BLOCK = YAMLHandler()
"""Reads YAML as front matter is read: by libyaml, which is ten times as fast, where it is installed."""
SOURCE = re.compile(r"^(?P<heading>.+?)(?: \((?P<occurrence>\d+)\))? ¶(?P<first>\d+)(?:-(?P<last>\d+))?$")


class _BookMatter(BaseModel):
    model_config = ConfigDict(extra="forbid")
    key: str
    game: str
    title: str
    language: Language
    edition: str = ""
    prefix: str
    kind: Literal[BookKind.RULEBOOK, BookKind.FAQ, BookKind.ERRATA] = BookKind.RULEBOOK
    corrects: str = ""


class _ChapterMatter(BaseModel):
    model_config = ConfigDict(extra="forbid")
    title: str
    number: int
    variant: str = ""


class _Rendered(BaseModel):
    model_config = ConfigDict(extra="forbid")
    title: str = Field(min_length=1)
    gist: str = Field(min_length=1)
    text: str = ""
    reading: str = ""
    ask: tuple[str, ...] = Field(min_length=2)


class _RuleMatter(BaseModel):
    model_config = ConfigDict(extra="forbid")
    ask: tuple[str, ...] = Field(min_length=2)
    en: Annotated[str, Field(min_length=1)] | _Rendered
    sv: _Rendered | None = None
    cs: _Rendered | None = None
    defines: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    variant: str = ""
    see: tuple[str, ...] = ()
    source: tuple[str, ...] = ()
    referee: Referee
    reading: str = ""
    term: bool = False
    same: tuple[str, ...] = ()
    agrees: tuple[str, ...] = ()
    corrects: tuple[str, ...] = ()
    origin: str = ""


def load_digest(folder: Traversable | None = None) -> tuple[Rule, ...]:
    """All rules of all digest books, in the order of books, chapters and rules.

    Args:
        folder: one sub-folder a book; the packaged digest, with its further questions, when left out.

    Raises:
        QuestionProblem: a file of questions breaks its format, or has some for a rule that is not there.
        DigestProblem: a file breaks the format, a slug is used twice, a ``see`` leads nowhere, a ``same`` does not lead
            to another book of the game, an ``agrees`` is no ``same``, or a FAQ or errata corrects what is not there.
    """
    root = folder if folder is not None else files("rules_index.digest") / "books"
    read = tuple(rule for book in _sorted(root) if book.is_dir() for rule in _book_rules(book))
    rules = _with_links(read)
    slugs = {rule.slug for rule in rules}
    if len(slugs) < len(rules):
        twice = sorted({rule.slug for rule in rules if sum(other.slug == rule.slug for other in rules) > 1})
        raise DigestProblem(f"slugs defined twice: {', '.join(twice)}")
    _check_corrections(rules)
    for rule in rules:
        for field, led in (("see", rule.see), ("but", rule.but)):
            if lost := [slug for slug in led if slug not in slugs]:
                raise DigestProblem(f"{rule.slug}: {field} leads nowhere: {', '.join(lost)}")
    _check_definitions(rules)
    rules = _with_both_ways(rules)
    return with_questions(rules, load_questions()) if folder is None else rules


def _with_both_ways(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """The rules with each ``same`` and ``agrees`` on both of its ends: they are written at one of them."""
    by_slug = {rule.slug: rule for rule in rules}
    same: dict[str, dict[str, None]] = {}
    agrees: dict[str, dict[str, None]] = {}
    for rule in rules:
        if apart := set(rule.agrees) - set(rule.same):
            raise DigestProblem(f"{rule.slug}: agrees names what same does not: {', '.join(sorted(apart))}")
        for slug in rule.agrees:
            agrees.setdefault(rule.slug, {})[slug] = None
            agrees.setdefault(slug, {})[rule.slug] = None
        for slug in rule.same:
            other = by_slug.get(slug)
            if other is None or other.book.game != rule.book.game or other.book.key == rule.book.key:
                raise DigestProblem(f"{rule.slug}: same names no rule of another edition of the game: {slug}")
            same.setdefault(rule.slug, {})[slug] = None
            same.setdefault(slug, {})[rule.slug] = None
    return tuple(
        replace(rule, same=tuple(same[rule.slug]), agrees=tuple(agrees.get(rule.slug, ())))
        if rule.slug in same
        else rule
        for rule in rules
    )


def _check_definitions(rules: Sequence[Rule]) -> None:
    """A name is explained by one rule of a book."""
    explained: dict[tuple[str, str], str] = {}
    for rule in rules:
        for name in rule.defines:
            other = explained.setdefault((rule.book.key, fold(name)), rule.slug)
            if other != rule.slug:
                raise DigestProblem(f"{rule.slug}: defines {name!r}, as {other} does")


def _check_corrections(rules: Sequence[Rule]) -> None:
    by_slug = {rule.slug: rule for rule in rules}
    games = {rule.book.key: rule.book.game for rule in rules if rule.book.kind is BookKind.RULEBOOK}
    for rule in rules:
        if rule.book.corrects and games.get(rule.book.corrects) != rule.book.game:
            raise DigestProblem(f"{rule.book.key}: corrects names no rulebook of its game: {rule.book.corrects}")
        for slug in rule.corrects:
            if slug not in by_slug or by_slug[slug].book.key != rule.book.corrects:
                raise DigestProblem(f"{rule.slug}: corrects names no rule of {rule.book.corrects}: {slug}")


def _with_links(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """The rules with whole slugs: one in ``see`` that does not begin with a book's key is of the same book.

    One in ``corrects`` is of the book corrected; what a rule corrects, it also has under ``see``.
    """
    keys = {rule.book.key for rule in rules}

    def whole(slugs: Iterable[str], book: str) -> tuple[str, ...]:
        return tuple(slug if slug.partition(".")[0] in keys else f"{book}.{slug}" for slug in slugs)

    linked = []
    for rule in rules:
        corrects = whole(rule.corrects, rule.book.corrects)
        see = tuple(dict.fromkeys((*corrects, *whole(rule.see, rule.book.key))))
        but = whole(rule.but, rule.book.key)
        linked.append(replace(rule, see=see, corrects=corrects, but=but))
    return tuple(linked)


def _sorted(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda entry: entry.name)


def _book_rules(folder: Traversable) -> Iterator[Rule]:
    chapters = [entry for entry in _sorted(folder) if entry.name.endswith(".md") and entry.name != BOOK_FILE]
    if not chapters:
        return
    if not (folder / BOOK_FILE).is_file():
        raise DigestProblem(f"{folder.name}: {BOOK_FILE} is missing; it says which book the chapters are of")
    book = checked(_load(folder / BOOK_FILE).metadata, _BookMatter, f"{folder.name}/{BOOK_FILE}", DigestProblem)
    if (book.kind is BookKind.RULEBOOK) == bool(book.corrects):
        raise DigestProblem(
            f"{folder.name}/{BOOK_FILE}: a faq or errata, and nothing else, names a rulebook in corrects"
        )
    info = BookInfo(book.key, book.game, book.title, book.language, book.edition, book.kind, book.corrects)
    for chapter in chapters:
        yield from _chapter_rules(chapter, info, book.prefix)


def _chapter_rules(file: Traversable, book: BookInfo, prefix: str) -> Iterator[Rule]:
    parsed = _load(file)
    chapter = checked(parsed.metadata, _ChapterMatter, file.name, DigestProblem)
    headings = list(RULE_HEADING.finditer(parsed.content))
    if broken := [line for line in LIKE_A_HEADING.findall(parsed.content) if not RULE_HEADING.match(line)]:
        raise DigestProblem(f"{file.name}: a rule heading must read '## 2.3 Title {{#slug}}', not {broken[0]!r}")
    if lost := parsed.content[: headings[0].start() if headings else None].strip():
        raise DigestProblem(f"{file.name}: text before the first rule: {lost.splitlines()[0]!r}")
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        end = following.start() if following else len(parsed.content)
        body = RULE_BODY.match(parsed.content[heading.end() : end])
        where = f"{file.name} {heading['slug']}"
        if not body or not body["text"].strip():
            raise DigestProblem(f"{where}: a rule is a ```yaml block and then its text")
        try:
            content = YAML_BLOCK.load(body["yaml"])
        except yaml.YAMLError as error:
            raise DigestProblem(f"{where}: the block is no YAML: {_one_line(error)}") from error
        matter = checked(content, _RuleMatter, where, DigestProblem)
        if book.kind is BookKind.RULEBOOK and not matter.source:
            raise DigestProblem(
                f"{where}: source is missing; it is a heading of the rulebook and a paragraph: HEADING ¶2"
            )
        if book.kind is BookKind.RULEBOOK and (matter.corrects or matter.origin):
            raise DigestProblem(f"{where}: a rule of a rulebook has neither corrects nor origin")
        if book.kind is not BookKind.RULEBOOK and not matter.origin:
            raise DigestProblem(f"{where}: origin is missing; it says where this was published")
        if wrong := [source for source in matter.source if not SOURCE.match(source)]:
            raise DigestProblem(f"{where}: a source reads 'HEADING ¶2' or 'HEADING (2) ¶1-3', not {wrong[0]!r}")
        others = _others(matter)
        _check_reading(matter.reading, others, where)
        yield Rule(
            slug=f"{book.key}.{heading['slug']}",
            number=f"{prefix} {heading['number']}",
            title=heading["title"],
            text=body["text"].strip(),
            book=book,
            section=(chapter.title,),
            ask=matter.ask,
            gist=matter.en if isinstance(matter.en, str) else matter.en.gist,
            see=matter.see,
            source=matter.source,
            referee=matter.referee,
            reading=matter.reading,
            term=matter.term,
            same=matter.same,
            agrees=matter.agrees,
            corrects=matter.corrects,
            origin=matter.origin,
            others=others,
            defines=matter.defines,
            but=matter.but,
            variant=matter.variant or chapter.variant,
        )


def _others(matter: _RuleMatter) -> dict[Language, Rendering]:
    return {
        language: Rendering(each.title, each.gist, each.ask, each.reading, each.text.strip())
        for language in reversed(Language)  # English comes first
        if isinstance(each := getattr(matter, language.value), _Rendered)
    }


def _check_reading(reading: str, others: Mapping[Language, Rendering], where: str) -> None:
    """A rule's reading is told to the readers of each language, or there is none."""
    for language, told in others.items():
        if reading and not told.reading:
            raise DigestProblem(f"{where}: the reading is missing in {language}")
        if told.reading and not reading:
            raise DigestProblem(f"{where}: a reading in {language} and none of the rule's own")


def _load(file: Traversable) -> frontmatter.Post:
    text = read_text(file, DigestProblem)
    try:
        return frontmatter.loads(text)
    except yaml.YAMLError as error:
        raise DigestProblem(f"{file.name}: the front matter is no YAML: {_one_line(error)}") from error


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())
