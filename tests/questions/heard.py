"""What the digest has heard: the questions of the fitted sets, told apart by whether a book answers them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from rules_index.digest.heard import Heard
from rules_index.values.books import Language

COMMAND = "python -m tests.questions.measure --heard"
STORIES = frozenset({"story", "chatter", "unanswerable-story"})
"""Kinds of questions that are told as stories: they are worded otherwise than those that are not."""


def heard_in(sets: Iterable[Path]) -> tuple[Heard, ...]:
    """The questions of these sets by language, each once; a question of both kinds is left out."""
    rows = [json.loads(line) for path in sets for line in path.read_text("utf-8").splitlines()]
    plain = [row for row in rows if row.get("kind") not in STORIES]
    told = [row for row in rows if row.get("kind") in STORIES]
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
        ]
        text = [f"# Written by {COMMAND}.", "", f'language = "{each.language}"', *chain.from_iterable(lists), ""]
        (folder / f"{each.language}.toml").write_text("\n".join(text), "utf-8")


def _listed(name: str, questions: Iterable[str]) -> list[str]:
    return [f"{name} = [", *(f"    {json.dumps(one, ensure_ascii=False)}," for one in questions), "]"]


def _queries(rows: Iterable[dict[str, object]], language: Language, is_answered: bool) -> list[str]:
    return [str(row["query"]).strip() for row in rows if row["lang"] == language and bool(row["gold"]) is is_answered]
