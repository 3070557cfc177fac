"""Which cards and players the roles of words mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.position.fights import fighters, foes_of, running, side_of
from bot.games.doomtrooper.position.frames import Combat
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.words.whom import Role, Who
from bot.games.values import Seat

Cards = tuple[CardId, ...]


def cards_of(case: Case, role: Role, context: Context) -> Cards:
    """The cards that play a part now."""
    return _ROLES[role](case, context)


def holder_of(case: Case, card: CardId) -> CardId:
    """Who bears a card in the end: a warrior, where it is attached to what he bears."""
    while card >= 0 and case.card(card).on >= 0:
        card = case.card(card).on
    return card


def holder_in(case: Case, context: Context) -> CardId:
    """Who bears the card that has the words, in the end; who bore it, where it has just left the table."""
    bearer = _bearer(case, context)
    return context.card if bearer < 0 else holder_of(case, bearer)


def last_bearer(case: Case, card: CardId) -> CardId:
    """Who bears a card; once it lies on an open pile, who bore it, so that what was paid with it is still about him."""
    if card < 0:
        return NO_CARD
    here = case.card(card)
    return here.bore if here.on < 0 else here.on


def _bearer(case: Case, context: Context) -> CardId:
    """Who bears the card that has the words, or is to bear it once it is played."""
    return context.bearer if context.bearer >= 0 else last_bearer(case, context.card)


def _bearer_or_self(case: Case, context: Context) -> CardId:
    """Who bears the card that has the words; a warrior is his own bearer where he has none."""
    card, bearer = context.card, _bearer(case, context)
    return card if bearer < 0 <= card and case.printed(card).type == "warrior" else bearer


def _one(card: CardId) -> Cards:
    return (card,) if card >= 0 else ()


def _unit(case: Case, commander: CardId) -> Cards:
    return tuple(at for at in case.all_cards() if case.card(at).unit == commander) if commander >= 0 else ()


def _inside(case: Case, card: CardId) -> Cards:
    mark = f"inside:{card}"
    return tuple(at for at in case.in_play() if mark in case.card(at).marks)


def _held(case: Case, context: Context) -> Cards:
    """The cards on or in a card; those that were, where it has just left the table."""
    if context.card >= 0 and case.card(context.card).zone not in IN_PLAY:
        return context.targets
    return (*case.attached(context.card), *_inside(case, context.card))


def _in_combat(find: Callable[[Combat, Context], Cards]) -> Callable[[Case, Context], Cards]:
    def found(case: Case, context: Context) -> Cards:
        combat = running(case)
        return () if combat is None else find(combat, context)

    return found


_ROLES: dict[Role, Callable[[Case, Context], Cards]] = {
    "self": lambda _, context: _one(context.card),
    "bearer": lambda case, context: _one(_bearer_or_self(case, context)),
    "holder": lambda case, context: _one(holder_in(case, context)),
    "fighter": _in_combat(lambda combat, _: fighters(combat)),
    "own-fighter": _in_combat(lambda combat, context: side_of(combat, context.seat)),
    "opponent-fighter": _in_combat(lambda combat, context: foes_of(combat, context.seat)),
    "attacker": _in_combat(lambda combat, _: _one(combat.attacker)),
    "defender": _in_combat(lambda combat, _: _one(combat.defender)),
    "joined": _in_combat(lambda combat, _: combat.helping_attacker + combat.helping_defender),
    "chosen": lambda _, context: context.targets,
    "chooser": lambda _, context: context.targets[-1:],
    "that": lambda _, context: _one(context.that),
    "killer": lambda _, context: _one(context.by),
    "caster": lambda _, context: _one(context.caster),
    "taken": lambda _, context: context.taken,
    "held": lambda case, context: _held(case, context),
    "unit": lambda case, context: _unit(case, context.card),
    "fixed": lambda _, context: context.targets,
    "": lambda _case, _context: (),
}


def players_of(case: Case, who: Who, context: Context) -> tuple[Seat, ...]:
    """The seats that are meant, in the order in which their turns come."""
    return tuple(seat for seat in _PLAYERS[who](case, context) if seat >= 0 and not case.player(seat).out)


def meant(case: Case, whose: Literal["any", "own", "opponent", "bearer"], seat: Seat, context: Context) -> bool:
    """Whether what a seat does, or its step, is what an event of words is about."""
    if whose == "bearer":
        return seat in players_of(case, "bearer", context)
    if whose == "opponent":
        return seat < 0 or not case.allied(seat, context.seat)
    return whose == "any" or seat == context.seat


def _controller(case: Case, card: CardId) -> tuple[Seat, ...]:
    return (case.card(card).controller,) if card >= 0 else ()


def _opponent(case: Case, context: Context) -> tuple[Seat, ...]:
    combat = running(case)
    if combat is not None and combat.against >= 0 and context.seat in (combat.seat, combat.against):
        return (combat.against if context.seat == combat.seat else combat.seat,)
    return case.opponents(context.seat)


def _bearer_player(case: Case, context: Context) -> tuple[Seat, ...]:
    if context.card >= 0 and case.card(context.card).player >= 0:
        return (case.card(context.card).player,)
    return _controller(case, holder_in(case, context))


_PLAYERS: dict[Who, Callable[[Case, Context], tuple[Seat, ...]]] = {
    "me": lambda _, context: (context.seat,),
    "opponent": _opponent,
    "each": lambda case, _: case.seats(),
    "each-opponent": lambda case, context: case.opponents(context.seat),
    "chosen": lambda case, context: (context.player,) if context.player >= 0 else _controller(case, _first(context)),
    "that": lambda case, context: _that(case, context),
    "owner": lambda case, context: (case.card(context.card).owner,),
    "bearer": _bearer_player,
    "holder": _bearer_player,
    "active": lambda case, _: (case.state.active,),
    "attacker": lambda case, _: () if (combat := running(case)) is None else (combat.seat,),
    "defender": lambda case, _: () if (combat := running(case)) is None else (combat.against,),
}


def _that(case: Case, context: Context) -> tuple[Seat, ...]:
    """The player whom an event is about; where none set the words off, the one on whom the card is played."""
    if context.that_player >= 0:
        return (context.that_player,)
    return _controller(case, context.that) if context.that >= 0 or context.player < 0 else (context.player,)


def _first(context: Context) -> CardId:
    return context.targets[0] if context.targets else NO_CARD


def lies_on(case: Case, card: CardId, bearer: CardId) -> bool:
    """Whether a card is another one, or lies on it in the end: that one is never attached to it."""
    while card >= 0 and card != bearer:
        card = case.card(card).on
    return card == bearer
