"""The ways to play: for how many, how they stand to each other, and the victory points that win."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from bot.games.setup import FirstMatch, Ruleset, Variant

TARGET = "target"
"""The choice of the table: the victory points that win."""
TARGETS = range(5, 201)
OPPONENT = "opponent"
"""The choice of the table: how well the game's own player plays."""
Level: TypeAlias = Literal["", "easy", "normal"]
"""How well the game's own player plays; empty in matches of the first versions, where it takes what comes first."""

DUEL, FREE = Variant("duel", (2, 2)), Variant("free", (3, 4))
"""Two against each other; everybody against everybody."""
ENEMIES, TEAMS = Variant("arch-enemies", (3, 4)), Variant("teams", (4, 8))
"""Everybody first against the one to the left; two teams of equal size."""
RULESETS = (
    Ruleset(SWEDISH.key, SWEDISH.book, (DUEL, FREE, ENEMIES, TEAMS)),
    Ruleset(CZECH.key, CZECH.book, (DUEL, FREE)),
)
FIRST_MATCH = FirstMatch(DUEL.key, 2, {TARGET: "15", OPPONENT: "easy"})
"""To a near goal, with ready decks, against the game's own player at its easiest."""


def usual_target(rules: Rules, variant: str) -> int:
    """The victory points that win where the lobby says nothing."""
    return rules.team_target if variant == TEAMS.key else rules.target
