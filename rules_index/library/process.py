"""The process that indexes a server's books: ``python -m rules_index.library.process INDEX FOLDER WORDS``.

It says how far it is.
Its last line is the report as JSON; where nothing was made, exit code 1 and one line on standard error.
"""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from rules_index.index.build import BuildProblem
from rules_index.library.build import build_library
from rules_index.library.report import written


def main(index: Path, folder: Path, words: Path) -> None:
    """Index the folder and say so.

    Args:
        words: where the roots of the lexicon's words are kept.

    Raises:
        SystemExit: it cannot be done; the line says why.
    """
    # Whoever stops it finds no half-written file.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        report = build_library(index, folder, _say, words)
    except BuildProblem as problem:
        sys.exit(str(problem))
    _say(written(report))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]))
