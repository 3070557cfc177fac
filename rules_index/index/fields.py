"""What of an entry can be searched: its fields, and the lines a question may be compared with, as roots."""

from __future__ import annotations

from itertools import chain

from rules_index.index.entries import Entry
from rules_index.index.vocabulary import Vocabulary
from rules_index.values.books import Language

FIELDS = ("title", "ask", "body", "verbatim")
"""Columns of the full-text index: heading words, players' questions with the English gist, our text, the book's."""


def analyse(vocabulary: Vocabulary, entry: Entry) -> tuple[list[list[int]], list[list[int]]]:
    """The root numbers of each field, and of each line a question may be compared with."""
    language, rule = entry.book.language, entry.rule
    of = vocabulary.analyse
    title = of(entry.title, language)
    lines = [title]
    ask: list[int] = []
    if rule:
        lines += [of(question, language) for question in rule.ask]
        lines.append(of(rule.gist, Language.EN))
        ask = list(chain.from_iterable(lines[1:]))
    heading = [root for name in entry.section if name != entry.title for root in of(name, language)]
    body = of(f"{rule.text} {rule.reading}", language) if rule else []
    # The passages under a correction are those of the rule it corrects, which is found by them.
    own = () if rule and rule.corrects else entry.passages
    verbatim = [root for passage in own for root in of(passage.text, language)]
    return [title + heading, ask, body, verbatim], lines


def lines_of(entry: Entry) -> tuple[str, ...]:
    """The lines a question may be compared with: the title, the players' questions and the English gist."""
    return (entry.title, *entry.rule.ask, entry.rule.gist) if entry.rule else (entry.title,)


def token(root: int) -> str:
    """A root as a word of the full-text index."""
    return f"r{root}"
