"""Ask questions one after the other as a person does: ``python -m tests.questions.followups INDEX SET…``.

A line of a set has the questions as ``turns``, or as ``first`` and ``query``; ``gold`` are the rules that answer the
last of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from bot.chat.base.asking.conversations import topic_of
from rules_index import Answer, Language, Oracle

_EDITIONS = {"cs": "doomtrooper-cs", "sv": "doomtrooper-sv"}


def answer_to(oracle: Oracle, line: Mapping[str, Any], *, alone: bool = False) -> Answer:
    """The answer to the last question of a line.

    Args:
        alone: without those before it.
    """
    *earlier, last = line.get("turns") or (line["first"], line["query"])
    edition: str | None = line.get("edition")
    ask = partial(
        oracle.ask,
        game=line.get("game"),
        edition=_EDITIONS.get(edition or "", edition),
        language=Language(line.get("lang") or line["language"]),
    )
    topic = ""
    for question in () if alone else earlier:
        topic = topic_of(question, ask(question, before=topic).before)
    return ask(last, before=topic)


def right_first(oracle: Oracle, questions: Path, *, alone: bool = False) -> float:
    """The share of lines whose last question is answered, and by the right rule first."""
    lines = [json.loads(line) for line in questions.read_text("utf-8").splitlines()]
    found = [(line, answer_to(oracle, line, alone=alone)) for line in lines]
    right = [answer.answered and answer.rulings[0].id in line["gold"] for line, answer in found]
    return sum(right) / len(right)


def main() -> None:
    """Print the share of each set that is right, with the questions before and without."""
    index, *sets = map(Path, sys.argv[1:])
    oracle = Oracle.open(index)
    for each in sets:
        after, by_itself = right_first(oracle, each), right_first(oracle, each, alone=True)
        sys.stdout.write(f"{each.stem}: {after:.3f} right first; alone {by_itself:.3f}\n")


if __name__ == "__main__":
    main()
