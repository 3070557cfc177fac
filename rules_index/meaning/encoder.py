"""The port: what turns questions and passages into vectors that are near where they mean the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vectors = NDArray[np.float32]
    """A row of length 1 for each text."""


class MeaningProblem(Exception):
    """The model of an encoder is not what it should be; the message says what to do."""


class Encoder(Protocol):
    """Encodes texts; safe to use from several threads."""

    @property
    def name(self) -> str:
        """The model and its version: vectors of two names are not comparable."""
        ...

    def questions(self, texts: Sequence[str]) -> Vectors:
        """The vectors of questions."""
        ...

    def passages(self, texts: Sequence[str]) -> Vectors:
        """The vectors of passages."""
        ...
