"""Measure the oracle on our own questions, and fit the weights of its ranking and certainty to them.

    python -m tests.questions.measure [SET…]   figures of these sets, or of all but those opened once
    python -m tests.questions.measure --fit    weights for rules_index/search, story_ranking.py among them
    python -m tests.questions.measure --heard  the questions of the fitted sets into rules_index/digest/heard

The real rulebooks are read from RULEBOOKS_DIR. Weights are fitted to the sets of FITTED and to the digest's own
questions, each asked of an index that lacks it; the others judge, and floors rest on them. To fit, install ``.[fit]``.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import rules_index
from rules_index import Oracle, build_index
from rules_index.command_line.quality import Asked, figures, load_questions, outcomes, reliability
from rules_index.meaning.sentences import packaged_sentences
from rules_index.search import certainty, ranking, story_ranking
from rules_index.search.model import packaged_model
from rules_index.sources import read_books
from tests.questions.answered import Sets, Vectors, learn_answered, vectors_of, write_answered
from tests.questions.boosting import Fit, Row, fit_model, threshold, unseen
from tests.questions.examples import Example
from tests.questions.fitting import (
    STORY_SHARPNESS,
    answerable_rows,
    certainty_rows,
    examples,
    first_rows,
    fit_logistic,
    fit_ranking,
    of_questions,
    of_stories,
    story_rows,
)
from tests.questions.heard import heard_in, write_heard

FOLDER = Path(__file__).parent
FITTED = {
    "calibration": 0.5,
    "heldout": 0.5,
    "fresh": 0.5,
    "phone": 1.0,
    "hall": 1.0,
    "kitchen": 1.0,
    "market": 1.0,
    "harbour": 1.0,
    "attic": 1.0,
    "yard": 1.0,
    "pier": 1.0,
    "porch": 1.0,
    "meadow": 1.0,
    "orchard": 1.0,
    "pairs": 1.0,
    "stories": 1.0,
    "twins": 1.0,
}
"""The sets that weights are fitted to, each with what its questions count beside the digest's own."""
HEARD = Path(rules_index.__file__).parent / "digest" / "heard"
MODELS = Path(rules_index.__file__).parent / "search"
JUDGES = ("cellar", "garret", "loft")
REFUSED_AT_MOST = 0.04
"""Share of the questions that a book answers which may be refused."""


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
            look = examples(index, books, sets, _fit_answered(sets), Path(temporary))
            ranking.WEIGHTS = fit_ranking(of_questions(look(as_stories=False)), ranking.WEIGHTS)
            story_ranking.STORY_WEIGHTS = fit_ranking(
                of_stories(look(as_stories=True)), story_ranking.STORY_WEIGHTS, STORY_SHARPNESS
            )
            found = look()
            _fit_answerable(found)
            certainty.CERTAINTY = fit_logistic(list(certainty_rows(found)))
            for module, constant in (
                (ranking, "WEIGHTS"),
                (story_ranking, "STORY_WEIGHTS"),
                (certainty, "STORY_ANSWERABLE"),
                (certainty, "CERTAINTY"),
            ):
                values = ", ".join(f"{value:.3f}" for value in getattr(module, constant))
                sys.stdout.write(f"{module.__name__}.{constant} = ({values})\n")
        oracle = Oracle.open(index)
        for name in names:
            for line in _report(oracle, load_questions(FOLDER / f"{name}.jsonl", books)):
                sys.stdout.write(f"{name:12s} {line}\n")


def _fit_answered(sets: Sets) -> Vectors:
    """Write what the vectors of questions tell of whether a book answers, and give those of these sets.

    There are none where the model of sentences is not there.
    """
    model = packaged_sentences()
    if model is None:
        return {}
    vectors = vectors_of(model, (each.query for asked, _ in sets for each in asked))
    write_answered(learn_answered(vectors, sets))
    packaged_sentences.cache_clear()
    return vectors


def _fit_answerable(found: Sequence[Example]) -> None:
    """Write the models of whether any rule answers a question and the first one does, set the weights of a story's, and
    print thresholds."""
    rows = list(answerable_rows(found))
    _write_model("answerable", rows)
    _write_model("first", list(first_rows(found)))
    certainty.STORY_ANSWERABLE = fit_logistic(list(story_rows(found)))
    short = [each for each in found if not each.seen.is_story]
    told = [each for each in found if each.seen.is_story]
    sys.stdout.write(f"certainty.ANSWERED = {_threshold(short, rows, lambda few: fit_model(few).probability)}\n")
    of_stories = _threshold(told, list(story_rows(found)), lambda few: partial(certainty.logistic, fit_logistic(few)))
    sys.stdout.write(f"certainty.STORY_ANSWERED = {of_stories}\n")


def _write_model(name: str, rows: Sequence[Row]) -> None:
    (MODELS / f"{name}.json").write_text(fit_model(rows).to_json(certainty.OF_ANSWERABLE), "utf-8")
    packaged_model.cache_clear()


def _threshold(asked: Sequence[Example], rows: Sequence[Row], fit: Fit) -> str:
    """The threshold that refuses few of the questions that a book answers, and what it refuses of the others.

    Each is judged by what was fitted without its part, as it is asked in its channel.
    """
    likely = unseen(rows, [each.part for each in asked], fit)
    judged = [(share, each) for share, each in zip(likely, asked, strict=True) if each.is_judged]
    at = threshold((share for share, each in judged if each.is_answered), REFUSED_AT_MOST)
    others = [share for share, each in judged if not each.is_answered]
    return f"{at:.3f}, which refuses {sum(share < at for share in others) / len(others):.3f} of the others"


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
