"""Abilities of the cards in play: those that wait for events, with words that watch for a while, and those to use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.games.doomtrooper.looks.meaning.context import Context, standing_on
from bot.games.doomtrooper.looks.meaning.matching import found
from bot.games.doomtrooper.looks.meaning.rates import GIVING, Kinds, silenced, words
from bot.games.doomtrooper.looks.meaning.sources import reached, sorts, text_of
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.effects import Ability, Copies, Effect, Grant, Watch
from bot.games.doomtrooper.words.whom import Event, On

NOTHING: frozenset[str] = frozenset()
LISTENING = frozenset({Watch, Grant, Copies})
"""The words that wait for events, or give what does."""
WATCH = -1
"""In the place of an ability: words that watch, or that were granted, which stand on no card as its ability."""

GIVEN = 100
"""The place of the first ability that a card has by another one."""
SILENCED = frozenset({"all", "abilities"})


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
    return case.once(_listening).get(event, [])


def _listening(case: Case) -> dict[Event, list[Listener]]:
    """What waits, by event: mostly just what stands on the cards in play."""
    if not silenced(case) and sorts(case).isdisjoint(LISTENING):
        return case.laid(_standing)
    return _by_event(_found(case))


def _standing(case: Case) -> dict[Event, list[Listener]]:
    return _by_event(_on_cards(case))


def _by_event(listeners: Iterable[Listener]) -> dict[Event, list[Listener]]:
    found: dict[Event, list[Listener]] = {}
    for one in listeners:
        for event in (one.on.event, *one.on.also):
            found.setdefault(event, []).append(one)
    return found


def _on_cards(case: Case) -> Iterator[Listener]:
    """What stands on the cards in play."""
    for card in case.in_play():
        text = text_of(case, card)
        if text is not None and text.waiting and not case.card(card).unpaid:
            yield from of_card(case, card)


def _found(case: Case) -> Iterator[Listener]:
    for one in _on_cards(case):
        if "abilities" not in _silence(case, one.card):
            yield one
    look = case.once(Kinds)
    for held in words(case):
        if type(held.word) not in LISTENING:
            continue
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
    what = silenced(case).get(card, NOTHING)
    return what | {"abilities"} if "all" in what else what


def of_card(case: Case, card: CardId) -> Iterator[Listener]:
    """What waits for events on one card, whether it is in play or has just left."""
    text = text_of(case, card)
    if text is None or not text.waiting:
        return
    context = standing_on(case, card)
    for place, ability in text.waiting:
        if ability.on is not None:
            yield Listener(ability.on, context, card, place, ability.effects, ability.instead, ability)


# What is used.


def abilities_of(case: Case, card: CardId) -> Iterator[tuple[int, Ability]]:
    """The abilities that a card has, with their places: none of its own while it is silenced."""
    text = case.printed(card).text
    if text is not None and SILENCED.isdisjoint(silenced(case).get(card, ())):
        yield from enumerate(text.abilities)
    if not sorts(case).isdisjoint(GIVING):
        yield from enumerate(case.once(_used_by_others).get(card, ()), GIVEN)


def ability_at(case: Case, card: CardId, place: int) -> Ability | None:
    """The ability of a card at a place; ``None`` where there is none."""
    return next((ability for at, ability in abilities_of(case, card) if at == place), None)


def usable_at_all(case: Case) -> tuple[tuple[CardId, int, Ability], ...]:
    """The abilities of the cards in play, with their places."""
    changes = silenced(case) or not sorts(case).isdisjoint(GIVING)
    return case.once(_lying) if changes else case.laid(_lying)


def _lying(case: Case) -> tuple[tuple[CardId, int, Ability], ...]:
    return tuple((card, place, ability) for card in case.in_play() for place, ability in abilities_of(case, card))


def _used_by_others(case: Case) -> dict[CardId, tuple[Ability, ...]]:
    """The abilities to be used that cards have by others, as if they stood on them."""
    given: dict[CardId, tuple[Ability, ...]] = {}
    look = case.once(Kinds)
    for held in words(case):
        if isinstance(held.word, Grant):
            for card in reached(look, held):
                given[card] = (*given.get(card, ()), *filter(_is_used, held.word.abilities))
        elif isinstance(held.word, Copies) and held.word.what != "ratings":
            for card in reached(look, held):
                for other in found(look, held.word.of, held.context):
                    text = case.printed(other).text
                    theirs = () if text is None else text.abilities
                    given[card] = (*given.get(card, ()), *filter(_is_used, theirs))
    return given


def _is_used(ability: Ability) -> bool:
    return ability.on is None
