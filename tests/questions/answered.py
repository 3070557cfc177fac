"""Learn whether a book answers a question from its vector, by what players asked.

The model of sentences has learned nothing from the question sets, so that its vectors of those are such as it will
meet: what the lines of rules and gaps would teach here, it knows too well already. Needs ``pip install -e .[fit]``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import rules_index.meaning
from rules_index.command_line.quality import Asked
from rules_index.meaning.sentences import FILE, OF_ANSWERED, Head, Sentences, Understood, as_read
from tests.questions.processes import side_by_side

if TYPE_CHECKING:
    from rules_index.meaning.sentences import Floats

STRENGTH = 3.0
"""How little the weights are held back."""
Sets = Sequence[tuple[Sequence[Asked], float]]
"""Question sets, each with what one of its questions counts."""
Vectors = Mapping[str, "Floats"]
"""By question its vector."""


def vectors_of(model: Sentences, questions: Iterable[str]) -> Vectors:
    """The vectors of these questions."""
    each = sorted({*questions})
    return dict(zip(each, side_by_side([partial(model.vector, as_read(one)) for one in each]), strict=True))


def learn_answered(vectors: Vectors, sets: Sets, without: Collection[str] = ()) -> Head:
    """The weights that tell whether a book answers, by the questions of some sets; those ``without`` are left aside."""
    from sklearn.linear_model import LogisticRegression

    asked = [(each, weight) for questions, weight in sets for each in questions if each.query.strip() not in without]
    fitted = LogisticRegression(C=STRENGTH, max_iter=1000)
    fitted.fit(
        [vectors[each.query] for each, _ in asked],
        [each.is_answerable for each, _ in asked],
        sample_weight=[weight for _, weight in asked],
    )
    weights = [float(f"{weight:.4g}") for weight in fitted.coef_[0]]
    return Head(digest_of_model(), float(f"{fitted.intercept_[0]:.4g}"), weights)


def digest_of_model() -> str:
    """The digest of the model whose vectors are learned from."""
    return sha256((files(rules_index.meaning) / FILE).read_bytes()).hexdigest()


def write_answered(head: Head) -> None:
    """Write the file that comes with the package."""
    told = msgspec.json.encode(head._asdict())
    Path(rules_index.meaning.__path__[0], OF_ANSWERED).write_bytes(told + b"\n")


def remember(model: Sentences, vectors: Vectors) -> None:
    """Keep what the model says to these questions, since each is asked several times."""
    read_on = model.understood
    known = {question: model.scores(vector) for question, vector in vectors.items()}

    def understood(question: str) -> Future[Understood]:
        if question not in known:
            return read_on(question)
        read: Future[Understood] = Future()
        read.set_result(known[question])
        return read

    model.understood = understood  # type: ignore[method-assign]
