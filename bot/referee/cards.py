"""``python -m bot cards``: how much of the real cards the referee can carry out."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.installed import GAMES

cards = typer.Typer(help="The real cards of games, and what the referee knows of them.", no_args_is_help=True)


@cards.callback()
def _several() -> None:
    """The real cards of games, and what the referee knows of them."""


@cards.command("coverage")
def print_coverage(
    unsaid: Annotated[bool, typer.Option("--unsaid", help="List the cards that are not said wholly.")] = False,
) -> None:
    """Print how many cards of each set are said wholly, mostly, in part and not at all, and how many have doubts."""
    for game in GAMES:
        for line in game.coverage(unsaid) if game.coverage else ():
            typer.echo(line)
