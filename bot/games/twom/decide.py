"""Judging commands and carrying them out."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.contract import Chance
from bot.games.twom.day.dusk import DRINK, EAT
from bot.games.twom.day.evening import ASSIGN
from bot.games.twom.day.rounds import PLACE
from bot.games.twom.ending.epilogues import tell_the_end
from bot.games.twom.flow.advance import advance
from bot.games.twom.flow.frames import FRAMES, is_answer
from bot.games.twom.flow.last_resort import PLAYING
from bot.games.twom.flow.step import Deed
from bot.games.twom.night.deeds import NIGHT_DEEDS
from bot.games.twom.pack.components import Components
from bot.games.twom.position import commands as asked_for
from bot.games.twom.position.case import Case, Run, Untold
from bot.games.twom.position.commands import Command, Tell
from bot.games.twom.position.events import Awaited, Event
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.position.state import Pending, State
from bot.games.twom.rules.refusals import refuse
from bot.games.twom.rules.telling import cannot_have_come
from bot.games.values import Accepted, Rejected, Seat, Violation


def _check_pick(case: Case, command: asked_for.Pick) -> tuple[Violation, ...]:
    frame = case.state.stack[-1]
    return () if is_answer(case, frame, command.of) else (refuse(FRAMES[type(frame)].rule(frame), "pick"),)


def _pick(run: Run, command: asked_for.Pick) -> None:
    frame = run.state.stack[-1]
    answer = FRAMES[type(frame)].answer
    if answer is not None:
        answer(run, frame, command.of)


DEEDS: Mapping[type, Deed] = {
    asked_for.Place: PLACE,
    asked_for.Drink: DRINK,
    asked_for.Eat: EAT,
    asked_for.Assign: ASSIGN,
    asked_for.Pick: Deed(lambda case: bool(case.state.stack), _check_pick, _pick),
    asked_for.Play: PLAYING,
    **NIGHT_DEEDS,
}


def tells(state: State) -> bool:
    """Whether the question of the moment is what came at people's table, or what it did."""
    return state.pending is not None or (bool(state.stack) and isinstance(state.stack[-1], Declaring))


def asked_seat(state: State) -> Seat:
    """Whose answer is awaited: the Diary's holder, or the keeper of the box where people tell what came.

    Rule: twom-cs.leader.decides
    """
    if tells(state) and state.table.keeper is not None and state.table.keeper in state.present:
        return state.table.keeper
    return state.holder


def violations(components: Components, state: State, seat: Seat, command: Command) -> tuple[Violation, ...]:
    """Why a command cannot stand; empty when it can."""
    case = Case(components, state)
    if state.end is not None:
        return (refuse("overview.phases", "over"),)
    if seat != asked_seat(state):
        return (refuse("leader.decides", "diary", seat=asked_seat(state)),)
    if isinstance(command, Tell):
        why = cannot_have_come(case, command.said)
        return () if why is None else (why,)
    if state.pending is not None:
        return (refuse("setup.steps", "told"),)
    deed = DEEDS[type(command)]
    if bool(state.stack) != isinstance(command, asked_for.Pick) or not deed.now(case):
        return (refuse("overview.phases", "now"),)
    return tuple(deed.check(case, command))


def carried_out(components: Components, state: State, seat: Seat, command: Command, chance: Chance) -> Run | Rejected:
    """A command and all that it leads to, up to the next question: the events, and the position after them."""
    found = violations(components, state, seat, command)
    if found:
        return Rejected(found)
    if state.pending is not None and isinstance(command, Tell):
        before = state.pending
        return _play(components, state, before.command, chance, (*before.told, command.said), before.drawn)
    return _play(components, state, command, chance)


def _play(
    components: Components,
    state: State,
    command: Command | None,
    chance: Chance,
    told: tuple[str, ...] = (),
    drawn: tuple[int, ...] = (),
) -> Run:
    run = Run(components, state, chance, told, drawn)
    if state.pending is not None:
        run.emit(Awaited(None))
    try:
        if command is not None:
            DEEDS[type(command)].do(run, command)
        advance(run)
    except Untold as question:
        drawn = tuple(run.drawn)
        run = Run(components, state, chance)
        run.emit(Awaited(Pending(command, told, question.what, question.options, drawn)))
    if run.state.end is not None:
        tell_the_end(run)
    return run


def begun(components: Components, state: State, chance: Chance) -> Run:
    """The set table, and everything up to the first question."""
    return _play(components, state, None, chance)


def decide(
    components: Components, state: State, seat: Seat, command: Command, chance: Chance
) -> Accepted[Event] | Rejected:
    """What a command leads to, up to the next question."""
    done = carried_out(components, state, seat, command, chance)
    return done if isinstance(done, Rejected) else Accepted(tuple(done.events))
