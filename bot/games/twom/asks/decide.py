"""Judging commands and carrying them out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.contract import Chance
from bot.games.kernel.ask import PathAnswers, reached
from bot.games.kernel.chance import Drawn, Untouched
from bot.games.kernel.deeds import Deed
from bot.games.kernel.said import offered
from bot.games.twom.acts.day.dusk import DRINK, EAT
from bot.games.twom.acts.day.evening import ASSIGN
from bot.games.twom.acts.day.rounds import PLACE
from bot.games.twom.acts.ending.epilogues import tell_the_end
from bot.games.twom.acts.flow import council
from bot.games.twom.acts.flow.using import USING
from bot.games.twom.acts.night.deeds import NIGHT_DEEDS
from bot.games.twom.asks.advance import advance, asked, of_moment
from bot.games.twom.asks.advance import offered as offer
from bot.games.twom.asks.frames import FRAMES
from bot.games.twom.asks.last_resort import PLAYING
from bot.games.twom.asks.said import Said
from bot.games.twom.asks.told.answering import check_told, path_of, told_of
from bot.games.twom.asks.told.free import DECLARING_FREELY, can_declare, declared_by, offer_declaration
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.looks.telling import cannot_have_come
from bot.games.twom.pack.components import Components
from bot.games.twom.position import commands as asked_for
from bot.games.twom.position.case import Case, Run, Untold
from bot.games.twom.position.commands import Answer, Command, Declare, Series, Tell, Use
from bot.games.twom.position.events import Awaited, Event
from bot.games.twom.position.frames.stack import Declaring, Held, Putting
from bot.games.twom.position.state import State
from bot.games.values import Rejected, Seat, Violation


def _check_pick(case: Case, _: asked_for.Pick) -> tuple[Violation, ...]:
    frame = case.state.stack[-1]
    return (refuse(FRAMES[type(frame)].rule(frame), "pick"),)


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
    asked_for.Pick: Deed(_check_pick, _pick),
    asked_for.Play: PLAYING,
    Declare: DECLARING_FREELY,
    Use: USING,
    **NIGHT_DEEDS,
}


def tells(state: State) -> bool:
    """Whether the question of the moment is what came at people's table, or what it did."""
    return state.pending is not None or (bool(state.stack) and isinstance(state.stack[-1], Declaring))


def is_of_the_table(state: State) -> bool:
    """Whether only people know enough for an answer: what came, what it did, or what their card lets them choose."""
    return tells(state) or (bool(state.stack) and isinstance(state.stack[-1], Putting))


def asked_seat(state: State) -> Seat:
    """Whose answer is awaited: the Diary's holder, or the keeper of the box where people tell what came.

    Rule: twom-cs.leader.decides
    """
    if tells(state) and state.table.keeper is not None and state.table.keeper in state.present:
        return state.table.keeper
    return state.holder


def may_tell(components: Components, state: State) -> tuple[Seat, ...]:
    """Who may tell what nobody asked: the Diary's holder and the keeper of the box, as far as they are at the table."""
    if state.end is not None or not can_declare(Case(components, state)):
        return ()
    asked = asked_seat(state)
    seats = dict.fromkeys((asked, state.holder, state.table.keeper))
    return tuple(seat for seat in seats if seat is not None and (seat in state.present or seat == asked))


def is_offered(case: Case, command: Answer) -> bool:
    """Whether the questions of the moment lead to an answer, or those of a remark without a question."""
    if asked(case) is None:
        return False
    match command:
        case asked_for.Pick(of=of):
            found, _ = reached(PathAnswers(of), lambda answers: of_moment(answers, case))
        case Tell():
            found, _ = reached(PathAnswers(path_of(case, command)), lambda answers: of_moment(answers, case))
        case Declare() if not can_declare(case):
            return False
        case Declare(why=why, of=of):
            found, _ = reached(PathAnswers((why, *of)), lambda answers: offer_declaration(answers, case))
        case _ if case.state.stack or case.state.pending is not None:
            return False
        case _:
            found = offered(Said(command), lambda answers: offer(answers, case))
    return found == command


def violations(components: Components, state: State, seat: Seat, command: Answer) -> tuple[Violation, ...]:
    """Why an answer cannot stand; empty when it can: the questions judge it, the check of its kind names the rules."""
    case = Case(components, state)
    if state.end is not None:
        return (refuse("overview.phases", "over"),)
    may_say = isinstance(command, Declare) and seat in may_tell(components, state)
    if seat != asked_seat(state) and not may_say:
        return (refuse("leader.decides", "diary", seat=asked_seat(state)),)
    if is_offered(case, command):
        return ()
    return why_not(case, command) or (refuse("overview.phases", "now"),)


