"""Refusals: which rule of the digest a command breaks, and in which words that is said."""

from __future__ import annotations

from bot.games.values import Arg, Line, Violation

BOOK = "prsi-cs"

RULES = frozenset(
    f"{BOOK}.{rule}"
    for rule in (
        *("ace.pass-on", "ace.stand", "end.match", "end.out", "over.only", "over.suit", "players.count"),
        *("seven.pass-on", "turn.draw", "turn.match", "turn.order", "turn.own-card"),
    )
)
"""Slugs of all rules that a refusal may cite."""


def refuse(rule: str, sentence: str, /, **values: Arg) -> Violation:
    """A violation of a rule, named without its book; ``sentence`` is the rest of the message's name."""
    return Violation(f"{BOOK}.{rule}", Line(f"prsi-no-{sentence}", values))
