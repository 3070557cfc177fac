"""Cards in play that keep something from the cards of others: alliances themselves, and the points of their players.

Rule: doomtrooper-cs.alliance.removal, doomtrooper-cs.precedence.card-over-rules
"""

from __future__ import annotations

from bot.games.doomtrooper.looks.holding.standing import of_card
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.pack.cards.naming import parts_of
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.words.continuous import Protect
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.whom import Whom
from bot.games.values import Seat


def keeps(case: Case, card: CardId, context: Context, effects: tuple[Effect, ...]) -> bool:
    """Whether an alliance stays in play: only a card that speaks of alliances discards one or takes it back.

    Args:
        effects: what is carried out, beside what the card says.
    """
    if card == context.card or case.printed(card).type != "alliance" or case.card(card).zone not in IN_PLAY:
        return False
    return not speaks_of(case, card, context.card, effects, "alliance")


def speaks_of(case: Case, card: CardId, by: CardId, effects: tuple[Effect, ...], *kinds: str) -> bool:
    """Whether a card names another, or one of these kinds, in its own words or in those that are carried out."""
    said = case.printed(by)
    named = {*kinds, *(tag for tag in case.printed(card).tags if tag.startswith("name:"))}
    parts = (part for each in (said.play, said.text, effects) for _, part in parts_of(each))
    return any(not named.isdisjoint((*part.tags, *part.any)) for part in parts if isinstance(part, Whom))


def keeps_points(case: Case, seat: Seat, context: Context, effects: tuple[Effect, ...]) -> bool:
    """Whether a card of a seat keeps its points from what another seat's card takes, unless that names the keeper.

    Args:
        effects: what is carried out, beside what the card says.
    """
    own = (card for card in (case.in_play() if context.seat != seat else ()) if case.card(card).controller == seat)
    keepers = (card for card in own if any("lost" in word.against for _, word in of_card(case, Protect, card)))
    return any(not speaks_of(case, card, context.card, effects) for card in keepers)
