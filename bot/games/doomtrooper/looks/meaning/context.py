"""In whose name and about what words speak: who ``me`` is, on which card they stand, what was chosen."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.games.doomtrooper.position.frames import Carrying
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.whom import Rating
from bot.games.values import Seat


class Context(Struct, frozen=True):
    """What the roles, players and amounts of words refer to.

    Attributes:
        seat: who ``me`` is.
        card: the card the words stand on.
        targets, player: the cards and the player that were chosen.
        x: what was paid beyond the price.
        that, that_player: the card and the player that the event is about; ``by`` the card that did it.
        number: what the event tells.
        caster: who casts the spell.
        taken: the cards that the deed before took or met.
        named: what was named.
        did: whether the deed before was done.
        area: the area of the chosen player that the card was played to.
        bearer: who is to bear the card, while the rest is chosen that it is played on.
        rating, changed: the rating that is being changed, and of which card.
    """

    seat: Seat
    card: CardId
    targets: tuple[CardId, ...] = ()
    player: Seat = -1
    x: int = 0
    that: CardId = -1
    that_player: Seat = -1
    number: int = 0
    by: CardId = -1
    caster: CardId = -1
    taken: tuple[CardId, ...] = ()
    named: tuple[str, ...] = ()
    did: bool = False
    rating: Rating | Literal[""] = ""
    changed: CardId = -1
    area: str = ""
    bearer: CardId = -1


def standing_on(case: Case, card: CardId) -> Context:
    """The context of the words on a card in play, or of one about to be played."""
    here = case.card(card)
    return Context(here.controller, card, here.chosen, named=here.named)


def carried(frame: Carrying) -> Context:
    """The context of effects that are carried out."""
    return Context(
        frame.seat,
        frame.card,
        frame.targets,
        frame.player,
        frame.x,
        frame.that,
        frame.that_player,
        frame.number,
        frame.by,
        frame.caster,
        frame.taken,
        frame.named,
        frame.did,
        area=frame.area,
    )
