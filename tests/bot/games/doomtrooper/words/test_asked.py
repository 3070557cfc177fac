"""Every name that cards use, or that the registries offer, is one that the engine asks for somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards.naming import parts_of
from bot.games.doomtrooper.words import abilities, continuous, whom
from tests.bot.games.doomtrooper.words.asked import is_asked
from tests.rows import rows

REGISTRIES = {
    "doing": abilities.DOINGS,
    "ability": abilities.ABILITIES,
    "harm": abilities.HARMS,
    "limit": abilities.LIMITS,
    "event": dict.fromkeys(get_args(whom.Event), ""),
}


@pytest.mark.parametrize("registry", REGISTRIES)
def test_every_name_that_is_offered_is_asked_for(registry: str) -> None:
    names = (name.removesuffix("*") for name in REGISTRIES[registry])
    assert [name for name in names if not is_asked(registry, name)] == []


@rows("registry", REGISTRIES)
def test_every_name_that_cards_use_is_asked_for(registry: str) -> None:
    unread = {name: code for of, name, code in _used() if of == registry and not is_asked(registry, name)}
    assert unread == {}


def _used() -> Iterator[tuple[str, str, str]]:
    """The registries and names that the effects of the built-in cards speak of, with the codes of the cards."""
    for card in own_catalogue().values():
        for part in (card.play, card.text):
            for _, one in parts_of(part):
                for of, names in _names(one):
                    yield from ((of, name, card.code) for name in names)


def _names(one: object) -> Iterator[tuple[str, tuple[str, ...]]]:
    match one:
        case continuous.Bar(what=what) | continuous.Permit(what=what):
            yield "doing", what
        case continuous.Able(ability=ability):
            yield "ability", (ability,)
        case continuous.Protect(against=against):
            yield "harm", against
        case continuous.Limit(of=of):
            yield "limit", (of,)
        case whom.On(event=event, also=also):
            yield "event", (event, *also)
