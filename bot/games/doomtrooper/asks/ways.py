"""What the numbered answers of a choice stand for, in words: ways, names, ratings, effects that wait for their turn."""

from __future__ import annotations

from bot.games.doomtrooper.acts.deeds.ways import names
from bot.games.doomtrooper.asks.offering import token_label
from bot.games.doomtrooper.looks.holding.listeners import ability_at
from bot.games.doomtrooper.looks.playing.targets import areas
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.words.deeds import Actions, Name, PlayNow, Swap
from bot.games.doomtrooper.words.effects import Choose
from bot.games.doomtrooper.words.saying.effects import ability, effects
from bot.games.doomtrooper.words.saying.tags import tag
from bot.games.values import Line, Seat


def way(case: Case, reader: Seat, number: int) -> Line:
    """What a numbered answer stands for; its number alone where nothing more is known.

    Args:
        reader: the seat that chooses.
    """
    said = _said(case, reader, number)
    if said is None:
        return Line("doomtrooper-way", {"number": number + 1})
    return said


def _said(case: Case, reader: Seat, number: int) -> Line | None:
    frame, beneath = case.top, case.state.stack[-2] if len(case.state.stack) > 1 else None
    if not isinstance(frame, frames.Choosing):
        return None
    if isinstance(beneath, frames.Simultaneous) and frame.what == "order":
        return _waiting(case, beneath.waiting[number], reader)
    if not isinstance(beneath, frames.Carrying) or beneath.at >= len(beneath.effects):
        return None
    match beneath.effects[beneath.at]:
        case Actions() if frame.what == "action":
            return token_label(case, frame.seat, number)
        case Choose(ways=ways) if frame.what == "way":
            return effects(ways[number])
        case Name() as word if frame.what == f"name-{word.what}":
            return tag(names(case, word)[number])
        case PlayNow() if frame.what == "area":
            card = beneath.answers[0][0]
            return labels.area(areas(case, card, case.printed(card).play)[number])
        case Swap(ratings=ratings) if frame.what == "ratings":
            return labels.rating(ratings[number])
    return None


def _waiting(case: Case, one: frames.Waiting, reader: Seat) -> Line:
    """An effect that was set off: its card, and what it does."""
    card = labels.choice(case, one.card, reader)
    found = ability_at(case, one.card, one.ability)
    if found is None and not one.effects:
        return card
    what = effects(one.effects) if found is None else ability(found)
    return Line("doomtrooper-way-of", {"card": card, "what": what})
