"""The game's own player: it recruits, equips and attacks where it can, and passes otherwise."""

from __future__ import annotations

from bot.games.doomtrooper.asking import menus, quiet
from bot.games.doomtrooper.asking.position import Asked
from bot.games.doomtrooper.cards.catalogue import Catalogue
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import ActionFrame, Combat
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.rules.rulesets import RULES
from bot.games.question_tree import DrawnAnswers
from bot.games.questions import Prompt


def play(catalogue: Catalogue, state: State, prompt: Prompt) -> Command:
    """The first thing that can be done with an action or in a combat; otherwise the quiet answer."""
    asked = Asked(Case(catalogue, RULES[state.ruleset], state), prompt.decider)
    if isinstance(state.stack[-1], (ActionFrame, Combat)):
        return menus.command(DrawnAnswers(lambda _: 0), asked)
    return quiet.default(asked)
