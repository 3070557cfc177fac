"""The abilities of cards in play that somebody may use."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.effects import Ability


def abilities_of(case: Case, card: CardId) -> Iterator[tuple[int, Ability]]:
    """The abilities that stand on a card, with their places."""
    text = case.printed(card).text
    if text is not None:
        yield from enumerate(text.abilities)


def ability_at(case: Case, card: CardId, place: int) -> Ability | None:
    """The ability of a card at a place; ``None`` where there is none."""
    return next((ability for at, ability in abilities_of(case, card) if at == place), None)
