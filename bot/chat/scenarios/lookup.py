"""Finding a scenario card: by what a person typed, or the very card that was shown before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.chat.answers.components import MatchComponents
from bot.chat.base.errors import Refusal
from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer
from rules_index import Oracle, Scenario, scenario_label

_LONGEST, _NAMES = 100, 1000


def listed(oracle: Oracle, components: MatchComponents | None, words: Localizer) -> dict[str, int | Scenario]:
    """Every scenario card by what it is offered as: those of the channel's match by their places, then the books'.

    A book's card whose name is taken by one of the match is marked as the book's.
    """
    own: dict[str, int | Scenario] = dict(components.scenarios) if components else {}
    taken = {name.casefold() for name in own}
    for card in oracle.scenarios():
        label = scenario_label(card)
        own[words.say("scenario-of-book", name=label) if label.casefold() in taken else label] = card
    return own


def meant(
    oracle: Oracle, components: MatchComponents | None, name: str, words: Localizer
) -> int | tuple[Scenario, str]:
    """The card that is meant: its place among the components of the channel's match, else a book's with its title.

    Without a name it is the scenario that is played, or the only card there is.

    Raises:
        Refusal: there is no such card, or no name where there are several; the refusal names those there are.
    """
    cards = listed(oracle, components, words)
    if not cards:
        raise Refusal("scenario-nothing")
    found = _named(oracle, components, name, cards) if name else _only(components, cards)
    if found is None:
        names = escape(one_line(", ".join(cards), _NAMES))
        if not name:
            raise Refusal("scenario-which", names=names)
        raise Refusal("scenario-none", name=escape(one_line(name, _LONGEST)), names=names)
    return found if isinstance(found, int) else (found, _title(oracle, found))


def _named(
    oracle: Oracle, components: MatchComponents | None, name: str, cards: Mapping[str, int | Scenario]
) -> int | Scenario | None:
    exact = next(
        (card for label, card in cards.items() if one_line(label, _LONGEST).casefold() == name.casefold()), None
    )
    if exact is not None:
        return exact
    place = components.named(name) if components else None
    if components is not None and place in components.scenarios.values():
        return place
    return oracle.scenario(name)


def _only(components: MatchComponents | None, cards: Mapping[str, int | Scenario]) -> int | Scenario | None:
    played = components.scenario if components else None
    if played is not None:
        return played
    return next(iter(cards.values())) if len(cards) == 1 else None


def scenario_again(oracle: Oracle, label: str, hits: Sequence[str]) -> tuple[Scenario, str] | None:
    """The card with this label in the book that is the only hit, and the book's title; ``None`` when it is gone."""
    same = (card for card in oracle.scenarios() if scenario_label(card) == label and [card.book] == list(hits))
    card = next(same, None)
    return (card, _title(oracle, card)) if card else None


def _title(oracle: Oracle, card: Scenario) -> str:
    return next((book.title for book in oracle.books if book.key == card.book), card.book)
