"""How seats leave the match before its end, and how it ends.

Rule: doomtrooper-cs.recruit.deadline, doomtrooper-sv.draw.eliminated, doomtrooper-sv.goal.draw
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat import victory
from bot.games.doomtrooper.acts.happening.leaving import discard, remove
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import AnyFrame, Combat, Declared, Opening, Splitting
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import IN_PLAY, State, members
from bot.games.values import Line, Outcome, Seat, Standing


def leave(run: Run, seat: Seat, why: str) -> None:
    """A seat is out: its cards leave the game with it, those it took from others go home to their piles."""
    cards = run.state.cards
    for card in run.all_cards():
        here = cards[card]
        if here.zone in (*IN_PLAY, "under", "hand") and here.owner != seat and here.controller == seat:
            discard(run, card)
    cards = run.state.cards
    for card in run.all_cards():
        if cards[card].owner == seat and cards[card].zone in (*IN_PLAY, "under", "hand", "stack"):
            remove(run, card)
    places = tuple(at for at, one in enumerate(run.state.lasting) if one.seat == seat)
    if places:
        run.emit(ev.Ceased(places))
    victory.eliminate(run, seat, why)
    if not run.state.over:
        _release(run, seat)


def _release(run: Run, seat: Seat) -> None:
    """No frame waits for a seat that is out."""
    for at, frame in enumerate(run.state.stack):
        changed: AnyFrame
        match frame:
            case Opening(open=waiting) if seat in waiting:
                changed = replace(frame, open=tuple(other for other in waiting if other != seat))
            case Declared(open=waiting) if seat in waiting:
                changed = replace(frame, open=tuple(other for other in waiting if other != seat))
            case Splitting(earned=earned):
                changed = replace(frame, earned=tuple(one for one in earned if one.seat != seat))
            case Combat() if seat in (frame.seat, frame.against):
                changed = replace(frame, over="left")
            case _:
                continue
        run.emit(ev.Changed(changed, at))


def outcome(state: State) -> Outcome | None:
    """How the match ended; ``None`` while it lasts."""
    if not state.over:
        return None
    standings = tuple(
        Standing(seat, place, state.players[seat].victory, won=place == 1) for seat, place in enumerate(state.over)
    )
    return Outcome(standings, Line(f"doomtrooper-end-{state.reason}"))


def conceded(state: State, seats: tuple[Seat, ...]) -> Outcome:
    """The match ends because everybody else has given up."""
    here = {seat for seat, player in enumerate(state.players) if seat not in seats and not player.out}
    won = {seat for seat in range(len(state.players)) if not here.isdisjoint(members(state, seat))} - set(seats)
    standings = tuple(
        Standing(seat, 1 if seat in won else 2, player.victory, won=seat in won)
        for seat, player in enumerate(state.players)
    )
    return Outcome(standings, Line("doomtrooper-end-concede"))
