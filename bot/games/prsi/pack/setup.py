"""The choices of the lobby: how many deals are to be won, and how well the game's own player plays."""

from __future__ import annotations

from bot.games.prsi.pack.refusals import BOOK, refuse
from bot.games.questions import Option
from bot.games.setup import Choice, FirstMatch, Ruleset, Setup, Variant
from bot.games.values import Line, Violation

SEATS = (2, 4)
RULESET = Ruleset(f"{BOOK}@2026", BOOK, (Variant("plain", SEATS),))
GOAL, GOALS, USUAL = "goal", range(1, 6), 2
"""The choice of the table, and the deals that can be agreed on."""
OPPONENT, LEVELS = "opponent", ("normal", "easy")
FIRST_MATCH = FirstMatch("plain", 2, {GOAL: "1", OPPONENT: "easy"})


def choices(setup: Setup) -> tuple[Choice, ...]:
    """The deals to win, and the level of the game's own player where it has a seat."""
    goal = Choice(GOAL, False, kind="number", least=GOALS[0], most=GOALS[-1], usual=USUAL, needed=False)
    if not any(seat.automated for seat in setup.seats):
        return (goal,)
    levels = tuple(Option(level, Line(f"prsi-level-{level}")) for level in LEVELS)
    return goal, Choice(OPPONENT, False, levels, needed=False)


def check(setup: Setup) -> tuple[Violation, ...]:
    """Why a match cannot be opened.

    Rules: prsi-cs.players.count, prsi-cs.end.match
    """
    ways = {variant.key for variant in RULESET.variants}
    if setup.ruleset != RULESET.key or setup.variant not in ways or not SEATS[0] <= len(setup.seats) <= SEATS[1]:
        return (refuse("players.count", "seats", least=SEATS[0], most=SEATS[1]),)
    if setup.options.get(GOAL, str(USUAL)) not in map(str, GOALS):
        return (refuse("end.match", "goal", least=GOALS[0], most=GOALS[-1]),)
    return ()


def goal_of(setup: Setup) -> int:
    """The deals to win in a match that passed :func:`check`."""
    return int(setup.options.get(GOAL, USUAL))


def is_easy(setup: Setup) -> bool:
    """Whether the game's own player holds back."""
    return setup.options.get(OPPONENT) == "easy"
