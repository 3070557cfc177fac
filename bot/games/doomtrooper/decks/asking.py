"""Asking the owner of a list what of it is the sideboard, with the list as it would be written for each answer."""

from __future__ import annotations

from bot.games.doomtrooper.decks.deck import SIDE_HEADING
from bot.games.doomtrooper.decks.files.lines import BrokenFile
from bot.games.doomtrooper.decks.files.opening import lines_in
from bot.games.doomtrooper.decks.parts import Question
from bot.games.values import Line, Meaning, Unclear

_HEADINGS = {"side": SIDE_HEADING, "main": "Deck", "out": "Maybeboard"}
"""What is written above the cards for each answer."""


def unclear(content: bytes, question: Question) -> Unclear:
    """The question about a list that was read from these bytes."""
    found = lines_in(content)
    lines = [] if found is None or isinstance(found, BrokenFile) else [each.text for each in found]
    counts = {"count": question.count, "rest": question.rest, "all": question.count + question.rest}
    if question.names:
        names = {"headings": ", ".join(question.names), "many": len(question.names)}
        asked = Line("doomtrooper-deck-ask-headings", {**counts, **names})
    else:
        first = lines[question.at[0]] if lines else ""
        asked = Line("doomtrooper-deck-ask-side", {**counts, "first": first})
    tokens = ("main", "side", "out") if question.names else ("side", "main")
    return Unclear(
        asked,
        "\n".join(lines),
        tuple(
            Meaning(token, Line(f"doomtrooper-deck-answer-{token}", counts), _as_meant(lines, question, token))
            for token in tokens
        ),
    )


def _as_meant(lines: list[str], question: Question, token: str) -> str:
    meant, heading = list(lines), _HEADINGS[token]
    for at in reversed(question.at):
        meant[at : at + bool(question.names)] = [heading]
    return "\n".join(meant)
