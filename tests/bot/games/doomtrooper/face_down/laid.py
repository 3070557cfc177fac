"""Matches in whose midst both players have cards face down under others."""

from __future__ import annotations

from typing import Any

from bot.games.contract import after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.state import State
from bot.games.setup import Setup
from bot.games.values import Accepted
from tests.bot.games.contestants import contestants
from tests.bot.games.suite.play import Dice, any_setup, variants

SECRET, FREIGHTER, ARCHIVES, INFORMANTS = "04092", "03076", "07011", "04056"
CACHE, DISCOVERED, WEAPON, KIT, WARRIOR = "02077", "01080", "01001", "01128", "01187"
LOUD: dict[str, Any] = {
    "name": "LOUD",
    "type": "special",
    "text": {
        "effects": [{"do": "rate", "who": {"tags": ["warrior"]}, "ratings": ["fight", "armour"], "sum": 9}],
        "abilities": [
            {"when": "any", "effects": [{"do": "draw"}]},
            {"on": {"event": "points", "whose": "any"}, "effects": [{"do": "draw"}]},
        ],
    },
}
"""A card that would be seen and heard at once, if it worked where it lies."""


def real_game() -> Doomtrooper:
    """The referee with the printed cards."""
    game = contestants()["doomtrooper"]
    assert isinstance(game, Doomtrooper)
    return game


def duel(game: Doomtrooper, ruleset: str) -> Setup:
    """A match of two."""
    chosen = next(each for each in variants(game) if (each[0].key, each[1].key) == (ruleset, "duel"))
    return any_setup(game, *chosen, 1)


def laid(game: Doomtrooper, setup: Setup) -> State:
    """The first player takes actions; both have cards face down, and more that may be laid there in hand."""
    state: State = after_events(game, game.open(setup, Dice(1)))
    side = {
        "destiny": 30,
        "table": [{"card": SECRET, "under": [{"card": LOUD}, CACHE]}],
        "squad": [WARRIOR, {"card": FREIGHTER, "under": [WEAPON]}, {"card": ARCHIVES, "under": [DISCOVERED, KIT]}],
        "hand": [INFORMANTS, CACHE, WEAPON, SECRET, KIT],
        "discard": [],
    }
    changes = {"players": {"0": side, "1": side}, "turn": {"seat": 0, "step": "actions"}, "add": True}
    decided = game.adjust(state, changes)
    assert isinstance(decided, Accepted), decided
    return after_events(game, decided.events, state)
