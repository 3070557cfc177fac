"""The process that adds vectors to a server's index: ``python -m rules_index.library.vectors INDEX [MODEL]``.

It gives way to everything else on the machine. Where nothing was added, it ends with exit code 1 and says why.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import closing
from pathlib import Path

from rules_index.index.build import BuildProblem, swap_in
from rules_index.index.reader import IndexProblem, IndexReader
from rules_index.index.vectors.adding import add_vectors, encoded, vectors_in
from rules_index.index.vectors.reading import MEANING
from rules_index.meaning.choice import chosen
from rules_index.meaning.encoder import Encoder

MOST_PASSAGES = 3000
"""Passages of an index whose vectors are made, which takes a fifth of a second each."""


def may_have_vectors(index: Path, encoder: Encoder) -> bool:
    """Whether an index has no vectors by this encoder yet, and not too many passages for them."""
    try:
        with closing(IndexReader(index)) as reader:
            return reader.meta.get(MEANING) != encoder.name and reader.entries <= MOST_PASSAGES
    except IndexProblem:
        return False


def main(index: Path, model: Path | None) -> None:
    """Add the vectors.

    Args:
        model: the folder of the operator's own model.

    Raises:
        SystemExit: they cannot be added; the line says why.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    if hasattr(os, "nice"):  # Windows has no such thing
        os.nice(19)
    choice = chosen(model)
    if choice.encoder is None:
        sys.exit(choice.told)
    try:
        # All are made before anything is written beside the index, where what nobody knows is deleted.
        known = vectors_in(index)
        known |= encoded(index, choice.encoder, known, _pass_over)
        swap_in(index, add_vectors(index, choice.encoder, known, _pass_over))
    except (BuildProblem, IndexProblem) as problem:
        sys.exit(str(problem))


def _pass_over(_line: str) -> None:
    """Nobody waits for it."""


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if sys.argv[2:] else None)
