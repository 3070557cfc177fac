"""When lasting effects end: with a combat, a turn, the next turn of a player."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Playing
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, STATES, CardId, Lasting
from bot.games.values import Seat

OF_KILLED = "of-killed"
"""The mark of what a warrior bore who was killed in the last combat, while it lies on a discard pile."""
TO_COME = 0
"""In the place of a combat: the next one, which the card that has the words begins."""
TURN_MARKS = ("left-cover", "attacked", "entered", "played-now", "rode-freely", OF_KILLED)
"""Marks that go at the end of a turn."""


def leave_behind(run: Run, bore: tuple[CardId, ...]) -> None:
    """Mark what a warrior bore who was killed, until the next combat."""
    for card in bore:
        if run.card(card).zone == "discard":
            run.emit(ev.Marked(card, OF_KILLED))


def combat_begun(run: Run) -> None:
    """Nobody loots any more what was left behind in the combat before."""
    cards = run.state.cards
    for at in run.marked():
        if OF_KILLED in cards[at].marks:
            run.emit(ev.Marked(at, OF_KILLED, off=True))


def combat_over(run: Run, serial: int) -> None:
    """End what lasted for a combat, or began just before it."""
    _end(run, lambda lasting: lasting.until == "combat" and lasting.combat in (serial, TO_COME))


def step_over(run: Run) -> None:
    """End what lasted for a step of a turn."""
    _end(run, lambda lasting: lasting.until == "step")


def answers_over(run: Run) -> None:
    """End what was to work once on what was played, when nothing is being played any more."""
    if not any(isinstance(frame, Playing) for frame in run.state.stack):
        _end(run, lambda lasting: lasting.until == "once")


def turn_over(run: Run) -> None:
    """End what lasted for the turn that is over, and take off the marks of the turn."""
    turn = run.state.turn
    _end(run, lambda lasting: lasting.until == "turn" or _their_turn_is_over(run, lasting, turn))
    _end(run, lambda lasting: lasting.until == "combat" and lasting.combat == TO_COME)
    cards = run.state.cards
    for at in run.marked():
        for mark in TURN_MARKS:
            if mark in cards[at].marks:
                run.emit(ev.Marked(at, mark, off=True))


def _their_turn_is_over(run: Run, lasting: Lasting, turn: int) -> bool:
    if lasting.until != "their-next-turn" or lasting.since >= turn:
        return False
    return run.state.active in (_theirs(run, lasting) or run.opponents(lasting.seat))


def _theirs(run: Run, lasting: Lasting) -> tuple[Seat, ...]:
    """The players of the cards that a lasting effect works on, or the player it was aimed at."""
    if lasting.player >= 0:
        return (lasting.player,)
    return tuple({run.card(card).controller for card in lasting.whom} - {lasting.seat})


def turn_begun(run: Run) -> None:
    """End what lasted up to the turn of the player whose turn begins."""
    state = run.state
    _end(
        run,
        lambda lasting: lasting.until == "my-next-turn" and lasting.seat == state.active and lasting.since < state.turn,
    )


def orphaned(case: Case) -> tuple[tuple[CardId, str, CardId], ...]:
    """The cards in a state that a card gave which lies on the table no more, each with the state and that card."""
    found = []
    for card, here in enumerate(case.state.cards):
        for each in here.marks if here.zone in IN_PLAY else ():
            state, _, by = each.partition(":")
            if by and state in STATES and case.card(int(by)).zone not in IN_PLAY:
                found.append((card, state, int(by)))
    return tuple(found)


def settle(run: Run) -> None:
    """End what lasted while cards had a mark that is off now."""
    _end(run, lambda lasting: _is_pointless(run, lasting))


def _is_pointless(run: Run, lasting: Lasting) -> bool:
    mark = {"marked": lasting.mark, "imprisoned": "imprisoned"}.get(lasting.until, "")
    return bool(mark and lasting.whom) and not any(mark in run.card(card).marks for card in lasting.whom)


def _end(run: Run, over: Callable[[Lasting], bool]) -> None:
    places = tuple(place for place, lasting in enumerate(run.state.lasting) if over(lasting))
    if places:
        run.emit(ev.Ceased(places))