def why_not(case: Case, command: Answer) -> tuple[Violation, ...]:
    """The rules that an answer breaks which is not offered."""
    state = case.state
    if isinstance(command, Tell):
        why = cannot_have_come(case, (command.said, *command.more))
        return tuple(check_told(case, command)) if why is None else (why,)
    deed = DEEDS[type(command)]
    if isinstance(command, Declare) and deed.now(case):
        return tuple(deed.why_not(case, command))
    if state.pending is not None:
        return (refuse("setup.steps", "told"),)
    if bool(state.stack) != isinstance(command, asked_for.Pick) or not deed.now(case):
        return (refuse("overview.phases", "now"),)
    return tuple(deed.why_not(case, command))


def carried_out(components: Components, state: State, seat: Seat, command: Command, chance: Chance) -> Run | Rejected:
    """A command and all that it leads to, up to the next question: the events, and the position after them."""
    if isinstance(command, Series):
        return _in_turn(components, state, seat, command, chance)
    found = violations(components, state, seat, command)
    return Rejected(found) if found else led(components, state, seat, command, chance)


def led(components: Components, state: State, seat: Seat, command: Answer, chance: Chance) -> Run:
    """All that an answer leads to which may be given, up to the next question."""
    if isinstance(command, Declare):
        return _played(Run(components, state, chance), lambda run: _declare(run, command, seat))
    if state.pending is not None and isinstance(command, Tell):
        before = state.pending
        said = (*before.told, command.said, *command.more)
        cards = len(told_of(Case(components, state), said[len(before.told) :]))
        did = (cards, command.did) if cards else None
        return _played(Run(components, state, chance, said, before.drawn, did), lambda run: _do(run, before.command))
    return _played(Run(components, state, chance), lambda run: _do(run, command))


def onward(components: Components, state: State, seat: Seat, answer: Answer) -> Run | Rejected:
    """An answer to which the same person adds the next one: to what they are asked before the Diary passes.

    Nothing is added to what the bot rolls or draws, for people see it first. Whatever is talked over is a question of
    its own, and so is whether a new day begins, before which the campaign can be saved.

    Rule: twom-cs.leader.decides, twom-cs.save.when
    """
    try:
        done = carried_out(components, state, seat, answer, Untouched())
    except Drawn:
        return Rejected((refuse("leader.decides", "series"),))
    if isinstance(done, Rejected):
        return done
    after = done.state
    told = can_declare(Case(components, state)) and can_declare(done)
    same = {(each.holder, asked_seat(each)) for each in (state, after)} == {(state.holder, seat)}
    alone = council.seconds(after) or after.step == "new-day"
    if told and same and asked(done) is not None and not alone:
        return done
    return Rejected((refuse("leader.decides", "series"),))


def _in_turn(components: Components, state: State, seat: Seat, command: Series, chance: Chance) -> Run | Rejected:
    *others, last = command.answers
    events: list[Event] = []
    for each in others:
        led = onward(components, state, seat, each)
        if isinstance(led, Rejected):
            return led
        events += led.events
        state = led.state
    done = carried_out(components, state, seat, last, chance)
    if not isinstance(done, Rejected):
        done.events = [*events, *done.events]
    return done


def _do(run: Run, command: Answer | None) -> None:
    """Carry out a command that nobody has carried out yet, if any."""
    run.begin(command)
    if run.state.pending is not None:
        run.emit(Awaited(None))
    if command is not None:
        DEEDS[type(command)].do(run, command)


def _declare(run: Run, command: Declare, seat: Seat) -> None:
    """Carry out a remark without a question: the step that waits for an answer waits on below it."""
    waiting = run.state.pending
    if waiting is not None:
        run.emit(Awaited(None))
        run.push(Held(waiting.command, waiting.told, waiting.drawn))
    declared_by(run, command, seat)


def _played(run: Run, begin: Callable[[Run], None]) -> Run:
    """A run after what it begins with and all that follows, up to the next question."""
    try:
        begin(run)
        advance(run)
        while run.state.end is None and run.state.stack and isinstance(held := run.state.stack[-1], Held):
            run.pop()
            if held.command is None or is_offered(Case(run.components, run.state), held.command):
                run.go_on(held.command, held.told, held.drawn)
                if held.command is not None:
                    DEEDS[type(held.command)].do(run, held.command)
            else:
                # What people added has changed what is asked.
                run.begin()
            advance(run)
    except Untold as question:
        run.emit(Awaited(run.held_back(question)))
    if run.state.end is not None:
        tell_the_end(run)
    return run


def begun(components: Components, state: State, chance: Chance) -> Run:
    """The set table, and everything up to the first question."""
    return _played(Run(components, state, chance), lambda run: _do(run, None))
