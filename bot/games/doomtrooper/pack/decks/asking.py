"""Asking the owner of a list what of it is the sideboard, with the list as it would be written for each answer."""

from __future__ import annotations

import re

from bot.games.doomtrooper.pack.decks.deck import SIDE_HEADING
from bot.games.doomtrooper.pack.decks.files.lines import BrokenFile
from bot.games.doomtrooper.pack.decks.files.opening import lines_in
from bot.games.doomtrooper.pack.decks.parts import Question
from bot.games.values import Arg, Line, Meaning, Unclear

_HEADINGS = {"side": SIDE_HEADING, "main": "Deck", "out": "Maybeboard"}
"""What is written above the cards for each answer."""
_BRACKETS = re.compile(r"[()]")


def unclear(content: bytes, question: Question) -> Unclear:
    """The question about a list that was read from these bytes."""
    found = lines_in(content)
    lines = [] if found is None or isinstance(found, BrokenFile) else [each.text for each in found]
    counts: dict[str, Arg] = {
        "count": question.count,
        "rest": question.rest,
        "all": question.count + question.rest,
    }
    if question.names:
        about: dict[str, Arg] = {"headings": ", ".join(question.names), "many": len(question.names)}
        asked, answers, tokens = "headings", "place", ["main", "side", "out"]
    else:
        about = {"first": lines[question.at[0]]}
        asked, answers, tokens = "side", "answer", ["side", "main"]
    return Unclear(
        Line(f"doomtrooper-deck-ask-{asked}", {**counts, **about}),
        "\n".join(lines),
        tuple(
            Meaning(token, Line(f"doomtrooper-deck-{answers}-{token}", counts), _as_meant(lines, question, token))
            for token in tokens
        ),
    )


def _as_meant(lines: list[str], question: Question, token: str) -> str:
    meant, heading = list(lines), _HEADINGS[token]
    if not question.names:
        meant.insert(question.at[0], heading)
    for at, name in zip(question.at, question.names, strict=False):
        meant[at] = f"{heading} ({_BRACKETS.sub('', name)})"
    for at, kind in reversed(question.ends):
        meant.insert(at, _HEADINGS[kind])
    return "\n".join(meant)
