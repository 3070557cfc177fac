"""A match of Doomtrooper in the middle of a turn, with a card in hand that nobody has described."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.boards.doomtrooper.pack import FORM
from bot.boards.entry import GameEntry
from bot.games.contract import Chance
from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.game import NO_CHANCE, Doomtrooper
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position.events import Event
from bot.games.doomtrooper.position.state import Card
from bot.games.doomtrooper.words.kept import Kept
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import Price, Whom
from bot.games.setup import Setup
from bot.locales.sentences import LOCALES
from tests.bot.behaviour.matches.troopers import first_turn

WARRIORS, SILENT = (("01048", "01340"), ("01025", "01323")), "01058"
_PLAY = Play(price=Price(destiny=2), to="card", whom=Whom(tags=("warrior",)), after="discard")


@cache
def catalogue() -> Catalogue:
    """The packaged cards, with one of which only the table is known."""
    cards = own_catalogue().values()
    return Catalogue(tuple(replace(card, text=None, play=_PLAY) if card.code == SILENT else card for card in cards))


class Laid(Doomtrooper):
    """Doomtrooper that opens with two warriors a side, two of one card in hand, and a turn begun."""

    warriors = WARRIORS
    held = SILENT
    """The card that each has in hand twice."""
    turns = 0
    """Turns of its own that each player has behind it; nobody attacks in the first."""

    def __init__(self, kept: Mapping[str, Kept] | None = None) -> None:
        known = kept or {}
        super().__init__(Catalogue(tuple(replace(card, kept=known.get(card.code)) for card in catalogue().values())))

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        """The table as it is laid out, whatever the decks are."""
        decks = tuple(((*both, self.held, self.held, *(both * 10)), ()) for both in self.warriors)
        state = opening.table(self.catalogue, SWEDISH, decks, 30, NO_CHANCE)
        state = replace(state, players=tuple(replace(player, turns=self.turns) for player in state.players))
        cards = [Card(card.code, card.owner, card.controller, "library") for card in state.cards]
        half = len(cards) // 2
        for seat in range(2):
            cards[seat * half + 0] = replace(cards[seat * half + 0], zone="squad")
            cards[seat * half + 1] = replace(cards[seat * half + 1], zone="squad")
            cards[seat * half + 2] = replace(cards[seat * half + 2], zone="hand")
            cards[seat * half + 3] = replace(cards[seat * half + 3], zone="hand")
        return first_turn(self.catalogue, state, cards)


def _make(document: bytes | None) -> Laid:
    return Laid(None if document is None else FORM.decoded(document).declared)


LAID = GameEntry("doomtrooper", _make, pack=FORM, words=LOCALES / "doomtrooper")
