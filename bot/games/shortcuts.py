"""Several questions in one list: options that a question leads to, as far as a list stays short.

Only what is asked about one person or thing is listed together: who reads a list that goes on to the next one would
settle for both with one pick.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import Struct

from bot.games.offers import only
from bot.games.questions import Complete, Option, Question, Step, bare
from bot.games.values import Arg, Line

MOST, LONGEST, LISTS = 12, 25, 5
"""Lines up to which a list is looked over at once, lines that a list can have, and lists that are shown together."""

Walk = Callable[[tuple[str, ...]], Question | Complete[Any] | None]
"""Where a path leads, as :meth:`Game.step` says it for one prompt."""


class Shortcut(Struct, frozen=True):
    """Options picked one after the other: their tokens, and the label of each."""

    tokens: tuple[str, ...]
    labels: tuple[Line, ...]


def grouped(found: tuple[Shortcut, ...], depth: int = 0) -> tuple[tuple[Shortcut, ...], ...]:
    """Shortcuts in lists: one where it is short, else one for each option that leads on to several, level by level.

    Args:
        depth: how many picks all of them begin with.
    """
    if len(found) <= MOST:
        return (found,)
    groups: dict[tuple[str, ...], tuple[Shortcut, ...]] = {}
    for each in found:
        head = each.tokens[: depth + 1]
        groups[head] = (*groups.get(head, ()), each)
    parts = [part for group in groups.values() for part in grouped(group, depth + 1)]
    alone = tuple(part[0] for part in parts if len(part) == 1)
    several = tuple(part for part in parts if len(part) > 1)
    return (alone, *several) if alone else several


def folded(walk: Walk, path: tuple[str, ...], step: Step, seldom: frozenset[str] = frozenset()) -> tuple[Shortcut, ...]:
    """The options of a question and those that follow it, as far as they are looked over in one list or a few.

    No list gets longer than is looked over at once, or than the question is by itself.
    """
    longest = max(MOST, len(step.options))

    def fits(found: tuple[Shortcut, ...]) -> bool:
        lists = grouped(found)
        return len(lists) <= LISTS and max(map(len, lists)) <= longest <= LONGEST

    return shortcuts(walk, path, step, fits, seldom)


def shortcuts(
    walk: Walk,
    path: tuple[str, ...],
    step: Step,
    fits: Callable[[tuple[Shortcut, ...]], bool],
    seldom: frozenset[str] = frozenset(),
) -> tuple[Shortcut, ...]:
    """The options of a question, those that lead to few further options in their place, as far as all of them fit.

    All that lead to one kind of question are merged or none of them, so that no list goes into detail about one option
    and leaves out another like it. What adds the fewest is merged first.

    Args:
        seldom: options that stay as they are.
    """
    found = tuple(Shortcut((option.token,), (option.label,)) for option in step.options)
    if not fits(found):
        return found
    asked = (step.ask,)
    after = {each.tokens: _END if each.tokens[0] in seldom else _after(walk, path, each, asked) for each in found}
    while True:
        added: dict[str, int] = {}
        for each in found:
            further = after[each.tokens]
            if further.found:
                added[further.kind] = added.get(further.kind, 0) + len(further.found) - 1
        kind = min(added, key=lambda one: added[one], default=None)
        if kind is None:
            return found
        merged = [each for each in found if after[each.tokens].kind == kind]
        longer = tuple(one for each in found for one in (after[each.tokens].found if each in merged else (each,)))
        if not fits(longer):
            return found
        for each in merged:
            further = after[each.tokens]
            after |= {one.tokens: _after(walk, path, one, further.asked) for one in further.found}
        found = longer


class _Further(NamedTuple):
    """A shortcut lengthened by the options of one more question, and the questions until then; none where it stays."""

    found: tuple[Shortcut, ...] = ()
    asked: tuple[Line, ...] = ()

    @property
    def kind(self) -> str:
        """The kind of the last question."""
        return bare(self.asked[-1]).key if self.asked else ""


_END = _Further()


def _after(walk: Walk, path: tuple[str, ...], so_far: Shortcut, asked: tuple[Line, ...]) -> _Further:
    """A shortcut lengthened by the next question that leaves a choice; none where that is no pick of one option."""
    while isinstance(step := walk((*path, *so_far.tokens)), Step) and (said := only(step)) is not None:
        if _is_elsewhere(step.ask, asked):
            return _END
        so_far = _longer(so_far, said, *step.options)
    if not isinstance(step, Step) or (step.least, step.most) != (1, 1) or _is_elsewhere(step.ask, asked):
        return _END
    return _Further(tuple(_longer(so_far, option.token, option) for option in step.options), (*asked, step.ask))


def _is_elsewhere(ask: Line, asked: tuple[Line, ...]) -> bool:
    """Whether a question is about another person than those before it, or asks the same about another thing."""
    question, *others = (bare(each) for each in (ask, *asked))
    who = question.args.get("who", "")
    return who not in ("", others[0].args.get("who", "")) or any(
        before.key == question.key and _named(before) != _named(question) for before in others
    )


def _named(ask: Line) -> dict[str, Arg]:
    """The things that a question names, without persons and numbers."""
    return {name: value for name, value in ask.args.items() if name != "who" and not isinstance(value, int)}


def _longer(so_far: Shortcut, said: str, *options: Option) -> Shortcut:
    return Shortcut((*so_far.tokens, said), (*so_far.labels, *(option.label for option in options)))
