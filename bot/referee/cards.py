"""``python -m bot cards``: how much of the real cards the referee can carry out."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.cards.coverage import Coverage, coverage

cards = typer.Typer(help="The cards of Doomtrooper, and what the referee knows of them.", no_args_is_help=True)

_COLUMNS = ("cards", "wholly", "mostly", "partly", "not said", "doubtful")
_ALL = "all sets"


@cards.callback()
def _several() -> None:
    """The cards of Doomtrooper, and what the referee knows of them."""


@cards.command("coverage")
def print_coverage(
    unsaid: Annotated[bool, typer.Option("--unsaid", help="List the cards that are not said wholly.")] = False,
) -> None:
    """Print how many cards of each set are said wholly, mostly, in part and not at all, and how many have doubts."""
    catalogue = own_catalogue()
    rows = coverage(catalogue.values())
    width = max(len(row.set or _ALL) for row in rows)
    typer.echo("  ".join((" " * width, *(f"{column:>8}" for column in _COLUMNS), f"{'share':>8}")))
    for row in rows:
        typer.echo(_line(row, width))
    if unsaid:
        for card in sorted(catalogue.values(), key=lambda card: card.code):
            said = card.text.said if card.text else "none"
            if said != "all":
                doubts = "; ".join(card.text.doubts) if card.text else ""
                typer.echo(f"{card.code} {card.name}: {said}" + (f" ({doubts})" if doubts else ""))


def _line(row: Coverage, width: int) -> str:
    figures = (row.cards, row.wholly, row.mostly, row.partly, row.unsaid, row.doubtful)
    return "  ".join((f"{row.set or _ALL:<{width}}", *(f"{figure:>8}" for figure in figures), f"{row.share:>8.1%}"))
