"""Measure a judge's first screen: ``python -m tests.questions.briefs --rulebooks FOLDER [--half first|second]``.

Each story is a dispute with a question and the views of two sides. Some are decided by a rule, some by an entry of the
guide for judges, some by nothing that anybody wrote down. Weights were looked at beside the first half alone.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.disputes.model.dispute import Dispute, Party, Status
from bot.disputes.services.books.bundles import bundle
from rules_index import Language, Oracle, build_index

STORIES = Path(__file__).with_name("disputes.jsonl")
_AT = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Story:
    """A dispute; ``wants`` are the rules and entries of the guide that each decide it, if any."""

    id: str
    half: str
    language: Language
    game: str
    edition: str
    question: str
    views: tuple[str, ...]
    wants: frozenset[str]

    @property
    def dispute(self) -> Dispute:
        """The story as a judge has it, once every side has given its view."""
        parties = tuple(
            Party(side=side, user=side + 1, person=str(side), view=view, told=_AT)
            for side, view in enumerate(self.views)
        )
        return Dispute(
            id=1,
            guild=1,
            number=1,
            status=Status.CLAIMED,
            game=self.game,
            edition=self.edition,
            channel=1,
            opener=1,
            question=self.question,
            opened=_AT,
            parties=parties,
        )


@dataclass(frozen=True, slots=True)
class Screen:
    """The first screen of a story: ids in their order, and those that it calls sure."""

    story: Story
    shown: tuple[str, ...]
    certain: tuple[str, ...]

    @property
    def decided(self) -> bool:
        """Whether something that decides it is there."""
        return not self.story.wants.isdisjoint(self.shown)

    @property
    def foremost(self) -> bool:
        """Whether that comes first of its kind, in full."""
        rules = [each for each in self.shown if not each.startswith("guide.")][:1]
        entries = [each for each in self.shown if each.startswith("guide.")][:1]
        return not self.story.wants.isdisjoint((*rules, *entries))

    @property
    def wrongly_certain(self) -> bool:
        """Whether anything is called sure that does not decide it."""
        return not self.story.wants.issuperset(self.certain)


def stories(half: str | None = None) -> list[Story]:
    """The stories, or those of one half."""
    rows = map(json.loads, STORIES.read_text("utf-8").splitlines())
    return [
        Story(
            id=row["id"],
            half=row["half"],
            language=Language(row["lang"]),
            game=row["game"],
            edition=row["edition"],
            question=row["question"],
            views=tuple(row["views"]),
            wants=frozenset(row["wants"]),
        )
        for row in rows
        if half in (None, row["half"])
    ]


def screen(oracle: Oracle, story: Story) -> Screen:
    """The first screen of a judge who reads the story's language."""
    found = bundle(oracle, story.dispute, story.language)
    rules = [ruling.id for ruling in found.first]
    entry = [found.entry.id] if found.entry else []
    certain = [ruling.id for ruling in found.first[:1] if found.certain]
    return Screen(story, (*rules, *entry), tuple(certain))


def figures(name: str, found: Sequence[Screen]) -> str:
    """How many decided stories show what decides them, how many first of all, and what is wrongly called sure."""
    decided = [each for each in found if each.story.wants]
    there, first = sum(each.decided for each in decided), sum(each.foremost for each in decided)
    certain, wrong = sum(bool(each.certain) for each in found), sum(each.wrongly_certain for each in found)
    empty = [each for each in found if not each.story.wants]
    quiet = sum(not each.shown for each in empty)
    return (
        f"{name}: what decides is on the first screen for {there} of {len(decided)} ({there / len(decided):.3f}), "
        f"in full for {first}; called sure {certain}, wrongly {wrong}; "
        f"nothing is shown for {quiet} of the {len(empty)} that nothing decides"
    )


def report(oracle: Oracle, halves: Sequence[str]) -> Iterator[str]:
    """The figures of each half, and the stories of which what decides is missing."""
    for half in halves:
        found = [screen(oracle, story) for story in stories(half)]
        yield figures(half, found)
        for each in found:
            if each.wrongly_certain or (each.story.wants and not each.decided):
                yield f"  {each.story.id}: {', '.join(each.shown) or 'nothing'}"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rulebooks", type=Path, required=True, help="the folder of the rulebooks")
    parser.add_argument("--half", choices=("first", "second"), help="one half of the stories alone")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        index = Path(temporary, "rules.sqlite")
        build_index(index, arguments.rulebooks)
        halves = [arguments.half] if arguments.half else ["first", "second"]
        for line in report(Oracle.open(index), halves):
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
