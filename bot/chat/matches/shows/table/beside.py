"""The lines around the options of a question: above them the facts it is decided by, below them all that is barred."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress

from bot.chat.base.messages import cut, small
from bot.chat.base.text import escape, one_line
from bot.chat.matches.base.match_context import MatchContext
from bot.games.questions import Barred, Option, Prompt, Step
from bot.games.values import Line
from bot.matches.model.position import Position
from rules_index import IndexProblem

_MOST, _LONGEST = 4, 220
_ROOM = 1800
"""Characters of what a question is decided by: below it there is room for the question itself, whatever is above."""


def fact_lines(context: MatchContext, prompt: Prompt, path: tuple[str, ...]) -> list[str]:
    """The lines by which the question at the end of a path is decided.

    Only the seat that is asked reads it, or everybody who advises at a table that plays together.
    """
    position = context.position
    asked = position.prompt(prompt.id, prompt.seat)
    shared = position.variant.together or prompt.seat == context.seat
    if asked is None or context.plans or not shared:
        return []
    lines = map(context.renderer.markdown, position.game.facts(position.state, asked, path))
    return [line for line in cut("\n".join(lines), _ROOM).split("\n") if line]


def beyond(text: str, below: frozenset[str]) -> list[str]:
    """The lines of a paragraph; none where the question below repeats one of them, with its title and answers."""
    lines = [each for each in text.split("\n") if each]
    return [] if below.intersection(lines) else lines


def barred_text(context: MatchContext, prompt: Prompt, paths: Iterable[tuple[str, ...]]) -> str:
    """The first of what is not offered at the end of any of these paths, and how much more there is; empty for none.

    Only the seat that is asked reads it. What it may pick in another question that is open now is not barred.
    """
    if context.plans or prompt.judge or prompt.seat != context.seat:
        return ""
    found: list[Barred] = []
    for path in paths:
        found += [each for each in context.position.barred(prompt, path) if each not in found]
    offered = list(_offered(context, prompt)) if found else []
    found = [each for each in found if each.what not in offered]
    if not found:
        return ""
    lines = [context.words.say("panel-barred"), *(_line(context, each) for each in found[:_MOST])]
    if len(found) > _MOST:
        lines.append(context.words.say("panel-barred-more", count=len(found) - _MOST))
    return small(lines)


def _offered(context: MatchContext, prompt: Prompt) -> Iterator[Line]:
    """The first two picks of the other questions of the seat, with those of a window before the move."""
    position = context.before or context.position
    for other in position.answerable(prompt.seat):
        if other.id == prompt.id or other.judge:
            continue
        for first in _options(position, other, ()):
            yield first.label
            yield from (second.label for second in _options(position, other, (first.token,)))


def _options(position: Position, prompt: Prompt, path: tuple[str, ...]) -> tuple[Option, ...]:
    found = position.step(prompt, path)
    return found.options if isinstance(found, Step) else ()


def _line(context: MatchContext, each: Barred) -> str:
    """Its name, the refusal's own sentence, and the number of the rule; without that while the rules are prepared."""
    client, words, ruling = context.interaction.client, context.words, None
    with suppress(IndexProblem):
        ruling = client.oracle_in(context.interaction.guild_id, words.language).ruling(each.why.rule)
    rule = "" if ruling is None else f" ({escape(ruling.number or ruling.title)})"
    what, why = context.renderer.markdown(each.what), context.renderer.markdown(each.why.line)
    return one_line(f"– **{what}**: {why}{rule}", _LONGEST)
