"""What the digest has heard: the questions of the fitted sets, told apart by whether a book answers them."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path

from rules_index.digest.heard import Heard
from rules_index.digest.rules import SOURCE, load_digest
from rules_index.languages.language import fold, words
from rules_index.values.books import Language
from rules_index.values.digest import Rule

COMMAND = "python -m tests.questions.measure --heard"
STORIES = frozenset({"story", "chatter", "unanswerable-story"})
"""Kinds of questions that are told as stories: they are worded otherwise than those that are not."""
Place = tuple[str, str, int, int, int]
"""A book, a heading in it, which one of that name or 0, and the first and last paragraph."""


def heard_in(sets: Iterable[Path]) -> tuple[Heard, ...]:
    """The questions of these sets by language, each once; a question of both kinds is left out."""
    rows = [json.loads(line) for path in sets for line in path.read_text("utf-8").splitlines()]
    plain = [row for row in rows if row.get("kind") not in STORIES]
    told = [row for row in rows if row.get("kind") in STORIES]
    rules = _by_heading(load_digest())
    found = []
    for language in Language:
        answered, left_open = _told_apart(plain, language)
        stories_answered, stories_left_open = _told_apart(told, language)
        found.append(
            Heard(
                language=language,
                answered=answered,
                left_open=left_open,
                stories_answered=stories_answered,
                stories_left_open=stories_left_open,
                rules=_rules(plain, frozenset(answered), rules),
            )
        )
    return tuple(sorted(found, key=lambda each: each.language.value))


def _told_apart(rows: list[dict[str, object]], language: Language) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The questions of a language that a book answers, and the others; none that is of both kinds."""
    answered, left_open = (dict.fromkeys(_queries(rows, language, is_answered)) for is_answered in (True, False))
    both = answered.keys() & left_open.keys()
    return tuple(one for one in answered if one not in both), tuple(one for one in left_open if one not in both)


def write_heard(folder: Path, heard: Iterable[Heard]) -> None:
    """Write the questions where the digest reads them, a file for each language."""
    for each in heard:
        lists = [
            _listed("answered", each.answered),
            _listed("left_open", each.left_open),
            _listed("stories_answered", each.stories_answered),
            _listed("stories_left_open", each.stories_left_open),
            ["", "[rules]", *(f"{_told(question)} = {_told(slugs)}" for question, slugs in each.rules.items())],
        ]
        text = [f"# Written by {COMMAND}.", "", f'language = "{each.language}"', *chain.from_iterable(lists), ""]
        (folder / f"{each.language}.toml").write_text("\n".join(text), "utf-8")


def _listed(name: str, questions: Iterable[str]) -> list[str]:
    return [f"{name} = [", *(f"    {_told(one)}," for one in questions), "]"]


def _told(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _by_heading(rules: Iterable[Rule]) -> dict[tuple[str, str], list[tuple[Place, str]]]:
    """The slugs of rules, each with the places that it cites, by book and heading."""
    found: defaultdict[tuple[str, str], list[tuple[Place, str]]] = defaultdict(list)
    for rule in rules:
        for source in rule.source:
            cited = place(rule.book.key, source)
            found[cited[:2]].append((cited, rule.slug))
    return found


def _rules(
    rows: Iterable[dict[str, object]],
    asked: frozenset[str],
    rules: Mapping[tuple[str, str], Sequence[tuple[Place, str]]],
) -> dict[str, tuple[str, ...]]:
    """By question the rules that cite a passage that answers it; none for a question that no rule is known for."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for row in rows:
        query, golds = str(row["query"]).strip(), row["gold"]
        if query not in asked or not isinstance(golds, list):
            continue
        for gold in golds:
            if "rule" in gold:
                found[query].add(str(gold["rule"]))
                continue
            wanted = place(str(gold["book"]), str(gold["source"]))
            found[query] |= {slug for cited, slug in rules.get(wanted[:2], ()) if are_about_one(cited, wanted)}
    return {query: tuple(sorted(slugs)) for query, slugs in found.items() if slugs}


def place(book: str, source: str) -> Place:
    """The place that a source of a rule or a question cites."""
    cited = SOURCE.match(source)
    if not cited:
        raise ValueError(f"{source!r} is no source")
    first = int(cited["first"])
    heading = " ".join(words(fold(cited["heading"])))
    return book, heading, int(cited["occurrence"] or 0), first, int(cited["last"] or first)


def are_about_one(one: Place, other: Place) -> bool:
    """Whether two places under a heading of the same name have a paragraph in common."""
    return (not one[2] or not other[2] or one[2] == other[2]) and one[3] <= other[4] and one[4] >= other[3]


def _queries(rows: Iterable[dict[str, object]], language: Language, is_answered: bool) -> list[str]:
    return [str(row["query"]).strip() for row in rows if row["lang"] == language and bool(row["gold"]) is is_answered]
