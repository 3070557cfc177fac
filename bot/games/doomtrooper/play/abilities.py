"""The abilities of cards in play that somebody may use: their own, and those that other cards give them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.doomtrooper.effects.look.matching import found
from bot.games.doomtrooper.effects.look.rates import GIVING, Kinds, silenced, words
from bot.games.doomtrooper.effects.sources import reached, sorts
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.effects import Ability, Copies, Grant

GIVEN = 100
"""The place of the first ability that a card has by another one."""
SILENT = frozenset({"all", "abilities"})


def abilities_of(case: Case, card: CardId) -> Iterator[tuple[int, Ability]]:
    """The abilities that a card has, with their places: none of its own while it is silenced."""
    text = case.printed(card).text
    if text is not None and SILENT.isdisjoint(silenced(case).get(card, ())):
        yield from enumerate(text.abilities)
    if not sorts(case).isdisjoint(GIVING):
        yield from enumerate(case.once(_given).get(card, ()), GIVEN)


def ability_at(case: Case, card: CardId, place: int) -> Ability | None:
    """The ability of a card at a place; ``None`` where there is none."""
    return next((ability for at, ability in abilities_of(case, card) if at == place), None)


def usable_at_all(case: Case) -> tuple[tuple[CardId, int, Ability], ...]:
    """The abilities of the cards in play, with their places."""
    changes = silenced(case) or not sorts(case).isdisjoint(GIVING)
    return case.once(_lying) if changes else case.laid(_lying)


def _lying(case: Case) -> tuple[tuple[CardId, int, Ability], ...]:
    return tuple((card, place, ability) for card in case.in_play() for place, ability in abilities_of(case, card))


def _given(case: Case) -> dict[CardId, tuple[Ability, ...]]:
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
