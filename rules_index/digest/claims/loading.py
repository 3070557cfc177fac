"""Read what every rule claims: a YAML file for each chapter, lines of the notation by the slug of the rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import yaml

from rules_index.digest.claims.notation import read_statement
from rules_index.digest.claims.vocabulary import ClaimProblem, Vocabulary, load_vocabulary
from rules_index.digest.rules import YAML_BLOCK
from rules_index.digest.toml_files import read_text
from rules_index.values.claims import Statement, Unclaimed
from rules_index.values.digest import Rule


def load_claims(
    rules: Iterable[Rule], vocabulary: Vocabulary | None = None, folder: Traversable | None = None
) -> dict[str, tuple[Statement, ...]]:
    """The claims of rules, in the order of the files.

    Args:
        rules: the digest that the claims are of; a book that it does not have is passed over.
        vocabulary: the lists they are written with; the packaged ones when left out.
        folder: a folder for each book, with a file for each of its chapters; the packaged one when left out.

    Raises:
        ClaimProblem: a file is no YAML, names no rule, names one twice, or has lines that do not fit; the message has a
            line for each mistake.
    """
    root = folder if folder is not None else files("rules_index.digest") / "claimed"
    by_slug = {rule.slug: rule for rule in rules}
    books = {rule.book.key: rule.book.game for rule in by_slug.values()}
    known = vocabulary or load_vocabulary()
    read: dict[str, tuple[Statement, ...]] = {}
    mistakes: list[str] = []
    for book in sorted((entry for entry in root.iterdir() if entry.is_dir()), key=lambda entry: entry.name):
        if book.name not in books:
            continue

        def whole(name: str, key: str = book.name) -> str | None:
            return next((slug for slug in (f"{key}.{name}", name) if slug in by_slug), None)

        for where, name, lines in _rules_of(book):
            slug = f"{book.name}.{name}"
            if slug not in by_slug:
                mistakes.append(f"{where}: there is no such rule in {book.name}")
            elif slug in read:
                mistakes.append(f"{where}: is in another file too")
            else:
                try:
                    read[slug] = read_statements(lines, known, books[book.name], whole)
                except ClaimProblem as error:
                    mistakes += [f"{where}: {line}" for line in str(error).splitlines()]
    if mistakes:
        raise ClaimProblem("\n".join(mistakes))
    return read


def _rules_of(book: Traversable) -> Iterator[tuple[str, str, list[str]]]:
    """Each rule of a book's files: where it is, its name and its lines."""
    for file in sorted((one for one in book.iterdir() if one.name.endswith(".yaml")), key=lambda one: one.name):
        for name, lines in _lines(file, f"{book.name}/{file.name}").items():
            yield f"{book.name}/{file.name}: {name}", name, lines


def read_statements(
    lines: Iterable[str], vocabulary: Vocabulary, game: str, whole: Callable[[str], str | None]
) -> tuple[Statement, ...]:
    """The statements of a rule, line by line; the arguments are those of ``read_statement``.

    Raises:
        ClaimProblem: a line does not fit, or the lines do not fit each other; the message has a line for each mistake.
    """
    read: list[Statement] = []
    mistakes: list[str] = []
    for line in lines:
        try:
            read.append(read_statement(line, vocabulary, game, whole))
        except ClaimProblem as error:
            mistakes.append(str(error))
    if not mistakes and len(set(read)) < len(read):
        mistakes.append("says the same twice")
    if not mistakes and len(read) > 1 and any(isinstance(one, Unclaimed) for one in read):
        mistakes.append("a rule that claims something is not unclaimed")
    if mistakes:
        raise ClaimProblem("\n".join(mistakes))
    return tuple(read)


def _lines(file: Traversable, where: str) -> dict[str, list[str]]:
    try:
        content = YAML_BLOCK.load(read_text(file, ClaimProblem))
    except yaml.YAMLError as error:
        raise ClaimProblem(f"{where}: the file is no YAML: {' '.join(str(error).split())}") from error
    if not isinstance(content, dict):
        raise ClaimProblem(f"{where}: a file is slugs, each with a list of claims")
    for name, lines in content.items():
        if not isinstance(lines, list) or not lines or not all(isinstance(line, str) for line in lines):
            raise ClaimProblem(f"{where}: {name}: a rule has a list of claims, each a line of text")
    return content
