"""Playing, drawing and sitting out, and the end of a deal."""

from __future__ import annotations

from bot.games.prsi.acts.dealing import replenish
from bot.games.prsi.looks.able import in_force, number_due
from bot.games.prsi.pack.cards import ACE, EACH_SEVEN, SEVEN, rank_of, suit_of
from bot.games.prsi.position.commands import Draw, Play, Stand
from bot.games.prsi.position.events import Drew, Played, Stood, Won
from bot.games.prsi.position.run import Run
from bot.games.prsi.position.state import Sevens, State, Stop
from bot.games.values import Seat


def do_play(run: Run, seat: Seat, command: Play) -> None:
    """Play a card; a seven and an ace come into force, unless the card was the last.

    Rules: prsi-cs.seven.draw, prsi-cs.seven.pass-on, prsi-cs.ace.stand, prsi-cs.over.suit, prsi-cs.end.last-card
    """
    frame = in_force(run.state)
    run.emit(Played(seat, command.card, command.suit or suit_of(command.card)))
    if not run.state.hands[seat]:
        run.emit(Won(seat, "last"))
    elif rank_of(command.card) == SEVEN:
        if isinstance(frame, Sevens):
            run.change(Sevens(frame.due + EACH_SEVEN))
        else:
            run.push(Sevens(EACH_SEVEN))
    elif rank_of(command.card) == ACE and frame is None:
        run.push(Stop())


def do_draw(run: Run, seat: Seat, _: Draw) -> None:
    """Draw a card, or what sevens demand; where nobody in a row can draw anything, the deal is over.

    Rules: prsi-cs.turn.draw, prsi-cs.seven.draw, prsi-cs.seven.spent, prsi-cs.stock.none
    """
    number, frame = number_due(run.state), in_force(run.state)
    replenish(run, number)
    run.emit(Drew(seat, run.state.stock[:number], 0 if frame is None else number))
    if frame is not None:
        run.pop()
    if run.state.idle == run.state.seats:
        run.emit(Won(with_fewest(run.state), "fewest"))


def do_stand(run: Run, seat: Seat, _: Stand) -> None:
    """Sit out for an ace.

    Rules: prsi-cs.ace.stand, prsi-cs.ace.spent
    """
    run.emit(Stood(seat))
    run.pop()


def with_fewest(state: State) -> Seat:
    """Who holds the fewest cards; of several the first after the dealer.

    Rule: prsi-cs.stock.none
    """
    return min(range(state.seats), key=lambda seat: (len(state.hands[seat]), (seat - state.dealer - 1) % state.seats))
