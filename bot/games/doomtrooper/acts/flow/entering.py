"""How cards enter play, and what follows when a hidden warrior is turned up.

Rule: doomtrooper-cs.recruit.position, doomtrooper-cs.transfer.opening, doomtrooper-cs.hidden.cost,
doomtrooper-cs.hidden.unpaid, doomtrooper-cs.personality.several-hidden, doomtrooper-sv.cover.play-pay
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.actions import acts
from bot.games.doomtrooper.acts.combat import phases
from bot.games.doomtrooper.acts.happening.leaving import discard, to_hand
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.looks.acting import moving, warrior
from bot.games.doomtrooper.looks.fighting import able
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Revealing
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, CardId, Used
from bot.games.values import Seat

HID = -2
"""In the place of an ability: that a warrior was recruited into cover, which orders those who lie there."""


def enter(run: Run, card: CardId, seat: Seat, area: str, why: str = "recruit", *, covered: bool = False) -> None:
    """Bring a card into play, to an area of its controller or beside the player."""
    run.emit(ev.Moved(card, area, why, controller=seat, covered=covered))  # type: ignore[arg-type]
    arrived(run, card, recruited=why == "recruit")


def arrived(run: Run, card: CardId, *, recruited: bool) -> None:
    """Let follow what follows from a warrior or another card being in play."""
    here = run.card(card)
    if recruited and here.zone == "outpost" and not run.state.opened and warrior.opens_outpost(run, card):
        run.emit(ev.OutpostOpened())
    if run.player(here.controller).deadline and run.printed(card).type == "warrior" and able.able(run, card):
        run.emit(ev.PlayerNoted(here.controller, deadline=0))
    happened(run, "entered", card)
    if recruited:
        happened(run, "recruited", card)


def hide(run: Run, card: CardId, seat: Seat) -> None:
    """Recruit a warrior into cover: nobody else knows who he is or where he belongs, and he is not paid for.

    Rule: doomtrooper-cs.hidden.no-area, doomtrooper-cs.hidden.secret
    """
    run.emit(ev.Moved(card, "aside", "hidden", controller=seat, covered=True, unpaid=True))
    run.emit(ev.DidUse(Used(card, HID, run.state.turn)))


def rivals(case: Case, card: CardId) -> tuple[CardId, ...]:
    """The hidden copies of a personality, who lay down first first.

    Rule: doomtrooper-cs.personality.several-hidden
    """
    if not warrior.is_unique(case, card):
        return ()
    order = [used.card for used in case.state.used if used.ability == HID]
    found = [other for other in warrior.copies(case, card) if case.card(other).unpaid]
    return tuple(sorted(found, key=lambda other: order.index(other) if other in order else len(order)))


def go_on(run: Run, frame: Revealing) -> bool:
    """Turn a hidden warrior up: an earlier hidden copy of him comes first, then he is paid for.

    Rule: doomtrooper-cs.personality.hidden-unpaid, doomtrooper-cs.hidden.points-floor, doomtrooper-sv.cover.play-debt
    """
    card = frame.card
    if run.card(card).zone not in IN_PLAY:
        run.pop()
        return True
    if frame.at == 0:
        run.change(replace(frame, at=1))
        # From now on everybody knows him, though he is not paid for.
        run.emit(ev.Looked(run.card(card).controller, (card,), shown=True))
        for earlier in _before(run, card):
            run.push(Revealing(earlier, "clash"))
            break
        return True
    run.pop()
    if _taken(run, card):
        to_hand(run, card)
    else:
        _pay(run, card)
    _then(run, frame)
    return True


def _before(case: Case, card: CardId) -> tuple[CardId, ...]:
    """The hidden copies that lay down before a card."""
    order = [used.card for used in case.state.used if used.ability == HID]
    place = order.index(card) if card in order else len(order)
    return tuple(other for other in rivals(case, card) if other in order[:place])


def _taken(case: Case, card: CardId) -> bool:
    """Whether a paid copy of the same personality is in play by now."""
    return warrior.is_unique(case, card) and any(not case.card(other).unpaid for other in warrior.copies(case, card))


def _pay(run: Run, card: CardId) -> None:
    """Pay for a warrior who was hidden, or lose him and all that one has."""
    seat = run.card(card).controller
    price, player = warrior.value(run, card), run.player(seat)
    if price > player.destiny:
        rest = min(price - player.destiny, player.victory)
        run.emit(ev.Scored(seat, -player.destiny, -rest, card=card, why="unpaid"))
        discard(run, card)
        return
    if price:
        run.emit(ev.Scored(seat, -price, card=card, why="pay"))
    run.emit(ev.Marked(card, "unpaid", off=True, why="revealed"))
    acts.move(run, card, moving.home(run, card), "")
    happened(run, "revealed", card)
    arrived(run, card, recruited=True)


def _then(run: Run, frame: Revealing) -> None:
    """Go on with what he was turned up for."""
    if frame.why == "attacked":
        phases.revealed(run, frame.card)
    elif frame.why == "leaves" and run.card(frame.card).zone in IN_PLAY:
        acts.uncover(run, frame.card)
