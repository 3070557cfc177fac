"""What pays for a deed: checking that it is there, and taking it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.values import Seat, Violation
from bot.games.zloba.looks.labels import named
from bot.games.zloba.looks.powers import my_turn, pending
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.effects import Face
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.commands import By
from bot.games.zloba.position.coop_state import WoundsDue
from bot.games.zloba.position.events import DieUsed
from bot.games.zloba.position.events_units import Cause
from bot.games.zloba.position.state import Action, Onward, Pending


def lacking(case: Case, by: By, action: Action) -> list[Violation]:
    """Why a deed cannot be paid for; ``action`` is the one that an action die would need to show."""
    if by == "effect":
        return not_offered(case)
    early = out_of_turn(case) if by == "die" else own_turn_only(case, "all-seeing.use", "eye-turn")
    if early:
        return early
    turn, eye = case.state.turn, case.force.eye
    if by == "die":
        if turn is not None and turn.acted:
            forfeited = turn.done == "exodus" and action not in case.force.dice
            return [refuse("exodus.forfeit", "forfeited") if forfeited else refuse("turn.use-die", "second-die")]
        return [refuse("turn.use-die", "die", action=named(action))]
    if eye is None:
        return [refuse("all-seeing.use", "eye-used")]
    if by == "double":
        if eye != "double":
            return [refuse("all-seeing.definition", "eye-shows", shows=named(eye))]
        return [refuse("all-seeing.double", "double")]
    return [refuse("all-seeing.definition", "eye-shows", shows=named(eye))]


def out_of_turn(case: Case) -> list[Violation]:
    """Why nothing of one's own turn can be done now; empty when it can."""
    if my_turn(case):
        return []
    if dividing(case):
        return [refuse("coop.ai.wounds-elite-first", "divide-first")]
    if pending(case) is not None or _moving_on(case):
        return [refuse(rule_in_hand(case), "interrupted")]
    if case.state.phase != "actions":
        return [refuse("round.phases", "phase", phase=named(case.state.phase))]
    return [refuse("turn.order", "turn") if case.force.dice else refuse("turn.no-dice", "no-dice")]


def own_turn_only(case: Case, rule: str, sentence: str, *, passed: bool = True) -> list[Violation]:
    """Why something that one does in one's own turn cannot be done now: because of this rule unless it is that turn.

    Args:
        passed: whether it is forbidden because a seat without an action die passes its turn, too.
    """
    found = out_of_turn(case)
    turn = case.state.turn
    if case.state.phase == "actions" and turn is not None and turn.seat == case.seat:
        return found
    if passed and found[0].rule.endswith(".turn.no-dice"):
        return found
    return [refuse(rule, sentence)]


def not_offered(case: Case) -> list[Violation]:
    """That the effect in hand, if any, does not allow this."""
    if pending(case) is not None or _moving_on(case):
        return [refuse(rule_in_hand(case), "effect-other")]
    return out_of_turn(case) or [refuse("turn.use-die", "no-effect")]


def pay(run: Run, seat: Seat, by: By, action: Face | None) -> Cause:
    """Take what pays for a deed, and tell what brought it about."""
    if by == "effect":
        frame = run.state.stack[-1]
        task_done(run)
        return "spoils" if isinstance(frame, Pending) and frame.source == "spoils" else "effect"
    if by == "die" and action is not None:
        run.emit(DieUsed(seat, (action,), action))
    else:
        run.emit(DieUsed(seat, ("eye",), None))
    return by


def task_done(run: Run) -> None:
    """The first of the tasks in hand is over."""
    frame = run.state.stack[-1]
    rest = frame.queue[1:] if isinstance(frame, Pending) else ()
    run.change(replace(frame, queue=rest) if rest else None)


def dividing(case: Case) -> bool:
    """Whether the seat is asked to divide wounds from the opponent."""
    stack = case.state.stack
    return bool(stack) and isinstance(frame := stack[-1], WoundsDue) and frame.seat == case.seat


def _moving_on(case: Case) -> bool:
    stack = case.state.stack
    return bool(stack) and isinstance(frame := stack[-1], Onward) and frame.seat == case.seat


def rule_in_hand(case: Case) -> str:
    """The rule behind what the seat is to carry out now: swift elites, spoils, a skill, a card or an elite."""
    frame = pending(case)
    if frame is None:
        return "move.multi-area"
    if frame.source == "spoils":
        return "spoils.resolve"
    if frame.source in case.components.skills[case.force.faction]:
        return "purchase.skills"
    return "support.kinds" if frame.source in case.components.cards[case.force.faction] else "attack.elite-abilities"
