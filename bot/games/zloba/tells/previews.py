"""What a command will do, in words, before it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.values import Arg, Line
from bot.games.zloba.acts.actions.cards import card_label
from bot.games.zloba.acts.actions.exodus import dice_label
from bot.games.zloba.acts.opponent import wound_answers
from bot.games.zloba.looks import labels
from bot.games.zloba.looks.powers import find
from bot.games.zloba.pack.components import name_of, text_of
from bot.games.zloba.position import commands as asked
from bot.games.zloba.position.case import Case
from bot.games.zloba.position.units import MAT, REMOVED, Call, Wounds


def preview(case: Case, command: asked.Command) -> Line:
    """A command in words."""
    return PREVIEWS[type(command)](case, command)


def _choose_cards(case: Case, command: asked.ChooseCards) -> Line:
    cards = case.components.cards[case.force.faction]
    return Line("zloba-do-cards", {"cards": tuple(card_label(cards[key]) for key in command.cards)})


def _pick_die(_: Case, command: asked.PickDie) -> Line:
    return Line("zloba-do-pick", {"die": labels.named(command.face)})


def _mine(_: Case, __: asked.Mine) -> Line:
    return Line("zloba-do-mine")


def _deploy(_: Case, command: asked.Deploy) -> Line:
    return Line("zloba-do-deploy", {"count": command.units, "place": labels.place(command.place)})


def _enter(case: Case, command: asked.Enter) -> Line:
    power = find(case, "enter", command.by)
    return Line("zloba-do-enter", {"count": min(case.force.mat, power.amount if power is not None else 0)})


def _move(case: Case, command: asked.Move) -> Line:
    units = labels.troops(case.components, command.troops)
    values: dict[str, Arg] = {"start": labels.place(command.start), "end": labels.place(command.end), "units": units}
    return Line("zloba-do-move", values)


def _attack(case: Case, command: asked.Attack) -> Line:
    return Line(
        "zloba-do-attack",
        {
            "place": labels.place(command.area),
            "target": labels.faction(case.components, case.state, command.target),
            "wounds": labels.wounds(case.components, command.wounds),
        },
    )


def _exodus(case: Case, command: asked.Exodus) -> Line:
    marches = labels.marches(case.components, command.marches)
    values: dict[str, Arg] = {"start": labels.place(command.start), "marches": marches}
    if not command.dice:
        return Line("zloba-do-exodus-again", values)
    return Line("zloba-do-exodus", {**values, "dice": dice_label(command.dice)})


def _discard(_: Case, command: asked.Discard) -> Line:
    return Line("zloba-do-discard", {"die": labels.named(command.face)})


def _buy(case: Case, command: asked.Buy) -> Line:
    kind = case.components.kinds[case.force.faction][command.kind]
    values: dict[str, Arg] = {"elite": name_of(kind), "text": text_of(kind), "cost": kind.cost}
    return Line("zloba-do-buy", {**values, "place": labels.place(command.place)})


def _skill(case: Case, command: asked.UseSkill) -> Line:
    skill = case.components.skills[case.force.faction][command.skill]
    return Line("zloba-do-skill", {"skill": name_of(skill), "text": text_of(skill), "cost": skill.cost})


def _card(case: Case, command: asked.UseCard) -> Line:
    return Line("zloba-do-card", {"card": card_label(case.components.cards[case.force.faction][command.card])})


def _recall(case: Case, command: asked.Recall) -> Line:
    elite = labels.figure(case.components, command.elite)
    text = text_of(case.components.kinds[case.force.faction][command.elite.kind])
    return Line("zloba-do-recall", {"elite": elite, "place": labels.place(command.place), "text": text})


def _muster(case: Case, command: asked.Muster) -> Line:
    calls = tuple(_call(case, call) for call in command.calls)
    return Line("zloba-do-muster", {"place": labels.place(command.place), "calls": calls})


def _call(case: Case, call: Call) -> Line:
    names = {MAT: Line("zloba-mat"), REMOVED: Line("zloba-removed")}
    source = names.get(call.source) or labels.place(call.source)
    return Line("zloba-call", {"source": source, "units": labels.troops(case.components, call.troops)})


def _let_be(_: Case, __: asked.LetBe) -> Line:
    return Line("zloba-do-let-be")


def _end(_: Case, __: asked.EndTurn) -> Line:
    return Line("zloba-do-end")


def _divide(case: Case, command: asked.Divide) -> Line:
    share = command.sufferings[0].wounds if command.sufferings else Wounds()
    frame = wound_answers.due(case)
    left = frame.wounds - share.total if frame is not None else 0
    suffering = wound_answers.label(case, case.seat, share)
    if left:
        return Line("zloba-do-divide-part", {"suffering": suffering, "left": left})
    return Line("zloba-do-divide", {"suffering": suffering})


PREVIEWS: dict[type[asked.Command], Callable[[Case, Any], Line]] = {
    asked.ChooseCards: _choose_cards,
    asked.PickDie: _pick_die,
    asked.Mine: _mine,
    asked.Deploy: _deploy,
    asked.Enter: _enter,
    asked.Move: _move,
    asked.Attack: _attack,
    asked.Exodus: _exodus,
    asked.Discard: _discard,
    asked.Buy: _buy,
    asked.UseSkill: _skill,
    asked.UseCard: _card,
    asked.Recall: _recall,
    asked.Muster: _muster,
    asked.LetBe: _let_be,
    asked.EndTurn: _end,
    asked.Divide: _divide,
}
