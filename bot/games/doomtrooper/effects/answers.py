"""Whether a card or ability is an answer to what is being played: it must act on that card's kind or effect.

Rule: doomtrooper-cs.timing.reaction-direct, doomtrooper-cs.timing.reaction-playable
"""

from __future__ import annotations

from bot.games.doomtrooper.effects.context import Context
from bot.games.doomtrooper.effects.fits import fits
from bot.games.doomtrooper.effects.look.roles import meant as players_meant
from bot.games.doomtrooper.position.frames import Playing
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.effects import Cancel, Effect, Heal, Kill, Prevent, Redirect, Wound
from bot.games.doomtrooper.words.whom import On
from bot.games.values import Seat


def answers(case: Case, seat: Seat, card: CardId, on: On | None, effects: tuple[Effect, ...], playing: Playing) -> bool:
    """Whether something with these effects, which names what it answers or not, may be played on what is being played.

    Args:
        card: the card that would be played, or that has the ability.
        playing: what it would answer.
    """
    # Nobody knows what is recruited into cover.
    if playing.cancelled or case.card(playing.card).unpaid:
        return False
    context = Context(seat, card, that=playing.card, that_player=playing.seat)
    if on is not None:
        return _meant(case, on, context, playing)
    return any(_acts_on(case, effect, context, playing) for effect in effects)


def _meant(case: Case, on: On, context: Context, playing: Playing) -> bool:
    events = {on.event, *on.also}
    kind = case.printed(playing.card).type
    happening = {"used"} if playing.ability >= 0 else {"played", "cast"} if kind == "art" else {"played"}
    if "targeted" in events:
        happening.add("targeted")
    if events.isdisjoint(happening):
        return False
    if not players_meant(case, on.whose, playing.seat, context):
        return False
    if on.cards is None:
        return True
    meant = playing.targets if "targeted" in events else (playing.card,)
    return any(fits(case, one, on.cards, context) for one in meant)


def _acts_on(case: Case, effect: Effect, context: Context, playing: Playing) -> bool:
    if isinstance(effect, Cancel):
        return effect.who.role != "" or fits(case, playing.card, effect.who, context)
    if isinstance(effect, (Prevent, Redirect)) or (isinstance(effect, Heal) and effect.saves):
        text = case.printed(playing.card).text
        theirs = playing.effects or (() if text is None else text.effects)
        return any(isinstance(one, (Wound, Kill)) for one in theirs)
    return False
