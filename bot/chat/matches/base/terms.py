"""What a match is played by, in words: ruleset, time for a move, what happens when it runs out."""

from __future__ import annotations

from bot.chat.base.messages import LineRenderer, small
from bot.chat.base.text import escape
from bot.locales.sentences import Localizer

_DAY, _HOUR, _MINUTE = 86400, 3600, 60
_SHORT_HASH = 12


def terms_lines(renderer: LineRenderer) -> list[str]:
    """The terms of a match as lines for everybody."""
    terms, say = renderer.position.match.terms, renderer.words.say
    time = say("terms-no-limit") if terms.timing.seconds is None else span(terms.timing.seconds, renderer.words)
    lines = [say("terms-time", time=time)]
    if terms.timing.seconds is not None:
        lines.append(say("terms-expiry", expiry=say(f"command-match-expiry-{terms.timing.expiry}")))
    if terms.timing.opens is not None:
        lines.append(say("terms-opens", time=span(terms.timing.opens, renderer.words)))
    timing = terms.timing
    beyond = {"window": timing.window, "veil": timing.veil, "reserve": timing.reserve, "length": timing.length}
    lines += [say(f"terms-{name}", time=span(time, renderer.words)) for name, time in beyond.items() if time]
    lines += [say("terms-series", best=terms.best)] if terms.best > 1 else []
    variant = _variant(renderer)
    ruleset = escape(terms.ruleset)
    lines.append(small([say("terms-ruleset", ruleset=ruleset, variant=variant)]))
    lines.append(small([_pack(renderer)]))
    return lines


def _pack(renderer: LineRenderer) -> str:
    match = renderer.position.match
    if match.terms.pack:
        return renderer.words.say("terms-pack", pack=match.terms.pack[:_SHORT_HASH])
    # Only a game whose own components are not those of the box has something to say here.
    key = f"standin-{match.game}"
    said = renderer.words.say(key)
    return "" if said == key else said


def _variant(renderer: LineRenderer) -> str:
    match = renderer.position.match
    return variant_name(match.game, match.terms.variant, renderer.words)


def variant_name(game: str, variant: str, words: Localizer) -> str:
    """What a variant is called: the game's own sentence, else its key."""
    key = f"variant-{game}-{variant}"
    said = words.say(key)
    return variant if said == key else said


def span(seconds: int, words: Localizer) -> str:
    """A length of time in its largest whole unit."""
    for unit, size in (("days", _DAY), ("hours", _HOUR), ("minutes", _MINUTE)):
        if seconds >= size and seconds % size == 0:
            return words.say(f"span-{unit}", count=seconds // size)
    return words.say("span-minutes", count=max(1, round(seconds / _MINUTE)))
