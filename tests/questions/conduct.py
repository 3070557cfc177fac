"""Measure questions of conduct and penalty: ``python -m tests.questions.conduct [--rulebooks FOLDER]``.

No rulebook answers them. The guide for judges does, or they are refused; one that a rule is said to answer is wrong.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from rules_index import Language, Oracle, build_index

SET = Path(__file__).with_name("conduct.jsonl")
Told: TypeAlias = Literal["guide", "refused", "rule"]


class Question(NamedTuple):
    """A question of conduct, where it is asked and by whom."""

    id: str
    query: str
    game: str
    edition: str | None
    language: Language


def questions(path: Path = SET) -> Iterator[Question]:
    """The questions of a file, a JSON object a line."""
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        yield Question(row["id"], row["query"], row["game"], row.get("edition"), Language(row["lang"]))


def told(oracle: Oracle, asked: Question) -> Told:
    """What the oracle says: an entry of the guide, that nothing answers, or a rule."""
    answer = oracle.ask(asked.query, game=asked.game, edition=asked.edition, language=asked.language)
    if answer.answered:
        return "rule"
    return "guide" if answer.guide else "refused"


def main() -> None:
    """Print the figures, and the questions that a rule is said to answer."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rulebooks", type=Path, help="the folder of the rulebooks; without it, the digest alone")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        index = Path(temporary, "rules.sqlite")
        build_index(index, arguments.rulebooks)
        oracle = Oracle.open(index)
        found = {asked.id: told(oracle, asked) for asked in questions()}
    counted = Counter(found.values())
    share = 1 - counted["rule"] / len(found)
    sys.stdout.write(f"{share:.3f} of {len(found)}: guide {counted['guide']}, refused {counted['refused']}\n")
    sys.stdout.writelines(f"  a rule is said to answer {each}\n" for each, what in found.items() if what == "rule")


if __name__ == "__main__":
    main()
