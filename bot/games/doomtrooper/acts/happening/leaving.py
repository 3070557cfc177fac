"""How cards leave the table: to a pile, to a hand, to a library, and what goes with them."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.happening.triggers import instead_of, note, set_off, watch
from bot.games.doomtrooper.looks.holding.fates import Goal, Way, fate
from bot.games.doomtrooper.looks.meaning.context import standing_on
from bot.games.doomtrooper.looks.meaning.marks import inside_of
from bot.games.doomtrooper.looks.meaning.roles import cards_of
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Carrying, carrying
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId, Zone
from bot.games.doomtrooper.words.deeds import Wound
from bot.games.doomtrooper.words.whom import Event
from bot.games.values import Seat


def discard(run: Run, card: CardId, why: str = "discard", by: CardId = NO_CARD) -> None:
    """Put a card on its owner's discard pile; protections are asked by the caller.

    Args:
        by: the card that did it.

    Rule: doomtrooper-cs.term.discard
    """
    _leave(run, card, "discard", why, by=by)


def _with_bearer(run: Run, card: CardId) -> None:
    """Discard what is attached to a card that leaves, and what is attached to that; it may go elsewhere instead."""
    found = (one for one in instead_of(run, ("discarded",), card, NO_CARD) if one.takes_away and not one.is_choice)
    elsewhere = next(found, None)
    if elsewhere is None:
        _leave(run, card, "discard", "discard", alone=False)
        return
    run.emit(ev.Moved(card, "table", "", controller=run.card(card).controller))
    run.push(carrying(elsewhere.waiting))


def sacrifice(run: Run, card: CardId, by: CardId = NO_CARD) -> None:
    """Remove a card from the game for good; what is attached to it is only discarded.

    Rule: doomtrooper-cs.term.sacrifice-attachments
    """
    _leave(run, card, "sacrificed", "sacrifice", by=by)


def to_hand(run: Run, card: CardId, *, shown: bool = True, seat: Seat = -1) -> None:
    """Take a card back into the hand of its owner, or of another seat; ``shown``: all see which card it is."""
    _leave(run, card, "hand", "hand", shown=shown)
    if seat >= 0 and run.card(card).zone == "hand" and run.card(card).holder != seat:
        run.emit(ev.Moved(card, "hand", "", controller=seat, shown=shown))


def to_library(run: Run, card: CardId, place: str = "top", *, shown: bool = True) -> None:
    """Put a card into its owner's library: on ``top``, to the ``bottom``, or ``shuffled`` in."""
    _leave(run, card, "library", "library", place="bottom" if place == "bottom" else "top", shown=shown)
    if place == "shuffled":
        shuffle(run, run.card(card).owner)


def remove(run: Run, card: CardId) -> None:
    """Take a card out of the match together with its owner."""
    _leave(run, card, "gone", "gone")


def shuffle(run: Run, seat: int, why: str = "shuffle") -> None:
    """Give a library a new order; the number of draws depends on its size only."""
    order = list(run.state.libraries[seat])
    for last in range(len(order) - 1, 0, -1):
        other = run.draw(why, last + 1)
        order[last], order[other] = order[other], order[last]
    run.emit(ev.Shuffled(seat, tuple(order)))


def _leave(
    run: Run,
    card: CardId,
    zone: Zone,
    why: str,
    *,
    place: str = "top",
    shown: bool = False,
    alone: bool = True,
    by: CardId = NO_CARD,
) -> None:
    here = run.card(card)
    if here.zone == "under":
        # What leaves the table is turned up; what is taken into a hand stays unknown.
        run.emit(ev.Moved(card, zone, why, place=place, shown=zone == "discard"))
        return
    if here.zone not in IN_PLAY:
        if here.zone != zone or zone == "library":
            run.emit(ev.Moved(card, zone, why, place=place, shown=shown))
        return
    killer = by if why == "kill" else NO_CARD
    goal = fate(run, card, "killed" if why == "kill" else _WAYS[zone], killer) if zone in _WAYS else None
    if goal is not None:
        if goal == "play":
            return
        zone, place = _GOALS[goal], "bottom" if goal == "bottom" else "top"
    with_it = tuple(run.attached(card))
    bearer = here.on
    wounds_driver = alone and bearer >= 0 and run.card(bearer).inside and "vehicle" in run.printed(card).tags
    waiting = tuple(one for event in _EVENTS[zone] for one in watch(run, event, card, by=by, seat=here.controller))
    held = cards_of(run, "held", standing_on(run, card))
    # What the card itself sets off as it leaves still speaks of those who were in it.
    waiting = tuple(replace(one, targets=(*one.targets, *held)) if one.card == card else one for one in waiting)
    for event in _EVENTS[zone]:
        note(run, event, card, by=by, seat=here.controller)
    for each in with_it:
        _with_bearer(run, each)
    for each in run.under(card):
        discard(run, each)
    _end_unit(run, card)
    for each in held:
        if inside_of(card) in run.card(each).marks:
            alight(run, each)
    run.emit(ev.Moved(card, zone, why, place=place, shown=shown or not here.unpaid))
    if wounds_driver:
        run.emit(ev.Marked(bearer, "inside", off=True))
        driver = run.card(bearer).controller
        # No points: a destroyed vehicle wounds nobody's enemy.
        run.push(Carrying(driver, bearer, (Wound(),)))
    if goal == "shuffled":
        shuffle(run, run.card(card).owner)
    set_off(run, waiting)


def alight(run: Run, card: CardId) -> None:
    """Let a warrior out of where he is."""
    for mark in run.card(card).marks:
        if mark.startswith("inside:"):
            run.emit(ev.Marked(card, mark, off=True))
    run.emit(ev.Marked(card, "inside", off=True, why="rides"))


_WAYS: dict[str, Way] = {"discard": "discarded", "sacrificed": "sacrificed", "hand": "left", "library": "left"}
_GOALS: dict[Goal, Zone] = {
    "hand": "hand",
    "top": "library",
    "bottom": "library",
    "shuffled": "library",
    "discard": "discard",
    "sacrificed": "sacrificed",
}
"""The zone of each goal that is not the table."""


def _end_unit(run: Run, card: CardId) -> None:
    """Set those free whom the card commanded; who followed it may be given to another commander later."""
    cards = run.state.cards
    for at in run.all_cards():
        if cards[at].unit == card:
            run.emit(ev.Sided(at, unit=-1))


_EVENTS: dict[str, tuple[Event, ...]] = {
    "discard": ("discarded", "left"),
    "sacrificed": ("sacrificed", "left"),
    "hand": ("left",),
    "library": ("left",),
    "gone": (),
}


def detach(run: Run, card: CardId, to: CardId, why: str = "attach") -> None:
    """Give an attached card to another bearer."""
    here = run.card(to)
    run.emit(replace(ev.Moved(card, here.zone, why, on=to), controller=run.card(card).controller))
