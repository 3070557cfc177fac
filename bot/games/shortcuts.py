"""Several questions in one list: options that a question leads to, as far as a list stays short.

Only what is asked about one person or thing is listed together: who reads a list that goes on to the next one would
settle for both with one pick.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from msgspec import Struct

from bot.games.offers import only
from bot.games.questions import Complete, Option, Question, Step, bare
from bot.games.values import Arg, Line

_BETWEEN = " → "
MOST, LONGEST, LISTS = 12, 25, 5
"""Lines up to which a list is looked over at once, lines that a list can have, and lists that are shown together."""

Say = Callable[[Line], str]
"""Puts a label into words."""
Walk = Callable[[tuple[str, ...]], Question | Complete[Any] | None]
"""Where a path leads, as :meth:`Game.step` says it for one prompt."""
Taken = Callable[[tuple[str, ...]], tuple[Step, ...]]
"""Which questions after a path are never asked, as :meth:`Game.taken` says it for one prompt."""


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


def settled(walk: Walk, taken: Taken, path: tuple[str, ...], asked: tuple[Line, ...]) -> tuple[Line, ...]:
    """The only answers that follow a path, as far as they are about the same person and thing as what was picked.

    Args:
        asked: the questions that its last picks answered.
    """
    labels: tuple[Line, ...] = ()
    while True:
        step = walk(path)
        said = only(step) if isinstance(step, Step) else None
        for each in (*taken(path), *((step,) if isinstance(step, Step) and said is not None else ())):
            if _is_elsewhere(each.ask, asked):
                return labels
            labels, asked = (*labels, *(option.label for option in each.options)), (*asked, each.ask)
        if said is None:
            return labels
        path = (*path, said)


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


# Their labels.


def labels_of(say: Say, found: Sequence[Shortcut], settled: Sequence[tuple[Line, ...]], limit: int) -> list[str]:
    """The labels of a list of shortcuts.

    Args:
        settled: the only answers that follow each of them, which are named where there is room for them.
    """
    said = [_with_settled(say, each, beside, limit) for each, beside in zip(found, settled, strict=True)]
    # Labels that differ in details alone keep them.
    return [
        label_of(say, each, limit) if said.count(label) > 1 else label for each, label in zip(found, said, strict=True)
    ]


def label_of(say: Say, shortcut: Shortcut, limit: int) -> str:
    """The labels of a shortcut as one; the last pick distinguishes options, so that the first are left out.

    What is picked several times in a row is counted.
    """
    parts = _parts(say, shortcut)
    shown = (["…", *parts[left:]] if left else parts for left in range(len(parts)))
    return _first(shown, limit) or parts[-1]


def _with_settled(say: Say, shortcut: Shortcut, settled: tuple[Line, ...], limit: int) -> str:
    """The labels of a shortcut and what it settles; where there is too little room, the first ones without details."""
    parts = _parts(say, shortcut)
    beside = (say(label) for label in settled)
    longer = [*parts, *(each for each in beside if each not in parts)]
    # What a label leaves open is said behind it.
    longer[:-1] = [each.removesuffix(" …") for each in longer[:-1]]
    shown = (
        [*map(_in_short, each[:number]), *each[number:]] for each in (longer, parts) for number in range(len(each))
    )
    return _first(shown, limit) or label_of(say, shortcut, limit)


def _parts(say: Say, shortcut: Shortcut) -> list[str]:
    parts = [say(label) for label in shortcut.labels]
    if len(parts) != len(shortcut.tokens):
        return parts
    runs = [(part, len([*run])) for (_, part), run in groupby(zip(shortcut.tokens, parts, strict=True))]
    return [part if times == 1 else f"{times}× {part}" for part, times in runs]


def _first(shown: Iterable[list[str]], limit: int) -> str:
    """The first that fits; empty where none does."""
    return next((label for label in map(_BETWEEN.join, shown) if len(label) <= limit), "")


def _in_short(label: str) -> str:
    """A label without its details."""
    return label.partition(" (")[0].partition(" · ")[0]
