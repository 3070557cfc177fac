"""The answer for a seat whose time ran out: the one that commits it to least."""

from __future__ import annotations

from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import command
from bot.games.doomtrooper.asks.said import Said
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.commands import Command
from bot.games.kernel.ask import DrawnAnswers
from bot.games.kernel.said import offered

QUIET: tuple[Command, ...] = (
    said.Pass(),
    said.Privilege(new=False),
    said.Announce(-1, -1),
    said.ChooseZone(-1),
    said.Split(0),
    said.LetBe(),
    said.DiscardCards(()),
)
"""What is tried, in this order."""


def default(asked: Asked) -> Command:
    """A quiet answer where there is one, else the first that is possible."""
    for quiet in QUIET:
        if offered(Said(quiet), lambda answers: command(answers, asked)) == quiet:
            return quiet
    return command(DrawnAnswers(lambda _: 0), asked)
