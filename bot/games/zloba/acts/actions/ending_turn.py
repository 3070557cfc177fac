"""Doing nothing more: a die put away, a task let be, a turn ended."""

from __future__ import annotations

from bot.games.kernel.ask import Answers
from bot.games.values import Seat, Violation
from bot.games.zloba.acts.actions.movement import onward
from bot.games.zloba.looks.labels import named
from bot.games.zloba.looks.payment import not_offered, out_of_turn, task_done
from bot.games.zloba.looks.powers import pending
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.commands import Discard, EndTurn, LetBe
from bot.games.zloba.position.events import Declined, Discarded, TurnEnded


def offer_discard(answers: Answers, case: Case) -> Discard:
    """Ask for the die."""
    return Discard(answers.choose("zloba-ask-discard", list(dict.fromkeys(case.force.dice)), str, named))


def check_discard(case: Case, command: Discard) -> list[Violation]:
    """Rule: zloba-cs.turn.decline"""
    found = out_of_turn(case)
    turn = case.state.turn
    if not found and turn is not None and turn.acted:
        found.append(refuse("turn.use-die", "second-die"))
    if not found and command.face not in case.force.dice:
        found.append(refuse("turn.use-die", "die", action=named(command.face)))
    return found


def check_end(case: Case, _: EndTurn) -> list[Violation]:
    """Rule: zloba-cs.turn.use-die"""
    found = out_of_turn(case)
    turn = case.state.turn
    if not found and turn is not None and not turn.acted:
        found.append(refuse("turn.use-die", "must-use-die"))
    return found


def check_let_be(case: Case, _: LetBe) -> list[Violation]:
    """Rule: zloba-cs.spoils.who"""
    return [] if pending(case) is not None or onward(case) is not None else not_offered(case)


def do_discard(run: Run, seat: Seat, command: Discard) -> None:
    """Put a die away unused."""
    run.emit(Discarded(seat, command.face))


def do_end(run: Run, seat: Seat, _: EndTurn) -> None:
    """End the turn."""
    run.emit(TurnEnded(seat))


def do_let_be(run: Run, seat: Seat, _: LetBe) -> None:
    """Make no use of the task in hand."""
    case = Case(run.components, run.state, seat)
    frame = pending(case)
    if frame is None:
        run.pop()
        run.emit(Declined(seat, "onward"))
        return
    task_done(run)
    run.emit(Declined(seat, "spoils" if frame.source == "spoils" else "effect"))
