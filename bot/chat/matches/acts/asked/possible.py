"""The ways to a deed in the questions of a seat: the options that lead to it, and the picks that follow them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.lookups import Deed, Deeds
from bot.games.questions import Complete, Prompt, Step
from bot.games.values import Line, Seat
from bot.matches.model.position import Position

ANY = "*"
"""The pick for which every option will do."""
_WIDE = 60
"""Options that are looked behind for a deed: a group has few people."""


class Way(NamedTuple):
    """A deed that is on offer: how it is called, and what it can be done with or to, as far as that is picked next.

    ``ends`` tells that nothing more is picked, and ``among`` has what the deed comes to.
    """

    what: Line
    among: tuple[Line, ...] = ()
    ends: bool = False


def may(deeds: Deeds, position: Position, prompts: tuple[Prompt, ...], seat: Seat, deed: Deed) -> tuple[Way, ...]:
    """The ways in which a seat that is asked these may do a deed now, each once; none where it may not."""
    picks, found = deeds.picks(position.state, seat, deed), list[Way]()
    for prompt in prompts if picks else ():
        found += [way for way in _under(position, prompt, (), picks, deeds.asks_who_first) if way not in found]
    whom = deeds.whom(position.state, seat, deed) if found else None
    if whom is None:
        return tuple(found)
    return (Way(found[0].what, whom),) if whom else ()


def _under(
    position: Position, prompt: Prompt, path: tuple[str, ...], picks: frozenset[str], deeper: bool
) -> Iterator[Way]:
    step = position.step(prompt, path)
    if not isinstance(step, Step):
        return
    if ANY in picks:
        yield Way(step.ask, tuple(option.label for option in (*step.options, *step.others)))
        return
    for option in step.options[:_WIDE]:
        if option.token in picks:
            yield from _behind(position, prompt, (*path, option.token), picks, option.label)
        elif deeper and not path:
            yield from _under(position, prompt, (option.token,), picks, deeper)


def _behind(
    position: Position, prompt: Prompt, path: tuple[str, ...], picks: frozenset[str], label: Line
) -> Iterator[Way]:
    """The ways behind an option: the deed itself, where several are behind it, else what it is done to."""
    after = position.step(prompt, path)
    if not isinstance(after, Step):
        yield Way(label, (after.preview,) if isinstance(after, Complete) else (), ends=True)
        return
    inner = [each for each in after.options if each.token in picks]
    for each in inner:
        yield from _behind(position, prompt, (*path, each.token), picks, each.label)
    if not inner:
        yield Way(label, tuple(each.label for each in after.options))
