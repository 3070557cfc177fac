"""A turn, step by step, and which turn follows.

Rule: doomtrooper-cs.turn.sequence, doomtrooper-cs.turn.steps, doomtrooper-sv.turn.phases
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.games.doomtrooper.acts.actions import taking
from bot.games.doomtrooper.acts.combat import victory
from bot.games.doomtrooper.acts.flow.discarding import most_cards
from bot.games.doomtrooper.acts.flow.ending import leave
from bot.games.doomtrooper.acts.flow.opening import draw
from bot.games.doomtrooper.acts.happening import ends
from bot.games.doomtrooper.acts.happening.triggers import happened, set_off, watch
from bot.games.doomtrooper.acts.happening.windows import open_window
from bot.games.doomtrooper.looks.fighting.sabotage import defenceless
from bot.games.doomtrooper.looks.holding.listeners import WATCH
from bot.games.doomtrooper.looks.holding.standing import limit
from bot.games.doomtrooper.looks.playing.prices import ART_PAID
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import ActionFrame, Discarding, TurnFrame
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import State, Step, Token
from bot.games.values import Seat

OF_THE_ROUND = "transferred"
"""The mark that lasts until the controller's next turn."""


def go_on(run: Run, frame: TurnFrame) -> bool:
    """Do the next part of the turn."""
    if run.player(run.state.active).out:
        _next_turn(run)
        return True
    if frame.at:
        run.change(replace(frame, at=frame.at + 1))
    PARTS[frame.at](run, run.state.active)
    return True


def _begin(run: Run, seat: Seat) -> None:
    """A turn begins: the turns are counted, and what lasted until now is over."""
    run.change(TurnFrame(1))
    run.emit(ev.Turned(run.state.turn + 1, seat))
    run.emit(ev.PlayerNoted(seat, attacked=False, attack_used=False, attacks=0, sabotaged=()))
    cards = run.state.cards
    for at in run.marked():
        if cards[at].controller == seat and OF_THE_ROUND in cards[at].marks:
            run.emit(ev.Marked(at, OF_THE_ROUND, off=True))
    before = watch(run, "turn-start", seat=seat)
    ends.turn_begun(run)
    _deadline(run, seat)
    after = watch(run, "turn-start", seat=seat)
    happened(run, "turn-start", seat=seat)
    # A word that lasts until this turn may wait for its start: it is over by then, and yet it heard of it.
    set_off(run, tuple(one for one in before if one.ability == WATCH and one not in after))


def _deadline(run: Run, seat: Seat) -> None:
    """With an empty library and nobody able to fight, turns are counted.

    Rule: doomtrooper-cs.recruit.deadline
    """
    if run.rules.deadline_at_start and not run.player(seat).deadline and _stranded(run, seat):
        run.emit(ev.PlayerNoted(seat, deadline=run.rules.deadline))


def _stranded(case: Case, seat: Seat) -> bool:
    return not case.state.libraries[seat] and defenceless(case, seat)


def _window(name: str) -> Callable[[Run, Seat], None]:
    def opened(run: Run, seat: Seat) -> None:
        open_window(run, "any", name, seat)

    return opened


def _step(run: Run, step: Step) -> None:
    ends.step_over(run)
    run.emit(ev.Stepped(step))


def _draw_step(run: Run, seat: Seat) -> None:
    _step(run, "draw")
    cards = run.state.cards
    for at in run.marked():
        card = cards[at]
        for mark in card.marks if card.controller == seat else ():
            if mark == ART_PAID:
                run.emit(ev.Marked(at, mark, off=True))
    happened(run, "draw", seat=seat)


def _draw(run: Run, seat: Seat) -> None:
    """Draw up to the limit of the hand.

    Rule: doomtrooper-cs.draw.to-seven, doomtrooper-cs.draw.empty-library, doomtrooper-sv.draw.seven
    """
    missing = most_cards(run, seat) - len(run.hand(seat))
    number = max(0, min(missing, limit(run, seat, "draw", missing)))
    drawn = draw(run, seat, number)
    victory.libraries_empty(run)
    if drawn and not run.state.over:
        happened(run, "drawn", seat=seat, number=drawn)


