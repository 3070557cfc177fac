"""What waits for events: abilities of the cards in play, and words that watch for a while."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.doomtrooper.effects.context import Context, standing_on
from bot.games.doomtrooper.effects.look.matching import found
from bot.games.doomtrooper.effects.look.rates import Kinds, silenced, words
from bot.games.doomtrooper.effects.sources import reached, text_of
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.effects import Ability, Copies, Effect, Grant, Watch
from bot.games.doomtrooper.words.whom import Event, On

WATCH = -1
"""In the place of an ability: words that watch, or that were granted, which stand on no card as its ability."""


class Listener(NamedTuple):
    """Something that an event may set off."""

    on: On
    context: Context
    card: CardId
    ability: int
    effects: tuple[Effect, ...]
    instead: bool
    one: Ability | None = None


def listening(case: Case, event: Event) -> list[Listener]:
    """What waits for an event."""
    return case.once(_Listeners).get(event, [])


class _Listeners(dict[str, list[Listener]]):
    def __init__(self, case: Case) -> None:
        super().__init__()
        for one in _found(case):
            for event in (one.on.event, *one.on.also):
                self.setdefault(event, []).append(one)


def _found(case: Case) -> Iterator[Listener]:
    for card in case.in_play():
        text = text_of(case, card)
        if text is None or not text.abilities or case.card(card).unpaid:
            continue
        if "abilities" not in _silence(case, card):
            yield from of_card(case, card)
    look = case.once(Kinds)
    for held in words(case):
        if isinstance(held.word, Watch):
            yield Listener(held.word.on, held.context, held.source, WATCH, held.word.effects, held.word.instead)
        elif isinstance(held.word, Grant):
            for card in reached(look, held):
                yield from _given(case, card, held.word.abilities)
        elif isinstance(held.word, Copies) and held.word.what != "ratings":
            for card in reached(look, held):
                for other in found(look, held.word.of, held.context):
                    text = text_of(case, other)
                    yield from _given(case, card, () if text is None else text.abilities)


def _given(case: Case, card: CardId, abilities: tuple[Ability, ...]) -> Iterator[Listener]:
    """Abilities that a card has by another one, as if they stood on it."""
    for ability in abilities:
        if ability.on is not None:
            yield Listener(ability.on, standing_on(case, card), card, WATCH, ability.effects, ability.instead, ability)


def _silence(case: Case, card: CardId) -> frozenset[str]:
    what = silenced(case).get(card, frozenset())
    return what | {"abilities"} if "all" in what else what


def of_card(case: Case, card: CardId) -> Iterator[Listener]:
    """What waits for events on one card, whether it is in play or has just left."""
    text = text_of(case, card)
    for place, ability in enumerate(() if text is None else text.abilities):
        if ability.on is not None:
            context = standing_on(case, card)
            yield Listener(ability.on, context, card, place, ability.effects, ability.instead, ability)
