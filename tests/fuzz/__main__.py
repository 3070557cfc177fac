"""``python -m tests.fuzz``: throw wrong input at every way in, and count exceptions and slow calls."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated

import typer

from tests.fuzz.entries import entries
from tests.fuzz.report import fuzz


def main(
    each: Annotated[int, typer.Option(min=1, help="Inputs for each entry.")] = 2000,
    seed: Annotated[str, typer.Option(help="The same seed throws the same.")] = "0",
    only: Annotated[str | None, typer.Option(help="Only the entry with this name.")] = None,
) -> None:
    """Fuzz; the exit code is 1 when anything failed or was slow."""
    harmed = False
    with tempfile.TemporaryDirectory() as folder:
        for entry in entries(Path(folder)):
            if only in (None, entry.name):
                report = fuzz(entry, each, seed)
                typer.echo(str(report))
                harmed |= bool(report.failed or report.slow)
    raise typer.Exit(harmed)


if __name__ == "__main__":
    typer.run(main)
