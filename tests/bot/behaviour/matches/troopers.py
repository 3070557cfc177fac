"""Matches of Doomtrooper: for two players with the ready decks, and laid out as a test wants them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.doomtrooper.asks.course import advance
from bot.games.doomtrooper.game import NO_CHANCE
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.events import Event
from bot.games.doomtrooper.position.frames import ActionFrame, TurnFrame
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import Card, State, Token
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from bot.matches.model.match import Actor
from tests.bot.behaviour.matches.party import Party

DECKS = ("dawn", "ash")
_ACTIONS = 6
"""The part of a turn in which its actions are taken."""


async def begun(party: Party, number: int = 1) -> None:
    """Begin a match of the first two players, with a ready deck each.

    Args:
        number: which match on the server this one is.
    """
    first, second, _ = party.players
    await party.use(first, "match new", game="doomtrooper", seats=2)
    await party.press(second, party.message(f"lb:{number}:join"), f"lb:{number}:join")
    for member, deck in zip((first, second), DECKS, strict=True):
        await party.client.matches.lobbies.choose(number, Actor(member.id), "ready", deck)
    await party.press(first, party.message(f"lb:{number}:start"), f"lb:{number}:start")


def first_turn(catalogue: Catalogue, state: State, cards: Sequence[Card]) -> tuple[Event, ...]:
    """Open a match in the actions of the first player's turn, with the cards laid out like this."""
    libraries = tuple(
        tuple(at for at, card in enumerate(cards) if card.owner == seat and card.zone == "library") for seat in (0, 1)
    )
    players = (replace(state.players[0], tokens=(Token("any"),) * 3), *state.players[1:])
    stack = (TurnFrame(_ACTIONS), ActionFrame(0, 60))
    state = replace(state, cards=tuple(cards), libraries=libraries, players=players, first=0, active=0, stack=stack)
    run = Run(catalogue, SWEDISH, state, NO_CHANCE)
    advance(run)
    return (ev.Opened(state), *run.events)
