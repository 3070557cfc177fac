"""What a card answers as it is played: another card, or something that happened before the window.

Rule: doomtrooper-cs.timing.always-react, doomtrooper-cs.timing.reaction-direct
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.answers import saved_from
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import fits, holds
from bot.games.doomtrooper.looks.meaning.roles import meant
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import ANSWERING, SETTLED, Combat, Earned, Hit, Playing, Splitting, Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId, Recent
from bot.games.doomtrooper.words.whom import Event, On, Whom
from bot.games.values import Seat


def answering(case: Case, seat: Seat, card: CardId) -> Context:
    """The context of a card that a seat plays, or of an ability it uses: what it answers is what the event is about.

    That is the card being played beneath it, what happened before the window in which it is played, the points being
    split, or the blow that a fighter suffers.
    """
    for frame in reversed(case.state.stack):
        match frame:
            case Playing() if frame.card != card and frame.at != SETTLED:
                saved = saved_from(case, seat, card, frame)
                if saved is not None:
                    return Context(seat, card, that=saved.card, that_player=saved.seat, by=saved.by)
                return Context(seat, card, that=frame.card, that_player=frame.seat, by=frame.card, caster=frame.caster)
            case Window() if frame.kind in ANSWERING and (event := just_happened(case, seat, card)) is not None:
                return Context(seat, card, that=event.card, that_player=event.seat, by=event.by)
            case Window() if (event := impending(case, seat, card)) is not None:
                number = next((max(one.victory, 0) for one in _earned(case) if one.seat == event.seat), 0)
                return Context(seat, card, that=event.card, that_player=event.seat, by=event.by, number=number)
            case Splitting() if frame.earned:
                one = next((one for one in frame.earned if one.seat != seat), frame.earned[0])
                number = max(one.victory, 0)
                return Context(seat, card, that=one.killed, that_player=one.seat, number=number, by=one.card)
            case Combat():
                return _struck(case, seat, card, frame)
    return Context(seat, card)


def _struck(case: Case, seat: Seat, card: CardId, combat: Combat) -> Context:
    own = (hit for hit in combat.hits if case.card(hit.card).controller == seat)
    hit = next(own, next(iter(combat.hits), None))
    if hit is None:
        return Context(seat, card)
    return Context(seat, card, that=hit.card, that_player=case.card(hit.card).controller, by=hit.by)


def impending(case: Case, seat: Seat, card: CardId) -> Recent | None:
    """The event about to happen to fighters, or the points being split, that a card answers by its own words."""
    on = case.printed(card).play.on
    if on is None:
        return None
    return next((one for one in _about_to_happen(case) if _is_meant(case, on, one, seat, card)), None)


def _about_to_happen(case: Case) -> Iterator[Recent]:
    frame, combat = case.top, running(case)
    if not isinstance(frame, Window):
        return
    if frame.kind == "saving" and combat is not None:
        for hit in combat.hits:
            for event in _of_blow(case, hit):
                yield Recent(event, hit.card, hit.by, case.card(hit.card).controller)
    for one in _earned(case) if frame.kind == "points" else ():
        yield Recent("points-chosen", one.killed, one.card, one.seat)
        yield Recent("points", one.card, NO_CARD, one.seat)


def _of_blow(case: Case, hit: Hit) -> tuple[Event, ...]:
    """The events that a blow is about to be."""
    if hit.kill:
        return ("killed", "kills")
    return ("wounded", "killed", "kills") if case.card(hit.card).wounded else ("wounded",)


def _earned(case: Case) -> tuple[Earned, ...]:
    """The points that are being split."""
    return next((frame.earned for frame in reversed(case.state.stack) if isinstance(frame, Splitting)), ())


def answers_event(case: Case, seat: Seat, card: CardId) -> bool:
    """Whether a card may be played now because of what happened before the window that is open."""
    frame = case.top
    is_open = isinstance(frame, Window) and frame.kind in ANSWERING
    return is_open and just_happened(case, seat, card) is not None


def just_happened(case: Case, seat: Seat, card: CardId) -> Recent | None:
    """What a card answers of what happened since the last window: the latest that it may be played after."""
    play = case.printed(card).play
    if not case.state.recent or play.when != "reaction" or play.on is None:
        return None
    return next((one for one in reversed(case.state.recent) if _is_meant(case, play.on, one, seat, card)), None)


def _is_meant(case: Case, on: On, one: Recent, seat: Seat, card: CardId) -> bool:
    context = Context(seat, card, that=one.card, that_player=one.seat, by=one.by)
    return (
        one.event in (on.event, *on.also)
        and meant(case, on.whose, one.seat, context)
        and (on.cards is None or (one.card >= 0 and _fits(case, one.card, on.cards, context)))
        and (on.by is None or (one.by >= 0 and _fits(case, one.by, on.by, context)))
        and holds(case, on.conditions, context)
    )


def _fits(case: Case, card: CardId, whom: Whom, context: Context) -> bool:
    """Whether a card fits where it lies now, though it may have left the table."""
    return fits(case, card, whom if whom.zones else replace(whom, zones=(case.card(card).zone,)), context)
