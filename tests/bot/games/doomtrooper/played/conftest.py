"""In this folder nothing is played with but printed cards: whatever position is looked at is held to that."""

from __future__ import annotations

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.rulesets import Rules


@pytest.fixture(autouse=True)
def _printed_cards_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position with a card that is invented, or of which anything is changed, is no proof."""
    printed, begin = own_catalogue().by_code, Case.__init__

    def watched(self: Case, catalogue: Catalogue, rules: Rules, state: State) -> None:
        begin(self, catalogue, rules, state)
        assert not state.inline
        codes = {card.printed_as for card in state.cards}
        assert all(catalogue.by_code.get(code) is printed[code] for code in codes), codes - printed.keys()

    monkeypatch.setattr(Case, "__init__", watched)
