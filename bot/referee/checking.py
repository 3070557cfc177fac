"""``python -m bot verify``: whether an exported match holds, and whether the referee stands by every entry of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.games.registry import known_games
from bot.matches import verify as standalone
from bot.matches.json_files import load_export
from bot.matches.replay import ReplayProblem, read_export


def verify(file: Annotated[Path, typer.Argument(help="An exported match.")]) -> None:
    """Check an exported match: its chain, its secret, every draw, and every move by the rules.

    The exit code is 0 when all of it holds, 1 when something does not, 2 when the file is no exported match.
    """
    try:
        data = file.read_bytes()
        export = load_export(data)
        found = standalone.problems(export)
        replay = read_export(data, known_games())
    except (OSError, ValueError, ReplayProblem) as problem:
        typer.echo(f"{file} cannot be checked: {problem}", err=True)
        raise typer.Exit(2) from None
    found += replay.breaches()
    for each in found:
        typer.echo(f"WRONG: {each}")
    if found:
        raise typer.Exit(1)
    draws = sum(len(entry.draws) for entry in replay.log)
    typer.echo(f"All holds: {len(replay.log)} entries, {draws} draws, every move allowed by the rules.")
    typer.echo(standalone.to_compare(export))
