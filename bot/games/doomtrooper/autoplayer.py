"""The game's own player: it recruits, equips and attacks where it can, and passes otherwise."""

from __future__ import annotations

from bot.games.doomtrooper.asking import menus, quiet
from bot.games.doomtrooper.asking.position import Asked
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import ActionFrame, Combat
from bot.games.question_tree import DrawnAnswers


def play(asked: Asked) -> Command:
    """The first thing that can be done with an action or in a combat; otherwise the quiet answer."""
    if isinstance(asked.case.top, (ActionFrame, Combat)):
        return menus.command(DrawnAnswers(lambda _: 0), asked)
    return quiet.default(asked)
