"""Measure the rules that are laid before a judge: ``python -m tests.questions.bundles --rulebooks FOLDER``.

Each story of the sets that has an answer is a dispute, asked in the channel of its game as the person reads. The bundle
holds what is needed if each rule that the story needs is among the rules shown, or among those that they point to.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.services.books.bundles import bundle
from rules_index import Language, Oracle, build_index
from rules_index.command_line.quality import Asked, Cited, is_hit, load_questions
from rules_index.search.question import is_story
from rules_index.sources import read_books
from rules_index.values.sources import Book

FOLDER = Path(__file__).parent
UNSEEN = ("hall", "kitchen", "market", "harbour")
"""Sets with stories that nothing was fitted to."""
SEEN = ("stories", "phone", "twins")
"""Sets with stories that weights were fitted to."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a bundle shows of what a story needs: for each rule needed whether it is there."""

    asked: Asked
    there: tuple[bool, ...]

    @property
    def whole(self) -> bool:
        """Whether every rule needed is there."""
        return all(self.there)


def stories(name: str, books: Sequence[Book]) -> list[Asked]:
    """The stories of a set that a rule answers."""
    asked = load_questions(FOLDER / f"{name}.jsonl", books)
    return [each for each in asked if each.gold and each.kind in ("story", "chatter") and is_story(each.query)]


def shown(oracle: Oracle, asked: Asked, cited: Cited | None = None) -> Shown:
    """Make a dispute of a story and look up what the judge has before them.

    Args:
        cited: judges by what rulings rest on.
    """
    dispute = Dispute(
        id=1, guild=1, number=1, status=Status.CLAIMED, game=asked.game or "", edition=asked.edition, channel=1,
        opener=1, question=asked.query, opened=datetime(2026, 1, 1, tzinfo=UTC),
    )  # fmt: skip
    found = bundle(oracle, dispute, asked.language or Language.CS)
    rulings = [*found.rulings, *(one for pointed in found.see.values() for one in pointed)]
    needed = asked.needed or (asked.gold,)
    return Shown(asked, tuple(any(is_hit(ruling, one, cited) for ruling in rulings) for one in needed))


def figures(name: str, found: Sequence[Shown]) -> str:
    """The share of stories whose bundle has all that is needed, and of the rules needed that are there."""
    whole = sum(each.whole for each in found)
    there = [one for each in found for one in each.there]
    share = sum(there) / len(there)
    return f"{name}: all that is needed for {whole} of {len(found)} ({whole / len(found):.3f}), rules {share:.3f}"


def report(oracle: Oracle, rulebooks: Path, names: Sequence[str]) -> Iterator[str]:
    """The figures of each set, and the stories of which something is missing."""
    books = read_books(rulebooks)[0]
    for name in names:
        found = [shown(oracle, asked) for asked in stories(name, books)]
        yield f"{figures(name, found)}{' (fitted to)' if name in SEEN else ''}"
        yield from (f"  missing for {each.asked.id}" for each in found if not each.whole)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rulebooks", type=Path, required=True, help="the folder of the rulebooks")
    parser.add_argument("sets", nargs="*", default=[*UNSEEN, *SEEN], help="names of question sets")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        index = Path(temporary, "rules.sqlite")
        build_index(index, arguments.rulebooks)
        for line in report(Oracle.open(index), arguments.rulebooks, arguments.sets):
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