def _actions(run: Run, seat: Seat) -> None:
    """The actions of the turn, beside those that cards have given already.

    Rule: doomtrooper-cs.actions.three, doomtrooper-sv.actions.three
    """
    _step(run, "actions")
    number = max(0, limit(run, seat, "actions", run.rules.actions))
    run.emit(ev.Tokens(seat, (*run.player(seat).tokens, *(Token("any"),) * number)))
    run.push(ActionFrame(seat, run.serial()))


def _discard_step(run: Run, seat: Seat) -> None:
    taking.lose(run, seat)
    _step(run, "discard")
    happened(run, "discard", seat=seat)


def _discard(run: Run, seat: Seat) -> None:
    run.push(Discarding(seat, run.serial()))


def _end_step(run: Run, seat: Seat) -> None:
    _step(run, "end")
    happened(run, "turn-end", seat=seat)


def _finish(run: Run, seat: Seat) -> None:
    """The turn is over: deadlines run on, the last turns run out, the next turn begins."""
    run.emit(ev.PlayerNoted(seat, turns=run.player(seat).turns + 1))
    taking.lose(run, seat)
    ends.turn_over(run)
    _count_down(run, seat)
    if run.state.over:
        return
    victory.settle(run)
    if not run.state.over and run.state.last_turns == 0:
        victory.time_over(run)
    if not run.state.over:
        _next_turn(run)


def _count_down(run: Run, seat: Seat) -> None:
    """Who is past the deadline is out; where it begins at any time, it begins for those who are stranded now.

    Rule: doomtrooper-cs.recruit.deadline, doomtrooper-sv.draw.eliminated
    """
    left = run.player(seat).deadline
    if left:
        left = left - 1 if _stranded(run, seat) else 0
        run.emit(ev.PlayerNoted(seat, deadline=left))
        if left == 0 and _stranded(run, seat):
            leave(run, seat, "deadline")
    if run.state.over or run.rules.deadline_at_start:
        return
    for other in run.seats():
        if not run.player(other).deadline and _stranded(run, other):
            run.emit(ev.PlayerNoted(other, deadline=run.rules.deadline))


def _next_turn(run: Run) -> None:
    """The turn goes round: to whoever has one more, past whoever misses one.

    Rule: doomtrooper-sv.multiplayer.order
    """
    seat = run.state.active
    if run.player(seat).extra > 0 and not run.player(seat).out:
        run.emit(ev.PlayerNoted(seat, extra=run.player(seat).extra - 1))
    else:
        seat = _following(run, seat)
        while run.player(seat).extra < 0:
            run.emit(ev.PlayerNoted(seat, extra=run.player(seat).extra + 1))
            seat = _following(run, seat)
    run.change(TurnFrame())
    _begin(run, seat)


def _following(case: Case, seat: Seat) -> Seat:
    return next((other for other in case.round(seat) if other != seat), seat)


PARTS: tuple[Callable[[Run, Seat], None], ...] = (
    _begin,
    _window("start"),
    _draw_step,
    _draw,
    _window("draw"),
    _actions,
    _discard_step,
    _discard,
    _window("discard"),
    _end_step,
    _finish,
)
"""What a turn consists of; :class:`TurnFrame` counts it."""


STEP_AT: dict[Step, int] = {"start": 1, "draw": 2, "actions": 5, "discard": 6, "end": 9}
"""By step the part of a turn that begins it; the beginning of a turn is behind whoever is put at its start."""


def at_step(state: State, step: Step) -> State:
    """The position at the beginning of a step of the turn that runs, with nothing else waiting."""
    fresh = tuple(
        replace(player, tokens=(), attacked=False, attack_used=False, attacks=0, sabotaged=())
        for player in state.players
    )
    return replace(state, step=step, stack=(TurnFrame(STEP_AT[step]),), players=fresh, recent=())


def with_actions_given(state: State) -> State:
    """The position in which the player in turn has the actions that he takes, where it was about to give them."""
    acting = ActionFrame(state.active, state.serial)
    return replace(state, stack=(TurnFrame(STEP_AT["actions"] + 1), acting), serial=state.serial + 1)
