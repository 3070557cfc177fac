"""Whether bars keep a card from coming into play, which is on no table yet: its own, and those on cards of its kind."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.standing import works
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import fits, holds
from bot.games.doomtrooper.looks.meaning.rates import Tables
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId
from bot.games.doomtrooper.words.continuous import Bar
from bot.games.values import Seat


def barred_from_play(case: Case, seat: Seat, card: CardId, names: tuple[str, ...]) -> bool:
    """Whether a bar of one of these names keeps a card that a seat brings into play: its own, or one on such cards."""
    return any(_own(case, seat, card, names)) or any(_others(case, card, names))


def _own(case: Case, seat: Seat, card: CardId, names: tuple[str, ...]) -> Iterator[bool]:
    text = case.printed(card).text
    for word in () if text is None else text.effects:
        if isinstance(word, Bar) and word.who.role == "self" and not set(names).isdisjoint(word.what):
            yield holds(case, word.conditions, Context(seat, card))


def _others(case: Case, card: CardId, names: tuple[str, ...]) -> Iterator[bool]:
    tables, zones = case.once(Tables), (case.card(card).zone,)
    if not any(tables.speak(Bar, name) for name in names):
        return
    for held in tables.all(Bar):
        word = held.word
        if not isinstance(word, Bar) or word.player is not None or set(names).isdisjoint(word.what):
            continue
        meant = not word.who.role and fits(case, card, replace(word.who, zones=zones), held.context)
        meant = meant and (word.whom is None or fits(case, card, replace(word.whom, zones=zones), held.context))
        yield meant and works(case, held, NO_CARD) and holds(case, word.conditions, held.context)
