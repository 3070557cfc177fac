"""A script as it is read out: its text, and what can be chosen in it."""

from __future__ import annotations

from functools import reduce

from bot.games.twom.pack.components import Components
from bot.games.twom.pack.effects.story import Choose
from bot.games.values import Line

SCRIPT = "twom-script"
"""The line of a whole script."""


def script(components: Components, number: int) -> tuple[Line, ...]:
    """A script of the pack as one line with everything in it; none where the pack does not have it."""
    text = script_text(components, number)
    return () if text is None else (Line(SCRIPT, {"title": script_title(components, number), "text": text}),)


def script_title(components: Components, number: int) -> Line:
    """What stands above a script of the pack: its number, and the name of a pack that only stands in for the book."""
    pack = components.pack
    return Line("twom-script-title", {"script": number, "pack": components.say(pack.name) if pack.stand_in else 0})


def script_text(components: Components, number: int) -> Line | None:
    """The text of a script of the pack, with what can be chosen below it; ``None`` where the pack does not have it."""
    there = components.scripts.get(number)
    if there is None:
        return None
    choices = (effect for effect in there.effects or () if isinstance(effect, Choose))
    ways = (components.say(way.label) for choice in choices for way in choice.ways)
    return reduce(lambda text, way: Line("twom-way", {"text": text, "way": way}), ways, components.say(there.text))
