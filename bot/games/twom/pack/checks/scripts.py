"""Whether scripts lead in a circle in which nobody chooses and nothing is rolled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.packs.problems import Mistake
from bot.games.twom.pack.effects.story import Effect, ForEach, If, Script
from bot.games.twom.pack.pack import Pack


def script_mistakes(pack: Pack) -> Iterator[Mistake]:
    """The scripts that lead back to themselves by nobody's choice."""
    follows = {each.number: set(_surely(each.effects)) for each in pack.scripts}
    for place, script in enumerate(pack.scripts):
        if script.number in _reached(follows, script.number):
            said = f"script {script.number} leads back to itself without a choice or a roll"
            yield Mistake(("scripts", place, "effects"), said)


def _surely(effects: Iterable[Effect]) -> Iterator[int]:
    """The scripts that follow without anybody's choice or a roll."""
    for effect in effects:
        match effect:
            case Script(number):
                yield number
            case If(then=then, otherwise=otherwise):
                yield from _surely((*then, *otherwise))
            case ForEach(effects=inner):
                yield from _surely(inner)


def _reached(follows: dict[int, set[int]], start: int) -> set[int]:
    found: set[int] = set()
    left = [*follows[start]]
    while left:
        number = left.pop()
        if number not in found:
            found.add(number)
            left += follows.get(number, ())
    return found
