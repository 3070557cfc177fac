"""Refusals: the rule that forbids something, and the sentence that says so."""

from __future__ import annotations

from bot.games.doomtrooper.words.rules.rulesets import Rules
from bot.games.values import Arg, Line, Violation


def refuse(rules: Rules, topic: str, /, **values: Arg) -> Violation:
    """The refusal on a topic of ``words/rules/slugs.py``; its sentence has the topic's name."""
    return Violation(rules.slug(topic), Line(f"doomtrooper-no-{topic.replace('.', '-')}", values))
