"""Judging commands and carrying them out: the questions on the way to a command say whether it is legal."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.contract import Chance
from bot.games.kernel.deeds import Deed
from bot.games.kernel.said import offered
from bot.games.values import Rejected, Seat, Violation
from bot.games.zloba.acts.actions.attack import check_attack, do_attack
from bot.games.zloba.acts.actions.cards import check_card, check_cards, do_card, do_cards
from bot.games.zloba.acts.actions.deployment import check_deploy, check_mine, do_deploy, do_mine
from bot.games.zloba.acts.actions.draft import check_pick, do_pick
from bot.games.zloba.acts.actions.ending_turn import (
    check_discard,
    check_end,
    check_let_be,
    do_discard,
    do_end,
    do_let_be,
)
from bot.games.zloba.acts.actions.exodus import check_exodus, do_exodus
from bot.games.zloba.acts.actions.movement import check_enter, check_move, do_enter, do_move
from bot.games.zloba.acts.actions.mustering import check_muster, do_muster
from bot.games.zloba.acts.actions.purchase import check_buy, check_recall, check_skill, do_buy, do_recall, do_skill
from bot.games.zloba.acts.opponent import wound_answers
from bot.games.zloba.asks import course
from bot.games.zloba.asks.course import advance
from bot.games.zloba.asks.said import Said
from bot.games.zloba.looks.labels import named
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.components import Components
from bot.games.zloba.position import commands as asked
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.state import State

DEEDS: Mapping[type[asked.Command], Deed] = {
    asked.ChooseCards: Deed(check_cards, do_cards),
    asked.PickDie: Deed(check_pick, do_pick),
    asked.Mine: Deed(check_mine, do_mine),
    asked.Deploy: Deed(check_deploy, do_deploy),
    asked.Enter: Deed(check_enter, do_enter),
    asked.Move: Deed(check_move, do_move),
    asked.Attack: Deed(check_attack, do_attack),
    asked.Exodus: Deed(check_exodus, do_exodus),
    asked.Discard: Deed(check_discard, do_discard),
    asked.Buy: Deed(check_buy, do_buy),
    asked.UseSkill: Deed(check_skill, do_skill),
    asked.UseCard: Deed(check_card, do_card),
    asked.Recall: Deed(check_recall, do_recall),
    asked.Muster: Deed(check_muster, do_muster),
    asked.LetBe: Deed(check_let_be, do_let_be),
    asked.EndTurn: Deed(check_end, do_end),
    asked.Divide: Deed(wound_answers.check, wound_answers.carry_out),
}


def is_offered(case: Case, command: asked.Command) -> bool:
    """Whether the questions that a seat is asked now lead to a command."""
    return course.is_asked(case) and offered(Said(command), lambda answers: course.command(answers, case)) == command


def violations(components: Components, state: State, seat: Seat, command: asked.Command) -> tuple[Violation, ...]:
    """Why a command cannot stand; empty when it can: the questions judge it, the check of its kind names the rules."""
    if state.end is not None:
        return (refuse("victory.threshold", "over"),)
    if not 0 <= seat < state.seats:
        return (refuse("turn.order", "seat"),)
    case = Case(components, state, seat)
    if is_offered(case, command):
        return ()
    return tuple(DEEDS[type(command)].why_not(case, command)) or (
        refuse("round.phases", "phase", phase=named(state.phase)),
    )


def carried_out(
    components: Components, state: State, seat: Seat, command: asked.Command, chance: Chance
) -> Run | Rejected:
    """A command and all that it leads to, up to the next question: the events, and the position after them."""
    found = violations(components, state, seat, command)
    return Rejected(found) if found else carry_out(components, state, seat, command, chance)


def carry_out(components: Components, state: State, seat: Seat, command: asked.Command, chance: Chance) -> Run:
    """The same of a command that can stand."""
    run = Run(components, state, chance)
    DEEDS[type(command)].do(run, seat, command)
    advance(run)
    return run
