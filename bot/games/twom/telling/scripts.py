"""A script as it is read out: its text, and what can be chosen in it."""

from __future__ import annotations

from bot.games.twom.pack.components import Components
from bot.games.twom.pack.effects.story import Choose
from bot.games.values import Line


def script_lines(components: Components, number: int) -> tuple[Line, ...]:
    """The paragraphs of a script of the pack; none where the pack does not have it."""
    script = components.scripts.get(number)
    if script is None:
        return ()
    ways = (way.label for effect in script.effects if isinstance(effect, Choose) for way in effect.ways)
    return (components.say(script.text), *(Line("twom-way", {"way": components.say(label)}) for label in ways))
