"""Measure the oracle on our own questions, and fit the weights of its ranking and certainty to them.

    python -m tests.questions.measure [SET…]   figures of these sets, or of all but those opened once
    python -m tests.questions.measure --fit    weights for rules_index/search, story_ranking.py among them
    python -m tests.questions.measure --heard  the questions of the fitted sets into rules_index/digest/heard

The real rulebooks are read from RULEBOOKS_DIR. Weights are fitted to the sets of FITTED and to the digest's own
questions, each asked of an index that lacks it; the others judge. ``kitchen``, ``market`` and ``harbour`` were
opened once each, when all was chosen; floors rest on them now.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import rules_index
from rules_index import Oracle, build_index
from rules_index.command_line.quality import Asked, figures, load_questions, outcomes, reliability
from rules_index.search import certainty, ranking, story_ranking
from rules_index.sources import read_books
from tests.questions.fitting import (
    STORY_SHARPNESS,
    answerable_rows,
    certainty_rows,
    examples,
    fit_logistic,
    fit_ranking,
    of_questions,
    of_stories,
    story_rows,
)
from tests.questions.heard import heard_in, write_heard

FOLDER = Path(__file__).parent
FITTED = {"calibration": 0.5, "phone": 1.0, "pairs": 1.0, "stories": 1.0, "twins": 1.0}
"""The sets that weights are fitted to, each with what its questions count beside the digest's own."""
HEARD = Path(rules_index.__file__).parent / "digest" / "heard"
JUDGES = ("hall", "heldout", "fresh")


def main() -> None:
    """Print the figures, or the fitted weights."""
    if "--heard" in sys.argv:
        write_heard(HEARD, heard_in(FOLDER / f"{name}.jsonl" for name in FITTED))
        return
    folder = Path(os.environ.get("RULEBOOKS_DIR") or FOLDER.parents[2] / "shared" / "rulebooks")
    books, _ = read_books(folder)
    names = [name for name in sys.argv[1:] if not name.startswith("-")] or [*FITTED, *JUDGES]
    with tempfile.TemporaryDirectory() as temporary:
        index = Path(temporary, "rules.sqlite")
        build_index(index, folder)
        if "--fit" in sys.argv:
            sets = [(load_questions(FOLDER / f"{name}.jsonl", books), weight) for name, weight in FITTED.items()]
            look = examples(index, books, sets, Path(temporary))
            ranking.WEIGHTS = fit_ranking(of_questions(look()), ranking.WEIGHTS)
            story_ranking.STORY_WEIGHTS = fit_ranking(of_stories(look()), story_ranking.STORY_WEIGHTS, STORY_SHARPNESS)
            found = look()
            certainty.ANSWERABLE = fit_logistic(list(answerable_rows(found)))
            certainty.STORY_ANSWERABLE = fit_logistic(list(story_rows(found)))
            certainty.CERTAINTY = fit_logistic(list(certainty_rows(found)))
            for module, constant in (
                (ranking, "WEIGHTS"),
                (story_ranking, "STORY_WEIGHTS"),
                (certainty, "ANSWERABLE"),
                (certainty, "STORY_ANSWERABLE"),
                (certainty, "CERTAINTY"),
            ):
                values = ", ".join(f"{value:.3f}" for value in getattr(module, constant))
                sys.stdout.write(f"{module.__name__}.{constant} = ({values})\n")
        oracle = Oracle.open(index)
        for name in names:
            for line in _report(oracle, load_questions(FOLDER / f"{name}.jsonl", books)):
                sys.stdout.write(f"{name:12s} {line}\n")


def _report(oracle: Oracle, questions: list[Asked]) -> Iterator[str]:
    """The figures of a set as it is asked in its channels, by kind, and how far certainty can be trusted."""
    stories = {"story", "chatter", "unanswerable-story"}
    for in_channel in (True, False) if any(asked.game for asked in questions) else (False,):
        found = outcomes(oracle, questions, in_channel=in_channel)
        where = "in its channel" if in_channel else "with no game"
        short = [one for one in found if one.asked.kind not in stories]
        yield f"{where}: {figures(short)}"
        told = [one for one in found if one.asked.kind in stories]
        if told:
            yield f"{where}, stories: {figures(told)}; needed {figures(told).needed:.3f}"
        if in_channel:
            for kind in sorted({one.asked.kind for one in found}):
                yield f"  {kind:20s} {figures([one for one in found if one.asked.kind == kind])}"
        yield from reliability(found)


if __name__ == "__main__":
    main()
